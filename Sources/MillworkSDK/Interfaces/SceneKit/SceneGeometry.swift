extension InterfaceModules.SceneKit {
  /// Geometry and materials.
  static let geometry = #"""
    // https://developer.apple.com/documentation/scenekit/scnmaterial
    @objc public enum SCNWrapMode : Int, Sendable {
      case clamp = 1
      case `repeat`
      case clampToBorder
      case mirror
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum SCNFilterMode : Int, Sendable {
      case none
      case nearest
      case linear
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum SCNCullMode : Int, Sendable {
      case back
      case front
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum SCNFillMode : UInt, Sendable {
      case fill
      case lines
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum SCNTransparencyMode : Int, Sendable {
      case aOne = 0
      case rgbZero = 1
      case singleLayer = 2
      case dualLayer = 3
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum SCNBlendMode : Int, Sendable {
      case alpha
      case add
      case subtract
      case multiply
      case screen
      case replace
      case max
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct SCNColorMask : OptionSet, _CValue, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var red: Self { get }
      public static var green: Self { get }
      public static var blue: Self { get }
      public static var alpha: Self { get }
      public static var all: Self { get }
    }
    open class SCNMaterialProperty : NSObject, SCNAnimatable {
      public convenience init(contents: Any)
      open var contents: Any? { get set }
      open var intensity: CGFloat { get set }
      open var minificationFilter: SCNFilterMode { get set }
      open var magnificationFilter: SCNFilterMode { get set }
      open var mipFilter: SCNFilterMode { get set }
      open var contentsTransform: SCNMatrix4 { get set }
      open var wrapS: SCNWrapMode { get set }
      open var wrapT: SCNWrapMode { get set }
      open var mappingChannel: Int { get set }
      open var maxAnisotropy: CGFloat { get set }
    }
    public struct SCNShaderModifierEntryPoint : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var geometry: SCNShaderModifierEntryPoint { get }
      public static var surface: SCNShaderModifierEntryPoint { get }
      public static var lightingModel: SCNShaderModifierEntryPoint { get }
      public static var fragment: SCNShaderModifierEntryPoint { get }
    }
    open class SCNMaterial : NSObject, NSCopying, SCNAnimatable {
      override public init()
      open func copy(with zone: NSZone? = nil) -> Any
      open var name: String? { get set }
      open var diffuse: SCNMaterialProperty { get }
      open var ambient: SCNMaterialProperty { get }
      open var specular: SCNMaterialProperty { get }
      open var emission: SCNMaterialProperty { get }
      open var transparent: SCNMaterialProperty { get }
      open var reflective: SCNMaterialProperty { get }
      open var multiply: SCNMaterialProperty { get }
      open var normal: SCNMaterialProperty { get }
      open var displacement: SCNMaterialProperty { get }
      open var ambientOcclusion: SCNMaterialProperty { get }
      open var selfIllumination: SCNMaterialProperty { get }
      open var metalness: SCNMaterialProperty { get }
      open var roughness: SCNMaterialProperty { get }
      open var clearCoat: SCNMaterialProperty { get }
      open var clearCoatRoughness: SCNMaterialProperty { get }
      open var clearCoatNormal: SCNMaterialProperty { get }
      open var shininess: CGFloat { get set }
      open var transparency: CGFloat { get set }
      open var fresnelExponent: CGFloat { get set }
      open var lightingModel: SCNMaterial.LightingModel { get set }
      open var isLitPerPixel: Bool { get set }
      open var isDoubleSided: Bool { get set }
      open var locksAmbientWithDiffuse: Bool { get set }
      open var writesToDepthBuffer: Bool { get set }
      open var readsFromDepthBuffer: Bool { get set }
      open var fillMode: SCNFillMode { get set }
      open var cullMode: SCNCullMode { get set }
      open var transparencyMode: SCNTransparencyMode { get set }
      open var blendMode: SCNBlendMode { get set }
      open var colorBufferWriteMask: SCNColorMask { get set }
      open var shaderModifiers: [SCNShaderModifierEntryPoint : String]? { get set }
      public struct LightingModel : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var blinn: LightingModel { get }
        public static var constant: LightingModel { get }
        public static var lambert: LightingModel { get }
        public static var phong: LightingModel { get }
        public static var physicallyBased: LightingModel { get }
        public static var shadowOnly: LightingModel { get }
      }
    }
    // https://developer.apple.com/documentation/scenekit/scngeometry
    @objc public enum SCNGeometryPrimitiveType : Int, Sendable {
      case triangles
      case triangleStrip
      case line
      case point
      case polygon
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class SCNGeometrySource : NSObject {
      public struct Semantic : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var vertex: Semantic { get }
        public static var normal: Semantic { get }
        public static var color: Semantic { get }
        public static var texcoord: Semantic { get }
        public static var tangent: Semantic { get }
        public static var vertexCrease: Semantic { get }
        public static var edgeCrease: Semantic { get }
        public static var boneWeights: Semantic { get }
        public static var boneIndices: Semantic { get }
      }
      public convenience init(data: Data, semantic: SCNGeometrySource.Semantic, vectorCount: Int, usesFloatComponents floatComponents: Bool, componentsPerVector: Int, bytesPerComponent: Int, dataOffset offset: Int, dataStride stride: Int)
      public convenience init(vertices: [SCNVector3])
      public convenience init(normals: [SCNVector3])
      public convenience init(textureCoordinates: [CGPoint])
      open var data: Data { get }
      open var semantic: SCNGeometrySource.Semantic { get }
      open var vectorCount: Int { get }
      open var dataOffset: Int { get }
      open var dataStride: Int { get }
      open var componentsPerVector: Int { get }
      open var bytesPerComponent: Int { get }
    }
    open class SCNGeometryElement : NSObject {
      public convenience init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int)
      public convenience init<IndexType>(indices: [IndexType], primitiveType: SCNGeometryPrimitiveType) where IndexType : FixedWidthInteger
      open var data: Data { get }
      open var primitiveType: SCNGeometryPrimitiveType { get }
      open var primitiveCount: Int { get }
      open var bytesPerIndex: Int { get }
      open var pointSize: CGFloat { get set }
      open var minimumPointScreenSpaceRadius: CGFloat { get set }
      open var maximumPointScreenSpaceRadius: CGFloat { get set }
    }
    open class SCNGeometry : NSObject, NSCopying, SCNBoundingVolume, SCNAnimatable {
      override public init()
      public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?)
      open func copy(with zone: NSZone? = nil) -> Any
      open var name: String? { get set }
      open var materials: [SCNMaterial] { get set }
      open var firstMaterial: SCNMaterial? { get set }
      open func insertMaterial(_ material: SCNMaterial, at index: Int)
      open func removeMaterial(at index: Int)
      open func replaceMaterial(at index: Int, with material: SCNMaterial)
      open func material(named name: String) -> SCNMaterial?
      open var sources: [SCNGeometrySource] { get }
      open func sources(for semantic: SCNGeometrySource.Semantic) -> [SCNGeometrySource]
      open var elements: [SCNGeometryElement] { get }
      open var subdivisionLevel: Int { get set }
      open var levelsOfDetail: [SCNLevelOfDetail]? { get set }
      open var shaderModifiers: [SCNShaderModifierEntryPoint : String]? { get set }
    }
    open class SCNLevelOfDetail : NSObject {
      public convenience init(geometry: SCNGeometry?, screenSpaceRadius radius: CGFloat)
      public convenience init(geometry: SCNGeometry?, worldSpaceDistance distance: CGFloat)
    }
    open class SCNPlane : SCNGeometry {
      override public init()
      public convenience init(width: CGFloat, height: CGFloat)
      open var width: CGFloat { get set }
      open var height: CGFloat { get set }
      open var cornerRadius: CGFloat { get set }
      open var widthSegmentCount: Int { get set }
      open var heightSegmentCount: Int { get set }
      open var cornerSegmentCount: Int { get set }
    }
    open class SCNBox : SCNGeometry {
      override public init()
      public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat)
      open var width: CGFloat { get set }
      open var height: CGFloat { get set }
      open var length: CGFloat { get set }
      open var chamferRadius: CGFloat { get set }
      open var widthSegmentCount: Int { get set }
      open var heightSegmentCount: Int { get set }
      open var lengthSegmentCount: Int { get set }
      open var chamferSegmentCount: Int { get set }
    }
    open class SCNPyramid : SCNGeometry {
      override public init()
      public convenience init(width: CGFloat, height: CGFloat, length: CGFloat)
      open var width: CGFloat { get set }
      open var height: CGFloat { get set }
      open var length: CGFloat { get set }
      open var widthSegmentCount: Int { get set }
      open var heightSegmentCount: Int { get set }
      open var lengthSegmentCount: Int { get set }
    }
    open class SCNSphere : SCNGeometry {
      override public init()
      public convenience init(radius: CGFloat)
      open var radius: CGFloat { get set }
      open var segmentCount: Int { get set }
      open var isGeodesic: Bool { get set }
    }
    open class SCNCylinder : SCNGeometry {
      override public init()
      public convenience init(radius: CGFloat, height: CGFloat)
      open var radius: CGFloat { get set }
      open var height: CGFloat { get set }
      open var radialSegmentCount: Int { get set }
      open var heightSegmentCount: Int { get set }
    }
    open class SCNCone : SCNGeometry {
      override public init()
      public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat)
      open var topRadius: CGFloat { get set }
      open var bottomRadius: CGFloat { get set }
      open var height: CGFloat { get set }
      open var radialSegmentCount: Int { get set }
      open var heightSegmentCount: Int { get set }
    }
    open class SCNTube : SCNGeometry {
      override public init()
      public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat)
      open var innerRadius: CGFloat { get set }
      open var outerRadius: CGFloat { get set }
      open var height: CGFloat { get set }
      open var radialSegmentCount: Int { get set }
      open var heightSegmentCount: Int { get set }
    }
    open class SCNCapsule : SCNGeometry {
      override public init()
      public convenience init(capRadius: CGFloat, height: CGFloat)
      open var capRadius: CGFloat { get set }
      open var height: CGFloat { get set }
      open var radialSegmentCount: Int { get set }
      open var heightSegmentCount: Int { get set }
      open var capSegmentCount: Int { get set }
    }
    open class SCNTorus : SCNGeometry {
      override public init()
      public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat)
      open var ringRadius: CGFloat { get set }
      open var pipeRadius: CGFloat { get set }
      open var ringSegmentCount: Int { get set }
      open var pipeSegmentCount: Int { get set }
    }
    open class SCNFloor : SCNGeometry {
      override public init()
      open var reflectivity: CGFloat { get set }
      open var reflectionFalloffStart: CGFloat { get set }
      open var reflectionFalloffEnd: CGFloat { get set }
      open var width: CGFloat { get set }
      open var length: CGFloat { get set }
    }
    open class SCNText : SCNGeometry {
      override public init()
      public convenience init(string: Any?, extrusionDepth: CGFloat)
      open var string: Any? { get set }
      open var font: _SCNFont! { get set }
      open var isWrapped: Bool { get set }
      open var containerFrame: CGRect { get set }
      open var truncationMode: String { get set }
      open var alignmentMode: String { get set }
      open var extrusionDepth: CGFloat { get set }
      open var chamferRadius: CGFloat { get set }
      open var flatness: CGFloat { get set }
    }
    open class SCNShape : SCNGeometry {
      override public init()
      public convenience init(path: _SCNPath?, extrusionDepth: CGFloat)
      open var path: _SCNPath? { get set }
      open var extrusionDepth: CGFloat { get set }
      open var chamferRadius: CGFloat { get set }
    }
    open class SCNMorpher : NSObject {
      override public init()
      open var targets: [SCNGeometry] { get set }
      open func setWeight(_ weight: CGFloat, forTargetAt targetIndex: Int)
      open func setWeight(_ weight: CGFloat, forTargetNamed targetName: String)
      open func weight(forTargetAt targetIndex: Int) -> CGFloat
    }
    open class SCNSkinner : NSObject {
      open var skeleton: SCNNode? { get set }
      open var bones: [SCNNode] { get }
    }
    """#
}
