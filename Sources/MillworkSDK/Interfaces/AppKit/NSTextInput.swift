extension InterfaceModules.AppKit {
  /// What views of text and the input system say to each other, further members of events, cursors and windows.
  static let nsTextInput = #"""
    // https://developer.apple.com/documentation/appkit/nstextinputclient
    // https://developer.apple.com/documentation/appkit/nstextinputcontext
    @MainActor @preconcurrency open class NSTextInputContext : NSObject {
      public typealias TextInputSourceIdentifier = String
      @MainActor @preconcurrency public init(client: any NSTextInputClient)
      @objc @MainActor @preconcurrency open class var current: NSTextInputContext? { get }
      @MainActor @preconcurrency open var client: any NSTextInputClient { get }
      @objc @MainActor @preconcurrency open var acceptsGlyphInfo: Bool { get set }
      @objc @MainActor @preconcurrency open var allowedInputSourceLocales: [String]? { get set }
      @objc @MainActor @preconcurrency open var keyboardInputSources: [NSTextInputContext.TextInputSourceIdentifier]? { get }
      @objc @MainActor @preconcurrency open var selectedKeyboardInputSource: NSTextInputContext.TextInputSourceIdentifier? { get set }
      @objc @MainActor @preconcurrency open func activate()
      @objc @MainActor @preconcurrency open func deactivate()
      @objc @discardableResult @MainActor @preconcurrency open func handleEvent(_ event: NSEvent) -> Bool
      @objc @MainActor @preconcurrency open func discardMarkedText()
      @objc @MainActor @preconcurrency open func invalidateCharacterCoordinates()
      public static let keyboardSelectionDidChangeNotification: NSNotification.Name
    }
    // https://developer.apple.com/documentation/appkit/nsevent
    extension NSEvent {
      @objc open var isDirectionInvertedFromDevice: Bool { get }
      @objc open var stage: Int { get }
      @objc open var stageTransition: CGFloat { get }
      @objc open var pressureBehavior: NSEvent.PressureBehavior { get }
      @objc open var subtype: NSEvent.EventSubtype { get }
      @objc open var trackingNumber: Int { get }
      @objc open var eventNumber: Int { get }
      @objc open var data1: Int { get }
      @objc open var data2: Int { get }
      @objc open var deltaZ: CGFloat { get }
      @objc open var associatedEventsMask: NSEvent.EventTypeMask { get }
      @objc open var deviceID: Int { get }
      @objc open var tilt: NSPoint { get }
      @objc open var tangentialPressure: Float { get }
      @objc open var capabilityMask: Int { get }
      @objc open var pointingDeviceType: NSEvent.PointingDeviceType { get }
      @objc open var isEnteringProximity: Bool { get }
      @objc open class var isMouseCoalescingEnabled: Bool { get set }
      @objc open class var isSwipeTrackingFromScrollEventsEnabled: Bool { get }
      @objc open class var keyRepeatDelay: TimeInterval { get }
      @objc open class var keyRepeatInterval: TimeInterval { get }
      @discardableResult public func touches(matching phase: NSTouch.Phase, in view: NSView?) -> Set<NSTouch>
      @discardableResult @objc open func allTouches() -> Set<NSTouch>
      @discardableResult @objc open func coalescedTouches(for touch: NSTouch) -> [NSTouch]
      @discardableResult @objc open func characters(byApplyingModifiers modifiers: NSEvent.ModifierFlags) -> String?
      public func trackSwipeEvent(options: NSEvent.SwipeTrackingOptions = [], dampenAmountThresholdMin minDampenThreshold: CGFloat, max maxDampenThreshold: CGFloat, usingHandler trackingHandler: @escaping (CGFloat, NSEvent.Phase, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
      @objc public enum GestureAxis : Int, Sendable {
        case none
        case horizontal
        case vertical
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum PressureBehavior : Int, Sendable {
        case unknown = -1
        case primaryDefault
        case primaryClick
        case primaryGeneric
        case primaryAccelerator
        case primaryDeepClick = 5
        case primaryDeepDrag
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum PointingDeviceType : UInt, Sendable {
        case unknown
        case pen
        case cursor
        case eraser
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum EventSubtype : Int16, Sendable {
        case windowExposed
        case applicationActivated
        case applicationDeactivated
        case windowMoved = 4
        case screenChanged = 8
        case tabletPoint = 101
        public init?(rawValue: Int16)
        public var rawValue: Int16 { get }
      }
      public struct SwipeTrackingOptions : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var lockDirection: SwipeTrackingOptions { get }
        public static var clampGestureAmount: SwipeTrackingOptions { get }
      }
    }
    extension NSEvent.EventSubtype {
      public static var powerOff: NSEvent.EventSubtype { get }
      public static var mouseEvent: NSEvent.EventSubtype { get }
      public static var tabletProximity: NSEvent.EventSubtype { get }
      public static var touch: NSEvent.EventSubtype { get }
    }
    extension NSEvent.EventTypeMask {
      public init(type: NSEvent.EventType)
      public static var smartMagnify: Self { get }
      public static var directTouch: Self { get }
      public static var tabletPoint: Self { get }
      public static var tabletProximity: Self { get }
      public static var beginGesture: Self { get }
      public static var endGesture: Self { get }
      public static var changeMode: Self { get }
    }
    extension NSEvent.SpecialKey {
      public static var begin: NSEvent.SpecialKey { get }
      public static var `break`: NSEvent.SpecialKey { get }
      public static var clearDisplay: NSEvent.SpecialKey { get }
      public static var clearLine: NSEvent.SpecialKey { get }
      public static var deleteCharacter: NSEvent.SpecialKey { get }
      public static var deleteForward: NSEvent.SpecialKey { get }
      public static var deleteLine: NSEvent.SpecialKey { get }
      public static var execute: NSEvent.SpecialKey { get }
      public static var find: NSEvent.SpecialKey { get }
      public static var help: NSEvent.SpecialKey { get }
      public static var insert: NSEvent.SpecialKey { get }
      public static var insertCharacter: NSEvent.SpecialKey { get }
      public static var insertLine: NSEvent.SpecialKey { get }
      public static var lineSeparator: NSEvent.SpecialKey { get }
      public static var menu: NSEvent.SpecialKey { get }
      public static var modeSwitch: NSEvent.SpecialKey { get }
      public static var newline: NSEvent.SpecialKey { get }
      public static var next: NSEvent.SpecialKey { get }
      public static var paragraphSeparator: NSEvent.SpecialKey { get }
      public static var pause: NSEvent.SpecialKey { get }
      public static var prev: NSEvent.SpecialKey { get }
      public static var print: NSEvent.SpecialKey { get }
      public static var printScreen: NSEvent.SpecialKey { get }
      public static var redo: NSEvent.SpecialKey { get }
      public static var reset: NSEvent.SpecialKey { get }
      public static var scrollLock: NSEvent.SpecialKey { get }
      public static var select: NSEvent.SpecialKey { get }
      public static var stop: NSEvent.SpecialKey { get }
      public static var sysReq: NSEvent.SpecialKey { get }
      public static var system: NSEvent.SpecialKey { get }
      public static var undo: NSEvent.SpecialKey { get }
      public static var user: NSEvent.SpecialKey { get }
      public static var backTab: NSEvent.SpecialKey { get }
      public static var formFeed: NSEvent.SpecialKey { get }
      public static var f1: NSEvent.SpecialKey { get }
      public static var f2: NSEvent.SpecialKey { get }
      public static var f3: NSEvent.SpecialKey { get }
      public static var f4: NSEvent.SpecialKey { get }
      public static var f5: NSEvent.SpecialKey { get }
      public static var f6: NSEvent.SpecialKey { get }
      public static var f7: NSEvent.SpecialKey { get }
      public static var f8: NSEvent.SpecialKey { get }
      public static var f9: NSEvent.SpecialKey { get }
      public static var f10: NSEvent.SpecialKey { get }
      public static var f11: NSEvent.SpecialKey { get }
      public static var f12: NSEvent.SpecialKey { get }
      public static var f13: NSEvent.SpecialKey { get }
      public static var f14: NSEvent.SpecialKey { get }
      public static var f15: NSEvent.SpecialKey { get }
      public static var f16: NSEvent.SpecialKey { get }
      public static var f17: NSEvent.SpecialKey { get }
      public static var f18: NSEvent.SpecialKey { get }
      public static var f19: NSEvent.SpecialKey { get }
      public static var f20: NSEvent.SpecialKey { get }
      public static var f21: NSEvent.SpecialKey { get }
      public static var f22: NSEvent.SpecialKey { get }
      public static var f23: NSEvent.SpecialKey { get }
      public static var f24: NSEvent.SpecialKey { get }
      public static var f25: NSEvent.SpecialKey { get }
      public static var f26: NSEvent.SpecialKey { get }
      public static var f27: NSEvent.SpecialKey { get }
      public static var f28: NSEvent.SpecialKey { get }
      public static var f29: NSEvent.SpecialKey { get }
      public static var f30: NSEvent.SpecialKey { get }
      public static var f31: NSEvent.SpecialKey { get }
      public static var f32: NSEvent.SpecialKey { get }
      public static var f33: NSEvent.SpecialKey { get }
      public static var f34: NSEvent.SpecialKey { get }
      public static var f35: NSEvent.SpecialKey { get }
    }
    // https://developer.apple.com/documentation/appkit/nstouch
    extension NSTouch {
      @objc open var identity: any NSCopying & NSObjectProtocol { get }
      public var phase: NSTouch.Phase { get }
      @objc open var type: NSTouch.TouchType { get }
      @discardableResult @objc open func location(in view: NSView?) -> NSPoint
      @discardableResult @objc open func previousLocation(in view: NSView?) -> NSPoint
      @objc public enum TouchType : Int, Sendable {
        case direct
        case indirect
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct Phase : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var began: Self { get }
        public static var moved: Self { get }
        public static var stationary: Self { get }
        public static var ended: Self { get }
        public static var cancelled: Self { get }
        public static var touching: Self { get }
        public static var any: Self { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nscursor
    extension NSCursor {
      @objc open class var currentSystem: NSCursor? { get }
      @objc open class var iBeamCursorForVerticalLayout: NSCursor { get }
      @objc open var image: NSImage { get }
      @objc open var hotSpot: NSPoint { get }
      @available(macOS 15.0, *)
      @objc open class var zoomIn: NSCursor { get }
      @available(macOS 15.0, *)
      @objc open class var zoomOut: NSCursor { get }
      @available(macOS 15.0, *)
      @discardableResult public class func frameResize(position: NSCursor.FrameResizePosition, directions: NSCursor.FrameResizeDirection.Set) -> NSCursor
      @available(macOS 15.0, *)
      @discardableResult public class func columnResize(directions: NSHorizontalDirection.Set) -> NSCursor
      @available(macOS 15.0, *)
      @discardableResult public class func rowResize(directions: NSVerticalDirection.Set) -> NSCursor
      @available(macOS 15.0, *)
      @objc public enum FrameResizePosition : UInt, Sendable {
        case top = 1
        case left = 2
        case bottom = 4
        case right = 8
        case topLeft = 3
        case topRight = 9
        case bottomLeft = 6
        case bottomRight = 12
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @available(macOS 15.0, *)
      public enum FrameResizeDirection : Hashable, Sendable {
        case inward
        case outward
        public struct Set : OptionSet, Sendable {
          public let rawValue: UInt
          public init(rawValue: UInt)
          public static var inward: Set { get }
          public static var outward: Set { get }
          public static var all: Set { get }
        }
      }
    }
    @available(macOS 15.0, *)
    public enum NSHorizontalDirection : Hashable, Sendable {
      case left
      case right
      public struct Set : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var left: Set { get }
        public static var right: Set { get }
        public static var all: Set { get }
      }
    }
    @available(macOS 15.0, *)
    public enum NSVerticalDirection : Hashable, Sendable {
      case up
      case down
      public struct Set : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var up: Set { get }
        public static var down: Set { get }
        public static var all: Set { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nswindow
    extension NSWindow : NSMenuItemValidation, NSUserInterfaceValidations {
    }
    extension NSView : CALayerDelegate {
    }
    extension NSWindow {
      @objc @MainActor @preconcurrency open var maxFullScreenContentSize: NSSize { get set }
      @objc @MainActor @preconcurrency open var minFullScreenContentSize: NSSize { get set }
      @objc @MainActor @preconcurrency open func layoutIfNeeded()
      @objc @MainActor @preconcurrency open func setDynamicDepthLimit(_ flag: Bool)
      @objc @MainActor @preconcurrency open var hasDynamicDepthLimit: Bool { get }
      @objc @MainActor @preconcurrency open var currentEvent: NSEvent? { get }
      @objc @MainActor @preconcurrency open var frameDescriptor: NSWindow.PersistableFrameDescriptor { get }
      @objc @MainActor @preconcurrency open func setFrame(from string: NSWindow.PersistableFrameDescriptor)
      public typealias PersistableFrameDescriptor = String
      @available(macOS 15.0, *)
      @objc @MainActor @preconcurrency open var cascadingReferenceFrame: NSRect { get }
      @available(macOS 13.3, *)
      @objc @MainActor @preconcurrency open var hasActiveWindowSharingSession: Bool { get }
      @available(macOS 13.0, *)
      @objc @MainActor @preconcurrency open func transferWindowSharing(to window: NSWindow, completionHandler: @escaping ((any Error)?) -> Void)

    }
    """#
}
