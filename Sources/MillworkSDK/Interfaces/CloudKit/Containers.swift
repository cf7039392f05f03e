extension InterfaceModules.CloudKit {
  /// Containers, databases and records.
  static let containers = #"""
    // https://developer.apple.com/documentation/cloudkit
    @_exported import Foundation
    import CoreLocation
    import Swift
    import _Concurrency
    @objc public enum CKAccountStatus : Int, Sendable {
      case couldNotDetermine
      case available
      case restricted
      case noAccount
      case temporarilyUnavailable
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class CKContainer : NSObject, @unchecked Sendable {
      public init(identifier: String)
      open class func `default`() -> CKContainer
      open var privateCloudDatabase: CKDatabase { get }
      open var publicCloudDatabase: CKDatabase { get }
      open var sharedCloudDatabase: CKDatabase { get }
      open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void)
      @discardableResult open func accountStatus() async throws -> CKAccountStatus
    }
    open class CKDatabase : NSObject, @unchecked Sendable {
      @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord
      @discardableResult open func record(for recordID: CKRecord.ID) async throws -> CKRecord
      @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID
    }
    open class CKRecord : NSObject, @unchecked Sendable {
      public typealias RecordType = String
      public init(recordType: CKRecord.RecordType)
      open class ID : NSObject, @unchecked Sendable {
        public convenience init(recordName: String)
        open var recordName: String { get }
      }
      open var recordID: CKRecord.ID { get }
      open var recordType: CKRecord.RecordType { get }
      open var creationDate: Date? { get }
      public subscript(key: String) -> Any? { get set }
    }
    """#
}
