extension InterfaceModules.AppKit {
  /// The workspace, running applications, pasteboards, cursors, sounds and haptics.
  static let nsWorkspace = #"""
    // https://developer.apple.com/documentation/appkit/nsworkspace
    // https://developer.apple.com/documentation/appkit/nspasteboard
    // https://developer.apple.com/documentation/appkit/drawing
    @_inheritsConvenienceInitializers
    open class NSWorkspace : NSObject, @unchecked Sendable {
      override public init()
      open class var shared: NSWorkspace { get }
      open var notificationCenter: NotificationCenter { get }
      open var frontmostApplication: NSRunningApplication? { get }
      open var menuBarOwningApplication: NSRunningApplication? { get }
      open var runningApplications: [NSRunningApplication] { get }
      open var accessibilityDisplayShouldReduceMotion: Bool { get }
      open var accessibilityDisplayShouldReduceTransparency: Bool { get }
      open var accessibilityDisplayShouldIncreaseContrast: Bool { get }
      open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { get }
      open var isVoiceOverEnabled: Bool { get }
      @discardableResult open func open(_ url: URL) -> Bool
      open func open(_ url: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil)
      open func open(_ urls: [URL], withApplicationAt applicationURL: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil)
      open func openApplication(at applicationURL: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil)
      open func activateFileViewerSelecting(_ fileURLs: [URL])
      @discardableResult open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool
      @discardableResult open func icon(forFile fullPath: String) -> NSImage
      @discardableResult open func icon(for contentType: UTType) -> NSImage
      @discardableResult open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL?
      @discardableResult open func urlForApplication(toOpen url: URL) -> URL?
      @discardableResult open func urlsForApplications(toOpen url: URL) -> [URL]
      open func recycle(_ URLs: [URL], completionHandler handler: (([URL : URL], (any Error)?) -> Void)? = nil)
      @discardableResult open func setIcon(_ image: NSImage?, forFile fullPath: String, options: NSWorkspace.IconCreationOptions = []) -> Bool
      @discardableResult open func desktopImageURL(for screen: NSScreen) -> URL?
      public struct IconCreationOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var excludeQuickDrawElementsIconCreation: Self { get }
      }
      @_inheritsConvenienceInitializers
      open class OpenConfiguration : NSObject {
        override public init()
        open var activates: Bool { get set }
        open var arguments: [String] { get set }
        open var hides: Bool { get set }
        open var createsNewApplicationInstance: Bool { get set }
      }
      public static var applicationUserInfoKey: String { get }
      public static var didActivateApplicationNotification: NSNotification.Name { get }
      public static var didDeactivateApplicationNotification: NSNotification.Name { get }
      public static var didLaunchApplicationNotification: NSNotification.Name { get }
      public static var didTerminateApplicationNotification: NSNotification.Name { get }
      public static var willSleepNotification: NSNotification.Name { get }
      public static var didWakeNotification: NSNotification.Name { get }
      public static var screensDidSleepNotification: NSNotification.Name { get }
      public static var screensDidWakeNotification: NSNotification.Name { get }
      public static var activeSpaceDidChangeNotification: NSNotification.Name { get }
      public static var sessionDidBecomeActiveNotification: NSNotification.Name { get }
      public static var sessionDidResignActiveNotification: NSNotification.Name { get }
      public static var accessibilityDisplayOptionsDidChangeNotification: NSNotification.Name { get }
    }
    @_inheritsConvenienceInitializers
    open class NSRunningApplication : NSObject, @unchecked Sendable {
      override public init()
      open class var current: NSRunningApplication { get }
      @discardableResult open class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication]
      open var bundleIdentifier: String? { get }
      open var bundleURL: URL? { get }
      open var executableURL: URL? { get }
      open var localizedName: String? { get }
      open var icon: NSImage? { get }
      open var processIdentifier: Int32 { get }
      open var isActive: Bool { get }
      open var isHidden: Bool { get }
      open var isTerminated: Bool { get }
      open var activationPolicy: NSApplication.ActivationPolicy { get }
      @discardableResult open func activate(options: NSApplication.ActivationOptions = []) -> Bool
      @discardableResult open func terminate() -> Bool
      @discardableResult open func forceTerminate() -> Bool
      @discardableResult open func hide() -> Bool
      @discardableResult open func unhide() -> Bool
      open var isFinishedLaunching: Bool { get }
      open var executableArchitecture: Int { get }
      open var ownsMenuBar: Bool { get }
      @available(macOS 14.0, *)
      @discardableResult open func activate(from application: NSRunningApplication, options: NSApplication.ActivationOptions = []) -> Bool
    }
    extension NSApplication {
      public struct ActivationOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var activateAllWindows: Self { get }
        public static var activateIgnoringOtherApps: Self { get }
      }
    }
    @_inheritsConvenienceInitializers
    open class NSPasteboard : NSObject, @unchecked Sendable {
      override public init()
      open class var general: NSPasteboard { get }
      public convenience init(name: NSPasteboard.Name)
      open var changeCount: Int { get }
      open var types: [NSPasteboard.PasteboardType]? { get }
      open var pasteboardItems: [NSPasteboardItem]? { get }
      @discardableResult open func clearContents() -> Int
      @discardableResult open func declareTypes(_ newTypes: [NSPasteboard.PasteboardType], owner newOwner: Any?) -> Int
      @discardableResult open func setString(_ string: String, forType dataType: NSPasteboard.PasteboardType) -> Bool
      @discardableResult open func setData(_ data: Data?, forType dataType: NSPasteboard.PasteboardType) -> Bool
      @discardableResult open func string(forType dataType: NSPasteboard.PasteboardType) -> String?
      @discardableResult open func data(forType dataType: NSPasteboard.PasteboardType) -> Data?
      @discardableResult open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool
      @discardableResult open func readObjects(forClasses classArray: [AnyClass], options: [NSPasteboard.ReadingOptionKey : Any]? = nil) -> [Any]?
      @discardableResult open func canReadObject(forClasses classArray: [AnyClass], options: [NSPasteboard.ReadingOptionKey : Any]? = nil) -> Bool
      @discardableResult open func canReadItem(withDataConformingToTypes types: [String]) -> Bool
      @discardableResult open func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType?
      public struct PasteboardType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var string: PasteboardType { get }
        public static var fileURL: PasteboardType { get }
        public static var URL: PasteboardType { get }
        public static var png: PasteboardType { get }
        public static var tiff: PasteboardType { get }
        public static var pdf: PasteboardType { get }
        public static var rtf: PasteboardType { get }
        public static var html: PasteboardType { get }
        public static var color: PasteboardType { get }
        public static var font: PasteboardType { get }
        public static var tabularText: PasteboardType { get }
        public static var sound: PasteboardType { get }
      }
      public struct Name : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var general: Name { get }
        public static var drag: Name { get }
        public static var find: Name { get }
        public static var font: Name { get }
        public static var ruler: Name { get }
      }
      public struct ReadingOptionKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var urlReadingFileURLsOnly: ReadingOptionKey { get }
        public static var urlReadingContentsConformToTypes: ReadingOptionKey { get }
      }
    }
    public protocol NSPasteboardWriting : NSObjectProtocol {
    }
    @_inheritsConvenienceInitializers
    open class NSPasteboardItem : NSObject, NSPasteboardWriting, @unchecked Sendable {
      override public init()
      open var types: [NSPasteboard.PasteboardType] { get }
      @discardableResult open func string(forType type: NSPasteboard.PasteboardType) -> String?
      @discardableResult open func data(forType type: NSPasteboard.PasteboardType) -> Data?
      @discardableResult open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool
      @discardableResult open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool
      open func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType) -> Bool
      open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any?
      open func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType?
    }
    extension NSString : NSPasteboardWriting {
    }
    extension NSURL : NSPasteboardWriting {
    }
    extension NSImage : NSPasteboardWriting {
    }
    extension NSAttributedString : NSPasteboardWriting {
    }
    @_inheritsConvenienceInitializers
    open class NSHapticFeedbackManager : NSObject {
      override public init()
      open class var defaultPerformer: any NSHapticFeedbackPerformer { get }
      @objc public enum FeedbackPattern : Int, Sendable {
        case generic
        case alignment
        case levelChange
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum PerformanceTime : UInt, Sendable {
        case `default`
        case now
        case drawCompleted
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    public protocol NSHapticFeedbackPerformer : NSObjectProtocol {
      func perform(_ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
    }
    open class NSCursor : NSObject, @unchecked Sendable {
      override public init()
      public init(image newImage: NSImage, hotSpot point: NSPoint)
      open class var current: NSCursor { get }
      open class var arrow: NSCursor { get }
      open class var iBeam: NSCursor { get }
      open class var pointingHand: NSCursor { get }
      open class var closedHand: NSCursor { get }
      open class var openHand: NSCursor { get }
      open class var resizeLeft: NSCursor { get }
      open class var resizeRight: NSCursor { get }
      open class var resizeLeftRight: NSCursor { get }
      open class var resizeUp: NSCursor { get }
      open class var resizeDown: NSCursor { get }
      open class var resizeUpDown: NSCursor { get }
      open class var crosshair: NSCursor { get }
      open class var disappearingItem: NSCursor { get }
      open class var operationNotAllowed: NSCursor { get }
      open class var dragLink: NSCursor { get }
      open class var dragCopy: NSCursor { get }
      open class var contextualMenu: NSCursor { get }
      @available(macOS 15.0, *)
      open class var columnResize: NSCursor { get }
      @available(macOS 15.0, *)
      open class var rowResize: NSCursor { get }
      open func push()
      open func pop()
      open class func pop()
      open func set()
      open class func hide()
      open class func unhide()
    }
    open class NSSound : NSObject, @unchecked Sendable {
      public convenience init?(named name: String)
      public init?(contentsOf url: URL, byReference: Bool)
      open var volume: Float { get set }
      open var loops: Bool { get set }
      @discardableResult open func play() -> Bool
      @discardableResult open func stop() -> Bool
      open class func beep()
    }
    public func NSBeep()
    """#
}
