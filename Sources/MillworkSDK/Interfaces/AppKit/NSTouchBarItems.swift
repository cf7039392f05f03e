extension InterfaceModules.AppKit {
  /// The items of the Touch Bar, and the scrubber.
  static let nsTouchBarItems = #"""
    // https://developer.apple.com/documentation/appkit/nsslidertouchbaritem
    @MainActor @preconcurrency open class NSSliderTouchBarItem : NSTouchBarItem {
      override public init(identifier: NSTouchBarItem.Identifier)
      override public init?(coder: NSCoder)
      @objc open var slider: NSSlider { get set }
      @objc open var doubleValue: Double { get set }
      @objc open var minimumSliderWidth: CGFloat { get set }
      @objc open var maximumSliderWidth: CGFloat { get set }
      @objc open var label: String? { get set }
      @objc open var minimumValueAccessory: NSSliderAccessory? { get set }
      @objc open var maximumValueAccessory: NSSliderAccessory? { get set }
      open var valueAccessoryWidth: NSSliderAccessory.Width { get set }
      @objc weak open var target: AnyObject? { get set }
      @objc open var action: Selector? { get set }
    }
    @MainActor @preconcurrency open class NSSliderAccessory : NSObject {
      public convenience init(image: NSImage)
      @objc open var behavior: NSSliderAccessoryBehavior { get set }
      @objc open var isEnabled: Bool { get set }
      public struct Width : Hashable, Sendable {
        public init(_ rawValue: CGFloat)
        public init(rawValue: CGFloat)
        public var rawValue: CGFloat { get }
        public static let `default`: NSSliderAccessory.Width
        public static let wide: NSSliderAccessory.Width
      }
    }
    @MainActor @preconcurrency open class NSSliderAccessoryBehavior : NSObject {
      @objc open class var automatic: NSSliderAccessoryBehavior { get }
      @objc open class var valueStep: NSSliderAccessoryBehavior { get }
      @objc open class var valueReset: NSSliderAccessoryBehavior { get }
      public convenience init(target: AnyObject?, action: Selector)
      public convenience init(handler: @escaping (NSSliderAccessory) -> Void)
      @objc open func handleAction(_ sender: NSSliderAccessory)
    }
    // https://developer.apple.com/documentation/appkit/nspopovertouchbaritem
    @MainActor @preconcurrency open class NSPopoverTouchBarItem : NSTouchBarItem {
      override public init(identifier: NSTouchBarItem.Identifier)
      override public init?(coder: NSCoder)
      @objc open var popoverTouchBar: NSTouchBar { get set }
      @objc open var collapsedRepresentation: NSView! { get set }
      @objc open var collapsedRepresentationImage: NSImage? { get set }
      @objc open var collapsedRepresentationLabel: String { get set }
      @objc open var pressAndHoldTouchBar: NSTouchBar? { get set }
      @objc open var showsCloseButton: Bool { get set }
      @objc open func showPopover(_ sender: Any?)
      @objc open func dismissPopover(_ sender: Any?)
      @discardableResult @objc open func makeStandardActivatePopoverGestureRecognizer() -> NSGestureRecognizer
    }
    // https://developer.apple.com/documentation/appkit/nsgrouptouchbaritem
    @MainActor @preconcurrency open class NSGroupTouchBarItem : NSTouchBarItem {
      override public init(identifier: NSTouchBarItem.Identifier)
      override public init?(coder: NSCoder)
      public convenience init(identifier: NSTouchBarItem.Identifier, items: [NSTouchBarItem])
      public convenience init(alertStyleWithIdentifier identifier: NSTouchBarItem.Identifier)
      @objc open var groupTouchBar: NSTouchBar { get set }
      @objc open var prefersEqualWidths: Bool { get set }
      @objc open var preferredItemWidth: CGFloat { get set }
      @objc open var groupUserInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { get set }
    }
    // https://developer.apple.com/documentation/appkit/nscolorpickertouchbaritem
    @MainActor @preconcurrency open class NSColorPickerTouchBarItem : NSTouchBarItem {
      override public init(identifier: NSTouchBarItem.Identifier)
      override public init?(coder: NSCoder)
      @discardableResult @objc open class func colorPicker(withIdentifier identifier: NSTouchBarItem.Identifier) -> Self
      @discardableResult @objc open class func textColorPicker(withIdentifier identifier: NSTouchBarItem.Identifier) -> Self
      @discardableResult @objc open class func strokeColorPicker(withIdentifier identifier: NSTouchBarItem.Identifier) -> Self
      @objc open var color: NSColor { get set }
      @objc open var showsAlpha: Bool { get set }
      @objc open var colorList: NSColorList! { get set }
      @objc weak open var target: AnyObject? { get set }
      @objc open var action: Selector? { get set }
      @objc open var isEnabled: Bool { get set }
    }
    // https://developer.apple.com/documentation/appkit/nspickertouchbaritem
    @available(macOS 10.15, *)
    @MainActor @preconcurrency open class NSPickerTouchBarItem : NSTouchBarItem {
      override public init(identifier: NSTouchBarItem.Identifier)
      override public init?(coder: NSCoder)
      public convenience init(identifier: NSTouchBarItem.Identifier, labels: [String], selectionMode: NSPickerTouchBarItem.SelectionMode, target: Any?, action: Selector?)
      public convenience init(identifier: NSTouchBarItem.Identifier, images: [NSImage], selectionMode: NSPickerTouchBarItem.SelectionMode, target: Any?, action: Selector?)
      @objc open var selectedIndex: Int { get set }
      @objc open var numberOfOptions: Int { get set }
      @objc open func setLabel(_ label: String, at index: Int)
      @objc open func setImage(_ image: NSImage?, at index: Int)
      @discardableResult @objc open func isSelected(at index: Int) -> Bool
      @objc open func setSelected(_ selected: Bool, at index: Int)
      @objc weak open var target: AnyObject? { get set }
      @objc open var action: Selector? { get set }
      @objc public enum SelectionMode : Int, Sendable {
        case selectOne
        case selectAny
        case momentary
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nssharingservicepickertouchbaritem
    @MainActor @preconcurrency open class NSSharingServicePickerTouchBarItem : NSTouchBarItem {
      override public init(identifier: NSTouchBarItem.Identifier)
      override public init?(coder: NSCoder)
      @objc weak open var delegate: (any NSSharingServicePickerTouchBarItemDelegate)? { get set }
      @objc open var isEnabled: Bool { get set }
      @objc open var buttonTitle: String { get set }
      @objc open var buttonImage: NSImage? { get set }
    }
    @objc @MainActor @preconcurrency public protocol NSSharingServicePickerTouchBarItemDelegate : NSSharingServicePickerDelegate {
      func items(for pickerTouchBarItem: NSSharingServicePickerTouchBarItem) -> [Any]
    }
    // https://developer.apple.com/documentation/appkit/nsscrubber
    @MainActor @preconcurrency open class NSScrubber : NSView {
      override public init(frame frameRect: NSRect)
      public required init?(coder: NSCoder)
      @objc weak open var dataSource: (any NSScrubberDataSource)? { get set }
      @objc weak open var delegate: (any NSScrubberDelegate)? { get set }
      @objc open var scrubberLayout: NSScrubberLayout { get set }
      @objc open var numberOfItems: Int { get }
      @objc open var highlightedIndex: Int { get }
      @objc open var selectedIndex: Int { get set }
      @objc open var mode: NSScrubber.Mode { get set }
      @objc open var itemAlignment: NSScrubber.Alignment { get set }
      @objc open var isContinuous: Bool { get set }
      @objc open var floatsSelectionViews: Bool { get set }
      @objc open var showsArrowButtons: Bool { get set }
      @objc open var showsAdditionalContentIndicators: Bool { get set }
      @objc open var backgroundColor: NSColor? { get set }
      @objc open var backgroundView: NSView? { get set }
      @objc open func reloadData()
      @objc open func performSequentialBatchUpdates(_ updateBlock: () -> Void)
      @objc open func insertItems(at indexes: IndexSet)
      @objc open func removeItems(at indexes: IndexSet)
      @objc open func reloadItems(at indexes: IndexSet)
      @objc open func moveItem(at oldIndex: Int, to newIndex: Int)
      @objc open func scrollItem(at index: Int, to alignment: NSScrubber.Alignment)
      @discardableResult @objc open func itemViewForItem(at index: Int) -> NSScrubberItemView?
      @objc open func register(_ itemViewClass: AnyClass?, forItemIdentifier itemIdentifier: NSUserInterfaceItemIdentifier)
      @discardableResult @objc open func makeItem(withIdentifier itemIdentifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSScrubberItemView?
      @objc public enum Mode : Int, Sendable {
        case fixed
        case free
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum Alignment : Int, Sendable {
        case none
        case leading
        case trailing
        case center
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @objc @MainActor @preconcurrency public protocol NSScrubberDataSource : NSObjectProtocol {
      func numberOfItems(for scrubber: NSScrubber) -> Int
      func scrubber(_ scrubber: NSScrubber, viewForItemAt index: Int) -> NSScrubberItemView
    }
    @objc @MainActor @preconcurrency public protocol NSScrubberDelegate : NSObjectProtocol {
      @objc optional func scrubber(_ scrubber: NSScrubber, didSelectItemAt selectedIndex: Int)
      @objc optional func scrubber(_ scrubber: NSScrubber, didHighlightItemAt highlightedIndex: Int)
      @objc optional func scrubber(_ scrubber: NSScrubber, didChangeVisibleRange visibleRange: NSRange)
      @objc optional func didBeginInteracting(with scrubber: NSScrubber)
      @objc optional func didFinishInteracting(with scrubber: NSScrubber)
      @objc optional func didCancelInteracting(with scrubber: NSScrubber)
    }
    @MainActor @preconcurrency open class NSScrubberArrangedView : NSView {
      @objc open var isSelected: Bool { get set }
      @objc open var isHighlighted: Bool { get set }
    }
    @MainActor @preconcurrency open class NSScrubberItemView : NSScrubberArrangedView {
    }
    @MainActor @preconcurrency open class NSScrubberTextItemView : NSScrubberItemView {
      @objc open var textField: NSTextField { get }
      @objc open var title: String { get set }
    }
    @MainActor @preconcurrency open class NSScrubberImageItemView : NSScrubberItemView {
      @objc open var imageView: NSImageView { get }
      @objc open var image: NSImage { get set }
      @objc open var imageAlignment: NSImageAlignment { get set }
    }
    @MainActor @preconcurrency open class NSScrubberLayout : NSObject {
      override public init()
      @objc weak open var scrubber: NSScrubber? { get }
      @objc open func invalidateLayout()
      @objc open func prepare()
    }
    @MainActor @preconcurrency open class NSScrubberFlowLayout : NSScrubberLayout {
      override public init()
      @objc open var itemSpacing: CGFloat { get set }
      @objc open var itemSize: NSSize { get set }
      @objc open func invalidateLayoutForItems(at invalidItemIndexes: IndexSet)
    }
    @MainActor @preconcurrency open class NSScrubberProportionalLayout : NSScrubberLayout {
      public init(numberOfVisibleItems: Int)
      @objc open var numberOfVisibleItems: Int { get set }
    }
    // https://developer.apple.com/documentation/appkit/nscandidatelisttouchbaritem
    @MainActor @preconcurrency open class NSCandidateListTouchBarItem<CandidateType> : NSTouchBarItem where CandidateType : AnyObject {
      override public init(identifier: NSTouchBarItem.Identifier)
      public var candidates: [CandidateType] { get }
      public func setCandidates(_ candidates: [CandidateType], forSelectedRange selectedRange: NSRange, in originalString: String?)
      public var isCollapsed: Bool { get set }
      public var allowsCollapsing: Bool { get set }
    }
    """#
}
