extension InterfaceModules.ARKit {
  /// What visionOS finds in a room: planes, meshes, images, objects, barcodes, cameras.
  static let roomAnchors = #"""
    // https://developer.apple.com/documentation/arkit/planedetectionprovider
    #if os(visionOS)
    final public class PlaneDetectionProvider : DataProvider, @unchecked Sendable {
      public init(alignments: [PlaneAnchor.Alignment] = [])
      public static var isSupported: Bool { get }
      public static var requiredAuthorizations: [ARKitSession.AuthorizationType] { get }
      final public var state: DataProviderState { get }
      final public var description: String { get }
      final public var anchorUpdates: AnchorUpdateSequence<PlaneAnchor> { get }
      @available(visionOS 2.0, *)
      final public var allAnchors: [PlaneAnchor] { get }
    }
    public struct PlaneAnchor : Anchor, Equatable {
      public var id: UUID { get }
      public var originFromAnchorTransform: simd_float4x4 { get }
      public var description: String { get }
      public enum Alignment : Hashable, CaseIterable, Sendable, CustomStringConvertible {
        case horizontal
        case vertical
        @available(visionOS 2.0, *)
        case slanted
        public var description: String { get }
        public static var allCases: [PlaneAnchor.Alignment] { get }
      }
      public enum Classification : Hashable, Sendable, CustomStringConvertible {
        case notAvailable
        case undetermined
        case unknown
        case wall
        case floor
        case ceiling
        case table
        case seat
        case window
        case door
        public var description: String { get }
      }
      public struct Geometry : Sendable {
        public struct Extent : Sendable {
          public var width: Float { get }
          public var height: Float { get }
          public var anchorFromExtentTransform: simd_float4x4 { get }
        }
        public var extent: PlaneAnchor.Geometry.Extent { get }
        public var meshVertices: GeometrySource { get }
        public var meshFaces: GeometryElement { get }
      }
      public var alignment: PlaneAnchor.Alignment { get }
      public var classification: PlaneAnchor.Classification { get }
      public var geometry: PlaneAnchor.Geometry { get }
      public static func == (a: PlaneAnchor, b: PlaneAnchor) -> Bool
    }
    // https://developer.apple.com/documentation/arkit/geometrysource
    public struct GeometrySource : @unchecked Sendable {
      public var buffer: any MTLBuffer { get }
      public var count: Int { get }
      public var format: MTLVertexFormat { get }
      public var componentsPerVector: Int { get }
      public var offset: Int { get }
      public var stride: Int { get }
    }
    public struct GeometryElement : @unchecked Sendable {
      public enum Primitive : Hashable, Sendable {
        case line
        case triangle
        public var indexCount: Int { get }
      }
      public var buffer: any MTLBuffer { get }
      public var count: Int { get }
      public var bytesPerIndex: Int { get }
      public var primitive: GeometryElement.Primitive { get }
    }
    // https://developer.apple.com/documentation/arkit/scenereconstructionprovider
    final public class SceneReconstructionProvider : DataProvider, @unchecked Sendable {
      public enum Mode : Hashable, CaseIterable, Sendable, CustomStringConvertible {
        case classification
        public static var allCases: [SceneReconstructionProvider.Mode] { get }
        public var description: String { get }
      }
      public init(modes: [SceneReconstructionProvider.Mode] = [])
      final public var modes: [SceneReconstructionProvider.Mode] { get }
      public static var isSupported: Bool { get }
      public static var requiredAuthorizations: [ARKitSession.AuthorizationType] { get }
      final public var state: DataProviderState { get }
      final public var description: String { get }
      final public var anchorUpdates: AnchorUpdateSequence<MeshAnchor> { get }
      @available(visionOS 2.0, *)
      final public var allAnchors: [MeshAnchor] { get }
    }
    public struct MeshAnchor : Anchor, Equatable {
      public var id: UUID { get }
      public var originFromAnchorTransform: simd_float4x4 { get }
      public var description: String { get }
      public enum MeshClassification : Int, CaseIterable, Sendable, CustomStringConvertible {
        case none
        case wall
        case floor
        case ceiling
        case table
        case seat
        case window
        case door
        case stairs
        case bed
        case cabinet
        case homeAppliance
        case tv
        case plant
        public static var allCases: [MeshAnchor.MeshClassification] { get }
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public var description: String { get }
      }
      public struct Geometry : Sendable {
        public var vertices: GeometrySource { get }
        public var normals: GeometrySource { get }
        public var faces: GeometryElement { get }
        public var classifications: GeometrySource? { get }
      }
      public var geometry: MeshAnchor.Geometry { get }
      public static func == (a: MeshAnchor, b: MeshAnchor) -> Bool
    }
    // https://developer.apple.com/documentation/arkit/imagetrackingprovider
    final public class ImageTrackingProvider : DataProvider, @unchecked Sendable {
      public init(referenceImages: [ReferenceImage])
      public static var isSupported: Bool { get }
      public static var requiredAuthorizations: [ARKitSession.AuthorizationType] { get }
      final public var state: DataProviderState { get }
      final public var description: String { get }
      final public var anchorUpdates: AnchorUpdateSequence<ImageAnchor> { get }
      @available(visionOS 2.0, *)
      final public var allAnchors: [ImageAnchor] { get }
    }
    public struct ReferenceImage : @unchecked Sendable {
      public init(cgimage: CGImage, physicalSize: CGSize, orientation: CGImagePropertyOrientation = .up)
      public init(pixelBuffer: CVPixelBuffer, physicalSize: CGSize, orientation: CGImagePropertyOrientation = .up)
      public static func loadReferenceImages(inGroupNamed groupName: String, bundle: Bundle? = nil) -> [ReferenceImage]
      public var name: String?
      public var physicalSize: CGSize { get }
    }
    public struct ImageAnchor : TrackableAnchor, Equatable {
      public var id: UUID { get }
      public var originFromAnchorTransform: simd_float4x4 { get }
      public var isTracked: Bool { get }
      public var description: String { get }
      public var referenceImage: ReferenceImage { get }
      public var estimatedScaleFactor: Float { get }
      public static func == (a: ImageAnchor, b: ImageAnchor) -> Bool
    }
    // https://developer.apple.com/documentation/arkit/roomtrackingprovider
    @available(visionOS 2.0, *)
    final public class RoomTrackingProvider : DataProvider, @unchecked Sendable {
      public init()
      public static var isSupported: Bool { get }
      public static var requiredAuthorizations: [ARKitSession.AuthorizationType] { get }
      final public var state: DataProviderState { get }
      final public var description: String { get }
      final public var anchorUpdates: AnchorUpdateSequence<RoomAnchor> { get }
      final public var currentRoomAnchor: RoomAnchor? { get }
    }
    @available(visionOS 2.0, *)
    public struct RoomAnchor : Anchor, Equatable {
      public var id: UUID { get }
      public var originFromAnchorTransform: simd_float4x4 { get }
      public var description: String { get }
      public var geometry: MeshAnchor.Geometry { get }
      public var planeAnchorIDs: [UUID] { get }
      public var meshAnchorIDs: [UUID] { get }
      public var isCurrentRoom: Bool { get }
      public func contains(_ point: SIMD3<Float>) -> Bool
      public static func == (a: RoomAnchor, b: RoomAnchor) -> Bool
    }
    // https://developer.apple.com/documentation/arkit/objecttrackingprovider
    @available(visionOS 2.0, *)
    final public class ObjectTrackingProvider : DataProvider, @unchecked Sendable {
      public struct TrackingConfiguration : Sendable {
        public init()
        public var maximumTrackableInstances: Int
        public var maximumInstancesPerReferenceObject: Int
        public var detectionRate: Float
        public var stationaryObjectTrackingRate: Float
        public var movingObjectTrackingRate: Float
      }
      public init(referenceObjects: [ReferenceObject], trackingConfiguration: ObjectTrackingProvider.TrackingConfiguration? = nil)
      public static var isSupported: Bool { get }
      public static var requiredAuthorizations: [ARKitSession.AuthorizationType] { get }
      final public var state: DataProviderState { get }
      final public var description: String { get }
      final public var anchorUpdates: AnchorUpdateSequence<ObjectAnchor> { get }
      final public var allAnchors: [ObjectAnchor] { get }
    }
    @available(visionOS 2.0, *)
    public struct ReferenceObject : Identifiable, Sendable {
      public init(from url: URL) async throws
      public var id: UUID { get }
      public var name: String { get }
      public var usdzFile: URL? { get }
      public var inputFile: URL? { get }
    }
    @available(visionOS 2.0, *)
    public struct ObjectAnchor : TrackableAnchor, Equatable {
      public var id: UUID { get }
      public var originFromAnchorTransform: simd_float4x4 { get }
      public var isTracked: Bool { get }
      public var description: String { get }
      public struct AxisAlignedBoundingBox : Sendable {
        public var center: SIMD3<Float> { get }
        public var extent: SIMD3<Float> { get }
        public var min: SIMD3<Float> { get }
        public var max: SIMD3<Float> { get }
      }
      public var referenceObject: ReferenceObject { get }
      public var boundingBox: ObjectAnchor.AxisAlignedBoundingBox { get }
      public static func == (a: ObjectAnchor, b: ObjectAnchor) -> Bool
    }
    // https://developer.apple.com/documentation/arkit/environmentlightestimationprovider
    @available(visionOS 2.0, *)
    final public class EnvironmentLightEstimationProvider : DataProvider, @unchecked Sendable {
      public init()
      public static var isSupported: Bool { get }
      public static var requiredAuthorizations: [ARKitSession.AuthorizationType] { get }
      final public var state: DataProviderState { get }
      final public var description: String { get }
      final public var anchorUpdates: AnchorUpdateSequence<EnvironmentProbeAnchor> { get }
    }
    @available(visionOS 2.0, *)
    public struct EnvironmentProbeAnchor : Anchor, Equatable {
      public var id: UUID { get }
      public var originFromAnchorTransform: simd_float4x4 { get }
      public var description: String { get }
      public var cameraScaleReference: Float { get }
      public var environmentTexture: (any MTLTexture)? { get }
      public static func == (a: EnvironmentProbeAnchor, b: EnvironmentProbeAnchor) -> Bool
    }
    #endif
    """#
}
