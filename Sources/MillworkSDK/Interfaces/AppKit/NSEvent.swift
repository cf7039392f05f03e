extension InterfaceModules.AppKit {
  /// Responders and events.
  static let nsEvent = #"""
    // https://developer.apple.com/documentation/appkit/views-and-controls
    // https://developer.apple.com/documentation/appkit/nsview
    // https://developer.apple.com/documentation/appkit/nsevent
    @_exported import QuartzCore
    @_exported import Symbols
    import UniformTypeIdentifiers
    @MainActor @preconcurrency open class NSResponder : NSObject {
      @objc @MainActor @preconcurrency open func smartMagnify(with event: NSEvent)
      @objc @MainActor @preconcurrency open func quickLook(with event: NSEvent)
      @objc @MainActor @preconcurrency open func changeMode(with event: NSEvent)
      @objc @MainActor @preconcurrency open func tabletPoint(with event: NSEvent)
      @objc @MainActor @preconcurrency open func tabletProximity(with event: NSEvent)
      @objc @MainActor @preconcurrency open func touchesBegan(with event: NSEvent)
      @objc @MainActor @preconcurrency open func touchesMoved(with event: NSEvent)
      @objc @MainActor @preconcurrency open func touchesEnded(with event: NSEvent)
      @objc @MainActor @preconcurrency open func touchesCancelled(with event: NSEvent)
      @objc @MainActor @preconcurrency open func beginGesture(with event: NSEvent)
      @objc @MainActor @preconcurrency open func endGesture(with event: NSEvent)
      @discardableResult @objc @MainActor @preconcurrency open func wantsForwardedScrollEvents(for axis: NSEvent.GestureAxis) -> Bool
      @discardableResult @objc @MainActor @preconcurrency open func wantsScrollEventsForSwipeTracking(on axis: NSEvent.GestureAxis) -> Bool
      @discardableResult @objc @MainActor @preconcurrency open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any?
      @discardableResult @objc @MainActor @preconcurrency open func validRequestor(forSendType sendType: NSPasteboard.PasteboardType?, returnType: NSPasteboard.PasteboardType?) -> Any?
      @discardableResult @objc @MainActor @preconcurrency open func makeTouchBar() -> NSTouchBar?
      @objc @MainActor @preconcurrency open func flushBufferedKeyEvents()
      @discardableResult @objc @MainActor @preconcurrency open func shouldBeTreatedAsInkEvent(_ event: NSEvent) -> Bool
      @discardableResult @objc @MainActor @preconcurrency open func willPresentError(_ error: any Error) -> any Error
      @discardableResult @objc @MainActor @preconcurrency open func validateProposedFirstResponder(_ responder: NSResponder, for event: NSEvent?) -> Bool
      @objc @MainActor @preconcurrency open func encodeRestorableState(with coder: NSCoder)
      @objc @MainActor @preconcurrency open func restoreState(with coder: NSCoder)
      @objc @MainActor @preconcurrency open func invalidateRestorableState()
      @objc @MainActor @preconcurrency open func updateUserActivityState(_ userActivity: NSUserActivity)
      @objc @MainActor @preconcurrency open func newWindowForTab(_ sender: Any?)
      @objc @MainActor @preconcurrency open func performTextFinderAction(_ sender: Any?)
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var nextResponder: NSResponder? { get set }
      @objc @MainActor @preconcurrency open var acceptsFirstResponder: Bool { get }
      @objc @MainActor @preconcurrency open var undoManager: UndoManager? { get }
      @objc @MainActor @preconcurrency open var menu: NSMenu? { get set }
      @objc @MainActor @preconcurrency open var userActivity: NSUserActivity? { get set }
      @objc @discardableResult @MainActor @preconcurrency open func becomeFirstResponder() -> Bool
      @objc @discardableResult @MainActor @preconcurrency open func resignFirstResponder() -> Bool
      @objc @discardableResult @MainActor @preconcurrency open func tryToPerform(_ action: Selector, with object: Any?) -> Bool
      @objc @MainActor @preconcurrency open func mouseDown(with event: NSEvent)
      @objc @MainActor @preconcurrency open func rightMouseDown(with event: NSEvent)
      @objc @MainActor @preconcurrency open func otherMouseDown(with event: NSEvent)
      @objc @MainActor @preconcurrency open func mouseUp(with event: NSEvent)
      @objc @MainActor @preconcurrency open func rightMouseUp(with event: NSEvent)
      @objc @MainActor @preconcurrency open func mouseMoved(with event: NSEvent)
      @objc @MainActor @preconcurrency open func mouseDragged(with event: NSEvent)
      @objc @MainActor @preconcurrency open func scrollWheel(with event: NSEvent)
      @objc @MainActor @preconcurrency open func mouseEntered(with event: NSEvent)
      @objc @MainActor @preconcurrency open func mouseExited(with event: NSEvent)
      @objc @MainActor @preconcurrency open func cursorUpdate(with event: NSEvent)
      @objc @MainActor @preconcurrency open func keyDown(with event: NSEvent)
      @objc @MainActor @preconcurrency open func keyUp(with event: NSEvent)
      @objc @MainActor @preconcurrency open func flagsChanged(with event: NSEvent)
      @objc @MainActor @preconcurrency open func magnify(with event: NSEvent)
      @objc @MainActor @preconcurrency open func rotate(with event: NSEvent)
      @objc @MainActor @preconcurrency open func swipe(with event: NSEvent)
      @objc @MainActor @preconcurrency open func pressureChange(with event: NSEvent)
      @objc @discardableResult @MainActor @preconcurrency open func performKeyEquivalent(with event: NSEvent) -> Bool
      @objc @MainActor @preconcurrency open func interpretKeyEvents(_ eventArray: [NSEvent])
      @objc @MainActor @preconcurrency open func noResponder(for eventSelector: Selector)
      @objc @discardableResult @MainActor @preconcurrency open func presentError(_ error: any Error) -> Bool
      @objc @MainActor @preconcurrency open func insertText(_ insertString: Any)
      @objc @MainActor @preconcurrency open func doCommand(by selector: Selector)
      @objc @MainActor @preconcurrency open func insertNewline(_ sender: Any?)
      @objc @MainActor @preconcurrency open func insertTab(_ sender: Any?)
      @objc @MainActor @preconcurrency open func insertBacktab(_ sender: Any?)
      @objc @MainActor @preconcurrency open func insertLineBreak(_ sender: Any?)
      @objc @MainActor @preconcurrency open func insertNewlineIgnoringFieldEditor(_ sender: Any?)
      @objc @MainActor @preconcurrency open func deleteBackward(_ sender: Any?)
      @objc @MainActor @preconcurrency open func deleteForward(_ sender: Any?)
      @objc @MainActor @preconcurrency open func moveUp(_ sender: Any?)
      @objc @MainActor @preconcurrency open func moveDown(_ sender: Any?)
      @objc @MainActor @preconcurrency open func moveLeft(_ sender: Any?)
      @objc @MainActor @preconcurrency open func moveRight(_ sender: Any?)
      @objc @MainActor @preconcurrency open func moveToBeginningOfDocument(_ sender: Any?)
      @objc @MainActor @preconcurrency open func moveToEndOfDocument(_ sender: Any?)
      @objc @MainActor @preconcurrency open func pageUp(_ sender: Any?)
      @objc @MainActor @preconcurrency open func pageDown(_ sender: Any?)
      @objc @MainActor @preconcurrency open func scrollPageUp(_ sender: Any?)
      @objc @MainActor @preconcurrency open func scrollPageDown(_ sender: Any?)
      @objc @MainActor @preconcurrency open func scrollToBeginningOfDocument(_ sender: Any?)
      @objc @MainActor @preconcurrency open func scrollToEndOfDocument(_ sender: Any?)
      @objc @MainActor @preconcurrency open func selectAll(_ sender: Any?)
      @objc @MainActor @preconcurrency open func cancelOperation(_ sender: Any?)
      @objc @MainActor @preconcurrency open func complete(_ sender: Any?)
    }
    @_inheritsConvenienceInitializers
    open class NSEvent : NSObject {
      override public init()
      @objc open class var modifierFlags: NSEvent.ModifierFlags { get }
      @objc open class var mouseLocation: NSPoint { get }
      @objc open class var pressedMouseButtons: Int { get }
      @objc open class var doubleClickInterval: TimeInterval { get }
      @objc open var type: NSEvent.EventType { get }
      @objc open var modifierFlags: NSEvent.ModifierFlags { get }
      @objc open var timestamp: TimeInterval { get }
      @objc open var window: NSWindow? { get }
      @objc open var windowNumber: Int { get }
      @objc open var locationInWindow: NSPoint { get }
      @objc open var clickCount: Int { get }
      @objc open var buttonNumber: Int { get }
      @objc open var keyCode: UInt16 { get }
      @objc open var characters: String? { get }
      @objc open var charactersIgnoringModifiers: String? { get }
      @objc open var isARepeat: Bool { get }
      @objc open var specialKey: NSEvent.SpecialKey? { get }
      @objc open var deltaX: CGFloat { get }
      @objc open var deltaY: CGFloat { get }
      @objc open var scrollingDeltaX: CGFloat { get }
      @objc open var scrollingDeltaY: CGFloat { get }
      @objc open var hasPreciseScrollingDeltas: Bool { get }
      @objc open var phase: NSEvent.Phase { get }
      @objc open var momentumPhase: NSEvent.Phase { get }
      @objc open var magnification: CGFloat { get }
      @objc open var rotation: Float { get }
      @objc open var pressure: Float { get }
      @objc @discardableResult open class func addLocalMonitorForEvents(matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?) -> Any?
      @objc @discardableResult open class func addGlobalMonitorForEvents(matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> Void) -> Any?
      @objc open class func removeMonitor(_ eventMonitor: Any)
      @objc public enum EventType : UInt, Sendable {
        case leftMouseDown
        case leftMouseUp
        case rightMouseDown
        case rightMouseUp
        case mouseMoved
        case leftMouseDragged
        case rightMouseDragged
        case mouseEntered
        case mouseExited
        case keyDown
        case keyUp
        case flagsChanged
        case appKitDefined
        case systemDefined
        case applicationDefined
        case periodic
        case cursorUpdate
        case scrollWheel
        case tabletPoint
        case tabletProximity
        case otherMouseDown
        case otherMouseUp
        case otherMouseDragged
        case gesture
        case magnify
        case swipe
        case rotate
        case beginGesture
        case endGesture
        case smartMagnify
        case quickLook
        case pressure
        case directTouch
        case changeMode
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      public struct EventTypeMask : OptionSet, _CValue, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64)
        public static var leftMouseDown: Self { get }
        public static var leftMouseUp: Self { get }
        public static var rightMouseDown: Self { get }
        public static var rightMouseUp: Self { get }
        public static var mouseMoved: Self { get }
        public static var leftMouseDragged: Self { get }
        public static var rightMouseDragged: Self { get }
        public static var mouseEntered: Self { get }
        public static var mouseExited: Self { get }
        public static var keyDown: Self { get }
        public static var keyUp: Self { get }
        public static var flagsChanged: Self { get }
        public static var appKitDefined: Self { get }
        public static var systemDefined: Self { get }
        public static var applicationDefined: Self { get }
        public static var periodic: Self { get }
        public static var cursorUpdate: Self { get }
        public static var scrollWheel: Self { get }
        public static var otherMouseDown: Self { get }
        public static var otherMouseUp: Self { get }
        public static var otherMouseDragged: Self { get }
        public static var gesture: Self { get }
        public static var magnify: Self { get }
        public static var swipe: Self { get }
        public static var rotate: Self { get }
        public static var pressure: Self { get }
        public static var any: Self { get }
      }
      public struct ModifierFlags : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var capsLock: Self { get }
        public static var shift: Self { get }
        public static var control: Self { get }
        public static var option: Self { get }
        public static var command: Self { get }
        public static var numericPad: Self { get }
        public static var help: Self { get }
        public static var function: Self { get }
        public static var deviceIndependentFlagsMask: Self { get }
      }
      public struct Phase : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var began: Self { get }
        public static var stationary: Self { get }
        public static var changed: Self { get }
        public static var ended: Self { get }
        public static var cancelled: Self { get }
        public static var mayBegin: Self { get }
      }
      public struct SpecialKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: Int)
        public var rawValue: Int { get }
        public static var upArrow: NSEvent.SpecialKey { get }
        public static var downArrow: NSEvent.SpecialKey { get }
        public static var leftArrow: NSEvent.SpecialKey { get }
        public static var rightArrow: NSEvent.SpecialKey { get }
        public static var carriageReturn: NSEvent.SpecialKey { get }
        public static var tab: NSEvent.SpecialKey { get }
        public static var delete: NSEvent.SpecialKey { get }
        public static var backspace: NSEvent.SpecialKey { get }
        public static var enter: NSEvent.SpecialKey { get }
        public static var home: NSEvent.SpecialKey { get }
        public static var end: NSEvent.SpecialKey { get }
        public static var pageUp: NSEvent.SpecialKey { get }
        public static var pageDown: NSEvent.SpecialKey { get }
      }
    }
    """#
}
