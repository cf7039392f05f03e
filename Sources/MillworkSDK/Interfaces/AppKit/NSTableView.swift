extension InterfaceModules.AppKit {
  /// Tables, outlines and collections.
  static let nsTableView = #"""
    // https://developer.apple.com/documentation/appkit
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSTableView : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @_disfavoredOverload @objc @MainActor @preconcurrency weak open var delegate: (any NSTableViewDelegate)? { get set }
      @_disfavoredOverload @objc @MainActor @preconcurrency weak open var dataSource: (any NSTableViewDataSource)? { get set }
      @objc @MainActor @preconcurrency open var headerView: NSTableHeaderView? { get set }
      @objc @MainActor @preconcurrency open var rowHeight: CGFloat { get set }
      @objc @MainActor @preconcurrency open var intercellSpacing: NSSize { get set }
      @objc @MainActor @preconcurrency open var backgroundColor: NSColor { get set }
      @objc @MainActor @preconcurrency open var gridStyleMask: NSTableView.GridLineStyle { get set }
      @objc @MainActor @preconcurrency open var usesAlternatingRowBackgroundColors: Bool { get set }
      @objc @MainActor @preconcurrency open var selectionHighlightStyle: NSTableView.SelectionHighlightStyle { get set }
      @objc @MainActor @preconcurrency open var style: NSTableView.Style { get set }
      @objc @MainActor @preconcurrency open var allowsMultipleSelection: Bool { get set }
      @objc @MainActor @preconcurrency open var allowsEmptySelection: Bool { get set }
      @objc @MainActor @preconcurrency open var doubleAction: Selector? { get set }
      @objc @MainActor @preconcurrency open var selectedRow: Int { get }
      @objc @MainActor @preconcurrency open var clickedRow: Int { get }
      @objc @MainActor @preconcurrency open var selectedRowIndexes: IndexSet { get }
      @objc @MainActor @preconcurrency open var numberOfRows: Int { get }
      @objc @MainActor @preconcurrency open func reloadData()
      @objc @MainActor @preconcurrency open func addTableColumn(_ tableColumn: NSTableColumn)
      @objc @MainActor @preconcurrency open func scrollRowToVisible(_ row: Int)
      @objc @MainActor @preconcurrency open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool)
      @objc @discardableResult @MainActor @preconcurrency open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView?
      @objc public enum SelectionHighlightStyle : Int, Sendable {
        case none
        case regular
        case sourceList
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum Style : Int, Sendable {
        case automatic
        case fullWidth
        case inset
        case sourceList
        case plain
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct GridLineStyle : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var solidVerticalGridLineMask: Self { get }
        public static var solidHorizontalGridLineMask: Self { get }
      }
      @objc @MainActor @preconcurrency open var rowSizeStyle: NSTableView.RowSizeStyle { get set }
      @objc @MainActor @preconcurrency open var effectiveRowSizeStyle: NSTableView.RowSizeStyle { get }
      @objc @MainActor @preconcurrency open var effectiveStyle: NSTableView.Style { get }
      @objc public enum RowSizeStyle : Int, Sendable {
        case `default`
        case custom
        case small
        case medium
        case large
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc @MainActor @preconcurrency open var clickedColumn: Int { get }
      @objc @MainActor @preconcurrency open var selectedColumn: Int { get }
      @objc @MainActor @preconcurrency open var selectedColumnIndexes: IndexSet { get }
      @objc @MainActor @preconcurrency open var numberOfColumns: Int { get }
      @objc @MainActor @preconcurrency open var numberOfSelectedRows: Int { get }
      @objc @MainActor @preconcurrency open var editedRow: Int { get }
      @objc @MainActor @preconcurrency open var editedColumn: Int { get }
      @objc @MainActor @preconcurrency open var cornerView: NSView? { get set }
      @objc @MainActor @preconcurrency open var gridColor: NSColor { get set }
      @objc @MainActor @preconcurrency open var allowsTypeSelect: Bool { get set }
      @objc @MainActor @preconcurrency open var highlightedTableColumn: NSTableColumn? { get set }
      @objc @MainActor @preconcurrency open var verticalMotionCanBeginDrag: Bool { get set }
      @objc @MainActor @preconcurrency open var draggingDestinationFeedbackStyle: NSTableView.DraggingDestinationFeedbackStyle { get set }
      @objc public enum DraggingDestinationFeedbackStyle : Int, Sendable {
        case none
        case regular
        case sourceList
        case gap
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum DropOperation : UInt, Sendable {
        case on
        case above
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum RowActionEdge : Int, Sendable {
        case leading
        case trailing
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc @MainActor @preconcurrency open var rowActionsVisible: Bool { get set }
      @objc @MainActor @preconcurrency override open func selectAll(_ sender: Any?)
      @discardableResult @objc @MainActor @preconcurrency open func isRowSelected(_ row: Int) -> Bool
      @discardableResult @objc @MainActor @preconcurrency open func isColumnSelected(_ column: Int) -> Bool
      @objc @MainActor @preconcurrency open func selectColumnIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool)
      @objc @MainActor @preconcurrency open func removeTableColumn(_ tableColumn: NSTableColumn)
      @objc @MainActor @preconcurrency open func moveColumn(_ oldIndex: Int, toColumn newIndex: Int)
      @discardableResult @objc @MainActor @preconcurrency open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int
      @discardableResult @objc @MainActor @preconcurrency open func column(for view: NSView) -> Int
      @discardableResult @objc @MainActor @preconcurrency open func column(at point: NSPoint) -> Int
      @discardableResult @objc @MainActor @preconcurrency open func rows(in rect: NSRect) -> NSRange
      @discardableResult @objc @MainActor @preconcurrency open func rect(ofRow row: Int) -> NSRect
      @discardableResult @objc @MainActor @preconcurrency open func rect(ofColumn column: Int) -> NSRect
      @discardableResult @objc @MainActor @preconcurrency open func frameOfCell(atColumn column: Int, row: Int) -> NSRect
      @objc @MainActor @preconcurrency open func editColumn(_ column: Int, row: Int, with event: NSEvent?, select: Bool)
      @objc @MainActor @preconcurrency open func scrollColumnToVisible(_ column: Int)
      @objc @MainActor @preconcurrency override open func sizeToFit()
      @objc @MainActor @preconcurrency open func tile()
      @objc @MainActor @preconcurrency open func setDropRow(_ row: Int, dropOperation: NSTableView.DropOperation)
      @discardableResult @objc @MainActor @preconcurrency open func canDragRows(with rowIndexes: IndexSet, at mouseDownPoint: NSPoint) -> Bool
      @MainActor @preconcurrency open func hideRows(at indexes: IndexSet, withAnimation rowAnimation: NSTableView.AnimationOptions = [])
      @MainActor @preconcurrency open func unhideRows(at indexes: IndexSet, withAnimation rowAnimation: NSTableView.AnimationOptions = [])
      @objc @MainActor @preconcurrency open var hiddenRowIndexes: IndexSet { get }
      @objc @MainActor @preconcurrency open func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier)
      @objc @MainActor @preconcurrency open func enumerateAvailableRowViews(_ handler: @escaping (NSTableRowView, Int) -> Void)
      @objc @MainActor @preconcurrency open func didAdd(_ rowView: NSTableRowView, forRow row: Int)
      @objc @MainActor @preconcurrency open func didRemove(_ rowView: NSTableRowView, forRow row: Int)
      @objc @MainActor @preconcurrency open func drawRow(_ row: Int, clipRect: NSRect)
      @objc @MainActor @preconcurrency open func drawBackground(inClipRect clipRect: NSRect)
      @objc @MainActor @preconcurrency open func drawGrid(inClipRect clipRect: NSRect)
      @objc @MainActor @preconcurrency open func highlightSelection(inClipRect clipRect: NSRect)
      @discardableResult @objc @MainActor @preconcurrency open func indicatorImage(in tableColumn: NSTableColumn) -> NSImage?
      @objc @MainActor @preconcurrency open func setIndicatorImage(_ image: NSImage?, in tableColumn: NSTableColumn)
      public static var selectionDidChangeNotification: NSNotification.Name { get }
      public static var selectionIsChangingNotification: NSNotification.Name { get }
      public static var columnDidMoveNotification: NSNotification.Name { get }
      public static var columnDidResizeNotification: NSNotification.Name { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSTableHeaderView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
    }
    @MainActor @preconcurrency open class NSTableColumn : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(identifier: NSUserInterfaceItemIdentifier)
      @objc @MainActor @preconcurrency open var title: String { get set }
      @objc @MainActor @preconcurrency open var width: CGFloat { get set }
      @objc @MainActor @preconcurrency open var identifier: NSUserInterfaceItemIdentifier { get }
      @objc @MainActor @preconcurrency open var tableView: NSTableView? { get set }
      @objc @MainActor @preconcurrency open var headerCell: NSTableHeaderCell { get set }
      @objc @MainActor @preconcurrency open var headerToolTip: String? { get set }
      @objc @MainActor @preconcurrency open var isHidden: Bool { get set }
      @objc @MainActor @preconcurrency open var isEditable: Bool { get set }
      @objc @MainActor @preconcurrency open var sortDescriptorPrototype: NSSortDescriptor? { get set }
      public struct ResizingOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var autoresizingMask: Self { get }
        public static var userResizingMask: Self { get }
      }
      @objc @MainActor @preconcurrency open var resizingMask: NSTableColumn.ResizingOptions { get set }
      @objc @MainActor @preconcurrency open func sizeToFit()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSTableCellView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var textField: NSTextField? { get set }
      @objc @MainActor @preconcurrency open var imageView: NSImageView? { get set }
      @objc @MainActor @preconcurrency open var rowSizeStyle: NSTableView.RowSizeStyle { get set }
      @objc @MainActor @preconcurrency open var objectValue: Any? { get set }
      @objc @MainActor @preconcurrency open var backgroundStyle: NSView.BackgroundStyle { get set }
      @objc @MainActor @preconcurrency open var draggingImageComponents: [NSDraggingImageComponent] { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSTableRowView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var isSelected: Bool { get set }
      @objc @MainActor @preconcurrency open var selectionHighlightStyle: NSTableView.SelectionHighlightStyle { get set }
      @objc @MainActor @preconcurrency open var isGroupRowStyle: Bool { get set }
      @objc @MainActor @preconcurrency open var isEmphasized: Bool { get set }
      @objc @MainActor @preconcurrency open var isPreviousRowSelected: Bool { get set }
      @objc @MainActor @preconcurrency open var isNextRowSelected: Bool { get set }
      @objc @MainActor @preconcurrency open var isFloating: Bool { get set }
      @objc @MainActor @preconcurrency open var isTargetForDropOperation: Bool { get set }
      @objc @MainActor @preconcurrency open var backgroundColor: NSColor { get set }
      @objc @MainActor @preconcurrency open var indentationForDropOperation: CGFloat { get set }
      @objc @MainActor @preconcurrency open var interiorBackgroundStyle: NSView.BackgroundStyle { get }
      @objc @MainActor @preconcurrency open var numberOfColumns: Int { get }
      @discardableResult @objc @MainActor @preconcurrency open func view(atColumn column: Int) -> Any?
      @objc @MainActor @preconcurrency open func drawBackground(in dirtyRect: NSRect)
      @objc @MainActor @preconcurrency open func drawSelection(in dirtyRect: NSRect)
      @objc @MainActor @preconcurrency open func drawSeparator(in dirtyRect: NSRect)
      @objc @MainActor @preconcurrency open func drawDraggingDestinationFeedback(in dirtyRect: NSRect)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSOutlineView : NSTableView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open func expandItem(_ item: Any?)
      @discardableResult @objc @MainActor @preconcurrency open func numberOfChildren(ofItem item: Any?) -> Int
      @discardableResult @objc @MainActor @preconcurrency open func child(_ index: Int, ofItem item: Any?) -> Any?
      @discardableResult @objc @MainActor @preconcurrency open func childIndex(forItem item: Any) -> Int
      @discardableResult @objc @MainActor @preconcurrency open func level(forRow row: Int) -> Int
      @objc @MainActor @preconcurrency open var autoresizesOutlineColumn: Bool { get set }
      @objc @MainActor @preconcurrency open var indentationMarkerFollowsCell: Bool { get set }
      @objc @MainActor @preconcurrency open var stronglyReferencesItems: Bool { get set }
      @discardableResult @objc @MainActor @preconcurrency open func isExpandable(_ item: Any?) -> Bool
      @discardableResult @objc @MainActor @preconcurrency open func frameOfOutlineCell(atRow row: Int) -> NSRect
      @objc @MainActor @preconcurrency open func setDropItem(_ item: Any?, dropChildIndex index: Int)
      @discardableResult @objc @MainActor @preconcurrency open func shouldCollapseAutoExpandedItems(forDeposited deposited: Bool) -> Bool
      @MainActor @preconcurrency open func insertItems(at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: NSTableView.AnimationOptions = [])
      @MainActor @preconcurrency open func removeItems(at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: NSTableView.AnimationOptions = [])
      @objc @MainActor @preconcurrency open func moveItem(at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?)
      public static var itemDidExpandNotification: NSNotification.Name { get }
      public static var itemDidCollapseNotification: NSNotification.Name { get }
      public static var itemWillExpandNotification: NSNotification.Name { get }
      public static var itemWillCollapseNotification: NSNotification.Name { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSCollectionView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc public enum ScrollDirection : Int, Sendable {
        case vertical
        case horizontal
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct ScrollPosition : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var top: Self { get }
        public static var centeredVertically: Self { get }
        public static var bottom: Self { get }
        public static var nearestHorizontalEdge: Self { get }
        public static var left: Self { get }
        public static var centeredHorizontally: Self { get }
        public static var right: Self { get }
        public static var leadingEdge: Self { get }
        public static var trailingEdge: Self { get }
        public static var nearestVerticalEdge: Self { get }
      }
      @objc @MainActor @preconcurrency weak open var dataSource: (any NSCollectionViewDataSource)? { get set }
      @objc @MainActor @preconcurrency weak open var delegate: (any NSCollectionViewDelegate)? { get set }
      @objc @MainActor @preconcurrency open var backgroundColors: [NSColor]! { get set }
      @objc @MainActor @preconcurrency open var backgroundView: NSView? { get set }
      @objc @MainActor @preconcurrency open var isSelectable: Bool { get set }
      @objc @MainActor @preconcurrency open var allowsMultipleSelection: Bool { get set }
      @objc @MainActor @preconcurrency open var allowsEmptySelection: Bool { get set }
      @objc @MainActor @preconcurrency open var isFirstResponder: Bool { get }
      @objc @MainActor @preconcurrency open var numberOfSections: Int { get }
      @discardableResult @objc @MainActor @preconcurrency open func numberOfItems(inSection section: Int) -> Int
      @objc @MainActor @preconcurrency open func reloadData()
      @objc @MainActor @preconcurrency open func reloadSections(_ sections: IndexSet)
      @objc @MainActor @preconcurrency open func insertItems(at indexPaths: Set<IndexPath>)
      @objc @MainActor @preconcurrency open func deleteItems(at indexPaths: Set<IndexPath>)
      @objc @MainActor @preconcurrency open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
      @objc @MainActor @preconcurrency open func insertSections(_ sections: IndexSet)
      @objc @MainActor @preconcurrency open func deleteSections(_ sections: IndexSet)
      @objc @MainActor @preconcurrency open func performBatchUpdates(_ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil)
      @objc @MainActor @preconcurrency open func scrollToItems(at indexPaths: Set<IndexPath>, scrollPosition: NSCollectionView.ScrollPosition)
      @objc @MainActor @preconcurrency open func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: NSCollectionView.ScrollPosition)
      @objc @MainActor @preconcurrency open func deselectItems(at indexPaths: Set<IndexPath>)
      @objc @MainActor @preconcurrency override open func selectAll(_ sender: Any?)
      @objc @MainActor @preconcurrency open func deselectAll(_ sender: Any?)
      @discardableResult @objc @MainActor @preconcurrency open func item(at indexPath: IndexPath) -> NSCollectionViewItem?
      @discardableResult @objc @MainActor @preconcurrency open func item(at index: Int) -> NSCollectionViewItem?
      @discardableResult @objc @MainActor @preconcurrency open func indexPath(for item: NSCollectionViewItem) -> IndexPath?
      @discardableResult @objc @MainActor @preconcurrency open func indexPathForItem(at point: NSPoint) -> IndexPath?
      @discardableResult @objc @MainActor @preconcurrency open func visibleItems() -> [NSCollectionViewItem]
      @discardableResult @objc @MainActor @preconcurrency open func indexPathsForVisibleItems() -> Set<IndexPath>
      @objc @MainActor @preconcurrency open func register(_ nib: NSNib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier)
      @objc @MainActor @preconcurrency open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind kind: NSCollectionView.SupplementaryElementKind, withIdentifier identifier: NSUserInterfaceItemIdentifier)
      @discardableResult @objc @MainActor @preconcurrency open func makeSupplementaryView(ofKind elementKind: NSCollectionView.SupplementaryElementKind, withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath) -> NSView
      public typealias SupplementaryElementKind = String
      public static var elementKindSectionHeader: NSCollectionView.SupplementaryElementKind { get }
      public static var elementKindSectionFooter: NSCollectionView.SupplementaryElementKind { get }
      @objc @MainActor @preconcurrency open func setDraggingSourceOperationMask(_ dragOperationMask: NSDragOperation, forLocal localDestination: Bool)
    }
    """#
}
