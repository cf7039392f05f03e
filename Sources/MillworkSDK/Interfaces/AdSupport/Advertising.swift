extension InterfaceModules.AdSupport {
  /// The identifier for advertising.
  static let advertising = #"""
    // https://developer.apple.com/documentation/adsupport
    @_exported import Foundation
    import Swift
    import _Concurrency
    open class ASIdentifierManager : NSObject {
      open class func shared() -> ASIdentifierManager
      open var advertisingIdentifier: UUID { get }
    }
    """#
}
