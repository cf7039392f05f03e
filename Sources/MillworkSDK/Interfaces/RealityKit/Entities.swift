extension InterfaceModules.RealityKit {
  /// Entities, their hierarchy and the components that they hold.
  static let entities = #"""
    // https://developer.apple.com/documentation/realitykit/entity
    @_exported import Foundation
    @_exported import simd
    #if os(iOS) || os(visionOS)
    import ARKit
    #endif
    import AVFoundation
    import Combine
    import CoreGraphics
    import CoreText
    import Metal
    import Spatial
    import Swift
    import SwiftUI
    import _Concurrency
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public protocol Component {
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    extension Component {
      @MainActor @preconcurrency public static func registerComponent()
    }
    @available(iOS 17.0, macOS 14.0, tvOS 26.0, visionOS 1.0, *)
    public protocol TransientComponent : Component {
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public protocol EventSource {
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public protocol Event {
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public protocol Resource : AnyObject {
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    public protocol RealityCoordinateSpace {
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency open class Entity : HasHierarchy, HasSynchronization, HasTransform, Identifiable, @preconcurrency CustomDebugStringConvertible {
      @MainActor @preconcurrency public required init()
      public typealias ID = UInt64
      nonisolated public var id: UInt64 { get }
      @MainActor @preconcurrency public var name: String { get set }
      @MainActor @preconcurrency public var isEnabled: Bool { get set }
      @MainActor @preconcurrency public var isEnabledInHierarchy: Bool { get }
      @MainActor @preconcurrency public var isActive: Bool { get }
      @MainActor @preconcurrency public var isAnchored: Bool { get }
      @MainActor @preconcurrency public var components: Entity.ComponentSet { get set }
      @MainActor @preconcurrency public var scene: Scene? { get }
      @MainActor @preconcurrency public var anchor: (any HasAnchoring)? { get }
      @MainActor @preconcurrency public var debugDescription: String { get }
      @MainActor @preconcurrency public func findEntity(named name: String) -> Entity?
      @MainActor @preconcurrency public func clone(recursive: Bool) -> Self
      @MainActor @preconcurrency open func didClone(from source: Entity)
      @MainActor @preconcurrency public func generateCollisionShapes(recursive: Bool)
      @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency public func generateCollisionShapes(recursive: Bool, static: Bool)
      // https://developer.apple.com/documentation/realitykit/entity/componentset
      @MainActor @preconcurrency public struct ComponentSet {
        @MainActor @preconcurrency public subscript<T>(componentType: T.Type) -> T? where T : Component { get set }
        @_disfavoredOverload @MainActor @preconcurrency public subscript(componentType: any Component.Type) -> (any Component)? { get set }
        @MainActor @preconcurrency public mutating func set<T>(_ component: T) where T : Component
        @MainActor @preconcurrency public mutating func set(_ components: [any Component])
        @MainActor @preconcurrency public mutating func remove(_ componentType: any Component.Type)
        @MainActor @preconcurrency public mutating func removeAll()
        @MainActor @preconcurrency public func has(_ componentType: any Component.Type) -> Bool
        @MainActor @preconcurrency public var count: Int { get }
      }
      // https://developer.apple.com/documentation/realitykit/entity/childcollection
      public struct ChildCollection : EntityCollection, BidirectionalCollection {
        public var startIndex: Int { get }
        public var endIndex: Int { get }
        public func index(after i: Int) -> Int
        public func index(before i: Int) -> Int
        public subscript(position: Int) -> Entity { get }
        public mutating func append(_ child: Entity, preservingWorldTransform: Bool)
        public mutating func append(_ entity: Entity)
        public mutating func append<S>(contentsOf sequence: S) where S : Sequence, S.Element : Entity
        public mutating func insert(_ entity: Entity, beforeIndex index: Int)
        public mutating func remove(_ child: Entity, preservingWorldTransform: Bool)
        public mutating func remove(_ entity: Entity)
        public mutating func remove(at index: Int)
        public mutating func removeAll(keepCapacity: Bool = false)
        public mutating func removeAll(where shouldBeRemoved: (Entity) throws -> Bool) rethrows
        public mutating func removeAll(preservingWorldTransforms: Bool)
        public mutating func replaceAll<S>(_ entities: S) where S : Sequence, S.Element : Entity
      }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    extension Entity : Hashable, EventSource {
      nonisolated public static func == (a: Entity, b: Entity) -> Bool
      nonisolated public func hash(into hasher: inout Hasher)
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    extension Entity : RealityCoordinateSpace {
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 2.0, *)
    extension Entity {
      @MainActor @preconcurrency public convenience init(components: [any Component])
      @MainActor @preconcurrency public convenience init(components: any Component...)
    }
    // https://developer.apple.com/documentation/realitykit/loading-entities-from-a-file
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    extension Entity {
      @MainActor @preconcurrency public convenience init(named name: String, in bundle: Bundle? = nil) async throws
      @MainActor @preconcurrency public convenience init(contentsOf url: URL, withName resourceName: String? = nil) async throws
      @MainActor @preconcurrency public func write(to url: URL) async throws
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    extension Entity {
      @MainActor @preconcurrency public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity
      @MainActor @preconcurrency public static func load(contentsOf url: URL, withName resourceName: String? = nil) throws -> Entity
      @MainActor @preconcurrency public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity
      @MainActor @preconcurrency public static func loadModel(contentsOf url: URL, withName resourceName: String? = nil) throws -> ModelEntity
      @MainActor @preconcurrency public static func loadAnchor(named name: String, in bundle: Bundle? = nil) throws -> AnchorEntity
      @MainActor @preconcurrency public static func loadAnchor(contentsOf url: URL, withName resourceName: String? = nil) throws -> AnchorEntity
      @MainActor @preconcurrency public static func loadAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<Entity>
      @MainActor @preconcurrency public static func loadAsync(contentsOf url: URL, withName resourceName: String? = nil) -> LoadRequest<Entity>
      @MainActor @preconcurrency public static func loadModelAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<ModelEntity>
      @MainActor @preconcurrency public static func loadModelAsync(contentsOf url: URL, withName resourceName: String? = nil) -> LoadRequest<ModelEntity>
      @MainActor @preconcurrency public static func loadAnchorAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<AnchorEntity>
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public class LoadRequest<Output> : Publisher {
      public typealias Failure = any Error
      public func receive<S>(subscriber: S) where Output == S.Input, S : Subscriber, S.Failure == any Error
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency open class ModelEntity : Entity, HasModel, HasPhysics {
      @MainActor @preconcurrency public required init()
      @MainActor @preconcurrency public init(mesh: MeshResource, materials: [any Material] = [])
      @MainActor @preconcurrency public init(mesh: MeshResource, materials: [any Material] = [], collisionShape: ShapeResource, mass: Float)
      @MainActor @preconcurrency public init(mesh: MeshResource, materials: [any Material] = [], collisionShapes: [ShapeResource], mass: Float)
    }
    // https://developer.apple.com/documentation/realitykit/entitycollection
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    public protocol EntityCollection : Collection where Self.Element == Entity, Self.Index == Int {
      mutating func append(_ entity: Entity)
      mutating func append<S>(contentsOf sequence: S) where S : Sequence, S.Element : Entity
      mutating func insert(_ entity: Entity, beforeIndex index: Int)
      mutating func remove(_ entity: Entity)
      mutating func remove(at index: Int)
      mutating func removeAll(keepCapacity: Bool)
      mutating func removeAll(where shouldBeRemoved: (Entity) throws -> Bool) rethrows
    }
    // https://developer.apple.com/documentation/realitykit/hashierarchy
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol HasHierarchy : Entity {
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    extension HasHierarchy {
      @MainActor @preconcurrency public var parent: Entity? { get }
      @MainActor @preconcurrency public var children: Entity.ChildCollection { get set }
      @MainActor @preconcurrency public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false)
      @MainActor @preconcurrency public func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false)
      @MainActor @preconcurrency public func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false)
      @MainActor @preconcurrency public func removeFromParent(preservingWorldTransform: Bool = false)
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol HasSynchronization : Entity {
    }
    // https://developer.apple.com/documentation/realitykit/hastransform
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol HasTransform : Entity {
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    extension HasTransform {
      @MainActor @preconcurrency public var transform: Transform { get set }
      @MainActor @preconcurrency public var position: SIMD3<Float> { get set }
      @MainActor @preconcurrency public var orientation: simd_quatf { get set }
      @MainActor @preconcurrency public var scale: SIMD3<Float> { get set }
      @MainActor @preconcurrency public func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float>
      @MainActor @preconcurrency public func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?)
      @MainActor @preconcurrency public func orientation(relativeTo referenceEntity: Entity?) -> simd_quatf
      @MainActor @preconcurrency public func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?)
      @MainActor @preconcurrency public func scale(relativeTo referenceEntity: Entity?) -> SIMD3<Float>
      @MainActor @preconcurrency public func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?)
      @MainActor @preconcurrency public func transformMatrix(relativeTo referenceEntity: Entity?) -> float4x4
      @MainActor @preconcurrency public func setTransformMatrix(_ transform: float4x4, relativeTo referenceEntity: Entity?)
      @MainActor @preconcurrency public func convert(position: SIMD3<Float>, from referenceEntity: Entity?) -> SIMD3<Float>
      @MainActor @preconcurrency public func convert(position: SIMD3<Float>, to referenceEntity: Entity?) -> SIMD3<Float>
      @MainActor @preconcurrency public func convert(direction: SIMD3<Float>, from referenceEntity: Entity?) -> SIMD3<Float>
      @MainActor @preconcurrency public func convert(direction: SIMD3<Float>, to referenceEntity: Entity?) -> SIMD3<Float>
      @MainActor @preconcurrency public func convert(normal: SIMD3<Float>, from referenceEntity: Entity?) -> SIMD3<Float>
      @MainActor @preconcurrency public func convert(normal: SIMD3<Float>, to referenceEntity: Entity?) -> SIMD3<Float>
      @MainActor @preconcurrency public func convert(transform: Transform, from referenceEntity: Entity?) -> Transform
      @MainActor @preconcurrency public func convert(transform: Transform, to referenceEntity: Entity?) -> Transform
      @MainActor @preconcurrency public func look(at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = SIMD3<Float>(0, 1, 0), relativeTo referenceEntity: Entity?)
      @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency public func look(at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = SIMD3<Float>(0, 1, 0), relativeTo referenceEntity: Entity?, forward: Entity.ForwardDirection)
      @MainActor @preconcurrency public func visualBounds(recursive: Bool = true, relativeTo referenceEntity: Entity?, excludeInactive: Bool = false) -> BoundingBox
      @MainActor @preconcurrency public func move(to transform: Transform, relativeTo referenceEntity: Entity?)
      @MainActor @preconcurrency public func move(to transform: float4x4, relativeTo referenceEntity: Entity?)
      @discardableResult @MainActor @preconcurrency public func move(to target: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval, timingFunction: AnimationTimingFunction = .default) -> AnimationPlaybackController
      @discardableResult @MainActor @preconcurrency public func move(to target: float4x4, relativeTo referenceEntity: Entity?, duration: TimeInterval, timingFunction: AnimationTimingFunction = .default) -> AnimationPlaybackController
    }
    @available(iOS 17.0, macOS 14.0, tvOS 26.0, visionOS 1.0, *)
    extension Entity {
      public enum ForwardDirection : Equatable, Hashable, Sendable {
        case positiveZ
        case negativeZ
      }
    }
    // https://developer.apple.com/documentation/realitykit/transform
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public struct Transform : Component, Hashable, Codable, Sendable {
      public init()
      public init(scale: SIMD3<Float> = .one, rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), translation: SIMD3<Float> = .zero)
      public init(matrix: float4x4)
      public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0)
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      public init(_ transform: AffineTransform3D)
      public var scale: SIMD3<Float>
      public var rotation: simd_quatf
      public var translation: SIMD3<Float>
      public var matrix: float4x4 { get set }
      public static let identity: Transform
      public func hash(into hasher: inout Hasher)
      public func encode(to encoder: any Encoder) throws
      public init(from decoder: any Decoder) throws
    }
    """#
}
