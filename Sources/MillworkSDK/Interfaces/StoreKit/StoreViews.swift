extension InterfaceModules.StoreKit {
  /// More of subscriptions and of the store's views.
  static let storeViews = #"""
    // https://developer.apple.com/documentation/storekit/product/subscriptioninfo/renewalinfo
    @available(Apple 2021, *)
    extension Product.SubscriptionInfo {
      public struct RenewalInfo : Hashable, Sendable {
        public var originalTransactionID: UInt64 { get }
        public var currentProductID: String { get }
        public var willAutoRenew: Bool { get }
        public var autoRenewPreference: String? { get }
        public var expirationReason: Product.SubscriptionInfo.RenewalInfo.ExpirationReason? { get }
        public var isInBillingRetry: Bool { get }
        public var gracePeriodExpirationDate: Date? { get }
        public var signedDate: Date { get }
        @available(Apple 2023, *)
        public var renewalDate: Date? { get }
        public static func == (a: Product.SubscriptionInfo.RenewalInfo, b: Product.SubscriptionInfo.RenewalInfo) -> Bool
        public func hash(into hasher: inout Hasher)
        public struct ExpirationReason : RawRepresentable, Equatable, Hashable, Sendable {
          public init(rawValue: Int)
          public var rawValue: Int { get }
          public static var autoRenewDisabled: Product.SubscriptionInfo.RenewalInfo.ExpirationReason { get }
          public static var billingError: Product.SubscriptionInfo.RenewalInfo.ExpirationReason { get }
          public static var didNotConsentToPriceIncrease: Product.SubscriptionInfo.RenewalInfo.ExpirationReason { get }
          public static var productUnavailable: Product.SubscriptionInfo.RenewalInfo.ExpirationReason { get }
          public static var unknown: Product.SubscriptionInfo.RenewalInfo.ExpirationReason { get }
        }
      }
      public static func status(for groupID: String) async throws -> [Product.SubscriptionInfo.Status]
      public static func isEligibleForIntroOffer(for groupID: String) async -> Bool
    }
    @available(Apple 2021, *)
    extension Product.SubscriptionInfo.Status {
      public static var updates: Product.SubscriptionInfo.Status.Statuses { get }
      public struct Statuses : AsyncSequence {
        public typealias Element = Product.SubscriptionInfo.Status
        public struct AsyncIterator : AsyncIteratorProtocol {
          public typealias Element = Product.SubscriptionInfo.Status
          public mutating func next() async -> Product.SubscriptionInfo.Status?
        }
        public func makeAsyncIterator() -> Product.SubscriptionInfo.Status.Statuses.AsyncIterator
      }
    }
    // https://developer.apple.com/documentation/storekit/storefront
    @available(Apple 2021, *)
    public struct Storefront : Identifiable, Hashable, Sendable {
      public var id: String { get }
      public var countryCode: String { get }
      public static var current: Storefront? { get async }
      public static func == (a: Storefront, b: Storefront) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    // https://developer.apple.com/documentation/storekit/apptransaction
    @available(Apple 2022, *)
    public struct AppTransaction : Hashable, Sendable {
      public static var shared: VerificationResult<AppTransaction> { get async throws }
      public static func refresh() async throws -> VerificationResult<AppTransaction>
      public var appVersion: String { get }
      public var originalAppVersion: String { get }
      public var originalPurchaseDate: Date { get }
      public var bundleID: String { get }
      public var environment: AppStore.Environment { get }
      public static func == (a: AppTransaction, b: AppTransaction) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    // https://developer.apple.com/documentation/swiftui/containerbackgroundplacement
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    extension ContainerBackgroundPlacement {
      public static var subscriptionStore: ContainerBackgroundPlacement { get }
      public static var subscriptionStoreHeader: ContainerBackgroundPlacement { get }
      public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { get }
    }
    // https://developer.apple.com/documentation/storekit/subscriptionstorecontrolstyle
    @available(Apple 2023, *)
    @MainActor @preconcurrency public protocol SubscriptionStoreControlStyle {
    }
    @available(Apple 2023, *)
    public struct AutomaticSubscriptionStoreControlStyle : SubscriptionStoreControlStyle {
      nonisolated public init()
    }
    @available(Apple 2023, *)
    public struct ButtonsSubscriptionStoreControlStyle : SubscriptionStoreControlStyle {
      nonisolated public init()
    }
    @available(Apple 2023, *)
    public struct PickerSubscriptionStoreControlStyle : SubscriptionStoreControlStyle {
      nonisolated public init()
    }
    @available(Apple 2023, *)
    public struct ProminentPickerSubscriptionStoreControlStyle : SubscriptionStoreControlStyle {
      nonisolated public init()
    }
    @available(Apple 2024, *)
    public struct CompactPickerSubscriptionStoreControlStyle : SubscriptionStoreControlStyle {
      nonisolated public init()
    }
    @available(Apple 2024, *)
    public struct PagedPickerSubscriptionStoreControlStyle : SubscriptionStoreControlStyle {
      nonisolated public init()
    }
    @available(Apple 2024, *)
    public struct PagedProminentPickerSubscriptionStoreControlStyle : SubscriptionStoreControlStyle {
      nonisolated public init()
    }
    @available(Apple 2023, *)
    extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
      nonisolated public static var automatic: AutomaticSubscriptionStoreControlStyle { get }
    }
    @available(Apple 2023, *)
    extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
      nonisolated public static var buttons: ButtonsSubscriptionStoreControlStyle { get }
    }
    @available(Apple 2023, *)
    extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
      nonisolated public static var picker: PickerSubscriptionStoreControlStyle { get }
    }
    @available(Apple 2023, *)
    extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
      nonisolated public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle { get }
    }
    @available(Apple 2024, *)
    extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
      nonisolated public static var compactPicker: CompactPickerSubscriptionStoreControlStyle { get }
    }
    @available(Apple 2024, *)
    extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
      nonisolated public static var pagedPicker: PagedPickerSubscriptionStoreControlStyle { get }
    }
    @available(Apple 2024, *)
    extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
      nonisolated public static var pagedProminentPicker: PagedProminentPickerSubscriptionStoreControlStyle { get }
    }
    @available(Apple 2023, *)
    public struct SubscriptionStoreButtonLabel : Sendable {
      public static var automatic: SubscriptionStoreButtonLabel { get }
      public static var action: SubscriptionStoreButtonLabel { get }
      public static var displayName: SubscriptionStoreButtonLabel { get }
      public static var price: SubscriptionStoreButtonLabel { get }
      public static var singleLine: SubscriptionStoreButtonLabel { get }
      public static var multiline: SubscriptionStoreButtonLabel { get }
      public var action: SubscriptionStoreButtonLabel { get }
      public var displayName: SubscriptionStoreButtonLabel { get }
      public var price: SubscriptionStoreButtonLabel { get }
      public var singleLine: SubscriptionStoreButtonLabel { get }
      public var multiline: SubscriptionStoreButtonLabel { get }
    }
    @available(Apple 2023, *)
    public enum SubscriptionStorePolicyKind : Sendable { case termsOfService, privacyPolicy }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View
      nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View
      nonisolated public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View
      nonisolated public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle, in shape: some InsettableShape) -> some View
      nonisolated public func subscriptionStoreControlIcon(@ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View) -> some View
      nonisolated public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View
      nonisolated public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View
      nonisolated public func subscriptionStorePolicyDestination(for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View) -> some View
      nonisolated public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View
      nonisolated public func subscriptionStorePolicyForegroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View
      nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View
      nonisolated public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)?) -> some View
      nonisolated public func storeProductTask(for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void) -> some View
      nonisolated public func storeProductsTask(for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium, action: @escaping (Product.CollectionTaskState) async -> Void) -> some View
    }
    @available(Apple 2023, *)
    extension Product {
      public enum TaskState : Sendable {
        case loading
        case unavailable
        case failure(any Error)
        case success(Product)
        public var product: Product? { get }
      }
      public enum CollectionTaskState : Sendable {
        case loading
        case failure(any Error)
        case success([Product], unavailable: [Product.ID])
        public var products: [Product]? { get }
      }
    }
    @available(Apple 2023, *)
    public struct RegularProductViewStyle : ProductViewStyle {
      public init()
    }
    @available(Apple 2023, *)
    extension ProductViewStyle where Self == RegularProductViewStyle {
      public static var regular: RegularProductViewStyle { get }
    }
    @available(Apple 2023, *)
    extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
      nonisolated public init(_ product: Product, prefersPromotionalIcon: Bool = false)
    }
    @available(Apple 2023, *)
    extension ProductView where PlaceholderIcon == EmptyView {
      nonisolated public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon)
    }
    @available(Apple 2023, *)
    extension ProductView {
      nonisolated public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon)
    }
    @available(Apple 2023, *)
    extension StoreView where PlaceholderIcon == EmptyView {
      nonisolated public init(ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon)
    }
    @available(Apple 2023, *)
    extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
      nonisolated public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false)
    }
    """#
}
