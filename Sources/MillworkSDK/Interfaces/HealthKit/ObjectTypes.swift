extension InterfaceModules.HealthKit {
  /// The types of what is stored, and quantities.
  static let objectTypes = #"""
    // https://developer.apple.com/documentation/healthkit
    @_exported import Foundation
    import CoreLocation
    import Swift
    import _Concurrency
    open class HKObjectType : NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open var identifier: String { get }
      open func requiresPerObjectAuthorization() -> Bool
      public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType?
      public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType?
      public class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType?
      public class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType?
      public class func documentType(forIdentifier identifier: HKDocumentTypeIdentifier) -> HKDocumentType?
      public class func seriesType(forIdentifier identifier: String) -> HKSeriesType?
      public class func workoutType() -> HKWorkoutType
      public class func activitySummaryType() -> HKActivitySummaryType
      public class func audiogramSampleType() -> HKAudiogramSampleType
      @available(Apple 2020, *)
      public class func electrocardiogramType() -> HKElectrocardiogramType
      @available(Apple 2022, *)
      public class func visionPrescriptionType() -> HKPrescriptionType
      @available(Apple 2024, *)
      public class func stateOfMindType() -> HKStateOfMindType
    }
    open class HKSampleType : HKObjectType, @unchecked Sendable {
      @available(Apple 2020, *)
      open var isMaximumDurationRestricted: Bool { get }
      @available(Apple 2020, *)
      open var maximumAllowedDuration: TimeInterval { get }
      @available(Apple 2020, *)
      open var isMinimumDurationRestricted: Bool { get }
      @available(Apple 2020, *)
      open var minimumAllowedDuration: TimeInterval { get }
      @available(Apple 2021, *)
      open var allowsRecalibrationForEstimates: Bool { get }
    }
    @objc public enum HKQuantityAggregationStyle : Int, Sendable {
      case cumulative
      case discreteArithmetic
      case discreteTemporallyWeighted
      case discreteEquivalentContinuousLevel
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class HKQuantityType : HKSampleType, @unchecked Sendable {
      @available(Apple 2021, *)
      public convenience init(_ identifier: HKQuantityTypeIdentifier)
      open var aggregationStyle: HKQuantityAggregationStyle { get }
      open func `is`(compatibleWith unit: HKUnit) -> Bool
    }
    open class HKCategoryType : HKSampleType, @unchecked Sendable {
      @available(Apple 2021, *)
      public convenience init(_ identifier: HKCategoryTypeIdentifier)
    }
    open class HKCharacteristicType : HKObjectType, @unchecked Sendable {
      @available(Apple 2021, *)
      public convenience init(_ identifier: HKCharacteristicTypeIdentifier)
    }
    open class HKCorrelationType : HKSampleType, @unchecked Sendable {
      @available(Apple 2021, *)
      public convenience init(_ identifier: HKCorrelationTypeIdentifier)
    }
    open class HKDocumentType : HKSampleType, @unchecked Sendable {
    }
    open class HKWorkoutType : HKSampleType, @unchecked Sendable {
    }
    open class HKActivitySummaryType : HKObjectType, @unchecked Sendable {
    }
    open class HKSeriesType : HKSampleType, @unchecked Sendable {
      open class func workoutRoute() -> HKSeriesType
      open class func heartbeat() -> HKSeriesType
    }
    open class HKAudiogramSampleType : HKSampleType, @unchecked Sendable {
    }
    @available(Apple 2020, *)
    open class HKElectrocardiogramType : HKSampleType, @unchecked Sendable {
    }
    @available(Apple 2022, *)
    open class HKPrescriptionType : HKSampleType, @unchecked Sendable {
    }
    @available(Apple 2024, *)
    open class HKStateOfMindType : HKSampleType, @unchecked Sendable {
    }
    // https://developer.apple.com/documentation/healthkit/hkunit
    @objc public enum HKMetricPrefix : Int, Sendable {
      @available(Apple 2022, *)
      case femto = 13
      case none = 0
      case pico = 1
      case nano = 2
      case micro = 3
      case milli = 4
      case centi = 5
      case deci = 6
      case deca = 7
      case hecto = 8
      case kilo = 9
      case mega = 10
      case giga = 11
      case tera = 12
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class HKUnit : NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public convenience init(from string: String)
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open var unitString: String { get }
      open func isNull() -> Bool
      open class func gramUnit(with prefix: HKMetricPrefix) -> Self
      open class func meterUnit(with prefix: HKMetricPrefix) -> Self
      open class func literUnit(with prefix: HKMetricPrefix) -> Self
      open class func secondUnit(with prefix: HKMetricPrefix) -> Self
      open class func jouleUnit(with prefix: HKMetricPrefix) -> Self
      open class func pascalUnit(with prefix: HKMetricPrefix) -> Self
      open class func siemenUnit(with prefix: HKMetricPrefix) -> Self
      open class func voltUnit(with prefix: HKMetricPrefix) -> Self
      open class func hertzUnit(with prefix: HKMetricPrefix) -> Self
      open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> Self
      open class func moleUnit(withMolarMass gramsPerMole: Double) -> Self
    open class func gram() -> Self
    open class func ounce() -> Self
    open class func pound() -> Self
    open class func stone() -> Self
    open class func meter() -> Self
    open class func inch() -> Self
    open class func foot() -> Self
    open class func yard() -> Self
    open class func mile() -> Self
    open class func liter() -> Self
    open class func fluidOunceUS() -> Self
    open class func fluidOunceImperial() -> Self
    open class func pintUS() -> Self
    open class func pintImperial() -> Self
    open class func cupUS() -> Self
    open class func cupImperial() -> Self
    open class func pascal() -> Self
    open class func millimeterOfMercury() -> Self
    open class func centimeterOfWater() -> Self
    open class func atmosphere() -> Self
    open class func decibelAWeightedSoundPressureLevel() -> Self
    open class func inchesOfMercury() -> Self
    open class func second() -> Self
    open class func minute() -> Self
    open class func hour() -> Self
    open class func day() -> Self
    open class func joule() -> Self
    open class func kilocalorie() -> Self
    open class func smallCalorie() -> Self
    open class func largeCalorie() -> Self
    open class func degreeCelsius() -> Self
    open class func degreeFahrenheit() -> Self
    open class func kelvin() -> Self
    open class func siemen() -> Self
    open class func hertz() -> Self
    open class func volt() -> Self
    open class func internationalUnit() -> Self
    open class func count() -> Self
    open class func percent() -> Self
    open class func decibelHearingLevel() -> Self
      @available(Apple 2022, *)
      open class func watt() -> Self
      @available(Apple 2022, *)
      open class func wattUnit(with prefix: HKMetricPrefix) -> Self
      @available(Apple 2022, *)
      open class func radianAngle() -> Self
      @available(Apple 2022, *)
      open class func degreeAngle() -> Self
      @available(Apple 2022, *)
      open class func diopter() -> Self
      @available(Apple 2024, *)
      open class func appleEffortScore() -> Self
      open func unitMultiplied(by unit: HKUnit) -> HKUnit
      open func unitDivided(by unit: HKUnit) -> HKUnit
      open func unitRaised(toPower power: Int) -> HKUnit
      open func reciprocal() -> HKUnit
    }
    public var HKUnitMolarMassBloodGlucose: Double { get }
    open class HKQuantity : NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public convenience init(unit: HKUnit, doubleValue value: Double)
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open func `is`(compatibleWith unit: HKUnit) -> Bool
      open func doubleValue(for unit: HKUnit) -> Double
      open func compare(_ quantity: HKQuantity) -> ComparisonResult
    }
    """#
}
