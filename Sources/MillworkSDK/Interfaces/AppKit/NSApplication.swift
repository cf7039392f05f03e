extension InterfaceModules.AppKit {
  /// Views, windows, the application, panels.
  static let nsApplication = #"""
    // https://developer.apple.com/documentation/appkit
    @MainActor @preconcurrency open class NSResponder : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var nextResponder: NSResponder? { get set }
      @discardableResult @MainActor @preconcurrency open func tryToPerform(_ action: Selector, with object: Any?) -> Bool
      @MainActor @preconcurrency open func mouseDown(with event: NSEvent)
      @MainActor @preconcurrency open func mouseUp(with event: NSEvent)
      @MainActor @preconcurrency open func keyDown(with event: NSEvent)
      @discardableResult @MainActor @preconcurrency open func becomeFirstResponder() -> Bool
      @discardableResult @MainActor @preconcurrency open func resignFirstResponder() -> Bool
      @MainActor @preconcurrency open var acceptsFirstResponder: Bool { get }
      @MainActor @preconcurrency open var undoManager: UndoManager? { get }
    }
    @MainActor @preconcurrency open class NSEvent : NSObject {
      @MainActor @preconcurrency open class var modifierFlags: NSEvent.ModifierFlags { get }
      @MainActor @preconcurrency open var modifierFlags: NSEvent.ModifierFlags { get }
      @MainActor @preconcurrency open var keyCode: UInt16 { get }
      @MainActor @preconcurrency open var characters: String? { get }
      @discardableResult @MainActor @preconcurrency open class func addLocalMonitorForEvents(matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?) -> Any?
      @MainActor @preconcurrency open class func removeMonitor(_ eventMonitor: Any)
      public struct ModifierFlags : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var shift: NSEvent.ModifierFlags { get }
        public static var control: NSEvent.ModifierFlags { get }
        public static var option: NSEvent.ModifierFlags { get }
        public static var command: NSEvent.ModifierFlags { get }
      }
      public struct EventTypeMask : OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64)
        public static var keyDown: NSEvent.EventTypeMask { get }
        public static var leftMouseDown: NSEvent.EventTypeMask { get }
        public static var flagsChanged: NSEvent.EventTypeMask { get }
      }
    }
    @MainActor @preconcurrency open class NSView : NSResponder {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(frame frameRect: NSRect)
      @MainActor @preconcurrency open var frame: NSRect { get set }
      @MainActor @preconcurrency open var bounds: NSRect { get set }
      @MainActor @preconcurrency open var window: NSWindow? { get }
      @MainActor @preconcurrency open var subviews: [NSView] { get set }
      @MainActor @preconcurrency open var superview: NSView? { get }
      @MainActor @preconcurrency open var wantsLayer: Bool { get set }
      @MainActor @preconcurrency open var isHidden: Bool { get set }
      @MainActor @preconcurrency open var alphaValue: CGFloat { get set }
      @MainActor @preconcurrency open func addSubview(_ view: NSView)
      @MainActor @preconcurrency open func removeFromSuperview()
      @MainActor @preconcurrency open func viewDidMoveToWindow()
    }
    @MainActor @preconcurrency open class NSVisualEffectView : NSView {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency open var material: NSVisualEffectView.Material { get set }
      @MainActor @preconcurrency open var blendingMode: NSVisualEffectView.BlendingMode { get set }
      @MainActor @preconcurrency open var state: NSVisualEffectView.State { get set }
      public enum Material : Int, Sendable {
        case titlebar
        case selection
        case menu
        case popover
        case sidebar
        case headerView
        case sheet
        case windowBackground
        case hudWindow
        case fullScreenUI
        case toolTip
        case contentBackground
        case underWindowBackground
        case underPageBackground
      }
      public enum BlendingMode : Int, Sendable {
        case behindWindow
        case withinWindow
      }
      public enum State : Int, Sendable {
        case followsWindowActiveState
        case active
        case inactive
      }
    }
    @MainActor @preconcurrency open class NSControl : NSView {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
    }
    @MainActor @preconcurrency open class NSTextField : NSControl {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency open var stringValue: String { get set }
    }
    @MainActor @preconcurrency open class NSViewController : NSResponder {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency open var view: NSView { get set }
      @MainActor @preconcurrency open func viewDidLoad()
    }
    @MainActor @preconcurrency open class NSSplitViewController : NSViewController {
      @MainActor @preconcurrency override public init()
      @objc @MainActor @preconcurrency open func toggleSidebar(_ sender: Any?)
      @objc @MainActor @preconcurrency open func toggleInspector(_ sender: Any?)
    }
    @MainActor @preconcurrency open class NSWindow : NSResponder {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var title: String { get set }
      @MainActor @preconcurrency open var subtitle: String { get set }
      @MainActor @preconcurrency open var frame: NSRect { get }
      @MainActor @preconcurrency open var contentView: NSView? { get set }
      @MainActor @preconcurrency open var contentViewController: NSViewController? { get set }
      @MainActor @preconcurrency open var firstResponder: NSResponder? { get }
      @MainActor @preconcurrency open var toolbar: NSToolbar? { get set }
      @MainActor @preconcurrency open var isOpaque: Bool { get set }
      @MainActor @preconcurrency open var backgroundColor: NSColor! { get set }
      @MainActor @preconcurrency open var titlebarAppearsTransparent: Bool { get set }
      @MainActor @preconcurrency open var isMovableByWindowBackground: Bool { get set }
      @MainActor @preconcurrency open var isKeyWindow: Bool { get }
      @MainActor @preconcurrency open func makeKeyAndOrderFront(_ sender: Any?)
      @discardableResult @MainActor @preconcurrency open func makeFirstResponder(_ responder: NSResponder?) -> Bool
      @MainActor @preconcurrency open func close()
      @objc @MainActor @preconcurrency open func performClose(_ sender: Any?)
      @objc @MainActor @preconcurrency open func toggleFullScreen(_ sender: Any?)
      public static var didBecomeKeyNotification: NSNotification.Name { get }
      public static var willCloseNotification: NSNotification.Name { get }
    }
    @MainActor @preconcurrency open class NSToolbar : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var isVisible: Bool { get set }
    }
    @MainActor @preconcurrency open class NSApplication : NSResponder {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open class var shared: NSApplication { get }
      @MainActor @preconcurrency open var keyWindow: NSWindow? { get }
      @MainActor @preconcurrency open var mainWindow: NSWindow? { get }
      @MainActor @preconcurrency open var windows: [NSWindow] { get }
      @MainActor @preconcurrency open var isActive: Bool { get }
      @MainActor @preconcurrency open var appearance: NSAppearance? { get set }
      @MainActor @preconcurrency open var effectiveAppearance: NSAppearance { get }
      @MainActor @preconcurrency open var applicationIconImage: NSImage! { get set }
      @MainActor @preconcurrency open func activate(ignoringOtherApps flag: Bool)
      @available(macOS 14.0, *)
      @MainActor @preconcurrency open func activate()
      @MainActor @preconcurrency open func hide(_ sender: Any?)
      @objc @MainActor @preconcurrency open func terminate(_ sender: Any?)
      @discardableResult @MainActor @preconcurrency open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool
      @discardableResult @MainActor @preconcurrency open func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool
      @MainActor @preconcurrency open func orderFrontStandardAboutPanel(_ sender: Any?)
      public enum ActivationPolicy : Int, Sendable {
        case regular
        case accessory
        case prohibited
      }
      public static var didBecomeActiveNotification: NSNotification.Name { get }
      public static var didResignActiveNotification: NSNotification.Name { get }
    }
    @MainActor @preconcurrency public var NSApp: NSApplication! { get set }
    @MainActor @preconcurrency public protocol NSApplicationDelegate : NSObjectProtocol {
    }
    open class NSWorkspace : NSObject, @unchecked Sendable {
      override public init()
      open class var shared: NSWorkspace { get }
      @discardableResult open func open(_ url: URL) -> Bool
      open func activateFileViewerSelecting(_ fileURLs: [URL])
      @discardableResult open func icon(forFile fullPath: String) -> NSImage
      @discardableResult open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool
      open var notificationCenter: NotificationCenter { get }
    }
    open class NSPasteboard : NSObject, @unchecked Sendable {
      open class var general: NSPasteboard { get }
      @discardableResult open func clearContents() -> Int
      @discardableResult open func setString(_ string: String, forType dataType: NSPasteboard.PasteboardType) -> Bool
      @discardableResult open func string(forType dataType: NSPasteboard.PasteboardType) -> String?
      public struct PasteboardType : Hashable, RawRepresentable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var string: NSPasteboard.PasteboardType { get }
        public static var fileURL: NSPasteboard.PasteboardType { get }
        public static var png: NSPasteboard.PasteboardType { get }
      }
    }
    open class NSHapticFeedbackManager : NSObject {
      override public init()
      open class var defaultPerformer: any NSHapticFeedbackPerformer { get }
      public enum FeedbackPattern : Int, Sendable {
        case generic
        case alignment
        case levelChange
      }
      public enum PerformanceTime : UInt, Sendable {
        case `default`
        case now
        case drawCompleted
      }
    }
    public protocol NSHapticFeedbackPerformer : NSObjectProtocol {
      func perform(_ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
    }
    open class NSCursor : NSObject, @unchecked Sendable {
      override public init()
      open class var pointingHand: NSCursor { get }
      open class var arrow: NSCursor { get }
      open class var iBeam: NSCursor { get }
      open func push()
      open func pop()
      open class func pop()
      open func set()
    }
    @MainActor @preconcurrency open class NSSavePanel : NSWindow {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var nameFieldStringValue: String! { get set }
      @MainActor @preconcurrency open var url: URL? { get }
      @discardableResult @MainActor @preconcurrency open func runModal() -> NSApplication.ModalResponse
    }
    @MainActor @preconcurrency open class NSOpenPanel : NSSavePanel {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var canChooseFiles: Bool { get set }
      @MainActor @preconcurrency open var canChooseDirectories: Bool { get set }
      @MainActor @preconcurrency open var allowsMultipleSelection: Bool { get set }
      @MainActor @preconcurrency open var urls: [URL] { get }
    }
    extension NSApplication {
      public struct ModalResponse : Hashable, RawRepresentable, Sendable {
        public init(rawValue: Int)
        public var rawValue: Int { get }
        public static var OK: NSApplication.ModalResponse { get }
        public static var cancel: NSApplication.ModalResponse { get }
        public static var alertFirstButtonReturn: NSApplication.ModalResponse { get }
      }
    }
    @MainActor @preconcurrency open class NSAlert : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var messageText: String { get set }
      @MainActor @preconcurrency open var informativeText: String { get set }
      @discardableResult @MainActor @preconcurrency open func runModal() -> NSApplication.ModalResponse
    }
    @MainActor @preconcurrency open class NSScreen : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open class var main: NSScreen? { get }
      @MainActor @preconcurrency open class var screens: [NSScreen] { get }
      @MainActor @preconcurrency open var frame: NSRect { get }
      @MainActor @preconcurrency open var visibleFrame: NSRect { get }
      @MainActor @preconcurrency open var backingScaleFactor: CGFloat { get }
    }
    """#
}
