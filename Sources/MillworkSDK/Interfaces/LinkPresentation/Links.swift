extension InterfaceModules.LinkPresentation {
  /// Rich links.
  static let links = #"""
    // https://developer.apple.com/documentation/linkpresentation
    @_exported import Foundation
    import Swift
    import SwiftUI
    import _Concurrency
    open class LPLinkMetadata : NSObject, NSCopying, @unchecked Sendable {
      override public init()
      open func copy(with zone: NSZone? = nil) -> Any
      open var originalURL: URL? { get set }
      open var url: URL? { get set }
      open var title: String? { get set }
      open var iconProvider: NSItemProvider? { get set }
      open var imageProvider: NSItemProvider? { get set }
      open var videoProvider: NSItemProvider? { get set }
      open var remoteVideoURL: URL? { get set }
    }
    open class LPMetadataProvider : NSObject, @unchecked Sendable {
      override public init()
      @preconcurrency open func startFetchingMetadata(for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void)
      open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata
      @available(Apple 2021, *)
      @preconcurrency open func startFetchingMetadata(for request: URLRequest, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void)
      @available(Apple 2021, *)
      open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata
      open func cancel()
      open var shouldFetchSubresources: Bool { get set }
      open var timeout: TimeInterval { get set }
    }
    public struct LPError : Error, CustomNSError, Hashable, Sendable {
      public init(_ code: Code, userInfo: [String : Any] = [:])
      public var code: Code { get }
      public var errorCode: Int { get }
      public var errorUserInfo: [String : Any] { get }
      public var userInfo: [String : Any] { get }
      public var localizedDescription: String { get }
      public static var errorDomain: String { get }
      @objc public enum Code : Int, Sendable {
        case metadataFetchFailed = 1
        case metadataFetchCancelled = 2
        case metadataFetchTimedOut = 3
        case metadataFetchNotAllowed = 4
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: Code, error: any Error) -> Bool
      }
      public static var metadataFetchFailed: Code { get }
      public static var metadataFetchCancelled: Code { get }
      public static var metadataFetchTimedOut: Code { get }
      public static var metadataFetchNotAllowed: Code { get }
      public static func == (a: LPError, b: LPError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    #if os(macOS)
    public typealias _LPBase = NSView
    #else
    public typealias _LPBase = UIView
    #endif
    @MainActor @preconcurrency open class LPLinkView : _LPBase {
      override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      public init(url: URL)
      public init(metadata: LPLinkMetadata)
      open var metadata: LPLinkMetadata { get set }
    }
    """#
}
