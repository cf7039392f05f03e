extension InterfaceModules.CloudKit {
  /// Operations.
  static let operations = #"""
    // https://developer.apple.com/documentation/cloudkit/ckoperation
    open class CKOperation : Operation, @unchecked Sendable {
      public typealias ID = String
      open class Configuration : NSObject, @unchecked Sendable {
        override public init()
        open var container: CKContainer? { get set }
        open var qualityOfService: QualityOfService { get set }
        open var allowsCellularAccess: Bool { get set }
        open var isLongLived: Bool { get set }
        open var timeoutIntervalForRequest: TimeInterval { get set }
        open var timeoutIntervalForResource: TimeInterval { get set }
      }
      override public init()
      open var configuration: CKOperation.Configuration! { get set }
      open var group: CKOperationGroup? { get set }
      open var operationID: CKOperation.ID { get }
      @preconcurrency open var longLivedOperationWasPersistedBlock: (@Sendable () -> Void)? { get set }
    }
    open class CKOperationGroup : NSObject, @unchecked Sendable {
      override public init()
      open var operationGroupID: String { get }
      open var name: String? { get set }
      open var quantity: Int { get set }
      open var defaultConfiguration: CKOperation.Configuration! { get set }
    }
    open class CKDatabaseOperation : CKOperation, @unchecked Sendable {
      override public init()
      open var database: CKDatabase? { get set }
    }
    // https://developer.apple.com/documentation/cloudkit/ckqueryoperation
    open class CKQueryOperation : CKDatabaseOperation, @unchecked Sendable {
      @objc(CKQueryCursor)
      open class Cursor : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
        open class var supportsSecureCoding: Bool { get }
        public required init?(coder: NSCoder)
        open func encode(with coder: NSCoder)
        open func copy(with zone: NSZone?) -> Any
      }
      public static let maximumResults: Int
      override public init()
      public convenience init(query: CKQuery)
      public convenience init(cursor: CKQueryOperation.Cursor)
      open var query: CKQuery? { get set }
      open var cursor: CKQueryOperation.Cursor? { get set }
      open var zoneID: CKRecordZone.ID? { get set }
      open var resultsLimit: Int { get set }
      open var desiredKeys: [CKRecord.FieldKey]? { get set }
      @available(iOS, introduced: 8.0, deprecated: 15.0, message: "Use recordMatchedBlock instead, which surfaces per-record errors")
      @available(macOS, introduced: 10.10, deprecated: 12.0, message: "Use recordMatchedBlock instead, which surfaces per-record errors")
      @available(tvOS, introduced: 9.0, deprecated: 15.0, message: "Use recordMatchedBlock instead, which surfaces per-record errors")
      @available(watchOS, introduced: 3.0, deprecated: 8.0, message: "Use recordMatchedBlock instead, which surfaces per-record errors")
      open var recordFetchedBlock: ((CKRecord) -> Void)? { get set }
      @available(iOS, introduced: 8.0, deprecated: 15.0, renamed: "queryResultBlock")
      @available(macOS, introduced: 10.10, deprecated: 12.0, renamed: "queryResultBlock")
      @available(tvOS, introduced: 9.0, deprecated: 15.0, renamed: "queryResultBlock")
      @available(watchOS, introduced: 3.0, deprecated: 8.0, renamed: "queryResultBlock")
      open var queryCompletionBlock: ((CKQueryOperation.Cursor?, (any Error)?) -> Void)? { get set }
      @available(Apple 2021, *)
      @preconcurrency public var recordMatchedBlock: (@Sendable (_ recordID: CKRecord.ID, _ recordResult: Result<CKRecord, any Error>) -> Void)? { get set }
      @available(Apple 2021, *)
      @preconcurrency public var queryResultBlock: (@Sendable (_ operationResult: Result<CKQueryOperation.Cursor?, any Error>) -> Void)? { get set }
    }
    open class CKFetchRecordsOperation : CKDatabaseOperation, @unchecked Sendable {
      override public init()
      public convenience init(recordIDs: [CKRecord.ID])
      open class func fetchCurrentUserRecordOperation() -> Self
      open var recordIDs: [CKRecord.ID]? { get set }
      open var desiredKeys: [CKRecord.FieldKey]? { get set }
      open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)? { get set }
      @available(Apple 2021, *)
      @preconcurrency public var perRecordResultBlock: (@Sendable (_ recordID: CKRecord.ID, _ recordResult: Result<CKRecord, any Error>) -> Void)? { get set }
      @available(Apple 2021, *)
      @preconcurrency public var fetchRecordsResultBlock: (@Sendable (_ operationResult: Result<Void, any Error>) -> Void)? { get set }
    }
    // https://developer.apple.com/documentation/cloudkit/ckmodifyrecordsoperation
    open class CKModifyRecordsOperation : CKDatabaseOperation, @unchecked Sendable {
      @objc public enum RecordSavePolicy : Int, Sendable {
        case ifServerRecordUnchanged
        case changedKeys
        case allKeys
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      override public init()
      public convenience init(recordsToSave records: [CKRecord]? = nil, recordIDsToDelete recordIDs: [CKRecord.ID]? = nil)
      open var recordsToSave: [CKRecord]? { get set }
      open var recordIDsToDelete: [CKRecord.ID]? { get set }
      open var savePolicy: CKModifyRecordsOperation.RecordSavePolicy { get set }
      open var clientChangeTokenData: Data? { get set }
      open var isAtomic: Bool { get set }
      open var perRecordProgressBlock: ((CKRecord, Double) -> Void)? { get set }
      @available(iOS, introduced: 8.0, deprecated: 15.0, renamed: "modifyRecordsResultBlock")
      @available(macOS, introduced: 10.10, deprecated: 12.0, renamed: "modifyRecordsResultBlock")
      @available(tvOS, introduced: 9.0, deprecated: 15.0, renamed: "modifyRecordsResultBlock")
      @available(watchOS, introduced: 3.0, deprecated: 8.0, renamed: "modifyRecordsResultBlock")
      open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)? { get set }
      @available(Apple 2021, *)
      @preconcurrency public var perRecordSaveBlock: (@Sendable (_ recordID: CKRecord.ID, _ saveResult: Result<CKRecord, any Error>) -> Void)? { get set }
      @available(Apple 2021, *)
      @preconcurrency public var perRecordDeleteBlock: (@Sendable (_ recordID: CKRecord.ID, _ deleteResult: Result<Void, any Error>) -> Void)? { get set }
      @available(Apple 2021, *)
      @preconcurrency public var modifyRecordsResultBlock: (@Sendable (_ operationResult: Result<Void, any Error>) -> Void)? { get set }
    }
    open class CKModifyRecordZonesOperation : CKDatabaseOperation, @unchecked Sendable {
      override public init()
      public convenience init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil)
      @available(Apple 2021, *)
      @preconcurrency public var modifyRecordZonesResultBlock: (@Sendable (_ operationResult: Result<Void, any Error>) -> Void)? { get set }
    }
    open class CKModifySubscriptionsOperation : CKDatabaseOperation, @unchecked Sendable {
      override public init()
      public convenience init(subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil)
      @available(Apple 2021, *)
      @preconcurrency public var modifySubscriptionsResultBlock: (@Sendable (_ operationResult: Result<Void, any Error>) -> Void)? { get set }
    }
    open class CKFetchRecordZoneChangesOperation : CKDatabaseOperation, @unchecked Sendable {
      open class ZoneConfiguration : NSObject, @unchecked Sendable {
        override public init()
        public convenience init(previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil, desiredKeys: [CKRecord.FieldKey]? = nil)
        open var previousServerChangeToken: CKServerChangeToken? { get set }
        open var desiredKeys: [CKRecord.FieldKey]? { get set }
      }
      override public init()
      public convenience init(recordZoneIDs: [CKRecordZone.ID]? = nil, configurationsByRecordZoneID: [CKRecordZone.ID : CKFetchRecordZoneChangesOperation.ZoneConfiguration]? = nil)
      open var recordZoneIDs: [CKRecordZone.ID]? { get set }
      open var configurationsByRecordZoneID: [CKRecordZone.ID : CKFetchRecordZoneChangesOperation.ZoneConfiguration]? { get set }
      open var fetchAllChanges: Bool { get set }
      open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)? { get set }
      open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)? { get set }
      @available(Apple 2021, *)
      @preconcurrency public var recordWasChangedBlock: (@Sendable (_ recordID: CKRecord.ID, _ recordResult: Result<CKRecord, any Error>) -> Void)? { get set }
      @available(Apple 2021, *)
      @preconcurrency public var recordZoneFetchResultBlock: (@Sendable (_ recordZoneID: CKRecordZone.ID, _ fetchChangesResult: Result<(serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error>) -> Void)? { get set }
      @available(Apple 2021, *)
      @preconcurrency public var fetchRecordZoneChangesResultBlock: (@Sendable (_ operationResult: Result<Void, any Error>) -> Void)? { get set }
    }
    open class CKFetchDatabaseChangesOperation : CKDatabaseOperation, @unchecked Sendable {
      override public init()
      public convenience init(previousServerChangeToken: CKServerChangeToken?)
      open var fetchAllChanges: Bool { get set }
      open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)? { get set }
      open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)? { get set }
      open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)? { get set }
      @available(Apple 2021, *)
      @preconcurrency public var fetchDatabaseChangesResultBlock: (@Sendable (_ operationResult: Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)? { get set }
    }
    open class CKAcceptSharesOperation : CKOperation, @unchecked Sendable {
      override public init()
      public convenience init(shareMetadatas: [CKShare.Metadata])
      @available(Apple 2021, *)
      @preconcurrency public var perShareResultBlock: (@Sendable (_ shareMetadata: CKShare.Metadata, _ shareResult: Result<CKShare, any Error>) -> Void)? { get set }
      @available(Apple 2021, *)
      @preconcurrency public var acceptSharesResultBlock: (@Sendable (_ operationResult: Result<Void, any Error>) -> Void)? { get set }
    }
    """#
}
