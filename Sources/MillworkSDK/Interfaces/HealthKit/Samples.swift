extension InterfaceModules.HealthKit {
  /// Objects and samples.
  static let samples = #"""
    // https://developer.apple.com/documentation/healthkit/hkobject
    open class HKObject : NSObject, NSSecureCoding, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open var uuid: UUID { get }
      open var sourceRevision: HKSourceRevision { get }
      open var device: HKDevice? { get }
      open var metadata: [String : Any]? { get }
      @available(iOS, introduced: 8.0, deprecated: 9.0, message: "Use sourceRevision")
      open var source: HKSource { get }
    }
    open class HKSample : HKObject, @unchecked Sendable {
      open var sampleType: HKSampleType { get }
      open var startDate: Date { get }
      open var endDate: Date { get }
      @available(Apple 2020, *)
      open var hasUndeterminedDuration: Bool { get }
    }
    open class HKQuantitySample : HKSample, @unchecked Sendable {
      public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date)
      public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String : Any]?)
      public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, device: HKDevice?, metadata: [String : Any]?)
      open var quantityType: HKQuantityType { get }
      open var quantity: HKQuantity { get }
      open var count: Int { get }
    }
    open class HKCumulativeQuantitySample : HKQuantitySample, @unchecked Sendable {
      open var sumQuantity: HKQuantity { get }
    }
    open class HKDiscreteQuantitySample : HKQuantitySample, @unchecked Sendable {
    open var minimumQuantity: HKQuantity { get }
    open var averageQuantity: HKQuantity { get }
    open var maximumQuantity: HKQuantity { get }
    open var mostRecentQuantity: HKQuantity { get }
      open var mostRecentQuantityDateInterval: DateInterval { get }
    }
    open class HKCategorySample : HKSample, @unchecked Sendable {
      public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date)
      public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String : Any]?)
      public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?, metadata: [String : Any]?)
      open var categoryType: HKCategoryType { get }
      open var value: Int { get }
    }
    open class HKCorrelation : HKSample, @unchecked Sendable {
      public convenience init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>)
      public convenience init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>, metadata: [String : Any]?)
      public convenience init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>, device: HKDevice?, metadata: [String : Any]?)
      open var correlationType: HKCorrelationType { get }
      open var objects: Set<HKSample> { get }
      open func objects(for objectType: HKObjectType) -> Set<HKSample>
    }
    open class HKDeletedObject : NSObject, @unchecked Sendable {
      open var uuid: UUID { get }
      open var metadata: [String : Any]? { get }
    }
    // https://developer.apple.com/documentation/healthkit/hksource
    open class HKSource : NSObject, @unchecked Sendable {
      open var name: String { get }
      open var bundleIdentifier: String { get }
      open class func `default`() -> HKSource
    }
    open class HKSourceRevision : NSObject, @unchecked Sendable {
      public convenience init(source: HKSource, version: String?)
      public init(source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion)
      open var source: HKSource { get }
      open var version: String? { get }
      open var productType: String? { get }
      open var operatingSystemVersion: OperatingSystemVersion { get }
    }
    open class HKDevice : NSObject, @unchecked Sendable {
      public init(name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier UDIDeviceIdentifier: String?)
    open var name: String? { get }
    open var manufacturer: String? { get }
    open var model: String? { get }
    open var hardwareVersion: String? { get }
    open var firmwareVersion: String? { get }
    open var softwareVersion: String? { get }
    open var localIdentifier: String? { get }
    open var udiDeviceIdentifier: String? { get }
      open class func local() -> HKDevice
    }
    // https://developer.apple.com/documentation/healthkit/hkelectrocardiogram
    @available(Apple 2020, *)
    open class HKElectrocardiogram : HKSample, @unchecked Sendable {
    @objc public enum Classification : Int, Sendable {
      case notSet
      case sinusRhythm
      case atrialFibrillation
      case inconclusiveLowHeartRate
      case inconclusiveHighHeartRate
      case inconclusivePoorReading
      case inconclusiveOther
      case unrecognized = 100
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum SymptomsStatus : Int, Sendable {
      case notSet
      case none
      case present
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
      @objc public enum Lead : Int, Sendable {
        case appleWatchSimilarToLeadI = 1
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open class VoltageMeasurement : NSObject, @unchecked Sendable {
        open var timeSinceSampleStart: TimeInterval { get }
        open func quantity(for lead: HKElectrocardiogram.Lead) -> HKQuantity?
      }
      open var numberOfVoltageMeasurements: Int { get }
      open var samplingFrequency: HKQuantity? { get }
      open var classification: HKElectrocardiogram.Classification { get }
      open var averageHeartRate: HKQuantity? { get }
      open var symptomsStatus: HKElectrocardiogram.SymptomsStatus { get }
    }
    open class HKSeriesSample : HKSample, @unchecked Sendable {
      open var count: Int { get }
    }
    open class HKHeartbeatSeriesSample : HKSeriesSample, @unchecked Sendable {
    }
    // https://developer.apple.com/documentation/healthkit/hkstateofmind
    @available(Apple 2024, *)
    open class HKStateOfMind : HKSample, @unchecked Sendable {
      @objc public enum Kind : Int, Sendable {
        case momentaryEmotion = 1
        case dailyMood
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum ValenceClassification : Int, Sendable {
        case veryUnpleasant = 1
        case unpleasant
        case slightlyUnpleasant
        case neutral
        case slightlyPleasant
        case pleasant
        case veryPleasant
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum Label : Int, CaseIterable, Sendable {
        case amazed = 1, amused, angry, anxious, ashamed, brave, calm, content, disappointed, discouraged, disgusted, embarrassed, excited, frustrated, grateful, guilty, happy, hopeless, irritated, jealous, joyful, lonely, passionate, peaceful, proud, relieved, sad, scared, stressed, surprised, worried, annoyed, confident, drained, hopeful, indifferent, overwhelmed, satisfied
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static var allCases: [HKStateOfMind.Label] { get }
      }
      @objc public enum Association : Int, CaseIterable, Sendable {
        case community = 1, currentEvents, dating, education, family, fitness, friends, health, hobbies, identity, money, partner, selfCare, spirituality, tasks, travel, work, weather
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static var allCases: [HKStateOfMind.Association] { get }
      }
      public convenience init(date: Date, kind: HKStateOfMind.Kind, valence: Double, labels: [HKStateOfMind.Label], associations: [HKStateOfMind.Association], metadata: [String : Any]? = nil)
      open var kind: HKStateOfMind.Kind { get }
      open var valence: Double { get }
      open var valenceClassification: HKStateOfMind.ValenceClassification { get }
      public var labels: [HKStateOfMind.Label] { get }
      public var associations: [HKStateOfMind.Association] { get }
    }
    // https://developer.apple.com/documentation/healthkit/hkactivitysummary
    open class HKActivitySummary : NSObject, @unchecked Sendable {
      override public init()
      open func dateComponents(for calendar: Calendar) -> DateComponents
    open var activeEnergyBurned: HKQuantity { get set }
    open var activeEnergyBurnedGoal: HKQuantity { get set }
    open var appleExerciseTime: HKQuantity { get set }
    open var appleStandHours: HKQuantity { get set }
      @available(iOS, introduced: 9.3, deprecated: 16.0)
      open var appleExerciseTimeGoal: HKQuantity { get set }
      @available(iOS, introduced: 9.3, deprecated: 16.0)
      open var appleStandHoursGoal: HKQuantity { get set }
      @available(Apple 2020, *)
      open var appleMoveTime: HKQuantity { get set }
      @available(Apple 2020, *)
      open var appleMoveTimeGoal: HKQuantity { get set }
      @available(Apple 2020, *)
      open var activityMoveMode: HKActivityMoveMode { get set }
      @available(Apple 2022, *)
      open var exerciseTimeGoal: HKQuantity? { get set }
      @available(Apple 2022, *)
      open var standHoursGoal: HKQuantity? { get set }
      @available(Apple 2022, *)
      open var isPaused: Bool { get set }
    }
    """#
}
