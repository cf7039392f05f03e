extension InterfaceModules.HealthKit {
  /// Queries and statistics.
  static let queries = #"""
    // https://developer.apple.com/documentation/healthkit/queries
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
      public static var duration: Self { get }
    }
    public let HKObjectQueryNoLimit: Int
    open class HKQuery : NSObject, @unchecked Sendable {
      open var objectType: HKObjectType? { get }
      open var predicate: NSPredicate? { get }
      open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate
      open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate
      open class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate
      open class func predicateForObjects(withMetadataKey key: String, operatorType: NSComparisonPredicate.Operator, value: Any) -> NSPredicate
      open class func predicateForObjects(from source: HKSource) -> NSPredicate
      open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate
      open class func predicateForObjects(from sourceRevision: Set<HKSourceRevision>) -> NSPredicate
      open class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate
      open class func predicateForObjects(from workout: HKWorkout) -> NSPredicate
      open class func predicateForObjects(withDeviceProperty key: String, allowedValues: Set<String>) -> NSPredicate
      open class func predicateForObject(with UUID: UUID) -> NSPredicate
      open class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate
      open class func predicateForObjectsWithNoCorrelation() -> NSPredicate
      open class func predicateForQuantitySamples(with operatorType: NSComparisonPredicate.Operator, quantity: HKQuantity) -> NSPredicate
      open class func predicateForCategorySamples(with operatorType: NSComparisonPredicate.Operator, value: Int) -> NSPredicate
      open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate
      open class func predicateForWorkouts(with operatorType: NSComparisonPredicate.Operator, duration: TimeInterval) -> NSPredicate
      open class func predicateForWorkouts(with operatorType: NSComparisonPredicate.Operator, totalEnergyBurned: HKQuantity) -> NSPredicate
      open class func predicateForWorkouts(with operatorType: NSComparisonPredicate.Operator, totalDistance: HKQuantity) -> NSPredicate
      open class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate
      open class func predicate(forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents) -> NSPredicate
    }
    open class HKStatistics : NSObject, @unchecked Sendable {
      open var quantityType: HKQuantityType { get }
      open var startDate: Date { get }
      open var endDate: Date { get }
      open var sources: [HKSource]? { get }
      open func averageQuantity() -> HKQuantity?
      open func averageQuantity(for source: HKSource) -> HKQuantity?
      open func minimumQuantity() -> HKQuantity?
      open func minimumQuantity(for source: HKSource) -> HKQuantity?
      open func maximumQuantity() -> HKQuantity?
      open func maximumQuantity(for source: HKSource) -> HKQuantity?
      open func mostRecentQuantity() -> HKQuantity?
      open func mostRecentQuantityDateInterval() -> DateInterval?
      open func sumQuantity() -> HKQuantity?
      open func sumQuantity(for source: HKSource) -> HKQuantity?
      open func duration() -> HKQuantity?
    }
    open class HKStatisticsCollection : NSObject, @unchecked Sendable {
      open func statistics(for date: Date) -> HKStatistics?
      open func enumerateStatistics(from startDate: Date, to endDate: Date, with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void)
      open func statistics() -> [HKStatistics]
      open func sources() -> Set<HKSource>
    }
    open class HKStatisticsQuery : HKQuery, @unchecked Sendable {
      @preconcurrency public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void)
    }
    open class HKStatisticsCollectionQuery : HKQuery, @unchecked Sendable {
      public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents)
      open var anchorDate: Date { get }
      open var options: HKStatisticsOptions { get }
      open var intervalComponents: DateComponents { get }
      @preconcurrency open var initialResultsHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)? { get set }
      @preconcurrency open var statisticsUpdateHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)? { get set }
    }
    @available(Apple 2021, *)
    open class HKQueryDescriptor : NSObject, @unchecked Sendable {
      public init(sampleType: HKSampleType, predicate: NSPredicate?)
      open var sampleType: HKSampleType { get }
      open var predicate: NSPredicate? { get }
    }
    open class HKSampleQuery : HKQuery, @unchecked Sendable {
      @preconcurrency public init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void)
      @available(Apple 2021, *)
      @preconcurrency public init(queryDescriptors: [HKQueryDescriptor], limit: Int, resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void)
      @available(Apple 2021, *)
      @preconcurrency public init(queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor], resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void)
      open var limit: Int { get }
      open var sortDescriptors: [NSSortDescriptor]? { get }
    }
    open class HKQueryAnchor : NSObject, NSSecureCoding, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public convenience init(fromValue value: Int)
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
    }
    open class HKAnchoredObjectQuery : HKQuery, @unchecked Sendable {
      @preconcurrency public init(type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)
      @available(Apple 2021, *)
      @preconcurrency public init(queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)
      @preconcurrency open var updateHandler: (@Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)? { get set }
    }
    public typealias HKObserverQueryCompletionHandler = () -> Void
    open class HKObserverQuery : HKQuery, @unchecked Sendable {
      @preconcurrency public init(sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void)
      @available(Apple 2021, *)
      @preconcurrency public init(queryDescriptors: [HKQueryDescriptor], updateHandler: @escaping @Sendable (HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void)
    }
    open class HKSourceQuery : HKQuery, @unchecked Sendable {
      @preconcurrency public init(sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?, completionHandler: @escaping @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void)
    }
    open class HKCorrelationQuery : HKQuery, @unchecked Sendable {
      @preconcurrency public init(type correlationType: HKCorrelationType, predicate: NSPredicate?, samplePredicates: [HKSampleType : NSPredicate]?, completion: @escaping @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void)
    }
    open class HKActivitySummaryQuery : HKQuery, @unchecked Sendable {
      @preconcurrency public init(predicate: NSPredicate?, resultsHandler handler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)
      @preconcurrency open var updateHandler: (@Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)? { get set }
    }
    open class HKWorkoutRouteQuery : HKQuery, @unchecked Sendable {
      @preconcurrency public init(route workoutRoute: HKWorkoutRoute, dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void)
    }
    open class HKHeartbeatSeriesQuery : HKQuery, @unchecked Sendable {
      @preconcurrency public init(heartbeatSeries: HKHeartbeatSeriesSample, dataHandler: @escaping @Sendable (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void)
    }
    open class HKQuantitySeriesSampleQuery : HKQuery, @unchecked Sendable {
      @preconcurrency public init(quantityType: HKQuantityType, predicate: NSPredicate?, quantityHandler: @escaping @Sendable (HKQuantitySeriesSampleQuery, HKQuantity?, DateInterval?, HKQuantitySample?, Bool, (any Error)?) -> Void)
    }
    @available(Apple 2020, *)
    open class HKElectrocardiogramQuery : HKQuery, @unchecked Sendable {
      public enum Result : Sendable { case measurement(HKElectrocardiogram.VoltageMeasurement), done, error(any Error) }
      @preconcurrency public convenience init(_ ecg: HKElectrocardiogram, dataHandler: @escaping @Sendable (HKElectrocardiogramQuery, HKElectrocardiogramQuery.Result) -> Void)
    }
    """#
}
