extension InterfaceModules.AppKit {
  /// Panels, window controllers and alerts.
  static let nsPanel = #"""
    // https://developer.apple.com/documentation/appkit
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSPanel : NSWindow {
      @MainActor @preconcurrency override public init(contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool)
      @objc @MainActor @preconcurrency override open var isFloatingPanel: Bool { get set }
      @objc @MainActor @preconcurrency open var becomesKeyOnlyIfNeeded: Bool { get set }
      @objc @MainActor @preconcurrency override open var worksWhenModal: Bool { get set }
    }
    @MainActor @preconcurrency open class NSWindowController : NSResponder {
      @MainActor @preconcurrency override public convenience init()
      @MainActor @preconcurrency public init(window: NSWindow?)
      @MainActor @preconcurrency override public required init?(coder: NSCoder)
      // https://developer.apple.com/documentation/appkit/nswindowcontroller/init(windownibname:owner:)
      @MainActor @preconcurrency public convenience init(windowNibName: NSNib.Name)
      @MainActor @preconcurrency public convenience init(windowNibName: NSNib.Name, owner: Any)
      @objc @MainActor @preconcurrency open var windowNibName: NSNib.Name? { get }
      @objc @MainActor @preconcurrency open func windowWillLoad()
      @objc @MainActor @preconcurrency open func loadWindow()
      @objc @MainActor @preconcurrency open var window: NSWindow? { get set }
      @objc @MainActor @preconcurrency open var contentViewController: NSViewController? { get set }
      @objc @MainActor @preconcurrency open var shouldCascadeWindows: Bool { get set }
      @objc @MainActor @preconcurrency open func showWindow(_ sender: Any?)
      @objc @MainActor @preconcurrency open func close()
      @objc @MainActor @preconcurrency open func windowDidLoad()
      @objc @MainActor @preconcurrency open var windowFrameAutosaveName: NSWindow.FrameAutosaveName { get set }
      @objc @MainActor @preconcurrency open var isWindowLoaded: Bool { get }
      @objc @MainActor @preconcurrency open var shouldCloseDocument: Bool { get set }
      @objc @MainActor @preconcurrency open var storyboard: NSStoryboard? { get }
      @objc @MainActor @preconcurrency open func synchronizeWindowTitleWithDocumentName()
      @objc @MainActor @preconcurrency open func dismissController(_ sender: Any?)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSTitlebarAccessoryViewController : NSViewController {
      @MainActor @preconcurrency override public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var layoutAttribute: NSLayoutConstraint.Attribute { get set }
      @objc @MainActor @preconcurrency open var fullScreenMinHeight: CGFloat { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSavePanel : NSPanel {
      @MainActor @preconcurrency override public init(contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool)
      @objc @MainActor @preconcurrency open var nameFieldStringValue: String { get set }
      @objc @MainActor @preconcurrency open var nameFieldLabel: String! { get set }
      @objc @MainActor @preconcurrency open var message: String! { get set }
      @objc @MainActor @preconcurrency open var prompt: String! { get set }
      @objc @MainActor @preconcurrency open var directoryURL: URL? { get set }
      @MainActor @preconcurrency open var allowedContentTypes: [UTType] { get set }
      @available(macOS, introduced: 10.3, deprecated: 12.0, message: "Use -allowedContentTypes instead")
      @objc @MainActor @preconcurrency open var allowedFileTypes: [String]? { get set }
      @objc @MainActor @preconcurrency open var allowsOtherFileTypes: Bool { get set }
      @objc @MainActor @preconcurrency open var canCreateDirectories: Bool { get set }
      @objc @MainActor @preconcurrency open var canSelectHiddenExtension: Bool { get set }
      @objc @MainActor @preconcurrency open var isExtensionHidden: Bool { get set }
      @objc @MainActor @preconcurrency open var showsHiddenFiles: Bool { get set }
      @objc @MainActor @preconcurrency open var showsTagField: Bool { get set }
      @objc @MainActor @preconcurrency open var tagNames: [String]? { get set }
      @objc @MainActor @preconcurrency open var treatsFilePackagesAsDirectories: Bool { get set }
      @objc @MainActor @preconcurrency open var accessoryView: NSView? { get set }
      @objc @MainActor @preconcurrency open var url: URL? { get }
      @objc @discardableResult @MainActor @preconcurrency open func runModal() -> NSApplication.ModalResponse
      @objc @MainActor @preconcurrency open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void)
      @discardableResult @MainActor @preconcurrency open func begin() async -> NSApplication.ModalResponse
      @objc @MainActor @preconcurrency open func beginSheetModal(for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void)
      @discardableResult @MainActor @preconcurrency open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSOpenPanel : NSSavePanel {
      @MainActor @preconcurrency override public init(contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool)
      @objc @MainActor @preconcurrency open var canChooseFiles: Bool { get set }
      @objc @MainActor @preconcurrency open var canChooseDirectories: Bool { get set }
      @objc @MainActor @preconcurrency open var allowsMultipleSelection: Bool { get set }
      @objc @MainActor @preconcurrency open var resolvesAliases: Bool { get set }
      @objc @MainActor @preconcurrency open var isAccessoryViewDisclosed: Bool { get set }
      @objc @MainActor @preconcurrency open var urls: [URL] { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSColorPanel : NSPanel {
      @MainActor @preconcurrency override public init(contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool)
      @objc @MainActor @preconcurrency open class var shared: NSColorPanel { get }
      @objc @MainActor @preconcurrency open var color: NSColor { get set }
      @objc @MainActor @preconcurrency open var showsAlpha: Bool { get set }
      @objc @MainActor @preconcurrency open func setTarget(_ target: Any?)
      @objc @MainActor @preconcurrency open func setAction(_ selector: Selector?)
      @objc @MainActor @preconcurrency open var isContinuous: Bool { get set }
      @objc @MainActor @preconcurrency open var accessoryView: NSView? { get set }
      @objc @MainActor @preconcurrency open var alpha: CGFloat { get }
      @objc @MainActor @preconcurrency open func attach(_ colorList: NSColorList)
      @objc @MainActor @preconcurrency open func detach(_ colorList: NSColorList)
      @objc public enum Mode : Int, Sendable {
        case none
        case gray
        case RGB
        case CMYK
        case HSB
        case customPalette
        case colorList
        case wheel
        case crayon
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc @MainActor @preconcurrency open var mode: NSColorPanel.Mode { get set }
      @objc @MainActor @preconcurrency open class var sharedColorPanelExists: Bool { get }
      @objc @MainActor @preconcurrency open class func setPickerMode(_ mode: NSColorPanel.Mode)
      public static var colorDidChangeNotification: NSNotification.Name { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSFontPanel : NSPanel {
      @MainActor @preconcurrency override public init(contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool)
      @objc @MainActor @preconcurrency open class var shared: NSFontPanel { get }
      @objc @MainActor @preconcurrency open func setPanelFont(_ fontObj: NSFont, isMultiple flag: Bool)
      @discardableResult @objc @MainActor @preconcurrency open func convert(_ fontObj: NSFont) -> NSFont
      @objc @MainActor @preconcurrency open func reloadDefaultFontFamilies()
      @objc @MainActor @preconcurrency open var accessoryView: NSView? { get set }
      @objc @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open class var sharedFontPanelExists: Bool { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSAlert : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(error: any Error)
      @objc @MainActor @preconcurrency open var messageText: String { get set }
      @objc @MainActor @preconcurrency open var informativeText: String { get set }
      @objc @MainActor @preconcurrency open var alertStyle: NSAlert.Style { get set }
      @objc @MainActor @preconcurrency open var icon: NSImage! { get set }
      @objc @MainActor @preconcurrency open var accessoryView: NSView? { get set }
      @objc @MainActor @preconcurrency open var showsSuppressionButton: Bool { get set }
      @objc @MainActor @preconcurrency open var suppressionButton: NSButton? { get }
      @objc @MainActor @preconcurrency open var buttons: [NSButton] { get }
      @objc @MainActor @preconcurrency open var window: NSWindow { get }
      @objc @discardableResult @MainActor @preconcurrency open func addButton(withTitle title: String) -> NSButton
      @objc @discardableResult @MainActor @preconcurrency open func runModal() -> NSApplication.ModalResponse
      @objc @MainActor @preconcurrency open func beginSheetModal(for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil)
      @discardableResult @MainActor @preconcurrency open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse
      @objc @MainActor @preconcurrency open func layout()
      @objc public enum Style : UInt, Sendable {
        case warning
        case informational
        case critical
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    """#
}
