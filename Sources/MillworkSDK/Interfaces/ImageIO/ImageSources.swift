extension InterfaceModules.ImageIO {
  /// Image sources and destinations.
  static let imageSources = #"""
    // https://developer.apple.com/documentation/imageio
    @_exported import Foundation
    import CoreGraphics
    import Swift
    // https://developer.apple.com/documentation/imageio/cgimagepropertyorientation
    @objc public enum CGImagePropertyOrientation : UInt32, Sendable {
      case up = 1
      case upMirrored = 2
      case down = 3
      case downMirrored = 4
      case leftMirrored = 5
      case right = 6
      case rightMirrored = 7
      case left = 8
      public init?(rawValue: UInt32)
      public typealias RawValue = UInt32
      public var rawValue: UInt32 { get }
    }
    // https://developer.apple.com/documentation/imageio/cgimagesource
    public class CGImageSource : Hashable, @unchecked Sendable {
      public static func == (a: CGImageSource, b: CGImageSource) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CGImageDestination : Hashable, @unchecked Sendable {
      public static func == (a: CGImageDestination, b: CGImageDestination) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CGImageMetadata : Hashable, @unchecked Sendable {
      public static func == (a: CGImageMetadata, b: CGImageMetadata) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CGMutableImageMetadata : Hashable, @unchecked Sendable {
      public static func == (a: CGMutableImageMetadata, b: CGMutableImageMetadata) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CGImageMetadataTag : Hashable, @unchecked Sendable {
      public static func == (a: CGImageMetadataTag, b: CGImageMetadataTag) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @objc public enum CGImageSourceStatus : Int32, Sendable {
      case statusUnexpectedEOF = -5
      case statusInvalidData = -4
      case statusUnknownType = -3
      case statusReadingHeader = -2
      case statusIncomplete = -1
      case statusComplete = 0
      public init?(rawValue: Int32)
      public typealias RawValue = Int32
      public var rawValue: Int32 { get }
    }
    public func CGImageSourceCopyTypeIdentifiers() -> Foundation.CFArray
    public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource?
    public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
    public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource
    public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool)
    public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString?
    public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int
    public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int
    public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus
    public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus
    public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage?
    public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage?
    public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary?
    public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary?
    public func CGImageSourceCopyMetadataAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImageMetadata?
    public func CGImageSourceCopyAuxiliaryDataInfoAtIndex(_ isrc: CGImageSource, _ index: Int, _ auxiliaryImageDataType: CFString) -> CFDictionary?
    public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int)
    public let kCGImageSourceTypeIdentifierHint: CFString
    public let kCGImageSourceShouldCache: CFString
    public let kCGImageSourceShouldCacheImmediately: CFString
    public let kCGImageSourceShouldAllowFloat: CFString
    public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString
    public let kCGImageSourceCreateThumbnailFromImageAlways: CFString
    public let kCGImageSourceThumbnailMaxPixelSize: CFString
    public let kCGImageSourceCreateThumbnailWithTransform: CFString
    public let kCGImageSourceSubsampleFactor: CFString
    // https://developer.apple.com/documentation/imageio/cgimagedestination
    public func CGImageDestinationCopyTypeIdentifiers() -> Foundation.CFArray
    public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination?
    public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination?
    public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?)
    public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?)
    public func CGImageDestinationAddImageFromSource(_ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?)
    public func CGImageDestinationAddImageAndMetadata(_ idst: CGImageDestination, _ image: CGImage, _ metadata: CGImageMetadata?, _ options: CFDictionary?)
    public func CGImageDestinationAddAuxiliaryDataInfo(_ idst: CGImageDestination, _ auxiliaryImageDataType: CFString, _ auxiliaryDataInfoDictionary: CFDictionary)
    public func CGImageDestinationCopyImageSource(_ idst: CGImageDestination, _ isrc: CGImageSource, _ options: CFDictionary?, _ err: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool
    @discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool
    public let kCGImageDestinationLossyCompressionQuality: CFString
    public let kCGImageDestinationBackgroundColor: CFString
    public let kCGImageDestinationImageMaxPixelSize: CFString
    public let kCGImageDestinationEmbedThumbnail: CFString
    public let kCGImageDestinationOptimizeColorForSharing: CFString
    public let kCGImageDestinationMetadata: CFString
    public let kCGImageDestinationMergeMetadata: CFString
    public let kCGImageDestinationOrientation: CFString
    public let kCGImageDestinationDateTime: CFString
    public let kCGImageMetadataShouldExcludeGPS: CFString
    public let kCGImageMetadataShouldExcludeXMP: CFString
    // https://developer.apple.com/documentation/imageio/cganimateimageaturlwithblock
    public typealias CGImageSourceAnimationBlock = (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void
    @discardableResult public func CGAnimateImageAtURLWithBlock(_ url: CFURL, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock) -> OSStatus
    @discardableResult public func CGAnimateImageDataWithBlock(_ data: CFData, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock) -> OSStatus
    // https://developer.apple.com/documentation/imageio/cgimagemetadata
    public func CGImageMetadataCopyStringValueWithPath(_ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString) -> CFString?
    public func CGImageMetadataCopyTags(_ metadata: CGImageMetadata) -> Foundation.CFArray?
    public func CGImageMetadataTagCopyName(_ tag: CGImageMetadataTag) -> CFString?
    public func CGImageMetadataTagCopyValue(_ tag: CGImageMetadataTag) -> CFTypeRef?
    """#
}
