extension InterfaceModules.AVFoundation {
  /// Modes of cameras, and outputs of films and frames.
  static let captureOutputs = #"""
    // https://developer.apple.com/documentation/avfoundation/capture-setup
    #if !os(watchOS)
    extension AVCaptureDevice {
      @objc public enum FocusMode : Int, Sendable {
        case locked
        case autoFocus
        case continuousAutoFocus
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum ExposureMode : Int, Sendable {
        case locked
        case autoExpose
        case continuousAutoExposure
        case custom
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum WhiteBalanceMode : Int, Sendable {
        case locked
        case autoWhiteBalance
        case continuousAutoWhiteBalance
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open class DiscoverySession : NSObject {
        public convenience init(deviceTypes: [AVCaptureDevice.DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position)
        open var devices: [AVCaptureDevice] { get }
      }
      open class Format : NSObject, @unchecked Sendable {
        open var mediaType: AVMediaType { get }
        open var formatDescription: CMFormatDescription { get }
        open var videoSupportedFrameRateRanges: [AVFrameRateRange] { get }
        open var videoMaxZoomFactor: CGFloat { get }
        open var isVideoBinned: Bool { get }
        @available(iOS 16.0, macOS 13.0, tvOS 17.0, *)
        open var supportedMaxPhotoDimensions: [CMVideoDimensions] { get }
      }
      public convenience init?(uniqueID deviceUniqueID: String)
      open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice]
    #if os(iOS)
      @available(iOS 17.0, *)
      open class RotationCoordinator : NSObject {
        public init(device: AVCaptureDevice, previewLayer: CALayer?)
        open var videoRotationAngleForHorizonLevelPreview: CGFloat { get }
        open var videoRotationAngleForHorizonLevelCapture: CGFloat { get }
      }
    #endif
    }
    open class AVFrameRateRange : NSObject, @unchecked Sendable {
      open var minFrameRate: Double { get }
      open var maxFrameRate: Double { get }
      open var minFrameDuration: CMTime { get }
      open var maxFrameDuration: CMTime { get }
    }
    @objc public enum AVCaptureVideoOrientation : Int, Sendable {
      case portrait
      case portraitUpsideDown
      case landscapeRight
      case landscapeLeft
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum AVCaptureVideoStabilizationMode : Int, Sendable {
      case off
      case standard
      case cinematic
      case cinematicExtended
      case auto
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class AVCaptureResolvedPhotoSettings : NSObject {
      open var uniqueID: Int64 { get }
      open var photoDimensions: CMVideoDimensions { get }
      open var isFlashEnabled: Bool { get }
    }
    // https://developer.apple.com/documentation/avfoundation/avcapturevideodataoutput
    open class AVCaptureVideoDataOutput : AVCaptureOutput {
      override public init()
      open func setSampleBufferDelegate(_ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?)
      open var videoSettings: [String : Any]! { get set }
      open var alwaysDiscardsLateVideoFrames: Bool { get set }
    }
    @objc public protocol AVCaptureVideoDataOutputSampleBufferDelegate : NSObjectProtocol {
      @objc optional func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
      @objc optional func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    }
    open class AVCaptureAudioDataOutput : AVCaptureOutput {
      override public init()
      open func setSampleBufferDelegate(_ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?)
    }
    @objc public protocol AVCaptureAudioDataOutputSampleBufferDelegate : NSObjectProtocol {
      @objc optional func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    }
    // https://developer.apple.com/documentation/avfoundation/avcapturefileoutput
    open class AVCaptureFileOutput : AVCaptureOutput {
      open var outputFileURL: URL? { get }
      open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate)
      open func stopRecording()
      open var isRecording: Bool { get }
      open var recordedDuration: CMTime { get }
      open var maxRecordedDuration: CMTime { get set }
    }
    open class AVCaptureMovieFileOutput : AVCaptureFileOutput {
      public init()
      open var movieFragmentInterval: CMTime { get set }
      open var availableVideoCodecTypes: [AVVideoCodecType] { get }
      open func setOutputSettings(_ outputSettings: [String : Any]?, for connection: AVCaptureConnection)
    }
    @objc public protocol AVCaptureFileOutputRecordingDelegate : NSObjectProtocol {
      @objc optional func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
      func fileOutput(_ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
    }
    extension NSNotification.Name {
      public static var AVCaptureSessionRuntimeError: NSNotification.Name { get }
      public static var AVCaptureSessionDidStartRunning: NSNotification.Name { get }
      public static var AVCaptureSessionDidStopRunning: NSNotification.Name { get }
      public static var AVCaptureSessionWasInterrupted: NSNotification.Name { get }
      public static var AVCaptureSessionInterruptionEnded: NSNotification.Name { get }
      public static var AVCaptureDeviceWasConnected: NSNotification.Name { get }
      public static var AVCaptureDeviceWasDisconnected: NSNotification.Name { get }
    #if os(iOS)
      public static var AVCaptureDeviceSubjectAreaDidChange: NSNotification.Name { get }
    #endif
    }
    extension AVCaptureSession {
      public class var runtimeErrorNotification: NSNotification.Name { get }
      public class var wasInterruptedNotification: NSNotification.Name { get }
      public class var interruptionEndedNotification: NSNotification.Name { get }
    }
    #endif
    public struct AVVideoCodecType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var hevc: AVVideoCodecType { get }
      public static var h264: AVVideoCodecType { get }
      public static var jpeg: AVVideoCodecType { get }
      public static var proRes422: AVVideoCodecType { get }
      public static var proRes4444: AVVideoCodecType { get }
      public static var hevcWithAlpha: AVVideoCodecType { get }
    }
    public typealias CMPersistentTrackID = Int32
    public var kCMPersistentTrackID_Invalid: CMPersistentTrackID { get }
    public let AVVideoCodecKey: String
    public let AVVideoWidthKey: String
    public let AVVideoHeightKey: String
    public let AVVideoCompressionPropertiesKey: String
    public let AVVideoAverageBitRateKey: String
    public let AVVideoScalingModeKey: String
    public let AVVideoScalingModeResizeAspectFill: String
    public struct AVMetadataIdentifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var commonIdentifierTitle: AVMetadataIdentifier { get }
      public static var commonIdentifierArtist: AVMetadataIdentifier { get }
      public static var commonIdentifierArtwork: AVMetadataIdentifier { get }
      public static var commonIdentifierAlbumName: AVMetadataIdentifier { get }
      public static var commonIdentifierCreationDate: AVMetadataIdentifier { get }
      public static var commonIdentifierDescription: AVMetadataIdentifier { get }
      public static var commonIdentifierLocation: AVMetadataIdentifier { get }
      public static var quickTimeMetadataLocationISO6709: AVMetadataIdentifier { get }
      public static var iTunesMetadataCoverArt: AVMetadataIdentifier { get }
    }
    """#
}
