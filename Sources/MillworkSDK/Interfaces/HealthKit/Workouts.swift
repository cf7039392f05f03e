extension InterfaceModules.HealthKit {
  /// Workouts, their routes, builders and sessions.
  static let workouts = #"""
    // https://developer.apple.com/documentation/healthkit/hkworkoutactivitytype
    @objc public enum HKWorkoutActivityType : UInt, Sendable {
      case americanFootball = 1
      case archery
      case australianFootball
      case badminton
      case baseball
      case basketball
      case bowling
      case boxing
      case climbing
      case cricket
      case crossTraining
      case curling
      case cycling
      case dance
      case danceInspiredTraining
      case elliptical
      case equestrianSports
      case fencing
      case fishing
      case functionalStrengthTraining
      case golf
      case gymnastics
      case handball
      case hiking
      case hockey
      case hunting
      case lacrosse
      case martialArts
      case mindAndBody
      case mixedMetabolicCardioTraining
      case paddleSports
      case play
      case preparationAndRecovery
      case racquetball
      case rowing
      case rugby
      case running
      case sailing
      case skatingSports
      case snowSports
      case soccer
      case softball
      case squash
      case stairClimbing
      case surfingSports
      case swimming
      case tableTennis
      case tennis
      case trackAndField
      case traditionalStrengthTraining
      case volleyball
      case walking
      case waterFitness
      case waterPolo
      case waterSports
      case wrestling
      case yoga
      case barre
      case coreTraining
      case crossCountrySkiing
      case downhillSkiing
      case flexibility
      case highIntensityIntervalTraining
      case jumpRope
      case kickboxing
      case pilates
      case snowboarding
      case stairs
      case stepTraining
      case wheelchairWalkPace
      case wheelchairRunPace
      case taiChi
      case mixedCardio
      case handCycling
      case discSports
      case fitnessGaming
      @available(Apple 2020, *)
      case cardioDance
      @available(Apple 2020, *)
      case socialDance
      @available(Apple 2020, *)
      case pickleball
      @available(Apple 2020, *)
      case cooldown
      @available(Apple 2022, *)
      case swimBikeRun = 82
      @available(Apple 2022, *)
      case transition
      @available(Apple 2023, *)
      case underwaterDiving
      case other = 3000
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum HKWorkoutEventType : Int, Sendable {
      case pause = 1
      case resume
      case lap
      case marker
      case motionPaused
      case motionResumed
      case segment
      case pauseOrResumeRequest
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKWorkoutSessionType : Int, Sendable {
      case primary
      case mirrored
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKWorkoutSessionLocationType : Int, Sendable {
      case unknown = 1
      case indoor
      case outdoor
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKWorkoutSwimmingLocationType : Int, Sendable {
      case unknown
      case pool
      case openWater
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKWorkoutSessionState : Int, Sendable {
      case notStarted = 1
      case running
      case ended
      case paused
      case prepared
      case stopped
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class HKWorkoutEvent : NSObject, @unchecked Sendable {
      public convenience init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String : Any]?)
      open var type: HKWorkoutEventType { get }
      open var dateInterval: DateInterval { get }
      open var metadata: [String : Any]? { get }
    }
    open class HKWorkoutConfiguration : NSObject, NSCopying, @unchecked Sendable {
      override public init()
      open func copy(with zone: NSZone?) -> Any
      open var activityType: HKWorkoutActivityType { get set }
      open var locationType: HKWorkoutSessionLocationType { get set }
      open var swimmingLocationType: HKWorkoutSwimmingLocationType { get set }
      open var lapLength: HKQuantity? { get set }
    }
    @available(Apple 2022, *)
    open class HKWorkoutActivity : NSObject, @unchecked Sendable {
      public init(workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?, metadata: [String : Any]?)
      open var uuid: UUID { get }
      open var workoutConfiguration: HKWorkoutConfiguration { get }
      open var startDate: Date { get }
      open var endDate: Date? { get }
      open var metadata: [String : Any]? { get }
      open var duration: TimeInterval { get }
      open var workoutEvents: [HKWorkoutEvent] { get }
      open var allStatistics: [HKQuantityType : HKStatistics] { get }
      open func statistics(for quantityType: HKQuantityType) -> HKStatistics?
    }
    // https://developer.apple.com/documentation/healthkit/hkworkout
    open class HKWorkout : HKSample, @unchecked Sendable {
      @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use HKWorkoutBuilder")
      @available(watchOS, introduced: 2.0, deprecated: 10.0, message: "Use HKWorkoutBuilder")
      public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date)
      @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use HKWorkoutBuilder")
      @available(watchOS, introduced: 2.0, deprecated: 10.0, message: "Use HKWorkoutBuilder")
      public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String : Any]?)
      @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use HKWorkoutBuilder")
      @available(watchOS, introduced: 2.0, deprecated: 10.0, message: "Use HKWorkoutBuilder")
      public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [String : Any]?)
      @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use HKWorkoutBuilder")
      @available(watchOS, introduced: 2.0, deprecated: 10.0, message: "Use HKWorkoutBuilder")
      public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String : Any]?)
      @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use HKWorkoutBuilder")
      @available(watchOS, introduced: 2.0, deprecated: 10.0, message: "Use HKWorkoutBuilder")
      public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [String : Any]?)
      open var workoutActivityType: HKWorkoutActivityType { get }
      open var workoutEvents: [HKWorkoutEvent]? { get }
      @available(Apple 2022, *)
      open var workoutActivities: [HKWorkoutActivity] { get }
      open var duration: TimeInterval { get }
      @available(iOS, introduced: 8.0, deprecated: 18.0, message: "Use statisticsForType: passing HKQuantityTypeIdentifierActiveEnergyBurned")
      @available(watchOS, introduced: 2.0, deprecated: 11.0, message: "Use statisticsForType: passing HKQuantityTypeIdentifierActiveEnergyBurned")
      open var totalEnergyBurned: HKQuantity? { get }
      @available(iOS, introduced: 8.0, deprecated: 18.0, message: "Use statisticsForType: passing the distance type")
      @available(watchOS, introduced: 2.0, deprecated: 11.0, message: "Use statisticsForType: passing the distance type")
      open var totalDistance: HKQuantity? { get }
      open var totalSwimmingStrokeCount: HKQuantity? { get }
      open var totalFlightsClimbed: HKQuantity? { get }
      @available(Apple 2022, *)
      open var allStatistics: [HKQuantityType : HKStatistics] { get }
      @available(Apple 2022, *)
      open func statistics(for quantityType: HKQuantityType) -> HKStatistics?
    }
    public let HKWorkoutSortIdentifierDuration: String
    public let HKWorkoutSortIdentifierTotalDistance: String
    public let HKWorkoutSortIdentifierTotalEnergyBurned: String
    public let HKSampleSortIdentifierStartDate: String
    public let HKSampleSortIdentifierEndDate: String
    public let HKPredicateKeyPathStartDate: String
    public let HKPredicateKeyPathEndDate: String
    public let HKPredicateKeyPathWorkoutType: String
    // https://developer.apple.com/documentation/healthkit/hkworkoutroute
    open class HKWorkoutRoute : HKSeriesSample, @unchecked Sendable {
    }
    open class HKSeriesBuilder : NSObject, @unchecked Sendable {
      open func discard()
    }
    open class HKWorkoutRouteBuilder : HKSeriesBuilder, @unchecked Sendable {
      public init(healthStore: HKHealthStore, device: HKDevice?)
      @preconcurrency open func insertRouteData(_ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      open func insertRouteData(_ routeData: [CLLocation]) async throws
      @preconcurrency open func addMetadata(_ metadata: [String : Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      open func addMetadata(_ metadata: [String : Any]) async throws
      @preconcurrency open func finishRoute(with workout: HKWorkout, metadata: [String : Any]?, completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void)
      @discardableResult open func finishRoute(with workout: HKWorkout, metadata: [String : Any]?) async throws -> HKWorkoutRoute
    }
    // https://developer.apple.com/documentation/healthkit/hkworkoutbuilder
    open class HKWorkoutBuilder : NSObject, @unchecked Sendable {
      public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?)
      open var device: HKDevice? { get }
      open var startDate: Date? { get }
      open var endDate: Date? { get }
      open var workoutConfiguration: HKWorkoutConfiguration { get }
      open var metadata: [String : Any] { get }
      open var workoutEvents: [HKWorkoutEvent] { get }
      @available(Apple 2022, *)
      open var workoutActivities: [HKWorkoutActivity] { get }
      @available(Apple 2022, *)
      open var allStatistics: [HKQuantityType : HKStatistics] { get }
      @preconcurrency open func beginCollection(withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      open func beginCollection(at startDate: Date) async throws
      @preconcurrency open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      open func addSamples(_ samples: [HKSample]) async throws
      @preconcurrency open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws
      @preconcurrency open func addMetadata(_ metadata: [String : Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      open func addMetadata(_ metadata: [String : Any]) async throws
      @available(Apple 2022, *)
      @preconcurrency open func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity, completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      @available(Apple 2022, *)
      open func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity) async throws
      @preconcurrency open func endCollection(withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      open func endCollection(at endDate: Date) async throws
      @preconcurrency open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void)
      @discardableResult open func finishWorkout() async throws -> HKWorkout?
      open func discardWorkout()
      open func elapsedTime(at date: Date) -> TimeInterval
      open func statistics(for quantityType: HKQuantityType) -> HKStatistics?
      open func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder?
    }
    """#
}
