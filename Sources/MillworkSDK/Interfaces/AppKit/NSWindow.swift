extension InterfaceModules.AppKit {
  /// Windows.
  static let nsWindow = #"""
    // https://developer.apple.com/documentation/appkit/windows-panels-and-screens
    // https://developer.apple.com/documentation/appkit/nsapplication
    @MainActor @preconcurrency open class NSWindow : NSResponder {
      @MainActor @preconcurrency open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
      @MainActor @preconcurrency open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
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
      @MainActor @preconcurrency public init(contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool)
      @MainActor @preconcurrency public convenience init(contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool, screen: NSScreen?)
      @MainActor @preconcurrency public convenience init(contentViewController: NSViewController)
      @MainActor @preconcurrency override public convenience init()
      @MainActor @preconcurrency open var title: String { get set }
      @MainActor @preconcurrency open var subtitle: String { get set }
      @MainActor @preconcurrency open var representedURL: URL? { get set }
      @MainActor @preconcurrency open var titleVisibility: NSWindow.TitleVisibility { get set }
      @MainActor @preconcurrency open var titlebarAppearsTransparent: Bool { get set }
      @MainActor @preconcurrency open var titlebarSeparatorStyle: NSTitlebarSeparatorStyle { get set }
      @MainActor @preconcurrency open var toolbarStyle: NSWindow.ToolbarStyle { get set }
      @MainActor @preconcurrency open var styleMask: NSWindow.StyleMask { get set }
      @MainActor @preconcurrency open var contentView: NSView? { get set }
      @MainActor @preconcurrency open var contentViewController: NSViewController? { get set }
      @MainActor @preconcurrency open var windowController: NSWindowController? { get set }
      @MainActor @preconcurrency open var delegate: (any NSWindowDelegate)? { get set }
      @MainActor @preconcurrency open var toolbar: NSToolbar? { get set }
      @MainActor @preconcurrency open var level: NSWindow.Level { get set }
      @MainActor @preconcurrency open var collectionBehavior: NSWindow.CollectionBehavior { get set }
      @MainActor @preconcurrency open var animationBehavior: NSWindow.AnimationBehavior { get set }
      @MainActor @preconcurrency open var tabbingMode: NSWindow.TabbingMode { get set }
      @MainActor @preconcurrency open var tabbingIdentifier: NSWindow.TabbingIdentifier { get set }
      @MainActor @preconcurrency open var sharingType: NSWindow.SharingType { get set }
      @MainActor @preconcurrency open var backgroundColor: NSColor! { get set }
      @MainActor @preconcurrency open var isOpaque: Bool { get set }
      @MainActor @preconcurrency open var hasShadow: Bool { get set }
      @MainActor @preconcurrency open var alphaValue: CGFloat { get set }
      @MainActor @preconcurrency open var appearance: NSAppearance? { get set }
      @MainActor @preconcurrency open var identifier: NSUserInterfaceItemIdentifier? { get set }
      @MainActor @preconcurrency open var minSize: NSSize { get set }
      @MainActor @preconcurrency open var maxSize: NSSize { get set }
      @MainActor @preconcurrency open var contentMinSize: NSSize { get set }
      @MainActor @preconcurrency open var contentMaxSize: NSSize { get set }
      @MainActor @preconcurrency open var contentAspectRatio: NSSize { get set }
      @MainActor @preconcurrency open var aspectRatio: NSSize { get set }
      @MainActor @preconcurrency open var isMovable: Bool { get set }
      @MainActor @preconcurrency open var isMovableByWindowBackground: Bool { get set }
      @MainActor @preconcurrency open var isReleasedWhenClosed: Bool { get set }
      @MainActor @preconcurrency open var isRestorable: Bool { get set }
      @MainActor @preconcurrency open var isDocumentEdited: Bool { get set }
      @MainActor @preconcurrency open var hidesOnDeactivate: Bool { get set }
      @MainActor @preconcurrency open var canHide: Bool { get set }
      @MainActor @preconcurrency open var ignoresMouseEvents: Bool { get set }
      @MainActor @preconcurrency open var acceptsMouseMovedEvents: Bool { get set }
      @MainActor @preconcurrency open var isExcludedFromWindowsMenu: Bool { get set }
      @MainActor @preconcurrency open var showsToolbarButton: Bool { get set }
      @MainActor @preconcurrency open var initialFirstResponder: NSView? { get set }
      @MainActor @preconcurrency open var parent: NSWindow? { get set }
      @MainActor @preconcurrency open var frame: NSRect { get }
      @MainActor @preconcurrency open var contentLayoutRect: NSRect { get }
      @MainActor @preconcurrency open var contentLayoutGuide: Any? { get }
      @MainActor @preconcurrency open var firstResponder: NSResponder? { get }
      @MainActor @preconcurrency open var screen: NSScreen? { get }
      @MainActor @preconcurrency open var windowNumber: Int { get }
      @MainActor @preconcurrency open var isVisible: Bool { get }
      @MainActor @preconcurrency open var isKeyWindow: Bool { get }
      @MainActor @preconcurrency open var isMainWindow: Bool { get }
      @MainActor @preconcurrency open var isZoomed: Bool { get }
      @MainActor @preconcurrency open var isMiniaturized: Bool { get }
      @MainActor @preconcurrency open var isOnActiveSpace: Bool { get }
      @MainActor @preconcurrency open var inLiveResize: Bool { get }
      @MainActor @preconcurrency open var isSheet: Bool { get }
      @MainActor @preconcurrency open var attachedSheet: NSWindow? { get }
      @MainActor @preconcurrency open var sheetParent: NSWindow? { get }
      @MainActor @preconcurrency open var sheets: [NSWindow] { get }
      @MainActor @preconcurrency open var childWindows: [NSWindow]? { get }
      @MainActor @preconcurrency open var tabbedWindows: [NSWindow]? { get }
      @MainActor @preconcurrency open var canBecomeKey: Bool { get }
      @MainActor @preconcurrency open var canBecomeMain: Bool { get }
      @MainActor @preconcurrency open var backingScaleFactor: CGFloat { get }
      @MainActor @preconcurrency open var effectiveAppearance: NSAppearance { get }
      @MainActor @preconcurrency open var occlusionState: NSWindow.OcclusionState { get }
      @MainActor @preconcurrency open var mouseLocationOutsideOfEventStream: NSPoint { get }
      @discardableResult @MainActor @preconcurrency open func standardWindowButton(_ b: NSWindow.ButtonType) -> NSButton?
      @objc @MainActor @preconcurrency open func makeKeyAndOrderFront(_ sender: Any?)
      @MainActor @preconcurrency open func makeKey()
      @MainActor @preconcurrency open func makeMain()
      @objc @MainActor @preconcurrency open func orderFront(_ sender: Any?)
      @objc @MainActor @preconcurrency open func orderBack(_ sender: Any?)
      @objc @MainActor @preconcurrency open func orderOut(_ sender: Any?)
      @MainActor @preconcurrency open func orderFrontRegardless()
      @MainActor @preconcurrency open func order(_ place: NSWindow.OrderingMode, relativeTo otherWin: Int)
      @discardableResult @MainActor @preconcurrency open func makeFirstResponder(_ responder: NSResponder?) -> Bool
      @MainActor @preconcurrency open func setFrame(_ frameRect: NSRect, display flag: Bool)
      @MainActor @preconcurrency open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool)
      @MainActor @preconcurrency open func setFrameOrigin(_ point: NSPoint)
      @MainActor @preconcurrency open func setFrameTopLeftPoint(_ point: NSPoint)
      @MainActor @preconcurrency open func setContentSize(_ size: NSSize)
      @MainActor @preconcurrency open var frameAutosaveName: NSWindow.FrameAutosaveName { get }
      @discardableResult @MainActor @preconcurrency open func setFrameAutosaveName(_ name: NSWindow.FrameAutosaveName) -> Bool
      @discardableResult @MainActor @preconcurrency open func frameRect(forContentRect contentRect: NSRect) -> NSRect
      @discardableResult @MainActor @preconcurrency open func contentRect(forFrameRect frameRect: NSRect) -> NSRect
      @MainActor @preconcurrency open func center()
      @MainActor @preconcurrency open func close()
      @objc @MainActor @preconcurrency open func performClose(_ sender: Any?)
      @objc @MainActor @preconcurrency open func performMiniaturize(_ sender: Any?)
      @objc @MainActor @preconcurrency open func miniaturize(_ sender: Any?)
      @objc @MainActor @preconcurrency open func deminiaturize(_ sender: Any?)
      @objc @MainActor @preconcurrency open func zoom(_ sender: Any?)
      @objc @MainActor @preconcurrency open func toggleFullScreen(_ sender: Any?)
      @objc @MainActor @preconcurrency open func toggleToolbarShown(_ sender: Any?)
      @objc @MainActor @preconcurrency open func print(_ sender: Any?)
      @MainActor @preconcurrency open func performDrag(with event: NSEvent)
      @MainActor @preconcurrency open func sendEvent(_ event: NSEvent)
      @MainActor @preconcurrency open func beginSheet(_ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil)
      @MainActor @preconcurrency open func endSheet(_ sheetWindow: NSWindow)
      @MainActor @preconcurrency open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse)
      @MainActor @preconcurrency open func addChildWindow(_ childWin: NSWindow, ordered place: NSWindow.OrderingMode)
      @MainActor @preconcurrency open func removeChildWindow(_ childWin: NSWindow)
      @MainActor @preconcurrency open func addTabbedWindow(_ window: NSWindow, ordered: NSWindow.OrderingMode)
      @MainActor @preconcurrency open func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController)
      @discardableResult @MainActor @preconcurrency open func convertPoint(toScreen point: NSPoint) -> NSPoint
      @discardableResult @MainActor @preconcurrency open func convertPoint(fromScreen point: NSPoint) -> NSPoint
      @discardableResult @MainActor @preconcurrency open func convertToScreen(_ rect: NSRect) -> NSRect
      @MainActor @preconcurrency open func invalidateShadow()
      @MainActor @preconcurrency open func display()
      @MainActor @preconcurrency open func displayIfNeeded()
      @discardableResult @MainActor @preconcurrency open func animator() -> Self
      @objc @MainActor @preconcurrency open func toggleTabBar(_ sender: Any?)
      @MainActor @preconcurrency open class var allowsAutomaticWindowTabbing: Bool { get set }
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
      @MainActor @preconcurrency open func update()
      @MainActor @preconcurrency open func trackEvents(matching mask: NSEvent.EventTypeMask, timeout: TimeInterval, mode: RunLoop.Mode, handler trackingHandler: (NSEvent?, UnsafeMutablePointer<ObjCBool>) -> Void)
      @MainActor @preconcurrency open func nextEvent(matching mask: NSEvent.EventTypeMask) -> NSEvent?
      @MainActor @preconcurrency open func nextEvent(matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool) -> NSEvent?
      @MainActor @preconcurrency open func postEvent(_ event: NSEvent, atStart flag: Bool)
      @MainActor @preconcurrency open var tab: NSWindowTab { get }
      @MainActor @preconcurrency open func setContentBorderThickness(_ thickness: CGFloat, for edge: NSRectEdge)
      @MainActor @preconcurrency open func contentBorderThickness(for edge: NSRectEdge) -> CGFloat
      @MainActor @preconcurrency open func setAutorecalculatesContentBorderThickness(_ flag: Bool, for edge: NSRectEdge)
      @objc @MainActor @preconcurrency open func selectNextTab(_ sender: Any?)
      @objc @MainActor @preconcurrency open func selectPreviousTab(_ sender: Any?)
      @objc @MainActor @preconcurrency open func moveTabToNewWindow(_ sender: Any?)
      @objc @MainActor @preconcurrency open func mergeAllWindows(_ sender: Any?)
      @objc @MainActor @preconcurrency open func toggleTabOverview(_ sender: Any?)
      @MainActor @preconcurrency open var restorationClass: (any NSWindowRestoration.Type)? { get set }
      @MainActor @preconcurrency open func disableSnapshotRestoration()
      @MainActor @preconcurrency open func enableSnapshotRestoration()
      @MainActor @preconcurrency open func resetCursorRects()
      @MainActor @preconcurrency open func invalidateCursorRects(for view: NSView)
      @MainActor @preconcurrency open func discardCursorRects()
      @MainActor @preconcurrency open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType])
      @MainActor @preconcurrency open func unregisterDraggedTypes()
      @MainActor @preconcurrency open func recalculateKeyViewLoop()
      @MainActor @preconcurrency open var autorecalculatesKeyViewLoop: Bool { get set }
      @MainActor @preconcurrency open func endEditing(for object: Any?)
      @MainActor @preconcurrency open var deepestScreen: NSScreen? { get }
      @MainActor @preconcurrency open func convertFromScreen(_ rect: NSRect) -> NSRect
      @MainActor @preconcurrency open func convertFromBacking(_ rect: NSRect) -> NSRect
      @MainActor @preconcurrency open func convertToBacking(_ rect: NSRect) -> NSRect
      @MainActor @preconcurrency open func convertPointFromScreen(_ point: NSPoint) -> NSPoint
      @MainActor @preconcurrency open var contentResizeIncrements: NSSize { get set }
      @MainActor @preconcurrency open class var userTabbingPreference: NSWindow.UserTabbingPreference { get }
      @MainActor @preconcurrency open class func windowNumber(at point: NSPoint, belowWindowWithWindowNumber windowNumber: Int) -> Int
      @MainActor @preconcurrency open class func windowNumbers(options: NSWindow.NumberListOptions = []) -> [NSNumber]?
      @MainActor @preconcurrency open class func minFrameWidth(withTitle title: String, styleMask style: NSWindow.StyleMask) -> CGFloat
      @MainActor @preconcurrency open class func removeFrame(usingName name: NSWindow.FrameAutosaveName)
      @MainActor @preconcurrency open func setAnchorAttribute(_ attr: NSLayoutConstraint.Attribute, for orientation: NSLayoutConstraint.Orientation)
      @MainActor @preconcurrency open func anchorAttribute(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Attribute
      @MainActor @preconcurrency open func visualizeConstraints(_ constraints: [NSLayoutConstraint]?)
      @MainActor @preconcurrency open func cacheImage(in rect: NSRect)
      @MainActor @preconcurrency open func canRepresent(_ displayGamut: NSDisplayGamut) -> Bool
      @MainActor @preconcurrency open var displaysWhenScreenProfileChanges: Bool { get set }
      @MainActor @preconcurrency open var preservesContentDuringLiveResize: Bool { get set }
      @MainActor @preconcurrency open var allowsToolTipsWhenApplicationIsInactive: Bool { get set }
      @MainActor @preconcurrency open var allowsConcurrentViewDrawing: Bool { get set }
      @MainActor @preconcurrency open var depthLimit: NSWindow.Depth { get set }
      @MainActor @preconcurrency open func insertTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController, at index: Int)
      @MainActor @preconcurrency open func removeTitlebarAccessoryViewController(at index: Int)
      @MainActor @preconcurrency open var windowTitlebarLayoutDirection: NSUserInterfaceLayoutDirection { get set }
      @MainActor @preconcurrency open func setTitleWithRepresentedFilename(_ filename: String)
      @MainActor @preconcurrency open var representedFilename: String { get set }
      @MainActor @preconcurrency open var dockTile: NSDockTile { get }
      @MainActor @preconcurrency open var drawers: [Any]? { get }
      @objc @MainActor @preconcurrency open func performZoom(_ sender: Any?)
      @MainActor @preconcurrency open func animationResizeTime(_ newFrame: NSRect) -> TimeInterval
      @MainActor @preconcurrency open func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect
      @MainActor @preconcurrency open func selectKeyView(following view: NSView)
      @MainActor @preconcurrency open func selectKeyView(preceding view: NSView)
      @MainActor @preconcurrency open var keyViewSelectionDirection: NSWindow.SelectionDirection { get }
      @MainActor @preconcurrency open var areCursorRectsEnabled: Bool { get }
      @MainActor @preconcurrency open func dataWithEPS(inside rect: NSRect) -> Data
      @MainActor @preconcurrency open func dataWithPDF(inside rect: NSRect) -> Data
      @MainActor @preconcurrency open func beginCriticalSheet(_ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil)
      @MainActor @preconcurrency open var isFloatingPanel: Bool { get }
      @MainActor @preconcurrency open var isResizable: Bool { get }
      @MainActor @preconcurrency open var isZoomable: Bool { get }
      @MainActor @preconcurrency open var isMiniaturizable: Bool { get }
      @MainActor @preconcurrency open var hasCloseBox: Bool { get }
      @MainActor @preconcurrency open var hasTitleBar: Bool { get }
      @MainActor @preconcurrency open var isModalPanel: Bool { get }
      @MainActor @preconcurrency open var orderedIndex: Int { get set }
      @MainActor @preconcurrency open var worksWhenModal: Bool { get }
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
    @MainActor @preconcurrency public protocol NSWindowDelegate : NSObjectProtocol {
    }
    """#
}
