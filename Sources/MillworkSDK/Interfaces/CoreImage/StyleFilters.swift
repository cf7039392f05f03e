extension InterfaceModules.CoreImage {
  /// The filters of style, sharpness, screens and convolution.
  static let styleFilters = #"""
    // https://developer.apple.com/documentation/coreimage/cifilter
    @available(Apple 2019, *)
    public protocol CIBlendWithMask : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var backgroundImage: CIImage? { get set }
      var maskImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIBloom : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var radius: Float { get set }
      var intensity: Float { get set }
    }
    @available(Apple 2023, *)
    public protocol CICannyEdgeDetector : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var gaussianSigma: Float { get set }
      var perceptual: Bool { get set }
      var thresholdHigh: Float { get set }
      var thresholdLow: Float { get set }
      var hysteresisPasses: Int { get set }
    }
    @available(Apple 2019, *)
    public protocol CIComicEffect : CIFilterProtocol {
      var inputImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CICoreMLModel : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var model: MLModel { get set }
      var headIndex: Float { get set }
      var softmaxNormalization: Bool { get set }
    }
    @available(Apple 2019, *)
    public protocol CICrystallize : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var radius: Float { get set }
      var center: CGPoint { get set }
    }
    @available(Apple 2019, *)
    public protocol CIDepthOfField : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var point0: CGPoint { get set }
      var point1: CGPoint { get set }
      var saturation: Float { get set }
      var unsharpMaskRadius: Float { get set }
      var unsharpMaskIntensity: Float { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIEdges : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var intensity: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIEdgeWork : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIGaborGradients : CIFilterProtocol {
      var inputImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIGloom : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var radius: Float { get set }
      var intensity: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIHeightFieldFromMask : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIHexagonalPixellate : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var scale: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIHighlightShadowAdjust : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var radius: Float { get set }
      var shadowAmount: Float { get set }
      var highlightAmount: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CILineOverlay : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var nrNoiseLevel: Float { get set }
      var nrSharpness: Float { get set }
      var edgeIntensity: Float { get set }
      var threshold: Float { get set }
      var contrast: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIMix : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var backgroundImage: CIImage? { get set }
      var amount: Float { get set }
    }
    @available(Apple 2021, *)
    public protocol CIPersonSegmentation : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var qualityLevel: Int { get set }
    }
    @available(Apple 2019, *)
    public protocol CIPixellate : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var scale: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIPointillize : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var radius: Float { get set }
      var center: CGPoint { get set }
    }
    @available(Apple 2019, *)
    public protocol CISaliencyMap : CIFilterProtocol {
      var inputImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIShadedMaterial : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var shadingImage: CIImage? { get set }
      var scale: Float { get set }
    }
    @available(Apple 2023, *)
    public protocol CISobelGradients : CIFilterProtocol {
      var inputImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CISpotColor : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var centerColor1: CIColor { get set }
      var replacementColor1: CIColor { get set }
      var closeness1: Float { get set }
      var contrast1: Float { get set }
      var centerColor2: CIColor { get set }
      var replacementColor2: CIColor { get set }
      var closeness2: Float { get set }
      var contrast2: Float { get set }
      var centerColor3: CIColor { get set }
      var replacementColor3: CIColor { get set }
      var closeness3: Float { get set }
      var contrast3: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CISpotLight : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var lightPosition: CIVector { get set }
      var lightPointsAt: CIVector { get set }
      var brightness: Float { get set }
      var concentration: Float { get set }
      var color: CIColor { get set }
    }
    @available(Apple 2019, *)
    public protocol CISharpenLuminance : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var sharpness: Float { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIUnsharpMask : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var radius: Float { get set }
      var intensity: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CICircularScreen : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var width: Float { get set }
      var sharpness: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CICMYKHalftone : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var width: Float { get set }
      var angle: Float { get set }
      var sharpness: Float { get set }
      var grayComponentReplacement: Float { get set }
      var underColorRemoval: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIDotScreen : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var angle: Float { get set }
      var width: Float { get set }
      var sharpness: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIHatchedScreen : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var angle: Float { get set }
      var width: Float { get set }
      var sharpness: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CILineScreen : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var angle: Float { get set }
      var width: Float { get set }
      var sharpness: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIConvolution : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var weights: CIVector { get set }
      var bias: Float { get set }
    }
    @available(Apple 2019, *)
    extension CIFilter {
      public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask
      public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask
      public class func blendWithMask() -> any CIFilter & CIBlendWithMask
      public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask
      public class func bloom() -> any CIFilter & CIBloom
      @available(Apple 2023, *)
      public class func cannyEdgeDetector() -> any CIFilter & CICannyEdgeDetector
      public class func circularScreen() -> any CIFilter & CICircularScreen
      public class func cmykHalftone() -> any CIFilter & CICMYKHalftone
      public class func comicEffect() -> any CIFilter & CIComicEffect
      public class func convolution3X3() -> any CIFilter & CIConvolution
      public class func convolution5X5() -> any CIFilter & CIConvolution
      public class func convolution7X7() -> any CIFilter & CIConvolution
      public class func convolution9Horizontal() -> any CIFilter & CIConvolution
      public class func convolution9Vertical() -> any CIFilter & CIConvolution
      @available(Apple 2021, *)
      public class func convolutionRGB3X3() -> any CIFilter & CIConvolution
      @available(Apple 2021, *)
      public class func convolutionRGB5X5() -> any CIFilter & CIConvolution
      @available(Apple 2021, *)
      public class func convolutionRGB7X7() -> any CIFilter & CIConvolution
      @available(Apple 2021, *)
      public class func convolutionRGB9Horizontal() -> any CIFilter & CIConvolution
      @available(Apple 2021, *)
      public class func convolutionRGB9Vertical() -> any CIFilter & CIConvolution
      public class func coreMLModel() -> any CIFilter & CICoreMLModel
      public class func crystallize() -> any CIFilter & CICrystallize
      public class func depthOfField() -> any CIFilter & CIDepthOfField
      public class func dotScreen() -> any CIFilter & CIDotScreen
      public class func edgeWork() -> any CIFilter & CIEdgeWork
      public class func edges() -> any CIFilter & CIEdges
      public class func gaborGradients() -> any CIFilter & CIGaborGradients
      public class func gloom() -> any CIFilter & CIGloom
      public class func hatchedScreen() -> any CIFilter & CIHatchedScreen
      public class func heightFieldFromMask() -> any CIFilter & CIHeightFieldFromMask
      public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate
      public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust
      public class func lineOverlay() -> any CIFilter & CILineOverlay
      public class func lineScreen() -> any CIFilter & CILineScreen
      public class func mix() -> any CIFilter & CIMix
      @available(Apple 2021, *)
      public class func personSegmentation() -> any CIFilter & CIPersonSegmentation
      public class func pixellate() -> any CIFilter & CIPixellate
      public class func pointillize() -> any CIFilter & CIPointillize
      public class func saliencyMap() -> any CIFilter & CISaliencyMap
      public class func shadedMaterial() -> any CIFilter & CIShadedMaterial
      public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance
      @available(Apple 2023, *)
      public class func sobelGradients() -> any CIFilter & CISobelGradients
      public class func spotColor() -> any CIFilter & CISpotColor
      public class func spotLight() -> any CIFilter & CISpotLight
      public class func unsharpMask() -> any CIFilter & CIUnsharpMask
    }
    """#
}
