extension InterfaceModules.PassKit {
  /// Payments and their requests.
  static let payments = #"""
    // https://developer.apple.com/documentation/passkit
    @_exported import Foundation
    import Contacts
    import SwiftUI
    import Swift
    import _Concurrency
    // https://developer.apple.com/documentation/passkit/pkpaymentnetwork
    public struct PKPaymentNetwork : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var amex: PKPaymentNetwork { get }
      public static var cartesBancaires: PKPaymentNetwork { get }
      public static var chinaUnionPay: PKPaymentNetwork { get }
      public static var discover: PKPaymentNetwork { get }
      public static var eftpos: PKPaymentNetwork { get }
      public static var electron: PKPaymentNetwork { get }
      public static var elo: PKPaymentNetwork { get }
      @available(iOS 15.1, macOS 12.0, watchOS 8.1, *)
      public static var dankort: PKPaymentNetwork { get }
      public static var idCredit: PKPaymentNetwork { get }
      public static var interac: PKPaymentNetwork { get }
      public static var JCB: PKPaymentNetwork { get }
      public static var mada: PKPaymentNetwork { get }
      public static var maestro: PKPaymentNetwork { get }
      public static var masterCard: PKPaymentNetwork { get }
      @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
      public static var bancomat: PKPaymentNetwork { get }
      @available(iOS 16.4, macOS 13.3, watchOS 9.4, *)
      public static var bancontact: PKPaymentNetwork { get }
      @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
      public static var mir: PKPaymentNetwork { get }
      public static var privateLabel: PKPaymentNetwork { get }
      public static var quicPay: PKPaymentNetwork { get }
      public static var suica: PKPaymentNetwork { get }
      public static var visa: PKPaymentNetwork { get }
      public static var vPay: PKPaymentNetwork { get }
      @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
      public static var barcode: PKPaymentNetwork { get }
      @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
      public static var girocard: PKPaymentNetwork { get }
      @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
      public static var waon: PKPaymentNetwork { get }
      @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
      public static var nanaco: PKPaymentNetwork { get }
      @available(iOS 16.1, macOS 13.0, watchOS 9.1, *)
      public static var postFinance: PKPaymentNetwork { get }
      @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
      public static var tmoney: PKPaymentNetwork { get }
      @available(iOS 17.5, macOS 14.5, watchOS 10.5, *)
      public static var meeza: PKPaymentNetwork { get }
    }
    public struct PKMerchantCapability : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var capability3DS: Self { get }
      public static var capabilityEMV: Self { get }
      public static var capabilityCredit: Self { get }
      public static var capabilityDebit: Self { get }
      public static var threeDSecure: Self { get }
      public static var emv: Self { get }
      public static var credit: Self { get }
      public static var debit: Self { get }
    }
    @objc public enum PKPaymentAuthorizationStatus : Int, Sendable {
      case success = 0
      case failure = 1
      case invalidBillingPostalAddress = 2
      case invalidShippingPostalAddress = 3
      case invalidShippingContact = 4
      case pinRequired = 5
      case pinIncorrect = 6
      case pinLockout = 7
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PKPaymentSummaryItemType : UInt, Sendable {
      case final
      case pending
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum PKShippingType : UInt, Sendable {
      case shipping
      case delivery
      case storePickup
      case servicePickup
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum PKPaymentMethodType : UInt, Sendable {
      case unknown
      case debit
      case credit
      case prepaid
      case store
      @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
      case eMoney
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum PKPaymentButtonType : Int, Sendable {
      case plain
      case buy
      case setUp
      case inStore
      case donate
      case checkout
      case book
      case subscribe
      @available(Apple 2020, *)
      case reload
      @available(Apple 2020, *)
      case addMoney
      @available(Apple 2020, *)
      case topUp
      @available(Apple 2020, *)
      case order
      @available(Apple 2020, *)
      case rent
      @available(Apple 2020, *)
      case support
      @available(Apple 2020, *)
      case contribute
      @available(Apple 2020, *)
      case tip
      @available(Apple 2021, *)
      case `continue`
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PKPaymentButtonStyle : Int, Sendable {
      case white
      case whiteOutline
      case black
      @available(iOS 14.0, macOS 11.0, *)
      case automatic
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct PKContactField : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var postalAddress: PKContactField { get }
      public static var emailAddress: PKContactField { get }
      public static var phoneNumber: PKContactField { get }
      public static var name: PKContactField { get }
      public static var phoneticName: PKContactField { get }
    }
    public struct PKPaymentError : Error, Hashable, CustomNSError, _CValue, Sendable {
      public init(_ code: PKPaymentError.Code, userInfo: [String : Any] = [:])
      @objc public enum Code : Int, Sendable {
        case unknownError = -1
        case shippingContactInvalidError = 1
        case billingContactInvalidError = 2
        case shippingAddressUnserviceableError = 3
        @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
        case couponCodeInvalidError = 4
        @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
        case couponCodeExpiredError = 5
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: PKPaymentError.Code, error: any Swift.Error) -> Bool
      }
      public var code: PKPaymentError.Code { get }
      public var errorCode: Int { get }
      public var userInfo: [String : Any] { get }
      public var errorUserInfo: [String : Any] { get }
      public static var errorDomain: String { get }
      public static var unknownError: PKPaymentError.Code { get }
      public static var shippingContactInvalidError: PKPaymentError.Code { get }
      public static var billingContactInvalidError: PKPaymentError.Code { get }
      public static var shippingAddressUnserviceableError: PKPaymentError.Code { get }
      @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
      public static var couponCodeInvalidError: PKPaymentError.Code { get }
      @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
      public static var couponCodeExpiredError: PKPaymentError.Code { get }
      public static func == (a: PKPaymentError, b: PKPaymentError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    open class PKPaymentSummaryItem : NSObject, @unchecked Sendable {
      override public init()
      public convenience init(label: String, amount: NSDecimalNumber)
      public convenience init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType)
      open var label: String { get set }
      open var amount: NSDecimalNumber { get set }
      open var type: PKPaymentSummaryItemType { get set }
    }
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
    open class PKDateComponentsRange : NSObject, @unchecked Sendable {
      public init?(start startDateComponents: DateComponents, end endDateComponents: DateComponents)
      open var startDateComponents: DateComponents { get }
      open var endDateComponents: DateComponents { get }
    }
    open class PKShippingMethod : PKPaymentSummaryItem, @unchecked Sendable {
      override public init()
      open var identifier: String? { get set }
      open var detail: String? { get set }
      @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
      open var dateComponentsRange: PKDateComponentsRange? { get set }
    }
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
    open class PKRecurringPaymentSummaryItem : PKPaymentSummaryItem, @unchecked Sendable {
      override public init()
      open var startDate: Date? { get set }
      open var intervalUnit: NSCalendar.Unit { get set }
      open var intervalCount: Int { get set }
      open var endDate: Date? { get set }
    }
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
    open class PKDeferredPaymentSummaryItem : PKPaymentSummaryItem, @unchecked Sendable {
      override public init()
      open var deferredDate: Date { get set }
    }
    open class PKContact : NSObject, @unchecked Sendable {
      override public init()
      open var name: PersonNameComponents? { get set }
      open var postalAddress: CNPostalAddress? { get set }
      open var phoneNumber: CNPhoneNumber? { get set }
      open var emailAddress: String? { get set }
    }
    open class PKPaymentRequest : NSObject, @unchecked Sendable {
      override public init()
      open class func availableNetworks() -> [PKPaymentNetwork]
      open var merchantIdentifier: String { get set }
      open var countryCode: String { get set }
      open var currencyCode: String { get set }
      open var supportedNetworks: [PKPaymentNetwork] { get set }
      open var merchantCapabilities: PKMerchantCapability { get set }
      open var paymentSummaryItems: [PKPaymentSummaryItem] { get set }
      @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
      open var couponCode: String? { get set }
      @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
      open var supportsCouponCode: Bool { get set }
      open var requiredBillingContactFields: Set<PKContactField> { get set }
      open var requiredShippingContactFields: Set<PKContactField> { get set }
      open var billingContact: PKContact? { get set }
      open var shippingContact: PKContact? { get set }
      open var shippingMethods: [PKShippingMethod]? { get set }
      open var shippingType: PKShippingType { get set }
      open var supportedCountries: Set<String>? { get set }
      open var applicationData: Data? { get set }
      open class func paymentContactInvalidError(withContactField field: PKContactField, localizedDescription: String?) -> any Error
      open class func paymentShippingAddressInvalidError(withKey postalAddressKey: String, localizedDescription: String?) -> any Error
      open class func paymentShippingAddressUnserviceableError(withLocalizedDescription localizedDescription: String?) -> any Error
    }
    open class PKPaymentMethod : NSObject, @unchecked Sendable {
      open var displayName: String? { get }
      open var network: PKPaymentNetwork? { get }
      open var type: PKPaymentMethodType { get }
    }
    open class PKPaymentToken : NSObject, @unchecked Sendable {
      open var paymentMethod: PKPaymentMethod { get }
      open var transactionIdentifier: String { get }
      open var paymentData: Data { get }
    }
    open class PKPayment : NSObject, @unchecked Sendable {
      open var token: PKPaymentToken { get }
      open var billingContact: PKContact? { get }
      open var shippingContact: PKContact? { get }
      open var shippingMethod: PKShippingMethod? { get }
    }
    open class PKPaymentAuthorizationResult : NSObject, @unchecked Sendable {
      public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?)
      open var status: PKPaymentAuthorizationStatus { get set }
      open var errors: [any Error]! { get set }
    }
    open class PKPaymentRequestUpdate : NSObject, @unchecked Sendable {
      public init(paymentSummaryItems: [PKPaymentSummaryItem])
      open var status: PKPaymentAuthorizationStatus { get set }
      open var paymentSummaryItems: [PKPaymentSummaryItem] { get set }
      open var shippingMethods: [PKShippingMethod] { get set }
    }
    open class PKPaymentRequestShippingContactUpdate : PKPaymentRequestUpdate, @unchecked Sendable {
      override public init(paymentSummaryItems: [PKPaymentSummaryItem])
      public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod])
    }
    open class PKPaymentRequestShippingMethodUpdate : PKPaymentRequestUpdate, @unchecked Sendable {
      override public init(paymentSummaryItems: [PKPaymentSummaryItem])
    }
    open class PKPaymentRequestPaymentMethodUpdate : PKPaymentRequestUpdate, @unchecked Sendable {
      override public init(paymentSummaryItems: [PKPaymentSummaryItem])
      public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem])
    }
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
    open class PKPaymentRequestCouponCodeUpdate : PKPaymentRequestUpdate, @unchecked Sendable {
      override public init(paymentSummaryItems: [PKPaymentSummaryItem])
      public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod])
    }
    """#
}
