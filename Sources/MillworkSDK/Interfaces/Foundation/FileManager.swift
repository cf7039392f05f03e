extension InterfaceModules.Foundation {
  /// The file manager, and what files have beside their contents. A file manager is not `Sendable`.
  static let fileManager = #"""
    // https://developer.apple.com/documentation/foundation/filemanager
    open class FileManager : NSObject {
      override public init()
      open class var `default`: FileManager { get }
      weak open var delegate: (any FileManagerDelegate)? { get set }

      @discardableResult open func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask) -> [URL]
      @discardableResult open func url(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL?, create shouldCreate: Bool) throws -> URL
      @discardableResult open func mountedVolumeURLs(includingResourceValuesForKeys propertyKeys: [URLResourceKey]?, options: FileManager.VolumeEnumerationOptions = []) -> [URL]?
      @discardableResult open func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL?
      @discardableResult open func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL?
      open var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { get }
      open var temporaryDirectory: URL { get }
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      open var homeDirectoryForCurrentUser: URL { get }
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      @discardableResult open func homeDirectory(forUser userName: String) -> URL?
      open var currentDirectoryPath: String { get }
      @discardableResult open func changeCurrentDirectoryPath(_ path: String) -> Bool

      @discardableResult open func contentsOfDirectory(atPath path: String) throws -> [String]
      @discardableResult open func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = []) throws -> [URL]
      @discardableResult open func subpathsOfDirectory(atPath path: String) throws -> [String]
      @discardableResult open func subpaths(atPath path: String) -> [String]?
      @discardableResult open func enumerator(atPath path: String) -> FileManager.DirectoryEnumerator?
      @discardableResult open func enumerator(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = [], errorHandler handler: ((URL, any Error) -> Bool)? = nil) -> FileManager.DirectoryEnumerator?

      open func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey : Any]? = nil) throws
      open func createDirectory(atPath path: String, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey : Any]? = nil) throws
      @discardableResult open func createFile(atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey : Any]? = nil) -> Bool
      open func removeItem(at URL: URL) throws
      open func removeItem(atPath path: String) throws
      #if !os(Linux)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      open func trashItem(at url: URL, resultingItemURL outResultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?) throws
      #endif
      open func copyItem(at srcURL: URL, to dstURL: URL) throws
      open func copyItem(atPath srcPath: String, toPath dstPath: String) throws
      open func moveItem(at srcURL: URL, to dstURL: URL) throws
      open func moveItem(atPath srcPath: String, toPath dstPath: String) throws
      public func replaceItemAt(_ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil, options: FileManager.ItemReplacementOptions = []) throws -> URL?
      open func linkItem(at srcURL: URL, to dstURL: URL) throws
      open func linkItem(atPath srcPath: String, toPath dstPath: String) throws
      open func createSymbolicLink(at url: URL, withDestinationURL destURL: URL) throws
      open func createSymbolicLink(atPath path: String, withDestinationPath destPath: String) throws
      @discardableResult open func destinationOfSymbolicLink(atPath path: String) throws -> String

      @discardableResult open func fileExists(atPath path: String) -> Bool
      @discardableResult open func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool
      @discardableResult open func isReadableFile(atPath path: String) -> Bool
      @discardableResult open func isWritableFile(atPath path: String) -> Bool
      @discardableResult open func isExecutableFile(atPath path: String) -> Bool
      @discardableResult open func isDeletableFile(atPath path: String) -> Bool
      @discardableResult open func contents(atPath path: String) -> Data?
      @discardableResult open func contentsEqual(atPath path1: String, andPath path2: String) -> Bool
      @discardableResult open func displayName(atPath path: String) -> String
      @discardableResult open func componentsToDisplay(forPath path: String) -> [String]?
      @discardableResult open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey : Any]
      @discardableResult open func attributesOfFileSystem(forPath path: String) throws -> [FileAttributeKey : Any]
      open func setAttributes(_ attributes: [FileAttributeKey : Any], ofItemAtPath path: String) throws
      @discardableResult open func fileSystemRepresentation(withPath path: String) -> UnsafePointer<CChar>
      @discardableResult open func string(withFileSystemRepresentation str: UnsafePointer<CChar>, length len: Int) -> String

      open class DirectoryEnumerator : NSEnumerator {
        open var fileAttributes: [FileAttributeKey : Any]? { get }
        open var directoryAttributes: [FileAttributeKey : Any]? { get }
        open var isEnumeratingDirectoryPostOrder: Bool { get }
        open func skipDescendents()
        open func skipDescendants()
        open var level: Int { get }
      }
      @objc public enum SearchPathDirectory : UInt, Sendable {
        case applicationDirectory
        case demoApplicationDirectory
        case developerApplicationDirectory
        case adminApplicationDirectory
        case libraryDirectory
        case developerDirectory
        case userDirectory
        case documentationDirectory
        case documentDirectory
        case coreServiceDirectory
        case autosavedInformationDirectory
        case desktopDirectory
        case cachesDirectory
        case applicationSupportDirectory
        case downloadsDirectory
        case inputMethodsDirectory
        case moviesDirectory
        case musicDirectory
        case picturesDirectory
        case printerDescriptionDirectory
        case sharedPublicDirectory
        case preferencePanesDirectory
        case itemReplacementDirectory
        case allApplicationsDirectory
        case allLibrariesDirectory
        case trashDirectory
        public init?(rawValue: UInt)
        public typealias RawValue = UInt
        public var rawValue: UInt { get }
      }
      public struct SearchPathDomainMask : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var userDomainMask: FileManager.SearchPathDomainMask { get }
        public static var localDomainMask: FileManager.SearchPathDomainMask { get }
        public static var networkDomainMask: FileManager.SearchPathDomainMask { get }
        public static var systemDomainMask: FileManager.SearchPathDomainMask { get }
        public static var allDomainsMask: FileManager.SearchPathDomainMask { get }
      }
      public struct DirectoryEnumerationOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var skipsSubdirectoryDescendants: FileManager.DirectoryEnumerationOptions { get }
        public static var skipsPackageDescendants: FileManager.DirectoryEnumerationOptions { get }
        public static var skipsHiddenFiles: FileManager.DirectoryEnumerationOptions { get }
        public static var includesDirectoriesPostOrder: FileManager.DirectoryEnumerationOptions { get }
        public static var producesRelativePathURLs: FileManager.DirectoryEnumerationOptions { get }
      }
      public struct VolumeEnumerationOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var skipHiddenVolumes: FileManager.VolumeEnumerationOptions { get }
        public static var produceFileReferenceURLs: FileManager.VolumeEnumerationOptions { get }
      }
      public struct ItemReplacementOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var usingNewMetadataOnly: FileManager.ItemReplacementOptions { get }
        public static var withoutDeletingBackupItem: FileManager.ItemReplacementOptions { get }
      }
    }
    @objc public protocol FileManagerDelegate : NSObjectProtocol {
      @objc optional func fileManager(_ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String) -> Bool
      @objc optional func fileManager(_ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL) -> Bool
      @objc optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
      @objc optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt srcURL: URL, to dstURL: URL) -> Bool
      @objc optional func fileManager(_ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String) -> Bool
      @objc optional func fileManager(_ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL) -> Bool
      @objc optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
      @objc optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAt srcURL: URL, to dstURL: URL) -> Bool
      @objc optional func fileManager(_ fileManager: FileManager, shouldLinkItemAtPath srcPath: String, toPath dstPath: String) -> Bool
      @objc optional func fileManager(_ fileManager: FileManager, shouldLinkItemAt srcURL: URL, to dstURL: URL) -> Bool
      @objc optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
      @objc optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt srcURL: URL, to dstURL: URL) -> Bool
      @objc optional func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool
      @objc optional func fileManager(_ fileManager: FileManager, shouldRemoveItemAt URL: URL) -> Bool
      @objc optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAtPath path: String) -> Bool
      @objc optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAt URL: URL) -> Bool
    }
    open class NSEnumerator : NSObject, Sequence {
      override public init()
      @discardableResult open func nextObject() -> Any?
      open var allObjects: [Any] { get }
      public func makeIterator() -> NSFastEnumerationIterator
    }
    public struct NSFastEnumerationIterator : IteratorProtocol {
      public mutating func next() -> Any?
    }
    @objc public protocol NSCopying {
      func copy(with zone: NSZone?) -> Any
    }
    @objc public protocol NSMutableCopying {
      func mutableCopy(with zone: NSZone?) -> Any
    }
    @objc public protocol NSCoding {
      func encode(with coder: NSCoder)
      init?(coder: NSCoder)
    }
    open class NSCoder : NSObject {
      override public init()
    }
    public typealias NSZone = OpaquePointer
    public struct FileAttributeKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public init(_ rawValue: String)
      public var rawValue: String { get }
      public static var type: FileAttributeKey { get }
      public static var size: FileAttributeKey { get }
      public static var modificationDate: FileAttributeKey { get }
      public static var creationDate: FileAttributeKey { get }
      public static var referenceCount: FileAttributeKey { get }
      public static var deviceIdentifier: FileAttributeKey { get }
      public static var ownerAccountName: FileAttributeKey { get }
      public static var groupOwnerAccountName: FileAttributeKey { get }
      public static var ownerAccountID: FileAttributeKey { get }
      public static var groupOwnerAccountID: FileAttributeKey { get }
      public static var posixPermissions: FileAttributeKey { get }
      public static var systemNumber: FileAttributeKey { get }
      public static var systemFileNumber: FileAttributeKey { get }
      public static var extensionHidden: FileAttributeKey { get }
      public static var hfsCreatorCode: FileAttributeKey { get }
      public static var hfsTypeCode: FileAttributeKey { get }
      public static var immutable: FileAttributeKey { get }
      public static var appendOnly: FileAttributeKey { get }
      public static var busy: FileAttributeKey { get }
      public static var protectionKey: FileAttributeKey { get }
      public static var systemSize: FileAttributeKey { get }
      public static var systemFreeSize: FileAttributeKey { get }
      public static var systemNodes: FileAttributeKey { get }
      public static var systemFreeNodes: FileAttributeKey { get }
    }
    public struct FileAttributeType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var typeDirectory: FileAttributeType { get }
      public static var typeRegular: FileAttributeType { get }
      public static var typeSymbolicLink: FileAttributeType { get }
      public static var typeSocket: FileAttributeType { get }
      public static var typeCharacterSpecial: FileAttributeType { get }
      public static var typeBlockSpecial: FileAttributeType { get }
      public static var typeUnknown: FileAttributeType { get }
    }

    // https://developer.apple.com/documentation/foundation/nshomedirectory()
    public func NSHomeDirectory() -> String
    public func NSHomeDirectoryForUser(_ userName: String?) -> String?
    public func NSTemporaryDirectory() -> String
    public func NSUserName() -> String
    public func NSFullUserName() -> String
    public func NSOpenStepRootDirectory() -> String
    public func NSSearchPathForDirectoriesInDomains(_ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool) -> [String]

    // https://developer.apple.com/documentation/foundation/urlresourcekey
    public struct URLResourceKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public init(_ rawValue: String)
      public var rawValue: String { get }
      public static var nameKey: URLResourceKey { get }
      public static var localizedNameKey: URLResourceKey { get }
      public static var pathKey: URLResourceKey { get }
      public static var canonicalPathKey: URLResourceKey { get }
      public static var isRegularFileKey: URLResourceKey { get }
      public static var isDirectoryKey: URLResourceKey { get }
      public static var isSymbolicLinkKey: URLResourceKey { get }
      public static var isPackageKey: URLResourceKey { get }
      public static var isVolumeKey: URLResourceKey { get }
      public static var isHiddenKey: URLResourceKey { get }
      public static var isReadableKey: URLResourceKey { get }
      public static var isWritableKey: URLResourceKey { get }
      public static var isExecutableKey: URLResourceKey { get }
      public static var creationDateKey: URLResourceKey { get }
      public static var contentModificationDateKey: URLResourceKey { get }
      public static var contentAccessDateKey: URLResourceKey { get }
      public static var attributeModificationDateKey: URLResourceKey { get }
      public static var fileSizeKey: URLResourceKey { get }
      public static var fileAllocatedSizeKey: URLResourceKey { get }
      public static var totalFileSizeKey: URLResourceKey { get }
      public static var totalFileAllocatedSizeKey: URLResourceKey { get }
      public static var linkCountKey: URLResourceKey { get }
      public static var parentDirectoryURLKey: URLResourceKey { get }
      public static var fileResourceIdentifierKey: URLResourceKey { get }
      public static var fileResourceTypeKey: URLResourceKey { get }
      public static var volumeNameKey: URLResourceKey { get }
      public static var volumeAvailableCapacityKey: URLResourceKey { get }
      public static var volumeTotalCapacityKey: URLResourceKey { get }
      public static var contentTypeKey: URLResourceKey { get }
      public static var isExcludedFromBackupKey: URLResourceKey { get }
      public static var tagNamesKey: URLResourceKey { get }
      public static var volumeAvailableCapacityForImportantUsageKey: URLResourceKey { get }
      public static var volumeAvailableCapacityForOpportunisticUsageKey: URLResourceKey { get }
    }
    public struct URLResourceValues : Sendable {
      public init()
      public var allValues: [URLResourceKey : Any] { get }
      public var name: String? { get set }
      public var localizedName: String? { get }
      public var path: String? { get }
      public var canonicalPath: String? { get }
      public var isRegularFile: Bool? { get }
      public var isDirectory: Bool? { get }
      public var isSymbolicLink: Bool? { get }
      public var isPackage: Bool? { get set }
      public var isVolume: Bool? { get }
      public var isHidden: Bool? { get set }
      public var isReadable: Bool? { get }
      public var isWritable: Bool? { get }
      public var isExecutable: Bool? { get }
      public var creationDate: Date? { get set }
      public var contentModificationDate: Date? { get set }
      public var contentAccessDate: Date? { get set }
      public var attributeModificationDate: Date? { get }
      public var fileSize: Int? { get }
      public var fileAllocatedSize: Int? { get }
      public var totalFileSize: Int? { get }
      public var totalFileAllocatedSize: Int? { get }
      public var linkCount: Int? { get }
      public var parentDirectory: URL? { get }
      public var volumeName: String? { get }
      public var volumeAvailableCapacity: Int? { get }
      public var volumeTotalCapacity: Int? { get }
      public var isExcludedFromBackup: Bool? { get set }
      @available(Apple 2019, *)
      public var volumeAvailableCapacityForImportantUsage: Int64? { get }
      public var volumeAvailableCapacityForOpportunisticUsage: Int64? { get }
    }
    extension URL {
      public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues
      public mutating func setResourceValues(_ values: URLResourceValues) throws
      public func checkResourceIsReachable() throws -> Bool
      public mutating func removeAllCachedResourceValues()
    }
    """#
}
