extension InterfaceModules.Foundation {
  /// Comparators of strings, sorting in place, units and measurements.
  static let comparing = #"""
    // https://developer.apple.com/documentation/foundation/sortcomparator
    // https://developer.apple.com/documentation/foundation/units-and-measurement
    @available(Apple 2021, *)
    extension String {
      public struct Comparator : SortComparator, Codable, Sendable {
        public init(options: String.CompareOptions, locale: Locale? = .current, order: SortOrder = .forward)
        public var order: SortOrder { get set }
        public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult
        public static func == (a: String.Comparator, b: String.Comparator) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public struct StandardComparator : SortComparator, Codable, Sendable {
        public static var localizedStandard: String.StandardComparator { get }
        public static var localized: String.StandardComparator { get }
        public static var lexical: String.StandardComparator { get }
        public init(_ base: String.StandardComparator, order: SortOrder = .forward)
        public var order: SortOrder { get set }
        public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult
        public static func == (a: String.StandardComparator, b: String.StandardComparator) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2021, *)
    extension SortComparator where Self == String.StandardComparator {
      public static var localizedStandard: String.StandardComparator { get }
      public static var localized: String.StandardComparator { get }
      public static var lexical: String.StandardComparator { get }
    }
    @available(Apple 2021, *)
    extension KeyPathComparator {
      public init<Value>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) where Value : Comparable
      public init<Value, Comparator>(_ keyPath: KeyPath<Compared, Value>, comparator: Comparator) where Value == Comparator.Compared, Comparator : SortComparator
      public init<Value, Comparator>(_ keyPath: KeyPath<Compared, Value>, comparator: Comparator, order: SortOrder) where Value == Comparator.Compared, Comparator : SortComparator
      public init(_ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator = .localizedStandard, order: SortOrder = .forward)
      public var keyPath: PartialKeyPath<Compared> { get }
    }
    @available(Apple 2021, *)
    extension SortDescriptor {
      public init<Value>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) where Value : Comparable
      public init(_ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator, order: SortOrder = .forward)
      public var keyPath: PartialKeyPath<Compared>? { get }
    }
    @available(Apple 2021, *)
    extension MutableCollection where Self : RandomAccessCollection {
      public mutating func sort<Comparator>(using comparator: Comparator) where Comparator : SortComparator, Self.Element == Comparator.Compared
      public mutating func sort<S, Comparator>(using comparators: S) where S : Sequence, Comparator : SortComparator, Comparator == S.Element, Self.Element == Comparator.Compared
    }
    open class Unit : NSObject, @unchecked Sendable {
      public init(symbol: String)
      open var symbol: String { get }
    }
    open class UnitConverter : NSObject, @unchecked Sendable {
      open func baseUnitValue(fromValue value: Double) -> Double
      open func value(fromBaseUnitValue baseUnitValue: Double) -> Double
      override public init()
    }
    open class UnitConverterLinear : UnitConverter, @unchecked Sendable {
      public convenience init(coefficient: Double)
      public init(coefficient: Double, constant: Double)
      open var coefficient: Double { get }
      open var constant: Double { get }
    }
    open class Dimension : Unit, @unchecked Sendable {
      public init(symbol: String, converter: UnitConverter)
      open var converter: UnitConverter { get }
      @discardableResult open class func baseUnit() -> Self
    }
    public struct Measurement<UnitType> : Hashable, Comparable, CustomStringConvertible, Sendable where UnitType : Unit {
      public let unit: UnitType
      public var value: Double { get set }
      public init(value: Double, unit: UnitType)
      public var description: String { get }
      public static func == (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Bool
      public static func < (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    extension Measurement where UnitType : Dimension {
      public func converted(to otherUnit: UnitType) -> Measurement<UnitType>
      public mutating func convert(to otherUnit: UnitType)
      public static func + (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Measurement<UnitType>
      public static func - (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Measurement<UnitType>
    }
    extension Measurement {
      public static func * (a: Measurement<UnitType>, b: Double) -> Measurement<UnitType>
      public static func / (a: Measurement<UnitType>, b: Double) -> Measurement<UnitType>
    }
    @available(Apple 2021, *)
    extension Measurement where UnitType : Dimension {
      public struct FormatStyle : Foundation.FormatStyle, Sendable {
        public struct UnitWidth : Codable, Hashable, Sendable {
          public static var wide: Measurement<UnitType>.FormatStyle.UnitWidth { get }
          public static var abbreviated: Measurement<UnitType>.FormatStyle.UnitWidth { get }
          public static var narrow: Measurement<UnitType>.FormatStyle.UnitWidth { get }
          public static func == (a: Measurement<UnitType>.FormatStyle.UnitWidth, b: Measurement<UnitType>.FormatStyle.UnitWidth) -> Bool
          public func hash(into hasher: inout Hasher)
          public init(from decoder: any Decoder) throws
          public func encode(to encoder: any Encoder) throws
        }
        public init(width: Measurement<UnitType>.FormatStyle.UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil)
        public func format(_ measurement: Measurement<UnitType>) -> String
        public func locale(_ locale: Locale) -> Measurement<UnitType>.FormatStyle
        public static func == (a: Measurement<UnitType>.FormatStyle, b: Measurement<UnitType>.FormatStyle) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public func formatted<S>(_ style: S) -> S.FormatOutput where Self == S.FormatInput, S : Foundation.FormatStyle
      public func formatted() -> String
    }
    @available(Apple 2021, *)
    public struct MeasurementFormatUnitUsage<UnitType> : Codable, Hashable, Sendable where UnitType : Dimension {
      public static var general: MeasurementFormatUnitUsage<UnitType> { get }
      public static var asProvided: MeasurementFormatUnitUsage<UnitType> { get }
      public static func == (a: MeasurementFormatUnitUsage<UnitType>, b: MeasurementFormatUnitUsage<UnitType>) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @available(Apple 2021, *)
    extension FormatStyle {
      public static func measurement<UnitType>(width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) -> Self where Self == Measurement<UnitType>.FormatStyle, UnitType : Dimension
    }
    open class MeasurementFormatter : Formatter, @unchecked Sendable {
      override public init()
      open var unitStyle: Formatter.UnitStyle { get set }
      open var unitOptions: MeasurementFormatter.UnitOptions { get set }
      open var numberFormatter: NumberFormatter! { get set }
      open var locale: Locale! { get set }
      public struct UnitOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var providedUnit: Self { get }
        public static var naturalScale: Self { get }
        public static var temperatureWithoutUnit: Self { get }
      }
      @discardableResult open func string<UnitType>(from measurement: Measurement<UnitType>) -> String
    }
    extension Formatter {
      @objc public enum UnitStyle : Int, Sendable {
        case short = 1
        case medium
        case long
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    """#
}
