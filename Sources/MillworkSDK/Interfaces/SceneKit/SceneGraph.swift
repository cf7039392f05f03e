extension InterfaceModules.SceneKit {
  /// Vectors, scenes, nodes, cameras, lights and the views that show them.
  static let sceneGraph = #"""
    // https://developer.apple.com/documentation/scenekit
    @_exported import Foundation
    import CoreGraphics
    #if !os(watchOS)
    import CoreImage
    #endif
    import QuartzCore
    import Swift
    import SwiftUI
    import _Concurrency
    import simd
    #if os(macOS)
    public typealias _SCNFloat = CGFloat
    public typealias _SCNImage = NSImage
    public typealias _SCNPath = NSBezierPath
    public typealias _SCNFont = NSFont
    public typealias _SCNColor = NSColor
    #else
    public typealias _SCNFloat = Float
    public typealias _SCNImage = UIImage
    public typealias _SCNPath = UIBezierPath
    public typealias _SCNFont = UIFont
    public typealias _SCNColor = UIColor
    #endif
    // https://developer.apple.com/documentation/scenekit/scnvector3
    public struct SCNVector3 : Sendable {
      public init()
      public init(x: _SCNFloat, y: _SCNFloat, z: _SCNFloat)
      public init(_ x: Float, _ y: Float, _ z: Float)
      public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
      public init(_ x: Double, _ y: Double, _ z: Double)
      public init(_ x: Int, _ y: Int, _ z: Int)
      public init(_ v: SIMD3<Float>)
      public init(_ v: SIMD3<Double>)
      public var x: _SCNFloat
      public var y: _SCNFloat
      public var z: _SCNFloat
    }
    public struct SCNVector4 : Sendable {
      public init()
      public init(x: _SCNFloat, y: _SCNFloat, z: _SCNFloat, w: _SCNFloat)
      public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float)
      public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat)
      public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double)
      public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int)
      public init(_ v: SIMD4<Float>)
      public var x: _SCNFloat
      public var y: _SCNFloat
      public var z: _SCNFloat
      public var w: _SCNFloat
    }
    public typealias SCNQuaternion = SCNVector4
    public struct SCNMatrix4 : Sendable {
      public init()
      public init(m11: _SCNFloat, m12: _SCNFloat, m13: _SCNFloat, m14: _SCNFloat, m21: _SCNFloat, m22: _SCNFloat, m23: _SCNFloat, m24: _SCNFloat, m31: _SCNFloat, m32: _SCNFloat, m33: _SCNFloat, m34: _SCNFloat, m41: _SCNFloat, m42: _SCNFloat, m43: _SCNFloat, m44: _SCNFloat)
      public init(_ m: simd_float4x4)
      public var m11: _SCNFloat
      public var m12: _SCNFloat
      public var m13: _SCNFloat
      public var m14: _SCNFloat
      public var m21: _SCNFloat
      public var m22: _SCNFloat
      public var m23: _SCNFloat
      public var m24: _SCNFloat
      public var m31: _SCNFloat
      public var m32: _SCNFloat
      public var m33: _SCNFloat
      public var m34: _SCNFloat
      public var m41: _SCNFloat
      public var m42: _SCNFloat
      public var m43: _SCNFloat
      public var m44: _SCNFloat
    }
    extension SIMD3 where Scalar == Float {
      public init(_ v: SCNVector3)
    }
    extension SIMD4 where Scalar == Float {
      public init(_ v: SCNVector4)
    }
    extension simd_float4x4 {
      public init(_ m: SCNMatrix4)
    }
    public let SCNVector3Zero: SCNVector3
    public let SCNVector4Zero: SCNVector4
    public let SCNMatrix4Identity: SCNMatrix4
    public func SCNVector3Make(_ x: _SCNFloat, _ y: _SCNFloat, _ z: _SCNFloat) -> SCNVector3
    public func SCNVector4Make(_ x: _SCNFloat, _ y: _SCNFloat, _ z: _SCNFloat, _ w: _SCNFloat) -> SCNVector4
    public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool
    public func SCNVector4EqualToVector4(_ a: SCNVector4, _ b: SCNVector4) -> Bool
    public func SCNVector3FromFloat3(_ v: SIMD3<Float>) -> SCNVector3
    public func SCNMatrix4MakeTranslation(_ tx: _SCNFloat, _ ty: _SCNFloat, _ tz: _SCNFloat) -> SCNMatrix4
    public func SCNMatrix4MakeScale(_ sx: _SCNFloat, _ sy: _SCNFloat, _ sz: _SCNFloat) -> SCNMatrix4
    public func SCNMatrix4MakeRotation(_ angle: _SCNFloat, _ x: _SCNFloat, _ y: _SCNFloat, _ z: _SCNFloat) -> SCNMatrix4
    public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: _SCNFloat, _ ty: _SCNFloat, _ tz: _SCNFloat) -> SCNMatrix4
    public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: _SCNFloat, _ sy: _SCNFloat, _ sz: _SCNFloat) -> SCNMatrix4
    public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: _SCNFloat, _ x: _SCNFloat, _ y: _SCNFloat, _ z: _SCNFloat) -> SCNMatrix4
    public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4
    public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4
    public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool
    public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool
    // https://developer.apple.com/documentation/scenekit/scnnode
    open class SCNNode : NSObject, NSCopying, SCNActionable, SCNBoundingVolume, SCNAnimatable {
      override public init()
      public init?(coder: NSCoder)
      public convenience init(geometry: SCNGeometry?)
      open func copy(with zone: NSZone? = nil) -> Any
      open func clone() -> Self
      open func flattenedClone() -> Self
      open var name: String? { get set }
      open var light: SCNLight? { get set }
      open var camera: SCNCamera? { get set }
      open var geometry: SCNGeometry? { get set }
      open var morpher: SCNMorpher? { get set }
      open var skinner: SCNSkinner? { get set }
      open var transform: SCNMatrix4 { get set }
      open var pivot: SCNMatrix4 { get set }
      open var position: SCNVector3 { get set }
      open var eulerAngles: SCNVector3 { get set }
      open var scale: SCNVector3 { get set }
      open var worldPosition: SCNVector3 { get set }
      open var rotation: SCNVector4 { get set }
      open var orientation: SCNQuaternion { get set }
      open var worldOrientation: SCNQuaternion { get set }
      open var worldTransform: SCNMatrix4 { get }
      open func setWorldTransform(_ worldTransform: SCNMatrix4)
      open var simdTransform: simd_float4x4 { get set }
      open var simdPivot: simd_float4x4 { get set }
      open var simdWorldTransform: simd_float4x4 { get set }
      open var simdPosition: SIMD3<Float> { get set }
      open var simdEulerAngles: SIMD3<Float> { get set }
      open var simdScale: SIMD3<Float> { get set }
      open var simdWorldPosition: SIMD3<Float> { get set }
      open var simdOrientation: simd_quatf { get set }
      open var simdWorldOrientation: simd_quatf { get set }
      open var simdRotation: SIMD4<Float> { get set }
      open var worldUp: SCNVector3 { get }
      open var worldRight: SCNVector3 { get }
      open var worldFront: SCNVector3 { get }
      open var simdWorldUp: SIMD3<Float> { get }
      open var simdWorldRight: SIMD3<Float> { get }
      open var simdWorldFront: SIMD3<Float> { get }
      open class var localUp: SCNVector3 { get }
      open class var localRight: SCNVector3 { get }
      open class var localFront: SCNVector3 { get }
      open func look(at worldTarget: SCNVector3)
      open func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3)
      open func simdLook(at worldTarget: SIMD3<Float>)
      open func localTranslate(by translation: SCNVector3)
      open func simdLocalTranslate(by translation: SIMD3<Float>)
      open func localRotate(by rotation: SCNQuaternion)
      open func rotate(by worldRotation: SCNQuaternion, aroundTarget worldTarget: SCNVector3)
      open var isHidden: Bool { get set }
      open var opacity: CGFloat { get set }
      open var renderingOrder: Int { get set }
      open var castsShadow: Bool { get set }
      open var movabilityHint: SCNMovabilityHint { get set }
      open var categoryBitMask: Int { get set }
      open var isPaused: Bool { get set }
      open var constraints: [SCNConstraint]? { get set }
    #if !os(watchOS)
      open var filters: [CIFilter]? { get set }
    #endif
      open var physicsBody: SCNPhysicsBody? { get set }
      open var physicsField: SCNPhysicsField? { get set }
      open var parent: SCNNode? { get }
      open var childNodes: [SCNNode] { get }
      open var presentation: SCNNode { get }
      weak open var rendererDelegate: (any SCNNodeRendererDelegate)? { get set }
      open func addChildNode(_ child: SCNNode)
      open func insertChildNode(_ child: SCNNode, at index: Int)
      open func removeFromParentNode()
      open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode)
      open func childNode(withName name: String, recursively: Bool) -> SCNNode?
      open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode]
      open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void)
      open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void)
      open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3
      open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3
      open func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3
      open func convertVector(_ vector: SCNVector3, from node: SCNNode?) -> SCNVector3
      open func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4
      open func convertTransform(_ transform: SCNMatrix4, from node: SCNNode?) -> SCNMatrix4
      open func simdConvertPosition(_ position: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float>
      open func simdConvertPosition(_ position: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float>
      open func hitTestWithSegment(from pointA: SCNVector3, to pointB: SCNVector3, options: [String : Any]? = nil) -> [SCNHitTestResult]
      open func addParticleSystem(_ system: SCNParticleSystem)
      open func removeParticleSystem(_ system: SCNParticleSystem)
      open func removeAllParticleSystems()
      open var particleSystems: [SCNParticleSystem]? { get }
      open func addAudioPlayer(_ player: SCNAudioPlayer)
      open func removeAllAudioPlayers()
    }
    @objc public enum SCNMovabilityHint : Int, Sendable {
      case fixed
      case movable
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public protocol SCNNodeRendererDelegate : NSObjectProtocol {
    }
    public protocol SCNBoundingVolume : NSObjectProtocol {
    }
    extension SCNBoundingVolume {
      public var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
      public var boundingSphere: (center: SCNVector3, radius: Float) { get }
    }
    public protocol SCNActionable : NSObjectProtocol {
    }
    extension SCNActionable {
      public func runAction(_ action: SCNAction)
      public func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil)
      public func runAction(_ action: SCNAction) async
      public func runAction(_ action: SCNAction, forKey key: String?)
      public func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)? = nil)
      public var hasActions: Bool { get }
      public func action(forKey key: String) -> SCNAction?
      public func removeAction(forKey key: String)
      public func removeAllActions()
    }
    public protocol SCNAnimatable : NSObjectProtocol {
    }
    extension SCNAnimatable {
      public func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?)
      public func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?)
      public func removeAllAnimations()
      public func removeAnimation(forKey key: String)
      public func removeAnimation(forKey key: String, blendOutDuration duration: CGFloat)
      public func animationPlayer(forKey key: String) -> SCNAnimationPlayer?
      public var animationKeys: [String] { get }
    }
    public protocol SCNAnimationProtocol : NSObjectProtocol {
    }
    extension CAAnimation : SCNAnimationProtocol {
    }
    open class SCNAnimation : NSObject, SCNAnimationProtocol {
      public convenience init(contentsOf animationUrl: URL)
      public convenience init(named animationName: String)
      public convenience init(caAnimation: CAAnimation)
      open var duration: TimeInterval { get set }
      open var repeatCount: CGFloat { get set }
      open var autoreverses: Bool { get set }
      open var isRemovedOnCompletion: Bool { get set }
    }
    open class SCNAnimationPlayer : NSObject {
      public convenience init(animation: SCNAnimation)
      open var animation: SCNAnimation { get }
      open var speed: CGFloat { get set }
      open var paused: Bool { get set }
      open func play()
      open func stop()
      open func stop(withBlendOutDuration duration: TimeInterval)
    }
    // https://developer.apple.com/documentation/scenekit/scncamera
    open class SCNCamera : NSObject {
      override public init()
      open var name: String? { get set }
      open var fieldOfView: CGFloat { get set }
      open var focalLength: CGFloat { get set }
      open var sensorHeight: CGFloat { get set }
      open var focusDistance: CGFloat { get set }
      open var fStop: CGFloat { get set }
      open var zNear: Double { get set }
      open var zFar: Double { get set }
      open var orthographicScale: Double { get set }
      open var automaticallyAdjustsZRange: Bool { get set }
      open var usesOrthographicProjection: Bool { get set }
      open var wantsHDR: Bool { get set }
      open var wantsExposureAdaptation: Bool { get set }
      open var wantsDepthOfField: Bool { get set }
      open var exposureOffset: CGFloat { get set }
      open var minimumExposure: CGFloat { get set }
      open var maximumExposure: CGFloat { get set }
      open var bloomIntensity: CGFloat { get set }
      open var bloomThreshold: CGFloat { get set }
      open var bloomBlurRadius: CGFloat { get set }
      open var motionBlurIntensity: CGFloat { get set }
      open var saturation: CGFloat { get set }
      open var contrast: CGFloat { get set }
      open var vignettingPower: CGFloat { get set }
      open var vignettingIntensity: CGFloat { get set }
      open var colorFringeStrength: CGFloat { get set }
      open var colorFringeIntensity: CGFloat { get set }
      open var screenSpaceAmbientOcclusionIntensity: CGFloat { get set }
      open var screenSpaceAmbientOcclusionRadius: CGFloat { get set }
      open var projectionTransform: SCNMatrix4 { get set }
      open var categoryBitMask: Int { get set }
    }
    open class SCNLight : NSObject {
      override public init()
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
      open var type: SCNLight.LightType { get set }
      open var color: Any { get set }
      open var temperature: CGFloat { get set }
      open var intensity: CGFloat { get set }
      open var name: String? { get set }
      open var castsShadow: Bool { get set }
      open var shadowColor: Any { get set }
      open var shadowRadius: CGFloat { get set }
      open var shadowBias: CGFloat { get set }
      open var zNear: CGFloat { get set }
      open var zFar: CGFloat { get set }
      open var orthographicScale: CGFloat { get set }
      open var attenuationStartDistance: CGFloat { get set }
      open var attenuationEndDistance: CGFloat { get set }
      open var attenuationFalloffExponent: CGFloat { get set }
      open var spotInnerAngle: CGFloat { get set }
      open var spotOuterAngle: CGFloat { get set }
      open var maximumShadowDistance: CGFloat { get set }
      open var shadowMapSize: CGSize { get set }
      open var shadowSampleCount: Int { get set }
      open var shadowMode: SCNShadowMode { get set }
      open var automaticallyAdjustsShadowProjection: Bool { get set }
      open var categoryBitMask: Int { get set }
      open var gobo: SCNMaterialProperty? { get }
    }
    @objc public enum SCNShadowMode : Int, Sendable {
      case forward
      case deferred
      case modulated
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    """#
}
