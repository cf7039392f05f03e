extension InterfaceModules.UIKit {
  /// Views, controllers, the application, feedback.
  static let uiApplication = #"""
    // https://developer.apple.com/documentation/uikit
    #if !os(watchOS)
    public enum UIUserInterfaceStyle : Int, Sendable {
      case unspecified
      case light
      case dark
    }
    public enum UIUserInterfaceIdiom : Int, Sendable {
      case unspecified
      case phone
      case pad
      case tv
      case carPlay
      case mac
      case vision
    }
    public enum UIUserInterfaceSizeClass : Int, Sendable {
      case unspecified
      case compact
      case regular
    }
    public enum UIKeyboardType : Int, Sendable {
      case `default`
      case asciiCapable
      case numbersAndPunctuation
      case URL
      case numberPad
      case phonePad
      case namePhonePad
      case emailAddress
      case decimalPad
      case twitter
      case webSearch
      case asciiCapableNumberPad
      public static var alphabet: UIKeyboardType { get }
    }
    public enum UITextAutocapitalizationType : Int, Sendable {
      case none
      case words
      case sentences
      case allCharacters
    }
    public struct UITextContentType : Hashable, RawRepresentable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var name: UITextContentType { get }
      public static var username: UITextContentType { get }
      public static var password: UITextContentType { get }
      public static var newPassword: UITextContentType { get }
      public static var oneTimeCode: UITextContentType { get }
      public static var emailAddress: UITextContentType { get }
      public static var telephoneNumber: UITextContentType { get }
      public static var URL: UITextContentType { get }
    }
    open class UITraitCollection : NSObject, @unchecked Sendable {
      override public init()
      open class var current: UITraitCollection { get }
      open var userInterfaceStyle: UIUserInterfaceStyle { get }
      open var userInterfaceIdiom: UIUserInterfaceIdiom { get }
      open var horizontalSizeClass: UIUserInterfaceSizeClass { get }
      open var verticalSizeClass: UIUserInterfaceSizeClass { get }
      open var displayScale: CGFloat { get }
    }
    @MainActor @preconcurrency open class UIResponder : NSObject {
      @MainActor @preconcurrency override public init()
      @discardableResult @objc @MainActor @preconcurrency open func resignFirstResponder() -> Bool
      @discardableResult @objc @MainActor @preconcurrency open func becomeFirstResponder() -> Bool
    }
    @MainActor @preconcurrency open class UIView : UIResponder {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(frame: CGRect)
      @MainActor @preconcurrency open var frame: CGRect { get set }
      @MainActor @preconcurrency open var bounds: CGRect { get set }
      @MainActor @preconcurrency open var center: CGPoint { get set }
      @MainActor @preconcurrency open var backgroundColor: UIColor? { get set }
      @MainActor @preconcurrency open var tintColor: UIColor! { get set }
      @MainActor @preconcurrency open var alpha: CGFloat { get set }
      @MainActor @preconcurrency open var isHidden: Bool { get set }
      @MainActor @preconcurrency open var isUserInteractionEnabled: Bool { get set }
      @MainActor @preconcurrency open var subviews: [UIView] { get }
      @MainActor @preconcurrency open var superview: UIView? { get }
      @MainActor @preconcurrency open var window: UIWindow? { get }
      @MainActor @preconcurrency open var safeAreaInsets: UIEdgeInsets { get }
      @MainActor @preconcurrency open func addSubview(_ view: UIView)
      @MainActor @preconcurrency open func removeFromSuperview()
      @MainActor @preconcurrency open func setNeedsLayout()
      @MainActor @preconcurrency open func layoutIfNeeded()
      @discardableResult @MainActor @preconcurrency open func endEditing(_ force: Bool) -> Bool
      @discardableResult @MainActor @preconcurrency open class func appearance() -> Self
    }
    public struct UIEdgeInsets : Equatable, Sendable {
      public var top: CGFloat
      public var left: CGFloat
      public var bottom: CGFloat
      public var right: CGFloat
      public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
      public static var zero: UIEdgeInsets { get }
      public static func == (a: UIEdgeInsets, b: UIEdgeInsets) -> Bool
    }
    @MainActor @preconcurrency open class UIControl : UIView {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame: CGRect)
    }
    @MainActor @preconcurrency open class UISwitch : UIControl {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency open var onTintColor: UIColor? { get set }
      @MainActor @preconcurrency open var isOn: Bool { get set }
    }
    @MainActor @preconcurrency open class UISegmentedControl : UIControl {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency open var selectedSegmentTintColor: UIColor? { get set }
    }
    @MainActor @preconcurrency open class UILabel : UIView {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency open var text: String? { get set }
      @MainActor @preconcurrency open var font: UIFont! { get set }
      @MainActor @preconcurrency open var textColor: UIColor! { get set }
      @MainActor @preconcurrency open var numberOfLines: Int { get set }
    }
    @MainActor @preconcurrency open class UINavigationBar : UIView {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency open var standardAppearance: UINavigationBarAppearance { get set }
      @MainActor @preconcurrency open var scrollEdgeAppearance: UINavigationBarAppearance? { get set }
      @MainActor @preconcurrency open var compactAppearance: UINavigationBarAppearance? { get set }
    }
    @MainActor @preconcurrency open class UITabBar : UIView {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency open var standardAppearance: UITabBarAppearance { get set }
      @MainActor @preconcurrency open var scrollEdgeAppearance: UITabBarAppearance? { get set }
    }
    @MainActor @preconcurrency open class UIBarAppearance : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open func configureWithDefaultBackground()
      @MainActor @preconcurrency open func configureWithOpaqueBackground()
      @MainActor @preconcurrency open func configureWithTransparentBackground()
      @MainActor @preconcurrency open var backgroundColor: UIColor? { get set }
      @MainActor @preconcurrency open var shadowColor: UIColor? { get set }
    }
    @MainActor @preconcurrency open class UINavigationBarAppearance : UIBarAppearance {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var titleTextAttributes: [NSAttributedString.Key : Any] { get set }
      @MainActor @preconcurrency open var largeTitleTextAttributes: [NSAttributedString.Key : Any] { get set }
    }
    @MainActor @preconcurrency open class UITabBarAppearance : UIBarAppearance {
      @MainActor @preconcurrency override public init()
    }
    @MainActor @preconcurrency open class UIViewController : UIResponder {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency open var view: UIView! { get set }
      @MainActor @preconcurrency open var title: String? { get set }
      @MainActor @preconcurrency open var presentedViewController: UIViewController? { get }
      @MainActor @preconcurrency open func viewDidLoad()
      @MainActor @preconcurrency open func viewWillAppear(_ animated: Bool)
      @MainActor @preconcurrency open func viewDidAppear(_ animated: Bool)
      @discardableResult @MainActor @preconcurrency open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
      @discardableResult @MainActor @preconcurrency open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
    }
    @MainActor @preconcurrency open class UINavigationController : UIViewController {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var navigationBar: UINavigationBar { get }
      @MainActor @preconcurrency open var viewControllers: [UIViewController] { get set }
    }
    @MainActor @preconcurrency open class UIActivityViewController : UIViewController {
      @MainActor @preconcurrency public init(activityItems: [Any], applicationActivities: [UIActivity]?)
    }
    @MainActor @preconcurrency open class UIActivity : NSObject {
      @MainActor @preconcurrency override public init()
    }
    @MainActor @preconcurrency open class UIScreen : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open class var main: UIScreen { get }
      @MainActor @preconcurrency open var bounds: CGRect { get }
      @MainActor @preconcurrency open var scale: CGFloat { get }
    }
    @MainActor @preconcurrency open class UIWindow : UIView {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var rootViewController: UIViewController? { get set }
      @MainActor @preconcurrency open var isKeyWindow: Bool { get }
      @MainActor @preconcurrency open func makeKeyAndVisible()
    }
    @MainActor @preconcurrency open class UIScene : UIResponder {
      @MainActor @preconcurrency override public init()
    }
    @MainActor @preconcurrency open class UIWindowScene : UIScene {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var windows: [UIWindow] { get }
      @MainActor @preconcurrency open var keyWindow: UIWindow? { get }
    }
    @MainActor @preconcurrency open class UIApplication : UIResponder {
      @MainActor @preconcurrency open class var shared: UIApplication { get }
      @MainActor @preconcurrency open var connectedScenes: Set<UIScene> { get }
      @MainActor @preconcurrency open var windows: [UIWindow] { get }
      @MainActor @preconcurrency open var isIdleTimerDisabled: Bool { get set }
      @discardableResult @MainActor @preconcurrency open func canOpenURL(_ url: URL) -> Bool
      @discardableResult @MainActor @preconcurrency open func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey : Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil)
      @discardableResult @MainActor @preconcurrency open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
      public static var openSettingsURLString: String { get }
      public static var didBecomeActiveNotification: NSNotification.Name { get }
      public static var didEnterBackgroundNotification: NSNotification.Name { get }
      public static var willEnterForegroundNotification: NSNotification.Name { get }
      public static var willResignActiveNotification: NSNotification.Name { get }
      public struct OpenExternalURLOptionsKey : Hashable, RawRepresentable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
      }
      public struct LaunchOptionsKey : Hashable, RawRepresentable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
      }
    }
    @MainActor @preconcurrency open class UIEvent : NSObject {
      @MainActor @preconcurrency override public init()
    }
    @MainActor @preconcurrency public protocol UIApplicationDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency open class UIDevice : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open class var current: UIDevice { get }
      @MainActor @preconcurrency open var userInterfaceIdiom: UIUserInterfaceIdiom { get }
      @MainActor @preconcurrency open var systemVersion: String { get }
      @MainActor @preconcurrency open var model: String { get }
      @MainActor @preconcurrency open var name: String { get }
    }
    #endif
    @available(iOS 10.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency open class UIFeedbackGenerator : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open func prepare()
    }
    @available(iOS 10.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency open class UIImpactFeedbackGenerator : UIFeedbackGenerator {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(style: UIImpactFeedbackGenerator.FeedbackStyle)
      @MainActor @preconcurrency open func impactOccurred()
      @MainActor @preconcurrency open func impactOccurred(intensity: CGFloat)
      public enum FeedbackStyle : Int, Sendable {
        case light
        case medium
        case heavy
        case soft
        case rigid
      }
    }
    @available(iOS 10.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency open class UISelectionFeedbackGenerator : UIFeedbackGenerator {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open func selectionChanged()
    }
    @available(iOS 10.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency open class UINotificationFeedbackGenerator : UIFeedbackGenerator {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType)
      public enum FeedbackType : Int, Sendable {
        case success
        case warning
        case error
      }
    }
    #if os(iOS) || os(visionOS)
    open class UIPasteboard : NSObject, @unchecked Sendable {
      @MainActor @preconcurrency override public init()
      open class var general: UIPasteboard { get }
      open var string: String? { get set }
      open var url: URL? { get set }
      open var image: UIImage? { get set }
      open var hasStrings: Bool { get }
    }
    #endif
    """#
}
