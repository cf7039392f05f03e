extension InterfaceModules.AppKit {
  /// Views, their tracking areas and what they draw.
  static let nsView = #"""
    // https://developer.apple.com/documentation/appkit
    @MainActor @preconcurrency open class NSView : NSResponder {
      @objc @MainActor @preconcurrency open var focusRingMaskBounds: NSRect { get }
      @objc @MainActor @preconcurrency open var alignmentRectInsets: NSEdgeInsets { get }
      @objc @MainActor @preconcurrency open var preservesContentDuringLiveResize: Bool { get }
      @objc @MainActor @preconcurrency open var rectPreservedDuringLiveResize: NSRect { get }
      @objc @MainActor @preconcurrency open var preparedContentRect: NSRect { get set }
      @objc @MainActor @preconcurrency open var inputContext: NSTextInputContext? { get }
      @objc @MainActor @preconcurrency open func viewWillStartLiveResize()
      @objc @MainActor @preconcurrency open func viewWillDraw()
      @objc @MainActor @preconcurrency open func didAddSubview(_ subview: NSView)
      @objc @MainActor @preconcurrency open func willRemoveSubview(_ subview: NSView)
      @objc @MainActor @preconcurrency open func resizeSubviews(withOldSize oldSize: NSSize)
      @objc @MainActor @preconcurrency open func willOpenMenu(_ menu: NSMenu, with event: NSEvent)
      @objc @MainActor @preconcurrency open func didCloseMenu(_ menu: NSMenu, with event: NSEvent?)
      @objc @MainActor @preconcurrency open func drawFocusRingMask()
      @objc @MainActor @preconcurrency open func prepareContent(in rect: NSRect)
      @discardableResult @objc @MainActor @preconcurrency open func adjustScroll(_ newVisible: NSRect) -> NSRect
      @discardableResult @objc @MainActor @preconcurrency open func autoscroll(with event: NSEvent) -> Bool
      @discardableResult @objc @MainActor @preconcurrency open func shouldDelayWindowOrdering(for event: NSEvent) -> Bool
      @discardableResult @objc @MainActor @preconcurrency open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool
      @objc @MainActor @preconcurrency open func concludeDragOperation(_ sender: (any NSDraggingInfo)?)
      @objc @MainActor @preconcurrency open func draggingEnded(_ sender: any NSDraggingInfo)
      @discardableResult @objc @MainActor @preconcurrency open func wantsPeriodicDraggingUpdates() -> Bool
      @objc @MainActor @preconcurrency open func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?)
      @objc @MainActor @preconcurrency open func beginDocument()
      @objc @MainActor @preconcurrency open func endDocument()
      @discardableResult @MainActor @preconcurrency open func knowsPageRange(_ range: NSRangePointer) -> Bool
      @discardableResult @objc @MainActor @preconcurrency open func rectForPage(_ page: Int) -> NSRect
      @MainActor @preconcurrency public init(frame frameRect: NSRect)
      @MainActor @preconcurrency override public required init?(coder: NSCoder)
      @MainActor @preconcurrency override public convenience init()
      @objc @MainActor @preconcurrency open var frame: NSRect { get set }
      @objc @MainActor @preconcurrency open var bounds: NSRect { get set }
      @objc @MainActor @preconcurrency open var window: NSWindow? { get }
      @objc @MainActor @preconcurrency open var subviews: [NSView] { get set }
      @objc @MainActor @preconcurrency open var superview: NSView? { get }
      @objc @MainActor @preconcurrency open var enclosingScrollView: NSScrollView? { get }
      @objc @MainActor @preconcurrency open var enclosingMenuItem: NSMenuItem? { get }
      @objc @MainActor @preconcurrency open var wantsLayer: Bool { get set }
      @objc @MainActor @preconcurrency open var layer: CALayer? { get set }
      @objc @MainActor @preconcurrency open var layerContentsRedrawPolicy: NSView.LayerContentsRedrawPolicy { get set }
      @objc @MainActor @preconcurrency open var wantsUpdateLayer: Bool { get }
      @objc @MainActor @preconcurrency open var isHidden: Bool { get set }
      @objc @MainActor @preconcurrency open var isHiddenOrHasHiddenAncestor: Bool { get }
      @objc @MainActor @preconcurrency open var alphaValue: CGFloat { get set }
      @objc @MainActor @preconcurrency open var isOpaque: Bool { get }
      @objc @MainActor @preconcurrency open var isFlipped: Bool { get }
      @objc @MainActor @preconcurrency open var allowsVibrancy: Bool { get }
      @objc @MainActor @preconcurrency open var needsDisplay: Bool { get set }
      @objc @MainActor @preconcurrency open var needsLayout: Bool { get set }
      @objc @MainActor @preconcurrency open var canDrawConcurrently: Bool { get set }
      @objc @MainActor @preconcurrency open var postsFrameChangedNotifications: Bool { get set }
      @objc @MainActor @preconcurrency open var postsBoundsChangedNotifications: Bool { get set }
      @objc @MainActor @preconcurrency open var autoresizingMask: NSView.AutoresizingMask { get set }
      @objc @MainActor @preconcurrency open var autoresizesSubviews: Bool { get set }
      @objc @MainActor @preconcurrency open var translatesAutoresizingMaskIntoConstraints: Bool { get set }
      @objc @MainActor @preconcurrency open var clipsToBounds: Bool { get set }
      @objc @MainActor @preconcurrency open var toolTip: String? { get set }
      @objc @MainActor @preconcurrency open var tag: Int { get }
      @objc @MainActor @preconcurrency open var appearance: NSAppearance? { get set }
      @objc @MainActor @preconcurrency open var shadow: NSShadow? { get set }
      @objc @MainActor @preconcurrency open var identifier: NSUserInterfaceItemIdentifier? { get set }
      @objc @MainActor @preconcurrency open var focusRingType: NSFocusRingType { get set }
      @objc @MainActor @preconcurrency open var gestureRecognizers: [NSGestureRecognizer] { get set }
      @objc @MainActor @preconcurrency open var effectiveAppearance: NSAppearance { get }
      @objc @MainActor @preconcurrency open var intrinsicContentSize: NSSize { get }
      @objc @MainActor @preconcurrency open var fittingSize: NSSize { get }
      @objc @MainActor @preconcurrency open var visibleRect: NSRect { get }
      @objc @MainActor @preconcurrency open var safeAreaInsets: NSEdgeInsets { get }
      @objc @MainActor @preconcurrency open var trackingAreas: [NSTrackingArea] { get }
      @objc @MainActor @preconcurrency open var mouseDownCanMoveWindow: Bool { get }
      @objc @MainActor @preconcurrency open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { get set }
      @objc @MainActor @preconcurrency open var nextKeyView: NSView? { get set }
      @objc @MainActor @preconcurrency open var canBecomeKeyView: Bool { get }
      @objc @MainActor @preconcurrency open var needsPanelToBecomeKey: Bool { get }
      @objc @MainActor @preconcurrency open var inLiveResize: Bool { get }
      @objc @MainActor @preconcurrency open var constraints: [NSLayoutConstraint] { get }
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
      @objc @MainActor @preconcurrency open var safeAreaLayoutGuide: NSLayoutGuide { get }
      public static var noIntrinsicMetric: CGFloat { get }
      public static var frameDidChangeNotification: NSNotification.Name { get }
      public static var boundsDidChangeNotification: NSNotification.Name { get }
      @objc @MainActor @preconcurrency open func addSubview(_ view: NSView)
      @objc @MainActor @preconcurrency open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?)
      @objc @MainActor @preconcurrency open func removeFromSuperview()
      @objc @MainActor @preconcurrency open func replaceSubview(_ oldView: NSView, with newView: NSView)
      @objc @discardableResult @MainActor @preconcurrency open func isDescendant(of view: NSView) -> Bool
      @objc @discardableResult @MainActor @preconcurrency open func viewWithTag(_ tag: Int) -> NSView?
      @objc @MainActor @preconcurrency open func viewDidMoveToWindow()
      @objc @MainActor @preconcurrency open func viewDidMoveToSuperview()
      @objc @MainActor @preconcurrency open func viewWillMove(toWindow newWindow: NSWindow?)
      @objc @MainActor @preconcurrency open func viewWillMove(toSuperview newSuperview: NSView?)
      @objc @MainActor @preconcurrency open func viewDidHide()
      @objc @MainActor @preconcurrency open func viewDidUnhide()
      @objc @MainActor @preconcurrency open func viewDidChangeEffectiveAppearance()
      @objc @MainActor @preconcurrency open func viewDidChangeBackingProperties()
      @objc @MainActor @preconcurrency open func viewDidEndLiveResize()
      @objc @MainActor @preconcurrency open func setFrameSize(_ newSize: NSSize)
      @objc @MainActor @preconcurrency open func setFrameOrigin(_ newOrigin: NSPoint)
      @objc @MainActor @preconcurrency open func setBoundsSize(_ newSize: NSSize)
      @objc @MainActor @preconcurrency open func draw(_ dirtyRect: NSRect)
      @objc @MainActor @preconcurrency open func display()
      @objc @MainActor @preconcurrency open func setNeedsDisplay(_ invalidRect: NSRect)
      @objc @MainActor @preconcurrency open func layout()
      @objc @MainActor @preconcurrency open func layoutSubtreeIfNeeded()
      @objc @MainActor @preconcurrency open func updateLayer()
      @objc @discardableResult @MainActor @preconcurrency open func makeBackingLayer() -> CALayer
      @objc @MainActor @preconcurrency open func updateConstraints()
      @objc @MainActor @preconcurrency open func invalidateIntrinsicContentSize()
      @objc @MainActor @preconcurrency open func updateTrackingAreas()
      @objc @MainActor @preconcurrency open func addTrackingArea(_ trackingArea: NSTrackingArea)
      @objc @MainActor @preconcurrency open func removeTrackingArea(_ trackingArea: NSTrackingArea)
      @objc @MainActor @preconcurrency open func addCursorRect(_ rect: NSRect, cursor object: NSCursor)
      @objc @MainActor @preconcurrency open func resetCursorRects()
      @objc @MainActor @preconcurrency open func discardCursorRects()
      @objc @discardableResult @MainActor @preconcurrency open func hitTest(_ point: NSPoint) -> NSView?
      @objc @discardableResult @MainActor @preconcurrency open func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool
      @objc @discardableResult @MainActor @preconcurrency open func acceptsFirstMouse(for event: NSEvent?) -> Bool
      @objc @discardableResult @MainActor @preconcurrency open func menu(for event: NSEvent) -> NSMenu?
      @objc @discardableResult @MainActor @preconcurrency open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint
      @objc @discardableResult @MainActor @preconcurrency open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint
      @objc @discardableResult @MainActor @preconcurrency open func convert(_ rect: NSRect, from view: NSView?) -> NSRect
      @objc @discardableResult @MainActor @preconcurrency open func convert(_ rect: NSRect, to view: NSView?) -> NSRect
      @objc @discardableResult @MainActor @preconcurrency open func convert(_ size: NSSize, to view: NSView?) -> NSSize
      @objc @discardableResult @MainActor @preconcurrency open func convertToBacking(_ rect: NSRect) -> NSRect
      @objc @MainActor @preconcurrency open func scroll(_ point: NSPoint)
      @objc @discardableResult @MainActor @preconcurrency open func scrollToVisible(_ rect: NSRect) -> Bool
      @objc @MainActor @preconcurrency open func addConstraint(_ constraint: NSLayoutConstraint)
      @objc @MainActor @preconcurrency open func addConstraints(_ constraints: [NSLayoutConstraint])
      @objc @MainActor @preconcurrency open func addLayoutGuide(_ guide: NSLayoutGuide)
      @objc @MainActor @preconcurrency open func setContentHuggingPriority(_ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation)
      @objc @MainActor @preconcurrency open func setContentCompressionResistancePriority(_ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation)
      @objc @MainActor @preconcurrency open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer)
      @objc @MainActor @preconcurrency open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer)
      @objc @MainActor @preconcurrency open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType])
      @objc @MainActor @preconcurrency open func unregisterDraggedTypes()
      @objc @discardableResult @MainActor @preconcurrency open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
      @objc @discardableResult @MainActor @preconcurrency open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation
      @objc @MainActor @preconcurrency open func draggingExited(_ sender: (any NSDraggingInfo)?)
      @objc @discardableResult @MainActor @preconcurrency open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
      @objc @discardableResult @MainActor @preconcurrency open func beginDraggingSession(with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource) -> NSDraggingSession
      @objc @discardableResult @MainActor @preconcurrency open func animator() -> Self
      @objc @discardableResult @MainActor @preconcurrency open func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep?
      @objc @MainActor @preconcurrency open func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep)
      @objc @discardableResult @MainActor @preconcurrency open func dataWithPDF(inside rect: NSRect) -> Data
      @available(macOS 14.0, *)
      @objc @discardableResult @MainActor @preconcurrency open func displayLink(target: Any, selector: Selector) -> CADisplayLink
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
      @objc @MainActor @preconcurrency open var rect: NSRect { get }
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
