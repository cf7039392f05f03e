extension InterfaceModules.AppKit {
  /// Menus, popovers and status items.
  static let nsMenu = #"""
    // https://developer.apple.com/documentation/appkit
    @MainActor @preconcurrency open class NSMenu : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(title: String)
      @MainActor @preconcurrency open var title: String { get set }
      @MainActor @preconcurrency open var items: [NSMenuItem] { get set }
      @MainActor @preconcurrency open var delegate: (any NSMenuDelegate)? { get set }
      @MainActor @preconcurrency open var autoenablesItems: Bool { get set }
      @MainActor @preconcurrency open var numberOfItems: Int { get }
      @MainActor @preconcurrency open var supermenu: NSMenu? { get }
      @MainActor @preconcurrency open func addItem(_ newItem: NSMenuItem)
      @discardableResult @MainActor @preconcurrency open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem
      @MainActor @preconcurrency open func insertItem(_ newItem: NSMenuItem, at index: Int)
      @discardableResult @MainActor @preconcurrency open func insertItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int) -> NSMenuItem
      @MainActor @preconcurrency open func removeItem(_ item: NSMenuItem)
      @MainActor @preconcurrency open func removeItem(at index: Int)
      @MainActor @preconcurrency open func removeAllItems()
      @discardableResult @MainActor @preconcurrency open func item(at index: Int) -> NSMenuItem?
      @discardableResult @MainActor @preconcurrency open func item(withTag tag: Int) -> NSMenuItem?
      @discardableResult @MainActor @preconcurrency open func item(withTitle title: String) -> NSMenuItem?
      @MainActor @preconcurrency open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem)
      @MainActor @preconcurrency open func update()
      @discardableResult @MainActor @preconcurrency open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool
      @MainActor @preconcurrency open func performActionForItem(at index: Int)
      @MainActor @preconcurrency open func cancelTracking()
      @MainActor @preconcurrency open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView)
      public static var didBeginTrackingNotification: NSNotification.Name { get }
      public static var didEndTrackingNotification: NSNotification.Name { get }
      public static var didAddItemNotification: NSNotification.Name { get }
      public static var didRemoveItemNotification: NSNotification.Name { get }
      public static var didChangeItemNotification: NSNotification.Name { get }
      public static var didSendActionNotification: NSNotification.Name { get }
      public static var willSendActionNotification: NSNotification.Name { get }
    }
    @MainActor @preconcurrency public protocol NSMenuDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency public protocol NSMenuItemValidation : NSObjectProtocol {
      func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
    }
    @MainActor @preconcurrency open class NSMenuItem : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(title string: String, action selector: Selector?, keyEquivalent charCode: String)
      @discardableResult @MainActor @preconcurrency open class func separator() -> Self
      @MainActor @preconcurrency open var title: String { get set }
      @MainActor @preconcurrency open var attributedTitle: NSAttributedString? { get set }
      @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @MainActor @preconcurrency open var isHidden: Bool { get set }
      @MainActor @preconcurrency open var target: AnyObject? { get set }
      @MainActor @preconcurrency open var action: Selector? { get set }
      @MainActor @preconcurrency open var tag: Int { get set }
      @MainActor @preconcurrency open var state: NSControl.StateValue { get set }
      @MainActor @preconcurrency open var image: NSImage? { get set }
      @MainActor @preconcurrency open var submenu: NSMenu? { get set }
      @MainActor @preconcurrency open var keyEquivalent: String { get set }
      @MainActor @preconcurrency open var keyEquivalentModifierMask: NSEvent.ModifierFlags { get set }
      @MainActor @preconcurrency open var representedObject: Any? { get set }
      @MainActor @preconcurrency open var toolTip: String? { get set }
      @MainActor @preconcurrency open var view: NSView? { get set }
      @MainActor @preconcurrency open var indentationLevel: Int { get set }
      @MainActor @preconcurrency open var isSeparatorItem: Bool { get }
      @MainActor @preconcurrency open var menu: NSMenu? { get }
      @MainActor @preconcurrency open var hasSubmenu: Bool { get }
      @MainActor @preconcurrency open var isHiddenOrHasHiddenAncestor: Bool { get }
      @available(macOS 12.0, *)
      @MainActor @preconcurrency open var allowsAutomaticKeyEquivalentLocalization: Bool { get set }
      @available(macOS 12.0, *)
      @MainActor @preconcurrency open var allowsAutomaticKeyEquivalentMirroring: Bool { get set }
      @available(macOS 14.0, *)
      @MainActor @preconcurrency open class func sectionHeader(title: String) -> Self
      @available(macOS 15.2, *)
      @MainActor @preconcurrency open class var writingToolsItems: [NSMenuItem] { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSPopover : NSResponder {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var contentViewController: NSViewController? { get set }
      @MainActor @preconcurrency open var contentSize: NSSize { get set }
      @MainActor @preconcurrency open var behavior: NSPopover.Behavior { get set }
      @MainActor @preconcurrency open var animates: Bool { get set }
      @MainActor @preconcurrency open var delegate: (any NSPopoverDelegate)? { get set }
      @MainActor @preconcurrency open var appearance: NSAppearance? { get set }
      @MainActor @preconcurrency open var isShown: Bool { get }
      @MainActor @preconcurrency open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge)
      @objc @MainActor @preconcurrency open func performClose(_ sender: Any?)
      @MainActor @preconcurrency open func close()
      @objc public enum Behavior : Int, Sendable {
        case applicationDefined
        case transient
        case semitransient
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public static var willShowNotification: NSNotification.Name { get }
      public static var didCloseNotification: NSNotification.Name { get }
      public static var didShowNotification: NSNotification.Name { get }
      public static var willCloseNotification: NSNotification.Name { get }
      @MainActor @preconcurrency open var isDetached: Bool { get }
      @MainActor @preconcurrency open var positioningRect: NSRect { get set }
      @MainActor @preconcurrency open var effectiveAppearance: NSAppearance { get }
      @available(macOS 14.0, *)
      @MainActor @preconcurrency open func show(relativeTo toolbarItem: NSToolbarItem)
    }
    @MainActor @preconcurrency public protocol NSPopoverDelegate : NSObjectProtocol {
    }
    @objc public enum NSRectEdge : UInt, Sendable {
      case minX
      case minY
      case maxX
      case maxY
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSStatusBar : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open class var system: NSStatusBar { get }
      @MainActor @preconcurrency open var thickness: CGFloat { get }
      @discardableResult @MainActor @preconcurrency open func statusItem(withLength length: CGFloat) -> NSStatusItem
      @MainActor @preconcurrency open func removeStatusItem(_ item: NSStatusItem)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSStatusItem : NSObject {
      @MainActor @preconcurrency override public init()
      public static var variableLength: CGFloat { get }
      public static var squareLength: CGFloat { get }
      @MainActor @preconcurrency open var button: NSStatusBarButton? { get }
      @MainActor @preconcurrency open var menu: NSMenu? { get set }
      @MainActor @preconcurrency open var length: CGFloat { get set }
      @MainActor @preconcurrency open var isVisible: Bool { get set }
      @MainActor @preconcurrency open var autosaveName: NSStatusItem.AutosaveName! { get set }
      public typealias AutosaveName = String
    }
    """#
}
