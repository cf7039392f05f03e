extension InterfaceModules.CoreImage {
  /// Images, filters and contexts.
  static let filters = #"""
    // https://developer.apple.com/documentation/coreimage
    @_exported import Foundation
    import CoreGraphics
    import Swift
    open class CIImage : NSObject, @unchecked Sendable {
      public convenience init(cgImage image: CGImage)
      public convenience init?(contentsOf url: URL)
      public convenience init?(data: Data)
      open var extent: CGRect { get }
      @discardableResult open func transformed(by matrix: CGAffineTransform) -> CIImage
      @discardableResult open func cropped(to rect: CGRect) -> CIImage
      @discardableResult open func applyingFilter(_ filterName: String, parameters params: [String : Any]) -> CIImage
    }
    open class CIContext : NSObject, @unchecked Sendable {
      override public init()
      public init(options: [CIContextOption : Any]? = nil)
      @discardableResult open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage?
    }
    public struct CIContextOption : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var useSoftwareRenderer: CIContextOption { get }
    }
    open class CIFilter : NSObject, @unchecked Sendable {
      public convenience init?(name: String)
      public convenience init?(name: String, parameters params: [String : Any]?)
      open var outputImage: CIImage? { get }
      open var name: String { get }
    }
    public let kCIInputImageKey: String
    public let kCIInputRadiusKey: String
    public let kCIInputIntensityKey: String
    public let kCIInputScaleKey: String
    open class CIVector : NSObject, @unchecked Sendable {
      public convenience init(x: CGFloat, y: CGFloat)
    }
    """#
}
