extension InterfaceModules.Foundation {
  /// The fields of formatted dates; durations, sizes, addresses, names and ISO 8601.
  static let dateSymbols = #"""
    // https://developer.apple.com/documentation/foundation/date/formatstyle
    // https://developer.apple.com/documentation/foundation/formatstyle
    @available(Apple 2021, *)
    extension Date.FormatStyle {
      public func era(_ format: Date.FormatStyle.Symbol.Era = .abbreviated) -> Date.FormatStyle
      public func year(_ format: Date.FormatStyle.Symbol.Year = .defaultDigits) -> Date.FormatStyle
      public func quarter(_ format: Date.FormatStyle.Symbol.Quarter = .abbreviated) -> Date.FormatStyle
      public func month(_ format: Date.FormatStyle.Symbol.Month = .abbreviated) -> Date.FormatStyle
      public func week(_ format: Date.FormatStyle.Symbol.Week = .defaultDigits) -> Date.FormatStyle
      public func day(_ format: Date.FormatStyle.Symbol.Day = .defaultDigits) -> Date.FormatStyle
      public func dayOfYear(_ format: Date.FormatStyle.Symbol.DayOfYear = .defaultDigits) -> Date.FormatStyle
      public func weekday(_ format: Date.FormatStyle.Symbol.Weekday = .abbreviated) -> Date.FormatStyle
      public func hour(_ format: Date.FormatStyle.Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> Date.FormatStyle
      public func minute(_ format: Date.FormatStyle.Symbol.Minute = .defaultDigits) -> Date.FormatStyle
      public func second(_ format: Date.FormatStyle.Symbol.Second = .defaultDigits) -> Date.FormatStyle
      public func timeZone(_ format: Date.FormatStyle.Symbol.TimeZone = .specificName(.short)) -> Date.FormatStyle
      public func secondFraction(_ format: Date.FormatStyle.Symbol.SecondFraction) -> Date.FormatStyle
      public var locale: Locale { get set }
      public var calendar: Calendar { get set }
      public var timeZone: TimeZone { get set }
      public func locale(_ locale: Locale) -> Date.FormatStyle
      public var parseStrategy: Date.ParseStrategy { get }
      @available(Apple 2021, *)
      public var attributed: Date.AttributedStyle { get }
      public struct Symbol : Hashable, Sendable {
        public static func == (a: Date.FormatStyle.Symbol, b: Date.FormatStyle.Symbol) -> Bool
        public func hash(into hasher: inout Hasher)
      }
    }
    @available(Apple 2021, *)
    extension Date.FormatStyle : ParseableFormatStyle {
    }
    @available(Apple 2021, *)
    extension Date.FormatStyle.Symbol {
      public struct Era : Hashable, Sendable {
        public static var abbreviated: Date.FormatStyle.Symbol.Era { get }
        public static var wide: Date.FormatStyle.Symbol.Era { get }
        public static var narrow: Date.FormatStyle.Symbol.Era { get }
        public static func == (a: Date.FormatStyle.Symbol.Era, b: Date.FormatStyle.Symbol.Era) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct Year : Hashable, Sendable {
        public static var defaultDigits: Date.FormatStyle.Symbol.Year { get }
        public static var twoDigits: Date.FormatStyle.Symbol.Year { get }
        public static func padded(_ length: Int) -> Date.FormatStyle.Symbol.Year
        public static func == (a: Date.FormatStyle.Symbol.Year, b: Date.FormatStyle.Symbol.Year) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct YearForWeekOfYear : Hashable, Sendable {
        public static var defaultDigits: Date.FormatStyle.Symbol.YearForWeekOfYear { get }
        public static func == (a: Date.FormatStyle.Symbol.YearForWeekOfYear, b: Date.FormatStyle.Symbol.YearForWeekOfYear) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct Quarter : Hashable, Sendable {
        public static var oneDigit: Date.FormatStyle.Symbol.Quarter { get }
        public static var twoDigits: Date.FormatStyle.Symbol.Quarter { get }
        public static var abbreviated: Date.FormatStyle.Symbol.Quarter { get }
        public static var wide: Date.FormatStyle.Symbol.Quarter { get }
        public static var narrow: Date.FormatStyle.Symbol.Quarter { get }
        public static func == (a: Date.FormatStyle.Symbol.Quarter, b: Date.FormatStyle.Symbol.Quarter) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct Month : Hashable, Sendable {
        public static var defaultDigits: Date.FormatStyle.Symbol.Month { get }
        public static var twoDigits: Date.FormatStyle.Symbol.Month { get }
        public static var abbreviated: Date.FormatStyle.Symbol.Month { get }
        public static var wide: Date.FormatStyle.Symbol.Month { get }
        public static var narrow: Date.FormatStyle.Symbol.Month { get }
        public static func == (a: Date.FormatStyle.Symbol.Month, b: Date.FormatStyle.Symbol.Month) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct Week : Hashable, Sendable {
        public static var defaultDigits: Date.FormatStyle.Symbol.Week { get }
        public static var twoDigits: Date.FormatStyle.Symbol.Week { get }
        public static var weekOfMonth: Date.FormatStyle.Symbol.Week { get }
        public static func == (a: Date.FormatStyle.Symbol.Week, b: Date.FormatStyle.Symbol.Week) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct Day : Hashable, Sendable {
        public static var defaultDigits: Date.FormatStyle.Symbol.Day { get }
        public static var twoDigits: Date.FormatStyle.Symbol.Day { get }
        public static var ordinalOfDayInMonth: Date.FormatStyle.Symbol.Day { get }
        public static func == (a: Date.FormatStyle.Symbol.Day, b: Date.FormatStyle.Symbol.Day) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct DayOfYear : Hashable, Sendable {
        public static var defaultDigits: Date.FormatStyle.Symbol.DayOfYear { get }
        public static var twoDigits: Date.FormatStyle.Symbol.DayOfYear { get }
        public static var threeDigits: Date.FormatStyle.Symbol.DayOfYear { get }
        public static func == (a: Date.FormatStyle.Symbol.DayOfYear, b: Date.FormatStyle.Symbol.DayOfYear) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct Weekday : Hashable, Sendable {
        public static var abbreviated: Date.FormatStyle.Symbol.Weekday { get }
        public static var wide: Date.FormatStyle.Symbol.Weekday { get }
        public static var narrow: Date.FormatStyle.Symbol.Weekday { get }
        public static var short: Date.FormatStyle.Symbol.Weekday { get }
        public static var oneDigit: Date.FormatStyle.Symbol.Weekday { get }
        public static var twoDigits: Date.FormatStyle.Symbol.Weekday { get }
        public static func == (a: Date.FormatStyle.Symbol.Weekday, b: Date.FormatStyle.Symbol.Weekday) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct DayPeriod : Hashable, Sendable {
        public static func == (a: Date.FormatStyle.Symbol.DayPeriod, b: Date.FormatStyle.Symbol.DayPeriod) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct Minute : Hashable, Sendable {
        public static var defaultDigits: Date.FormatStyle.Symbol.Minute { get }
        public static var twoDigits: Date.FormatStyle.Symbol.Minute { get }
        public static func == (a: Date.FormatStyle.Symbol.Minute, b: Date.FormatStyle.Symbol.Minute) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct Second : Hashable, Sendable {
        public static var defaultDigits: Date.FormatStyle.Symbol.Second { get }
        public static var twoDigits: Date.FormatStyle.Symbol.Second { get }
        public static func == (a: Date.FormatStyle.Symbol.Second, b: Date.FormatStyle.Symbol.Second) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct SecondFraction : Hashable, Sendable {
        public static func fractional(_ val: Int) -> Date.FormatStyle.Symbol.SecondFraction
        public static func == (a: Date.FormatStyle.Symbol.SecondFraction, b: Date.FormatStyle.Symbol.SecondFraction) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct TimeZone : Hashable, Sendable {
        public static var exemplarLocation: Date.FormatStyle.Symbol.TimeZone { get }
        public enum Width : Sendable {
          case short
          case long
        }
        public static func specificName(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
        public static func genericName(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
        public static func iso8601(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
        public static func == (a: Date.FormatStyle.Symbol.TimeZone, b: Date.FormatStyle.Symbol.TimeZone) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct Hour : Hashable, Sendable {
        public struct AMPMStyle : Hashable, Sendable {
          public static var omitted: Date.FormatStyle.Symbol.Hour.AMPMStyle { get }
          public static var narrow: Date.FormatStyle.Symbol.Hour.AMPMStyle { get }
          public static var abbreviated: Date.FormatStyle.Symbol.Hour.AMPMStyle { get }
          public static var wide: Date.FormatStyle.Symbol.Hour.AMPMStyle { get }
          public static func == (a: Date.FormatStyle.Symbol.Hour.AMPMStyle, b: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Bool
          public func hash(into hasher: inout Hasher)
        }
        public static func defaultDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour
        public static func twoDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour
        public static func conversationalDefaultDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour
        public static func == (a: Date.FormatStyle.Symbol.Hour, b: Date.FormatStyle.Symbol.Hour) -> Bool
        public func hash(into hasher: inout Hasher)
      }
    }
    @available(Apple 2021, *)
    extension Date {
      public struct AttributedStyle : Foundation.FormatStyle, Sendable {
        public typealias FormatInput = Date
        public typealias FormatOutput = AttributedString
        public func format(_ value: Date) -> AttributedString
        public static func == (a: Date.AttributedStyle, b: Date.AttributedStyle) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public struct ParseStrategy : Foundation.ParseStrategy, Sendable {
        public init(format: String, locale: Locale? = nil, timeZone: TimeZone)
        public func parse(_ value: String) throws -> Date
        public static func == (a: Date.ParseStrategy, b: Date.ParseStrategy) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public init(_ value: String, strategy: Date.ParseStrategy) throws
      public init<T>(_ value: T.ParseInput, strategy: T) throws where T : Foundation.ParseStrategy, T.ParseOutput == Date
    }
    @available(Apple 2021, *)
    extension Date {
      public struct ISO8601FormatStyle : Foundation.FormatStyle, Sendable {
        public typealias FormatInput = Date
        public typealias FormatOutput = String
        public func format(_ value: Date) -> String
        public init(timeZone: TimeZone = .gmt)
        public func year() -> Date.ISO8601FormatStyle
        public func month() -> Date.ISO8601FormatStyle
        public func day() -> Date.ISO8601FormatStyle
        public func time(includingFractionalSeconds: Bool) -> Date.ISO8601FormatStyle
        public func dateSeparator(_ separator: Date.ISO8601FormatStyle.DateSeparator) -> Date.ISO8601FormatStyle
        public enum DateSeparator : Sendable {
          case dash
          case omitted
        }
        public static func == (a: Date.ISO8601FormatStyle, b: Date.ISO8601FormatStyle) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == Date.ISO8601FormatStyle {
      public static var iso8601: Date.ISO8601FormatStyle { get }
    }
    @available(Apple 2021, *)
    extension Date {
      public func ISO8601Format(_ style: Date.ISO8601FormatStyle = .init()) -> String
    }
    @available(Apple 2021, *)
    extension Date {
      public struct IntervalFormatStyle : Foundation.FormatStyle, Sendable {
        public typealias FormatInput = Range<Date>
        public typealias FormatOutput = String
        public func format(_ value: Range<Date>) -> String
        public init(date: Date.IntervalFormatStyle.DateStyle? = nil, time: Date.IntervalFormatStyle.TimeStyle? = nil)
        public typealias DateStyle = Date.FormatStyle.DateStyle
        public typealias TimeStyle = Date.FormatStyle.TimeStyle
        public func day() -> Date.IntervalFormatStyle
        public func month() -> Date.IntervalFormatStyle
        public func year() -> Date.IntervalFormatStyle
        public func hour() -> Date.IntervalFormatStyle
        public func minute() -> Date.IntervalFormatStyle
        public static func == (a: Date.IntervalFormatStyle, b: Date.IntervalFormatStyle) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == Date.IntervalFormatStyle {
      public static var interval: Date.IntervalFormatStyle { get }
    }
    @available(Apple 2021, *)
    extension Range where Bound == Date {
      public func formatted() -> String
      public func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String
      public func formatted<S>(_ style: S) -> S.FormatOutput where S : FormatStyle, S.FormatInput == Range<Date>
    }
    @available(Apple 2021, *)
    public struct ByteCountFormatStyle : Foundation.FormatStyle, Sendable {
      public typealias FormatInput = Int64
      public typealias FormatOutput = String
      public func format(_ value: Int64) -> String
      public init(style: ByteCountFormatStyle.Style = .file, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent)
      public enum Style : Int, Codable, Hashable, Sendable {
        case file
        case memory
        case decimal
        case binary
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct Units : OptionSet, Codable, Hashable, Sendable {
        public var rawValue: UInt
        public init(rawValue: UInt)
        public static var bytes: ByteCountFormatStyle.Units { get }
        public static var kb: ByteCountFormatStyle.Units { get }
        public static var mb: ByteCountFormatStyle.Units { get }
        public static var gb: ByteCountFormatStyle.Units { get }
        public static var tb: ByteCountFormatStyle.Units { get }
        public static var all: ByteCountFormatStyle.Units { get }
        public static var `default`: ByteCountFormatStyle.Units { get }
      }
      public static func == (a: ByteCountFormatStyle, b: ByteCountFormatStyle) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == ByteCountFormatStyle {
      public static func byteCount(style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false) -> Self
    }
    @available(Apple 2021, *)
    extension URL {
      public struct FormatStyle : ParseableFormatStyle, Sendable {
        public typealias FormatInput = URL
        public typealias FormatOutput = String
        public func format(_ value: URL) -> String
        public init()
        public var parseStrategy: URL.ParseStrategy { get }
        public static func == (a: URL.FormatStyle, b: URL.FormatStyle) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2021, *)
    extension URL {
      public struct ParseStrategy : Foundation.ParseStrategy, Sendable {
        public init()
        public func parse(_ value: String) throws -> URL
        public static func == (a: URL.ParseStrategy, b: URL.ParseStrategy) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      @available(Apple 2022, *)
      public func formatted() -> String
    }
    @available(Apple 2022, *)
    extension FormatStyle where Self == URL.FormatStyle {
      public static var url: URL.FormatStyle { get }
    }
    @available(Apple 2022, *)
    extension Duration {
      public struct TimeFormatStyle : Foundation.FormatStyle, Sendable {
        public typealias FormatInput = Duration
        public typealias FormatOutput = String
        public func format(_ value: Duration) -> String
        public init(pattern: Duration.TimeFormatStyle.Pattern, locale: Locale = .autoupdatingCurrent)
        public struct Pattern : Hashable, Codable, Sendable {
          public static var hourMinute: Duration.TimeFormatStyle.Pattern { get }
          public static var hourMinuteSecond: Duration.TimeFormatStyle.Pattern { get }
          public static var minuteSecond: Duration.TimeFormatStyle.Pattern { get }
          public static func hourMinute(padHourToLength: Int, roundSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Duration.TimeFormatStyle.Pattern
          public static func hourMinuteSecond(padHourToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Duration.TimeFormatStyle.Pattern
          public static func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Duration.TimeFormatStyle.Pattern
          public static func == (a: Duration.TimeFormatStyle.Pattern, b: Duration.TimeFormatStyle.Pattern) -> Bool
          public func hash(into hasher: inout Hasher)
          public init(from decoder: any Decoder) throws
          public func encode(to encoder: any Encoder) throws
        }
        public static func == (a: Duration.TimeFormatStyle, b: Duration.TimeFormatStyle) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2022, *)
    extension Duration {
      public struct UnitsFormatStyle : Foundation.FormatStyle, Sendable {
        public typealias FormatInput = Duration
        public typealias FormatOutput = String
        public func format(_ value: Duration) -> String
        public struct Unit : Hashable, Codable, Sendable {
          public static var weeks: Duration.UnitsFormatStyle.Unit { get }
          public static var days: Duration.UnitsFormatStyle.Unit { get }
          public static var hours: Duration.UnitsFormatStyle.Unit { get }
          public static var minutes: Duration.UnitsFormatStyle.Unit { get }
          public static var seconds: Duration.UnitsFormatStyle.Unit { get }
          public static var milliseconds: Duration.UnitsFormatStyle.Unit { get }
          public static var microseconds: Duration.UnitsFormatStyle.Unit { get }
          public static var nanoseconds: Duration.UnitsFormatStyle.Unit { get }
          public static func == (a: Duration.UnitsFormatStyle.Unit, b: Duration.UnitsFormatStyle.Unit) -> Bool
          public func hash(into hasher: inout Hasher)
          public init(from decoder: any Decoder) throws
          public func encode(to encoder: any Encoder) throws
        }
        public struct UnitWidth : Hashable, Codable, Sendable {
          public static var wide: Duration.UnitsFormatStyle.UnitWidth { get }
          public static var abbreviated: Duration.UnitsFormatStyle.UnitWidth { get }
          public static var condensedAbbreviated: Duration.UnitsFormatStyle.UnitWidth { get }
          public static var narrow: Duration.UnitsFormatStyle.UnitWidth { get }
          public static func == (a: Duration.UnitsFormatStyle.UnitWidth, b: Duration.UnitsFormatStyle.UnitWidth) -> Bool
          public func hash(into hasher: inout Hasher)
          public init(from decoder: any Decoder) throws
          public func encode(to encoder: any Encoder) throws
        }
        public static func == (a: Duration.UnitsFormatStyle, b: Duration.UnitsFormatStyle) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2022, *)
    extension FormatStyle where Self == Duration.TimeFormatStyle {
      public static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Self
    }
    @available(Apple 2022, *)
    extension FormatStyle where Self == Duration.UnitsFormatStyle {
      public static func units(allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds], width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil) -> Self
    }
    @available(Apple 2022, *)
    extension Duration {
      public func formatted<S>(_ v: S) -> S.FormatOutput where S : FormatStyle, S.FormatInput == Duration
      public func formatted() -> String
    }
    @available(Apple 2021, *)
    extension Decimal {
      public struct FormatStyle : ParseableFormatStyle, Sendable {
        public typealias FormatInput = Decimal
        public typealias FormatOutput = String
        public func format(_ value: Decimal) -> String
        public init(locale: Locale = .autoupdatingCurrent)
        public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Decimal.FormatStyle
        public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Decimal.FormatStyle
        public var parseStrategy: NumberParseStrategy<Decimal> { get }
        public struct Currency : ParseableFormatStyle, Sendable {
          public typealias FormatInput = Decimal
          public typealias FormatOutput = String
          public init(code: String, locale: Locale = .autoupdatingCurrent)
          public func format(_ value: Decimal) -> String
          public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Decimal.FormatStyle.Currency
          public var parseStrategy: NumberParseStrategy<Decimal> { get }
          public static func == (a: Decimal.FormatStyle.Currency, b: Decimal.FormatStyle.Currency) -> Bool
          public func hash(into hasher: inout Hasher)
          public init(from decoder: any Decoder) throws
          public func encode(to encoder: any Encoder) throws
        }
        public struct Percent : ParseableFormatStyle, Sendable {
          public typealias FormatInput = Decimal
          public typealias FormatOutput = String
          public init(locale: Locale = .autoupdatingCurrent)
          public func format(_ value: Decimal) -> String
          public var parseStrategy: NumberParseStrategy<Decimal> { get }
          public static func == (a: Decimal.FormatStyle.Percent, b: Decimal.FormatStyle.Percent) -> Bool
          public func hash(into hasher: inout Hasher)
          public init(from decoder: any Decoder) throws
          public func encode(to encoder: any Encoder) throws
        }
        public static func == (a: Decimal.FormatStyle, b: Decimal.FormatStyle) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2021, *)
    extension Decimal {
      public func formatted() -> String
      public func formatted<S>(_ format: S) -> S.FormatOutput where S : Foundation.FormatStyle, S.FormatInput == Decimal
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == Decimal.FormatStyle {
      public static var number: Decimal.FormatStyle { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == Decimal.FormatStyle.Percent {
      public static var percent: Decimal.FormatStyle.Percent { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == Decimal.FormatStyle.Currency {
      public static func currency(code: String) -> Self
    }
    @available(Apple 2021, *)
    extension IntegerFormatStyle {
      public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> IntegerFormatStyle<Value>
      public func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>
      public func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> IntegerFormatStyle<Value>
      public func locale(_ locale: Locale) -> IntegerFormatStyle<Value>
    }
    @available(Apple 2021, *)
    extension IntegerFormatStyle.Percent {
      public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> IntegerFormatStyle<Value>.Percent
      public func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>.Percent
    }
    @available(Apple 2021, *)
    extension IntegerFormatStyle.Currency {
      public func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> IntegerFormatStyle<Value>.Currency
      public func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> IntegerFormatStyle<Value>.Currency
      public func locale(_ locale: Locale) -> IntegerFormatStyle<Value>.Currency
    }
    @available(Apple 2021, *)
    extension FloatingPointFormatStyle {
      public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>
      public func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>
      public func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> FloatingPointFormatStyle<Value>
      public func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>
    }
    @available(Apple 2021, *)
    extension FloatingPointFormatStyle.Percent {
      public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>.Percent
      public func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>.Percent
    }
    @available(Apple 2021, *)
    extension FloatingPointFormatStyle.Currency {
      public func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>.Currency
      public func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> FloatingPointFormatStyle<Value>.Currency
      public func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>.Currency
    }
    @available(Apple 2021, *)
    extension NumberFormatStyleConfiguration {
      public struct SignDisplayStrategy : Hashable, Sendable {
        public static var automatic: NumberFormatStyleConfiguration.SignDisplayStrategy { get }
        public static var never: NumberFormatStyleConfiguration.SignDisplayStrategy { get }
        public static func always(includingZero: Bool = true) -> NumberFormatStyleConfiguration.SignDisplayStrategy
        public static func == (a: NumberFormatStyleConfiguration.SignDisplayStrategy, b: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct DecimalSeparatorDisplayStrategy : Hashable, Sendable {
        public static var automatic: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy { get }
        public static var always: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy { get }
        public static func == (a: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy, b: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Bool
        public func hash(into hasher: inout Hasher)
      }
    }
    @available(Apple 2021, *)
    public enum CurrencyFormatStyleConfiguration {
      public struct SignDisplayStrategy : Hashable, Sendable {
        public static var automatic: CurrencyFormatStyleConfiguration.SignDisplayStrategy { get }
        public static var never: CurrencyFormatStyleConfiguration.SignDisplayStrategy { get }
        public static var accounting: CurrencyFormatStyleConfiguration.SignDisplayStrategy { get }
        public static func always(showZero: Bool = true) -> CurrencyFormatStyleConfiguration.SignDisplayStrategy
        public static func == (a: CurrencyFormatStyleConfiguration.SignDisplayStrategy, b: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct Presentation : Hashable, Sendable {
        public static var narrow: CurrencyFormatStyleConfiguration.Presentation { get }
        public static var standard: CurrencyFormatStyleConfiguration.Presentation { get }
        public static var isoCode: CurrencyFormatStyleConfiguration.Presentation { get }
        public static var fullName: CurrencyFormatStyleConfiguration.Presentation { get }
        public static func == (a: CurrencyFormatStyleConfiguration.Presentation, b: CurrencyFormatStyleConfiguration.Presentation) -> Bool
        public func hash(into hasher: inout Hasher)
      }
    }
    """#
}
