extension InterfaceModules.Foundation {
  /// What requests, sessions and their tasks hold besides the everyday calls.
  static let urlLoading = #"""
    // https://developer.apple.com/documentation/foundation/url-loading-system
    extension URLRequest {
      public typealias NetworkServiceType = NSURLRequest.NetworkServiceType
      public typealias Attribution = NSURLRequest.Attribution
      public var networkServiceType: NSURLRequest.NetworkServiceType { get set }
      @available(Apple 2021, *)
      public var attribution: NSURLRequest.Attribution { get set }
      @available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, visionOS 1.0, *)
      public var assumesHTTP3Capable: Bool { get set }
      @available(Apple 2019, *)
      public var allowsConstrainedNetworkAccess: Bool { get set }
    }
    extension NSURLRequest {
      public convenience init(url URL: URL)
      public convenience init(url URL: URL, cachePolicy: NSURLRequest.CachePolicy, timeoutInterval: TimeInterval)
      public var url: URL? { get }
      public var httpMethod: String? { get }
      public var allHTTPHeaderFields: [String : String]? { get }
      public var httpBody: Data? { get }
      @objc public enum NetworkServiceType : UInt, Sendable {
        case `default`
        case video
        case background
        case voice
        case responsiveData
        case avStreaming
        case responsiveAV
        case callSignaling
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum Attribution : UInt, Sendable {
        case developer
        case user
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    open class NSMutableURLRequest : NSURLRequest {
      override public init()
    }
    extension NSMutableURLRequest {
      public func setValue(_ value: String?, forHTTPHeaderField field: String)
      public func addValue(_ value: String, forHTTPHeaderField field: String)
    }
    extension URLSession {
      @available(Apple 2021, *)
      public func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse)
      @available(Apple 2021, *)
      public func data(from url: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse)
      @available(Apple 2021, *)
      public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URLSession.AsyncBytes, URLResponse)
      @available(Apple 2021, *)
      public func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)?) async throws -> (URL, URLResponse)
      @preconcurrency public func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void)
      @preconcurrency public func getTasksWithCompletionHandler(_ completionHandler: @escaping @Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void)
      @preconcurrency public func reset(completionHandler: @escaping @Sendable () -> Void)
      @preconcurrency public func flush(completionHandler: @escaping @Sendable () -> Void)
      public func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask
      public func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask
      public func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask
      public func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask
    }
    extension URLSessionTask {
      public var taskIdentifier: Int { get }
      public var currentRequest: URLRequest? { get }
      public var countOfBytesReceived: Int64 { get }
      public var countOfBytesSent: Int64 { get }
      public var countOfBytesExpectedToSend: Int64 { get }
      public var countOfBytesExpectedToReceive: Int64 { get }
      public var taskDescription: String? { get set }
      public var priority: Float { get set }
      public var earliestBeginDate: Date? { get set }
      public static var defaultPriority: Float { get }
      public static var lowPriority: Float { get }
      public static var highPriority: Float { get }
    }
    extension URLSessionDownloadTask {
      @preconcurrency public func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void)
    }
    extension URLSessionConfiguration {
      public var identifier: String? { get }
      public var allowsCellularAccess: Bool { get set }
      public var protocolClasses: [AnyClass]? { get set }
      public var httpCookieAcceptPolicy: HTTPCookie.AcceptPolicy { get set }
      public var httpShouldUsePipelining: Bool { get set }
      public var networkServiceType: NSURLRequest.NetworkServiceType { get set }
      public var shouldUseExtendedBackgroundIdleMode: Bool { get set }
      public var connectionProxyDictionary: [AnyHashable : Any]? { get set }
    }
    extension URLCache {
      @objc public enum StoragePolicy : UInt, Sendable {
        case allowed
        case allowedInMemoryOnly
        case notAllowed
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    open class URLProtocol : NSObject {
      public init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?)
      open var client: (any URLProtocolClient)? { get }
      open var request: URLRequest { get }
      open class func canInit(with request: URLRequest) -> Bool
      open class func canonicalRequest(for request: URLRequest) -> URLRequest
      open func startLoading()
      open func stopLoading()
      open class func registerClass(_ protocolClass: AnyClass) -> Bool
      open class func unregisterClass(_ protocolClass: AnyClass)
    }
    public protocol URLProtocolClient : NSObjectProtocol {
      func urlProtocol(_ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy)
      func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
      func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
      func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
    }
    extension HTTPCookie {
      public convenience init?(properties: [HTTPCookiePropertyKey : Any])
      public var properties: [HTTPCookiePropertyKey : Any]? { get }
      public class func cookies(withResponseHeaderFields headerFields: [String : String], for URL: URL) -> [HTTPCookie]
      public class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String : String]
      @objc public enum AcceptPolicy : UInt, Sendable {
        case always
        case never
        case onlyFromMainDocumentDomain
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    public struct HTTPCookiePropertyKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var name: HTTPCookiePropertyKey { get }
      public static var value: HTTPCookiePropertyKey { get }
      public static var domain: HTTPCookiePropertyKey { get }
      public static var path: HTTPCookiePropertyKey { get }
      public static var expires: HTTPCookiePropertyKey { get }
      public static var secure: HTTPCookiePropertyKey { get }
      public static var originURL: HTTPCookiePropertyKey { get }
      public static var maximumAge: HTTPCookiePropertyKey { get }
      public static var version: HTTPCookiePropertyKey { get }
    }
    public var NSURLErrorUnknown: Int { get }
    public var NSURLErrorCancelled: Int { get }
    public var NSURLErrorBadURL: Int { get }
    public var NSURLErrorTimedOut: Int { get }
    public var NSURLErrorCannotFindHost: Int { get }
    public var NSURLErrorCannotConnectToHost: Int { get }
    public var NSURLErrorNetworkConnectionLost: Int { get }
    public var NSURLErrorNotConnectedToInternet: Int { get }
    public var NSURLErrorBadServerResponse: Int { get }
    public var NSURLErrorUserCancelledAuthentication: Int { get }
    public var NSURLErrorFileDoesNotExist: Int { get }
    public var NSURLErrorSecureConnectionFailed: Int { get }
    open class Stream : NSObject {
      open func open()
      open func close()
    }
    open class OutputStream : Stream {
      public init(toMemory: ())
      public convenience init?(url: URL, append shouldAppend: Bool)
      public convenience init?(toFileAtPath path: String, append shouldAppend: Bool)
      open func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int
      open var hasSpaceAvailable: Bool { get }
      open var streamError: (any Error)? { get }
    }
    """#
}
