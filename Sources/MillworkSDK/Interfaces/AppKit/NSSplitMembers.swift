extension InterfaceModules.AppKit {
  /// Further members of outlines, tables, split views, view controllers, anchors and tracking areas.
  static let nsSplitMembers = #"""
    // https://developer.apple.com/documentation/appkit/nsoutlineview
    extension NSOutlineView {
      @_nonoverride weak open var delegate: (any NSOutlineViewDelegate)? { get set }
      @_nonoverride weak open var dataSource: (any NSOutlineViewDataSource)? { get set }
      @objc public class var disclosureButtonIdentifier: NSUserInterfaceItemIdentifier { get }
      @objc public class var showHideButtonIdentifier: NSUserInterfaceItemIdentifier { get }
    }
    // https://developer.apple.com/documentation/appkit/nstableview
    extension NSTableView {
      @objc open var usesStaticContents: Bool { get set }
      @discardableResult @objc open func columnIndexes(in rect: NSRect) -> IndexSet
      @discardableResult open func dragImageForRows(with dragRows: IndexSet, tableColumns: [NSTableColumn], event dragEvent: NSEvent, offset dragImageOffset: UnsafeMutablePointer<NSPoint>) -> NSImage
      @objc open var registeredNibsByIdentifier: [NSUserInterfaceItemIdentifier : NSNib]? { get }
      @discardableResult @objc open func shouldFocusCell(_ cell: NSCell, atColumn column: Int, row: Int) -> Bool
    }
    extension NSTableColumn {
      @objc open var dataCell: Any { get set }
      @discardableResult @objc open func dataCell(forRow row: Int) -> Any
      @objc open var minWidth: CGFloat { get set }
      @objc open var maxWidth: CGFloat { get set }
    }
    extension NSTableRowView {
      @objc open var draggingDestinationFeedbackStyle: NSTableView.DraggingDestinationFeedbackStyle { get set }
    }
    extension NSCollectionViewFlowLayout {
      @discardableResult @objc open func sectionAtIndexIsCollapsed(_ sectionIndex: Int) -> Bool
      @objc open func collapseSection(at sectionIndex: Int)
      @objc open func expandSection(at sectionIndex: Int)
    }
    // https://developer.apple.com/documentation/appkit/nssplitviewitem
    extension NSSplitViewItem {
      @objc public enum Behavior : Int, Sendable {
        case `default`
        case sidebar
        case contentList
        case inspector
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum CollapseBehavior : Int, Sendable {
        case `default`
        case preferResizingSplitViewWithFixedSiblings
        case preferResizingSiblingsWithFixedSplitView
        case useConstraints
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc open var behavior: NSSplitViewItem.Behavior { get }
      @objc open var collapseBehavior: NSSplitViewItem.CollapseBehavior { get set }
      @objc open var preferredThicknessFraction: CGFloat { get set }
      @objc open var automaticMaximumThickness: CGFloat { get set }
      @objc public class var unspecifiedDimension: CGFloat { get }
      @available(macOS 26.0, *)
      @objc open var automaticallyAdjustsSafeAreaInsets: Bool { get set }
      @available(macOS 26.0, *)
      @objc open var topAlignedAccessoryViewControllers: [NSSplitViewItemAccessoryViewController] { get set }
      @available(macOS 26.0, *)
      @objc open func addTopAlignedAccessoryViewController(_ childViewController: NSSplitViewItemAccessoryViewController)
      @available(macOS 26.0, *)
      @objc open func insertTopAlignedAccessoryViewController(_ childViewController: NSSplitViewItemAccessoryViewController, at index: Int)
      @available(macOS 26.0, *)
      @objc open func removeTopAlignedAccessoryViewController(at index: Int)
      @available(macOS 26.0, *)
      @objc open var bottomAlignedAccessoryViewControllers: [NSSplitViewItemAccessoryViewController] { get set }
      @available(macOS 26.0, *)
      @objc open func addBottomAlignedAccessoryViewController(_ childViewController: NSSplitViewItemAccessoryViewController)
      @available(macOS 26.0, *)
      @objc open func insertBottomAlignedAccessoryViewController(_ childViewController: NSSplitViewItemAccessoryViewController, at index: Int)
      @available(macOS 26.0, *)
      @objc open func removeBottomAlignedAccessoryViewController(at index: Int)
    }
    // https://developer.apple.com/documentation/appkit/nssplitviewitemaccessoryviewcontroller
    @available(macOS 26.0, *)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSplitViewItemAccessoryViewController : NSViewController {
      @objc open var isHidden: Bool { get set }
      @objc open var automaticallyAppliesContentInsets: Bool { get set }
      @available(macOS 26.1, *)
      @objc open var preferredScrollEdgeEffectStyle: NSScrollEdgeEffectStyle? { get set }
    }
    // https://developer.apple.com/documentation/appkit/nsbackgroundextensionview
    @available(macOS 26.0, *)
    @MainActor @preconcurrency open class NSBackgroundExtensionView : NSView {
      override public init(frame frameRect: NSRect)
      public required init?(coder: NSCoder)
      @objc open var contentView: NSView? { get set }
      @objc open var automaticallyPlacesContentView: Bool { get set }
    }
    // https://developer.apple.com/documentation/appkit/nssplitviewcontroller
    extension NSSplitViewController : NSSplitViewDelegate, NSUserInterfaceValidations {
      @objc open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem)
      @objc open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int)
      @discardableResult @objc(splitViewItemForViewController:) open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem?
      @objc open var minimumThicknessForInlineSidebars: CGFloat { get set }
      @discardableResult @objc open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
      @discardableResult @objc open func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
      @discardableResult @objc open func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool
      @discardableResult @objc open func splitView(_ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect, ofDividerAt dividerIndex: Int) -> NSRect
      @discardableResult @objc open func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) -> NSRect
      @objc open func splitViewDidResizeSubviews(_ notification: Notification)
      @objc open func splitViewWillResizeSubviews(_ notification: Notification)
      @objc public class var automaticDimension: CGFloat { get }
    }
    extension NSTabViewController : NSTabViewDelegate, NSToolbarDelegate {
      @objc open func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
      @objc open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
      @discardableResult @objc open func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
      @discardableResult @objc open func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem?
      @discardableResult @objc open func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
      @discardableResult @objc open func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
      @discardableResult @objc open func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    }
    // https://developer.apple.com/documentation/appkit/nsviewcontroller
    extension NSViewController {
      @objc open func viewWillTransition(to newSize: NSSize)
      @objc open var extensionContext: NSExtensionContext? { get }
      @objc open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?)
      @discardableResult @objc open func shouldPerformSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) -> Bool
      @objc open func prepare(for segue: NSStoryboardSegue, sender: Any?)
    }
    // https://developer.apple.com/documentation/appkit/nsstoryboardsegue
    @MainActor @preconcurrency open class NSStoryboardSegue : NSObject {
      public convenience init(identifier: NSStoryboardSegue.Identifier, source sourceController: Any, destination destinationController: Any, performHandler: @escaping () -> Void)
      public init(identifier: NSStoryboardSegue.Identifier, source sourceController: Any, destination destinationController: Any)
      @objc open var identifier: NSStoryboardSegue.Identifier? { get }
      @objc open var sourceController: Any { get }
      @objc open var destinationController: Any { get }
      @objc open func perform()
      public typealias Identifier = String
    }
    @objc @MainActor @preconcurrency public protocol NSSeguePerforming : NSObjectProtocol {
      @objc optional func prepare(for segue: NSStoryboardSegue, sender: Any?)
      @objc optional func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?)
      @objc optional func shouldPerformSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) -> Bool
    }
    // https://developer.apple.com/documentation/appkit/nstrackingarea
    extension NSTrackingArea {
      @objc open var options: NSTrackingArea.Options { get }
      @objc weak open var owner: AnyObject? { get }
      @objc open var userInfo: [AnyHashable : Any]? { get }
    }
    // https://developer.apple.com/documentation/appkit/nslayoutxaxisanchor
    extension NSLayoutXAxisAnchor {
      @discardableResult open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension
      @available(macOS 11.0, *)
      @discardableResult open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      @available(macOS 11.0, *)
      @discardableResult open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      @available(macOS 11.0, *)
      @discardableResult open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
    }
    extension NSLayoutYAxisAnchor {
      @discardableResult open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension
      @available(macOS 11.0, *)
      @discardableResult open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      @available(macOS 11.0, *)
      @discardableResult open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      @available(macOS 11.0, *)
      @discardableResult open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
    }
    extension NSLayoutDimension {
      @discardableResult open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint
      @discardableResult open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
      @discardableResult open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
      @discardableResult open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint
      @discardableResult open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint
    }
    """#
}
