extension InterfaceModules.SceneKit {
  /// Scenes, nodes, geometry, lights, actions and the views that show them.
  static let sceneGraph = #"""
    // https://developer.apple.com/documentation/scenekit
    @_exported import Foundation
    import SwiftUI
    import Swift
    import _Concurrency
    public struct SCNVector3 : Equatable, Sendable {
      public init()
      public init(x: Float, y: Float, z: Float)
      public init(_ x: Float, _ y: Float, _ z: Float)
      public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
      public init(_ x: Double, _ y: Double, _ z: Double)
      public init(_ x: Int, _ y: Int, _ z: Int)
      public init(_ v: SIMD3<Float>)
      #if os(macOS)
      public var x: CGFloat
      public var y: CGFloat
      public var z: CGFloat
      #else
      public var x: Float
      public var y: Float
      public var z: Float
      #endif
      public static func == (a: SCNVector3, b: SCNVector3) -> Bool
    }
    public struct SCNVector4 : Equatable, Sendable {
      public init()
      public init(x: Float, y: Float, z: Float, w: Float)
      public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float)
      public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double)
      public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int)
      #if os(macOS)
      public var x: CGFloat
      public var y: CGFloat
      public var z: CGFloat
      public var w: CGFloat
      #else
      public var x: Float
      public var y: Float
      public var z: Float
      public var w: Float
      #endif
      public static func == (a: SCNVector4, b: SCNVector4) -> Bool
    }
    public typealias SCNQuaternion = SCNVector4
    public struct SCNMatrix4 : Sendable {
      public init()
    }
    public let SCNVector3Zero: SCNVector3
    public let SCNMatrix4Identity: SCNMatrix4
    #if os(macOS)
    public typealias _SCNFloat = CGFloat
    #else
    public typealias _SCNFloat = Float
    #endif
    public func SCNVector3Make(_ x: _SCNFloat, _ y: _SCNFloat, _ z: _SCNFloat) -> SCNVector3
    public func SCNVector4Make(_ x: _SCNFloat, _ y: _SCNFloat, _ z: _SCNFloat, _ w: _SCNFloat) -> SCNVector4
    public func SCNMatrix4MakeRotation(_ angle: _SCNFloat, _ x: _SCNFloat, _ y: _SCNFloat, _ z: _SCNFloat) -> SCNMatrix4
    public func SCNMatrix4MakeTranslation(_ tx: _SCNFloat, _ ty: _SCNFloat, _ tz: _SCNFloat) -> SCNMatrix4
    public func SCNMatrix4MakeScale(_ sx: _SCNFloat, _ sy: _SCNFloat, _ sz: _SCNFloat) -> SCNMatrix4
    open class SCNMaterialProperty : NSObject {
      open var contents: Any? { get set }
      open var intensity: CGFloat { get set }
    }
    open class SCNMaterial : NSObject {
      override public init()
      open var diffuse: SCNMaterialProperty { get }
      open var specular: SCNMaterialProperty { get }
      open var emission: SCNMaterialProperty { get }
      open var normal: SCNMaterialProperty { get }
      open var metalness: SCNMaterialProperty { get }
      open var roughness: SCNMaterialProperty { get }
      open var transparency: CGFloat { get set }
      open var isDoubleSided: Bool { get set }
      open var lightingModel: SCNMaterial.LightingModel { get set }
      public struct LightingModel : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var blinn: LightingModel { get }
        public static var constant: LightingModel { get }
        public static var lambert: LightingModel { get }
        public static var phong: LightingModel { get }
        public static var physicallyBased: LightingModel { get }
      }
    }
    open class SCNGeometry : NSObject {
      override public init()
      open var materials: [SCNMaterial] { get set }
      open var firstMaterial: SCNMaterial? { get set }
      open var name: String? { get set }
    }
    open class SCNSphere : SCNGeometry {
      public convenience init(radius: CGFloat)
      open var radius: CGFloat { get set }
      open var segmentCount: Int { get set }
    }
    open class SCNBox : SCNGeometry {
      public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat)
    }
    open class SCNPlane : SCNGeometry {
      public convenience init(width: CGFloat, height: CGFloat)
    }
    open class SCNCylinder : SCNGeometry {
      public convenience init(radius: CGFloat, height: CGFloat)
    }
    open class SCNCone : SCNGeometry {
      public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat)
    }
    open class SCNTorus : SCNGeometry {
      public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat)
    }
    open class SCNCapsule : SCNGeometry {
      public convenience init(capRadius: CGFloat, height: CGFloat)
    }
    open class SCNFloor : SCNGeometry {
      override public init()
      open var reflectivity: CGFloat { get set }
    }
    open class SCNText : SCNGeometry {
      public convenience init(string: Any?, extrusionDepth: CGFloat)
      open var flatness: CGFloat { get set }
    }
    open class SCNCamera : NSObject {
      override public init()
      open var fieldOfView: CGFloat { get set }
      open var zNear: Double { get set }
      open var zFar: Double { get set }
      open var usesOrthographicProjection: Bool { get set }
      open var orthographicScale: Double { get set }
    }
    open class SCNLight : NSObject {
      override public init()
      open var type: SCNLight.LightType { get set }
      open var color: Any { get set }
      open var intensity: CGFloat { get set }
      open var castsShadow: Bool { get set }
      public struct LightType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var ambient: LightType { get }
        public static var omni: LightType { get }
        public static var directional: LightType { get }
        public static var spot: LightType { get }
        public static var IES: LightType { get }
        public static var probe: LightType { get }
        public static var area: LightType { get }
      }
    }
    open class SCNAction : NSObject {
      open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction
      open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction
      open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction
      open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction
      open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction
      open class func fadeIn(duration sec: TimeInterval) -> SCNAction
      open class func fadeOut(duration sec: TimeInterval) -> SCNAction
      open class func repeatForever(_ action: SCNAction) -> SCNAction
      open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction
      open class func sequence(_ actions: [SCNAction]) -> SCNAction
      open class func group(_ actions: [SCNAction]) -> SCNAction
      open class func wait(duration sec: TimeInterval) -> SCNAction
      open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction
      open class func removeFromParentNode() -> SCNAction
    }
    open class SCNNode : NSObject {
      override public init()
      public convenience init(geometry: SCNGeometry?)
      open var name: String? { get set }
      open var geometry: SCNGeometry? { get set }
      open var camera: SCNCamera? { get set }
      open var light: SCNLight? { get set }
      open var position: SCNVector3 { get set }
      open var rotation: SCNVector4 { get set }
      open var orientation: SCNQuaternion { get set }
      open var eulerAngles: SCNVector3 { get set }
      open var scale: SCNVector3 { get set }
      open var transform: SCNMatrix4 { get set }
      open var pivot: SCNMatrix4 { get set }
      open var isHidden: Bool { get set }
      open var opacity: CGFloat { get set }
      open var parent: SCNNode? { get }
      open var childNodes: [SCNNode] { get }
      open var worldPosition: SCNVector3 { get set }
      open var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
      open func addChildNode(_ child: SCNNode)
      open func removeFromParentNode()
      open func childNode(withName name: String, recursively: Bool) -> SCNNode?
      open func clone() -> Self
      open func look(at worldTarget: SCNVector3)
      open func runAction(_ action: SCNAction)
      open func runAction(_ action: SCNAction, forKey key: String?)
      open func removeAllActions()
      open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void)
    }
    open class SCNScene : NSObject {
      override public init()
      public convenience init?(named name: String)
      public convenience init(url: URL, options: [SCNSceneSource.LoadingOption : Any]? = nil) throws
      open var rootNode: SCNNode { get }
      open var background: SCNMaterialProperty { get }
      open var lightingEnvironment: SCNMaterialProperty { get }
      open var isPaused: Bool { get set }
    }
    open class SCNSceneSource : NSObject {
      public struct LoadingOption : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var checkConsistency: LoadingOption { get }
        public static var flattenScene: LoadingOption { get }
        public static var createNormalsIfAbsent: LoadingOption { get }
      }
    }
    open class SCNTransaction : NSObject {
      open class func begin()
      open class func commit()
      open class var animationDuration: TimeInterval { get set }
    }
    public protocol SCNSceneRendererDelegate : NSObjectProtocol {
    }
    public enum SCNAntialiasingMode : UInt, Sendable {
      case none
      case multisampling2X
      case multisampling4X
    }
    #if !os(watchOS)
    #if os(macOS)
    public typealias _SCNBase = NSView
    #else
    public typealias _SCNBase = UIView
    #endif
    @MainActor @preconcurrency open class SCNView : _SCNBase {
      override public init(frame: CGRect)
      public init(frame: CGRect, options: [String : Any]? = nil)
      public required init?(coder: NSCoder)
      open var scene: SCNScene? { get set }
      open var allowsCameraControl: Bool { get set }
      open var autoenablesDefaultLighting: Bool { get set }
      open var showsStatistics: Bool { get set }
      open var pointOfView: SCNNode? { get set }
      open var antialiasingMode: SCNAntialiasingMode { get set }
      open var isPlaying: Bool { get set }
      open var rendersContinuously: Bool { get set }
      open var preferredFramesPerSecond: Int { get set }
      weak open var delegate: (any SCNSceneRendererDelegate)? { get set }
      open func hitTest(_ point: CGPoint, options: [SCNHitTestOption : Any]? = nil) -> [SCNHitTestResult]
      open func snapshot() -> _SCNImage
    }
    #if os(macOS)
    public typealias _SCNImage = NSImage
    #else
    public typealias _SCNImage = UIImage
    #endif
    #endif
    public struct SCNHitTestOption : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var categoryBitMask: SCNHitTestOption { get }
      public static var boundingBoxOnly: SCNHitTestOption { get }
      public static var firstFoundOnly: SCNHitTestOption { get }
      public static var rootNode: SCNHitTestOption { get }
    }
    open class SCNHitTestResult : NSObject {
      open var node: SCNNode { get }
      open var localCoordinates: SCNVector3 { get }
      open var worldCoordinates: SCNVector3 { get }
    }
    // https://developer.apple.com/documentation/scenekit/sceneview
    @available(Apple 2020, *)
    public struct SceneView : View {
      public struct Options : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static let allowsCameraControl: SceneView.Options
        public static let rendersContinuously: SceneView.Options
        public static let autoenablesDefaultLighting: SceneView.Options
        public static let jitteringEnabled: SceneView.Options
        public static let temporalAntialiasingEnabled: SceneView.Options
      }
      nonisolated public init(scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: SceneView.Options = [], preferredFramesPerSecond: Int = 60, antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil, technique: Any? = nil)
      @MainActor @preconcurrency public var body: some View { get }
    }
    """#
}
