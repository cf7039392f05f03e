extension InterfaceModules.CoreImage {
  /// The filters with properties of their own: blurs and colours.
  static let filterBuiltins = #"""
    // https://developer.apple.com/documentation/coreimage/cifilter
    @available(Apple 2019, *)
    public protocol CIFilterProtocol : NSObjectProtocol {
      var outputImage: CIImage? { get }
    }
    @available(Apple 2019, *)
    public protocol CIBokehBlur : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var radius: Float { get set }
      var ringAmount: Float { get set }
      var ringSize: Float { get set }
      var softness: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIBoxBlur : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIDiscBlur : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIGaussianBlur : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIMaskedVariableBlur : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var mask: CIImage? { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIMedian : CIFilterProtocol {
      var inputImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIMorphologyGradient : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIMorphologyMaximum : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIMorphologyMinimum : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIMorphologyRectangleMaximum : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var width: Float { get set }
      var height: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIMorphologyRectangleMinimum : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var width: Float { get set }
      var height: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIMotionBlur : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var radius: Float { get set }
      var angle: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CINoiseReduction : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var noiseLevel: Float { get set }
      var sharpness: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIZoomBlur : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var amount: Float { get set }
    }
    @available(Apple 2020, *)
    public protocol CIColorAbsoluteDifference : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var inputImage2: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIColorClamp : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var minComponents: CIVector { get set }
      var maxComponents: CIVector { get set }
    }
    @available(Apple 2019, *)
    public protocol CIColorControls : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var brightness: Float { get set }
      var contrast: Float { get set }
      var saturation: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIColorCrossPolynomial : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var redCoefficients: CIVector { get set }
      var greenCoefficients: CIVector { get set }
      var blueCoefficients: CIVector { get set }
    }
    @available(Apple 2019, *)
    public protocol CIColorCube : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var cubeDimension: Float { get set }
      var cubeData: Data { get set }
    }
    @available(Apple 2019, *)
    public protocol CIColorCubesMixedWithMask : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var maskImage: CIImage? { get set }
      var cubeDimension: Float { get set }
      var cube0Data: Data { get set }
      var cube1Data: Data { get set }
      var colorSpace: CGColorSpace? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIColorCubeWithColorSpace : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var cubeDimension: Float { get set }
      var cubeData: Data { get set }
      var colorSpace: CGColorSpace? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIColorCurves : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var curvesData: Data { get set }
      var curvesDomain: CIVector { get set }
      var colorSpace: CGColorSpace? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIColorInvert : CIFilterProtocol {
      var inputImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIColorMap : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var gradientImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIColorMatrix : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var RVector: CIVector { get set }
      var GVector: CIVector { get set }
      var BVector: CIVector { get set }
      var AVector: CIVector { get set }
      var biasVector: CIVector { get set }
    }
    @available(Apple 2019, *)
    public protocol CIColorMonochrome : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var color: CIColor { get set }
      var intensity: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIColorPolynomial : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var redCoefficients: CIVector { get set }
      var greenCoefficients: CIVector { get set }
      var blueCoefficients: CIVector { get set }
      var alphaCoefficients: CIVector { get set }
    }
    @available(Apple 2019, *)
    public protocol CIColorPosterize : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var levels: Float { get set }
    }
    @available(Apple 2020, *)
    public protocol CIColorThreshold : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var threshold: Float { get set }
    }
    @available(Apple 2020, *)
    public protocol CIColorThresholdOtsu : CIFilterProtocol {
      var inputImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIDepthToDisparity : CIFilterProtocol {
      var inputImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIDisparityToDepth : CIFilterProtocol {
      var inputImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIDocumentEnhancer : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var amount: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIExposureAdjust : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var ev: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIFalseColor : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var color0: CIColor { get set }
      var color1: CIColor { get set }
    }
    @available(Apple 2019, *)
    public protocol CIGammaAdjust : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var power: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIHueAdjust : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var angle: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CILabDeltaE : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var image2: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CILinearToSRGBToneCurve : CIFilterProtocol {
      var inputImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIMaskToAlpha : CIFilterProtocol {
      var inputImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIMaximumComponent : CIFilterProtocol {
      var inputImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIMinimumComponent : CIFilterProtocol {
      var inputImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIPaletteCentroid : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var paletteImage: CIImage? { get set }
      var perceptual: Bool { get set }
    }
    @available(Apple 2019, *)
    public protocol CIPalettize : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var paletteImage: CIImage? { get set }
      var perceptual: Bool { get set }
    }
    @available(Apple 2019, *)
    public protocol CIPhotoEffect : CIFilterProtocol {
      var inputImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CISepiaTone : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var intensity: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CISRGBToneCurveToLinear : CIFilterProtocol {
      var inputImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CITemperatureAndTint : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var neutral: CIVector { get set }
      var targetNeutral: CIVector { get set }
    }
    @available(Apple 2019, *)
    public protocol CIThermal : CIFilterProtocol {
      var inputImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIToneCurve : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var point0: CGPoint { get set }
      var point1: CGPoint { get set }
      var point2: CGPoint { get set }
      var point3: CGPoint { get set }
      var point4: CGPoint { get set }
    }
    @available(Apple 2019, *)
    public protocol CIVibrance : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var amount: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIVignette : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var intensity: Float { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIVignetteEffect : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var radius: Float { get set }
      var intensity: Float { get set }
      var falloff: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIWhitePointAdjust : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var color: CIColor { get set }
    }
    @available(Apple 2019, *)
    public protocol CIXRay : CIFilterProtocol {
      var inputImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    extension CIFilter {
      public class func bokehBlur() -> any CIFilter & CIBokehBlur
      public class func boxBlur() -> any CIFilter & CIBoxBlur
      @available(Apple 2020, *)
      public class func colorAbsoluteDifference() -> any CIFilter & CIColorAbsoluteDifference
      public class func colorClamp() -> any CIFilter & CIColorClamp
      public class func colorControls() -> any CIFilter & CIColorControls
      public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial
      public class func colorCube() -> any CIFilter & CIColorCube
      public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace
      public class func colorCubesMixedWithMask() -> any CIFilter & CIColorCubesMixedWithMask
      public class func colorCurves() -> any CIFilter & CIColorCurves
      public class func colorInvert() -> any CIFilter & CIColorInvert
      public class func colorMap() -> any CIFilter & CIColorMap
      public class func colorMatrix() -> any CIFilter & CIColorMatrix
      public class func colorMonochrome() -> any CIFilter & CIColorMonochrome
      public class func colorPolynomial() -> any CIFilter & CIColorPolynomial
      public class func colorPosterize() -> any CIFilter & CIColorPosterize
      @available(Apple 2020, *)
      public class func colorThreshold() -> any CIFilter & CIColorThreshold
      @available(Apple 2020, *)
      public class func colorThresholdOtsu() -> any CIFilter & CIColorThresholdOtsu
      public class func depthToDisparity() -> any CIFilter & CIDepthToDisparity
      public class func discBlur() -> any CIFilter & CIDiscBlur
      public class func disparityToDepth() -> any CIFilter & CIDisparityToDepth
      public class func documentEnhancer() -> any CIFilter & CIDocumentEnhancer
      public class func exposureAdjust() -> any CIFilter & CIExposureAdjust
      public class func falseColor() -> any CIFilter & CIFalseColor
      public class func gammaAdjust() -> any CIFilter & CIGammaAdjust
      public class func gaussianBlur() -> any CIFilter & CIGaussianBlur
      public class func hueAdjust() -> any CIFilter & CIHueAdjust
      public class func labDeltaE() -> any CIFilter & CILabDeltaE
      public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve
      public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha
      public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur
      public class func maximumComponent() -> any CIFilter & CIMaximumComponent
      public class func median() -> any CIFilter & CIMedian
      public class func minimumComponent() -> any CIFilter & CIMinimumComponent
      public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient
      public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum
      public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum
      public class func morphologyRectangleMaximum() -> any CIFilter & CIMorphologyRectangleMaximum
      public class func morphologyRectangleMinimum() -> any CIFilter & CIMorphologyRectangleMinimum
      public class func motionBlur() -> any CIFilter & CIMotionBlur
      public class func noiseReduction() -> any CIFilter & CINoiseReduction
      public class func paletteCentroid() -> any CIFilter & CIPaletteCentroid
      public class func palettize() -> any CIFilter & CIPalettize
      public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect
      public class func photoEffectFade() -> any CIFilter & CIPhotoEffect
      public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect
      public class func photoEffectMono() -> any CIFilter & CIPhotoEffect
      public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect
      public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect
      public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect
      public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect
      public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear
      public class func sepiaTone() -> any CIFilter & CISepiaTone
      public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint
      public class func thermal() -> any CIFilter & CIThermal
      public class func toneCurve() -> any CIFilter & CIToneCurve
      public class func vibrance() -> any CIFilter & CIVibrance
      public class func vignette() -> any CIFilter & CIVignette
      public class func vignetteEffect() -> any CIFilter & CIVignetteEffect
      public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust
      public class func xRay() -> any CIFilter & CIXRay
      public class func zoomBlur() -> any CIFilter & CIZoomBlur
    }
    """#
}
