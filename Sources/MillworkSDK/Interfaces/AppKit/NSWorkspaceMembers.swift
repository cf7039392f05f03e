extension InterfaceModules.AppKit {
  /// Further members of pasteboards, workspaces, running apps, sounds and sharing.
  static let nsWorkspaceMembers = #"""
    // https://developer.apple.com/documentation/appkit/nspasteboard
    extension NSPasteboard {
      @discardableResult @objc open class func withUniqueName() -> NSPasteboard
      @objc open var name: NSPasteboard.Name { get }
      @discardableResult @objc open func prepareForNewContents(with options: NSPasteboard.ContentsOptions = []) -> Int
      @discardableResult @objc open func addTypes(_ newTypes: [NSPasteboard.PasteboardType], owner newOwner: Any?) -> Int
      @discardableResult @objc open func index(of pasteboardItem: NSPasteboardItem) -> Int
      @discardableResult @objc open func setPropertyList(_ plist: Any, forType dataType: NSPasteboard.PasteboardType) -> Bool
      @discardableResult @objc open func propertyList(forType dataType: NSPasteboard.PasteboardType) -> Any?
      @discardableResult @objc open func writeFileContents(_ filename: String) -> Bool
      @discardableResult @objc open func readFileContentsType(_ type: NSPasteboard.PasteboardType?, toFile filename: String) -> String?
      @discardableResult @objc open func write(_ wrapper: FileWrapper) -> Bool
      @discardableResult @objc open func readFileWrapper() -> FileWrapper?
      @objc open func releaseGlobally()
      @discardableResult @objc open class func types(filterableTo type: NSPasteboard.PasteboardType) -> [NSPasteboard.PasteboardType]
      public convenience init(byFilteringFile filename: String)
      public convenience init(byFilteringData data: Data, ofType type: NSPasteboard.PasteboardType)
      @available(macOS 15.4, *)
      @objc open var accessBehavior: NSPasteboard.AccessBehavior { get }
      @available(macOS 15.4, *)
      @objc public enum AccessBehavior : Int, Sendable {
        case `default`
        case ask
        case alwaysAllow
        case alwaysDeny
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct ContentsOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var currentHostOnly: Self { get }
      }
    }
    extension NSPasteboard.PasteboardType {
      public static let rtfd: NSPasteboard.PasteboardType
      public static let ruler: NSPasteboard.PasteboardType
      public static let multipleTextSelection: NSPasteboard.PasteboardType
      public static let textFinderOptions: NSPasteboard.PasteboardType
      public static let findPanelSearchOptions: NSPasteboard.PasteboardType
      public static let collaborationMetadata: NSPasteboard.PasteboardType
    }
    extension NSPasteboardItem {
      @discardableResult @objc open func setDataProvider(_ dataProvider: any NSPasteboardItemDataProvider, forTypes types: [NSPasteboard.PasteboardType]) -> Bool
    }
    // https://developer.apple.com/documentation/appkit/nsworkspace
    extension NSWorkspace {
      @discardableResult open func openApplication(at applicationURL: URL, configuration: NSWorkspace.OpenConfiguration) async throws -> NSRunningApplication
      @discardableResult open func open(_ url: URL, configuration: NSWorkspace.OpenConfiguration) async throws -> NSRunningApplication
      @discardableResult open func open(_ urls: [URL], withApplicationAt applicationURL: URL, configuration: NSWorkspace.OpenConfiguration) async throws -> NSRunningApplication
      @objc open func hideOtherApplications()
      @objc open func setDesktopImageURL(_ url: URL, for screen: NSScreen, options: [NSWorkspace.DesktopImageOptionKey : Any] = [:]) throws
      @discardableResult open func recycle(_ URLs: [URL]) async throws -> [URL : URL]
      public struct DesktopImageOptionKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static let imageScaling: NSWorkspace.DesktopImageOptionKey
        public static let allowClipping: NSWorkspace.DesktopImageOptionKey
        public static let fillColor: NSWorkspace.DesktopImageOptionKey
      }
      @objc public class var didHideApplicationNotification: NSNotification.Name { get }
      @objc public class var didUnhideApplicationNotification: NSNotification.Name { get }
      @objc public class var didMountNotification: NSNotification.Name { get }
      @objc public class var didUnmountNotification: NSNotification.Name { get }
      @objc public class var willPowerOffNotification: NSNotification.Name { get }
      @objc open func noteFileSystemChanged(_ path: String)
      @discardableResult @objc open func isFilePackage(atPath fullPath: String) -> Bool
      @discardableResult @objc open func showSearchResults(forQueryString queryString: String) -> Bool
      @objc open var accessibilityDisplayShouldInvertColors: Bool { get }
      @objc open var isSwitchControlEnabled: Bool { get }
      @objc open var fileLabels: [String] { get }
      @objc open var fileLabelColors: [NSColor] { get }
      @objc open func duplicate(_ URLs: [URL], completionHandler handler: (([URL : URL], (any Error)?) -> Void)? = nil)
      @discardableResult open func duplicate(_ URLs: [URL]) async throws -> [URL : URL]
      @discardableResult @objc open func unmountAndEjectDevice(atPath path: String) -> Bool
      @objc(unmountAndEjectDeviceAtURL:error:) open func unmountAndEjectDevice(at url: URL) throws
      @discardableResult @objc open func extendPowerOff(by requested: Int) -> Int
      @discardableResult @objc open func getFileSystemInfo(forPath fullPath: String, isRemovable removableFlag: UnsafeMutablePointer<ObjCBool>?, isWritable writableFlag: UnsafeMutablePointer<ObjCBool>?, isUnmountable unmountableFlag: UnsafeMutablePointer<ObjCBool>?, description: AutoreleasingUnsafeMutablePointer<NSString?>?, type fileSystemType: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool
      @discardableResult @objc open func desktopImageOptions(for screen: NSScreen) -> [NSWorkspace.DesktopImageOptionKey : Any]?
      @discardableResult @objc open func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL]
      @discardableResult open func urlsForApplications(toOpen contentType: UTType) -> [URL]
      @discardableResult open func urlForApplication(toOpen contentType: UTType) -> URL?
      @objc open func setDefaultApplication(at applicationURL: URL, toOpenContentTypeOfFileAt url: URL, completion completionHandler: (((any Error)?) -> Void)? = nil)
      open func setDefaultApplication(at applicationURL: URL, toOpenContentTypeOfFileAt url: URL) async throws
      @objc open func setDefaultApplication(at applicationURL: URL, toOpenURLsWithScheme urlScheme: String, completion completionHandler: (((any Error)?) -> Void)? = nil)
      open func setDefaultApplication(at applicationURL: URL, toOpenURLsWithScheme urlScheme: String) async throws
      @objc open func setDefaultApplication(at applicationURL: URL, toOpenFileAt url: URL, completion completionHandler: (((any Error)?) -> Void)? = nil)
      open func setDefaultApplication(at applicationURL: URL, toOpenFileAt url: URL) async throws
      open func setDefaultApplication(at applicationURL: URL, toOpen contentType: UTType, completion completionHandler: (((any Error)?) -> Void)? = nil)
      open func setDefaultApplication(at applicationURL: URL, toOpen contentType: UTType) async throws
      @objc public class var didChangeFileLabelsNotification: NSNotification.Name { get }
      @objc public class var willUnmountNotification: NSNotification.Name { get }
      @objc public class var didRenameVolumeNotification: NSNotification.Name { get }
      @objc public class var didPerformFileOperationNotification: NSNotification.Name { get }
      @objc public class var volumeURLUserInfoKey: String { get }
      @objc public class var localizedVolumeNameUserInfoKey: String { get }
    }
    extension NSWorkspace.OpenConfiguration {
      open var promptsUserIfNeeded: Bool { get set }
      open var addsToRecentItems: Bool { get set }
      open var hidesOthers: Bool { get set }
      open var allowsRunningApplicationSubstitution: Bool { get set }
      open var environment: [String : String] { get set }
      open var requiresUniversalLinks: Bool { get set }
      open var isForPrinting: Bool { get set }
      open var appleEvent: NSAppleEventDescriptor? { get set }
      open var architecture: Int32 { get set }
    }
    // https://developer.apple.com/documentation/appkit/nsrunningapplication
    extension NSRunningApplication {
      @objc open class func terminateAutomaticallyTerminableApplications()
    }
    // https://developer.apple.com/documentation/appkit/nssound
    @objc public protocol NSSoundDelegate : NSObjectProtocol {
      @objc optional func sound(_ sound: NSSound, didFinishPlaying aBool: Bool)
    }
    extension NSSound {
      @objc weak open var delegate: (any NSSoundDelegate)? { get set }
      public convenience init?(pasteboard: NSPasteboard)
      public convenience init?(data: Data)
      public convenience init?(contentsOfFile path: String, byReference: Bool)
      @discardableResult @objc open class func canInit(with pasteboard: NSPasteboard) -> Bool
      @objc open class var soundUnfilteredTypes: [String] { get }
      @objc open var name: NSSound.Name? { get }
      @discardableResult @objc open func setName(_ string: NSSound.Name?) -> Bool
      @objc open var duration: TimeInterval { get }
      @objc open var isPlaying: Bool { get }
      @objc open var currentTime: TimeInterval { get set }
      @objc open var playbackDeviceIdentifier: NSSound.PlaybackDeviceIdentifier? { get set }
      @objc open func setChannelMapping(_ channelMapping: [Any]?)
      @discardableResult @objc open func channelMapping() -> [Any]?
      @objc open func write(to pasteboard: NSPasteboard)
      @discardableResult @objc open func pause() -> Bool
      @discardableResult @objc open func resume() -> Bool
      public typealias PlaybackDeviceIdentifier = String
      public typealias Name = String
    }
    // https://developer.apple.com/documentation/appkit/nssharingservice
    extension NSSharingService {
      @objc weak open var delegate: (any NSSharingServiceDelegate)? { get set }
      @objc open var permanentLink: URL? { get }
      @objc open var accountName: String? { get }
      @objc open var attachmentFileURLs: [URL]? { get }
    }
    extension NSSharingService.Name {
      public static let cloudSharing: NSSharingService.Name
      public static let addToIPhoto: NSSharingService.Name
      public static let addToAperture: NSSharingService.Name
      public static let useAsDesktopPicture: NSSharingService.Name
    }
    extension NSSharingServicePicker {
      @available(macOS 13.0, *)
      @objc open func close()
    }
    extension NSSharingServicePickerToolbarItem {
      @_nonoverride weak open var delegate: (any NSSharingServicePickerToolbarItemDelegate)? { get set }
    }
    // https://developer.apple.com/documentation/appkit/nsappearance
    extension NSAppearance {
      @objc open var allowsVibrancy: Bool { get }
      public convenience init?(appearanceNamed name: NSAppearance.Name, bundle: Bundle?)
    }
    extension NSAppearance.Name {
      public static let accessibilityHighContrastAqua: NSAppearance.Name
      public static let accessibilityHighContrastDarkAqua: NSAppearance.Name
      public static let accessibilityHighContrastVibrantLight: NSAppearance.Name
      public static let accessibilityHighContrastVibrantDark: NSAppearance.Name
    }
    // https://developer.apple.com/documentation/appkit/nsscreen
    extension NSScreen {
      @objc open var supportedWindowDepths: UnsafePointer<Int32> { get }
      @discardableResult @objc open func convertRectFromBacking(_ rect: NSRect) -> NSRect
      @discardableResult @objc open func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect
      @objc open var maximumReferenceExtendedDynamicRangeColorComponentValue: CGFloat { get }
      @objc open var lastDisplayUpdateTimestamp: TimeInterval { get }
    }
    // https://developer.apple.com/documentation/appkit/nsfilepromisereceiver
    extension NSFilePromiseReceiver : NSPasteboardReading {
      @discardableResult @objc public class func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
    }
    extension NSFilePromiseProvider {
      @discardableResult @objc open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
      @discardableResult @objc open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
      @discardableResult @objc open func writingOptions(forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard) -> NSPasteboard.WritingOptions
    }
    """#
}
