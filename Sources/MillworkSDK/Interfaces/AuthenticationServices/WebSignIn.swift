extension InterfaceModules.AuthenticationServices {
  /// Signing in on the web, and with passkeys.
  static let webSignIn = #"""
    // https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession
    public struct ASWebAuthenticationSessionError : Error, Hashable, CustomNSError, _CValue, Sendable {
      public init(_ code: ASWebAuthenticationSessionError.Code, userInfo: [String : Any] = [:])
      @objc public enum Code : Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided = 2
        case presentationContextInvalid = 3
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: ASWebAuthenticationSessionError.Code, error: any Swift.Error) -> Bool
      }
      public var code: ASWebAuthenticationSessionError.Code { get }
      public var errorCode: Int { get }
      public var userInfo: [String : Any] { get }
      public var errorUserInfo: [String : Any] { get }
      public static var errorDomain: String { get }
      public static var canceledLogin: ASWebAuthenticationSessionError.Code { get }
      public static var presentationContextNotProvided: ASWebAuthenticationSessionError.Code { get }
      public static var presentationContextInvalid: ASWebAuthenticationSessionError.Code { get }
      public static func == (a: ASWebAuthenticationSessionError, b: ASWebAuthenticationSessionError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    #if !os(watchOS)
    @available(tvOS 16.0, *)
    @MainActor @preconcurrency @objc public protocol ASWebAuthenticationPresentationContextProviding : NSObjectProtocol {
      @objc(presentationAnchorForWebAuthenticationSession:) func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
    }
    #endif
    @available(tvOS 16.0, watchOS 6.2, *)
    open class ASWebAuthenticationSession : NSObject, @unchecked Sendable {
      public typealias CompletionHandler = (URL?, (any Error)?) -> Void
      @available(iOS 17.4, macOS 14.4, tvOS 17.4, watchOS 10.4, visionOS 1.1, *)
      open class Callback : NSObject, @unchecked Sendable {
        open class func customScheme(_ customScheme: String) -> Self
        open class func https(host: String, path: String) -> Self
        open func matchesURL(_ url: URL) -> Bool
      }
      public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler)
      @available(iOS 17.4, macOS 14.4, tvOS 17.4, watchOS 10.4, visionOS 1.1, *)
      public init(url URL: URL, callback: ASWebAuthenticationSession.Callback, completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler)
    #if !os(watchOS) && !os(tvOS)
      weak open var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)? { get set }
    #endif
      open var prefersEphemeralWebBrowserSession: Bool { get set }
      @available(iOS 17.4, macOS 14.4, tvOS 17.4, watchOS 10.4, visionOS 1.1, *)
      open var additionalHeaderFields: [String : String]? { get set }
      open var canStart: Bool { get }
      @discardableResult open func start() -> Bool
      open func cancel()
    }
    // https://developer.apple.com/documentation/authenticationservices/webauthenticationsession
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
    @MainActor @preconcurrency public struct WebAuthenticationSession : Sendable {
      public struct BrowserSession : Sendable, Equatable {
        public static var ephemeral: WebAuthenticationSession.BrowserSession { get }
        public static func == (a: WebAuthenticationSession.BrowserSession, b: WebAuthenticationSession.BrowserSession) -> Bool
      }
      public func authenticate(using url: URL, callbackURLScheme: String, preferredBrowserSession: WebAuthenticationSession.BrowserSession? = nil) async throws -> URL
      @available(iOS 17.4, macOS 14.4, tvOS 17.4, watchOS 10.4, visionOS 1.1, *)
      public func authenticate(using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: WebAuthenticationSession.BrowserSession? = nil, additionalHeaderFields: [String : String]) async throws -> URL
    }
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
    @MainActor @preconcurrency public struct AuthorizationController : Sendable {
      public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult
      public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public func performRequest(_ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions) async throws -> ASAuthorizationResult
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public func performRequests(_ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions) async throws -> ASAuthorizationResult
    }
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
    public enum ASAuthorizationResult {
      case password(ASPasswordCredential)
      case appleID(ASAuthorizationAppleIDCredential)
      case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
      case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
    }
    extension EnvironmentValues {
      @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
      public var webAuthenticationSession: WebAuthenticationSession { get }
      @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
      public var authorizationController: AuthorizationController { get }
    }
    // https://developer.apple.com/documentation/authenticationservices/public-private-key-authentication
    @objc public protocol ASAuthorizationPublicKeyCredential : ASAuthorizationCredential {
      var rawClientDataJSON: Data { get }
      var credentialID: Data { get }
    }
    open class ASAuthorizationPlatformPublicKeyCredentialAssertion : NSObject, ASAuthorizationPublicKeyCredential {
    open var rawClientDataJSON: Data { get }
    open var credentialID: Data { get }
    open var rawAuthenticatorData: Data! { get }
    open var userID: Data! { get }
    open var signature: Data! { get }
    }
    open class ASAuthorizationPlatformPublicKeyCredentialRegistration : NSObject, ASAuthorizationPublicKeyCredential {
    open var rawClientDataJSON: Data { get }
    open var credentialID: Data { get }
      open var rawAttestationObject: Data? { get }
    }
    public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var preferred: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get }
      public static var required: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get }
      public static var discouraged: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 16.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    open class ASAuthorizationPlatformPublicKeyCredentialDescriptor : NSObject {
      public init(credentialID: Data)
      open var credentialID: Data { get set }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 16.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest : ASAuthorizationRequest {
      open var challenge: Data { get set }
      open var relyingPartyIdentifier: String { get set }
      open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] { get set }
      open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 16.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest : ASAuthorizationRequest {
      open var challenge: Data { get set }
      open var name: String { get set }
      open var displayName: String? { get set }
      open var userID: Data { get set }
      open var relyingPartyIdentifier: String { get }
      open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 16.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    open class ASAuthorizationPlatformPublicKeyCredentialProvider : NSObject, ASAuthorizationProvider {
      public init(relyingPartyIdentifier: String)
      open var relyingPartyIdentifier: String { get }
      open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
      open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
    }
    """#
}
