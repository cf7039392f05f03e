extension InterfaceModules.CommonCrypto {
  /// Digests.
  static let digestFunctions = #"""
    // https://developer.apple.com/documentation/commoncrypto
    @_exported import Foundation
    import Swift
    import _Concurrency
    public var CC_SHA256_DIGEST_LENGTH: Int32 { get }
    public var CC_MD5_DIGEST_LENGTH: Int32 { get }
    public var CC_SHA1_DIGEST_LENGTH: Int32 { get }
    public typealias CC_LONG = UInt32
    @discardableResult public func CC_SHA256(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>!
    @discardableResult public func CC_SHA1(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>!
    @discardableResult public func CC_MD5(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>!
    """#
}
