extension InterfaceModules.AppKit {
  /// Windows, panels, screens, and the application.
  static let nsWindow = #"""
    // https://developer.apple.com/documentation/appkit/windows-panels-and-screens
    // https://developer.apple.com/documentation/appkit/nsapplication
    @MainActor @preconcurrency open class NSWindow : NSResponder {
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
      public struct StyleMask : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var borderless: Self { get }
        public static var titled: Self { get }
        public static var closable: Self { get }
        public static var miniaturizable: Self { get }
        public static var resizable: Self { get }
        public static var unifiedTitleAndToolbar: Self { get }
        public static var fullScreen: Self { get }
        public static var fullSizeContentView: Self { get }
        public static var utilityWindow: Self { get }
        public static var docModalWindow: Self { get }
        public static var nonactivatingPanel: Self { get }
        public static var hudWindow: Self { get }
      }
      public struct CollectionBehavior : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var `default`: Self { get }
        public static var canJoinAllSpaces: Self { get }
        public static var moveToActiveSpace: Self { get }
        public static var managed: Self { get }
        public static var transient: Self { get }
        public static var stationary: Self { get }
        public static var participatesInCycle: Self { get }
        public static var ignoresCycle: Self { get }
        public static var fullScreenPrimary: Self { get }
        public static var fullScreenAuxiliary: Self { get }
        public static var fullScreenNone: Self { get }
        public static var fullScreenAllowsTiling: Self { get }
        public static var fullScreenDisallowsTiling: Self { get }
        public static var primary: Self { get }
        public static var auxiliary: Self { get }
        public static var canJoinAllApplications: Self { get }
      }
      public struct OcclusionState : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var visible: Self { get }
      }
      @objc public enum BackingStoreType : UInt, Sendable {
        case retained
        case nonretained
        case buffered
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum OrderingMode : Int, Sendable {
        case above = 1
        case below = -1
        case out = 0
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum TitleVisibility : Int, Sendable {
        case visible
        case hidden
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum ToolbarStyle : Int, Sendable {
        case automatic
        case expanded
        case preference
        case unified
        case unifiedCompact
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum ButtonType : UInt, Sendable {
        case closeButton
        case miniaturizeButton
        case zoomButton
        case toolbarButton
        case documentIconButton
        case documentVersionsButton
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum AnimationBehavior : Int, Sendable {
        case `default`
        case none
        case documentWindow
        case utilityWindow
        case alertPanel
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum TabbingMode : Int, Sendable {
        case automatic
        case preferred
        case disallowed
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum SharingType : UInt, Sendable {
        case none
        case readOnly
        case readWrite
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      public struct Level : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: Int)
        public init(rawValue: Int)
        public var rawValue: Int { get }
        public static var normal: NSWindow.Level { get }
        public static var floating: NSWindow.Level { get }
        public static var submenu: NSWindow.Level { get }
        public static var tornOffMenu: NSWindow.Level { get }
        public static var mainMenu: NSWindow.Level { get }
        public static var statusBar: NSWindow.Level { get }
        public static var modalPanel: NSWindow.Level { get }
        public static var popUpMenu: NSWindow.Level { get }
        public static var screenSaver: NSWindow.Level { get }
      }
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
      @objc public enum UserTabbingPreference : Int, Sendable {
        case manual
        case always
        case inFullScreen
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open class var userTabbingPreference: NSWindow.UserTabbingPreference { get }
      @MainActor @preconcurrency open class func windowNumber(at point: NSPoint, belowWindowWithWindowNumber windowNumber: Int) -> Int
      @MainActor @preconcurrency open class func windowNumbers(options: NSWindow.NumberListOptions = []) -> [NSNumber]?
      public struct NumberListOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var allApplications: Self { get }
        public static var allSpaces: Self { get }
      }
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
      @objc public enum SelectionDirection : UInt, Sendable {
        case directSelection
        case selectingNext
        case selectingPrevious
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
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
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSPanel : NSWindow {
      @MainActor @preconcurrency override public init(contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool)
      @MainActor @preconcurrency override open var isFloatingPanel: Bool { get set }
      @MainActor @preconcurrency open var becomesKeyOnlyIfNeeded: Bool { get set }
      @MainActor @preconcurrency override open var worksWhenModal: Bool { get set }
    }
    @MainActor @preconcurrency open class NSWindowController : NSResponder {
      @MainActor @preconcurrency override public convenience init()
      @MainActor @preconcurrency public init(window: NSWindow?)
      @MainActor @preconcurrency override public required init?(coder: NSCoder)
      // https://developer.apple.com/documentation/appkit/nswindowcontroller/init(windownibname:owner:)
      @MainActor @preconcurrency public convenience init(windowNibName: NSNib.Name)
      @MainActor @preconcurrency public convenience init(windowNibName: NSNib.Name, owner: Any)
      @MainActor @preconcurrency open var windowNibName: NSNib.Name? { get }
      @MainActor @preconcurrency open func windowWillLoad()
      @MainActor @preconcurrency open func loadWindow()
      @MainActor @preconcurrency open var window: NSWindow? { get set }
      @MainActor @preconcurrency open var contentViewController: NSViewController? { get set }
      @MainActor @preconcurrency open var shouldCascadeWindows: Bool { get set }
      @objc @MainActor @preconcurrency open func showWindow(_ sender: Any?)
      @MainActor @preconcurrency open func close()
      @MainActor @preconcurrency open func windowDidLoad()
      @MainActor @preconcurrency open var windowFrameAutosaveName: NSWindow.FrameAutosaveName { get set }
      @MainActor @preconcurrency open var isWindowLoaded: Bool { get }
      @MainActor @preconcurrency open var shouldCloseDocument: Bool { get set }
      @MainActor @preconcurrency open var storyboard: NSStoryboard? { get }
      @MainActor @preconcurrency open func synchronizeWindowTitleWithDocumentName()
      @objc @MainActor @preconcurrency open func dismissController(_ sender: Any?)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSTitlebarAccessoryViewController : NSViewController {
      @MainActor @preconcurrency override public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var layoutAttribute: NSLayoutConstraint.Attribute { get set }
      @MainActor @preconcurrency open var fullScreenMinHeight: CGFloat { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSavePanel : NSPanel {
      @MainActor @preconcurrency override public init(contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool)
      @MainActor @preconcurrency open var nameFieldStringValue: String { get set }
      @MainActor @preconcurrency open var nameFieldLabel: String! { get set }
      @MainActor @preconcurrency open var message: String! { get set }
      @MainActor @preconcurrency open var prompt: String! { get set }
      @MainActor @preconcurrency open var directoryURL: URL? { get set }
      @MainActor @preconcurrency open var allowedContentTypes: [UTType] { get set }
      @available(macOS, introduced: 10.3, deprecated: 12.0, message: "Use -allowedContentTypes instead")
      @MainActor @preconcurrency open var allowedFileTypes: [String]? { get set }
      @MainActor @preconcurrency open var allowsOtherFileTypes: Bool { get set }
      @MainActor @preconcurrency open var canCreateDirectories: Bool { get set }
      @MainActor @preconcurrency open var canSelectHiddenExtension: Bool { get set }
      @MainActor @preconcurrency open var isExtensionHidden: Bool { get set }
      @MainActor @preconcurrency open var showsHiddenFiles: Bool { get set }
      @MainActor @preconcurrency open var showsTagField: Bool { get set }
      @MainActor @preconcurrency open var tagNames: [String]? { get set }
      @MainActor @preconcurrency open var treatsFilePackagesAsDirectories: Bool { get set }
      @MainActor @preconcurrency open var accessoryView: NSView? { get set }
      @MainActor @preconcurrency open var url: URL? { get }
      @discardableResult @MainActor @preconcurrency open func runModal() -> NSApplication.ModalResponse
      @MainActor @preconcurrency open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void)
      @discardableResult @MainActor @preconcurrency open func begin() async -> NSApplication.ModalResponse
      @MainActor @preconcurrency open func beginSheetModal(for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void)
      @discardableResult @MainActor @preconcurrency open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSOpenPanel : NSSavePanel {
      @MainActor @preconcurrency override public init(contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool)
      @MainActor @preconcurrency open var canChooseFiles: Bool { get set }
      @MainActor @preconcurrency open var canChooseDirectories: Bool { get set }
      @MainActor @preconcurrency open var allowsMultipleSelection: Bool { get set }
      @MainActor @preconcurrency open var resolvesAliases: Bool { get set }
      @MainActor @preconcurrency open var isAccessoryViewDisclosed: Bool { get set }
      @MainActor @preconcurrency open var urls: [URL] { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSColorPanel : NSPanel {
      @MainActor @preconcurrency override public init(contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool)
      @MainActor @preconcurrency open class var shared: NSColorPanel { get }
      @MainActor @preconcurrency open var color: NSColor { get set }
      @MainActor @preconcurrency open var showsAlpha: Bool { get set }
      @MainActor @preconcurrency open func setTarget(_ target: Any?)
      @MainActor @preconcurrency open func setAction(_ selector: Selector?)
      @MainActor @preconcurrency open var isContinuous: Bool { get set }
      @MainActor @preconcurrency open var accessoryView: NSView? { get set }
      @MainActor @preconcurrency open var alpha: CGFloat { get }
      @MainActor @preconcurrency open func attach(_ colorList: NSColorList)
      @MainActor @preconcurrency open func detach(_ colorList: NSColorList)
      @objc public enum Mode : Int, Sendable {
        case none
        case gray
        case RGB
        case CMYK
        case HSB
        case customPalette
        case colorList
        case wheel
        case crayon
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var mode: NSColorPanel.Mode { get set }
      @MainActor @preconcurrency open class var sharedColorPanelExists: Bool { get }
      @MainActor @preconcurrency open class func setPickerMode(_ mode: NSColorPanel.Mode)
      public static var colorDidChangeNotification: NSNotification.Name { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSFontPanel : NSPanel {
      @MainActor @preconcurrency override public init(contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool)
      @MainActor @preconcurrency open class var shared: NSFontPanel { get }
      @MainActor @preconcurrency open func setPanelFont(_ fontObj: NSFont, isMultiple flag: Bool)
      @MainActor @preconcurrency open func convert(_ fontObj: NSFont) -> NSFont
      @MainActor @preconcurrency open func reloadDefaultFontFamilies()
      @MainActor @preconcurrency open var accessoryView: NSView? { get set }
      @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @MainActor @preconcurrency open class var sharedFontPanelExists: Bool { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSAlert : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(error: any Error)
      @MainActor @preconcurrency open var messageText: String { get set }
      @MainActor @preconcurrency open var informativeText: String { get set }
      @MainActor @preconcurrency open var alertStyle: NSAlert.Style { get set }
      @MainActor @preconcurrency open var icon: NSImage! { get set }
      @MainActor @preconcurrency open var accessoryView: NSView? { get set }
      @MainActor @preconcurrency open var showsSuppressionButton: Bool { get set }
      @MainActor @preconcurrency open var suppressionButton: NSButton? { get }
      @MainActor @preconcurrency open var buttons: [NSButton] { get }
      @MainActor @preconcurrency open var window: NSWindow { get }
      @discardableResult @MainActor @preconcurrency open func addButton(withTitle title: String) -> NSButton
      @discardableResult @MainActor @preconcurrency open func runModal() -> NSApplication.ModalResponse
      @MainActor @preconcurrency open func beginSheetModal(for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil)
      @discardableResult @MainActor @preconcurrency open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse
      @MainActor @preconcurrency open func layout()
      @objc public enum Style : UInt, Sendable {
        case warning
        case informational
        case critical
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSScreen : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open class var main: NSScreen? { get }
      @MainActor @preconcurrency open class var screens: [NSScreen] { get }
      @MainActor @preconcurrency open class var deepest: NSScreen? { get }
      @MainActor @preconcurrency open var frame: NSRect { get }
      @MainActor @preconcurrency open var visibleFrame: NSRect { get }
      @MainActor @preconcurrency open var backingScaleFactor: CGFloat { get }
      @MainActor @preconcurrency open var localizedName: String { get }
      @MainActor @preconcurrency open var deviceDescription: [NSDeviceDescriptionKey : Any] { get }
      @MainActor @preconcurrency open var safeAreaInsets: NSEdgeInsets { get }
      @MainActor @preconcurrency open var auxiliaryTopLeftArea: NSRect? { get }
      @MainActor @preconcurrency open var auxiliaryTopRightArea: NSRect? { get }
      @MainActor @preconcurrency open var maximumFramesPerSecond: Int { get }
      @MainActor @preconcurrency open var depth: NSWindow.Depth { get }
      @MainActor @preconcurrency open var colorSpace: NSColorSpace? { get }
      @MainActor @preconcurrency open class var screensHaveSeparateSpaces: Bool { get }
      @MainActor @preconcurrency open func canRepresent(_ displayGamut: NSDisplayGamut) -> Bool
      @MainActor @preconcurrency open func convertRectToBacking(_ rect: NSRect) -> NSRect
      @MainActor @preconcurrency open var maximumExtendedDynamicRangeColorComponentValue: CGFloat { get }
      @MainActor @preconcurrency open var maximumPotentialExtendedDynamicRangeColorComponentValue: CGFloat { get }
      @available(macOS 12.0, *)
      @MainActor @preconcurrency open var minimumRefreshInterval: TimeInterval { get }
      @available(macOS 12.0, *)
      @MainActor @preconcurrency open var maximumRefreshInterval: TimeInterval { get }
      @available(macOS 12.0, *)
      @MainActor @preconcurrency open var displayUpdateGranularity: TimeInterval { get }
      @available(macOS 14.0, *)
      @MainActor @preconcurrency open func displayLink(target: Any, selector: Selector) -> CADisplayLink
      public static var colorSpaceDidChangeNotification: NSNotification.Name { get }
    }
    public struct NSDeviceDescriptionKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var resolution: NSDeviceDescriptionKey { get }
      public static var size: NSDeviceDescriptionKey { get }
      public static var isScreen: NSDeviceDescriptionKey { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSApplication : NSResponder {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public required init?(coder: NSCoder)
      @MainActor @preconcurrency open class var shared: NSApplication { get }
      @MainActor @preconcurrency open var delegate: (any NSApplicationDelegate)? { get set }
      @MainActor @preconcurrency open var keyWindow: NSWindow? { get }
      @MainActor @preconcurrency open var mainWindow: NSWindow? { get }
      @MainActor @preconcurrency open var modalWindow: NSWindow? { get }
      @MainActor @preconcurrency open var windows: [NSWindow] { get }
      @MainActor @preconcurrency open var orderedWindows: [NSWindow] { get }
      @MainActor @preconcurrency open var currentEvent: NSEvent? { get }
      @MainActor @preconcurrency open var isActive: Bool { get }
      @MainActor @preconcurrency open var isHidden: Bool { get }
      @MainActor @preconcurrency open var isRunning: Bool { get }
      @MainActor @preconcurrency open var appearance: NSAppearance? { get set }
      @MainActor @preconcurrency open var effectiveAppearance: NSAppearance { get }
      @MainActor @preconcurrency open var applicationIconImage: NSImage! { get set }
      @MainActor @preconcurrency open var mainMenu: NSMenu? { get set }
      @MainActor @preconcurrency open var windowsMenu: NSMenu? { get set }
      @MainActor @preconcurrency open var servicesMenu: NSMenu? { get set }
      @MainActor @preconcurrency open var helpMenu: NSMenu? { get set }
      @MainActor @preconcurrency open var dockTile: NSDockTile { get }
      @MainActor @preconcurrency open var occlusionState: NSApplication.OcclusionState { get }
      @MainActor @preconcurrency open var isFullKeyboardAccessEnabled: Bool { get }
      @MainActor @preconcurrency open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { get }
      @MainActor @preconcurrency open var presentationOptions: NSApplication.PresentationOptions { get set }
      @MainActor @preconcurrency open func activate(ignoringOtherApps flag: Bool)
      @available(macOS 14.0, *)
      @MainActor @preconcurrency open func activate()
      @available(macOS 14.0, *)
      @MainActor @preconcurrency open func yieldActivation(to application: NSRunningApplication)
      @MainActor @preconcurrency open func deactivate()
      @MainActor @preconcurrency open func run()
      @objc @MainActor @preconcurrency open func stop(_ sender: Any?)
      @objc @MainActor @preconcurrency open func hide(_ sender: Any?)
      @objc @MainActor @preconcurrency open func unhide(_ sender: Any?)
      @MainActor @preconcurrency open func unhideWithoutActivation()
      @objc @MainActor @preconcurrency open func hideOtherApplications(_ sender: Any?)
      @objc @MainActor @preconcurrency open func unhideAllApplications(_ sender: Any?)
      @objc @MainActor @preconcurrency open func terminate(_ sender: Any?)
      @MainActor @preconcurrency open func reply(toApplicationShouldTerminate shouldTerminate: Bool)
      @discardableResult @MainActor @preconcurrency open func activationPolicy() -> NSApplication.ActivationPolicy
      @discardableResult @MainActor @preconcurrency open func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool
      @discardableResult @MainActor @preconcurrency open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool
      @discardableResult @MainActor @preconcurrency open func target(forAction action: Selector) -> Any?
      @MainActor @preconcurrency open func sendEvent(_ event: NSEvent)
      @MainActor @preconcurrency open func postEvent(_ event: NSEvent, atStart flag: Bool)
      @discardableResult @MainActor @preconcurrency open func window(withWindowNumber windowNum: Int) -> NSWindow?
      @discardableResult @MainActor @preconcurrency open func runModal(for window: NSWindow) -> NSApplication.ModalResponse
      @MainActor @preconcurrency open func stopModal()
      @MainActor @preconcurrency open func stopModal(withCode returnCode: NSApplication.ModalResponse)
      @discardableResult @MainActor @preconcurrency open func requestUserAttention(_ requestType: NSApplication.RequestUserAttentionType) -> Int
      @objc @MainActor @preconcurrency open func orderFrontStandardAboutPanel(_ sender: Any?)
      @MainActor @preconcurrency open func orderFrontStandardAboutPanel(options optionsDictionary: [NSApplication.AboutPanelOptionKey : Any] = [:])
      @objc @MainActor @preconcurrency open func orderFrontColorPanel(_ sender: Any?)
      @objc @MainActor @preconcurrency open func orderFrontCharacterPalette(_ sender: Any?)
      @objc @MainActor @preconcurrency open func arrangeInFront(_ sender: Any?)
      @objc @MainActor @preconcurrency open func showHelp(_ sender: Any?)
      @MainActor @preconcurrency open func registerForRemoteNotifications()
      @objc public enum ActivationPolicy : Int, Sendable {
        case regular
        case accessory
        case prohibited
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum TerminateReply : UInt, Sendable {
        case terminateCancel
        case terminateNow
        case terminateLater
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum RequestUserAttentionType : UInt, Sendable {
        case criticalRequest
        case informationalRequest
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      public struct OcclusionState : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var visible: Self { get }
      }
      public struct PresentationOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var autoHideDock: Self { get }
        public static var hideDock: Self { get }
        public static var autoHideMenuBar: Self { get }
        public static var hideMenuBar: Self { get }
        public static var disableProcessSwitching: Self { get }
        public static var disableHideApplication: Self { get }
        public static var fullScreen: Self { get }
        public static var autoHideToolbar: Self { get }
      }
      public struct AboutPanelOptionKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var credits: AboutPanelOptionKey { get }
        public static var applicationName: AboutPanelOptionKey { get }
        public static var applicationIcon: AboutPanelOptionKey { get }
        public static var version: AboutPanelOptionKey { get }
        public static var applicationVersion: AboutPanelOptionKey { get }
      }
      public struct ModalResponse : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: Int)
        public init(rawValue: Int)
        public var rawValue: Int { get }
        public static var OK: NSApplication.ModalResponse { get }
        public static var cancel: NSApplication.ModalResponse { get }
        public static var stop: NSApplication.ModalResponse { get }
        public static var abort: NSApplication.ModalResponse { get }
        public static var `continue`: NSApplication.ModalResponse { get }
        public static var alertFirstButtonReturn: NSApplication.ModalResponse { get }
        public static var alertSecondButtonReturn: NSApplication.ModalResponse { get }
        public static var alertThirdButtonReturn: NSApplication.ModalResponse { get }
      }
      public static var didFinishLaunchingNotification: NSNotification.Name { get }
      public static var willBecomeActiveNotification: NSNotification.Name { get }
      public static var didBecomeActiveNotification: NSNotification.Name { get }
      public static var willResignActiveNotification: NSNotification.Name { get }
      public static var didResignActiveNotification: NSNotification.Name { get }
      public static var didHideNotification: NSNotification.Name { get }
      public static var didUnhideNotification: NSNotification.Name { get }
      public static var willTerminateNotification: NSNotification.Name { get }
      public static var didChangeScreenParametersNotification: NSNotification.Name { get }
      public static var didChangeOcclusionStateNotification: NSNotification.Name { get }
      @MainActor @preconcurrency open func setWindowsNeedUpdate(_ needUpdate: Bool)
      @MainActor @preconcurrency open func updateWindows()
      @MainActor @preconcurrency open var isAutomaticCustomizeTouchBarMenuItemEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open func toggleTouchBarCustomizationPalette(_ sender: Any?)
      @MainActor @preconcurrency open func enumerateWindows(options: NSApplication.WindowListOptions = [], using block: (NSWindow, UnsafeMutablePointer<ObjCBool>) -> Void)
      public struct WindowListOptions : OptionSet, _CValue, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static var orderedFrontToBack: Self { get }
      }
      @MainActor @preconcurrency open func cancelUserAttentionRequest(_ request: Int)
      @MainActor @preconcurrency open func abortModal()
      @MainActor @preconcurrency open func beginModalSession(for window: NSWindow) -> NSApplication.ModalSession
      @MainActor @preconcurrency open func runModalSession(_ session: NSApplication.ModalSession) -> NSApplication.ModalResponse
      @MainActor @preconcurrency open func endModalSession(_ session: NSApplication.ModalSession)
      public typealias ModalSession = OpaquePointer
      @MainActor @preconcurrency open func finishLaunching()
      @MainActor @preconcurrency open func preventWindowOrdering()
      @MainActor @preconcurrency open func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any?
      @MainActor @preconcurrency override open func tryToPerform(_ action: Selector, with object: Any?) -> Bool
      @MainActor @preconcurrency open func addWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool)
      @MainActor @preconcurrency open func removeWindowsItem(_ win: NSWindow)
      @MainActor @preconcurrency open func changeWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool)
      @objc @MainActor @preconcurrency open func activateContextHelpMode(_ sender: Any?)
      @objc @MainActor @preconcurrency open func runPageLayout(_ sender: Any?)
      @MainActor @preconcurrency open func nextEvent(matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool) -> NSEvent?
      @MainActor @preconcurrency open func discardEvents(matching mask: NSEvent.EventTypeMask, before lastEvent: NSEvent?)
      @MainActor @preconcurrency open var isProtectedDataAvailable: Bool { get }
      @MainActor @preconcurrency open var enabledRemoteNotificationTypes: UInt { get }
      @MainActor @preconcurrency open var isRegisteredForRemoteNotifications: Bool { get }
      @MainActor @preconcurrency open func unregisterForRemoteNotifications()
      @MainActor @preconcurrency open func enableRelaunchOnLogin()
      @MainActor @preconcurrency open func disableRelaunchOnLogin()
      @MainActor @preconcurrency open func extendStateRestoration()
      @MainActor @preconcurrency open func completeStateRestoration()
      @available(macOS 14.0, *)
      @MainActor @preconcurrency open func yieldActivation(toApplicationWithBundleIdentifier bundleIdentifier: String)
      @available(macOS 26.0, *)
      @MainActor @preconcurrency open var applicationShouldSuppressHighDynamicRangeContent: Bool { get }
      public static var willUpdateNotification: NSNotification.Name { get }
      public static var didUpdateNotification: NSNotification.Name { get }
      public static var willHideNotification: NSNotification.Name { get }
      public static var willUnhideNotification: NSNotification.Name { get }
      public static var didFinishRestoringWindowsNotification: NSNotification.Name { get }
      public static var protectedDataDidBecomeAvailableNotification: NSNotification.Name { get }
    }
    @MainActor @preconcurrency public var NSApp: NSApplication! { get set }
    @MainActor @preconcurrency public protocol NSApplicationDelegate : NSObjectProtocol {
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSDockTile : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var badgeLabel: String? { get set }
      @MainActor @preconcurrency open var contentView: NSView? { get set }
      @MainActor @preconcurrency open func display()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSAnimationContext : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open class var current: NSAnimationContext { get }
      @MainActor @preconcurrency open var duration: TimeInterval { get set }
      @MainActor @preconcurrency open var timingFunction: CAMediaTimingFunction? { get set }
      @MainActor @preconcurrency open var allowsImplicitAnimation: Bool { get set }
      @MainActor @preconcurrency open var completionHandler: (() -> Void)? { get set }
      @discardableResult @MainActor @preconcurrency open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void, completionHandler: (@Sendable () -> Void)? = nil)
      @MainActor @preconcurrency open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void)
      @MainActor @preconcurrency open class func beginGrouping()
      @MainActor @preconcurrency open class func endGrouping()
    }
    """#
}
