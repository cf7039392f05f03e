extension InterfaceModules.Foundation {
  /// Dates that come again, and more members of calendars.
  static let recurrences = #"""
    // https://developer.apple.com/documentation/foundation/calendar/recurrencerule
    @available(Apple 2024, *)
    extension Calendar {
      public func dates(byAdding components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil, wrappingComponents: Bool = false) -> some Sequence<Date> & Sendable
      public struct RecurrenceRule : Equatable, Codable, Sendable {
        public enum Frequency : Int, Codable, CaseIterable, Sendable {
          case minutely
          case hourly
          case daily
          case weekly
          case monthly
          case yearly
          public init?(rawValue: Int)
          public var rawValue: Int { get }
          public static var allCases: [Calendar.RecurrenceRule.Frequency] { get }
        }
        public struct End : Equatable, Codable, Sendable {
          public static var never: Calendar.RecurrenceRule.End { get }
          public static func afterOccurrences(_ count: Int) -> Calendar.RecurrenceRule.End
          public static func afterDate(_ date: Date) -> Calendar.RecurrenceRule.End
          @available(Apple 2024.4, *)
          public var occurrences: Int? { get }
          @available(Apple 2024.4, *)
          public var date: Date? { get }
          public static func == (a: Calendar.RecurrenceRule.End, b: Calendar.RecurrenceRule.End) -> Bool
          public init(from decoder: any Decoder) throws
          public func encode(to encoder: any Encoder) throws
        }
        public enum Weekday : Equatable, Codable, Sendable {
          case every(Locale.Weekday)
          case nth(Int, Locale.Weekday)
          public init(from decoder: any Decoder) throws
          public func encode(to encoder: any Encoder) throws
        }
        public struct Month : Equatable, Codable, ExpressibleByIntegerLiteral, Sendable {
          public init(_ index: Int, isLeap: Bool = false)
          public init(integerLiteral value: Int)
          public var index: Int
          public var isLeap: Bool
          public static func == (a: Calendar.RecurrenceRule.Month, b: Calendar.RecurrenceRule.Month) -> Bool
          public init(from decoder: any Decoder) throws
          public func encode(to encoder: any Encoder) throws
        }
        public init(calendar: Calendar, frequency: Calendar.RecurrenceRule.Frequency, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [], daysOfTheYear: [Int] = [], daysOfTheMonth: [Int] = [], weeks: [Int] = [], weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = [])
        public var calendar: Calendar
        public var matchingPolicy: Calendar.MatchingPolicy
        public var repeatedTimePolicy: Calendar.RepeatedTimePolicy
        public var frequency: Calendar.RecurrenceRule.Frequency
        public var interval: Int
        public var end: Calendar.RecurrenceRule.End
        public var months: [Calendar.RecurrenceRule.Month]
        public var daysOfTheYear: [Int]
        public var daysOfTheMonth: [Int]
        public var weeks: [Int]
        public var weekdays: [Calendar.RecurrenceRule.Weekday]
        public var hours: [Int]
        public var minutes: [Int]
        public var seconds: [Int]
        public var setPositions: [Int]
        public func recurrences(of start: Date, in range: Range<Date>? = nil) -> some Sequence<Date> & Sendable
        public static func minutely(calendar: Calendar, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [], daysOfTheMonth: [Int] = [], weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []) -> Calendar.RecurrenceRule
        public static func hourly(calendar: Calendar, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [], daysOfTheMonth: [Int] = [], weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []) -> Calendar.RecurrenceRule
        public static func daily(calendar: Calendar, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [], daysOfTheMonth: [Int] = [], weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []) -> Calendar.RecurrenceRule
        public static func weekly(calendar: Calendar, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [], weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []) -> Calendar.RecurrenceRule
        public static func monthly(calendar: Calendar, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [], daysOfTheMonth: [Int] = [], weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []) -> Calendar.RecurrenceRule
        public static func yearly(calendar: Calendar, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [], daysOfTheYear: [Int] = [], daysOfTheMonth: [Int] = [], weeks: [Int] = [], weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []) -> Calendar.RecurrenceRule
        public static func == (a: Calendar.RecurrenceRule, b: Calendar.RecurrenceRule) -> Bool
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    extension Calendar.Identifier : Codable {
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    extension Calendar {
      public var veryShortStandaloneMonthSymbols: [String] { get }
      public var shortStandaloneMonthSymbols: [String] { get }
      public var quarterSymbols: [String] { get }
      public var shortQuarterSymbols: [String] { get }
      public var standaloneQuarterSymbols: [String] { get }
      public var shortStandaloneQuarterSymbols: [String] { get }
      public var eraSymbols: [String] { get }
      public var longEraSymbols: [String] { get }
    }
    """#
}
