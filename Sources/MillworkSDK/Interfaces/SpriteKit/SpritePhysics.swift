extension InterfaceModules.SpriteKit {
  /// Bodies, joints, fields and the world that they move in.
  static let physics = #"""
    // https://developer.apple.com/documentation/spritekit/skphysicsbody
    open class SKPhysicsBody : NSObject, NSCopying {
      public convenience init(circleOfRadius r: CGFloat)
      public convenience init(circleOfRadius r: CGFloat, center: CGPoint)
      public convenience init(rectangleOf s: CGSize)
      public convenience init(rectangleOf s: CGSize, center: CGPoint)
      public convenience init(polygonFrom path: CGPath)
      public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint)
      public convenience init(edgeChainFrom path: CGPath)
      public convenience init(edgeLoopFrom path: CGPath)
      public convenience init(edgeLoopFrom rect: CGRect)
      public convenience init(bodies: [SKPhysicsBody])
      public convenience init(texture: SKTexture, size: CGSize)
      public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize)
      open func copy(with zone: NSZone? = nil) -> Any
      open var isDynamic: Bool { get set }
      open var usesPreciseCollisionDetection: Bool { get set }
      open var allowsRotation: Bool { get set }
      open var pinned: Bool { get set }
      open var isResting: Bool { get set }
      open var affectedByGravity: Bool { get set }
      open var friction: CGFloat { get set }
      open var charge: CGFloat { get set }
      open var restitution: CGFloat { get set }
      open var linearDamping: CGFloat { get set }
      open var angularDamping: CGFloat { get set }
      open var density: CGFloat { get set }
      open var mass: CGFloat { get set }
      open var angularVelocity: CGFloat { get set }
      open var area: CGFloat { get }
      open var fieldBitMask: UInt32 { get set }
      open var categoryBitMask: UInt32 { get set }
      open var collisionBitMask: UInt32 { get set }
      open var contactTestBitMask: UInt32 { get set }
      open var joints: [SKPhysicsJoint] { get }
      weak open var node: SKNode? { get }
      open var velocity: CGVector { get set }
      open func applyForce(_ force: CGVector)
      open func applyForce(_ force: CGVector, at point: CGPoint)
      open func applyTorque(_ torque: CGFloat)
      open func applyImpulse(_ impulse: CGVector)
      open func applyImpulse(_ impulse: CGVector, at point: CGPoint)
      open func applyAngularImpulse(_ impulse: CGFloat)
      open func allContactedBodies() -> [SKPhysicsBody]
    }
    open class SKPhysicsContact : NSObject {
      open var bodyA: SKPhysicsBody { get }
      open var bodyB: SKPhysicsBody { get }
      open var contactPoint: CGPoint { get }
      open var contactNormal: CGVector { get }
      open var collisionImpulse: CGFloat { get }
    }
    @objc public protocol SKPhysicsContactDelegate : NSObjectProtocol {
      @objc optional func didBegin(_ contact: SKPhysicsContact)
      @objc optional func didEnd(_ contact: SKPhysicsContact)
    }
    open class SKPhysicsWorld : NSObject {
      open var gravity: CGVector { get set }
      open var speed: CGFloat { get set }
      weak open var contactDelegate: (any SKPhysicsContactDelegate)? { get set }
      open func add(_ joint: SKPhysicsJoint)
      open func remove(_ joint: SKPhysicsJoint)
      open func removeAllJoints()
      open func body(at point: CGPoint) -> SKPhysicsBody?
      open func body(in rect: CGRect) -> SKPhysicsBody?
      open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody?
      open func enumerateBodies(at point: CGPoint, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void)
      open func enumerateBodies(in rect: CGRect, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void)
      open func enumerateBodies(alongRayStart start: CGPoint, end: CGPoint, using block: @escaping (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void)
    }
    // https://developer.apple.com/documentation/spritekit/skphysicsjoint
    open class SKPhysicsJoint : NSObject {
      open var bodyA: SKPhysicsBody { get set }
      open var bodyB: SKPhysicsBody { get set }
      open var reactionForce: CGVector { get }
    }
    open class SKPhysicsJointPin : SKPhysicsJoint {
      open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin
      open var shouldEnableLimits: Bool { get set }
      open var lowerAngleLimit: CGFloat { get set }
      open var upperAngleLimit: CGFloat { get set }
      open var frictionTorque: CGFloat { get set }
      open var rotationSpeed: CGFloat { get set }
    }
    open class SKPhysicsJointSpring : SKPhysicsJoint {
      open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointSpring
      open var damping: CGFloat { get set }
      open var frequency: CGFloat { get set }
    }
    open class SKPhysicsJointFixed : SKPhysicsJoint {
      open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed
    }
    open class SKPhysicsJointSliding : SKPhysicsJoint {
      open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector) -> SKPhysicsJointSliding
    }
    open class SKPhysicsJointLimit : SKPhysicsJoint {
      open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointLimit
      open var maxLength: CGFloat { get set }
    }
    open class SKRegion : NSObject {
      public init(radius: Float)
      public init(size: CGSize)
      public init(path: CGPath)
      open class func infinite() -> Self
      open func contains(_ point: CGPoint) -> Bool
    }
    // https://developer.apple.com/documentation/spritekit/skfieldnode
    @MainActor @preconcurrency open class SKFieldNode : SKNode {
      open var region: SKRegion? { get set }
      open var strength: Float { get set }
      open var falloff: Float { get set }
      open var minimumRadius: Float { get set }
      open var animationSpeed: Float { get set }
      open var smoothness: Float { get set }
      open var isEnabled: Bool { get set }
      open var isExclusive: Bool { get set }
      open var categoryBitMask: UInt32 { get set }
      open var direction: SIMD3<Float> { get set }
      open class func dragField() -> SKFieldNode
      open class func vortexField() -> SKFieldNode
      open class func radialGravityField() -> SKFieldNode
      open class func linearGravityField(withVector direction: SIMD3<Float>) -> SKFieldNode
      open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode
      open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode
      open class func springField() -> SKFieldNode
      open class func electricField() -> SKFieldNode
      open class func magneticField() -> SKFieldNode
    }
    """#
}
