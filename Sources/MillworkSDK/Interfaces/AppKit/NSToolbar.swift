extension InterfaceModules.AppKit {
  /// Toolbars and sharing.
  static let nsToolbar = #"""
    @MainActor @preconcurrency open class NSToolbar : NSObject {
      @MainActor @preconcurrency public init(identifier: NSToolbar.Identifier)
      @MainActor @preconcurrency override public convenience init()
      @objc @MainActor @preconcurrency open var identifier: NSToolbar.Identifier { get }
      @objc @MainActor @preconcurrency open var isVisible: Bool { get set }
      @objc @MainActor @preconcurrency weak open var delegate: (any NSToolbarDelegate)? { get set }
      @objc @MainActor @preconcurrency open var displayMode: NSToolbar.DisplayMode { get set }
      @objc @MainActor @preconcurrency open var showsBaselineSeparator: Bool { get set }
      @objc @MainActor @preconcurrency open var allowsUserCustomization: Bool { get set }
      @objc @MainActor @preconcurrency open var autosavesConfiguration: Bool { get set }
      @objc @MainActor @preconcurrency open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> { get set }
      @objc @MainActor @preconcurrency open var items: [NSToolbarItem] { get }
      @objc @MainActor @preconcurrency open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int)
      @objc @MainActor @preconcurrency open func removeItem(at index: Int)
      public typealias Identifier = String
      @objc public enum DisplayMode : UInt, Sendable {
        case `default`
        case iconAndLabel
        case iconOnly
        case labelOnly
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc @MainActor @preconcurrency open var visibleItems: [NSToolbarItem]? { get }
      @objc @MainActor @preconcurrency open func validateVisibleItems()
      @objc public enum SizeMode : UInt, Sendable {
        case `default`
        case regular
        case small
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc @MainActor @preconcurrency open var sizeMode: NSToolbar.SizeMode { get set }
      @objc @MainActor @preconcurrency open var selectedItemIdentifier: NSToolbarItem.Identifier? { get set }
      @objc @MainActor @preconcurrency open func runCustomizationPalette(_ sender: Any?)
      @objc @MainActor @preconcurrency open var customizationPaletteIsRunning: Bool { get }
      @available(macOS 10.14, *)
      @objc @MainActor @preconcurrency open var centeredItemIdentifier: NSToolbarItem.Identifier? { get set }
      @objc @MainActor @preconcurrency open var allowsExtensionItems: Bool { get set }
      @objc @MainActor @preconcurrency open var configuration: [String : Any] { get set }
      @objc @MainActor @preconcurrency open func setConfiguration(_ configDict: [String : Any])
      @available(macOS 15.0, *)
      @objc @MainActor @preconcurrency open var itemIdentifiers: [NSToolbarItem.Identifier] { get set }
      @available(macOS 15.0, *)
      @objc @MainActor @preconcurrency open func removeItem(identifier itemIdentifier: NSToolbarItem.Identifier)
      @available(macOS 15.0, *)
      @objc @MainActor @preconcurrency open var allowsDisplayModeCustomization: Bool { get set }
      public static var willAddItemNotification: NSNotification.Name { get }
      public static var didRemoveItemNotification: NSNotification.Name { get }
    }
    // https://developer.apple.com/documentation/foundation/indexpath
    extension IndexPath {
      public init(item: Int, section: Int)
      public var item: Int { get set }
      public var section: Int { get set }
    }
    @MainActor @preconcurrency open class NSToolbarItem : NSObject {
      @MainActor @preconcurrency public init(itemIdentifier: NSToolbarItem.Identifier)
      @objc @MainActor @preconcurrency open var label: String { get set }
      @objc @MainActor @preconcurrency open var paletteLabel: String { get set }
      @objc @MainActor @preconcurrency open var toolTip: String? { get set }
      @objc @MainActor @preconcurrency open var image: NSImage? { get set }
      @objc @MainActor @preconcurrency open var view: NSView? { get set }
      @objc @MainActor @preconcurrency weak open var target: AnyObject? { get set }
      @objc @MainActor @preconcurrency open var action: Selector? { get set }
      @objc @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open var isBordered: Bool { get set }
      @objc @MainActor @preconcurrency open var itemIdentifier: NSToolbarItem.Identifier { get }
      @objc @MainActor @preconcurrency open var toolbar: NSToolbar? { get }
      @objc @MainActor @preconcurrency open var menuFormRepresentation: NSMenuItem? { get set }
      @objc @MainActor @preconcurrency open var tag: Int { get set }
      @available(macOS 10.15, *)
      @objc @MainActor @preconcurrency open var title: String { get set }
      @available(macOS 11.0, *)
      @objc @MainActor @preconcurrency open var isNavigational: Bool { get set }
      @available(macOS 12.0, *)
      @objc @MainActor @preconcurrency open var isVisible: Bool { get }
      @available(macOS 13.0, *)
      @objc @MainActor @preconcurrency open var possibleLabels: Set<String> { get set }
      @objc @MainActor @preconcurrency open var autovalidates: Bool { get set }
      @objc @MainActor @preconcurrency open var allowsDuplicatesInToolbar: Bool { get }
      @objc @MainActor @preconcurrency open var visibilityPriority: NSToolbarItem.VisibilityPriority { get set }
      @objc @MainActor @preconcurrency open func validate()
      // https://developer.apple.com/documentation/appkit/nstoolbaritem/visibilitypriority-swift.struct
      public struct VisibilityPriority : Hashable, _CValue, Sendable {
        public let rawValue: Int
        public init(_ rawValue: Int)
        public init(rawValue: Int)
        public static var standard: VisibilityPriority { get }
        public static var low: VisibilityPriority { get }
        public static var high: VisibilityPriority { get }
        public static var user: VisibilityPriority { get }
      }
      public struct Identifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var space: Identifier { get }
        public static var flexibleSpace: Identifier { get }
        public static var showColors: Identifier { get }
        public static var showFonts: Identifier { get }
        public static var print: Identifier { get }
        public static var toggleSidebar: Identifier { get }
        public static var cloudSharing: Identifier { get }
        public static var sidebarTrackingSeparator: Identifier { get }
        public static var toggleInspector: Identifier { get }
        public static var inspectorTrackingSeparator: Identifier { get }
      }
      @objc @MainActor @preconcurrency open var minSize: NSSize { get set }
      @objc @MainActor @preconcurrency open var maxSize: NSSize { get set }
      @available(macOS 15.0, *)
      @objc @MainActor @preconcurrency open var isHidden: Bool { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSToolbarItemGroup : NSToolbarItem {
      @MainActor @preconcurrency override public init(itemIdentifier: NSToolbarItem.Identifier)
      @objc @MainActor @preconcurrency open var subitems: [NSToolbarItem] { get set }
      @objc public enum SelectionMode : Int, Sendable {
        case selectOne
        case selectAny
        case momentary
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum ControlRepresentation : Int, Sendable {
        case automatic
        case expanded
        case collapsed
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency public convenience init(itemIdentifier: NSToolbarItem.Identifier, titles: [String], selectionMode: NSToolbarItemGroup.SelectionMode, labels: [String]?, target: Any?, action: Selector?)
      @MainActor @preconcurrency public convenience init(itemIdentifier: NSToolbarItem.Identifier, images: [NSImage], selectionMode: NSToolbarItemGroup.SelectionMode, labels: [String]?, target: Any?, action: Selector?)
      @objc @MainActor @preconcurrency open var controlRepresentation: NSToolbarItemGroup.ControlRepresentation { get set }
      @objc @MainActor @preconcurrency open var selectionMode: NSToolbarItemGroup.SelectionMode { get set }
      @objc @MainActor @preconcurrency open var selectedIndex: Int { get set }
      @objc @MainActor @preconcurrency open func setSelected(_ selected: Bool, at index: Int)
      @discardableResult @objc @MainActor @preconcurrency open func isSelected(at index: Int) -> Bool
    }
    // https://developer.apple.com/documentation/appkit/nssearchtoolbaritem
    @available(macOS 11.0, *)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSearchToolbarItem : NSToolbarItem {
      @MainActor @preconcurrency override public init(itemIdentifier: NSToolbarItem.Identifier)
      @objc @MainActor @preconcurrency open var searchField: NSSearchField { get set }
      @objc @MainActor @preconcurrency open var resignsFirstResponderWithCancel: Bool { get set }
      @objc @MainActor @preconcurrency open var preferredWidthForSearchField: CGFloat { get set }
      @objc @MainActor @preconcurrency open func beginSearchInteraction()
      @objc @MainActor @preconcurrency open func endSearchInteraction()
    }
    // https://developer.apple.com/documentation/appkit/nsmenutoolbaritem
    @available(macOS 10.15, *)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSMenuToolbarItem : NSToolbarItem {
      @MainActor @preconcurrency override public init(itemIdentifier: NSToolbarItem.Identifier)
      @objc @MainActor @preconcurrency open var menu: NSMenu { get set }
      @objc @MainActor @preconcurrency open var showsIndicator: Bool { get set }
    }
    // https://developer.apple.com/documentation/appkit/nstrackingseparatortoolbaritem
    @available(macOS 11.0, *)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSTrackingSeparatorToolbarItem : NSToolbarItem {
      @MainActor @preconcurrency override public init(itemIdentifier: NSToolbarItem.Identifier)
      @MainActor @preconcurrency public convenience init(identifier: NSToolbarItem.Identifier, splitView: NSSplitView, dividerIndex: Int)
      @objc @MainActor @preconcurrency open var splitView: NSSplitView { get set }
      @objc @MainActor @preconcurrency open var dividerIndex: Int { get set }
    }
    @MainActor @preconcurrency open class NSSharingService : NSObject {
      @MainActor @preconcurrency public init?(named serviceName: NSSharingService.Name)
      @objc @MainActor @preconcurrency open func perform(withItems items: [Any])
      public struct Name : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var composeEmail: Name { get }
        public static var composeMessage: Name { get }
        public static var sendViaAirDrop: Name { get }
        public static var addToSafariReadingList: Name { get }
      }
      @discardableResult @objc @MainActor @preconcurrency open func canPerform(withItems items: [Any]?) -> Bool
      @objc @MainActor @preconcurrency open var menuItemTitle: String { get set }
      @objc @MainActor @preconcurrency open var title: String { get }
      @objc @MainActor @preconcurrency open var image: NSImage { get }
      @objc @MainActor @preconcurrency open var alternateImage: NSImage? { get }
      @objc @MainActor @preconcurrency open var messageBody: String? { get }
      @MainActor @preconcurrency public convenience init(title: String, image: NSImage, alternateImage: NSImage?, handler block: @escaping () -> Void)
    }
    @MainActor @preconcurrency open class NSSharingServicePicker : NSObject {
      @MainActor @preconcurrency public init(items: [Any])
      @objc @MainActor @preconcurrency weak open var delegate: (any NSSharingServicePickerDelegate)? { get set }
      @objc @MainActor @preconcurrency open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge)
    }
    """#
}
