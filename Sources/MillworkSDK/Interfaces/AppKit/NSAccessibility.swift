extension InterfaceModules.AppKit {
  /// What AppKit's elements say of themselves to assistive apps, and what an app posts to them.
  static let nsAccessibility = #"""
    // https://developer.apple.com/documentation/appkit/nsaccessibilityprotocol
    // https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct
    public struct NSAccessibility {
      // https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/role
      public struct Role : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var application: Role { get }
        public static var busyIndicator: Role { get }
        public static var button: Role { get }
        public static var cell: Role { get }
        public static var checkBox: Role { get }
        public static var column: Role { get }
        public static var comboBox: Role { get }
        public static var disclosureTriangle: Role { get }
        public static var group: Role { get }
        public static var image: Role { get }
        public static var incrementor: Role { get }
        public static var link: Role { get }
        public static var list: Role { get }
        public static var menu: Role { get }
        public static var menuButton: Role { get }
        public static var menuItem: Role { get }
        public static var outline: Role { get }
        public static var popUpButton: Role { get }
        public static var popover: Role { get }
        public static var progressIndicator: Role { get }
        public static var radioButton: Role { get }
        public static var radioGroup: Role { get }
        public static var row: Role { get }
        public static var scrollArea: Role { get }
        public static var slider: Role { get }
        public static var staticText: Role { get }
        public static var tabGroup: Role { get }
        public static var table: Role { get }
        public static var textArea: Role { get }
        public static var textField: Role { get }
        public static var toolbar: Role { get }
        public static var unknown: Role { get }
        public static var window: Role { get }
      }
      // https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/subrole
      public struct Subrole : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var closeButton: Subrole { get }
        public static var searchField: Subrole { get }
        public static var secureTextField: Subrole { get }
        public static var `switch`: Subrole { get }
        public static var toggle: Subrole { get }
        public static var toolbarButton: Subrole { get }
        public static var unknown: Subrole { get }
      }
      // https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/notification
      public struct Notification : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var announcementRequested: Notification { get }
        public static var created: Notification { get }
        public static var focusedUIElementChanged: Notification { get }
        public static var layoutChanged: Notification { get }
        public static var moved: Notification { get }
        public static var resized: Notification { get }
        public static var selectedTextChanged: Notification { get }
        public static var titleChanged: Notification { get }
        public static var uiElementDestroyed: Notification { get }
        public static var valueChanged: Notification { get }
      }
      // https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/notificationuserinfokey
      public struct NotificationUserInfoKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var announcement: NotificationUserInfoKey { get }
        public static var priority: NotificationUserInfoKey { get }
        public static var uiElements: NotificationUserInfoKey { get }
      }
      // https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/notification/announcementrequested
      public static func post(element: Any, notification: NSAccessibility.Notification)
      public static func post(element: Any, notification: NSAccessibility.Notification, userInfo: [NSAccessibility.NotificationUserInfoKey : Any]?)
    }
    // https://developer.apple.com/documentation/appkit/nsaccessibilityprioritylevel
    @objc public enum NSAccessibilityPriorityLevel : Int, Sendable {
      case low
      case medium
      case high
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    """#
}
