extension InterfaceModules.CloudKit {
  /// Shares, subscriptions and notifications.
  static let sharing = #"""
    // https://developer.apple.com/documentation/cloudkit/ckshare
    open class CKUserIdentity : NSObject, @unchecked Sendable {
      open class LookupInfo : NSObject, @unchecked Sendable {
        public init(emailAddress: String)
        public init(phoneNumber: String)
        public init(userRecordID: CKRecord.ID)
        open var emailAddress: String? { get }
        open var phoneNumber: String? { get }
      }
      open var userRecordID: CKRecord.ID? { get }
      open var lookupInfo: CKUserIdentity.LookupInfo? { get }
      open var nameComponents: PersonNameComponents? { get }
      open var hasiCloudAccount: Bool { get }
    }
    open class CKShare : CKRecord, @unchecked Sendable {
      public enum SystemFieldKey {
        public static let title: CKRecord.FieldKey
        public static let shareType: CKRecord.FieldKey
        public static let thumbnailImageData: CKRecord.FieldKey
      }
      @objc public enum ParticipantAcceptanceStatus : Int, Sendable {
        case unknown
        case pending
        case accepted
        case removed
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum ParticipantPermission : Int, Sendable {
        case unknown
        case none
        case readOnly
        case readWrite
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum ParticipantRole : Int, Sendable {
        case unknown
        case owner
        case privateUser = 3
        case publicUser
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open class Participant : NSObject, @unchecked Sendable {
        public typealias AcceptanceStatus = CKShare.ParticipantAcceptanceStatus
        public typealias Permission = CKShare.ParticipantPermission
        public typealias Role = CKShare.ParticipantRole
        open var userIdentity: CKUserIdentity { get }
        open var role: CKShare.ParticipantRole { get set }
        open var permission: CKShare.ParticipantPermission { get set }
        open var acceptanceStatus: CKShare.ParticipantAcceptanceStatus { get }
      }
      open class Metadata : NSObject, @unchecked Sendable {
        open var containerIdentifier: String { get }
        open var share: CKShare { get }
        @available(Apple 2022, *)
        open var hierarchicalRootRecordID: CKRecord.ID? { get }
        @available(iOS, introduced: 10.0, deprecated: 16.0, renamed: "hierarchicalRootRecordID")
        open var rootRecordID: CKRecord.ID { get }
        open var rootRecord: CKRecord? { get }
        open var participantRole: CKShare.ParticipantRole { get }
        open var participantStatus: CKShare.ParticipantAcceptanceStatus { get }
        open var participantPermission: CKShare.ParticipantPermission { get }
        open var ownerIdentity: CKUserIdentity { get }
      }
      public init(rootRecord: CKRecord, shareID: CKRecord.ID)
      public convenience init(rootRecord: CKRecord)
      @available(Apple 2021, *)
      public init(recordZoneID: CKRecordZone.ID)
      public required init?(coder: NSCoder)
      open var publicPermission: CKShare.ParticipantPermission { get set }
      open var url: URL? { get }
      open var participants: [CKShare.Participant] { get }
      open var owner: CKShare.Participant { get }
      open var currentUserParticipant: CKShare.Participant? { get }
      open func addParticipant(_ participant: CKShare.Participant)
      open func removeParticipant(_ participant: CKShare.Participant)
    }
    // https://developer.apple.com/documentation/uikit/uicloudsharingcontroller
    #if os(iOS) || os(visionOS)
    extension UICloudSharingController {
      @MainActor @preconcurrency public convenience init(preparationHandler: @escaping (UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void) -> Void)
      @MainActor @preconcurrency public convenience init(share: CKShare, container: CKContainer)
      @MainActor @preconcurrency public var share: CKShare? { get }
    }
    #endif
    // https://developer.apple.com/documentation/cloudkit/cksubscription
    open class CKSubscription : NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public typealias ID = String
      @objc public enum SubscriptionType : Int, Sendable {
        case query = 1
        case recordZone = 2
        case database = 3
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open class NotificationInfo : NSObject, NSCopying, @unchecked Sendable {
        override public init()
        public convenience init(alertBody: String? = nil, alertLocalizationKey: String? = nil, alertLocalizationArgs: [CKRecord.FieldKey] = [], title: String? = nil, titleLocalizationKey: String? = nil, titleLocalizationArgs: [CKRecord.FieldKey] = [], subtitle: String? = nil, subtitleLocalizationKey: String? = nil, subtitleLocalizationArgs: [CKRecord.FieldKey] = [], alertActionLocalizationKey: String? = nil, alertLaunchImage: String? = nil, soundName: String? = nil, desiredKeys: [CKRecord.FieldKey] = [], shouldBadge: Bool = false, shouldSendContentAvailable: Bool = false, shouldSendMutableContent: Bool = false, category: String? = nil, collapseIDKey: String? = nil)
        open func copy(with zone: NSZone?) -> Any
    open var alertBody: String? { get set }
    open var alertLocalizationKey: String? { get set }
    open var title: String? { get set }
    open var titleLocalizationKey: String? { get set }
    open var subtitle: String? { get set }
    open var subtitleLocalizationKey: String? { get set }
    open var soundName: String? { get set }
    open var category: String? { get set }
    open var collapseIDKey: String? { get set }
        open var alertLocalizationArgs: [CKRecord.FieldKey]? { get set }
        open var desiredKeys: [CKRecord.FieldKey]? { get set }
        open var shouldBadge: Bool { get set }
        open var shouldSendContentAvailable: Bool { get set }
        open var shouldSendMutableContent: Bool { get set }
      }
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open var subscriptionID: CKSubscription.ID { get }
      open var subscriptionType: CKSubscription.SubscriptionType { get }
      open var notificationInfo: CKSubscription.NotificationInfo? { get set }
    }
    open class CKQuerySubscription : CKSubscription, @unchecked Sendable {
      public struct Options : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var firesOnRecordCreation: Self { get }
        public static var firesOnRecordUpdate: Self { get }
        public static var firesOnRecordDeletion: Self { get }
        public static var firesOnce: Self { get }
      }
      public convenience init(recordType: CKRecord.RecordType, predicate: NSPredicate, options querySubscriptionOptions: CKQuerySubscription.Options = [])
      public init(recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID, options querySubscriptionOptions: CKQuerySubscription.Options = [])
      public required init?(coder: NSCoder)
      open var recordType: CKRecord.RecordType { get }
      open var predicate: NSPredicate { get }
      open var zoneID: CKRecordZone.ID? { get set }
    }
    open class CKRecordZoneSubscription : CKSubscription, @unchecked Sendable {
      public convenience init(zoneID: CKRecordZone.ID)
      public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID)
      public required init?(coder: NSCoder)
      open var zoneID: CKRecordZone.ID { get }
      open var recordType: CKRecord.RecordType? { get set }
    }
    open class CKDatabaseSubscription : CKSubscription, @unchecked Sendable {
      public convenience init()
      public init(subscriptionID: CKSubscription.ID)
      public required init?(coder: NSCoder)
      open var recordType: CKRecord.RecordType? { get set }
    }
    // https://developer.apple.com/documentation/cloudkit/cknotification
    open class CKNotification : NSObject, @unchecked Sendable {
      @objc public enum NotificationType : Int, Sendable {
        case query = 1
        case recordZone = 2
        case readNotification = 3
        case database = 4
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable : Any])
      open var notificationType: CKNotification.NotificationType { get }
      open var subscriptionID: CKSubscription.ID? { get }
      open var containerIdentifier: String? { get }
      open var isPruned: Bool { get }
      open var alertBody: String? { get }
      open var title: String? { get }
    }
    open class CKQueryNotification : CKNotification, @unchecked Sendable {
      @objc public enum Reason : Int, Sendable {
        case recordCreated = 1
        case recordUpdated
        case recordDeleted
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open var queryNotificationReason: CKQueryNotification.Reason { get }
      open var recordFields: [String : Any]? { get }
      open var recordID: CKRecord.ID? { get }
      open var databaseScope: CKDatabase.Scope { get }
    }
    open class CKRecordZoneNotification : CKNotification, @unchecked Sendable {
      open var recordZoneID: CKRecordZone.ID? { get }
      open var databaseScope: CKDatabase.Scope { get }
    }
    open class CKDatabaseNotification : CKNotification, @unchecked Sendable {
      open var databaseScope: CKDatabase.Scope { get }
    }
    """#
}
