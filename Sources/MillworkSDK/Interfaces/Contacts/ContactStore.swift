extension InterfaceModules.Contacts {
  /// The store, its requests, and formatting.
  static let contactStore = #"""
    // https://developer.apple.com/documentation/contacts/cncontactstore
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
      @available(iOS 18.0, *)
      @available(macOS, unavailable)
      @available(watchOS, unavailable)
      case limited
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct CNError : Error, Hashable, CustomNSError, _CValue, Sendable {
      public init(_ code: CNError.Code, userInfo: [String : Any] = [:])
      @objc public enum Code : Int, Sendable {
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case noAccessableWritableContainers = 101
        case unauthorizedKeys = 102
        case featureDisabledByUser = 103
        case featureNotAvailable = 104
        case recordDoesNotExist = 200
        case insertedRecordAlreadyExists = 201
        case containmentCycle = 202
        case containmentScope = 203
        case parentRecordDoesNotExist = 204
        case recordIdentifierInvalid = 205
        case recordNotWritable = 206
        case parentContainerNotWritable = 207
        case validationMultipleErrors = 300
        case validationTypeMismatch = 301
        case validationConfigurationError = 302
        case predicateInvalid = 400
        case policyViolation = 500
        case clientIdentifierInvalid = 600
        case clientIdentifierDoesNotExist = 601
        case clientIdentifierCollision = 602
        case changeHistoryExpired = 603
        case changeHistoryInvalidAnchor = 604
        case changeHistoryInvalidFetchRequest = 605
        case vCardMalformed = 700
        case vCardSummarizationError = 701
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: CNError.Code, error: any Error) -> Bool
      }
      public var code: CNError.Code { get }
      public var errorCode: Int { get }
      public var userInfo: [String : Any] { get }
      public var errorUserInfo: [String : Any] { get }
      public static var errorDomain: String { get }
      public static var communicationError: CNError.Code { get }
      public static var dataAccessError: CNError.Code { get }
      public static var authorizationDenied: CNError.Code { get }
      public static var noAccessableWritableContainers: CNError.Code { get }
      public static var unauthorizedKeys: CNError.Code { get }
      public static var featureDisabledByUser: CNError.Code { get }
      public static var featureNotAvailable: CNError.Code { get }
      public static var recordDoesNotExist: CNError.Code { get }
      public static var insertedRecordAlreadyExists: CNError.Code { get }
      public static var containmentCycle: CNError.Code { get }
      public static var containmentScope: CNError.Code { get }
      public static var parentRecordDoesNotExist: CNError.Code { get }
      public static var recordIdentifierInvalid: CNError.Code { get }
      public static var recordNotWritable: CNError.Code { get }
      public static var parentContainerNotWritable: CNError.Code { get }
      public static var validationMultipleErrors: CNError.Code { get }
      public static var validationTypeMismatch: CNError.Code { get }
      public static var validationConfigurationError: CNError.Code { get }
      public static var predicateInvalid: CNError.Code { get }
      public static var policyViolation: CNError.Code { get }
      public static var clientIdentifierInvalid: CNError.Code { get }
      public static var clientIdentifierDoesNotExist: CNError.Code { get }
      public static var clientIdentifierCollision: CNError.Code { get }
      public static var changeHistoryExpired: CNError.Code { get }
      public static var changeHistoryInvalidAnchor: CNError.Code { get }
      public static var changeHistoryInvalidFetchRequest: CNError.Code { get }
      public static var vCardMalformed: CNError.Code { get }
      public static var vCardSummarizationError: CNError.Code { get }
      public static func == (a: CNError, b: CNError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    open class CNFetchRequest : NSObject, @unchecked Sendable {
    }
    open class CNContactFetchRequest : CNFetchRequest, @unchecked Sendable {
      public init(keysToFetch: [any CNKeyDescriptor])
      open var predicate: NSPredicate? { get set }
      open var keysToFetch: [any CNKeyDescriptor] { get set }
      open var mutableObjects: Bool { get set }
      open var unifyResults: Bool { get set }
      open var sortOrder: CNContactSortOrder { get set }
    }
    open class CNContactStore : NSObject, @unchecked Sendable {
      override public init()
      open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus
      @preconcurrency open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void)
      @discardableResult open func requestAccess(for entityType: CNEntityType) async throws -> Bool
      open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact]
      open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact
      @available(watchOS, unavailable)
      open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact
      open func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws
      open func groups(matching predicate: NSPredicate?) throws -> [CNGroup]
      open func containers(matching predicate: NSPredicate?) throws -> [CNContainer]
      @available(watchOS, unavailable)
      open func execute(_ saveRequest: CNSaveRequest) throws
      open var currentHistoryToken: Data? { get }
      open func defaultContainerIdentifier() -> String
    }
    extension NSNotification.Name {
      public static let CNContactStoreDidChange: NSNotification.Name
    }
    @available(watchOS, unavailable)
    open class CNSaveRequest : NSObject, @unchecked Sendable {
      override public init()
      open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?)
      open func update(_ contact: CNMutableContact)
      open func delete(_ contact: CNMutableContact)
      open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?)
      open func update(_ group: CNMutableGroup)
      open func delete(_ group: CNMutableGroup)
      open func addMember(_ contact: CNContact, to group: CNGroup)
      open func removeMember(_ contact: CNContact, from group: CNGroup)
      open var shouldRefetchContacts: Bool { get set }
      @available(iOS 15.4, macOS 12.3, visionOS 1.0, *)
      open var transactionAuthor: String? { get set }
    }
    open class CNGroup : NSObject, @unchecked Sendable {
      override public init()
      open var identifier: String { get }
      open var name: String { get }
      open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate
      open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate
    }
    open class CNMutableGroup : CNGroup, @unchecked Sendable {
      override public init()
      open func mutableCopy(with zone: NSZone?) -> Any
      override open var name: String { get set }
    }
    @objc public enum CNContainerType : Int, Sendable {
      case unassigned = 0
      case local = 1
      case exchange = 2
      case cardDAV = 3
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class CNContainer : NSObject, @unchecked Sendable {
      open var identifier: String { get }
      open var name: String { get }
      open var type: CNContainerType { get }
      open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate
      open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate
      open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate
    }
    // https://developer.apple.com/documentation/contacts/cncontactformatter
    @objc public enum CNContactFormatterStyle : Int, Sendable {
      case fullName
      case phoneticFullName
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class CNContactFormatter : Formatter, @unchecked Sendable {
      override public init()
      public required init?(coder: NSCoder)
      open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor
      open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { get }
      open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { get }
      open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String?
      open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder
      open class func delimiter(for contact: CNContact) -> String
      open var style: CNContactFormatterStyle { get set }
      open func string(from contact: CNContact) -> String?
    }
    @objc public enum CNPostalAddressFormatterStyle : Int, Sendable {
      case mailingAddress
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class CNPostalAddressFormatter : Formatter, @unchecked Sendable {
      override public init()
      public required init?(coder: NSCoder)
      open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String
      open var style: CNPostalAddressFormatterStyle { get set }
      open func string(from postalAddress: CNPostalAddress) -> String
    }
    open class CNContactVCardSerialization : NSObject {
      open class func descriptorForRequiredKeys() -> any CNKeyDescriptor
      open class func data(with contacts: [CNContact]) throws -> Data
      open class func contacts(with data: Data) throws -> [CNContact]
    }
    open class CNContactsUserDefaults : NSObject, @unchecked Sendable {
      open class func shared() -> Self
      open var sortOrder: CNContactSortOrder { get }
      open var countryCode: String { get }
    }
    """#
}
