extension InterfaceModules.PassKit {
  /// Passes, payments and their buttons.
  static let payments = #"""
    // https://developer.apple.com/documentation/passkit
    @_exported import Foundation
    import SwiftUI
    import Swift
    import _Concurrency
    public struct PKPaymentNetwork : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var amex: PKPaymentNetwork { get }
      public static var discover: PKPaymentNetwork { get }
      public static var masterCard: PKPaymentNetwork { get }
      public static var visa: PKPaymentNetwork { get }
      public static var maestro: PKPaymentNetwork { get }
    }
    public struct PKMerchantCapability : OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var capability3DS: Self { get }
      public static var threeDSecure: Self { get }
      public static var emv: Self { get }
      public static var credit: Self { get }
      public static var debit: Self { get }
    }
    @objc public enum PKPaymentAuthorizationStatus : Int, Sendable {
      case success
      case failure
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum PKPaymentSummaryItemType : UInt, Sendable {
      case final
      case pending
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    open class PKPaymentSummaryItem : NSObject {
      public convenience init(label: String, amount: NSDecimalNumber)
      public convenience init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType)
      open var label: String { get set }
      open var amount: NSDecimalNumber { get set }
    }
    open class PKPaymentRequest : NSObject {
      override public init()
      open var merchantIdentifier: String { get set }
      open var countryCode: String { get set }
      open var currencyCode: String { get set }
      open var supportedNetworks: [PKPaymentNetwork] { get set }
      open var merchantCapabilities: PKMerchantCapability { get set }
      open var paymentSummaryItems: [PKPaymentSummaryItem] { get set }
    }
    open class PKPass : NSObject {
      public convenience init(data: Data) throws
      open var serialNumber: String { get }
      open var passTypeIdentifier: String { get }
    }
    open class PKPassLibrary : NSObject {
      override public init()
      open class func isPassLibraryAvailable() -> Bool
      open func passes() -> [PKPass]
      open func containsPass(_ pass: PKPass) -> Bool
    }
    // https://developer.apple.com/documentation/passkit/paywithapplepaybutton
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    public struct PayWithApplePayButtonLabel : Equatable, Sendable {
      public static var plain: PayWithApplePayButtonLabel { get }
      public static var buy: PayWithApplePayButtonLabel { get }
      public static var checkout: PayWithApplePayButtonLabel { get }
      public static var donate: PayWithApplePayButtonLabel { get }
      public static var book: PayWithApplePayButtonLabel { get }
      public static var subscribe: PayWithApplePayButtonLabel { get }
      public static func == (a: PayWithApplePayButtonLabel, b: PayWithApplePayButtonLabel) -> Bool
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public struct PayWithApplePayButton<Fallback> : View where Fallback : View {
      public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback = { EmptyView() })
      public var body: some View { get }
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public struct AddPassToWalletButton<Fallback> : View where Fallback : View {
      public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void, @ViewBuilder fallback: () -> Fallback = { EmptyView() })
      public init(action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback = { EmptyView() })
      public var body: some View { get }
    }
    """#
}
