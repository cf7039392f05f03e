extension InterfaceModules.AppKit {
  /// Events of Quartz.
  static let cgEvent = #"""
    // https://developer.apple.com/documentation/coregraphics/quartz-display-services
    public class CGEvent : Hashable, @unchecked Sendable {
      public init?(source: CGEventSource?)
      public init?(keyboardEventSource source: CGEventSource?, virtualKey: UInt16, keyDown: Bool)
      public init?(mouseEventSource source: CGEventSource?, mouseType: CGEventType, mouseCursorPosition: CGPoint, mouseButton: CGMouseButton)
      public var location: CGPoint { get set }
      public var flags: CGEventFlags { get set }
      public var type: CGEventType { get set }
      public func post(tap: CGEventTapLocation)
      public static func == (a: CGEvent, b: CGEvent) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CGEventSource : Hashable, @unchecked Sendable {
      public init?(stateID: CGEventSourceStateID)
      public static func == (a: CGEventSource, b: CGEventSource) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public enum CGEventSourceStateID : Int32, Sendable {
      case privateState = -1
      case combinedSessionState
      case hidSystemState
    }
    public enum CGEventTapLocation : UInt32, Sendable {
      case cghidEventTap
      case cgSessionEventTap
      case cgAnnotatedSessionEventTap
    }
    public enum CGMouseButton : UInt32, Sendable {
      case left
      case right
      case center
    }
    public enum CGEventType : UInt32, Sendable {
      case null
      case leftMouseDown
      case leftMouseUp
      case rightMouseDown
      case rightMouseUp
      case mouseMoved
      case leftMouseDragged
      case rightMouseDragged
      case keyDown = 10
      case keyUp
      case flagsChanged
      case scrollWheel = 22
    }
    public struct CGEventFlags : OptionSet, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64)
      public static var maskShift: CGEventFlags { get }
      public static var maskControl: CGEventFlags { get }
      public static var maskAlternate: CGEventFlags { get }
      public static var maskCommand: CGEventFlags { get }
    }
    public typealias CGDirectDisplayID = UInt32
    public typealias CGWindowID = UInt32
    public func CGMainDisplayID() -> CGDirectDisplayID
    public func CGDisplayBounds(_ display: CGDirectDisplayID) -> CGRect
    public func CGPreflightScreenCaptureAccess() -> Bool
    public func CGRequestScreenCaptureAccess() -> Bool
    """#
}
