extension InterfaceModules.Vision {
  /// What requests find.
  static let observations = #"""
    // https://developer.apple.com/documentation/vision/vnobservation
    open class VNObservation : NSObject {
      override public init()
      open var uuid: UUID { get }
      open var confidence: VNConfidence { get }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
      open var timeRange: CMTimeRange { get }
    }
    open class VNClassificationObservation : VNObservation {
      open var identifier: String { get }
      open var hasPrecisionRecallCurve: Bool { get }
      open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool
      open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool
    }
    open class VNDetectedObjectObservation : VNObservation {
      public convenience init(boundingBox: CGRect)
      open var boundingBox: CGRect { get }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
      open var globalSegmentationMask: VNPixelBufferObservation? { get }
    }
    @_inheritsConvenienceInitializers open class VNRecognizedObjectObservation : VNDetectedObjectObservation {
      open var labels: [VNClassificationObservation] { get }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
    @_inheritsConvenienceInitializers open class VNHumanObservation : VNDetectedObjectObservation {
      open var upperBodyOnly: Bool { get }
    }
    @_inheritsConvenienceInitializers open class VNFaceObservation : VNDetectedObjectObservation {
      open var landmarks: VNFaceLandmarks2D? { get }
      open var roll: NSNumber? { get }
      open var yaw: NSNumber? { get }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
      open var pitch: NSNumber? { get }
    }
    extension VNFaceObservation {
      public var faceCaptureQuality: Float? { get }
    }
    open class VNFaceLandmarks : NSObject {
      open var confidence: VNConfidence { get }
    }
    open class VNFaceLandmarks2D : VNFaceLandmarks {
      open var allPoints: VNFaceLandmarkRegion2D? { get }
      open var faceContour: VNFaceLandmarkRegion2D? { get }
      open var leftEye: VNFaceLandmarkRegion2D? { get }
      open var rightEye: VNFaceLandmarkRegion2D? { get }
      open var leftEyebrow: VNFaceLandmarkRegion2D? { get }
      open var rightEyebrow: VNFaceLandmarkRegion2D? { get }
      open var nose: VNFaceLandmarkRegion2D? { get }
      open var noseCrest: VNFaceLandmarkRegion2D? { get }
      open var medianLine: VNFaceLandmarkRegion2D? { get }
      open var outerLips: VNFaceLandmarkRegion2D? { get }
      open var innerLips: VNFaceLandmarkRegion2D? { get }
      open var leftPupil: VNFaceLandmarkRegion2D? { get }
      open var rightPupil: VNFaceLandmarkRegion2D? { get }
    }
    open class VNFaceLandmarkRegion : NSObject {
      open var pointCount: Int { get }
    }
    open class VNFaceLandmarkRegion2D : VNFaceLandmarkRegion {
      open func pointsInImage(imageSize: CGSize) -> [CGPoint]
    }
    extension VNFaceLandmarkRegion2D {
      public var normalizedPoints: [CGPoint] { get }
      public var precisionEstimatesPerPoint: [Float]? { get }
    }
    @_inheritsConvenienceInitializers open class VNRectangleObservation : VNDetectedObjectObservation {
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, *)
      public convenience init(requestRevision: Int, topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint)
      open var topLeft: CGPoint { get }
      open var topRight: CGPoint { get }
      open var bottomLeft: CGPoint { get }
      open var bottomRight: CGPoint { get }
    }
    @_inheritsConvenienceInitializers open class VNTextObservation : VNRectangleObservation {
      open var characterBoxes: [VNRectangleObservation]? { get }
    }
    @_inheritsConvenienceInitializers open class VNBarcodeObservation : VNRectangleObservation {
      open var symbology: VNBarcodeSymbology { get }
      open var barcodeDescriptor: CIBarcodeDescriptor? { get }
      open var payloadStringValue: String? { get }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
      open var payloadData: Data? { get }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
      open var isGS1DataCarrier: Bool { get }
    }
    // https://developer.apple.com/documentation/vision/vnrecognizedtextobservation
    open class VNRecognizedText : NSObject {
      open var string: String { get }
      open var confidence: VNConfidence { get }
    }
    extension VNRecognizedText {
      public func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation?
    }
    @_inheritsConvenienceInitializers open class VNRecognizedTextObservation : VNRectangleObservation {
      open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText]
    }
    // https://developer.apple.com/documentation/vision/vnpixelbufferobservation
    open class VNPixelBufferObservation : VNObservation {
      open var pixelBuffer: CVPixelBuffer { get }
      open var featureName: String? { get }
    }
    open class VNSaliencyImageObservation : VNPixelBufferObservation {
      open var salientObjects: [VNRectangleObservation]? { get }
    }
    open class VNCoreMLFeatureValueObservation : VNObservation {
      open var featureValue: MLFeatureValue { get }
      open var featureName: String { get }
    }
    @objc public enum VNElementType : UInt, Sendable {
      case unknown = 0
      case float = 1
      case double = 2
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    open class VNFeaturePrintObservation : VNObservation {
      open var elementType: VNElementType { get }
      open var elementCount: Int { get }
      open var data: Data { get }
      open func computeDistance(_ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation) throws
    }
    open class VNHorizonObservation : VNObservation {
      open var angle: CGFloat { get }
      open var transform: CGAffineTransform { get }
    }
    open class VNImageAlignmentObservation : VNObservation {
    }
    open class VNImageTranslationAlignmentObservation : VNImageAlignmentObservation {
      open var alignmentTransform: CGAffineTransform { get set }
    }
    open class VNImageHomographicAlignmentObservation : VNImageAlignmentObservation {
      open var warpTransform: simd_float3x3 { get set }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
    open class VNInstanceMaskObservation : VNObservation {
      open var instanceMask: CVPixelBuffer { get }
      open var allInstances: IndexSet { get }
      open func generateMask(forInstances instances: IndexSet) throws -> CVPixelBuffer
      open func generateMaskedImage(ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler, croppedToInstancesExtent cropResult: Bool) throws -> CVPixelBuffer
      open func generateScaledMaskForImage(forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler) throws -> CVPixelBuffer
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, *)
    open class VNImageAestheticsScoresObservation : VNObservation {
      open var isUtility: Bool { get }
      open var overallScore: Float { get }
    }
    // https://developer.apple.com/documentation/vision/vncontoursobservation
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
    open class VNContoursObservation : VNObservation {
      open var contourCount: Int { get }
      open func contour(at contourIndex: Int) throws -> VNContour
      open var topLevelContourCount: Int { get }
      open var topLevelContours: [VNContour] { get }
      open func contour(at indexPath: IndexPath) throws -> VNContour
      open var normalizedPath: CGPath { get }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
    open class VNContour : NSObject {
      open var indexPath: IndexPath { get }
      open var childContourCount: Int { get }
      open var childContours: [VNContour] { get }
      open func childContour(at childContourIndex: Int) throws -> VNContour
      open var pointCount: Int { get }
      open var aspectRatio: Float { get }
      open var normalizedPath: CGPath { get }
      open func polygonApproximation(epsilon: Float) throws -> VNContour
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
    extension VNContour {
      public var normalizedPoints: [SIMD2<Float>] { get }
    }
    // https://developer.apple.com/documentation/vision/vnpoint
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
    open class VNPoint : NSObject {
      public init(x: Double, y: Double)
      public convenience init(location: CGPoint)
      open class var zero: VNPoint { get }
      open var location: CGPoint { get }
      open var x: Double { get }
      open var y: Double { get }
      open func distance(_ point: VNPoint) -> Double
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
    open class VNDetectedPoint : VNPoint {
      open var confidence: VNConfidence { get }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
    open class VNTrajectoryObservation : VNObservation {
      open var detectedPoints: [VNPoint] { get }
      open var projectedPoints: [VNPoint] { get }
      open var equationCoefficients: SIMD3<Float> { get }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
      open var movingAverageRadius: CGFloat { get }
    }
    """#
}
