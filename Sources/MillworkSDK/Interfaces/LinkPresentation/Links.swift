extension InterfaceModules.LinkPresentation {
  /// Rich links.
  static let links = #"""
    // https://developer.apple.com/documentation/linkpresentation
    @_exported import Foundation
    import Swift
    import _Concurrency
    open class LPLinkMetadata : NSObject, @unchecked Sendable {
      override public init()
      open var url: URL? { get set }
      open var originalURL: URL? { get set }
      open var title: String? { get set }
      open var imageProvider: NSItemProvider? { get set }
      open var iconProvider: NSItemProvider? { get set }
    }
    open class LPMetadataProvider : NSObject, @unchecked Sendable {
      override public init()
      @discardableResult open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata
    }
    """#
}
