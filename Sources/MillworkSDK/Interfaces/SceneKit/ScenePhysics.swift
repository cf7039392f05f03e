extension InterfaceModules.SceneKit {
  /// Bodies, fields, constraints and the physics of a scene.
  static let physics = #"""
    // https://developer.apple.com/documentation/scenekit/scnphysicsbody
    @objc public enum SCNPhysicsBodyType : Int, Sendable {
      case `static`
      case dynamic
      case kinematic
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct SCNPhysicsCollisionCategory : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var `default`: Self { get }
      public static var `static`: Self { get }
      public static var all: Self { get }
    }
    open class SCNPhysicsShape : NSObject {
      public struct Option : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var type: Option { get }
        public static var keepAsCompound: Option { get }
        public static var scale: Option { get }
        public static var collisionMargin: Option { get }
      }
      public struct ShapeType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var boundingBox: ShapeType { get }
        public static var convexHull: ShapeType { get }
        public static var concavePolyhedron: ShapeType { get }
      }
      public convenience init(geometry: SCNGeometry, options: [SCNPhysicsShape.Option : Any]? = nil)
      public convenience init(node: SCNNode, options: [SCNPhysicsShape.Option : Any]? = nil)
      public convenience init(shapes: [SCNPhysicsShape], transforms: [NSValue]?)
    }
    open class SCNPhysicsBody : NSObject {
      public convenience init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?)
      open class func `static`() -> Self
      open class func dynamic() -> Self
      open class func kinematic() -> Self
      open var type: SCNPhysicsBodyType { get set }
      open var mass: CGFloat { get set }
      open var charge: CGFloat { get set }
      open var friction: CGFloat { get set }
      open var restitution: CGFloat { get set }
      open var rollingFriction: CGFloat { get set }
      open var damping: CGFloat { get set }
      open var angularDamping: CGFloat { get set }
      open var momentOfInertia: SCNVector3 { get set }
      open var velocity: SCNVector3 { get set }
      open var velocityFactor: SCNVector3 { get set }
      open var angularVelocityFactor: SCNVector3 { get set }
      open var centerOfMassOffset: SCNVector3 { get set }
      open var angularVelocity: SCNVector4 { get set }
      open var usesDefaultMomentOfInertia: Bool { get set }
      open var isAffectedByGravity: Bool { get set }
      open var allowsResting: Bool { get set }
      open var isResting: Bool { get }
      open var physicsShape: SCNPhysicsShape? { get set }
      open var categoryBitMask: Int { get set }
      open var collisionBitMask: Int { get set }
      open var contactTestBitMask: Int { get set }
      open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool)
      open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool)
      open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool)
      open func clearAllForces()
      open func resetTransform()
    }
    open class SCNPhysicsContact : NSObject {
      open var nodeA: SCNNode { get }
      open var nodeB: SCNNode { get }
      open var contactPoint: SCNVector3 { get }
      open var contactNormal: SCNVector3 { get }
      open var collisionImpulse: CGFloat { get }
      open var penetrationDistance: CGFloat { get }
    }
    @objc public protocol SCNPhysicsContactDelegate : NSObjectProtocol {
      @objc optional func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
      @objc optional func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
      @objc optional func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
    }
    open class SCNPhysicsWorld : NSObject {
      open var gravity: SCNVector3 { get set }
      open var speed: CGFloat { get set }
      open var timeStep: TimeInterval { get set }
      weak open var contactDelegate: (any SCNPhysicsContactDelegate)? { get set }
      open func addBehavior(_ behavior: SCNPhysicsBehavior)
      open func removeBehavior(_ behavior: SCNPhysicsBehavior)
      open func removeAllBehaviors()
      open func contactTest(with body: SCNPhysicsBody, options: [SCNPhysicsWorld.TestOption : Any]? = nil) -> [SCNPhysicsContact]
      open func rayTestWithSegment(from origin: SCNVector3, to dest: SCNVector3, options: [SCNPhysicsWorld.TestOption : Any]? = nil) -> [SCNHitTestResult]
      open func updateCollisionPairs()
      public struct TestOption : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var collisionBitMask: TestOption { get }
        public static var searchMode: TestOption { get }
        public static var backfaceCulling: TestOption { get }
      }
    }
    open class SCNPhysicsBehavior : NSObject {
    }
    open class SCNPhysicsHingeJoint : SCNPhysicsBehavior {
      public convenience init(bodyA: SCNPhysicsBody, axisA: SCNVector3, anchorA: SCNVector3, bodyB: SCNPhysicsBody, axisB: SCNVector3, anchorB: SCNVector3)
      public convenience init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3)
    }
    open class SCNPhysicsBallSocketJoint : SCNPhysicsBehavior {
      public convenience init(bodyA: SCNPhysicsBody, anchorA: SCNVector3, bodyB: SCNPhysicsBody, anchorB: SCNVector3)
    }
    open class SCNPhysicsField : NSObject {
      open var strength: CGFloat { get set }
      open var falloffExponent: CGFloat { get set }
      open var minimumDistance: CGFloat { get set }
      open var isActive: Bool { get set }
      open var isExclusive: Bool { get set }
      open var usesEllipsoidalExtent: Bool { get set }
      open var halfExtent: SCNVector3 { get set }
      open var direction: SCNVector3 { get set }
      open var categoryBitMask: Int { get set }
      open class func drag() -> SCNPhysicsField
      open class func vortex() -> SCNPhysicsField
      open class func radialGravity() -> SCNPhysicsField
      open class func linearGravity() -> SCNPhysicsField
      open class func electric() -> SCNPhysicsField
      open class func spring() -> SCNPhysicsField
    }
    // https://developer.apple.com/documentation/scenekit/scnconstraint
    open class SCNConstraint : NSObject, SCNAnimatable {
      override public init()
      open var isEnabled: Bool { get set }
      open var influenceFactor: CGFloat { get set }
      open var isIncremental: Bool { get set }
    }
    public struct SCNBillboardAxis : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var X: Self { get }
      public static var Y: Self { get }
      public static var Z: Self { get }
      public static var all: Self { get }
    }
    open class SCNBillboardConstraint : SCNConstraint {
      override public init()
      open var freeAxes: SCNBillboardAxis { get set }
    }
    open class SCNLookAtConstraint : SCNConstraint {
      public convenience init(target: SCNNode?)
      open var target: SCNNode? { get set }
      open var isGimbalLockEnabled: Bool { get set }
      open var targetOffset: SCNVector3 { get set }
    }
    open class SCNDistanceConstraint : SCNConstraint {
      public convenience init(target: SCNNode?)
      open var target: SCNNode? { get set }
      open var minimumDistance: CGFloat { get set }
      open var maximumDistance: CGFloat { get set }
    }
    open class SCNTransformConstraint : SCNConstraint {
      public convenience init(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNMatrix4) -> SCNMatrix4)
      open class func positionConstraint(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNVector3) -> SCNVector3) -> Self
    }
    open class SCNReplicatorConstraint : SCNConstraint {
      public convenience init(target: SCNNode?)
      open var positionOffset: SCNVector3 { get set }
      open var replicatesOrientation: Bool { get set }
    }
    open class SCNAccelerationConstraint : SCNConstraint {
      override public init()
      open var maximumLinearAcceleration: CGFloat { get set }
      open var maximumLinearVelocity: CGFloat { get set }
      open var decelerationDistance: CGFloat { get set }
      open var damping: CGFloat { get set }
    }
    extension NSValue {
      public convenience init(scnVector3 v: SCNVector3)
      public convenience init(scnVector4 v: SCNVector4)
      public convenience init(scnMatrix4 v: SCNMatrix4)
      public var scnVector3Value: SCNVector3 { get }
      public var scnVector4Value: SCNVector4 { get }
      public var scnMatrix4Value: SCNMatrix4 { get }
    }
    """#
}
