extension InterfaceModules.CloudKit {
  /// Containers and databases.
  static let containers = #"""
    // https://developer.apple.com/documentation/cloudkit/ckcontainer
    @objc public enum CKAccountStatus : Int, Sendable {
      case couldNotDetermine
      case available
      case restricted
      case noAccount
      @available(Apple 2021, *)
      case temporarilyUnavailable
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class CKContainer : NSObject, @unchecked Sendable {
      public init(identifier containerIdentifier: String)
      open class func `default`() -> CKContainer
      open var containerIdentifier: String? { get }
      open func add(_ operation: CKOperation)
      open var privateCloudDatabase: CKDatabase { get }
      open var publicCloudDatabase: CKDatabase { get }
      open var sharedCloudDatabase: CKDatabase { get }
      open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase
      @preconcurrency open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void)
      open func accountStatus() async throws -> CKAccountStatus
      @preconcurrency open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void)
      open func userRecordID() async throws -> CKRecord.ID
      public struct ApplicationPermissions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var userDiscoverability: Self { get }
      }
      @objc public enum ApplicationPermissionStatus : Int, Sendable {
        case initialState
        case couldNotComplete
        case denied
        case granted
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @available(iOS, introduced: 8.0, deprecated: 17.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
      @available(macOS, introduced: 10.10, deprecated: 14.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
      @available(tvOS, introduced: 9.0, deprecated: 17.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
      @available(watchOS, introduced: 3.0, deprecated: 10.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
      @preconcurrency open func requestApplicationPermission(_ applicationPermission: CKContainer.ApplicationPermissions, completionHandler block: @escaping @Sendable (CKContainer.ApplicationPermissionStatus, (any Error)?) -> Void)
      @available(iOS, introduced: 8.0, deprecated: 17.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
      @available(macOS, introduced: 10.10, deprecated: 14.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
      @available(tvOS, introduced: 9.0, deprecated: 17.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
      @available(watchOS, introduced: 3.0, deprecated: 10.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
      open func requestApplicationPermission(_ applicationPermission: CKContainer.ApplicationPermissions) async throws -> CKContainer.ApplicationPermissionStatus
      @available(iOS, introduced: 10.0, deprecated: 17.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
      @available(macOS, introduced: 10.12, deprecated: 14.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
      @available(tvOS, introduced: 10.0, deprecated: 17.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
      @available(watchOS, introduced: 3.0, deprecated: 10.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
      @preconcurrency open func discoverUserIdentity(withUserRecordID userRecordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void)
      @preconcurrency open func fetchShareParticipant(withEmailAddress emailAddress: String, completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void)
      open func shareParticipant(forEmailAddress emailAddress: String) async throws -> CKShare.Participant
      open func shareParticipant(forPhoneNumber phoneNumber: String) async throws -> CKShare.Participant
      open func shareParticipant(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKShare.Participant
      @preconcurrency open func fetchShareMetadata(with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void)
      open func shareMetadata(for url: URL) async throws -> CKShare.Metadata
      @preconcurrency open func accept(_ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void)
      @discardableResult open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare
      @available(Apple 2021, *)
      public func accept(_ metadatas: [CKShare.Metadata]) async throws -> [CKShare.Metadata : Result<CKShare, any Error>]
    }
    extension NSNotification.Name {
      public static let CKAccountChanged: NSNotification.Name
    }
    // https://developer.apple.com/documentation/cloudkit/ckdatabase
    open class CKDatabase : NSObject, @unchecked Sendable {
      @objc public enum Scope : Int, Sendable {
        case `public` = 1
        case `private` = 2
        case shared = 3
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open var databaseScope: CKDatabase.Scope { get }
      open func add(_ operation: CKDatabaseOperation)
      @preconcurrency open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void)
      @discardableResult open func record(for recordID: CKRecord.ID) async throws -> CKRecord
      @preconcurrency open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void)
      @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord
      @preconcurrency open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void)
      @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID
      @available(iOS, introduced: 8.0, deprecated: 15.0, renamed: "fetch(withQuery:inZoneWith:desiredKeys:resultsLimit:completionHandler:)")
      @available(macOS, introduced: 10.10, deprecated: 12.0, renamed: "fetch(withQuery:inZoneWith:desiredKeys:resultsLimit:completionHandler:)")
      @available(tvOS, introduced: 9.0, deprecated: 15.0, renamed: "fetch(withQuery:inZoneWith:desiredKeys:resultsLimit:completionHandler:)")
      @available(watchOS, introduced: 3.0, deprecated: 8.0, renamed: "fetch(withQuery:inZoneWith:desiredKeys:resultsLimit:completionHandler:)")
      @preconcurrency open func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void)
      @available(iOS, introduced: 8.0, deprecated: 15.0, renamed: "records(matching:inZoneWith:desiredKeys:resultsLimit:)")
      @available(macOS, introduced: 10.10, deprecated: 12.0, renamed: "records(matching:inZoneWith:desiredKeys:resultsLimit:)")
      @available(tvOS, introduced: 9.0, deprecated: 15.0, renamed: "records(matching:inZoneWith:desiredKeys:resultsLimit:)")
      @available(watchOS, introduced: 3.0, deprecated: 8.0, renamed: "records(matching:inZoneWith:desiredKeys:resultsLimit:)")
      open func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?) async throws -> [CKRecord]
      @preconcurrency open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void)
      open func allRecordZones() async throws -> [CKRecordZone]
      @preconcurrency open func fetch(withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void)
      open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone
      @preconcurrency open func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void)
      @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone
      @preconcurrency open func delete(withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void)
      @discardableResult open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID
      @preconcurrency open func fetch(withSubscriptionID subscriptionID: CKSubscription.ID, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void)
      open func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription
      @preconcurrency open func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void)
      open func allSubscriptions() async throws -> [CKSubscription]
      @preconcurrency open func save(_ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void)
      @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription
      @preconcurrency open func delete(withSubscriptionID subscriptionID: CKSubscription.ID, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void)
      @discardableResult open func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> String
    }
    @available(Apple 2021, *)
    extension CKDatabase {
      public func records(for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil) async throws -> [CKRecord.ID : Result<CKRecord, any Error>]
      public func records(matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?)
      public func records(continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?)
      @preconcurrency public func fetch(withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil, completionHandler: @escaping @Sendable (Result<[CKRecord.ID : Result<CKRecord, any Error>], any Error>) -> Void)
      @preconcurrency public func fetch(withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults, completionHandler: @escaping @Sendable (Result<(matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?), any Error>) -> Void)
      @preconcurrency public func fetch(withCursor queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults, completionHandler: @escaping @Sendable (Result<(matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?), any Error>) -> Void)
      @discardableResult public func modifyRecords(saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID], savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true) async throws -> (saveResults: [CKRecord.ID : Result<CKRecord, any Error>], deleteResults: [CKRecord.ID : Result<Void, any Error>])
      @preconcurrency public func modifyRecords(saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID], savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true, completionHandler: @escaping @Sendable (Result<(saveResults: [CKRecord.ID : Result<CKRecord, any Error>], deleteResults: [CKRecord.ID : Result<Void, any Error>]), any Error>) -> Void)
      @discardableResult public func modifyRecordZones(saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]) async throws -> (saveResults: [CKRecordZone.ID : Result<CKRecordZone, any Error>], deleteResults: [CKRecordZone.ID : Result<Void, any Error>])
      @discardableResult public func modifySubscriptions(saving subscriptionsToSave: [CKSubscription], deleting subscriptionIDsToDelete: [CKSubscription.ID]) async throws -> (saveResults: [CKSubscription.ID : Result<CKSubscription, any Error>], deleteResults: [CKSubscription.ID : Result<Void, any Error>])
      public enum RecordZoneChange {
        public struct Modification : Sendable {
          public var record: CKRecord { get }
        }
        public struct Deletion : Hashable, Sendable {
          public var recordID: CKRecord.ID { get }
          public var recordType: CKRecord.RecordType { get }
          public static func == (a: CKDatabase.RecordZoneChange.Deletion, b: CKDatabase.RecordZoneChange.Deletion) -> Bool
          public func hash(into hasher: inout Hasher)
        }
      }
      public enum DatabaseChange {
        public struct Modification : Sendable {
          public var zoneID: CKRecordZone.ID { get }
        }
        public struct Deletion : Sendable {
          public enum Reason : Sendable { case deleted, purged, encryptedDataReset }
          public var zoneID: CKRecordZone.ID { get }
          public var reason: CKDatabase.DatabaseChange.Deletion.Reason { get }
        }
      }
      public func recordZoneChanges(inZoneWith zoneID: CKRecordZone.ID, since changeToken: CKServerChangeToken?, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil) async throws -> (modificationResultsByID: [CKRecord.ID : Result<CKDatabase.RecordZoneChange.Modification, any Error>], deletions: [CKDatabase.RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool)
      public func databaseChanges(since changeToken: CKServerChangeToken?, resultsLimit: Int? = nil) async throws -> (modifications: [CKDatabase.DatabaseChange.Modification], deletions: [CKDatabase.DatabaseChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool)
      public func configuredWith<R>(configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil, body: (CKDatabase) throws -> R) rethrows -> R
      public func configuredWith<R>(configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil, body: (CKDatabase) async throws -> R) async rethrows -> R
    }
    """#
}
