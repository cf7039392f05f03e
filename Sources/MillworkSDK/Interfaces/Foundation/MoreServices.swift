extension InterfaceModules.Foundation {
  /// Queues of notifications, predicates put together in code, what extensions are handed, versions of files.
  static let moreServices = #"""
    // https://developer.apple.com/documentation/foundation/notificationqueue
    open class NotificationQueue : NSObject {
      open class var `default`: NotificationQueue { get }
      public init(notificationCenter: NotificationCenter)
      open func enqueue(_ notification: Notification, postingStyle: NotificationQueue.PostingStyle)
      @objc public enum PostingStyle : UInt, Sendable {
        case whenIdle
        case asap
        case now
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    // https://developer.apple.com/documentation/foundation/progresskind
    public struct ProgressKind : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var file: ProgressKind { get }
    }
    extension Progress {
      public struct FileOperationKind : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var downloading: Progress.FileOperationKind { get }
        public static var decompressingAfterDownloading: Progress.FileOperationKind { get }
        public static var receiving: Progress.FileOperationKind { get }
        public static var copying: Progress.FileOperationKind { get }
        public static var uploading: Progress.FileOperationKind { get }
      }
    }
    // https://developer.apple.com/documentation/foundation/uuid_t
    public typealias uuid_t = (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)
    // https://developer.apple.com/documentation/foundation/nscomparisonpredicate
    open class NSComparisonPredicate : NSPredicate, @unchecked Sendable {
      public convenience init(leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: NSComparisonPredicate.Modifier, type: NSComparisonPredicate.Operator, options: NSComparisonPredicate.Options = [])
      open var leftExpression: NSExpression { get }
      open var rightExpression: NSExpression { get }
      @objc public enum Modifier : UInt, Sendable {
        case direct
        case all
        case any
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum Operator : UInt, Sendable {
        case lessThan
        case lessThanOrEqualTo
        case greaterThan
        case greaterThanOrEqualTo
        case equalTo
        case notEqualTo
        case matches
        case like
        case beginsWith
        case endsWith
        case `in`
        case contains
        case between
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      public struct Options : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var caseInsensitive: Self { get }
        public static var diacriticInsensitive: Self { get }
        public static var normalized: Self { get }
      }
    }
    // https://developer.apple.com/documentation/foundation/nsextensioncontext
    open class NSExtensionContext : NSObject {
      open var inputItems: [Any] { get }
      open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil)
      open func cancelRequest(withError error: any Error)
      open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil)
    }
    open class NSExtensionItem : NSObject {
      override public init()
      open var attributedTitle: NSAttributedString? { get set }
      open var attributedContentText: NSAttributedString? { get set }
      open var attachments: [NSItemProvider]? { get set }
      open var userInfo: [AnyHashable : Any]? { get set }
    }
    // https://developer.apple.com/documentation/foundation/nsfileversion
    open class NSFileVersion : NSObject, @unchecked Sendable {
      open class func currentVersionOfItem(at url: URL) -> NSFileVersion?
      open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]?
      open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]?
      open class func removeOtherVersionsOfItem(at url: URL) throws
      open var modificationDate: Date? { get }
      open var isConflict: Bool { get }
      open var isResolved: Bool { get set }
      open var url: URL { get }
      open var localizedName: String? { get }
    }
    """#
}
