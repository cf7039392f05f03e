extension InterfaceModules.AVFoundation {
  /// The audio engine, its nodes, and files of sound.
  static let audioEngine = #"""
    // https://developer.apple.com/documentation/avfaudio/audio-engine
    public typealias AVAudioFrameCount = UInt32
    public typealias AVAudioFramePosition = Int64
    public typealias AVAudioChannelCount = UInt32
    public typealias AVAudioNodeBus = Int
    public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
    public typealias AVAudioNodeCompletionHandler = () -> Void
    open class AVAudioNode : NSObject {
      override public init()
      open var engine: AVAudioEngine? { get }
      open var numberOfInputs: Int { get }
      open var numberOfOutputs: Int { get }
      open var lastRenderTime: AVAudioTime? { get }
      @discardableResult open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat
      @discardableResult open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat
      open func installTap(onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock)
      open func removeTap(onBus bus: AVAudioNodeBus)
      open func reset()
    }
    open class AVAudioTime : NSObject {
      public init(hostTime: UInt64)
      public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double)
      open var sampleTime: AVAudioFramePosition { get }
      open var hostTime: UInt64 { get }
      open var sampleRate: Double { get }
      open var isSampleTimeValid: Bool { get }
    }
    @objc public enum AVAudioCommonFormat : UInt, Sendable {
      case otherFormat
      case pcmFormatFloat32
      case pcmFormatFloat64
      case pcmFormatInt16
      case pcmFormatInt32
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    open class AVAudioFormat : NSObject, @unchecked Sendable {
      public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount)
      public init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool)
      public init?(settings: [String : Any])
      open var isStandard: Bool { get }
      open var commonFormat: AVAudioCommonFormat { get }
      open var sampleRate: Double { get }
      open var channelCount: AVAudioChannelCount { get }
      open var isInterleaved: Bool { get }
      open var settings: [String : Any] { get }
    }
    open class AVAudioBuffer : NSObject {
      open var format: AVAudioFormat { get }
    }
    open class AVAudioPCMBuffer : AVAudioBuffer {
      public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount)
      open var frameCapacity: AVAudioFrameCount { get }
      open var frameLength: AVAudioFrameCount { get set }
      open var stride: Int { get }
      open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { get }
      open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { get }
    }
    open class AVAudioFile : NSObject {
      public init(forReading fileURL: URL) throws
      public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws
      public init(forWriting fileURL: URL, settings: [String : Any]) throws
      public init(forWriting fileURL: URL, settings: [String : Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws
      open var length: AVAudioFramePosition { get }
      open var framePosition: AVAudioFramePosition { get set }
      open var url: URL { get }
      open var fileFormat: AVAudioFormat { get }
      open var processingFormat: AVAudioFormat { get }
      open func read(into buffer: AVAudioPCMBuffer) throws
      open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws
      open func write(from buffer: AVAudioPCMBuffer) throws
    }
    open class AVAudioConverter : NSObject {
      public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat)
      open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws
    }
    open class AVAudioMixerNode : AVAudioNode {
      override public init()
      open var outputVolume: Float { get set }
      open var volume: Float { get set }
      open var pan: Float { get set }
    }
    public struct AVAudioPlayerNodeBufferOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var loops: Self { get }
      public static var interrupts: Self { get }
      public static var interruptsAtLoop: Self { get }
    }
    @objc public enum AVAudioPlayerNodeCompletionCallbackType : Int, Sendable {
      case dataConsumed
      case dataRendered
      case dataPlayedBack
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class AVAudioPlayerNode : AVAudioNode {
      override public init()
      open func play()
      open func play(at when: AVAudioTime?)
      open func pause()
      open func stop()
      open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil)
      open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [], completionHandler: AVAudioNodeCompletionHandler? = nil)
      open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil)
      open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType, completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil)
      open func scheduleSegment(_ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil)
      open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime?
      open var isPlaying: Bool { get }
      open var volume: Float { get set }
      open var pan: Float { get set }
      open var rate: Float { get set }
    }
    open class AVAudioIONode : AVAudioNode {
      open func setVoiceProcessingEnabled(_ enabled: Bool) throws
      open var isVoiceProcessingEnabled: Bool { get }
    }
    open class AVAudioInputNode : AVAudioIONode {
    }
    open class AVAudioOutputNode : AVAudioIONode {
    }
    open class AVAudioUnit : AVAudioNode {
    }
    open class AVAudioUnitEffect : AVAudioUnit {
      open var bypass: Bool { get set }
    }
    open class AVAudioUnitTimePitch : AVAudioUnit {
      public init()
      open var rate: Float { get set }
      open var pitch: Float { get set }
      open var overlap: Float { get set }
    }
    open class AVAudioUnitVarispeed : AVAudioUnit {
      public init()
      open var rate: Float { get set }
    }
    @objc public enum AVAudioUnitReverbPreset : Int, Sendable {
      case smallRoom
      case mediumRoom
      case largeRoom
      case mediumHall
      case largeHall
      case plate
      case mediumChamber
      case largeChamber
      case cathedral
      case largeRoom2
      case mediumHall2
      case mediumHall3
      case largeHall2
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class AVAudioUnitReverb : AVAudioUnitEffect {
      public init()
      open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset)
      open var wetDryMix: Float { get set }
    }
    open class AVAudioUnitDelay : AVAudioUnitEffect {
      public init()
      open var delayTime: TimeInterval { get set }
      open var feedback: Float { get set }
      open var wetDryMix: Float { get set }
    }
    @objc public enum AVAudioUnitDistortionPreset : Int, Sendable {
      case drumsBitBrush
      case drumsBufferBeats
      case drumsLoFi
      case multiBrokenSpeaker
      case multiCellphoneConcert
      case multiDecimated1
      case multiEcho1
      case speechAlienChatter
      case speechGoldenPi
      case speechRadioTower
      case speechWaves
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class AVAudioUnitDistortion : AVAudioUnitEffect {
      public init()
      open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset)
      open var preGain: Float { get set }
      open var wetDryMix: Float { get set }
    }
    @objc public enum AVAudioUnitEQFilterType : Int, Sendable {
      case parametric
      case lowPass
      case highPass
      case resonantLowPass
      case resonantHighPass
      case bandPass
      case bandStop
      case lowShelf
      case highShelf
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class AVAudioUnitEQ : AVAudioUnitEffect {
      public init(numberOfBands: Int)
      open var bands: [AVAudioUnitEQFilterParameters] { get }
      open var globalGain: Float { get set }
    }
    open class AVAudioUnitEQFilterParameters : NSObject {
      open var filterType: AVAudioUnitEQFilterType { get set }
      open var frequency: Float { get set }
      open var bandwidth: Float { get set }
      open var gain: Float { get set }
      open var bypass: Bool { get set }
    }
    open class AVAudioUnitSampler : AVAudioUnit {
      public init()
      open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws
      open func loadAudioFiles(at audioFiles: [URL]) throws
      open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8)
      open func stopNote(_ note: UInt8, onChannel channel: UInt8)
    }
    @available(Apple 2019, *)
    open class AVAudioSourceNode : AVAudioNode {
    }
    open class AVAudioEngine : NSObject {
      override public init()
      open var inputNode: AVAudioInputNode { get }
      open var outputNode: AVAudioOutputNode { get }
      open var mainMixerNode: AVAudioMixerNode { get }
      open var isRunning: Bool { get }
      open var attachedNodes: Set<AVAudioNode> { get }
      open func attach(_ node: AVAudioNode)
      open func detach(_ node: AVAudioNode)
      open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?)
      open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus, format: AVAudioFormat?)
      open func disconnectNodeInput(_ node: AVAudioNode)
      open func disconnectNodeOutput(_ node: AVAudioNode)
      open func prepare()
      open func start() throws
      open func pause()
      open func stop()
      open func reset()
    }
    extension NSNotification.Name {
      public static var AVAudioEngineConfigurationChange: NSNotification.Name { get }
    }
    """#
}
