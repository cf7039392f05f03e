extension InterfaceModules.Foundation {
  /// The members of the classes that values bridge to, and of coders.
  static let referenceObjects = #"""
    // https://developer.apple.com/documentation/foundation/nsdate
    extension NSDate {
      public convenience init(timeIntervalSince1970 secs: TimeInterval)
      public convenience init(timeIntervalSinceNow secs: TimeInterval)
      public var timeIntervalSinceNow: TimeInterval { get }
      public var timeIntervalSinceReferenceDate: TimeInterval { get }
      public func timeIntervalSince(_ anotherDate: Date) -> TimeInterval
      public func compare(_ other: Date) -> ComparisonResult
    }
    // https://developer.apple.com/documentation/foundation/nslocale
    extension NSLocale {
      public convenience init(localeIdentifier string: String)
      public class var current: Locale { get }
      public class var preferredLanguages: [String] { get }
      public class var currentLocaleDidChangeNotification: NSNotification.Name { get }
      public var localeIdentifier: String { get }
      public var languageCode: String { get }
      public var countryCode: String? { get }
      public func object(forKey key: NSLocale.Key) -> Any?
      public func displayName(forKey key: NSLocale.Key, value: Any) -> String?
      public struct Key : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var identifier: NSLocale.Key { get }
        public static var languageCode: NSLocale.Key { get }
        public static var countryCode: NSLocale.Key { get }
        public static var currencyCode: NSLocale.Key { get }
        public static var currencySymbol: NSLocale.Key { get }
      }
    }
    // https://developer.apple.com/documentation/foundation/nscalendar
    extension NSCalendar {
      public class var current: Calendar { get }
      public struct Unit : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var era: NSCalendar.Unit { get }
        public static var year: NSCalendar.Unit { get }
        public static var month: NSCalendar.Unit { get }
        public static var day: NSCalendar.Unit { get }
        public static var hour: NSCalendar.Unit { get }
        public static var minute: NSCalendar.Unit { get }
        public static var second: NSCalendar.Unit { get }
        public static var weekday: NSCalendar.Unit { get }
        public static var weekOfMonth: NSCalendar.Unit { get }
        public static var weekOfYear: NSCalendar.Unit { get }
        public static var nanosecond: NSCalendar.Unit { get }
      }
    }
    // https://developer.apple.com/documentation/foundation/nsindexpath
    extension NSIndexPath {
      public convenience init(index: Int)
      public var length: Int { get }
      public func index(atPosition position: Int) -> Int
    }
    // https://developer.apple.com/documentation/foundation/nsdecimalnumber
    extension NSDecimalNumber {
      public func raising(toPower power: Int) -> NSDecimalNumber
    }
    // https://developer.apple.com/documentation/foundation/nscoder
    extension NSCoder {
      public func decodeObject<DecodedObjectType>(of cls: DecodedObjectType.Type, forKey key: String) -> DecodedObjectType? where DecodedObjectType : NSObject, DecodedObjectType : NSCoding
      @nonobjc public func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any?
      public func decodeArrayOfObjects<DecodedObjectType>(ofClass cls: DecodedObjectType.Type, forKey key: String) -> [DecodedObjectType]? where DecodedObjectType : NSObject, DecodedObjectType : NSSecureCoding
    }
    // https://developer.apple.com/documentation/foundation/nsexception
    public struct NSExceptionName : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var genericException: NSExceptionName { get }
      public static var invalidArgumentException: NSExceptionName { get }
      public static var internalInconsistencyException: NSExceptionName { get }
      public static var rangeException: NSExceptionName { get }
    }
    open class NSException : NSObject, @unchecked Sendable {
      public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable : Any]? = nil)
      open var name: NSExceptionName { get }
      open var reason: String? { get }
      open func raise()
    }
    public func NSSetUncaughtExceptionHandler(_ handler: (@convention(c) (NSException) -> Void)?)
    // https://developer.apple.com/documentation/foundation/nslinguistictagger
    open class NSOrthography : NSObject, @unchecked Sendable {
      open var dominantScript: String { get }
    }
    open class NSLinguisticTagger : NSObject {
      public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int)
      open var string: String? { get set }
      open var dominantLanguage: String? { get }
      open class func dominantLanguage(for string: String) -> String?
    }
    public struct NSLinguisticTagScheme : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var language: NSLinguisticTagScheme { get }
      public static var tokenType: NSLinguisticTagScheme { get }
      public static var lexicalClass: NSLinguisticTagScheme { get }
    }
    // https://developer.apple.com/documentation/foundation/nsbundleresourcerequest
    @available(macOS, unavailable)
    open class NSBundleResourceRequest : NSObject, @unchecked Sendable {
      public convenience init(tags: Set<String>)
      public init(tags: Set<String>, bundle: Bundle)
      @preconcurrency open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
      @preconcurrency open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void)
      open func endAccessingResources()
      open var progress: Progress { get }
    }
    // https://developer.apple.com/documentation/foundation/nsfilecoordinator
    public protocol NSFilePresenter : NSObjectProtocol {
      var presentedItemURL: URL? { get }
      var presentedItemOperationQueue: OperationQueue { get }
      func presentedItemDidChange()
      func presentedSubitemDidChange(at url: URL)
    }
    extension NSFilePresenter {
      public func presentedItemDidChange()
      public func presentedSubitemDidChange(at url: URL)
    }
    open class NSFileCoordinator : NSObject {
      public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil)
      open class func addFilePresenter(_ filePresenter: any NSFilePresenter)
      open class func removeFilePresenter(_ filePresenter: any NSFilePresenter)
      open func coordinate(readingItemAt url: URL, options: NSFileCoordinator.ReadingOptions = [], error outError: NSErrorPointer, byAccessor reader: (URL) -> Void)
      open func coordinate(writingItemAt url: URL, options: NSFileCoordinator.WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL) -> Void)
      public struct ReadingOptions : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var withoutChanges: NSFileCoordinator.ReadingOptions { get }
        public static var resolvesSymbolicLink: NSFileCoordinator.ReadingOptions { get }
        public static var forUploading: NSFileCoordinator.ReadingOptions { get }
      }
      public struct WritingOptions : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var forDeleting: NSFileCoordinator.WritingOptions { get }
        public static var forMoving: NSFileCoordinator.WritingOptions { get }
        public static var forMerging: NSFileCoordinator.WritingOptions { get }
        public static var forReplacing: NSFileCoordinator.WritingOptions { get }
      }
    }
    // https://developer.apple.com/documentation/foundation/nsmetadataquery
    open class NSMetadataQuery : NSObject, @unchecked Sendable {
      override public init()
      open var predicate: NSPredicate? { get set }
      open var searchScopes: [Any] { get set }
      open var sortDescriptors: [NSSortDescriptor] { get set }
      open func start() -> Bool
      open func stop()
      open func disableUpdates()
      open func enableUpdates()
      open var resultCount: Int { get }
      open var results: [Any] { get }
      open func result(at idx: Int) -> Any
    }
    open class NSMetadataItem : NSObject, @unchecked Sendable {
      open func value(forAttribute key: String) -> Any?
    }
    extension NSNotification.Name {
      public static let NSMetadataQueryDidFinishGathering: NSNotification.Name
      public static let NSMetadataQueryDidUpdate: NSNotification.Name
    }
    public let NSMetadataQueryUbiquitousDocumentsScope: String
    public let NSMetadataItemURLKey: String
    public let NSMetadataItemFSNameKey: String
    extension FileWrapper {
      public convenience init(directoryWithFileWrappers childrenByPreferredName: [String : FileWrapper])
      public convenience init(url: URL, options: FileWrapper.ReadingOptions = []) throws
      public var isDirectory: Bool { get }
      public var isRegularFile: Bool { get }
      public var fileWrappers: [String : FileWrapper]? { get }
      public var preferredFilename: String? { get set }
      @discardableResult public func addFileWrapper(_ child: FileWrapper) -> String
      @discardableResult public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String
      public func removeFileWrapper(_ child: FileWrapper)
      public struct ReadingOptions : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var immediate: FileWrapper.ReadingOptions { get }
        public static var withoutMapping: FileWrapper.ReadingOptions { get }
      }
    }
    public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
    """#
}
