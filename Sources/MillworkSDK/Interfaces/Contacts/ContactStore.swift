extension InterfaceModules.Contacts {
  /// Contacts and their store.
  static let contactStore = #"""
    // https://developer.apple.com/documentation/contacts
    @_exported import Foundation
    import Swift
    import _Concurrency
    open class CNContact : NSObject, @unchecked Sendable {
      override public init()
      open var identifier: String { get }
      open var givenName: String { get }
      open var familyName: String { get }
      open var middleName: String { get }
      open var organizationName: String { get }
      open var nickname: String { get }
      open var jobTitle: String { get }
      open var note: String { get }
      open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { get }
      open var emailAddresses: [CNLabeledValue<NSString>] { get }
      open var imageData: Data? { get }
      open var thumbnailImageData: Data? { get }
      open var birthday: DateComponents? { get }
    }
    open class CNLabeledValue<ValueType> : NSObject where ValueType : NSObject {
      open var label: String? { get }
      open var value: ValueType { get }
    }
    open class CNPhoneNumber : NSObject, @unchecked Sendable {
      public init(stringValue string: String)
      open var stringValue: String { get }
    }
    @objc public enum CNEntityType : Int, Sendable {
      case contacts
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum CNAuthorizationStatus : Int, Sendable {
      case notDetermined
      case restricted
      case denied
      case authorized
      case limited
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class CNContactFetchRequest : NSObject {
      public init(keysToFetch: [Any])
    }
    open class CNContactStore : NSObject, @unchecked Sendable {
      override public init()
      open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus
      open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void)
      @discardableResult open func requestAccess(for entityType: CNEntityType) async throws -> Bool
      open func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws
    }
    public let CNContactGivenNameKey: String
    public let CNContactFamilyNameKey: String
    public let CNContactPhoneNumbersKey: String
    public let CNContactEmailAddressesKey: String
    public let CNContactImageDataKey: String
    public let CNContactThumbnailImageDataKey: String
    public protocol CNKeyDescriptor : NSObjectProtocol {
    }
    extension NSString : CNKeyDescriptor {}
    """#
}
