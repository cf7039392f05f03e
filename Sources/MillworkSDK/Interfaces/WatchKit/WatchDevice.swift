extension InterfaceModules.WatchKit {
  /// The watch, its haptics and the application.
  static let watchDevice = #"""
    // https://developer.apple.com/documentation/watchkit
    @_exported import Foundation
    @_exported import UIKit
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
      open var wristLocation: WKInterfaceDeviceWristLocation { get }
    }
    @MainActor @preconcurrency public protocol WKApplicationDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency public protocol WKExtensionDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency open class WKApplication : NSObject {
      open class func shared() -> WKApplication
      open func scheduleBackgroundRefresh(withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?, scheduledCompletion: @escaping ((any Error)?) -> Void)
      open func registerForRemoteNotifications()
      nonisolated open class var didFinishLaunchingNotification: NSNotification.Name { get }
      nonisolated open class var didBecomeActiveNotification: NSNotification.Name { get }
    }
    @MainActor @preconcurrency open class WKExtension : NSObject {
      open class func shared() -> WKExtension
      open func openSystemURL(_ url: URL)
      open var isFrontmostTimeoutExtended: Bool { get set }
    }
    open class WKRefreshBackgroundTask : NSObject {
      open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool)
    }
    public protocol WKExtendedRuntimeSessionDelegate : NSObjectProtocol {
    }
    open class WKExtendedRuntimeSession : NSObject {
      override public init()
      weak open var delegate: (any WKExtendedRuntimeSessionDelegate)? { get set }
      open func start()
      open func invalidate()
    }
    """#
}
