extension InterfaceModules.CoreHaptics {
  /// Haptic engines, patterns and players.
  static let haptics = #"""
    // https://developer.apple.com/documentation/corehaptics
    @_exported import Foundation
    import Swift
    open class CHHapticEngine : @unchecked Sendable {
      public init() throws
      open class func capabilitiesForHardware() -> any CHHapticDeviceCapability
      open func start() throws
      open func stop(completionHandler: (((any Error)?) -> Void)? = nil)
      @discardableResult open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer
      open var stoppedHandler: (CHHapticEngine.StoppedReason) -> Void { get set }
      open var resetHandler: () -> Void { get set }
      @objc public enum StoppedReason : Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended = 2
        case idleTimeout = 3
        case systemError = -1
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    public protocol CHHapticDeviceCapability {
      var supportsHaptics: Bool { get }
      var supportsAudio: Bool { get }
    }
    public protocol CHHapticPatternPlayer : NSObjectProtocol {
      func start(atTime time: TimeInterval) throws
      func stop(atTime time: TimeInterval) throws
    }
    open class CHHapticPattern : NSObject {
      public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws
    }
    open class CHHapticDynamicParameter : NSObject {
      override public init()
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
      public init(eventType type: CHHapticEvent.EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval)
      public init(eventType type: CHHapticEvent.EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval)
      public struct ParameterID : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var hapticIntensity: ParameterID { get }
        public static var hapticSharpness: ParameterID { get }
        public static var attackTime: ParameterID { get }
        public static var decayTime: ParameterID { get }
      }
    }
    open class CHHapticEventParameter : NSObject {
      public init(parameterID: CHHapticEvent.ParameterID, value: Float)
    }
    """#
}
