extension InterfaceModules.UserNotifications {
  /// Notifications and their centre.
  static let center = #"""
    // https://developer.apple.com/documentation/usernotifications
    @_exported import Foundation
    import Swift
    import _Concurrency
    public struct UNAuthorizationOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var badge: Self { get }
      public static var sound: Self { get }
      public static var alert: Self { get }
      public static var carPlay: Self { get }
      public static var criticalAlert: Self { get }
      public static var providesAppNotificationSettings: Self { get }
      public static var provisional: Self { get }
    }
    @objc public enum UNAuthorizationStatus : Int, Sendable {
      case notDetermined
      case denied
      case authorized
      case provisional
      case ephemeral
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum UNNotificationSetting : Int, Sendable {
      case notSupported
      case disabled
      case enabled
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct UNNotificationPresentationOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var badge: Self { get }
      public static var sound: Self { get }
      public static var list: Self { get }
      public static var banner: Self { get }
    }
    public struct UNNotificationCategoryOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var customDismissAction: Self { get }
      public static var allowInCarPlay: Self { get }
      public static var hiddenPreviewsShowTitle: Self { get }
      public static var hiddenPreviewsShowSubtitle: Self { get }
    }
    public struct UNNotificationActionOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var authenticationRequired: Self { get }
      public static var destructive: Self { get }
      public static var foreground: Self { get }
    }
    open class UNUserNotificationCenter : NSObject, @unchecked Sendable {
      open class func current() -> UNUserNotificationCenter
      weak open var delegate: (any UNUserNotificationCenterDelegate)? { get set }
      @preconcurrency open func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void)
      @discardableResult open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool
      @preconcurrency open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void)
      @discardableResult open func notificationSettings() async -> UNNotificationSettings
      @preconcurrency open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      open func add(_ request: UNNotificationRequest) async throws
      @preconcurrency open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void)
      @discardableResult open func pendingNotificationRequests() async -> [UNNotificationRequest]
      @discardableResult open func deliveredNotifications() async -> [UNNotification]
      open func removePendingNotificationRequests(withIdentifiers identifiers: [String])
      open func removeAllPendingNotificationRequests()
      open func removeDeliveredNotifications(withIdentifiers identifiers: [String])
      open func removeAllDeliveredNotifications()
      open func setNotificationCategories(_ categories: Set<UNNotificationCategory>)
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
      @available(watchOS, unavailable)
      @preconcurrency open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
      @available(watchOS, unavailable)
      open func setBadgeCount(_ newBadgeCount: Int) async throws
    }
    @objc public protocol UNUserNotificationCenterDelegate : NSObjectProtocol {
      @objc optional func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
      @objc optional func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void)
    }
    open class UNNotificationSettings : NSObject, @unchecked Sendable {
      open var authorizationStatus: UNAuthorizationStatus { get }
      open var soundSetting: UNNotificationSetting { get }
      open var badgeSetting: UNNotificationSetting { get }
      open var alertSetting: UNNotificationSetting { get }
      open var notificationCenterSetting: UNNotificationSetting { get }
      open var lockScreenSetting: UNNotificationSetting { get }
    }
    open class UNNotification : NSObject, @unchecked Sendable {
      open var date: Date { get }
      open var request: UNNotificationRequest { get }
    }
    open class UNNotificationResponse : NSObject, @unchecked Sendable {
      open var notification: UNNotification { get }
      open var actionIdentifier: String { get }
    }
    public let UNNotificationDefaultActionIdentifier: String
    public let UNNotificationDismissActionIdentifier: String
    open class UNNotificationRequest : NSObject, @unchecked Sendable {
      public convenience init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?)
      open var identifier: String { get }
      open var content: UNNotificationContent { get }
      open var trigger: UNNotificationTrigger? { get }
    }
    open class UNNotificationContent : NSObject, @unchecked Sendable {
      override public init()
      open var title: String { get }
      open var subtitle: String { get }
      open var body: String { get }
      open var categoryIdentifier: String { get }
      open var threadIdentifier: String { get }
      open var badge: NSNumber? { get }
      open var userInfo: [AnyHashable : Any] { get }
    }
    open class UNMutableNotificationContent : UNNotificationContent, @unchecked Sendable {
      override public init()
      override open var title: String { get set }
      override open var subtitle: String { get set }
      override open var body: String { get set }
      override open var categoryIdentifier: String { get set }
      override open var threadIdentifier: String { get set }
      override open var badge: NSNumber? { get set }
      override open var userInfo: [AnyHashable : Any] { get set }
      open var sound: UNNotificationSound? { get set }
      open var attachments: [UNNotificationAttachment] { get set }
      open var interruptionLevel: UNNotificationInterruptionLevel { get set }
      open var relevanceScore: Double { get set }
    }
    @objc public enum UNNotificationInterruptionLevel : UInt, Sendable {
      case passive
      case active
      case timeSensitive
      case critical
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    open class UNNotificationAttachment : NSObject, @unchecked Sendable {
      public convenience init(identifier: String, url URL: URL, options: [AnyHashable : Any]? = nil) throws
    }
    open class UNNotificationSound : NSObject, @unchecked Sendable {
      open class var `default`: UNNotificationSound { get }
      open class var defaultCritical: UNNotificationSound { get }
      public convenience init(named name: UNNotificationSoundName)
    }
    public struct UNNotificationSoundName : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
    }
    open class UNNotificationTrigger : NSObject, @unchecked Sendable {
      open var repeats: Bool { get }
    }
    open class UNTimeIntervalNotificationTrigger : UNNotificationTrigger, @unchecked Sendable {
      public convenience init(timeInterval: TimeInterval, repeats: Bool)
      @discardableResult open func nextTriggerDate() -> Date?
    }
    open class UNCalendarNotificationTrigger : UNNotificationTrigger, @unchecked Sendable {
      public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool)
      @discardableResult open func nextTriggerDate() -> Date?
      open var dateComponents: DateComponents { get }
    }
    @available(tvOS, unavailable)
    open class UNTextInputNotificationAction : UNNotificationAction, @unchecked Sendable {
      public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String, textInputPlaceholder: String)
      open var textInputButtonTitle: String { get }
      open var textInputPlaceholder: String { get }
    }
    @available(tvOS, unavailable)
    open class UNTextInputNotificationResponse : UNNotificationResponse, @unchecked Sendable {
      open var userText: String { get }
    }
    open class UNNotificationCategory : NSObject, @unchecked Sendable {
      public convenience init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = [])
    }
    open class UNNotificationAction : NSObject, @unchecked Sendable {
      public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = [])
    }
    """#
}
