extension InterfaceModules.AppKit {
  /// Services, printing replies and restoration of an application, and members of menus.
  static let nsApplicationMembers = #"""
    // https://developer.apple.com/documentation/appkit/nsapplication
    extension NSApplication {
      @objc @MainActor @preconcurrency open func registerServicesMenuSendTypes(_ sendTypes: [NSPasteboard.PasteboardType], returnTypes: [NSPasteboard.PasteboardType])
      @objc public enum PrintReply : UInt, Sendable {
        case printingCancelled
        case printingSuccess
        case printingReplyLater
        case printingFailure
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    extension NSApplication.PresentationOptions {
      public static var disableAppleMenu: Self { get }
      public static var disableForceQuit: Self { get }
      public static var disableSessionTermination: Self { get }
      public static var disableMenuBarTransparency: Self { get }
      public static var disableCursorLocationAssistance: Self { get }
    }
    public func NSUpdateDynamicServices()
    @discardableResult public func NSPerformService(_ itemName: String, _ pboard: NSPasteboard?) -> Bool
    public func NSRegisterServicesProvider(_ provider: Any?, _ name: String)
    public func NSUnregisterServicesProvider(_ name: String)
    public func NSSetShowsServicesMenuItem(_ itemName: String, _ enabled: Bool) -> Int
    public func NSShowsServicesMenuItem(_ itemName: String) -> Bool
    extension NSResponder : NSUserActivityRestoring {
    }
    extension NSDocument : NSUserActivityRestoring {
    }
    // https://developer.apple.com/documentation/appkit/nspreviewrepresentableactivityitem
    @available(macOS 13.0, *)
    @objc public protocol NSPreviewRepresentableActivityItem : NSObjectProtocol {
      var item: Any { get }
    }
    @available(macOS 13.0, *)
    open class NSPreviewRepresentingActivityItem : NSObject, NSPreviewRepresentableActivityItem {
      public init(item: Any, title: String?, image: NSImage?, icon: NSImage?)
      public init(item: Any, title: String?, imageProvider: NSItemProvider?, iconProvider: NSItemProvider?)
      @objc open var item: Any { get }
    }
    extension NSPrintInfo {
      public struct AttributeKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var paperName: AttributeKey { get }
        public static var paperSize: AttributeKey { get }
        public static var orientation: AttributeKey { get }
        public static var scalingFactor: AttributeKey { get }
        public static var leftMargin: AttributeKey { get }
        public static var rightMargin: AttributeKey { get }
        public static var topMargin: AttributeKey { get }
        public static var bottomMargin: AttributeKey { get }
        public static var horizontallyCentered: AttributeKey { get }
        public static var verticallyCentered: AttributeKey { get }
        public static var horizontalPagination: AttributeKey { get }
        public static var verticalPagination: AttributeKey { get }
        public static var printer: AttributeKey { get }
        public static var copies: AttributeKey { get }
        public static var allPages: AttributeKey { get }
        public static var firstPage: AttributeKey { get }
        public static var lastPage: AttributeKey { get }
        public static var mustCollate: AttributeKey { get }
        public static var reversePageOrder: AttributeKey { get }
        public static var jobDisposition: AttributeKey { get }
        public static var pagesAcross: AttributeKey { get }
        public static var pagesDown: AttributeKey { get }
        public static var time: AttributeKey { get }
        public static var detailedErrorReporting: AttributeKey { get }
        public static var faxNumber: AttributeKey { get }
        public static var printerName: AttributeKey { get }
        public static var selectionOnly: AttributeKey { get }
        public static var jobSavingURL: AttributeKey { get }
        public static var jobSavingFileNameExtensionHidden: AttributeKey { get }
        public static var headerAndFooter: AttributeKey { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nsmenu
    extension NSMenu {
      @objc @MainActor @preconcurrency open var size: NSSize { get }
      @MainActor @preconcurrency public var propertiesToUpdate: NSMenu.Properties { get }
      @objc @MainActor @preconcurrency open var menuBarHeight: CGFloat { get }
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open var presentationStyle: NSMenu.PresentationStyle { get set }
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open var selectionMode: NSMenu.SelectionMode { get set }
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open var selectedItems: [NSMenuItem] { get set }
      @available(macOS 14.0, *)
      @discardableResult @objc @MainActor @preconcurrency open class func palette(colors: [NSColor], titles: [String] = [], template: NSImage? = nil, onSelectionChange: ((NSMenu) -> Void)? = nil) -> Self
      @objc @discardableResult @MainActor @preconcurrency open func performKeyEquivalent(with event: NSEvent) -> Bool
      @objc @MainActor @preconcurrency open func itemChanged(_ item: NSMenuItem)
      @discardableResult @objc @MainActor @preconcurrency open class func menuBarVisible() -> Bool
      @objc @MainActor @preconcurrency open class func setMenuBarVisible(_ visible: Bool)
      @available(macOS 14.0, *)
      @objc public enum PresentationStyle : Int, Sendable {
        case regular
        case palette
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @available(macOS 14.0, *)
      @objc public enum SelectionMode : Int, Sendable {
        case automatic
        case selectOne
        case selectAny
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct Properties : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var title: Properties { get }
        public static var attributedTitle: Properties { get }
        public static var keyEquivalent: Properties { get }
        public static var image: Properties { get }
        public static var enabled: Properties { get }
        public static var accessibilityDescription: Properties { get }
      }
    }
    """#
}
