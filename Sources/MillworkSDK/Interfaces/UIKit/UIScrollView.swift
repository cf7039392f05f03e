extension InterfaceModules.UIKit {
  /// Scrolling and tables.
  static let uiScrollView = #"""
    // https://developer.apple.com/documentation/uikit
    #if !os(watchOS)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIScrollView : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var delegate: (any UIScrollViewDelegate)? { get set }
      @MainActor @preconcurrency open var bounces: Bool { get set }
      @MainActor @preconcurrency open var alwaysBounceVertical: Bool { get set }
      @MainActor @preconcurrency open var alwaysBounceHorizontal: Bool { get set }
      @MainActor @preconcurrency open var keyboardDismissMode: UIScrollView.KeyboardDismissMode { get set }
      @MainActor @preconcurrency open var contentOffset: CGPoint { get set }
      @MainActor @preconcurrency open var contentSize: CGSize { get set }
      @MainActor @preconcurrency open var contentInset: UIEdgeInsets { get set }
      @MainActor @preconcurrency open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior { get set }
      @MainActor @preconcurrency open var verticalScrollIndicatorInsets: UIEdgeInsets { get set }
      @MainActor @preconcurrency open var isScrollEnabled: Bool { get set }
      @MainActor @preconcurrency open var isPagingEnabled: Bool { get set }
      @MainActor @preconcurrency open var isDirectionalLockEnabled: Bool { get set }
      @MainActor @preconcurrency open var showsVerticalScrollIndicator: Bool { get set }
      @MainActor @preconcurrency open var showsHorizontalScrollIndicator: Bool { get set }
      @MainActor @preconcurrency open var minimumZoomScale: CGFloat { get set }
      @MainActor @preconcurrency open var maximumZoomScale: CGFloat { get set }
      @MainActor @preconcurrency open var zoomScale: CGFloat { get set }
      @MainActor @preconcurrency open var bouncesZoom: Bool { get set }
      @MainActor @preconcurrency open var delaysContentTouches: Bool { get set }
      @MainActor @preconcurrency open var canCancelContentTouches: Bool { get set }
      @MainActor @preconcurrency open var decelerationRate: UIScrollView.DecelerationRate { get set }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var refreshControl: UIRefreshControl? { get set }
      @MainActor @preconcurrency open var adjustedContentInset: UIEdgeInsets { get }
      @MainActor @preconcurrency open var panGestureRecognizer: UIPanGestureRecognizer { get }
      @MainActor @preconcurrency open var contentLayoutGuide: UILayoutGuide { get }
      @MainActor @preconcurrency open var frameLayoutGuide: UILayoutGuide { get }
      @MainActor @preconcurrency open var isTracking: Bool { get }
      @MainActor @preconcurrency open var isDragging: Bool { get }
      @MainActor @preconcurrency open var isDecelerating: Bool { get }
      @MainActor @preconcurrency open var isZooming: Bool { get }
      @MainActor @preconcurrency open func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
      @MainActor @preconcurrency open func scrollRectToVisible(_ rect: CGRect, animated: Bool)
      @MainActor @preconcurrency open func setZoomScale(_ scale: CGFloat, animated: Bool)
      @MainActor @preconcurrency open func zoom(to rect: CGRect, animated: Bool)
      @MainActor @preconcurrency open func flashScrollIndicators()
      @objc public enum KeyboardDismissMode : Int, Sendable {
        case none
        case onDrag
        case interactive
        case onDragWithAccessory
        case interactiveWithAccessory
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum ContentInsetAdjustmentBehavior : Int, Sendable {
        case automatic
        case scrollableAxes
        case never
        case always
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct DecelerationRate : Hashable, RawRepresentable, Sendable {
        public init(rawValue: CGFloat)
        public var rawValue: CGFloat { get }
        public static var normal: UIScrollView.DecelerationRate { get }
        public static var fast: UIScrollView.DecelerationRate { get }
      }
      @MainActor @preconcurrency open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void)
      @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
      @MainActor @preconcurrency open func stopScrollingAndZooming()
      @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
      @MainActor @preconcurrency open var isScrollAnimating: Bool { get }
      @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
      @MainActor @preconcurrency open var isZoomAnimating: Bool { get }
      @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
      @MainActor @preconcurrency open var transfersHorizontalScrollingToParent: Bool { get set }
      @available(iOS 17.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var allowsKeyboardScrolling: Bool { get set }
      @MainActor @preconcurrency open var scrollIndicatorInsets: UIEdgeInsets { get set }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var pinchGestureRecognizer: UIPinchGestureRecognizer? { get }
      @MainActor @preconcurrency open var directionalPressGestureRecognizer: UIGestureRecognizer { get }
      @MainActor @preconcurrency open var automaticallyAdjustsScrollIndicatorInsets: Bool { get set }
      @objc public enum IndicatorStyle : Int, Sendable {
        case `default`
        case black
        case white
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var indicatorStyle: UIScrollView.IndicatorStyle { get set }
      @MainActor @preconcurrency open var isZoomBouncing: Bool { get }
      @MainActor @preconcurrency open func touchesShouldCancel(in view: UIView) -> Bool
      @MainActor @preconcurrency open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
    }
    @MainActor @preconcurrency public protocol UIScrollViewDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency open class UITableView : UIScrollView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public init(frame: CGRect, style: UITableView.Style)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var dataSource: (any UITableViewDataSource)? { get set }
      @MainActor @preconcurrency open var rowHeight: CGFloat { get set }
      @MainActor @preconcurrency open var estimatedRowHeight: CGFloat { get set }
      @MainActor @preconcurrency open var sectionHeaderTopPadding: CGFloat { get set }
      @MainActor @preconcurrency open var separatorStyle: UITableViewCell.SeparatorStyle { get set }
      @MainActor @preconcurrency open var separatorInset: UIEdgeInsets { get set }
      @MainActor @preconcurrency open var separatorColor: UIColor? { get set }
      @MainActor @preconcurrency open var tableHeaderView: UIView? { get set }
      @MainActor @preconcurrency open var tableFooterView: UIView? { get set }
      @MainActor @preconcurrency open var backgroundView: UIView? { get set }
      @MainActor @preconcurrency open var allowsSelection: Bool { get set }
      @MainActor @preconcurrency open var isEditing: Bool { get set }
      @MainActor @preconcurrency open var visibleCells: [UITableViewCell] { get }
      @MainActor @preconcurrency open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)
      @discardableResult @MainActor @preconcurrency open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
      @discardableResult @MainActor @preconcurrency open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?
      @MainActor @preconcurrency open func reloadData()
      @MainActor @preconcurrency open func deselectRow(at indexPath: IndexPath, animated: Bool)
      @MainActor @preconcurrency open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool)
      @objc public enum Style : Int, Sendable {
        case plain
        case grouped
        case insetGrouped
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum ScrollPosition : Int, Sendable {
        case none
        case top
        case middle
        case bottom
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @objc public enum SelfSizingInvalidation : Int, Sendable {
        case disabled
        case enabled
        case enabledIncludingConstraints
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var selfSizingInvalidation: UITableView.SelfSizingInvalidation { get set }
      @MainActor @preconcurrency open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
      @MainActor @preconcurrency open var sectionIndexColor: UIColor? { get set }
      @MainActor @preconcurrency open var sectionIndexBackgroundColor: UIColor? { get set }
      @MainActor @preconcurrency open var sectionIndexMinimumDisplayRowCount: Int { get set }
      @MainActor @preconcurrency open var sectionHeaderHeight: CGFloat { get set }
      @MainActor @preconcurrency open var sectionFooterHeight: CGFloat { get set }
      @MainActor @preconcurrency open var estimatedSectionHeaderHeight: CGFloat { get set }
      @MainActor @preconcurrency open var estimatedSectionFooterHeight: CGFloat { get set }
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var fillerRowHeight: CGFloat { get set }
      @MainActor @preconcurrency open func rect(forSection section: Int) -> CGRect
      @MainActor @preconcurrency open func rectForHeader(inSection section: Int) -> CGRect
      @MainActor @preconcurrency open func rectForFooter(inSection section: Int) -> CGRect
      @MainActor @preconcurrency open func rectForRow(at indexPath: IndexPath) -> CGRect
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func reconfigureRows(at indexPaths: [IndexPath])
      @MainActor @preconcurrency open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { get set }
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var isPrefetchingEnabled: Bool { get set }
      @MainActor @preconcurrency open var numberOfSections: Int { get }
      @MainActor @preconcurrency open func numberOfRows(inSection section: Int) -> Int
      @MainActor @preconcurrency open var insetsContentViewsToSafeArea: Bool { get set }
      @MainActor @preconcurrency open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
      @MainActor @preconcurrency open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
      @MainActor @preconcurrency open func moveSection(_ section: Int, toSection newSection: Int)
      @MainActor @preconcurrency open var indexPathsForVisibleRows: [IndexPath]? { get }
      @MainActor @preconcurrency open var indexPathsForSelectedRows: [IndexPath]? { get }
      @MainActor @preconcurrency open func indexPathForRow(at point: CGPoint) -> IndexPath?
      @MainActor @preconcurrency open func indexPath(for cell: UITableViewCell) -> IndexPath?
      @MainActor @preconcurrency open func indexPathsForRows(in rect: CGRect) -> [IndexPath]?
      @MainActor @preconcurrency open func headerView(forSection section: Int) -> UITableViewHeaderFooterView?
      @MainActor @preconcurrency open func footerView(forSection section: Int) -> UITableViewHeaderFooterView?
      @MainActor @preconcurrency open var cellLayoutMarginsFollowReadableWidth: Bool { get set }
      @MainActor @preconcurrency open var allowsMultipleSelectionDuringEditing: Bool { get set }
      @MainActor @preconcurrency open var allowsSelectionDuringEditing: Bool { get set }
      @MainActor @preconcurrency open var allowsFocus: Bool { get set }
      @MainActor @preconcurrency open var selectionFollowsFocus: Bool { get set }
      @MainActor @preconcurrency open var remembersLastFocusedIndexPath: Bool { get set }
      @MainActor @preconcurrency open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool)
      @MainActor @preconcurrency open var hasActiveDrag: Bool { get }
      @MainActor @preconcurrency open var hasActiveDrop: Bool { get }
      @MainActor @preconcurrency open var hasUncommittedUpdates: Bool { get }
      @MainActor @preconcurrency open var style: UITableView.Style { get }
      @MainActor @preconcurrency open func reloadSectionIndexTitles()
      @MainActor @preconcurrency open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String)
      public static var selectionDidChangeNotification: NSNotification.Name { get }
    }
    @MainActor @preconcurrency public protocol UITableViewDelegate : UIScrollViewDelegate {
    }
    @MainActor @preconcurrency public protocol UITableViewDataSource : NSObjectProtocol {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    }
    @MainActor @preconcurrency open class UITableViewCell : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var selectionStyle: UITableViewCell.SelectionStyle { get set }
      @MainActor @preconcurrency open var selectedBackgroundView: UIView? { get set }
      @MainActor @preconcurrency open var backgroundView: UIView? { get set }
      @MainActor @preconcurrency open var accessoryType: UITableViewCell.AccessoryType { get set }
      @MainActor @preconcurrency open var accessoryView: UIView? { get set }
      @MainActor @preconcurrency open var editingAccessoryView: UIView? { get set }
      @MainActor @preconcurrency open var contentConfiguration: (any UIContentConfiguration)? { get set }
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func defaultContentConfiguration() -> UIListContentConfiguration
      @objc public enum EditingStyle : Int, Sendable {
        case none
        case delete
        case insert
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var contentView: UIView { get }
      @MainActor @preconcurrency open var textLabel: UILabel? { get }
      @MainActor @preconcurrency open var detailTextLabel: UILabel? { get }
      @MainActor @preconcurrency open func prepareForReuse()
      @objc public enum CellStyle : Int, Sendable {
        case `default`
        case value1
        case value2
        case subtitle
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum SelectionStyle : Int, Sendable {
        case none
        case blue
        case gray
        case `default`
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum SeparatorStyle : Int, Sendable {
        case none
        case singleLine
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum AccessoryType : Int, Sendable {
        case none
        case disclosureIndicator
        case detailDisclosureButton
        case checkmark
        case detailButton
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var userInteractionEnabledWhileDragging: Bool { get set }
      @MainActor @preconcurrency open var showsReorderControl: Bool { get set }
      @MainActor @preconcurrency open var showingDeleteConfirmation: Bool { get }
      @MainActor @preconcurrency open var separatorInset: UIEdgeInsets { get set }
      @MainActor @preconcurrency open var reuseIdentifier: String? { get }
      @MainActor @preconcurrency open var multipleSelectionBackgroundView: UIView? { get set }
      @MainActor @preconcurrency open var isEditing: Bool { get set }
      @MainActor @preconcurrency open var isSelected: Bool { get set }
      @MainActor @preconcurrency open var isHighlighted: Bool { get set }
      @MainActor @preconcurrency open var indentationLevel: Int { get set }
      @MainActor @preconcurrency open var indentationWidth: CGFloat { get set }
      @MainActor @preconcurrency open var shouldIndentWhileEditing: Bool { get set }
      @MainActor @preconcurrency open var imageView: UIImageView? { get }
      @objc public enum FocusStyle : Int, Sendable {
        case `default`
        case custom
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var focusStyle: UITableViewCell.FocusStyle { get set }
      @MainActor @preconcurrency open var editingStyle: UITableViewCell.EditingStyle { get }
      @MainActor @preconcurrency open var editingAccessoryType: UITableViewCell.AccessoryType { get set }
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var automaticallyUpdatesContentConfiguration: Bool { get set }
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var automaticallyUpdatesBackgroundConfiguration: Bool { get set }
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var configurationState: UICellConfigurationState { get }
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func updateConfiguration(using state: UICellConfigurationState)
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func setNeedsUpdateConfiguration()
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? { get set }
    }
    #endif
    """#
}
