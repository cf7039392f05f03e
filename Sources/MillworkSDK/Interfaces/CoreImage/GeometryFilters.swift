extension InterfaceModules.CoreImage {
  /// The filters that scale, turn and tile.
  static let geometryFilters = #"""
    // https://developer.apple.com/documentation/coreimage/cifilter
    @available(Apple 2019, *)
    public protocol CIBicubicScaleTransform : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var scale: Float { get set }
      var aspectRatio: Float { get set }
      var parameterB: Float { get set }
      var parameterC: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIEdgePreserveUpsample : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var smallImage: CIImage? { get set }
      var spatialSigma: Float { get set }
      var lumaSigma: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIFourCoordinateGeometryFilter : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var topLeft: CGPoint { get set }
      var topRight: CGPoint { get set }
      var bottomLeft: CGPoint { get set }
      var bottomRight: CGPoint { get set }
    }
    @available(Apple 2019, *)
    public protocol CIKeystoneCorrectionCombined : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var focalLength: Float { get set }
      var topLeft: CGPoint { get set }
      var topRight: CGPoint { get set }
      var bottomRight: CGPoint { get set }
      var bottomLeft: CGPoint { get set }
    }
    @available(Apple 2019, *)
    public protocol CIKeystoneCorrectionHorizontal : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var focalLength: Float { get set }
      var topLeft: CGPoint { get set }
      var topRight: CGPoint { get set }
      var bottomRight: CGPoint { get set }
      var bottomLeft: CGPoint { get set }
    }
    @available(Apple 2019, *)
    public protocol CIKeystoneCorrectionVertical : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var focalLength: Float { get set }
      var topLeft: CGPoint { get set }
      var topRight: CGPoint { get set }
      var bottomRight: CGPoint { get set }
      var bottomLeft: CGPoint { get set }
    }
    @available(Apple 2019, *)
    public protocol CILanczosScaleTransform : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var scale: Float { get set }
      var aspectRatio: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIPerspectiveRotate : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var focalLength: Float { get set }
      var pitch: Float { get set }
      var yaw: Float { get set }
      var roll: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIStraighten : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var angle: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIAffineClamp : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var transform: CGAffineTransform { get set }
    }
    @available(Apple 2019, *)
    public protocol CIAffineTile : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var transform: CGAffineTransform { get set }
    }
    @available(Apple 2019, *)
    public protocol CIEightfoldReflectedTile : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var angle: Float { get set }
      var width: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIFourfoldReflectedTile : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var angle: Float { get set }
      var width: Float { get set }
      var acuteAngle: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIFourfoldRotatedTile : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var angle: Float { get set }
      var width: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIFourfoldTranslatedTile : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var angle: Float { get set }
      var width: Float { get set }
      var acuteAngle: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIGlideReflectedTile : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var angle: Float { get set }
      var width: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIKaleidoscope : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var count: Int { get set }
      var center: CGPoint { get set }
      var angle: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIOpTile : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var scale: Float { get set }
      var angle: Float { get set }
      var width: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIParallelogramTile : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var angle: Float { get set }
      var acuteAngle: Float { get set }
      var width: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIPerspectiveTile : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var topLeft: CGPoint { get set }
      var topRight: CGPoint { get set }
      var bottomRight: CGPoint { get set }
      var bottomLeft: CGPoint { get set }
    }
    @available(Apple 2019, *)
    public protocol CISixfoldReflectedTile : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var angle: Float { get set }
      var width: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CISixfoldRotatedTile : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var angle: Float { get set }
      var width: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CITriangleKaleidoscope : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var point: CGPoint { get set }
      var size: Float { get set }
      var rotation: Float { get set }
      var decay: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CITriangleTile : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var angle: Float { get set }
      var width: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CITwelvefoldReflectedTile : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var center: CGPoint { get set }
      var angle: Float { get set }
      var width: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIPerspectiveTransform : CIFourCoordinateGeometryFilter {
    }
    @available(Apple 2019, *)
    public protocol CIPerspectiveTransformWithExtent : CIFourCoordinateGeometryFilter {
      var extent: CGRect { get set }
    }
    @available(Apple 2019, *)
    public protocol CIPerspectiveCorrection : CIFourCoordinateGeometryFilter {
      var crop: Bool { get set }
    }
    @available(Apple 2019, *)
    extension CIFilter {
      public class func affineClamp() -> any CIFilter & CIAffineClamp
      public class func affineTile() -> any CIFilter & CIAffineTile
      public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform
      public class func edgePreserveUpsample() -> any CIFilter & CIEdgePreserveUpsample
      public class func eightfoldReflectedTile() -> any CIFilter & CIEightfoldReflectedTile
      public class func fourfoldReflectedTile() -> any CIFilter & CIFourfoldReflectedTile
      public class func fourfoldRotatedTile() -> any CIFilter & CIFourfoldRotatedTile
      public class func fourfoldTranslatedTile() -> any CIFilter & CIFourfoldTranslatedTile
      public class func glideReflectedTile() -> any CIFilter & CIGlideReflectedTile
      public class func kaleidoscope() -> any CIFilter & CIKaleidoscope
      public class func keystoneCorrectionCombined() -> any CIFilter & CIKeystoneCorrectionCombined
      public class func keystoneCorrectionHorizontal() -> any CIFilter & CIKeystoneCorrectionHorizontal
      public class func keystoneCorrectionVertical() -> any CIFilter & CIKeystoneCorrectionVertical
      public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform
      public class func opTile() -> any CIFilter & CIOpTile
      public class func parallelogramTile() -> any CIFilter & CIParallelogramTile
      public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection
      public class func perspectiveRotate() -> any CIFilter & CIPerspectiveRotate
      public class func perspectiveTile() -> any CIFilter & CIPerspectiveTile
      public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform
      public class func perspectiveTransformWithExtent() -> any CIFilter & CIPerspectiveTransformWithExtent
      public class func sixfoldReflectedTile() -> any CIFilter & CISixfoldReflectedTile
      public class func sixfoldRotatedTile() -> any CIFilter & CISixfoldRotatedTile
      public class func straighten() -> any CIFilter & CIStraighten
      public class func triangleKaleidoscope() -> any CIFilter & CITriangleKaleidoscope
      public class func triangleTile() -> any CIFilter & CITriangleTile
      public class func twelvefoldReflectedTile() -> any CIFilter & CITwelvefoldReflectedTile
    }
    """#
}
