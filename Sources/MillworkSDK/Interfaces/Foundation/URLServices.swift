extension InterfaceModules.Foundation {
  /// Caches, cookies, credentials, sockets and what detectors find.
  static let urlServices = #"""
    extension FileManager {
      public func startDownloadingUbiquitousItem(at url: URL) throws
      public func evictUbiquitousItem(at url: URL) throws
      @discardableResult public func isUbiquitousItem(at url: URL) -> Bool
      public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws
    }
    // https://developer.apple.com/documentation/foundation/url-loading-system
    open class URLCache : NSObject, @unchecked Sendable {
      override public init()
      public convenience init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?)
      public convenience init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil)
      open class var shared: URLCache { get set }
      open var memoryCapacity: Int { get set }
      open var diskCapacity: Int { get set }
      open var currentMemoryUsage: Int { get }
      open var currentDiskUsage: Int { get }
      @discardableResult open func cachedResponse(for request: URLRequest) -> CachedURLResponse?
      open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest)
      open func removeCachedResponse(for request: URLRequest)
      open func removeAllCachedResponses()
    }
    open class CachedURLResponse : NSObject, @unchecked Sendable {
      public init(response: URLResponse, data: Data)
      open var response: URLResponse { get }
      open var data: Data { get }
    }
    open class HTTPCookie : NSObject, @unchecked Sendable {
      open var name: String { get }
      open var value: String { get }
      open var domain: String { get }
      open var path: String { get }
      open var expiresDate: Date? { get }
      open var isSecure: Bool { get }
      open var isHTTPOnly: Bool { get }
    }
    open class HTTPCookieStorage : NSObject, @unchecked Sendable {
      open class var shared: HTTPCookieStorage { get }
      open var cookies: [HTTPCookie]? { get }
      @discardableResult open func cookies(for URL: URL) -> [HTTPCookie]?
      open func setCookie(_ cookie: HTTPCookie)
      open func deleteCookie(_ cookie: HTTPCookie)
      open func removeCookies(since date: Date)
    }
    open class URLCredential : NSObject, @unchecked Sendable {
      public init(user: String, password: String, persistence: URLCredential.Persistence)
      public init(trust: SecTrust)
      @objc public enum Persistence : UInt, Sendable {
        case none
        case forSession
        case permanent
        case synchronizable
        public init?(rawValue: UInt)
        public typealias RawValue = UInt
        public var rawValue: UInt { get }
      }
      open var user: String? { get }
      open var password: String? { get }
    }
    public class SecTrust : Hashable, @unchecked Sendable {
      public static func == (a: SecTrust, b: SecTrust) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    open class URLProtectionSpace : NSObject, @unchecked Sendable {
      open var host: String { get }
      open var port: Int { get }
      open var authenticationMethod: String { get }
      open var serverTrust: SecTrust? { get }
    }
    public let NSURLAuthenticationMethodServerTrust: String
    public let NSURLAuthenticationMethodHTTPBasic: String
    open class URLAuthenticationChallenge : NSObject, @unchecked Sendable {
      open var protectionSpace: URLProtectionSpace { get }
      open var previousFailureCount: Int { get }
      open var error: (any Error)? { get }
    }
    public protocol URLSessionWebSocketDelegate : URLSessionTaskDelegate {
    }
    @available(Apple 2019, *)
    open class URLSessionWebSocketTask : URLSessionTask, @unchecked Sendable {
      public enum Message : Sendable {
        case data(Data)
        case string(String)
      }
      public func send(_ message: URLSessionWebSocketTask.Message) async throws
      @preconcurrency public func send(_ message: URLSessionWebSocketTask.Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
      public func receive() async throws -> URLSessionWebSocketTask.Message
      @preconcurrency public func receive(completionHandler: @escaping @Sendable (Result<URLSessionWebSocketTask.Message, any Error>) -> Void)
      @preconcurrency open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void)
      open func cancel(with closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
      open var maximumMessageSize: Int { get set }
      open var closeCode: URLSessionWebSocketTask.CloseCode { get }
      open var closeReason: Data? { get }
      @objc public enum CloseCode : Int, Sendable {
        case invalid = 0
        case normalClosure = 1000
        case goingAway = 1001
        case protocolError = 1002
        case unsupportedData = 1003
        case noStatusReceived = 1005
        case abnormalClosure = 1006
        case invalidFramePayloadData = 1007
        case policyViolation = 1008
        case messageTooBig = 1009
        case mandatoryExtensionMissing = 1010
        case internalServerError = 1011
        case tlsHandshakeFailure = 1015
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    extension URLSession {
      @available(Apple 2019, *)
      @discardableResult public func webSocketTask(with url: URL) -> URLSessionWebSocketTask
      @available(Apple 2019, *)
      @discardableResult public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask
      @available(Apple 2019, *)
      @discardableResult public func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask
      @objc public enum AuthChallengeDisposition : Int, Sendable {
        case useCredential
        case performDefaultHandling
        case cancelAuthenticationChallenge
        case rejectProtectionSpace
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum ResponseDisposition : Int, Sendable {
        case cancel
        case allow
        case becomeDownload
        case becomeStream
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      public var configuration: URLSessionConfiguration { get }
    }
    extension URLSessionConfiguration {
      public var urlCache: URLCache? { get set }
      public var httpCookieStorage: HTTPCookieStorage? { get set }
      public var httpMaximumConnectionsPerHost: Int { get set }
      public var isDiscretionary: Bool { get set }
      public var sessionSendsLaunchEvents: Bool { get set }
      public var allowsExpensiveNetworkAccess: Bool { get set }
      public var allowsConstrainedNetworkAccess: Bool { get set }
      public var httpShouldSetCookies: Bool { get set }
      public var sharedContainerIdentifier: String? { get set }
    }
    extension HTTPURLResponse {
      public convenience init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String : String]?)
      public var allHeaderFields: [AnyHashable : Any] { get }
      @discardableResult public func value(forHTTPHeaderField field: String) -> String?
      public class func localizedString(forStatusCode statusCode: Int) -> String
    }
    extension URLResponse {
      public var mimeType: String? { get }
      public var expectedContentLength: Int64 { get }
      public var suggestedFilename: String? { get }
      public var textEncodingName: String? { get }
    }
    // https://developer.apple.com/documentation/foundation/nsdatadetector
    open class NSDataDetector : NSRegularExpression, @unchecked Sendable {
      public init(types checkingTypes: UInt64) throws
      open var checkingTypes: UInt64 { get }
    }
    extension NSTextCheckingResult {
      public struct CheckingType : OptionSet, _CValue, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64)
        public static var orthography: Self { get }
        public static var spelling: Self { get }
        public static var grammar: Self { get }
        public static var date: Self { get }
        public static var address: Self { get }
        public static var link: Self { get }
        public static var quote: Self { get }
        public static var dash: Self { get }
        public static var replacement: Self { get }
        public static var correction: Self { get }
        public static var regularExpression: Self { get }
        public static var phoneNumber: Self { get }
        public static var transitInformation: Self { get }
      }
      public var resultType: NSTextCheckingResult.CheckingType { get }
      public var phoneNumber: String? { get }
      public var addressComponents: [NSTextCheckingKey : String]? { get }
      public var duration: TimeInterval { get }
    }
    """#
}
