extension InterfaceModules.Foundation {
  /// How bytes, addresses, durations and numbers are written.
  static let durationStyles = #"""
    // https://developer.apple.com/documentation/foundation
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
        public init(scheme: URL.FormatStyle.ComponentDisplayOption = .always, user: URL.FormatStyle.ComponentDisplayOption = .never, password: URL.FormatStyle.ComponentDisplayOption = .never, host: URL.FormatStyle.HostDisplayOption = .always, port: URL.FormatStyle.ComponentDisplayOption = .omitIfHTTPFamily, path: URL.FormatStyle.ComponentDisplayOption = .always, query: URL.FormatStyle.ComponentDisplayOption = .never, fragment: URL.FormatStyle.ComponentDisplayOption = .never)
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
        public init(scheme: URL.ParseStrategy.ComponentParseStrategy<String> = .required, user: URL.ParseStrategy.ComponentParseStrategy<String> = .optional, password: URL.ParseStrategy.ComponentParseStrategy<String> = .optional, host: URL.ParseStrategy.ComponentParseStrategy<String> = .required, port: URL.ParseStrategy.ComponentParseStrategy<Int> = .optional, path: URL.ParseStrategy.ComponentParseStrategy<String> = .optional, query: URL.ParseStrategy.ComponentParseStrategy<String> = .optional, fragment: URL.ParseStrategy.ComponentParseStrategy<String> = .optional)
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
      public static func units(allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds], width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide) -> Self
      public static func units<ValueRange>(allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds], width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLengthLimits: ValueRange, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide) -> Self where ValueRange : RangeExpression, ValueRange.Bound == Int
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
    extension Decimal.FormatStyle {
      public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Decimal.FormatStyle
      public func scale(_ multiplicand: Double) -> Decimal.FormatStyle
      public func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Decimal.FormatStyle
    }
    @available(Apple 2021, *)
    extension Decimal.FormatStyle.Percent {
      public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Decimal.FormatStyle.Percent
      public func scale(_ multiplicand: Double) -> Decimal.FormatStyle.Percent
      public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Decimal.FormatStyle.Percent
    }
    @available(Apple 2021, *)
    extension Decimal.FormatStyle.Currency {
      public func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Decimal.FormatStyle.Currency
      public func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> Decimal.FormatStyle.Currency
      public func scale(_ multiplicand: Double) -> Decimal.FormatStyle.Currency
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
