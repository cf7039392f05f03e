extension InterfaceModules.Foundation {
  /// More of how numbers, lists and dates are written.
  static let numberStyles = #"""
    // https://developer.apple.com/documentation/foundation/numberformatstyleconfiguration
    @available(Apple 2021, *)
    extension NumberFormatStyleConfiguration.Precision {
      public static func significantDigits<R>(_ limits: R) -> NumberFormatStyleConfiguration.Precision where R : RangeExpression, R.Bound == Int
      public static func integerLength<R>(_ limits: R) -> NumberFormatStyleConfiguration.Precision where R : RangeExpression, R.Bound == Int
      public static func integerAndFractionLength(integer: Int, fraction: Int) -> NumberFormatStyleConfiguration.Precision
      public static func integerAndFractionLength<R1, R2>(integerLimits: R1, fractionLimits: R2) -> NumberFormatStyleConfiguration.Precision where R1 : RangeExpression, R2 : RangeExpression, R1.Bound == Int, R2.Bound == Int
    }
    @available(Apple 2021, *)
    extension IntegerFormatStyle {
      public struct Attributed : Foundation.FormatStyle, Sendable {
        public typealias FormatInput = Value
        public typealias FormatOutput = AttributedString
        public func format(_ value: Value) -> AttributedString
        public func locale(_ locale: Locale) -> IntegerFormatStyle<Value>.Attributed
        public static func == (a: IntegerFormatStyle<Value>.Attributed, b: IntegerFormatStyle<Value>.Attributed) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2021, *)
    extension IntegerFormatStyle {
      public var attributed: IntegerFormatStyle<Value>.Attributed { get }
    }
    @available(Apple 2021, *)
    extension IntegerFormatStyle.Percent {
      public var attributed: IntegerFormatStyle<Value>.Attributed { get }
    }
    @available(Apple 2021, *)
    extension IntegerFormatStyle.Currency {
      public var attributed: IntegerFormatStyle<Value>.Attributed { get }
    }
    @available(Apple 2021, *)
    extension FloatingPointFormatStyle {
      public struct Attributed : Foundation.FormatStyle, Sendable {
        public typealias FormatInput = Value
        public typealias FormatOutput = AttributedString
        public func format(_ value: Value) -> AttributedString
        public func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>.Attributed
        public static func == (a: FloatingPointFormatStyle<Value>.Attributed, b: FloatingPointFormatStyle<Value>.Attributed) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2021, *)
    extension FloatingPointFormatStyle {
      public var attributed: FloatingPointFormatStyle<Value>.Attributed { get }
    }
    @available(Apple 2021, *)
    extension FloatingPointFormatStyle.Percent {
      public var attributed: FloatingPointFormatStyle<Value>.Attributed { get }
    }
    @available(Apple 2021, *)
    extension FloatingPointFormatStyle.Currency {
      public var attributed: FloatingPointFormatStyle<Value>.Attributed { get }
    }
    @available(Apple 2021, *)
    extension Decimal.FormatStyle {
      public struct Attributed : Foundation.FormatStyle, Sendable {
        public typealias FormatInput = Decimal
        public typealias FormatOutput = AttributedString
        public func format(_ value: Decimal) -> AttributedString
        public func locale(_ locale: Locale) -> Decimal.FormatStyle.Attributed
        public static func == (a: Decimal.FormatStyle.Attributed, b: Decimal.FormatStyle.Attributed) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2021, *)
    extension Decimal.FormatStyle {
      public var attributed: Decimal.FormatStyle.Attributed { get }
    }
    @available(Apple 2021, *)
    extension Decimal.FormatStyle.Percent {
      public var attributed: Decimal.FormatStyle.Attributed { get }
    }
    @available(Apple 2021, *)
    extension Decimal.FormatStyle.Currency {
      public var attributed: Decimal.FormatStyle.Attributed { get }
    }
    @available(Apple 2021, *)
    extension Decimal.FormatStyle {
      public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil) -> Decimal.FormatStyle
      public func locale(_ locale: Locale) -> Decimal.FormatStyle
      public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Decimal.FormatStyle
    }
    @available(Apple 2021, *)
    extension Decimal.FormatStyle.Percent {
      public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Decimal.FormatStyle.Percent
      public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil) -> Decimal.FormatStyle.Percent
      public func locale(_ locale: Locale) -> Decimal.FormatStyle.Percent
      public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Decimal.FormatStyle.Percent
    }
    @available(Apple 2021, *)
    extension Decimal.FormatStyle.Currency {
      public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Decimal.FormatStyle.Currency
      public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil) -> Decimal.FormatStyle.Currency
      public func locale(_ locale: Locale) -> Decimal.FormatStyle.Currency
      @available(Apple 2024, *)
      public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Decimal.FormatStyle.Currency
      public func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Decimal.FormatStyle.Currency
    }
    @available(Apple 2021, *)
    extension IntegerFormatStyle.Percent {
      public func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> IntegerFormatStyle<Value>.Percent
      public func locale(_ locale: Locale) -> IntegerFormatStyle<Value>.Percent
    }
    @available(Apple 2021, *)
    extension FloatingPointFormatStyle.Percent {
      public func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> FloatingPointFormatStyle<Value>.Percent
      public func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>.Percent
    }
    @available(Apple 2021, *)
    extension IntegerFormatStyle.Currency {
      public func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> IntegerFormatStyle<Value>.Currency
      public func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>.Currency
    }
    @available(Apple 2021, *)
    extension FloatingPointFormatStyle.Currency {
      public func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> FloatingPointFormatStyle<Value>.Currency
      public func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>.Currency
    }
    // https://developer.apple.com/documentation/foundation/liststyle
    @available(Apple 2021, *)
    extension ListFormatStyle {
      public init(memberStyle: Style)
      public func locale(_ locale: Locale) -> ListFormatStyle<Style, Base>
    }
    // https://developer.apple.com/documentation/foundation/formatstylecapitalizationcontext
    @available(Apple 2021, *)
    public struct FormatStyleCapitalizationContext : Codable, Hashable, Sendable {
      public static var unknown: FormatStyleCapitalizationContext { get }
      public static var standalone: FormatStyleCapitalizationContext { get }
      public static var listItem: FormatStyleCapitalizationContext { get }
      public static var beginningOfSentence: FormatStyleCapitalizationContext { get }
      public static var middleOfSentence: FormatStyleCapitalizationContext { get }
      public static func == (a: FormatStyleCapitalizationContext, b: FormatStyleCapitalizationContext) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @available(Apple 2021, *)
    extension Date.FormatStyle {
      @_disfavoredOverload public init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent, capitalizationContext: FormatStyleCapitalizationContext)
      public var capitalizationContext: FormatStyleCapitalizationContext { get set }
    }
    @available(Apple 2021, *)
    extension Date.FormatStyle.Symbol.TimeZone {
      public static func localizedGMT(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
    }
    // https://developer.apple.com/documentation/foundation/formatstyle/measurement(width:usage:hidesscalename:numberformatstyle:)
    @available(Apple 2021, *)
    extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
      @_disfavoredOverload public static func measurement(width: Measurement<UnitTemperature>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) -> Self
    }
    """#
}
