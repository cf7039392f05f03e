extension InterfaceModules.MediaPlayer {
  /// What plays now, and remote commands.
  static let nowPlaying = #"""
    // https://developer.apple.com/documentation/mediaplayer
    @_exported import Foundation
    import CoreGraphics
    import Swift
    import SwiftUI
    import _Concurrency
    #if os(macOS)
    public typealias _MPImage = NSImage
    #else
    public typealias _MPImage = UIImage
    #endif
    // https://developer.apple.com/documentation/mediaplayer/mpnowplayinginfocenter
    @objc public enum MPNowPlayingPlaybackState : UInt, Sendable {
      case unknown
      case playing
      case paused
      case stopped
      case interrupted
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MPNowPlayingInfoMediaType : UInt, Sendable {
      case none
      case audio
      case video
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    open class MPNowPlayingInfoCenter : NSObject {
      open class func `default`() -> MPNowPlayingInfoCenter
      open var nowPlayingInfo: [String : Any]? { get set }
      open var playbackState: MPNowPlayingPlaybackState { get set }
    }
    public let MPNowPlayingInfoPropertyElapsedPlaybackTime: String
    public let MPNowPlayingInfoPropertyPlaybackRate: String
    public let MPNowPlayingInfoPropertyDefaultPlaybackRate: String
    public let MPNowPlayingInfoPropertyPlaybackQueueIndex: String
    public let MPNowPlayingInfoPropertyPlaybackQueueCount: String
    public let MPNowPlayingInfoPropertyChapterNumber: String
    public let MPNowPlayingInfoPropertyChapterCount: String
    public let MPNowPlayingInfoPropertyIsLiveStream: String
    public let MPNowPlayingInfoPropertyAssetURL: String
    public let MPNowPlayingInfoPropertyMediaType: String
    public let MPNowPlayingInfoPropertyExternalContentIdentifier: String
    public let MPNowPlayingInfoPropertyPlaybackProgress: String
    public let MPNowPlayingInfoPropertyCurrentPlaybackDate: String
    public let MPNowPlayingInfoPropertyServiceIdentifier: String
    public let MPNowPlayingInfoPropertyAvailableLanguageOptions: String
    public let MPNowPlayingInfoPropertyCurrentLanguageOptions: String
    public let MPNowPlayingInfoCollectionIdentifier: String
    public let MPMediaItemPropertyPersistentID: String
    public let MPMediaItemPropertyMediaType: String
    public let MPMediaItemPropertyTitle: String
    public let MPMediaItemPropertyAlbumTitle: String
    public let MPMediaItemPropertyAlbumPersistentID: String
    public let MPMediaItemPropertyArtist: String
    public let MPMediaItemPropertyArtistPersistentID: String
    public let MPMediaItemPropertyAlbumArtist: String
    public let MPMediaItemPropertyGenre: String
    public let MPMediaItemPropertyComposer: String
    public let MPMediaItemPropertyPlaybackDuration: String
    public let MPMediaItemPropertyAlbumTrackNumber: String
    public let MPMediaItemPropertyAlbumTrackCount: String
    public let MPMediaItemPropertyDiscNumber: String
    public let MPMediaItemPropertyDiscCount: String
    public let MPMediaItemPropertyArtwork: String
    public let MPMediaItemPropertyIsExplicit: String
    public let MPMediaItemPropertyLyrics: String
    public let MPMediaItemPropertyIsCompilation: String
    public let MPMediaItemPropertyReleaseDate: String
    public let MPMediaItemPropertyAssetURL: String
    public let MPMediaItemPropertyIsCloudItem: String
    public let MPMediaItemPropertyPlayCount: String
    public let MPMediaItemPropertySkipCount: String
    public let MPMediaItemPropertyRating: String
    public let MPMediaItemPropertyLastPlayedDate: String
    public let MPMediaItemPropertyPodcastTitle: String
    open class MPMediaItemArtwork : NSObject {
      public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> _MPImage)
      open var bounds: CGRect { get }
      open func image(at size: CGSize) -> _MPImage?
    }
    // https://developer.apple.com/documentation/mediaplayer/mpremotecommandcenter
    @objc public enum MPRemoteCommandHandlerStatus : Int, Sendable {
      case success = 0
      case noSuchContent = 100
      case noActionableNowPlayingItem = 110
      case deviceNotFound = 120
      case commandFailed = 200
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum MPSeekCommandEventType : UInt, Sendable {
      case beginSeeking
      case endSeeking
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MPRepeatType : Int, Sendable {
      case off
      case one
      case all
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum MPShuffleType : Int, Sendable {
      case off
      case items
      case collections
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class MPRemoteCommandEvent : NSObject {
      open var command: MPRemoteCommand { get }
      open var timestamp: TimeInterval { get }
    }
    open class MPSkipIntervalCommandEvent : MPRemoteCommandEvent {
      open var interval: TimeInterval { get }
    }
    open class MPSeekCommandEvent : MPRemoteCommandEvent {
      open var type: MPSeekCommandEventType { get }
    }
    open class MPRatingCommandEvent : MPRemoteCommandEvent {
      open var rating: Float { get }
    }
    open class MPFeedbackCommandEvent : MPRemoteCommandEvent {
      open var isNegative: Bool { get }
    }
    open class MPChangePlaybackRateCommandEvent : MPRemoteCommandEvent {
      open var playbackRate: Float { get }
    }
    open class MPChangePlaybackPositionCommandEvent : MPRemoteCommandEvent {
      open var positionTime: TimeInterval { get }
    }
    open class MPChangeShuffleModeCommandEvent : MPRemoteCommandEvent {
      open var shuffleType: MPShuffleType { get }
      open var preservesShuffleMode: Bool { get }
    }
    open class MPChangeRepeatModeCommandEvent : MPRemoteCommandEvent {
      open var repeatType: MPRepeatType { get }
      open var preservesRepeatMode: Bool { get }
    }
    open class MPRemoteCommand : NSObject {
      open var isEnabled: Bool { get set }
      open func addTarget(_ target: Any, action: Selector)
      open func removeTarget(_ target: Any, action: Selector?)
      open func removeTarget(_ target: Any?)
      @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any
    }
    open class MPSkipIntervalCommand : MPRemoteCommand {
      open var preferredIntervals: [NSNumber] { get set }
    }
    open class MPFeedbackCommand : MPRemoteCommand {
      open var isActive: Bool { get set }
      open var localizedTitle: String { get set }
      open var localizedShortTitle: String { get set }
    }
    open class MPRatingCommand : MPRemoteCommand {
      open var minimumRating: Float { get set }
      open var maximumRating: Float { get set }
    }
    open class MPChangePlaybackRateCommand : MPRemoteCommand {
      open var supportedPlaybackRates: [NSNumber] { get set }
    }
    open class MPChangePlaybackPositionCommand : MPRemoteCommand {
    }
    open class MPChangeShuffleModeCommand : MPRemoteCommand {
      open var currentShuffleType: MPShuffleType { get set }
    }
    open class MPChangeRepeatModeCommand : MPRemoteCommand {
      open var currentRepeatType: MPRepeatType { get set }
    }
    open class MPRemoteCommandCenter : NSObject {
      open class func shared() -> MPRemoteCommandCenter
      open var pauseCommand: MPRemoteCommand { get }
      open var playCommand: MPRemoteCommand { get }
      open var stopCommand: MPRemoteCommand { get }
      open var togglePlayPauseCommand: MPRemoteCommand { get }
      open var enableLanguageOptionCommand: MPRemoteCommand { get }
      open var disableLanguageOptionCommand: MPRemoteCommand { get }
      open var nextTrackCommand: MPRemoteCommand { get }
      open var previousTrackCommand: MPRemoteCommand { get }
      open var seekForwardCommand: MPRemoteCommand { get }
      open var seekBackwardCommand: MPRemoteCommand { get }
      open var changePlaybackRateCommand: MPChangePlaybackRateCommand { get }
      open var changeRepeatModeCommand: MPChangeRepeatModeCommand { get }
      open var changeShuffleModeCommand: MPChangeShuffleModeCommand { get }
      open var skipForwardCommand: MPSkipIntervalCommand { get }
      open var skipBackwardCommand: MPSkipIntervalCommand { get }
      open var changePlaybackPositionCommand: MPChangePlaybackPositionCommand { get }
      open var ratingCommand: MPRatingCommand { get }
      open var likeCommand: MPFeedbackCommand { get }
      open var dislikeCommand: MPFeedbackCommand { get }
      open var bookmarkCommand: MPFeedbackCommand { get }
    }
    """#
}
