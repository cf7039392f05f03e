extension InterfaceModules.Vision {
  /// The requests of iOS 18 and later, which are values.
  static let swiftRequests = #"""
    // https://developer.apple.com/documentation/vision/visionrequest
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public protocol VisionRequest : Hashable, Sendable, CustomStringConvertible {
      associatedtype Result : Sendable
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public protocol ImageProcessingRequest : VisionRequest {
      var regionOfInterest: NormalizedRect { get set }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    extension ImageProcessingRequest {
      public func perform(on url: URL, orientation: CGImagePropertyOrientation? = nil) async throws -> Self.Result
      public func perform(on data: Data, orientation: CGImagePropertyOrientation? = nil) async throws -> Self.Result
      public func perform(on image: CGImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Self.Result
      public func perform(on image: CIImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Self.Result
      public func perform(on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) async throws -> Self.Result
      public func perform(on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil) async throws -> Self.Result
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    final public class ImageRequestHandler : Sendable {
      public init(_ url: URL, orientation: CGImagePropertyOrientation? = nil)
      public init(_ data: Data, orientation: CGImagePropertyOrientation? = nil)
      public init(_ image: CGImage, orientation: CGImagePropertyOrientation? = nil)
      public init(_ image: CIImage, orientation: CGImagePropertyOrientation? = nil)
      public init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil)
      public init(_ sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil)
      final public func perform<T>(_ request: T) async throws -> T.Result where T : VisionRequest
      final public func perform<each T>(_ request: repeat each T) async throws -> (repeat (each T).Result) where repeat each T : VisionRequest
    }
    // https://developer.apple.com/documentation/vision/normalizedrect
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public enum CoordinateOrigin : Hashable, Codable, Sendable { case upperLeft, lowerLeft }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct NormalizedPoint : Hashable, Codable, Sendable {
      public init(x: CGFloat, y: CGFloat)
      public init(normalizing imagePoint: CGPoint, in imageSize: CGSize)
      public static let zero: NormalizedPoint
      public var x: CGFloat { get }
      public var y: CGFloat { get }
      public var cgPoint: CGPoint { get }
      public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGPoint
      public func verticallyFlipped() -> NormalizedPoint
      public func hash(into hasher: inout Hasher)
      public static func == (a: NormalizedPoint, b: NormalizedPoint) -> Bool
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public struct NormalizedRect : Hashable, Codable, Sendable {
      public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
      public init(normalizedRect: CGRect)
      public init(imageRect: CGRect, in imageSize: CGSize)
      public static let fullImage: NormalizedRect
      public var origin: CGPoint { get }
      public var width: CGFloat { get }
      public var height: CGFloat { get }
      public var cgRect: CGRect { get }
      public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect
      public func verticallyFlipped() -> NormalizedRect
      public func hash(into hasher: inout Hasher)
      public static func == (a: NormalizedRect, b: NormalizedRect) -> Bool
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    // https://developer.apple.com/documentation/vision/visionobservation
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public protocol VisionObservation : Hashable, Sendable, CustomStringConvertible {
      var uuid: UUID { get }
      var confidence: Float { get }
      var timeRange: CMTimeRange? { get }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public protocol BoundingBoxProviding {
      var boundingBox: NormalizedRect { get }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
    public protocol QuadrilateralProviding : BoundingBoxProviding {
      var topLeft: NormalizedPoint { get }
      var topRight: NormalizedPoint { get }
      var bottomRight: NormalizedPoint { get }
      var bottomLeft: NormalizedPoint { get }
    }
    """#
}
