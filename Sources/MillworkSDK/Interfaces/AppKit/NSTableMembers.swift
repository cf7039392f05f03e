extension InterfaceModules.AppKit {
  /// Further members of tables, outlines, controls, menus, windows and events; printing, speech and geometry functions.
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
    // https://developer.apple.com/documentation/appkit/printing
    @MainActor @preconcurrency open class NSPrintInfo : NSObject {
      open class var shared: NSPrintInfo { get set }
      override public init()
      open var paperSize: NSSize { get set }
      open var orientation: NSPrintInfo.PaperOrientation { get set }
      open var topMargin: CGFloat { get set }
      open var bottomMargin: CGFloat { get set }
      open var leftMargin: CGFloat { get set }
      open var rightMargin: CGFloat { get set }
      open var isHorizontallyCentered: Bool { get set }
      open var isVerticallyCentered: Bool { get set }
      @objc public enum PaperOrientation : Int, Sendable {
        case portrait
        case landscape
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum PaginationMode : UInt, Sendable {
        case automatic
        case fit
        case clip
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @MainActor @preconcurrency open var scalingFactor: CGFloat { get set }
      @MainActor @preconcurrency open var horizontalPagination: NSPrintInfo.PaginationMode { get set }
      @MainActor @preconcurrency open var verticalPagination: NSPrintInfo.PaginationMode { get set }
      @MainActor @preconcurrency open var imageablePageBounds: NSRect { get }
      @MainActor @preconcurrency open var localizedPaperName: String? { get }
      @MainActor @preconcurrency open var isSelectionOnly: Bool { get set }
      @MainActor @preconcurrency open func dictionary() -> NSMutableDictionary
      @MainActor @preconcurrency open var printSettings: NSMutableDictionary { get }
      @MainActor @preconcurrency open func setUpPrintOperationDefaultValues()
    }
    @MainActor @preconcurrency open class NSPrintOperation : NSObject {
      public convenience init(view: NSView)
      public convenience init(view: NSView, printInfo: NSPrintInfo)
      open var printInfo: NSPrintInfo { get set }
      open var showsPrintPanel: Bool { get set }
      open var showsProgressPanel: Bool { get set }
      open var jobTitle: String? { get set }
      @discardableResult open func run() -> Bool
      open func runModal(for docWindow: NSWindow, delegate: Any?, didRun didRunSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
      @MainActor @preconcurrency open var printPanel: NSPrintPanel { get set }
      @MainActor @preconcurrency open var canSpawnSeparateThread: Bool { get set }
      @MainActor @preconcurrency open var currentPage: Int { get }
      @MainActor @preconcurrency open var pageRange: NSRange { get }
      @MainActor @preconcurrency open var view: NSView? { get }
      @MainActor @preconcurrency open var isCopyingOperation: Bool { get }
      @MainActor @preconcurrency open var context: NSGraphicsContext? { get }
      @MainActor @preconcurrency open var pdfPanel: NSPDFPanel { get set }
      @MainActor @preconcurrency open func cleanUp()
      @MainActor @preconcurrency open func deliverResult() -> Bool
      @MainActor @preconcurrency open class var current: NSPrintOperation? { get set }
    }
    open class NSSpeechSynthesizer : NSObject {
      override public init()
      open func startSpeaking(_ string: String) -> Bool
      open func stopSpeaking()
      open var isSpeaking: Bool { get }
    }
    @MainActor @preconcurrency open class NSSpellChecker : NSObject {
      open class var shared: NSSpellChecker { get }
      open func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange
      open func guesses(forWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int) -> [String]?
      open func completions(forPartialWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int) -> [String]?
      @MainActor @preconcurrency open func correction(forWordRange range: NSRange, in string: String, language: String, inSpellDocumentWithTag tag: Int) -> String?
      @MainActor @preconcurrency open func learnWord(_ word: String)
      @MainActor @preconcurrency open func unlearnWord(_ word: String)
      @MainActor @preconcurrency open func hasLearnedWord(_ word: String) -> Bool
      @MainActor @preconcurrency open func ignoreWord(_ wordToIgnore: String, inSpellDocumentWithTag tag: Int)
      @MainActor @preconcurrency open func setLanguage(_ language: String) -> Bool
      @MainActor @preconcurrency open func language() -> String
      @MainActor @preconcurrency open var availableLanguages: [String] { get }
      @MainActor @preconcurrency open var userPreferredLanguages: [String] { get }
      @MainActor @preconcurrency open class func uniqueSpellDocumentTag() -> Int
      @MainActor @preconcurrency open func closeSpellDocument(withTag tag: Int)
    }
    open class NSDataAsset : NSObject, @unchecked Sendable {
      public convenience init?(name: String)
      open var data: Data { get }
    }
    @MainActor @preconcurrency open class NSStoryboard : NSObject {
      public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?)
      open func instantiateInitialController() -> Any?
      open func instantiateController(withIdentifier identifier: String) -> Any
      @MainActor @preconcurrency open class var main: NSStoryboard? { get }
      @MainActor @preconcurrency open func instantiateInitialController<Controller>(creator block: ((NSCoder) -> Controller?)? = nil) -> Controller? where Controller : NSViewController
      @MainActor @preconcurrency open func instantiateController<Controller>(identifier: NSStoryboard.SceneIdentifier, creator block: ((NSCoder) -> Controller?)? = nil) -> Controller where Controller : NSViewController
      public typealias SceneIdentifier = String
      public typealias Name = String
    }
    // https://developer.apple.com/documentation/foundation/nsrect
    public func NSMakeRect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> NSRect
    public func NSMakePoint(_ x: CGFloat, _ y: CGFloat) -> NSPoint
    public func NSMakeSize(_ w: CGFloat, _ h: CGFloat) -> NSSize
    public func NSInsetRect(_ aRect: NSRect, _ dX: CGFloat, _ dY: CGFloat) -> NSRect
    public func NSPointInRect(_ aPoint: NSPoint, _ aRect: NSRect) -> Bool
    public func NSMouseInRect(_ aPoint: NSPoint, _ aRect: NSRect, _ flipped: Bool) -> Bool
    public func NSIntersectsRect(_ aRect: NSRect, _ bRect: NSRect) -> Bool
    public func NSIntersectionRect(_ aRect: NSRect, _ bRect: NSRect) -> NSRect
    public func NSContainsRect(_ aRect: NSRect, _ bRect: NSRect) -> Bool
    public func NSUnionRect(_ aRect: NSRect, _ bRect: NSRect) -> NSRect
    public func NSOffsetRect(_ aRect: NSRect, _ dX: CGFloat, _ dY: CGFloat) -> NSRect
    public func NSIntegralRect(_ aRect: NSRect) -> NSRect
    public func NSIsEmptyRect(_ aRect: NSRect) -> Bool
    public func NSEqualPoints(_ aPoint: NSPoint, _ bPoint: NSPoint) -> Bool
    public func NSEqualSizes(_ aSize: NSSize, _ bSize: NSSize) -> Bool
    public func NSMinX(_ aRect: NSRect) -> CGFloat
    public func NSMinY(_ aRect: NSRect) -> CGFloat
    public func NSMidX(_ aRect: NSRect) -> CGFloat
    public func NSMidY(_ aRect: NSRect) -> CGFloat
    public func NSMaxX(_ aRect: NSRect) -> CGFloat
    public func NSMaxY(_ aRect: NSRect) -> CGFloat
    public func NSWidth(_ aRect: NSRect) -> CGFloat
    public func NSHeight(_ aRect: NSRect) -> CGFloat
    public func NSPointFromString(_ aString: String) -> NSPoint
    public func NSSizeFromString(_ aString: String) -> NSSize
    public var NSZeroRect: NSRect { get }
    public var NSZeroPoint: NSPoint { get }
    public var NSZeroSize: NSSize { get }
    public var NSEdgeInsetsZero: NSEdgeInsets { get }
    public func NSEqualRects(_ aRect: NSRect, _ bRect: NSRect) -> Bool
    public func NSStringFromRect(_ aRect: NSRect) -> String
    public func NSRectFromString(_ aString: String) -> NSRect
    public func NSStringFromPoint(_ aPoint: NSPoint) -> String
    public func NSStringFromSize(_ aSize: NSSize) -> String
    // https://developer.apple.com/documentation/coregraphics/quartz-display-services
    public class CGEvent : Hashable, @unchecked Sendable {
      public init?(source: CGEventSource?)
      public init?(keyboardEventSource source: CGEventSource?, virtualKey: UInt16, keyDown: Bool)
      public init?(mouseEventSource source: CGEventSource?, mouseType: CGEventType, mouseCursorPosition: CGPoint, mouseButton: CGMouseButton)
      public var location: CGPoint { get set }
      public var flags: CGEventFlags { get set }
      public var type: CGEventType { get set }
      public func post(tap: CGEventTapLocation)
      public static func == (a: CGEvent, b: CGEvent) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CGEventSource : Hashable, @unchecked Sendable {
      public init?(stateID: CGEventSourceStateID)
      public static func == (a: CGEventSource, b: CGEventSource) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public enum CGEventSourceStateID : Int32, Sendable {
      case privateState = -1
      case combinedSessionState
      case hidSystemState
    }
    public enum CGEventTapLocation : UInt32, Sendable {
      case cghidEventTap
      case cgSessionEventTap
      case cgAnnotatedSessionEventTap
    }
    public enum CGMouseButton : UInt32, Sendable {
      case left
      case right
      case center
    }
    public enum CGEventType : UInt32, Sendable {
      case null
      case leftMouseDown
      case leftMouseUp
      case rightMouseDown
      case rightMouseUp
      case mouseMoved
      case leftMouseDragged
      case rightMouseDragged
      case keyDown = 10
      case keyUp
      case flagsChanged
      case scrollWheel = 22
    }
    public struct CGEventFlags : OptionSet, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64)
      public static var maskShift: CGEventFlags { get }
      public static var maskControl: CGEventFlags { get }
      public static var maskAlternate: CGEventFlags { get }
      public static var maskCommand: CGEventFlags { get }
    }
    public typealias CGDirectDisplayID = UInt32
    public typealias CGWindowID = UInt32
    public func CGMainDisplayID() -> CGDirectDisplayID
    public func CGDisplayBounds(_ display: CGDirectDisplayID) -> CGRect
    public func CGPreflightScreenCaptureAccess() -> Bool
    public func CGRequestScreenCaptureAccess() -> Bool
    """#
}
