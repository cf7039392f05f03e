extension InterfaceModules.CoreSpotlight {
  /// Items that the system search finds.
  static let searchIndex = #"""
    // https://developer.apple.com/documentation/corespotlight
    @_exported import Foundation
    import UniformTypeIdentifiers
    import Swift
    import _Concurrency
    // https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset
    open class CSSearchableItemAttributeSet : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      @available(iOS, introduced: 9.0, deprecated: 14.0, renamed: "init(contentType:)")
      @available(macOS, introduced: 10.11, deprecated: 11.0, renamed: "init(contentType:)")
      public init(itemContentType: String)
      @available(Apple 2020, *)
      public init(contentType: UTType)
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
    open var title: String? { get set }
    open var displayName: String? { get set }
    open var contentDescription: String? { get set }
    open var identifier: String? { get set }
    open var relatedUniqueIdentifier: String? { get set }
    open var domainIdentifier: String? { get set }
    open var weakRelatedUniqueIdentifier: String? { get set }
    open var path: String? { get set }
    open var contentType: String? { get set }
    open var kind: String? { get set }
    open var subject: String? { get set }
    open var theme: String? { get set }
    open var comment: String? { get set }
    open var copyright: String? { get set }
    open var creator: String? { get set }
    open var rights: String? { get set }
    open var textContent: String? { get set }
    open var htmlContentDataString: String? { get set }
    open var namedLocation: String? { get set }
    open var city: String? { get set }
    open var stateOrProvince: String? { get set }
    open var country: String? { get set }
    open var thoroughfare: String? { get set }
    open var subThoroughfare: String? { get set }
    open var fullyFormattedAddress: String? { get set }
    open var postalCode: String? { get set }
    open var album: String? { get set }
    open var artist: String? { get set }
    open var composer: String? { get set }
    open var lyrics: String? { get set }
    open var musicalGenre: String? { get set }
    open var containerTitle: String? { get set }
    open var containerDisplayName: String? { get set }
    open var containerIdentifier: String? { get set }
    open var accountIdentifier: String? { get set }
    open var accountHandle: String? { get set }
    open var alternateNames: [String]? { get set }
    open var keywords: [String]? { get set }
    open var contentTypeTree: [String]? { get set }
    open var authorNames: [String]? { get set }
    open var authorAddresses: [String]? { get set }
    open var authorEmailAddresses: [String]? { get set }
    open var recipientNames: [String]? { get set }
    open var recipientEmailAddresses: [String]? { get set }
    open var emailAddresses: [String]? { get set }
    open var phoneNumbers: [String]? { get set }
    open var languages: [String]? { get set }
    open var performers: [String]? { get set }
    open var publishers: [String]? { get set }
    open var editors: [String]? { get set }
    open var organizations: [String]? { get set }
    open var projects: [String]? { get set }
    open var contactKeywords: [String]? { get set }
    open var contentURL: URL? { get set }
    open var thumbnailURL: URL? { get set }
    open var darkThumbnailURL: URL? { get set }
    open var url: URL? { get set }
      open var thumbnailData: Data? { get set }
    open var metadataModificationDate: Date? { get set }
    open var contentCreationDate: Date? { get set }
    open var contentModificationDate: Date? { get set }
    open var addedDate: Date? { get set }
    open var lastUsedDate: Date? { get set }
    open var dueDate: Date? { get set }
    open var completionDate: Date? { get set }
    open var downloadedDate: Date? { get set }
    open var startDate: Date? { get set }
    open var endDate: Date? { get set }
    open var rating: NSNumber? { get set }
    open var duration: NSNumber? { get set }
    open var fileSize: NSNumber? { get set }
    open var pageCount: NSNumber? { get set }
    open var latitude: NSNumber? { get set }
    open var longitude: NSNumber? { get set }
    open var altitude: NSNumber? { get set }
    open var allDay: NSNumber? { get set }
    open var supportsPhoneCall: NSNumber? { get set }
    open var supportsNavigation: NSNumber? { get set }
    open var pixelHeight: NSNumber? { get set }
    open var pixelWidth: NSNumber? { get set }
    open var rankingHint: NSNumber? { get set }
    open var playCount: NSNumber? { get set }
    open var userCreated: NSNumber? { get set }
    open var userOwned: NSNumber? { get set }
    open var userCurated: NSNumber? { get set }
      open var actionIdentifiers: [String] { get set }
      open var providerDataTypeIdentifiers: [String]? { get set }
      open func moveFrom(_ sourceAttributes: CSSearchableItemAttributeSet)
      open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey)
      open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)?
    }
    open class CSCustomAttributeKey : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public convenience init?(keyName: String)
      public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool)
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open var keyName: String { get }
    }
    // https://developer.apple.com/documentation/corespotlight/cssearchableitem
    open class CSSearchableItem : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet)
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open var uniqueIdentifier: String { get set }
      open var domainIdentifier: String? { get set }
      open var expirationDate: Date! { get set }
      open var attributeSet: CSSearchableItemAttributeSet { get set }
      @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
      open var isUpdate: Bool { get set }
    }
    // https://developer.apple.com/documentation/corespotlight/cssearchableindex
    public struct CSIndexError : Error, Hashable, CustomNSError, _CValue, Sendable {
      public init(_ code: CSIndexError.Code, userInfo: [String : Any] = [:])
      @objc public enum Code : Int, Sendable {
        case unknownError = -1
        case indexUnavailableError = -1000
        case invalidItemError = -1001
        case invalidClientStateError = -1002
        case remoteConnectionError = -1003
        case quotaExceeded = -1004
        case indexingUnsupported = -1005
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: CSIndexError.Code, error: any Swift.Error) -> Bool
      }
      public var code: CSIndexError.Code { get }
      public var errorCode: Int { get }
      public var userInfo: [String : Any] { get }
      public var errorUserInfo: [String : Any] { get }
      public static var errorDomain: String { get }
      public static var unknownError: CSIndexError.Code { get }
      public static var indexUnavailableError: CSIndexError.Code { get }
      public static var invalidItemError: CSIndexError.Code { get }
      public static var invalidClientStateError: CSIndexError.Code { get }
      public static var remoteConnectionError: CSIndexError.Code { get }
      public static var quotaExceeded: CSIndexError.Code { get }
      public static var indexingUnsupported: CSIndexError.Code { get }
      public static func == (a: CSIndexError, b: CSIndexError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @objc public protocol CSSearchableIndexDelegate : NSObjectProtocol {
      func searchableIndex(_ searchableIndex: CSSearchableIndex, reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
      func searchableIndex(_ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String], acknowledgementHandler: @escaping () -> Void)
      @objc optional func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)
      @objc optional func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
      @objc optional func data(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String) throws -> Data
      @objc optional func fileURL(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool) throws -> URL
    }
    open class CSSearchableIndex : NSObject, @unchecked Sendable {
      open class func isIndexingAvailable() -> Bool
      open class func `default`() -> Self
      public init(name: String)
      weak open var indexDelegate: (any CSSearchableIndexDelegate)? { get set }
      @preconcurrency open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      open func indexSearchableItems(_ items: [CSSearchableItem]) async throws
      @preconcurrency open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws
      @preconcurrency open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws
      @preconcurrency open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      open func deleteAllSearchableItems() async throws
      open func beginBatch()
      @preconcurrency open func endBatch(withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      open func endBatch(withClientState clientState: Data) async throws
      @preconcurrency open func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void)
      open func fetchLastClientState() async throws -> Data
    }
    public let CSSearchableItemActionType: String
    public let CSSearchableItemActivityIdentifier: String
    public let CSQueryContinuationActionType: String
    public let CSSearchQueryString: String
    public let CSIndexErrorDomain: String
    public let CSSearchQueryErrorDomain: String
    // https://developer.apple.com/documentation/corespotlight/cssearchquery
    public struct CSSearchQueryError : Error, Hashable, CustomNSError, _CValue, Sendable {
      public init(_ code: CSSearchQueryError.Code, userInfo: [String : Any] = [:])
      @objc public enum Code : Int, Sendable {
        case unknown = -2000
        case indexUnreachable = -2001
        case invalidQuery = -2002
        case cancelled = -2003
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: CSSearchQueryError.Code, error: any Swift.Error) -> Bool
      }
      public var code: CSSearchQueryError.Code { get }
      public var errorCode: Int { get }
      public var userInfo: [String : Any] { get }
      public var errorUserInfo: [String : Any] { get }
      public static var errorDomain: String { get }
      public static var unknown: CSSearchQueryError.Code { get }
      public static var indexUnreachable: CSSearchQueryError.Code { get }
      public static var invalidQuery: CSSearchQueryError.Code { get }
      public static var cancelled: CSSearchQueryError.Code { get }
      public static func == (a: CSSearchQueryError, b: CSSearchQueryError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    open class CSSearchQueryContext : NSObject, @unchecked Sendable {
      override public init()
      open var fetchAttributes: [String] { get set }
      open var filterQueries: [String] { get set }
      open var keyboardLanguage: String? { get set }
    }
    open class CSSearchQuery : NSObject, @unchecked Sendable {
      @available(iOS, introduced: 10.0, deprecated: 16.0, message: "Use init(queryString:queryContext:)")
      @available(macOS, introduced: 10.12, deprecated: 13.0, message: "Use init(queryString:queryContext:)")
      public init(queryString: String, attributes: [String]?)
      @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
      public init(queryString: String, queryContext: CSSearchQueryContext?)
      open var isCancelled: Bool { get }
      open var foundItemCount: Int { get }
      open var foundItemsHandler: (([CSSearchableItem]) -> Void)? { get set }
      open var completionHandler: (((any Error)?) -> Void)? { get set }
      open func start()
      open func cancel()
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    extension CSSearchQuery {
      public struct Results : AsyncSequence {
        public struct Item : Identifiable, Hashable, Comparable, Sendable {
          public let item: CSSearchableItem
          public var id: String { get }
          public static func == (a: CSSearchQuery.Results.Item, b: CSSearchQuery.Results.Item) -> Bool
          public static func < (a: CSSearchQuery.Results.Item, b: CSSearchQuery.Results.Item) -> Bool
          public func hash(into hasher: inout Hasher)
        }
        public typealias Element = CSSearchQuery.Results.Item
        public struct Iterator : AsyncIteratorProtocol {
          public typealias Element = CSSearchQuery.Results.Item
          public mutating func next() async throws -> CSSearchQuery.Results.Item?
        }
        public typealias AsyncIterator = CSSearchQuery.Results.Iterator
        public func makeAsyncIterator() -> CSSearchQuery.Results.Iterator
      }
      public var results: CSSearchQuery.Results { get }
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    open class CSUserQueryContext : CSSearchQueryContext, @unchecked Sendable {
      override public init()
      open var enableRankedResults: Bool { get set }
      open var disableSemanticSearch: Bool { get set }
      open var maxResultCount: Int { get set }
      open var maxSuggestionCount: Int { get set }
      open var maxRankedResultCount: Int { get set }
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    open class CSSuggestion : NSObject, @unchecked Sendable {
      open var localizedAttributedSuggestion: NSAttributedString { get }
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    open class CSUserQuery : CSSearchQuery, @unchecked Sendable {
      public init(userQueryString: String?, userQueryContext: CSUserQueryContext?)
      @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
      open class func prepare()
      open var foundSuggestionCount: Int { get }
      open var foundSuggestionsHandler: (([CSSuggestion]) -> Void)? { get set }
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    extension CSUserQuery {
      public struct Item : Identifiable, Hashable, Comparable, Sendable {
        public let item: CSSearchableItem
        public var id: String { get }
        public static func == (a: CSUserQuery.Item, b: CSUserQuery.Item) -> Bool
        public static func < (a: CSUserQuery.Item, b: CSUserQuery.Item) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct Suggestion : Identifiable, Hashable, Comparable, Sendable {
        public let suggestion: CSSuggestion
        public var id: String { get }
        public static func == (a: CSUserQuery.Suggestion, b: CSUserQuery.Suggestion) -> Bool
        public static func < (a: CSUserQuery.Suggestion, b: CSUserQuery.Suggestion) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct Responses : AsyncSequence {
        public enum Response : Identifiable, Hashable, Sendable {
          case item(CSUserQuery.Item)
          case suggestion(CSUserQuery.Suggestion)
          public var id: String { get }
          public static func == (a: CSUserQuery.Responses.Response, b: CSUserQuery.Responses.Response) -> Bool
          public func hash(into hasher: inout Hasher)
        }
        public typealias Element = CSUserQuery.Responses.Response
        public struct Iterator : AsyncIteratorProtocol {
          public typealias Element = CSUserQuery.Responses.Response
          public mutating func next() async throws -> CSUserQuery.Responses.Response?
        }
        public typealias AsyncIterator = CSUserQuery.Responses.Iterator
        public func makeAsyncIterator() -> CSUserQuery.Responses.Iterator
      }
      public struct Suggestions : AsyncSequence {
        public typealias Element = CSUserQuery.Suggestion
        public struct Iterator : AsyncIteratorProtocol {
          public typealias Element = CSUserQuery.Suggestion
          public mutating func next() async throws -> CSUserQuery.Suggestion?
        }
        public typealias AsyncIterator = CSUserQuery.Suggestions.Iterator
        public func makeAsyncIterator() -> CSUserQuery.Suggestions.Iterator
      }
      public var responses: CSUserQuery.Responses { get }
      public var suggestions: CSUserQuery.Suggestions { get }
    }
    // https://developer.apple.com/documentation/foundation/nsuseractivity/contentattributeset
    extension NSUserActivity {
      public var contentAttributeSet: CSSearchableItemAttributeSet? { get set }
    }
    """#
}
