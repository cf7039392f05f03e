extension InterfaceModules.DeviceCheck {
  /// Proof that an app and a device are genuine.
  static let attestation = #"""
    // https://developer.apple.com/documentation/devicecheck
    @_exported import Foundation
    import Swift
    import _Concurrency
    @available(iOS 11.0, macOS 10.15, tvOS 11.0, watchOS 9.0, *)
    open class DCDevice : NSObject {
      open class var current: DCDevice { get }
      open var isSupported: Bool { get }
      @preconcurrency open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void)
      public func generateToken() async throws -> Data
    }
    @available(iOS 14.0, macOS 11.0, tvOS 15.0, watchOS 9.0, *)
    open class DCAppAttestService : NSObject, @unchecked Sendable {
      open class var shared: DCAppAttestService { get }
      open var isSupported: Bool { get }
      @preconcurrency open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void)
      @preconcurrency open func attestKey(_ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void)
      @preconcurrency open func generateAssertion(_ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void)
      public func generateKey() async throws -> String
      public func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data
      public func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data
    }
    @available(iOS 11.0, macOS 10.15, tvOS 11.0, watchOS 9.0, *)
    public struct DCError : Error {
      public enum Code : Int, Sendable {
        case unknownSystemFailure
        case featureUnsupported
        case invalidInput
        case invalidKey
        case serverUnavailable
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public var code: DCError.Code { get }
    }
    """#
}
