extension InterfaceModules.RealityKit {
  /// Collisions, bodies and motion.
  static let physics = #"""
    // https://developer.apple.com/documentation/realitykit/collisioncomponent
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public struct CollisionComponent : Component {
      public enum Mode : Hashable, Sendable {
        case `default`
        case trigger
        @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
        case colliding
      }
      public init(shapes: [ShapeResource], mode: CollisionComponent.Mode = .default, filter: CollisionFilter = .default)
      @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
      public init(shapes: [ShapeResource], isStatic: Bool, filter: CollisionFilter = .default)
      public var shapes: [ShapeResource]
      public var mode: CollisionComponent.Mode
      public var filter: CollisionFilter
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public struct CollisionGroup : OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32)
      public static let `default`: CollisionGroup
      public static let sceneUnderstanding: CollisionGroup
      public static let all: CollisionGroup
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public struct CollisionFilter : Equatable, Sendable {
      public init(group: CollisionGroup, mask: CollisionGroup)
      public var group: CollisionGroup
      public var mask: CollisionGroup
      public static let `default`: CollisionFilter
      public static let sensor: CollisionFilter
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol HasCollision : HasTransform {
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    extension HasCollision {
      @MainActor @preconcurrency public var collision: CollisionComponent? { get set }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency open class TriggerVolume : Entity, HasCollision {
      @MainActor @preconcurrency public required init()
      @MainActor @preconcurrency public init(shape: ShapeResource, filter: CollisionFilter = .sensor)
    }
    // https://developer.apple.com/documentation/realitykit/physicsbodycomponent
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public enum PhysicsBodyMode : Hashable, Sendable {
      case `static`
      case kinematic
      case dynamic
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public struct PhysicsBodyComponent : Component {
      public init()
      public init(massProperties: PhysicsMassProperties = .default, material: PhysicsMaterialResource? = nil, mode: PhysicsBodyMode = .dynamic)
      public init(shapes: [ShapeResource], mass: Float, material: PhysicsMaterialResource? = nil, mode: PhysicsBodyMode = .dynamic)
      public init(shapes: [ShapeResource], density: Float, material: PhysicsMaterialResource? = nil, mode: PhysicsBodyMode = .dynamic)
      public var mode: PhysicsBodyMode
      public var massProperties: PhysicsMassProperties
      public var material: PhysicsMaterialResource
      public var isTranslationLocked: (x: Bool, y: Bool, z: Bool)
      public var isRotationLocked: (x: Bool, y: Bool, z: Bool)
      public var isContinuousCollisionDetectionEnabled: Bool
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      public var isAffectedByGravity: Bool
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      public var linearDamping: Float
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      public var angularDamping: Float
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public struct PhysicsMassProperties : Equatable, Sendable {
      public init()
      public init(mass: Float)
      public init(mass: Float, inertia: SIMD3<Float>, centerOfMass: (position: SIMD3<Float>, orientation: simd_quatf) = (SIMD3<Float>(0, 0, 0), simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)))
      public var mass: Float
      public var inertia: SIMD3<Float>
      public static let `default`: PhysicsMassProperties
      public static func == (a: PhysicsMassProperties, b: PhysicsMassProperties) -> Bool
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public class PhysicsMaterialResource : Resource, @unchecked Sendable {
      @MainActor @preconcurrency public static func generate(friction: Float = 0.8, restitution: Float = 0.8) -> PhysicsMaterialResource
      @MainActor @preconcurrency public static func generate(staticFriction: Float = 0.8, dynamicFriction: Float = 0.8, restitution: Float = 0.8) -> PhysicsMaterialResource
      @MainActor @preconcurrency public static var `default`: PhysicsMaterialResource { get }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public struct PhysicsMotionComponent : Component, Equatable {
      public init()
      public init(linearVelocity: SIMD3<Float> = SIMD3<Float>(0, 0, 0), angularVelocity: SIMD3<Float> = SIMD3<Float>(0, 0, 0))
      public var linearVelocity: SIMD3<Float>
      public var angularVelocity: SIMD3<Float>
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol HasPhysicsBody : HasCollision {
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    extension HasPhysicsBody {
      @MainActor @preconcurrency public var physicsBody: PhysicsBodyComponent? { get set }
      @MainActor @preconcurrency public func addForce(_ force: SIMD3<Float>, relativeTo referenceEntity: Entity?)
      @MainActor @preconcurrency public func addForce(_ force: SIMD3<Float>, at position: SIMD3<Float>, relativeTo referenceEntity: Entity?)
      @MainActor @preconcurrency public func addTorque(_ torque: SIMD3<Float>, relativeTo referenceEntity: Entity?)
      @MainActor @preconcurrency public func applyLinearImpulse(_ impulse: SIMD3<Float>, relativeTo referenceEntity: Entity?)
      @MainActor @preconcurrency public func applyAngularImpulse(_ impulse: SIMD3<Float>, relativeTo referenceEntity: Entity?)
      @MainActor @preconcurrency public func applyImpulse(_ impulse: SIMD3<Float>, at position: SIMD3<Float>, relativeTo referenceEntity: Entity?)
      @MainActor @preconcurrency public func clearForcesAndTorques()
      @MainActor @preconcurrency public func resetPhysicsTransform(_ transform: Transform? = nil, recursive: Bool = false)
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol HasPhysicsMotion : Entity {
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    extension HasPhysicsMotion {
      @MainActor @preconcurrency public var physicsMotion: PhysicsMotionComponent? { get set }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol HasPhysics : HasPhysicsBody, HasPhysicsMotion {
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    public struct PhysicsSimulationComponent : Component {
      public init()
      public var gravity: SIMD3<Float>
    }
    // https://developer.apple.com/documentation/realitykit/particleemittercomponent
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    public struct ParticleEmitterComponent : Component {
      public enum EmitterShape : Hashable, Sendable {
        case point
        case box
        case sphere
        case cone
        case cylinder
        case plane
        case torus
      }
      public enum BirthLocation : Hashable, Sendable {
        case surface
        case volume
        case vertices
        case automatic
      }
      public struct Presets {
        public static var fireworks: ParticleEmitterComponent { get }
        public static var impact: ParticleEmitterComponent { get }
        public static var magic: ParticleEmitterComponent { get }
        public static var rain: ParticleEmitterComponent { get }
        public static var snow: ParticleEmitterComponent { get }
        public static var sparks: ParticleEmitterComponent { get }
      }
      public struct ParticleEmitter {
        public enum ParticleColor {
          case constant(ParticleEmitterComponent.ParticleEmitter.ParticleColor.ColorValue)
          case evolving(start: ParticleEmitterComponent.ParticleEmitter.ParticleColor.ColorValue, end: ParticleEmitterComponent.ParticleEmitter.ParticleColor.ColorValue)
          public typealias Color = Material.Color
          public enum ColorValue {
            case single(ParticleEmitterComponent.ParticleEmitter.ParticleColor.Color)
            case random(a: ParticleEmitterComponent.ParticleEmitter.ParticleColor.Color, b: ParticleEmitterComponent.ParticleEmitter.ParticleColor.Color)
          }
        }
        public init()
        public var birthRate: Float
        public var size: Float
        public var sizeVariation: Float
        public var lifeSpan: Double
        public var lifeSpanVariation: Double
        public var spreadingAngle: Float
        public var acceleration: SIMD3<Float>
        public var noiseStrength: Float
        public var dampingFactor: Float
        public var color: ParticleEmitterComponent.ParticleEmitter.ParticleColor
        public var image: TextureResource?
        public var isLightingEnabled: Bool
      }
      public init()
      public var mainEmitter: ParticleEmitterComponent.ParticleEmitter
      public var spawnedEmitter: ParticleEmitterComponent.ParticleEmitter?
      public var emitterShape: ParticleEmitterComponent.EmitterShape
      public var emitterShapeSize: SIMD3<Float>
      public var birthLocation: ParticleEmitterComponent.BirthLocation
      public var speed: Float
      public var speedVariation: Float
      public var isEmitting: Bool
      public var simulationState: ParticleEmitterComponent.SimulationState
      public enum SimulationState : Hashable, Sendable {
        case play
        case pause
        case stop
      }
      public mutating func burst()
      public mutating func restart()
    }
    """#
}
