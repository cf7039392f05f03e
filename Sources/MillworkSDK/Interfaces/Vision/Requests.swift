extension InterfaceModules.Vision {
  /// Requests that look at images.
  static let requests = #"""
    // https://developer.apple.com/documentation/vision
    @_exported import Foundation
    @_exported import CoreML
    import CoreGraphics
    import ImageIO
    import Swift
    import _Concurrency
    open class VNObservation : NSObject {
      open var uuid: UUID { get }
      open var confidence: Float { get }
    }
    open class VNClassificationObservation : VNObservation {
      open var identifier: String { get }
    }
    open class VNDetectedObjectObservation : VNObservation {
      open var boundingBox: CGRect { get }
    }
    open class VNRecognizedObjectObservation : VNDetectedObjectObservation {
      open var labels: [VNClassificationObservation] { get }
    }
    open class VNFaceObservation : VNDetectedObjectObservation {
      open var roll: NSNumber? { get }
      open var yaw: NSNumber? { get }
    }
    open class VNRectangleObservation : VNDetectedObjectObservation {
      open var topLeft: CGPoint { get }
      open var topRight: CGPoint { get }
      open var bottomLeft: CGPoint { get }
      open var bottomRight: CGPoint { get }
    }
    open class VNBarcodeObservation : VNRectangleObservation {
      open var payloadStringValue: String? { get }
    }
    open class VNRecognizedText : NSObject {
      open var string: String { get }
      open var confidence: Float { get }
    }
    open class VNRecognizedTextObservation : VNRectangleObservation {
      open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText]
    }
    open class VNPixelBufferObservation : VNObservation {
      open var pixelBuffer: CVPixelBuffer { get }
    }
    public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
    open class VNRequest : NSObject {
      override public init()
      public init(completionHandler: VNRequestCompletionHandler? = nil)
      open var results: [VNObservation]? { get }
      open func cancel()
    }
    open class VNImageBasedRequest : VNRequest {
      open var regionOfInterest: CGRect { get set }
    }
    @objc public enum VNRequestTextRecognitionLevel : Int, Sendable {
      case accurate
      case fast
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    open class VNRecognizeTextRequest : VNImageBasedRequest {
      open var recognitionLevel: VNRequestTextRecognitionLevel { get set }
      open var recognitionLanguages: [String] { get set }
      open var usesLanguageCorrection: Bool { get set }
      open var customWords: [String] { get set }
      open var minimumTextHeight: Float { get set }
      open var automaticallyDetectsLanguage: Bool { get set }
    }
    open class VNDetectFaceRectanglesRequest : VNImageBasedRequest {
    }
    open class VNDetectBarcodesRequest : VNImageBasedRequest {
    }
    open class VNClassifyImageRequest : VNImageBasedRequest {
    }
    open class VNDetectRectanglesRequest : VNImageBasedRequest {
      open var minimumConfidence: Float { get set }
      open var maximumObservations: Int { get set }
    }
    open class VNGeneratePersonSegmentationRequest : VNImageBasedRequest {
    }
    open class VNCoreMLModel : NSObject {
      public convenience init(for model: MLModel) throws
    }
    open class VNCoreMLRequest : VNImageBasedRequest {
      public convenience init(model: VNCoreMLModel)
      public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil)
    }
    public struct VNImageOption : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var properties: VNImageOption { get }
      public static var cameraIntrinsics: VNImageOption { get }
      public static var ciContext: VNImageOption { get }
    }
    open class VNImageRequestHandler : NSObject {
      public init(cgImage image: CGImage, options: [VNImageOption : Any] = [:])
      public init(url imageURL: URL, options: [VNImageOption : Any] = [:])
      public init(data imageData: Data, options: [VNImageOption : Any] = [:])
      public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption : Any] = [:])
      open func perform(_ requests: [VNRequest]) throws
    }
    """#
}
