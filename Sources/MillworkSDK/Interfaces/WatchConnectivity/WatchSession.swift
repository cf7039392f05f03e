extension InterfaceModules.WatchConnectivity {
  /// Phone and watch.
  static let watchSession = #"""
    // https://developer.apple.com/documentation/watchconnectivity
    @_exported import Foundation
    import Swift
    @objc public enum WCSessionActivationState : Int, Sendable {
      case notActivated
      case inactive
      case activated
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class WCSession : NSObject, @unchecked Sendable {
      open class var `default`: WCSession { get }
      open class func isSupported() -> Bool
      weak open var delegate: (any WCSessionDelegate)? { get set }
      open func activate()
      open var activationState: WCSessionActivationState { get }
      open var isReachable: Bool { get }
      open var isPaired: Bool { get }
      open var isWatchAppInstalled: Bool { get }
      open func sendMessage(_ message: [String : Any], replyHandler: (([String : Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil)
      open func updateApplicationContext(_ applicationContext: [String : Any]) throws
      @discardableResult open func transferUserInfo(_ userInfo: [String : Any] = [:]) -> WCSessionUserInfoTransfer
      open var receivedApplicationContext: [String : Any] { get }
    }
    open class WCSessionUserInfoTransfer : NSObject {
      override public init()
    }
    @objc public protocol WCSessionDelegate : NSObjectProtocol {
      func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    #if os(iOS)
      func sessionDidBecomeInactive(_ session: WCSession)
      func sessionDidDeactivate(_ session: WCSession)
    #endif
      @objc optional func sessionReachabilityDidChange(_ session: WCSession)
      @objc optional func session(_ session: WCSession, didReceiveMessage message: [String : Any])
      @objc optional func session(_ session: WCSession, didReceiveMessage message: [String : Any], replyHandler: @escaping ([String : Any]) -> Void)
      @objc optional func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String : Any])
      @objc optional func session(_ session: WCSession, didReceiveUserInfo userInfo: [String : Any])
    }
    """#
}
