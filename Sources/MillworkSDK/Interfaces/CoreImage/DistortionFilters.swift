extension InterfaceModules.CoreImage {
  /// The filters that distort.
  static let distortionFilters = #"""
    // https://developer.apple.com/documentation/coreimage/cifilter
    @available(Apple 2019, *)
    public protocol CIBumpDistortion : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var radius: Float { get set }
      var scale: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIBumpDistortionLinear : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var radius: Float { get set }
      var angle: Float { get set }
      var scale: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CICircleSplashDistortion : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CICircularWrap : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var radius: Float { get set }
      var angle: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIDisplacementDistortion : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var displacementImage: CIImage? { get set }
      var scale: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIDroste : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var insetPoint0: CGPoint { get set }
      var insetPoint1: CGPoint { get set }
      var strands: Float { get set }
      var periodicity: Float { get set }
      var rotation: Float { get set }
      var zoom: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIGlassDistortion : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var textureImage: CIImage? { get set }
      var center: CGPoint { get set }
      var scale: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIGlassLozenge : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var point0: CGPoint { get set }
      var point1: CGPoint { get set }
      var radius: Float { get set }
      var refraction: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIHoleDistortion : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CILightTunnel : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var rotation: Float { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CINinePartStretched : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var breakpoint0: CGPoint { get set }
      var breakpoint1: CGPoint { get set }
      var growAmount: CGPoint { get set }
    }
    @available(Apple 2019, *)
    public protocol CINinePartTiled : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var breakpoint0: CGPoint { get set }
      var breakpoint1: CGPoint { get set }
      var growAmount: CGPoint { get set }
      var flipYTiles: Bool { get set }
    }
    @available(Apple 2019, *)
    public protocol CIPinchDistortion : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var radius: Float { get set }
      var scale: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIStretchCrop : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var size: CGPoint { get set }
      var cropAmount: Float { get set }
      var centerStretchAmount: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CITorusLensDistortion : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var radius: Float { get set }
      var width: Float { get set }
      var refraction: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CITwirlDistortion : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var radius: Float { get set }
      var angle: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIVortexDistortion : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var radius: Float { get set }
      var angle: Float { get set }
    }
    @available(Apple 2019, *)
    extension CIFilter {
      public class func bumpDistortion() -> any CIFilter & CIBumpDistortion
      public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear
      public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion
      public class func circularWrap() -> any CIFilter & CICircularWrap
      public class func displacementDistortion() -> any CIFilter & CIDisplacementDistortion
      public class func droste() -> any CIFilter & CIDroste
      public class func glassDistortion() -> any CIFilter & CIGlassDistortion
      public class func glassLozenge() -> any CIFilter & CIGlassLozenge
      public class func holeDistortion() -> any CIFilter & CIHoleDistortion
      public class func lightTunnel() -> any CIFilter & CILightTunnel
      public class func ninePartStretched() -> any CIFilter & CINinePartStretched
      public class func ninePartTiled() -> any CIFilter & CINinePartTiled
      public class func pinchDistortion() -> any CIFilter & CIPinchDistortion
      public class func stretchCrop() -> any CIFilter & CIStretchCrop
      public class func torusLensDistortion() -> any CIFilter & CITorusLensDistortion
      public class func twirlDistortion() -> any CIFilter & CITwirlDistortion
      public class func vortexDistortion() -> any CIFilter & CIVortexDistortion
    }
    """#
}
