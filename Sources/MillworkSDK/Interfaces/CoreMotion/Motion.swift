extension InterfaceModules.CoreMotion {
  /// Motion of the device.
  static let motion = #"""
    // https://developer.apple.com/documentation/coremotion
    @_exported import Foundation
    import Swift
    import _Concurrency
    public struct CMAcceleration : _CValue, Sendable {
      public init()
      public init(x: Double, y: Double, z: Double)
      public var x: Double { get set }
      public var y: Double { get set }
      public var z: Double { get set }
    }
    public struct CMRotationRate : _CValue, Sendable {
      public init()
      public init(x: Double, y: Double, z: Double)
      public var x: Double { get set }
      public var y: Double { get set }
      public var z: Double { get set }
    }
    public struct CMMagneticField : _CValue, Sendable {
      public init()
      public init(x: Double, y: Double, z: Double)
      public var x: Double { get set }
      public var y: Double { get set }
      public var z: Double { get set }
    }
    @objc public enum CMMagneticFieldCalibrationAccuracy : Int32, Sendable {
      case uncalibrated = -1
      case low
      case medium
      case high
      public init?(rawValue: Int32)
      public typealias RawValue = Int32
      public var rawValue: Int32 { get }
    }
    public struct CMCalibratedMagneticField : _CValue, Sendable {
      public init()
      public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy)
      public var field: CMMagneticField { get set }
      public var accuracy: CMMagneticFieldCalibrationAccuracy { get set }
    }
    public struct CMQuaternion : _CValue, Sendable {
      public init()
      public init(x: Double, y: Double, z: Double, w: Double)
      public var x: Double { get set }
      public var y: Double { get set }
      public var z: Double { get set }
      public var w: Double { get set }
    }
    public struct CMRotationMatrix : _CValue, Sendable {
      public init()
      public var m11: Double { get set }
      public var m12: Double { get set }
      public var m13: Double { get set }
      public var m21: Double { get set }
      public var m22: Double { get set }
      public var m23: Double { get set }
      public var m31: Double { get set }
      public var m32: Double { get set }
      public var m33: Double { get set }
    }
    @objc public enum CMAuthorizationStatus : Int, Sendable {
      case notDetermined
      case restricted
      case denied
      case authorized
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct CMError : Hashable, RawRepresentable, Sendable {
      public init(_ rawValue: UInt32)
      public init(rawValue: UInt32)
      public var rawValue: UInt32
    }
    public var CMErrorNULL: CMError { get }
    public var CMErrorDeviceRequiresMovement: CMError { get }
    public var CMErrorTrueNorthNotAvailable: CMError { get }
    public var CMErrorUnknown: CMError { get }
    public var CMErrorMotionActivityNotAvailable: CMError { get }
    public var CMErrorMotionActivityNotAuthorized: CMError { get }
    public var CMErrorMotionActivityNotEntitled: CMError { get }
    public var CMErrorInvalidParameter: CMError { get }
    public var CMErrorNotAvailable: CMError { get }
    public var CMErrorNotAuthorized: CMError { get }
    public let CMErrorDomain: String
    // https://developer.apple.com/documentation/coremotion/cmlogitem
    open class CMLogItem : NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open var timestamp: TimeInterval { get }
    }
    open class CMAccelerometerData : CMLogItem, @unchecked Sendable {
      open var acceleration: CMAcceleration { get }
    }
    open class CMGyroData : CMLogItem, @unchecked Sendable {
      open var rotationRate: CMRotationRate { get }
    }
    open class CMMagnetometerData : CMLogItem, @unchecked Sendable {
      open var magneticField: CMMagneticField { get }
    }
    public struct CMAttitudeReferenceFrame : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var xArbitraryZVertical: Self { get }
      public static var xArbitraryCorrectedZVertical: Self { get }
      public static var xMagneticNorthZVertical: Self { get }
      public static var xTrueNorthZVertical: Self { get }
    }
    open class CMAttitude : NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open var roll: Double { get }
      open var pitch: Double { get }
      open var yaw: Double { get }
      open var rotationMatrix: CMRotationMatrix { get }
      open var quaternion: CMQuaternion { get }
      open func multiply(byInverseOf attitude: CMAttitude)
    }
    open class CMDeviceMotion : CMLogItem, @unchecked Sendable {
      @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
      @objc public enum SensorLocation : Int, Sendable {
        case `default`
        case headphoneLeft
        case headphoneRight
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open var attitude: CMAttitude { get }
      open var rotationRate: CMRotationRate { get }
      open var gravity: CMAcceleration { get }
      open var userAcceleration: CMAcceleration { get }
      open var magneticField: CMCalibratedMagneticField { get }
      open var heading: Double { get }
      @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
      open var sensorLocation: CMDeviceMotion.SensorLocation { get }
    }
    // https://developer.apple.com/documentation/coremotion/cmmotionmanager
    public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
    public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
    public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
    public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
    open class CMMotionManager : NSObject, @unchecked Sendable {
      override public init()
      open var accelerometerUpdateInterval: TimeInterval { get set }
      open var isAccelerometerAvailable: Bool { get }
      open var isAccelerometerActive: Bool { get }
      open var accelerometerData: CMAccelerometerData? { get }
      open func startAccelerometerUpdates()
      open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
      open func stopAccelerometerUpdates()
      open var gyroUpdateInterval: TimeInterval { get set }
      open var isGyroAvailable: Bool { get }
      open var isGyroActive: Bool { get }
      open var gyroData: CMGyroData? { get }
      open func startGyroUpdates()
      open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler)
      open func stopGyroUpdates()
      open var magnetometerUpdateInterval: TimeInterval { get set }
      open var isMagnetometerAvailable: Bool { get }
      open var isMagnetometerActive: Bool { get }
      open var magnetometerData: CMMagnetometerData? { get }
      open func startMagnetometerUpdates()
      open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler)
      open func stopMagnetometerUpdates()
      open var deviceMotionUpdateInterval: TimeInterval { get set }
      open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame
      open var attitudeReferenceFrame: CMAttitudeReferenceFrame { get }
      open var isDeviceMotionAvailable: Bool { get }
      open var isDeviceMotionActive: Bool { get }
      open var deviceMotion: CMDeviceMotion? { get }
      open func startDeviceMotionUpdates()
      open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler)
      open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame)
      open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler)
      open func stopDeviceMotionUpdates()
      open var showsDeviceMovementDisplay: Bool { get set }
    }
    // https://developer.apple.com/documentation/coremotion/cmheadphonemotionmanager
    @available(iOS 14.0, macOS 14.0, watchOS 7.0, visionOS 1.0, *)
    @objc public protocol CMHeadphoneMotionManagerDelegate : NSObjectProtocol {
      @objc optional func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
      @objc optional func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
    }
    @available(iOS 14.0, macOS 14.0, watchOS 7.0, visionOS 1.0, *)
    open class CMHeadphoneMotionManager : NSObject, @unchecked Sendable {
      public typealias DeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
      override public init()
      open class func authorizationStatus() -> CMAuthorizationStatus
      weak open var delegate: (any CMHeadphoneMotionManagerDelegate)? { get set }
      open var isDeviceMotionAvailable: Bool { get }
      open var isDeviceMotionActive: Bool { get }
      open var deviceMotion: CMDeviceMotion? { get }
      open func startDeviceMotionUpdates()
      open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMHeadphoneMotionManager.DeviceMotionHandler)
      open func stopDeviceMotionUpdates()
    }
    """#
}
