extension InterfaceModules.SceneKit {
  /// Particles, sounds and actions.
  static let actions = #"""
    // https://developer.apple.com/documentation/scenekit/scnparticlesystem
    open class SCNParticleSystem : NSObject {
      override public init()
      public convenience init?(named name: String, inDirectory directory: String?)
      open var emissionDuration: CGFloat { get set }
      open var emissionDurationVariation: CGFloat { get set }
      open var idleDuration: CGFloat { get set }
      open var birthRate: CGFloat { get set }
      open var birthRateVariation: CGFloat { get set }
      open var warmupDuration: CGFloat { get set }
      open var spreadingAngle: CGFloat { get set }
      open var particleLifeSpan: CGFloat { get set }
      open var particleLifeSpanVariation: CGFloat { get set }
      open var particleVelocity: CGFloat { get set }
      open var particleVelocityVariation: CGFloat { get set }
      open var particleSize: CGFloat { get set }
      open var particleSizeVariation: CGFloat { get set }
      open var particleIntensity: CGFloat { get set }
      open var particleAngularVelocity: CGFloat { get set }
      open var stretchFactor: CGFloat { get set }
      open var speedFactor: CGFloat { get set }
      open var dampingFactor: CGFloat { get set }
      open var particleMass: CGFloat { get set }
      open var loops: Bool { get set }
      open var isLocal: Bool { get set }
      open var isAffectedByGravity: Bool { get set }
      open var isLightingEnabled: Bool { get set }
      open var isBlackPassEnabled: Bool { get set }
      open var particleImage: Any? { get set }
      open var particleColor: _SCNColor { get set }
      open var particleColorVariation: SCNVector4 { get set }
      open var acceleration: SCNVector3 { get set }
      open var emittingDirection: SCNVector3 { get set }
      open var emitterShape: SCNGeometry? { get set }
      open var blendMode: SCNParticleBlendMode { get set }
      open func reset()
    }
    @objc public enum SCNParticleBlendMode : Int, Sendable {
      case additive
      case subtract
      case multiply
      case screen
      case alpha
      case replace
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class SCNAudioSource : NSObject {
      public convenience init?(fileNamed name: String)
      public convenience init?(url: URL)
      open var volume: Float { get set }
      open var rate: Float { get set }
      open var reverbBlend: Float { get set }
      open var isPositional: Bool { get set }
      open var loops: Bool { get set }
      open var shouldStream: Bool { get set }
      open func load()
    }
    open class SCNAudioPlayer : NSObject {
      public init(source: SCNAudioSource)
    }
    // https://developer.apple.com/documentation/scenekit/scnaction
    @objc public enum SCNActionTimingMode : Int, Sendable {
      case linear
      case easeIn
      case easeOut
      case easeInEaseOut
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class SCNAction : NSObject, NSCopying {
      open func copy(with zone: NSZone? = nil) -> Any
      open var duration: TimeInterval { get set }
      open var timingMode: SCNActionTimingMode { get set }
      open var timingFunction: ((Float) -> Float)? { get set }
      open var speed: CGFloat { get set }
      open func reversed() -> SCNAction
      open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval) -> SCNAction
      open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction
      open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction
      open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction
      open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction
      open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval, usesShortestUnitArc shortestUnitArc: Bool) -> SCNAction
      open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction
      open class func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction
      open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction
      open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction
      open class func sequence(_ actions: [SCNAction]) -> SCNAction
      open class func group(_ actions: [SCNAction]) -> SCNAction
      open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction
      open class func repeatForever(_ action: SCNAction) -> SCNAction
      open class func fadeIn(duration sec: TimeInterval) -> SCNAction
      open class func fadeOut(duration sec: TimeInterval) -> SCNAction
      open class func fadeOpacity(by factor: CGFloat, duration sec: TimeInterval) -> SCNAction
      open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction
      open class func hide() -> SCNAction
      open class func unhide() -> SCNAction
      open class func wait(duration sec: TimeInterval) -> SCNAction
      open class func wait(duration sec: TimeInterval, withRange durationRange: TimeInterval) -> SCNAction
      open class func removeFromParentNode() -> SCNAction
      open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction
      open class func run(_ block: @escaping (SCNNode) -> Void, queue: DispatchQueue) -> SCNAction
      open class func customAction(duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void) -> SCNAction
      open class func playAudio(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction
    }
    """#
}
