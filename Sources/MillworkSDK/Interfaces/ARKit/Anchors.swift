extension InterfaceModules.ARKit {
  /// Anchors, rays and the views that show them.
  static let anchors = #"""
    // https://developer.apple.com/documentation/arkit/aranchor
    #if os(iOS)
    open class ARAnchor : NSObject, @unchecked Sendable {
      public init(transform: simd_float4x4)
      public init(name: String, transform: simd_float4x4)
      open var identifier: UUID { get }
      open var name: String? { get }
      open var sessionIdentifier: UUID? { get }
      open var transform: simd_float4x4 { get }
    }
    @objc public protocol ARTrackable : NSObjectProtocol {
      var isTracked: Bool { get }
    }
    open class ARPlaneAnchor : ARAnchor, @unchecked Sendable {
      open class var isClassificationSupported: Bool { get }
      open var center: SIMD3<Float> { get }
      open var extent: SIMD3<Float> { get }
      @available(iOS 16.0, *)
      open var planeExtent: ARPlaneExtent { get }
      open var alignment: ARPlaneAnchor.Alignment { get }
      open var geometry: ARPlaneGeometry { get }
      @objc public enum Alignment : Int, Sendable {
        case horizontal
        case vertical
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      public enum Classification : Sendable {
        public enum Status : Sendable { case notAvailable, undetermined, unknown }
        case none(ARPlaneAnchor.Classification.Status)
        case wall, floor, ceiling, table, seat, window, door
      }
      public var classification: ARPlaneAnchor.Classification { get }
    }
    open class ARPlaneExtent : NSObject {
      open var rotationOnYAxis: Float { get }
      open var width: Float { get }
      open var height: Float { get }
    }
    open class ARPlaneGeometry : NSObject {
    }
    extension ARPlaneGeometry {
      public var vertices: [SIMD3<Float>] { get }
      public var boundaryVertices: [SIMD3<Float>] { get }
    }
    open class ARFaceAnchor : ARAnchor, ARTrackable, @unchecked Sendable {
      public struct BlendShapeLocation : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var browDownLeft: BlendShapeLocation { get }
        public static var browDownRight: BlendShapeLocation { get }
        public static var browInnerUp: BlendShapeLocation { get }
        public static var browOuterUpLeft: BlendShapeLocation { get }
        public static var browOuterUpRight: BlendShapeLocation { get }
        public static var cheekPuff: BlendShapeLocation { get }
        public static var cheekSquintLeft: BlendShapeLocation { get }
        public static var cheekSquintRight: BlendShapeLocation { get }
        public static var eyeBlinkLeft: BlendShapeLocation { get }
        public static var eyeBlinkRight: BlendShapeLocation { get }
        public static var eyeLookDownLeft: BlendShapeLocation { get }
        public static var eyeLookDownRight: BlendShapeLocation { get }
        public static var eyeLookInLeft: BlendShapeLocation { get }
        public static var eyeLookInRight: BlendShapeLocation { get }
        public static var eyeLookOutLeft: BlendShapeLocation { get }
        public static var eyeLookOutRight: BlendShapeLocation { get }
        public static var eyeLookUpLeft: BlendShapeLocation { get }
        public static var eyeLookUpRight: BlendShapeLocation { get }
        public static var eyeSquintLeft: BlendShapeLocation { get }
        public static var eyeSquintRight: BlendShapeLocation { get }
        public static var eyeWideLeft: BlendShapeLocation { get }
        public static var eyeWideRight: BlendShapeLocation { get }
        public static var jawForward: BlendShapeLocation { get }
        public static var jawLeft: BlendShapeLocation { get }
        public static var jawOpen: BlendShapeLocation { get }
        public static var jawRight: BlendShapeLocation { get }
        public static var mouthClose: BlendShapeLocation { get }
        public static var mouthDimpleLeft: BlendShapeLocation { get }
        public static var mouthDimpleRight: BlendShapeLocation { get }
        public static var mouthFrownLeft: BlendShapeLocation { get }
        public static var mouthFrownRight: BlendShapeLocation { get }
        public static var mouthFunnel: BlendShapeLocation { get }
        public static var mouthLeft: BlendShapeLocation { get }
        public static var mouthLowerDownLeft: BlendShapeLocation { get }
        public static var mouthLowerDownRight: BlendShapeLocation { get }
        public static var mouthPressLeft: BlendShapeLocation { get }
        public static var mouthPressRight: BlendShapeLocation { get }
        public static var mouthPucker: BlendShapeLocation { get }
        public static var mouthRight: BlendShapeLocation { get }
        public static var mouthRollLower: BlendShapeLocation { get }
        public static var mouthRollUpper: BlendShapeLocation { get }
        public static var mouthShrugLower: BlendShapeLocation { get }
        public static var mouthShrugUpper: BlendShapeLocation { get }
        public static var mouthSmileLeft: BlendShapeLocation { get }
        public static var mouthSmileRight: BlendShapeLocation { get }
        public static var mouthStretchLeft: BlendShapeLocation { get }
        public static var mouthStretchRight: BlendShapeLocation { get }
        public static var mouthUpperUpLeft: BlendShapeLocation { get }
        public static var mouthUpperUpRight: BlendShapeLocation { get }
        public static var noseSneerLeft: BlendShapeLocation { get }
        public static var noseSneerRight: BlendShapeLocation { get }
        public static var tongueOut: BlendShapeLocation { get }
      }
      open var geometry: ARFaceGeometry { get }
      open var leftEyeTransform: simd_float4x4 { get }
      open var rightEyeTransform: simd_float4x4 { get }
      open var lookAtPoint: SIMD3<Float> { get }
      open var blendShapes: [ARFaceAnchor.BlendShapeLocation : NSNumber] { get }
      open var isTracked: Bool { get }
    }
    open class ARFaceGeometry : NSObject {
    }
    extension ARFaceGeometry {
      public var vertices: [SIMD3<Float>] { get }
      public var triangleIndices: [Int16] { get }
    }
    open class ARImageAnchor : ARAnchor, ARTrackable, @unchecked Sendable {
      open var referenceImage: ARReferenceImage { get }
      open var estimatedScaleFactor: CGFloat { get }
      open var isTracked: Bool { get }
    }
    open class ARObjectAnchor : ARAnchor, @unchecked Sendable {
      open var referenceObject: ARReferenceObject { get }
    }
    open class ARMeshAnchor : ARAnchor, @unchecked Sendable {
    }
    open class ARBodyAnchor : ARAnchor, ARTrackable, @unchecked Sendable {
      open var estimatedScaleFactor: CGFloat { get }
      open var isTracked: Bool { get }
    }
    open class AREnvironmentProbeAnchor : ARAnchor, @unchecked Sendable {
      public init(transform: simd_float4x4, extent: SIMD3<Float>)
    }
    open class ARGeoAnchor : ARAnchor, ARTrackable, @unchecked Sendable {
      public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance? = nil)
      open var coordinate: CLLocationCoordinate2D { get }
      open var isTracked: Bool { get }
    }
    // https://developer.apple.com/documentation/arkit/arraycastquery
    open class ARRaycastQuery : NSObject {
      public init(origin: SIMD3<Float>, direction: SIMD3<Float>, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment)
      open var origin: SIMD3<Float> { get }
      open var direction: SIMD3<Float> { get }
      @objc public enum Target : Int, Sendable {
        case existingPlaneGeometry
        case existingPlaneInfinite
        case estimatedPlane
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum TargetAlignment : Int, Sendable {
        case horizontal
        case vertical
        case any
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    open class ARRaycastResult : NSObject {
      open var worldTransform: simd_float4x4 { get }
      open var target: ARRaycastQuery.Target { get }
      open var targetAlignment: ARRaycastQuery.TargetAlignment { get }
      open var anchor: ARAnchor? { get }
    }
    open class ARTrackedRaycast : NSObject {
      open func stopTracking()
    }
    open class ARHitTestResult : NSObject {
      public struct ResultType : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var featurePoint: Self { get }
        public static var estimatedHorizontalPlane: Self { get }
        public static var estimatedVerticalPlane: Self { get }
        public static var existingPlane: Self { get }
        public static var existingPlaneUsingExtent: Self { get }
        public static var existingPlaneUsingGeometry: Self { get }
      }
      open var type: ARHitTestResult.ResultType { get }
      open var distance: CGFloat { get }
      open var worldTransform: simd_float4x4 { get }
      open var localTransform: simd_float4x4 { get }
      open var anchor: ARAnchor? { get }
    }
    // https://developer.apple.com/documentation/arkit/arscnview
    @objc public protocol ARSCNViewDelegate : ARSessionObserver, SCNSceneRendererDelegate {
      @objc optional func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
      @objc optional func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
      @objc optional func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
      @objc optional func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
      @objc optional func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
    }
    @MainActor @preconcurrency open class ARSCNView : SCNView {
      override public init(frame: CGRect)
      override public init(frame: CGRect, options: [String : Any]? = nil)
      public required init?(coder: NSCoder)
      override open var scene: SCNScene! { get set }
      open var session: ARSession { get set }
      open var automaticallyUpdatesLighting: Bool { get set }
      open var rendersCameraGrain: Bool { get set }
      open var rendersMotionBlur: Bool { get set }
      open func anchor(for node: SCNNode) -> ARAnchor?
      open func node(for anchor: ARAnchor) -> SCNNode?
      open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult]
      open func raycastQuery(from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment) -> ARRaycastQuery?
      open func unprojectPoint(_ point: CGPoint, ontoPlane planeTransform: simd_float4x4) -> SIMD3<Float>?
    }
    extension SCNDebugOptions {
      public static var showWorldOrigin: SCNDebugOptions { get }
      public static var showFeaturePoints: SCNDebugOptions { get }
    }
    public typealias ARSCNDebugOptions = SCNDebugOptions
    open class ARSCNPlaneGeometry : SCNGeometry {
      public convenience init?(device: any MTLDevice)
      open func update(from planeGeometry: ARPlaneGeometry)
    }
    open class ARSCNFaceGeometry : SCNGeometry {
      public convenience init?(device: any MTLDevice)
      public convenience init?(device: any MTLDevice, fillMesh: Bool)
      open func update(from faceGeometry: ARFaceGeometry)
    }
    @preconcurrency @MainActor @objc public protocol ARCoachingOverlayViewDelegate : NSObjectProtocol {
      @objc optional func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
      @objc optional func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
      @objc optional func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
    }
    @MainActor @preconcurrency open class ARCoachingOverlayView : UIView {
      override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      weak open var delegate: (any ARCoachingOverlayViewDelegate)? { get set }
      open var session: ARSession? { get set }
      open var sessionProvider: AnyObject? { get set }
      open var goal: ARCoachingOverlayView.Goal { get set }
      open var activatesAutomatically: Bool { get set }
      open var isActive: Bool { get }
      open func setActive(_ active: Bool, animated: Bool)
      @objc public enum Goal : Int, Sendable {
        case tracking
        case horizontalPlane
        case verticalPlane
        case anyPlane
        case geoTracking
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    #endif
    """#
}
