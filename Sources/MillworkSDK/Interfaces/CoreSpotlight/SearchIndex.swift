extension InterfaceModules.CoreSpotlight {
  /// Items that the system search finds.
  static let searchIndex = #"""
    // https://developer.apple.com/documentation/corespotlight
    @_exported import Foundation
    import UniformTypeIdentifiers
    import Swift
    import _Concurrency
    open class CSSearchableItemAttributeSet : NSObject {
      public init(contentType: UTType)
      open var title: String? { get set }
      open var displayName: String? { get set }
      open var contentDescription: String? { get set }
      open var keywords: [String]? { get set }
      open var thumbnailData: Data? { get set }
      open var thumbnailURL: URL? { get set }
      open var relatedUniqueIdentifier: String? { get set }
    }
    open class CSSearchableItem : NSObject {
      public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet)
      open var expirationDate: Date! { get set }
    }
    open class CSSearchableIndex : NSObject {
      open class func `default`() -> Self
      open class func isIndexingAvailable() -> Bool
      open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      public func indexSearchableItems(_ items: [CSSearchableItem]) async throws
      public func deleteAllSearchableItems() async throws
    }
    public let CSSearchableItemActionType: String
    public let CSSearchableItemActivityIdentifier: String
    public let CSQueryContinuationActionType: String
    public let CSSearchQueryString: String
    """#
}
