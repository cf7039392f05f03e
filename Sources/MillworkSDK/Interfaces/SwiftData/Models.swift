extension InterfaceModules.SwiftData {
  /// Models: the macros, attributes, relationships and the schema.
  static let models = #"""
    // https://developer.apple.com/documentation/swiftdata
    @_exported import Foundation
    import CoreData
    @_exported import Observation
    import Swift
    import SwiftUI
    import _Concurrency
    @available(Apple 2023, *)
    @attached(member, conformances: Observable, PersistentModel, Sendable, names: named(persistentBackingData), named(schemaMetadata), named(init))
    @attached(memberAttribute)
    @attached(extension, conformances: Observable, PersistentModel, Sendable) public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "PersistentModelMacro")
    @available(Apple 2023, *)
    @attached(accessor, names: named(init), named(get), named(set)) @attached(peer, names: prefixed(_)) public macro _PersistedProperty() = #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")
    // What a property's own storage is where its value is in the store.
    @available(Apple 2023, *)
    public struct _StoredElsewhere : Sendable {
      public init()
    }
    // https://developer.apple.com/documentation/swiftdata/attribute(_:originalname:hashmodifier:)
    @available(Apple 2023, *)
    @attached(peer) public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) = #externalMacro(module: "SwiftDataMacros", type: "AttributePropertyMacro")
    // https://developer.apple.com/documentation/swiftdata/relationship(_:deleterule:minimummodelcount:maximummodelcount:originalname:inverse:hashmodifier:)
    @available(Apple 2023, *)
    @attached(peer) public macro Relationship(_ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil) = #externalMacro(module: "SwiftDataMacros", type: "RelationshipPropertyMacro")
    @available(Apple 2023, *)
    @attached(peer) public macro Transient() = #externalMacro(module: "SwiftDataMacros", type: "TransientPropertyMacro")
    @available(Apple 2024, *)
    @freestanding(declaration) public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) = #externalMacro(module: "SwiftDataMacros", type: "UniqueMacro") where T : PersistentModel
    @available(Apple 2024, *)
    @freestanding(declaration) public macro Index<T>(_ indices: [PartialKeyPath<T>]...) = #externalMacro(module: "SwiftDataMacros", type: "IndexMacro") where T : PersistentModel
    @available(Apple 2024, *)
    @freestanding(declaration) public macro Index<T>(_ indices: Schema.Index<T>.Types<T>...) = #externalMacro(module: "SwiftDataMacros", type: "IndexMacro") where T : PersistentModel
    @available(Apple 2023, *)
    @attached(member, names: named(modelContainer), named(modelExecutor), named(init)) @attached(extension, conformances: ModelActor) public macro ModelActor() = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")
    @available(Apple 2023, *)
    public protocol PersistentModel : AnyObject, Observable, Hashable, Identifiable {
      init(backingData: any BackingData<Self>)
      var persistentBackingData: any BackingData<Self> { get set }
      static var schemaMetadata: [Schema.PropertyMetadata] { get }
    }
    @available(Apple 2023, *)
    extension PersistentModel {
      public var id: PersistentIdentifier { get }
      public var persistentModelID: PersistentIdentifier { get }
      public var modelContext: ModelContext? { get }
      public var hasChanges: Bool { get }
      public var isDeleted: Bool { get }
      public static func == (a: Self, b: Self) -> Bool
      public func hash(into hasher: inout Hasher)
      public static func createBackingData<P>() -> some BackingData<P> where P : PersistentModel
      public func getValue<Value>(forKey: KeyPath<Self, Value>) -> Value where Value : Decodable
      public func getValue<Value>(forKey: KeyPath<Self, Value>) -> Value where Value : PersistentModel
      public func getValue<Value>(forKey: KeyPath<Self, Value?>) -> Value? where Value : PersistentModel
      public func getValue<Value, OtherModel>(forKey: KeyPath<Self, Value>) -> Value where Value : RelationshipCollection, OtherModel == Value.PersistentElement
      public func getValue<Value, OtherModel>(forKey: KeyPath<Self, Value>) -> Value where Value : Decodable, Value : RelationshipCollection, OtherModel == Value.PersistentElement
      public func setValue<Value>(forKey: KeyPath<Self, Value>, to newValue: Value) where Value : Encodable
      public func setValue<Value>(forKey: KeyPath<Self, Value>, to newValue: Value) where Value : PersistentModel
      public func setValue<Value>(forKey: KeyPath<Self, Value?>, to newValue: Value?) where Value : PersistentModel
      public func setValue<Value, OtherModel>(forKey: KeyPath<Self, Value>, to newValue: Value) where Value : RelationshipCollection, OtherModel == Value.PersistentElement
      public func setValue<Value, OtherModel>(forKey: KeyPath<Self, Value>, to newValue: Value) where Value : Encodable, Value : RelationshipCollection, OtherModel == Value.PersistentElement
    }
    @available(Apple 2023, *)
    public protocol RelationshipCollection {
      associatedtype PersistentElement : PersistentModel
    }
    @available(Apple 2023, *)
    extension Array : RelationshipCollection where Element : PersistentModel {
      public typealias PersistentElement = Element
    }
    @available(Apple 2023, *)
    extension Set : RelationshipCollection where Element : PersistentModel {
      public typealias PersistentElement = Element
    }
    @available(Apple 2023, *)
    extension Optional : RelationshipCollection where Wrapped : RelationshipCollection {
      public typealias PersistentElement = Wrapped.PersistentElement
    }
    @available(Apple 2023, *)
    public protocol BackingData<Model> {
      associatedtype Model : PersistentModel
      var persistentModelID: PersistentIdentifier? { get set }
      init(for modelType: Self.Model.Type)
      func setValue<Value>(forKey: KeyPath<Self.Model, Value>, to newValue: Value) where Value : Encodable
      func setValue<Value>(forKey: KeyPath<Self.Model, Value>, to newValue: Value) where Value : PersistentModel
      func setValue<Value>(forKey: KeyPath<Self.Model, Value?>, to newValue: Value?) where Value : PersistentModel
      func setValue<Value, OtherModel>(forKey: KeyPath<Self.Model, Value>, to newValue: Value) where Value : RelationshipCollection, OtherModel == Value.PersistentElement
      func setValue<Value, OtherModel>(forKey: KeyPath<Self.Model, Value>, to newValue: Value) where Value : Encodable, Value : RelationshipCollection, OtherModel == Value.PersistentElement
    }
    @available(Apple 2023, *)
    public struct PersistentIdentifier : Hashable, Identifiable, Comparable, Codable, Sendable {
      public typealias ID = PersistentIdentifier.ID_
      public struct ID_ : Hashable, Sendable {
        public static func == (a: PersistentIdentifier.ID_, b: PersistentIdentifier.ID_) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public var id: PersistentIdentifier.ID_ { get }
      public var entityName: String { get }
      public var storeIdentifier: String? { get }
      public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool
      public static func == (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    // https://developer.apple.com/documentation/swiftdata/schema
    @available(Apple 2023, *)
    final public class Schema : Codable, Hashable, Sendable {
      public init()
      public init(_ entities: Schema.Entity..., version: Schema.Version = Version(1, 0, 0))
      public init(_ types: [any PersistentModel.Type], version: Schema.Version = Version(1, 0, 0))
      public convenience init(versionedSchema: any VersionedSchema.Type)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public static func == (a: Schema, b: Schema) -> Bool
      public func hash(into hasher: inout Hasher)
      public var entities: [Schema.Entity] { get }
      public var version: Schema.Version { get }
      public struct PropertyMetadata : Sendable {
        public init(name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: (any Sendable)? = nil)
      }
      public struct Version : Codable, Comparable, Hashable, Sendable {
        public init(_ major: Int, _ minor: Int, _ patch: Int)
        public static func < (a: Schema.Version, b: Schema.Version) -> Bool
        public static func == (a: Schema.Version, b: Schema.Version) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      final public class Entity : Hashable, Sendable {
        public init(_ name: String)
        final public var name: String { get }
        public static func == (a: Schema.Entity, b: Schema.Entity) -> Bool
        final public func hash(into hasher: inout Hasher)
      }
      final public class Attribute : Hashable, Sendable {
        public struct Option : Hashable, Codable, Sendable {
          public static var unique: Schema.Attribute.Option { get }
          public static var externalStorage: Schema.Attribute.Option { get }
          public static var spotlight: Schema.Attribute.Option { get }
          public static var ephemeral: Schema.Attribute.Option { get }
          public static var allowsCloudEncryption: Schema.Attribute.Option { get }
          public static func ephemeral(hashModifier: String?) -> Schema.Attribute.Option
          @available(Apple 2024, *)
          public static var preserveValueOnDeletion: Schema.Attribute.Option { get }
          public static func transformable(by transformerType: ValueTransformer.Type) -> Schema.Attribute.Option
          public static func transformable(by transformerName: String) -> Schema.Attribute.Option
          public static func == (a: Schema.Attribute.Option, b: Schema.Attribute.Option) -> Bool
          public func hash(into hasher: inout Hasher)
          public init(from decoder: any Decoder) throws
          public func encode(to encoder: any Encoder) throws
        }
        public static func == (a: Schema.Attribute, b: Schema.Attribute) -> Bool
        final public func hash(into hasher: inout Hasher)
      }
      final public class Relationship : Hashable, Sendable {
        public enum DeleteRule : String, Codable, Sendable {
          case noAction
          case nullify
          case cascade
          case deny
          public init?(rawValue: String)
          public typealias RawValue = String
          public var rawValue: String { get }
        }
        public struct Option : Hashable, Codable, Sendable {
          public static var unique: Schema.Relationship.Option { get }
          public static func == (a: Schema.Relationship.Option, b: Schema.Relationship.Option) -> Bool
          public func hash(into hasher: inout Hasher)
          public init(from decoder: any Decoder) throws
          public func encode(to encoder: any Encoder) throws
        }
        public static func == (a: Schema.Relationship, b: Schema.Relationship) -> Bool
        final public func hash(into hasher: inout Hasher)
      }
      @available(Apple 2024, *)
      final public class Index<Model> : @unchecked Sendable where Model : PersistentModel {
        public enum Types<T> where T : PersistentModel {
          case binary([PartialKeyPath<T>])
          case rtree([PartialKeyPath<T>])
        }
      }
    }
    @available(Apple 2023, *)
    public protocol VersionedSchema {
      static var models: [any PersistentModel.Type] { get }
      static var versionIdentifier: Schema.Version { get }
    }
    @available(Apple 2023, *)
    public protocol SchemaMigrationPlan {
      static var schemas: [any VersionedSchema.Type] { get }
      static var stages: [MigrationStage] { get }
    }
    @available(Apple 2023, *)
    public enum MigrationStage {
      case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
      case custom(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
    }
    """#
}
