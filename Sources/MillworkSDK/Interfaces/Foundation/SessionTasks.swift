extension InterfaceModules.Foundation {
  /// Members of locales, and tasks of sessions.
  static let sessionTasks = #"""
    // https://developer.apple.com/documentation/foundation
    @available(Apple 2022, *)
    extension Locale {
      public var language: Locale.Language { get }
      public var region: Locale.Region? { get }
      public var measurementSystem: Locale.MeasurementSystem { get }
      public var hourCycle: Locale.HourCycle { get }
      public enum HourCycle : String, Codable, CaseIterable, Sendable {
        public static var allCases: [Locale.HourCycle] { get }
        case zeroToEleven
        case oneToTwelve
        case zeroToTwentyThree
        case oneToTwentyFour
        public init?(rawValue: String)
        public var rawValue: String { get }
      }
      public struct LanguageCode : Hashable, Codable, ExpressibleByStringLiteral, Sendable {
        public init(_ identifier: String)
        public init(stringLiteral value: String)
        public var identifier: String { get }
        public var isISOLanguage: Bool { get }
        public static var english: Locale.LanguageCode { get }
        public static var german: Locale.LanguageCode { get }
        public static var french: Locale.LanguageCode { get }
        public static var japanese: Locale.LanguageCode { get }
        public static var chinese: Locale.LanguageCode { get }
        public static var korean: Locale.LanguageCode { get }
        public static var spanish: Locale.LanguageCode { get }
        public static var arabic: Locale.LanguageCode { get }
        public static var hebrew: Locale.LanguageCode { get }
        public static var thai: Locale.LanguageCode { get }
        public static func == (a: Locale.LanguageCode, b: Locale.LanguageCode) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public struct Language : Hashable, Codable, Sendable {
        public init(identifier: String)
        public init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, region: Locale.Region? = nil)
        public var languageCode: Locale.LanguageCode? { get }
        public var script: Locale.Script? { get }
        public var region: Locale.Region? { get }
        public var minimalIdentifier: String { get }
        public var maximalIdentifier: String { get }
        public var characterDirection: Locale.LanguageDirection { get }
        public static func == (a: Locale.Language, b: Locale.Language) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      @objc public enum LanguageDirection : UInt, Sendable {
        case unknown
        case leftToRight
        case rightToLeft
        case topToBottom
        case bottomToTop
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      public struct Script : Hashable, Codable, ExpressibleByStringLiteral, Sendable {
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
        public init(_ identifier: String)
        public init(stringLiteral value: String)
        public var identifier: String { get }
        public static func == (a: Locale.Script, b: Locale.Script) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct Region : Hashable, Codable, ExpressibleByStringLiteral, Sendable {
        public init(_ identifier: String)
        public init(stringLiteral value: String)
        public var identifier: String { get }
        public static var isoRegions: [Locale.Region] { get }
        public static var unitedStates: Locale.Region { get }
        public static var germany: Locale.Region { get }
        public static func == (a: Locale.Region, b: Locale.Region) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public struct MeasurementSystem : Hashable, Codable, ExpressibleByStringLiteral, Sendable {
        public init(_ identifier: String)
        public init(stringLiteral value: String)
        public static var measurementSystems: [Locale.MeasurementSystem] { get }
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
        public var identifier: String { get }
        public static var metric: Locale.MeasurementSystem { get }
        public static var us: Locale.MeasurementSystem { get }
        public static var uk: Locale.MeasurementSystem { get }
        public static func == (a: Locale.MeasurementSystem, b: Locale.MeasurementSystem) -> Bool
        public func hash(into hasher: inout Hasher)
      }
    }
    open class URLSessionTask : NSObject, @unchecked Sendable {
      override public init()
      open func resume()
      open func cancel()
      open func suspend()
      open var progress: Progress { get }
      open var response: URLResponse? { get }
      open var originalRequest: URLRequest? { get }
      open var error: (any Error)? { get }
      open var state: URLSessionTask.State { get }
      @objc public enum State : Int, Sendable {
        case running
        case suspended
        case canceling
        case completed
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    open class URLSessionDataTask : URLSessionTask, @unchecked Sendable {
      override public init()
    }
    open class URLSessionUploadTask : URLSessionDataTask, @unchecked Sendable {
      override public init()
    }
    open class URLSessionDownloadTask : URLSessionTask, @unchecked Sendable {
      override public init()
    }
    open class URLSessionConfiguration : NSObject, @unchecked Sendable {
      open class var `default`: URLSessionConfiguration { get }
      open class var ephemeral: URLSessionConfiguration { get }
      @discardableResult open class func background(withIdentifier identifier: String) -> URLSessionConfiguration
      open var timeoutIntervalForRequest: TimeInterval { get set }
      open var timeoutIntervalForResource: TimeInterval { get set }
      open var requestCachePolicy: NSURLRequest.CachePolicy { get set }
      open var httpAdditionalHeaders: [AnyHashable : Any]? { get set }
      open var waitsForConnectivity: Bool { get set }
    }
    open class NSURLRequest : NSObject {
      override public init()
      @objc public enum CachePolicy : UInt, Sendable {
        case useProtocolCachePolicy
        case reloadIgnoringLocalCacheData
        case returnCacheDataElseLoad
        case returnCacheDataDontLoad
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    public protocol URLSessionDelegate : NSObjectProtocol, Sendable {
    }
    public protocol URLSessionTaskDelegate : URLSessionDelegate {
    }
    public protocol URLSessionDataDelegate : URLSessionTaskDelegate {
    }
    public protocol URLSessionDownloadDelegate : URLSessionTaskDelegate {
    }
    extension URLSession {
      public convenience init(configuration: URLSessionConfiguration)
      public convenience init(configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?)
      public func dataTask(with url: URL) -> URLSessionDataTask
      public func dataTask(with request: URLRequest) -> URLSessionDataTask
      @preconcurrency public func dataTask(with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
      @preconcurrency public func dataTask(with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
      @preconcurrency public func uploadTask(with request: URLRequest, from bodyData: Data?, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask
      public func downloadTask(with url: URL) -> URLSessionDownloadTask
      @preconcurrency public func downloadTask(with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask
      public func invalidateAndCancel()
      public func finishTasksAndInvalidate()
      @available(Apple 2021, *)
      public func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
      @available(Apple 2021, *)
      public func upload(for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
      @available(Apple 2021, *)
      public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URLSession.AsyncBytes, URLResponse)
      @available(Apple 2021, *)
      public struct AsyncBytes : AsyncSequence, Sendable {
        public typealias Element = UInt8
        public struct Iterator : AsyncIteratorProtocol {
          public typealias Element = UInt8
          public mutating func next() async throws -> UInt8?
        }
        public func makeAsyncIterator() -> URLSession.AsyncBytes.Iterator
      }
      @available(Apple 2019, *)
      public struct DataTaskPublisher : Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == URLError, S.Input == (data: Data, response: URLResponse)
      }
      @available(Apple 2019, *)
      public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher
      @available(Apple 2019, *)
      public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher
    }
    extension JSONDecoder : TopLevelDecoder {
      public typealias Input = Data
    }
    extension JSONEncoder : TopLevelEncoder {
      public typealias Output = Data
    }
    extension Timer {
      @preconcurrency public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
      public class func scheduledTimer(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) -> Timer
      public var tolerance: TimeInterval { get set }
      public var fireDate: Date { get set }
      public var timeInterval: TimeInterval { get }
      public var userInfo: Any? { get }
    }
    extension Bundle {
      public var appStoreReceiptURL: URL? { get }
    }
    """#
}
