extension InterfaceModules.CoreGraphics {
  /// Events of Quartz, their sources and fields, and the displays of a Mac.
  static let cgEvent = #"""
    // https://developer.apple.com/documentation/coregraphics/quartz-event-services
    #if os(macOS)
    public typealias CGKeyCode = UInt16
    public typealias CGCharCode = UInt16
    public typealias CGButtonCount = UInt32
    public typealias CGWheelCount = UInt32
    public typealias CGEventMask = UInt64
    public typealias CGEventTimestamp = UInt64
    public typealias CGEventSourceKeyboardType = UInt32
    public typealias CGEventTapProxy = OpaquePointer
    public typealias CGEventTapCallBack = (CGEventTapProxy, CGEventType, CGEvent, UnsafeMutableRawPointer?) -> Unmanaged<CGEvent>?
    // https://developer.apple.com/documentation/coregraphics/cgevent
    public class CGEvent : Hashable, @unchecked Sendable {
      public init?(source: CGEventSource?)
      public init?(keyboardEventSource source: CGEventSource?, virtualKey: CGKeyCode, keyDown: Bool)
      public init?(mouseEventSource source: CGEventSource?, mouseType: CGEventType, mouseCursorPosition: CGPoint, mouseButton: CGMouseButton)
      public init?(scrollWheelEvent2Source source: CGEventSource?, units: CGScrollEventUnit, wheelCount: UInt32, wheel1: Int32, wheel2: Int32, wheel3: Int32)
      public var location: CGPoint { get set }
      public var unflippedLocation: CGPoint { get }
      public var flags: CGEventFlags { get set }
      public var type: CGEventType { get set }
      public var timestamp: CGEventTimestamp { get set }
      public func copy() -> CGEvent?
      public func post(tap: CGEventTapLocation)
      public func postToPid(_ pid: Int32)
      public func tapPostEvent(_ proxy: CGEventTapProxy)
      public func setSource(_ source: CGEventSource?)
      public func getIntegerValueField(_ field: CGEventField) -> Int64
      public func setIntegerValueField(_ field: CGEventField, value: Int64)
      public func getDoubleValueField(_ field: CGEventField) -> Double
      public func setDoubleValueField(_ field: CGEventField, value: Double)
      public func keyboardGetUnicodeString(maxStringLength: Int, actualStringLength: UnsafeMutablePointer<Int>?, unicodeString: UnsafeMutablePointer<UInt16>?)
      public func keyboardSetUnicodeString(stringLength: Int, unicodeString: UnsafePointer<UInt16>?)
      public static func == (a: CGEvent, b: CGEvent) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    // https://developer.apple.com/documentation/coregraphics/cgeventsource
    public class CGEventSource : Hashable, @unchecked Sendable {
      public init?(stateID: CGEventSourceStateID)
      public init?(event: CGEvent?)
      public var sourceStateID: CGEventSourceStateID { get }
      public var keyboardType: CGEventSourceKeyboardType { get set }
      public var pixelsPerLine: Double { get set }
      public var userData: Int64 { get set }
      public var localEventsSuppressionInterval: Double { get set }
      public func setLocalEventsFilterDuringSuppressionState(_ filter: CGEventFilterMask, state: CGEventSuppressionState)
      public func getLocalEventsFilterDuringSuppressionState(_ state: CGEventSuppressionState) -> CGEventFilterMask
      public class func buttonState(_ stateID: CGEventSourceStateID, button: CGMouseButton) -> Bool
      public class func keyState(_ stateID: CGEventSourceStateID, key: CGKeyCode) -> Bool
      public class func flagsState(_ stateID: CGEventSourceStateID) -> CGEventFlags
      public class func secondsSinceLastEventType(_ stateID: CGEventSourceStateID, eventType: CGEventType) -> Double
      public class func counterForEventType(_ stateID: CGEventSourceStateID, eventType: CGEventType) -> UInt32
      public static func == (a: CGEventSource, b: CGEventSource) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @objc public enum CGEventSourceStateID : Int32, Sendable {
      case privateState = -1
      case combinedSessionState
      case hidSystemState
      public init?(rawValue: Int32)
      public var rawValue: Int32 { get }
    }
    @objc public enum CGEventTapLocation : UInt32, Sendable {
      case cghidEventTap
      case cgSessionEventTap
      case cgAnnotatedSessionEventTap
      public init?(rawValue: UInt32)
      public var rawValue: UInt32 { get }
    }
    @objc public enum CGEventTapPlacement : UInt32, Sendable {
      case headInsertEventTap
      case tailAppendEventTap
      public init?(rawValue: UInt32)
      public var rawValue: UInt32 { get }
    }
    @objc public enum CGEventTapOptions : UInt32, Sendable {
      case defaultTap
      case listenOnly
      public init?(rawValue: UInt32)
      public var rawValue: UInt32 { get }
    }
    @objc public enum CGEventSuppressionState : UInt32, Sendable {
      case eventSuppressionStateSuppressionInterval
      case eventSuppressionStateRemoteMouseDrag
      case numberOfEventSuppressionStates
      public init?(rawValue: UInt32)
      public var rawValue: UInt32 { get }
    }
    @objc public enum CGMouseButton : UInt32, Sendable {
      case left
      case right
      case center
      public init?(rawValue: UInt32)
      public var rawValue: UInt32 { get }
    }
    @objc public enum CGScrollEventUnit : UInt32, Sendable {
      case pixel
      case line
      public init?(rawValue: UInt32)
      public var rawValue: UInt32 { get }
    }
    @objc public enum CGScrollPhase : UInt32, Sendable {
      case began = 1
      case changed = 2
      case ended = 4
      case cancelled = 8
      case mayBegin = 128
      public init?(rawValue: UInt32)
      public var rawValue: UInt32 { get }
    }
    @objc public enum CGMomentumScrollPhase : UInt32, Sendable {
      case none
      case begin
      case continuous
      case end
      public init?(rawValue: UInt32)
      public var rawValue: UInt32 { get }
    }
    @objc public enum CGGesturePhase : UInt32, Sendable {
      case none
      case began = 1
      case changed = 2
      case ended = 4
      case cancelled = 8
      case mayBegin = 128
      public init?(rawValue: UInt32)
      public var rawValue: UInt32 { get }
    }
    @objc public enum CGEventMouseSubtype : UInt32, Sendable {
      case defaultType
      case tabletPoint
      case tabletProximity
      public init?(rawValue: UInt32)
      public var rawValue: UInt32 { get }
    }
    public struct CGEventFilterMask : OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32)
      public static var permitLocalMouseEvents: CGEventFilterMask { get }
      public static var permitLocalKeyboardEvents: CGEventFilterMask { get }
      public static var permitSystemDefinedEvents: CGEventFilterMask { get }
    }
    // The values that no case names have a raw value too: `CGEventType(rawValue: ~0)` stands for any event.
    @objc public enum CGEventType : UInt32, Sendable {
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
      case tabletPointer
      case tabletProximity
      case otherMouseDown
      case otherMouseUp
      case otherMouseDragged
      case tapDisabledByTimeout = 0xFFFFFFFE
      case tapDisabledByUserInput = 0xFFFFFFFF
      public init?(rawValue: UInt32)
      public var rawValue: UInt32 { get }
    }
    public struct CGEventFlags : OptionSet, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64)
      public static var maskAlphaShift: CGEventFlags { get }
      public static var maskShift: CGEventFlags { get }
      public static var maskControl: CGEventFlags { get }
      public static var maskAlternate: CGEventFlags { get }
      public static var maskCommand: CGEventFlags { get }
      public static var maskHelp: CGEventFlags { get }
      public static var maskSecondaryFn: CGEventFlags { get }
      public static var maskNumericPad: CGEventFlags { get }
      public static var maskNonCoalesced: CGEventFlags { get }
    }
    // https://developer.apple.com/documentation/coregraphics/cgeventfield
    @objc public enum CGEventField : UInt32, Sendable {
      case mouseEventNumber
      case mouseEventClickState
      case mouseEventPressure
      case mouseEventButtonNumber
      case mouseEventDeltaX
      case mouseEventDeltaY
      case mouseEventInstantMouser
      case mouseEventSubtype
      case keyboardEventAutorepeat
      case keyboardEventKeycode
      case keyboardEventKeyboardType
      case scrollWheelEventDeltaAxis1
      case scrollWheelEventDeltaAxis2
      case scrollWheelEventDeltaAxis3
      case scrollWheelEventFixedPtDeltaAxis1 = 93
      case scrollWheelEventFixedPtDeltaAxis2
      case scrollWheelEventFixedPtDeltaAxis3
      case scrollWheelEventPointDeltaAxis1 = 96
      case scrollWheelEventPointDeltaAxis2
      case scrollWheelEventPointDeltaAxis3
      case scrollWheelEventInstantMouser = 14
      case tabletEventPointX
      case tabletEventPointY
      case tabletEventPointZ
      case tabletEventPointButtons
      case tabletEventPointPressure
      case tabletEventTiltX
      case tabletEventTiltY
      case tabletEventRotation
      case tabletEventTangentialPressure
      case tabletEventDeviceID
      case tabletEventVendor1
      case tabletEventVendor2
      case tabletEventVendor3
      case tabletProximityEventVendorID
      case tabletProximityEventTabletID
      case tabletProximityEventPointerID
      case tabletProximityEventDeviceID
      case tabletProximityEventSystemTabletID
      case tabletProximityEventVendorPointerType
      case tabletProximityEventVendorPointerSerialNumber
      case tabletProximityEventVendorUniqueID
      case tabletProximityEventCapabilityMask
      case tabletProximityEventPointerType
      case tabletProximityEventEnterProximity
      case eventTargetProcessSerialNumber
      case eventTargetUnixProcessID
      case eventSourceUnixProcessID
      case eventSourceUserData
      case eventSourceUserID
      case eventSourceGroupID
      case eventSourceStateID
      case scrollWheelEventIsContinuous = 88
      case scrollWheelEventScrollPhase = 99
      case scrollWheelEventScrollCount
      case scrollWheelEventMomentumPhase = 123
      case mouseEventWindowUnderMousePointer = 91
      case mouseEventWindowUnderMousePointerThatCanHandleThisEvent = 92
      case eventUnacceleratedPointerMovementX = 170
      case eventUnacceleratedPointerMovementY
      public init?(rawValue: UInt32)
      public var rawValue: UInt32 { get }
    }
    public func CGPreflightScreenCaptureAccess() -> Bool
    @discardableResult public func CGRequestScreenCaptureAccess() -> Bool
    public func CGPreflightListenEventAccess() -> Bool
    @discardableResult public func CGRequestListenEventAccess() -> Bool
    public func CGPreflightPostEventAccess() -> Bool
    @discardableResult public func CGRequestPostEventAccess() -> Bool
    #endif
    """#
}
