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
      @discardableResult open func peakPower(forChannel channelNumber: Int) -> Float
      @discardableResult open func play(atTime time: TimeInterval) -> Bool
      open var numberOfChannels: Int { get }
      open var data: Data? { get }
      open var settings: [String : Any] { get }
      open var deviceCurrentTime: TimeInterval { get }
      public init(contentsOf url: URL, fileTypeHint utiString: String?) throws
      public init(data: Data, fileTypeHint utiString: String?) throws
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
      @discardableResult open func record(forDuration duration: TimeInterval) -> Bool
      open var settings: [String : Any] { get }
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
      @objc optional func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
    }
    public let AVFormatIDKey: String
    public let AVSampleRateKey: String
    public let AVNumberOfChannelsKey: String
    public let AVEncoderAudioQualityKey: String
    public let AVEncoderBitRateKey: String
    public let AVLinearPCMBitDepthKey: String
    public let AVLinearPCMIsBigEndianKey: String
    public let AVLinearPCMIsFloatKey: String
    public let AVLinearPCMIsNonInterleaved: String
    public let AVEncoderBitRateStrategyKey: String
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
    public var kAudioFormatAppleLossless: UInt32 { get }
    public var kAudioFormatFLAC: UInt32 { get }
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
      open var secondaryAudioShouldBeSilencedHint: Bool { get }
      open var mode: AVAudioSession.Mode { get }
      open var categoryOptions: AVAudioSession.CategoryOptions { get }
      open var sampleRate: Double { get }
      open var inputLatency: TimeInterval { get }
      open var outputLatency: TimeInterval { get }
      open var ioBufferDuration: TimeInterval { get }
      open var isInputAvailable: Bool { get }
      open var currentRoute: AVAudioSessionRouteDescription { get }
      open var availableInputs: [AVAudioSessionPortDescription]? { get }
      open func setPreferredSampleRate(_ sampleRate: Double) throws
      open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws
      open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws
      open func overrideOutputAudioPort(_ portOverride: AVAudioSession.PortOverride) throws
      @objc public enum PortOverride : UInt, Sendable {
        case none
        case speaker
        public init?(rawValue: UInt)
        public typealias RawValue = UInt
        public var rawValue: UInt { get }
      }
      public struct InterruptionOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var shouldResume: Self { get }
      }
      @objc public enum RouteChangeReason : UInt, Sendable {
        case unknown
        case newDeviceAvailable
        case oldDeviceUnavailable
        case categoryChange
        case override
        case wakeFromSleep
        case noSuitableRouteForCategory
        case routeConfigurationChange
        public init?(rawValue: UInt)
        public typealias RawValue = UInt
        public var rawValue: UInt { get }
      }
      public struct Port : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var builtInMic: Port { get }
        public static var builtInSpeaker: Port { get }
        public static var builtInReceiver: Port { get }
        public static var headphones: Port { get }
        public static var headsetMic: Port { get }
        public static var bluetoothA2DP: Port { get }
        public static var bluetoothHFP: Port { get }
        public static var bluetoothLE: Port { get }
        public static var airPlay: Port { get }
        public static var carAudio: Port { get }
        public static var usbAudio: Port { get }
        public static var HDMI: Port { get }
        public static var lineOut: Port { get }
      }
      open class var mediaServicesWereResetNotification: NSNotification.Name { get }
      open class var silenceSecondaryAudioHintNotification: NSNotification.Name { get }
      open class var interruptionNotification: NSNotification.Name { get }
      open class var routeChangeNotification: NSNotification.Name { get }
    }
    @available(macOS, unavailable)
    open class AVAudioSessionRouteDescription : NSObject {
      open var inputs: [AVAudioSessionPortDescription] { get }
      open var outputs: [AVAudioSessionPortDescription] { get }
    }
    @available(macOS, unavailable)
    open class AVAudioSessionPortDescription : NSObject {
      open var portType: AVAudioSession.Port { get }
      open var portName: String { get }
      open var uid: String { get }
    }
    public let AVAudioSessionInterruptionTypeKey: String
    public let AVAudioSessionInterruptionOptionKey: String
    public let AVAudioSessionRouteChangeReasonKey: String
    public let AVAudioSessionRouteChangePreviousRouteKey: String
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
      open var quality: AVSpeechSynthesisVoiceQuality { get }
      open var gender: AVSpeechSynthesisVoiceGender { get }
      open class func currentLanguageCode() -> String
    }
    @objc public enum AVSpeechSynthesisVoiceQuality : Int, Sendable {
      case `default` = 1
      case enhanced
      case premium
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum AVSpeechSynthesisVoiceGender : Int, Sendable {
      case unspecified
      case male
      case female
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public protocol AVSpeechSynthesizerDelegate : NSObjectProtocol {
      @objc optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
      @objc optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
      @objc optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
      @objc optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
      @objc optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
      @objc optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
    }
    """#
}
