extension InterfaceModules.AppKit {
  /// Screens, the application and its dock tile.
  static let nsApplication = #"""
    // https://developer.apple.com/documentation/appkit
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSScreen : NSObject {
      @MainActor @preconcurrency override public init()
      @objc @MainActor @preconcurrency open class var main: NSScreen? { get }
      @objc @MainActor @preconcurrency open class var screens: [NSScreen] { get }
      @objc @MainActor @preconcurrency open class var deepest: NSScreen? { get }
      @objc @MainActor @preconcurrency open var frame: NSRect { get }
      @objc @MainActor @preconcurrency open var visibleFrame: NSRect { get }
      @objc @MainActor @preconcurrency open var backingScaleFactor: CGFloat { get }
      @objc @MainActor @preconcurrency open var localizedName: String { get }
      @objc @MainActor @preconcurrency open var deviceDescription: [NSDeviceDescriptionKey : Any] { get }
      @objc @MainActor @preconcurrency open var safeAreaInsets: NSEdgeInsets { get }
      @objc @MainActor @preconcurrency open var auxiliaryTopLeftArea: NSRect? { get }
      @objc @MainActor @preconcurrency open var auxiliaryTopRightArea: NSRect? { get }
      @objc @MainActor @preconcurrency open var maximumFramesPerSecond: Int { get }
      @objc @MainActor @preconcurrency open var depth: NSWindow.Depth { get }
      @objc @MainActor @preconcurrency open var colorSpace: NSColorSpace? { get }
      @objc @MainActor @preconcurrency open class var screensHaveSeparateSpaces: Bool { get }
      @discardableResult @objc @MainActor @preconcurrency open func canRepresent(_ displayGamut: NSDisplayGamut) -> Bool
      @discardableResult @objc @MainActor @preconcurrency open func convertRectToBacking(_ rect: NSRect) -> NSRect
      @objc @MainActor @preconcurrency open var maximumExtendedDynamicRangeColorComponentValue: CGFloat { get }
      @objc @MainActor @preconcurrency open var maximumPotentialExtendedDynamicRangeColorComponentValue: CGFloat { get }
      @available(macOS 12.0, *)
      @objc @MainActor @preconcurrency open var minimumRefreshInterval: TimeInterval { get }
      @available(macOS 12.0, *)
      @objc @MainActor @preconcurrency open var maximumRefreshInterval: TimeInterval { get }
      @available(macOS 12.0, *)
      @objc @MainActor @preconcurrency open var displayUpdateGranularity: TimeInterval { get }
      @available(macOS 14.0, *)
      @discardableResult @objc @MainActor @preconcurrency open func displayLink(target: Any, selector: Selector) -> CADisplayLink
      public static var colorSpaceDidChangeNotification: NSNotification.Name { get }
    }
    public struct NSDeviceDescriptionKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var resolution: NSDeviceDescriptionKey { get }
      public static var size: NSDeviceDescriptionKey { get }
      public static var isScreen: NSDeviceDescriptionKey { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSApplication : NSResponder {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open class var shared: NSApplication { get }
      @objc @MainActor @preconcurrency weak open var delegate: (any NSApplicationDelegate)? { get set }
      @objc @MainActor @preconcurrency open var keyWindow: NSWindow? { get }
      @objc @MainActor @preconcurrency open var mainWindow: NSWindow? { get }
      @objc @MainActor @preconcurrency open var modalWindow: NSWindow? { get }
      @objc @MainActor @preconcurrency open var windows: [NSWindow] { get }
      @objc @MainActor @preconcurrency open var orderedWindows: [NSWindow] { get }
      @objc @MainActor @preconcurrency open var currentEvent: NSEvent? { get }
      @objc @MainActor @preconcurrency open var isActive: Bool { get }
      @objc @MainActor @preconcurrency open var isHidden: Bool { get }
      @objc @MainActor @preconcurrency open var isRunning: Bool { get }
      @objc @MainActor @preconcurrency open var appearance: NSAppearance? { get set }
      @objc @MainActor @preconcurrency open var effectiveAppearance: NSAppearance { get }
      @objc @MainActor @preconcurrency open var applicationIconImage: NSImage! { get set }
      @objc @MainActor @preconcurrency open var mainMenu: NSMenu? { get set }
      @objc @MainActor @preconcurrency open var windowsMenu: NSMenu? { get set }
      @objc @MainActor @preconcurrency open var servicesMenu: NSMenu? { get set }
      @objc @MainActor @preconcurrency open var helpMenu: NSMenu? { get set }
      @objc @MainActor @preconcurrency open var dockTile: NSDockTile { get }
      @objc @MainActor @preconcurrency open var occlusionState: NSApplication.OcclusionState { get }
      @objc @MainActor @preconcurrency open var isFullKeyboardAccessEnabled: Bool { get }
      @objc @MainActor @preconcurrency open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { get }
      @objc @MainActor @preconcurrency open var presentationOptions: NSApplication.PresentationOptions { get set }
      @objc @MainActor @preconcurrency open func activate(ignoringOtherApps flag: Bool)
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open func activate()
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open func yieldActivation(to application: NSRunningApplication)
      @objc @MainActor @preconcurrency open func deactivate()
      @objc @MainActor @preconcurrency open func run()
      @objc @MainActor @preconcurrency open func stop(_ sender: Any?)
      @objc @MainActor @preconcurrency open func hide(_ sender: Any?)
      @objc @MainActor @preconcurrency open func unhide(_ sender: Any?)
      @objc @MainActor @preconcurrency open func unhideWithoutActivation()
      @objc @MainActor @preconcurrency open func hideOtherApplications(_ sender: Any?)
      @objc @MainActor @preconcurrency open func unhideAllApplications(_ sender: Any?)
      @objc @MainActor @preconcurrency open func terminate(_ sender: Any?)
      @objc @MainActor @preconcurrency open func reply(toApplicationShouldTerminate shouldTerminate: Bool)
      @objc @discardableResult @MainActor @preconcurrency open func activationPolicy() -> NSApplication.ActivationPolicy
      @objc @discardableResult @MainActor @preconcurrency open func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool
      @objc @discardableResult @MainActor @preconcurrency open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool
      @objc @discardableResult @MainActor @preconcurrency open func target(forAction action: Selector) -> Any?
      @objc @MainActor @preconcurrency open func sendEvent(_ event: NSEvent)
      @objc @MainActor @preconcurrency open func postEvent(_ event: NSEvent, atStart flag: Bool)
      @objc @discardableResult @MainActor @preconcurrency open func window(withWindowNumber windowNum: Int) -> NSWindow?
      @objc @discardableResult @MainActor @preconcurrency open func runModal(for window: NSWindow) -> NSApplication.ModalResponse
      @objc @MainActor @preconcurrency open func stopModal()
      @objc @MainActor @preconcurrency open func stopModal(withCode returnCode: NSApplication.ModalResponse)
      @objc @discardableResult @MainActor @preconcurrency open func requestUserAttention(_ requestType: NSApplication.RequestUserAttentionType) -> Int
      @objc @MainActor @preconcurrency open func orderFrontStandardAboutPanel(_ sender: Any?)
      @objc @MainActor @preconcurrency open func orderFrontStandardAboutPanel(options optionsDictionary: [NSApplication.AboutPanelOptionKey : Any] = [:])
      @objc @MainActor @preconcurrency open func orderFrontColorPanel(_ sender: Any?)
      @objc @MainActor @preconcurrency open func orderFrontCharacterPalette(_ sender: Any?)
      @objc @MainActor @preconcurrency open func arrangeInFront(_ sender: Any?)
      @objc @MainActor @preconcurrency open func showHelp(_ sender: Any?)
      @objc @MainActor @preconcurrency open func registerForRemoteNotifications()
      @objc public enum ActivationPolicy : Int, Sendable {
        case regular
        case accessory
        case prohibited
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum TerminateReply : UInt, Sendable {
        case terminateCancel
        case terminateNow
        case terminateLater
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum RequestUserAttentionType : UInt, Sendable {
        case criticalRequest
        case informationalRequest
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      public struct OcclusionState : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var visible: Self { get }
      }
      public struct PresentationOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var autoHideDock: Self { get }
        public static var hideDock: Self { get }
        public static var autoHideMenuBar: Self { get }
        public static var hideMenuBar: Self { get }
        public static var disableProcessSwitching: Self { get }
        public static var disableHideApplication: Self { get }
        public static var fullScreen: Self { get }
        public static var autoHideToolbar: Self { get }
      }
      public struct AboutPanelOptionKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var credits: AboutPanelOptionKey { get }
        public static var applicationName: AboutPanelOptionKey { get }
        public static var applicationIcon: AboutPanelOptionKey { get }
        public static var version: AboutPanelOptionKey { get }
        public static var applicationVersion: AboutPanelOptionKey { get }
      }
      public struct ModalResponse : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: Int)
        public init(rawValue: Int)
        public var rawValue: Int { get }
        public static var OK: NSApplication.ModalResponse { get }
        public static var cancel: NSApplication.ModalResponse { get }
        public static var stop: NSApplication.ModalResponse { get }
        public static var abort: NSApplication.ModalResponse { get }
        public static var `continue`: NSApplication.ModalResponse { get }
        public static var alertFirstButtonReturn: NSApplication.ModalResponse { get }
        public static var alertSecondButtonReturn: NSApplication.ModalResponse { get }
        public static var alertThirdButtonReturn: NSApplication.ModalResponse { get }
      }
      public static var didFinishLaunchingNotification: NSNotification.Name { get }
      public static var willBecomeActiveNotification: NSNotification.Name { get }
      public static var didBecomeActiveNotification: NSNotification.Name { get }
      public static var willResignActiveNotification: NSNotification.Name { get }
      public static var didResignActiveNotification: NSNotification.Name { get }
      public static var didHideNotification: NSNotification.Name { get }
      public static var didUnhideNotification: NSNotification.Name { get }
      public static var willTerminateNotification: NSNotification.Name { get }
      public static var didChangeScreenParametersNotification: NSNotification.Name { get }
      public static var didChangeOcclusionStateNotification: NSNotification.Name { get }
      @objc @MainActor @preconcurrency open func setWindowsNeedUpdate(_ needUpdate: Bool)
      @objc @MainActor @preconcurrency open func updateWindows()
      @objc @MainActor @preconcurrency open var isAutomaticCustomizeTouchBarMenuItemEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open func toggleTouchBarCustomizationPalette(_ sender: Any?)
      @objc @MainActor @preconcurrency open func enumerateWindows(options: NSApplication.WindowListOptions = [], using block: (NSWindow, UnsafeMutablePointer<ObjCBool>) -> Void)
      public struct WindowListOptions : OptionSet, _CValue, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static var orderedFrontToBack: Self { get }
      }
      @objc @MainActor @preconcurrency open func cancelUserAttentionRequest(_ request: Int)
      @objc @MainActor @preconcurrency open func abortModal()
      @discardableResult @objc @MainActor @preconcurrency open func beginModalSession(for window: NSWindow) -> NSApplication.ModalSession
      @discardableResult @objc @MainActor @preconcurrency open func runModalSession(_ session: NSApplication.ModalSession) -> NSApplication.ModalResponse
      @objc @MainActor @preconcurrency open func endModalSession(_ session: NSApplication.ModalSession)
      public typealias ModalSession = OpaquePointer
      @objc @MainActor @preconcurrency open func finishLaunching()
      @objc @MainActor @preconcurrency open func preventWindowOrdering()
      @discardableResult @objc @MainActor @preconcurrency open func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any?
      @discardableResult @objc @MainActor @preconcurrency override open func tryToPerform(_ action: Selector, with object: Any?) -> Bool
      @objc @MainActor @preconcurrency open func addWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool)
      @objc @MainActor @preconcurrency open func removeWindowsItem(_ win: NSWindow)
      @objc @MainActor @preconcurrency open func changeWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool)
      @objc @MainActor @preconcurrency open func activateContextHelpMode(_ sender: Any?)
      @objc @MainActor @preconcurrency open func runPageLayout(_ sender: Any?)
      @discardableResult @objc @MainActor @preconcurrency open func nextEvent(matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool) -> NSEvent?
      @objc @MainActor @preconcurrency open func discardEvents(matching mask: NSEvent.EventTypeMask, before lastEvent: NSEvent?)
      @objc @MainActor @preconcurrency open var isProtectedDataAvailable: Bool { get }
      @objc @MainActor @preconcurrency open var enabledRemoteNotificationTypes: UInt { get }
      @objc @MainActor @preconcurrency open var isRegisteredForRemoteNotifications: Bool { get }
      @objc @MainActor @preconcurrency open func unregisterForRemoteNotifications()
      @objc @MainActor @preconcurrency open func enableRelaunchOnLogin()
      @objc @MainActor @preconcurrency open func disableRelaunchOnLogin()
      @objc @MainActor @preconcurrency open func extendStateRestoration()
      @objc @MainActor @preconcurrency open func completeStateRestoration()
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open func yieldActivation(toApplicationWithBundleIdentifier bundleIdentifier: String)
      @available(macOS 26.0, *)
      @objc @MainActor @preconcurrency open var applicationShouldSuppressHighDynamicRangeContent: Bool { get }
      public static var willUpdateNotification: NSNotification.Name { get }
      public static var didUpdateNotification: NSNotification.Name { get }
      public static var willHideNotification: NSNotification.Name { get }
      public static var willUnhideNotification: NSNotification.Name { get }
      public static var didFinishRestoringWindowsNotification: NSNotification.Name { get }
      public static var protectedDataDidBecomeAvailableNotification: NSNotification.Name { get }
    }
    @MainActor @preconcurrency public var NSApp: NSApplication! { get set }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSDockTile : NSObject {
      @MainActor @preconcurrency override public init()
      @objc @MainActor @preconcurrency open var badgeLabel: String? { get set }
      @objc @MainActor @preconcurrency open var contentView: NSView? { get set }
      @objc @MainActor @preconcurrency open func display()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSAnimationContext : NSObject {
      @MainActor @preconcurrency override public init()
      @objc @MainActor @preconcurrency open class var current: NSAnimationContext { get }
      @objc @MainActor @preconcurrency open var duration: TimeInterval { get set }
      @objc @MainActor @preconcurrency open var timingFunction: CAMediaTimingFunction? { get set }
      @objc @MainActor @preconcurrency open var allowsImplicitAnimation: Bool { get set }
      @objc @MainActor @preconcurrency open var completionHandler: (() -> Void)? { get set }
      @objc @discardableResult @MainActor @preconcurrency open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void, completionHandler: (@Sendable () -> Void)? = nil)
      @objc @MainActor @preconcurrency open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void)
      @objc @MainActor @preconcurrency open class func beginGrouping()
      @objc @MainActor @preconcurrency open class func endGrouping()
    }
    """#
}
