extension InterfaceModules.HealthKit {
  /// The store.
  static let store = #"""
    // https://developer.apple.com/documentation/healthkit/hkhealthstore
    @objc public enum HKAuthorizationStatus : Int, Sendable {
      case notDetermined
      case sharingDenied
      case sharingAuthorized
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKAuthorizationRequestStatus : Int, Sendable {
      case unknown
      case shouldRequest
      case unnecessary
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum HKUpdateFrequency : Int, Sendable {
      case immediate = 1
      case hourly
      case daily
      case weekly
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct HKError : Error, Hashable, CustomNSError, _CValue, Sendable {
      public init(_ code: HKError.Code, userInfo: [String : Any] = [:])
      @objc public enum Code : Int, Sendable {
        case noError = 0
        case errorHealthDataUnavailable = 1
        case errorHealthDataRestricted = 2
        case errorInvalidArgument = 3
        case errorAuthorizationDenied = 4
        case errorAuthorizationNotDetermined = 5
        case errorDatabaseInaccessible = 6
        case errorUserCanceled = 7
        case errorAnotherWorkoutSessionStarted = 8
        case errorUserExitedWorkoutSession = 9
        case errorRequiredAuthorizationDenied = 10
        case errorNoData = 11
        case errorWorkoutActivityNotAllowed = 12
        case errorDataSizeExceeded = 13
        case errorBackgroundWorkoutSessionNotAllowed = 14
        case errorNotPermissibleForGuestUserMode = 15
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: HKError.Code, error: any Swift.Error) -> Bool
      }
      public var code: HKError.Code { get }
      public var errorCode: Int { get }
      public var userInfo: [String : Any] { get }
      public var errorUserInfo: [String : Any] { get }
      public static var errorDomain: String { get }
      public static var noError: HKError.Code { get }
      public static var errorHealthDataUnavailable: HKError.Code { get }
      public static var errorHealthDataRestricted: HKError.Code { get }
      public static var errorInvalidArgument: HKError.Code { get }
      public static var errorAuthorizationDenied: HKError.Code { get }
      public static var errorAuthorizationNotDetermined: HKError.Code { get }
      public static var errorDatabaseInaccessible: HKError.Code { get }
      public static var errorUserCanceled: HKError.Code { get }
      public static var errorAnotherWorkoutSessionStarted: HKError.Code { get }
      public static var errorUserExitedWorkoutSession: HKError.Code { get }
      public static var errorRequiredAuthorizationDenied: HKError.Code { get }
      public static var errorNoData: HKError.Code { get }
      public static var errorWorkoutActivityNotAllowed: HKError.Code { get }
      public static var errorDataSizeExceeded: HKError.Code { get }
      public static var errorBackgroundWorkoutSessionNotAllowed: HKError.Code { get }
      public static var errorNotPermissibleForGuestUserMode: HKError.Code { get }
      public static func == (a: HKError, b: HKError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    open class HKHealthStore : NSObject, @unchecked Sendable {
      override public init()
      open class func isHealthDataAvailable() -> Bool
      open func supportsHealthRecords() -> Bool
      open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus
      @preconcurrency open func requestAuthorization(toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws
      @preconcurrency open func getRequestStatusForAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>, completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void)
      open func statusForAuthorizationRequest(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws -> HKAuthorizationRequestStatus
      @preconcurrency open func handleAuthorizationForExtension(completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      open func handleAuthorizationForExtension() async throws
      open func earliestPermittedSampleDate() -> Date
      @preconcurrency open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      open func save(_ object: HKObject) async throws
      @preconcurrency open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      open func save(_ objects: [HKObject]) async throws
      @preconcurrency open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      open func delete(_ object: HKObject) async throws
      @preconcurrency open func delete(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      open func delete(_ objects: [HKObject]) async throws
      @preconcurrency open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate, withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void)
      @discardableResult open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int
      open func execute(_ query: HKQuery)
      open func stop(_ query: HKQuery)
      @preconcurrency open func splitTotalEnergy(_ totalEnergy: HKQuantity, start startDate: Date, end endDate: Date, resultsHandler: @escaping @Sendable (HKQuantity?, HKQuantity?, (any Error)?) -> Void)
      @available(iOS, introduced: 8.0, deprecated: 10.0)
      open func dateOfBirth() throws -> Date
      open func dateOfBirthComponents() throws -> DateComponents
      open func biologicalSex() throws -> HKBiologicalSexObject
      open func bloodType() throws -> HKBloodTypeObject
      open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject
      open func wheelchairUse() throws -> HKWheelchairUseObject
      @available(Apple 2020, *)
      open func activityMoveMode() throws -> HKActivityMoveModeObject
      @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use HKWorkoutBuilder")
      @available(watchOS, introduced: 2.0, deprecated: 10.0, message: "Use HKWorkoutBuilder")
      @preconcurrency open func add(_ samples: [HKSample], to workout: HKWorkout, completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      @available(iOS 10.0, *)
      @available(macOS, unavailable)
      @available(watchOS, unavailable)
      @preconcurrency open func startWatchApp(with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      @available(iOS 10.0, *)
      @available(macOS, unavailable)
      @available(watchOS, unavailable)
      open func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws
      @available(iOS 8.0, watchOS 8.0, *)
      @available(macOS, unavailable)
      @preconcurrency open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      @available(iOS 8.0, watchOS 8.0, *)
      @available(macOS, unavailable)
      open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws
      @available(iOS 8.0, watchOS 8.0, *)
      @available(macOS, unavailable)
      @preconcurrency open func disableBackgroundDelivery(for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      @available(iOS 8.0, watchOS 8.0, *)
      @available(macOS, unavailable)
      open func disableBackgroundDelivery(for type: HKObjectType) async throws
      @available(iOS 8.0, watchOS 8.0, *)
      @available(macOS, unavailable)
      @preconcurrency open func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      @available(iOS 8.0, watchOS 8.0, *)
      @available(macOS, unavailable)
      open func disableAllBackgroundDelivery() async throws
      @preconcurrency open func preferredUnits(for quantityTypes: Set<HKQuantityType>, completion: @escaping @Sendable ([HKQuantityType : HKUnit], (any Error)?) -> Void)
      open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType : HKUnit]
      @available(iOS 26.0, watchOS 5.0, *)
      @available(visionOS, unavailable)
      @preconcurrency open func recoverActiveWorkoutSession(completion: @escaping @Sendable (HKWorkoutSession?, (any Error)?) -> Void)
      @available(iOS 26.0, watchOS 5.0, *)
      @available(visionOS, unavailable)
      open func recoverActiveWorkoutSession() async throws -> HKWorkoutSession?
      @available(iOS 17.0, *)
      @available(watchOS, unavailable)
      @preconcurrency open var workoutSessionMirroringStartHandler: (@Sendable (HKWorkoutSession) -> Void)? { get set }
      @available(Apple 2024, *)
      open func relateWorkoutEffortSample(_ sample: HKSample, with workout: HKWorkout, activity: HKWorkoutActivity?) async throws -> Bool
    }
    public let HKUserPreferencesDidChangeNotification: String
    extension NSNotification.Name {
      public static let HKUserPreferencesDidChange: NSNotification.Name
    }
    """#
}
