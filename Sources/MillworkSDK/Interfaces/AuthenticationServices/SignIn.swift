extension InterfaceModules.AuthenticationServices {
  /// Signing in with Apple, and on the web.
  static let signIn = #"""
    // https://developer.apple.com/documentation/authenticationservices
    @_exported import Foundation
    import Swift
    import SwiftUI
    import _Concurrency
    open class ASAuthorization : NSObject {
      public struct Scope : Hashable, Sendable {
        public static var fullName: ASAuthorization.Scope { get }
        public static var email: ASAuthorization.Scope { get }
        public static func == (a: ASAuthorization.Scope, b: ASAuthorization.Scope) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      open var credential: any ASAuthorizationCredential { get }
    }
    public protocol ASAuthorizationCredential : NSObjectProtocol {
    }
    open class ASAuthorizationRequest : NSObject {
    }
    open class ASAuthorizationOpenIDRequest : ASAuthorizationRequest {
      open var requestedScopes: [ASAuthorization.Scope]? { get set }
      open var nonce: String? { get set }
      open var state: String? { get set }
    }
    open class ASAuthorizationAppleIDRequest : ASAuthorizationOpenIDRequest {
      open var user: String? { get set }
    }
    open class ASAuthorizationAppleIDProvider : NSObject {
      override public init()
      @discardableResult open func createRequest() -> ASAuthorizationAppleIDRequest
    }
    open class ASAuthorizationAppleIDCredential : NSObject, ASAuthorizationCredential {
      open var user: String { get }
      open var fullName: PersonNameComponents? { get }
      open var email: String? { get }
      open var identityToken: Data? { get }
      open var authorizationCode: Data? { get }
    }
    public struct ASAuthorizationError : Error, Hashable {
      @objc public enum Code : Int, Sendable {
        case unknown = 1000
        case canceled = 1001
        case invalidResponse = 1002
        case notHandled = 1003
        case failed = 1004
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      public var code: ASAuthorizationError.Code { get }
      public static var unknown: ASAuthorizationError.Code { get }
      public static var canceled: ASAuthorizationError.Code { get }
      public static var invalidResponse: ASAuthorizationError.Code { get }
      public static var notHandled: ASAuthorizationError.Code { get }
      public static var failed: ASAuthorizationError.Code { get }
      public static func == (a: ASAuthorizationError, b: ASAuthorizationError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
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
