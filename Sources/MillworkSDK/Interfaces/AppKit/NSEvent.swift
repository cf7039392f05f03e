extension InterfaceModules.AppKit {
  /// Responders and events.
  static let nsEvent = #"""
    // https://developer.apple.com/documentation/appkit/views-and-controls
    // https://developer.apple.com/documentation/appkit/nsview
    // https://developer.apple.com/documentation/appkit/nsevent
    @_exported import QuartzCore
    import UniformTypeIdentifiers
    @MainActor @preconcurrency open class NSResponder : NSObject {
      @MainActor @preconcurrency open func smartMagnify(with event: NSEvent)
      @MainActor @preconcurrency open func quickLook(with event: NSEvent)
      @MainActor @preconcurrency open func changeMode(with event: NSEvent)
      @MainActor @preconcurrency open func tabletPoint(with event: NSEvent)
      @MainActor @preconcurrency open func tabletProximity(with event: NSEvent)
      @MainActor @preconcurrency open func touchesBegan(with event: NSEvent)
      @MainActor @preconcurrency open func touchesMoved(with event: NSEvent)
      @MainActor @preconcurrency open func touchesEnded(with event: NSEvent)
      @MainActor @preconcurrency open func touchesCancelled(with event: NSEvent)
      @MainActor @preconcurrency open func beginGesture(with event: NSEvent)
      @MainActor @preconcurrency open func endGesture(with event: NSEvent)
      @MainActor @preconcurrency open func wantsForwardedScrollEvents(for axis: NSEvent.GestureAxis) -> Bool
      @MainActor @preconcurrency open func wantsScrollEventsForSwipeTracking(on axis: NSEvent.GestureAxis) -> Bool
      @MainActor @preconcurrency open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any?
      @MainActor @preconcurrency open func validRequestor(forSendType sendType: NSPasteboard.PasteboardType?, returnType: NSPasteboard.PasteboardType?) -> Any?
      @MainActor @preconcurrency open func makeTouchBar() -> NSTouchBar?
      @MainActor @preconcurrency open func flushBufferedKeyEvents()
      @MainActor @preconcurrency open func shouldBeTreatedAsInkEvent(_ event: NSEvent) -> Bool
      @MainActor @preconcurrency open func willPresentError(_ error: any Error) -> any Error
      @MainActor @preconcurrency open func validateProposedFirstResponder(_ responder: NSResponder, for event: NSEvent?) -> Bool
      @MainActor @preconcurrency open func encodeRestorableState(with coder: NSCoder)
      @MainActor @preconcurrency open func restoreState(with coder: NSCoder)
      @MainActor @preconcurrency open func invalidateRestorableState()
      @MainActor @preconcurrency open func updateUserActivityState(_ userActivity: NSUserActivity)
      @MainActor @preconcurrency open func newWindowForTab(_ sender: Any?)
      @MainActor @preconcurrency open func performTextFinderAction(_ sender: Any?)
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init?(coder: NSCoder)
      @MainActor @preconcurrency open var nextResponder: NSResponder? { get set }
      @MainActor @preconcurrency open var acceptsFirstResponder: Bool { get }
      @MainActor @preconcurrency open var undoManager: UndoManager? { get }
      @MainActor @preconcurrency open var menu: NSMenu? { get set }
      @MainActor @preconcurrency open var userActivity: NSUserActivity? { get set }
      @discardableResult @MainActor @preconcurrency open func becomeFirstResponder() -> Bool
      @discardableResult @MainActor @preconcurrency open func resignFirstResponder() -> Bool
      @discardableResult @MainActor @preconcurrency open func tryToPerform(_ action: Selector, with object: Any?) -> Bool
      @MainActor @preconcurrency open func mouseDown(with event: NSEvent)
      @MainActor @preconcurrency open func rightMouseDown(with event: NSEvent)
      @MainActor @preconcurrency open func otherMouseDown(with event: NSEvent)
      @MainActor @preconcurrency open func mouseUp(with event: NSEvent)
      @MainActor @preconcurrency open func rightMouseUp(with event: NSEvent)
      @MainActor @preconcurrency open func mouseMoved(with event: NSEvent)
      @MainActor @preconcurrency open func mouseDragged(with event: NSEvent)
      @MainActor @preconcurrency open func scrollWheel(with event: NSEvent)
      @MainActor @preconcurrency open func mouseEntered(with event: NSEvent)
      @MainActor @preconcurrency open func mouseExited(with event: NSEvent)
      @MainActor @preconcurrency open func cursorUpdate(with event: NSEvent)
      @MainActor @preconcurrency open func keyDown(with event: NSEvent)
      @MainActor @preconcurrency open func keyUp(with event: NSEvent)
      @MainActor @preconcurrency open func flagsChanged(with event: NSEvent)
      @MainActor @preconcurrency open func magnify(with event: NSEvent)
      @MainActor @preconcurrency open func rotate(with event: NSEvent)
      @MainActor @preconcurrency open func swipe(with event: NSEvent)
      @MainActor @preconcurrency open func pressureChange(with event: NSEvent)
      @discardableResult @MainActor @preconcurrency open func performKeyEquivalent(with event: NSEvent) -> Bool
      @MainActor @preconcurrency open func interpretKeyEvents(_ eventArray: [NSEvent])
      @MainActor @preconcurrency open func noResponder(for eventSelector: Selector)
      @discardableResult @MainActor @preconcurrency open func presentError(_ error: any Error) -> Bool
      @MainActor @preconcurrency open func insertText(_ insertString: Any)
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
    @MainActor @preconcurrency open class NSEvent : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open class var modifierFlags: NSEvent.ModifierFlags { get }
      @MainActor @preconcurrency open class var mouseLocation: NSPoint { get }
      @MainActor @preconcurrency open class var pressedMouseButtons: Int { get }
      @MainActor @preconcurrency open class var doubleClickInterval: TimeInterval { get }
      @MainActor @preconcurrency open var type: NSEvent.EventType { get }
      @MainActor @preconcurrency open var modifierFlags: NSEvent.ModifierFlags { get }
      @MainActor @preconcurrency open var timestamp: TimeInterval { get }
      @MainActor @preconcurrency open var window: NSWindow? { get }
      @MainActor @preconcurrency open var windowNumber: Int { get }
      @MainActor @preconcurrency open var locationInWindow: NSPoint { get }
      @MainActor @preconcurrency open var clickCount: Int { get }
      @MainActor @preconcurrency open var buttonNumber: Int { get }
      @MainActor @preconcurrency open var keyCode: UInt16 { get }
      @MainActor @preconcurrency open var characters: String? { get }
      @MainActor @preconcurrency open var charactersIgnoringModifiers: String? { get }
      @MainActor @preconcurrency open var isARepeat: Bool { get }
      @MainActor @preconcurrency open var specialKey: NSEvent.SpecialKey? { get }
      @MainActor @preconcurrency open var deltaX: CGFloat { get }
      @MainActor @preconcurrency open var deltaY: CGFloat { get }
      @MainActor @preconcurrency open var scrollingDeltaX: CGFloat { get }
      @MainActor @preconcurrency open var scrollingDeltaY: CGFloat { get }
      @MainActor @preconcurrency open var hasPreciseScrollingDeltas: Bool { get }
      @MainActor @preconcurrency open var phase: NSEvent.Phase { get }
      @MainActor @preconcurrency open var momentumPhase: NSEvent.Phase { get }
      @MainActor @preconcurrency open var magnification: CGFloat { get }
      @MainActor @preconcurrency open var rotation: Float { get }
      @MainActor @preconcurrency open var pressure: Float { get }
      @discardableResult @MainActor @preconcurrency open class func addLocalMonitorForEvents(matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?) -> Any?
      @discardableResult @MainActor @preconcurrency open class func addGlobalMonitorForEvents(matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> Void) -> Any?
      @MainActor @preconcurrency open class func removeMonitor(_ eventMonitor: Any)
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
