extension InterfaceModules.MultipeerConnectivity {
  /// Sessions between devices nearby.
  static let peers = #"""
    // https://developer.apple.com/documentation/multipeerconnectivity
    @_exported import Foundation
    import SwiftUI
    import Swift
    import _Concurrency
    @objc public enum MCSessionState : Int, Sendable {
      case notConnected
      case connecting
      case connected
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum MCSessionSendDataMode : Int, Sendable {
      case reliable
      case unreliable
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum MCEncryptionPreference : Int, Sendable {
      case optional
      case required
      case none
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct MCError : Error, Hashable, CustomNSError, _CValue, Sendable {
      public init(_ code: MCError.Code, userInfo: [String : Any] = [:])
      @objc public enum Code : Int, Sendable {
        case unknown = 0
        case notConnected = 1
        case invalidParameter = 2
        case unsupported = 3
        case timedOut = 4
        case cancelled = 5
        case unavailable = 6
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: MCError.Code, error: any Swift.Error) -> Bool
      }
      public var code: MCError.Code { get }
      public var errorCode: Int { get }
      public var userInfo: [String : Any] { get }
      public var errorUserInfo: [String : Any] { get }
      public static var errorDomain: String { get }
      public static var unknown: MCError.Code { get }
      public static var notConnected: MCError.Code { get }
      public static var invalidParameter: MCError.Code { get }
      public static var unsupported: MCError.Code { get }
      public static var timedOut: MCError.Code { get }
      public static var cancelled: MCError.Code { get }
      public static var unavailable: MCError.Code { get }
      public static func == (a: MCError, b: MCError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public let MCErrorDomain: String
    public let kMCSessionMinimumNumberOfPeers: Int
    public let kMCSessionMaximumNumberOfPeers: Int
    open class MCPeerID : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public init(displayName myDisplayName: String)
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open var displayName: String { get }
    }
    @objc public protocol MCSessionDelegate : NSObjectProtocol {
      @objc(session:peer:didChangeState:) func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
      @objc(session:didReceiveData:fromPeer:) func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
      @objc(session:didReceiveStream:withName:fromPeer:) func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
      @objc(session:didStartReceivingResourceWithName:fromPeer:withProgress:) func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
      @objc(session:didFinishReceivingResourceWithName:fromPeer:atURL:withError:) func session(_ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
      @objc(session:didReceiveCertificate:fromPeer:certificateHandler:) optional func session(_ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID, certificateHandler: @escaping (Bool) -> Void)
    }
    open class MCSession : NSObject, @unchecked Sendable {
      public convenience init(peer myPeerID: MCPeerID)
      public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference)
      weak open var delegate: (any MCSessionDelegate)? { get set }
      open var myPeerID: MCPeerID { get }
      open var securityIdentity: [Any]? { get }
      open var encryptionPreference: MCEncryptionPreference { get }
      open var connectedPeers: [MCPeerID] { get }
      open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws
      @preconcurrency @discardableResult open func sendResource(at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) -> Progress?
      open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream
      open func disconnect()
      @preconcurrency open func nearbyConnectionData(forPeer peerID: MCPeerID, withCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void)
      open func nearbyConnectionData(forPeer peerID: MCPeerID) async throws -> Data
      open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data)
      open func cancelConnectPeer(_ peerID: MCPeerID)
    }
    // https://developer.apple.com/documentation/multipeerconnectivity/mcnearbyserviceadvertiser
    @objc public protocol MCNearbyServiceAdvertiserDelegate : NSObjectProtocol {
      func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
      @objc(advertiser:didNotStartAdvertisingPeer:) optional func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
    }
    open class MCNearbyServiceAdvertiser : NSObject {
      public init(peer myPeerID: MCPeerID, discoveryInfo info: [String : String]?, serviceType: String)
      weak open var delegate: (any MCNearbyServiceAdvertiserDelegate)? { get set }
      open var myPeerID: MCPeerID { get }
      open var discoveryInfo: [String : String]? { get }
      open var serviceType: String { get }
      open func startAdvertisingPeer()
      open func stopAdvertisingPeer()
    }
    // https://developer.apple.com/documentation/multipeerconnectivity/mcnearbyservicebrowser
    @objc public protocol MCNearbyServiceBrowserDelegate : NSObjectProtocol {
      func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String : String]?)
      func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
      @objc(browser:didNotStartBrowsingForPeers:) optional func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
    }
    open class MCNearbyServiceBrowser : NSObject {
      public init(peer myPeerID: MCPeerID, serviceType: String)
      weak open var delegate: (any MCNearbyServiceBrowserDelegate)? { get set }
      open var myPeerID: MCPeerID { get }
      open var serviceType: String { get }
      open func startBrowsingForPeers()
      open func stopBrowsingForPeers()
      open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval)
    }
    // https://developer.apple.com/documentation/multipeerconnectivity/mcadvertiserassistant
    @objc public protocol MCAdvertiserAssistantDelegate : NSObjectProtocol {
      @objc optional func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
      @objc optional func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
    }
    open class MCAdvertiserAssistant : NSObject {
      public init(serviceType: String, discoveryInfo info: [String : String]?, session: MCSession)
      weak open var delegate: (any MCAdvertiserAssistantDelegate)? { get set }
      open var session: MCSession { get }
      open func start()
      open func stop()
    }
    #if os(macOS)
    public typealias _MCViewController = NSViewController
    #else
    public typealias _MCViewController = UIViewController
    #endif
    @MainActor @preconcurrency @objc public protocol MCBrowserViewControllerDelegate : NSObjectProtocol {
      func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
      func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
      @objc optional func browserViewController(_ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID, withDiscoveryInfo info: [String : String]?) -> Bool
    }
    @MainActor @preconcurrency open class MCBrowserViewController : _MCViewController {
      public convenience init(serviceType: String, session: MCSession)
      public init(browser: MCNearbyServiceBrowser, session: MCSession)
      public required init?(coder: NSCoder)
      weak open var delegate: (any MCBrowserViewControllerDelegate)? { get set }
      open var browser: MCNearbyServiceBrowser? { get }
      open var session: MCSession { get }
      open var minimumNumberOfPeers: Int { get set }
      open var maximumNumberOfPeers: Int { get set }
    }
    """#
}
