extension InterfaceModules.HealthKit {
  /// The identifiers of types.
  static let typeIdentifiers = #"""
    // https://developer.apple.com/documentation/healthkit/hkquantitytypeidentifier
    public struct HKQuantityTypeIdentifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      @available(Apple 2024, *)
      public static var appleSleepingBreathingDisturbances: HKQuantityTypeIdentifier { get }
      public static var bodyMassIndex: HKQuantityTypeIdentifier { get }
      public static var bodyFatPercentage: HKQuantityTypeIdentifier { get }
      public static var height: HKQuantityTypeIdentifier { get }
      public static var bodyMass: HKQuantityTypeIdentifier { get }
      public static var leanBodyMass: HKQuantityTypeIdentifier { get }
      public static var waistCircumference: HKQuantityTypeIdentifier { get }
      @available(Apple 2022, *)
      public static var appleSleepingWristTemperature: HKQuantityTypeIdentifier { get }
      public static var stepCount: HKQuantityTypeIdentifier { get }
      public static var distanceWalkingRunning: HKQuantityTypeIdentifier { get }
      public static var distanceCycling: HKQuantityTypeIdentifier { get }
      public static var distanceWheelchair: HKQuantityTypeIdentifier { get }
      public static var basalEnergyBurned: HKQuantityTypeIdentifier { get }
      public static var activeEnergyBurned: HKQuantityTypeIdentifier { get }
      public static var flightsClimbed: HKQuantityTypeIdentifier { get }
      public static var nikeFuel: HKQuantityTypeIdentifier { get }
      public static var appleExerciseTime: HKQuantityTypeIdentifier { get }
      public static var pushCount: HKQuantityTypeIdentifier { get }
      public static var distanceSwimming: HKQuantityTypeIdentifier { get }
      public static var swimmingStrokeCount: HKQuantityTypeIdentifier { get }
      public static var vo2Max: HKQuantityTypeIdentifier { get }
      public static var distanceDownhillSnowSports: HKQuantityTypeIdentifier { get }
      public static var appleStandTime: HKQuantityTypeIdentifier { get }
      @available(Apple 2020, *)
      public static var walkingSpeed: HKQuantityTypeIdentifier { get }
      @available(Apple 2020, *)
      public static var walkingDoubleSupportPercentage: HKQuantityTypeIdentifier { get }
      @available(Apple 2020, *)
      public static var walkingAsymmetryPercentage: HKQuantityTypeIdentifier { get }
      @available(Apple 2020, *)
      public static var walkingStepLength: HKQuantityTypeIdentifier { get }
      @available(Apple 2020, *)
      public static var sixMinuteWalkTestDistance: HKQuantityTypeIdentifier { get }
      @available(Apple 2020, *)
      public static var stairAscentSpeed: HKQuantityTypeIdentifier { get }
      @available(Apple 2020, *)
      public static var stairDescentSpeed: HKQuantityTypeIdentifier { get }
      @available(iOS 14.5, macOS 11.0, watchOS 7.4, *)
      public static var appleMoveTime: HKQuantityTypeIdentifier { get }
      @available(Apple 2021, *)
      public static var appleWalkingSteadiness: HKQuantityTypeIdentifier { get }
      @available(Apple 2022, *)
      public static var runningStrideLength: HKQuantityTypeIdentifier { get }
      @available(Apple 2022, *)
      public static var runningVerticalOscillation: HKQuantityTypeIdentifier { get }
      @available(Apple 2022, *)
      public static var runningGroundContactTime: HKQuantityTypeIdentifier { get }
      @available(Apple 2022, *)
      public static var runningPower: HKQuantityTypeIdentifier { get }
      @available(Apple 2022, *)
      public static var runningSpeed: HKQuantityTypeIdentifier { get }
      @available(Apple 2023, *)
      public static var cyclingSpeed: HKQuantityTypeIdentifier { get }
      @available(Apple 2023, *)
      public static var cyclingPower: HKQuantityTypeIdentifier { get }
      @available(Apple 2023, *)
      public static var cyclingFunctionalThresholdPower: HKQuantityTypeIdentifier { get }
      @available(Apple 2023, *)
      public static var cyclingCadence: HKQuantityTypeIdentifier { get }
      @available(Apple 2023, *)
      public static var physicalEffort: HKQuantityTypeIdentifier { get }
      @available(Apple 2023, *)
      public static var timeInDaylight: HKQuantityTypeIdentifier { get }
      @available(Apple 2024, *)
      public static var crossCountrySkiingSpeed: HKQuantityTypeIdentifier { get }
      @available(Apple 2024, *)
      public static var distanceCrossCountrySkiing: HKQuantityTypeIdentifier { get }
      @available(Apple 2024, *)
      public static var distancePaddleSports: HKQuantityTypeIdentifier { get }
      @available(Apple 2024, *)
      public static var distanceRowing: HKQuantityTypeIdentifier { get }
      @available(Apple 2024, *)
      public static var distanceSkatingSports: HKQuantityTypeIdentifier { get }
      @available(Apple 2024, *)
      public static var paddleSportsSpeed: HKQuantityTypeIdentifier { get }
      @available(Apple 2024, *)
      public static var rowingSpeed: HKQuantityTypeIdentifier { get }
      @available(Apple 2024, *)
      public static var workoutEffortScore: HKQuantityTypeIdentifier { get }
      @available(Apple 2024, *)
      public static var estimatedWorkoutEffortScore: HKQuantityTypeIdentifier { get }
      public static var heartRate: HKQuantityTypeIdentifier { get }
      public static var bodyTemperature: HKQuantityTypeIdentifier { get }
      public static var basalBodyTemperature: HKQuantityTypeIdentifier { get }
      public static var bloodPressureSystolic: HKQuantityTypeIdentifier { get }
      public static var bloodPressureDiastolic: HKQuantityTypeIdentifier { get }
      public static var respiratoryRate: HKQuantityTypeIdentifier { get }
      public static var restingHeartRate: HKQuantityTypeIdentifier { get }
      public static var walkingHeartRateAverage: HKQuantityTypeIdentifier { get }
      public static var heartRateVariabilitySDNN: HKQuantityTypeIdentifier { get }
      @available(Apple 2022, *)
      public static var heartRateRecoveryOneMinute: HKQuantityTypeIdentifier { get }
      @available(Apple 2022, *)
      public static var atrialFibrillationBurden: HKQuantityTypeIdentifier { get }
      public static var oxygenSaturation: HKQuantityTypeIdentifier { get }
      public static var peripheralPerfusionIndex: HKQuantityTypeIdentifier { get }
      public static var bloodGlucose: HKQuantityTypeIdentifier { get }
      public static var numberOfTimesFallen: HKQuantityTypeIdentifier { get }
      public static var electrodermalActivity: HKQuantityTypeIdentifier { get }
      public static var inhalerUsage: HKQuantityTypeIdentifier { get }
      public static var insulinDelivery: HKQuantityTypeIdentifier { get }
      public static var bloodAlcoholContent: HKQuantityTypeIdentifier { get }
      @available(Apple 2021, *)
      public static var numberOfAlcoholicBeverages: HKQuantityTypeIdentifier { get }
      public static var forcedVitalCapacity: HKQuantityTypeIdentifier { get }
      public static var forcedExpiratoryVolume1: HKQuantityTypeIdentifier { get }
      public static var peakExpiratoryFlowRate: HKQuantityTypeIdentifier { get }
      public static var environmentalAudioExposure: HKQuantityTypeIdentifier { get }
      public static var headphoneAudioExposure: HKQuantityTypeIdentifier { get }
      @available(Apple 2022, *)
      public static var environmentalSoundReduction: HKQuantityTypeIdentifier { get }
      public static var uvExposure: HKQuantityTypeIdentifier { get }
      @available(Apple 2022, *)
      public static var underwaterDepth: HKQuantityTypeIdentifier { get }
      @available(Apple 2022, *)
      public static var waterTemperature: HKQuantityTypeIdentifier { get }
      public static var dietaryFatTotal: HKQuantityTypeIdentifier { get }
      public static var dietaryFatPolyunsaturated: HKQuantityTypeIdentifier { get }
      public static var dietaryFatMonounsaturated: HKQuantityTypeIdentifier { get }
      public static var dietaryFatSaturated: HKQuantityTypeIdentifier { get }
      public static var dietaryCholesterol: HKQuantityTypeIdentifier { get }
      public static var dietarySodium: HKQuantityTypeIdentifier { get }
      public static var dietaryCarbohydrates: HKQuantityTypeIdentifier { get }
      public static var dietaryFiber: HKQuantityTypeIdentifier { get }
      public static var dietarySugar: HKQuantityTypeIdentifier { get }
      public static var dietaryEnergyConsumed: HKQuantityTypeIdentifier { get }
      public static var dietaryProtein: HKQuantityTypeIdentifier { get }
      public static var dietaryVitaminA: HKQuantityTypeIdentifier { get }
      public static var dietaryVitaminB6: HKQuantityTypeIdentifier { get }
      public static var dietaryVitaminB12: HKQuantityTypeIdentifier { get }
      public static var dietaryVitaminC: HKQuantityTypeIdentifier { get }
      public static var dietaryVitaminD: HKQuantityTypeIdentifier { get }
      public static var dietaryVitaminE: HKQuantityTypeIdentifier { get }
      public static var dietaryVitaminK: HKQuantityTypeIdentifier { get }
      public static var dietaryCalcium: HKQuantityTypeIdentifier { get }
      public static var dietaryIron: HKQuantityTypeIdentifier { get }
      public static var dietaryThiamin: HKQuantityTypeIdentifier { get }
      public static var dietaryRiboflavin: HKQuantityTypeIdentifier { get }
      public static var dietaryNiacin: HKQuantityTypeIdentifier { get }
      public static var dietaryFolate: HKQuantityTypeIdentifier { get }
      public static var dietaryBiotin: HKQuantityTypeIdentifier { get }
      public static var dietaryPantothenicAcid: HKQuantityTypeIdentifier { get }
      public static var dietaryPhosphorus: HKQuantityTypeIdentifier { get }
      public static var dietaryIodine: HKQuantityTypeIdentifier { get }
      public static var dietaryMagnesium: HKQuantityTypeIdentifier { get }
      public static var dietaryZinc: HKQuantityTypeIdentifier { get }
      public static var dietarySelenium: HKQuantityTypeIdentifier { get }
      public static var dietaryCopper: HKQuantityTypeIdentifier { get }
      public static var dietaryManganese: HKQuantityTypeIdentifier { get }
      public static var dietaryChromium: HKQuantityTypeIdentifier { get }
      public static var dietaryMolybdenum: HKQuantityTypeIdentifier { get }
      public static var dietaryChloride: HKQuantityTypeIdentifier { get }
      public static var dietaryPotassium: HKQuantityTypeIdentifier { get }
      public static var dietaryCaffeine: HKQuantityTypeIdentifier { get }
      public static var dietaryWater: HKQuantityTypeIdentifier { get }
    }
    // https://developer.apple.com/documentation/healthkit/hkcategorytypeidentifier
    public struct HKCategoryTypeIdentifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var sleepAnalysis: HKCategoryTypeIdentifier { get }
      public static var appleStandHour: HKCategoryTypeIdentifier { get }
      public static var cervicalMucusQuality: HKCategoryTypeIdentifier { get }
      public static var ovulationTestResult: HKCategoryTypeIdentifier { get }
      public static var menstrualFlow: HKCategoryTypeIdentifier { get }
      public static var intermenstrualBleeding: HKCategoryTypeIdentifier { get }
      public static var sexualActivity: HKCategoryTypeIdentifier { get }
      public static var mindfulSession: HKCategoryTypeIdentifier { get }
      public static var highHeartRateEvent: HKCategoryTypeIdentifier { get }
      public static var lowHeartRateEvent: HKCategoryTypeIdentifier { get }
      public static var irregularHeartRhythmEvent: HKCategoryTypeIdentifier { get }
      public static var toothbrushingEvent: HKCategoryTypeIdentifier { get }
      @available(iOS 14.2, macOS 11.0, watchOS 7.1, *)
      public static var headphoneAudioExposureEvent: HKCategoryTypeIdentifier { get }
      @available(Apple 2020, *)
      public static var environmentalAudioExposureEvent: HKCategoryTypeIdentifier { get }
      @available(Apple 2020, *)
      public static var handwashingEvent: HKCategoryTypeIdentifier { get }
      @available(iOS 14.3, macOS 11.0, watchOS 7.2, *)
      public static var pregnancy: HKCategoryTypeIdentifier { get }
      @available(iOS 14.3, macOS 11.0, watchOS 7.2, *)
      public static var lactation: HKCategoryTypeIdentifier { get }
      @available(iOS 14.3, macOS 11.0, watchOS 7.2, *)
      public static var contraceptive: HKCategoryTypeIdentifier { get }
      @available(iOS 14.3, macOS 11.0, watchOS 7.2, *)
      public static var lowCardioFitnessEvent: HKCategoryTypeIdentifier { get }
      @available(Apple 2021, *)
      public static var pregnancyTestResult: HKCategoryTypeIdentifier { get }
      @available(Apple 2021, *)
      public static var progesteroneTestResult: HKCategoryTypeIdentifier { get }
      @available(Apple 2021, *)
      public static var appleWalkingSteadinessEvent: HKCategoryTypeIdentifier { get }
      @available(Apple 2022, *)
      public static var infrequentMenstrualCycles: HKCategoryTypeIdentifier { get }
      @available(Apple 2022, *)
      public static var irregularMenstrualCycles: HKCategoryTypeIdentifier { get }
      @available(Apple 2022, *)
      public static var persistentIntermenstrualBleeding: HKCategoryTypeIdentifier { get }
      @available(Apple 2022, *)
      public static var prolongedMenstrualPeriods: HKCategoryTypeIdentifier { get }
      @available(Apple 2024, *)
      public static var bleedingAfterPregnancy: HKCategoryTypeIdentifier { get }
      @available(Apple 2024, *)
      public static var bleedingDuringPregnancy: HKCategoryTypeIdentifier { get }
      @available(Apple 2024, *)
      public static var sleepApneaEvent: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var abdominalCramps: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var acne: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var appetiteChanges: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var bloating: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var breastPain: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var chestTightnessOrPain: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var chills: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var constipation: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var coughing: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var diarrhea: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var dizziness: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var fainting: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var fatigue: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var fever: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var generalizedBodyAche: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var headache: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var heartburn: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var hotFlashes: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var lossOfSmell: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var lossOfTaste: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var lowerBackPain: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var moodChanges: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var nausea: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var pelvicPain: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var rapidPoundingOrFlutteringHeartbeat: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var runnyNose: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var shortnessOfBreath: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var sinusCongestion: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var skippedHeartbeat: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var sleepChanges: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var soreThroat: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var vomiting: HKCategoryTypeIdentifier { get }
      @available(iOS 13.6, macOS 11.0, watchOS 7.0, *)
      public static var wheezing: HKCategoryTypeIdentifier { get }
      @available(Apple 2020, *)
      public static var bladderIncontinence: HKCategoryTypeIdentifier { get }
      @available(Apple 2020, *)
      public static var drySkin: HKCategoryTypeIdentifier { get }
      @available(Apple 2020, *)
      public static var hairLoss: HKCategoryTypeIdentifier { get }
      @available(Apple 2020, *)
      public static var memoryLapse: HKCategoryTypeIdentifier { get }
      @available(Apple 2020, *)
      public static var nightSweats: HKCategoryTypeIdentifier { get }
      @available(Apple 2020, *)
      public static var vaginalDryness: HKCategoryTypeIdentifier { get }
    }
    public struct HKCharacteristicTypeIdentifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var biologicalSex: HKCharacteristicTypeIdentifier { get }
      public static var bloodType: HKCharacteristicTypeIdentifier { get }
      public static var dateOfBirth: HKCharacteristicTypeIdentifier { get }
      public static var fitzpatrickSkinType: HKCharacteristicTypeIdentifier { get }
      public static var wheelchairUse: HKCharacteristicTypeIdentifier { get }
      @available(Apple 2020, *)
      public static var activityMoveMode: HKCharacteristicTypeIdentifier { get }
    }
    public struct HKCorrelationTypeIdentifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var bloodPressure: HKCorrelationTypeIdentifier { get }
      public static var food: HKCorrelationTypeIdentifier { get }
    }
    public struct HKDocumentTypeIdentifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var CDA: HKDocumentTypeIdentifier { get }
    }
    public let HKWorkoutTypeIdentifier: String
    public let HKWorkoutRouteTypeIdentifier: String
    public let HKDataTypeIdentifierHeartbeatSeries: String
    """#
}
