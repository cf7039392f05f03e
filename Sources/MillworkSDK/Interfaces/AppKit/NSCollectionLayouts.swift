extension InterfaceModules.AppKit {
  /// Collection views: the rest of their members, compositional layouts and diffable data sources.
  static let nsCollectionLayouts = #"""
    // https://developer.apple.com/documentation/appkit/nscollectionview
    extension NSCollectionView {
      @discardableResult open func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool
      @objc public enum DropOperation : Int, Sendable {
        case on
        case before
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc weak open var prefetchDataSource: (any NSCollectionViewPrefetching)? { get set }
      @objc open var content: [Any] { get set }
      @objc open var selectionIndexes: IndexSet { get set }
      @discardableResult @objc open func frameForItem(at index: Int) -> NSRect
      @discardableResult @objc open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
      @discardableResult @objc open func layoutAttributesForSupplementaryElement(ofKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
      @discardableResult @objc open func supplementaryView(forElementKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath) -> NSView?
      @discardableResult @objc open func visibleSupplementaryViews(ofKind elementKind: NSCollectionView.SupplementaryElementKind) -> [NSView]
      @discardableResult @objc open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: NSCollectionView.SupplementaryElementKind) -> Set<IndexPath>
      @objc open func moveSection(_ section: Int, toSection newSection: Int)
      @objc open func toggleSectionCollapse(_ sender: Any)
      @discardableResult open func draggingImageForItems(at indexPaths: Set<IndexPath>, with event: NSEvent, offset dragImageOffset: UnsafeMutablePointer<NSPoint>) -> NSImage
      @objc public class var elementKindInterItemGapIndicator: NSCollectionView.SupplementaryElementKind { get }
    }
    // https://developer.apple.com/documentation/appkit/nscollectionviewelement
    @objc @MainActor @preconcurrency public protocol NSCollectionViewElement : NSObjectProtocol {
      @objc optional func prepareForReuse()
      @objc(applyLayoutAttributes:) optional func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes)
      @objc optional func willTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout)
      @objc optional func didTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout)
      @objc optional func preferredLayoutAttributesFitting(_ layoutAttributes: NSCollectionViewLayoutAttributes) -> NSCollectionViewLayoutAttributes
    }
    extension NSCollectionViewItem : NSCollectionViewElement {
      @objc open func prepareForReuse()
      @objc(applyLayoutAttributes:) open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes)
      @discardableResult @objc open func preferredLayoutAttributesFitting(_ layoutAttributes: NSCollectionViewLayoutAttributes) -> NSCollectionViewLayoutAttributes
    }
    @objc @MainActor @preconcurrency public protocol NSCollectionViewSectionHeaderView : NSCollectionViewElement {
      @objc optional var sectionCollapseButton: NSButton? { get set }
    }
    // https://developer.apple.com/documentation/appkit/nscollectionviewlayout
    extension NSCollectionViewLayout {
      @objc(invalidateLayoutWithContext:) open func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext)
      @objc open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind)
      @objc open class var layoutAttributesClass: AnyClass { get }
      @objc open class var invalidationContextClass: AnyClass { get }
      @discardableResult @objc open func layoutAttributesForSupplementaryView(ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
      @discardableResult @objc open func layoutAttributesForDecorationView(ofKind elementKind: NSCollectionView.DecorationElementKind, at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
      @discardableResult @objc open func layoutAttributesForDropTarget(at pointInCollectionView: NSPoint) -> NSCollectionViewLayoutAttributes?
      @discardableResult @objc open func layoutAttributesForInterItemGap(before indexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
      @discardableResult @objc open func invalidationContext(forBoundsChange newBounds: NSRect) -> NSCollectionViewLayoutInvalidationContext
      @discardableResult @objc open func targetContentOffset(forProposedContentOffset proposedContentOffset: NSPoint, withScrollingVelocity velocity: NSPoint) -> NSPoint
      @discardableResult @objc open func targetContentOffset(forProposedContentOffset proposedContentOffset: NSPoint) -> NSPoint
      @objc open func prepareForTransition(to newLayout: NSCollectionViewLayout)
      @objc open func prepareForTransition(from oldLayout: NSCollectionViewLayout)
      @objc open func prepare(forAnimatedBoundsChange oldBounds: NSRect)
      @objc open func finalizeAnimatedBoundsChange()
      @discardableResult @objc open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
      @discardableResult @objc open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
    }
    extension NSCollectionView {
      public typealias DecorationElementKind = String
    }
    extension NSCollectionViewLayoutAttributes {
      public convenience init(forSupplementaryViewOfKind elementKind: NSCollectionView.SupplementaryElementKind, with indexPath: IndexPath)
      public convenience init(forDecorationViewOfKind decorationViewKind: NSCollectionView.DecorationElementKind, with indexPath: IndexPath)
      public convenience init(forInterItemGapBefore indexPath: IndexPath)
      @objc open var representedElementKind: String? { get }
      @objc open var representedElementCategory: NSCollectionElementCategory { get }
    }
    @objc public enum NSCollectionElementCategory : Int, Sendable {
      case item
      case supplementaryView
      case decorationView
      case interItemGap
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency open class NSCollectionViewLayoutInvalidationContext : NSObject {
      override public init()
      @objc open var invalidateEverything: Bool { get }
      @objc open var invalidateDataSourceCounts: Bool { get }
      @objc open func invalidateItems(at indexPaths: Set<IndexPath>)
      @objc open var invalidatedItemIndexPaths: Set<IndexPath>? { get }
      @objc open var contentOffsetAdjustment: NSPoint { get set }
      @objc open var contentSizeAdjustment: NSSize { get set }
    }
    @MainActor @preconcurrency open class NSCollectionViewTransitionLayout : NSCollectionViewLayout {
      public init(currentLayout: NSCollectionViewLayout, nextLayout newLayout: NSCollectionViewLayout)
      @objc open var transitionProgress: CGFloat { get set }
      @objc open var currentLayout: NSCollectionViewLayout { get }
      @objc open var nextLayout: NSCollectionViewLayout { get }
    }
    // https://developer.apple.com/documentation/appkit/nscollectionviewgridlayout
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSCollectionViewGridLayout : NSCollectionViewLayout {
      override public init()
      @objc open var margins: NSEdgeInsets { get set }
      @objc open var minimumInteritemSpacing: CGFloat { get set }
      @objc open var minimumLineSpacing: CGFloat { get set }
      @objc open var maximumNumberOfRows: Int { get set }
      @objc open var maximumNumberOfColumns: Int { get set }
      @objc open var minimumItemSize: NSSize { get set }
      @objc open var maximumItemSize: NSSize { get set }
      @objc open var backgroundColors: [NSColor]! { get set }
    }
    // https://developer.apple.com/documentation/appkit/nscollectionviewcompositionallayout
    @available(macOS 10.15, *)
    public typealias NSCollectionViewCompositionalLayoutSectionProvider = @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
    @available(macOS 10.15, *)
    @MainActor @preconcurrency open class NSCollectionViewCompositionalLayoutConfiguration : NSObject {
      override public init()
      @objc open var scrollDirection: NSCollectionView.ScrollDirection { get set }
      @objc open var interSectionSpacing: CGFloat { get set }
      @objc open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get set }
    }
    @available(macOS 10.15, *)
    @MainActor @preconcurrency open class NSCollectionViewCompositionalLayout : NSCollectionViewLayout {
      public init(section: NSCollectionLayoutSection)
      public init(section: NSCollectionLayoutSection, configuration: NSCollectionViewCompositionalLayoutConfiguration)
      public init(sectionProvider: @escaping NSCollectionViewCompositionalLayoutSectionProvider)
      public init(sectionProvider: @escaping NSCollectionViewCompositionalLayoutSectionProvider, configuration: NSCollectionViewCompositionalLayoutConfiguration)
      @objc open var configuration: NSCollectionViewCompositionalLayoutConfiguration { get set }
    }
    @available(macOS 10.15, *)
    @objc public enum NSCollectionLayoutSectionOrthogonalScrollingBehavior : Int, Sendable {
      case none
      case continuous
      case continuousGroupLeadingBoundary
      case paging
      case groupPaging
      case groupPagingCentered
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @available(macOS 10.15, *)
    @MainActor @preconcurrency open class NSCollectionLayoutSection : NSObject {
      public convenience init(group: NSCollectionLayoutGroup)
      @objc open var contentInsets: NSDirectionalEdgeInsets { get set }
      @objc open var interGroupSpacing: CGFloat { get set }
      @objc open var orthogonalScrollingBehavior: NSCollectionLayoutSectionOrthogonalScrollingBehavior { get set }
      @objc open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get set }
      @objc open var supplementariesFollowContentInsets: Bool { get set }
      @objc open var decorationItems: [NSCollectionLayoutDecorationItem] { get set }
    }
    @available(macOS 10.15, *)
    @MainActor @preconcurrency open class NSCollectionLayoutItem : NSObject {
      public convenience init(layoutSize: NSCollectionLayoutSize)
      public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem])
      @objc open var contentInsets: NSDirectionalEdgeInsets { get set }
      @objc open var edgeSpacing: NSCollectionLayoutEdgeSpacing? { get set }
      @objc open var layoutSize: NSCollectionLayoutSize { get }
      @objc open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { get }
    }
    @available(macOS 10.15, *)
    @MainActor @preconcurrency open class NSCollectionLayoutGroup : NSCollectionLayoutItem {
      @discardableResult @objc open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
      @discardableResult @objc open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
      @discardableResult @objc open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
      @discardableResult @objc open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
      @discardableResult @objc open class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]) -> Self
      @objc open var interItemSpacing: NSCollectionLayoutSpacing? { get set }
      @objc open var subitems: [NSCollectionLayoutItem] { get }
    }
    @available(macOS 10.15, *)
    @MainActor @preconcurrency open class NSCollectionLayoutGroupCustomItem : NSObject {
      public convenience init(frame: NSRect)
      public convenience init(frame: NSRect, zIndex: Int)
      @objc open var frame: NSRect { get }
      @objc open var zIndex: Int { get }
    }
    @available(macOS 10.15, *)
    @MainActor @preconcurrency open class NSCollectionLayoutDimension : NSObject {
      @discardableResult @objc open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self
      @discardableResult @objc open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self
      @discardableResult @objc open class func absolute(_ absoluteDimension: CGFloat) -> Self
      @discardableResult @objc open class func estimated(_ estimatedDimension: CGFloat) -> Self
      @objc open var isFractionalWidth: Bool { get }
      @objc open var isFractionalHeight: Bool { get }
      @objc open var isAbsolute: Bool { get }
      @objc open var isEstimated: Bool { get }
      @objc open var dimension: CGFloat { get }
    }
    @available(macOS 10.15, *)
    @MainActor @preconcurrency open class NSCollectionLayoutSize : NSObject {
      public convenience init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
      @objc open var widthDimension: NSCollectionLayoutDimension { get }
      @objc open var heightDimension: NSCollectionLayoutDimension { get }
    }
    @available(macOS 10.15, *)
    @MainActor @preconcurrency open class NSCollectionLayoutSpacing : NSObject {
      @discardableResult @objc open class func flexible(_ flexibleSpacing: CGFloat) -> Self
      @discardableResult @objc open class func fixed(_ fixedSpacing: CGFloat) -> Self
      @objc open var spacing: CGFloat { get }
    }
    @available(macOS 10.15, *)
    @MainActor @preconcurrency open class NSCollectionLayoutEdgeSpacing : NSObject {
      public convenience init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?)
    }
    @available(macOS 10.15, *)
    @MainActor @preconcurrency open class NSCollectionLayoutSupplementaryItem : NSCollectionLayoutItem {
      public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor)
      @objc open var zIndex: Int { get set }
      @objc open var elementKind: String { get }
    }
    @available(macOS 10.15, *)
    @MainActor @preconcurrency open class NSCollectionLayoutBoundarySupplementaryItem : NSCollectionLayoutSupplementaryItem {
      public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
      public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: NSPoint)
      @objc open var extendsBoundary: Bool { get set }
      @objc open var pinToVisibleBounds: Bool { get set }
      @objc open var alignment: NSRectAlignment { get }
    }
    @available(macOS 10.15, *)
    @MainActor @preconcurrency open class NSCollectionLayoutDecorationItem : NSCollectionLayoutItem {
      @discardableResult @objc open class func background(elementKind: String) -> Self
      @objc open var zIndex: Int { get set }
      @objc open var elementKind: String { get }
    }
    @available(macOS 10.15, *)
    @MainActor @preconcurrency open class NSCollectionLayoutAnchor : NSObject {
      public convenience init(edges: NSDirectionalRectEdge)
      public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: NSPoint)
      public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: NSPoint)
      @objc open var edges: NSDirectionalRectEdge { get }
    }
    @available(macOS 10.15, *)
    public struct NSDirectionalRectEdge : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var top: Self { get }
      public static var leading: Self { get }
      public static var bottom: Self { get }
      public static var trailing: Self { get }
      public static var all: Self { get }
    }
    @available(macOS 10.15, *)
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
      public var rawValue: Int { get }
    }
    @available(macOS 10.15, *)
    @objc @MainActor @preconcurrency public protocol NSCollectionLayoutContainer : NSObjectProtocol {
      var contentSize: NSSize { get }
      var effectiveContentSize: NSSize { get }
      var contentInsets: NSDirectionalEdgeInsets { get }
      var effectiveContentInsets: NSDirectionalEdgeInsets { get }
    }
    @available(macOS 10.15, *)
    @objc @MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment : NSObjectProtocol {
      var container: any NSCollectionLayoutContainer { get }
    }
    // https://developer.apple.com/documentation/appkit/nsdiffabledatasourcesnapshot-swift.struct
    @available(macOS 10.15, *)
    public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> where SectionIdentifierType : Hashable, ItemIdentifierType : Hashable {
      public init()
      public var numberOfItems: Int { get }
      public var numberOfSections: Int { get }
      public var sectionIdentifiers: [SectionIdentifierType] { get }
      public var itemIdentifiers: [ItemIdentifierType] { get }
      public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int
      public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType]
      public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType?
      public func indexOfItem(_ identifier: ItemIdentifierType) -> Int?
      public func indexOfSection(_ identifier: SectionIdentifierType) -> Int?
      public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)
      public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
      public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
      public mutating func deleteItems(_ identifiers: [ItemIdentifierType])
      public mutating func deleteAllItems()
      public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)
      public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
      public mutating func reloadItems(_ identifiers: [ItemIdentifierType])
      public mutating func appendSections(_ identifiers: [SectionIdentifierType])
      public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType)
      public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType)
      public mutating func deleteSections(_ identifiers: [SectionIdentifierType])
      public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType)
      public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType)
      public mutating func reloadSections(_ identifiers: [SectionIdentifierType])
    }
    // https://developer.apple.com/documentation/appkit/nscollectionviewdiffabledatasource-swift.class
    @available(macOS 10.15.1, *)
    @MainActor @preconcurrency open class NSCollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> : NSObject, NSCollectionViewDataSource where SectionIdentifierType : Hashable, ItemIdentifierType : Hashable {
      public typealias ItemProvider = (NSCollectionView, IndexPath, ItemIdentifierType) -> NSCollectionViewItem?
      public typealias SupplementaryViewProvider = (NSCollectionView, String, IndexPath) -> (any NSView & NSCollectionViewElement)?
      public var supplementaryViewProvider: NSCollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider? { get set }
      public init(collectionView: NSCollectionView, itemProvider: @escaping NSCollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ItemProvider)
      open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
      open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
      open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
      open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
      open func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
      open func collectionView(_ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath) -> NSCollectionViewItem
    }
    // https://developer.apple.com/documentation/appkit/nstableviewdiffabledatasource-swift.class
    @available(macOS 11.0, *)
    @MainActor @preconcurrency open class NSTableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> : NSObject, NSTableViewDataSource where SectionIdentifierType : Hashable, ItemIdentifierType : Hashable {
      public typealias CellProvider = (NSTableView, NSTableColumn, Int, ItemIdentifierType) -> NSView
      public typealias RowProvider = (NSTableView, Int, AnyHashable) -> NSTableRowView
      public typealias SectionHeaderViewProvider = (NSTableView, Int, SectionIdentifierType) -> NSView
      public init(tableView: NSTableView, cellProvider: @escaping NSTableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider)
      public var rowViewProvider: NSTableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.RowProvider? { get set }
      public var sectionHeaderViewProvider: NSTableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionHeaderViewProvider? { get set }
      public var defaultRowAnimation: NSTableView.AnimationOptions { get set }
      public func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool, completion: (() -> Void)? = nil)
      public func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
      public func itemIdentifier(forRow row: Int) -> ItemIdentifierType?
      public func row(forItemIdentifier identifier: ItemIdentifierType) -> Int?
      public func sectionIdentifier(forRow row: Int) -> SectionIdentifierType?
      public func row(forSectionIdentifier identifier: SectionIdentifierType) -> Int?
    }
    // https://developer.apple.com/documentation/appkit/nstableviewrowaction
    @MainActor @preconcurrency open class NSTableViewRowAction : NSObject {
      public convenience init(style: NSTableViewRowAction.Style, title: String, handler: @escaping (NSTableViewRowAction, Int) -> Void)
      @objc open var style: NSTableViewRowAction.Style { get }
      @objc open var title: String { get set }
      @objc open var backgroundColor: NSColor! { get set }
      @objc open var image: NSImage? { get set }
      @objc public enum Style : Int, Sendable {
        case regular
        case destructive
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nstintconfiguration
    @available(macOS 11.0, *)
    open class NSTintConfiguration : NSObject, @unchecked Sendable {
      @objc open class var `default`: NSTintConfiguration { get }
      @objc open class var monochrome: NSTintConfiguration { get }
      public convenience init(preferredColor color: NSColor)
      public convenience init(fixedColor color: NSColor)
      @objc open var baseTintColor: NSColor? { get }
      @objc open var equivalentContentTintColor: NSColor? { get }
      @objc open var adaptsToUserAccentColor: Bool { get }
    }
    """#
}
