extension InterfaceModules.AppKit {
  /// Windows.
  static let nsWindow = #"""
    // https://developer.apple.com/documentation/appkit/windows-panels-and-screens
    // https://developer.apple.com/documentation/appkit/nsapplication
    @MainActor @preconcurrency open class NSWindow : NSResponder {
      @discardableResult @objc @MainActor @preconcurrency open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
      @discardableResult @objc @MainActor @preconcurrency open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
      @MainActor @preconcurrency public init(contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool)
      @MainActor @preconcurrency public convenience init(contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool, screen: NSScreen?)
      @MainActor @preconcurrency public convenience init(contentViewController: NSViewController)
      @MainActor @preconcurrency override public convenience init()
      @objc @MainActor @preconcurrency open var title: String { get set }
      @objc @MainActor @preconcurrency open var subtitle: String { get set }
      @objc @MainActor @preconcurrency open var representedURL: URL? { get set }
      @objc @MainActor @preconcurrency open var titleVisibility: NSWindow.TitleVisibility { get set }
      @objc @MainActor @preconcurrency open var titlebarAppearsTransparent: Bool { get set }
      @objc @MainActor @preconcurrency open var titlebarSeparatorStyle: NSTitlebarSeparatorStyle { get set }
      @objc @MainActor @preconcurrency open var toolbarStyle: NSWindow.ToolbarStyle { get set }
      @objc @MainActor @preconcurrency open var styleMask: NSWindow.StyleMask { get set }
      @objc @MainActor @preconcurrency open var contentView: NSView? { get set }
      @objc @MainActor @preconcurrency open var contentViewController: NSViewController? { get set }
      @objc @MainActor @preconcurrency open var windowController: NSWindowController? { get set }
      @_disfavoredOverload @objc @MainActor @preconcurrency weak open var delegate: (any NSWindowDelegate)? { get set }
      @objc @MainActor @preconcurrency open var toolbar: NSToolbar? { get set }
      @objc @MainActor @preconcurrency open var level: NSWindow.Level { get set }
      @objc @MainActor @preconcurrency open var collectionBehavior: NSWindow.CollectionBehavior { get set }
      @objc @MainActor @preconcurrency open var animationBehavior: NSWindow.AnimationBehavior { get set }
      @objc @MainActor @preconcurrency open var tabbingMode: NSWindow.TabbingMode { get set }
      @objc @MainActor @preconcurrency open var tabbingIdentifier: NSWindow.TabbingIdentifier { get set }
      @objc @MainActor @preconcurrency open var sharingType: NSWindow.SharingType { get set }
      @objc @MainActor @preconcurrency open var backgroundColor: NSColor! { get set }
      @objc @MainActor @preconcurrency open var isOpaque: Bool { get set }
      @objc @MainActor @preconcurrency open var hasShadow: Bool { get set }
      @objc @MainActor @preconcurrency open var alphaValue: CGFloat { get set }
      @objc @MainActor @preconcurrency open var appearance: NSAppearance? { get set }
      @objc @MainActor @preconcurrency open var identifier: NSUserInterfaceItemIdentifier? { get set }
      @objc @MainActor @preconcurrency open var minSize: NSSize { get set }
      @objc @MainActor @preconcurrency open var maxSize: NSSize { get set }
      @objc @MainActor @preconcurrency open var contentMinSize: NSSize { get set }
      @objc @MainActor @preconcurrency open var contentMaxSize: NSSize { get set }
      @objc @MainActor @preconcurrency open var contentAspectRatio: NSSize { get set }
      @objc @MainActor @preconcurrency open var aspectRatio: NSSize { get set }
      @objc @MainActor @preconcurrency open var isMovable: Bool { get set }
      @objc @MainActor @preconcurrency open var isMovableByWindowBackground: Bool { get set }
      @objc @MainActor @preconcurrency open var isReleasedWhenClosed: Bool { get set }
      @objc @MainActor @preconcurrency open var isRestorable: Bool { get set }
      @objc @MainActor @preconcurrency open var isDocumentEdited: Bool { get set }
      @objc @MainActor @preconcurrency open var hidesOnDeactivate: Bool { get set }
      @objc @MainActor @preconcurrency open var canHide: Bool { get set }
      @objc @MainActor @preconcurrency open var ignoresMouseEvents: Bool { get set }
      @objc @MainActor @preconcurrency open var acceptsMouseMovedEvents: Bool { get set }
      @objc @MainActor @preconcurrency open var isExcludedFromWindowsMenu: Bool { get set }
      @objc @MainActor @preconcurrency open var showsToolbarButton: Bool { get set }
      @objc @MainActor @preconcurrency open var initialFirstResponder: NSView? { get set }
      @objc @MainActor @preconcurrency open var parent: NSWindow? { get set }
      @objc @MainActor @preconcurrency open var frame: NSRect { get }
      @objc @MainActor @preconcurrency open var contentLayoutRect: NSRect { get }
      @objc @MainActor @preconcurrency open var contentLayoutGuide: Any? { get }
      @objc @MainActor @preconcurrency open var firstResponder: NSResponder? { get }
      @objc @MainActor @preconcurrency open var screen: NSScreen? { get }
      @objc @MainActor @preconcurrency open var windowNumber: Int { get }
      @objc @MainActor @preconcurrency open var isVisible: Bool { get }
      @objc @MainActor @preconcurrency open var isKeyWindow: Bool { get }
      @objc @MainActor @preconcurrency open var isMainWindow: Bool { get }
      @objc @MainActor @preconcurrency open var isZoomed: Bool { get }
      @objc @MainActor @preconcurrency open var isMiniaturized: Bool { get }
      @objc @MainActor @preconcurrency open var isOnActiveSpace: Bool { get }
      @objc @MainActor @preconcurrency open var inLiveResize: Bool { get }
      @objc @MainActor @preconcurrency open var isSheet: Bool { get }
      @objc @MainActor @preconcurrency open var attachedSheet: NSWindow? { get }
      @objc @MainActor @preconcurrency open var sheetParent: NSWindow? { get }
      @objc @MainActor @preconcurrency open var sheets: [NSWindow] { get }
      @objc @MainActor @preconcurrency open var childWindows: [NSWindow]? { get }
      @objc @MainActor @preconcurrency open var tabbedWindows: [NSWindow]? { get }
      @objc @MainActor @preconcurrency open var canBecomeKey: Bool { get }
      @objc @MainActor @preconcurrency open var canBecomeMain: Bool { get }
      @objc @MainActor @preconcurrency open var backingScaleFactor: CGFloat { get }
      @objc @MainActor @preconcurrency open var effectiveAppearance: NSAppearance { get }
      @objc @MainActor @preconcurrency open var occlusionState: NSWindow.OcclusionState { get }
      @objc @MainActor @preconcurrency open var mouseLocationOutsideOfEventStream: NSPoint { get }
      @objc @discardableResult @MainActor @preconcurrency open func standardWindowButton(_ b: NSWindow.ButtonType) -> NSButton?
      @objc @MainActor @preconcurrency open func makeKeyAndOrderFront(_ sender: Any?)
      @objc @MainActor @preconcurrency open func makeKey()
      @objc @MainActor @preconcurrency open func makeMain()
      @objc @MainActor @preconcurrency open func orderFront(_ sender: Any?)
      @objc @MainActor @preconcurrency open func orderBack(_ sender: Any?)
      @objc @MainActor @preconcurrency open func orderOut(_ sender: Any?)
      @objc @MainActor @preconcurrency open func orderFrontRegardless()
      @objc @MainActor @preconcurrency open func order(_ place: NSWindow.OrderingMode, relativeTo otherWin: Int)
      @objc @discardableResult @MainActor @preconcurrency open func makeFirstResponder(_ responder: NSResponder?) -> Bool
      @objc @MainActor @preconcurrency open func setFrame(_ frameRect: NSRect, display flag: Bool)
      @objc @MainActor @preconcurrency open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool)
      @objc @MainActor @preconcurrency open func setFrameOrigin(_ point: NSPoint)
      @objc @MainActor @preconcurrency open func setFrameTopLeftPoint(_ point: NSPoint)
      @objc @MainActor @preconcurrency open func setContentSize(_ size: NSSize)
      @objc @MainActor @preconcurrency open var frameAutosaveName: NSWindow.FrameAutosaveName { get }
      @objc @discardableResult @MainActor @preconcurrency open func setFrameAutosaveName(_ name: NSWindow.FrameAutosaveName) -> Bool
      @objc @discardableResult @MainActor @preconcurrency open func frameRect(forContentRect contentRect: NSRect) -> NSRect
      @objc @discardableResult @MainActor @preconcurrency open func contentRect(forFrameRect frameRect: NSRect) -> NSRect
      @objc @MainActor @preconcurrency open func center()
      @objc @MainActor @preconcurrency open func close()
      @objc @MainActor @preconcurrency open func performClose(_ sender: Any?)
      @objc @MainActor @preconcurrency open func performMiniaturize(_ sender: Any?)
      @objc @MainActor @preconcurrency open func miniaturize(_ sender: Any?)
      @objc @MainActor @preconcurrency open func deminiaturize(_ sender: Any?)
      @objc @MainActor @preconcurrency open func zoom(_ sender: Any?)
      @objc @MainActor @preconcurrency open func toggleFullScreen(_ sender: Any?)
      @objc @MainActor @preconcurrency open func toggleToolbarShown(_ sender: Any?)
      @objc(print:) @MainActor @preconcurrency open func printWindow(_ sender: Any?)
      @objc @MainActor @preconcurrency open func performDrag(with event: NSEvent)
      @objc @MainActor @preconcurrency open func sendEvent(_ event: NSEvent)
      @objc @MainActor @preconcurrency open func beginSheet(_ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil)
      @objc @MainActor @preconcurrency open func endSheet(_ sheetWindow: NSWindow)
      @objc @MainActor @preconcurrency open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse)
      @objc @MainActor @preconcurrency open func addChildWindow(_ childWin: NSWindow, ordered place: NSWindow.OrderingMode)
      @objc @MainActor @preconcurrency open func removeChildWindow(_ childWin: NSWindow)
      @objc @MainActor @preconcurrency open func addTabbedWindow(_ window: NSWindow, ordered: NSWindow.OrderingMode)
      @objc @MainActor @preconcurrency open func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController)
      @objc @discardableResult @MainActor @preconcurrency open func convertPoint(toScreen point: NSPoint) -> NSPoint
      @objc @discardableResult @MainActor @preconcurrency open func convertPoint(fromScreen point: NSPoint) -> NSPoint
      @objc @discardableResult @MainActor @preconcurrency open func convertToScreen(_ rect: NSRect) -> NSRect
      @objc @MainActor @preconcurrency open func invalidateShadow()
      @objc @MainActor @preconcurrency open func display()
      @objc @MainActor @preconcurrency open func displayIfNeeded()
      @objc @discardableResult @MainActor @preconcurrency open func animator() -> Self
      @objc @MainActor @preconcurrency open func toggleTabBar(_ sender: Any?)
      @objc @MainActor @preconcurrency open class var allowsAutomaticWindowTabbing: Bool { get set }
      public typealias FrameAutosaveName = String
      public typealias TabbingIdentifier = String
      public static var didBecomeKeyNotification: NSNotification.Name { get }
      public static var didResignKeyNotification: NSNotification.Name { get }
      public static var didBecomeMainNotification: NSNotification.Name { get }
      public static var didResignMainNotification: NSNotification.Name { get }
      public static var willCloseNotification: NSNotification.Name { get }
      public static var didMoveNotification: NSNotification.Name { get }
      public static var didResizeNotification: NSNotification.Name { get }
      public static var willEnterFullScreenNotification: NSNotification.Name { get }
      public static var didEnterFullScreenNotification: NSNotification.Name { get }
      public static var willExitFullScreenNotification: NSNotification.Name { get }
      public static var didExitFullScreenNotification: NSNotification.Name { get }
      public static var didMiniaturizeNotification: NSNotification.Name { get }
      public static var didDeminiaturizeNotification: NSNotification.Name { get }
      public static var didChangeOcclusionStateNotification: NSNotification.Name { get }
      public static var didChangeScreenNotification: NSNotification.Name { get }
      public static var willStartLiveResizeNotification: NSNotification.Name { get }
      public static var didEndLiveResizeNotification: NSNotification.Name { get }
      @objc @MainActor @preconcurrency open func update()
      @objc @MainActor @preconcurrency open func trackEvents(matching mask: NSEvent.EventTypeMask, timeout: TimeInterval, mode: RunLoop.Mode, handler trackingHandler: (NSEvent?, UnsafeMutablePointer<ObjCBool>) -> Void)
      @discardableResult @objc @MainActor @preconcurrency open func nextEvent(matching mask: NSEvent.EventTypeMask) -> NSEvent?
      @discardableResult @objc @MainActor @preconcurrency open func nextEvent(matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool) -> NSEvent?
      @objc @MainActor @preconcurrency open func postEvent(_ event: NSEvent, atStart flag: Bool)
      @objc @MainActor @preconcurrency open var tab: NSWindowTab { get }
      @objc @MainActor @preconcurrency open func setContentBorderThickness(_ thickness: CGFloat, for edge: NSRectEdge)
      @discardableResult @objc @MainActor @preconcurrency open func contentBorderThickness(for edge: NSRectEdge) -> CGFloat
      @objc @MainActor @preconcurrency open func setAutorecalculatesContentBorderThickness(_ flag: Bool, for edge: NSRectEdge)
      @objc @MainActor @preconcurrency open func selectNextTab(_ sender: Any?)
      @objc @MainActor @preconcurrency open func selectPreviousTab(_ sender: Any?)
      @objc @MainActor @preconcurrency open func moveTabToNewWindow(_ sender: Any?)
      @objc @MainActor @preconcurrency open func mergeAllWindows(_ sender: Any?)
      @objc @MainActor @preconcurrency open func toggleTabOverview(_ sender: Any?)
      @objc @MainActor @preconcurrency open var restorationClass: (any NSWindowRestoration.Type)? { get set }
      @objc @MainActor @preconcurrency open func disableSnapshotRestoration()
      @objc @MainActor @preconcurrency open func enableSnapshotRestoration()
      @objc @MainActor @preconcurrency open func resetCursorRects()
      @objc @MainActor @preconcurrency open func invalidateCursorRects(for view: NSView)
      @objc @MainActor @preconcurrency open func discardCursorRects()
      @objc @MainActor @preconcurrency open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType])
      @objc @MainActor @preconcurrency open func unregisterDraggedTypes()
      @objc @MainActor @preconcurrency open func recalculateKeyViewLoop()
      @objc @MainActor @preconcurrency open var autorecalculatesKeyViewLoop: Bool { get set }
      @objc @MainActor @preconcurrency open func endEditing(for object: Any?)
      @objc @MainActor @preconcurrency open var deepestScreen: NSScreen? { get }
      @discardableResult @objc @MainActor @preconcurrency open func convertFromScreen(_ rect: NSRect) -> NSRect
      @discardableResult @objc @MainActor @preconcurrency open func convertFromBacking(_ rect: NSRect) -> NSRect
      @discardableResult @objc @MainActor @preconcurrency open func convertToBacking(_ rect: NSRect) -> NSRect
      @discardableResult @objc @MainActor @preconcurrency open func convertPointFromScreen(_ point: NSPoint) -> NSPoint
      @objc @MainActor @preconcurrency open var contentResizeIncrements: NSSize { get set }
      @objc @MainActor @preconcurrency open class var userTabbingPreference: NSWindow.UserTabbingPreference { get }
      @discardableResult @objc @MainActor @preconcurrency open class func windowNumber(at point: NSPoint, belowWindowWithWindowNumber windowNumber: Int) -> Int
      @discardableResult @objc @MainActor @preconcurrency open class func windowNumbers(options: NSWindow.NumberListOptions = []) -> [NSNumber]?
      @discardableResult @objc @MainActor @preconcurrency open class func minFrameWidth(withTitle title: String, styleMask style: NSWindow.StyleMask) -> CGFloat
      @objc @MainActor @preconcurrency open class func removeFrame(usingName name: NSWindow.FrameAutosaveName)
      @objc @MainActor @preconcurrency open func setAnchorAttribute(_ attr: NSLayoutConstraint.Attribute, for orientation: NSLayoutConstraint.Orientation)
      @discardableResult @objc @MainActor @preconcurrency open func anchorAttribute(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Attribute
      @objc @MainActor @preconcurrency open func visualizeConstraints(_ constraints: [NSLayoutConstraint]?)
      @objc @MainActor @preconcurrency open func cacheImage(in rect: NSRect)
      @discardableResult @objc @MainActor @preconcurrency open func canRepresent(_ displayGamut: NSDisplayGamut) -> Bool
      @objc @MainActor @preconcurrency open var displaysWhenScreenProfileChanges: Bool { get set }
      @objc @MainActor @preconcurrency open var preservesContentDuringLiveResize: Bool { get set }
      @objc @MainActor @preconcurrency open var allowsToolTipsWhenApplicationIsInactive: Bool { get set }
      @objc @MainActor @preconcurrency open var allowsConcurrentViewDrawing: Bool { get set }
      @objc @MainActor @preconcurrency open var depthLimit: NSWindow.Depth { get set }
      @objc @MainActor @preconcurrency open func insertTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController, at index: Int)
      @objc @MainActor @preconcurrency open func removeTitlebarAccessoryViewController(at index: Int)
      @objc @MainActor @preconcurrency open var windowTitlebarLayoutDirection: NSUserInterfaceLayoutDirection { get set }
      @objc @MainActor @preconcurrency open func setTitleWithRepresentedFilename(_ filename: String)
      @objc @MainActor @preconcurrency open var representedFilename: String { get set }
      @objc @MainActor @preconcurrency open var dockTile: NSDockTile { get }
      @objc @MainActor @preconcurrency open var drawers: [Any]? { get }
      @objc @MainActor @preconcurrency open func performZoom(_ sender: Any?)
      @discardableResult @objc @MainActor @preconcurrency open func animationResizeTime(_ newFrame: NSRect) -> TimeInterval
      @discardableResult @objc @MainActor @preconcurrency open func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect
      @objc @MainActor @preconcurrency open func selectKeyView(following view: NSView)
      @objc @MainActor @preconcurrency open func selectKeyView(preceding view: NSView)
      @objc @MainActor @preconcurrency open var keyViewSelectionDirection: NSWindow.SelectionDirection { get }
      @objc @MainActor @preconcurrency open var areCursorRectsEnabled: Bool { get }
      @discardableResult @objc @MainActor @preconcurrency open func dataWithEPS(inside rect: NSRect) -> Data
      @discardableResult @objc @MainActor @preconcurrency open func dataWithPDF(inside rect: NSRect) -> Data
      @objc @MainActor @preconcurrency open func beginCriticalSheet(_ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil)
      @objc @MainActor @preconcurrency open var isFloatingPanel: Bool { get }
      @objc @MainActor @preconcurrency open var isResizable: Bool { get }
      @objc @MainActor @preconcurrency open var isZoomable: Bool { get }
      @objc @MainActor @preconcurrency open var isMiniaturizable: Bool { get }
      @objc @MainActor @preconcurrency open var hasCloseBox: Bool { get }
      @objc @MainActor @preconcurrency open var hasTitleBar: Bool { get }
      @objc @MainActor @preconcurrency open var isModalPanel: Bool { get }
      @objc @MainActor @preconcurrency open var orderedIndex: Int { get set }
      @objc @MainActor @preconcurrency open var worksWhenModal: Bool { get }
      public static var didExposeNotification: NSNotification.Name { get }
      public static var willMiniaturizeNotification: NSNotification.Name { get }
      public static var didUpdateNotification: NSNotification.Name { get }
      public static var didChangeScreenProfileNotification: NSNotification.Name { get }
      public static var didChangeBackingPropertiesNotification: NSNotification.Name { get }
      public static var willBeginSheetNotification: NSNotification.Name { get }
      public static var didEndSheetNotification: NSNotification.Name { get }
    }
    @objc public enum NSTitlebarSeparatorStyle : Int, Sendable {
      case automatic
      case none
      case line
      case shadow
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    """#
}
