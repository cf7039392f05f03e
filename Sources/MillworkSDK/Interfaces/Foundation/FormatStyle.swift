extension InterfaceModules.Foundation {
  /// Format styles.
  static let formatStyle = #"""
    // https://developer.apple.com/documentation/foundation/formatstyle
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
    extension FormatStyle where Self == IntegerFormatStyle<Int8> {
      public static var number: IntegerFormatStyle<Int8> { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == IntegerFormatStyle<Int8>.Percent {
      public static var percent: IntegerFormatStyle<Int8>.Percent { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == IntegerFormatStyle<Int16> {
      public static var number: IntegerFormatStyle<Int16> { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == IntegerFormatStyle<Int16>.Percent {
      public static var percent: IntegerFormatStyle<Int16>.Percent { get }
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
    extension FormatStyle where Self == IntegerFormatStyle<UInt16> {
      public static var number: IntegerFormatStyle<UInt16> { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == IntegerFormatStyle<UInt16>.Percent {
      public static var percent: IntegerFormatStyle<UInt16>.Percent { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == IntegerFormatStyle<UInt32> {
      public static var number: IntegerFormatStyle<UInt32> { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == IntegerFormatStyle<UInt32>.Percent {
      public static var percent: IntegerFormatStyle<UInt32>.Percent { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == IntegerFormatStyle<UInt64> {
      public static var number: IntegerFormatStyle<UInt64> { get }
    }
    @available(Apple 2021, *)
    extension FormatStyle where Self == IntegerFormatStyle<UInt64>.Percent {
      public static var percent: IntegerFormatStyle<UInt64>.Percent { get }
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
        public init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent)
        public func format(_ value: Date) -> String
        public static func == (a: Date.FormatStyle, b: Date.FormatStyle) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
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
