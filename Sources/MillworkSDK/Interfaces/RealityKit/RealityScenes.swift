extension InterfaceModules.RealityKit {
  /// Scenes, anchors, events, systems, and the view of UIKit and AppKit.
  static let realityScenes = #"""
    // https://developer.apple.com/documentation/realitykit/scene
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency public class Scene : EventSource {
      @MainActor @preconcurrency public var name: String { get }
      @MainActor @preconcurrency public var anchors: Scene.AnchorCollection { get set }
      @MainActor @preconcurrency public func addAnchor(_ anchor: any HasAnchoring)
      @MainActor @preconcurrency public func removeAnchor(_ anchor: any HasAnchoring)
      @MainActor @preconcurrency public func findEntity(named name: String) -> Entity?
      @MainActor @preconcurrency public func performQuery(_ query: EntityQuery) -> QueryResult<Entity>
      @MainActor @preconcurrency public func raycast(from startPosition: SIMD3<Float>, to endPosition: SIMD3<Float>, query: CollisionCastQueryType = .all, mask: CollisionGroup = .all, relativeTo referenceEntity: Entity? = nil) -> [CollisionCastHit]
      @MainActor @preconcurrency public func raycast(origin: SIMD3<Float>, direction: SIMD3<Float>, length: Float = 100, query: CollisionCastQueryType = .all, mask: CollisionGroup = .all, relativeTo referenceEntity: Entity? = nil) -> [CollisionCastHit]
      @MainActor @preconcurrency public func publisher<E>(for event: E.Type, on sourceObject: (any EventSource)? = nil) -> Scene.Publisher<E> where E : Event
      @MainActor @preconcurrency public func subscribe<E>(to event: E.Type, on sourceObject: (any EventSource)? = nil, _ handler: @escaping (E) -> Void) -> any Cancellable where E : Event
      public struct Publisher<E> : Combine.Publisher where E : Event {
        public typealias Output = E
        public typealias Failure = Never
        public func receive<S>(subscriber: S) where E == S.Input, S : Subscriber, S.Failure == Never
      }
      public struct AnchorCollection : RandomAccessCollection {
        public var startIndex: Int { get }
        public var endIndex: Int { get }
        public subscript(position: Int) -> any HasAnchoring { get }
        public mutating func append(_ entity: any HasAnchoring)
        public mutating func append<S>(contentsOf sequence: S) where S : Sequence, S.Element : HasAnchoring
        public mutating func remove(_ entity: any HasAnchoring)
        public mutating func remove(at index: Int)
        public mutating func removeAll(keepCapacity: Bool = false)
      }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public enum CollisionCastQueryType : Hashable, Sendable {
      case nearest
      case all
      case any
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public struct CollisionCastHit {
      public let entity: Entity
      public let position: SIMD3<Float>
      public let normal: SIMD3<Float>
      public let distance: Float
    }
    // https://developer.apple.com/documentation/realitykit/entityquery
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public struct EntityQuery {
      public init()
      public init(where predicate: QueryPredicate<Entity>)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public struct QueryResult<Element> : Sequence {
      public func makeIterator() -> AnyIterator<Element>
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public struct QueryPredicate<Value> {
      public static func has<T>(_ componentType: T.Type) -> QueryPredicate<Entity> where Value == Entity, T : Component
      public static func has(_ componentType: any Component.Type) -> QueryPredicate<Entity> where Value == Entity
      public static func && (a: QueryPredicate<Value>, b: QueryPredicate<Value>) -> QueryPredicate<Value>
      public static func || (a: QueryPredicate<Value>, b: QueryPredicate<Value>) -> QueryPredicate<Value>
      public static prefix func ! (a: QueryPredicate<Value>) -> QueryPredicate<Value>
    }
    // https://developer.apple.com/documentation/realitykit/system
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol System {
      @MainActor @preconcurrency static var dependencies: [SystemDependency] { get }
      @MainActor @preconcurrency init(scene: Scene)
      @MainActor @preconcurrency mutating func update(context: SceneUpdateContext)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    extension System {
      @MainActor @preconcurrency public static var dependencies: [SystemDependency] { get }
      @MainActor @preconcurrency public mutating func update(context: SceneUpdateContext)
      @MainActor @preconcurrency public static func registerSystem()
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public enum SystemDependency {
      case before(any System.Type)
      case after(any System.Type)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public struct SceneUpdateContext {
      public let scene: Scene
      public let deltaTime: TimeInterval
      @MainActor @preconcurrency public func entities(matching query: EntityQuery, updatingSystemWhen condition: SystemUpdateCondition) -> QueryResult<Entity>
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public struct SystemUpdateCondition : OptionSet, Sendable {
      public let rawValue: UInt8
      public init(rawValue: UInt8)
      public static let rendering: SystemUpdateCondition
    }
    // https://developer.apple.com/documentation/realitykit/sceneevents
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public enum SceneEvents {
      public struct Update : Event {
        public let scene: Scene
        public let deltaTime: TimeInterval
      }
      public struct AnchoredStateChanged : Event {
        public let anchor: any HasAnchoring
        public let isAnchored: Bool
      }
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      public struct DidAddEntity : Event {
        public let entity: Entity
      }
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      public struct WillRemoveEntity : Event {
        public let entity: Entity
      }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public enum CollisionEvents {
      public struct Began : Event {
        public let entityA: Entity
        public let entityB: Entity
        public let position: SIMD3<Float>
        public let impulse: Float
      }
      public struct Updated : Event {
        public let entityA: Entity
        public let entityB: Entity
        public let position: SIMD3<Float>
        public let impulse: Float
      }
      public struct Ended : Event {
        public let entityA: Entity
        public let entityB: Entity
      }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public enum ComponentEvents {
      public struct DidAdd : Event {
        public let entity: Entity
        public let componentType: any Component.Type
      }
      public struct DidChange : Event {
        public let entity: Entity
        public let componentType: any Component.Type
      }
      public struct WillRemove : Event {
        public let entity: Entity
        public let componentType: any Component.Type
      }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    public struct EventSubscription : Cancellable, Sendable {
      public func cancel()
    }
    // https://developer.apple.com/documentation/realitykit/anchorentity
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol HasAnchoring : HasTransform {
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    extension HasAnchoring {
      @MainActor @preconcurrency public var anchoring: AnchoringComponent { get set }
      @MainActor @preconcurrency public func reanchor(_ target: AnchoringComponent.Target, preservingWorldTransform: Bool = true)
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency open class AnchorEntity : Entity, HasAnchoring {
      @MainActor @preconcurrency public required init()
      @MainActor @preconcurrency public convenience init(_ target: AnchoringComponent.Target)
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency public convenience init(_ target: AnchoringComponent.Target, trackingMode: AnchoringComponent.TrackingMode)
      @MainActor @preconcurrency public convenience init(world position: SIMD3<Float>)
      @MainActor @preconcurrency public convenience init(world transform: float4x4)
      #if os(iOS)
      @MainActor @preconcurrency public convenience init(plane alignment: AnchoringComponent.Target.Alignment, classification: AnchoringComponent.Target.Classification = .any, minimumBounds: SIMD2<Float> = SIMD2<Float>(0.2, 0.2))
      @MainActor @preconcurrency public convenience init(anchor: ARAnchor)
      @MainActor @preconcurrency public convenience init(raycastResult: ARRaycastResult)
      #elseif os(visionOS)
      @MainActor @preconcurrency public convenience init(plane alignment: AnchoringComponent.Target.Alignment, classification: AnchoringComponent.Target.Classification = .any, minimumBounds: SIMD2<Float> = SIMD2<Float>(0.2, 0.2))
      #endif
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public struct AnchoringComponent : Component {
      public init(_ target: AnchoringComponent.Target)
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      public init(_ target: AnchoringComponent.Target, trackingMode: AnchoringComponent.TrackingMode)
      public var target: AnchoringComponent.Target
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      public var trackingMode: AnchoringComponent.TrackingMode
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      public struct TrackingMode : Hashable, Sendable {
        public static let continuous: AnchoringComponent.TrackingMode
        public static let once: AnchoringComponent.TrackingMode
        @available(visionOS 2.0, *)
        public static let predicted: AnchoringComponent.TrackingMode
      }
      public enum Target : Equatable, Sendable {
        case world(transform: float4x4)
        case camera
        #if os(visionOS)
        case head
        case hand(AnchoringComponent.Target.Chirality, location: AnchoringComponent.Target.HandLocation)
        #endif
        #if !os(macOS) && !os(tvOS)
        case plane(AnchoringComponent.Target.Alignment, classification: AnchoringComponent.Target.Classification, minimumBounds: SIMD2<Float>)
        case image(group: String, name: String)
        case object(group: String, name: String)
        #endif
        #if os(iOS)
        case face
        case body
        case anchor(identifier: UUID)
        #endif
        public struct Alignment : OptionSet, Sendable {
          public let rawValue: UInt8
          public init(rawValue: UInt8)
          public static let horizontal: AnchoringComponent.Target.Alignment
          public static let vertical: AnchoringComponent.Target.Alignment
          public static let any: AnchoringComponent.Target.Alignment
        }
        public struct Classification : OptionSet, Sendable {
          public let rawValue: UInt64
          public init(rawValue: UInt64)
          public static let wall: AnchoringComponent.Target.Classification
          public static let floor: AnchoringComponent.Target.Classification
          public static let ceiling: AnchoringComponent.Target.Classification
          public static let table: AnchoringComponent.Target.Classification
          public static let seat: AnchoringComponent.Target.Classification
          public static let any: AnchoringComponent.Target.Classification
        }
        public enum Chirality : Sendable {
          case left
          case right
          case either
        }
        public struct HandLocation : Hashable, Sendable {
          public static let wrist: AnchoringComponent.Target.HandLocation
          public static let palm: AnchoringComponent.Target.HandLocation
          public static let aboveHand: AnchoringComponent.Target.HandLocation
          public static let thumbTip: AnchoringComponent.Target.HandLocation
          public static let indexFingerTip: AnchoringComponent.Target.HandLocation
        }
      }
    }
    // https://developer.apple.com/documentation/realitykit/arview
    #if os(iOS)
    @available(iOS 13.0, *)
    @MainActor @preconcurrency open class ARView : UIView, ARSessionProviding {
      public enum CameraMode : Hashable, Sendable {
        case ar
        case nonAR
      }
      @MainActor @preconcurrency public required override init(frame frameRect: CGRect)
      @MainActor @preconcurrency public init(frame frameRect: CGRect, cameraMode: ARView.CameraMode, automaticallyConfigureSession: Bool)
      @MainActor @preconcurrency public required dynamic init?(coder decoder: NSCoder)
      @MainActor @preconcurrency public var session: ARSession { get set }
      @MainActor @preconcurrency public var cameraMode: ARView.CameraMode { get set }
      @MainActor @preconcurrency public var automaticallyConfigureSession: Bool { get set }
      @MainActor @preconcurrency public func raycast(from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment) -> [ARRaycastResult]
      @discardableResult @MainActor @preconcurrency public func installGestures(_ gestures: ARView.EntityGestures = .all, for entity: any HasCollision) -> [any EntityGestureRecognizer]
      public struct EntityGestures : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static let translation: ARView.EntityGestures
        public static let rotation: ARView.EntityGestures
        public static let scale: ARView.EntityGestures
        public static let all: ARView.EntityGestures
      }
    }
    @available(iOS 13.0, *)
    @MainActor @preconcurrency public protocol EntityGestureRecognizer : UIGestureRecognizer {
      @MainActor @preconcurrency var entity: (any HasCollision)? { get set }
      @MainActor @preconcurrency func location(in entity: Entity?) -> SIMD3<Float>?
    }
    #elseif os(macOS)
    @available(macOS 10.15, *)
    @MainActor @preconcurrency open class ARView : NSView {
      @MainActor @preconcurrency public required override init(frame frameRect: CGRect)
      @MainActor @preconcurrency public required dynamic init?(coder decoder: NSCoder)
    }
    #endif
    #if os(iOS) || os(macOS)
    @available(iOS 13.0, macOS 10.15, *)
    extension ARView {
      @MainActor @preconcurrency public var scene: Scene { get }
      @MainActor @preconcurrency public var environment: ARView.Environment { get set }
      @MainActor @preconcurrency public var debugOptions: ARView.DebugOptions { get set }
      @MainActor @preconcurrency public var renderOptions: ARView.RenderOptions { get set }
      @MainActor @preconcurrency public var cameraTransform: Transform { get }
      @MainActor @preconcurrency public func entity(at point: CGPoint) -> Entity?
      @MainActor @preconcurrency public func entities(at point: CGPoint) -> [Entity]
      @MainActor @preconcurrency public func hitTest(_ point: CGPoint, query: CollisionCastQueryType = .all, mask: CollisionGroup = .all) -> [CollisionCastHit]
      @MainActor @preconcurrency public func project(_ point: SIMD3<Float>) -> CGPoint?
      @MainActor @preconcurrency public func ray(through screenPoint: CGPoint) -> (origin: SIMD3<Float>, direction: SIMD3<Float>)?
      #if os(macOS)
      @MainActor @preconcurrency public func snapshot(saveToHDR: Bool, completion: @escaping (NSImage?) -> Void)
      #else
      @MainActor @preconcurrency public func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void)
      #endif
      public struct Environment {
        public struct Background {
          public static func color(_ color: Material.Color) -> ARView.Environment.Background
          public static func skybox(_ resource: EnvironmentResource) -> ARView.Environment.Background
          #if os(iOS)
          public static func cameraFeed(exposureCompensation: Float = 0.0) -> ARView.Environment.Background
          #endif
        }
        public struct ImageBasedLight {
          public var resource: EnvironmentResource?
          public var intensityExponent: Float
        }
        public var background: ARView.Environment.Background { get set }
        public var lighting: ARView.Environment.ImageBasedLight { get set }
        #if os(iOS)
        public var sceneUnderstanding: ARView.Environment.SceneUnderstanding { get set }
        public struct SceneUnderstanding {
          public struct Options : OptionSet, Sendable {
            public let rawValue: Int
            public init(rawValue: Int)
            public static let occlusion: ARView.Environment.SceneUnderstanding.Options
            public static let receivesLighting: ARView.Environment.SceneUnderstanding.Options
            public static let physics: ARView.Environment.SceneUnderstanding.Options
            public static let collision: ARView.Environment.SceneUnderstanding.Options
          }
          public var options: ARView.Environment.SceneUnderstanding.Options { get set }
        }
        #endif
      }
      public struct DebugOptions : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static let none: ARView.DebugOptions
        public static let showPhysics: ARView.DebugOptions
        public static let showStatistics: ARView.DebugOptions
        #if os(iOS)
        public static let showAnchorOrigins: ARView.DebugOptions
        public static let showAnchorGeometry: ARView.DebugOptions
        public static let showWorldOrigin: ARView.DebugOptions
        public static let showFeaturePoints: ARView.DebugOptions
        public static let showSceneUnderstanding: ARView.DebugOptions
        #endif
      }
      public struct RenderOptions : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static let disableMotionBlur: ARView.RenderOptions
        public static let disableDepthOfField: ARView.RenderOptions
        public static let disableHDR: ARView.RenderOptions
        public static let disableCameraGrain: ARView.RenderOptions
        public static let disableGroundingShadows: ARView.RenderOptions
        public static let disableFaceMesh: ARView.RenderOptions
        public static let disablePersonOcclusion: ARView.RenderOptions
        public static let disableAREnvironmentLighting: ARView.RenderOptions
      }
    }
    #endif
    """#
}
