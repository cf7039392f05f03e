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
        public static var builtInDualWideCamera: DeviceType { get }
        public static var builtInTripleCamera: DeviceType { get }
        public static var builtInTrueDepthCamera: DeviceType { get }
        public static var builtInLiDARDepthCamera: DeviceType { get }
        public static var microphone: DeviceType { get }
        public static var continuityCamera: DeviceType { get }
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
      // https://developer.apple.com/documentation/avfoundation/avcapturedevice/userpreferredcamera
      @available(iOS 17.0, macOS 13.0, tvOS 17.0, *)
      @available(visionOS, unavailable)
      open class var userPreferredCamera: AVCaptureDevice? { get set }
      @available(iOS 17.0, macOS 13.0, tvOS 17.0, *)
      @available(visionOS, unavailable)
      open class var systemPreferredCamera: AVCaptureDevice? { get }
      open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus
      open class func requestAccess(for mediaType: AVMediaType) async -> Bool
      @preconcurrency open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void)
      open var hasTorch: Bool { get }
      open var hasFlash: Bool { get }
      open var isTorchAvailable: Bool { get }
      open var position: AVCaptureDevice.Position { get }
      open var localizedName: String { get }
      open var uniqueID: String { get }
      open var torchMode: AVCaptureDevice.TorchMode { get set }
      open var videoZoomFactor: CGFloat { get set }
      open var modelID: String { get }
      open var isConnected: Bool { get }
      open var deviceType: AVCaptureDevice.DeviceType { get }
      open var formats: [AVCaptureDevice.Format] { get }
      open var activeFormat: AVCaptureDevice.Format { get set }
      open var activeVideoMinFrameDuration: CMTime { get set }
      open var activeVideoMaxFrameDuration: CMTime { get set }
      open var minAvailableVideoZoomFactor: CGFloat { get }
      open var maxAvailableVideoZoomFactor: CGFloat { get }
      open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float)
      open var isFlashAvailable: Bool { get }
      open var torchLevel: Float { get }
      open func isTorchModeSupported(_ torchMode: AVCaptureDevice.TorchMode) -> Bool
      open func setTorchModeOn(level torchLevel: Float) throws
      open func hasMediaType(_ mediaType: AVMediaType) -> Bool
      open var focusMode: AVCaptureDevice.FocusMode { get set }
      open func isFocusModeSupported(_ focusMode: AVCaptureDevice.FocusMode) -> Bool
      open var isFocusPointOfInterestSupported: Bool { get }
      open var focusPointOfInterest: CGPoint { get set }
      open var isAdjustingFocus: Bool { get }
      open var exposureMode: AVCaptureDevice.ExposureMode { get set }
      open func isExposureModeSupported(_ exposureMode: AVCaptureDevice.ExposureMode) -> Bool
      open var isExposurePointOfInterestSupported: Bool { get }
      open var exposurePointOfInterest: CGPoint { get set }
      open var minExposureTargetBias: Float { get }
      open var maxExposureTargetBias: Float { get }
      open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil)
      open var whiteBalanceMode: AVCaptureDevice.WhiteBalanceMode { get set }
      open func isWhiteBalanceModeSupported(_ whiteBalanceMode: AVCaptureDevice.WhiteBalanceMode) -> Bool
      open var isSubjectAreaChangeMonitoringEnabled: Bool { get set }
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
      open var connections: [AVCaptureConnection] { get }
      open func connection(with mediaType: AVMediaType) -> AVCaptureConnection?
    }
    open class AVCaptureDeviceInput : AVCaptureInput {
      public init(device: AVCaptureDevice) throws
      open var device: AVCaptureDevice { get }
    }
    open class AVCaptureConnection : NSObject {
      open var isEnabled: Bool { get set }
      open var isActive: Bool { get }
      open var isVideoMirroringSupported: Bool { get }
      open var automaticallyAdjustsVideoMirroring: Bool { get set }
      open var isVideoStabilizationSupported: Bool { get }
      open var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode { get set }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
      open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool
      @available(iOS, introduced: 4.0, deprecated: 17.0, message: "Use videoRotationAngle instead")
      @available(macOS, introduced: 10.7, deprecated: 14.0, message: "Use videoRotationAngle instead")
      @available(tvOS, unavailable)
      @available(visionOS, unavailable)
      open var videoOrientation: AVCaptureVideoOrientation { get set }
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
        public static var hd4K3840x2160: Preset { get }
        public static var vga640x480: Preset { get }
        public static var cif352x288: Preset { get }
        public static var iFrame960x540: Preset { get }
        public static var iFrame1280x720: Preset { get }
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
      open func removeOutput(_ output: AVCaptureOutput)
      open func canSetSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool
      open var isInterrupted: Bool { get }
      open var connections: [AVCaptureConnection] { get }
      open var automaticallyConfiguresApplicationAudioSession: Bool { get set }
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
      public init(sessionWithNoConnection session: AVCaptureSession)
      open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint
      open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint
      open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect
      open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect
      open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject?
    }
    open class AVCapturePhotoOutput : AVCaptureOutput {
      override public init()
      open var isHighResolutionCaptureEnabled: Bool { get set }
      @available(iOS 16.0, macOS 13.0, tvOS 17.0, *)
      open var maxPhotoDimensions: CMVideoDimensions { get set }
      open var maxPhotoQualityPrioritization: AVCapturePhotoOutput.QualityPrioritization { get set }
      open var isLivePhotoCaptureSupported: Bool { get }
      open var isLivePhotoCaptureEnabled: Bool { get set }
      open var isDepthDataDeliverySupported: Bool { get }
      open var isDepthDataDeliveryEnabled: Bool { get set }
      open var availablePhotoCodecTypes: [AVVideoCodecType] { get }
      open var supportedFlashModes: [AVCaptureDevice.FlashMode] { get }
      @objc public enum QualityPrioritization : Int, Sendable {
        case speed = 1
        case balanced
        case quality
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate)
    }
    open class AVCapturePhotoSettings : NSObject {
      override public init()
      public convenience init(format: [String : Any]?)
      open var uniqueID: Int64 { get }
      open var isHighResolutionPhotoEnabled: Bool { get set }
      @available(iOS 16.0, macOS 13.0, tvOS 17.0, *)
      open var maxPhotoDimensions: CMVideoDimensions { get set }
      open var photoQualityPrioritization: AVCapturePhotoOutput.QualityPrioritization { get set }
      open var livePhotoMovieFileURL: URL? { get set }
      open var previewPhotoFormat: [String : Any]? { get set }
      open var availablePreviewPhotoPixelFormatTypes: [OSType] { get }
      open var isDepthDataDeliveryEnabled: Bool { get set }
      open var flashMode: AVCaptureDevice.FlashMode { get set }
    }
    open class AVCapturePhoto : NSObject {
      @discardableResult open func fileDataRepresentation() -> Data?
      @discardableResult open func cgImageRepresentation() -> CGImage?
      @discardableResult open func previewCGImageRepresentation() -> CGImage?
      open var pixelBuffer: CVPixelBuffer? { get }
      open var metadata: [String : Any] { get }
      open var isRawPhoto: Bool { get }
      open var timestamp: CMTime { get }
      open var resolvedSettings: AVCaptureResolvedPhotoSettings { get }
    }
    @objc public protocol AVCapturePhotoCaptureDelegate : NSObjectProtocol {
      @objc optional func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
      @objc optional func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
      @objc optional func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
      @objc optional func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
      @objc optional func photoOutput(_ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
    }
    open class AVCaptureMetadataOutput : AVCaptureOutput {
      override public init()
      open func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?)
      open var metadataObjectTypes: [AVMetadataObject.ObjectType]! { get set }
      open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { get }
      open var rectOfInterest: CGRect { get set }
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
        public static var upce: ObjectType { get }
        public static var code93: ObjectType { get }
        public static var code39Mod43: ObjectType { get }
        public static var interleaved2of5: ObjectType { get }
        public static var itf14: ObjectType { get }
        public static var codabar: ObjectType { get }
        public static var microQR: ObjectType { get }
        public static var catBody: ObjectType { get }
        public static var dogBody: ObjectType { get }
        public static var humanBody: ObjectType { get }
      }
      open var type: AVMetadataObject.ObjectType { get }
      open var bounds: CGRect { get }
    }
    open class AVMetadataMachineReadableCodeObject : AVMetadataObject {
      open var stringValue: String? { get }
      open var corners: [CGPoint] { get }
    }
    @objc public protocol AVCaptureMetadataOutputObjectsDelegate : NSObjectProtocol {
      @objc optional func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
    }
    #endif
    """#
}
