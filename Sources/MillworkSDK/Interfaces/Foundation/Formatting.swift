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
      public struct Currency : Hashable, Sendable {
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
      }
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
      @discardableResult open func string(for obj: Any?) -> String?
    }
    open class DateFormatter : Formatter, @unchecked Sendable {
      open var dateFormat: String! { get set }
      open var dateStyle: DateFormatter.Style { get set }
      open var timeStyle: DateFormatter.Style { get set }
      open var locale: Locale! { get set }
      open var timeZone: TimeZone! { get set }
      open var doesRelativeDateFormatting: Bool { get set }
      @discardableResult open func string(from date: Date) -> String
      @discardableResult open func date(from string: String) -> Date?
      @discardableResult open class func localizedString(from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style) -> String
      public enum Style : UInt, Sendable {
        case none
        case short
        case medium
        case long
        case full
      }
    }
    open class NumberFormatter : Formatter, @unchecked Sendable {
      open var numberStyle: NumberFormatter.Style { get set }
      open var maximumFractionDigits: Int { get set }
      open var minimumFractionDigits: Int { get set }
      open var locale: Locale! { get set }
      @discardableResult open func string(from number: NSNumber) -> String?
      @discardableResult open func number(from string: String) -> NSNumber?
      public enum Style : UInt, Sendable {
        case none
        case decimal
        case currency
        case percent
        case scientific
        case spellOut
        case ordinal
      }
    }
    open class RelativeDateTimeFormatter : Formatter {
      @discardableResult open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String
    }
    open class ByteCountFormatter : Formatter {
      @discardableResult open class func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String
      public enum CountStyle : Int, Sendable {
        case file
        case memory
        case decimal
        case binary
      }
    }
    open class Dimension : NSObject, @unchecked Sendable {
    }
    public struct Measurement<UnitType> where UnitType : NSObject {
      public init(value: Double, unit: UnitType)
      public var value: Double { get set }
    }

    @available(Apple 2021, *)
    public protocol FormatStyle<FormatInput, FormatOutput> : Hashable, Decodable, Encodable {
      associatedtype FormatInput
      associatedtype FormatOutput
      func format(_ value: Self.FormatInput) -> Self.FormatOutput
      func locale(_ locale: Locale) -> Self
    }
    @available(Apple 2021, *)
    extension FormatStyle {
      public func locale(_ locale: Locale) -> Self
    }
    @available(Apple 2021, *)
    public protocol ParseStrategy<ParseInput, ParseOutput> : Hashable, Decodable, Encodable {
      associatedtype ParseInput
      associatedtype ParseOutput
      func parse(_ value: Self.ParseInput) throws -> Self.ParseOutput
    }
    @available(Apple 2021, *)
    public protocol ParseableFormatStyle : FormatStyle {
      associatedtype Strategy : ParseStrategy where Self.FormatInput == Self.Strategy.ParseOutput, Self.FormatOutput == Self.Strategy.ParseInput
      var parseStrategy: Self.Strategy { get }
    }
    @available(Apple 2021, *)
    public struct NumberParseStrategy<Value> : ParseStrategy, Sendable {
      public func parse(_ value: String) throws -> Value
      public static func == (a: NumberParseStrategy<Value>, b: NumberParseStrategy<Value>) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @available(Apple 2021, *)
    public enum NumberFormatStyleConfiguration {
      public struct Precision : Hashable, Sendable {
        public static func fractionLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision
        public static func fractionLength<R>(_ limits: R) -> NumberFormatStyleConfiguration.Precision where R : RangeExpression, R.Bound == Int
        public static func significantDigits(_ digits: Int) -> NumberFormatStyleConfiguration.Precision
        public static func integerLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision
        public static func == (a: NumberFormatStyleConfiguration.Precision, b: NumberFormatStyleConfiguration.Precision) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct Grouping : Hashable, Sendable {
        public static var automatic: NumberFormatStyleConfiguration.Grouping { get }
        public static var never: NumberFormatStyleConfiguration.Grouping { get }
        public static func == (a: NumberFormatStyleConfiguration.Grouping, b: NumberFormatStyleConfiguration.Grouping) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct Notation : Hashable, Sendable {
        public static var automatic: NumberFormatStyleConfiguration.Notation { get }
        public static var compactName: NumberFormatStyleConfiguration.Notation { get }
        public static var scientific: NumberFormatStyleConfiguration.Notation { get }
        public static func == (a: NumberFormatStyleConfiguration.Notation, b: NumberFormatStyleConfiguration.Notation) -> Bool
        public func hash(into hasher: inout Hasher)
      }
    }
    @available(Apple 2021, *)
    public struct IntegerFormatStyle<Value> : ParseableFormatStyle, Sendable where Value : BinaryInteger {
      public init(locale: Locale = .autoupdatingCurrent)
      public typealias FormatInput = Value
      public typealias FormatOutput = String
      public func format(_ value: Value) -> String
      public var parseStrategy: NumberParseStrategy<Value> { get }
      public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value>
      public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value>
      public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> IntegerFormatStyle<Value>
      public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> IntegerFormatStyle<Value>
      public static func == (a: IntegerFormatStyle<Value>, b: IntegerFormatStyle<Value>) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public struct Percent : ParseableFormatStyle, Sendable {
        public init(locale: Locale = .autoupdatingCurrent)
        public typealias FormatInput = Value
        public typealias FormatOutput = String
        public func format(_ value: Value) -> String
        public var parseStrategy: NumberParseStrategy<Value> { get }
        public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value>.Percent
        public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value>.Percent
        public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> IntegerFormatStyle<Value>.Percent
        public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> IntegerFormatStyle<Value>.Percent
        public static func == (a: IntegerFormatStyle<Value>.Percent, b: IntegerFormatStyle<Value>.Percent) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public struct Currency : ParseableFormatStyle, Sendable {
        public init(code: String, locale: Locale = .autoupdatingCurrent)
        public typealias FormatInput = Value
        public typealias FormatOutput = String
        public func format(_ value: Value) -> String
        public var parseStrategy: NumberParseStrategy<Value> { get }
        public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value>.Currency
        public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value>.Currency
        public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> IntegerFormatStyle<Value>.Currency
        public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> IntegerFormatStyle<Value>.Currency
        public static func == (a: IntegerFormatStyle<Value>.Currency, b: IntegerFormatStyle<Value>.Currency) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2021, *)
    extension BinaryInteger {
      public func formatted() -> String
      public func formatted<S>(_ format: S) -> S.FormatOutput where Self == S.FormatInput, S : FormatStyle
    }
    @available(Apple 2021, *)
    public struct FloatingPointFormatStyle<Value> : ParseableFormatStyle, Sendable where Value : BinaryFloatingPoint {
      public init(locale: Locale = .autoupdatingCurrent)
      public typealias FormatInput = Value
      public typealias FormatOutput = String
      public func format(_ value: Value) -> String
      public var parseStrategy: NumberParseStrategy<Value> { get }
      public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value>
      public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value>
      public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> FloatingPointFormatStyle<Value>
      public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> FloatingPointFormatStyle<Value>
      public static func == (a: FloatingPointFormatStyle<Value>, b: FloatingPointFormatStyle<Value>) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public struct Percent : ParseableFormatStyle, Sendable {
        public init(locale: Locale = .autoupdatingCurrent)
        public typealias FormatInput = Value
        public typealias FormatOutput = String
        public func format(_ value: Value) -> String
        public var parseStrategy: NumberParseStrategy<Value> { get }
        public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value>.Percent
        public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value>.Percent
        public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> FloatingPointFormatStyle<Value>.Percent
        public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> FloatingPointFormatStyle<Value>.Percent
        public static func == (a: FloatingPointFormatStyle<Value>.Percent, b: FloatingPointFormatStyle<Value>.Percent) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public struct Currency : ParseableFormatStyle, Sendable {
        public init(code: String, locale: Locale = .autoupdatingCurrent)
        public typealias FormatInput = Value
        public typealias FormatOutput = String
        public func format(_ value: Value) -> String
        public var parseStrategy: NumberParseStrategy<Value> { get }
        public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value>.Currency
        public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value>.Currency
        public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> FloatingPointFormatStyle<Value>.Currency
        public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> FloatingPointFormatStyle<Value>.Currency
        public static func == (a: FloatingPointFormatStyle<Value>.Currency, b: FloatingPointFormatStyle<Value>.Currency) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2021, *)
    extension BinaryFloatingPoint {
      public func formatted() -> String
      public func formatted<S>(_ format: S) -> S.FormatOutput where Self == S.FormatInput, S : FormatStyle
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == IntegerFormatStyle<Int> {
      public static var number: IntegerFormatStyle<Int> { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
      public static var percent: IntegerFormatStyle<Int>.Percent { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == IntegerFormatStyle<Int32> {
      public static var number: IntegerFormatStyle<Int32> { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == IntegerFormatStyle<Int32>.Percent {
      public static var percent: IntegerFormatStyle<Int32>.Percent { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == IntegerFormatStyle<Int64> {
      public static var number: IntegerFormatStyle<Int64> { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == IntegerFormatStyle<Int64>.Percent {
      public static var percent: IntegerFormatStyle<Int64>.Percent { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == IntegerFormatStyle<UInt> {
      public static var number: IntegerFormatStyle<UInt> { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == IntegerFormatStyle<UInt>.Percent {
      public static var percent: IntegerFormatStyle<UInt>.Percent { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == IntegerFormatStyle<UInt8> {
      public static var number: IntegerFormatStyle<UInt8> { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == IntegerFormatStyle<UInt8>.Percent {
      public static var percent: IntegerFormatStyle<UInt8>.Percent { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle {
      public static func currency<Value>(code: String) -> Self where Self == IntegerFormatStyle<Value>.Currency, Value : BinaryInteger
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
      public static var number: FloatingPointFormatStyle<Double> { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
      public static var percent: FloatingPointFormatStyle<Double>.Percent { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
      public static var number: FloatingPointFormatStyle<Float> { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
      public static var percent: FloatingPointFormatStyle<Float>.Percent { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat> {
      public static var number: FloatingPointFormatStyle<CGFloat> { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat>.Percent {
      public static var percent: FloatingPointFormatStyle<CGFloat>.Percent { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle {
      public static func currency<Value>(code: String) -> Self where Self == FloatingPointFormatStyle<Value>.Currency, Value : BinaryFloatingPoint
    }
    @available(Apple 2021, *)
    extension Date {
      public func formatted() -> String
      public func formatted<F>(_ format: F) -> F.FormatOutput where F : Foundation.FormatStyle, F.FormatInput == Date
      public func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String
      public struct FormatStyle : Foundation.FormatStyle, Sendable {
        public typealias FormatInput = Date
        public typealias FormatOutput = String
        public init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale = .autoupdatingCurrent)
        public func format(_ value: Date) -> String
        public func year() -> Date.FormatStyle
        public func month() -> Date.FormatStyle
        public func month(_ format: Date.FormatStyle.Symbol) -> Date.FormatStyle
        public func day() -> Date.FormatStyle
        public func weekday() -> Date.FormatStyle
        public func weekday(_ format: Date.FormatStyle.Symbol) -> Date.FormatStyle
        public func hour() -> Date.FormatStyle
        public func minute() -> Date.FormatStyle
        public func second() -> Date.FormatStyle
        public static func == (a: Date.FormatStyle, b: Date.FormatStyle) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
        public struct Symbol : Hashable, Sendable {
          public static var abbreviated: Date.FormatStyle.Symbol { get }
          public static var wide: Date.FormatStyle.Symbol { get }
          public static var narrow: Date.FormatStyle.Symbol { get }
          public static var twoDigits: Date.FormatStyle.Symbol { get }
          public static var defaultDigits: Date.FormatStyle.Symbol { get }
          public static func == (a: Date.FormatStyle.Symbol, b: Date.FormatStyle.Symbol) -> Bool
          public func hash(into hasher: inout Hasher)
        }
        public struct DateStyle : Hashable, Sendable {
          public static var omitted: Date.FormatStyle.DateStyle { get }
          public static var numeric: Date.FormatStyle.DateStyle { get }
          public static var abbreviated: Date.FormatStyle.DateStyle { get }
          public static var long: Date.FormatStyle.DateStyle { get }
          public static var complete: Date.FormatStyle.DateStyle { get }
          public static func == (a: Date.FormatStyle.DateStyle, b: Date.FormatStyle.DateStyle) -> Bool
          public func hash(into hasher: inout Hasher)
        }
        public struct TimeStyle : Hashable, Sendable {
          public static var omitted: Date.FormatStyle.TimeStyle { get }
          public static var shortened: Date.FormatStyle.TimeStyle { get }
          public static var standard: Date.FormatStyle.TimeStyle { get }
          public static var complete: Date.FormatStyle.TimeStyle { get }
          public static func == (a: Date.FormatStyle.TimeStyle, b: Date.FormatStyle.TimeStyle) -> Bool
          public func hash(into hasher: inout Hasher)
        }
      }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == Date.FormatStyle {
      public static var dateTime: Date.FormatStyle { get }
    }
    @available(Apple 2021, *)
    extension Date {
      public struct RelativeFormatStyle : Foundation.FormatStyle, Sendable {
        public typealias FormatInput = Date
        public typealias FormatOutput = String
        public func format(_ value: Date) -> String
        public static func == (a: Date.RelativeFormatStyle, b: Date.RelativeFormatStyle) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
        public struct Presentation : Hashable, Sendable {
          public static var numeric: Date.RelativeFormatStyle.Presentation { get }
          public static var named: Date.RelativeFormatStyle.Presentation { get }
          public static func == (a: Date.RelativeFormatStyle.Presentation, b: Date.RelativeFormatStyle.Presentation) -> Bool
          public func hash(into hasher: inout Hasher)
        }
        public struct UnitsStyle : Hashable, Sendable {
          public static var wide: Date.RelativeFormatStyle.UnitsStyle { get }
          public static var abbreviated: Date.RelativeFormatStyle.UnitsStyle { get }
          public static var narrow: Date.RelativeFormatStyle.UnitsStyle { get }
          public static func == (a: Date.RelativeFormatStyle.UnitsStyle, b: Date.RelativeFormatStyle.UnitsStyle) -> Bool
          public func hash(into hasher: inout Hasher)
        }
      }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == Date.RelativeFormatStyle {
      public static func relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide) -> Self
    }
    @available(Apple 2021, *)
    public struct ListFormatStyle<Style, Base> : Foundation.FormatStyle where Style : FormatStyle, Base : Sequence, Style.FormatInput == Base.Element, Style.FormatOutput == String {
      public typealias FormatInput = Base
      public typealias FormatOutput = String
      public func format(_ value: Base) -> String
      public static func == (a: ListFormatStyle<Style, Base>, b: ListFormatStyle<Style, Base>) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @available(Apple 2021, *)
    extension Sequence where Self.Element == String {
      public func formatted() -> String
    }
    """#
}
