extension InterfaceModules.Foundation {
  /// Names of persons, and further members of calendars, strings and dates.
  static let personNames = #"""
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
