extension InterfaceModules.WatchConnectivity {
  /// Phone and watch.
  static let watchSession = #"""
    // https://developer.apple.com/documentation/watchconnectivity
    @_exported import Foundation
    import Swift
    import _Concurrency
    @objc public enum WCSessionActivationState : Int, Sendable {
      case notActivated
      case inactive
      case activated
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct WCError : Error, Hashable, CustomNSError, _CValue, Sendable {
      public init(_ code: WCError.Code, userInfo: [String : Any] = [:])
      @objc public enum Code : Int, Sendable {
        case genericError = 7001
        case sessionNotSupported = 7002
        case sessionMissingDelegate = 7003
        case sessionNotActivated = 7004
        case deviceNotPaired = 7005
        case watchAppNotInstalled = 7006
        case notReachable = 7007
        case invalidParameter = 7008
        case payloadTooLarge = 7009
        case payloadUnsupportedTypes = 7010
        case messageReplyFailed = 7011
        case messageReplyTimedOut = 7012
        case fileAccessDenied = 7013
        case deliveryFailed = 7014
        case insufficientSpace = 7015
        case sessionInactive = 7016
        case transferTimedOut = 7017
        case companionAppNotInstalled = 7018
        case watchOnlyApp = 7019
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: WCError.Code, error: any Error) -> Bool
      }
      public var code: WCError.Code { get }
      public var errorCode: Int { get }
      public var userInfo: [String : Any] { get }
      public var errorUserInfo: [String : Any] { get }
      public static var errorDomain: String { get }
      public static var genericError: WCError.Code { get }
      public static var sessionNotSupported: WCError.Code { get }
      public static var sessionMissingDelegate: WCError.Code { get }
      public static var sessionNotActivated: WCError.Code { get }
      public static var deviceNotPaired: WCError.Code { get }
      public static var watchAppNotInstalled: WCError.Code { get }
      public static var notReachable: WCError.Code { get }
      public static var invalidParameter: WCError.Code { get }
      public static var payloadTooLarge: WCError.Code { get }
      public static var payloadUnsupportedTypes: WCError.Code { get }
      public static var messageReplyFailed: WCError.Code { get }
      public static var messageReplyTimedOut: WCError.Code { get }
      public static var fileAccessDenied: WCError.Code { get }
      public static var deliveryFailed: WCError.Code { get }
      public static var insufficientSpace: WCError.Code { get }
      public static var sessionInactive: WCError.Code { get }
      public static var transferTimedOut: WCError.Code { get }
      public static var companionAppNotInstalled: WCError.Code { get }
      public static var watchOnlyApp: WCError.Code { get }
      public static func == (a: WCError, b: WCError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public let WCErrorDomain: String
    open class WCSession : NSObject, @unchecked Sendable {
      open class var `default`: WCSession { get }
      open class func isSupported() -> Bool
      weak open var delegate: (any WCSessionDelegate)? { get set }
      open func activate()
      open var activationState: WCSessionActivationState { get }
      open var hasContentPending: Bool { get }
      @available(watchOS, unavailable)
      open var isPaired: Bool { get }
      @available(watchOS, unavailable)
      open var isWatchAppInstalled: Bool { get }
      @available(watchOS, unavailable)
      open var isComplicationEnabled: Bool { get }
      @available(watchOS, unavailable)
      open var remainingComplicationUserInfoTransfers: Int { get }
      @available(watchOS, unavailable)
      open var watchDirectoryURL: URL? { get }
      @available(watchOS 6.0, *)
      @available(iOS, unavailable)
      open var isCompanionAppInstalled: Bool { get }
      @available(watchOS 2.0, *)
      @available(iOS, unavailable)
      open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { get }
      open var isReachable: Bool { get }
      open func sendMessage(_ message: [String : Any], replyHandler: (([String : Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil)
      open func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil)
      open var applicationContext: [String : Any] { get }
      open func updateApplicationContext(_ applicationContext: [String : Any]) throws
      open var receivedApplicationContext: [String : Any] { get }
      @discardableResult open func transferUserInfo(_ userInfo: [String : Any] = [:]) -> WCSessionUserInfoTransfer
      @available(watchOS, unavailable)
      @discardableResult open func transferCurrentComplicationUserInfo(_ userInfo: [String : Any] = [:]) -> WCSessionUserInfoTransfer
      open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { get }
      @discardableResult open func transferFile(_ file: URL, metadata: [String : Any]?) -> WCSessionFileTransfer
      open var outstandingFileTransfers: [WCSessionFileTransfer] { get }
    }
    open class WCSessionUserInfoTransfer : NSObject, @unchecked Sendable {
      @available(watchOS, unavailable)
      open var isCurrentComplicationInfo: Bool { get }
      open var userInfo: [String : Any] { get }
      open var isTransferring: Bool { get }
      open func cancel()
    }
    open class WCSessionFile : NSObject, @unchecked Sendable {
      open var fileURL: URL { get }
      open var metadata: [String : Any]? { get }
    }
    open class WCSessionFileTransfer : NSObject, @unchecked Sendable {
      open var file: WCSessionFile { get }
      open var progress: Progress { get }
      open var isTransferring: Bool { get }
      open func cancel()
    }
    @objc public protocol WCSessionDelegate : NSObjectProtocol {
      func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    #if os(iOS)
      func sessionDidBecomeInactive(_ session: WCSession)
      func sessionDidDeactivate(_ session: WCSession)
      @objc optional func sessionWatchStateDidChange(_ session: WCSession)
    #else
      @objc optional func sessionCompanionAppInstalledDidChange(_ session: WCSession)
    #endif
      @objc optional func sessionReachabilityDidChange(_ session: WCSession)
      @objc(session:didReceiveMessage:) optional func session(_ session: WCSession, didReceiveMessage message: [String : Any])
      @objc(session:didReceiveMessage:replyHandler:) optional func session(_ session: WCSession, didReceiveMessage message: [String : Any], replyHandler: @escaping ([String : Any]) -> Void)
      @objc(session:didReceiveMessageData:) optional func session(_ session: WCSession, didReceiveMessageData messageData: Data)
      @objc(session:didReceiveMessageData:replyHandler:) optional func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
      @objc(session:didReceiveApplicationContext:) optional func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String : Any])
      @objc(session:didFinishUserInfoTransfer:error:) optional func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
      @objc(session:didReceiveUserInfo:) optional func session(_ session: WCSession, didReceiveUserInfo userInfo: [String : Any])
      @objc(session:didFinishFileTransfer:error:) optional func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
      @objc(session:didReceiveFile:) optional func session(_ session: WCSession, didReceive file: WCSessionFile)
    }
    """#
}
