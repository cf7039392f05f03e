extension InterfaceModules.QuickLookThumbnailing {
  /// Thumbnails of files.
  static let thumbnails = #"""
    // https://developer.apple.com/documentation/quicklookthumbnailing
    @_exported import Foundation
    import SwiftUI
    import CoreGraphics
    import Swift
    import _Concurrency
    open class QLThumbnailRepresentation : NSObject {
      open var cgImage: CGImage { get }
      #if os(macOS)
      open var nsImage: NSImage { get }
      #else
      open var uiImage: UIImage { get }
      #endif
    }
    open class QLThumbnailGenerator : NSObject {
      open class var shared: QLThumbnailGenerator { get }
      open func generateBestRepresentation(for request: QLThumbnailGenerator.Request, completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void)
      public func generateBestRepresentation(for request: QLThumbnailGenerator.Request) async throws -> QLThumbnailRepresentation
      open class Request : NSObject {
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: QLThumbnailGenerator.Request.RepresentationTypes)
        public struct RepresentationTypes : OptionSet, Sendable {
          public let rawValue: UInt
          public init(rawValue: UInt)
          public static var icon: Self { get }
          public static var lowQualityThumbnail: Self { get }
          public static var thumbnail: Self { get }
          public static var all: Self { get }
        }
      }
    }
    """#
}
