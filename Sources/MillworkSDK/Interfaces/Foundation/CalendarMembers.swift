extension InterfaceModules.Foundation {
  /// Further members of dates, calendars, measurements and formats.
  static let calendarMembers = #"""
    // https://developer.apple.com/documentation/foundation/datecomponents
    extension DateComponents {
      public var calendar: Calendar? { get set }
      public var timeZone: TimeZone? { get set }
      public var era: Int? { get set }
      public var nanosecond: Int? { get set }
      public var weekdayOrdinal: Int? { get set }
      public var quarter: Int? { get set }
      public var weekOfMonth: Int? { get set }
      public var weekOfYear: Int? { get set }
      public var yearForWeekOfYear: Int? { get set }
      @available(Apple 2023, *)
      public var dayOfYear: Int? { get set }
      public var isLeapMonth: Bool? { get set }
      public var isValidDate: Bool { get }
      public func isValidDate(in calendar: Calendar) -> Bool
      public func value(for component: Calendar.Component) -> Int?
      public mutating func setValue(_ value: Int?, for component: Calendar.Component)
    }
    extension Calendar {
      public func dateIntervalOfWeekend(containing date: Date) -> DateInterval?
      public func nextWeekend(startingAfter start: Date, direction: Calendar.SearchDirection = .forward) -> DateInterval?
      @available(Apple 2024, *)
      public func dates(byAdding component: Calendar.Component, value: Int = 1, startingAt start: Date, in range: Range<Date>? = nil, wrappingComponents: Bool = false) -> some Sequence<Date> & Sendable
      @available(Apple 2024, *)
      public func dates(byMatching components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil, matchingPolicy: Calendar.MatchingPolicy = .nextTime, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> some Sequence<Date> & Sendable
    }
    // https://developer.apple.com/documentation/foundation/measurementformatunitusage
    @available(Apple 2021, *)
    extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
      public static var person: MeasurementFormatUnitUsage<UnitTemperature> { get }
      public static var weather: MeasurementFormatUnitUsage<UnitTemperature> { get }
    }
    @available(Apple 2021, *)
    extension MeasurementFormatUnitUsage where UnitType == UnitLength {
      public static var person: MeasurementFormatUnitUsage<UnitLength> { get }
      public static var personHeight: MeasurementFormatUnitUsage<UnitLength> { get }
      public static var road: MeasurementFormatUnitUsage<UnitLength> { get }
      public static var focalLength: MeasurementFormatUnitUsage<UnitLength> { get }
      public static var rainfall: MeasurementFormatUnitUsage<UnitLength> { get }
      public static var snowfall: MeasurementFormatUnitUsage<UnitLength> { get }
      public static var visibility: MeasurementFormatUnitUsage<UnitLength> { get }
    }
    @available(Apple 2021, *)
    extension MeasurementFormatUnitUsage where UnitType == UnitMass {
      public static var personWeight: MeasurementFormatUnitUsage<UnitMass> { get }
    }
    @available(Apple 2021, *)
    extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
      public static var food: MeasurementFormatUnitUsage<UnitEnergy> { get }
      public static var workout: MeasurementFormatUnitUsage<UnitEnergy> { get }
    }
    @available(Apple 2021, *)
    extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
      public static var liquid: MeasurementFormatUnitUsage<UnitVolume> { get }
    }
    @available(Apple 2021, *)
    extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
      public static var wind: MeasurementFormatUnitUsage<UnitSpeed> { get }
    }
    // https://developer.apple.com/documentation/foundation/dimension
    // https://developer.apple.com/documentation/foundation/lengthformatter
    // https://developer.apple.com/documentation/foundation/inflectionrule
    // https://developer.apple.com/documentation/foundation/host
    #if os(macOS)
    open class Host : NSObject {
      open class func current() -> Self
      open var name: String? { get }
      open var localizedName: String? { get }
      open var address: String? { get }
      open var addresses: [String] { get }
      open var names: [String] { get }
    }
    // https://developer.apple.com/documentation/foundation/nsapplescript
    open class NSAppleScript : NSObject {
      public init?(source: String)
      public init?(contentsOf url: URL, error errorInfo: AutoreleasingUnsafeMutablePointer<NSDictionary?>?)
      @discardableResult open func executeAndReturnError(_ errorInfo: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor
      open var source: String? { get }
    }
    open class NSAppleEventDescriptor : NSObject {
      open var stringValue: String? { get }
      open var booleanValue: Bool { get }
      open var int32Value: Int32 { get }
      open var numberOfItems: Int { get }
      open func atIndex(_ index: Int) -> NSAppleEventDescriptor?
      open func paramDescriptor(forKeyword keyword: UInt32) -> NSAppleEventDescriptor?
    }
    open class NSAppleEventManager : NSObject {
      open class func shared() -> NSAppleEventManager
      open func setEventHandler(_ handler: Any, andSelector handleEventSelector: Selector, forEventClass eventClass: UInt32, andEventID eventID: UInt32)
    }
    // https://developer.apple.com/documentation/foundation/affinetransform
    #endif
    public struct AffineTransform : Hashable, Sendable {
      public init()
      public init(translationByX x: CGFloat, byY y: CGFloat)
      public init(scaleByX x: CGFloat, byY y: CGFloat)
      public init(rotationByDegrees angle: CGFloat)
      public init(rotationByRadians angle: CGFloat)
      public static let identity: AffineTransform
      public mutating func translate(x: CGFloat, y: CGFloat)
      public mutating func scale(x: CGFloat, y: CGFloat)
      public mutating func rotate(byDegrees angle: CGFloat)
    }
    // https://developer.apple.com/documentation/foundation/numeric-functions
    @available(Apple 2021, *)
    extension Decimal {
      public init<S>(_ value: S.ParseInput, strategy: S) throws where S : ParseStrategy, S.ParseOutput == Decimal
      public init(_ value: String, format: Decimal.FormatStyle.Currency, lenient: Bool = true) throws
      public init(_ value: String, format: Decimal.FormatStyle, lenient: Bool = true) throws
    }
    @available(Apple 2021, *)
    extension BinaryInteger {
      public init<S>(_ value: S.ParseInput, strategy: S) throws where S : ParseStrategy, S.ParseOutput : BinaryInteger
    }
    @available(Apple 2021, *)
    extension BinaryFloatingPoint {
      public init<S>(_ value: S.ParseInput, strategy: S) throws where S : ParseStrategy, S.ParseOutput : BinaryFloatingPoint
    }
    // https://developer.apple.com/documentation/foundation/predicate
    @available(Apple 2023, *)
    extension Sequence {
      public func filter(_ predicate: Predicate<Self.Element>) throws -> [Self.Element]
    }
    """#
}
