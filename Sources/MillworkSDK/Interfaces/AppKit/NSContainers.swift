extension InterfaceModules.AppKit {
  /// Tab, grid, stack and split views, collections, token and path fields, and level indicators.
  static let nsContainers = #"""
    // https://developer.apple.com/documentation/appkit/nstabview
    @MainActor @preconcurrency public protocol NSTabViewDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency open class NSTabViewItem : NSObject {
      public init(identifier: Any?)
      public convenience init(viewController: NSViewController)
      open var identifier: Any? { get set }
      open var label: String { get set }
      open var image: NSImage? { get set }
      open var view: NSView? { get set }
      open var viewController: NSViewController? { get set }
      open var toolTip: String? { get set }
    }
    @MainActor @preconcurrency open class NSTabView : NSView {
      override public init(frame: NSRect)
      public required init?(coder: NSCoder)
      weak open var delegate: (any NSTabViewDelegate)? { get set }
      open var tabViewItems: [NSTabViewItem] { get set }
      open var selectedTabViewItem: NSTabViewItem? { get }
      open var numberOfTabViewItems: Int { get }
      open var tabViewType: NSTabView.TabType { get set }
      open func addTabViewItem(_ tabViewItem: NSTabViewItem)
      open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int)
      open func removeTabViewItem(_ tabViewItem: NSTabViewItem)
      open func selectTabViewItem(_ tabViewItem: NSTabViewItem?)
      open func selectTabViewItem(at index: Int)
      open func selectTabViewItem(withIdentifier identifier: Any)
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
      @MainActor @preconcurrency open var tabPosition: NSTabView.TabPosition { get set }
      @MainActor @preconcurrency open var tabViewBorderType: NSTabView.TabViewBorderType { get set }
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
      @MainActor @preconcurrency open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int
      @MainActor @preconcurrency open func tabViewItem(at index: Int) -> NSTabViewItem
      @MainActor @preconcurrency open var controlSize: NSControl.ControlSize { get set }
      @MainActor @preconcurrency open var font: NSFont { get set }
      @MainActor @preconcurrency open var drawsBackground: Bool { get set }
      @MainActor @preconcurrency open var allowsTruncatedLabels: Bool { get set }
      @MainActor @preconcurrency open var contentRect: NSRect { get }
    }
    @MainActor @preconcurrency open class NSTabViewController : NSViewController {
      override public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?)
      public required init?(coder: NSCoder)
      open var tabStyle: NSTabViewController.TabStyle { get set }
      open var tabView: NSTabView { get set }
      open var tabViewItems: [NSTabViewItem] { get set }
      open var selectedTabViewItemIndex: Int { get set }
      open func addTabViewItem(_ tabViewItem: NSTabViewItem)
      open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int)
      open func removeTabViewItem(_ tabViewItem: NSTabViewItem)
      @objc public enum TabStyle : Int, Sendable {
        case segmentedControlOnTop
        case segmentedControlOnBottom
        case toolbar
        case unspecified
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var transitionOptions: NSViewController.TransitionOptions { get set }
      @MainActor @preconcurrency open var canPropagateSelectedChildViewControllerTitle: Bool { get set }
      @MainActor @preconcurrency open func tabViewItem(for viewController: NSViewController) -> NSTabViewItem?
    }
    // https://developer.apple.com/documentation/appkit/nsgridview
    @MainActor @preconcurrency open class NSGridCell : NSObject {
      open var contentView: NSView? { get set }
      open var xPlacement: NSGridCell.Placement { get set }
      open var yPlacement: NSGridCell.Placement { get set }
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
      @MainActor @preconcurrency open class var emptyContentView: NSView { get }
      @MainActor @preconcurrency open var customPlacementConstraints: [NSLayoutConstraint] { get set }
      @MainActor @preconcurrency open var row: NSGridRow? { get }
      @MainActor @preconcurrency open var column: NSGridColumn? { get }
    }
    @MainActor @preconcurrency open class NSGridRow : NSObject {
      open var yPlacement: NSGridCell.Placement { get set }
      open var rowAlignment: NSGridRow.Alignment { get set }
      open var height: CGFloat { get set }
      open var topPadding: CGFloat { get set }
      open var bottomPadding: CGFloat { get set }
      open var isHidden: Bool { get set }
      open func cell(at index: Int) -> NSGridCell
      open func mergeCells(in range: NSRange)
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
      open var xPlacement: NSGridCell.Placement { get set }
      open var width: CGFloat { get set }
      open var leadingPadding: CGFloat { get set }
      open var trailingPadding: CGFloat { get set }
      open var isHidden: Bool { get set }
    }
    @MainActor @preconcurrency open class NSGridView : NSView {
      override public init(frame: NSRect)
      public required init?(coder: NSCoder)
      public convenience init(views rows: [[NSView]])
      public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int)
      open var numberOfRows: Int { get }
      open var numberOfColumns: Int { get }
      open var rowSpacing: CGFloat { get set }
      open var columnSpacing: CGFloat { get set }
      open var xPlacement: NSGridCell.Placement { get set }
      open var yPlacement: NSGridCell.Placement { get set }
      open var rowAlignment: NSGridRow.Alignment { get set }
      open func row(at index: Int) -> NSGridRow
      open func column(at index: Int) -> NSGridColumn
      open func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell
      @discardableResult open func addRow(with views: [NSView]) -> NSGridRow
      @discardableResult open func addColumn(with views: [NSView]) -> NSGridColumn
      open func removeRow(at index: Int)
      @MainActor @preconcurrency open func mergeCells(inHorizontalRange hRange: NSRange, verticalRange vRange: NSRange)
      @MainActor @preconcurrency open func cell(for view: NSView) -> NSGridCell?
      @MainActor @preconcurrency open func index(of row: NSGridRow) -> Int
      @MainActor @preconcurrency open func insertRow(at index: Int, with views: [NSView]) -> NSGridRow
      @MainActor @preconcurrency open func insertColumn(at index: Int, with views: [NSView]) -> NSGridColumn
      @MainActor @preconcurrency open func removeColumn(at index: Int)
      @MainActor @preconcurrency open func moveRow(at fromIndex: Int, to toIndex: Int)
    }
    // https://developer.apple.com/documentation/appkit/nsstackview
    extension NSStackView {
      @MainActor @preconcurrency public func addView(_ view: NSView, in gravity: NSStackView.Gravity)
      @MainActor @preconcurrency public func setViews(_ views: [NSView], in gravity: NSStackView.Gravity)
      @MainActor @preconcurrency public func setCustomSpacing(_ spacing: CGFloat, after view: NSView)
      @MainActor @preconcurrency public func setHuggingPriority(_ huggingPriority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation)
      @MainActor @preconcurrency public func setClippingResistancePriority(_ clippingResistancePriority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation)
      @MainActor @preconcurrency public func setVisibilityPriority(_ priority: NSStackView.VisibilityPriority, for view: NSView)
      @MainActor @preconcurrency public var detachesHiddenViews: Bool { get set }
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
      @MainActor @preconcurrency public func adjustSubviews()
      @MainActor @preconcurrency public func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int)
      @MainActor @preconcurrency public func isSubviewCollapsed(_ subview: NSView) -> Bool
      @MainActor @preconcurrency public var dividerThickness: CGFloat { get }
    }
    extension NSSplitViewItem {
      @MainActor @preconcurrency public convenience init(inspectorWithViewController viewController: NSViewController)
      @MainActor @preconcurrency public convenience init(contentListWithViewController viewController: NSViewController)
      @MainActor @preconcurrency public func animator() -> Self
      @MainActor @preconcurrency public var holdingPriority: NSLayoutConstraint.Priority { get set }
      @MainActor @preconcurrency public var canCollapseFromWindowResize: Bool { get set }
      @MainActor @preconcurrency public var titlebarSeparatorStyle: NSTitlebarSeparatorStyle { get set }
      @MainActor @preconcurrency public var allowsFullHeightLayout: Bool { get set }
      @MainActor @preconcurrency public var isSpringLoaded: Bool { get set }
    }
    // https://developer.apple.com/documentation/appkit/nscollectionview
    @MainActor @preconcurrency public protocol NSCollectionViewDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency public protocol NSCollectionViewDelegateFlowLayout : NSCollectionViewDelegate {
    }
    @MainActor @preconcurrency public protocol NSCollectionViewDataSource : NSObjectProtocol {
      func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
      func collectionView(_ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath) -> NSCollectionViewItem
    }
    @MainActor @preconcurrency open class NSCollectionViewItem : NSViewController {
      override public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?)
      public required init?(coder: NSCoder)
      open var isSelected: Bool { get set }
      open var imageView: NSImageView? { get set }
      open var textField: NSTextField? { get set }
      open var collectionView: NSCollectionView? { get }
      @MainActor @preconcurrency open var highlightState: NSCollectionViewItem.HighlightState { get set }
      @objc public enum HighlightState : Int, Sendable {
        case none
        case forSelection
        case forDeselection
        case asDropTarget
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var draggingImageComponents: [NSDraggingImageComponent] { get }
    }
    @MainActor @preconcurrency open class NSCollectionViewLayout : NSObject {
      override public init()
      open func invalidateLayout()
      @MainActor @preconcurrency open var collectionView: NSCollectionView? { get }
      @MainActor @preconcurrency open func prepare()
      @MainActor @preconcurrency open var collectionViewContentSize: NSSize { get }
      @MainActor @preconcurrency open func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes]
      @MainActor @preconcurrency open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
      @MainActor @preconcurrency open func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool
    }
    @MainActor @preconcurrency open class NSCollectionViewFlowLayout : NSCollectionViewLayout {
      override public init()
      open var itemSize: NSSize { get set }
      open var minimumLineSpacing: CGFloat { get set }
      open var minimumInteritemSpacing: CGFloat { get set }
      open var sectionInset: NSEdgeInsets { get set }
      @MainActor @preconcurrency open var scrollDirection: NSCollectionView.ScrollDirection { get set }
      @MainActor @preconcurrency open var estimatedItemSize: NSSize { get set }
      @MainActor @preconcurrency open var headerReferenceSize: NSSize { get set }
      @MainActor @preconcurrency open var footerReferenceSize: NSSize { get set }
      @MainActor @preconcurrency open var sectionHeadersPinToVisibleBounds: Bool { get set }
      @MainActor @preconcurrency open var sectionFootersPinToVisibleBounds: Bool { get set }
    }
    extension NSCollectionView {
      @MainActor @preconcurrency public var selectionIndexPaths: Set<IndexPath> { get set }
      @MainActor @preconcurrency public var collectionViewLayout: NSCollectionViewLayout? { get set }
      @MainActor @preconcurrency public func register(_ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier)
      @MainActor @preconcurrency public func makeItem(withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath) -> NSCollectionViewItem
      @MainActor @preconcurrency public func reloadItems(at indexPaths: Set<IndexPath>)
    }
    // https://developer.apple.com/documentation/appkit/nslevelindicator
    @MainActor @preconcurrency open class NSLevelIndicator : NSControl {
      override public init(frame frameRect: NSRect)
      public required init?(coder: NSCoder)
      open var levelIndicatorStyle: NSLevelIndicator.Style { get set }
      open var minValue: Double { get set }
      open var maxValue: Double { get set }
      open var warningValue: Double { get set }
      open var criticalValue: Double { get set }
      open var fillColor: NSColor! { get set }
      @objc public enum Style : UInt, Sendable {
        case relevancy
        case continuousCapacity
        case discreteCapacity
        case rating
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @MainActor @preconcurrency open var numberOfTickMarks: Int { get set }
      @MainActor @preconcurrency open var numberOfMajorTickMarks: Int { get set }
      @MainActor @preconcurrency open var warningFillColor: NSColor! { get set }
      @MainActor @preconcurrency open var criticalFillColor: NSColor! { get set }
      @MainActor @preconcurrency open var drawsTieredCapacityLevels: Bool { get set }
      @MainActor @preconcurrency open var ratingImage: NSImage? { get set }
      @MainActor @preconcurrency open var ratingPlaceholderImage: NSImage? { get set }
      @MainActor @preconcurrency open var placeholderVisibility: NSLevelIndicator.PlaceholderVisibility { get set }
      @objc public enum PlaceholderVisibility : Int, Sendable {
        case automatic
        case always
        case whileEditing
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var isEditable: Bool { get set }
    }
    // https://developer.apple.com/documentation/appkit/nstokenfield
    @MainActor @preconcurrency public protocol NSTokenFieldDelegate : NSTextFieldDelegate {
    }
    @MainActor @preconcurrency open class NSTokenField : NSTextField {
      override public init(frame frameRect: NSRect)
      public required init?(coder: NSCoder)
      open var tokenStyle: NSTokenField.TokenStyle { get set }
      open var completionDelay: TimeInterval { get set }
      open var tokenizingCharacterSet: CharacterSet! { get set }
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
      open var url: URL? { get set }
      open var pathStyle: NSPathControl.Style { get set }
      open var isEditable: Bool { get set }
      open var allowedTypes: [String]? { get set }
      @objc public enum Style : Int, Sendable {
        case standard
        case popUp
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nscombobox
    @MainActor @preconcurrency public protocol NSComboBoxDelegate : NSTextFieldDelegate {
    }
    @MainActor @preconcurrency public protocol NSComboBoxDataSource : NSObjectProtocol {
    }
    extension NSComboBox {
      @MainActor @preconcurrency public func addItem(withObjectValue object: Any)
      @MainActor @preconcurrency public func removeAllItems()
      @MainActor @preconcurrency public func selectItem(at index: Int)
      @MainActor @preconcurrency public func selectItem(withObjectValue object: Any?)
      @MainActor @preconcurrency public var completes: Bool { get set }
      @MainActor @preconcurrency public var numberOfVisibleItems: Int { get set }
      @MainActor @preconcurrency public var usesDataSource: Bool { get set }
      @MainActor @preconcurrency public var indexOfSelectedItem: Int { get }
      @MainActor @preconcurrency public var objectValueOfSelectedItem: Any? { get }
      @MainActor @preconcurrency public var objectValues: [Any] { get }
    }
    """#
}
