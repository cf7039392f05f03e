extension InterfaceModules.GameKit {
  /// Players, leaderboards and achievements.
  static let gameCenter = #"""
    // https://developer.apple.com/documentation/gamekit
    @_exported import Foundation
    import SwiftUI
    import Swift
    import _Concurrency
    open class GKPlayer : NSObject {
      open var displayName: String { get }
      open var gamePlayerID: String { get }
      open var alias: String { get }
    }
    open class GKLocalPlayer : GKPlayer {
      open class var local: GKLocalPlayer { get }
      open var isAuthenticated: Bool { get }
      #if os(macOS)
      open var authenticateHandler: ((NSViewController?, (any Error)?) -> Void)? { get set }
      #elseif os(watchOS)
      open var authenticateHandler: (((any Error)?) -> Void)? { get set }
      #else
      open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? { get set }
      #endif
    }
    open class GKAchievement : NSObject {
      public init(identifier: String)
      open var percentComplete: Double { get set }
      open var showsCompletionBanner: Bool { get set }
      open class func report(_ achievements: [GKAchievement], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
    }
    open class GKLeaderboard : NSObject {
      open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String], completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    }
    @objc public enum GKGameCenterViewControllerState : Int, Sendable {
      case `default`
      case leaderboards
      case achievements
      case challenges
      case localPlayerProfile
      case dashboard
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    #if !os(watchOS) && !os(macOS)
    @MainActor @preconcurrency public protocol GKGameCenterControllerDelegate : NSObjectProtocol {
      func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
    }
    @MainActor @preconcurrency open class GKGameCenterViewController : UINavigationController {
      public init(state: GKGameCenterViewControllerState)
      public required init?(coder: NSCoder)
      weak open var gameCenterDelegate: (any GKGameCenterControllerDelegate)? { get set }
    }
    #endif
    #if !os(watchOS)
    @MainActor @preconcurrency open class GKAccessPoint : NSObject {
      open class var shared: GKAccessPoint { get }
      open var isActive: Bool { get set }
      open var location: GKAccessPoint.Location { get set }
      @objc public enum Location : Int, Sendable {
        case topLeading
        case topTrailing
        case bottomLeading
        case bottomTrailing
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    #endif
    """#
}
