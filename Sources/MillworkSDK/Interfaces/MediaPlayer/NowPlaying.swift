extension InterfaceModules.MediaPlayer {
  /// What plays now, and remote commands.
  static let nowPlaying = #"""
    // https://developer.apple.com/documentation/mediaplayer
    @_exported import Foundation
    import CoreGraphics
    import Swift
    open class MPNowPlayingInfoCenter : NSObject {
      open class func `default`() -> MPNowPlayingInfoCenter
      open var nowPlayingInfo: [String : Any]? { get set }
    }
    public let MPMediaItemPropertyTitle: String
    public let MPMediaItemPropertyArtist: String
    public let MPMediaItemPropertyAlbumTitle: String
    public let MPMediaItemPropertyArtwork: String
    public let MPMediaItemPropertyPlaybackDuration: String
    public let MPNowPlayingInfoPropertyElapsedPlaybackTime: String
    public let MPNowPlayingInfoPropertyPlaybackRate: String
    @objc public enum MPRemoteCommandHandlerStatus : Int, Sendable {
      case success = 0
      case noSuchContent = 100
      case commandFailed = 200
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class MPRemoteCommandEvent : NSObject {
    }
    open class MPRemoteCommand : NSObject {
      open var isEnabled: Bool { get set }
      @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any
      open func removeTarget(_ target: Any?)
    }
    open class MPRemoteCommandCenter : NSObject {
      open class func shared() -> MPRemoteCommandCenter
      open var playCommand: MPRemoteCommand { get }
      open var pauseCommand: MPRemoteCommand { get }
      open var stopCommand: MPRemoteCommand { get }
      open var togglePlayPauseCommand: MPRemoteCommand { get }
      open var nextTrackCommand: MPRemoteCommand { get }
      open var previousTrackCommand: MPRemoteCommand { get }
      open var skipForwardCommand: MPRemoteCommand { get }
      open var skipBackwardCommand: MPRemoteCommand { get }
    }
    """#
}
