extension InterfaceModules.RealityKit {
  /// Materials, their parameters and textures.
  static let materials = #"""
    // https://developer.apple.com/documentation/realitykit/material
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public protocol Material {
      #if os(macOS)
      typealias Color = NSColor
      #else
      typealias Color = UIColor
      #endif
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public enum MaterialScalarParameter : ExpressibleByFloatLiteral {
      public init(floatLiteral value: Float)
      case float(Float)
      case texture(TextureResource)
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public enum MaterialColorParameter {
      case color(Material.Color)
      case texture(TextureResource)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public enum MaterialParameters {
      public struct Texture {
        public init(_ resource: TextureResource)
        public var resource: TextureResource { get set }
      }
      public enum FaceCulling : Hashable, Sendable {
        case none
        case front
        case back
      }
      public enum Value {
        case texture(TextureResource)
        case textureResource(TextureResource)
        case float(Float)
        case int(Int32)
        case bool(Bool)
        case simd2Float(SIMD2<Float>)
        case simd3Float(SIMD3<Float>)
        case simd4Float(SIMD4<Float>)
        case color(CGColor)
        case float4x4(float4x4)
      }
    }
    // https://developer.apple.com/documentation/realitykit/simplematerial
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public struct SimpleMaterial : Material {
      public init()
      public init(color: SimpleMaterial.Color, roughness: MaterialScalarParameter = 0.15, isMetallic: Bool)
      public typealias BaseColor = PhysicallyBasedMaterial.BaseColor
      @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
      public var color: PhysicallyBasedMaterial.BaseColor { get set }
      public var metallic: MaterialScalarParameter { get set }
      public var roughness: MaterialScalarParameter { get set }
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      public var faceCulling: MaterialParameters.FaceCulling { get set }
      @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
      public var triangleFillMode: MaterialParameters.TriangleFillMode { get set }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    extension MaterialParameters {
      public enum TriangleFillMode : Hashable, Sendable {
        case fill
        case lines
      }
    }
    // https://developer.apple.com/documentation/realitykit/unlitmaterial
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public struct UnlitMaterial : Material {
      public init()
      public init(color: UnlitMaterial.Color)
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      public init(color: UnlitMaterial.Color, applyPostProcessToneMap: Bool)
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      public init(applyPostProcessToneMap: Bool)
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      public init(texture: TextureResource)
      public typealias BaseColor = PhysicallyBasedMaterial.BaseColor
      @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
      public var color: PhysicallyBasedMaterial.BaseColor { get set }
      @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
      public var blending: UnlitMaterial.Blending { get set }
      @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
      public var opacityThreshold: Float? { get set }
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      public var faceCulling: MaterialParameters.FaceCulling { get set }
      public typealias Blending = PhysicallyBasedMaterial.Blending
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public struct OcclusionMaterial : Material {
      public init()
      public init(receivesDynamicLighting: Bool)
    }
    @available(iOS 14.0, macOS 11.0, tvOS 26.0, visionOS 1.0, *)
    public struct VideoMaterial : Material {
      public init(avPlayer: AVPlayer)
      public var avPlayer: AVPlayer? { get }
    }
    @available(visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public struct PortalMaterial : Material {
      public init()
    }
    // https://developer.apple.com/documentation/realitykit/shadergraphmaterial
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    public struct ShaderGraphMaterial : Material {
      public init(named name: String, from file: String, in bundle: Bundle? = nil) async throws
      public init(named name: String, from data: Data) async throws
      public var name: String? { get set }
      public var parameterNames: [String] { get }
      public func getParameter(name: String) -> MaterialParameters.Value?
      public mutating func setParameter(name: String, value: MaterialParameters.Value) throws
      public var faceCulling: MaterialParameters.FaceCulling { get set }
    }
    // https://developer.apple.com/documentation/realitykit/physicallybasedmaterial
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public struct PhysicallyBasedMaterial : Material {
      public typealias Texture = MaterialParameters.Texture
      public typealias FaceCulling = MaterialParameters.FaceCulling
      public init()
      public init(from material: any Material)
      public var baseColor: PhysicallyBasedMaterial.BaseColor
      public var roughness: PhysicallyBasedMaterial.Roughness
      public var metallic: PhysicallyBasedMaterial.Metallic
      public var specular: PhysicallyBasedMaterial.Specular
      public var clearcoat: PhysicallyBasedMaterial.Clearcoat
      public var clearcoatRoughness: PhysicallyBasedMaterial.ClearcoatRoughness
      public var emissiveColor: PhysicallyBasedMaterial.EmissiveColor
      public var emissiveIntensity: Float
      public var normal: PhysicallyBasedMaterial.Normal
      public var ambientOcclusion: PhysicallyBasedMaterial.AmbientOcclusion
      public var blending: PhysicallyBasedMaterial.Blending
      public var opacityThreshold: Float?
      public var faceCulling: MaterialParameters.FaceCulling
      public var triangleFillMode: MaterialParameters.TriangleFillMode
      public struct BaseColor {
        public init(tint: Material.Color = .white, texture: MaterialParameters.Texture? = nil)
        public var tint: Material.Color
        public var texture: MaterialParameters.Texture?
      }
      public struct Roughness : ExpressibleByFloatLiteral {
        public init(floatLiteral value: Float)
        public init(scale: Float = 1, texture: MaterialParameters.Texture? = nil)
        public var scale: Float
        public var texture: MaterialParameters.Texture?
      }
      public struct Metallic : ExpressibleByFloatLiteral {
        public init(floatLiteral value: Float)
        public init(scale: Float = 1, texture: MaterialParameters.Texture? = nil)
        public var scale: Float
        public var texture: MaterialParameters.Texture?
      }
      public struct Specular : ExpressibleByFloatLiteral {
        public init(floatLiteral value: Float)
        public init(scale: Float = 1, texture: MaterialParameters.Texture? = nil)
        public var scale: Float
      }
      public struct Clearcoat : ExpressibleByFloatLiteral {
        public init(floatLiteral value: Float)
        public init(scale: Float = 1, texture: MaterialParameters.Texture? = nil)
        public var scale: Float
      }
      public struct ClearcoatRoughness : ExpressibleByFloatLiteral {
        public init(floatLiteral value: Float)
        public init(scale: Float = 1, texture: MaterialParameters.Texture? = nil)
        public var scale: Float
      }
      public struct EmissiveColor {
        public init(color: Material.Color = .black, texture: MaterialParameters.Texture? = nil)
        public var color: Material.Color
        public var texture: MaterialParameters.Texture?
      }
      public struct Normal {
        public init(texture: MaterialParameters.Texture? = nil)
        public var texture: MaterialParameters.Texture?
      }
      public struct AmbientOcclusion {
        public init(texture: MaterialParameters.Texture? = nil)
        public var texture: MaterialParameters.Texture?
      }
      public struct Opacity : ExpressibleByFloatLiteral {
        public init(floatLiteral value: Float)
        public init(scale: Float = 1, texture: MaterialParameters.Texture? = nil)
        public var scale: Float
      }
      public enum Blending {
        case opaque
        case transparent(opacity: PhysicallyBasedMaterial.Opacity)
      }
    }
    // https://developer.apple.com/documentation/realitykit/textureresource
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public class TextureResource : Resource, @unchecked Sendable {
      public enum Semantic : Hashable, Sendable {
        case raw
        case color
        case hdrColor
        case normal
        case scalar
      }
      public struct CreateOptions : Sendable {
        public init(semantic: TextureResource.Semantic?)
      }
      @MainActor @preconcurrency public static func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource
      @MainActor @preconcurrency public static func load(contentsOf url: URL, withName resourceName: String? = nil) throws -> TextureResource
      @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
      @MainActor @preconcurrency public static func generate(from cgImage: CGImage, withName resourceName: String? = nil, options: TextureResource.CreateOptions) throws -> TextureResource
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency public convenience init(named name: String, in bundle: Bundle? = nil, options: TextureResource.CreateOptions? = nil) async throws
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency public convenience init(contentsOf url: URL, withName resourceName: String? = nil, options: TextureResource.CreateOptions? = nil) async throws
      @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
      @MainActor @preconcurrency public convenience init(image: CGImage, withName: String? = nil, options: TextureResource.CreateOptions) async throws
      @MainActor @preconcurrency public var width: Int { get }
      @MainActor @preconcurrency public var height: Int { get }
    }
    // https://developer.apple.com/documentation/realitykit/environmentresource
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public class EnvironmentResource : Resource, @unchecked Sendable {
      @MainActor @preconcurrency public static func load(named name: String, in bundle: Bundle? = nil) throws -> EnvironmentResource
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency public convenience init(named name: String, in bundle: Bundle? = nil) async throws
    }
    """#
}
