extension InterfaceModules.CoreImage {
  /// Detectors, features, codes and raw pictures.
  static let detectors = #"""
    // https://developer.apple.com/documentation/coreimage/cidetector
    open class CIDetector : NSObject {
      public init?(ofType type: String, context: CIContext?, options: [String : Any]? = nil)
      open func features(in image: CIImage) -> [CIFeature]
      open func features(in image: CIImage, options: [String : Any]? = nil) -> [CIFeature]
    }
    public let CIDetectorTypeFace: String
    public let CIDetectorTypeRectangle: String
    public let CIDetectorTypeQRCode: String
    public let CIDetectorTypeText: String
    public let CIDetectorAccuracy: String
    public let CIDetectorAccuracyLow: String
    public let CIDetectorAccuracyHigh: String
    public let CIDetectorTracking: String
    public let CIDetectorMinFeatureSize: String
    public let CIDetectorMaxFeatureCount: String
    public let CIDetectorNumberOfAngles: String
    public let CIDetectorImageOrientation: String
    public let CIDetectorEyeBlink: String
    public let CIDetectorSmile: String
    public let CIDetectorFocalLength: String
    public let CIDetectorAspectRatio: String
    public let CIDetectorReturnSubFeatures: String
    open class CIFeature : NSObject {
      open var type: String { get }
      open var bounds: CGRect { get }
    }
    public let CIFeatureTypeFace: String
    public let CIFeatureTypeRectangle: String
    public let CIFeatureTypeQRCode: String
    public let CIFeatureTypeText: String
    open class CIFaceFeature : CIFeature {
      open var hasLeftEyePosition: Bool { get }
      open var hasRightEyePosition: Bool { get }
      open var hasMouthPosition: Bool { get }
      open var hasTrackingID: Bool { get }
      open var hasTrackingFrameCount: Bool { get }
      open var hasFaceAngle: Bool { get }
      open var hasSmile: Bool { get }
      open var leftEyeClosed: Bool { get }
      open var rightEyeClosed: Bool { get }
      open var leftEyePosition: CGPoint { get }
      open var rightEyePosition: CGPoint { get }
      open var mouthPosition: CGPoint { get }
      open var trackingID: Int32 { get }
      open var trackingFrameCount: Int32 { get }
      open var faceAngle: Float { get }
    }
    open class CIRectangleFeature : CIFeature {
      open var topLeft: CGPoint { get }
      open var topRight: CGPoint { get }
      open var bottomLeft: CGPoint { get }
      open var bottomRight: CGPoint { get }
    }
    open class CIQRCodeFeature : CIFeature {
      open var topLeft: CGPoint { get }
      open var topRight: CGPoint { get }
      open var bottomLeft: CGPoint { get }
      open var bottomRight: CGPoint { get }
      open var messageString: String? { get }
      open var symbolDescriptor: CIQRCodeDescriptor? { get }
    }
    open class CITextFeature : CIFeature {
      open var topLeft: CGPoint { get }
      open var topRight: CGPoint { get }
      open var bottomLeft: CGPoint { get }
      open var bottomRight: CGPoint { get }
      open var subFeatures: [Any]? { get }
    }
    // https://developer.apple.com/documentation/coreimage/cibarcodedescriptor
    open class CIBarcodeDescriptor : NSObject {
    }
    open class CIQRCodeDescriptor : CIBarcodeDescriptor {
      @objc public enum ErrorCorrectionLevel : Int, Sendable {
        case levelL = 76
        case levelM = 77
        case levelQ = 81
        case levelH = 72
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      public init?(payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8, errorCorrectionLevel: CIQRCodeDescriptor.ErrorCorrectionLevel)
      open var errorCorrectedPayload: Data { get }
      open var symbolVersion: Int { get }
      open var maskPattern: UInt8 { get }
      open var errorCorrectionLevel: CIQRCodeDescriptor.ErrorCorrectionLevel { get }
    }
    open class CIAztecCodeDescriptor : CIBarcodeDescriptor {
      public init?(payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int)
      open var errorCorrectedPayload: Data { get }
      open var isCompact: Bool { get }
      open var layerCount: Int { get }
      open var dataCodewordCount: Int { get }
    }
    open class CIPDF417CodeDescriptor : CIBarcodeDescriptor {
      public init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int)
      open var errorCorrectedPayload: Data { get }
      open var isCompact: Bool { get }
      open var rowCount: Int { get }
      open var columnCount: Int { get }
    }
    // https://developer.apple.com/documentation/coreimage/cirawfilter
    @available(Apple 2021, *)
    open class CIRAWFilter : CIFilter, @unchecked Sendable {
      public convenience init!(imageURL url: URL)
      public convenience init!(imageData data: Data, identifierHint: String?)
      open class var supportedCameraModels: [String] { get }
      open var nativeSize: CGSize { get }
      open var orientation: CGImagePropertyOrientation { get set }
      open var previewImage: CIImage? { get }
      open var properties: [AnyHashable : Any] { get }
      open var isDraftModeEnabled: Bool { get set }
      open var isGamutMappingEnabled: Bool { get set }
      open var isLensCorrectionEnabled: Bool { get set }
      open var baselineExposure: Float { get set }
      open var shadowBias: Float { get set }
      open var boostAmount: Float { get set }
      open var boostShadowAmount: Float { get set }
      open var exposure: Float { get set }
      open var contrastAmount: Float { get set }
      open var detailAmount: Float { get set }
      open var sharpnessAmount: Float { get set }
      open var luminanceNoiseReductionAmount: Float { get set }
      open var colorNoiseReductionAmount: Float { get set }
      open var moireReductionAmount: Float { get set }
      open var localToneMapAmount: Float { get set }
      open var extendedDynamicRangeAmount: Float { get set }
      open var neutralTemperature: Float { get set }
      open var neutralTint: Float { get set }
      open var scaleFactor: Float { get set }
    }
    """#
}
