extension InterfaceModules.QuickLookThumbnailing {
  /// Thumbnails of files.
  static let thumbnails = #"""
    // https://developer.apple.com/documentation/quicklookthumbnailing
    @_exported import Foundation
    import CoreGraphics
    import Swift
    import SwiftUI
    import UniformTypeIdentifiers
    import _Concurrency
    @available(Apple 2019, *)
    open class QLThumbnailRepresentation : NSObject, @unchecked Sendable {
      @objc public enum RepresentationType : Int, Sendable {
        case icon
        case lowQualityThumbnail
        case thumbnail
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open var type: QLThumbnailRepresentation.RepresentationType { get }
      open var cgImage: CGImage { get }
      open var contentRect: CGRect { get }
    #if os(macOS)
      open var nsImage: NSImage { get }
    #else
      open var uiImage: UIImage { get }
    #endif
    }
    @available(Apple 2019, *)
    open class QLThumbnailGenerator : NSObject, @unchecked Sendable {
      open class var shared: QLThumbnailGenerator { get }
      @preconcurrency open func generateBestRepresentation(for request: QLThumbnailGenerator.Request, completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void)
      open func generateBestRepresentation(for request: QLThumbnailGenerator.Request) async throws -> QLThumbnailRepresentation
      @preconcurrency open func generateRepresentations(for request: QLThumbnailGenerator.Request, update updateHandler: (@Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void)? = nil)
      open func cancel(_ request: QLThumbnailGenerator.Request)
      @preconcurrency open func saveBestRepresentation(for request: QLThumbnailGenerator.Request, to fileURL: URL, contentType: String, completion completionHandler: @escaping @Sendable ((any Error)?) -> Void)
      open func saveBestRepresentation(for request: QLThumbnailGenerator.Request, to fileURL: URL, contentType: String) async throws
      open class Request : NSObject {
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: QLThumbnailGenerator.Request.RepresentationTypes)
        public struct RepresentationTypes : OptionSet, _CValue, Sendable {
          public let rawValue: UInt
          public init(rawValue: UInt)
          public static var icon: Self { get }
          public static var lowQualityThumbnail: Self { get }
          public static var thumbnail: Self { get }
          public static var all: Self { get }
        }
        open var minimumDimension: CGFloat { get set }
        open var iconMode: Bool { get set }
        open var size: CGSize { get }
        open var scale: CGFloat { get }
        open var representationTypes: QLThumbnailGenerator.Request.RepresentationTypes { get }
        open var contentType: UTType! { get set }
      }
    }
    """#
}
