extension InterfaceModules.LocalAuthentication {
  /// Face ID, Touch ID and passcodes.
  static let authenticationContexts = #"""
    // https://developer.apple.com/documentation/localauthentication
    @_exported import Foundation
    import Security
    import Swift
    import _Concurrency
    @objc public enum LAPolicy : Int, Sendable {
      @available(watchOS, unavailable)
      case deviceOwnerAuthenticationWithBiometrics = 1
      case deviceOwnerAuthentication = 2
      @available(macOS 10.15, *)
      @available(iOS 18.0, *)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      case deviceOwnerAuthenticationWithCompanion = 3
      @available(watchOS 9.0, *)
      @available(iOS, unavailable)
      @available(macOS, unavailable)
      @available(visionOS, unavailable)
      case deviceOwnerAuthenticationWithWristDetection = 5
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum LABiometryType : Int, Sendable {
      case none
      case touchID
      case faceID
      @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
      case opticID = 4
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum LACredentialType : Int, Sendable {
      case applicationPassword = 0
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum LAAccessControlOperation : Int, Sendable {
      case createItem
      case useItem
      case createKey
      case useKeySign
      case useKeyDecrypt
      case useKeyKeyExchange
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class LAContext : NSObject, @unchecked Sendable {
      override public init()
      open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool
      @preconcurrency open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void)
      @discardableResult open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool
      @preconcurrency open func evaluateAccessControl(_ accessControl: SecAccessControl, operation: LAAccessControlOperation, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void)
      @discardableResult open func evaluateAccessControl(_ accessControl: SecAccessControl, operation: LAAccessControlOperation, localizedReason: String) async throws -> Bool
      open func invalidate()
      open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool
      open func isCredentialSet(_ type: LACredentialType) -> Bool
      @available(watchOS, unavailable)
      open var biometryType: LABiometryType { get }
      @available(watchOS, unavailable)
      open var localizedFallbackTitle: String? { get set }
      open var localizedCancelTitle: String? { get set }
      open var localizedReason: String { get set }
      @available(watchOS, unavailable)
      open var touchIDAuthenticationAllowableReuseDuration: TimeInterval { get set }
      open var interactionNotAllowed: Bool { get set }
      @available(iOS, introduced: 9.0, deprecated: 18.0, message: "Use domainState")
      @available(macOS, introduced: 10.11, deprecated: 15.0, message: "Use domainState")
      @available(watchOS, unavailable)
      open var evaluatedPolicyDomainState: Data? { get }
    }
    public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval
    public let LAErrorDomain: String
    public struct LAError : Error, Hashable, CustomNSError, _CValue, Sendable {
      public init(_ code: LAError.Code, userInfo: [String : Any] = [:])
      @objc public enum Code : Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        @available(watchOS, unavailable)
        case biometryNotAvailable = -6
        @available(watchOS, unavailable)
        case biometryNotEnrolled = -7
        @available(watchOS, unavailable)
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        @available(iOS 18.0, macOS 15.0, *)
        case companionNotAvailable = -11
        case notInteractive = -1004
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: LAError.Code, error: any Error) -> Bool
      }
      public var code: LAError.Code { get }
      public var errorCode: Int { get }
      public var userInfo: [String : Any] { get }
      public var errorUserInfo: [String : Any] { get }
      public static var errorDomain: String { get }
      public static var authenticationFailed: LAError.Code { get }
      public static var userCancel: LAError.Code { get }
      public static var userFallback: LAError.Code { get }
      public static var systemCancel: LAError.Code { get }
      public static var passcodeNotSet: LAError.Code { get }
      @available(watchOS, unavailable)
      public static var biometryNotAvailable: LAError.Code { get }
      @available(watchOS, unavailable)
      public static var biometryNotEnrolled: LAError.Code { get }
      @available(watchOS, unavailable)
      public static var biometryLockout: LAError.Code { get }
      public static var appCancel: LAError.Code { get }
      public static var invalidContext: LAError.Code { get }
      @available(iOS 18.0, macOS 15.0, *)
      public static var companionNotAvailable: LAError.Code { get }
      public static var notInteractive: LAError.Code { get }
      public static func == (a: LAError, b: LAError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    extension LAError {
      @available(iOS, introduced: 8.0, deprecated: 11.0, renamed: "biometryNotAvailable")
      @available(watchOS, unavailable)
      public static var touchIDNotAvailable: LAError.Code { get }
      @available(iOS, introduced: 8.0, deprecated: 11.0, renamed: "biometryNotEnrolled")
      @available(watchOS, unavailable)
      public static var touchIDNotEnrolled: LAError.Code { get }
      @available(iOS, introduced: 8.0, deprecated: 11.0, renamed: "biometryLockout")
      @available(watchOS, unavailable)
      public static var touchIDLockout: LAError.Code { get }
    }
    // https://developer.apple.com/documentation/localauthentication/laright
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    open class LARight : NSObject, @unchecked Sendable {
      @objc public enum State : Int, Sendable {
        case unknown
        case authorizing
        case authorized
        case notAuthorized
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      override public init()
      open var state: LARight.State { get }
      open var tag: Int { get set }
      open func authorize(localizedReason: String) async throws
      open func checkCanAuthorize() async throws
      open func deauthorize() async
    }
    """#
}
