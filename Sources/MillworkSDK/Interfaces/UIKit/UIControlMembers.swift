extension InterfaceModules.UIKit {
  /// Further members of controls, bars, tables and collections.
  static let uiControlMembers = #"""
    // https://developer.apple.com/documentation/uikit/uibutton
    #if !os(watchOS)
    extension UIButton {
      @available(*, deprecated, message: "This property is ignored when using UIButtonConfiguration")
      @MainActor @preconcurrency public var contentEdgeInsets: UIEdgeInsets { get set }
      @available(*, deprecated, message: "This property is ignored when using UIButtonConfiguration")
      @MainActor @preconcurrency public var titleEdgeInsets: UIEdgeInsets { get set }
      @available(*, deprecated, message: "This property is ignored when using UIButtonConfiguration")
      @MainActor @preconcurrency public var imageEdgeInsets: UIEdgeInsets { get set }
      @available(Apple 2021, *)
      public typealias ConfigurationUpdateHandler = (UIButton) -> Void
      @available(Apple 2021, *)
      @MainActor @preconcurrency public var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? { get set }
      @available(Apple 2021, *)
      @MainActor @preconcurrency public var changesSelectionAsPrimaryAction: Bool { get set }
      @available(Apple 2021, *)
      @MainActor @preconcurrency public func setNeedsUpdateConfiguration()
    }
    @available(Apple 2021, *)
    extension UIButton.Configuration {
      public var attributedTitle: AttributedString? { get set }
      public var attributedSubtitle: AttributedString? { get set }
      public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? { get set }
      public var imageColorTransformer: UIConfigurationColorTransformer? { get set }
      public var titlePadding: CGFloat { get set }
      public var buttonSize: UIButton.Configuration.Size { get set }
      public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? { get set }
      public enum Size : Hashable, Sendable {
        case medium
        case small
        case mini
        case large
      }
    }
    @available(Apple 2021, *)
    public struct UIConfigurationTextAttributesTransformer {
      public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer)
    }
    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
    public struct UIConfigurationColorTransformer {
      public init(_ transform: @escaping (UIColor) -> UIColor)
      public static let grayscale: UIConfigurationColorTransformer
      public static let preferredTint: UIConfigurationColorTransformer
    }
    @available(tvOS, unavailable)
    extension UISwitch {
      @MainActor @preconcurrency public var preferredStyle: UISwitch.Style { get set }
      @MainActor @preconcurrency public var style: UISwitch.Style { get }
      @MainActor @preconcurrency public var title: String? { get set }
      @objc public enum Style : Int, Sendable {
        case automatic
        case checkbox
        case sliding
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    #if !os(tvOS)
    @available(tvOS, unavailable)
    extension UIStepper {
      @MainActor @preconcurrency public func setIncrementImage(_ image: UIImage?, for state: UIControl.State)
      @MainActor @preconcurrency public func setDecrementImage(_ image: UIImage?, for state: UIControl.State)
    }
    #endif
    extension UISegmentedControl {
      @MainActor @preconcurrency public func removeAllSegments()
      @MainActor @preconcurrency public func removeSegment(at segment: Int, animated: Bool)
      @MainActor @preconcurrency public func setImage(_ image: UIImage?, forSegmentAt segment: Int)
      @MainActor @preconcurrency public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int)
      @MainActor @preconcurrency public var apportionsSegmentWidthsByContent: Bool { get set }
    }
    @available(tvOS, unavailable)
    extension UIDatePicker {
      @MainActor @preconcurrency public var countDownDuration: TimeInterval { get set }
      @MainActor @preconcurrency public var calendar: Calendar! { get set }
      @MainActor @preconcurrency public var timeZone: TimeZone? { get set }
    }
    extension UIProgressView {
      @MainActor @preconcurrency public convenience init(progressViewStyle style: UIProgressView.Style)
      @MainActor @preconcurrency public var progressViewStyle: UIProgressView.Style { get set }
      @MainActor @preconcurrency public var observedProgress: Progress? { get set }
      @objc public enum Style : Int, Sendable {
        case `default`
        case bar
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    extension UIImageView {
      @MainActor @preconcurrency public var isHighlighted: Bool { get set }
      @MainActor @preconcurrency public var highlightedImage: UIImage? { get set }
      @MainActor @preconcurrency public var adjustsImageWhenAncestorFocused: Bool { get set }
    }
    @available(tvOS, unavailable)
    extension UISearchBar {
      @MainActor @preconcurrency public func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool)
    }
    @MainActor @preconcurrency public protocol UISearchControllerDelegate : NSObjectProtocol {
    }
    extension UISearchControllerDelegate {
      public func willPresentSearchController(_ searchController: UISearchController)
      public func didPresentSearchController(_ searchController: UISearchController)
      public func willDismissSearchController(_ searchController: UISearchController)
      public func didDismissSearchController(_ searchController: UISearchController)
    }
    @MainActor @preconcurrency public protocol UIBarPositioningDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency public protocol UITabBarDelegate : NSObjectProtocol {
    }
    extension UITabBarDelegate {
      public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIToolbarDelegate : UIBarPositioningDelegate {
    }
    @MainActor @preconcurrency public protocol UINavigationBarDelegate : UIBarPositioningDelegate {
    }
    @MainActor @preconcurrency public protocol UISplitViewControllerDelegate : NSObjectProtocol {
    }
    extension UISplitViewControllerDelegate {
      public func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
      public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    }
    extension UISplitViewController {
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency public convenience init(style: UISplitViewController.Style)
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency public func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column)
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency public func viewController(for column: UISplitViewController.Column) -> UIViewController?
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency public func show(_ column: UISplitViewController.Column)
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency public func hide(_ column: UISplitViewController.Column)
      @objc public enum Style : Int, Sendable {
        case unspecified
        case doubleColumn
        case tripleColumn
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum Column : Int, Sendable {
        case primary
        case supplementary
        case secondary
        case compact
        case inspector
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIFontPickerViewControllerDelegate : NSObjectProtocol {
    }
    @available(tvOS, unavailable)
    extension UIFontPickerViewControllerDelegate {
      public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
      public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    }
    // https://developer.apple.com/documentation/uikit/uiscrollview
    extension UIScrollView {
      @available(tvOS, unavailable)
      @MainActor @preconcurrency public var scrollsToTop: Bool { get set }
      @available(Apple 2025, *)
      @MainActor @preconcurrency public var topEdgeEffect: UIScrollEdgeEffect { get }
      @available(Apple 2025, *)
      @MainActor @preconcurrency public var bottomEdgeEffect: UIScrollEdgeEffect { get }
      @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
      @MainActor @preconcurrency public var bouncesVertically: Bool { get set }
      @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
      @MainActor @preconcurrency public var bouncesHorizontally: Bool { get set }
    }
    @available(Apple 2025, *)
    @MainActor @preconcurrency open class UIScrollEdgeEffect : NSObject {
      open var isHidden: Bool { get set }
      open var style: UIScrollEdgeEffect.Style { get set }
      @MainActor @preconcurrency open class Style : NSObject {
        open class var automatic: UIScrollEdgeEffect.Style { get }
        open class var soft: UIScrollEdgeEffect.Style { get }
        open class var hard: UIScrollEdgeEffect.Style { get }
      }
    }
    // https://developer.apple.com/documentation/uikit/uitableview
    extension UITableView {
      @MainActor @preconcurrency public var allowsMultipleSelection: Bool { get set }
      @MainActor @preconcurrency public func setEditing(_ editing: Bool, animated: Bool)
      @MainActor @preconcurrency public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
      @MainActor @preconcurrency public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String)
      @MainActor @preconcurrency public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
      @MainActor @preconcurrency public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
    }
    @MainActor @preconcurrency open class UITableViewHeaderFooterView : UIView {
      public init(reuseIdentifier: String?)
      @MainActor @preconcurrency override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      open var textLabel: UILabel? { get }
      open var contentView: UIView { get }
      open var reuseIdentifier: String? { get }
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      open var contentConfiguration: (any UIContentConfiguration)? { get set }
      open func prepareForReuse()
    }
    @MainActor @preconcurrency open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> : NSObject, UITableViewDataSource where SectionIdentifierType : Hashable, SectionIdentifierType : Sendable, ItemIdentifierType : Hashable, ItemIdentifierType : Sendable {
      public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UITableViewCell?
      public init(tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider)
      open var defaultRowAnimation: UITableView.RowAnimation { get set }
      nonisolated open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
      nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
      open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
      open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
      @objc open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
      @objc open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      @objc open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    }
    // https://developer.apple.com/documentation/uikit/uicollectionview
    @MainActor @preconcurrency public protocol UICollectionViewDelegateFlowLayout : UICollectionViewDelegate {
    }
    extension UICollectionViewDelegateFlowLayout {
      public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
      public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
      public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
      public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
    }
    extension UICollectionViewFlowLayout {
      @MainActor @preconcurrency public var scrollDirection: UICollectionView.ScrollDirection { get set }
      @MainActor @preconcurrency public var sectionInset: UIEdgeInsets { get set }
      @MainActor @preconcurrency public var estimatedItemSize: CGSize { get set }
      @MainActor @preconcurrency public var headerReferenceSize: CGSize { get set }
      @MainActor @preconcurrency public var footerReferenceSize: CGSize { get set }
      @MainActor @preconcurrency public var sectionHeadersPinToVisibleBounds: Bool { get set }
      public nonisolated class var automaticSize: CGSize { get }
    }
    extension UICollectionView {
      public nonisolated class var elementKindSectionHeader: String { get }
      public nonisolated class var elementKindSectionFooter: String { get }
      @MainActor @preconcurrency public var isPrefetchingEnabled: Bool { get set }
      @MainActor @preconcurrency public var allowsSelection: Bool { get set }
      @MainActor @preconcurrency public var allowsMultipleSelection: Bool { get set }
      @MainActor @preconcurrency public var indexPathsForSelectedItems: [IndexPath]? { get }
      @MainActor @preconcurrency public var indexPathsForVisibleItems: [IndexPath] { get }
      @MainActor @preconcurrency public var visibleCells: [UICollectionViewCell] { get }
      @MainActor @preconcurrency public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition)
      @MainActor @preconcurrency public func deselectItem(at indexPath: IndexPath, animated: Bool)
      @MainActor @preconcurrency public func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
      @MainActor @preconcurrency public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
      @MainActor @preconcurrency public func indexPath(for cell: UICollectionViewCell) -> IndexPath?
      @MainActor @preconcurrency public func indexPathForItem(at point: CGPoint) -> IndexPath?
      @MainActor @preconcurrency public func reloadItems(at indexPaths: [IndexPath])
      @MainActor @preconcurrency public func insertItems(at indexPaths: [IndexPath])
      @MainActor @preconcurrency public func deleteItems(at indexPaths: [IndexPath])
      @MainActor @preconcurrency public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
      @MainActor @preconcurrency public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
      @MainActor @preconcurrency public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool)
      @objc public enum ScrollDirection : Int, Sendable {
        case vertical
        case horizontal
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct ScrollPosition : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var top: UICollectionView.ScrollPosition { get }
        public static var centeredVertically: UICollectionView.ScrollPosition { get }
        public static var bottom: UICollectionView.ScrollPosition { get }
        public static var left: UICollectionView.ScrollPosition { get }
        public static var centeredHorizontally: UICollectionView.ScrollPosition { get }
        public static var right: UICollectionView.ScrollPosition { get }
      }
    }
    #if !os(tvOS)
    @available(iOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension UICollectionViewListCell {
      @MainActor @preconcurrency public var accessories: [UICellAccessory] { get set }
    }
    @available(iOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct UICellAccessory {
      public enum DisplayedState : Hashable, Sendable {
        case always
        case whenEditing
        case whenNotEditing
      }
      public static func disclosureIndicator(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.DisclosureIndicatorOptions = DisclosureIndicatorOptions()) -> UICellAccessory
      public static func checkmark(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.CheckmarkOptions = CheckmarkOptions()) -> UICellAccessory
      public static func delete(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.DeleteOptions = DeleteOptions(), actionHandler: (() -> Void)? = nil) -> UICellAccessory
      public static func insert(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.InsertOptions = InsertOptions(), actionHandler: (() -> Void)? = nil) -> UICellAccessory
      public static func reorder(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.ReorderOptions = ReorderOptions()) -> UICellAccessory
      public static func multiselect(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.MultiselectOptions = MultiselectOptions()) -> UICellAccessory
      public static func outlineDisclosure(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.OutlineDisclosureOptions = OutlineDisclosureOptions(), actionHandler: (() -> Void)? = nil) -> UICellAccessory
      public static func label(text: String, displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.LabelOptions = LabelOptions()) -> UICellAccessory
      public struct DisclosureIndicatorOptions {
        public init(isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil)
      }
    }
    #endif
    // https://developer.apple.com/documentation/uikit/uigesturerecognizer
    @available(iOS 13.4, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct UIScrollTypeMask : OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var discrete: UIScrollTypeMask { get }
      public static var continuous: UIScrollTypeMask { get }
      public static var all: UIScrollTypeMask { get }
    }
    @available(tvOS, unavailable)
    extension UIPanGestureRecognizer {
      @available(iOS 13.4, visionOS 1.0, *)
      @MainActor @preconcurrency public var allowedScrollTypesMask: UIScrollTypeMask { get set }
    }
    #endif
    """#
}
