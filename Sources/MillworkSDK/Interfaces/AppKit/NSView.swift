extension InterfaceModules.AppKit {
  /// Views, their tracking areas and what they draw.
  static let nsView = #"""
    // https://developer.apple.com/documentation/appkit
    @MainActor @preconcurrency open class NSView : NSResponder {
      @MainActor @preconcurrency open var focusRingMaskBounds: NSRect { get }
      @MainActor @preconcurrency open var alignmentRectInsets: NSEdgeInsets { get }
      @MainActor @preconcurrency open var preservesContentDuringLiveResize: Bool { get }
      @MainActor @preconcurrency open var rectPreservedDuringLiveResize: NSRect { get }
      @MainActor @preconcurrency open var preparedContentRect: NSRect { get set }
      @MainActor @preconcurrency open var inputContext: NSTextInputContext? { get }
      @MainActor @preconcurrency open func viewWillStartLiveResize()
      @MainActor @preconcurrency open func viewWillDraw()
      @MainActor @preconcurrency open func didAddSubview(_ subview: NSView)
      @MainActor @preconcurrency open func willRemoveSubview(_ subview: NSView)
      @MainActor @preconcurrency open func resizeSubviews(withOldSize oldSize: NSSize)
      @MainActor @preconcurrency open func willOpenMenu(_ menu: NSMenu, with event: NSEvent)
      @MainActor @preconcurrency open func didCloseMenu(_ menu: NSMenu, with event: NSEvent?)
      @MainActor @preconcurrency open func drawFocusRingMask()
      @MainActor @preconcurrency open func prepareContent(in rect: NSRect)
      @MainActor @preconcurrency open func adjustScroll(_ newVisible: NSRect) -> NSRect
      @MainActor @preconcurrency open func autoscroll(with event: NSEvent) -> Bool
      @MainActor @preconcurrency open func shouldDelayWindowOrdering(for event: NSEvent) -> Bool
      @MainActor @preconcurrency open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool
      @MainActor @preconcurrency open func concludeDragOperation(_ sender: (any NSDraggingInfo)?)
      @MainActor @preconcurrency open func draggingEnded(_ sender: any NSDraggingInfo)
      @MainActor @preconcurrency open func wantsPeriodicDraggingUpdates() -> Bool
      @MainActor @preconcurrency open func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?)
      @MainActor @preconcurrency open func beginDocument()
      @MainActor @preconcurrency open func endDocument()
      @MainActor @preconcurrency open func knowsPageRange(_ range: NSRangePointer) -> Bool
      @MainActor @preconcurrency open func rectForPage(_ page: Int) -> NSRect
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
      @MainActor @preconcurrency open var tag: Int { get }
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
    """#
}
