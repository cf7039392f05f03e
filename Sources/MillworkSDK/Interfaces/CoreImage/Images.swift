extension InterfaceModules.CoreImage {
  /// Images, contexts, colours and detectors.
  static let images = #"""
    // https://developer.apple.com/documentation/coreimage/ciimage
    public struct CIImageOption : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var colorSpace: CIImageOption { get }
      public static var toneMapHDRtoSDR: CIImageOption { get }
      public static var nearestSampling: CIImageOption { get }
      public static var properties: CIImageOption { get }
      public static var applyOrientationProperty: CIImageOption { get }
      public static var auxiliaryDepth: CIImageOption { get }
      public static var auxiliaryDisparity: CIImageOption { get }
      public static var auxiliaryPortraitEffectsMatte: CIImageOption { get }
      public static var expandToHDR: CIImageOption { get }
    }
    public struct CIImageAutoAdjustmentOption : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var enhance: CIImageAutoAdjustmentOption { get }
      public static var redEye: CIImageAutoAdjustmentOption { get }
      public static var features: CIImageAutoAdjustmentOption { get }
      public static var crop: CIImageAutoAdjustmentOption { get }
      public static var level: CIImageAutoAdjustmentOption { get }
    }
    open class CIImage : NSObject, NSCopying, @unchecked Sendable {
      public init(cgImage image: CGImage)
      public init(cgImage image: CGImage, options: [CIImageOption : Any]? = nil)
      public init?(data: Data)
      public init?(data: Data, options: [CIImageOption : Any]? = nil)
      public init(bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?)
      public init?(contentsOf url: URL)
      public init?(contentsOf url: URL, options: [CIImageOption : Any]? = nil)
      public init(cvImageBuffer imageBuffer: CVImageBuffer)
      public init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption : Any]? = nil)
      public init(cvPixelBuffer pixelBuffer: CVPixelBuffer)
      public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption : Any]? = nil)
      public init?(mtlTexture texture: any MTLTexture, options: [CIImageOption : Any]? = nil)
      public init(color: CIColor)
      open class func empty() -> CIImage
      open class var black: CIImage { get }
      open class var white: CIImage { get }
      open class var gray: CIImage { get }
      open class var red: CIImage { get }
      open class var green: CIImage { get }
      open class var blue: CIImage { get }
      open class var cyan: CIImage { get }
      open class var magenta: CIImage { get }
      open class var yellow: CIImage { get }
      open class var clear: CIImage { get }
      open func copy(with zone: NSZone? = nil) -> Any
      open func transformed(by matrix: CGAffineTransform) -> CIImage
      open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage
      open func oriented(forExifOrientation orientation: Int32) -> CIImage
      open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage
      open func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform
      open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform
      open func composited(over dest: CIImage) -> CIImage
      open func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage?
      open func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage?
      open func premultiplyingAlpha() -> CIImage
      open func unpremultiplyingAlpha() -> CIImage
      open func settingAlphaOne(in extent: CGRect) -> CIImage
      open func applyingGaussianBlur(sigma: Double) -> CIImage
      open func settingProperties(_ properties: [AnyHashable : Any]) -> CIImage
      open func samplingLinear() -> CIImage
      open func samplingNearest() -> CIImage
      open func cropped(to rect: CGRect) -> CIImage
      open func clampedToExtent() -> CIImage
      open func clamped(to rect: CGRect) -> CIImage
      open func applyingFilter(_ filterName: String, parameters params: [String : Any]) -> CIImage
      open func applyingFilter(_ filterName: String) -> CIImage
      open func insertingIntermediate() -> CIImage
      open func insertingIntermediate(cache: Bool) -> CIImage
      open var extent: CGRect { get }
      open var properties: [String : Any] { get }
      open var url: URL? { get }
      open var colorSpace: CGColorSpace? { get }
      open var pixelBuffer: CVPixelBuffer? { get }
      open var cgImage: CGImage? { get }
      open func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect
      open func autoAdjustmentFilters() -> [CIFilter]
      open func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption : Any]? = nil) -> [CIFilter]
    }
    #if os(macOS)
    extension CIImage {
      public convenience init?(bitmapImageRep: NSBitmapImageRep)
    }
    open class NSCIImageRep : NSImageRep {
      public convenience init(ciImage image: CIImage)
      open var ciImage: CIImage { get }
    }
    extension NSBitmapImageRep {
      public convenience init(ciImage: CIImage)
    }
    #else
    // https://developer.apple.com/documentation/uikit/uiimage/init(ciimage:)
    extension CIImage {
      public convenience init?(image: UIImage)
      public convenience init?(image: UIImage, options: [CIImageOption : Any]? = nil)
    }
    extension UIImage {
      public convenience init(ciImage: CIImage)
      public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation)
      public var ciImage: CIImage? { get }
    }
    extension UIColor {
      public convenience init(ciColor: CIColor)
      public var ciColor: CIColor { get }
    }
    extension CIColor {
      public convenience init(color: UIColor)
    }
    #endif
    #if os(macOS)
    extension CIColor {
      public convenience init?(color: NSColor)
    }
    extension NSColor {
      public convenience init(ciColor color: CIColor)
    }
    #endif
    // https://developer.apple.com/documentation/coreimage/cicontext
    public struct CIContextOption : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var outputColorSpace: CIContextOption { get }
      public static var workingColorSpace: CIContextOption { get }
      public static var workingFormat: CIContextOption { get }
      public static var highQualityDownsample: CIContextOption { get }
      public static var outputPremultiplied: CIContextOption { get }
      public static var cacheIntermediates: CIContextOption { get }
      public static var useSoftwareRenderer: CIContextOption { get }
      public static var priorityRequestLow: CIContextOption { get }
      public static var allowLowPower: CIContextOption { get }
      public static var name: CIContextOption { get }
      public static var memoryLimit: CIContextOption { get }
    }
    public struct CIImageRepresentationOption : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var avDepthData: CIImageRepresentationOption { get }
      public static var depthImage: CIImageRepresentationOption { get }
      public static var disparityImage: CIImageRepresentationOption { get }
      public static var portraitEffectsMatteImage: CIImageRepresentationOption { get }
      public static var hdrImage: CIImageRepresentationOption { get }
      public static var hdrGainMapImage: CIImageRepresentationOption { get }
    }
    public struct CIFormat : Hashable, RawRepresentable, Sendable {
      public init(rawValue: Int32)
      public var rawValue: Int32 { get }
      public static var ARGB8: CIFormat { get }
      public static var BGRA8: CIFormat { get }
      public static var RGBA8: CIFormat { get }
      public static var ABGR8: CIFormat { get }
      public static var RGBAh: CIFormat { get }
      public static var RGBA16: CIFormat { get }
      public static var RGBAf: CIFormat { get }
      public static var A8: CIFormat { get }
      public static var A16: CIFormat { get }
      public static var Ah: CIFormat { get }
      public static var Af: CIFormat { get }
      public static var R8: CIFormat { get }
      public static var R16: CIFormat { get }
      public static var Rh: CIFormat { get }
      public static var Rf: CIFormat { get }
      public static var RG8: CIFormat { get }
      public static var RG16: CIFormat { get }
      public static var RGh: CIFormat { get }
      public static var RGf: CIFormat { get }
      public static var L8: CIFormat { get }
      public static var L16: CIFormat { get }
      public static var Lh: CIFormat { get }
      public static var Lf: CIFormat { get }
      public static var LA8: CIFormat { get }
      public static var LA16: CIFormat { get }
      public static var LAh: CIFormat { get }
      public static var LAf: CIFormat { get }
      public static var RGBX16: CIFormat { get }
      public static var RGBXh: CIFormat { get }
      public static var RGBXf: CIFormat { get }
      public static var RGB10: CIFormat { get }
    }
    open class CIContext : NSObject, @unchecked Sendable {
      override public init()
      public init(options: [CIContextOption : Any]? = nil)
      public init(cgContext cgctx: CGContext, options: [CIContextOption : Any]? = nil)
      public init(mtlDevice device: any MTLDevice)
      public init(mtlDevice device: any MTLDevice, options: [CIContextOption : Any]? = nil)
      public init(mtlCommandQueue commandQueue: any MTLCommandQueue)
      public init(mtlCommandQueue commandQueue: any MTLCommandQueue, options: [CIContextOption : Any]? = nil)
      open var workingColorSpace: CGColorSpace? { get }
      open var workingFormat: CIFormat { get }
      open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect)
      open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage?
      open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage?
      open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool) -> CGImage?
      open func render(_ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?)
      open func render(_ image: CIImage, to buffer: CVPixelBuffer)
      open func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?)
      open func render(_ image: CIImage, to texture: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?, bounds: CGRect, colorSpace: CGColorSpace)
      @discardableResult open func startTask(toRender image: CIImage, to destination: CIRenderDestination) throws -> CIRenderTask
      open func clearCaches()
      open func tiffRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) -> Data?
      open func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) -> Data?
      open func heifRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) -> Data?
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
      open func heif10Representation(of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) throws -> Data
      open func pngRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) -> Data?
      open func writeTIFFRepresentation(of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) throws
      open func writePNGRepresentation(of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) throws
      open func writeJPEGRepresentation(of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) throws
      open func writeHEIFRepresentation(of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) throws
    }
    open class CIRenderTask : NSObject {
      @discardableResult open func waitUntilCompleted() throws -> CIRenderInfo
    }
    open class CIRenderInfo : NSObject {
      open var kernelExecutionTime: TimeInterval { get }
      open var passCount: Int { get }
      open var pixelsProcessed: Int { get }
    }
    open class CIRenderDestination : NSObject {
      public init(pixelBuffer: CVPixelBuffer)
      public init(mtlTexture texture: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?)
      public convenience init(width: Int, height: Int, pixelFormat: MTLPixelFormat, commandBuffer: (any MTLCommandBuffer)?, mtlTextureProvider block: (() -> any MTLTexture)? = nil)
      open var width: Int { get }
      open var height: Int { get }
      open var isFlipped: Bool { get set }
      open var isDithered: Bool { get set }
      open var isClamped: Bool { get set }
      open var colorSpace: CGColorSpace? { get set }
    }
    // https://developer.apple.com/documentation/coreimage/cicolor
    open class CIColor : NSObject, @unchecked Sendable {
      public init(cgColor color: CGColor)
      public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat)
      public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat)
      public convenience init?(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat, colorSpace: CGColorSpace)
      public convenience init?(red r: CGFloat, green g: CGFloat, blue b: CGFloat, colorSpace: CGColorSpace)
      public convenience init(string representation: String)
      open var numberOfComponents: Int { get }
      open var red: CGFloat { get }
      open var green: CGFloat { get }
      open var blue: CGFloat { get }
      open var alpha: CGFloat { get }
      open var colorSpace: CGColorSpace { get }
      open var stringRepresentation: String { get }
      open class var black: CIColor { get }
      open class var white: CIColor { get }
      open class var gray: CIColor { get }
      open class var red: CIColor { get }
      open class var green: CIColor { get }
      open class var blue: CIColor { get }
      open class var cyan: CIColor { get }
      open class var magenta: CIColor { get }
      open class var yellow: CIColor { get }
      open class var clear: CIColor { get }
    }
    open class CIVector : NSObject, @unchecked Sendable {
      public init(values: UnsafePointer<CGFloat>, count: Int)
      public convenience init(x: CGFloat)
      public convenience init(x: CGFloat, y: CGFloat)
      public convenience init(x: CGFloat, y: CGFloat, z: CGFloat)
      public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat)
      public convenience init(cgPoint p: CGPoint)
      public convenience init(cgRect r: CGRect)
      public convenience init(cgAffineTransform t: CGAffineTransform)
      public convenience init(string representation: String)
      open func value(at index: Int) -> CGFloat
      open var count: Int { get }
      open var x: CGFloat { get }
      open var y: CGFloat { get }
      open var z: CGFloat { get }
      open var w: CGFloat { get }
      open var cgPointValue: CGPoint { get }
      open var cgRectValue: CGRect { get }
      open var cgAffineTransformValue: CGAffineTransform { get }
      open var stringRepresentation: String { get }
    }
    """#
}
