extension InterfaceModules.Contacts {
  /// Contacts and what they hold.
  static let contactObjects = #"""
    // https://developer.apple.com/documentation/contacts
    @_exported import Foundation
    import Swift
    import _Concurrency
    @objc public protocol CNKeyDescriptor : NSSecureCoding, NSObjectProtocol {
    }
    extension NSString : CNKeyDescriptor {}
    @objc public enum CNContactType : Int, Sendable {
      case person
      case organization
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum CNContactSortOrder : Int, Sendable {
      case none
      case userDefault
      case givenName
      case familyName
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum CNContactDisplayNameOrder : Int, Sendable {
      case userDefault
      case givenNameFirst
      case familyNameFirst
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    // https://developer.apple.com/documentation/contacts/cncontact
    open class CNContact : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      override public init()
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open func mutableCopy(with zone: NSZone?) -> Any
      open var identifier: String { get }
      @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
      public var id: UUID { get }
      open var contactType: CNContactType { get }
    open var namePrefix: String { get }
    open var givenName: String { get }
    open var middleName: String { get }
    open var familyName: String { get }
    open var previousFamilyName: String { get }
    open var nameSuffix: String { get }
    open var nickname: String { get }
    open var organizationName: String { get }
    open var departmentName: String { get }
    open var jobTitle: String { get }
    open var phoneticGivenName: String { get }
    open var phoneticMiddleName: String { get }
    open var phoneticFamilyName: String { get }
    open var phoneticOrganizationName: String { get }
    open var note: String { get }
      open var imageData: Data? { get }
      open var thumbnailImageData: Data? { get }
      open var imageDataAvailable: Bool { get }
      open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { get }
      open var emailAddresses: [CNLabeledValue<NSString>] { get }
      open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { get }
      open var urlAddresses: [CNLabeledValue<NSString>] { get }
      open var contactRelations: [CNLabeledValue<CNContactRelation>] { get }
      open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { get }
      open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { get }
      open var birthday: DateComponents? { get }
      open var nonGregorianBirthday: DateComponents? { get }
      open var dates: [CNLabeledValue<NSDateComponents>] { get }
      open func isKeyAvailable(_ key: String) -> Bool
      open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool
      open class func localizedString(forKey key: String) -> String
      open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> (Any, Any) -> ComparisonResult
      open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor
      open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool
      open class func predicateForContacts(matchingName name: String) -> NSPredicate
      open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate
      open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate
      open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate
      open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate
      open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate
    }
    @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
    extension CNContact : Identifiable {
    }
    open class CNMutableContact : CNContact, @unchecked Sendable {
      override public init()
      public required init?(coder: NSCoder)
      override open var contactType: CNContactType { get set }
      override open var namePrefix: String { get set }
      override open var givenName: String { get set }
      override open var middleName: String { get set }
      override open var familyName: String { get set }
      override open var previousFamilyName: String { get set }
      override open var nameSuffix: String { get set }
      override open var nickname: String { get set }
      override open var organizationName: String { get set }
      override open var departmentName: String { get set }
      override open var jobTitle: String { get set }
      override open var phoneticGivenName: String { get set }
      override open var phoneticMiddleName: String { get set }
      override open var phoneticFamilyName: String { get set }
      override open var phoneticOrganizationName: String { get set }
      override open var note: String { get set }
      override open var imageData: Data? { get set }
      override open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { get set }
      override open var emailAddresses: [CNLabeledValue<NSString>] { get set }
      override open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { get set }
      override open var urlAddresses: [CNLabeledValue<NSString>] { get set }
      override open var contactRelations: [CNLabeledValue<CNContactRelation>] { get set }
      override open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { get set }
      override open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { get set }
      override open var birthday: DateComponents? { get set }
      override open var nonGregorianBirthday: DateComponents? { get set }
      override open var dates: [CNLabeledValue<NSDateComponents>] { get set }
    }
    // https://developer.apple.com/documentation/contacts/cnlabeledvalue
    open class CNLabeledValue<ValueType> : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable where ValueType : NSObject {
      open class var supportsSecureCoding: Bool { get }
      public init(label: String?, value: ValueType)
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open var identifier: String { get }
      open var label: String? { get }
      open var value: ValueType { get }
      open func settingLabel(_ label: String?) -> Self
      open func settingValue(_ value: ValueType) -> Self
      open func settingLabel(_ label: String?, value: ValueType) -> Self
      open class func localizedString(forLabel label: String) -> String
    }
    open class CNPhoneNumber : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public init(stringValue string: String)
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open var stringValue: String { get }
    }
    open class CNPostalAddress : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      override public init()
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open func mutableCopy(with zone: NSZone?) -> Any
    open var street: String { get }
    open var subLocality: String { get }
    open var city: String { get }
    open var subAdministrativeArea: String { get }
    open var state: String { get }
    open var postalCode: String { get }
    open var country: String { get }
    open var isoCountryCode: String { get }
      open class func localizedString(forKey key: String) -> String
    }
    open class CNMutablePostalAddress : CNPostalAddress, @unchecked Sendable {
      override public init()
      public required init?(coder: NSCoder)
      override open var street: String { get set }
      override open var subLocality: String { get set }
      override open var city: String { get set }
      override open var subAdministrativeArea: String { get set }
      override open var state: String { get set }
      override open var postalCode: String { get set }
      override open var country: String { get set }
      override open var isoCountryCode: String { get set }
    }
    public let CNPostalAddressStreetKey: String
    public let CNPostalAddressCityKey: String
    public let CNPostalAddressStateKey: String
    public let CNPostalAddressPostalCodeKey: String
    public let CNPostalAddressCountryKey: String
    public let CNPostalAddressISOCountryCodeKey: String
    public let CNPostalAddressSubLocalityKey: String
    public let CNPostalAddressSubAdministrativeAreaKey: String
    open class CNContactRelation : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public convenience init(name: String)
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open var name: String { get }
    }
    open class CNSocialProfile : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public init(urlString: String?, username: String?, userIdentifier: String?, service: String?)
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
    open var urlString: String { get }
    open var username: String { get }
    open var userIdentifier: String { get }
    open var service: String { get }
    }
    open class CNInstantMessageAddress : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public init(username: String, service: String)
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
    open var username: String { get }
    open var service: String { get }
    }
    // https://developer.apple.com/documentation/contacts/contact-keys
    public let CNContactIdentifierKey: String
    public let CNContactNamePrefixKey: String
    public let CNContactGivenNameKey: String
    public let CNContactMiddleNameKey: String
    public let CNContactFamilyNameKey: String
    public let CNContactPreviousFamilyNameKey: String
    public let CNContactNameSuffixKey: String
    public let CNContactNicknameKey: String
    public let CNContactOrganizationNameKey: String
    public let CNContactDepartmentNameKey: String
    public let CNContactJobTitleKey: String
    public let CNContactPhoneticGivenNameKey: String
    public let CNContactPhoneticMiddleNameKey: String
    public let CNContactPhoneticFamilyNameKey: String
    public let CNContactPhoneticOrganizationNameKey: String
    public let CNContactBirthdayKey: String
    public let CNContactNonGregorianBirthdayKey: String
    public let CNContactNoteKey: String
    public let CNContactImageDataKey: String
    public let CNContactThumbnailImageDataKey: String
    public let CNContactImageDataAvailableKey: String
    public let CNContactTypeKey: String
    public let CNContactPhoneNumbersKey: String
    public let CNContactEmailAddressesKey: String
    public let CNContactPostalAddressesKey: String
    public let CNContactDatesKey: String
    public let CNContactUrlAddressesKey: String
    public let CNContactRelationsKey: String
    public let CNContactSocialProfilesKey: String
    public let CNContactInstantMessageAddressesKey: String
    public let CNLabelHome: String
    public let CNLabelWork: String
    public let CNLabelSchool: String
    public let CNLabelOther: String
    public let CNLabelEmailiCloud: String
    public let CNLabelURLAddressHomePage: String
    public let CNLabelDateAnniversary: String
    public let CNLabelPhoneNumberiPhone: String
    public let CNLabelPhoneNumberAppleWatch: String
    public let CNLabelPhoneNumberMobile: String
    public let CNLabelPhoneNumberMain: String
    public let CNLabelPhoneNumberHomeFax: String
    public let CNLabelPhoneNumberWorkFax: String
    public let CNLabelPhoneNumberOtherFax: String
    public let CNLabelPhoneNumberPager: String
    public let CNLabelContactRelationParent: String
    public let CNLabelContactRelationMother: String
    public let CNLabelContactRelationFather: String
    public let CNLabelContactRelationBrother: String
    public let CNLabelContactRelationSister: String
    public let CNLabelContactRelationChild: String
    public let CNLabelContactRelationFriend: String
    public let CNLabelContactRelationSpouse: String
    public let CNLabelContactRelationPartner: String
    public let CNLabelContactRelationAssistant: String
    public let CNLabelContactRelationManager: String
    public let CNLabelContactRelationSon: String
    public let CNLabelContactRelationDaughter: String
    public let CNSocialProfileServiceFacebook: String
    public let CNSocialProfileServiceTwitter: String
    public let CNSocialProfileServiceLinkedIn: String
    public let CNSocialProfileServiceFlickr: String
    public let CNInstantMessageServiceSkype: String
    public let CNInstantMessageServiceFacebook: String
    public let CNInstantMessageServiceGoogleTalk: String
    public let CNInstantMessageServiceJabber: String
    """#
}
