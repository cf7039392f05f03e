extension InterfaceModules.AppKit {
  /// Further members of tables, outlines, controls, menus, windows and events.
  static let nsTableMembers = #"""
    // https://developer.apple.com/documentation/appkit/nstableview
    extension NSTableView {
      @objc @MainActor @preconcurrency open var tableColumns: [NSTableColumn] { get }
      @objc @MainActor @preconcurrency open var sortDescriptors: [NSSortDescriptor] { get set }
      @objc @MainActor @preconcurrency open var columnAutoresizingStyle: NSTableView.ColumnAutoresizingStyle { get set }
      @objc @MainActor @preconcurrency open var floatsGroupRows: Bool { get set }
      @objc @MainActor @preconcurrency open var usesAutomaticRowHeights: Bool { get set }
      @objc @MainActor @preconcurrency open var allowsColumnReordering: Bool { get set }
      @objc @MainActor @preconcurrency open var allowsColumnResizing: Bool { get set }
      @objc @MainActor @preconcurrency open var allowsColumnSelection: Bool { get set }
      @objc @MainActor @preconcurrency open var autosaveName: NSTableView.AutosaveName? { get set }
      @objc @MainActor @preconcurrency open var autosaveTableColumns: Bool { get set }
      public typealias AutosaveName = String
      @objc @MainActor @preconcurrency open func beginUpdates()
      @objc @MainActor @preconcurrency open func endUpdates()
      @MainActor @preconcurrency public func insertRows(at indexes: IndexSet, withAnimation animationOptions: NSTableView.AnimationOptions = [])
      @MainActor @preconcurrency public func removeRows(at indexes: IndexSet, withAnimation animationOptions: NSTableView.AnimationOptions = [])
      @objc @MainActor @preconcurrency open func moveRow(at oldIndex: Int, to newIndex: Int)
      @objc @MainActor @preconcurrency open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet)
      @discardableResult @objc @MainActor @preconcurrency open func row(for view: NSView) -> Int
      @discardableResult @objc @MainActor @preconcurrency open func row(at point: NSPoint) -> Int
      @discardableResult @objc @MainActor @preconcurrency open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView?
      @discardableResult @objc @MainActor @preconcurrency open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView?
      @objc @MainActor @preconcurrency open func deselectAll(_ sender: Any?)
      @objc @MainActor @preconcurrency open func deselectRow(_ row: Int)
      @objc @MainActor @preconcurrency open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool)
      @objc @MainActor @preconcurrency open func noteNumberOfRowsChanged()
      @objc @MainActor @preconcurrency open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet)
      @objc @MainActor @preconcurrency open func sizeLastColumnToFit()
      @discardableResult @objc @MainActor @preconcurrency open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn?
      @objc public enum ColumnAutoresizingStyle : UInt, Sendable {
        case noColumnAutoresizing
        case uniformColumnAutoresizingStyle
        case sequentialColumnAutoresizingStyle
        case reverseSequentialColumnAutoresizingStyle
        case lastColumnOnlyAutoresizingStyle
        case firstColumnOnlyAutoresizingStyle
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      public struct AnimationOptions : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var effectFade: NSTableView.AnimationOptions { get }
        public static var effectGap: NSTableView.AnimationOptions { get }
        public static var slideUp: NSTableView.AnimationOptions { get }
        public static var slideDown: NSTableView.AnimationOptions { get }
        public static var slideLeft: NSTableView.AnimationOptions { get }
        public static var slideRight: NSTableView.AnimationOptions { get }
      }
    }
    extension NSOutlineView {
      @objc @MainActor @preconcurrency open var outlineTableColumn: NSTableColumn? { get set }
      @objc @MainActor @preconcurrency open var indentationPerLevel: CGFloat { get set }
      @objc @MainActor @preconcurrency open var autosaveExpandedItems: Bool { get set }
      @objc @MainActor @preconcurrency open func reloadItem(_ item: Any?, reloadChildren: Bool = false)
      @discardableResult @objc @MainActor @preconcurrency open func item(atRow row: Int) -> Any?
      @discardableResult @objc @MainActor @preconcurrency open func row(forItem item: Any?) -> Int
      @discardableResult @objc @MainActor @preconcurrency open func parent(forItem item: Any?) -> Any?
      @discardableResult @objc @MainActor @preconcurrency open func isItemExpanded(_ item: Any?) -> Bool
      @discardableResult @objc @MainActor @preconcurrency open func level(forItem item: Any?) -> Int
      @objc @MainActor @preconcurrency open func expandItem(_ item: Any?, expandChildren: Bool)
      @objc @MainActor @preconcurrency open func collapseItem(_ item: Any?, collapseChildren: Bool = false)
    }
    // https://developer.apple.com/documentation/appkit/nscontrol
    extension NSSlider {
      @objc @MainActor @preconcurrency open var isVertical: Bool { get set }
      @objc @MainActor @preconcurrency open var sliderType: NSSlider.SliderType { get set }
      @objc @MainActor @preconcurrency open var trackFillColor: NSColor? { get set }
      @objc public enum SliderType : UInt, Sendable {
        case linear
        case circular
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    extension NSPopUpButton {
      @objc @MainActor @preconcurrency open var itemTitles: [String] { get }
      @objc @MainActor @preconcurrency open var itemArray: [NSMenuItem] { get }
      @objc @MainActor @preconcurrency open var numberOfItems: Int { get }
      @objc @MainActor @preconcurrency open var preferredEdge: NSRectEdge { get set }
      @objc @MainActor @preconcurrency open var autoenablesItems: Bool { get set }
      @discardableResult @objc @MainActor @preconcurrency open func item(at index: Int) -> NSMenuItem?
      @discardableResult @objc @MainActor @preconcurrency open func item(withTitle title: String) -> NSMenuItem?
      @objc @MainActor @preconcurrency open func removeItem(at index: Int)
      @discardableResult @objc @MainActor @preconcurrency open func selectItem(withTag tag: Int) -> Bool
      @objc @MainActor @preconcurrency open func select(_ item: NSMenuItem?)
    }
    extension NSSegmentedControl {
      @objc @MainActor @preconcurrency open func setWidth(_ width: CGFloat, forSegment segment: Int)
      @discardableResult @objc @MainActor @preconcurrency open func isSelected(forSegment segment: Int) -> Bool
      @objc @MainActor @preconcurrency open func setSelected(_ selected: Bool, forSegment segment: Int)
      @objc @MainActor @preconcurrency open func setToolTip(_ toolTip: String?, forSegment segment: Int)
      @objc @MainActor @preconcurrency open func setEnabled(_ enabled: Bool, forSegment segment: Int)
      @objc @MainActor @preconcurrency open func setMenu(_ menu: NSMenu?, forSegment segment: Int)
      @objc @MainActor @preconcurrency open var segmentDistribution: NSSegmentedControl.Distribution { get set }
      @objc public enum Distribution : Int, Sendable {
        case fit
        case fill
        case fillEqually
        case fillProportionally
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    extension NSProgressIndicator {
      @objc @MainActor @preconcurrency open var usesThreadedAnimation: Bool { get set }
      @objc @MainActor @preconcurrency open var isBezeled: Bool { get set }
      @objc @MainActor @preconcurrency open func sizeToFit()
    }
    extension NSButton {
      @MainActor @preconcurrency public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?)
      @objc @MainActor @preconcurrency open var alternateImage: NSImage? { get set }
      @objc @MainActor @preconcurrency open var sound: NSSound? { get set }
      @objc @MainActor @preconcurrency open var isSpringLoaded: Bool { get set }
    }
    extension NSBox {
      @objc @MainActor @preconcurrency open var titlePosition: NSBox.TitlePosition { get set }
      @objc @MainActor @preconcurrency open var contentView: NSView? { get set }
      @objc @MainActor @preconcurrency open var borderColor: NSColor { get set }
      @objc @MainActor @preconcurrency open var borderWidth: CGFloat { get set }
      @objc @MainActor @preconcurrency open var isTransparent: Bool { get set }
      @objc public enum TitlePosition : UInt, Sendable {
        case noTitle
        case aboveTop
        case atTop
        case belowTop
        case aboveBottom
        case atBottom
        case belowBottom
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nsmenu
    extension NSMenu {
      @discardableResult @objc @MainActor @preconcurrency open func indexOfItem(withTitle title: String) -> Int
      @discardableResult @objc @MainActor @preconcurrency open func indexOfItem(withTag tag: Int) -> Int
      @discardableResult @objc @MainActor @preconcurrency open func index(of item: NSMenuItem) -> Int
      @objc @MainActor @preconcurrency open var minimumWidth: CGFloat { get set }
      @objc @MainActor @preconcurrency open var font: NSFont! { get set }
      @objc @MainActor @preconcurrency open var showsStateColumn: Bool { get set }
      @objc @MainActor @preconcurrency open var highlightedItem: NSMenuItem? { get }
    }
    extension NSMenuItem {
      @objc @MainActor @preconcurrency open var isAlternate: Bool { get set }
      @objc @MainActor @preconcurrency open var identifier: NSUserInterfaceItemIdentifier? { get set }
      @available(macOS 14.4, *)
      @objc @MainActor @preconcurrency open var subtitle: String? { get set }
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open var badge: NSMenuItemBadge? { get set }
      @objc @MainActor @preconcurrency open var onStateImage: NSImage! { get set }
      @objc @MainActor @preconcurrency open var offStateImage: NSImage? { get set }
      @objc @MainActor @preconcurrency open var mixedStateImage: NSImage! { get set }
      @objc @MainActor @preconcurrency open var allowsKeyEquivalentWhenHidden: Bool { get set }
      @objc @MainActor @preconcurrency open var isHighlighted: Bool { get }
      @objc @MainActor @preconcurrency open var parent: NSMenuItem? { get }
    }
    @available(macOS 14.0, *)
    @MainActor @preconcurrency open class NSMenuItemBadge : NSObject {
      public init(string: String)
      public init(count itemCount: Int)
    }
    // https://developer.apple.com/documentation/appkit/nswindow
    extension NSWindow {
      @discardableResult @objc @MainActor @preconcurrency open class func frameRect(forContentRect cRect: NSRect, styleMask style: NSWindow.StyleMask) -> NSRect
      @discardableResult @objc @MainActor @preconcurrency open class func contentRect(forFrameRect fRect: NSRect, styleMask style: NSWindow.StyleMask) -> NSRect
      @objc @discardableResult @MainActor @preconcurrency open func cascadeTopLeft(from topLeftPoint: NSPoint) -> NSPoint
      @objc @MainActor @preconcurrency open func saveFrame(usingName name: NSWindow.FrameAutosaveName)
      @objc @discardableResult @MainActor @preconcurrency open func setFrameUsingName(_ name: NSWindow.FrameAutosaveName) -> Bool
      @objc @MainActor @preconcurrency open func setIsVisible(_ flag: Bool)
      @objc @MainActor @preconcurrency open func runToolbarCustomizationPalette(_ sender: Any?)
      @objc @MainActor @preconcurrency open func selectNextKeyView(_ sender: Any?)
      @objc @MainActor @preconcurrency open func selectPreviousKeyView(_ sender: Any?)
      @discardableResult @objc @MainActor @preconcurrency open func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText?
      @objc @MainActor @preconcurrency open func disableCursorRects()
      @objc @MainActor @preconcurrency open func enableCursorRects()
      @objc @MainActor @preconcurrency open var resizeIncrements: NSSize { get set }
      @objc @MainActor @preconcurrency open var tabGroup: NSWindowTabGroup? { get }
      @objc @MainActor @preconcurrency open var preventsApplicationTerminationWhenModal: Bool { get set }
      @objc @MainActor @preconcurrency open var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] { get set }
      @objc @MainActor @preconcurrency open var miniwindowImage: NSImage? { get set }
      @objc @MainActor @preconcurrency open var miniwindowTitle: String! { get set }
      @objc @MainActor @preconcurrency open var colorSpace: NSColorSpace? { get set }
    }
    @MainActor @preconcurrency open class NSWindowTabGroup : NSObject {
      @objc open var windows: [NSWindow] { get }
      @objc open var isOverviewVisible: Bool { get set }
      @objc open var isTabBarVisible: Bool { get }
      @objc open var selectedWindow: NSWindow? { get set }
    }
    // https://developer.apple.com/documentation/appkit/nsview
    extension NSView {
      @objc @MainActor @preconcurrency open func displayIfNeeded()
      @objc @MainActor @preconcurrency open func lockFocus()
      @objc @MainActor @preconcurrency open func unlockFocus()
      @objc @MainActor @preconcurrency open func rotate(byDegrees angle: CGFloat)
      @objc @MainActor @preconcurrency open var frameCenterRotation: CGFloat { get set }
      @objc @MainActor @preconcurrency open var isInFullScreenMode: Bool { get }
      @MainActor @preconcurrency public func exitFullScreenMode(options: [NSView.FullScreenModeOptionKey : Any]? = nil)
      @objc @MainActor @preconcurrency open func noteFocusRingMaskChanged()
      @MainActor @preconcurrency @objc open func prepareForReuse()
      @objc @MainActor @preconcurrency open func printView(_ sender: Any?)
      public struct FullScreenModeOptionKey : Hashable, Sendable {
        public init(rawValue: String)
        public static var fullScreenModeAllScreens: NSView.FullScreenModeOptionKey { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nsevent
    extension NSEvent {
      @discardableResult @objc open class func keyEvent(with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags, timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, characters keys: String, charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool, keyCode code: UInt16) -> NSEvent?
      public var cgEvent: CGEvent? { get }
      @objc open var trackingArea: NSTrackingArea? { get }
    }
    extension NSApplication {
      @objc @MainActor @preconcurrency open var servicesProvider: Any? { get set }
      @objc @MainActor @preconcurrency open func miniaturizeAll(_ sender: Any?)
    }
    extension NSCursor {
      @objc open class func setHiddenUntilMouseMoves(_ flag: Bool)
    }
    extension NSRunningApplication {
      public convenience init?(processIdentifier pid: pid_t)
      @objc open var launchDate: Date? { get }
    }
    extension NSStatusItem {
      public struct Behavior : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var removalAllowed: NSStatusItem.Behavior { get }
        public static var terminationOnRemoval: NSStatusItem.Behavior { get }
      }
      @MainActor @preconcurrency public var behavior: NSStatusItem.Behavior { get set }
    }
    extension NSPopover {
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open var hasFullSizeContent: Bool { get set }
    }
    extension NSViewController {
      @objc @MainActor @preconcurrency open func present(_ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior)
    }
    extension NSSharingService {
      @objc @MainActor @preconcurrency open var recipients: [String]? { get set }
      @objc @MainActor @preconcurrency open var subject: String? { get set }
      @discardableResult @objc @MainActor @preconcurrency open class func sharingServices(forItems items: [Any]) -> [NSSharingService]
    }
    extension NSSharingServicePicker {
      @available(macOS 13.0, *)
      @objc @MainActor @preconcurrency open var standardShareMenuItem: NSMenuItem { get }
    }
    extension NSColor {
      @objc open class var alternatingContentBackgroundColors: [NSColor] { get }
      @available(macOS 14.0, *)
      @objc open class var systemFill: NSColor { get }
      @available(macOS 14.0, *)
      @objc open class var secondarySystemFill: NSColor { get }
      @available(macOS 14.0, *)
      @objc open class var tertiarySystemFill: NSColor { get }
      @available(macOS 14.0, *)
      @objc open class var quaternarySystemFill: NSColor { get }
      @available(macOS 14.0, *)
      @objc open class var quinarySystemFill: NSColor { get }
    }
    @MainActor @preconcurrency open class NSColorSampler : NSObject {
      override public init()
      @objc open func show(selectionHandler: @escaping (NSColor?) -> Void)
    }
    // https://developer.apple.com/documentation/appkit/nsvalidateduserinterfaceitem
    """#
}
