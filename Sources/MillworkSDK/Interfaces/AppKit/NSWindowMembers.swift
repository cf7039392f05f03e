extension InterfaceModules.AppKit {
  /// Further members of windows, panels, menus, alerts and the dock's tile.
  static let nsWindowMembers = #"""
    // https://developer.apple.com/documentation/appkit/nswindow
    extension NSWindow {
      @discardableResult open func beginCriticalSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse
      @discardableResult open func beginSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse
      @discardableResult @objc open func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect
      @discardableResult @objc open func convertPoint(toBacking point: NSPoint) -> NSPoint
      @discardableResult @objc open func convertPoint(fromBacking point: NSPoint) -> NSPoint
      @objc open func discardEvents(matching mask: NSEvent.EventTypeMask, before lastEvent: NSEvent?)
      @objc open var viewsNeedDisplay: Bool { get set }
      @objc open func updateConstraintsIfNeeded()
      @discardableResult @objc open func setFrameUsingName(_ name: NSWindow.FrameAutosaveName, force: Bool) -> Bool
      @objc open var canBecomeVisibleWithoutLogin: Bool { get set }
      @objc open var graphicsContext: NSGraphicsContext? { get }
      @objc open var resizeFlags: NSEvent.ModifierFlags { get }
      @objc open var defaultButtonCell: NSButtonCell? { get set }
      @objc open func disableKeyEquivalentForDefaultButtonCell()
      @objc open func enableKeyEquivalentForDefaultButtonCell()
      @objc open func disableScreenUpdatesUntilFlush()
      @discardableResult @objc open func autorecalculatesContentBorderThickness(for edge: NSRectEdge) -> Bool
      @objc open class var defaultDepthLimit: NSWindow.Depth { get }
      @available(macOS 12.3, *)
      @objc open func requestSharingOfWindow(_ window: NSWindow, completionHandler: @escaping ((any Error)?) -> Void)
      @available(macOS 13.3, *)
      @objc open func requestSharingOfWindow(usingPreview image: NSImage, title: String, completionHandler: @escaping ((any Error)?) -> Void)
    }
    // https://developer.apple.com/documentation/appkit/nstitlebaraccessoryviewcontroller
    extension NSTitlebarAccessoryViewController {
      @objc open var isHidden: Bool { get set }
      @objc open var automaticallyAdjustsSize: Bool { get set }
      @available(macOS 26.1, *)
      @objc open var preferredScrollEdgeEffectStyle: NSScrollEdgeEffectStyle? { get set }
    }
    // https://developer.apple.com/documentation/appkit/nsscrolledgeeffectstyle
    @available(macOS 26.1, *)
    @MainActor @preconcurrency open class NSScrollEdgeEffectStyle : NSObject {
      @objc open class var automatic: NSScrollEdgeEffectStyle { get }
      @objc open class var soft: NSScrollEdgeEffectStyle { get }
      @objc open class var hard: NSScrollEdgeEffectStyle { get }
    }
    // https://developer.apple.com/documentation/appkit/nswindowcontroller
    extension NSWindowController {
      @objc open var windowNibPath: String? { get }
      @objc unowned(unsafe) open var owner: AnyObject? { get }
      @objc open var previewRepresentableActivityItems: [any NSPreviewRepresentableActivityItem]? { get set }
    }
    // https://developer.apple.com/documentation/appkit/nsalert
    extension NSAlert {
      @objc open var showsHelp: Bool { get set }
      @objc open var helpAnchor: NSHelpManager.AnchorName? { get set }
      @objc weak open var delegate: (any NSAlertDelegate)? { get set }
    }
    // https://developer.apple.com/documentation/appkit/nshelpmanager
    @MainActor @preconcurrency open class NSHelpManager : NSObject {
      @objc open class var shared: NSHelpManager { get }
      @objc open class var isContextHelpModeActive: Bool { get set }
      @objc open func setContextHelp(_ attrString: NSAttributedString, for object: Any)
      @objc open func removeContextHelp(for object: Any)
      @discardableResult @objc open func contextHelp(for object: Any) -> NSAttributedString?
      @discardableResult @objc open func showContextHelp(for object: Any, locationHint pt: NSPoint) -> Bool
      @objc open func openHelpAnchor(_ anchor: NSHelpManager.AnchorName, inBook book: NSHelpManager.BookName?)
      @objc open func find(_ query: String, inBook book: NSHelpManager.BookName?)
      @discardableResult @objc open func registerBooks(in bundle: Bundle) -> Bool
      public typealias AnchorName = String
      public typealias BookName = String
    }
    // https://developer.apple.com/documentation/appkit/nssavepanel
    extension NSSavePanel {
      @objc open var isExpanded: Bool { get }
      @objc open func validateVisibleColumns()
      @objc open func ok(_ sender: Any?)
      @objc open func cancel(_ sender: Any?)
      @_nonoverride weak open var delegate: (any NSOpenSavePanelDelegate)? { get set }
      @available(macOS 15.0, *)
      @objc open var showsContentTypes: Bool { get set }
      @available(macOS 15.0, *)
      open var currentContentType: UTType? { get set }
    }
    extension NSOpenPanel {
      @objc open var canDownloadUbiquitousContents: Bool { get set }
      @objc open var canResolveUbiquitousConflicts: Bool { get set }
    }
    // https://developer.apple.com/documentation/appkit/nsmenu
    extension NSMenu {
      @objc open var allowsContextMenuPlugIns: Bool { get set }
      @available(macOS 15.2, *)
      @objc open var automaticallyInsertsWritingToolsItems: Bool { get set }
      @objc open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { get set }
      @discardableResult @objc open func indexOfItem(withRepresentedObject object: Any?) -> Int
      @discardableResult @objc open func indexOfItem(withSubmenu submenu: NSMenu?) -> Int
      @discardableResult @objc open func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int
      @objc open func cancelTrackingWithoutAnimation()
      @objc open var identifier: NSUserInterfaceItemIdentifier? { get set }
      @objc open var appearance: NSAppearance? { get set }
      @objc open var effectiveAppearance: NSAppearance { get }
      @objc open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView, with font: NSFont?)
      @objc open func submenuAction(_ sender: Any?)
      @available(macOS 14.0, *)
      @discardableResult @objc open class func palette(colors: [NSColor], titles: [String] = [], selectionHandler onSelectionChange: ((NSMenu) -> Void)? = nil) -> Self
    }
    extension NSMenuItem {
      @objc open var userKeyEquivalent: String { get }
      @objc open class var usesUserKeyEquivalents: Bool { get set }
    }
    @available(macOS 14.0, *)
    extension NSMenuItemBadge {
      public convenience init(count itemCount: Int, type: NSMenuItemBadge.BadgeType)
      @discardableResult @objc open class func updates(count itemCount: Int) -> Self
      @discardableResult @objc open class func newItems(count itemCount: Int) -> Self
      @discardableResult @objc open class func alerts(count itemCount: Int) -> Self
      @objc open var itemCount: Int { get }
      @objc open var type: NSMenuItemBadge.BadgeType { get }
      @objc open var stringValue: String? { get }
      @objc public enum BadgeType : Int, Sendable {
        case none
        case updates
        case newItems
        case alerts
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nsanimationcontext
    extension NSAnimationContext {
      @MainActor @preconcurrency public class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async
    }
    // https://developer.apple.com/documentation/appkit/nsdocktile
    extension NSDockTile {
      @objc open var size: NSSize { get }
      @objc open var showsApplicationBadge: Bool { get set }
      @objc weak open var owner: AnyObject? { get }
    }
    @objc public protocol NSDockTilePlugIn : NSObjectProtocol {
      func setDockTile(_ dockTile: NSDockTile?)
      @objc optional func dockMenu() -> NSMenu?
    }
    // https://developer.apple.com/documentation/appkit/nsevent
    extension NSEvent {
      @objc public class var foreverDuration: TimeInterval { get }
    }
    extension NSEvent.EventTypeMask {
    }
    """#
}
