extension InterfaceModules.AppKit {
  /// The workspace, running applications, pasteboards, cursors, sounds and haptics.
  static let nsWorkspace = #"""
    // https://developer.apple.com/documentation/appkit/nsworkspace
    // https://developer.apple.com/documentation/appkit/nspasteboard
    // https://developer.apple.com/documentation/appkit/drawing
    @_inheritsConvenienceInitializers
    open class NSWorkspace : NSObject, @unchecked Sendable {
      override public init()
      @objc open class var shared: NSWorkspace { get }
      @objc open var notificationCenter: NotificationCenter { get }
      @objc open var frontmostApplication: NSRunningApplication? { get }
      @objc open var menuBarOwningApplication: NSRunningApplication? { get }
      @objc open var runningApplications: [NSRunningApplication] { get }
      @objc open var accessibilityDisplayShouldReduceMotion: Bool { get }
      @objc open var accessibilityDisplayShouldReduceTransparency: Bool { get }
      @objc open var accessibilityDisplayShouldIncreaseContrast: Bool { get }
      @objc open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { get }
      @objc open var isVoiceOverEnabled: Bool { get }
      @objc @discardableResult open func open(_ url: URL) -> Bool
      @objc open func open(_ url: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil)
      @objc open func open(_ urls: [URL], withApplicationAt applicationURL: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil)
      @objc open func openApplication(at applicationURL: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil)
      @objc open func activateFileViewerSelecting(_ fileURLs: [URL])
      @objc @discardableResult open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool
      @objc @discardableResult open func icon(forFile fullPath: String) -> NSImage
      @discardableResult open func icon(for contentType: UTType) -> NSImage
      @objc @discardableResult open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL?
      @objc @discardableResult open func urlForApplication(toOpen url: URL) -> URL?
      @objc @discardableResult open func urlsForApplications(toOpen url: URL) -> [URL]
      @objc open func recycle(_ URLs: [URL], completionHandler handler: (([URL : URL], (any Error)?) -> Void)? = nil)
      @objc @discardableResult open func setIcon(_ image: NSImage?, forFile fullPath: String, options: NSWorkspace.IconCreationOptions = []) -> Bool
      @objc @discardableResult open func desktopImageURL(for screen: NSScreen) -> URL?
      public struct IconCreationOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var excludeQuickDrawElementsIconCreation: Self { get }
      }
      @_inheritsConvenienceInitializers
      open class OpenConfiguration : NSObject {
        override public init()
        @objc open var activates: Bool { get set }
        @objc open var arguments: [String] { get set }
        @objc open var hides: Bool { get set }
        @objc open var createsNewApplicationInstance: Bool { get set }
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
      @objc open class var current: NSRunningApplication { get }
      @objc @discardableResult open class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication]
      @objc open var bundleIdentifier: String? { get }
      @objc open var bundleURL: URL? { get }
      @objc open var executableURL: URL? { get }
      @objc open var localizedName: String? { get }
      @objc open var icon: NSImage? { get }
      @objc open var processIdentifier: Int32 { get }
      @objc open var isActive: Bool { get }
      @objc open var isHidden: Bool { get }
      @objc open var isTerminated: Bool { get }
      @objc open var activationPolicy: NSApplication.ActivationPolicy { get }
      @objc @discardableResult open func activate(options: NSApplication.ActivationOptions = []) -> Bool
      @objc @discardableResult open func terminate() -> Bool
      @objc @discardableResult open func forceTerminate() -> Bool
      @objc @discardableResult open func hide() -> Bool
      @objc @discardableResult open func unhide() -> Bool
      @objc open var isFinishedLaunching: Bool { get }
      @objc open var executableArchitecture: Int { get }
      @objc open var ownsMenuBar: Bool { get }
      @available(macOS 14.0, *)
      @objc @discardableResult open func activate(from application: NSRunningApplication, options: NSApplication.ActivationOptions = []) -> Bool
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
      @objc open class var general: NSPasteboard { get }
      public convenience init(name: NSPasteboard.Name)
      @objc open var changeCount: Int { get }
      @objc open var types: [NSPasteboard.PasteboardType]? { get }
      @objc open var pasteboardItems: [NSPasteboardItem]? { get }
      @objc @discardableResult open func clearContents() -> Int
      @objc @discardableResult open func declareTypes(_ newTypes: [NSPasteboard.PasteboardType], owner newOwner: Any?) -> Int
      @objc @discardableResult open func setString(_ string: String, forType dataType: NSPasteboard.PasteboardType) -> Bool
      @objc @discardableResult open func setData(_ data: Data?, forType dataType: NSPasteboard.PasteboardType) -> Bool
      @objc @discardableResult open func string(forType dataType: NSPasteboard.PasteboardType) -> String?
      @objc @discardableResult open func data(forType dataType: NSPasteboard.PasteboardType) -> Data?
      @objc @discardableResult open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool
      @objc @discardableResult open func readObjects(forClasses classArray: [AnyClass], options: [NSPasteboard.ReadingOptionKey : Any]? = nil) -> [Any]?
      @objc @discardableResult open func canReadObject(forClasses classArray: [AnyClass], options: [NSPasteboard.ReadingOptionKey : Any]? = nil) -> Bool
      @objc @discardableResult open func canReadItem(withDataConformingToTypes types: [String]) -> Bool
      @objc @discardableResult open func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType?
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
    @_inheritsConvenienceInitializers
    open class NSPasteboardItem : NSObject, NSPasteboardWriting, @unchecked Sendable {
      override public init()
      @objc open var types: [NSPasteboard.PasteboardType] { get }
      @objc @discardableResult open func string(forType type: NSPasteboard.PasteboardType) -> String?
      @objc @discardableResult open func data(forType type: NSPasteboard.PasteboardType) -> Data?
      @objc @discardableResult open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool
      @objc @discardableResult open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool
      @discardableResult @objc open func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType) -> Bool
      @discardableResult @objc open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any?
      @discardableResult @objc open func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType?
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
      @objc open class var defaultPerformer: any NSHapticFeedbackPerformer { get }
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
    open class NSCursor : NSObject, @unchecked Sendable {
      override public init()
      public init(image newImage: NSImage, hotSpot point: NSPoint)
      @objc open class var current: NSCursor { get }
      @objc open class var arrow: NSCursor { get }
      @objc open class var iBeam: NSCursor { get }
      @objc open class var pointingHand: NSCursor { get }
      @objc open class var closedHand: NSCursor { get }
      @objc open class var openHand: NSCursor { get }
      @objc open class var resizeLeft: NSCursor { get }
      @objc open class var resizeRight: NSCursor { get }
      @objc open class var resizeLeftRight: NSCursor { get }
      @objc open class var resizeUp: NSCursor { get }
      @objc open class var resizeDown: NSCursor { get }
      @objc open class var resizeUpDown: NSCursor { get }
      @objc open class var crosshair: NSCursor { get }
      @objc open class var disappearingItem: NSCursor { get }
      @objc open class var operationNotAllowed: NSCursor { get }
      @objc open class var dragLink: NSCursor { get }
      @objc open class var dragCopy: NSCursor { get }
      @objc open class var contextualMenu: NSCursor { get }
      @available(macOS 15.0, *)
      @objc open class var columnResize: NSCursor { get }
      @available(macOS 15.0, *)
      @objc open class var rowResize: NSCursor { get }
      @objc open func push()
      @objc open func pop()
      @objc open class func pop()
      @objc open func set()
      @objc open class func hide()
      @objc open class func unhide()
    }
    open class NSSound : NSObject, @unchecked Sendable {
      public convenience init?(named name: String)
      public init?(contentsOf url: URL, byReference: Bool)
      @objc open var volume: Float { get set }
      @objc open var loops: Bool { get set }
      @objc @discardableResult open func play() -> Bool
      @objc @discardableResult open func stop() -> Bool
      @objc open class func beep()
    }
    public func NSBeep()
    """#
}
