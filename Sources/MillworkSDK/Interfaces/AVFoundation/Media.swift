extension InterfaceModules.AVFoundation {
  /// Assets, players, recorders, speech, sessions and capture.
  static let media = #"""
    // https://developer.apple.com/documentation/avfoundation
    @_exported import Foundation
    @_exported import QuartzCore
    @_exported import CoreMedia
    import CoreGraphics
    import Dispatch
    import Swift
    import _Concurrency
    open class AVAsset : NSObject, @unchecked Sendable {
      public convenience init(url URL: URL)
      open var duration: CMTime { get }
      open var isPlayable: Bool { get }
      open var tracks: [AVAssetTrack] { get }
      @discardableResult open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack]
      @available(Apple 2021, *)
      public func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T
      @available(Apple 2021, *)
      public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack]
    }
    @available(Apple 2021, *)
    public struct AVAsyncProperty<Root, Value> : Sendable where Root : AnyObject {
    }
    @available(Apple 2021, *)
    extension AVAsyncProperty where Root == AVAsset {
      public static var duration: AVAsyncProperty<AVAsset, CMTime> { get }
      public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { get }
      public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { get }
      public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { get }
      public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { get }
    }
    open class AVURLAsset : AVAsset, @unchecked Sendable {
      public init(url URL: URL, options: [String : Any]? = nil)
      open var url: URL { get }
    }
    open class AVAssetTrack : NSObject, @unchecked Sendable {
      open var naturalSize: CGSize { get }
      open var preferredTransform: CGAffineTransform { get }
      open var mediaType: AVMediaType { get }
      open var nominalFrameRate: Float { get }
    }
    open class AVMetadataItem : NSObject, @unchecked Sendable {
      open var commonKey: AVMetadataKey? { get }
      open var stringValue: String? { get }
      open var dataValue: Data? { get }
    }
    public struct AVMetadataKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var commonKeyTitle: AVMetadataKey { get }
      public static var commonKeyArtist: AVMetadataKey { get }
      public static var commonKeyArtwork: AVMetadataKey { get }
      public static var commonKeyAlbumName: AVMetadataKey { get }
    }
    public struct AVMediaType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var video: AVMediaType { get }
      public static var audio: AVMediaType { get }
      public static var text: AVMediaType { get }
      public static var closedCaption: AVMediaType { get }
      public static var subtitle: AVMediaType { get }
      public static var metadata: AVMediaType { get }
    }
    public struct AVFileType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var mp4: AVFileType { get }
      public static var mov: AVFileType { get }
      public static var m4v: AVFileType { get }
      public static var m4a: AVFileType { get }
      public static var mp3: AVFileType { get }
      public static var wav: AVFileType { get }
      public static var aiff: AVFileType { get }
      public static var caf: AVFileType { get }
      public static var jpg: AVFileType { get }
      public static var heic: AVFileType { get }
    }
    open class AVPlayerItem : NSObject, @unchecked Sendable {
      public convenience init(url URL: URL)
      public convenience init(asset: AVAsset)
      open var asset: AVAsset { get }
      open var duration: CMTime { get }
      @discardableResult open func currentTime() -> CMTime
      open var status: AVPlayerItem.Status { get }
      open var error: (any Error)? { get }
      @objc public enum Status : Int, Sendable {
        case unknown
        case readyToPlay
        case failed
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?)
      open var isPlaybackLikelyToKeepUp: Bool { get }
      open var isPlaybackBufferEmpty: Bool { get }
      open var presentationSize: CGSize { get }
      public class var didPlayToEndTimeNotification: NSNotification.Name { get }
    }
    extension NSNotification.Name {
      public static var AVPlayerItemDidPlayToEndTime: NSNotification.Name { get }
      public static var AVPlayerItemFailedToPlayToEndTime: NSNotification.Name { get }
      public static var AVPlayerItemPlaybackStalled: NSNotification.Name { get }
    }
    open class AVPlayer : NSObject, @unchecked Sendable {
      override public init()
      public init(url URL: URL)
      public init(playerItem item: AVPlayerItem?)
      open var rate: Float { get set }
      open var volume: Float { get set }
      open var isMuted: Bool { get set }
      open var currentItem: AVPlayerItem? { get }
      open var status: AVPlayer.Status { get }
      open var timeControlStatus: AVPlayer.TimeControlStatus { get }
      open var actionAtItemEnd: AVPlayer.ActionAtItemEnd { get set }
      open var automaticallyWaitsToMinimizeStalling: Bool { get set }
      open var allowsExternalPlayback: Bool { get set }
      open var preventsDisplaySleepDuringVideoPlayback: Bool { get set }
      open var defaultRate: Float { get set }
      open var error: (any Error)? { get }
      @objc public enum Status : Int, Sendable {
        case unknown
        case readyToPlay
        case failed
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum TimeControlStatus : Int, Sendable {
        case paused
        case waitingToPlayAtSpecifiedRate
        case playing
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum ActionAtItemEnd : Int, Sendable {
        case advance
        case pause
        case none
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open func play()
      open func pause()
      open func playImmediately(atRate rate: Float)
      @discardableResult open func currentTime() -> CMTime
      @available(*, noasync)
      open func seek(to time: CMTime)
      open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime)
      open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void)
      @discardableResult open func seek(to time: CMTime) async -> Bool
      open func replaceCurrentItem(with item: AVPlayerItem?)
      @discardableResult open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void) -> Any
      open func removeTimeObserver(_ observer: Any)
    }
    open class AVQueuePlayer : AVPlayer, @unchecked Sendable {
      override public init()
      public init(items: [AVPlayerItem])
      override public init(url URL: URL)
      override public init(playerItem item: AVPlayerItem?)
      @discardableResult open func items() -> [AVPlayerItem]
      open func advanceToNextItem()
      open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?)
      open func removeAllItems()
    }
    open class AVPlayerLooper : NSObject {
      public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem)
      open func disableLooping()
    }
    open class AVPlayerLayer : CALayer {
      public convenience init(player: AVPlayer?)
      open var player: AVPlayer? { get set }
      open var videoGravity: AVLayerVideoGravity { get set }
    }
    public struct AVLayerVideoGravity : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var resize: AVLayerVideoGravity { get }
      public static var resizeAspect: AVLayerVideoGravity { get }
      public static var resizeAspectFill: AVLayerVideoGravity { get }
    }
    open class AVAssetImageGenerator : NSObject {
      public init(asset: AVAsset)
      open var appliesPreferredTrackTransform: Bool { get set }
      open var maximumSize: CGSize { get set }
      @discardableResult open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage
      @available(Apple 2022, *)
      public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime)
    }
    open class AVAudioPlayer : NSObject {
      public init(contentsOf url: URL) throws
      public init(data: Data) throws
      weak open var delegate: (any AVAudioPlayerDelegate)? { get set }
      @discardableResult open func play() -> Bool
      open func pause()
      open func stop()
      @discardableResult open func prepareToPlay() -> Bool
      open var currentTime: TimeInterval { get set }
      open var duration: TimeInterval { get }
      open var volume: Float { get set }
      open var pan: Float { get set }
      open var rate: Float { get set }
      open var numberOfLoops: Int { get set }
      open var enableRate: Bool { get set }
      open var isPlaying: Bool { get }
      open var url: URL? { get }
      open var isMeteringEnabled: Bool { get set }
      open func updateMeters()
      @discardableResult open func averagePower(forChannel channelNumber: Int) -> Float
      open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval)
    }
    @objc public protocol AVAudioPlayerDelegate : NSObjectProtocol {
      @objc optional func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
      @objc optional func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
    }
    @available(iOS 3.0, macOS 10.7, watchOS 4.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    open class AVAudioRecorder : NSObject {
      public init(url: URL, settings: [String : Any]) throws
      weak open var delegate: (any AVAudioRecorderDelegate)? { get set }
      @discardableResult open func record() -> Bool
      @discardableResult open func prepareToRecord() -> Bool
      open func pause()
      open func stop()
      @discardableResult open func deleteRecording() -> Bool
      open var isRecording: Bool { get }
      open var currentTime: TimeInterval { get }
      open var url: URL { get }
      open var isMeteringEnabled: Bool { get set }
      open func updateMeters()
      @discardableResult open func averagePower(forChannel channelNumber: Int) -> Float
      @discardableResult open func peakPower(forChannel channelNumber: Int) -> Float
    }
    @available(iOS 3.0, macOS 10.7, watchOS 4.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @objc public protocol AVAudioRecorderDelegate : NSObjectProtocol {
      @objc optional func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    }
    public let AVFormatIDKey: String
    public let AVSampleRateKey: String
    public let AVNumberOfChannelsKey: String
    public let AVEncoderAudioQualityKey: String
    public let AVEncoderBitRateKey: String
    public let AVLinearPCMBitDepthKey: String
    @objc public enum AVAudioQuality : Int, Sendable {
      case min = 0
      case low = 32
      case medium = 64
      case high = 96
      case max = 127
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public var kAudioFormatMPEG4AAC: UInt32 { get }
    public var kAudioFormatLinearPCM: UInt32 { get }
    @available(iOS 3.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    open class AVAudioSession : NSObject {
      open class func sharedInstance() -> AVAudioSession
      public struct Category : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var ambient: Category { get }
        public static var soloAmbient: Category { get }
        public static var playback: Category { get }
        public static var record: Category { get }
        public static var playAndRecord: Category { get }
        public static var multiRoute: Category { get }
      }
      public struct Mode : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var `default`: Mode { get }
        public static var voiceChat: Mode { get }
        public static var videoChat: Mode { get }
        public static var gameChat: Mode { get }
        public static var videoRecording: Mode { get }
        public static var measurement: Mode { get }
        public static var moviePlayback: Mode { get }
        public static var spokenAudio: Mode { get }
      }
      public struct CategoryOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var mixWithOthers: Self { get }
        public static var duckOthers: Self { get }
        public static var allowBluetooth: Self { get }
        public static var defaultToSpeaker: Self { get }
        public static var interruptSpokenAudioAndMixWithOthers: Self { get }
        public static var allowBluetoothA2DP: Self { get }
        public static var allowAirPlay: Self { get }
        public static var allowBluetoothHFP: Self { get }
      }
      public struct SetActiveOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var notifyOthersOnDeactivation: Self { get }
      }
      @objc public enum RecordPermission : UInt, Sendable {
        case undetermined
        case denied
        case granted
        public init?(rawValue: UInt)
        public typealias RawValue = UInt
        public var rawValue: UInt { get }
      }
      @objc public enum InterruptionType : UInt, Sendable {
        case ended
        case began
        public init?(rawValue: UInt)
        public typealias RawValue = UInt
        public var rawValue: UInt { get }
      }
      open func setCategory(_ category: AVAudioSession.Category) throws
      open func setCategory(_ category: AVAudioSession.Category, options: AVAudioSession.CategoryOptions = []) throws
      open func setCategory(_ category: AVAudioSession.Category, mode: AVAudioSession.Mode, options: AVAudioSession.CategoryOptions = []) throws
      open func setActive(_ active: Bool, options: AVAudioSession.SetActiveOptions = []) throws
      open var category: AVAudioSession.Category { get }
      open var recordPermission: AVAudioSession.RecordPermission { get }
      open func requestRecordPermission(_ response: @escaping (Bool) -> Void)
      open var outputVolume: Float { get }
      open var isOtherAudioPlaying: Bool { get }
      open class var interruptionNotification: NSNotification.Name { get }
      open class var routeChangeNotification: NSNotification.Name { get }
    }
    @available(Apple 2023, *)
    open class AVAudioApplication : NSObject {
      open class var shared: AVAudioApplication { get }
      @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      open class func requestRecordPermission() async -> Bool
      @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void)
      open var recordPermission: AVAudioApplication.recordPermission { get }
      @objc public enum recordPermission : Int, Sendable {
        case undetermined = 0
        case denied = 1
        case granted = 2
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    open class AVSpeechSynthesizer : NSObject {
      override public init()
      weak open var delegate: (any AVSpeechSynthesizerDelegate)? { get set }
      open var isSpeaking: Bool { get }
      open var isPaused: Bool { get }
      open func speak(_ utterance: AVSpeechUtterance)
      @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool
      @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool
      @discardableResult open func continueSpeaking() -> Bool
    }
    @objc public enum AVSpeechBoundary : Int, Sendable {
      case immediate
      case word
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class AVSpeechUtterance : NSObject {
      public init(string: String)
      open var voice: AVSpeechSynthesisVoice? { get set }
      open var rate: Float { get set }
      open var pitchMultiplier: Float { get set }
      open var volume: Float { get set }
      open var preUtteranceDelay: TimeInterval { get set }
      open var postUtteranceDelay: TimeInterval { get set }
      open var speechString: String { get }
    }
    public let AVSpeechUtteranceDefaultSpeechRate: Float
    public let AVSpeechUtteranceMinimumSpeechRate: Float
    public let AVSpeechUtteranceMaximumSpeechRate: Float
    open class AVSpeechSynthesisVoice : NSObject {
      public convenience init?(language languageCode: String?)
      public convenience init?(identifier: String)
      open class func speechVoices() -> [AVSpeechSynthesisVoice]
      open var language: String { get }
      open var identifier: String { get }
      open var name: String { get }
    }
    @objc public protocol AVSpeechSynthesizerDelegate : NSObjectProtocol {
      @objc optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
      @objc optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
      @objc optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
      @objc optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
    }
    open class AVAudioNode : NSObject {
      override public init()
      @discardableResult open func outputFormat(forBus bus: Int) -> AVAudioFormat
      @discardableResult open func inputFormat(forBus bus: Int) -> AVAudioFormat
      open func installTap(onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?, block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void)
      open func removeTap(onBus bus: Int)
    }
    open class AVAudioTime : NSObject {
      open var sampleTime: Int64 { get }
    }
    open class AVAudioFormat : NSObject, @unchecked Sendable {
      public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32)
      open var sampleRate: Double { get }
      open var channelCount: UInt32 { get }
    }
    open class AVAudioBuffer : NSObject {
      open var format: AVAudioFormat { get }
    }
    open class AVAudioPCMBuffer : AVAudioBuffer {
      public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32)
      open var frameLength: UInt32 { get set }
      open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { get }
    }
    open class AVAudioFile : NSObject {
      public init(forReading fileURL: URL) throws
      public init(forWriting fileURL: URL, settings: [String : Any]) throws
      open var length: Int64 { get }
      open var processingFormat: AVAudioFormat { get }
      open func read(into buffer: AVAudioPCMBuffer) throws
      open func write(from buffer: AVAudioPCMBuffer) throws
    }
    open class AVAudioMixerNode : AVAudioNode {
      override public init()
      open var outputVolume: Float { get set }
    }
    open class AVAudioPlayerNode : AVAudioNode {
      override public init()
      open func play()
      open func pause()
      open func stop()
      open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil)
      open var isPlaying: Bool { get }
      open var volume: Float { get set }
    }
    open class AVAudioInputNode : AVAudioNode {
    }
    open class AVAudioEngine : NSObject {
      override public init()
      open var inputNode: AVAudioInputNode { get }
      open var outputNode: AVAudioNode { get }
      open var mainMixerNode: AVAudioMixerNode { get }
      open var isRunning: Bool { get }
      open func attach(_ node: AVAudioNode)
      open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?)
      open func prepare()
      open func start() throws
      open func stop()
      open func reset()
    }
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
