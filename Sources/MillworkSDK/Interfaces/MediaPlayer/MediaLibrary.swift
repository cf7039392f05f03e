extension InterfaceModules.MediaPlayer {
  /// The music library, its players and the volume.
  static let mediaLibrary = #"""
    // https://developer.apple.com/documentation/mediaplayer/mpmediaitem
    #if os(iOS) || os(visionOS)
    public typealias MPMediaEntityPersistentID = UInt64
    public struct MPMediaType : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var music: Self { get }
      public static var podcast: Self { get }
      public static var audioBook: Self { get }
      public static var audioITunesU: Self { get }
      public static var anyAudio: Self { get }
      public static var movie: Self { get }
      public static var tvShow: Self { get }
      public static var videoPodcast: Self { get }
      public static var musicVideo: Self { get }
      public static var videoITunesU: Self { get }
      public static var homeVideo: Self { get }
      public static var anyVideo: Self { get }
      public static var any: Self { get }
    }
    @objc public enum MPMediaLibraryAuthorizationStatus : Int, Sendable {
      case notDetermined
      case denied
      case restricted
      case authorized
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum MPMusicPlaybackState : Int, Sendable {
      case stopped
      case playing
      case paused
      case interrupted
      case seekingForward
      case seekingBackward
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum MPMusicRepeatMode : Int, Sendable {
      case `default`
      case none
      case one
      case all
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum MPMusicShuffleMode : Int, Sendable {
      case `default`
      case off
      case songs
      case albums
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum MPMediaGrouping : Int, Sendable {
      case title
      case album
      case artist
      case albumArtist
      case composer
      case genre
      case playlist
      case podcastTitle
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class MPMediaEntity : NSObject {
      open var persistentID: MPMediaEntityPersistentID { get }
      open func value(forProperty property: String) -> Any?
    }
    open class MPMediaItem : MPMediaEntity {
      open var mediaType: MPMediaType { get }
      open var title: String? { get }
      open var albumTitle: String? { get }
      open var artist: String? { get }
      open var albumArtist: String? { get }
      open var genre: String? { get }
      open var composer: String? { get }
      open var lyrics: String? { get }
      open var podcastTitle: String? { get }
      open var comments: String? { get }
      open var playbackDuration: TimeInterval { get }
      open var albumTrackNumber: Int { get }
      open var albumTrackCount: Int { get }
      open var discNumber: Int { get }
      open var discCount: Int { get }
      open var beatsPerMinute: Int { get }
      open var playCount: Int { get }
      open var skipCount: Int { get }
      open var rating: Int { get }
      open var artwork: MPMediaItemArtwork? { get }
      open var isExplicitItem: Bool { get }
      open var isCompilation: Bool { get }
      open var isCloudItem: Bool { get }
      open var hasProtectedAsset: Bool { get }
      open var releaseDate: Date? { get }
      open var assetURL: URL? { get }
      open var lastPlayedDate: Date? { get }
      open var dateAdded: Date { get }
      open var playbackStoreID: String { get }
      open var albumPersistentID: MPMediaEntityPersistentID { get }
      open var artistPersistentID: MPMediaEntityPersistentID { get }
    }
    open class MPMediaItemCollection : MPMediaEntity {
      public init(items: [MPMediaItem])
      open var items: [MPMediaItem] { get }
      open var representativeItem: MPMediaItem? { get }
      open var count: Int { get }
    }
    open class MPMediaPlaylist : MPMediaItemCollection {
      open var name: String? { get }
    }
    open class MPMediaPredicate : NSObject {
    }
    @objc public enum MPMediaPredicateComparison : Int, Sendable {
      case equalTo
      case contains
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class MPMediaPropertyPredicate : MPMediaPredicate {
      public convenience init(value: Any?, forProperty property: String)
      public convenience init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison)
    }
    open class MPMediaQuery : NSObject {
      override public init()
      public init(filterPredicates: Set<MPMediaPredicate>?)
      open func addFilterPredicate(_ predicate: MPMediaPredicate)
      open var items: [MPMediaItem]? { get }
      open var collections: [MPMediaItemCollection]? { get }
      open var groupingType: MPMediaGrouping { get set }
      open class func albums() -> MPMediaQuery
      open class func artists() -> MPMediaQuery
      open class func songs() -> MPMediaQuery
      open class func playlists() -> MPMediaQuery
      open class func podcasts() -> MPMediaQuery
      open class func audiobooks() -> MPMediaQuery
      open class func genres() -> MPMediaQuery
    }
    open class MPMediaLibrary : NSObject {
      open class func `default`() -> MPMediaLibrary
      open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus
      open class func requestAuthorization(_ completionHandler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void)
      open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus
      open func beginGeneratingLibraryChangeNotifications()
      open func endGeneratingLibraryChangeNotifications()
    }
    // https://developer.apple.com/documentation/mediaplayer/mpmusicplayercontroller
    @objc public protocol MPMediaPlayback {
      func prepareToPlay()
      var isPreparedToPlay: Bool { get }
      func play()
      func pause()
      func stop()
      var currentPlaybackTime: TimeInterval { get set }
      var currentPlaybackRate: Float { get set }
      func beginSeekingForward()
      func beginSeekingBackward()
      func endSeeking()
    }
    open class MPMusicPlayerController : NSObject, MPMediaPlayback {
      open class var applicationMusicPlayer: MPMusicPlayerController { get }
      open class var applicationQueuePlayer: MPMusicPlayerApplicationController { get }
      open class var systemMusicPlayer: MPMusicPlayerController { get }
      open var playbackState: MPMusicPlaybackState { get }
      open var repeatMode: MPMusicRepeatMode { get set }
      open var shuffleMode: MPMusicShuffleMode { get set }
      open var nowPlayingItem: MPMediaItem? { get set }
      open var indexOfNowPlayingItem: Int { get }
      open func setQueue(with query: MPMediaQuery)
      open func setQueue(with itemCollection: MPMediaItemCollection)
      open func setQueue(with storeIDs: [String])
      open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void)
      open func skipToNextItem()
      open func skipToBeginning()
      open func skipToPreviousItem()
      open func beginGeneratingPlaybackNotifications()
      open func endGeneratingPlaybackNotifications()
      open func prepareToPlay()
      open var isPreparedToPlay: Bool { get }
      open func play()
      open func pause()
      open func stop()
      open var currentPlaybackTime: TimeInterval { get set }
      open var currentPlaybackRate: Float { get set }
      open func beginSeekingForward()
      open func beginSeekingBackward()
      open func endSeeking()
    }
    open class MPMusicPlayerApplicationController : MPMusicPlayerController {
    }
    extension NSNotification.Name {
      public static let MPMusicPlayerControllerPlaybackStateDidChange: NSNotification.Name
      public static let MPMusicPlayerControllerNowPlayingItemDidChange: NSNotification.Name
      public static let MPMusicPlayerControllerVolumeDidChange: NSNotification.Name
      public static let MPMediaLibraryDidChange: NSNotification.Name
    }
    #endif
    #if os(iOS)
    // https://developer.apple.com/documentation/mediaplayer/mpmediapickercontroller
    @preconcurrency @MainActor @objc public protocol MPMediaPickerControllerDelegate : NSObjectProtocol {
      @objc optional func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
      @objc optional func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
    }
    @MainActor @preconcurrency open class MPMediaPickerController : UIViewController {
      public init(mediaTypes: MPMediaType)
      public required init?(coder: NSCoder)
      weak open var delegate: (any MPMediaPickerControllerDelegate)? { get set }
      open var allowsPickingMultipleItems: Bool { get set }
      open var showsCloudItems: Bool { get set }
      open var showsItemsWithProtectedAssets: Bool { get set }
      open var prompt: String? { get set }
    }
    @MainActor @preconcurrency open class MPVolumeView : UIView {
      override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      open var showsVolumeSlider: Bool { get set }
      open var showsRouteButton: Bool { get set }
      open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State)
    }
    #endif
    """#
}
