extension InterfaceModules.WatchKit {
  /// The watch, its haptics and the application.
  static let watchDevice = #"""
    // https://developer.apple.com/documentation/watchkit
    @_exported import Foundation
    @_exported import UIKit
    import UserNotifications
    import Swift
    import _Concurrency
    @objc public enum WKHapticType : Int, Sendable {
      case notification
      case directionUp
      case directionDown
      case success
      case failure
      case retry
      case start
      case stop
      case click
      @available(watchOS 9.0, *)
      case navigationLeftTurn
      @available(watchOS 9.0, *)
      case navigationRightTurn
      @available(watchOS 9.0, *)
      case navigationGenericManeuver
      @available(watchOS 9.0, *)
      case underwaterDepthPrompt
      @available(watchOS 9.0, *)
      case underwaterDepthCriticalPrompt
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum WKInterfaceDeviceWristLocation : Int, Sendable {
      case left
      case right
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency open class WKInterfaceDevice : NSObject {
      open class func current() -> WKInterfaceDevice
      open func play(_ type: WKHapticType)
      open var screenBounds: CGRect { get }
      open var screenScale: CGFloat { get }
      open var name: String { get }
      open var model: String { get }
      open var systemVersion: String { get }
      open var batteryLevel: Float { get }
      open var isBatteryMonitoringEnabled: Bool { get set }
      open var systemName: String { get }
      open var localizedModel: String { get }
      open var batteryState: WKInterfaceDeviceBatteryState { get }
      open var crownOrientation: WKInterfaceDeviceCrownOrientation { get }
      open var isWaterLockEnabled: Bool { get }
      open func enableWaterLock()
      open var supportsAudioStreaming: Bool { get }
      open var identifierForVendor: UUID? { get }
      open var preferredContentSizeCategory: String { get }
      open var wristLocation: WKInterfaceDeviceWristLocation { get }
    }
    // https://developer.apple.com/documentation/watchkit/wkapplicationdelegate
    @available(watchOS 7.0, *)
    @MainActor @preconcurrency @objc public protocol WKApplicationDelegate : NSObjectProtocol {
      @objc optional func applicationDidFinishLaunching()
      @objc optional func applicationDidBecomeActive()
      @objc optional func applicationWillResignActive()
      @objc optional func applicationWillEnterForeground()
      @objc optional func applicationDidEnterBackground()
      @objc optional func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)
      @objc optional func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error)
      @objc optional func didReceiveRemoteNotification(_ userInfo: [AnyHashable : Any], fetchCompletionHandler completionHandler: @escaping (WKBackgroundFetchResult) -> Void)
      @objc optional func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
      @objc optional func handle(_ userActivity: NSUserActivity)
      @objc optional func deviceOrientationDidChange()
    }
    @MainActor @preconcurrency @objc public protocol WKExtensionDelegate : NSObjectProtocol {
      @objc optional func applicationDidFinishLaunching()
      @objc optional func applicationDidBecomeActive()
      @objc optional func applicationWillResignActive()
      @objc optional func applicationWillEnterForeground()
      @objc optional func applicationDidEnterBackground()
      @objc optional func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)
      @objc optional func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error)
      @objc optional func didReceiveRemoteNotification(_ userInfo: [AnyHashable : Any], fetchCompletionHandler completionHandler: @escaping (WKBackgroundFetchResult) -> Void)
      @objc optional func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
      @objc optional func handle(_ userActivity: NSUserActivity)
      @objc optional func deviceOrientationDidChange()
    }
    @objc public enum WKBackgroundFetchResult : UInt, Sendable {
      case newData
      case noData
      case failed
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @objc public enum WKApplicationState : Int, Sendable {
      case active
      case inactive
      case background
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum WKInterfaceDeviceCrownOrientation : Int, Sendable {
      case left
      case right
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum WKInterfaceDeviceBatteryState : Int, Sendable {
      case unknown
      case unplugged
      case charging
      case full
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency open class WKApplication : NSObject {
      open class func shared() -> WKApplication
      weak open var delegate: (any WKApplicationDelegate)? { get set }
      open var applicationState: WKApplicationState { get }
      open var isApplicationRunningInDock: Bool { get }
      open var isRegisteredForRemoteNotifications: Bool { get }
      open func unregisterForRemoteNotifications()
      open func openSystemURL(_ url: URL)
      nonisolated open class var willEnterForegroundNotification: NSNotification.Name { get }
      nonisolated open class var didEnterBackgroundNotification: NSNotification.Name { get }
      nonisolated open class var willResignActiveNotification: NSNotification.Name { get }
      open func scheduleBackgroundRefresh(withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?, scheduledCompletion: @escaping ((any Error)?) -> Void)
      open func registerForRemoteNotifications()
      nonisolated open class var didFinishLaunchingNotification: NSNotification.Name { get }
      nonisolated open class var didBecomeActiveNotification: NSNotification.Name { get }
    }
    @MainActor @preconcurrency open class WKExtension : NSObject {
      open class func shared() -> WKExtension
      weak open var delegate: (any WKExtensionDelegate)? { get set }
      open var applicationState: WKApplicationState { get }
      open var isApplicationRunningInDock: Bool { get }
      open func scheduleBackgroundRefresh(withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?, scheduledCompletion: @escaping ((any Error)?) -> Void)
      open func registerForRemoteNotifications()
      open func openSystemURL(_ url: URL)
      open var isFrontmostTimeoutExtended: Bool { get set }
    }
    @MainActor @preconcurrency open class WKInterfaceObject : NSObject {
      open func setHidden(_ hidden: Bool)
      open func setAlpha(_ alpha: CGFloat)
      open func setWidth(_ width: CGFloat)
      open func setHeight(_ height: CGFloat)
    }
    @MainActor @preconcurrency open class WKInterfaceController : NSObject {
      override public init()
      open func awake(withContext context: Any?)
      open func willActivate()
      open func didDeactivate()
      open func didAppear()
      open func willDisappear()
      open func dismiss()
      open func pop()
      open func setTitle(_ title: String?)
      open var contentFrame: CGRect { get }
      open var crownSequencer: WKCrownSequencer { get }
      open func becomeCurrentPage()
      open func popToRootController()
      open func pushController(withName name: String, context: Any?)
      open func presentController(withName name: String, context: Any?)
      open func presentController(withNamesAndContexts namesAndContexts: [(name: String, context: AnyObject)])
      open func presentAlert(withTitle title: String?, message: String?, preferredStyle: WKAlertControllerStyle, actions: [WKAlertAction])
      open func presentTextInputController(withSuggestions suggestions: [String]?, allowedInputMode inputMode: WKTextInputMode, completion: @escaping ([Any]?) -> Void)
      open func dismissTextInputController()
      open func presentMediaPlayerController(with URL: URL, options: [AnyHashable : Any]? = nil, completion: @escaping (Bool, TimeInterval, (any Error)?) -> Void)
      open func dismissMediaPlayerController()
      open func addMenuItem(with image: UIImage, title: String, action: Selector)
      open func clearAllMenuItems()
      open func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
      open func update(_ userActivity: NSUserActivity)
      open func invalidateUserActivity()
      open class func reloadRootControllers(withNamesAndContexts namesAndContexts: [(name: String, context: AnyObject)])
      open class func reloadRootPageControllers(withNames names: [String], contexts: [Any]?, orientation: WKPageOrientation, pageIndex: Int)
    }
    @MainActor @preconcurrency open class WKUserNotificationInterfaceController : WKInterfaceController {
      override public init()
      open func didReceive(_ notification: UNNotification)
      open func suggestionsForResponseToAction(withIdentifier identifier: String, for notification: UNNotification, inputLanguage: String) -> [String]
      open var notificationActions: [UNNotificationAction] { get set }
      open func performNotificationDefaultAction()
      open func performDismissAction()
    }
    open class WKApplicationRefreshBackgroundTask : WKRefreshBackgroundTask {
    }
    open class WKSnapshotRefreshBackgroundTask : WKRefreshBackgroundTask {
      open func setTaskCompleted(restoredDefaultState: Bool, estimatedSnapshotExpiration: Date?, userInfo: (any NSSecureCoding & NSObjectProtocol)?)
    }
    open class WKURLSessionRefreshBackgroundTask : WKRefreshBackgroundTask {
      open var sessionIdentifier: String { get }
    }
    open class WKWatchConnectivityRefreshBackgroundTask : WKRefreshBackgroundTask {
    }
    open class WKRefreshBackgroundTask : NSObject {
      open var userInfo: (any NSSecureCoding & NSObjectProtocol)? { get }
      open var expirationHandler: (() -> Void)? { get set }
      open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool)
    }
    @available(watchOS 6.0, *)
    @objc public enum WKExtendedRuntimeSessionInvalidationReason : Int, Sendable {
      case error
      case none
      case sessionInProgress
      case expired
      case resignedFrontmost
      case suppressedBySystem
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum WKExtendedRuntimeSessionState : Int, Sendable {
      case notStarted
      case scheduled
      case running
      case invalid
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    public protocol WKExtendedRuntimeSessionDelegate : NSObjectProtocol {
      func extendedRuntimeSession(_ extendedRuntimeSession: WKExtendedRuntimeSession, didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
      func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
      func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    }
    open class WKExtendedRuntimeSession : NSObject {
      override public init()
      weak open var delegate: (any WKExtendedRuntimeSessionDelegate)? { get set }
      open var state: WKExtendedRuntimeSessionState { get }
      open var expirationDate: Date? { get }
      open func start()
      open func start(at date: Date)
      open func notifyUser(hapticType type: WKHapticType, repeatHandler: ((UnsafeMutablePointer<WKHapticType>) -> TimeInterval)? = nil)
      open func invalidate()
    }
    """#
}
