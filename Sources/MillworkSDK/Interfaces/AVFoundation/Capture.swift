extension InterfaceModules.AVFoundation {
  /// Capturing pictures, films and codes.
  static let capture = #"""
    // https://developer.apple.com/documentation/avfoundation
    #if !os(watchOS)
    open class AVCaptureDevice : NSObject, @unchecked Sendable {
      public struct DeviceType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var builtInWideAngleCamera: DeviceType { get }
        public static var builtInUltraWideCamera: DeviceType { get }
        public static var builtInTelephotoCamera: DeviceType { get }
        public static var builtInDualCamera: DeviceType { get }
        public static var external: DeviceType { get }
        public static var microphone: DeviceType { get }
      }
      @objc public enum Position : Int, Sendable {
        case unspecified
        case back
        case front
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum TorchMode : Int, Sendable {
        case off
        case on
        case auto
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum FlashMode : Int, Sendable {
        case off
        case on
        case auto
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice?
      open class func `default`(_ deviceType: AVCaptureDevice.DeviceType, for mediaType: AVMediaType?, position: AVCaptureDevice.Position) -> AVCaptureDevice?
      open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus
      open class func requestAccess(for mediaType: AVMediaType) async -> Bool
      open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void)
      open var hasTorch: Bool { get }
      open var hasFlash: Bool { get }
      open var isTorchAvailable: Bool { get }
      open var position: AVCaptureDevice.Position { get }
      open var localizedName: String { get }
      open var uniqueID: String { get }
      open var torchMode: AVCaptureDevice.TorchMode { get set }
      open var videoZoomFactor: CGFloat { get set }
      open func lockForConfiguration() throws
      open func unlockForConfiguration()
    }
    @objc public enum AVAuthorizationStatus : Int, Sendable {
      case notDetermined
      case restricted
      case denied
      case authorized
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class AVCaptureInput : NSObject {
      override public init()
    }
    open class AVCaptureOutput : NSObject {
      override public init()
    }
    open class AVCaptureDeviceInput : AVCaptureInput {
      public init(device: AVCaptureDevice) throws
      open var device: AVCaptureDevice { get }
    }
    open class AVCaptureConnection : NSObject {
      open var isVideoMirrored: Bool { get set }
      open var videoRotationAngle: CGFloat { get set }
    }
    open class AVCaptureSession : NSObject {
      override public init()
      public struct Preset : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var photo: Preset { get }
        public static var high: Preset { get }
        public static var medium: Preset { get }
        public static var low: Preset { get }
        public static var hd1280x720: Preset { get }
        public static var hd1920x1080: Preset { get }
        public static var inputPriority: Preset { get }
      }
      open var sessionPreset: AVCaptureSession.Preset { get set }
      open var inputs: [AVCaptureInput] { get }
      open var outputs: [AVCaptureOutput] { get }
      open var isRunning: Bool { get }
      @discardableResult open func canAddInput(_ input: AVCaptureInput) -> Bool
      open func addInput(_ input: AVCaptureInput)
      open func removeInput(_ input: AVCaptureInput)
      @discardableResult open func canAddOutput(_ output: AVCaptureOutput) -> Bool
      open func addOutput(_ output: AVCaptureOutput)
      open func beginConfiguration()
      open func commitConfiguration()
      open func startRunning()
      open func stopRunning()
    }
    open class AVCaptureVideoPreviewLayer : CALayer {
      public init(session: AVCaptureSession)
      open var session: AVCaptureSession? { get set }
      open var videoGravity: AVLayerVideoGravity { get set }
      open var connection: AVCaptureConnection? { get }
    }
    open class AVCapturePhotoOutput : AVCaptureOutput {
      override public init()
      open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate)
    }
    open class AVCapturePhotoSettings : NSObject {
      override public init()
      open var flashMode: AVCaptureDevice.FlashMode { get set }
    }
    open class AVCapturePhoto : NSObject {
      @discardableResult open func fileDataRepresentation() -> Data?
    }
    @objc public protocol AVCapturePhotoCaptureDelegate : NSObjectProtocol {
      @objc optional func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    }
    open class AVCaptureMetadataOutput : AVCaptureOutput {
      override public init()
      open func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?)
      open var metadataObjectTypes: [AVMetadataObject.ObjectType]! { get set }
    }
    open class AVMetadataObject : NSObject {
      public struct ObjectType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var qr: ObjectType { get }
        public static var ean8: ObjectType { get }
        public static var ean13: ObjectType { get }
        public static var pdf417: ObjectType { get }
        public static var code128: ObjectType { get }
        public static var code39: ObjectType { get }
        public static var aztec: ObjectType { get }
        public static var dataMatrix: ObjectType { get }
        public static var face: ObjectType { get }
      }
      open var type: AVMetadataObject.ObjectType { get }
      open var bounds: CGRect { get }
    }
    open class AVMetadataMachineReadableCodeObject : AVMetadataObject {
      open var stringValue: String? { get }
    }
    @objc public protocol AVCaptureMetadataOutputObjectsDelegate : NSObjectProtocol {
      @objc optional func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
    }
    #endif
    """#
}
