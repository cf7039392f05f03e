extension InterfaceModules.UserNotificationsUI {
  /// Extensions that show notifications.
  static let notificationContent = #"""
    // https://developer.apple.com/documentation/usernotificationsui
    @_exported import Foundation
    @_exported import UserNotifications
    import Swift
    import _Concurrency
    @available(iOS 10.0, macOS 11.0, *)
    @objc public enum UNNotificationContentExtensionResponseOption : UInt, Sendable {
      case doNotDismiss
      case dismiss
      case dismissAndForwardAction
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @available(iOS 10.0, macOS 11.0, *)
    @MainActor @preconcurrency @objc public protocol UNNotificationContentExtension : NSObjectProtocol {
      func didReceive(_ notification: UNNotification)
      @objc optional func didReceive(_ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
    }
    """#
}
