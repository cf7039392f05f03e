extension InterfaceModules.CloudKit {
  /// The engine that keeps records in step.
  static let syncEngine = #"""
    // https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5
    @available(Apple 2023, *)
    final public class CKSyncEngine : CustomStringConvertible, @unchecked Sendable {
      public convenience init(_ configuration: CKSyncEngine.Configuration)
      final public var database: CKDatabase { get }
      final public var state: CKSyncEngine.State { get }
      final public var description: String { get }
      final public func fetchChanges(_ options: CKSyncEngine.FetchChangesOptions = FetchChangesOptions()) async throws
      final public func sendChanges(_ options: CKSyncEngine.SendChangesOptions = SendChangesOptions()) async throws
      final public func cancelOperations() async
      public struct Configuration : Sendable {
        public init(database: CKDatabase, stateSerialization: CKSyncEngine.State.Serialization?, delegate: any CKSyncEngineDelegate)
        public var database: CKDatabase
        public var stateSerialization: CKSyncEngine.State.Serialization?
        public weak var delegate: (any CKSyncEngineDelegate)?
        public var automaticallySync: Bool
        public var subscriptionID: CKSubscription.ID?
      }
      final public class State : @unchecked Sendable {
        public struct Serialization : Codable, Sendable {
          public init(from decoder: any Decoder) throws
          public func encode(to encoder: any Encoder) throws
        }
        final public var pendingRecordZoneChanges: [CKSyncEngine.PendingRecordZoneChange] { get }
        final public var pendingDatabaseChanges: [CKSyncEngine.PendingDatabaseChange] { get }
        final public var hasPendingUntrackedChanges: Bool { get set }
        final public var zoneIDsWithUnfetchedServerChanges: [CKRecordZone.ID] { get }
        final public func add(pendingRecordZoneChanges: [CKSyncEngine.PendingRecordZoneChange])
        final public func remove(pendingRecordZoneChanges: [CKSyncEngine.PendingRecordZoneChange])
        final public func add(pendingDatabaseChanges: [CKSyncEngine.PendingDatabaseChange])
        final public func remove(pendingDatabaseChanges: [CKSyncEngine.PendingDatabaseChange])
      }
      public enum PendingRecordZoneChange : Hashable, Sendable {
        case saveRecord(CKRecord.ID)
        case deleteRecord(CKRecord.ID)
      }
      public enum PendingDatabaseChange : Hashable, Sendable {
        case saveZone(CKRecordZone)
        case deleteZone(CKRecordZone.ID)
      }
      public enum SyncReason : Sendable {
        case scheduled
        case manual
      }
      public struct RecordZoneChangeBatch : Sendable {
        public init(recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [], atomicByZone: Bool = false)
        public init?(pendingChanges: [CKSyncEngine.PendingRecordZoneChange], recordProvider: (CKRecord.ID) async -> CKRecord?) async
        public let recordsToSave: [CKRecord]
        public let recordIDsToDelete: [CKRecord.ID]
        public var atomicByZone: Bool
      }
      public struct FetchChangesOptions : Sendable {
        public init(scope: CKSyncEngine.FetchChangesOptions.Scope = .all, operationGroup: CKOperationGroup? = nil)
        public var scope: CKSyncEngine.FetchChangesOptions.Scope
        public var operationGroup: CKOperationGroup
        public var prioritizedZoneIDs: [CKRecordZone.ID]
        public enum Scope : Sendable {
          case all
          case zoneIDs([CKRecordZone.ID])
          case allExcluding([CKRecordZone.ID])
          public func contains(_ zoneID: CKRecordZone.ID) -> Bool
        }
      }
      public struct FetchChangesContext : Sendable {
        public let reason: CKSyncEngine.SyncReason
        public let options: CKSyncEngine.FetchChangesOptions
      }
      public struct SendChangesOptions : Sendable {
        public init(scope: CKSyncEngine.SendChangesOptions.Scope = .all, operationGroup: CKOperationGroup? = nil)
        public var scope: CKSyncEngine.SendChangesOptions.Scope
        public var operationGroup: CKOperationGroup
        public enum Scope : Sendable {
          case all
          case allExcluding([CKRecordZone.ID])
          case zoneIDs([CKRecordZone.ID])
          case recordIDs([CKRecord.ID])
          public func contains(_ recordID: CKRecord.ID) -> Bool
          public func contains(_ pendingRecordZoneChange: CKSyncEngine.PendingRecordZoneChange) -> Bool
        }
      }
      public struct SendChangesContext : Sendable {
        public let reason: CKSyncEngine.SyncReason
        public let options: CKSyncEngine.SendChangesOptions
      }
    }
    // https://developer.apple.com/documentation/cloudkit/cksyncenginedelegate-1q7g8
    @available(Apple 2023, *)
    public protocol CKSyncEngineDelegate : AnyObject, Sendable {
      func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
      func nextRecordZoneChangeBatch(_ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine) async -> CKSyncEngine.RecordZoneChangeBatch?
      func nextFetchChangesOptions(_ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine) async -> CKSyncEngine.FetchChangesOptions
    }
    @available(Apple 2023, *)
    extension CKSyncEngineDelegate {
      public func nextFetchChangesOptions(_ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine) async -> CKSyncEngine.FetchChangesOptions
    }
    // https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/event
    @available(Apple 2023, *)
    extension CKSyncEngine {
      public enum Event : CustomStringConvertible, Sendable {
        case stateUpdate(CKSyncEngine.Event.StateUpdate)
        case accountChange(CKSyncEngine.Event.AccountChange)
        case fetchedDatabaseChanges(CKSyncEngine.Event.FetchedDatabaseChanges)
        case fetchedRecordZoneChanges(CKSyncEngine.Event.FetchedRecordZoneChanges)
        case sentDatabaseChanges(CKSyncEngine.Event.SentDatabaseChanges)
        case sentRecordZoneChanges(CKSyncEngine.Event.SentRecordZoneChanges)
        case willFetchChanges(CKSyncEngine.Event.WillFetchChanges)
        case willFetchRecordZoneChanges(CKSyncEngine.Event.WillFetchRecordZoneChanges)
        case didFetchRecordZoneChanges(CKSyncEngine.Event.DidFetchRecordZoneChanges)
        case didFetchChanges(CKSyncEngine.Event.DidFetchChanges)
        case willSendChanges(CKSyncEngine.Event.WillSendChanges)
        case didSendChanges(CKSyncEngine.Event.DidSendChanges)
        public var description: String { get }
        public struct StateUpdate : Sendable {
          public let stateSerialization: CKSyncEngine.State.Serialization
        }
        public struct AccountChange : Sendable {
          public enum ChangeType : Sendable {
            case signIn(currentUser: CKRecord.ID)
            case signOut(previousUser: CKRecord.ID)
            case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
          }
          public let changeType: CKSyncEngine.Event.AccountChange.ChangeType
        }
        public struct FetchedDatabaseChanges : Sendable {
          public let modifications: [CKDatabase.DatabaseChange.Modification]
          public let deletions: [CKDatabase.DatabaseChange.Deletion]
        }
        public struct FetchedRecordZoneChanges : Sendable {
          public let modifications: [CKDatabase.RecordZoneChange.Modification]
          public let deletions: [CKDatabase.RecordZoneChange.Deletion]
        }
        public struct SentDatabaseChanges : Sendable {
          public struct FailedZoneSave : Sendable {
            public let zone: CKRecordZone
            public let error: CKError
          }
          public let savedZones: [CKRecordZone]
          public let failedZoneSaves: [CKSyncEngine.Event.SentDatabaseChanges.FailedZoneSave]
          public let deletedZoneIDs: [CKRecordZone.ID]
          public let failedZoneDeletes: [CKRecordZone.ID : CKError]
        }
        public struct SentRecordZoneChanges : Sendable {
          public struct FailedRecordSave : Sendable {
            public let record: CKRecord
            public let error: CKError
          }
          public let savedRecords: [CKRecord]
          public let failedRecordSaves: [CKSyncEngine.Event.SentRecordZoneChanges.FailedRecordSave]
          public let deletedRecordIDs: [CKRecord.ID]
          public let failedRecordDeletes: [CKRecord.ID : CKError]
        }
        public struct WillFetchChanges : Sendable {
          public let context: CKSyncEngine.FetchChangesContext
        }
        public struct WillFetchRecordZoneChanges : Sendable {
          public let zoneID: CKRecordZone.ID
        }
        public struct DidFetchRecordZoneChanges : Sendable {
          public let zoneID: CKRecordZone.ID
          public let error: CKError?
        }
        public struct DidFetchChanges : Sendable {
          public let context: CKSyncEngine.FetchChangesContext
        }
        public struct WillSendChanges : Sendable {
          public let context: CKSyncEngine.SendChangesContext
        }
        public struct DidSendChanges : Sendable {
          public let context: CKSyncEngine.SendChangesContext
        }
      }
    }
    """#
}
