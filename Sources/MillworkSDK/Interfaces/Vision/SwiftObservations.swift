extension InterfaceModules.Vision {
  /// What the requests of iOS 18 and later find, with those requests.
  static let swiftObservations = #"""
    // https://developer.apple.com/documentation/vision/recognizetextrequest
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct RecognizeTextRequest : ImageProcessingRequest {
      public typealias Result = [RecognizedTextObservation]
      public init()
      public var regionOfInterest: NormalizedRect { get set }
      public enum RecognitionLevel : Hashable, Codable, Sendable { case accurate, fast }
      public var recognitionLevel: RecognizeTextRequest.RecognitionLevel { get set }
      public var recognitionLanguages: [Locale.Language] { get set }
      public var supportedRecognitionLanguages: [Locale.Language] { get }
      public var usesLanguageCorrection: Bool { get set }
      public var automaticallyDetectsLanguage: Bool { get set }
      public var customWords: [String] { get set }
      public var minimumTextHeightFraction: Float { get set }
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: RecognizeTextRequest, b: RecognizeTextRequest) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct RecognizedText : Hashable, Sendable {
      public let string: String
      public let confidence: Float
      public func boundingBox(for range: Range<String.Index>) -> RectangleObservation?
      public func hash(into hasher: inout Hasher)
      public static func == (a: RecognizedText, b: RecognizedText) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct RecognizedTextObservation : VisionObservation, QuadrilateralProviding {
      public let uuid: UUID
      public let confidence: Float
      public let timeRange: CMTimeRange?
      public let topLeft: NormalizedPoint
      public let topRight: NormalizedPoint
      public let bottomRight: NormalizedPoint
      public let bottomLeft: NormalizedPoint
      public let boundingBox: NormalizedRect
      public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText]
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: RecognizedTextObservation, b: RecognizedTextObservation) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct DetectTextRectanglesRequest : ImageProcessingRequest {
      public typealias Result = [TextObservation]
      public init()
      public var regionOfInterest: NormalizedRect { get set }
      public var reportCharacterBoxes: Bool { get set }
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: DetectTextRectanglesRequest, b: DetectTextRectanglesRequest) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct TextObservation : VisionObservation, QuadrilateralProviding {
      public let uuid: UUID
      public let confidence: Float
      public let timeRange: CMTimeRange?
      public let topLeft: NormalizedPoint
      public let topRight: NormalizedPoint
      public let bottomRight: NormalizedPoint
      public let bottomLeft: NormalizedPoint
      public let boundingBox: NormalizedRect
      public let characterBoxes: [RectangleObservation]?
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: TextObservation, b: TextObservation) -> Bool
    }
    // https://developer.apple.com/documentation/vision/detectbarcodesrequest
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public enum BarcodeSymbology : Hashable, Codable, Sendable, CaseIterable {
      case aztec, codabar, code128, code39, code39Checksum, code39FullASCII, code39FullASCIIChecksum, code93, code93i, dataMatrix, ean13, ean8, gs1DataBar, gs1DataBarExpanded, gs1DataBarLimited, i2of5, i2of5Checksum, itf14, microPDF417, microQR, msiPlessey, pdf417, qr, upce
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct DetectBarcodesRequest : ImageProcessingRequest {
      public typealias Result = [BarcodeObservation]
      public init()
      public var regionOfInterest: NormalizedRect { get set }
      public var symbologies: [BarcodeSymbology] { get set }
      public var supportedSymbologies: [BarcodeSymbology] { get }
      public var coalescesCompositeSymbologies: Bool { get set }
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: DetectBarcodesRequest, b: DetectBarcodesRequest) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct BarcodeObservation : VisionObservation, QuadrilateralProviding {
      public let uuid: UUID
      public let confidence: Float
      public let timeRange: CMTimeRange?
      public let topLeft: NormalizedPoint
      public let topRight: NormalizedPoint
      public let bottomRight: NormalizedPoint
      public let bottomLeft: NormalizedPoint
      public let boundingBox: NormalizedRect
      public let symbology: BarcodeSymbology
      public let payloadString: String?
      public let payloadData: Data?
      public let isGS1DataCarrier: Bool
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: BarcodeObservation, b: BarcodeObservation) -> Bool
    }
    // https://developer.apple.com/documentation/vision/detectfacerectanglesrequest
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct DetectFaceRectanglesRequest : ImageProcessingRequest {
      public typealias Result = [FaceObservation]
      public init()
      public var regionOfInterest: NormalizedRect { get set }
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: DetectFaceRectanglesRequest, b: DetectFaceRectanglesRequest) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct DetectFaceLandmarksRequest : ImageProcessingRequest {
      public typealias Result = [FaceObservation]
      public init()
      public var regionOfInterest: NormalizedRect { get set }
      public var inputFaceObservations: [FaceObservation]? { get set }
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: DetectFaceLandmarksRequest, b: DetectFaceLandmarksRequest) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct DetectFaceCaptureQualityRequest : ImageProcessingRequest {
      public typealias Result = [FaceObservation]
      public init()
      public var regionOfInterest: NormalizedRect { get set }
      public var inputFaceObservations: [FaceObservation]? { get set }
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: DetectFaceCaptureQualityRequest, b: DetectFaceCaptureQualityRequest) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct FaceObservation : VisionObservation, BoundingBoxProviding {
      public let uuid: UUID
      public let confidence: Float
      public let timeRange: CMTimeRange?
      public let boundingBox: NormalizedRect
      public let roll: Measurement<UnitAngle>
      public let yaw: Measurement<UnitAngle>
      public let pitch: Measurement<UnitAngle>
      public let captureQuality: FaceObservation.CaptureQuality?
      public let landmarks: FaceObservation.Landmarks2D?
      public struct CaptureQuality : Hashable, Sendable {
        public let score: Float
        public func hash(into hasher: inout Hasher)
        public static func == (a: CaptureQuality, b: CaptureQuality) -> Bool
      }
      public struct Landmarks2D : Hashable, Sendable {
        public let allPoints: FaceObservation.Landmarks2D.Region
        public let faceContour: FaceObservation.Landmarks2D.Region
        public let leftEye: FaceObservation.Landmarks2D.Region
        public let rightEye: FaceObservation.Landmarks2D.Region
        public let leftEyebrow: FaceObservation.Landmarks2D.Region
        public let rightEyebrow: FaceObservation.Landmarks2D.Region
        public let nose: FaceObservation.Landmarks2D.Region
        public let noseCrest: FaceObservation.Landmarks2D.Region
        public let medianLine: FaceObservation.Landmarks2D.Region
        public let outerLips: FaceObservation.Landmarks2D.Region
        public let innerLips: FaceObservation.Landmarks2D.Region
        public let leftPupil: FaceObservation.Landmarks2D.Region
        public let rightPupil: FaceObservation.Landmarks2D.Region
        public struct Region : Hashable, Sendable {
          public let points: [NormalizedPoint]
          public func pointsInImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> [CGPoint]
          public func hash(into hasher: inout Hasher)
          public static func == (a: Region, b: Region) -> Bool
        }
        public func hash(into hasher: inout Hasher)
        public static func == (a: Landmarks2D, b: Landmarks2D) -> Bool
      }
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: FaceObservation, b: FaceObservation) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct DetectHumanRectanglesRequest : ImageProcessingRequest {
      public typealias Result = [HumanObservation]
      public init()
      public var regionOfInterest: NormalizedRect { get set }
      public var upperBodyOnly: Bool { get set }
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: DetectHumanRectanglesRequest, b: DetectHumanRectanglesRequest) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct HumanObservation : VisionObservation, BoundingBoxProviding {
      public let uuid: UUID
      public let confidence: Float
      public let timeRange: CMTimeRange?
      public let boundingBox: NormalizedRect
      public let isUpperBodyOnly: Bool
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: HumanObservation, b: HumanObservation) -> Bool
    }
    // https://developer.apple.com/documentation/vision/classifyimagerequest
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct ClassifyImageRequest : ImageProcessingRequest {
      public typealias Result = [ClassificationObservation]
      public init()
      public var regionOfInterest: NormalizedRect { get set }
      public var supportedIdentifiers: [String] { get }
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: ClassifyImageRequest, b: ClassifyImageRequest) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct ClassificationObservation : VisionObservation {
      public let uuid: UUID
      public let confidence: Float
      public let timeRange: CMTimeRange?
      public let identifier: String
      public func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool
      public func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: ClassificationObservation, b: ClassificationObservation) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct CalculateImageAestheticsScoresRequest : ImageProcessingRequest {
      public typealias Result = ImageAestheticsScoresObservation
      public init()
      public var regionOfInterest: NormalizedRect { get set }
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: CalculateImageAestheticsScoresRequest, b: CalculateImageAestheticsScoresRequest) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct ImageAestheticsScoresObservation : VisionObservation {
      public let uuid: UUID
      public let confidence: Float
      public let timeRange: CMTimeRange?
      public let isUtility: Bool
      public let overallScore: Float
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: ImageAestheticsScoresObservation, b: ImageAestheticsScoresObservation) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct GenerateImageFeaturePrintRequest : ImageProcessingRequest {
      public typealias Result = FeaturePrintObservation
      public init()
      public var regionOfInterest: NormalizedRect { get set }
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: GenerateImageFeaturePrintRequest, b: GenerateImageFeaturePrintRequest) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct FeaturePrintObservation : VisionObservation {
      public let uuid: UUID
      public let confidence: Float
      public let timeRange: CMTimeRange?
      public let data: Data
      public func distance(to featurePrint: FeaturePrintObservation) throws -> Double
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: FeaturePrintObservation, b: FeaturePrintObservation) -> Bool
    }
    // https://developer.apple.com/documentation/vision/detectrectanglesrequest
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct DetectRectanglesRequest : ImageProcessingRequest {
      public typealias Result = [RectangleObservation]
      public init()
      public var regionOfInterest: NormalizedRect { get set }
      public var minimumAspectRatio: Float { get set }
      public var maximumAspectRatio: Float { get set }
      public var quadratureToleranceDegrees: Float { get set }
      public var minimumSize: Float { get set }
      public var minimumConfidence: Float { get set }
      public var maximumObservations: Int { get set }
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: DetectRectanglesRequest, b: DetectRectanglesRequest) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct RectangleObservation : VisionObservation, QuadrilateralProviding {
      public let uuid: UUID
      public let confidence: Float
      public let timeRange: CMTimeRange?
      public let topLeft: NormalizedPoint
      public let topRight: NormalizedPoint
      public let bottomRight: NormalizedPoint
      public let bottomLeft: NormalizedPoint
      public let boundingBox: NormalizedRect
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: RectangleObservation, b: RectangleObservation) -> Bool
    }
    // https://developer.apple.com/documentation/vision/generateforegroundinstancemaskrequest
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct GenerateForegroundInstanceMaskRequest : ImageProcessingRequest {
      public typealias Result = InstanceMaskObservation?
      public init()
      public var regionOfInterest: NormalizedRect { get set }
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: GenerateForegroundInstanceMaskRequest, b: GenerateForegroundInstanceMaskRequest) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct InstanceMaskObservation : VisionObservation {
      public let uuid: UUID
      public let confidence: Float
      public let timeRange: CMTimeRange?
      public let allInstances: IndexSet
      public func generateMask(for instances: IndexSet) throws -> CVPixelBuffer
      public func generateMaskedImage(for instances: IndexSet, imageFrom requestHandler: ImageRequestHandler, croppedToInstancesExtent: Bool = false) throws -> CVPixelBuffer
      public func generateScaledMask(for instances: IndexSet, scaledToImageFrom requestHandler: ImageRequestHandler) throws -> CVPixelBuffer
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public static func == (a: InstanceMaskObservation, b: InstanceMaskObservation) -> Bool
    }
    """#
}
