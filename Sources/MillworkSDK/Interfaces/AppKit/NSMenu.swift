extension InterfaceModules.AppKit {
  /// Menus, popovers and status items.
  static let nsMenu = #"""
    // https://developer.apple.com/documentation/appkit
    @MainActor @preconcurrency open class NSMenu : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(title: String)
      @objc @MainActor @preconcurrency open var title: String { get set }
      @objc @MainActor @preconcurrency open var items: [NSMenuItem] { get set }
      @objc @MainActor @preconcurrency weak open var delegate: (any NSMenuDelegate)? { get set }
      @objc @MainActor @preconcurrency open var autoenablesItems: Bool { get set }
      @objc @MainActor @preconcurrency open var numberOfItems: Int { get }
      @objc @MainActor @preconcurrency open var supermenu: NSMenu? { get }
      @objc @MainActor @preconcurrency open func addItem(_ newItem: NSMenuItem)
      @objc @discardableResult @MainActor @preconcurrency open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem
      @objc @MainActor @preconcurrency open func insertItem(_ newItem: NSMenuItem, at index: Int)
      @objc @discardableResult @MainActor @preconcurrency open func insertItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int) -> NSMenuItem
      @objc @MainActor @preconcurrency open func removeItem(_ item: NSMenuItem)
      @objc @MainActor @preconcurrency open func removeItem(at index: Int)
      @objc @MainActor @preconcurrency open func removeAllItems()
      @objc @discardableResult @MainActor @preconcurrency open func item(at index: Int) -> NSMenuItem?
      @objc @discardableResult @MainActor @preconcurrency open func item(withTag tag: Int) -> NSMenuItem?
      @objc @discardableResult @MainActor @preconcurrency open func item(withTitle title: String) -> NSMenuItem?
      @objc @MainActor @preconcurrency open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem)
      @objc @MainActor @preconcurrency open func update()
      @objc @discardableResult @MainActor @preconcurrency open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool
      @objc @MainActor @preconcurrency open func performActionForItem(at index: Int)
      @objc @MainActor @preconcurrency open func cancelTracking()
      @objc @MainActor @preconcurrency open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView)
      public static var didBeginTrackingNotification: NSNotification.Name { get }
      public static var didEndTrackingNotification: NSNotification.Name { get }
      public static var didAddItemNotification: NSNotification.Name { get }
      public static var didRemoveItemNotification: NSNotification.Name { get }
      public static var didChangeItemNotification: NSNotification.Name { get }
      public static var didSendActionNotification: NSNotification.Name { get }
      public static var willSendActionNotification: NSNotification.Name { get }
    }
    @MainActor @preconcurrency open class NSMenuItem : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(title string: String, action selector: Selector?, keyEquivalent charCode: String)
      @objc @discardableResult @MainActor @preconcurrency open class func separator() -> Self
      @objc @MainActor @preconcurrency open var title: String { get set }
      @objc @MainActor @preconcurrency open var attributedTitle: NSAttributedString? { get set }
      @objc @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open var isHidden: Bool { get set }
      @objc @MainActor @preconcurrency weak open var target: AnyObject? { get set }
      @objc @MainActor @preconcurrency open var action: Selector? { get set }
      @objc @MainActor @preconcurrency open var tag: Int { get set }
      @objc @MainActor @preconcurrency open var state: NSControl.StateValue { get set }
      @objc @MainActor @preconcurrency open var image: NSImage? { get set }
      @objc @MainActor @preconcurrency open var submenu: NSMenu? { get set }
      @objc @MainActor @preconcurrency open var keyEquivalent: String { get set }
      @objc @MainActor @preconcurrency open var keyEquivalentModifierMask: NSEvent.ModifierFlags { get set }
      @objc @MainActor @preconcurrency open var representedObject: Any? { get set }
      @objc @MainActor @preconcurrency open var toolTip: String? { get set }
      @objc @MainActor @preconcurrency open var view: NSView? { get set }
      @objc @MainActor @preconcurrency open var indentationLevel: Int { get set }
      @objc @MainActor @preconcurrency open var isSeparatorItem: Bool { get }
      @objc @MainActor @preconcurrency open var menu: NSMenu? { get }
      @objc @MainActor @preconcurrency open var hasSubmenu: Bool { get }
      @objc @MainActor @preconcurrency open var isHiddenOrHasHiddenAncestor: Bool { get }
      @available(macOS 12.0, *)
      @objc @MainActor @preconcurrency open var allowsAutomaticKeyEquivalentLocalization: Bool { get set }
      @available(macOS 12.0, *)
      @objc @MainActor @preconcurrency open var allowsAutomaticKeyEquivalentMirroring: Bool { get set }
      @available(macOS 14.0, *)
      @discardableResult @objc @MainActor @preconcurrency open class func sectionHeader(title: String) -> Self
      @available(macOS 15.2, *)
      @objc @MainActor @preconcurrency open class var writingToolsItems: [NSMenuItem] { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSPopover : NSResponder {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var contentViewController: NSViewController? { get set }
      @objc @MainActor @preconcurrency open var contentSize: NSSize { get set }
      @objc @MainActor @preconcurrency open var behavior: NSPopover.Behavior { get set }
      @objc @MainActor @preconcurrency open var animates: Bool { get set }
      @objc @MainActor @preconcurrency weak open var delegate: (any NSPopoverDelegate)? { get set }
      @objc @MainActor @preconcurrency open var appearance: NSAppearance? { get set }
      @objc @MainActor @preconcurrency open var isShown: Bool { get }
      @objc @MainActor @preconcurrency open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge)
      @objc @MainActor @preconcurrency open func performClose(_ sender: Any?)
      @objc @MainActor @preconcurrency open func close()
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
      @objc @MainActor @preconcurrency open var isDetached: Bool { get }
      @objc @MainActor @preconcurrency open var positioningRect: NSRect { get set }
      @objc @MainActor @preconcurrency open var effectiveAppearance: NSAppearance { get }
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open func show(relativeTo toolbarItem: NSToolbarItem)
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
      @objc @MainActor @preconcurrency open class var system: NSStatusBar { get }
      @objc @MainActor @preconcurrency open var thickness: CGFloat { get }
      @objc @discardableResult @MainActor @preconcurrency open func statusItem(withLength length: CGFloat) -> NSStatusItem
      @objc @MainActor @preconcurrency open func removeStatusItem(_ item: NSStatusItem)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSStatusItem : NSObject {
      @MainActor @preconcurrency override public init()
      public static var variableLength: CGFloat { get }
      public static var squareLength: CGFloat { get }
      @objc @MainActor @preconcurrency open var button: NSStatusBarButton? { get }
      @objc @MainActor @preconcurrency open var menu: NSMenu? { get set }
      @objc @MainActor @preconcurrency open var length: CGFloat { get set }
      @objc @MainActor @preconcurrency open var isVisible: Bool { get set }
      @objc @MainActor @preconcurrency open var autosaveName: NSStatusItem.AutosaveName! { get set }
      public typealias AutosaveName = String
    }
    """#
}
