extension InterfaceModules.AuthenticationServices {
  /// Signing in with Apple.
  static let signIn = #"""
    // https://developer.apple.com/documentation/authenticationservices
    @_exported import Foundation
    import Swift
    import SwiftUI
    import _Concurrency
    #if os(macOS)
    public typealias ASPresentationAnchor = NSWindow
    #elseif !os(watchOS)
    public typealias ASPresentationAnchor = UIWindow
    #endif
    open class ASAuthorization : NSObject {
      public struct Scope : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var fullName: ASAuthorization.Scope { get }
        public static var email: ASAuthorization.Scope { get }
      }
      public struct OpenIDOperation : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var operationImplicit: ASAuthorization.OpenIDOperation { get }
        public static var operationLogin: ASAuthorization.OpenIDOperation { get }
        public static var operationRefresh: ASAuthorization.OpenIDOperation { get }
        public static var operationLogout: ASAuthorization.OpenIDOperation { get }
      }
      open var provider: any ASAuthorizationProvider { get }
      open var credential: any ASAuthorizationCredential { get }
    }
    @objc public protocol ASAuthorizationProvider : NSObjectProtocol {
    }
    @objc public protocol ASAuthorizationCredential : NSObjectProtocol {
    }
    open class ASAuthorizationRequest : NSObject {
      open var provider: any ASAuthorizationProvider { get }
    }
    open class ASAuthorizationOpenIDRequest : ASAuthorizationRequest {
      open var requestedScopes: [ASAuthorization.Scope]? { get set }
      open var state: String? { get set }
      open var nonce: String? { get set }
      open var requestedOperation: ASAuthorization.OpenIDOperation { get set }
    }
    open class ASAuthorizationAppleIDRequest : ASAuthorizationOpenIDRequest {
      open var user: String? { get set }
    }
    open class ASAuthorizationAppleIDProvider : NSObject, ASAuthorizationProvider {
      @objc public enum CredentialState : Int, Sendable {
        case revoked
        case authorized
        case notFound
        case transferred
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      override public init()
      open class var credentialRevokedNotification: NSNotification.Name { get }
      open func createRequest() -> ASAuthorizationAppleIDRequest
      @preconcurrency open func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (ASAuthorizationAppleIDProvider.CredentialState, (any Error)?) -> Void)
      open func credentialState(forUserID userID: String) async throws -> ASAuthorizationAppleIDProvider.CredentialState
    }
    @objc public enum ASUserDetectionStatus : Int, Sendable {
      case unsupported
      case unknown
      case likelyReal
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class ASAuthorizationAppleIDCredential : NSObject, ASAuthorizationCredential {
      open var user: String { get }
      open var state: String? { get }
      open var authorizedScopes: [ASAuthorization.Scope] { get }
      open var authorizationCode: Data? { get }
      open var identityToken: Data? { get }
      open var email: String? { get }
      open var fullName: PersonNameComponents? { get }
      open var realUserStatus: ASUserDetectionStatus { get }
    }
    open class ASPasswordCredential : NSObject, ASAuthorizationCredential {
      public init(user: String, password: String)
      open var user: String { get }
      open var password: String { get }
    }
    open class ASAuthorizationPasswordRequest : ASAuthorizationRequest {
    }
    open class ASAuthorizationPasswordProvider : NSObject, ASAuthorizationProvider {
      override public init()
      open func createRequest() -> ASAuthorizationPasswordRequest
    }
    public struct ASAuthorizationError : Error, Hashable, CustomNSError, _CValue, Sendable {
      public init(_ code: ASAuthorizationError.Code, userInfo: [String : Any] = [:])
      @objc public enum Code : Int, Sendable {
        case unknown = 1000
        case canceled = 1001
        case invalidResponse = 1002
        case notHandled = 1003
        case failed = 1004
        @available(Apple 2021, *)
        case notInteractive = 1005
        @available(Apple 2024, *)
        case matchedExcludedCredential = 1006
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: ASAuthorizationError.Code, error: any Swift.Error) -> Bool
      }
      public var code: ASAuthorizationError.Code { get }
      public var errorCode: Int { get }
      public var userInfo: [String : Any] { get }
      public var errorUserInfo: [String : Any] { get }
      public static var errorDomain: String { get }
      public static var unknown: ASAuthorizationError.Code { get }
      public static var canceled: ASAuthorizationError.Code { get }
      public static var invalidResponse: ASAuthorizationError.Code { get }
      public static var notHandled: ASAuthorizationError.Code { get }
      public static var failed: ASAuthorizationError.Code { get }
      @available(Apple 2021, *)
      public static var notInteractive: ASAuthorizationError.Code { get }
      @available(Apple 2024, *)
      public static var matchedExcludedCredential: ASAuthorizationError.Code { get }
      public static func == (a: ASAuthorizationError, b: ASAuthorizationError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public let ASAuthorizationErrorDomain: String
    // https://developer.apple.com/documentation/authenticationservices/asauthorizationcontroller
    @MainActor @preconcurrency @objc public protocol ASAuthorizationControllerDelegate : NSObjectProtocol {
      @objc(authorizationController:didCompleteWithAuthorization:) optional func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
      @objc(authorizationController:didCompleteWithError:) optional func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
    }
    #if !os(watchOS)
    @MainActor @preconcurrency @objc public protocol ASAuthorizationControllerPresentationContextProviding : NSObjectProtocol {
      @objc(presentationAnchorForAuthorizationController:) func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
    }
    #endif
    open class ASAuthorizationController : NSObject {
      @available(Apple 2022, *)
      public struct RequestOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public static var preferImmediatelyAvailableCredentials: Self { get }
      }
      public init(authorizationRequests: [ASAuthorizationRequest])
      open var authorizationRequests: [ASAuthorizationRequest] { get }
      weak open var delegate: (any ASAuthorizationControllerDelegate)? { get set }
    #if !os(watchOS)
      weak open var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)? { get set }
    #endif
      open func performRequests()
      @available(Apple 2022, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      open func performRequests(options: ASAuthorizationController.RequestOptions = [])
      @available(iOS 16.0, visionOS 1.0, *)
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      open func performAutoFillAssistedRequests()
      @available(Apple 2022, *)
      open func cancel()
    }
    // https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton
    #if !os(watchOS)
    #if os(macOS)
    public typealias _ASControl = NSControl
    #else
    public typealias _ASControl = UIControl
    #endif
    @MainActor @preconcurrency open class ASAuthorizationAppleIDButton : _ASControl {
      @objc public enum ButtonType : Int, Sendable {
        case signIn
        case `continue`
        @available(iOS 13.2, tvOS 13.1, *)
        case signUp
        public static var `default`: ASAuthorizationAppleIDButton.ButtonType { get }
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum Style : Int, Sendable {
        case white
        case whiteOutline
        case black
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      public convenience init(type: ASAuthorizationAppleIDButton.ButtonType, style: ASAuthorizationAppleIDButton.Style)
      public init(authorizationButtonType type: ASAuthorizationAppleIDButton.ButtonType, authorizationButtonStyle style: ASAuthorizationAppleIDButton.Style)
      public required init?(coder: NSCoder)
      open var cornerRadius: CGFloat { get set }
    }
    #endif
    @available(Apple 2020, *)
    @MainActor @preconcurrency public struct SignInWithAppleButton : View {
      public var body: some View { get }
      public struct Label : Sendable {
        public static var signIn: SignInWithAppleButton.Label { get }
        public static var signUp: SignInWithAppleButton.Label { get }
        public static var `continue`: SignInWithAppleButton.Label { get }
      }
      public struct Style : Sendable {
        public static var black: SignInWithAppleButton.Style { get }
        public static var white: SignInWithAppleButton.Style { get }
        public static var whiteOutline: SignInWithAppleButton.Style { get }
      }
      public init(_ label: SignInWithAppleButton.Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void, onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void)
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View
    }
    """#
}
