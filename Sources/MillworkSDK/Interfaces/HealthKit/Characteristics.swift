extension InterfaceModules.HealthKit {
  /// The values of characteristics and categories.
  static let characteristics = #"""
    // https://developer.apple.com/documentation/healthkit/data-types
    @objc public enum HKBiologicalSex : Int, Sendable {
      case notSet
      case female
      case male
      case other
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKBloodType : Int, Sendable {
      case notSet
      case aPositive
      case aNegative
      case bPositive
      case bNegative
      case abPositive
      case abNegative
      case oPositive
      case oNegative
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKFitzpatrickSkinType : Int, Sendable {
      case notSet
      case I
      case II
      case III
      case IV
      case V
      case VI
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKWheelchairUse : Int, Sendable {
      case notSet
      case no
      case yes
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @available(Apple 2020, *)
    @objc public enum HKActivityMoveMode : Int, Sendable {
      case activeEnergy = 1
      case appleMoveTime
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class HKBiologicalSexObject : NSObject, @unchecked Sendable {
      open var biologicalSex: HKBiologicalSex { get }
    }
    open class HKBloodTypeObject : NSObject, @unchecked Sendable {
      open var bloodType: HKBloodType { get }
    }
    open class HKFitzpatrickSkinTypeObject : NSObject, @unchecked Sendable {
      open var skinType: HKFitzpatrickSkinType { get }
    }
    open class HKWheelchairUseObject : NSObject, @unchecked Sendable {
      open var wheelchairUse: HKWheelchairUse { get }
    }
    @available(Apple 2020, *)
    open class HKActivityMoveModeObject : NSObject, @unchecked Sendable {
      open var activityMoveMode: HKActivityMoveMode { get }
    }
    @objc public enum HKCategoryValueSleepAnalysis : Int, CaseIterable, Sendable {
      case inBed = 0
      @available(Apple 2022, *)
      case asleepUnspecified = 1
      case awake = 2
      @available(Apple 2022, *)
      case asleepCore = 3
      @available(Apple 2022, *)
      case asleepDeep = 4
      @available(Apple 2022, *)
      case asleepREM = 5
      @available(iOS, introduced: 8.0, deprecated: 16.0, renamed: "asleepUnspecified")
      @available(watchOS, introduced: 2.0, deprecated: 9.0, renamed: "asleepUnspecified")
      public static var asleep: HKCategoryValueSleepAnalysis { get }
      @available(Apple 2022, *)
      public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> { get }
      @available(Apple 2022, *)
      public static func predicateForSamples(equalTo sleepValues: Set<HKCategoryValueSleepAnalysis>) -> NSPredicate
      public static var allCases: [HKCategoryValueSleepAnalysis] { get }
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKCategoryValueAppleStandHour : Int, Sendable {
      case stood
      case idle
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKCategoryValueCervicalMucusQuality : Int, Sendable {
      case dry = 1
      case sticky
      case creamy
      case watery
      case eggWhite
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKCategoryValueOvulationTestResult : Int, Sendable {
      case negative = 1
      case luteinizingHormoneSurge
      case indeterminate
      case estrogenSurge
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKCategoryValueMenstrualFlow : Int, Sendable {
      case unspecified = 1
      case light
      case medium
      case heavy
      case none
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @available(Apple 2024, *)
    @objc public enum HKCategoryValueVaginalBleeding : Int, Sendable {
      case unspecified = 1
      case light
      case medium
      case heavy
      case none
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKCategoryValue : Int, Sendable {
      case notApplicable
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKCategoryValueSeverity : Int, Sendable {
      case unspecified
      case notPresent
      case mild
      case moderate
      case severe
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKCategoryValuePresence : Int, Sendable {
      case present
      case notPresent
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKCategoryValueAppetiteChanges : Int, Sendable {
      case unspecified
      case noChange
      case decreased
      case increased
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKCategoryValueContraceptive : Int, Sendable {
      case unspecified = 1
      case implant
      case injection
      case intrauterineDevice
      case intravaginalRing
      case oral
      case patch
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKCategoryValuePregnancyTestResult : Int, Sendable {
      case negative = 1
      case positive
      case indeterminate
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKBloodGlucoseMealTime : Int, Sendable {
      case preprandial = 1
      case postprandial
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKInsulinDeliveryReason : Int, Sendable {
      case basal = 1
      case bolus
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKHeartRateMotionContext : Int, Sendable {
      case notSet
      case sedentary
      case active
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKHeartRateSensorLocation : Int, Sendable {
      case other
      case chest
      case wrist
      case finger
      case hand
      case earLobe
      case foot
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKBodyTemperatureSensorLocation : Int, Sendable {
      case other
      case armpit
      case body
      case ear
      case finger
      case gastroIntestinal
      case mouth
      case rectum
      case toe
      case earDrum
      case temporalArtery
      case forehead
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKVO2MaxTestType : Int, Sendable {
      case maxExercise = 1
      case predictionSubMaxExercise
      case predictionNonExercise
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKSwimmingStrokeStyle : Int, Sendable {
      case unknown
      case mixed
      case freestyle
      case backstroke
      case breaststroke
      case butterfly
      case kickboard = 6
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKWeatherCondition : Int, Sendable {
      case none
      case clear
      case fair
      case partlyCloudy
      case mostlyCloudy
      case cloudy
      case foggy
      case haze
      case windy
      case blustery
      case smoky
      case dust
      case snow
      case hail
      case sleet
      case freezingDrizzle
      case freezingRain
      case mixedRainAndHail
      case mixedRainAndSnow
      case mixedRainAndSleet
      case mixedSnowAndSleet
      case drizzle
      case scatteredShowers
      case showers
      case thunderstorms
      case tropicalStorm
      case hurricane
      case tornado
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    // https://developer.apple.com/documentation/healthkit/metadata-keys
    public let HKMetadataKeyDeviceSerialNumber: String
    public let HKMetadataKeyBodyTemperatureSensorLocation: String
    public let HKMetadataKeyHeartRateSensorLocation: String
    public let HKMetadataKeyHeartRateMotionContext: String
    public let HKMetadataKeyUserMotionContext: String
    public let HKMetadataKeySessionEstimate: String
    public let HKMetadataKeyFoodType: String
    public let HKMetadataKeyUDIDeviceIdentifier: String
    public let HKMetadataKeyUDIProductionIdentifier: String
    public let HKMetadataKeyDigitalSignature: String
    public let HKMetadataKeyExternalUUID: String
    public let HKMetadataKeySyncIdentifier: String
    public let HKMetadataKeySyncVersion: String
    public let HKMetadataKeyTimeZone: String
    public let HKMetadataKeyDeviceName: String
    public let HKMetadataKeyDeviceManufacturerName: String
    public let HKMetadataKeyWasTakenInLab: String
    public let HKMetadataKeyReferenceRangeLowerLimit: String
    public let HKMetadataKeyReferenceRangeUpperLimit: String
    public let HKMetadataKeyWasUserEntered: String
    public let HKMetadataKeyWorkoutBrandName: String
    public let HKMetadataKeyGroupFitness: String
    public let HKMetadataKeyIndoorWorkout: String
    public let HKMetadataKeyCoachedWorkout: String
    public let HKMetadataKeyWeatherCondition: String
    public let HKMetadataKeyWeatherTemperature: String
    public let HKMetadataKeyWeatherHumidity: String
    public let HKMetadataKeySexualActivityProtectionUsed: String
    public let HKMetadataKeyMenstrualCycleStart: String
    public let HKMetadataKeyLapLength: String
    public let HKMetadataKeySwimmingLocationType: String
    public let HKMetadataKeySwimmingStrokeStyle: String
    public let HKMetadataKeyInsulinDeliveryReason: String
    public let HKMetadataKeyBloodGlucoseMealTime: String
    public let HKMetadataKeyVO2MaxTestType: String
    public let HKMetadataKeyAverageSpeed: String
    public let HKMetadataKeyMaximumSpeed: String
    public let HKMetadataKeyAlpineSlopeGrade: String
    public let HKMetadataKeyElevationAscended: String
    public let HKMetadataKeyElevationDescended: String
    public let HKMetadataKeyFitnessMachineDuration: String
    public let HKMetadataKeyIndoorBikeDistance: String
    public let HKMetadataKeyCrossTrainerDistance: String
    public let HKMetadataKeyHeartRateEventThreshold: String
    public let HKMetadataKeyAverageMETs: String
    public let HKMetadataKeyAudioExposureLevel: String
    """#
}
