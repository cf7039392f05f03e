extension InterfaceModules.CoreImage {
  /// The filters that make or measure images.
  static let generatorFilters = #"""
    // https://developer.apple.com/documentation/coreimage/cifilter
    @available(Apple 2019, *)
    public protocol CIAttributedTextImageGenerator : CIFilterProtocol {
      var text: NSAttributedString { get set }
      var scaleFactor: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIAztecCodeGenerator : CIFilterProtocol {
      var message: Data { get set }
      var correctionLevel: Float { get set }
      var layers: Float { get set }
      var compactStyle: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIBarcodeGenerator : CIFilterProtocol {
      var barcodeDescriptor: CIBarcodeDescriptor { get set }
    }
    @available(Apple 2023, *)
    public protocol CIBlurredRectangleGenerator : CIFilterProtocol {
      var extent: CGRect { get set }
      var sigma: Float { get set }
      var color: CIColor { get set }
    }
    @available(Apple 2019, *)
    public protocol CICheckerboardGenerator : CIFilterProtocol {
      var center: CGPoint { get set }
      var color0: CIColor { get set }
      var color1: CIColor { get set }
      var width: Float { get set }
      var sharpness: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CICode128BarcodeGenerator : CIFilterProtocol {
      var message: Data { get set }
      var quietSpace: Float { get set }
      var barcodeHeight: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CILenticularHaloGenerator : CIFilterProtocol {
      var center: CGPoint { get set }
      var color: CIColor { get set }
      var haloRadius: Float { get set }
      var haloWidth: Float { get set }
      var haloOverlap: Float { get set }
      var striationStrength: Float { get set }
      var striationContrast: Float { get set }
      var time: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIMeshGenerator : CIFilterProtocol {
      var width: Float { get set }
      var color: CIColor { get set }
      var mesh: [Any]? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIPDF417BarcodeGenerator : CIFilterProtocol {
      var message: Data { get set }
      var minWidth: Float { get set }
      var maxWidth: Float { get set }
      var minHeight: Float { get set }
      var maxHeight: Float { get set }
      var dataColumns: Float { get set }
      var rows: Float { get set }
      var preferredAspectRatio: Float { get set }
      var compactionMode: Float { get set }
      var compactStyle: Float { get set }
      var correctionLevel: Float { get set }
      var alwaysSpecifyCompaction: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIQRCodeGenerator : CIFilterProtocol {
      var message: Data { get set }
      var correctionLevel: String { get set }
    }
    @available(Apple 2019, *)
    public protocol CIRandomGenerator : CIFilterProtocol {
    }
    @available(Apple 2019, *)
    public protocol CIRoundedRectangleGenerator : CIFilterProtocol {
      var extent: CGRect { get set }
      var radius: Float { get set }
      var color: CIColor { get set }
    }
    @available(Apple 2023, *)
    public protocol CIRoundedRectangleStrokeGenerator : CIFilterProtocol {
      var extent: CGRect { get set }
      var radius: Float { get set }
      var color: CIColor { get set }
      var width: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIStarShineGenerator : CIFilterProtocol {
      var center: CGPoint { get set }
      var color: CIColor { get set }
      var radius: Float { get set }
      var crossScale: Float { get set }
      var crossAngle: Float { get set }
      var crossOpacity: Float { get set }
      var crossWidth: Float { get set }
      var epsilon: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIStripesGenerator : CIFilterProtocol {
      var center: CGPoint { get set }
      var color0: CIColor { get set }
      var color1: CIColor { get set }
      var width: Float { get set }
      var sharpness: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CISunbeamsGenerator : CIFilterProtocol {
      var center: CGPoint { get set }
      var color: CIColor { get set }
      var sunRadius: Float { get set }
      var maxStriationRadius: Float { get set }
      var striationStrength: Float { get set }
      var striationContrast: Float { get set }
      var time: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CITextImageGenerator : CIFilterProtocol {
      var text: String { get set }
      var fontName: String { get set }
      var fontSize: Float { get set }
      var scaleFactor: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIGaussianGradient : CIFilterProtocol {
      var center: CGPoint { get set }
      var color0: CIColor { get set }
      var color1: CIColor { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIHueSaturationValueGradient : CIFilterProtocol {
      var value: Float { get set }
      var radius: Float { get set }
      var softness: Float { get set }
      var dither: Float { get set }
      var colorSpace: CGColorSpace? { get set }
    }
    @available(Apple 2019, *)
    public protocol CILinearGradient : CIFilterProtocol {
      var point0: CGPoint { get set }
      var point1: CGPoint { get set }
      var color0: CIColor { get set }
      var color1: CIColor { get set }
    }
    @available(Apple 2019, *)
    public protocol CIRadialGradient : CIFilterProtocol {
      var center: CGPoint { get set }
      var radius0: Float { get set }
      var radius1: Float { get set }
      var color0: CIColor { get set }
      var color1: CIColor { get set }
    }
    @available(Apple 2019, *)
    public protocol CISmoothLinearGradient : CIFilterProtocol {
      var point0: CGPoint { get set }
      var point1: CGPoint { get set }
      var color0: CIColor { get set }
      var color1: CIColor { get set }
    }
    @available(Apple 2019, *)
    public protocol CIAreaAverage : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var extent: CGRect { get set }
    }
    @available(Apple 2019, *)
    public protocol CIAreaHistogram : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var extent: CGRect { get set }
      var scale: Float { get set }
      var count: Int { get set }
    }
    @available(Apple 2019, *)
    public protocol CIAreaMaximum : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var extent: CGRect { get set }
    }
    @available(Apple 2019, *)
    public protocol CIAreaMaximumAlpha : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var extent: CGRect { get set }
    }
    @available(Apple 2019, *)
    public protocol CIAreaMinimum : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var extent: CGRect { get set }
    }
    @available(Apple 2019, *)
    public protocol CIAreaMinimumAlpha : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var extent: CGRect { get set }
    }
    @available(Apple 2020, *)
    public protocol CIAreaMinMax : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var extent: CGRect { get set }
    }
    @available(Apple 2019, *)
    public protocol CIAreaMinMaxRed : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var extent: CGRect { get set }
    }
    @available(Apple 2019, *)
    public protocol CIColumnAverage : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var extent: CGRect { get set }
    }
    @available(Apple 2019, *)
    public protocol CIHistogramDisplay : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var height: Float { get set }
      var highLimit: Float { get set }
      var lowLimit: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIKMeans : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var extent: CGRect { get set }
      var means: CIImage? { get set }
      var count: Int { get set }
      var passes: Float { get set }
      var perceptual: Bool { get set }
    }
    @available(Apple 2019, *)
    public protocol CIRowAverage : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var extent: CGRect { get set }
    }
    @available(Apple 2019, *)
    extension CIFilter {
      public class func areaAverage() -> any CIFilter & CIAreaAverage
      public class func areaHistogram() -> any CIFilter & CIAreaHistogram
      public class func areaMaximum() -> any CIFilter & CIAreaMaximum
      public class func areaMaximumAlpha() -> any CIFilter & CIAreaMaximumAlpha
      @available(Apple 2020, *)
      public class func areaMinMax() -> any CIFilter & CIAreaMinMax
      public class func areaMinMaxRed() -> any CIFilter & CIAreaMinMaxRed
      public class func areaMinimum() -> any CIFilter & CIAreaMinimum
      public class func areaMinimumAlpha() -> any CIFilter & CIAreaMinimumAlpha
      public class func attributedTextImageGenerator() -> any CIFilter & CIAttributedTextImageGenerator
      public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator
      public class func barcodeGenerator() -> any CIFilter & CIBarcodeGenerator
      @available(Apple 2023, *)
      public class func blurredRectangleGenerator() -> any CIFilter & CIBlurredRectangleGenerator
      public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator
      public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator
      public class func columnAverage() -> any CIFilter & CIColumnAverage
      public class func gaussianGradient() -> any CIFilter & CIGaussianGradient
      public class func histogramDisplay() -> any CIFilter & CIHistogramDisplay
      public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient
      public class func kMeans() -> any CIFilter & CIKMeans
      public class func lenticularHaloGenerator() -> any CIFilter & CILenticularHaloGenerator
      public class func linearGradient() -> any CIFilter & CILinearGradient
      public class func meshGenerator() -> any CIFilter & CIMeshGenerator
      public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator
      public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator
      public class func radialGradient() -> any CIFilter & CIRadialGradient
      public class func randomGenerator() -> any CIFilter & CIRandomGenerator
      public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator
      @available(Apple 2023, *)
      public class func roundedRectangleStrokeGenerator() -> any CIFilter & CIRoundedRectangleStrokeGenerator
      public class func rowAverage() -> any CIFilter & CIRowAverage
      public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient
      public class func starShineGenerator() -> any CIFilter & CIStarShineGenerator
      public class func stripesGenerator() -> any CIFilter & CIStripesGenerator
      public class func sunbeamsGenerator() -> any CIFilter & CISunbeamsGenerator
      public class func textImageGenerator() -> any CIFilter & CITextImageGenerator
    }
    """#
}
