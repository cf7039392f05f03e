extension InterfaceModules.Vision {
  /// Requests that look at images, and their handlers.
  static let requests = #"""
    // https://developer.apple.com/documentation/vision
    @_exported import Foundation
    @_exported import CoreML
    @_exported import ImageIO
    import CoreGraphics
    import CoreImage
    import CoreMedia
    import CoreVideo
    import Swift
    import _Concurrency
    import simd
    // https://developer.apple.com/documentation/vision/vnrequest
    public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
    public typealias VNRequestProgressHandler = (VNRequest, Double, (any Error)?) -> Void
    public typealias VNConfidence = Float
    public typealias VNAspectRatio = Float
    public typealias VNDegrees = Float
    // The results of a request are typed by its class, which an override can't say.
    @_documentation(visibility: private) public protocol _VNRequestResults {
    }
    extension _VNRequestResults {
      public var results: [VNObservation]? { get }
    }
    open class VNRequest : NSObject, _VNRequestResults {
      override public init()
      public init(completionHandler: VNRequestCompletionHandler? = nil)
      open var completionHandler: VNRequestCompletionHandler? { get }
      open var preferBackgroundProcessing: Bool { get set }
      open var usesCPUOnly: Bool { get set }
      open var revision: Int { get set }
      open class var supportedRevisions: IndexSet { get }
      open class var defaultRevision: Int { get }
      open class var currentRevision: Int { get }
      open func cancel()
    }
    public protocol VNRequestProgressProviding : NSObjectProtocol {
      var progressHandler: VNRequestProgressHandler { get set }
      var indeterminate: Bool { get }
    }
    public protocol VNFaceObservationAccepting : NSObjectProtocol {
      var inputFaceObservations: [VNFaceObservation]? { get set }
    }
    open class VNImageBasedRequest : VNRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open var regionOfInterest: CGRect { get set }
    }
    open class VNTargetedImageRequest : VNImageBasedRequest {
      public convenience init(targetedCGImage cgImage: CGImage, options: [VNImageOption : Any] = [:])
      public init(targetedCGImage cgImage: CGImage, options: [VNImageOption : Any] = [:], completionHandler: VNRequestCompletionHandler? = nil)
      public convenience init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption : Any] = [:])
      public init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption : Any] = [:], completionHandler: VNRequestCompletionHandler? = nil)
      public convenience init(targetedCIImage ciImage: CIImage, options: [VNImageOption : Any] = [:])
      public init(targetedCIImage ciImage: CIImage, options: [VNImageOption : Any] = [:], completionHandler: VNRequestCompletionHandler? = nil)
    }
    open class VNStatefulRequest : VNImageBasedRequest {
      public init(frameAnalysisSpacing: CMTime, completionHandler: VNRequestCompletionHandler? = nil)
      open var minimumLatencyFrameCount: Int { get }
      open var frameAnalysisSpacing: CMTime { get }
    }
    @objc public enum VNRequestFaceLandmarksConstellation : UInt, Sendable {
      case constellationNotDefined
      case constellation65Points
      case constellation76Points
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum VNRequestTextRecognitionLevel : Int, Sendable {
      case accurate
      case fast
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum VNRequestTrackingLevel : UInt, Sendable {
      case accurate
      case fast
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum VNImageCropAndScaleOption : UInt, Sendable {
      case centerCrop = 0
      case scaleFit = 1
      case scaleFill = 2
      case scaleFitRotate90CCW = 257
      case scaleFillRotate90CCW = 258
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    // https://developer.apple.com/documentation/vision/vnimagerequesthandler
    public struct VNImageOption : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var properties: VNImageOption { get }
      public static var cameraIntrinsics: VNImageOption { get }
      public static var ciContext: VNImageOption { get }
    }
    open class VNImageRequestHandler : NSObject {
      public init(cgImage image: CGImage, options: [VNImageOption : Any] = [:])
      public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption : Any] = [:])
      public init(ciImage image: CIImage, options: [VNImageOption : Any] = [:])
      public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption : Any] = [:])
      public init(url imageURL: URL, options: [VNImageOption : Any] = [:])
      public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption : Any] = [:])
      public init(data imageData: Data, options: [VNImageOption : Any] = [:])
      public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption : Any] = [:])
      public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption : Any] = [:])
      public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption : Any] = [:])
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
      public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption : Any] = [:])
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
      public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption : Any] = [:])
      open func perform(_ requests: [VNRequest]) throws
    }
    open class VNSequenceRequestHandler : NSObject {
      override public init()
      open func perform(_ requests: [VNRequest], on image: CGImage) throws
      open func perform(_ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation) throws
      open func perform(_ requests: [VNRequest], on image: CIImage) throws
      open func perform(_ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation) throws
      open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws
      open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation) throws
      open func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer) throws
      open func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation) throws
      open func perform(_ requests: [VNRequest], onImageData imageData: Data) throws
      open func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws
    }
    // https://developer.apple.com/documentation/vision/vncoremlrequest
    open class VNCoreMLModel : NSObject {
      public convenience init(for model: MLModel) throws
      open var inputImageFeatureName: String { get set }
      open var featureProvider: (any MLFeatureProvider)? { get set }
    }
    open class VNCoreMLRequest : VNImageBasedRequest {
      public convenience init(model: VNCoreMLModel)
      public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil)
      open var model: VNCoreMLModel { get }
      open var imageCropAndScaleOption: VNImageCropAndScaleOption { get set }
    }
    // https://developer.apple.com/documentation/vision/vnerrorcode
    public let VNErrorDomain: String
    @objc public enum VNErrorCode : Int, Sendable {
      case turiCore = -1
      case ok = 0
      case requestCancelled = 1
      case invalidFormat = 2
      case operationFailed = 3
      case outOfBoundsError = 4
      case invalidOption = 5
      case ioError = 6
      case missingOption = 7
      case notImplemented = 8
      case internalError = 9
      case outOfMemory = 10
      case unknownError = 11
      case invalidOperation = 12
      case invalidImage = 13
      case invalidArgument = 14
      case invalidModel = 15
      case unsupportedRevision = 16
      case dataUnavailable = 17
      case timeStampNotFound = 18
      case unsupportedRequest = 19
      case timeout = 20
      case unsupportedComputeStage = 21
      case unsupportedComputeDevice = 22
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    // https://developer.apple.com/documentation/vision/utilities
    public let VNNormalizedIdentityRect: CGRect
    public func VNNormalizedRectIsIdentityRect(_ normalizedRect: CGRect) -> Bool
    public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint
    public func VNNormalizedPointForImagePoint(_ imagePoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint
    public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect
    public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect
    """#
}
