extension InterfaceModules.CoreImage {
  /// The filters that have properties of their own.
  static let filterBuiltins = #"""
    // https://developer.apple.com/documentation/coreimage/cifilter
    @available(Apple 2019, *)
    public protocol CIFilterProtocol : NSObjectProtocol {
      var outputImage: CIImage? { get }
    }
    @available(Apple 2019, *)
    public protocol CIQRCodeGenerator : CIFilterProtocol {
      var message: Data { get set }
      var correctionLevel: String { get set }
    }
    @available(Apple 2019, *)
    public protocol CIGaussianBlur : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CISepiaTone : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var intensity: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIColorControls : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var brightness: Float { get set }
      var contrast: Float { get set }
      var saturation: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIPixellate : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var scale: Float { get set }
      var center: CGPoint { get set }
    }
    @available(Apple 2019, *)
    public protocol CIVignette : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var intensity: Float { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CICrystallize : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var radius: Float { get set }
      var center: CGPoint { get set }
    }
    @available(Apple 2019, *)
    public protocol CIEdges : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var intensity: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIUnsharpMask : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var intensity: Float { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIAreaAverage : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var extent: CGRect { get set }
    }
    @available(Apple 2019, *)
    extension CIFilter {
      public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator
      public class func gaussianBlur() -> any CIFilter & CIGaussianBlur
      public class func sepiaTone() -> any CIFilter & CISepiaTone
      public class func colorControls() -> any CIFilter & CIColorControls
      public class func pixellate() -> any CIFilter & CIPixellate
      public class func vignette() -> any CIFilter & CIVignette
      public class func crystallize() -> any CIFilter & CICrystallize
      public class func edges() -> any CIFilter & CIEdges
      public class func unsharpMask() -> any CIFilter & CIUnsharpMask
      public class func areaAverage() -> any CIFilter & CIAreaAverage
    }
    """#
}
