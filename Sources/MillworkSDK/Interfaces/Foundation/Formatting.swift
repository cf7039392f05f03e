extension InterfaceModules.Foundation {
  /// Locales, calendars, time zones, formatters and format styles.
  static let formatting = #"""
    // https://developer.apple.com/documentation/foundation/data_formatting
    public struct Locale : Hashable, Codable, Sendable {
      public init(identifier: String)
      public static var current: Locale { get }
      public static var autoupdatingCurrent: Locale { get }
      public static var preferredLanguages: [String] { get }
      public var identifier: String { get }
      public var languageCode: String? { get }
      public var regionCode: String? { get }
      public var currencyCode: String? { get }
      public var decimalSeparator: String? { get }
      public func localizedString(forIdentifier identifier: String) -> String?
      public static func == (a: Locale, b: Locale) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      @available(Apple 2022, *)
      public struct Currency : Hashable, Codable, ExpressibleByStringLiteral, Sendable {
        public init(_ identifier: String)
        public init(stringLiteral value: String)
        public var isISOCurrency: Bool { get }
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
        public static var isoCurrencies: [Locale.Currency] { get }
        public var identifier: String { get }
        public static func == (a: Locale.Currency, b: Locale.Currency) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      @available(Apple 2022, *)
      public var currency: Locale.Currency? { get }
    }
    public struct TimeZone : Hashable, Codable, Sendable {
      public init?(identifier: String)
      public init?(secondsFromGMT seconds: Int)
      public static var current: TimeZone { get }
      public static var autoupdatingCurrent: TimeZone { get }
      public var identifier: String { get }
      public func secondsFromGMT(for date: Date = Date()) -> Int
      public static func == (a: TimeZone, b: TimeZone) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    public struct Calendar : Hashable, Codable, Sendable {
      public init(identifier: Calendar.Identifier)
      public static var current: Calendar { get }
      public static var autoupdatingCurrent: Calendar { get }
      public var timeZone: TimeZone { get set }
      public var locale: Locale? { get set }
      public var firstWeekday: Int { get set }
      public var weekdaySymbols: [String] { get }
      public var shortWeekdaySymbols: [String] { get }
      public var veryShortWeekdaySymbols: [String] { get }
      public var monthSymbols: [String] { get }
      public func component(_ component: Calendar.Component, from date: Date) -> Int
      public func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents
      public func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents
      public func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date?
      public func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date?
      public func date(from components: DateComponents) -> Date?
      public func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?
      public func startOfDay(for date: Date) -> Date
      public func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?
      public func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
      public func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool
      public func isDateInToday(_ date: Date) -> Bool
      public func isDateInTomorrow(_ date: Date) -> Bool
      public func isDateInYesterday(_ date: Date) -> Bool
      public func isDateInWeekend(_ date: Date) -> Bool
      public func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?
      public static func == (a: Calendar, b: Calendar) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public enum Identifier : Sendable {
        case gregorian
        case iso8601
        case buddhist
        case japanese
        case hebrew
        case islamic
        case chinese
        case coptic
        case ethiopicAmeteMihret
        case ethiopicAmeteAlem
        case indian
        case islamicCivil
        case islamicTabular
        case islamicUmmAlQura
        case persian
        case republicOfChina
      }
      public enum Component : Hashable, Sendable {
        case era
        case year
        case month
        case day
        case hour
        case minute
        case second
        case weekday
        case weekdayOrdinal
        case quarter
        case weekOfMonth
        case weekOfYear
        case yearForWeekOfYear
        case nanosecond
        case calendar
        case timeZone
        @available(Apple 2024, *)
        case dayOfYear
      }
      public func maximumRange(of component: Calendar.Component) -> Range<Int>?
      public func minimumRange(of component: Calendar.Component) -> Range<Int>?
    }
    public struct DateComponents : Hashable, Codable, Sendable {
      public init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)
      public var year: Int? { get set }
      public var month: Int? { get set }
      public var day: Int? { get set }
      public var hour: Int? { get set }
      public var minute: Int? { get set }
      public var second: Int? { get set }
      public var weekday: Int? { get set }
      public var date: Date? { get }
      public static func == (a: DateComponents, b: DateComponents) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    open class Formatter : NSObject {
      override public init()
      @discardableResult open func string(for obj: Any?) -> String?
    }
    open class DateFormatter : Formatter, @unchecked Sendable {
      override public init()
      open var dateFormat: String! { get set }
      open var dateStyle: DateFormatter.Style { get set }
      open var timeStyle: DateFormatter.Style { get set }
      open var locale: Locale! { get set }
      open var timeZone: TimeZone! { get set }
      open var doesRelativeDateFormatting: Bool { get set }
      @discardableResult open func string(from date: Date) -> String
      @discardableResult open func date(from string: String) -> Date?
      @discardableResult open class func localizedString(from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style) -> String
      @objc public enum Style : UInt, Sendable {
        case none
        case short
        case medium
        case long
        case full
        public init?(rawValue: UInt)
        public typealias RawValue = UInt
        public var rawValue: UInt { get }
      }
    }
    open class NumberFormatter : Formatter, @unchecked Sendable {
      override public init()
      open var numberStyle: NumberFormatter.Style { get set }
      open var maximumFractionDigits: Int { get set }
      open var minimumFractionDigits: Int { get set }
      open var locale: Locale! { get set }
      @discardableResult open func string(from number: NSNumber) -> String?
      @discardableResult open func number(from string: String) -> NSNumber?
      @objc public enum Style : UInt, Sendable {
        case none
        case decimal
        case currency
        case percent
        case scientific
        case spellOut
        case ordinal
        public init?(rawValue: UInt)
        public typealias RawValue = UInt
        public var rawValue: UInt { get }
      }
    }
    open class RelativeDateTimeFormatter : Formatter {
      override public init()
      @discardableResult open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String
    }
    open class ByteCountFormatter : Formatter {
      override public init()
      @discardableResult open class func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String
      @objc public enum CountStyle : Int, Sendable {
        case file
        case memory
        case decimal
        case binary
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    """#
}
