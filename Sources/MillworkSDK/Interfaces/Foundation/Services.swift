extension InterfaceModules.Foundation {
  /// Cloud values, item providers, activities, detectors, names of people, publishers of properties and more of the everyday classes.
  static let services = #"""
    // https://developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore
    extension NSObject {
      public struct KeyValueObservingPublisher<Subject, Value> : Combine.Publisher where Subject : NSObject {
        public typealias Output = Value
        public typealias Failure = Never
        public func receive<S>(subscriber: S) where Value == S.Input, S : Subscriber, S.Failure == Never
      }
    }
    @available(Apple 2019, *)
    extension _KeyValueCodingAndObserving where Self : NSObject {
      public func publisher<Value>(for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]) -> NSObject.KeyValueObservingPublisher<Self, Value>
    }
    @available(iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 9.0, visionOS 1.0, *)
    open class NSUbiquitousKeyValueStore : NSObject {
      override public init()
      open class var `default`: NSUbiquitousKeyValueStore { get }
      open class var didChangeExternallyNotification: NSNotification.Name { get }
      @discardableResult open func object(forKey aKey: String) -> Any?
      open func set(_ anObject: Any?, forKey aKey: String)
      open func set(_ aString: String?, forKey aKey: String)
      open func set(_ aData: Data?, forKey aKey: String)
      open func set(_ anArray: [Any]?, forKey aKey: String)
      open func set(_ value: Int64, forKey aKey: String)
      open func set(_ value: Double, forKey aKey: String)
      open func set(_ value: Bool, forKey aKey: String)
      open func removeObject(forKey aKey: String)
      @discardableResult open func string(forKey aKey: String) -> String?
      @discardableResult open func array(forKey aKey: String) -> [Any]?
      @discardableResult open func dictionary(forKey aKey: String) -> [String : Any]?
      @discardableResult open func data(forKey aKey: String) -> Data?
      @discardableResult open func longLong(forKey aKey: String) -> Int64
      @discardableResult open func double(forKey aKey: String) -> Double
      @discardableResult open func bool(forKey aKey: String) -> Bool
      open var dictionaryRepresentation: [String : Any] { get }
      @discardableResult open func synchronize() -> Bool
    }
    public let NSUbiquitousKeyValueStoreChangeReasonKey: String
    public let NSUbiquitousKeyValueStoreChangedKeysKey: String
    // https://developer.apple.com/documentation/foundation/nsitemprovider
    @objc public protocol NSItemProviderReading : NSObjectProtocol {
      static var readableTypeIdentifiersForItemProvider: [String] { get }
    }
    extension NSString : NSItemProviderReading {
      public static var readableTypeIdentifiersForItemProvider: [String] { get }
    }
    extension NSURL : NSItemProviderReading, NSItemProviderWriting {
      public static var readableTypeIdentifiersForItemProvider: [String] { get }
    }
    @objc public enum NSItemProviderRepresentationVisibility : Int, Sendable {
      case all
      case team = 1
      case group = 2
      case ownProcess = 3
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    extension NSItemProvider {
      public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?)
      public var suggestedName: String? { get set }
      public var registeredTypeIdentifiers: [String] { get }
      @discardableResult public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool
      @discardableResult public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool
      @discardableResult public func canLoadObject<T>(ofClass: T.Type) -> Bool where T : _ObjectiveCBridgeable, T._ObjectiveCType : NSItemProviderReading
      @discardableResult public func loadObject(ofClass aClass: any NSItemProviderReading.Type, completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void) -> Progress
      @discardableResult public func loadObject<T>(ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void) -> Progress where T : _ObjectiveCBridgeable, T._ObjectiveCType : NSItemProviderReading
      @discardableResult public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable : Any]? = nil, completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil)
      @discardableResult public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable : Any]? = nil) async throws -> any NSSecureCoding
      @discardableResult public func loadDataRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress
      @discardableResult public func loadFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void) -> Progress
      @discardableResult public func loadInPlaceFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress
      @discardableResult public func registerDataRepresentation(forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?)
      public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility)
    }
    // https://developer.apple.com/documentation/foundation/nsuseractivity
    extension NSUserActivity {
      public var userInfo: [AnyHashable : Any]? { get set }
      public var isEligibleForHandoff: Bool { get set }
      public var isEligibleForSearch: Bool { get set }
      public var isEligibleForPublicIndexing: Bool { get set }
      public var needsSave: Bool { get set }
      @available(iOS 12.0, watchOS 5.0, visionOS 1.0, *)
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      public var isEligibleForPrediction: Bool { get set }
      public var keywords: Set<String> { get set }
      public var requiredUserInfoKeys: Set<String>? { get set }
      public var targetContentIdentifier: String? { get set }
      public var persistentIdentifier: String? { get set }
      public var referrerURL: URL? { get set }
      public var expirationDate: Date? { get set }
      public func addUserInfoEntries(from otherDictionary: [AnyHashable : Any])
      public func becomeCurrent()
      public func resignCurrent()
      public func invalidate()
    }
    public let NSUserActivityTypeBrowsingWeb: String
    extension UserDefaults {
      public class var didChangeNotification: NSNotification.Name { get }
      public class var argumentDomain: String { get }
      public class func resetStandardUserDefaults()
      @discardableResult public func float(forKey defaultName: String) -> Float
      public func set(_ value: Float, forKey defaultName: String)
      @discardableResult public func dictionaryRepresentation() -> [String : Any]
      public func setPersistentDomain(_ domain: [String : Any], forName domainName: String)
      @discardableResult public func persistentDomain(forName domainName: String) -> [String : Any]?
      public func removePersistentDomain(forName domainName: String)
      public func addSuite(named suiteName: String)
      public func removeSuite(named suiteName: String)
      @discardableResult public func objectIsForced(forKey key: String) -> Bool
    }
    extension NotificationCenter {
      public func post(_ notification: Notification)
      public func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?)
    }
    extension RunLoop {
      public func add(_ timer: Timer, forMode mode: RunLoop.Mode)
      public func run()
      public func run(until limitDate: Date)
      @discardableResult public func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool
      @discardableResult public func perform(_ block: @escaping @Sendable () -> Void)
      @discardableResult public func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void)
      public var currentMode: RunLoop.Mode? { get }
    }
    extension RunLoop.Mode {
      public static var eventTracking: RunLoop.Mode { get }
    }
    extension Timer {
      public convenience init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
      public convenience init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool)
    }
    extension Progress {
      public func becomeCurrent(withPendingUnitCount unitCount: Int64)
      public func resignCurrent()
      public func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64)
      public var localizedAdditionalDescription: String! { get set }
      public var isCancellable: Bool { get set }
      public var isPausable: Bool { get set }
      public var isIndeterminate: Bool { get }
      public func pause()
      public func resume()
    }
    extension UndoManager {
      public var isUndoing: Bool { get }
      public var isRedoing: Bool { get }
      public var isUndoRegistrationEnabled: Bool { get }
      public func removeAllActions()
      public func removeAllActions(withTarget target: Any)
      public func disableUndoRegistration()
      public func enableUndoRegistration()
      public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?)
      public var levelsOfUndo: Int { get set }
      public var groupsByEvent: Bool { get set }
      public var undoMenuItemTitle: String { get }
      public var redoMenuItemTitle: String { get }
    }
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
      public func send(_ message: URLSessionWebSocketTask.Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
      public func receive() async throws -> URLSessionWebSocketTask.Message
      public func receive(completionHandler: @escaping @Sendable (Result<URLSessionWebSocketTask.Message, any Error>) -> Void)
      open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void)
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
      public var addressComponents: [NSString : String]? { get }
      public var duration: TimeInterval { get }
    }
    // https://developer.apple.com/documentation/foundation/personnamecomponents
    public struct PersonNameComponents : Hashable, Codable, Sendable {
      public init()
      @available(Apple 2021, *)
      public init(namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil, phoneticRepresentation: PersonNameComponents? = nil)
      public var namePrefix: String? { get set }
      public var givenName: String? { get set }
      public var middleName: String? { get set }
      public var familyName: String? { get set }
      public var nameSuffix: String? { get set }
      public var nickname: String? { get set }
      @available(Apple 2021, *)
      public func formatted() -> String
      @available(Apple 2021, *)
      public func formatted<S>(_ style: S) -> S.FormatOutput where S : Foundation.FormatStyle, S.FormatInput == PersonNameComponents
      public static func == (a: PersonNameComponents, b: PersonNameComponents) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @available(Apple 2021, *)
    extension PersonNameComponents {
      public struct FormatStyle : Foundation.FormatStyle, Sendable {
        public enum Style : Codable, Sendable { case short, medium, long, abbreviated }
        public init(style: PersonNameComponents.FormatStyle.Style = .medium, locale: Locale = .autoupdatingCurrent)
        public func format(_ value: PersonNameComponents) -> String
        public func locale(_ locale: Locale) -> PersonNameComponents.FormatStyle
        public static func == (a: PersonNameComponents.FormatStyle, b: PersonNameComponents.FormatStyle) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == PersonNameComponents.FormatStyle {
      public static func name(style: PersonNameComponents.FormatStyle.Style) -> PersonNameComponents.FormatStyle
    }
    open class PersonNameComponentsFormatter : Formatter, @unchecked Sendable {
      override public init()
      @objc public enum Style : Int, Sendable {
        case `default`
        case short
        case medium
        case long
        case abbreviated
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open var style: PersonNameComponentsFormatter.Style { get set }
      @discardableResult open func string(from components: PersonNameComponents) -> String
      @discardableResult open func personNameComponents(from string: String) -> PersonNameComponents?
      open class func localizedString(from components: PersonNameComponents, style nameFormatStyle: PersonNameComponentsFormatter.Style, options nameOptions: PersonNameComponentsFormatter.Options = []) -> String
      public struct Options : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var phonetic: Self { get }
      }
    }
    extension Calendar {
      public var minimumDaysInFirstWeek: Int { get set }
      public var identifier: Calendar.Identifier { get }
      public func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?
    }
    extension TimeZone {
      public init?(abbreviation: String)
    }
    extension Locale {
      public var currencySymbol: String? { get }
      public var groupingSeparator: String? { get }
      public var scriptCode: String? { get }
      public var variantCode: String? { get }
      public static var isoRegionCodes: [String] { get }
      public static var isoLanguageCodes: [String] { get }
      public static var isoCurrencyCodes: [String] { get }
      public static var commonISOCurrencyCodes: [String] { get }
      public static var availableIdentifiers: [String] { get }
      public func localizedString(forCurrencyCode currencyCode: String) -> String?
      public var calendar: Calendar { get }
      public var usesMetricSystem: Bool { get }
    }
    extension StringProtocol {
      public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String?
      public func enumerateSubstrings<R>(in range: R, options opts: String.EnumerationOptions = [], _ body: @escaping (_ substring: String?, _ substringRange: Range<Self.Index>, _ enclosingRange: Range<Self.Index>, inout Bool) -> Void) where R : RangeExpression, R.Bound == Self.Index
    }
    extension String {
      public struct EnumerationOptions : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var byLines: String.EnumerationOptions { get }
        public static var byParagraphs: String.EnumerationOptions { get }
        public static var byComposedCharacterSequences: String.EnumerationOptions { get }
        public static var byWords: String.EnumerationOptions { get }
        public static var bySentences: String.EnumerationOptions { get }
        public static var byCaretPositions: String.EnumerationOptions { get }
        public static var reverse: String.EnumerationOptions { get }
        public static var substringNotRequired: String.EnumerationOptions { get }
        public static var localized: String.EnumerationOptions { get }
      }
    }
    public struct StringTransform : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var toLatin: StringTransform { get }
      public static var latinToKatakana: StringTransform { get }
      public static var latinToHiragana: StringTransform { get }
      public static var latinToCyrillic: StringTransform { get }
      public static var mandarinToLatin: StringTransform { get }
      public static var hiraganaToKatakana: StringTransform { get }
      public static var stripDiacritics: StringTransform { get }
      public static var stripCombiningMarks: StringTransform { get }
      public static var fullwidthToHalfwidth: StringTransform { get }
      public static var toUnicodeName: StringTransform { get }
      public static var toXMLHex: StringTransform { get }
    }
    extension URLRequest {
      public var allHTTPHeaderFields: [String : String]? { get set }
      public var httpShouldHandleCookies: Bool { get set }
      public var allowsCellularAccess: Bool { get set }
      public var allowsExpensiveNetworkAccess: Bool { get set }
      public var timeoutInterval: TimeInterval { get set }
      public var cachePolicy: URLRequest.CachePolicy { get set }
      public var mainDocumentURL: URL? { get set }
      public var httpBodyStream: InputStream? { get set }
      public mutating func addValue(_ value: String, forHTTPHeaderField field: String)
      public func value(forHTTPHeaderField field: String) -> String?
      public typealias CachePolicy = NSURLRequest.CachePolicy
      public init(url: URL, cachePolicy: NSURLRequest.CachePolicy, timeoutInterval: TimeInterval = 60.0)
    }
    // https://developer.apple.com/documentation/foundation/date/verbatimformatstyle
    @available(Apple 2021, *)
    extension Date {
      public struct VerbatimFormatStyle : Foundation.FormatStyle, Sendable {
        public init(format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar)
        public func format(_ value: Date) -> String
        public func locale(_ locale: Locale) -> Date.VerbatimFormatStyle
        public static func == (a: Date.VerbatimFormatStyle, b: Date.VerbatimFormatStyle) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public struct FormatString : ExpressibleByStringInterpolation, Hashable, Sendable {
        public init(stringLiteral value: String)
        public init(stringInterpolation: Date.FormatString.StringInterpolation)
        public static func == (a: Date.FormatString, b: Date.FormatString) -> Bool
        public func hash(into hasher: inout Hasher)
        public struct StringInterpolation : StringInterpolationProtocol, Sendable {
          public typealias StringLiteralType = String
          public init(literalCapacity: Int, interpolationCount: Int)
          public mutating func appendLiteral(_ literal: String)
          public mutating func appendInterpolation(era: Date.FormatStyle.Symbol.Era)
          public mutating func appendInterpolation(year: Date.FormatStyle.Symbol.Year)
          public mutating func appendInterpolation(quarter: Date.FormatStyle.Symbol.Quarter)
          public mutating func appendInterpolation(month: Date.FormatStyle.Symbol.Month)
          public mutating func appendInterpolation(week: Date.FormatStyle.Symbol.Week)
          public mutating func appendInterpolation(day: Date.FormatStyle.Symbol.Day)
          public mutating func appendInterpolation(weekday: Date.FormatStyle.Symbol.Weekday)
          public mutating func appendInterpolation(hour: Date.FormatStyle.Symbol.VerbatimHour)
          public mutating func appendInterpolation(minute: Date.FormatStyle.Symbol.Minute)
          public mutating func appendInterpolation(second: Date.FormatStyle.Symbol.Second)
          public mutating func appendInterpolation(secondFraction: Date.FormatStyle.Symbol.SecondFraction)
          public mutating func appendInterpolation(timeZone: Date.FormatStyle.Symbol.TimeZone)
        }
      }
      public struct ComponentsFormatStyle : Foundation.FormatStyle, Sendable {
        public enum Field : Codable, Hashable, Sendable { case year, month, week, day, hour, minute, second }
        public struct Style : Codable, Hashable, Sendable {
          public static var wide: Date.ComponentsFormatStyle.Style { get }
          public static var abbreviated: Date.ComponentsFormatStyle.Style { get }
          public static var condensedAbbreviated: Date.ComponentsFormatStyle.Style { get }
          public static var narrow: Date.ComponentsFormatStyle.Style { get }
          public static var spellOut: Date.ComponentsFormatStyle.Style { get }
          public static func == (a: Date.ComponentsFormatStyle.Style, b: Date.ComponentsFormatStyle.Style) -> Bool
          public func hash(into hasher: inout Hasher)
          public init(from decoder: any Decoder) throws
          public func encode(to encoder: any Encoder) throws
        }
        public init(style: Date.ComponentsFormatStyle.Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, fields: Set<Date.ComponentsFormatStyle.Field>? = nil)
        public func format(_ v: Range<Date>) -> String
        public func locale(_ locale: Locale) -> Date.ComponentsFormatStyle
        public static func == (a: Date.ComponentsFormatStyle, b: Date.ComponentsFormatStyle) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2021, *)
    extension Date.FormatStyle.Symbol {
      public struct VerbatimHour : Hashable, Sendable {
        public enum Clock : Hashable, Sendable { case twelveHour, twentyFourHour }
        public enum HourCycle : Hashable, Sendable { case zeroBased, oneBased }
        public static func twoDigits(clock: Date.FormatStyle.Symbol.VerbatimHour.Clock, hourCycle: Date.FormatStyle.Symbol.VerbatimHour.HourCycle) -> Date.FormatStyle.Symbol.VerbatimHour
        public static func defaultDigits(clock: Date.FormatStyle.Symbol.VerbatimHour.Clock, hourCycle: Date.FormatStyle.Symbol.VerbatimHour.HourCycle) -> Date.FormatStyle.Symbol.VerbatimHour
        public static func == (a: Date.FormatStyle.Symbol.VerbatimHour, b: Date.FormatStyle.Symbol.VerbatimHour) -> Bool
        public func hash(into hasher: inout Hasher)
      }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == Date.VerbatimFormatStyle {
      public static func verbatim(_ format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar) -> Date.VerbatimFormatStyle
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == Date.ComponentsFormatStyle {
      public static var timeDuration: Date.ComponentsFormatStyle { get }
      public static func components(style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil) -> Date.ComponentsFormatStyle
    }
    public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result
    public func CFAbsoluteTimeGetCurrent() -> Double
    @discardableResult public func objc_sync_enter(_ obj: Any) -> Int32
    @discardableResult public func objc_sync_exit(_ obj: Any) -> Int32
    open class InputStream : NSObject {
      public init(data: Data)
      public convenience init?(url: URL)
      open func open()
      open func close()
      open var hasBytesAvailable: Bool { get }
      @discardableResult open func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int
    }
    extension DateInterval {
      public init()
      public func intersects(_ dateInterval: DateInterval) -> Bool
      public func intersection(with dateInterval: DateInterval) -> DateInterval?
    }
    extension Locale {
      public func localizedString(forLanguageCode languageCode: String) -> String?
      public func localizedString(forRegionCode regionCode: String) -> String?
      public func localizedString(forScriptCode scriptCode: String) -> String?
    }
    @available(Apple 2021, *)
    extension BinaryFloatingPoint {
      public init(_ value: String, format: FloatingPointFormatStyle<Self>, lenient: Bool = true) throws
    }
    @available(Apple 2021, *)
    extension BinaryInteger {
      public init(_ value: String, format: IntegerFormatStyle<Self>, lenient: Bool = true) throws
    }
    @available(Apple 2021, *)
    extension Date.ISO8601FormatStyle : ParseStrategy {
      public typealias ParseInput = String
      public typealias ParseOutput = Date
      public func parse(_ value: String) throws -> Date
    }
    @available(Apple 2021, *)
    extension ParseStrategy where Self == Date.ISO8601FormatStyle {
      public static var iso8601: Date.ISO8601FormatStyle { get }
    }
    open class CFNotificationCenter : NSObject {
    }
    public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter!
    """#
}
