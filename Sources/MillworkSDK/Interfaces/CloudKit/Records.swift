extension InterfaceModules.CloudKit {
  /// Records, their zones, references and values.
  static let records = #"""
    // https://developer.apple.com/documentation/cloudkit
    @_exported import Foundation
    import CoreLocation
    import SwiftUI
    import Swift
    import _Concurrency
    // https://developer.apple.com/documentation/cloudkit/ckrecordvalueprotocol
    public protocol CKRecordValueProtocol {
    }
    @objc public protocol __CKRecordObjCValue : NSObjectProtocol {
    }
    public typealias CKRecordValue = CKRecordValueProtocol & __CKRecordObjCValue
    extension NSString : __CKRecordObjCValue, CKRecordValueProtocol {}
    extension NSNumber : __CKRecordObjCValue, CKRecordValueProtocol {}
    extension NSArray : __CKRecordObjCValue, CKRecordValueProtocol {}
    extension NSDate : __CKRecordObjCValue, CKRecordValueProtocol {}
    extension NSData : __CKRecordObjCValue, CKRecordValueProtocol {}
    extension CLLocation : __CKRecordObjCValue, CKRecordValueProtocol {}
    extension String : CKRecordValueProtocol {}
    extension Date : CKRecordValueProtocol {}
    extension Data : CKRecordValueProtocol {}
    extension Bool : CKRecordValueProtocol {}
    extension Double : CKRecordValueProtocol {}
    extension Float : CKRecordValueProtocol {}
    extension Int : CKRecordValueProtocol {}
    extension UInt : CKRecordValueProtocol {}
    extension Int8 : CKRecordValueProtocol {}
    extension UInt8 : CKRecordValueProtocol {}
    extension Int16 : CKRecordValueProtocol {}
    extension UInt16 : CKRecordValueProtocol {}
    extension Int32 : CKRecordValueProtocol {}
    extension UInt32 : CKRecordValueProtocol {}
    extension Int64 : CKRecordValueProtocol {}
    extension UInt64 : CKRecordValueProtocol {}
    extension Array : CKRecordValueProtocol where Element : CKRecordValueProtocol {}
    public protocol CKRecordKeyValueSetting : NSObjectProtocol {
      func allKeys() -> [CKRecord.FieldKey]
      func changedKeys() -> [CKRecord.FieldKey]
    }
    extension CKRecordKeyValueSetting {
      public subscript<T>(key: CKRecord.FieldKey) -> T? where T : CKRecordValueProtocol { get set }
      public subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { get set }
    }
    // https://developer.apple.com/documentation/cloudkit/ckrecord
    open class CKRecord : NSObject, NSSecureCoding, NSCopying, CKRecordKeyValueSetting, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public typealias RecordType = String
      public typealias FieldKey = String
      public enum SystemType {
        public static let userRecord: CKRecord.RecordType
        public static let share: CKRecord.RecordType
      }
      public enum SystemFieldKey {
        public static let parent: CKRecord.FieldKey
        public static let share: CKRecord.FieldKey
        public static let recordID: CKRecord.FieldKey
        public static let creationDate: CKRecord.FieldKey
        public static let modificationDate: CKRecord.FieldKey
        public static let creatorUserRecordID: CKRecord.FieldKey
        public static let lastModifiedUserRecordID: CKRecord.FieldKey
      }
      public convenience init(recordType: CKRecord.RecordType, recordID: CKRecord.ID = CKRecord.ID())
      public convenience init(recordType: CKRecord.RecordType, zoneID: CKRecordZone.ID)
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open var recordType: CKRecord.RecordType { get }
      open var recordID: CKRecord.ID { get }
      open var recordChangeTag: String? { get }
      open var creatorUserRecordID: CKRecord.ID? { get }
      open var creationDate: Date? { get }
      open var lastModifiedUserRecordID: CKRecord.ID? { get }
      open var modificationDate: Date? { get }
      open func object(forKey key: CKRecord.FieldKey) -> (any __CKRecordObjCValue)?
      open func setObject(_ object: (any __CKRecordObjCValue)?, forKey key: CKRecord.FieldKey)
      open func allKeys() -> [CKRecord.FieldKey]
      open func allTokens() -> [String]
      open func changedKeys() -> [CKRecord.FieldKey]
      open func encodeSystemFields(with coder: NSCoder)
      open func setParent(_ parentRecord: CKRecord?)
      open func setParent(_ parentRecordID: CKRecord.ID?)
      open var share: CKRecord.Reference? { get }
      open var parent: CKRecord.Reference? { get set }
      @available(Apple 2021, *)
      public var encryptedValues: any CKRecordKeyValueSetting { get }
      @objc(CKRecordID)
      open class ID : NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
        open class var supportsSecureCoding: Bool { get }
        public convenience init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = CKRecordZone.default().zoneID)
        public required init?(coder: NSCoder)
        open func encode(with coder: NSCoder)
        open func copy(with zone: NSZone?) -> Any
        open var recordName: String { get }
        open var zoneID: CKRecordZone.ID { get }
      }
      @objc public enum ReferenceAction : UInt, Sendable {
        case none
        case deleteSelf
        public init?(rawValue: UInt)
        public typealias RawValue = UInt
        public var rawValue: UInt { get }
      }
      @objc(CKReference)
      open class Reference : NSObject, NSSecureCoding, NSCopying, __CKRecordObjCValue, CKRecordValueProtocol, @unchecked Sendable {
        open class var supportsSecureCoding: Bool { get }
        public typealias Action = CKRecord.ReferenceAction
        public init(recordID: CKRecord.ID, action: CKRecord.ReferenceAction)
        public convenience init(record: CKRecord, action: CKRecord.ReferenceAction)
        public required init?(coder: NSCoder)
        open func encode(with coder: NSCoder)
        open func copy(with zone: NSZone?) -> Any
        open var action: CKRecord.ReferenceAction { get }
        open var recordID: CKRecord.ID { get }
      }
    }
    open class CKAsset : NSObject, __CKRecordObjCValue, CKRecordValueProtocol, @unchecked Sendable {
      public init(fileURL: URL)
      open var fileURL: URL? { get }
    }
    public let CKCurrentUserDefaultName: String
    public let CKOwnerDefaultName: String
    // https://developer.apple.com/documentation/cloudkit/ckrecordzone
    open class CKRecordZone : NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public struct Capabilities : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var fetchChanges: Self { get }
        public static var atomic: Self { get }
        public static var sharing: Self { get }
        @available(Apple 2021, *)
        public static var zoneWideSharing: Self { get }
      }
      @objc(CKRecordZoneID)
      open class ID : NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
        open class var supportsSecureCoding: Bool { get }
        public convenience init(zoneName: String = CKRecordZone.ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName)
        public required init?(coder: NSCoder)
        open func encode(with coder: NSCoder)
        open func copy(with zone: NSZone?) -> Any
        open var zoneName: String { get }
        open var ownerName: String { get }
        public static let `default`: CKRecordZone.ID
        public static let defaultZoneName: String
      }
      open class func `default`() -> CKRecordZone
      public init(zoneName: String)
      public init(zoneID: CKRecordZone.ID)
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open var zoneID: CKRecordZone.ID { get }
      open var capabilities: CKRecordZone.Capabilities { get }
      @available(Apple 2021, *)
      open var share: CKRecord.Reference? { get }
    }
    open class CKServerChangeToken : NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
    }
    // https://developer.apple.com/documentation/cloudkit/ckquery
    open class CKQuery : NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public init(recordType: CKRecord.RecordType, predicate: NSPredicate)
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open var recordType: CKRecord.RecordType { get }
      open var predicate: NSPredicate { get }
      open var sortDescriptors: [NSSortDescriptor]? { get set }
    }
    open class CKLocationSortDescriptor : NSSortDescriptor, @unchecked Sendable {
      public init(key: String, relativeLocation: CLLocation)
      public required init?(coder: NSCoder)
      open var relativeLocation: CLLocation { get }
    }
    // https://developer.apple.com/documentation/cloudkit/ckerror
    public struct CKError : Error, Hashable, CustomNSError, _CValue, Sendable {
      public init(_ code: CKError.Code, userInfo: [String : Any] = [:])
      @objc public enum Code : Int, Sendable {
        case internalError = 1
        case partialFailure = 2
        case networkUnavailable = 3
        case networkFailure = 4
        case badContainer = 5
        case serviceUnavailable = 6
        case requestRateLimited = 7
        case missingEntitlement = 8
        case notAuthenticated = 9
        case permissionFailure = 10
        case unknownItem = 11
        case invalidArguments = 12
        case resultsTruncated = 13
        case serverRecordChanged = 14
        case serverRejectedRequest = 15
        case assetFileNotFound = 16
        case assetFileModified = 17
        case incompatibleVersion = 18
        case constraintViolation = 19
        case operationCancelled = 20
        case changeTokenExpired = 21
        case batchRequestFailed = 22
        case zoneBusy = 23
        case badDatabase = 24
        case quotaExceeded = 25
        case zoneNotFound = 26
        case limitExceeded = 27
        case userDeletedZone = 28
        case tooManyParticipants = 29
        case alreadyShared = 30
        case referenceViolation = 31
        case managedAccountRestricted = 32
        case participantMayNeedVerification = 33
        case serverResponseLost = 34
        case assetNotAvailable = 35
        @available(Apple 2021, *)
        case accountTemporarilyUnavailable = 36
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: CKError.Code, error: any Error) -> Bool
      }
      public var code: CKError.Code { get }
      public var errorCode: Int { get }
      public var userInfo: [String : Any] { get }
      public var errorUserInfo: [String : Any] { get }
      public static var errorDomain: String { get }
      public static var internalError: CKError.Code { get }
      public static var partialFailure: CKError.Code { get }
      public static var networkUnavailable: CKError.Code { get }
      public static var networkFailure: CKError.Code { get }
      public static var badContainer: CKError.Code { get }
      public static var serviceUnavailable: CKError.Code { get }
      public static var requestRateLimited: CKError.Code { get }
      public static var missingEntitlement: CKError.Code { get }
      public static var notAuthenticated: CKError.Code { get }
      public static var permissionFailure: CKError.Code { get }
      public static var unknownItem: CKError.Code { get }
      public static var invalidArguments: CKError.Code { get }
      public static var resultsTruncated: CKError.Code { get }
      public static var serverRecordChanged: CKError.Code { get }
      public static var serverRejectedRequest: CKError.Code { get }
      public static var assetFileNotFound: CKError.Code { get }
      public static var assetFileModified: CKError.Code { get }
      public static var incompatibleVersion: CKError.Code { get }
      public static var constraintViolation: CKError.Code { get }
      public static var operationCancelled: CKError.Code { get }
      public static var changeTokenExpired: CKError.Code { get }
      public static var batchRequestFailed: CKError.Code { get }
      public static var zoneBusy: CKError.Code { get }
      public static var badDatabase: CKError.Code { get }
      public static var quotaExceeded: CKError.Code { get }
      public static var zoneNotFound: CKError.Code { get }
      public static var limitExceeded: CKError.Code { get }
      public static var userDeletedZone: CKError.Code { get }
      public static var tooManyParticipants: CKError.Code { get }
      public static var alreadyShared: CKError.Code { get }
      public static var referenceViolation: CKError.Code { get }
      public static var managedAccountRestricted: CKError.Code { get }
      public static var participantMayNeedVerification: CKError.Code { get }
      public static var serverResponseLost: CKError.Code { get }
      public static var assetNotAvailable: CKError.Code { get }
      @available(Apple 2021, *)
      public static var accountTemporarilyUnavailable: CKError.Code { get }
      public static func == (a: CKError, b: CKError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    extension CKError {
      public var partialErrorsByItemID: [AnyHashable : any Error]? { get }
      public var ancestorRecord: CKRecord? { get }
      public var clientRecord: CKRecord? { get }
      public var serverRecord: CKRecord? { get }
      public var retryAfterSeconds: Double? { get }
    }
    public let CKErrorDomain: String
    public let CKErrorRetryAfterKey: String
    public let CKPartialErrorsByItemIDKey: String
    public let CKRecordChangedErrorAncestorRecordKey: String
    public let CKRecordChangedErrorServerRecordKey: String
    public let CKRecordChangedErrorClientRecordKey: String
    """#
}
