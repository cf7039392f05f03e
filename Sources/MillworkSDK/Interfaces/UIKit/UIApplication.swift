extension InterfaceModules.UIKit {
  /// Windows, scenes and the application.
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
      @MainActor @preconcurrency open var canResizeToFitContent: Bool { get set }
      public static var didBecomeVisibleNotification: NSNotification.Name { get }
      public static var didBecomeHiddenNotification: NSNotification.Name { get }
      public static var didBecomeKeyNotification: NSNotification.Name { get }
      public static var didResignKeyNotification: NSNotification.Name { get }
      @MainActor @preconcurrency open func sendEvent(_ event: UIEvent)
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
      public static var willConnectNotification: NSNotification.Name { get }
      public static var didDisconnectNotification: NSNotification.Name { get }
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
      @MainActor @preconcurrency open var stateRestorationActivity: NSUserActivity? { get set }
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
        @available(visionOS 1.0, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @MainActor @preconcurrency open class Vision : UIWindowScene.GeometryPreferences {
          @MainActor @preconcurrency override public init()
          @MainActor @preconcurrency public convenience init(size: CGSize? = nil, minimumSize: CGSize? = nil, maximumSize: CGSize? = nil, resizingRestrictions: UIWindowScene.ResizingRestrictions? = nil)
          @MainActor @preconcurrency public var size: CGSize? { get set }
          @MainActor @preconcurrency public var minimumSize: CGSize? { get set }
          @MainActor @preconcurrency public var maximumSize: CGSize? { get set }
          @MainActor @preconcurrency public var resizingRestrictions: UIWindowScene.ResizingRestrictions? { get set }
        }
      }
      @available(visionOS 1.0, *)
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      public enum ResizingRestrictions : Int, Sendable {
        case none
        case uniform
        case freeform
      }
      @MainActor @preconcurrency open var screenshotService: UIScreenshotService? { get }
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var isFullScreen: Bool { get }
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var windowingBehaviors: UISceneWindowingBehaviors? { get }
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
      @MainActor @preconcurrency open var statusBarFrame: CGRect { get }
      @MainActor @preconcurrency open func ignoreSnapshotOnNextApplicationLaunch()
      @MainActor @preconcurrency open func extendStateRestoration()
      @MainActor @preconcurrency open func completeStateRestoration()
      @MainActor @preconcurrency open func endReceivingRemoteControlEvents()
      @MainActor @preconcurrency open var applicationSupportsShakeToEdit: Bool { get set }
      @MainActor @preconcurrency open func sendEvent(_ event: UIEvent)
      @MainActor @preconcurrency open var statusBarOrientationAnimationDuration: TimeInterval { get }
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
    #endif
    """#
}
