extension InterfaceModules.SpriteKit {
  /// Actions, transitions, constraints and shaders.
  static let actions = #"""
    // https://developer.apple.com/documentation/spritekit/skaction
    @objc public enum SKActionTimingMode : Int, Sendable {
      case linear
      case easeIn
      case easeOut
      case easeInEaseOut
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public typealias SKActionTimingFunction = (Float) -> Float
    open class SKAction : NSObject, NSCopying, @unchecked Sendable {
      public convenience init?(named name: String)
      public convenience init?(named name: String, duration sec: TimeInterval)
      open func copy(with zone: NSZone? = nil) -> Any
      open var duration: TimeInterval { get set }
      open var timingMode: SKActionTimingMode { get set }
      open var timingFunction: SKActionTimingFunction { get set }
      open var speed: CGFloat { get set }
      open func reversed() -> SKAction
      open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction
      open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction
      open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction
      open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction
      open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction
      open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction
      open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction
      open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction
      open class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction
      open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction
      open class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction
      open class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction
      open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction
      open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction
      open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction
      open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction
      open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction
      open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction
      open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction
      open class func sequence(_ actions: [SKAction]) -> SKAction
      open class func group(_ actions: [SKAction]) -> SKAction
      open class func `repeat`(_ action: SKAction, count: Int) -> SKAction
      open class func repeatForever(_ action: SKAction) -> SKAction
      open class func fadeIn(withDuration sec: TimeInterval) -> SKAction
      open class func fadeOut(withDuration sec: TimeInterval) -> SKAction
      open class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction
      open class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction
      open class func hide() -> SKAction
      open class func unhide() -> SKAction
      open class func setTexture(_ texture: SKTexture) -> SKAction
      open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction
      open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction
      open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction
      open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction
      open class func colorize(with color: SKColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction
      open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction
      open class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction
      open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: TimeInterval) -> SKAction
      open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction
      open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction
      open class func speed(by speed: CGFloat, duration sec: TimeInterval) -> SKAction
      open class func speed(to speed: CGFloat, duration sec: TimeInterval) -> SKAction
      open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction
      open class func run(_ block: @escaping () -> Void) -> SKAction
      open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction
      open class func customAction(withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void) -> SKAction
      open class func wait(forDuration sec: TimeInterval) -> SKAction
      open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction
      open class func removeFromParent() -> SKAction
      open class func perform(_ selector: Selector, onTarget target: Any) -> SKAction
      open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction
      open class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction
      open class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction
      open class func play() -> SKAction
      open class func pause() -> SKAction
      open class func stop() -> SKAction
      open class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction
      open class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction
      open class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction
    }
    // https://developer.apple.com/documentation/spritekit/sktransition
    @objc public enum SKTransitionDirection : Int, Sendable {
      case up
      case down
      case right
      case left
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class SKTransition : NSObject {
      open class func crossFade(withDuration sec: TimeInterval) -> SKTransition
      open class func fade(withDuration sec: TimeInterval) -> SKTransition
      open class func fade(with color: SKColor, duration sec: TimeInterval) -> SKTransition
      open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition
      open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition
      open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition
      open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition
      open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition
      open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition
      open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition
      open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition
      open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition
      open class func doorway(withDuration sec: TimeInterval) -> SKTransition
    #if !os(watchOS)
      public convenience init(ciFilter filter: CIFilter, duration sec: TimeInterval)
    #endif
      open var pausesIncomingScene: Bool { get set }
      open var pausesOutgoingScene: Bool { get set }
    }
    // https://developer.apple.com/documentation/spritekit/skconstraint
    open class SKRange : NSObject {
      public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat)
      public convenience init(lowerLimit lower: CGFloat)
      public convenience init(upperLimit upper: CGFloat)
      public convenience init(constantValue value: CGFloat)
      public convenience init(value: CGFloat, variance: CGFloat)
      open class func withNoLimits() -> Self
      open var lowerLimit: CGFloat { get set }
      open var upperLimit: CGFloat { get set }
    }
    open class SKConstraint : NSObject {
      open var enabled: Bool { get set }
      open class func positionX(_ range: SKRange) -> Self
      open class func positionY(_ range: SKRange) -> Self
      open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> Self
      open class func distance(_ range: SKRange, to node: SKNode) -> Self
      open class func distance(_ range: SKRange, to point: CGPoint) -> Self
      open class func zRotation(_ zRange: SKRange) -> Self
      open class func orient(to node: SKNode, offset radians: SKRange) -> Self
      open class func orient(to point: CGPoint, offset radians: SKRange) -> Self
    }
    open class SKReachConstraints : NSObject {
      public init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat)
    }
    open class SKKeyframeSequence : NSObject {
      public init(keyframeValues values: [Any], times: [NSNumber])
      public convenience init(capacity numItems: Int)
      open func addKeyframeValue(_ value: Any, time: CGFloat)
    }
    // https://developer.apple.com/documentation/spritekit/skshader
    open class SKShader : NSObject {
      public init(source: String)
      public init(source: String, uniforms: [SKUniform])
      public convenience init(fileNamed name: String)
      open var source: String? { get set }
      open var uniforms: [SKUniform] { get set }
      open var attributes: [SKAttribute] { get set }
      open func addUniform(_ uniform: SKUniform)
      open func uniformNamed(_ name: String) -> SKUniform?
    }
    open class SKUniform : NSObject {
      public init(name: String)
      public convenience init(name: String, texture: SKTexture?)
      public convenience init(name: String, float value: Float)
      public convenience init(name: String, vectorFloat2 value: SIMD2<Float>)
      public convenience init(name: String, vectorFloat3 value: SIMD3<Float>)
      public convenience init(name: String, vectorFloat4 value: SIMD4<Float>)
      open var name: String { get }
      open var floatValue: Float { get set }
      open var textureValue: SKTexture? { get set }
      open var vectorFloat2Value: SIMD2<Float> { get set }
    }
    @objc public enum SKAttributeType : Int, Sendable {
      case none
      case float
      case vectorFloat2
      case vectorFloat3
      case vectorFloat4
      case halfFloat
      case vectorHalfFloat2
      case vectorHalfFloat3
      case vectorHalfFloat4
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class SKAttribute : NSObject {
      public init(name: String, type: SKAttributeType)
      open var name: String { get }
      open var type: SKAttributeType { get }
    }
    open class SKAttributeValue : NSObject {
      override public init()
      public convenience init(float value: Float)
      public convenience init(vectorFloat2 value: SIMD2<Float>)
      public convenience init(vectorFloat4 value: SIMD4<Float>)
    }
    """#
}
