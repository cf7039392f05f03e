extension InterfaceModules.StoreKit {
  /// Products, purchases, transactions and the store's views.
  static let store = #"""
    // https://developer.apple.com/documentation/storekit
    @_exported import Foundation
    import Swift
    import SwiftUI
    import _Concurrency
    @available(Apple 2021, *)
    public struct Product : Identifiable, Hashable, Sendable {
      public var id: String { get }
      public var displayName: String { get }
      public var displayPrice: String { get }
      public var description: String { get }
      public var price: Decimal { get }
      public var type: Product.ProductType { get }
      public var isFamilyShareable: Bool { get }
      public var subscription: Product.SubscriptionInfo? { get }
      public var priceFormatStyle: Decimal.FormatStyle.Currency { get }
      public static func products<Identifiers>(for identifiers: Identifiers) async throws -> [Product] where Identifiers : Collection, Identifiers.Element == String
      @available(visionOS, unavailable, message: "Use purchase(confirmIn:options:)")
      public func purchase(options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult
      public var latestTransaction: VerificationResult<Transaction>? { get async }
      public var currentEntitlement: VerificationResult<Transaction>? { get async }
      public struct ProductType : RawRepresentable, Equatable, Hashable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var consumable: Product.ProductType { get }
        public static var nonConsumable: Product.ProductType { get }
        public static var nonRenewable: Product.ProductType { get }
        public static var autoRenewable: Product.ProductType { get }
      }
      public enum PurchaseResult : Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
      }
      public struct PurchaseOption : Hashable, Sendable {
        public static func appAccountToken(_ token: UUID) -> Product.PurchaseOption
        public static func quantity(_ quantity: Int) -> Product.PurchaseOption
        public static func == (a: PurchaseOption, b: PurchaseOption) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public enum PurchaseError : Error { case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer }
      public struct SubscriptionPeriod : Hashable, Sendable {
        public enum Unit : Hashable, Sendable { case day, week, month, year }
        public var unit: Product.SubscriptionPeriod.Unit { get }
        public var value: Int { get }
        public static func == (a: Product.SubscriptionPeriod, b: Product.SubscriptionPeriod) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct SubscriptionOffer : Sendable {
        public enum PaymentMode : Sendable { case payAsYouGo, payUpFront, freeTrial }
        public var displayPrice: String { get }
        public var price: Decimal { get }
        public var period: Product.SubscriptionPeriod { get }
        public var periodCount: Int { get }
        public var paymentMode: Product.SubscriptionOffer.PaymentMode { get }
      }
      public struct SubscriptionInfo : Sendable {
        public var subscriptionPeriod: Product.SubscriptionPeriod { get }
        public var subscriptionGroupID: String { get }
        public var introductoryOffer: Product.SubscriptionOffer? { get }
        public var promotionalOffers: [Product.SubscriptionOffer] { get }
        public var isEligibleForIntroOffer: Bool { get async }
        public var status: [Product.SubscriptionInfo.Status] { get async throws }
        public struct Status : Sendable {
          public var state: Product.SubscriptionInfo.RenewalState { get }
          public var transaction: VerificationResult<Transaction> { get }
          public var renewalInfo: VerificationResult<Product.SubscriptionInfo.RenewalInfo> { get }
        }
        public struct RenewalState : Hashable, Sendable {
          public static var subscribed: Product.SubscriptionInfo.RenewalState { get }
          public static var expired: Product.SubscriptionInfo.RenewalState { get }
          public static var inBillingRetryPeriod: Product.SubscriptionInfo.RenewalState { get }
          public static var inGracePeriod: Product.SubscriptionInfo.RenewalState { get }
          public static var revoked: Product.SubscriptionInfo.RenewalState { get }
          public static func == (a: Product.SubscriptionInfo.RenewalState, b: Product.SubscriptionInfo.RenewalState) -> Bool
          public func hash(into hasher: inout Hasher)
        }
      }
      public static func == (a: Product, b: Product) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2021, *)
    @frozen public enum VerificationResult<SignedType> {
      case unverified(SignedType, VerificationResult<SignedType>.VerificationError)
      case verified(SignedType)
      public enum VerificationError : Error { case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature, missingRequiredProperties }
      public var payloadValue: SignedType { get throws }
      public var unsafePayloadValue: SignedType { get }
    }
    @available(Apple 2021, *)
    extension VerificationResult : Sendable where SignedType : Sendable {
    }
    @available(Apple 2021, *)
    public struct Transaction : Identifiable, Hashable, Sendable {
      public var id: UInt64 { get }
      public var originalID: UInt64 { get }
      public var productID: String { get }
      public var productType: Product.ProductType { get }
      public var purchaseDate: Date { get }
      public var expirationDate: Date? { get }
      public var revocationDate: Date? { get }
      public var isUpgraded: Bool { get }
      public var purchasedQuantity: Int { get }
      public var originalPurchaseDate: Date { get }
      public var subscriptionGroupID: String? { get }
      public var appAccountToken: UUID? { get }
      public var appBundleID: String { get }
      public var signedDate: Date { get }
      public var ownershipType: Transaction.OwnershipType { get }
      public var revocationReason: Transaction.RevocationReason? { get }
      public var webOrderLineItemID: String? { get }
      public var jsonRepresentation: Data { get }
      @available(Apple 2022, *)
      public var environment: AppStore.Environment { get }
      @available(Apple 2023, *)
      public var storefront: Storefront { get }
      @available(Apple 2023, *)
      public var reason: Transaction.Reason { get }
      @available(Apple 2023.2, *)
      public var offer: Transaction.Offer? { get }
      public func finish() async
      public struct OwnershipType : RawRepresentable, Equatable, Hashable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var purchased: Transaction.OwnershipType { get }
        public static var familyShared: Transaction.OwnershipType { get }
      }
      public struct RevocationReason : RawRepresentable, Equatable, Hashable, Sendable {
        public init(rawValue: Int)
        public var rawValue: Int { get }
        public static var developerIssue: Transaction.RevocationReason { get }
        public static var other: Transaction.RevocationReason { get }
      }
      @available(Apple 2023, *)
      public struct Reason : RawRepresentable, Equatable, Hashable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var purchase: Transaction.Reason { get }
        public static var renewal: Transaction.Reason { get }
      }
      @available(Apple 2023.2, *)
      public struct Offer : Hashable, Sendable {
        public var id: String? { get }
        public var type: Transaction.OfferType { get }
        public static func == (a: Transaction.Offer, b: Transaction.Offer) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct OfferType : RawRepresentable, Equatable, Hashable, Sendable {
        public init(rawValue: Int)
        public var rawValue: Int { get }
        public static var introductory: Transaction.OfferType { get }
        public static var promotional: Transaction.OfferType { get }
        public static var code: Transaction.OfferType { get }
      }
      public struct Transactions : AsyncSequence {
        public typealias Element = VerificationResult<Transaction>
        public struct AsyncIterator : AsyncIteratorProtocol {
          public typealias Element = VerificationResult<Transaction>
          public mutating func next() async -> VerificationResult<Transaction>?
        }
        public func makeAsyncIterator() -> Transaction.Transactions.AsyncIterator
      }
      public static var updates: Transaction.Transactions { get }
      public static var all: Transaction.Transactions { get }
      public static var currentEntitlements: Transaction.Transactions { get }
      public static var unfinished: Transaction.Transactions { get }
      public static func latest(for productID: String) async -> VerificationResult<Transaction>?
      public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>?
      public static func == (a: Transaction, b: Transaction) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2021, *)
    public enum AppStore {
      public static func sync() async throws
      public static var canMakePayments: Bool { get }
      public static var deviceVerificationID: UUID? { get }
      @available(Apple 2022, *)
      public struct Environment : RawRepresentable, Equatable, Hashable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var production: AppStore.Environment { get }
        public static var sandbox: AppStore.Environment { get }
        public static var xcode: AppStore.Environment { get }
      }
    #if os(iOS) || os(visionOS)
      @MainActor public static func requestReview(in scene: UIWindowScene)
      @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws
    #endif
    }
    public enum StoreKitError : Error, Sendable {
      case unknown
      case userCancelled
      case networkError(URLError)
      case systemError(any Error)
      case notAvailableInStorefront
      case notEntitled
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public struct RequestReviewAction : Sendable {
      public func callAsFunction()
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension EnvironmentValues {
      public var requestReview: RequestReviewAction { get }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.1, *)
    @MainActor @preconcurrency public struct PurchaseAction : Sendable {
      public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.1, *)
    extension EnvironmentValues {
      public var purchase: PurchaseAction { get }
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct ProductView<Icon, PlaceholderIcon> : View where Icon : View, PlaceholderIcon : View {
      public var body: some View { get }
    }
    @available(Apple 2023, *)
    extension ProductView where PlaceholderIcon == EmptyView {
      nonisolated public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon)
    }
    @available(Apple 2023, *)
    extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
      nonisolated public init(id: String, prefersPromotionalIcon: Bool = false)
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct StoreView<Icon, PlaceholderIcon> : View where Icon : View, PlaceholderIcon : View {
      public var body: some View { get }
    }
    @available(Apple 2023, *)
    extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
      nonisolated public init(ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false)
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct SubscriptionStoreView<Content> : View where Content : View {
      public var body: some View { get }
      nonisolated public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @ViewBuilder marketingContent: () -> Content)
      nonisolated public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content)
      nonisolated public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content)
    }
    @available(Apple 2023, *)
    public struct AutomaticSubscriptionStoreMarketingContent : View {
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(Apple 2023, *)
    extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
      nonisolated public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
      nonisolated public init(productIDs: some Collection<String>)
      nonisolated public init(subscriptions: some Collection<Product>)
    }
    @available(Apple 2023, *)
    extension Product {
      public struct SubscriptionRelationship : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static var upgrade: Product.SubscriptionRelationship { get }
        public static var downgrade: Product.SubscriptionRelationship { get }
        public static var crossgrade: Product.SubscriptionRelationship { get }
        public static var current: Product.SubscriptionRelationship { get }
        public static var all: Product.SubscriptionRelationship { get }
      }
    }
    @available(Apple 2023, *)
    public protocol ProductViewStyle {
    }
    @available(Apple 2023, *)
    public struct CompactProductViewStyle : ProductViewStyle {
      public init()
    }
    @available(Apple 2023, *)
    public struct LargeProductViewStyle : ProductViewStyle {
      public init()
    }
    @available(Apple 2023, *)
    extension ProductViewStyle where Self == CompactProductViewStyle {
      public static var compact: CompactProductViewStyle { get }
    }
    @available(Apple 2023, *)
    extension ProductViewStyle where Self == LargeProductViewStyle {
      public static var large: LargeProductViewStyle { get }
    }
    @available(Apple 2023, *)
    public struct StoreButtonKind : Sendable {
      public static var cancellation: StoreButtonKind { get }
      public static var restorePurchases: StoreButtonKind { get }
      public static var redeemCode: StoreButtonKind { get }
      public static var signIn: StoreButtonKind { get }
      public static var policies: StoreButtonKind { get }
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View
      nonisolated public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View
      nonisolated public func onInAppPurchaseCompletion(perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)? = nil) -> some View
      nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)? = nil) -> some View
      nonisolated public func subscriptionStatusTask(for groupID: String, action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void) -> some View
      nonisolated public func currentEntitlementTask(for productID: String, priority: TaskPriority = .medium, action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void) -> some View
    }
    @available(Apple 2023, *)
    public enum EntitlementTaskState<Value> {
      case loading
      case failure(any Error)
      case success(Value)
      public var value: Value? { get }
      public var error: (any Error)? { get }
      public func map<NewValue>(_ transform: (Value) throws -> NewValue) rethrows -> EntitlementTaskState<NewValue>
    }
    @available(iOS 15.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View
      nonisolated public func refundRequestSheet(for transactionID: UInt64, isPresented: Binding<Bool>, onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil) -> some View
    }
    @available(iOS 16.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func offerCodeRedemption(isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }) -> some View
    }
    @available(Apple 2021, *)
    extension Transaction {
      public enum RefundRequestStatus : Sendable { case userCancelled, success }
      public enum RefundRequestError : Error, Sendable { case duplicateRequest, failed }
    }
    #if os(iOS) || os(macOS) || os(visionOS)
    open class SKStoreReviewController : NSObject {
    #if os(iOS) || os(visionOS)
      open class func requestReview(in windowScene: UIWindowScene)
    #endif
      open class func requestReview()
    }
    #endif
    """#
}
