extension InterfaceModules.HealthKit {
  /// Queries that are awaited.
  static let asyncQueries = #"""
    // https://developer.apple.com/documentation/healthkit/running-queries-with-swift-concurrency
    @available(iOS 15.4, macOS 13.0, watchOS 8.5, *)
    public protocol HKAsyncQuery {
      associatedtype Output
      func result(for healthStore: HKHealthStore) async throws -> Self.Output
    }
    @available(iOS 15.4, macOS 13.0, watchOS 8.5, *)
    public protocol HKAsyncSequenceQuery {
      associatedtype Sequence : AsyncSequence
      func results(for healthStore: HKHealthStore) -> Self.Sequence
    }
    @available(iOS 15.4, macOS 13.0, watchOS 8.5, *)
    public struct HKSamplePredicate<Sample> : Sendable where Sample : HKSample {
      public var sampleType: HKSampleType { get }
      public var nsPredicate: NSPredicate? { get }
    }
    @available(iOS 15.4, macOS 13.0, watchOS 8.5, *)
    extension HKSamplePredicate where Sample == HKSample {
      public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample>
    }
    @available(iOS 15.4, macOS 13.0, watchOS 8.5, *)
    extension HKSamplePredicate where Sample == HKQuantitySample {
      public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKQuantitySample>
    }
    @available(iOS 15.4, macOS 13.0, watchOS 8.5, *)
    extension HKSamplePredicate where Sample == HKCategorySample {
      public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKCategorySample>
    }
    @available(iOS 15.4, macOS 13.0, watchOS 8.5, *)
    extension HKSamplePredicate where Sample == HKCorrelation {
      public static func correlation(type: HKCorrelationType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKCorrelation>
    }
    @available(iOS 15.4, macOS 13.0, watchOS 8.5, *)
    extension HKSamplePredicate where Sample == HKWorkout {
      public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout>
    }
    @available(iOS 15.4, macOS 13.0, watchOS 8.5, *)
    extension HKSamplePredicate where Sample == HKWorkoutRoute {
      public static func workoutRoute(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkoutRoute>
    }
    @available(iOS 15.4, macOS 13.0, watchOS 8.5, *)
    extension HKSamplePredicate where Sample == HKElectrocardiogram {
      public static func electrocardiogram(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKElectrocardiogram>
    }
    @available(iOS 15.4, macOS 13.0, watchOS 8.5, *)
    extension HKSamplePredicate where Sample == HKHeartbeatSeriesSample {
      public static func heartbeatSeries(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKHeartbeatSeriesSample>
    }
    @available(Apple 2024, *)
    extension HKSamplePredicate where Sample == HKStateOfMind {
      public static func stateOfMind(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKStateOfMind>
    }
    @available(iOS 15.4, macOS 13.0, watchOS 8.5, *)
    public struct HKSampleQueryDescriptor<Sample> : HKAsyncQuery where Sample : HKSample {
      public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil)
      public var predicates: [HKSamplePredicate<Sample>]
      public var sortDescriptors: [SortDescriptor<Sample>]
      public var limit: Int?
      public typealias Output = [Sample]
      public func result(for healthStore: HKHealthStore) async throws -> [Sample]
    }
    @available(iOS 15.4, macOS 13.0, watchOS 8.5, *)
    public struct HKStatisticsQueryDescriptor : HKAsyncQuery {
      public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions)
      public var predicate: HKSamplePredicate<HKQuantitySample>
      public var options: HKStatisticsOptions
      public typealias Output = HKStatistics?
      public func result(for healthStore: HKHealthStore) async throws -> HKStatistics?
    }
    @available(iOS 15.4, macOS 13.0, watchOS 8.5, *)
    public struct HKStatisticsCollectionQueryDescriptor : HKAsyncQuery, HKAsyncSequenceQuery {
      public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date, intervalComponents: DateComponents)
      public var predicate: HKSamplePredicate<HKQuantitySample>
      public var options: HKStatisticsOptions
      public var anchorDate: Date
      public var intervalComponents: DateComponents
      public typealias Output = HKStatisticsCollection
      public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection
      public struct Result : Sendable {
        public var statisticsCollection: HKStatisticsCollection { get }
        public var updatedStatistics: HKStatistics? { get }
      }
      public struct Results : AsyncSequence {
        public typealias Element = HKStatisticsCollectionQueryDescriptor.Result
        public struct AsyncIterator : AsyncIteratorProtocol {
          public typealias Element = HKStatisticsCollectionQueryDescriptor.Result
          public mutating func next() async throws -> HKStatisticsCollectionQueryDescriptor.Result?
        }
        public func makeAsyncIterator() -> HKStatisticsCollectionQueryDescriptor.Results.AsyncIterator
      }
      public typealias Sequence = HKStatisticsCollectionQueryDescriptor.Results
      public func results(for healthStore: HKHealthStore) -> HKStatisticsCollectionQueryDescriptor.Results
    }
    @available(iOS 15.4, macOS 13.0, watchOS 8.5, *)
    public struct HKAnchoredObjectQueryDescriptor<Sample> : HKAsyncQuery, HKAsyncSequenceQuery where Sample : HKSample {
      public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil)
      public var predicates: [HKSamplePredicate<Sample>]
      public var anchor: HKQueryAnchor?
      public var limit: Int?
      public struct Result {
        public var addedSamples: [Sample] { get }
        public var deletedObjects: [HKDeletedObject] { get }
        public var newAnchor: HKQueryAnchor { get }
      }
      public typealias Output = HKAnchoredObjectQueryDescriptor<Sample>.Result
      public func result(for healthStore: HKHealthStore) async throws -> HKAnchoredObjectQueryDescriptor<Sample>.Result
      public struct Results : AsyncSequence {
        public typealias Element = HKAnchoredObjectQueryDescriptor<Sample>.Result
        public struct AsyncIterator : AsyncIteratorProtocol {
          public typealias Element = HKAnchoredObjectQueryDescriptor<Sample>.Result
          public mutating func next() async throws -> HKAnchoredObjectQueryDescriptor<Sample>.Result?
        }
        public func makeAsyncIterator() -> HKAnchoredObjectQueryDescriptor<Sample>.Results.AsyncIterator
      }
      public typealias Sequence = HKAnchoredObjectQueryDescriptor<Sample>.Results
      public func results(for healthStore: HKHealthStore) -> HKAnchoredObjectQueryDescriptor<Sample>.Results
    }
    @available(iOS 15.4, macOS 13.0, watchOS 8.5, *)
    public struct HKActivitySummaryQueryDescriptor : HKAsyncQuery {
      public init(predicate: NSPredicate? = nil)
      public var predicate: NSPredicate?
      public typealias Output = [HKActivitySummary]
      public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary]
    }
    @available(iOS 15.4, macOS 13.0, watchOS 8.5, *)
    public struct HKWorkoutRouteQueryDescriptor : HKAsyncSequenceQuery {
      public init(_ workoutRoute: HKWorkoutRoute)
      public struct Results : AsyncSequence {
        public typealias Element = CLLocation
        public struct AsyncIterator : AsyncIteratorProtocol {
          public typealias Element = CLLocation
          public mutating func next() async throws -> CLLocation?
        }
        public func makeAsyncIterator() -> HKWorkoutRouteQueryDescriptor.Results.AsyncIterator
      }
      public typealias Sequence = HKWorkoutRouteQueryDescriptor.Results
      public func results(for healthStore: HKHealthStore) -> HKWorkoutRouteQueryDescriptor.Results
    }
    """#
}
