extension InterfaceModules.CoreHaptics {
  /// Haptic engines, patterns and players.
  static let haptics = #"""
    // https://developer.apple.com/documentation/corehaptics
    @_exported import Foundation
    import Swift
    import _Concurrency
    public let CHHapticTimeImmediate: TimeInterval
    // https://developer.apple.com/documentation/corehaptics/chhapticengine
    open class CHHapticEngine : @unchecked Sendable {
      public init() throws
      open class func capabilitiesForHardware() -> any CHHapticDeviceCapability
      public typealias CompletionHandler = ((any Error)?) -> Void
      open var currentTime: TimeInterval { get }
      open var stoppedHandler: (CHHapticEngine.StoppedReason) -> Void { get set }
      open var resetHandler: () -> Void { get set }
      open var playsHapticsOnly: Bool { get set }
      open var playsAudioOnly: Bool { get set }
      open var isMutedForAudio: Bool { get set }
      open var isMutedForHaptics: Bool { get set }
      open var isAutoShutdownEnabled: Bool { get set }
      open func start(completionHandler: (((any Error)?) -> Void)? = nil)
      open func start() throws
      open func start() async throws
      open func stop(completionHandler: (((any Error)?) -> Void)? = nil)
      open func stop() async throws
      open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> CHHapticEngine.FinishedAction)
      open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer
      open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer
      open func playPattern(from fileURL: URL) throws
      open func playPattern(from data: Data) throws
      open func registerAudioResource(_ resourceURL: URL, options: [AnyHashable : Any] = [:]) throws -> CHHapticAudioResourceID
      open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws
      @objc public enum StoppedReason : Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended = 2
        case idleTimeout = 3
        case notifyWhenFinished = 4
        case engineDestroyed = 5
        case gameControllerDisconnect = 6
        case systemError = -1
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum FinishedAction : Int, Sendable {
        case stopEngine = 1
        case leaveEngineRunning = 2
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    public typealias CHHapticAudioResourceID = Int
    public protocol CHHapticParameterAttributes : NSObjectProtocol {
      var minValue: Float { get }
      var maxValue: Float { get }
      var defaultValue: Float { get }
    }
    public protocol CHHapticDeviceCapability {
      var supportsHaptics: Bool { get }
      var supportsAudio: Bool { get }
      func attributes(forEventParameter inParameter: CHHapticEvent.ParameterID, eventType type: CHHapticEvent.EventType) throws -> any CHHapticParameterAttributes
    }
    // https://developer.apple.com/documentation/corehaptics/chhapticpatternplayer
    public protocol CHHapticPatternPlayer : NSObjectProtocol {
      func start(atTime time: TimeInterval) throws
      func stop(atTime time: TimeInterval) throws
      func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
      func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
      func cancel() throws
      var isMuted: Bool { get set }
    }
    public protocol CHHapticAdvancedPatternPlayer : CHHapticPatternPlayer {
      func pause(atTime time: TimeInterval) throws
      func resume(atTime time: TimeInterval) throws
      func seek(toOffset offsetTime: TimeInterval) throws
      var loopEnabled: Bool { get set }
      var loopEnd: TimeInterval { get set }
      var playbackRate: Float { get set }
      var completionHandler: ((any Error)?) -> Void { get set }
    }
    // https://developer.apple.com/documentation/corehaptics/chhapticpattern
    open class CHHapticPattern : NSObject {
      public struct Key : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var version: Key { get }
        public static var pattern: Key { get }
        public static var event: Key { get }
        public static var eventType: Key { get }
        public static var time: Key { get }
        public static var eventDuration: Key { get }
        public static var eventWaveformPath: Key { get }
        public static var eventParameters: Key { get }
        public static var parameter: Key { get }
        public static var parameterID: Key { get }
        public static var parameterValue: Key { get }
        public static var parameterCurve: Key { get }
        public static var parameterCurveControlPoints: Key { get }
      }
      public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws
      public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws
      public init(dictionary patternDict: [CHHapticPattern.Key : Any]) throws
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
      public init(contentsOf ahapURL: URL) throws
      open var duration: TimeInterval { get }
      open func exportDictionary() throws -> [CHHapticPattern.Key : Any]
    }
    open class CHHapticEvent : NSObject {
      public struct EventType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var hapticTransient: EventType { get }
        public static var hapticContinuous: EventType { get }
        public static var audioContinuous: EventType { get }
        public static var audioCustom: EventType { get }
      }
      public struct ParameterID : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var hapticIntensity: ParameterID { get }
        public static var hapticSharpness: ParameterID { get }
        public static var attackTime: ParameterID { get }
        public static var decayTime: ParameterID { get }
        public static var releaseTime: ParameterID { get }
        public static var sustained: ParameterID { get }
        public static var audioVolume: ParameterID { get }
        public static var audioPitch: ParameterID { get }
        public static var audioPan: ParameterID { get }
        public static var audioBrightness: ParameterID { get }
      }
      public init(eventType type: CHHapticEvent.EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval)
      public init(eventType type: CHHapticEvent.EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval)
      public init(audioResourceID resID: CHHapticAudioResourceID, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval)
      public init(audioResourceID resID: CHHapticAudioResourceID, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval)
      open var type: CHHapticEvent.EventType { get }
      open var eventParameters: [CHHapticEventParameter] { get }
      open var relativeTime: TimeInterval { get set }
      open var duration: TimeInterval { get set }
    }
    open class CHHapticEventParameter : NSObject {
      public init(parameterID: CHHapticEvent.ParameterID, value: Float)
      open var parameterID: CHHapticEvent.ParameterID { get }
      open var value: Float { get set }
    }
    open class CHHapticDynamicParameter : NSObject {
      public struct ID : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var hapticIntensityControl: ID { get }
        public static var hapticSharpnessControl: ID { get }
        public static var hapticAttackTimeControl: ID { get }
        public static var hapticDecayTimeControl: ID { get }
        public static var hapticReleaseTimeControl: ID { get }
        public static var audioVolumeControl: ID { get }
        public static var audioPanControl: ID { get }
        public static var audioBrightnessControl: ID { get }
        public static var audioPitchControl: ID { get }
        public static var audioAttackTimeControl: ID { get }
        public static var audioDecayTimeControl: ID { get }
        public static var audioReleaseTimeControl: ID { get }
      }
      public init(parameterID: CHHapticDynamicParameter.ID, value: Float, relativeTime time: TimeInterval)
      open var parameterID: CHHapticDynamicParameter.ID { get }
      open var value: Float { get set }
      open var relativeTime: TimeInterval { get set }
    }
    open class CHHapticParameterCurve : NSObject {
      open class ControlPoint : NSObject {
        public init(relativeTime time: TimeInterval, value: Float)
        open var relativeTime: TimeInterval { get set }
        open var value: Float { get set }
      }
      public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [CHHapticParameterCurve.ControlPoint], relativeTime: TimeInterval)
      open var parameterID: CHHapticDynamicParameter.ID { get }
      open var controlPoints: [CHHapticParameterCurve.ControlPoint] { get }
    }
    public struct CHHapticError : Error, CustomNSError, Hashable, Sendable {
      public init(_ code: Code, userInfo: [String : Any] = [:])
      public var code: Code { get }
      public var errorCode: Int { get }
      public var errorUserInfo: [String : Any] { get }
      public var userInfo: [String : Any] { get }
      public var localizedDescription: String { get }
      public static var errorDomain: String { get }
      @objc public enum Code : Int, Sendable {
        case engineNotRunning = -4805
        case operationNotPermitted = -4806
        case engineStartTimeout = -4808
        case notSupported = -4809
        case serverInitFailed = -4810
        case serverInterrupted = -4811
        case invalidPatternPlayer = -4812
        case invalidPatternData = -4813
        case invalidPatternDictionary = -4814
        case invalidAudioSession = -4815
        case invalidEngineParameter = -4816
        case invalidParameterType = -4820
        case invalidEventType = -4821
        case invalidEventTime = -4822
        case invalidEventDuration = -4823
        case invalidAudioResource = -4824
        case resourceNotAvailable = -4825
        case badEventEntry = -4830
        case badParameterEntry = -4831
        case invalidTime = -4840
        case fileNotFound = -4851
        case insufficientPower = -4897
        case unknownError = -4898
        case memoryError = -4899
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: Code, error: any Error) -> Bool
      }
      public static var engineNotRunning: Code { get }
      public static var operationNotPermitted: Code { get }
      public static var engineStartTimeout: Code { get }
      public static var notSupported: Code { get }
      public static var serverInitFailed: Code { get }
      public static var serverInterrupted: Code { get }
      public static var invalidPatternPlayer: Code { get }
      public static var invalidPatternData: Code { get }
      public static var invalidPatternDictionary: Code { get }
      public static var invalidAudioSession: Code { get }
      public static var invalidEngineParameter: Code { get }
      public static var invalidParameterType: Code { get }
      public static var invalidEventType: Code { get }
      public static var invalidEventTime: Code { get }
      public static var invalidEventDuration: Code { get }
      public static var invalidAudioResource: Code { get }
      public static var resourceNotAvailable: Code { get }
      public static var badEventEntry: Code { get }
      public static var badParameterEntry: Code { get }
      public static var invalidTime: Code { get }
      public static var fileNotFound: Code { get }
      public static var insufficientPower: Code { get }
      public static var unknownError: Code { get }
      public static var memoryError: Code { get }
      public static func == (a: CHHapticError, b: CHHapticError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    """#
}
