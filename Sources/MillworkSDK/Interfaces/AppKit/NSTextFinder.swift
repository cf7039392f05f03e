extension InterfaceModules.AppKit {
  /// Finding in text, events made by hand, buttons with menus, and further members of toolbar items and controls.
  static let nsTextFinder = #"""
    // https://developer.apple.com/documentation/appkit/nstextfinder
    @MainActor @preconcurrency open class NSTextFinder : NSObject {
      override public init()
      public required init(coder: NSCoder)
      @objc weak open var client: (any NSTextFinderClient)? { get set }
      @objc weak open var findBarContainer: (any NSTextFinderBarContainer)? { get set }
      @objc open func performAction(_ op: NSTextFinder.Action)
      @discardableResult @objc open func validateAction(_ op: NSTextFinder.Action) -> Bool
      @objc open func cancelFindIndicator()
      @objc open var findIndicatorNeedsUpdate: Bool { get set }
      @objc open var isIncrementalSearchingEnabled: Bool { get set }
      @objc open var incrementalSearchingShouldDimContentView: Bool { get set }
      @objc open var incrementalMatchRanges: [NSValue] { get }
      @objc open class func drawIncrementalMatchHighlight(in rect: NSRect)
      @objc open func noteClientStringWillChange()
      @objc public enum Action : Int, Sendable {
        case showFindInterface = 1
        case nextMatch = 2
        case previousMatch = 3
        case replaceAll = 4
        case replace = 5
        case replaceAndFind = 6
        case setSearchString = 7
        case replaceAllInSelection = 8
        case selectAll = 9
        case selectAllInSelection = 10
        case hideFindInterface = 11
        case showReplaceInterface = 12
        case hideReplaceInterface = 13
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @objc @MainActor @preconcurrency public protocol NSTextFinderClient : NSObjectProtocol {
      @objc optional var isSelectable: Bool { get }
      @objc optional var allowsMultipleSelection: Bool { get }
      @objc optional var isEditable: Bool { get }
      @objc optional var string: String { get }
      @objc optional func stringLength() -> Int
      @objc optional var firstSelectedRange: NSRange { get }
      @objc optional var selectedRanges: [NSValue] { get set }
      @objc optional func scrollRangeToVisible(_ range: NSRange)
      @objc optional func shouldReplaceCharacters(inRanges ranges: [NSValue], with strings: [String]) -> Bool
      @objc optional func replaceCharacters(in range: NSRange, with string: String)
      @objc optional func didReplaceCharacters()
      @objc optional func rects(forCharacterRange range: NSRange) -> [NSValue]?
      @objc optional var visibleCharacterRanges: [NSValue] { get }
      @objc optional func drawCharacters(in range: NSRange, forContentView view: NSView)
    }
    @objc @MainActor @preconcurrency public protocol NSTextFinderBarContainer : NSObjectProtocol {
      var findBarView: NSView? { get set }
      var isFindBarVisible: Bool { get set }
      func findBarViewDidChangeHeight()
      @objc optional func contentView() -> NSView?
    }
    extension NSScrollView : NSTextFinderBarContainer {
      @objc open var findBarView: NSView? { get set }
      @objc open var isFindBarVisible: Bool { get set }
      @objc open func findBarViewDidChangeHeight()
    }
    // https://developer.apple.com/documentation/appkit/nsevent
    extension NSEvent {
      @discardableResult @objc open class func mouseEvent(with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags, timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, eventNumber eNum: Int, clickCount cNum: Int, pressure: Float) -> NSEvent?
      @discardableResult @objc open class func enterExitEvent(with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags, timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, eventNumber eNum: Int, trackingNumber tNum: Int, userData data: UnsafeMutableRawPointer?) -> NSEvent?
      @discardableResult @objc open class func otherEvent(with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags, timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, subtype: Int16, data1 d1: Int, data2 d2: Int) -> NSEvent?
      public convenience init?(cgEvent: CGEvent)
      public convenience init?(eventRef: UnsafeRawPointer)
      @objc open var eventRef: UnsafeRawPointer? { get }
      @objc open var userData: UnsafeMutableRawPointer? { get }
      @discardableResult @objc open func touches(for view: NSView) -> Set<NSTouch>
      @objc open var absoluteX: Int { get }
      @objc open var absoluteY: Int { get }
      @objc open var absoluteZ: Int { get }
      @objc open var pointingDeviceID: Int { get }
      @objc open var uniqueID: UInt64 { get }
      @objc open var buttonMask: NSEvent.ButtonMask { get }
      public struct ButtonMask : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var penTip: Self { get }
        public static var penLowerSide: Self { get }
        public static var penUpperSide: Self { get }
      }
      @objc open class func startPeriodicEvents(afterDelay delay: TimeInterval, withPeriod period: TimeInterval)
      @objc open class func stopPeriodicEvents()
    }
    // https://developer.apple.com/documentation/appkit/nscombobutton
    @available(macOS 13.0, *)
    @MainActor @preconcurrency open class NSComboButton : NSControl {
      override public init(frame frameRect: NSRect)
      public required init?(coder: NSCoder)
      public convenience init(title: String, menu: NSMenu?, target: AnyObject?, action: Selector?)
      public convenience init(image: NSImage, menu: NSMenu?, target: AnyObject?, action: Selector?)
      public convenience init(title: String, image: NSImage, menu: NSMenu?, target: AnyObject?, action: Selector?)
      @objc open var title: String { get set }
      @objc open var image: NSImage? { get set }
      @objc open var imageScaling: NSImageScaling { get set }
      @objc open var style: NSComboButton.Style { get set }
      @objc public enum Style : Int, Sendable {
        case split
        case unified
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nscombobox
    extension NSComboBox {
      @objc open var hasVerticalScroller: Bool { get set }
      @objc open var intercellSpacing: NSSize { get set }
      @objc open var itemHeight: CGFloat { get set }
      @objc open var isButtonBordered: Bool { get set }
      @objc open func reloadData()
      @objc open func noteNumberOfItemsChanged()
      @objc open func scrollItemAtIndexToTop(_ index: Int)
      @objc open func scrollItemAtIndexToVisible(_ index: Int)
      @objc open func deselectItem(at index: Int)
      @objc open var numberOfItems: Int { get }
      @_nonoverride weak open var delegate: (any NSComboBoxDelegate)? { get set }
      @objc weak open var dataSource: (any NSComboBoxDataSource)? { get set }
      @objc open func insertItem(withObjectValue object: Any, at index: Int)
      @objc open func removeItem(withObjectValue object: Any)
      @objc open func removeItem(at index: Int)
      @discardableResult @objc open func itemObjectValue(at index: Int) -> Any
      @discardableResult @objc open func indexOfItem(withObjectValue object: Any) -> Int
      @objc public class var selectionDidChangeNotification: NSNotification.Name { get }
      @objc public class var selectionIsChangingNotification: NSNotification.Name { get }
      @objc public class var willDismissNotification: NSNotification.Name { get }
      @objc public class var willPopUpNotification: NSNotification.Name { get }
    }
    // https://developer.apple.com/documentation/appkit/nsbutton
    extension NSButton {
      public convenience init(title: String, image: NSImage, target: Any?, action: Selector?)
      @available(macOS 26.0, *)
      @objc open var borderShape: NSControl.BorderShape { get set }
    }
    extension NSControl {
      @available(macOS 26.0, *)
      @objc public enum BorderShape : Int, Sendable {
        case automatic
        case capsule
        case roundedRectangle
        case circle
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nspopupbutton
    extension NSPopUpButton {
      @objc open func setTitle(_ string: String)
    }
    @MainActor @preconcurrency open class NSPopUpButtonCell : NSButtonCell {
      public init(textCell stringValue: String, pullsDown pullDown: Bool)
      public required init(coder: NSCoder)
      @objc open var pullsDown: Bool { get set }
      @objc open var autoenablesItems: Bool { get set }
      @objc open var preferredEdge: NSRectEdge { get set }
      @objc open var usesItemFromMenu: Bool { get set }
      @objc open var altersStateOfSelectedItem: Bool { get set }
      @objc open var selectedItem: NSMenuItem? { get }
      @objc open var indexOfSelectedItem: Int { get }
      @objc open var arrowPosition: NSPopUpButton.ArrowPosition { get set }
      @objc open func addItem(withTitle title: String)
      @objc open func removeAllItems()
      @objc open func selectItem(at index: Int)
    }
    extension NSPopUpButton {
      @objc public enum ArrowPosition : UInt, Sendable {
        case noArrow
        case arrowAtCenter
        case arrowAtBottom
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nssegmentedcontrol
    extension NSSegmentedControl {
      public convenience init(images: [NSImage], trackingMode: NSSegmentedControl.SwitchTracking, target: Any?, action: Selector?)
      @objc open var trackingMode: NSSegmentedControl.SwitchTracking { get set }
      @available(macOS 26.0, *)
      @objc open var borderShape: NSControl.BorderShape { get set }
    }
    // https://developer.apple.com/documentation/appkit/nsslider
    extension NSSlider {
      @available(macOS 26.0, *)
      @objc open var tintProminence: NSTintProminence { get set }
    }
    extension NSLevelIndicator {
      @discardableResult @objc open func tickMarkValue(at index: Int) -> Double
      @discardableResult @objc open func rectOfTickMark(at index: Int) -> NSRect
    }
    // https://developer.apple.com/documentation/appkit/nsimageview
    extension NSImageView {
      @available(macOS 14.0, *)
      public func addSymbolEffect(_ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true)
      @available(macOS 14.0, *)
      public func addSymbolEffect(_ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true)
      @available(macOS 14.0, *)
      public func addSymbolEffect(_ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true)
      @available(macOS 14.0, *)
      public func removeSymbolEffect(ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true)
      @available(macOS 14.0, *)
      public func removeSymbolEffect(ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true)
      @available(macOS 14.0, *)
      public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true)
      @available(macOS 14.0, *)
      public func setSymbolImage(_ image: NSImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default)
    }
    // https://developer.apple.com/documentation/appkit/nsscroller
    extension NSScroller {
      @objc open class var isCompatibleWithOverlayScrollers: Bool { get }
      @discardableResult @objc open class func scrollerWidth(for controlSize: NSControl.ControlSize, scrollerStyle: NSScroller.Style) -> CGFloat
      @objc open class var preferredScrollerStyle: NSScroller.Style { get }
      @objc open var scrollerStyle: NSScroller.Style { get set }
      @objc open var knobStyle: NSScroller.KnobStyle { get set }
      @objc open var knobProportion: CGFloat { get set }
      @discardableResult @objc open func rect(for partCode: NSScroller.Part) -> NSRect
      @objc open func checkSpaceForParts()
      @objc open func drawKnob()
      @objc open func drawKnobSlot(in slotRect: NSRect, highlight flag: Bool)
      @discardableResult @objc open func testPart(_ point: NSPoint) -> NSScroller.Part
      @objc open func trackKnob(with event: NSEvent)
      @objc open var hitPart: NSScroller.Part { get }
      @objc public enum Part : UInt, Sendable {
        case noPart
        case decrementPage
        case knob
        case incrementPage
        case decrementLine
        case incrementLine
        case knobSlot
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public class var preferredScrollerStyleDidChangeNotification: NSNotification.Name { get }
    }
    extension NSGridView {
      @objc public class var sizedForContent: CGFloat { get }
    }
    extension NSVisualEffectView {
      @objc open var interiorBackgroundStyle: NSView.BackgroundStyle { get }
    }
    // https://developer.apple.com/documentation/appkit/nstoolbaritem
    extension NSToolbarItem {
      @available(macOS 26.0, *)
      @objc public enum Style : Int, Sendable {
        case plain
        case prominent
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @available(macOS 26.0, *)
      @objc open var style: NSToolbarItem.Style { get set }
      @available(macOS 26.0, *)
      @objc open var backgroundTintColor: NSColor? { get set }
      @available(macOS 26.0, *)
      @objc open var badge: NSItemBadge? { get set }
    }
    // https://developer.apple.com/documentation/appkit/nsitembadge
    @available(macOS 26.0, *)
    @MainActor @preconcurrency open class NSItemBadge : NSObject {
      @discardableResult @objc open class func count(_ count: Int) -> Self
      @discardableResult @objc open class func text(_ text: String) -> Self
      @objc open class var indicator: NSItemBadge { get }
      @objc open var text: String? { get }
    }
    """#
}
