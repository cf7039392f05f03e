extension InterfaceModules.UIKit {
  /// What collection views and tables are put together from.
  static let uiCollectionParts = #"""
    #if !os(watchOS)
    // https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
    @MainActor @preconcurrency open class UICollectionViewLayoutAttributes : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(forCellWith indexPath: IndexPath)
      @MainActor @preconcurrency public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
      @MainActor @preconcurrency public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath)
      @MainActor @preconcurrency open var frame: CGRect { get set }
      @MainActor @preconcurrency open var center: CGPoint { get set }
      @MainActor @preconcurrency open var size: CGSize { get set }
      @MainActor @preconcurrency open var bounds: CGRect { get set }
      @MainActor @preconcurrency open var transform: CGAffineTransform { get set }
      @MainActor @preconcurrency open var transform3D: CATransform3D { get set }
      @MainActor @preconcurrency open var alpha: CGFloat { get set }
      @MainActor @preconcurrency open var zIndex: Int { get set }
      @MainActor @preconcurrency open var isHidden: Bool { get set }
      @MainActor @preconcurrency open var indexPath: IndexPath { get set }
      @MainActor @preconcurrency open var representedElementKind: String? { get }
    }
    @MainActor @preconcurrency public protocol UITableViewDataSourcePrefetching : NSObjectProtocol {
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    }
    @MainActor @preconcurrency public protocol UICollectionViewDataSourcePrefetching : NSObjectProtocol {
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    }
    // https://developer.apple.com/documentation/uikit/uicollectionviewcontroller
    @MainActor @preconcurrency open class UICollectionViewController : UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
      @MainActor @preconcurrency public init(collectionViewLayout layout: UICollectionViewLayout)
      @MainActor @preconcurrency override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var collectionView: UICollectionView! { get set }
      @MainActor @preconcurrency open var clearsSelectionOnViewWillAppear: Bool { get set }
      @MainActor @preconcurrency open var useLayoutToLayoutNavigationTransitions: Bool { get set }
      @MainActor @preconcurrency open var collectionViewLayout: UICollectionViewLayout { get }
      @MainActor @preconcurrency open var installsStandardGestureForInteractiveMovement: Bool { get set }
      @MainActor @preconcurrency open func numberOfSections(in collectionView: UICollectionView) -> Int
      @MainActor @preconcurrency open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
      @MainActor @preconcurrency open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
      @MainActor @preconcurrency open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    }
    // https://developer.apple.com/documentation/uikit/uicellconfigurationstate
    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
    public struct UICellConfigurationState : UIConfigurationState, Hashable, Sendable {
      public init(traitCollection: UITraitCollection)
      public var traitCollection: UITraitCollection { get set }
      public var isDisabled: Bool { get set }
      public var isHighlighted: Bool { get set }
      public var isSelected: Bool { get set }
      public var isFocused: Bool { get set }
      public var isEditing: Bool { get set }
      public var isSwiped: Bool { get set }
      public var isExpanded: Bool { get set }
      public static func == (a: UICellConfigurationState, b: UICellConfigurationState) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 14.5, visionOS 1.0, *)
    public struct UIListSeparatorConfiguration : Hashable, Sendable {
      public enum Visibility : Hashable, Sendable { case automatic, visible, hidden }
      public var topSeparatorVisibility: UIListSeparatorConfiguration.Visibility
      public var bottomSeparatorVisibility: UIListSeparatorConfiguration.Visibility
      public var topSeparatorInsets: NSDirectionalEdgeInsets
      public var bottomSeparatorInsets: NSDirectionalEdgeInsets
      public var color: UIColor
      public static func == (a: UIListSeparatorConfiguration, b: UIListSeparatorConfiguration) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    // https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct
    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
    public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> where ItemIdentifierType : Hashable {
      public init()
      public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil)
      public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType)
      public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType)
      public mutating func delete(_ items: [ItemIdentifierType])
      public mutating func deleteAll()
      public mutating func expand(_ items: [ItemIdentifierType])
      public mutating func collapse(_ items: [ItemIdentifierType])
      public var items: [ItemIdentifierType] { get }
      public var rootItems: [ItemIdentifierType] { get }
      public var visibleItems: [ItemIdentifierType] { get }
      public func contains(_ item: ItemIdentifierType) -> Bool
      public func isExpanded(_ item: ItemIdentifierType) -> Bool
      public func parent(of child: ItemIdentifierType) -> ItemIdentifierType?
    }
    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
    extension UICollectionView {
      public struct SupplementaryRegistration<Supplementary> where Supplementary : UICollectionReusableView {
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
        @MainActor @preconcurrency public init(elementKind: String, handler: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler)
      }
      @MainActor @preconcurrency public func dequeueConfiguredReusableSupplementary<Supplementary>(using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath) -> Supplementary where Supplementary : UICollectionReusableView
    }
    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
    extension UICollectionViewDiffableDataSource {
      public struct ReorderingHandlers {
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
      }
      @MainActor @preconcurrency public var reorderingHandlers: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers { get set }
    }
    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
    public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> where SectionIdentifierType : Hashable, ItemIdentifierType : Hashable {
      public var initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { get }
      public var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { get }
      public var difference: CollectionDifference<ItemIdentifierType> { get }
    }
    // https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem
    @MainActor @preconcurrency open class NSCollectionLayoutDecorationItem : NSCollectionLayoutItem {
      @MainActor @preconcurrency open class func background(elementKind: String) -> Self
      @MainActor @preconcurrency open var zIndex: Int { get set }
      @MainActor @preconcurrency open var elementKind: String { get }
    }
    @MainActor @preconcurrency open class NSCollectionLayoutGroupCustomItem : NSObject {
      @MainActor @preconcurrency public convenience init(frame: CGRect)
      @MainActor @preconcurrency public convenience init(frame: CGRect, zIndex: Int)
    }
    @MainActor @preconcurrency open class NSCollectionLayoutEdgeSpacing : NSObject {
      @MainActor @preconcurrency public convenience init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?)
    }
    @MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem : NSObjectProtocol {
      var alpha: CGFloat { get set }
      var zIndex: Int { get set }
      var isHidden: Bool { get set }
      var center: CGPoint { get set }
      var transform: CGAffineTransform { get set }
      var transform3D: CATransform3D { get set }
      var indexPath: IndexPath { get }
      var frame: CGRect { get }
      var bounds: CGRect { get }
    }
    @MainActor @preconcurrency open class UICollectionViewCompositionalLayoutConfiguration : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var scrollDirection: UICollectionView.ScrollDirection { get set }
      @MainActor @preconcurrency open var interSectionSpacing: CGFloat { get set }
      @MainActor @preconcurrency open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get set }
    }
    extension UICollectionViewCompositionalLayout {
      @MainActor @preconcurrency public convenience init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration)
      @MainActor @preconcurrency public var configuration: UICollectionViewCompositionalLayoutConfiguration { get set }
    }
    extension NSLayoutConstraint {
      public struct FormatOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var alignAllLeft: Self { get }
        public static var alignAllRight: Self { get }
        public static var alignAllTop: Self { get }
        public static var alignAllBottom: Self { get }
        public static var alignAllLeading: Self { get }
        public static var alignAllTrailing: Self { get }
        public static var alignAllCenterX: Self { get }
        public static var alignAllCenterY: Self { get }
        public static var alignAllLastBaseline: Self { get }
        public static var alignAllFirstBaseline: Self { get }
        public static var directionLeadingToTrailing: Self { get }
        public static var directionLeftToRight: Self { get }
        public static var directionRightToLeft: Self { get }
      }
    }
    #endif
    """#
}
