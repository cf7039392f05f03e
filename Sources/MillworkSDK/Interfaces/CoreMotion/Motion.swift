extension InterfaceModules.CoreMotion {
  /// Motion, steps and altitude.
  static let motion = #"""
    // https://developer.apple.com/documentation/coremotion
    @_exported import Foundation
    import Swift
    public struct CMAcceleration : _CValue, Sendable {
      public var x: Double { get set }
      public var y: Double { get set }
      public var z: Double { get set }
    }
    public struct CMRotationRate : _CValue, Sendable {
      public var x: Double { get set }
      public var y: Double { get set }
      public var z: Double { get set }
    }
    open class CMAccelerometerData : NSObject, @unchecked Sendable {
      open var acceleration: CMAcceleration { get }
    }
    open class CMAttitude : NSObject, @unchecked Sendable {
      open var roll: Double { get }
      open var pitch: Double { get }
      open var yaw: Double { get }
    }
    open class CMDeviceMotion : NSObject, @unchecked Sendable {
      open var attitude: CMAttitude { get }
      open var gravity: CMAcceleration { get }
      open var userAcceleration: CMAcceleration { get }
      open var rotationRate: CMRotationRate { get }
    }
    open class CMMotionManager : NSObject, @unchecked Sendable {
      override public init()
      open var isAccelerometerAvailable: Bool { get }
      open var isDeviceMotionAvailable: Bool { get }
      open var isDeviceMotionActive: Bool { get }
      open var accelerometerUpdateInterval: TimeInterval { get set }
      open var deviceMotionUpdateInterval: TimeInterval { get set }
      open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void)
      open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void)
      open func startDeviceMotionUpdates()
      open func stopAccelerometerUpdates()
      open func stopDeviceMotionUpdates()
      open var deviceMotion: CMDeviceMotion? { get }
    }
    open class CMPedometerData : NSObject, @unchecked Sendable {
      open var numberOfSteps: NSNumber { get }
      open var distance: NSNumber? { get }
    }
    open class CMPedometer : NSObject, @unchecked Sendable {
      override public init()
      open class func isStepCountingAvailable() -> Bool
      open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void)
      open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void)
      open func stopUpdates()
    }
    open class CMLogItem : NSObject {
      open var timestamp: TimeInterval { get }
    }
    open class CMAltitudeData : CMLogItem {
      open var relativeAltitude: NSNumber { get }
      open var pressure: NSNumber { get }
    }
    open class CMAltimeter : NSObject {
      override public init()
      open class func isRelativeAltitudeAvailable() -> Bool
      open class func authorizationStatus() -> CMAuthorizationStatus
      open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void)
      open func stopRelativeAltitudeUpdates()
    }
    @objc public enum CMAuthorizationStatus : Int, Sendable {
      case notDetermined
      case restricted
      case denied
      case authorized
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    open class CMGyroData : CMLogItem {
      open var rotationRate: CMRotationRate { get }
    }
    open class CMMotionActivity : CMLogItem {
      open var stationary: Bool { get }
      open var walking: Bool { get }
      open var running: Bool { get }
      open var automotive: Bool { get }
      open var cycling: Bool { get }
      open var unknown: Bool { get }
      open var startDate: Date { get }
    }
    open class CMMotionActivityManager : NSObject {
      override public init()
      open class func isActivityAvailable() -> Bool
      open class func authorizationStatus() -> CMAuthorizationStatus
      open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void)
      open func stopActivityUpdates()
    }
    extension CMMotionManager {
      public var isGyroAvailable: Bool { get }
      public var isGyroActive: Bool { get }
      public var isAccelerometerActive: Bool { get }
      public var gyroUpdateInterval: TimeInterval { get set }
      public var gyroData: CMGyroData? { get }
      public var accelerometerData: CMAccelerometerData? { get }
      public func startGyroUpdates()
      public func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void)
      public func startAccelerometerUpdates()
      public func stopGyroUpdates()
    }
    extension CMPedometer {
      public class func isDistanceAvailable() -> Bool
      public class func isFloorCountingAvailable() -> Bool
      public class func isPaceAvailable() -> Bool
      public class func authorizationStatus() -> CMAuthorizationStatus
    }
    extension CMPedometerData {
      public var startDate: Date { get }
      public var endDate: Date { get }
      public var floorsAscended: NSNumber? { get }
      public var floorsDescended: NSNumber? { get }
      public var currentPace: NSNumber? { get }
      public var currentCadence: NSNumber? { get }
    }
    extension CMAttitude {
      public var quaternion: CMQuaternion { get }
    }
    public struct CMQuaternion : Sendable {
      public var x: Double { get set }
      public var y: Double { get set }
      public var z: Double { get set }
      public var w: Double { get set }
    }
    """#
}
