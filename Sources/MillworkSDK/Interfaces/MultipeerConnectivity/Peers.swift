extension InterfaceModules.MultipeerConnectivity {
  /// Sessions between devices nearby.
  static let peers = #"""
    // https://developer.apple.com/documentation/multipeerconnectivity
    @_exported import Foundation
    import Swift
    import _Concurrency
    @objc public enum MCSessionState : Int, Sendable {
      case notConnected
      case connecting
      case connected
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum MCSessionSendDataMode : Int, Sendable {
      case reliable
      case unreliable
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum MCEncryptionPreference : Int, Sendable {
      case optional
      case required
      case none
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    open class MCPeerID : NSObject, @unchecked Sendable {
      public init(displayName myDisplayName: String)
      open var displayName: String { get }
    }
    public protocol MCSessionDelegate : NSObjectProtocol {
      func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
      func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
      func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
      func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
      func session(_ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
    }
    open class MCSession : NSObject {
      public convenience init(peer myPeerID: MCPeerID)
      public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference)
      weak open var delegate: (any MCSessionDelegate)? { get set }
      open var connectedPeers: [MCPeerID] { get }
      open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws
      open func disconnect()
    }
    public protocol MCNearbyServiceAdvertiserDelegate : NSObjectProtocol {
      func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    }
    open class MCNearbyServiceAdvertiser : NSObject {
      public init(peer myPeerID: MCPeerID, discoveryInfo info: [String : String]?, serviceType: String)
      weak open var delegate: (any MCNearbyServiceAdvertiserDelegate)? { get set }
      open func startAdvertisingPeer()
      open func stopAdvertisingPeer()
    }
    public protocol MCNearbyServiceBrowserDelegate : NSObjectProtocol {
      func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String : String]?)
      func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    }
    open class MCNearbyServiceBrowser : NSObject {
      public init(peer myPeerID: MCPeerID, serviceType: String)
      weak open var delegate: (any MCNearbyServiceBrowserDelegate)? { get set }
      open func startBrowsingForPeers()
      open func stopBrowsingForPeers()
      open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval)
    }
    """#
}
