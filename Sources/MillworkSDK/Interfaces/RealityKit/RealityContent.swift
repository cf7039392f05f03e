extension InterfaceModules.RealityKit {
  /// The content of reality views, coordinates, and gestures at entities.
  static let realityContent = #"""
    // https://developer.apple.com/documentation/realitykit/realityviewcontentprotocol
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    public protocol RealityViewContentProtocol {
      associatedtype Entities : EntityCollection
      var entities: Self.Entities { get nonmutating set }
      func subscribe<E>(to event: E.Type, on sourceObject: (any EventSource)?, componentType: (any Component.Type)?, _ handler: @escaping (E) -> Void) -> EventSubscription where E : Event
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    extension RealityViewContentProtocol {
      public func add(_ entity: Entity)
      public func remove(_ entity: Entity)
      public func subscribe<E>(to event: E.Type, on sourceObject: (any EventSource)? = nil, _ handler: @escaping (E) -> Void) -> EventSubscription where E : Event
      public func subscribe<E>(to event: E.Type, componentType: (any Component.Type)?, _ handler: @escaping (E) -> Void) -> EventSubscription where E : Event
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    public struct RealityViewEntityCollection : EntityCollection, BidirectionalCollection {
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public func index(after i: Int) -> Int
      public func index(before i: Int) -> Int
      public subscript(position: Int) -> Entity { get }
      public mutating func append(_ entity: Entity)
      public mutating func append<S>(contentsOf sequence: S) where S : Sequence, S.Element : Entity
      public mutating func insert(_ entity: Entity, beforeIndex index: Int)
      public mutating func remove(_ entity: Entity)
      public mutating func remove(at index: Int)
      public mutating func removeAll(keepCapacity: Bool = false)
      public mutating func removeAll(where shouldBeRemoved: (Entity) throws -> Bool) rethrows
    }
    // https://developer.apple.com/documentation/realitykit/entity/animate(_:body:completion:)
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *)
    extension Entity {
      @MainActor @preconcurrency public static func animate(_ animation: Animation, body: () -> Void, completion: (() -> Void)? = nil)
      // https://developer.apple.com/documentation/realitykit/entity/observable-swift.struct
      @MainActor public var observable: Entity.Observable { get set }
      public struct Observable {
        @MainActor public var name: String { get set }
        @MainActor public var isEnabled: Bool { get set }
        @MainActor public var transform: Transform { get set }
        @MainActor public var position: SIMD3<Float> { get set }
        @MainActor public var orientation: simd_quatf { get set }
        @MainActor public var scale: SIMD3<Float> { get set }
        @MainActor public var children: Entity.ChildCollection { get set }
        @MainActor public var components: Entity.Observable.Components { get set }
        public struct Components {
          @MainActor public subscript<T>(componentType: T.Type) -> T? where T : Component { get set }
        }
      }
    }
    #if os(visionOS)
    // https://developer.apple.com/documentation/realitykit/realityviewcontent
    @available(visionOS 1.0, *)
    public struct RealityViewContent : RealityViewContentProtocol, RealityCoordinateSpace, RealityCoordinateSpaceConverting {
      @MainActor @preconcurrency public struct Body<Placeholder> : View where Placeholder : View {
        @MainActor @preconcurrency public var body: some View { get }
      }
      public var entities: RealityViewEntityCollection { get nonmutating set }
      public func subscribe<E>(to event: E.Type, on sourceObject: (any EventSource)? = nil, componentType: (any Component.Type)? = nil, _ handler: @escaping (E) -> Void) -> EventSubscription where E : Event
      @available(visionOS 26.0, *)
      public func animate(body: () -> Void, completion: (() -> Void)? = nil)
    }
    // https://developer.apple.com/documentation/realitykit/realitycoordinatespaceconverting
    @available(visionOS 1.0, *)
    public protocol RealityCoordinateSpaceConverting {
    }
    @available(visionOS 1.0, *)
    extension RealityCoordinateSpaceConverting {
      public func transform(from realitySpace: some RealityCoordinateSpace, to space: some CoordinateSpaceProtocol) -> AffineTransform3D
      public func transform(from space: some CoordinateSpaceProtocol, to realitySpace: some RealityCoordinateSpace) -> Transform
      public func convert(_ point: Point3D, from space: some CoordinateSpaceProtocol, to realitySpace: some RealityCoordinateSpace) -> SIMD3<Float>
      public func convert(_ vector: Vector3D, from space: some CoordinateSpaceProtocol, to realitySpace: some RealityCoordinateSpace) -> SIMD3<Float>
      public func convert(_ size: Size3D, from space: some CoordinateSpaceProtocol, to realitySpace: some RealityCoordinateSpace) -> SIMD3<Float>
      public func convert(_ rect: Rect3D, from space: some CoordinateSpaceProtocol, to realitySpace: some RealityCoordinateSpace) -> BoundingBox
      public func convert(_ rotation: Rotation3D, from space: some CoordinateSpaceProtocol, to realitySpace: some RealityCoordinateSpace) -> simd_quatf
      public func convert(_ transform: AffineTransform3D, from space: some CoordinateSpaceProtocol, to realitySpace: some RealityCoordinateSpace) -> Transform
      public func convert(_ point: SIMD3<Float>, from realitySpace: some RealityCoordinateSpace, to space: some CoordinateSpaceProtocol) -> Point3D
      public func convert(_ box: BoundingBox, from realitySpace: some RealityCoordinateSpace, to space: some CoordinateSpaceProtocol) -> Rect3D
      public func convert(_ rotation: simd_quatf, from realitySpace: some RealityCoordinateSpace, to space: some CoordinateSpaceProtocol) -> Rotation3D
      public func convert(_ transform: Transform, from realitySpace: some RealityCoordinateSpace, to space: some CoordinateSpaceProtocol) -> AffineTransform3D
      @_disfavoredOverload public func convert(_ point: Point3D, from space: CoordinateSpace, to realitySpace: some RealityCoordinateSpace) -> SIMD3<Float>
      @_disfavoredOverload public func convert(_ vector: Vector3D, from space: CoordinateSpace, to realitySpace: some RealityCoordinateSpace) -> SIMD3<Float>
      @_disfavoredOverload public func convert(_ point: SIMD3<Float>, from realitySpace: some RealityCoordinateSpace, to space: CoordinateSpace) -> Point3D
    }
    #else
    // https://developer.apple.com/documentation/realitykit/realityviewcameracontent
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, *)
    public struct RealityViewCameraContent : RealityViewContentProtocol {
      @MainActor @preconcurrency public struct Body<Placeholder> : View where Placeholder : View {
        @MainActor @preconcurrency public var body: some View { get }
      }
      public var entities: RealityViewEntityCollection { get nonmutating set }
      public var camera: RealityViewCamera { get set }
      public var cameraTarget: Entity? { get set }
      public var audioListener: Entity? { get set }
      public var environment: RealityViewEnvironment { get set }
      public func subscribe<E>(to event: E.Type, on sourceObject: (any EventSource)? = nil, componentType: (any Component.Type)? = nil, _ handler: @escaping (E) -> Void) -> EventSubscription where E : Event
      @available(iOS 26.0, macOS 26.0, *)
      public func animate(body: () -> Void, completion: (() -> Void)? = nil)
      public func project(point: SIMD3<Float>, to space: some CoordinateSpaceProtocol) -> CGPoint?
      public func entity(at point: CGPoint, in space: some CoordinateSpaceProtocol) -> Entity?
      public func ray(through point: CGPoint, in space: some CoordinateSpaceProtocol, to realitySpace: some RealityCoordinateSpace) -> (origin: SIMD3<Float>, direction: SIMD3<Float>)?
      public func unproject(_ point: CGPoint, from space: some CoordinateSpaceProtocol, to realitySpace: some RealityCoordinateSpace, ontoPlane planeTransform: float4x4) -> SIMD3<Float>?
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, *)
    public struct RealityViewCamera : Hashable, Sendable {
      public static var virtual: RealityViewCamera { get }
      #if os(iOS)
      public static var spatialTracking: RealityViewCamera { get }
      public static var worldTracking: RealityViewCamera { get }
      #endif
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, *)
    public struct RealityViewEnvironment {
      public struct Background {
        public static var `default`: RealityViewEnvironment.Background { get }
        public static func color(_ color: Material.Color) -> RealityViewEnvironment.Background
        public static func skybox(_ resource: EnvironmentResource) -> RealityViewEnvironment.Background
      }
      public static func color(_ color: Material.Color) -> RealityViewEnvironment
      public static func skybox(_ resource: EnvironmentResource) -> RealityViewEnvironment
      public static var `default`: RealityViewEnvironment { get }
      public init(background: RealityViewEnvironment.Background, lightingResource: EnvironmentResource? = nil)
      public var background: RealityViewEnvironment.Background
      public var lightingResource: EnvironmentResource?
    }
    #endif
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    public struct SceneRealityCoordinateSpace : RealityCoordinateSpace {
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    extension RealityCoordinateSpace where Self == SceneRealityCoordinateSpace {
      public static var scene: SceneRealityCoordinateSpace { get }
    }
    // https://developer.apple.com/documentation/realitykit/entitytargetvalue
    @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @dynamicMemberLookup public struct EntityTargetValue<Value> {
      public var gestureValue: Value { get }
      public var entity: Entity
      public subscript<T>(dynamicMember keyPath: KeyPath<Value, T>) -> T { get }
      #if os(iOS) || os(macOS)
      public func unproject(_ keyPath: KeyPath<Value, CGPoint>, to realitySpace: some RealityCoordinateSpace) -> SIMD3<Float>?
      public func unproject(_ point: CGPoint, from space: some CoordinateSpaceProtocol, to realitySpace: some RealityCoordinateSpace) -> SIMD3<Float>?
      public func unproject(_ point: CGPoint, from space: some CoordinateSpaceProtocol, to realitySpace: some RealityCoordinateSpace, ontoPlane planeTransform: float4x4) -> SIMD3<Float>?
      public func project(point: SIMD3<Float>, to space: some CoordinateSpaceProtocol) -> CGPoint?
      #endif
    }
    @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension EntityTargetValue : Equatable where Value : Equatable {
      public static func == (a: EntityTargetValue<Value>, b: EntityTargetValue<Value>) -> Bool
    }
    #if os(visionOS)
    @available(visionOS 1.0, *)
    extension EntityTargetValue : RealityCoordinateSpaceConverting {
    }
    #endif
    @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension Gesture {
      @MainActor @preconcurrency public func targetedToAnyEntity() -> some Gesture<EntityTargetValue<Self.Value>>
      @MainActor @preconcurrency public func targetedToEntity(_ entity: Entity) -> some Gesture<EntityTargetValue<Self.Value>>
      @MainActor @preconcurrency public func targetedToEntity(where query: QueryPredicate<Entity>) -> some Gesture<EntityTargetValue<Self.Value>>
    }
    """#
}
