extension InterfaceModules.SceneKit {
  /// Scenes, their files, their views and what they hit.
  static let sceneViews = #"""
    // https://developer.apple.com/documentation/scenekit/scnscene
    open class SCNScene : NSObject {
      override public init()
      public convenience init?(named name: String)
      public convenience init?(named name: String, inDirectory directory: String?, options: [SCNSceneSource.LoadingOption : Any]? = nil)
      public convenience init(url: URL, options: [SCNSceneSource.LoadingOption : Any]? = nil) throws
      open var rootNode: SCNNode { get }
      open var physicsWorld: SCNPhysicsWorld { get }
      open var background: SCNMaterialProperty { get }
      open var lightingEnvironment: SCNMaterialProperty { get }
      open var fogStartDistance: CGFloat { get set }
      open var fogEndDistance: CGFloat { get set }
      open var fogDensityExponent: CGFloat { get set }
      open var fogColor: Any { get set }
      open var isPaused: Bool { get set }
      @discardableResult open func write(to url: URL, options: [String : Any]? = nil, delegate: (any SCNSceneExportDelegate)?, progressHandler: ((Float, (any Error)?, UnsafeMutablePointer<ObjCBool>) -> Void)? = nil) -> Bool
      open func attribute(forKey key: String) -> Any?
      open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4)
      open func removeAllParticleSystems()
    }
    @objc public protocol SCNSceneExportDelegate : NSObjectProtocol {
    }
    open class SCNSceneSource : NSObject {
      public convenience init?(url: URL, options: [SCNSceneSource.LoadingOption : Any]? = nil)
      public convenience init?(data: Data, options: [SCNSceneSource.LoadingOption : Any]? = nil)
      public struct LoadingOption : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var animationImportPolicy: LoadingOption { get }
        public static var assetDirectoryURLs: LoadingOption { get }
        public static var checkConsistency: LoadingOption { get }
        public static var convertToYUp: LoadingOption { get }
        public static var convertUnitsToMeters: LoadingOption { get }
        public static var createNormalsIfAbsent: LoadingOption { get }
        public static var flattenScene: LoadingOption { get }
        public static var overrideAssetURLs: LoadingOption { get }
        public static var preserveOriginalTopology: LoadingOption { get }
        public static var strictConformance: LoadingOption { get }
        public static var useSafeMode: LoadingOption { get }
      }
      open func scene(options: [SCNSceneSource.LoadingOption : Any]? = nil) throws -> SCNScene
      open func entryWithIdentifier<T>(_ uid: String, withClass entryClass: T.Type) -> T? where T : AnyObject
      open func identifiersOfEntries(withClass entryClass: AnyClass) -> [String]
    }
    open class SCNReferenceNode : SCNNode {
      public init?(url referenceURL: URL)
      open var referenceURL: URL { get set }
      open func load()
      open func unload()
      open var isLoaded: Bool { get }
    }
    open class SCNTransaction : NSObject {
      open class func begin()
      open class func commit()
      open class func flush()
      open class var animationDuration: TimeInterval { get set }
      open class var animationTimingFunction: CAMediaTimingFunction? { get set }
      open class var disableActions: Bool { get set }
      open class var completionBlock: (() -> Void)? { get set }
    }
    // https://developer.apple.com/documentation/scenekit/scnscenerenderer
    @objc public enum SCNAntialiasingMode : UInt, Sendable {
      case none
      case multisampling2X
      case multisampling4X
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public protocol SCNSceneRendererDelegate : NSObjectProtocol {
      @objc optional func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
      @objc optional func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
      @objc optional func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
      @objc optional func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
      @objc optional func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
      @objc optional func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
    }
    @objc public protocol SCNSceneRenderer : NSObjectProtocol {
      var scene: SCNScene? { get set }
      var sceneTime: TimeInterval { get set }
      var delegate: (any SCNSceneRendererDelegate)? { get set }
      var isPlaying: Bool { get set }
      var loops: Bool { get set }
      var pointOfView: SCNNode? { get set }
      var autoenablesDefaultLighting: Bool { get set }
      var isJitteringEnabled: Bool { get set }
      var showsStatistics: Bool { get set }
      var debugOptions: SCNDebugOptions { get set }
      func hitTest(_ point: CGPoint, options: [SCNHitTestOption : Any]?) -> [SCNHitTestResult]
      func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool
    }
    extension SCNSceneRenderer {
      public func projectPoint(_ point: SCNVector3) -> SCNVector3
      public func unprojectPoint(_ point: SCNVector3) -> SCNVector3
    }
    public struct SCNDebugOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var showPhysicsShapes: Self { get }
      public static var showBoundingBoxes: Self { get }
      public static var showLightInfluences: Self { get }
      public static var showLightExtents: Self { get }
      public static var showPhysicsFields: Self { get }
      public static var showWireframe: Self { get }
      public static var renderAsWireframe: Self { get }
      public static var showSkeletons: Self { get }
      public static var showCreases: Self { get }
      public static var showConstraints: Self { get }
      public static var showCameras: Self { get }
    }
    public struct SCNHitTestOption : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var backFaceCulling: SCNHitTestOption { get }
      public static var boundingBoxOnly: SCNHitTestOption { get }
      public static var categoryBitMask: SCNHitTestOption { get }
      public static var clipToZRange: SCNHitTestOption { get }
      public static var firstFoundOnly: SCNHitTestOption { get }
      public static var ignoreChildNodes: SCNHitTestOption { get }
      public static var ignoreHiddenNodes: SCNHitTestOption { get }
      public static var rootNode: SCNHitTestOption { get }
      public static var searchMode: SCNHitTestOption { get }
      public static var sortResults: SCNHitTestOption { get }
    }
    @objc public enum SCNHitTestSearchMode : Int, Sendable {
      case closest
      case all
      case any
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class SCNHitTestResult : NSObject {
      open var node: SCNNode { get }
      open var geometryIndex: Int { get }
      open var faceIndex: Int { get }
      open var localCoordinates: SCNVector3 { get }
      open var worldCoordinates: SCNVector3 { get }
      open var localNormal: SCNVector3 { get }
      open var worldNormal: SCNVector3 { get }
      open var simdLocalCoordinates: SIMD3<Float> { get }
      open var simdWorldCoordinates: SIMD3<Float> { get }
      open var simdLocalNormal: SIMD3<Float> { get }
      open var simdWorldNormal: SIMD3<Float> { get }
      open var modelTransform: SCNMatrix4 { get }
      open func textureCoordinates(withMappingChannel channel: Int) -> CGPoint
    }
    #if !os(watchOS)
    #if os(macOS)
    public typealias _SCNBase = NSView
    #else
    public typealias _SCNBase = UIView
    #endif
    @MainActor @preconcurrency open class SCNView : _SCNBase, @preconcurrency SCNSceneRenderer {
      override public init(frame: CGRect)
      public init(frame: CGRect, options: [String : Any]? = nil)
      public required init?(coder: NSCoder)
      open var scene: SCNScene? { get set }
      open var sceneTime: TimeInterval { get set }
      weak open var delegate: (any SCNSceneRendererDelegate)? { get set }
      open var pointOfView: SCNNode? { get set }
      open var allowsCameraControl: Bool { get set }
      open var autoenablesDefaultLighting: Bool { get set }
      open var showsStatistics: Bool { get set }
      open var isPlaying: Bool { get set }
      open var loops: Bool { get set }
      open var rendersContinuously: Bool { get set }
      open var isJitteringEnabled: Bool { get set }
      open var isTemporalAntialiasingEnabled: Bool { get set }
      open var antialiasingMode: SCNAntialiasingMode { get set }
      open var preferredFramesPerSecond: Int { get set }
      open var debugOptions: SCNDebugOptions { get set }
      open var defaultCameraController: SCNCameraController { get }
      open var cameraControlConfiguration: any SCNCameraControlConfiguration { get }
      open var technique: SCNTechnique? { get set }
    #if os(macOS)
      open var backgroundColor: NSColor { get set }
    #endif
      open func hitTest(_ point: CGPoint, options: [SCNHitTestOption : Any]? = nil) -> [SCNHitTestResult]
      open func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool
      open func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode]
      open func projectPoint(_ point: SCNVector3) -> SCNVector3
      open func unprojectPoint(_ point: SCNVector3) -> SCNVector3
      open func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)? = nil) -> Bool
      open func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil)
      open func play(_ sender: Any?)
      open func pause(_ sender: Any?)
      open func stop(_ sender: Any?)
      open func snapshot() -> _SCNImage
    }
    @objc public enum SCNInteractionMode : Int, Sendable {
      case fly
      case orbitTurntable
      case orbitAngleMapping
      case orbitCenteredArcball
      case orbitArcball
      case pan
      case truck
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public protocol SCNCameraControlConfiguration : NSObjectProtocol {
      var autoSwitchToFreeCamera: Bool { get set }
      var allowsTranslation: Bool { get set }
      var panSensitivity: CGFloat { get set }
      var rotationSensitivity: CGFloat { get set }
    }
    open class SCNCameraController : NSObject {
      open var pointOfView: SCNNode? { get set }
      open var interactionMode: SCNInteractionMode { get set }
      open var target: SCNVector3 { get set }
      open var automaticTarget: Bool { get set }
      open var inertiaEnabled: Bool { get set }
      open var minimumVerticalAngle: Float { get set }
      open var maximumVerticalAngle: Float { get set }
      open var minimumHorizontalAngle: Float { get set }
      open var maximumHorizontalAngle: Float { get set }
      open func rotateBy(x deltaX: Float, y deltaY: Float)
      open func frameNodes(_ nodes: [SCNNode])
      open func clearRoll()
    }
    #endif
    open class SCNTechnique : NSObject {
      public init?(dictionary: [String : Any])
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
      nonisolated public init(scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: SceneView.Options = [], preferredFramesPerSecond: Int = 60, antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil, technique: SCNTechnique? = nil)
      @MainActor @preconcurrency public var body: some View { get }
    }
    """#
}
