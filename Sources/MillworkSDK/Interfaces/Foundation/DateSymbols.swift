extension InterfaceModules.Foundation {
  /// How dates and intervals are written.
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
        public init(dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon, timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted, includingFractionalSeconds: Bool = false, timeZone: TimeZone = .gmt)
        @_disfavoredOverload public init(timeZone: TimeZone = .gmt)
        public var timeZone: TimeZone { get set }
        public var includingFractionalSeconds: Bool { get }
        public func year() -> Date.ISO8601FormatStyle
        public func weekOfYear() -> Date.ISO8601FormatStyle
        public func timeSeparator(_ separator: Date.ISO8601FormatStyle.TimeSeparator) -> Date.ISO8601FormatStyle
        public func dateTimeSeparator(_ separator: Date.ISO8601FormatStyle.DateTimeSeparator) -> Date.ISO8601FormatStyle
        public func timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Date.ISO8601FormatStyle
        public enum TimeSeparator : String, Codable, Sendable {
          case colon
          case omitted
          public init?(rawValue: String)
          public var rawValue: String { get }
        }
        public enum TimeZoneSeparator : String, Codable, Sendable {
          case colon
          case omitted
          public init?(rawValue: String)
          public var rawValue: String { get }
        }
        public enum DateTimeSeparator : String, Codable, Sendable {
          case space
          case standard
          public init?(rawValue: String)
          public var rawValue: String { get }
        }
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
    """#
}
