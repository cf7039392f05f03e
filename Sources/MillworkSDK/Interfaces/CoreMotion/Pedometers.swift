extension InterfaceModules.CoreMotion {
  /// Steps, altitude and activities.
  static let pedometers = #"""
    // https://developer.apple.com/documentation/coremotion/cmpedometer
    public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
    public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void
    open class CMPedometerData : NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open var startDate: Date { get }
      open var endDate: Date { get }
      open var numberOfSteps: NSNumber { get }
    open var distance: NSNumber? { get }
    open var floorsAscended: NSNumber? { get }
    open var floorsDescended: NSNumber? { get }
    open var currentPace: NSNumber? { get }
    open var currentCadence: NSNumber? { get }
    open var averageActivePace: NSNumber? { get }
    }
    @objc public enum CMPedometerEventType : Int, Sendable {
      case pause
      case resume
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class CMPedometerEvent : NSObject, @unchecked Sendable {
      open var date: Date { get }
      open var type: CMPedometerEventType { get }
    }
    @available(visionOS, unavailable)
    open class CMPedometer : NSObject, @unchecked Sendable {
      override public init()
      open class func isStepCountingAvailable() -> Bool
      open class func isDistanceAvailable() -> Bool
      open class func isFloorCountingAvailable() -> Bool
      open class func isPaceAvailable() -> Bool
      open class func isCadenceAvailable() -> Bool
      open class func isPedometerEventTrackingAvailable() -> Bool
      open class func authorizationStatus() -> CMAuthorizationStatus
      open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler)
      open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler)
      open func stopUpdates()
      open func startEventUpdates(handler: @escaping CMPedometerEventHandler)
      open func stopEventUpdates()
    }
    // https://developer.apple.com/documentation/coremotion/cmaltimeter
    public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
    open class CMAltitudeData : CMLogItem, @unchecked Sendable {
      open var relativeAltitude: NSNumber { get }
      open var pressure: NSNumber { get }
    }
    @available(iOS 15.0, watchOS 8.0, macOS 12.0, *)
    open class CMAbsoluteAltitudeData : CMLogItem, @unchecked Sendable {
    open var altitude: Double { get }
    open var accuracy: Double { get }
    open var precision: Double { get }
    }
    @available(macOS, unavailable)
    @available(visionOS, unavailable)
    open class CMAltimeter : NSObject, @unchecked Sendable {
      override public init()
      open class func isRelativeAltitudeAvailable() -> Bool
      open class func authorizationStatus() -> CMAuthorizationStatus
      open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler)
      open func stopRelativeAltitudeUpdates()
      @available(iOS 15.0, watchOS 8.0, *)
      open class func isAbsoluteAltitudeAvailable() -> Bool
      @available(iOS 15.0, watchOS 8.0, *)
      open func startAbsoluteAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAbsoluteAltitudeData?, (any Error)?) -> Void)
      @available(iOS 15.0, watchOS 8.0, *)
      open func stopAbsoluteAltitudeUpdates()
    }
    // https://developer.apple.com/documentation/coremotion/cmmotionactivitymanager
    public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
    public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void
    @objc public enum CMMotionActivityConfidence : Int, Sendable {
      case low
      case medium
      case high
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class CMMotionActivity : CMLogItem, @unchecked Sendable {
      open var confidence: CMMotionActivityConfidence { get }
      open var startDate: Date { get }
    open var unknown: Bool { get }
    open var stationary: Bool { get }
    open var walking: Bool { get }
    open var running: Bool { get }
    open var automotive: Bool { get }
    open var cycling: Bool { get }
    }
    open class CMMotionActivityManager : NSObject, @unchecked Sendable {
      override public init()
      open class func isActivityAvailable() -> Bool
      open class func authorizationStatus() -> CMAuthorizationStatus
      open func queryActivityStarting(from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityQueryHandler)
      open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler)
      open func stopActivityUpdates()
    }
    """#
}
