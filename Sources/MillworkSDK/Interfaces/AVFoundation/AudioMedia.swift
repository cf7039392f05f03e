extension InterfaceModules.AVFoundation {
  /// Sound: players, recorders, sessions, speech and the engine.
  static let audioMedia = #"""
    // https://developer.apple.com/documentation/avfoundation
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
    """#
}
