extension InterfaceModules.ImageIO {
  /// Image sources and destinations.
  static let imageSources = #"""
    // https://developer.apple.com/documentation/imageio
    @_exported import Foundation
    import CoreGraphics
    import Swift
    public class CGImageSource : Hashable, @unchecked Sendable {
      public static func == (a: CGImageSource, b: CGImageSource) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CGImageDestination : Hashable, @unchecked Sendable {
      public static func == (a: CGImageDestination, b: CGImageDestination) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource?
    public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
    public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int
    public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage?
    public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage?
    public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary?
    public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool
    public let kCGImageSourceShouldCache: CFString
    public let kCGImageSourceCreateThumbnailFromImageAlways: CFString
    public let kCGImageSourceCreateThumbnailWithTransform: CFString
    public let kCGImageSourceShouldCacheImmediately: CFString
    public let kCGImageSourceThumbnailMaxPixelSize: CFString
    public let kCGImagePropertyPixelWidth: CFString
    public let kCGImagePropertyPixelHeight: CFString
    public let kCGImagePropertyOrientation: CFString
    """#
}
