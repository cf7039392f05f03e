extension InterfaceModules.SwiftData {
  /// Containers, contexts, fetches and what SwiftUI's views read them with.
  static let modelContexts = #"""
    // https://developer.apple.com/documentation/swiftdata/modelcontext
    @available(Apple 2023, *)
    public class ModelContext : Equatable {
      public init(_ container: ModelContainer)
      public var container: ModelContainer { get }
      public var autosaveEnabled: Bool { get set }
      public var undoManager: UndoManager? { get set }
      public var hasChanges: Bool { get }
      public var insertedModelsArray: [any PersistentModel] { get }
      public var changedModelsArray: [any PersistentModel] { get }
      public var deletedModelsArray: [any PersistentModel] { get }
      public func insert<T>(_ model: T) where T : PersistentModel
      public func delete<T>(_ model: T) where T : PersistentModel
      public func delete<T>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws where T : PersistentModel
      public func save() throws
      public func rollback()
      public func processPendingChanges()
      public func transaction(block: () throws -> Void) throws
      public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel
      public func registeredModel<T>(for persistentModelID: PersistentIdentifier) -> T? where T : PersistentModel
      public func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] where T : PersistentModel
      public func fetch<T>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T> where T : PersistentModel
      public func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int where T : PersistentModel
      public func fetchIdentifiers<T>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] where T : PersistentModel
      public func enumerate<T>(_ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (_ model: T) throws -> Void) throws where T : PersistentModel
      public static var willSave: Notification.Name { get }
      public static var didSave: Notification.Name { get }
      public static func == (a: ModelContext, b: ModelContext) -> Bool
    }
    @available(*, unavailable, message: "contexts cannot be shared across concurrency contexts")
    extension ModelContext : @unchecked Sendable {
    }
    @available(Apple 2023, *)
    extension ModelContext {
      public enum NotificationKey : String {
        case queryGeneration
        case invalidatedAllIdentifiers
        case insertedIdentifiers
        case updatedIdentifiers
        case deletedIdentifiers
        public init?(rawValue: String)
        public typealias RawValue = String
        public var rawValue: String { get }
      }
    }
    @available(Apple 2023, *)
    public struct FetchResultsCollection<T> : RandomAccessCollection where T : PersistentModel {
      public typealias Element = T
      public typealias Index = Int
      public typealias SubSequence = Slice<FetchResultsCollection<T>>
      public typealias Indices = Range<Int>
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public subscript(position: Int) -> T { get }
    }
    @available(Apple 2023, *)
    public class ModelContainer : Equatable, @unchecked Sendable {
      public convenience init(for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...) throws
      public init(for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]) throws
      public convenience init(for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...) throws
      public let schema: Schema
      public let migrationPlan: (any SchemaMigrationPlan.Type)?
      public var configurations: Set<ModelConfiguration> { get }
      @MainActor @preconcurrency public var mainContext: ModelContext { get }
      public func deleteAllData()
      @available(Apple 2024, *)
      public func erase() throws
      public static func == (a: ModelContainer, b: ModelContainer) -> Bool
    }
    @available(Apple 2023, *)
    public struct ModelConfiguration : Identifiable, Hashable, Sendable {
      public init(isStoredInMemoryOnly: Bool)
      public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false)
      public init(_ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true, groupContainer: ModelConfiguration.GroupContainer = .automatic, cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic)
      public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic)
      public var name: String { get set }
      public var url: URL { get set }
      public var schema: Schema? { get set }
      public var allowsSave: Bool { get set }
      public var isStoredInMemoryOnly: Bool { get set }
      public var id: String { get }
      public var cloudKitContainerIdentifier: String? { get }
      public var groupAppContainerIdentifier: String? { get }
      public struct GroupContainer : Sendable {
        public static var automatic: ModelConfiguration.GroupContainer { get }
        public static var none: ModelConfiguration.GroupContainer { get }
        public static func identifier(_ groupIdentifier: String) -> ModelConfiguration.GroupContainer
      }
      public struct CloudKitDatabase : Sendable {
        public static var automatic: ModelConfiguration.CloudKitDatabase { get }
        public static var none: ModelConfiguration.CloudKitDatabase { get }
        public static func `private`(_ privateDBName: String) -> ModelConfiguration.CloudKitDatabase
      }
      public static func == (a: ModelConfiguration, b: ModelConfiguration) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    public struct FetchDescriptor<T> where T : PersistentModel {
      public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = [])
      public var predicate: Predicate<T>? { get set }
      public var sortBy: [SortDescriptor<T>] { get set }
      public var fetchLimit: Int? { get set }
      public var fetchOffset: Int? { get set }
      public var includePendingChanges: Bool { get set }
      public var propertiesToFetch: [PartialKeyPath<T>] { get set }
      public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] { get set }
    }
    @available(Apple 2023, *)
    extension FetchDescriptor : Sendable where T : PersistentModel {
    }
    @available(Apple 2023, *)
    public struct SwiftDataError : Error, Hashable {
      public static var backwardMigration: SwiftDataError { get }
      public static var configurationFileNameContainsInvalidCharacters: SwiftDataError { get }
      public static var configurationFileNameTooLong: SwiftDataError { get }
      public static var configurationSchemaNotFoundInContainerSchema: SwiftDataError { get }
      public static var duplicateConfiguration: SwiftDataError { get }
      public static var includePendingChangesWithBatchSize: SwiftDataError { get }
      public static var loadIssueModelContainer: SwiftDataError { get }
      public static var missingModelContext: SwiftDataError { get }
      public static var modelValidationFailure: SwiftDataError { get }
      public static var sortingPendingChangesWithIdentifiers: SwiftDataError { get }
      public static var unknownSchema: SwiftDataError { get }
      public static var unsupportedKeyPath: SwiftDataError { get }
      public static var unsupportedPredicate: SwiftDataError { get }
      public static var unsupportedSortDescriptor: SwiftDataError { get }
      public static var invalidTransactionFetchRequest: SwiftDataError { get }
      public static func == (a: SwiftDataError, b: SwiftDataError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    public protocol ModelActor : Actor {
      nonisolated var modelContainer: ModelContainer { get }
      nonisolated var modelExecutor: any ModelExecutor { get }
    }
    @available(Apple 2023, *)
    extension ModelActor {
      public var modelContext: ModelContext { get }
      nonisolated public var unownedExecutor: UnownedSerialExecutor { get }
      public subscript<T>(id: PersistentIdentifier, as as: T.Type) -> T? where T : PersistentModel { get }
    }
    @available(Apple 2023, *)
    public protocol ModelExecutor : Executor {
      var modelContext: ModelContext { get }
    }
    @available(Apple 2023, *)
    public protocol SerialModelExecutor : ModelExecutor, SerialExecutor {
    }
    @available(Apple 2023, *)
    public class DefaultSerialModelExecutor : SerialModelExecutor, @unchecked Sendable {
      public init(modelContext: ModelContext)
      public var modelContext: ModelContext { get }
      public func enqueue(_ job: UnownedJob)
      public func asUnownedSerialExecutor() -> UnownedSerialExecutor
    }
    // https://developer.apple.com/documentation/swiftdata/query
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct Query<Element, Result> : DynamicProperty where Element : PersistentModel {
      public var wrappedValue: Result { get }
      public var modelContext: ModelContext { get }
      public var fetchError: (any Error)? { get }
      nonisolated public mutating func update()
    }
    @available(Apple 2023, *)
    extension Query where Result == [Element] {
      public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil)
      public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation)
      public init<Value>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, transaction: Transaction? = nil) where Value : Comparable
      public init<Value>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation) where Value : Comparable
      public init<Value>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, transaction: Transaction? = nil) where Value : Comparable
      public init<Value>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, animation: Animation) where Value : Comparable
      public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil)
      public init(_ descriptor: FetchDescriptor<Element>, animation: Animation)
    }
    @available(Apple 2023, *)
    @attached(accessor) @attached(peer, names: prefixed(_)) public macro Query() = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
    @available(Apple 2023, *)
    @attached(accessor) @attached(peer, names: prefixed(_)) public macro Query(animation: Animation) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
    @available(Apple 2023, *)
    @attached(accessor) @attached(peer, names: prefixed(_)) public macro Query(transaction: Transaction) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
    @available(Apple 2023, *)
    @attached(accessor) @attached(peer, names: prefixed(_)) public macro Query<Element>(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Element : PersistentModel
    @available(Apple 2023, *)
    @attached(accessor) @attached(peer, names: prefixed(_)) public macro Query<Element>(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Element : PersistentModel
    @available(Apple 2023, *)
    @attached(accessor) @attached(peer, names: prefixed(_)) public macro Query<Value, Element>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, transaction: Transaction? = nil) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Value : Comparable, Element : PersistentModel
    @available(Apple 2023, *)
    @attached(accessor) @attached(peer, names: prefixed(_)) public macro Query<Value, Element>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Value : Comparable, Element : PersistentModel
    @available(Apple 2023, *)
    @attached(accessor) @attached(peer, names: prefixed(_)) public macro Query<Value, Element>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, transaction: Transaction? = nil) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Value : Comparable, Element : PersistentModel
    @available(Apple 2023, *)
    @attached(accessor) @attached(peer, names: prefixed(_)) public macro Query<Value, Element>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, animation: Animation) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Value : Comparable, Element : PersistentModel
    @available(Apple 2023, *)
    @attached(accessor) @attached(peer, names: prefixed(_)) public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Element : PersistentModel
    @available(Apple 2023, *)
    @attached(accessor) @attached(peer, names: prefixed(_)) public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, animation: Animation) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Element : PersistentModel
    // https://developer.apple.com/documentation/swiftui/view/modelcontainer(_:)
    @available(Apple 2023, *)
    extension EnvironmentValues {
      public var modelContext: ModelContext { get set }
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func modelContext(_ modelContext: ModelContext) -> some View
      nonisolated public func modelContainer(_ container: ModelContainer) -> some View
      @MainActor @preconcurrency public func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some View
      @MainActor @preconcurrency public func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some View
    }
    @available(Apple 2023, *)
    extension Scene {
      nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene
      nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene
      @MainActor @preconcurrency public func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene
      @MainActor @preconcurrency public func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene
    }
    """#
}
