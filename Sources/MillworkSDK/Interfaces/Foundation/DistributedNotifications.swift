extension InterfaceModules.Foundation {
  /// Notifications between processes of a Mac.
  static let distributedNotifications = #"""
    extension String {
      // https://developer.apple.com/documentation/swift/string/init(utf16codeunits:count:)
      public init(utf16CodeUnits: UnsafePointer<UInt16>, count: Int)
      public init(utf16CodeUnitsNoCopy: UnsafePointer<UInt16>, count: Int, freeWhenDone flag: Bool)
    }
    #if os(macOS)
    // https://developer.apple.com/documentation/foundation/distributednotificationcenter
    @_inheritsConvenienceInitializers
    open class DistributedNotificationCenter : NotificationCenter, @unchecked Sendable {
      public override init()
      @discardableResult public class func `default`() -> DistributedNotificationCenter
      open var suspended: Bool { get set }
    }
    extension DistributedNotificationCenter {
      public func postNotificationName(_ name: NSNotification.Name, object: String?, userInfo: [AnyHashable : Any]? = nil, deliverImmediately: Bool)
      public func postNotificationName(_ name: NSNotification.Name, object: String?, userInfo: [AnyHashable : Any]? = nil, options: DistributedNotificationCenter.Options = [])
      public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: String?, suspensionBehavior: DistributedNotificationCenter.SuspensionBehavior)
      @objc public enum SuspensionBehavior : UInt, Sendable {
        case drop = 1
        case coalesce
        case hold
        case deliverImmediately
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      public struct Options : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var deliverImmediately: Options { get }
        public static var postToAllSessions: Options { get }
      }
    }
    #endif
    """#
}
