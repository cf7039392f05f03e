extension InterfaceModules.CoreTelephony {
  /// The network of a phone.
  static let carriers = #"""
    // https://developer.apple.com/documentation/coretelephony
    @_exported import Foundation
    import Swift
    import _Concurrency
    open class CTTelephonyNetworkInfo : NSObject {
      override public init()
      open var serviceCurrentRadioAccessTechnology: [String : String]? { get }
    }
    """#
}
