extension InterfaceModules.CryptoTokenKit {
  /// Tokens and smart cards.
  static let smartCards = #"""
    // https://developer.apple.com/documentation/cryptotokenkit
    @_exported import Foundation
    import Swift
    import _Concurrency
    open class TKTokenWatcher : NSObject {
      override public init()
      open var tokenIDs: [String] { get }
    }
    """#
}
