extension InterfaceModules.AppKit {
  /// Responders, events, views, their layout and tracking.
  static let nsView = #"""
    // https://developer.apple.com/documentation/appkit/views-and-controls
    // https://developer.apple.com/documentation/appkit/nsview
    // https://developer.apple.com/documentation/appkit/nsevent
    @_exported import QuartzCore
    import UniformTypeIdentifiers
    @MainActor @preconcurrency open class NSResponder : NSObject {
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
    @MainActor @preconcurrency open class NSView : NSResponder {
      @MainActor @preconcurrency public init(frame frameRect: NSRect)
      @MainActor @preconcurrency override public required init?(coder: NSCoder)
      @MainActor @preconcurrency override public convenience init()
      @MainActor @preconcurrency open var frame: NSRect { get set }
      @MainActor @preconcurrency open var bounds: NSRect { get set }
      @MainActor @preconcurrency open var window: NSWindow? { get }
      @MainActor @preconcurrency open var subviews: [NSView] { get set }
      @MainActor @preconcurrency open var superview: NSView? { get }
      @MainActor @preconcurrency open var enclosingScrollView: NSScrollView? { get }
      @MainActor @preconcurrency open var enclosingMenuItem: NSMenuItem? { get }
      @MainActor @preconcurrency open var wantsLayer: Bool { get set }
      @MainActor @preconcurrency open var layer: CALayer? { get set }
      @MainActor @preconcurrency open var layerContentsRedrawPolicy: NSView.LayerContentsRedrawPolicy { get set }
      @MainActor @preconcurrency open var wantsUpdateLayer: Bool { get }
      @MainActor @preconcurrency open var isHidden: Bool { get set }
      @MainActor @preconcurrency open var isHiddenOrHasHiddenAncestor: Bool { get }
      @MainActor @preconcurrency open var alphaValue: CGFloat { get set }
      @MainActor @preconcurrency open var isOpaque: Bool { get }
      @MainActor @preconcurrency open var isFlipped: Bool { get }
      @MainActor @preconcurrency open var allowsVibrancy: Bool { get }
      @MainActor @preconcurrency open var needsDisplay: Bool { get set }
      @MainActor @preconcurrency open var needsLayout: Bool { get set }
      @MainActor @preconcurrency open var canDrawConcurrently: Bool { get set }
      @MainActor @preconcurrency open var postsFrameChangedNotifications: Bool { get set }
      @MainActor @preconcurrency open var postsBoundsChangedNotifications: Bool { get set }
      @MainActor @preconcurrency open var autoresizingMask: NSView.AutoresizingMask { get set }
      @MainActor @preconcurrency open var autoresizesSubviews: Bool { get set }
      @MainActor @preconcurrency open var translatesAutoresizingMaskIntoConstraints: Bool { get set }
      @MainActor @preconcurrency open var clipsToBounds: Bool { get set }
      @MainActor @preconcurrency open var toolTip: String? { get set }
      @MainActor @preconcurrency open var tag: Int { get set }
      @MainActor @preconcurrency open var appearance: NSAppearance? { get set }
      @MainActor @preconcurrency open var shadow: NSShadow? { get set }
      @MainActor @preconcurrency open var identifier: NSUserInterfaceItemIdentifier? { get set }
      @MainActor @preconcurrency open var focusRingType: NSFocusRingType { get set }
      @MainActor @preconcurrency open var gestureRecognizers: [NSGestureRecognizer] { get set }
      @MainActor @preconcurrency open var effectiveAppearance: NSAppearance { get }
      @MainActor @preconcurrency open var intrinsicContentSize: NSSize { get }
      @MainActor @preconcurrency open var fittingSize: NSSize { get }
      @MainActor @preconcurrency open var visibleRect: NSRect { get }
      @MainActor @preconcurrency open var safeAreaInsets: NSEdgeInsets { get }
      @MainActor @preconcurrency open var trackingAreas: [NSTrackingArea] { get }
      @MainActor @preconcurrency open var mouseDownCanMoveWindow: Bool { get }
      @MainActor @preconcurrency open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { get }
      @MainActor @preconcurrency open var nextKeyView: NSView? { get }
      @MainActor @preconcurrency open var canBecomeKeyView: Bool { get }
      @MainActor @preconcurrency open var needsPanelToBecomeKey: Bool { get }
      @MainActor @preconcurrency open var inLiveResize: Bool { get }
      @MainActor @preconcurrency open var constraints: [NSLayoutConstraint] { get }
      @MainActor @preconcurrency open var topAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var bottomAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var leadingAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var trailingAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var leftAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var rightAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var centerXAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var centerYAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var widthAnchor: NSLayoutDimension { get }
      @MainActor @preconcurrency open var heightAnchor: NSLayoutDimension { get }
      @MainActor @preconcurrency open var safeAreaLayoutGuide: NSLayoutGuide { get }
      public static var noIntrinsicMetric: CGFloat { get }
      public static var frameDidChangeNotification: NSNotification.Name { get }
      public static var boundsDidChangeNotification: NSNotification.Name { get }
      @MainActor @preconcurrency open func addSubview(_ view: NSView)
      @MainActor @preconcurrency open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?)
      @MainActor @preconcurrency open func removeFromSuperview()
      @MainActor @preconcurrency open func replaceSubview(_ oldView: NSView, with newView: NSView)
      @discardableResult @MainActor @preconcurrency open func isDescendant(of view: NSView) -> Bool
      @discardableResult @MainActor @preconcurrency open func viewWithTag(_ tag: Int) -> NSView?
      @MainActor @preconcurrency open func viewDidMoveToWindow()
      @MainActor @preconcurrency open func viewDidMoveToSuperview()
      @MainActor @preconcurrency open func viewWillMove(toWindow newWindow: NSWindow?)
      @MainActor @preconcurrency open func viewWillMove(toSuperview newSuperview: NSView?)
      @MainActor @preconcurrency open func viewDidHide()
      @MainActor @preconcurrency open func viewDidUnhide()
      @MainActor @preconcurrency open func viewDidChangeEffectiveAppearance()
      @MainActor @preconcurrency open func viewDidChangeBackingProperties()
      @MainActor @preconcurrency open func viewDidEndLiveResize()
      @MainActor @preconcurrency open func setFrameSize(_ newSize: NSSize)
      @MainActor @preconcurrency open func setFrameOrigin(_ newOrigin: NSPoint)
      @MainActor @preconcurrency open func setBoundsSize(_ newSize: NSSize)
      @MainActor @preconcurrency open func draw(_ dirtyRect: NSRect)
      @MainActor @preconcurrency open func display()
      @MainActor @preconcurrency open func setNeedsDisplay(_ invalidRect: NSRect)
      @MainActor @preconcurrency open func layout()
      @MainActor @preconcurrency open func layoutSubtreeIfNeeded()
      @MainActor @preconcurrency open func updateLayer()
      @discardableResult @MainActor @preconcurrency open func makeBackingLayer() -> CALayer
      @MainActor @preconcurrency open func updateConstraints()
      @MainActor @preconcurrency open func invalidateIntrinsicContentSize()
      @MainActor @preconcurrency open func updateTrackingAreas()
      @MainActor @preconcurrency open func addTrackingArea(_ trackingArea: NSTrackingArea)
      @MainActor @preconcurrency open func removeTrackingArea(_ trackingArea: NSTrackingArea)
      @MainActor @preconcurrency open func addCursorRect(_ rect: NSRect, cursor object: NSCursor)
      @MainActor @preconcurrency open func resetCursorRects()
      @MainActor @preconcurrency open func discardCursorRects()
      @discardableResult @MainActor @preconcurrency open func hitTest(_ point: NSPoint) -> NSView?
      @discardableResult @MainActor @preconcurrency open func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool
      @discardableResult @MainActor @preconcurrency open func acceptsFirstMouse(for event: NSEvent?) -> Bool
      @discardableResult @MainActor @preconcurrency open func menu(for event: NSEvent) -> NSMenu?
      @discardableResult @MainActor @preconcurrency open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint
      @discardableResult @MainActor @preconcurrency open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint
      @discardableResult @MainActor @preconcurrency open func convert(_ rect: NSRect, from view: NSView?) -> NSRect
      @discardableResult @MainActor @preconcurrency open func convert(_ rect: NSRect, to view: NSView?) -> NSRect
      @discardableResult @MainActor @preconcurrency open func convert(_ size: NSSize, to view: NSView?) -> NSSize
      @discardableResult @MainActor @preconcurrency open func convertToBacking(_ rect: NSRect) -> NSRect
      @MainActor @preconcurrency open func scroll(_ point: NSPoint)
      @discardableResult @MainActor @preconcurrency open func scrollToVisible(_ rect: NSRect) -> Bool
      @MainActor @preconcurrency open func addConstraint(_ constraint: NSLayoutConstraint)
      @MainActor @preconcurrency open func addConstraints(_ constraints: [NSLayoutConstraint])
      @MainActor @preconcurrency open func addLayoutGuide(_ guide: NSLayoutGuide)
      @MainActor @preconcurrency open func setContentHuggingPriority(_ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation)
      @MainActor @preconcurrency open func setContentCompressionResistancePriority(_ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation)
      @MainActor @preconcurrency open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer)
      @MainActor @preconcurrency open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer)
      @MainActor @preconcurrency open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType])
      @MainActor @preconcurrency open func unregisterDraggedTypes()
      @discardableResult @MainActor @preconcurrency open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
      @discardableResult @MainActor @preconcurrency open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation
      @MainActor @preconcurrency open func draggingExited(_ sender: (any NSDraggingInfo)?)
      @discardableResult @MainActor @preconcurrency open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
      @discardableResult @MainActor @preconcurrency open func beginDraggingSession(with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource) -> NSDraggingSession
      @discardableResult @MainActor @preconcurrency open func animator() -> Self
      // https://developer.apple.com/documentation/appkit/nsaccessibilityprotocol
      @discardableResult @MainActor @preconcurrency open func accessibilityLabel() -> String?
      @MainActor @preconcurrency open func setAccessibilityLabel(_ accessibilityLabel: String?)
      @discardableResult @MainActor @preconcurrency open func accessibilityHelp() -> String?
      @MainActor @preconcurrency open func setAccessibilityHelp(_ accessibilityHelp: String?)
      @discardableResult @MainActor @preconcurrency open func accessibilityTitle() -> String?
      @MainActor @preconcurrency open func setAccessibilityTitle(_ accessibilityTitle: String?)
      @discardableResult @MainActor @preconcurrency open func accessibilityValue() -> Any?
      @MainActor @preconcurrency open func setAccessibilityValue(_ accessibilityValue: Any?)
      @discardableResult @MainActor @preconcurrency open func accessibilityValueDescription() -> String?
      @MainActor @preconcurrency open func setAccessibilityValueDescription(_ accessibilityValueDescription: String?)
      @discardableResult @MainActor @preconcurrency open func accessibilityIdentifier() -> String?
      @MainActor @preconcurrency open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?)
      @discardableResult @MainActor @preconcurrency open func accessibilityRole() -> NSAccessibility.Role?
      @MainActor @preconcurrency open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?)
      @discardableResult @MainActor @preconcurrency open func accessibilityRoleDescription() -> String?
      @MainActor @preconcurrency open func setAccessibilityRoleDescription(_ accessibilityRoleDescription: String?)
      @discardableResult @MainActor @preconcurrency open func accessibilitySubrole() -> NSAccessibility.Subrole?
      @MainActor @preconcurrency open func setAccessibilitySubrole(_ accessibilitySubrole: NSAccessibility.Subrole?)
      @discardableResult @MainActor @preconcurrency open func accessibilityChildren() -> [Any]?
      @MainActor @preconcurrency open func setAccessibilityChildren(_ accessibilityChildren: [Any]?)
      @discardableResult @MainActor @preconcurrency open func accessibilityParent() -> Any?
      @MainActor @preconcurrency open func setAccessibilityParent(_ accessibilityParent: Any?)
      @discardableResult @MainActor @preconcurrency open func accessibilitySelectedText() -> String?
      @MainActor @preconcurrency open func setAccessibilitySelectedText(_ accessibilitySelectedText: String?)
      @discardableResult @MainActor @preconcurrency open func accessibilitySelectedTextRange() -> NSRange
      @MainActor @preconcurrency open func setAccessibilitySelectedTextRange(_ accessibilitySelectedTextRange: NSRange)
      @discardableResult @MainActor @preconcurrency open func accessibilityURL() -> URL?
      @MainActor @preconcurrency open func setAccessibilityURL(_ accessibilityURL: URL?)
      @discardableResult @MainActor @preconcurrency open func accessibilityPlaceholderValue() -> String?
      @MainActor @preconcurrency open func setAccessibilityPlaceholderValue(_ accessibilityPlaceholderValue: String?)
      @discardableResult @MainActor @preconcurrency open func accessibilityFrame() -> NSRect
      @MainActor @preconcurrency open func setAccessibilityFrame(_ accessibilityFrame: NSRect)
      @discardableResult @MainActor @preconcurrency open func isAccessibilityElement() -> Bool
      @MainActor @preconcurrency open func setAccessibilityElement(_ accessibilityElement: Bool)
      @discardableResult @MainActor @preconcurrency open func isAccessibilityEnabled() -> Bool
      @MainActor @preconcurrency open func setAccessibilityEnabled(_ accessibilityEnabled: Bool)
      @discardableResult @MainActor @preconcurrency open func isAccessibilityFocused() -> Bool
      @MainActor @preconcurrency open func setAccessibilityFocused(_ accessibilityFocused: Bool)
      @discardableResult @MainActor @preconcurrency open func isAccessibilitySelected() -> Bool
      @MainActor @preconcurrency open func setAccessibilitySelected(_ accessibilitySelected: Bool)
      @discardableResult @MainActor @preconcurrency open func isAccessibilityExpanded() -> Bool
      @MainActor @preconcurrency open func setAccessibilityExpanded(_ accessibilityExpanded: Bool)
      @discardableResult @MainActor @preconcurrency open func isAccessibilityHidden() -> Bool
      @MainActor @preconcurrency open func setAccessibilityHidden(_ accessibilityHidden: Bool)
      @discardableResult @MainActor @preconcurrency open func accessibilityPerformPress() -> Bool
      @discardableResult @MainActor @preconcurrency open func accessibilityPerformIncrement() -> Bool
      @discardableResult @MainActor @preconcurrency open func accessibilityPerformDecrement() -> Bool
      @discardableResult @MainActor @preconcurrency open func accessibilityPerformShowMenu() -> Bool
      @discardableResult @MainActor @preconcurrency open func accessibilityPerformConfirm() -> Bool
      @discardableResult @MainActor @preconcurrency open func accessibilityPerformCancel() -> Bool
      @discardableResult @MainActor @preconcurrency open func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep?
      @MainActor @preconcurrency open func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep)
      @discardableResult @MainActor @preconcurrency open func dataWithPDF(inside rect: NSRect) -> Data
      @available(macOS 14.0, *)
      @discardableResult @MainActor @preconcurrency open func displayLink(target: Any, selector: Selector) -> CADisplayLink
      public struct AutoresizingMask : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var minXMargin: Self { get }
        public static var width: Self { get }
        public static var maxXMargin: Self { get }
        public static var minYMargin: Self { get }
        public static var height: Self { get }
        public static var maxYMargin: Self { get }
      }
      @objc public enum LayerContentsRedrawPolicy : Int, Sendable {
        case never
        case onSetNeedsDisplay
        case duringViewResize
        case beforeViewResize
        case crossfade
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum BackgroundStyle : Int, Sendable {
        case normal
        case emphasized
        case raised
        case lowered
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @objc public enum NSUserInterfaceLayoutDirection : Int, Sendable {
      case leftToRight
      case rightToLeft
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum NSFocusRingType : UInt, Sendable {
      case `default`
      case none
      case exterior
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    public struct NSUserInterfaceItemIdentifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
    }
    @MainActor @preconcurrency open class NSTrackingArea : NSObject {
      @MainActor @preconcurrency public init(rect: NSRect, options: NSTrackingArea.Options = [], owner: Any?, userInfo: [AnyHashable : Any]? = nil)
      @MainActor @preconcurrency open var rect: NSRect { get }
      public struct Options : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var mouseEnteredAndExited: Self { get }
        public static var mouseMoved: Self { get }
        public static var cursorUpdate: Self { get }
        public static var activeWhenFirstResponder: Self { get }
        public static var activeInKeyWindow: Self { get }
        public static var activeInActiveApp: Self { get }
        public static var activeAlways: Self { get }
        public static var assumeInside: Self { get }
        public static var inVisibleRect: Self { get }
        public static var enabledDuringMouseDrag: Self { get }
      }
    }
    @MainActor @preconcurrency public protocol NSDraggingInfo : NSObjectProtocol {
      var draggingPasteboard: NSPasteboard { get }
      var draggingLocation: NSPoint { get }
    }
    @MainActor @preconcurrency public protocol NSDraggingSource : NSObjectProtocol {
      func draggingSession(_ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext) -> NSDragOperation
    }
    @objc public enum NSDraggingContext : Int, Sendable {
      case outsideApplication
      case withinApplication
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSDraggingSession : NSObject {
      @MainActor @preconcurrency override public init()
    }
    @MainActor @preconcurrency open class NSDraggingItem : NSObject {
      @MainActor @preconcurrency public init(pasteboardWriter: any NSPasteboardWriting)
      @MainActor @preconcurrency open func setDraggingFrame(_ frame: NSRect, contents: Any?)
    }
    public struct NSDragOperation : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var copy: Self { get }
      public static var link: Self { get }
      public static var generic: Self { get }
      public static var `private`: Self { get }
      public static var move: Self { get }
      public static var delete: Self { get }
      public static var every: Self { get }
    }
    @MainActor @preconcurrency open class NSGestureRecognizer : NSObject {
      @MainActor @preconcurrency override public convenience init()
      @MainActor @preconcurrency public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var target: AnyObject? { get set }
      @MainActor @preconcurrency open var action: Selector? { get set }
      @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @MainActor @preconcurrency open var state: NSGestureRecognizer.State { get set }
      @MainActor @preconcurrency open var delegate: (any NSGestureRecognizerDelegate)? { get set }
      @MainActor @preconcurrency open var delaysPrimaryMouseButtonEvents: Bool { get set }
      @MainActor @preconcurrency open var view: NSView? { get }
      @discardableResult @MainActor @preconcurrency open func location(in view: NSView?) -> NSPoint
      @objc public enum State : Int, Sendable {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open func reset()
      @MainActor @preconcurrency open func shouldBeRequiredToFail(by otherGestureRecognizer: NSGestureRecognizer) -> Bool
      @MainActor @preconcurrency open func shouldRequireFailure(of otherGestureRecognizer: NSGestureRecognizer) -> Bool
      @MainActor @preconcurrency open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool
      @MainActor @preconcurrency open func mouseDown(with event: NSEvent)
      @MainActor @preconcurrency open func mouseDragged(with event: NSEvent)
      @MainActor @preconcurrency open func mouseUp(with event: NSEvent)
      @MainActor @preconcurrency open func rightMouseDown(with event: NSEvent)
      @MainActor @preconcurrency open func keyDown(with event: NSEvent)
      @MainActor @preconcurrency open func magnify(with event: NSEvent)
      @MainActor @preconcurrency open func rotate(with event: NSEvent)
      @MainActor @preconcurrency open var pressureConfiguration: NSPressureConfiguration { get }
      @MainActor @preconcurrency open var delaysSecondaryMouseButtonEvents: Bool { get set }
      @MainActor @preconcurrency open var delaysOtherMouseButtonEvents: Bool { get set }
      @MainActor @preconcurrency open var delaysKeyEvents: Bool { get set }
      @MainActor @preconcurrency open var delaysMagnificationEvents: Bool { get set }
      @MainActor @preconcurrency open var delaysRotationEvents: Bool { get set }
      @MainActor @preconcurrency open var modifierFlags: NSEvent.ModifierFlags { get }
      @MainActor @preconcurrency open var allowedTouchTypes: NSTouch.TouchTypeMask { get set }
    }
    @MainActor @preconcurrency public protocol NSGestureRecognizerDelegate : NSObjectProtocol {
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSClickGestureRecognizer : NSGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var buttonMask: Int { get set }
      @MainActor @preconcurrency open var numberOfClicksRequired: Int { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSPanGestureRecognizer : NSGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var buttonMask: Int { get set }
      @discardableResult @MainActor @preconcurrency open func translation(in view: NSView?) -> NSPoint
      @MainActor @preconcurrency open func velocity(in view: NSView?) -> NSPoint
      @MainActor @preconcurrency open func setTranslation(_ translation: NSPoint, in view: NSView?)
      @MainActor @preconcurrency open var numberOfTouchesRequired: Int { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSMagnificationGestureRecognizer : NSGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var magnification: CGFloat { get set }
    }
    // Layout.
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSLayoutAnchor<AnchorType> : NSObject where AnchorType : AnyObject {
      @MainActor @preconcurrency override public init()
      @discardableResult @MainActor @preconcurrency open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor> {
      @MainActor @preconcurrency override public init()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor> {
      @MainActor @preconcurrency override public init()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension> {
      @MainActor @preconcurrency override public init()
      @discardableResult @MainActor @preconcurrency open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSLayoutGuide : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var topAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var bottomAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var leadingAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var trailingAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var centerXAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var centerYAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var widthAnchor: NSLayoutDimension { get }
      @MainActor @preconcurrency open var heightAnchor: NSLayoutDimension { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSLayoutConstraint : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var constant: CGFloat { get set }
      @MainActor @preconcurrency open var isActive: Bool { get set }
      @MainActor @preconcurrency open var priority: NSLayoutConstraint.Priority { get set }
      @MainActor @preconcurrency open class func activate(_ constraints: [NSLayoutConstraint])
      @MainActor @preconcurrency open class func deactivate(_ constraints: [NSLayoutConstraint])
      @objc public enum Orientation : Int, Sendable {
        case horizontal
        case vertical
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct Priority : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: Float)
        public init(rawValue: Float)
        public var rawValue: Float { get }
        public static var required: NSLayoutConstraint.Priority { get }
        public static var defaultHigh: NSLayoutConstraint.Priority { get }
        public static var defaultLow: NSLayoutConstraint.Priority { get }
        public static var fittingSizeCompression: NSLayoutConstraint.Priority { get }
      }
    }
    @MainActor @preconcurrency open class NSViewController : NSResponder {
      @MainActor @preconcurrency public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency override public required init?(coder: NSCoder)
      @MainActor @preconcurrency override public convenience init()
      @MainActor @preconcurrency open var view: NSView { get set }
      @MainActor @preconcurrency open var title: String? { get set }
      @MainActor @preconcurrency open var representedObject: Any? { get set }
      @MainActor @preconcurrency open var preferredContentSize: NSSize { get set }
      @MainActor @preconcurrency open var isViewLoaded: Bool { get }
      @MainActor @preconcurrency open var parent: NSViewController? { get }
      @MainActor @preconcurrency open var children: [NSViewController] { get set }
      @MainActor @preconcurrency open var presentingViewController: NSViewController? { get }
      @MainActor @preconcurrency open func loadView()
      @MainActor @preconcurrency open func viewDidLoad()
      @MainActor @preconcurrency open func viewWillAppear()
      @MainActor @preconcurrency open func viewDidAppear()
      @MainActor @preconcurrency open func viewWillDisappear()
      @MainActor @preconcurrency open func viewDidDisappear()
      @MainActor @preconcurrency open func viewWillLayout()
      @MainActor @preconcurrency open func viewDidLayout()
      @MainActor @preconcurrency open func addChild(_ childViewController: NSViewController)
      @MainActor @preconcurrency open func removeFromParent()
      @MainActor @preconcurrency open func presentAsSheet(_ viewController: NSViewController)
      @MainActor @preconcurrency open func presentAsModalWindow(_ viewController: NSViewController)
      @objc @MainActor @preconcurrency open func dismiss(_ sender: Any?)
      @MainActor @preconcurrency open func transition(from fromViewController: NSViewController, to toViewController: NSViewController, options: NSViewController.TransitionOptions = [], completionHandler completion: (() -> Void)? = nil)
      public struct TransitionOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var crossfade: Self { get }
        public static var slideUp: Self { get }
        public static var slideDown: Self { get }
        public static var slideLeft: Self { get }
        public static var slideRight: Self { get }
        public static var slideForward: Self { get }
        public static var slideBackward: Self { get }
        public static var allowUserInteraction: Self { get }
      }
      @MainActor @preconcurrency open var storyboard: NSStoryboard? { get }
      @MainActor @preconcurrency open func insertChild(_ childViewController: NSViewController, at index: Int)
      @MainActor @preconcurrency open func removeChild(at index: Int)
      @MainActor @preconcurrency open func preferredContentSizeDidChange(for viewController: NSViewController)
      @MainActor @preconcurrency open func commitEditing() -> Bool
      @MainActor @preconcurrency open func discardEditing()
      @MainActor @preconcurrency open var nibName: NSNib.Name? { get }
      @MainActor @preconcurrency open var nibBundle: Bundle? { get }
      @MainActor @preconcurrency open var sourceItemView: NSView? { get set }
      @MainActor @preconcurrency open var preferredScreenOrigin: NSPoint { get set }
      @MainActor @preconcurrency open var preferredMinimumSize: NSSize { get }
      @MainActor @preconcurrency open var preferredMaximumSize: NSSize { get }
      @MainActor @preconcurrency open var presentedViewControllers: [NSViewController]? { get }
      @MainActor @preconcurrency open func present(_ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator)
      @MainActor @preconcurrency open func updateViewConstraints()
      @available(macOS 14.0, *)
      @MainActor @preconcurrency open func loadViewIfNeeded()
      @available(macOS 14.0, *)
      @MainActor @preconcurrency open var viewIfLoaded: NSView? { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSNib : NSObject {
      @MainActor @preconcurrency override public init()
      public typealias Name = String
      @MainActor @preconcurrency public init?(nibNamed nibName: NSNib.Name, bundle: Bundle?)
      @MainActor @preconcurrency public init(nibData: Data, bundle: Bundle?)
      @MainActor @preconcurrency open func instantiate(withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?) -> Bool
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSplitViewController : NSViewController {
      @MainActor @preconcurrency override public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var splitViewItems: [NSSplitViewItem] { get set }
      @MainActor @preconcurrency open var splitView: NSSplitView { get set }
      @MainActor @preconcurrency open func addSplitViewItem(_ splitViewItem: NSSplitViewItem)
      @objc @MainActor @preconcurrency open func toggleSidebar(_ sender: Any?)
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open func toggleInspector(_ sender: Any?)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSplitViewItem : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(viewController: NSViewController)
      @MainActor @preconcurrency public convenience init(sidebarWithViewController viewController: NSViewController)
      @MainActor @preconcurrency open var isCollapsed: Bool { get set }
      @MainActor @preconcurrency open var canCollapse: Bool { get set }
      @MainActor @preconcurrency open var minimumThickness: CGFloat { get set }
      @MainActor @preconcurrency open var maximumThickness: CGFloat { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSplitView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var isVertical: Bool { get set }
      @MainActor @preconcurrency open var dividerStyle: NSSplitView.DividerStyle { get set }
      @MainActor @preconcurrency open var autosaveName: NSSplitView.AutosaveName? { get set }
      @MainActor @preconcurrency open var delegate: (any NSSplitViewDelegate)? { get set }
      @MainActor @preconcurrency open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int)
      @MainActor @preconcurrency open func addArrangedSubview(_ view: NSView)
      public typealias AutosaveName = String
      @objc public enum DividerStyle : Int, Sendable {
        case thick
        case thin
        case paneSplitter
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public static var didResizeSubviewsNotification: NSNotification.Name { get }
      public static var willResizeSubviewsNotification: NSNotification.Name { get }
      @MainActor @preconcurrency open func minPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat
      @MainActor @preconcurrency open func maxPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat
      @MainActor @preconcurrency open func drawDivider(in rect: NSRect)
      @MainActor @preconcurrency open var dividerColor: NSColor { get }
      @MainActor @preconcurrency open var arrangesAllSubviews: Bool { get set }
      @MainActor @preconcurrency open func insertArrangedSubview(_ view: NSView, at index: Int)
      @MainActor @preconcurrency open func removeArrangedSubview(_ view: NSView)
      @MainActor @preconcurrency open var arrangedSubviews: [NSView] { get }
      @MainActor @preconcurrency open func holdingPriorityForSubview(at subviewIndex: Int) -> NSLayoutConstraint.Priority
    }
    @MainActor @preconcurrency public protocol NSSplitViewDelegate : NSObjectProtocol {
    }
    """#
}
