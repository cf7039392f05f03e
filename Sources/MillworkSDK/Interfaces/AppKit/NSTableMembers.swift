extension InterfaceModules.AppKit {
  /// Further members of tables, outlines, controls, menus, windows and events.
  static let nsTableMembers = #"""
    // https://developer.apple.com/documentation/appkit/nstableview
    extension NSTableView {
      @MainActor @preconcurrency public var tableColumns: [NSTableColumn] { get }
      @MainActor @preconcurrency public var sortDescriptors: [NSSortDescriptor] { get set }
      @MainActor @preconcurrency public var columnAutoresizingStyle: NSTableView.ColumnAutoresizingStyle { get set }
      @MainActor @preconcurrency public var floatsGroupRows: Bool { get set }
      @MainActor @preconcurrency public var usesAutomaticRowHeights: Bool { get set }
      @MainActor @preconcurrency public var allowsColumnReordering: Bool { get set }
      @MainActor @preconcurrency public var allowsColumnResizing: Bool { get set }
      @MainActor @preconcurrency public var allowsColumnSelection: Bool { get set }
      @MainActor @preconcurrency public var autosaveName: NSTableView.AutosaveName? { get set }
      @MainActor @preconcurrency public var autosaveTableColumns: Bool { get set }
      public typealias AutosaveName = String
      @MainActor @preconcurrency public func beginUpdates()
      @MainActor @preconcurrency public func endUpdates()
      @MainActor @preconcurrency public func insertRows(at indexes: IndexSet, withAnimation animationOptions: NSTableView.AnimationOptions = [])
      @MainActor @preconcurrency public func removeRows(at indexes: IndexSet, withAnimation animationOptions: NSTableView.AnimationOptions = [])
      @MainActor @preconcurrency public func moveRow(at oldIndex: Int, to newIndex: Int)
      @MainActor @preconcurrency public func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet)
      @MainActor @preconcurrency public func row(for view: NSView) -> Int
      @MainActor @preconcurrency public func row(at point: NSPoint) -> Int
      @MainActor @preconcurrency public func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView?
      @MainActor @preconcurrency public func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView?
      @objc @MainActor @preconcurrency public func deselectAll(_ sender: Any?)
      @MainActor @preconcurrency public func deselectRow(_ row: Int)
      @MainActor @preconcurrency public func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool)
      @MainActor @preconcurrency public func noteNumberOfRowsChanged()
      @MainActor @preconcurrency public func noteHeightOfRows(withIndexesChanged indexSet: IndexSet)
      @MainActor @preconcurrency public func sizeLastColumnToFit()
      @MainActor @preconcurrency public func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn?
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
      @MainActor @preconcurrency public var outlineTableColumn: NSTableColumn? { get set }
      @MainActor @preconcurrency public var indentationPerLevel: CGFloat { get set }
      @MainActor @preconcurrency public var autosaveExpandedItems: Bool { get set }
      @MainActor @preconcurrency public func reloadItem(_ item: Any?, reloadChildren: Bool = false)
      @MainActor @preconcurrency public func item(atRow row: Int) -> Any?
      @MainActor @preconcurrency public func row(forItem item: Any?) -> Int
      @MainActor @preconcurrency public func parent(forItem item: Any?) -> Any?
      @MainActor @preconcurrency public func isItemExpanded(_ item: Any?) -> Bool
      @MainActor @preconcurrency public func level(forItem item: Any?) -> Int
      @MainActor @preconcurrency public func expandItem(_ item: Any?, expandChildren: Bool)
      @MainActor @preconcurrency public func collapseItem(_ item: Any?, collapseChildren: Bool = false)
    }
    // https://developer.apple.com/documentation/appkit/nscontrol
    extension NSSlider {
      @MainActor @preconcurrency public var isVertical: Bool { get set }
      @MainActor @preconcurrency public var sliderType: NSSlider.SliderType { get set }
      @MainActor @preconcurrency public var trackFillColor: NSColor? { get set }
      @objc public enum SliderType : UInt, Sendable {
        case linear
        case circular
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    extension NSPopUpButton {
      @MainActor @preconcurrency public var itemTitles: [String] { get }
      @MainActor @preconcurrency public var itemArray: [NSMenuItem] { get }
      @MainActor @preconcurrency public var numberOfItems: Int { get }
      @MainActor @preconcurrency public var preferredEdge: NSRectEdge { get set }
      @MainActor @preconcurrency public var autoenablesItems: Bool { get set }
      @MainActor @preconcurrency public func item(at index: Int) -> NSMenuItem?
      @MainActor @preconcurrency public func item(withTitle title: String) -> NSMenuItem?
      @MainActor @preconcurrency public func removeItem(at index: Int)
      @MainActor @preconcurrency public func selectItem(withTag tag: Int) -> Bool
      @MainActor @preconcurrency public func select(_ item: NSMenuItem?)
    }
    extension NSSegmentedControl {
      @MainActor @preconcurrency public func setWidth(_ width: CGFloat, forSegment segment: Int)
      @MainActor @preconcurrency public func isSelected(forSegment segment: Int) -> Bool
      @MainActor @preconcurrency public func setSelected(_ selected: Bool, forSegment segment: Int)
      @MainActor @preconcurrency public func setToolTip(_ toolTip: String?, forSegment segment: Int)
      @MainActor @preconcurrency public func setEnabled(_ enabled: Bool, forSegment segment: Int)
      @MainActor @preconcurrency public func setMenu(_ menu: NSMenu?, forSegment segment: Int)
      @MainActor @preconcurrency public var segmentDistribution: NSSegmentedControl.Distribution { get set }
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
      @MainActor @preconcurrency public var usesThreadedAnimation: Bool { get set }
      @MainActor @preconcurrency public var isBezeled: Bool { get set }
      @MainActor @preconcurrency public func sizeToFit()
    }
    extension NSButton {
      @MainActor @preconcurrency public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?)
      @MainActor @preconcurrency public var alternateImage: NSImage? { get set }
      @MainActor @preconcurrency public var sound: NSSound? { get set }
      @MainActor @preconcurrency public var isSpringLoaded: Bool { get set }
    }
    extension NSBox {
      @MainActor @preconcurrency public var titlePosition: NSBox.TitlePosition { get set }
      @MainActor @preconcurrency public var contentView: NSView? { get set }
      @MainActor @preconcurrency public var borderColor: NSColor { get set }
      @MainActor @preconcurrency public var borderWidth: CGFloat { get set }
      @MainActor @preconcurrency public var isTransparent: Bool { get set }
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
      @MainActor @preconcurrency public func indexOfItem(withTitle title: String) -> Int
      @MainActor @preconcurrency public func indexOfItem(withTag tag: Int) -> Int
      @MainActor @preconcurrency public func index(of item: NSMenuItem) -> Int
      @MainActor @preconcurrency public var minimumWidth: CGFloat { get set }
      @MainActor @preconcurrency public var font: NSFont! { get set }
      @MainActor @preconcurrency public var showsStateColumn: Bool { get set }
      @MainActor @preconcurrency public var highlightedItem: NSMenuItem? { get }
    }
    extension NSMenuItem {
      @MainActor @preconcurrency public var isAlternate: Bool { get set }
      @MainActor @preconcurrency public var identifier: NSUserInterfaceItemIdentifier? { get set }
      @available(macOS 14.4, *)
      @MainActor @preconcurrency public var subtitle: String? { get set }
      @available(macOS 14.0, *)
      @MainActor @preconcurrency public var badge: NSMenuItemBadge? { get set }
      @MainActor @preconcurrency public var onStateImage: NSImage! { get set }
      @MainActor @preconcurrency public var offStateImage: NSImage? { get set }
      @MainActor @preconcurrency public var mixedStateImage: NSImage! { get set }
      @MainActor @preconcurrency public var allowsKeyEquivalentWhenHidden: Bool { get set }
      @MainActor @preconcurrency public var isHighlighted: Bool { get }
      @MainActor @preconcurrency public var parent: NSMenuItem? { get }
    }
    @available(macOS 14.0, *)
    @MainActor @preconcurrency open class NSMenuItemBadge : NSObject {
      public init(string: String)
      public init(count itemCount: Int)
    }
    // https://developer.apple.com/documentation/appkit/nswindow
    extension NSWindow {
      @MainActor @preconcurrency public class func frameRect(forContentRect cRect: NSRect, styleMask style: NSWindow.StyleMask) -> NSRect
      @MainActor @preconcurrency public class func contentRect(forFrameRect fRect: NSRect, styleMask style: NSWindow.StyleMask) -> NSRect
      @discardableResult @MainActor @preconcurrency public func cascadeTopLeft(from topLeftPoint: NSPoint) -> NSPoint
      @MainActor @preconcurrency public func saveFrame(usingName name: NSWindow.FrameAutosaveName)
      @discardableResult @MainActor @preconcurrency public func setFrameUsingName(_ name: NSWindow.FrameAutosaveName) -> Bool
      @MainActor @preconcurrency public func setIsVisible(_ flag: Bool)
      @objc @MainActor @preconcurrency public func runToolbarCustomizationPalette(_ sender: Any?)
      @objc @MainActor @preconcurrency public func selectNextKeyView(_ sender: Any?)
      @objc @MainActor @preconcurrency public func selectPreviousKeyView(_ sender: Any?)
      @MainActor @preconcurrency public func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText?
      @MainActor @preconcurrency public func disableCursorRects()
      @MainActor @preconcurrency public func enableCursorRects()
      @MainActor @preconcurrency public var resizeIncrements: NSSize { get set }
      @MainActor @preconcurrency public var tabGroup: NSWindowTabGroup? { get }
      @MainActor @preconcurrency public var preventsApplicationTerminationWhenModal: Bool { get set }
      @MainActor @preconcurrency public var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] { get set }
      @MainActor @preconcurrency public var miniwindowImage: NSImage? { get set }
      @MainActor @preconcurrency public var miniwindowTitle: String! { get set }
      @MainActor @preconcurrency public var colorSpace: NSColorSpace? { get set }
    }
    @MainActor @preconcurrency open class NSWindowTabGroup : NSObject {
      open var windows: [NSWindow] { get }
      open var isOverviewVisible: Bool { get set }
      open var isTabBarVisible: Bool { get }
      open var selectedWindow: NSWindow? { get set }
    }
    // https://developer.apple.com/documentation/appkit/nsview
    extension NSView {
      @MainActor @preconcurrency public func displayIfNeeded()
      @MainActor @preconcurrency public func lockFocus()
      @MainActor @preconcurrency public func unlockFocus()
      @MainActor @preconcurrency public func rotate(byDegrees angle: CGFloat)
      @MainActor @preconcurrency public var frameCenterRotation: CGFloat { get set }
      @MainActor @preconcurrency public var isInFullScreenMode: Bool { get }
      @MainActor @preconcurrency public func exitFullScreenMode(options: [NSView.FullScreenModeOptionKey : Any]? = nil)
      @MainActor @preconcurrency public func noteFocusRingMaskChanged()
      @MainActor @preconcurrency @objc open func prepareForReuse()
      @objc @MainActor @preconcurrency public func printView(_ sender: Any?)
      public struct FullScreenModeOptionKey : Hashable, Sendable {
        public init(rawValue: String)
        public static var fullScreenModeAllScreens: NSView.FullScreenModeOptionKey { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nsevent
    extension NSEvent {
      @MainActor @preconcurrency public class func keyEvent(with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags, timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, characters keys: String, charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool, keyCode code: UInt16) -> NSEvent?
      public var cgEvent: CGEvent? { get }
      public var trackingArea: NSTrackingArea? { get }
    }
    extension NSApplication {
      @MainActor @preconcurrency public var servicesProvider: Any? { get set }
      @objc @MainActor @preconcurrency public func miniaturizeAll(_ sender: Any?)
    }
    extension NSCursor {
      public class func setHiddenUntilMouseMoves(_ flag: Bool)
    }
    extension NSRunningApplication {
      public convenience init?(processIdentifier pid: pid_t)
      public var launchDate: Date? { get }
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
      @MainActor @preconcurrency public var hasFullSizeContent: Bool { get set }
    }
    extension NSViewController {
      @MainActor @preconcurrency public func present(_ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior)
    }
    extension NSSharingService {
      @MainActor @preconcurrency public var recipients: [String]? { get set }
      @MainActor @preconcurrency public var subject: String? { get set }
      @MainActor @preconcurrency public class func sharingServices(forItems items: [Any]) -> [NSSharingService]
    }
    extension NSSharingServicePicker {
      @available(macOS 13.0, *)
      @MainActor @preconcurrency public var standardShareMenuItem: NSMenuItem { get }
    }
    extension NSColor {
      public class var alternatingContentBackgroundColors: [NSColor] { get }
      @available(macOS 14.0, *)
      public class var systemFill: NSColor { get }
      @available(macOS 14.0, *)
      public class var secondarySystemFill: NSColor { get }
      @available(macOS 14.0, *)
      public class var tertiarySystemFill: NSColor { get }
      @available(macOS 14.0, *)
      public class var quaternarySystemFill: NSColor { get }
      @available(macOS 14.0, *)
      public class var quinarySystemFill: NSColor { get }
    }
    @MainActor @preconcurrency open class NSColorSampler : NSObject {
      override public init()
      open func show(selectionHandler: @escaping (NSColor?) -> Void)
    }
    // https://developer.apple.com/documentation/appkit/nsvalidateduserinterfaceitem
    @MainActor @preconcurrency public protocol NSValidatedUserInterfaceItem {
      var action: Selector? { get }
      var tag: Int { get }
    }
    @MainActor @preconcurrency public protocol NSUserInterfaceValidations {
      func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
    }
    @MainActor @preconcurrency public protocol NSOpenSavePanelDelegate : NSObjectProtocol {
    }
    public protocol NSTextStorageDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency public protocol NSSharingServiceDelegate : NSObjectProtocol {
    }
    """#
}
