extension InterfaceModules.LocalAuthentication {
  /// Face ID, Touch ID and passcodes.
  static let authenticationContexts = #"""
    // https://developer.apple.com/documentation/localauthentication
    @_exported import Foundation
    import Swift
    import _Concurrency
    @objc public enum LAPolicy : Int, Sendable {
      case deviceOwnerAuthenticationWithBiometrics = 1
      case deviceOwnerAuthentication = 2
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum LABiometryType : Int, Sendable {
      case none
      case touchID
      case faceID
      case opticID = 4
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class LAContext : NSObject, @unchecked Sendable {
      override public init()
      @discardableResult open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool
      open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void)
      @discardableResult open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool
      open func invalidate()
      open var biometryType: LABiometryType { get }
      open var localizedFallbackTitle: String? { get set }
      open var localizedCancelTitle: String? { get set }
      open var touchIDAuthenticationAllowableReuseDuration: TimeInterval { get set }
    }
    public struct LAError : Error, Hashable {
      @objc public enum Code : Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      public var code: LAError.Code { get }
      public static var authenticationFailed: LAError.Code { get }
      public static var userCancel: LAError.Code { get }
      public static var userFallback: LAError.Code { get }
      public static var systemCancel: LAError.Code { get }
      public static var passcodeNotSet: LAError.Code { get }
      public static var biometryNotAvailable: LAError.Code { get }
      public static var biometryNotEnrolled: LAError.Code { get }
      public static var biometryLockout: LAError.Code { get }
      public static var appCancel: LAError.Code { get }
      public static var invalidContext: LAError.Code { get }
      public var localizedDescription: String { get }
      public static func == (a: LAError, b: LAError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    """#
}
