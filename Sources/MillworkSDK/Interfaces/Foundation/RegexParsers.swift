extension InterfaceModules.Foundation {
  /// What regular expressions of Swift parse with Foundation's styles.
  static let regexParsers = #"""
    // https://developer.apple.com/documentation/swift/regexcomponent
    import _StringProcessing
    @available(Apple 2022, *)
    extension Date.ParseStrategy : CustomConsumingRegexComponent {
      public typealias RegexOutput = Date
      public func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Date)?
    }
    @available(Apple 2022, *)
    extension Date.ISO8601FormatStyle : CustomConsumingRegexComponent {
      public typealias RegexOutput = Date
      public func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Date)?
    }
    @available(Apple 2022, *)
    extension URL.ParseStrategy : CustomConsumingRegexComponent {
      public typealias RegexOutput = URL
      public func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: URL)?
    }
    @available(Apple 2022, *)
    extension Decimal.FormatStyle : CustomConsumingRegexComponent {
      public typealias RegexOutput = Decimal
      public func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Decimal)?
    }
    @available(Apple 2022, *)
    extension Decimal.FormatStyle.Percent : CustomConsumingRegexComponent {
      public typealias RegexOutput = Decimal
      public func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Decimal)?
    }
    @available(Apple 2022, *)
    extension Decimal.FormatStyle.Currency : CustomConsumingRegexComponent {
      public typealias RegexOutput = Decimal
      public func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Decimal)?
    }
    @available(Apple 2022, *)
    extension FloatingPointFormatStyle : CustomConsumingRegexComponent {
      public typealias RegexOutput = Value
      public func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
    }
    @available(Apple 2022, *)
    extension FloatingPointFormatStyle.Percent : CustomConsumingRegexComponent {
      public typealias RegexOutput = Value
      public func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
    }
    @available(Apple 2022, *)
    extension FloatingPointFormatStyle.Currency : CustomConsumingRegexComponent {
      public typealias RegexOutput = Value
      public func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
    }
    @available(Apple 2022, *)
    extension IntegerFormatStyle : CustomConsumingRegexComponent {
      public typealias RegexOutput = Value
      public func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
    }
    @available(Apple 2022, *)
    extension IntegerFormatStyle.Percent : CustomConsumingRegexComponent {
      public typealias RegexOutput = Value
      public func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
    }
    @available(Apple 2022, *)
    extension IntegerFormatStyle.Currency : CustomConsumingRegexComponent {
      public typealias RegexOutput = Value
      public func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
    }
    @available(Apple 2022, *)
    extension RegexComponent where Self == Date.ParseStrategy {
      public static func date(format: Date.FormatString, locale: Locale, timeZone: TimeZone, calendar: Calendar? = nil, twoDigitStartDate: Date = Date(timeIntervalSince1970: 0)) -> Date.ParseStrategy
      public static func dateTime(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle, locale: Locale, timeZone: TimeZone, calendar: Calendar? = nil) -> Date.ParseStrategy
      public static func date(_ style: Date.FormatStyle.DateStyle, locale: Locale, timeZone: TimeZone, calendar: Calendar? = nil) -> Date.ParseStrategy
    }
    @available(Apple 2022, *)
    extension RegexComponent where Self == Date.ISO8601FormatStyle {
      public static var iso8601: Date.ISO8601FormatStyle { get }
      public static func iso8601WithTimeZone(includingFractionalSeconds: Bool = false, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon, timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted) -> Date.ISO8601FormatStyle
      public static func iso8601(timeZone: TimeZone, includingFractionalSeconds: Bool = false, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon) -> Date.ISO8601FormatStyle
      public static func iso8601Date(timeZone: TimeZone, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash) -> Date.ISO8601FormatStyle
    }
    @available(Apple 2022, *)
    extension RegexComponent where Self == URL.ParseStrategy {
      public static func url(scheme: URL.ParseStrategy.ComponentParseStrategy<String> = .required, user: URL.ParseStrategy.ComponentParseStrategy<String> = .optional, password: URL.ParseStrategy.ComponentParseStrategy<String> = .optional, host: URL.ParseStrategy.ComponentParseStrategy<String> = .required, port: URL.ParseStrategy.ComponentParseStrategy<Int> = .optional, path: URL.ParseStrategy.ComponentParseStrategy<String> = .optional, query: URL.ParseStrategy.ComponentParseStrategy<String> = .optional, fragment: URL.ParseStrategy.ComponentParseStrategy<String> = .optional) -> URL.ParseStrategy
    }
    @available(Apple 2022, *)
    extension RegexComponent where Self == Decimal.FormatStyle {
      public static func localizedDecimal(locale: Locale) -> Decimal.FormatStyle
    }
    @available(Apple 2022, *)
    extension RegexComponent where Self == Decimal.FormatStyle.Currency {
      public static func localizedCurrency(code: Locale.Currency, locale: Locale) -> Decimal.FormatStyle.Currency
    }
    @available(Apple 2022, *)
    extension RegexComponent where Self == FloatingPointFormatStyle<Double> {
      public static func localizedDouble(locale: Locale) -> FloatingPointFormatStyle<Double>
    }
    @available(Apple 2022, *)
    extension RegexComponent where Self == FloatingPointFormatStyle<Double>.Percent {
      public static func localizedDoublePercentage(locale: Locale) -> FloatingPointFormatStyle<Double>.Percent
    }
    @available(Apple 2022, *)
    extension RegexComponent where Self == IntegerFormatStyle<Int> {
      public static func localizedInteger(locale: Locale) -> IntegerFormatStyle<Int>
    }
    @available(Apple 2022, *)
    extension RegexComponent where Self == IntegerFormatStyle<Int>.Percent {
      public static func localizedIntegerPercentage(locale: Locale) -> IntegerFormatStyle<Int>.Percent
    }
    @available(Apple 2022, *)
    extension RegexComponent where Self == IntegerFormatStyle<Int>.Currency {
      public static func localizedIntegerCurrency(code: Locale.Currency, locale: Locale) -> IntegerFormatStyle<Int>.Currency
    }
    """#
}
