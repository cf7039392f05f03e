extension InterfaceModules.PassKit {
  /// Sheets of payments, passes and their buttons.
  static let paymentControllers = #"""
    // https://developer.apple.com/documentation/passkit/pkpaymentauthorizationcontroller
    @available(macOS 11.0, *)
    @objc public protocol PKPaymentAuthorizationControllerDelegate : NSObjectProtocol {
      func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
      @objc(paymentAuthorizationController:didAuthorizePayment:handler:) optional func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
      @objc(paymentAuthorizationController:didSelectShippingMethod:handler:) optional func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod, handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
      @objc(paymentAuthorizationController:didSelectShippingContact:handler:) optional func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact, handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
      @objc(paymentAuthorizationController:didSelectPaymentMethod:handler:) optional func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod, handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
      @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
      @objc(paymentAuthorizationController:didChangeCouponCode:handler:) optional func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String, handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
    #if os(iOS) || os(visionOS)
      @objc optional func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow?
    #elseif os(macOS)
      @objc optional func presentationWindow(for controller: PKPaymentAuthorizationController) -> NSWindow?
    #endif
    }
    @available(macOS 11.0, *)
    open class PKPaymentAuthorizationController : NSObject {
      public init(paymentRequest request: PKPaymentRequest)
      open class func canMakePayments() -> Bool
      open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool
      open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities capabilties: PKMerchantCapability) -> Bool
      weak open var delegate: (any PKPaymentAuthorizationControllerDelegate)? { get set }
      open func present(completion: ((Bool) -> Void)? = nil)
      @discardableResult open func present() async -> Bool
      open func dismiss(completion: (() -> Void)? = nil)
      open func dismiss() async
    }
    #if os(iOS) || os(visionOS)
    // https://developer.apple.com/documentation/passkit/pkpaymentauthorizationviewcontroller
    @MainActor @preconcurrency @objc public protocol PKPaymentAuthorizationViewControllerDelegate : NSObjectProtocol {
      func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
      @objc(paymentAuthorizationViewController:didAuthorizePayment:handler:) optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
      @objc(paymentAuthorizationViewController:didSelectShippingMethod:handler:) optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod, handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
      @objc(paymentAuthorizationViewController:didSelectShippingContact:handler:) optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact, handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
      @objc(paymentAuthorizationViewController:didSelectPaymentMethod:handler:) optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod, handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
    }
    @MainActor @preconcurrency open class PKPaymentAuthorizationViewController : UIViewController {
      public init?(paymentRequest request: PKPaymentRequest)
      public required init?(coder: NSCoder)
      nonisolated open class func canMakePayments() -> Bool
      nonisolated open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool
      nonisolated open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability) -> Bool
      weak open var delegate: (any PKPaymentAuthorizationViewControllerDelegate)? { get set }
    }
    @MainActor @preconcurrency open class PKPaymentButton : UIButton {
      public convenience init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle)
      public init(type: PKPaymentButtonType, style: PKPaymentButtonStyle)
      public required init?(coder: NSCoder)
      open var cornerRadius: CGFloat { get set }
    }
    // https://developer.apple.com/documentation/passkit/pkaddpassesviewcontroller
    @objc public enum PKAddPassButtonStyle : Int, Sendable {
      case black
      case blackOutline
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency open class PKAddPassButton : UIButton {
      public init(addPassButtonStyle style: PKAddPassButtonStyle)
      public required init?(coder: NSCoder)
      open var addPassButtonStyle: PKAddPassButtonStyle { get set }
    }
    @MainActor @preconcurrency @objc public protocol PKAddPassesViewControllerDelegate : NSObjectProtocol {
      @objc optional func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
    }
    @MainActor @preconcurrency open class PKAddPassesViewController : UIViewController {
      public init?(pass: PKPass)
      public init?(passes: [PKPass])
      public required init?(coder: NSCoder)
      nonisolated open class func canAddPasses() -> Bool
      weak open var delegate: (any PKAddPassesViewControllerDelegate)? { get set }
    }
    #endif
    // https://developer.apple.com/documentation/passkit/pkpass
    @objc public enum PKPassType : UInt, Sendable {
      case barcode = 0
      case secureElement = 1
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    open class PKObject : NSObject, @unchecked Sendable {
      override public init()
    }
    open class PKPass : PKObject, @unchecked Sendable {
      public init(data: Data) throws
      open var passType: PKPassType { get }
      open var serialNumber: String { get }
      open var passTypeIdentifier: String { get }
      open var webServiceURL: URL? { get }
      open var authenticationToken: String? { get }
      open var localizedName: String { get }
      open var localizedDescription: String { get }
      open var organizationName: String { get }
      open var relevantDate: Date? { get }
      open var userInfo: [AnyHashable : Any]? { get }
      open var passURL: URL? { get }
      open var deviceName: String { get }
      open func localizedValue(forFieldKey key: String) -> Any?
    #if os(iOS) || os(visionOS)
      open var icon: UIImage { get }
    #endif
    }
    open class PKSecureElementPass : PKPass, @unchecked Sendable {
      open var primaryAccountIdentifier: String { get }
      open var primaryAccountNumberSuffix: String { get }
      open var deviceAccountIdentifier: String { get }
    }
    @objc public enum PKPassLibraryAddPassesStatus : Int, Sendable {
      case didAddPasses
      case shouldReviewPasses
      case didCancelAddPasses
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class PKPassLibrary : NSObject, @unchecked Sendable {
      override public init()
      open class func isPassLibraryAvailable() -> Bool
      open func passes() -> [PKPass]
      open func passes(of passType: PKPassType) -> [PKPass]
      open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass?
      open func containsPass(_ pass: PKPass) -> Bool
      open func removePass(_ pass: PKPass)
      open func replacePass(with pass: PKPass) -> Bool
      @available(macOS, unavailable)
      @preconcurrency open func addPasses(_ passes: [PKPass], withCompletionHandler completion: (@Sendable (PKPassLibraryAddPassesStatus) -> Void)? = nil)
      @available(macOS, unavailable)
      @discardableResult open func addPasses(_ passes: [PKPass]) async -> PKPassLibraryAddPassesStatus
      @available(macOS, unavailable)
      open func openPaymentSetup()
    }
    // https://developer.apple.com/documentation/passkit/paywithapplepaybutton
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    public struct PayWithApplePayButtonLabel : Equatable, Sendable {
    public static var plain: PayWithApplePayButtonLabel { get }
    public static var buy: PayWithApplePayButtonLabel { get }
    public static var setUp: PayWithApplePayButtonLabel { get }
    public static var inStore: PayWithApplePayButtonLabel { get }
    public static var donate: PayWithApplePayButtonLabel { get }
    public static var checkout: PayWithApplePayButtonLabel { get }
    public static var book: PayWithApplePayButtonLabel { get }
    public static var subscribe: PayWithApplePayButtonLabel { get }
    public static var reload: PayWithApplePayButtonLabel { get }
    public static var addMoney: PayWithApplePayButtonLabel { get }
    public static var topUp: PayWithApplePayButtonLabel { get }
    public static var order: PayWithApplePayButtonLabel { get }
    public static var rent: PayWithApplePayButtonLabel { get }
    public static var support: PayWithApplePayButtonLabel { get }
    public static var contribute: PayWithApplePayButtonLabel { get }
    public static var tip: PayWithApplePayButtonLabel { get }
    public static var `continue`: PayWithApplePayButtonLabel { get }
      public static func == (a: PayWithApplePayButtonLabel, b: PayWithApplePayButtonLabel) -> Bool
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    public struct PayWithApplePayButtonStyle : Equatable, Sendable {
    public static var automatic: PayWithApplePayButtonStyle { get }
    public static var black: PayWithApplePayButtonStyle { get }
    public static var white: PayWithApplePayButtonStyle { get }
    public static var whiteOutline: PayWithApplePayButtonStyle { get }
      public static func == (a: PayWithApplePayButtonStyle, b: PayWithApplePayButtonStyle) -> Bool
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    public enum PayWithApplePayButtonPaymentAuthorizationPhase : Sendable {
      case willAuthorize
      case didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
      case didFinish
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public struct PayWithApplePayButton<Fallback> : View where Fallback : View {
      public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback = { EmptyView() })
      public init(_ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest, onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void, @ViewBuilder fallback: () -> Fallback = { EmptyView() })
      public var body: some View { get }
    }
    @available(iOS 16.0, watchOS 9.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    public struct AddPassToWalletButtonStyle : Equatable, Sendable {
    public static var black: AddPassToWalletButtonStyle { get }
    public static var blackOutline: AddPassToWalletButtonStyle { get }
      public static func == (a: AddPassToWalletButtonStyle, b: AddPassToWalletButtonStyle) -> Bool
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public struct AddPassToWalletButton<Fallback> : View where Fallback : View {
      public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void, @ViewBuilder fallback: () -> Fallback = { EmptyView() })
      public init(action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback = { EmptyView() })
      public var body: some View { get }
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    extension View {
      nonisolated public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View
    }
    @available(iOS 16.0, watchOS 9.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    extension View {
      nonisolated public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View
    }
    """#
}
