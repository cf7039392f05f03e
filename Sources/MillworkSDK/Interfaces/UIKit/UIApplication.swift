extension InterfaceModules.UIKit {
  /// The application, scenes, windows, the device, the pasteboard, feedback, accessibility.
  static let uiApplication = #"""
    // https://developer.apple.com/documentation/uikit/app-and-environment
    // https://developer.apple.com/documentation/uikit/uifeedbackgenerator
    // https://developer.apple.com/documentation/uikit/accessibility-for-uikit
    #if !os(watchOS)
    @MainActor @preconcurrency open class UIWindow : UIView {
      @MainActor @preconcurrency public init(windowScene: UIWindowScene)
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var rootViewController: UIViewController? { get set }
      @MainActor @preconcurrency open var windowScene: UIWindowScene? { get set }
      @MainActor @preconcurrency open var windowLevel: UIWindow.Level { get set }
      @MainActor @preconcurrency open var isKeyWindow: Bool { get }
      @MainActor @preconcurrency open var screen: UIScreen { get }
      @MainActor @preconcurrency open func makeKeyAndVisible()
      @MainActor @preconcurrency open func makeKey()
      public struct Level : Hashable, RawRepresentable, Sendable {
        public init(_ rawValue: CGFloat)
        public init(rawValue: CGFloat)
        public var rawValue: CGFloat { get }
        public static var normal: UIWindow.Level { get }
        public static var alert: UIWindow.Level { get }
        @available(tvOS, unavailable)
        public static var statusBar: UIWindow.Level { get }
        public static func + (a: UIWindow.Level, b: CGFloat) -> UIWindow.Level
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIScene : UIResponder {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var session: UISceneSession { get }
      @MainActor @preconcurrency open var activationState: UIScene.ActivationState { get }
      @MainActor @preconcurrency open var delegate: (any UISceneDelegate)? { get set }
      @MainActor @preconcurrency open var title: String! { get set }
      @MainActor @preconcurrency open func open(_ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil)
      @objc public enum ActivationState : Int, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive
        case background
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @_inheritsConvenienceInitializers
      @MainActor @preconcurrency open class OpenExternalURLOptions : NSObject {
        @MainActor @preconcurrency override public init()
      }
      @_inheritsConvenienceInitializers
      @MainActor @preconcurrency open class ConnectionOptions : NSObject {
        @MainActor @preconcurrency override public init()
        @MainActor @preconcurrency open var urlContexts: Set<UIOpenURLContext> { get }
        @MainActor @preconcurrency open var userActivities: Set<NSUserActivity> { get }
        @available(iOS 13.0, visionOS 1.0, *)
        @available(tvOS, unavailable)
        @MainActor @preconcurrency open var shortcutItem: UIApplicationShortcutItem? { get }
      }
      public static var didActivateNotification: NSNotification.Name { get }
      public static var willDeactivateNotification: NSNotification.Name { get }
      public static var didEnterBackgroundNotification: NSNotification.Name { get }
      public static var willEnterForegroundNotification: NSNotification.Name { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIOpenURLContext : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var url: URL { get }
    }
    @available(iOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIApplicationShortcutItem : NSObject {
      @MainActor @preconcurrency public init(type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?, userInfo: [String : any NSSecureCoding]? = nil)
      @MainActor @preconcurrency open var type: String { get }
    }
    @available(iOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIApplicationShortcutIcon : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(systemImageName: String)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UISceneSession : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var role: UISceneSession.Role { get }
      @MainActor @preconcurrency open var persistentIdentifier: String { get }
      @MainActor @preconcurrency open var userInfo: [String : Any]? { get set }
      public struct Role : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var windowApplication: Role { get }
      }
    }
    @MainActor @preconcurrency open class UISceneConfiguration : NSObject {
      @MainActor @preconcurrency public init(name: String?, sessionRole: UISceneSession.Role)
      @MainActor @preconcurrency open var delegateClass: AnyClass? { get set }
      @MainActor @preconcurrency open var sceneClass: AnyClass? { get set }
    }
    @MainActor @preconcurrency public protocol UISceneDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency public protocol UIWindowSceneDelegate : UISceneDelegate {
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIWindowScene : UIScene, UITraitEnvironment {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var windows: [UIWindow] { get }
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var keyWindow: UIWindow? { get }
      @MainActor @preconcurrency open var screen: UIScreen { get }
      @MainActor @preconcurrency open var coordinateSpace: any UICoordinateSpace { get }
      @MainActor @preconcurrency open var traitCollection: UITraitCollection { get }
      @available(iOS 13.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var interfaceOrientation: UIInterfaceOrientation { get }
      @available(iOS 13.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var statusBarManager: UIStatusBarManager? { get }
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func requestGeometryUpdate(_ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil)
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @_inheritsConvenienceInitializers
      @MainActor @preconcurrency open class GeometryPreferences : NSObject {
        @MainActor @preconcurrency override public init()
        @available(iOS 16.0, *)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        @MainActor @preconcurrency open class iOS : UIWindowScene.GeometryPreferences {
          @MainActor @preconcurrency public init(interfaceOrientations: UIInterfaceOrientationMask)
        }
      }
    }
    @available(iOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIStatusBarManager : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var statusBarFrame: CGRect { get }
      @MainActor @preconcurrency open var isStatusBarHidden: Bool { get }
    }
    @objc public enum UIInterfaceOrientation : Int, Sendable {
      case unknown
      case portrait
      case portraitUpsideDown
      case landscapeRight
      case landscapeLeft
      public var isLandscape: Bool { get }
      public var isPortrait: Bool { get }
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIApplication : UIResponder {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open class var shared: UIApplication { get }
      @MainActor @preconcurrency open var delegate: (any UIApplicationDelegate)? { get set }
      @MainActor @preconcurrency open var connectedScenes: Set<UIScene> { get }
      @MainActor @preconcurrency open var openSessions: Set<UISceneSession> { get }
      @MainActor @preconcurrency open var applicationState: UIApplication.State { get }
      @available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use UIWindowScene.windows on a relevant window scene instead")
      @available(tvOS, introduced: 9.0, deprecated: 15.0, message: "Use UIWindowScene.windows on a relevant window scene instead")
      @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use UIWindowScene.windows on a relevant window scene instead")
      @MainActor @preconcurrency open var windows: [UIWindow] { get }
      @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Should not be used for applications that support multiple scenes as it returns a key window across all connected scenes")
      @available(tvOS, introduced: 9.0, deprecated: 13.0, message: "Should not be used for applications that support multiple scenes as it returns a key window across all connected scenes")
      @available(visionOS, unavailable)
      @MainActor @preconcurrency open var keyWindow: UIWindow? { get }
      @MainActor @preconcurrency open var isIdleTimerDisabled: Bool { get set }
      @MainActor @preconcurrency open var isProtectedDataAvailable: Bool { get }
      @MainActor @preconcurrency open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
      @MainActor @preconcurrency open var preferredContentSizeCategory: UIContentSizeCategory { get }
      @available(iOS 6.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var applicationIconBadgeNumber: Int { get set }
      @available(iOS 9.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var shortcutItems: [UIApplicationShortcutItem]? { get set }
      @available(iOS 2.0, *)
      @available(tvOS, unavailable)
      @available(visionOS, unavailable)
      @MainActor @preconcurrency open var statusBarOrientation: UIInterfaceOrientation { get }
      @available(iOS 10.3, tvOS 10.2, visionOS 1.0, *)
      @MainActor @preconcurrency open var supportsAlternateIcons: Bool { get }
      @available(iOS 10.3, tvOS 10.2, visionOS 1.0, *)
      @MainActor @preconcurrency open var alternateIconName: String? { get }
      @available(iOS 10.3, tvOS 10.2, visionOS 1.0, *)
      @discardableResult @MainActor @preconcurrency open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil)
      @available(iOS 10.3, tvOS 10.2, visionOS 1.0, *)
      @MainActor @preconcurrency open func setAlternateIconName(_ alternateIconName: String?) async throws
      @discardableResult @MainActor @preconcurrency open func canOpenURL(_ url: URL) -> Bool
      @MainActor @preconcurrency open func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey : Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil)
      @discardableResult @MainActor @preconcurrency open func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey : Any] = [:]) async -> Bool
      @discardableResult @MainActor @preconcurrency open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
      @MainActor @preconcurrency open func registerForRemoteNotifications()
      @MainActor @preconcurrency open func unregisterForRemoteNotifications()
      @MainActor @preconcurrency open var isRegisteredForRemoteNotifications: Bool { get }
      @MainActor @preconcurrency open func beginReceivingRemoteControlEvents()
      @discardableResult @MainActor @preconcurrency open func beginBackgroundTask(withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier
      @MainActor @preconcurrency open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier)
      @MainActor @preconcurrency open func requestSceneSessionDestruction(_ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil)
      @objc public enum State : Int, Sendable {
        case active
        case inactive
        case background
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public static var openSettingsURLString: String { get }
      @available(iOS 16.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var openNotificationSettingsURLString: String { get }
      public static var didFinishLaunchingNotification: NSNotification.Name { get }
      public static var didBecomeActiveNotification: NSNotification.Name { get }
      public static var didEnterBackgroundNotification: NSNotification.Name { get }
      public static var willEnterForegroundNotification: NSNotification.Name { get }
      public static var willResignActiveNotification: NSNotification.Name { get }
      public static var willTerminateNotification: NSNotification.Name { get }
      public static var didReceiveMemoryWarningNotification: NSNotification.Name { get }
      public static var significantTimeChangeNotification: NSNotification.Name { get }
      public static var protectedDataDidBecomeAvailableNotification: NSNotification.Name { get }
      @available(iOS 7.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var userDidTakeScreenshotNotification: NSNotification.Name { get }
      public struct OpenExternalURLOptionsKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var universalLinksOnly: OpenExternalURLOptionsKey { get }
      }
      public struct LaunchOptionsKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var url: LaunchOptionsKey { get }
        public static var sourceApplication: LaunchOptionsKey { get }
        public static var remoteNotification: LaunchOptionsKey { get }
        public static var location: LaunchOptionsKey { get }
        public static var shortcutItem: LaunchOptionsKey { get }
      }
      public struct OpenURLOptionsKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var sourceApplication: OpenURLOptionsKey { get }
        public static var annotation: OpenURLOptionsKey { get }
        public static var openInPlace: OpenURLOptionsKey { get }
      }
    }
    public struct UIBackgroundTaskIdentifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: Int)
      public var rawValue: Int { get }
      public static var invalid: UIBackgroundTaskIdentifier { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UISceneDestructionRequestOptions : NSObject {
      @MainActor @preconcurrency override public init()
    }
    @MainActor @preconcurrency public protocol UIApplicationDelegate : NSObjectProtocol {
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIDevice : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open class var current: UIDevice { get }
      @MainActor @preconcurrency open var userInterfaceIdiom: UIUserInterfaceIdiom { get }
      @MainActor @preconcurrency open var systemVersion: String { get }
      @MainActor @preconcurrency open var systemName: String { get }
      @MainActor @preconcurrency open var model: String { get }
      @MainActor @preconcurrency open var localizedModel: String { get }
      @MainActor @preconcurrency open var name: String { get }
      @MainActor @preconcurrency open var identifierForVendor: UUID? { get }
      @available(iOS 3.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var isBatteryMonitoringEnabled: Bool { get set }
      @available(iOS 3.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var batteryLevel: Float { get }
      @available(iOS 3.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var batteryState: UIDevice.BatteryState { get }
      @objc public enum BatteryState : Int, Sendable {
        case unknown
        case unplugged
        case charging
        case full
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @available(iOS 2.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var orientation: UIDeviceOrientation { get }
      @available(iOS 2.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open func beginGeneratingDeviceOrientationNotifications()
      @available(iOS 2.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open func endGeneratingDeviceOrientationNotifications()
      @available(iOS 2.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var orientationDidChangeNotification: NSNotification.Name { get }
      @available(iOS 3.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var batteryLevelDidChangeNotification: NSNotification.Name { get }
      @available(iOS 3.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var batteryStateDidChangeNotification: NSNotification.Name { get }
    }
    @objc public enum UIDeviceOrientation : Int, Sendable {
      case unknown
      case portrait
      case portraitUpsideDown
      case landscapeLeft
      case landscapeRight
      case faceUp
      case faceDown
      public var isLandscape: Bool { get }
      public var isPortrait: Bool { get }
      public var isFlat: Bool { get }
      public var isValidInterfaceOrientation: Bool { get }
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    extension UIResponder {
      @available(iOS 2.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var keyboardWillShowNotification: NSNotification.Name { get }
      @available(iOS 2.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var keyboardDidShowNotification: NSNotification.Name { get }
      @available(iOS 2.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var keyboardWillHideNotification: NSNotification.Name { get }
      @available(iOS 2.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var keyboardDidHideNotification: NSNotification.Name { get }
      @available(iOS 5.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var keyboardWillChangeFrameNotification: NSNotification.Name { get }
      @available(iOS 3.2, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var keyboardFrameEndUserInfoKey: String { get }
      @available(iOS 3.2, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var keyboardFrameBeginUserInfoKey: String { get }
      @available(iOS 3.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var keyboardAnimationDurationUserInfoKey: String { get }
      @available(iOS 3.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var keyboardAnimationCurveUserInfoKey: String { get }
    }
    @MainActor @preconcurrency public enum UIAccessibility {
      @MainActor @preconcurrency public static var isVoiceOverRunning: Bool { get }
      @MainActor @preconcurrency public static var isSwitchControlRunning: Bool { get }
      @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool { get }
      @MainActor @preconcurrency public static var isReduceTransparencyEnabled: Bool { get }
      @MainActor @preconcurrency public static var isDarkerSystemColorsEnabled: Bool { get }
      @MainActor @preconcurrency public static var isBoldTextEnabled: Bool { get }
      @MainActor @preconcurrency public static var isInvertColorsEnabled: Bool { get }
      @MainActor @preconcurrency public static var isGrayscaleEnabled: Bool { get }
      @MainActor @preconcurrency public static var shouldDifferentiateWithoutColor: Bool { get }
      @MainActor @preconcurrency public static var isOnOffSwitchLabelsEnabled: Bool { get }
      @MainActor @preconcurrency public static func post(notification: UIAccessibility.Notification, argument: Any?)
      public static var voiceOverStatusDidChangeNotification: NSNotification.Name { get }
      public static var reduceMotionStatusDidChangeNotification: NSNotification.Name { get }
      public static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name { get }
      public struct Notification : Hashable, RawRepresentable, Sendable {
        public init(rawValue: UInt32)
        public var rawValue: UInt32 { get }
        public static var announcement: UIAccessibility.Notification { get }
        public static var layoutChanged: UIAccessibility.Notification { get }
        public static var screenChanged: UIAccessibility.Notification { get }
        public static var pageScrolled: UIAccessibility.Notification { get }
      }
    }
    public struct UIAccessibilityTraits : OptionSet, _CValue, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64)
      public static var none: UIAccessibilityTraits { get }
      public static var button: UIAccessibilityTraits { get }
      public static var link: UIAccessibilityTraits { get }
      public static var image: UIAccessibilityTraits { get }
      public static var selected: UIAccessibilityTraits { get }
      public static var header: UIAccessibilityTraits { get }
      public static var staticText: UIAccessibilityTraits { get }
      public static var adjustable: UIAccessibilityTraits { get }
      public static var updatesFrequently: UIAccessibilityTraits { get }
    }
    extension UIView {
      @MainActor @preconcurrency public var isAccessibilityElement: Bool { get set }
      @MainActor @preconcurrency public var accessibilityLabel: String? { get set }
      @MainActor @preconcurrency public var accessibilityValue: String? { get set }
      @MainActor @preconcurrency public var accessibilityHint: String? { get set }
      @MainActor @preconcurrency public var accessibilityTraits: UIAccessibilityTraits { get set }
      @MainActor @preconcurrency public var accessibilityElementsHidden: Bool { get set }
      @MainActor @preconcurrency public var accessibilityViewIsModal: Bool { get set }
    }
    @available(iOS 3.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    open class UIPasteboard : NSObject, @unchecked Sendable {
      override public init()
      open class var general: UIPasteboard { get }
      open var string: String? { get set }
      open var strings: [String]? { get set }
      open var url: URL? { get set }
      open var image: UIImage? { get set }
      open var images: [UIImage]? { get set }
      open var hasStrings: Bool { get }
      open var hasImages: Bool { get }
      open var hasURLs: Bool { get }
      open var changeCount: Int { get }
      open var items: [[String : Any]] { get set }
      open func setData(_ data: Data, forPasteboardType pasteboardType: String)
      open func setItems(_ items: [[String : Any]], options: [UIPasteboard.OptionsKey : Any] = [:])
      @discardableResult open func data(forPasteboardType pasteboardType: String) -> Data?
      public struct OptionsKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var expirationDate: OptionsKey { get }
        public static var localOnly: OptionsKey { get }
      }
      public static var changedNotification: NSNotification.Name { get }
    }
    #endif
    // Feedback.
    @available(iOS 10.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIFeedbackGenerator : NSObject {
      @MainActor @preconcurrency override public init()
      #if !os(watchOS)
      @available(iOS 17.5, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      @MainActor @preconcurrency public convenience init(view: UIView)
      #endif
      @MainActor @preconcurrency open func prepare()
    }
    @available(iOS 10.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency open class UIImpactFeedbackGenerator : UIFeedbackGenerator {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(style: UIImpactFeedbackGenerator.FeedbackStyle)
      #if !os(watchOS)
      @available(iOS 17.5, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      @MainActor @preconcurrency public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView)
      #endif
      @MainActor @preconcurrency open func impactOccurred()
      @available(iOS 13.0, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      @MainActor @preconcurrency open func impactOccurred(intensity: CGFloat)
      @available(iOS 17.5, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      @MainActor @preconcurrency open func impactOccurred(at location: CGPoint)
      @objc public enum FeedbackStyle : Int, Sendable {
        case light
        case medium
        case heavy
        case soft
        case rigid
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @available(iOS 10.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UISelectionFeedbackGenerator : UIFeedbackGenerator {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open func selectionChanged()
      @available(iOS 17.5, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      @MainActor @preconcurrency open func selectionChanged(at location: CGPoint)
    }
    @available(iOS 10.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UINotificationFeedbackGenerator : UIFeedbackGenerator {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType)
      @objc public enum FeedbackType : Int, Sendable {
        case success
        case warning
        case error
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    """#
}
