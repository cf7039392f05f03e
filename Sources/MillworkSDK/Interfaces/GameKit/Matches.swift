extension InterfaceModules.GameKit {
  /// Matches in real time and in turns.
  static let matches = #"""
    // https://developer.apple.com/documentation/gamekit/gkmatch
    #if !os(watchOS)
    @objc public enum GKMatchType : UInt, Sendable {
      case peerToPeer
      case hosted
      case turnBased
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum GKPlayerConnectionState : Int, Sendable {
      case unknown
      case connected
      case disconnected
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class GKMatchRequest : NSObject {
      override public init()
      open var minPlayers: Int { get set }
      open var maxPlayers: Int { get set }
      open var playerGroup: Int { get set }
      open var playerAttributes: UInt32 { get set }
      open var recipients: [GKPlayer]? { get set }
      open var inviteMessage: String? { get set }
      open var defaultNumberOfPlayers: Int { get set }
    }
    open class GKMatch : NSObject, @unchecked Sendable {
      open var players: [GKPlayer] { get }
      weak open var delegate: (any GKMatchDelegate)? { get set }
      open var expectedPlayerCount: Int { get }
      @objc public enum SendDataMode : Int, Sendable {
        case reliable
        case unreliable
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open func send(_ data: Data, to players: [GKPlayer], dataMode mode: GKMatch.SendDataMode) throws
      open func sendData(toAllPlayers data: Data, with mode: GKMatch.SendDataMode) throws
      open func disconnect()
      @preconcurrency open func chooseBestHostingPlayer(completionHandler: @escaping @Sendable (GKPlayer?) -> Void)
      open func rematch() async throws -> GKMatch
    }
    @objc public protocol GKMatchDelegate : NSObjectProtocol {
      @objc optional func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
      @objc optional func match(_ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer)
      @objc optional func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
      @objc optional func match(_ match: GKMatch, didFailWithError error: (any Error)?)
      @objc optional func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
    }
    open class GKInvite : NSObject, @unchecked Sendable {
      open var sender: GKPlayer { get }
      open var playerGroup: Int { get }
    }
    open class GKMatchmaker : NSObject, @unchecked Sendable {
      open class func shared() -> GKMatchmaker
      @preconcurrency open func match(for invite: GKInvite, completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil)
      open func match(for invite: GKInvite) async throws -> GKMatch
      @preconcurrency open func findMatch(for request: GKMatchRequest, withCompletionHandler completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil)
      open func findMatch(for request: GKMatchRequest) async throws -> GKMatch
      open func finishMatchmaking(for match: GKMatch)
      open func cancel()
      open func startBrowsingForNearbyPlayers(handler reachableHandler: ((GKPlayer, Bool) -> Void)? = nil)
      open func stopBrowsingForNearbyPlayers()
    }
    @preconcurrency @MainActor @objc public protocol GKMatchmakerViewControllerDelegate : NSObjectProtocol {
      func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
      func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
      @objc optional func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
    }
    @objc public enum GKMatchmakingMode : Int, Sendable {
      case `default`
      case nearbyOnly
      case automatchOnly
      case inviteOnly
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency open class GKMatchmakerViewController : _GKGameCenterBase {
      public init?(matchRequest request: GKMatchRequest)
      public init?(invite: GKInvite)
      public required init?(coder: NSCoder)
      weak open var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)? { get set }
      open var matchRequest: GKMatchRequest { get }
      open var matchmakingMode: GKMatchmakingMode { get set }
      open var canStartWithMinimumPlayers: Bool { get set }
    }
    @objc public protocol GKInviteEventListener {
      @objc optional func player(_ player: GKPlayer, didAccept invite: GKInvite)
      @objc optional func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
    }
    @objc public protocol GKTurnBasedEventListener {
      @objc optional func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
      @objc optional func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
      @objc optional func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
    }
    @objc public protocol GKLocalPlayerListener : GKInviteEventListener, GKTurnBasedEventListener {
    }
    // https://developer.apple.com/documentation/gamekit/gkturnbasedmatch
    open class GKTurnBasedParticipant : NSObject, @unchecked Sendable {
      open var player: GKPlayer? { get }
      open var lastTurnDate: Date? { get }
      open var matchOutcome: GKTurnBasedMatch.Outcome { get set }
    }
    open class GKTurnBasedMatch : NSObject, @unchecked Sendable {
      @objc public enum Status : Int, Sendable {
        case unknown
        case open
        case ended
        case matching
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum Outcome : Int, Sendable {
        case none
        case quit
        case won
        case lost
        case tied
        case timeExpired
        case first
        case second
        case third
        case fourth
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open var matchID: String { get }
      open var participants: [GKTurnBasedParticipant] { get }
      open var status: GKTurnBasedMatch.Status { get }
      open var currentParticipant: GKTurnBasedParticipant? { get }
      open var matchData: Data? { get }
      open var message: String? { get set }
      open class func find(for request: GKMatchRequest) async throws -> GKTurnBasedMatch
      open class func loadMatches() async throws -> [GKTurnBasedMatch]
      open func loadMatchData() async throws -> Data?
      open func endTurn(withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval, match matchData: Data) async throws
      open func endMatchInTurn(withMatch matchData: Data) async throws
      open func saveCurrentTurn(withMatch matchData: Data) async throws
      open func participantQuitInTurn(with matchOutcome: GKTurnBasedMatch.Outcome, nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval, match matchData: Data) async throws
      open func remove() async throws
    }
    #endif
    """#
}
