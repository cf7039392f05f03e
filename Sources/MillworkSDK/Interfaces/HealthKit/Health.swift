extension InterfaceModules.HealthKit {
  /// Samples, their types and the store.
  static let health = #"""
    // https://developer.apple.com/documentation/healthkit
    @_exported import Foundation
    import Swift
    import _Concurrency
    open class HKObjectType : NSObject, @unchecked Sendable {
      open var identifier: String { get }
      public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType?
      public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType?
      public class func workoutType() -> HKWorkoutType
    }
    open class HKSampleType : HKObjectType, @unchecked Sendable {
    }
    open class HKQuantityType : HKSampleType, @unchecked Sendable {
      @available(Apple 2021, *)
      public convenience init(_ identifier: HKQuantityTypeIdentifier)
    }
    open class HKCategoryType : HKSampleType, @unchecked Sendable {
      @available(Apple 2021, *)
      public convenience init(_ identifier: HKCategoryTypeIdentifier)
    }
    open class HKWorkoutType : HKSampleType, @unchecked Sendable {
    }
    public struct HKQuantityTypeIdentifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var stepCount: HKQuantityTypeIdentifier { get }
      public static var heartRate: HKQuantityTypeIdentifier { get }
      public static var activeEnergyBurned: HKQuantityTypeIdentifier { get }
      public static var basalEnergyBurned: HKQuantityTypeIdentifier { get }
      public static var distanceWalkingRunning: HKQuantityTypeIdentifier { get }
      public static var bodyMass: HKQuantityTypeIdentifier { get }
      public static var height: HKQuantityTypeIdentifier { get }
      public static var bodyMassIndex: HKQuantityTypeIdentifier { get }
      public static var dietaryWater: HKQuantityTypeIdentifier { get }
      public static var dietaryEnergyConsumed: HKQuantityTypeIdentifier { get }
      public static var restingHeartRate: HKQuantityTypeIdentifier { get }
      public static var oxygenSaturation: HKQuantityTypeIdentifier { get }
      public static var flightsClimbed: HKQuantityTypeIdentifier { get }
      public static var appleExerciseTime: HKQuantityTypeIdentifier { get }
      public static var heartRateVariabilitySDNN: HKQuantityTypeIdentifier { get }
      public static var respiratoryRate: HKQuantityTypeIdentifier { get }
      public static var bloodGlucose: HKQuantityTypeIdentifier { get }
    }
    public struct HKCategoryTypeIdentifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var sleepAnalysis: HKCategoryTypeIdentifier { get }
      public static var mindfulSession: HKCategoryTypeIdentifier { get }
      public static var appleStandHour: HKCategoryTypeIdentifier { get }
      public static var menstrualFlow: HKCategoryTypeIdentifier { get }
    }
    open class HKUnit : NSObject, @unchecked Sendable {
      public convenience init(from string: String)
      @discardableResult open class func count() -> HKUnit
      @discardableResult open class func kilocalorie() -> HKUnit
      @discardableResult open class func meter() -> HKUnit
      @discardableResult open class func mile() -> HKUnit
      @discardableResult open class func minute() -> HKUnit
      @discardableResult open class func percent() -> HKUnit
      @discardableResult open class func gram() -> HKUnit
      @discardableResult open func unitDivided(by unit: HKUnit) -> HKUnit
    }
    open class HKQuantity : NSObject, @unchecked Sendable {
      public convenience init(unit: HKUnit, doubleValue value: Double)
      @discardableResult open func doubleValue(for unit: HKUnit) -> Double
    }
    open class HKObject : NSObject, @unchecked Sendable {
      open var uuid: UUID { get }
    }
    open class HKSample : HKObject, @unchecked Sendable {
      open var startDate: Date { get }
      open var endDate: Date { get }
    }
    open class HKQuantitySample : HKSample, @unchecked Sendable {
      public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date)
      open var quantity: HKQuantity { get }
    }
    @objc public enum HKAuthorizationStatus : Int, Sendable {
      case notDetermined
      case sharingDenied
      case sharingAuthorized
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class HKHealthStore : NSObject, @unchecked Sendable {
      override public init()
      open class func isHealthDataAvailable() -> Bool
      @discardableResult open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus
      open func requestAuthorization(toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws
      open func execute(_ query: HKQuery)
      open func stop(_ query: HKQuery)
      open func save(_ object: HKObject) async throws
    }
    open class HKQuery : NSObject, @unchecked Sendable {
      open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate
    }
    public struct HKQueryOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var strictStartDate: Self { get }
      public static var strictEndDate: Self { get }
    }
    public struct HKStatisticsOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var separateBySource: Self { get }
      public static var discreteAverage: Self { get }
      public static var discreteMin: Self { get }
      public static var discreteMax: Self { get }
      public static var cumulativeSum: Self { get }
      public static var mostRecent: Self { get }
    }
    open class HKStatistics : NSObject, @unchecked Sendable {
      @discardableResult open func sumQuantity() -> HKQuantity?
      @discardableResult open func averageQuantity() -> HKQuantity?
      open var startDate: Date { get }
    }
    open class HKStatisticsQuery : HKQuery, @unchecked Sendable {
      public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void)
    }
    open class HKSampleQuery : HKQuery, @unchecked Sendable {
      public init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void)
    }
    public let HKObjectQueryNoLimit: Int
    """#
}
