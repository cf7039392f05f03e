extension InterfaceModules.AppKit {
  /// Tab, grid, stack and split views, collections, token and path fields, and level indicators.
  static let nsContainers = #"""
    @MainActor @preconcurrency open class NSTabViewItem : NSObject {
      public init(identifier: Any?)
      public convenience init(viewController: NSViewController)
      @objc open var identifier: Any? { get set }
      @objc open var label: String { get set }
      @objc open var image: NSImage? { get set }
      @objc open var view: NSView? { get set }
      @objc open var viewController: NSViewController? { get set }
      @objc open var toolTip: String? { get set }
    }
    @MainActor @preconcurrency open class NSTabView : NSView {
      override public init(frame: NSRect)
      public required init?(coder: NSCoder)
      @objc weak open var delegate: (any NSTabViewDelegate)? { get set }
      @objc open var tabViewItems: [NSTabViewItem] { get set }
      @objc open var selectedTabViewItem: NSTabViewItem? { get }
      @objc open var numberOfTabViewItems: Int { get }
      @objc open var tabViewType: NSTabView.TabType { get set }
      @objc open func addTabViewItem(_ tabViewItem: NSTabViewItem)
      @objc open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int)
      @objc open func removeTabViewItem(_ tabViewItem: NSTabViewItem)
      @objc open func selectTabViewItem(_ tabViewItem: NSTabViewItem?)
      @objc open func selectTabViewItem(at index: Int)
      @objc open func selectTabViewItem(withIdentifier identifier: Any)
      @objc public enum TabType : UInt, Sendable {
        case topTabsBezelBorder
        case leftTabsBezelBorder
        case bottomTabsBezelBorder
        case rightTabsBezelBorder
        case noTabsBezelBorder
        case noTabsLineBorder
        case noTabsNoBorder
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc @MainActor @preconcurrency open var tabPosition: NSTabView.TabPosition { get set }
      @objc @MainActor @preconcurrency open var tabViewBorderType: NSTabView.TabViewBorderType { get set }
      @objc public enum TabPosition : UInt, Sendable {
        case none
        case top
        case left
        case bottom
        case right
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum TabViewBorderType : UInt, Sendable {
        case none
        case line
        case bezel
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc @MainActor @preconcurrency open func selectNextTabViewItem(_ sender: Any?)
      @objc @MainActor @preconcurrency open func selectPreviousTabViewItem(_ sender: Any?)
      @objc @MainActor @preconcurrency open func selectFirstTabViewItem(_ sender: Any?)
      @objc @MainActor @preconcurrency open func selectLastTabViewItem(_ sender: Any?)
      @objc @MainActor @preconcurrency open func takeSelectedTabViewItemFromSender(_ sender: Any?)
      @discardableResult @objc @MainActor @preconcurrency open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int
      @discardableResult @objc @MainActor @preconcurrency open func tabViewItem(at index: Int) -> NSTabViewItem
      @objc @MainActor @preconcurrency open var controlSize: NSControl.ControlSize { get set }
      @objc @MainActor @preconcurrency open var font: NSFont { get set }
      @objc @MainActor @preconcurrency open var drawsBackground: Bool { get set }
      @objc @MainActor @preconcurrency open var allowsTruncatedLabels: Bool { get set }
      @objc @MainActor @preconcurrency open var contentRect: NSRect { get }
    }
    @MainActor @preconcurrency open class NSTabViewController : NSViewController {
      override public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?)
      public required init?(coder: NSCoder)
      @objc open var tabStyle: NSTabViewController.TabStyle { get set }
      @objc open var tabView: NSTabView { get set }
      @objc open var tabViewItems: [NSTabViewItem] { get set }
      @objc open var selectedTabViewItemIndex: Int { get set }
      @objc open func addTabViewItem(_ tabViewItem: NSTabViewItem)
      @objc open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int)
      @objc open func removeTabViewItem(_ tabViewItem: NSTabViewItem)
      @objc public enum TabStyle : Int, Sendable {
        case segmentedControlOnTop
        case segmentedControlOnBottom
        case toolbar
        case unspecified
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc @MainActor @preconcurrency open var transitionOptions: NSViewController.TransitionOptions { get set }
      @objc @MainActor @preconcurrency open var canPropagateSelectedChildViewControllerTitle: Bool { get set }
      @discardableResult @objc @MainActor @preconcurrency open func tabViewItem(for viewController: NSViewController) -> NSTabViewItem?
    }
    // https://developer.apple.com/documentation/appkit/nsgridview
    @MainActor @preconcurrency open class NSGridCell : NSObject {
      @objc open var contentView: NSView? { get set }
      @objc open var xPlacement: NSGridCell.Placement { get set }
      @objc open var yPlacement: NSGridCell.Placement { get set }
      @objc public enum Placement : Int, Sendable {
        case inherited
        case none
        case leading
        case trailing
        case center
        case fill
        public static var top: NSGridCell.Placement { get }
        public static var bottom: NSGridCell.Placement { get }
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc @MainActor @preconcurrency open class var emptyContentView: NSView { get }
      @objc @MainActor @preconcurrency open var customPlacementConstraints: [NSLayoutConstraint] { get set }
      @objc @MainActor @preconcurrency open var row: NSGridRow? { get }
      @objc @MainActor @preconcurrency open var column: NSGridColumn? { get }
    }
    @MainActor @preconcurrency open class NSGridRow : NSObject {
      @objc open var yPlacement: NSGridCell.Placement { get set }
      @objc open var rowAlignment: NSGridRow.Alignment { get set }
      @objc open var height: CGFloat { get set }
      @objc open var topPadding: CGFloat { get set }
      @objc open var bottomPadding: CGFloat { get set }
      @objc open var isHidden: Bool { get set }
      @discardableResult @objc open func cell(at index: Int) -> NSGridCell
      @objc open func mergeCells(in range: NSRange)
      @objc public enum Alignment : Int, Sendable {
        case inherited
        case none
        case firstBaseline
        case lastBaseline
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @MainActor @preconcurrency open class NSGridColumn : NSObject {
      @objc open var xPlacement: NSGridCell.Placement { get set }
      @objc open var width: CGFloat { get set }
      @objc open var leadingPadding: CGFloat { get set }
      @objc open var trailingPadding: CGFloat { get set }
      @objc open var isHidden: Bool { get set }
    }
    @MainActor @preconcurrency open class NSGridView : NSView {
      override public init(frame: NSRect)
      public required init?(coder: NSCoder)
      public convenience init(views rows: [[NSView]])
      public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int)
      @objc open var numberOfRows: Int { get }
      @objc open var numberOfColumns: Int { get }
      @objc open var rowSpacing: CGFloat { get set }
      @objc open var columnSpacing: CGFloat { get set }
      @objc open var xPlacement: NSGridCell.Placement { get set }
      @objc open var yPlacement: NSGridCell.Placement { get set }
      @objc open var rowAlignment: NSGridRow.Alignment { get set }
      @discardableResult @objc open func row(at index: Int) -> NSGridRow
      @discardableResult @objc open func column(at index: Int) -> NSGridColumn
      @discardableResult @objc open func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell
      @objc @discardableResult open func addRow(with views: [NSView]) -> NSGridRow
      @objc @discardableResult open func addColumn(with views: [NSView]) -> NSGridColumn
      @objc open func removeRow(at index: Int)
      @objc @MainActor @preconcurrency open func mergeCells(inHorizontalRange hRange: NSRange, verticalRange vRange: NSRange)
      @discardableResult @objc @MainActor @preconcurrency open func cell(for view: NSView) -> NSGridCell?
      @discardableResult @objc @MainActor @preconcurrency open func index(of row: NSGridRow) -> Int
      @discardableResult @objc @MainActor @preconcurrency open func insertRow(at index: Int, with views: [NSView]) -> NSGridRow
      @discardableResult @objc @MainActor @preconcurrency open func insertColumn(at index: Int, with views: [NSView]) -> NSGridColumn
      @objc @MainActor @preconcurrency open func removeColumn(at index: Int)
      @objc @MainActor @preconcurrency open func moveRow(at fromIndex: Int, to toIndex: Int)
    }
    // https://developer.apple.com/documentation/appkit/nsstackview
    extension NSStackView {
      @objc @MainActor @preconcurrency open func addView(_ view: NSView, in gravity: NSStackView.Gravity)
      @objc @MainActor @preconcurrency open func setViews(_ views: [NSView], in gravity: NSStackView.Gravity)
      @objc @MainActor @preconcurrency open func setCustomSpacing(_ spacing: CGFloat, after view: NSView)
      @objc @MainActor @preconcurrency open func setHuggingPriority(_ huggingPriority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation)
      @objc @MainActor @preconcurrency open func setClippingResistancePriority(_ clippingResistancePriority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation)
      @MainActor @preconcurrency public func setVisibilityPriority(_ priority: NSStackView.VisibilityPriority, for view: NSView)
      @objc @MainActor @preconcurrency open var detachesHiddenViews: Bool { get set }
      @objc public enum Gravity : Int, Sendable {
        case top
        case leading
        case center
        case bottom
        case trailing
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct VisibilityPriority : Hashable, Sendable {
        public init(rawValue: Float)
        public static var mustHold: NSStackView.VisibilityPriority { get }
        public static var detachOnlyIfNecessary: NSStackView.VisibilityPriority { get }
        public static var notVisible: NSStackView.VisibilityPriority { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nssplitviewitem
    extension NSSplitView {
      @objc @MainActor @preconcurrency open func adjustSubviews()
      @objc @MainActor @preconcurrency open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int)
      @discardableResult @objc @MainActor @preconcurrency open func isSubviewCollapsed(_ subview: NSView) -> Bool
      @objc @MainActor @preconcurrency open var dividerThickness: CGFloat { get }
    }
    extension NSSplitViewItem {
      @MainActor @preconcurrency public convenience init(inspectorWithViewController viewController: NSViewController)
      @MainActor @preconcurrency public convenience init(contentListWithViewController viewController: NSViewController)
      @discardableResult @objc @MainActor @preconcurrency open func animator() -> Self
      @objc @MainActor @preconcurrency open var holdingPriority: NSLayoutConstraint.Priority { get set }
      @objc @MainActor @preconcurrency open var canCollapseFromWindowResize: Bool { get set }
      @objc @MainActor @preconcurrency open var titlebarSeparatorStyle: NSTitlebarSeparatorStyle { get set }
      @objc @MainActor @preconcurrency open var allowsFullHeightLayout: Bool { get set }
      @objc @MainActor @preconcurrency open var isSpringLoaded: Bool { get set }
    }
    @MainActor @preconcurrency open class NSCollectionViewItem : NSViewController {
      override public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?)
      public required init?(coder: NSCoder)
      @objc open var isSelected: Bool { get set }
      @objc open var imageView: NSImageView? { get set }
      @objc open var textField: NSTextField? { get set }
      @objc open var collectionView: NSCollectionView? { get }
      @objc @MainActor @preconcurrency open var highlightState: NSCollectionViewItem.HighlightState { get set }
      @objc public enum HighlightState : Int, Sendable {
        case none
        case forSelection
        case forDeselection
        case asDropTarget
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc @MainActor @preconcurrency open var draggingImageComponents: [NSDraggingImageComponent] { get }
    }
    @MainActor @preconcurrency open class NSCollectionViewLayout : NSObject {
      override public init()
      @objc open func invalidateLayout()
      @objc @MainActor @preconcurrency open var collectionView: NSCollectionView? { get }
      @objc @MainActor @preconcurrency open func prepare()
      @objc @MainActor @preconcurrency open var collectionViewContentSize: NSSize { get }
      @discardableResult @objc @MainActor @preconcurrency open func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes]
      @discardableResult @objc @MainActor @preconcurrency open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
      @discardableResult @objc @MainActor @preconcurrency open func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool
    }
    @MainActor @preconcurrency open class NSCollectionViewFlowLayout : NSCollectionViewLayout {
      override public init()
      @objc open var itemSize: NSSize { get set }
      @objc open var minimumLineSpacing: CGFloat { get set }
      @objc open var minimumInteritemSpacing: CGFloat { get set }
      @objc open var sectionInset: NSEdgeInsets { get set }
      @objc @MainActor @preconcurrency open var scrollDirection: NSCollectionView.ScrollDirection { get set }
      @objc @MainActor @preconcurrency open var estimatedItemSize: NSSize { get set }
      @objc @MainActor @preconcurrency open var headerReferenceSize: NSSize { get set }
      @objc @MainActor @preconcurrency open var footerReferenceSize: NSSize { get set }
      @objc @MainActor @preconcurrency open var sectionHeadersPinToVisibleBounds: Bool { get set }
      @objc @MainActor @preconcurrency open var sectionFootersPinToVisibleBounds: Bool { get set }
    }
    extension NSCollectionView {
      @objc @MainActor @preconcurrency open var selectionIndexPaths: Set<IndexPath> { get set }
      @objc @MainActor @preconcurrency open var collectionViewLayout: NSCollectionViewLayout? { get set }
      @objc @MainActor @preconcurrency open func register(_ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier)
      @discardableResult @objc @MainActor @preconcurrency open func makeItem(withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath) -> NSCollectionViewItem
      @objc @MainActor @preconcurrency open func reloadItems(at indexPaths: Set<IndexPath>)
    }
    // https://developer.apple.com/documentation/appkit/nslevelindicator
    @MainActor @preconcurrency open class NSLevelIndicator : NSControl {
      override public init(frame frameRect: NSRect)
      public required init?(coder: NSCoder)
      @objc open var levelIndicatorStyle: NSLevelIndicator.Style { get set }
      @objc open var minValue: Double { get set }
      @objc open var maxValue: Double { get set }
      @objc open var warningValue: Double { get set }
      @objc open var criticalValue: Double { get set }
      @objc open var fillColor: NSColor! { get set }
      @objc public enum Style : UInt, Sendable {
        case relevancy
        case continuousCapacity
        case discreteCapacity
        case rating
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc @MainActor @preconcurrency open var numberOfTickMarks: Int { get set }
      @objc @MainActor @preconcurrency open var numberOfMajorTickMarks: Int { get set }
      @objc @MainActor @preconcurrency open var warningFillColor: NSColor! { get set }
      @objc @MainActor @preconcurrency open var criticalFillColor: NSColor! { get set }
      @objc @MainActor @preconcurrency open var drawsTieredCapacityLevels: Bool { get set }
      @objc @MainActor @preconcurrency open var ratingImage: NSImage? { get set }
      @objc @MainActor @preconcurrency open var ratingPlaceholderImage: NSImage? { get set }
      @objc @MainActor @preconcurrency open var placeholderVisibility: NSLevelIndicator.PlaceholderVisibility { get set }
      @objc public enum PlaceholderVisibility : Int, Sendable {
        case automatic
        case always
        case whileEditing
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc @MainActor @preconcurrency open var isEditable: Bool { get set }
    }
    @MainActor @preconcurrency open class NSTokenField : NSTextField {
      override public init(frame frameRect: NSRect)
      public required init?(coder: NSCoder)
      @objc open var tokenStyle: NSTokenField.TokenStyle { get set }
      @objc open var completionDelay: TimeInterval { get set }
      @objc open var tokenizingCharacterSet: CharacterSet! { get set }
      @objc public enum TokenStyle : UInt, Sendable {
        case `default`
        case none
        case rounded
        case squared
        case plainSquared
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nspathcontrol
    @MainActor @preconcurrency open class NSPathControl : NSControl {
      override public init(frame frameRect: NSRect)
      public required init?(coder: NSCoder)
      @objc open var url: URL? { get set }
      @objc open var pathStyle: NSPathControl.Style { get set }
      @objc open var isEditable: Bool { get set }
      @objc open var allowedTypes: [String]? { get set }
      @objc public enum Style : Int, Sendable {
        case standard
        case popUp
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    extension NSComboBox {
      @objc @MainActor @preconcurrency open func addItem(withObjectValue object: Any)
      @objc @MainActor @preconcurrency open func removeAllItems()
      @objc @MainActor @preconcurrency open func selectItem(at index: Int)
      @objc @MainActor @preconcurrency open func selectItem(withObjectValue object: Any?)
      @objc @MainActor @preconcurrency open var completes: Bool { get set }
      @objc @MainActor @preconcurrency open var numberOfVisibleItems: Int { get set }
      @objc @MainActor @preconcurrency open var usesDataSource: Bool { get set }
      @objc @MainActor @preconcurrency open var indexOfSelectedItem: Int { get }
      @objc @MainActor @preconcurrency open var objectValueOfSelectedItem: Any? { get }
      @objc @MainActor @preconcurrency open var objectValues: [Any] { get }
    }
    """#
}
