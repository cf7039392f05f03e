extension InterfaceModules.Foundation {
  /// More of loading from the network: metrics, cookies, credentials, streams, what can be resumed.
  static let urlLoadingMembers = #"""
    // https://developer.apple.com/documentation/foundation/urlsessiontaskmetrics
    open class URLSessionTaskMetrics : NSObject, @unchecked Sendable {
      open var transactionMetrics: [URLSessionTaskTransactionMetrics] { get }
      open var taskInterval: DateInterval { get }
      open var redirectCount: Int { get }
    }
    open class URLSessionTaskTransactionMetrics : NSObject, @unchecked Sendable {
      open var request: URLRequest { get }
      open var response: URLResponse? { get }
      open var fetchStartDate: Date? { get }
      open var domainLookupStartDate: Date? { get }
      open var domainLookupEndDate: Date? { get }
      open var connectStartDate: Date? { get }
      open var secureConnectionStartDate: Date? { get }
      open var secureConnectionEndDate: Date? { get }
      open var connectEndDate: Date? { get }
      open var requestStartDate: Date? { get }
      open var requestEndDate: Date? { get }
      open var responseStartDate: Date? { get }
      open var responseEndDate: Date? { get }
      open var networkProtocolName: String? { get }
      open var isProxyConnection: Bool { get }
      open var isReusedConnection: Bool { get }
      open var isCellular: Bool { get }
      open var isExpensive: Bool { get }
      open var isConstrained: Bool { get }
      open var isMultipath: Bool { get }
      open var resourceFetchType: URLSessionTaskMetrics.ResourceFetchType { get }
      open var countOfRequestHeaderBytesSent: Int64 { get }
      open var countOfRequestBodyBytesSent: Int64 { get }
      open var countOfResponseHeaderBytesReceived: Int64 { get }
      open var countOfResponseBodyBytesReceived: Int64 { get }
      open var countOfResponseBodyBytesAfterDecoding: Int64 { get }
      open var localAddress: String? { get }
      open var localPort: Int? { get }
      open var remoteAddress: String? { get }
      open var remotePort: Int? { get }
    }
    extension URLSessionTaskMetrics {
      @objc public enum ResourceFetchType : Int, Sendable {
        case unknown
        case networkLoad
        case serverPush
        case localCache
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    // https://developer.apple.com/documentation/foundation/urlsession
    extension URLSession {
      @available(Apple 2021, *)
      public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) { get async }
      public func reset() async
      public func flush() async
      public var delegate: (any URLSessionDelegate)? { get }
      public var delegateQueue: OperationQueue { get }
      public var sessionDescription: String? { get set }
      public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask
      @preconcurrency public func downloadTask(with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask
      @preconcurrency public func downloadTask(withResumeData resumeData: Data, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask
      @preconcurrency public func uploadTask(with request: URLRequest, fromFile fileURL: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask
      @available(Apple 2023, *)
      public func uploadTask(withResumeData resumeData: Data) -> URLSessionUploadTask
      public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask
      @available(Apple 2021, *)
      public func upload(for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
      @available(Apple 2021, *)
      public func download(resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
    }
    open class URLSessionStreamTask : URLSessionTask, @unchecked Sendable {
      @preconcurrency open func readData(ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval, completionHandler: @escaping @Sendable (Data?, Bool, (any Error)?) -> Void)
      open func readData(ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval) async throws -> (Data?, Bool)
      @preconcurrency open func write(_ data: Data, timeout: TimeInterval, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
      open func write(_ data: Data, timeout: TimeInterval) async throws
      open func captureStreams()
      open func closeWrite()
      open func closeRead()
    }
    public protocol URLSessionStreamDelegate : URLSessionTaskDelegate {
    }
    extension URLSessionTask {
      public var countOfBytesClientExpectsToSend: Int64 { get set }
      public var countOfBytesClientExpectsToReceive: Int64 { get set }
      @available(Apple 2021, *)
      public var delegate: (any URLSessionTaskDelegate)? { get set }
      public var prefersIncrementalDelivery: Bool { get set }
    }
    extension URLSessionDownloadTask {
      public func cancelByProducingResumeData() async -> Data?
    }
    extension URLSessionConfiguration {
      @available(macOS, unavailable)
      public var multipathServiceType: URLSessionConfiguration.MultipathServiceType { get set }
      @objc public enum MultipathServiceType : Int, Sendable {
        case none
        case handover
        case interactive
        case aggregate
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t { get set }
      public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t { get set }
      public var urlCredentialStorage: URLCredentialStorage? { get set }
    }
    public enum tls_protocol_version_t : UInt16, Sendable {
      case TLSv10
      case TLSv11
      case TLSv12
      case TLSv13
      case DTLSv10
      case DTLSv12
    }
    extension URLRequest {
      public var httpShouldUsePipelining: Bool { get set }
      @available(Apple 2022.1, *)
      public var requiresDNSSECValidation: Bool { get set }
    }
    // https://developer.apple.com/documentation/foundation/urlcache
    extension URLCache {
      public func removeCachedResponses(since date: Date)
      @preconcurrency public func getCachedResponse(for dataTask: URLSessionDataTask, completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void)
      public func storeCachedResponse(_ cachedResponse: CachedURLResponse, for dataTask: URLSessionDataTask)
    }
    extension CachedURLResponse {
      public convenience init(response: URLResponse, data: Data, userInfo: [AnyHashable : Any]? = nil, storagePolicy: URLCache.StoragePolicy)
      public var userInfo: [AnyHashable : Any]? { get }
      public var storagePolicy: URLCache.StoragePolicy { get }
    }
    extension HTTPCookie {
      public var isSessionOnly: Bool { get }
      public var sameSitePolicy: HTTPCookieStringPolicy? { get }
      public var comment: String? { get }
      public var commentURL: URL? { get }
      public var portList: [NSNumber]? { get }
      public var version: Int { get }
    }
    public struct HTTPCookieStringPolicy : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var sameSiteLax: HTTPCookieStringPolicy { get }
      public static var sameSiteStrict: HTTPCookieStringPolicy { get }
    }
    extension HTTPCookieStorage {
      public class func sharedCookieStorage(forGroupContainerIdentifier identifier: String) -> HTTPCookieStorage
      public var cookieAcceptPolicy: HTTPCookie.AcceptPolicy { get set }
      public func setCookies(_ cookies: [HTTPCookie], for URL: URL?, mainDocumentURL: URL?)
      public func sortedCookies(using sortOrder: [NSSortDescriptor]) -> [HTTPCookie]
    }
    // https://developer.apple.com/documentation/foundation/urlcredentialstorage
    open class URLCredentialStorage : NSObject, @unchecked Sendable {
      open class var shared: URLCredentialStorage { get }
      open var allCredentials: [URLProtectionSpace : [String : URLCredential]] { get }
      open func credentials(for space: URLProtectionSpace) -> [String : URLCredential]?
      open func set(_ credential: URLCredential, for space: URLProtectionSpace)
      open func remove(_ credential: URLCredential, for space: URLProtectionSpace)
      open func defaultCredential(for space: URLProtectionSpace) -> URLCredential?
      open func setDefaultCredential(_ credential: URLCredential, for space: URLProtectionSpace)
    }
    extension URLProtectionSpace {
      public convenience init(host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?)
      public var realm: String? { get }
      public var `protocol`: String? { get }
      public var proxyType: String? { get }
      public var receivesCredentialSecurely: Bool { get }
      public var distinguishedNames: [Data]? { get }
    }
    public let NSURLProtectionSpaceHTTP: String
    public let NSURLProtectionSpaceHTTPS: String
    public protocol URLAuthenticationChallengeSender : NSObjectProtocol {
      func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge)
      func continueWithoutCredential(for challenge: URLAuthenticationChallenge)
      func cancel(_ challenge: URLAuthenticationChallenge)
    }
    extension URLAuthenticationChallenge {
      public var proposedCredential: URLCredential? { get }
      public var failureResponse: URLResponse? { get }
      public var sender: (any URLAuthenticationChallengeSender)? { get }
    }
    extension URLError {
      public var failureURLString: String? { get }
      @available(Apple 2019, *)
      public var networkUnavailableReason: URLError.NetworkUnavailableReason? { get }
      @available(Apple 2019, *)
      public var backgroundTaskCancelledReason: URLError.BackgroundTaskCancelledReason? { get }
      @available(Apple 2019, *)
      public var downloadTaskResumeData: Data? { get }
      @available(Apple 2023, *)
      public var uploadTaskResumeData: Data? { get }
      public enum NetworkUnavailableReason : Int, Sendable {
        case cellular
        case expensive
        case constrained
      }
      public enum BackgroundTaskCancelledReason : Int, Sendable {
        case userForceQuitApplication
        case backgroundUpdatesDisabled
        case insufficientSystemResources
      }
    }
    extension URLProtocol {
      public class func property(forKey key: String, in request: URLRequest) -> Any?
      public class func setProperty(_ value: Any, forKey key: String, in request: NSMutableURLRequest)
      public class func removeProperty(forKey key: String, in request: NSMutableURLRequest)
    }
    @available(Apple 2021, *)
    extension AsyncSequence where Self.Element == UInt8 {
      public var characters: AsyncCharacterSequence<Self> { get }
      public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { get }
    }
    @available(Apple 2021, *)
    public struct AsyncCharacterSequence<Base> : AsyncSequence where Base : AsyncSequence, Base.Element == UInt8 {
      public typealias Element = Character
      public struct AsyncIterator : AsyncIteratorProtocol {
        public mutating func next() async throws -> Character?
      }
      public func makeAsyncIterator() -> AsyncCharacterSequence<Base>.AsyncIterator
    }
    @available(Apple 2021, *)
    public struct AsyncUnicodeScalarSequence<Base> : AsyncSequence where Base : AsyncSequence, Base.Element == UInt8 {
      public typealias Element = Unicode.Scalar
      public struct AsyncIterator : AsyncIteratorProtocol {
        public mutating func next() async throws -> Unicode.Scalar?
      }
      public func makeAsyncIterator() -> AsyncUnicodeScalarSequence<Base>.AsyncIterator
    }
    """#
}
