extension InterfaceModules.Vision {
  /// The requests that find text, codes, faces, shapes, motion and masks.
  static let imageRequests = #"""
    // https://developer.apple.com/documentation/vision/vnrecognizetextrequest
    open class VNRecognizeTextRequest : VNImageBasedRequest, VNRequestProgressProviding {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open class func supportedRecognitionLanguages(for recognitionLevel: VNRequestTextRecognitionLevel, revision requestRevision: Int) throws -> [String]
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
      open func supportedRecognitionLanguages() throws -> [String]
      open var recognitionLevel: VNRequestTextRecognitionLevel { get set }
      open var recognitionLanguages: [String] { get set }
      open var usesLanguageCorrection: Bool { get set }
      open var customWords: [String] { get set }
      open var minimumTextHeight: Float { get set }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
      open var automaticallyDetectsLanguage: Bool { get set }
      open var results: [VNRecognizedTextObservation]? { get }
      public var progressHandler: VNRequestProgressHandler { get set }
      public var indeterminate: Bool { get }
    }
    public let VNRecognizeTextRequestRevision1: Int
    public let VNRecognizeTextRequestRevision2: Int
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
    public let VNRecognizeTextRequestRevision3: Int
    open class VNDetectTextRectanglesRequest : VNImageBasedRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open var reportCharacterBoxes: Bool { get set }
      open var results: [VNTextObservation]? { get }
    }
    // https://developer.apple.com/documentation/vision/vndetectbarcodesrequest
    open class VNDetectBarcodesRequest : VNImageBasedRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open class var supportedSymbologies: [VNBarcodeSymbology] { get }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
      open func supportedSymbologies() throws -> [VNBarcodeSymbology]
      open var symbologies: [VNBarcodeSymbology] { get set }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
      open var coalesceCompositeSymbologies: Bool { get set }
      open var results: [VNBarcodeObservation]? { get }
    }
    public struct VNBarcodeSymbology : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var aztec: VNBarcodeSymbology { get }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
      public static var codabar: VNBarcodeSymbology { get }
      public static var code39: VNBarcodeSymbology { get }
      public static var code39Checksum: VNBarcodeSymbology { get }
      public static var code39FullASCII: VNBarcodeSymbology { get }
      public static var code39FullASCIIChecksum: VNBarcodeSymbology { get }
      public static var code93: VNBarcodeSymbology { get }
      public static var code93i: VNBarcodeSymbology { get }
      public static var code128: VNBarcodeSymbology { get }
      public static var dataMatrix: VNBarcodeSymbology { get }
      public static var ean8: VNBarcodeSymbology { get }
      public static var ean13: VNBarcodeSymbology { get }
      public static var i2of5: VNBarcodeSymbology { get }
      public static var i2of5Checksum: VNBarcodeSymbology { get }
      public static var itf14: VNBarcodeSymbology { get }
      public static var pdf417: VNBarcodeSymbology { get }
      public static var qr: VNBarcodeSymbology { get }
      public static var upce: VNBarcodeSymbology { get }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
      public static var gs1DataBar: VNBarcodeSymbology { get }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
      public static var gs1DataBarExpanded: VNBarcodeSymbology { get }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
      public static var gs1DataBarLimited: VNBarcodeSymbology { get }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
      public static var microPDF417: VNBarcodeSymbology { get }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
      public static var microQR: VNBarcodeSymbology { get }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
      public static var msiPlessey: VNBarcodeSymbology { get }
    }
    // https://developer.apple.com/documentation/vision/vndetectfacerectanglesrequest
    open class VNDetectFaceRectanglesRequest : VNImageBasedRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open var results: [VNFaceObservation]? { get }
    }
    open class VNDetectFaceLandmarksRequest : VNImageBasedRequest, VNFaceObservationAccepting {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open var constellation: VNRequestFaceLandmarksConstellation { get set }
      public var inputFaceObservations: [VNFaceObservation]? { get set }
      open var results: [VNFaceObservation]? { get }
    }
    open class VNDetectFaceCaptureQualityRequest : VNImageBasedRequest, VNFaceObservationAccepting {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      public var inputFaceObservations: [VNFaceObservation]? { get set }
      open var results: [VNFaceObservation]? { get }
    }
    open class VNDetectHumanRectanglesRequest : VNImageBasedRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
      open var upperBodyOnly: Bool { get set }
      open var results: [VNHumanObservation]? { get }
    }
    public struct VNAnimalIdentifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var cat: VNAnimalIdentifier { get }
      public static var dog: VNAnimalIdentifier { get }
    }
    open class VNRecognizeAnimalsRequest : VNImageBasedRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open func supportedIdentifiers() throws -> [VNAnimalIdentifier]
      open var results: [VNRecognizedObjectObservation]? { get }
    }
    // https://developer.apple.com/documentation/vision/vnclassifyimagerequest
    open class VNClassifyImageRequest : VNImageBasedRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open class func knownClassifications(forRevision requestRevision: Int) throws -> [VNClassificationObservation]
      open func supportedIdentifiers() throws -> [String]
      open var results: [VNClassificationObservation]? { get }
    }
    open class VNGenerateImageFeaturePrintRequest : VNImageBasedRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open var imageCropAndScaleOption: VNImageCropAndScaleOption { get set }
      open var results: [VNFeaturePrintObservation]? { get }
    }
    open class VNGenerateAttentionBasedSaliencyImageRequest : VNImageBasedRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open var results: [VNSaliencyImageObservation]? { get }
    }
    open class VNGenerateObjectnessBasedSaliencyImageRequest : VNImageBasedRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open var results: [VNSaliencyImageObservation]? { get }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, *)
    open class VNCalculateImageAestheticsScoresRequest : VNImageBasedRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open var results: [VNImageAestheticsScoresObservation]? { get }
    }
    // https://developer.apple.com/documentation/vision/vndetectrectanglesrequest
    open class VNDetectRectanglesRequest : VNImageBasedRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open var minimumAspectRatio: VNAspectRatio { get set }
      open var maximumAspectRatio: VNAspectRatio { get set }
      open var quadratureTolerance: VNDegrees { get set }
      open var minimumSize: Float { get set }
      open var minimumConfidence: VNConfidence { get set }
      open var maximumObservations: Int { get set }
      open var results: [VNRectangleObservation]? { get }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
    open class VNDetectDocumentSegmentationRequest : VNImageBasedRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open var results: [VNRectangleObservation]? { get }
    }
    open class VNDetectHorizonRequest : VNImageBasedRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open var results: [VNHorizonObservation]? { get }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
    open class VNDetectContoursRequest : VNImageBasedRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open var contrastAdjustment: Float { get set }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
      open var contrastPivot: NSNumber? { get set }
      open var detectsDarkOnLight: Bool { get set }
      open var maximumImageDimension: Int { get set }
      open var results: [VNContoursObservation]? { get }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
    open class VNDetectTrajectoriesRequest : VNStatefulRequest {
      public init(frameAnalysisSpacing: CMTime, trajectoryLength: Int, completionHandler: VNRequestCompletionHandler? = nil)
      open var trajectoryLength: Int { get }
      open var objectMinimumNormalizedRadius: Float { get set }
      open var objectMaximumNormalizedRadius: Float { get set }
      open var results: [VNTrajectoryObservation]? { get }
    }
    // https://developer.apple.com/documentation/vision/vngeneratepersonsegmentationrequest
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
    open class VNGeneratePersonSegmentationRequest : VNStatefulRequest {
      public init()
      public init(completionHandler: VNRequestCompletionHandler? = nil)
      @objc public enum QualityLevel : UInt, Sendable {
        case accurate
        case balanced
        case fast
        public init?(rawValue: UInt)
        public typealias RawValue = UInt
        public var rawValue: UInt { get }
      }
      open var qualityLevel: VNGeneratePersonSegmentationRequest.QualityLevel { get set }
      open var outputPixelFormat: UInt32 { get set }
      open var results: [VNPixelBufferObservation]? { get }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
    open class VNGenerateForegroundInstanceMaskRequest : VNImageBasedRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open var results: [VNInstanceMaskObservation]? { get }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
    open class VNGeneratePersonInstanceMaskRequest : VNImageBasedRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open var results: [VNInstanceMaskObservation]? { get }
    }
    // https://developer.apple.com/documentation/vision/vntrackingrequest
    open class VNTrackingRequest : VNImageBasedRequest {
      open var inputObservation: VNDetectedObjectObservation { get set }
      open var trackingLevel: VNRequestTrackingLevel { get set }
      open var isLastFrame: Bool { get set }
    }
    open class VNTrackObjectRequest : VNTrackingRequest {
      public init(detectedObjectObservation observation: VNDetectedObjectObservation)
      public init(detectedObjectObservation observation: VNDetectedObjectObservation, completionHandler: VNRequestCompletionHandler? = nil)
    }
    open class VNTrackRectangleRequest : VNTrackingRequest {
      public init(rectangleObservation observation: VNRectangleObservation)
      public init(rectangleObservation observation: VNRectangleObservation, completionHandler: VNRequestCompletionHandler? = nil)
    }
    @_inheritsConvenienceInitializers open class VNImageRegistrationRequest : VNTargetedImageRequest {
      override public init(targetedCGImage cgImage: CGImage, options: [VNImageOption : Any] = [:], completionHandler: VNRequestCompletionHandler? = nil)
      override public init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption : Any] = [:], completionHandler: VNRequestCompletionHandler? = nil)
      override public init(targetedCIImage ciImage: CIImage, options: [VNImageOption : Any] = [:], completionHandler: VNRequestCompletionHandler? = nil)
    }
    @_inheritsConvenienceInitializers open class VNTranslationalImageRegistrationRequest : VNImageRegistrationRequest {
      override public init(targetedCGImage cgImage: CGImage, options: [VNImageOption : Any] = [:], completionHandler: VNRequestCompletionHandler? = nil)
      override public init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption : Any] = [:], completionHandler: VNRequestCompletionHandler? = nil)
      override public init(targetedCIImage ciImage: CIImage, options: [VNImageOption : Any] = [:], completionHandler: VNRequestCompletionHandler? = nil)
      open var results: [VNImageTranslationAlignmentObservation]? { get }
    }
    @_inheritsConvenienceInitializers open class VNHomographicImageRegistrationRequest : VNImageRegistrationRequest {
      override public init(targetedCGImage cgImage: CGImage, options: [VNImageOption : Any] = [:], completionHandler: VNRequestCompletionHandler? = nil)
      override public init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption : Any] = [:], completionHandler: VNRequestCompletionHandler? = nil)
      override public init(targetedCIImage ciImage: CIImage, options: [VNImageOption : Any] = [:], completionHandler: VNRequestCompletionHandler? = nil)
      open var results: [VNImageHomographicAlignmentObservation]? { get }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
    @_inheritsConvenienceInitializers open class VNGenerateOpticalFlowRequest : VNTargetedImageRequest {
      override public init(targetedCGImage cgImage: CGImage, options: [VNImageOption : Any] = [:], completionHandler: VNRequestCompletionHandler? = nil)
      override public init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption : Any] = [:], completionHandler: VNRequestCompletionHandler? = nil)
      override public init(targetedCIImage ciImage: CIImage, options: [VNImageOption : Any] = [:], completionHandler: VNRequestCompletionHandler? = nil)
      @objc public enum ComputationAccuracy : UInt, Sendable {
        case low
        case medium
        case high
        case veryHigh
        public init?(rawValue: UInt)
        public typealias RawValue = UInt
        public var rawValue: UInt { get }
      }
      open var computationAccuracy: VNGenerateOpticalFlowRequest.ComputationAccuracy { get set }
      open var outputPixelFormat: UInt32 { get set }
      open var results: [VNPixelBufferObservation]? { get }
    }
    """#
}
