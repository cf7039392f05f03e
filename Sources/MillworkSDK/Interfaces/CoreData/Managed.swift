extension InterfaceModules.CoreData {
  /// Managed objects, contexts, fetch requests and containers.
  static let managed = #"""
    // https://developer.apple.com/documentation/coredata
    @_exported import Foundation
    import Combine
    import Dispatch
    import ObjectiveC
    import Swift
    import _Concurrency
    open class NSManagedObject : NSObject, ObservableObject {
      public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
      override public convenience init()
      public convenience init(context moc: NSManagedObjectContext)
      open class func entity() -> NSEntityDescription
      open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult>
      open var managedObjectContext: NSManagedObjectContext? { get }
      open var entity: NSEntityDescription { get }
      open var objectID: NSManagedObjectID { get }
      open var isInserted: Bool { get }
      open var isUpdated: Bool { get }
      open var isDeleted: Bool { get }
      open var hasChanges: Bool { get }
      open var isFault: Bool { get }
      open var hasPersistentChangedValues: Bool { get }
      @objc dynamic open func awakeFromInsert()
      @objc dynamic open func awakeFromFetch()
      @objc dynamic open func willSave()
      @objc dynamic open func didSave()
      @objc dynamic open func prepareForDeletion()
      @objc dynamic open func willTurnIntoFault()
      @objc dynamic open func didTurnIntoFault()
      open func willAccessValue(forKey key: String?)
      open func didAccessValue(forKey key: String?)
      override open func willChangeValue(forKey key: String)
      override open func didChangeValue(forKey key: String)
      @discardableResult open func primitiveValue(forKey key: String) -> Any?
      open func setPrimitiveValue(_ value: Any?, forKey key: String)
      @discardableResult open func changedValues() -> [String : Any]
      @discardableResult open func committedValues(forKeys keys: [String]?) -> [String : Any]
      open func validateForInsert() throws
      open func validateForUpdate() throws
      open func validateForDelete() throws
    }
    extension NSManagedObject : NSFetchRequestResult {
    }
    @objc public protocol NSFetchRequestResult : NSObjectProtocol {
    }
    extension NSManagedObjectID : NSFetchRequestResult {
    }
    extension NSNumber : NSFetchRequestResult {
    }
    extension NSDictionary : NSFetchRequestResult {
    }
    open class NSManagedObjectID : NSObject, @unchecked Sendable {
      open var entity: NSEntityDescription { get }
      open var persistentStore: NSPersistentStore? { get }
      open var isTemporaryID: Bool { get }
      @discardableResult open func uriRepresentation() -> URL
    }
    open class NSEntityDescription : NSObject {
      override public init()
      open var name: String? { get set }
      open var managedObjectClassName: String! { get set }
      open var isAbstract: Bool { get set }
      open var properties: [NSPropertyDescription] { get set }
      open var attributesByName: [String : NSAttributeDescription] { get }
      open var relationshipsByName: [String : NSRelationshipDescription] { get }
      open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
      open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject
    }
    open class NSPropertyDescription : NSObject {
      override public init()
      open var name: String { get set }
      open var isOptional: Bool { get set }
      open var isTransient: Bool { get set }
    }
    open class NSAttributeDescription : NSPropertyDescription {
      override public init()
      open var attributeType: NSAttributeType { get set }
      open var defaultValue: Any? { get set }
    }
    open class NSRelationshipDescription : NSPropertyDescription {
      override public init()
      open var destinationEntity: NSEntityDescription? { get set }
      open var inverseRelationship: NSRelationshipDescription? { get set }
      open var deleteRule: NSDeleteRule { get set }
      open var maxCount: Int { get set }
      open var minCount: Int { get set }
    }
    @objc public enum NSAttributeType : UInt, Sendable {
      case undefinedAttributeType = 0
      case integer16AttributeType = 100
      case integer32AttributeType = 200
      case integer64AttributeType = 300
      case decimalAttributeType = 400
      case doubleAttributeType = 500
      case floatAttributeType = 600
      case stringAttributeType = 700
      case booleanAttributeType = 800
      case dateAttributeType = 900
      case binaryDataAttributeType = 1000
      case UUIDAttributeType = 1100
      case URIAttributeType = 1200
      case transformableAttributeType = 1800
      case objectIDAttributeType = 2000
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum NSDeleteRule : UInt, Sendable {
      case noActionDeleteRule
      case nullifyDeleteRule
      case cascadeDeleteRule
      case denyDeleteRule
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    open class NSManagedObjectModel : NSObject {
      override public init()
      public init?(contentsOf url: URL)
      open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel?
      open var entities: [NSEntityDescription] { get set }
      open var entitiesByName: [String : NSEntityDescription] { get }
    }
    open class NSManagedObjectContext : NSObject, NSLocking {
      public init(concurrencyType ct: NSManagedObjectContextConcurrencyType)
      public convenience init(_ type: NSManagedObjectContext.ConcurrencyType)
      public struct ConcurrencyType : Equatable, Sendable {
        public static var privateQueue: NSManagedObjectContext.ConcurrencyType { get }
        public static var mainQueue: NSManagedObjectContext.ConcurrencyType { get }
        public static func == (a: NSManagedObjectContext.ConcurrencyType, b: NSManagedObjectContext.ConcurrencyType) -> Bool
      }
      open func lock()
      open func unlock()
      open func perform(_ block: @escaping () -> Void)
      open func performAndWait(_ block: () -> Void)
      @available(Apple 2021, *)
      public func perform<T>(schedule: NSManagedObjectContext.ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows -> T
      @available(Apple 2021, *)
      public func performAndWait<T>(_ block: () throws -> T) rethrows -> T
      @available(Apple 2021, *)
      public enum ScheduledTaskType : Sendable { case immediate, enqueued }
      open var persistentStoreCoordinator: NSPersistentStoreCoordinator? { get set }
      open var parent: NSManagedObjectContext? { get set }
      open var undoManager: UndoManager? { get set }
      open var name: String? { get set }
      open var hasChanges: Bool { get }
      open var concurrencyType: NSManagedObjectContextConcurrencyType { get }
      open var insertedObjects: Set<NSManagedObject> { get }
      open var updatedObjects: Set<NSManagedObject> { get }
      open var deletedObjects: Set<NSManagedObject> { get }
      open var registeredObjects: Set<NSManagedObject> { get }
      open var automaticallyMergesChangesFromParent: Bool { get set }
      open var mergePolicy: Any { get set }
      open var transactionAuthor: String? { get set }
      open var shouldDeleteInaccessibleFaults: Bool { get set }
      @discardableResult open func object(with objectID: NSManagedObjectID) -> NSManagedObject
      @discardableResult open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject
      @discardableResult open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject?
      @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult
      public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] where T : NSFetchRequestResult
      public func count<T>(for request: NSFetchRequest<T>) throws -> Int where T : NSFetchRequestResult
      open func insert(_ object: NSManagedObject)
      open func delete(_ object: NSManagedObject)
      open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool)
      open func refreshAllObjects()
      open func processPendingChanges()
      open func obtainPermanentIDs(for objects: [NSManagedObject]) throws
      open func undo()
      open func redo()
      open func reset()
      open func rollback()
      open func save() throws
      open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws
      open class func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable : Any], into contexts: [NSManagedObjectContext])
      open func mergeChanges(fromContextDidSave notification: Notification)
      @available(Apple 2020, *)
      public static let didSaveObjectsNotification: Notification.Name
      @available(Apple 2020, *)
      public static let willSaveObjectsNotification: Notification.Name
      @available(Apple 2020, *)
      public static let didChangeObjectsNotification: Notification.Name
    }
    open class NSQueryGenerationToken : NSObject, @unchecked Sendable {
      open class var current: NSQueryGenerationToken { get }
    }
    extension NSNotification.Name {
      public static var NSManagedObjectContextDidSave: NSNotification.Name { get }
      public static var NSManagedObjectContextWillSave: NSNotification.Name { get }
      public static var NSManagedObjectContextObjectsDidChange: NSNotification.Name { get }
      public static var NSPersistentStoreRemoteChange: NSNotification.Name { get }
      public static var NSPersistentStoreCoordinatorStoresDidChange: NSNotification.Name { get }
    }
    @objc public enum NSManagedObjectContextConcurrencyType : UInt, Sendable {
      case privateQueueConcurrencyType = 1
      case mainQueueConcurrencyType = 2
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    open class NSMergePolicy : NSObject, @unchecked Sendable {
      public init(merge ty: NSMergePolicyType)
      open class var error: NSMergePolicy { get }
      open class var rollback: NSMergePolicy { get }
      open class var overwrite: NSMergePolicy { get }
      open class var mergeByPropertyObjectTrump: NSMergePolicy { get }
      open class var mergeByPropertyStoreTrump: NSMergePolicy { get }
    }
    @objc public enum NSMergePolicyType : UInt, Sendable {
      case errorMergePolicyType
      case mergeByPropertyStoreTrumpMergePolicyType
      case mergeByPropertyObjectTrumpMergePolicyType
      case overwriteMergePolicyType
      case rollbackMergePolicyType
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    public var NSErrorMergePolicy: Any { get set }
    public var NSMergeByPropertyStoreTrumpMergePolicy: Any { get set }
    public var NSMergeByPropertyObjectTrumpMergePolicy: Any { get set }
    public var NSOverwriteMergePolicy: Any { get set }
    public var NSRollbackMergePolicy: Any { get set }
    open class NSPersistentStoreRequest : NSObject {
      override public init()
    }
    open class NSPersistentStoreResult : NSObject {
      override public init()
    }
    open class NSBatchDeleteResult : NSPersistentStoreResult {
      override public init()
      open var result: Any? { get }
    }
    open class NSBatchUpdateResult : NSPersistentStoreResult {
      override public init()
      open var result: Any? { get }
    }
    open class NSFetchRequest<ResultType> : NSPersistentStoreRequest where ResultType : NSFetchRequestResult {
      override public init()
      public convenience init(entityName: String)
      open var entity: NSEntityDescription? { get set }
      open var entityName: String? { get }
      open var predicate: NSPredicate? { get set }
      open var sortDescriptors: [NSSortDescriptor]? { get set }
      open var fetchLimit: Int { get set }
      open var fetchOffset: Int { get set }
      open var fetchBatchSize: Int { get set }
      open var includesSubentities: Bool { get set }
      open var includesPropertyValues: Bool { get set }
      open var returnsObjectsAsFaults: Bool { get set }
      open var includesPendingChanges: Bool { get set }
      open var returnsDistinctResults: Bool { get set }
      open var shouldRefreshRefetchedObjects: Bool { get set }
      open var relationshipKeyPathsForPrefetching: [String]? { get set }
      open var propertiesToFetch: [Any]? { get set }
      open var propertiesToGroupBy: [Any]? { get set }
      open var resultType: NSFetchRequestResultType { get set }
      @discardableResult open func execute() throws -> [ResultType]
    }
    public struct NSFetchRequestResultType : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var managedObjectIDResultType: Self { get }
      public static var dictionaryResultType: Self { get }
      public static var countResultType: Self { get }
    }
    open class NSBatchDeleteRequest : NSPersistentStoreRequest {
      public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>)
      public convenience init(objectIDs objects: [NSManagedObjectID])
      open var resultType: NSBatchDeleteRequestResultType { get set }
    }
    @objc public enum NSBatchDeleteRequestResultType : UInt, Sendable {
      case resultTypeStatusOnly
      case resultTypeObjectIDs
      case resultTypeCount
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    open class NSBatchUpdateRequest : NSPersistentStoreRequest {
      public init(entityName: String)
      open var predicate: NSPredicate? { get set }
      open var propertiesToUpdate: [AnyHashable : Any]? { get set }
    }
    open class NSBatchInsertRequest : NSPersistentStoreRequest {
      public init(entityName: String, objects dictionaries: [[String : Any]])
    }
    open class NSPersistentStore : NSObject {
      open var url: URL? { get set }
      open var identifier: String! { get set }
      open var type: String { get }
    }
    open class NSPersistentStoreCoordinator : NSObject {
      public init(managedObjectModel model: NSManagedObjectModel)
      open var managedObjectModel: NSManagedObjectModel { get }
      open var persistentStores: [NSPersistentStore] { get }
      @discardableResult open func addPersistentStore(ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable : Any]? = nil) throws -> NSPersistentStore
      open func remove(_ store: NSPersistentStore) throws
      open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable : Any]? = nil) throws
      @discardableResult open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID?
      @discardableResult open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any
    }
    public let NSSQLiteStoreType: String
    public let NSInMemoryStoreType: String
    public let NSBinaryStoreType: String
    public let NSPersistentHistoryTrackingKey: String
    public let NSPersistentStoreRemoteChangeNotificationPostOptionKey: String
    public let NSMigratePersistentStoresAutomaticallyOption: String
    public let NSInferMappingModelAutomaticallyOption: String
    public let NSInsertedObjectsKey: String
    public let NSUpdatedObjectsKey: String
    public let NSDeletedObjectsKey: String
    public let NSDeletedObjectIDsKey: String
    open class NSPersistentStoreDescription : NSObject {
      public init(url: URL)
      override public convenience init()
      open var url: URL? { get set }
      open var type: String { get set }
      open var configuration: String? { get set }
      open var isReadOnly: Bool { get set }
      open var shouldAddStoreAsynchronously: Bool { get set }
      open var shouldMigrateStoreAutomatically: Bool { get set }
      open var shouldInferMappingModelAutomatically: Bool { get set }
      open func setOption(_ option: NSObject?, forKey key: String)
      @available(Apple 2019, *)
      open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions? { get set }
    }
    open class NSPersistentContainer : NSObject {
      public convenience init(name: String)
      public init(name: String, managedObjectModel model: NSManagedObjectModel)
      open var name: String { get }
      open var viewContext: NSManagedObjectContext { get }
      open var managedObjectModel: NSManagedObjectModel { get }
      open var persistentStoreCoordinator: NSPersistentStoreCoordinator { get }
      open var persistentStoreDescriptions: [NSPersistentStoreDescription] { get set }
      open class func defaultDirectoryURL() -> URL
      open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void)
      @discardableResult open func newBackgroundContext() -> NSManagedObjectContext
      open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void)
      @available(Apple 2021, *)
      public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T
    }
    @available(Apple 2019, *)
    open class NSPersistentCloudKitContainer : NSPersistentContainer {
      override public init(name: String, managedObjectModel model: NSManagedObjectModel)
    }
    @available(Apple 2019, *)
    open class NSPersistentCloudKitContainerOptions : NSObject {
      public init(containerIdentifier: String)
      open var containerIdentifier: String { get }
    }
    """#
}
