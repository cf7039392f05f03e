extension InterfaceModules.GameKit {
  /// Players, leaderboards and achievements.
  static let gameCenter = #"""
    // https://developer.apple.com/documentation/gamekit
    @_exported import Foundation
    import Swift
    import SwiftUI
    import _Concurrency
    #if os(macOS)
    public typealias _GKImage = NSImage
    public typealias _GKController = NSViewController
    #else
    public typealias _GKImage = UIImage
    #endif
    // https://developer.apple.com/documentation/gamekit/gkplayer
    open class GKBasePlayer : NSObject, @unchecked Sendable {
      open var displayName: String? { get }
    }
    open class GKPlayer : NSObject, @unchecked Sendable {
      open var displayName: String { get }
      open var gamePlayerID: String { get }
      open var teamPlayerID: String { get }
      open var alias: String { get }
      open var guestIdentifier: String? { get }
      open var isInvitable: Bool { get }
      open func scopedIDsArePersistent() -> Bool
      open class func anonymousGuestPlayer(withIdentifier guestIdentifier: String) -> Self
      @objc public enum PhotoSize : Int, Sendable {
        case small
        case normal
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    #if !os(watchOS)
      @preconcurrency open func loadPhoto(for size: GKPlayer.PhotoSize, withCompletionHandler completionHandler: (@Sendable (_GKImage?, (any Error)?) -> Void)? = nil)
      open func loadPhoto(for size: GKPlayer.PhotoSize) async throws -> _GKImage
    #endif
    }
    open class GKLocalPlayer : GKPlayer, @unchecked Sendable {
      open class var local: GKLocalPlayer { get }
      open var isAuthenticated: Bool { get }
      open var isUnderage: Bool { get }
      open var isMultiplayerGamingRestricted: Bool { get }
      open var isPersonalizedCommunicationRestricted: Bool { get }
    #if os(macOS)
      open var authenticateHandler: ((NSViewController?, (any Error)?) -> Void)? { get set }
    #elseif os(watchOS)
      open var authenticateHandler: (((any Error)?) -> Void)? { get set }
    #else
      open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? { get set }
    #endif
      @preconcurrency open func loadRecentPlayers(completionHandler: (@Sendable ([GKPlayer]?, (any Error)?) -> Void)? = nil)
      @preconcurrency open func loadFriends(_ completionHandler: @escaping @Sendable ([GKPlayer]?, (any Error)?) -> Void)
      open func loadFriends() async throws -> [GKPlayer]
      @preconcurrency open func loadChallengableFriends(completionHandler: (@Sendable ([GKPlayer]?, (any Error)?) -> Void)? = nil)
      @preconcurrency open func setDefaultLeaderboardIdentifier(_ leaderboardIdentifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      open func loadDefaultLeaderboardIdentifier() async throws -> String
      @preconcurrency open func fetchItems(forIdentityVerificationSignature completionHandler: (@Sendable (URL?, Data?, Data?, UInt64, (any Error)?) -> Void)? = nil)
      open func fetchItemsForIdentityVerificationSignature() async throws -> (URL, Data, Data, UInt64)
    #if !os(watchOS)
      open func register(_ listener: any GKLocalPlayerListener)
      open func unregisterListener(_ listener: any GKLocalPlayerListener)
      open func unregisterAllListeners()
      open func saveGameData(_ data: Data, withName name: String) async throws -> GKSavedGame
      open func fetchSavedGames() async throws -> [GKSavedGame]
      open func deleteSavedGames(withName name: String) async throws
    #endif
    }
    open class GKSavedGame : NSObject, @unchecked Sendable {
      open var name: String? { get }
      open var deviceName: String? { get }
      open var modificationDate: Date? { get }
      open func loadData() async throws -> Data
    }
    extension NSNotification.Name {
      public static let GKPlayerAuthenticationDidChangeNotificationName: NSNotification.Name
    }
    // https://developer.apple.com/documentation/gamekit/gkachievement
    open class GKAchievement : NSObject, @unchecked Sendable {
      public init(identifier: String)
      public init(identifier: String, player: GKPlayer)
      open var identifier: String { get set }
      open var percentComplete: Double { get set }
      open var isCompleted: Bool { get }
      open var lastReportedDate: Date { get }
      open var showsCompletionBanner: Bool { get set }
      open var player: GKPlayer { get }
      @preconcurrency open class func loadAchievements(completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil)
      open class func loadAchievements() async throws -> [GKAchievement]
      @preconcurrency open class func resetAchievements(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      open class func resetAchievements() async throws
      @preconcurrency open class func report(_ achievements: [GKAchievement], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      open class func report(_ achievements: [GKAchievement]) async throws
    }
    open class GKAchievementDescription : NSObject, @unchecked Sendable {
      open var identifier: String { get }
      open var title: String { get }
      open var achievedDescription: String { get }
      open var unachievedDescription: String { get }
      open var groupIdentifier: String? { get }
      open var maximumPoints: Int { get }
      open var isHidden: Bool { get }
      open var isReplayable: Bool { get }
      @preconcurrency open class func loadAchievementDescriptions(completionHandler: (@Sendable ([GKAchievementDescription]?, (any Error)?) -> Void)? = nil)
      open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription]
    #if !os(watchOS)
      @preconcurrency open func loadImage(completionHandler: (@Sendable (_GKImage?, (any Error)?) -> Void)? = nil)
      open func loadImage() async throws -> _GKImage
    #endif
    }
    // https://developer.apple.com/documentation/gamekit/gkleaderboard
    open class GKLeaderboard : NSObject, @unchecked Sendable {
      @objc public enum TimeScope : Int, Sendable {
        case today
        case week
        case allTime
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum PlayerScope : Int, Sendable {
        case global
        case friendsOnly
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum LeaderboardType : Int, Sendable {
        case classic
        case recurring
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open class Entry : NSObject, @unchecked Sendable {
        open var player: GKPlayer { get }
        open var rank: Int { get }
        open var score: Int { get }
        open var formattedScore: String { get }
        open var context: Int { get }
        open var date: Date { get }
      }
      open var title: String? { get }
      open var groupIdentifier: String? { get }
      open var baseLeaderboardID: String { get }
      open var type: GKLeaderboard.LeaderboardType { get }
      open var startDate: Date? { get }
      open var nextStartDate: Date? { get }
      open var duration: TimeInterval { get }
      @preconcurrency open class func loadLeaderboards(IDs leaderboardIDs: [String]?, completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void)
      open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard]
      @preconcurrency open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String], completionHandler: @escaping @Sendable ((any Error)?) -> Void)
      open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws
      @preconcurrency open func submitScore(_ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
      open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws
      @preconcurrency open func loadEntries(for playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope, range: NSRange, completionHandler: @escaping @Sendable (GKLeaderboard.Entry?, [GKLeaderboard.Entry]?, Int, (any Error)?) -> Void)
      open func loadEntries(for playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope, range: NSRange) async throws -> (GKLeaderboard.Entry?, [GKLeaderboard.Entry], Int)
      @preconcurrency open func loadEntries(for players: [GKPlayer], timeScope: GKLeaderboard.TimeScope, completionHandler: @escaping @Sendable (GKLeaderboard.Entry?, [GKLeaderboard.Entry]?, (any Error)?) -> Void)
      open func loadEntries(for players: [GKPlayer], timeScope: GKLeaderboard.TimeScope) async throws -> (GKLeaderboard.Entry?, [GKLeaderboard.Entry])
    }
    @objc public enum GKGameCenterViewControllerState : Int, Sendable {
      case `default` = -1
      case leaderboards = 0
      case achievements
      case challenges
      case localPlayerProfile
      case dashboard
      case localPlayerFriendsList
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    #if !os(watchOS)
    #if os(macOS)
    public typealias _GKGameCenterBase = NSViewController
    #else
    public typealias _GKGameCenterBase = UINavigationController
    #endif
    @preconcurrency @MainActor @objc public protocol GKGameCenterControllerDelegate : NSObjectProtocol {
      func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
    }
    @MainActor @preconcurrency open class GKGameCenterViewController : _GKGameCenterBase {
      public init(state: GKGameCenterViewControllerState)
      public init(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope)
      public init(achievementID: String)
      public required init?(coder: NSCoder)
      weak open var gameCenterDelegate: (any GKGameCenterControllerDelegate)? { get set }
    }
    @MainActor @preconcurrency open class GKAccessPoint : NSObject {
      open class var shared: GKAccessPoint { get }
      open var isActive: Bool { get set }
      open var isFocused: Bool { get set }
      open var isVisible: Bool { get }
      open var isPresentingGameCenter: Bool { get }
      open var showHighlights: Bool { get set }
      open var location: GKAccessPoint.Location { get set }
      open var frameInScreenCoordinates: CGRect { get }
      @objc public enum Location : Int, Sendable {
        case topLeading
        case topTrailing
        case bottomLeading
        case bottomTrailing
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open func trigger(handler: @escaping () -> Void)
      open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void)
    }
    open class GKNotificationBanner : NSObject {
      open class func show(withTitle title: String?, message: String?, completionHandler: (() -> Void)? = nil)
    }
    #endif
    // https://developer.apple.com/documentation/gamekit/gkerror-swift.struct
    public let GKErrorDomain: String
    public struct GKError : Error, CustomNSError, Hashable, Sendable {
      public init(_ code: Code, userInfo: [String : Any] = [:])
      public var code: Code { get }
      public var errorCode: Int { get }
      public var errorUserInfo: [String : Any] { get }
      public var userInfo: [String : Any] { get }
      public var localizedDescription: String { get }
      public static var errorDomain: String { get }
      @objc public enum Code : Int, Sendable {
        case unknown = 1
        case cancelled = 2
        case communicationsFailure = 3
        case userDenied = 4
        case invalidCredentials = 5
        case notAuthenticated = 6
        case authenticationInProgress = 7
        case invalidPlayer = 8
        case scoreNotSet = 9
        case parentalControlsBlocked = 10
        case playerStatusExceedsMaximumLength = 11
        case playerStatusInvalid = 12
        case matchRequestInvalid = 13
        case underage = 14
        case gameUnrecognized = 15
        case notSupported = 16
        case invalidParameter = 17
        case unexpectedConnection = 18
        case challengeInvalid = 19
        case apiNotAvailable = 35
        case connectionTimeout = 33
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: Code, error: any Error) -> Bool
      }
      public static var unknown: Code { get }
      public static var cancelled: Code { get }
      public static var communicationsFailure: Code { get }
      public static var userDenied: Code { get }
      public static var invalidCredentials: Code { get }
      public static var notAuthenticated: Code { get }
      public static var authenticationInProgress: Code { get }
      public static var invalidPlayer: Code { get }
      public static var scoreNotSet: Code { get }
      public static var parentalControlsBlocked: Code { get }
      public static var playerStatusExceedsMaximumLength: Code { get }
      public static var playerStatusInvalid: Code { get }
      public static var matchRequestInvalid: Code { get }
      public static var underage: Code { get }
      public static var gameUnrecognized: Code { get }
      public static var notSupported: Code { get }
      public static var invalidParameter: Code { get }
      public static var unexpectedConnection: Code { get }
      public static var challengeInvalid: Code { get }
      public static var apiNotAvailable: Code { get }
      public static var connectionTimeout: Code { get }
      public static func == (a: GKError, b: GKError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    """#
}
