extension InterfaceModules.HealthKit {
  /// Sessions of workouts and what they collect.
  static let workoutSessions = #"""
    // https://developer.apple.com/documentation/healthkit/hkworkoutsession
    @available(iOS 17.0, watchOS 5.0, *)
    @objc public protocol HKWorkoutSessionDelegate : NSObjectProtocol {
      func workoutSession(_ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState, from fromState: HKWorkoutSessionState, date: Date)
      func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
      @objc optional func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
      @objc optional func workoutSession(_ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
      @objc optional func workoutSession(_ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
      @objc optional func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
      @objc optional func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
    }
    @available(iOS 17.0, watchOS 2.0, *)
    open class HKWorkoutSession : NSObject, @unchecked Sendable {
      @available(iOS 26.0, watchOS 5.0, *)
      @available(visionOS, unavailable)
      public init(healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration) throws
      open var workoutConfiguration: HKWorkoutConfiguration { get }
      open var activityType: HKWorkoutActivityType { get }
      @available(iOS 17.0, watchOS 9.0, *)
      open var currentActivity: HKWorkoutActivity { get }
      @available(iOS 17.0, watchOS 10.0, *)
      open var type: HKWorkoutSessionType { get }
      weak open var delegate: (any HKWorkoutSessionDelegate)? { get set }
      open var state: HKWorkoutSessionState { get }
      open var startDate: Date? { get }
      open var endDate: Date? { get }
      open func prepare()
      open func startActivity(with date: Date?)
      open func stopActivity(with date: Date?)
      open func pause()
      open func resume()
      open func end()
      @available(iOS 17.0, watchOS 9.0, *)
      open func beginNewActivity(configuration workoutConfiguration: HKWorkoutConfiguration, date: Date, metadata: [String : Any]?)
      @available(iOS 17.0, watchOS 9.0, *)
      open func endCurrentActivity(on date: Date)
      @available(iOS 26.0, watchOS 5.0, *)
      @available(visionOS, unavailable)
      open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder
      @available(watchOS 10.0, *)
      @available(iOS, unavailable)
      @preconcurrency open func startMirroringToCompanionDevice(completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      @available(watchOS 10.0, *)
      @available(iOS, unavailable)
      open func startMirroringToCompanionDevice() async throws
      @available(watchOS 10.0, *)
      @available(iOS, unavailable)
      open func stopMirroringToCompanionDevice() async throws
      @available(iOS 17.0, watchOS 10.0, *)
      @preconcurrency open func sendToRemoteWorkoutSession(data: Data, completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
      @available(iOS 17.0, watchOS 10.0, *)
      open func sendToRemoteWorkoutSession(data: Data) async throws
    }
    // https://developer.apple.com/documentation/healthkit/hkliveworkoutbuilder
    @available(iOS 26.0, watchOS 5.0, *)
    @available(visionOS, unavailable)
    open class HKLiveWorkoutDataSource : NSObject, @unchecked Sendable {
      public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?)
      open var typesToCollect: Set<HKQuantityType> { get }
      open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?)
      open func disableCollection(for quantityType: HKQuantityType)
    }
    @available(iOS 26.0, watchOS 5.0, *)
    @available(visionOS, unavailable)
    @objc public protocol HKLiveWorkoutBuilderDelegate : NSObjectProtocol {
      func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
      func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
      @objc optional func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity)
      @objc optional func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity)
    }
    @available(iOS 26.0, watchOS 5.0, *)
    @available(visionOS, unavailable)
    open class HKLiveWorkoutBuilder : HKWorkoutBuilder, @unchecked Sendable {
      weak open var delegate: (any HKLiveWorkoutBuilderDelegate)? { get set }
      weak open var workoutSession: HKWorkoutSession? { get }
      open var shouldCollectWorkoutEvents: Bool { get set }
      open var dataSource: HKLiveWorkoutDataSource? { get set }
      open var elapsedTime: TimeInterval { get }
      @available(iOS 26.0, watchOS 9.0, *)
      open var currentWorkoutActivity: HKWorkoutActivity? { get }
    }
    """#
}
