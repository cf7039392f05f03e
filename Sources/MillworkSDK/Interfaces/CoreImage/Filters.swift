extension InterfaceModules.CoreImage {
  /// Filters, kernels and their keys.
  static let filters = #"""
    // https://developer.apple.com/documentation/coreimage
    @_exported import Foundation
    @_exported import CoreVideo
    @_exported import ImageIO
    import CoreGraphics
    import CoreML
    import Metal
    import Swift
    import SwiftUI
    import _Concurrency
    // https://developer.apple.com/documentation/coreimage/cifilter-swift.class
    open class CIFilter : NSObject, NSCopying, @unchecked Sendable {
      override public init()
      public convenience init?(name: String)
      public convenience init?(name: String, parameters params: [String : Any]?)
      open var outputImage: CIImage? { get }
      open var name: String { get set }
      open var inputKeys: [String] { get }
      open var outputKeys: [String] { get }
      open var attributes: [String : Any] { get }
      open func setDefaults()
      open func copy(with zone: NSZone? = nil) -> Any
    #if os(macOS)
      open var isEnabled: Bool { get set }
      open func apply(_ k: CIKernel, arguments args: [Any]?, options dict: [String : Any]? = nil) -> CIImage?
    #endif
      open class func filterNames(inCategory category: String?) -> [String]
      open class func filterNames(inCategories categories: [String]?) -> [String]
      open class func registerName(_ name: String, constructor anObject: any CIFilterConstructor, classAttributes attributes: [String : Any] = [:])
      open class func localizedName(forFilterName filterName: String) -> String?
      open class func localizedName(forCategory category: String) -> String
      open class func localizedDescription(forFilterName filterName: String) -> String?
    }
    @objc public protocol CIFilterConstructor {
      func filter(withName name: String) -> CIFilter?
    }
    public let kCIInputImageKey: String
    public let kCIInputBackgroundImageKey: String
    public let kCIInputTargetImageKey: String
    public let kCIInputMaskImageKey: String
    public let kCIInputGradientImageKey: String
    public let kCIInputShadingImageKey: String
    public let kCIInputDepthImageKey: String
    public let kCIInputDisparityImageKey: String
    public let kCIInputMatteImageKey: String
    public let kCIInputRadiusKey: String
    public let kCIInputIntensityKey: String
    public let kCIInputScaleKey: String
    public let kCIInputAspectRatioKey: String
    public let kCIInputCenterKey: String
    public let kCIInputAngleKey: String
    public let kCIInputRefractionKey: String
    public let kCIInputWidthKey: String
    public let kCIInputSharpnessKey: String
    public let kCIInputEVKey: String
    public let kCIInputTimeKey: String
    public let kCIInputExtentKey: String
    public let kCIInputTransformKey: String
    public let kCIInputColorKey: String
    public let kCIInputBrightnessKey: String
    public let kCIInputContrastKey: String
    public let kCIInputSaturationKey: String
    public let kCIInputBiasKey: String
    public let kCIInputBiasVectorKey: String
    public let kCIInputWeightsKey: String
    public let kCIInputVersionKey: String
    public let kCIInputAmountKey: String
    public let kCIOutputImageKey: String
    public let kCIInputEnableVendorLensCorrectionKey: String
    public let kCIInputAllowDraftModeKey: String
    public let kCIAttributeFilterName: String
    public let kCIAttributeFilterDisplayName: String
    public let kCIAttributeDescription: String
    public let kCIAttributeFilterCategories: String
    public let kCIAttributeClass: String
    public let kCIAttributeType: String
    public let kCIAttributeMin: String
    public let kCIAttributeMax: String
    public let kCIAttributeSliderMin: String
    public let kCIAttributeSliderMax: String
    public let kCIAttributeDefault: String
    public let kCIAttributeIdentity: String
    public let kCIAttributeName: String
    public let kCIAttributeDisplayName: String
    public let kCIAttributeTypeTime: String
    public let kCIAttributeTypeScalar: String
    public let kCIAttributeTypeDistance: String
    public let kCIAttributeTypeAngle: String
    public let kCIAttributeTypeBoolean: String
    public let kCIAttributeTypeInteger: String
    public let kCIAttributeTypeCount: String
    public let kCIAttributeTypePosition: String
    public let kCIAttributeTypeOffset: String
    public let kCIAttributeTypeRectangle: String
    public let kCIAttributeTypeImage: String
    public let kCIAttributeTypeTransform: String
    public let kCIAttributeTypeColor: String
    public let kCICategoryDistortionEffect: String
    public let kCICategoryGeometryAdjustment: String
    public let kCICategoryCompositeOperation: String
    public let kCICategoryHalftoneEffect: String
    public let kCICategoryColorAdjustment: String
    public let kCICategoryColorEffect: String
    public let kCICategoryTransition: String
    public let kCICategoryTileEffect: String
    public let kCICategoryGenerator: String
    public let kCICategoryReduction: String
    public let kCICategoryGradient: String
    public let kCICategoryStylize: String
    public let kCICategorySharpen: String
    public let kCICategoryBlur: String
    public let kCICategoryVideo: String
    public let kCICategoryStillImage: String
    public let kCICategoryBuiltIn: String
    // https://developer.apple.com/documentation/coreimage/cikernel
    public typealias CIKernelROICallback = (Int32, CGRect) -> CGRect
    open class CIKernel : NSObject {
      public convenience init?(source string: String)
      public convenience init(functionName name: String, fromMetalLibraryData data: Data) throws
      public convenience init(functionName name: String, fromMetalLibraryData data: Data, outputPixelFormat format: CIFormat) throws
      open class func makeKernels(source string: String) -> [CIKernel]?
      open var name: String { get }
      open func setROISelector(_ method: Selector)
      open func apply(extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, arguments args: [Any]?) -> CIImage?
    }
    open class CIColorKernel : CIKernel {
      open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage?
    }
    open class CIWarpKernel : CIKernel {
      open func apply(extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, image: CIImage, arguments args: [Any]) -> CIImage?
    }
    open class CIBlendKernel : CIColorKernel {
      open func apply(foreground: CIImage, background: CIImage) -> CIImage?
      open class var clear: CIBlendKernel { get }
      open class var colorBurn: CIBlendKernel { get }
      open class var colorDodge: CIBlendKernel { get }
      open class var componentAdd: CIBlendKernel { get }
      open class var componentMax: CIBlendKernel { get }
      open class var componentMin: CIBlendKernel { get }
      open class var componentMultiply: CIBlendKernel { get }
      open class var darken: CIBlendKernel { get }
      open class var darkerColor: CIBlendKernel { get }
      open class var destination: CIBlendKernel { get }
      open class var destinationAtop: CIBlendKernel { get }
      open class var destinationIn: CIBlendKernel { get }
      open class var destinationOut: CIBlendKernel { get }
      open class var destinationOver: CIBlendKernel { get }
      open class var difference: CIBlendKernel { get }
      open class var divide: CIBlendKernel { get }
      open class var exclusion: CIBlendKernel { get }
      open class var exclusiveOr: CIBlendKernel { get }
      open class var hardLight: CIBlendKernel { get }
      open class var hardMix: CIBlendKernel { get }
      open class var hue: CIBlendKernel { get }
      open class var lighten: CIBlendKernel { get }
      open class var lighterColor: CIBlendKernel { get }
      open class var linearBurn: CIBlendKernel { get }
      open class var linearDodge: CIBlendKernel { get }
      open class var linearLight: CIBlendKernel { get }
      open class var luminosity: CIBlendKernel { get }
      open class var multiply: CIBlendKernel { get }
      open class var overlay: CIBlendKernel { get }
      open class var pinLight: CIBlendKernel { get }
      open class var saturation: CIBlendKernel { get }
      open class var screen: CIBlendKernel { get }
      open class var softLight: CIBlendKernel { get }
      open class var source: CIBlendKernel { get }
      open class var sourceAtop: CIBlendKernel { get }
      open class var sourceIn: CIBlendKernel { get }
      open class var sourceOut: CIBlendKernel { get }
      open class var sourceOver: CIBlendKernel { get }
      open class var subtract: CIBlendKernel { get }
      open class var vividLight: CIBlendKernel { get }
      open class var color: CIBlendKernel { get }
    }
    #if os(macOS)
    // https://developer.apple.com/documentation/appkit/nsview/backgroundfilters
    extension NSView {
      @objc @MainActor @preconcurrency open var compositingFilter: CIFilter? { get set }
      @objc @MainActor @preconcurrency open var backgroundFilters: [CIFilter] { get set }
      @objc @MainActor @preconcurrency open var contentFilters: [CIFilter] { get set }
    }
    #endif
    """#
}
