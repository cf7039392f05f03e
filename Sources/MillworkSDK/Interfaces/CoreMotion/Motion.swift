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
    """#
}
