extension InterfaceModules.RealityKit {
  /// Meshes, shapes and bounds.
  static let meshes = #"""
    // https://developer.apple.com/documentation/realitykit/meshresource
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public class MeshResource : Resource, Equatable, @unchecked Sendable {
      #if os(macOS)
      public typealias Font = NSFont
      #else
      public typealias Font = UIFont
      #endif
      @MainActor @preconcurrency public var bounds: BoundingBox { get }
      @MainActor @preconcurrency public var expectedMaterialCount: Int { get }
      nonisolated public static func == (a: MeshResource, b: MeshResource) -> Bool
      @MainActor @preconcurrency public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource
      @MainActor @preconcurrency public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource
      @MainActor @preconcurrency public static func generateBox(width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false) -> MeshResource
      @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
      @MainActor @preconcurrency public static func generateBox(size: SIMD3<Float>, majorCornerRadius: Float = 0.2, minorCornerRadius: Float = 0.05) -> MeshResource
      @MainActor @preconcurrency public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource
      @MainActor @preconcurrency public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource
      @MainActor @preconcurrency public static func generateSphere(radius: Float) -> MeshResource
      @MainActor @preconcurrency public static func generateText(_ string: String, extrusionDepth: Float = 0.25, font: MeshResource.Font = .systemFont(ofSize: MeshResource.Font.systemFontSize), containerFrame: CGRect = CGRect.zero, alignment: CTTextAlignment = .left, lineBreakMode: CTLineBreakMode = .byTruncatingTail) -> MeshResource
      @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
      @MainActor @preconcurrency public static func generate(from descriptors: [MeshDescriptor]) throws -> MeshResource
      @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
      @MainActor @preconcurrency public static func generate(from contents: MeshResource.Contents) throws -> MeshResource
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency public static func generateCone(height: Float, radius: Float) -> MeshResource
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency public static func generateCylinder(height: Float, radius: Float) -> MeshResource
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency public convenience init(from descriptors: [MeshDescriptor]) async throws
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency public convenience init(shape: ShapeResource) async throws
      @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
      @MainActor @preconcurrency public convenience init(extruding path: Path, extrusionOptions: MeshResource.ShapeExtrusionOptions = ShapeExtrusionOptions()) async throws
      @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
      @MainActor @preconcurrency public convenience init(extruding string: AttributedString, textOptions: MeshResource.GenerateTextOptions = GenerateTextOptions(), extrusionOptions: MeshResource.ShapeExtrusionOptions = ShapeExtrusionOptions()) async throws
      @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
      @MainActor @preconcurrency public var contents: MeshResource.Contents { get }
      @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
      @MainActor @preconcurrency public func replace(with contents: MeshResource.Contents) throws
      @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
      public struct Contents {
        public init()
      }
      @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
      public struct GenerateTextOptions {
        public init()
        public var containerFrame: CGRect?
      }
      @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
      public struct ShapeExtrusionOptions {
        public enum ExtrusionMethod {
          case linear(depth: Float)
        }
        public init()
        public var extrusionMethod: MeshResource.ShapeExtrusionOptions.ExtrusionMethod
        public var chamferRadius: Float
      }
    }
    // https://developer.apple.com/documentation/realitykit/meshdescriptor
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public struct MeshDescriptor : MeshBufferContainer {
      public enum Primitives {
        case triangles([UInt32])
        case trianglesAndQuads(triangles: [UInt32], quads: [UInt32])
        case polygons([UInt8], [UInt32])
      }
      public enum Materials {
        case allFaces(UInt32)
        case perFace([UInt32])
      }
      public init(name: String = "")
      public var name: String
      public var primitives: MeshDescriptor.Primitives?
      public var materials: MeshDescriptor.Materials
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public protocol MeshBufferContainer {
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    extension MeshBufferContainer {
      public var positions: MeshBuffer<SIMD3<Float>> { get set }
      public var normals: MeshBuffer<SIMD3<Float>>? { get set }
      public var tangents: MeshBuffer<SIMD3<Float>>? { get set }
      public var bitangents: MeshBuffer<SIMD3<Float>>? { get set }
      public var textureCoordinates: MeshBuffer<SIMD2<Float>>? { get set }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public struct MeshBuffer<Element> : Sequence, ExpressibleByArrayLiteral {
      public init()
      public init(_ array: [Element])
      public init(_ slice: ArraySlice<Element>)
      public init(arrayLiteral elements: Element...)
      public init(elements: [Element], indices: [UInt32])
      public var elements: [Element] { get }
      public var count: Int { get }
      public func makeIterator() -> IndexingIterator<[Element]>
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public enum MeshBuffers {
      public typealias Positions = MeshBuffer<SIMD3<Float>>
      public typealias Normals = MeshBuffer<SIMD3<Float>>
      public typealias Tangents = MeshBuffer<SIMD3<Float>>
      public typealias TextureCoordinates = MeshBuffer<SIMD2<Float>>
    }
    // https://developer.apple.com/documentation/realitykit/shaperesource
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public class ShapeResource : Resource, Equatable, @unchecked Sendable {
      nonisolated public static func == (a: ShapeResource, b: ShapeResource) -> Bool
      @MainActor @preconcurrency public static func generateBox(size: SIMD3<Float>) -> ShapeResource
      @MainActor @preconcurrency public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource
      @MainActor @preconcurrency public static func generateSphere(radius: Float) -> ShapeResource
      @MainActor @preconcurrency public static func generateCapsule(height: Float, radius: Float) -> ShapeResource
      @MainActor @preconcurrency public static func generateConvex(from mesh: MeshResource) -> ShapeResource
      @MainActor @preconcurrency public static func generateConvex(from points: [SIMD3<Float>]) -> ShapeResource
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency public static func generateConvex(from mesh: MeshResource) async throws -> ShapeResource
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency public static func generateStaticMesh(from mesh: MeshResource) async throws -> ShapeResource
      @MainActor @preconcurrency public func offsetBy(rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), translation: SIMD3<Float> = SIMD3<Float>()) -> ShapeResource
      @MainActor @preconcurrency public func offsetBy(translation: SIMD3<Float>) -> ShapeResource
    }
    #if os(visionOS)
    extension ShapeResource {
      @MainActor @preconcurrency public static func generateStaticMesh(from meshAnchor: MeshAnchor) async throws -> ShapeResource
    }
    #endif
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    extension ShapeResource {
      @MainActor @preconcurrency public static func generateStaticMesh(positions: [SIMD3<Float>], faceIndices: [UInt16]) async throws -> ShapeResource
    }
    // https://developer.apple.com/documentation/realitykit/boundingbox
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public struct BoundingBox : Equatable, Sendable {
      public init()
      public init(min: SIMD3<Float>, max: SIMD3<Float>)
      public var min: SIMD3<Float>
      public var max: SIMD3<Float>
      public var center: SIMD3<Float> { get }
      public var extents: SIMD3<Float> { get }
      public var boundingRadius: Float { get }
      public var isEmpty: Bool { get }
      public static let empty: BoundingBox
      public func contains(_ point: SIMD3<Float>) -> Bool
      public func union(_ other: BoundingBox) -> BoundingBox
      public func union(_ point: SIMD3<Float>) -> BoundingBox
      public func transformed(by transform: float4x4) -> BoundingBox
    }
    """#
}
