extension InterfaceModules.UIKit {
  /// Layouts, registrations and data sources of collection views, swipe actions, storyboards.
  static let uiCollections = #"""
    // https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
    #if !os(watchOS)
    extension NSObject {
      @objc @MainActor @preconcurrency open func awakeFromNib()
      @objc @MainActor @preconcurrency open func prepareForInterfaceBuilder()
    }
    extension UITableViewCell {
      @objc @MainActor @preconcurrency open func setSelected(_ selected: Bool, animated: Bool)
      @objc @MainActor @preconcurrency open func setHighlighted(_ highlighted: Bool, animated: Bool)
      @objc @MainActor @preconcurrency open func setEditing(_ editing: Bool, animated: Bool)
    }
    extension UITableView {
      @MainActor @preconcurrency public class var automaticDimension: CGFloat { get }
      @MainActor @preconcurrency public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
      @MainActor @preconcurrency public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
      @MainActor @preconcurrency public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
      @MainActor @preconcurrency public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
      @MainActor @preconcurrency public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
      @MainActor @preconcurrency public func beginUpdates()
      @MainActor @preconcurrency public func endUpdates()
      @MainActor @preconcurrency public var indexPathForSelectedRow: IndexPath? { get }
      @discardableResult @MainActor @preconcurrency public func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
      @objc public enum RowAnimation : Int, Sendable {
        case fade
        case right
        case left
        case top
        case bottom
        case none
        case middle
        case automatic = 100
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    #if !os(tvOS)
    @MainActor @preconcurrency open class UISwipeActionsConfiguration : NSObject {
      public convenience init(actions: [UIContextualAction])
      open var performsFirstActionWithFullSwipe: Bool { get set }
    }
    @MainActor @preconcurrency open class UIContextualAction : NSObject {
      public convenience init(style: UIContextualAction.Style, title: String?, handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void)
      @objc public enum Style : Int, Sendable {
        case normal
        case destructive
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open var backgroundColor: UIColor! { get set }
      open var image: UIImage? { get set }
      open var title: String? { get set }
    }
    extension UITableViewController {
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    }
    #endif
    open class NSTextAttachment : NSObject, @unchecked Sendable {
      override public init()
      public convenience init(image: UIImage)
      open var image: UIImage? { get set }
      open var bounds: CGRect { get set }
    }
    open class NSShadow : NSObject, @unchecked Sendable {
      override public init()
      open var shadowOffset: CGSize { get set }
      open var shadowBlurRadius: CGFloat { get set }
      open var shadowColor: Any? { get set }
    }
    #if !os(tvOS)
    @MainActor @preconcurrency open class UIStepper : UIControl {
      override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      open var value: Double { get set }
      open var minimumValue: Double { get set }
      open var maximumValue: Double { get set }
      open var stepValue: Double { get set }
      open var isContinuous: Bool { get set }
      open var autorepeat: Bool { get set }
      open var wraps: Bool { get set }
    }
    #endif
    extension NSAttributedString {
      public convenience init(attachment: NSTextAttachment)
    }
    @MainActor @preconcurrency open class UIStoryboard : NSObject {
      public init(name: String, bundle storyboardBundleOrNil: Bundle?)
      @discardableResult open func instantiateInitialViewController() -> UIViewController?
      @discardableResult open func instantiateViewController(withIdentifier identifier: String) -> UIViewController
    }
    @MainActor @preconcurrency open class UIStoryboardSegue : NSObject {
      open var identifier: String? { get }
      open var source: UIViewController { get }
      open var destination: UIViewController { get }
    }
    extension UIViewController {
      @MainActor @preconcurrency @objc open func prepare(for segue: UIStoryboardSegue, sender: Any?)
      @MainActor @preconcurrency @objc open func performSegue(withIdentifier identifier: String, sender: Any?)
      @MainActor @preconcurrency public var storyboard: UIStoryboard? { get }
    }
    @MainActor @preconcurrency open class NSCollectionLayoutDimension : NSObject {
      @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
      @discardableResult open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self
      @discardableResult open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self
      @discardableResult open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self
      @discardableResult open class func absolute(_ absoluteDimension: CGFloat) -> Self
      @discardableResult open class func estimated(_ estimatedDimension: CGFloat) -> Self
    }
    @MainActor @preconcurrency open class NSCollectionLayoutSize : NSObject {
      public convenience init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    }
    @MainActor @preconcurrency open class NSCollectionLayoutItem : NSObject {
      public convenience init(layoutSize: NSCollectionLayoutSize)
      open var contentInsets: NSDirectionalEdgeInsets { get set }
      @MainActor @preconcurrency open var layoutSize: NSCollectionLayoutSize { get }
      @MainActor @preconcurrency open var edgeSpacing: NSCollectionLayoutEdgeSpacing? { get set }
      @MainActor @preconcurrency open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { get }
    }
    @MainActor @preconcurrency open class NSCollectionLayoutGroup : NSCollectionLayoutItem {
      @discardableResult open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
      @discardableResult open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
      @available(Apple 2022, *)
      @discardableResult open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self
      open var interItemSpacing: NSCollectionLayoutSpacing? { get set }
      @MainActor @preconcurrency override open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { get set }
      @MainActor @preconcurrency open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
      @MainActor @preconcurrency open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
      public typealias ItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
      @MainActor @preconcurrency open class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroup.ItemProvider) -> Self
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self
    }
    @MainActor @preconcurrency open class NSCollectionLayoutSpacing : NSObject {
      @discardableResult open class func fixed(_ fixedSpacing: CGFloat) -> Self
      @discardableResult open class func flexible(_ flexibleSpacing: CGFloat) -> Self
    }
    @MainActor @preconcurrency open class NSCollectionLayoutSupplementaryItem : NSCollectionLayoutItem {
      public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor)
      open var zIndex: Int { get set }
      open var elementKind: String { get }
    }
    @MainActor @preconcurrency open class NSCollectionLayoutAnchor : NSObject {
      public convenience init(edges: NSDirectionalRectEdge)
      public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint)
      public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint)
    }
    @MainActor @preconcurrency open class NSCollectionLayoutBoundarySupplementaryItem : NSCollectionLayoutSupplementaryItem {
      public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
      open var pinToVisibleBounds: Bool { get set }
    }
    @objc public enum NSRectAlignment : Int, Sendable {
      case none
      case top
      case topLeading
      case leading
      case bottomLeading
      case bottom
      case bottomTrailing
      case trailing
      case topTrailing
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum UICollectionLayoutSectionOrthogonalScrollingBehavior : Int, Sendable {
      case none
      case continuous
      case continuousGroupLeadingBoundary
      case paging
      case groupPaging
      case groupPagingCentered
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency open class NSCollectionLayoutSection : NSObject {
      public convenience init(group: NSCollectionLayoutGroup)
      open var contentInsets: NSDirectionalEdgeInsets { get set }
      open var interGroupSpacing: CGFloat { get set }
      open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior { get set }
      open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get set }
      public typealias VisibleItemsInvalidationHandler = ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
      @MainActor @preconcurrency open var visibleItemsInvalidationHandler: NSCollectionLayoutSection.VisibleItemsInvalidationHandler? { get set }
      @MainActor @preconcurrency open var supplementariesFollowContentInsets: Bool { get set }
      @MainActor @preconcurrency open var decorationItems: [NSCollectionLayoutDecorationItem] { get set }
      #if !os(tvOS)
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency public static func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
      #endif
    }
    @MainActor public protocol NSCollectionLayoutEnvironment : NSObjectProtocol {
      var traitCollection: UITraitCollection { get }
    }
    @MainActor @preconcurrency open class UICollectionViewCompositionalLayout : UICollectionViewLayout {
      public init(section: NSCollectionLayoutSection)
      public init(sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?)
    #if !os(tvOS)
      @discardableResult open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
    #endif
    }
    #if !os(tvOS)
    public struct UICollectionLayoutListConfiguration {
      public enum Appearance : Hashable, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
      public init(appearance: UICollectionLayoutListConfiguration.Appearance)
      public var showsSeparators: Bool { get set }
      public var backgroundColor: UIColor? { get set }
      public enum HeaderMode : Int, Sendable { case none, supplementary, firstItemInSection }
      public enum FooterMode : Int, Sendable { case none, supplementary }
      public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
      public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
      public var headerMode: UICollectionLayoutListConfiguration.HeaderMode { get set }
      public var footerMode: UICollectionLayoutListConfiguration.FooterMode { get set }
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      public var headerTopPadding: CGFloat? { get set }
      public var leadingSwipeActionsConfigurationProvider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? { get set }
      public var trailingSwipeActionsConfigurationProvider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? { get set }
      @available(iOS 14.5, visionOS 1.0, *)
      public var separatorConfiguration: UIListSeparatorConfiguration { get set }
      @available(iOS 14.5, visionOS 1.0, *)
      public var itemSeparatorHandler: UICollectionLayoutListConfiguration.ItemSeparatorHandler? { get set }
    }
    @MainActor @preconcurrency open class UICollectionViewListCell : UICollectionViewCell {
      override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      @discardableResult open func defaultContentConfiguration() -> UIListContentConfiguration
      open var indentationLevel: Int { get set }
    }
    #endif
    extension UICollectionView {
      @MainActor @preconcurrency public struct CellRegistration<Cell, Item> where Cell : UICollectionViewCell {
        public init(handler: @escaping (Cell, IndexPath, Item) -> Void)
      }
      @MainActor @preconcurrency public func dequeueConfiguredReusableCell<Cell, Item>(using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?) -> Cell where Cell : UICollectionViewCell
    }
    public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> where SectionIdentifierType : Hashable, ItemIdentifierType : Hashable {
      public init()
      public var numberOfItems: Int { get }
      public var numberOfSections: Int { get }
      public var sectionIdentifiers: [SectionIdentifierType] { get }
      public var itemIdentifiers: [ItemIdentifierType] { get }
      public mutating func appendSections(_ identifiers: [SectionIdentifierType])
      public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)
      public mutating func deleteItems(_ identifiers: [ItemIdentifierType])
      public mutating func deleteAllItems()
      public mutating func reloadItems(_ identifiers: [ItemIdentifierType])
      public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType])
      public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType]
      public func reloadSections(_ identifiers: [SectionIdentifierType])
      public func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
      public func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
      public func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)
      public func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
      public func indexOfItem(_ identifier: ItemIdentifierType) -> Int?
      public func indexOfSection(_ identifier: SectionIdentifierType) -> Int?
      public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType?
      public func deleteSections(_ identifiers: [SectionIdentifierType])
      public func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType)
      public func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType)
      public func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType)
      public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int
    }
    @MainActor @preconcurrency open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> : NSObject where SectionIdentifierType : Hashable, ItemIdentifierType : Hashable {
      public init(collectionView: UICollectionView, cellProvider: @escaping (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?)
      public func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
      public func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
      public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
      public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
      @MainActor @preconcurrency open var supplementaryViewProvider: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider? { get set }
      @MainActor @preconcurrency open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func sectionIdentifier(for index: Int) -> SectionIdentifierType?
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func index(for sectionIdentifier: SectionIdentifierType) -> Int?
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil)
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    }
    #endif
    """#
}
