extension InterfaceModules.AVFoundation {
  /// Assets and players.
  static let media = #"""
    // https://developer.apple.com/documentation/avfoundation
    @_exported import Foundation
    @_exported import QuartzCore
    @_exported import AudioToolbox
    @_exported import CoreMedia
    import CoreGraphics
    import Dispatch
    import Swift
    import _Concurrency
    open class AVAsset : NSObject, @unchecked Sendable {
      public convenience init(url URL: URL)
      open var duration: CMTime { get }
      open var isPlayable: Bool { get }
      open var tracks: [AVAssetTrack] { get }
      @discardableResult open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack]
      @available(Apple 2021, *)
      public func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T
      @available(Apple 2021, *)
      public func load<A, B>(_ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>) async throws -> (A, B)
      open var metadata: [AVMetadataItem] { get }
      open var commonMetadata: [AVMetadataItem] { get }
      open var isExportable: Bool { get }
      open var hasProtectedContent: Bool { get }
      open var preferredTransform: CGAffineTransform { get }
      @available(Apple 2021, *)
      public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack]
    }
    @available(Apple 2021, *)
    public struct AVAsyncProperty<Root, Value> : Sendable where Root : AnyObject {
    }
    @available(Apple 2021, *)
    extension AVAsyncProperty where Root == AVAsset {
      public static var duration: AVAsyncProperty<AVAsset, CMTime> { get }
      public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { get }
      public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { get }
      public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { get }
      public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { get }
      public static var isExportable: AVAsyncProperty<AVAsset, Bool> { get }
      public static var hasProtectedContent: AVAsyncProperty<AVAsset, Bool> { get }
      public static var preferredTransform: AVAsyncProperty<AVAsset, CGAffineTransform> { get }
      public static var creationDate: AVAsyncProperty<AVAsset, AVMetadataItem?> { get }
    }
    @available(Apple 2021, *)
    extension AVAsyncProperty where Root == AVAssetTrack {
      public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { get }
      public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> { get }
      public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { get }
      public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> { get }
      public static var estimatedDataRate: AVAsyncProperty<AVAssetTrack, Float> { get }
      public static var formatDescriptions: AVAsyncProperty<AVAssetTrack, [CMFormatDescription]> { get }
    }
    @available(Apple 2021, *)
    extension AVAsyncProperty where Root == AVMetadataItem {
      public static var stringValue: AVAsyncProperty<AVMetadataItem, String?> { get }
      public static var dataValue: AVAsyncProperty<AVMetadataItem, Data?> { get }
      public static var dateValue: AVAsyncProperty<AVMetadataItem, Date?> { get }
    }
    open class AVURLAsset : AVAsset, @unchecked Sendable {
      public init(url URL: URL, options: [String : Any]? = nil)
      open var url: URL { get }
    }
    open class AVAssetTrack : NSObject, @unchecked Sendable {
      open var naturalSize: CGSize { get }
      open var preferredTransform: CGAffineTransform { get }
      open var mediaType: AVMediaType { get }
      open var nominalFrameRate: Float { get }
      open var trackID: CMPersistentTrackID { get }
      open var timeRange: CMTimeRange { get }
      open var isEnabled: Bool { get }
      open var languageCode: String? { get }
      open var estimatedDataRate: Float { get }
      @available(Apple 2021, *)
      public func load<T>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T
      @available(Apple 2021, *)
      public func load<A, B>(_ propertyA: AVAsyncProperty<AVAssetTrack, A>, _ propertyB: AVAsyncProperty<AVAssetTrack, B>) async throws -> (A, B)
    }
    open class AVMetadataItem : NSObject, @unchecked Sendable {
      open var commonKey: AVMetadataKey? { get }
      open var stringValue: String? { get }
      open var dataValue: Data? { get }
      open var identifier: AVMetadataIdentifier? { get }
      open var value: (any NSCopying & NSObjectProtocol)? { get }
      @available(Apple 2021, *)
      public func load<T>(_ property: AVAsyncProperty<AVMetadataItem, T>) async throws -> T
      open class func metadataItems(from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier) -> [AVMetadataItem]
    }
    public struct AVMetadataKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var commonKeyTitle: AVMetadataKey { get }
      public static var commonKeyArtist: AVMetadataKey { get }
      public static var commonKeyArtwork: AVMetadataKey { get }
      public static var commonKeyAlbumName: AVMetadataKey { get }
    }
    public struct AVMediaType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var video: AVMediaType { get }
      public static var audio: AVMediaType { get }
      public static var text: AVMediaType { get }
      public static var closedCaption: AVMediaType { get }
      public static var subtitle: AVMediaType { get }
      public static var metadata: AVMediaType { get }
    }
    public struct AVFileType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var mp4: AVFileType { get }
      public static var mov: AVFileType { get }
      public static var m4v: AVFileType { get }
      public static var m4a: AVFileType { get }
      public static var mp3: AVFileType { get }
      public static var wav: AVFileType { get }
      public static var aiff: AVFileType { get }
      public static var caf: AVFileType { get }
      public static var jpg: AVFileType { get }
      public static var heic: AVFileType { get }
    }
    open class AVPlayerItem : NSObject, @unchecked Sendable {
      public convenience init(url URL: URL)
      public convenience init(asset: AVAsset)
      open var asset: AVAsset { get }
      open var duration: CMTime { get }
      @discardableResult open func currentTime() -> CMTime
      open var status: AVPlayerItem.Status { get }
      open var error: (any Error)? { get }
      @objc public enum Status : Int, Sendable {
        case unknown
        case readyToPlay
        case failed
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?)
      open var isPlaybackLikelyToKeepUp: Bool { get }
      open var isPlaybackBufferEmpty: Bool { get }
      open var presentationSize: CGSize { get }
      open var isPlaybackBufferFull: Bool { get }
      open var loadedTimeRanges: [NSValue] { get }
      open var seekableTimeRanges: [NSValue] { get }
      open var preferredForwardBufferDuration: TimeInterval { get set }
      open var preferredPeakBitRate: Double { get set }
      open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm { get set }
      open var forwardPlaybackEndTime: CMTime { get set }
      open var canUseNetworkResourcesForLiveStreamingWhilePaused: Bool { get set }
      open var externalMetadata: [AVMetadataItem] { get set }
      public class var failedToPlayToEndTimeNotification: NSNotification.Name { get }
      public class var playbackStalledNotification: NSNotification.Name { get }
      public class var didPlayToEndTimeNotification: NSNotification.Name { get }
    }
    extension NSNotification.Name {
      public static var AVPlayerItemDidPlayToEndTime: NSNotification.Name { get }
      public static var AVPlayerItemFailedToPlayToEndTime: NSNotification.Name { get }
      public static var AVPlayerItemPlaybackStalled: NSNotification.Name { get }
    }
    open class AVPlayer : NSObject, @unchecked Sendable {
      override public init()
      public init(url URL: URL)
      public init(playerItem item: AVPlayerItem?)
      open var rate: Float { get set }
      open var volume: Float { get set }
      open var isMuted: Bool { get set }
      open var currentItem: AVPlayerItem? { get }
      open var status: AVPlayer.Status { get }
      open var timeControlStatus: AVPlayer.TimeControlStatus { get }
      open var actionAtItemEnd: AVPlayer.ActionAtItemEnd { get set }
      open var automaticallyWaitsToMinimizeStalling: Bool { get set }
      open var allowsExternalPlayback: Bool { get set }
      open var preventsDisplaySleepDuringVideoPlayback: Bool { get set }
      open var defaultRate: Float { get set }
      open var error: (any Error)? { get }
      @objc public enum Status : Int, Sendable {
        case unknown
        case readyToPlay
        case failed
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum TimeControlStatus : Int, Sendable {
        case paused
        case waitingToPlayAtSpecifiedRate
        case playing
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @objc public enum ActionAtItemEnd : Int, Sendable {
        case advance
        case pause
        case none
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open func play()
      open func pause()
      open func playImmediately(atRate rate: Float)
      @discardableResult open func currentTime() -> CMTime
      @available(*, noasync)
      open func seek(to time: CMTime)
      open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime)
      @preconcurrency open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void)
      @discardableResult open func seek(to time: CMTime) async -> Bool
      open func replaceCurrentItem(with item: AVPlayerItem?)
      @preconcurrency @discardableResult open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void) -> Any
      @preconcurrency @discardableResult open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void) -> Any
      open func removeTimeObserver(_ observer: Any)
      open var reasonForWaitingToPlay: AVPlayer.WaitingReason? { get }
      public struct WaitingReason : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var toMinimizeStalls: WaitingReason { get }
        public static var evaluatingBufferingRate: WaitingReason { get }
        public static var noItemToPlay: WaitingReason { get }
      }
    }
    open class AVQueuePlayer : AVPlayer, @unchecked Sendable {
      override public init()
      public init(items: [AVPlayerItem])
      override public init(url URL: URL)
      override public init(playerItem item: AVPlayerItem?)
      @discardableResult open func items() -> [AVPlayerItem]
      open func advanceToNextItem()
      open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?)
      open func removeAllItems()
    }
    public struct AVAudioTimePitchAlgorithm : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var timeDomain: AVAudioTimePitchAlgorithm { get }
      public static var spectral: AVAudioTimePitchAlgorithm { get }
      public static var varispeed: AVAudioTimePitchAlgorithm { get }
    }
    extension NSValue {
      public convenience init(time: CMTime)
      public convenience init(timeRange: CMTimeRange)
      public var timeValue: CMTime { get }
      public var timeRangeValue: CMTimeRange { get }
    }
    open class AVPlayerLooper : NSObject {
      public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange)
      open var loopCount: Int { get }
      public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem)
      open func disableLooping()
    }
    open class AVPlayerLayer : CALayer {
      public convenience init(player: AVPlayer?)
      open var player: AVPlayer? { get set }
      open var videoGravity: AVLayerVideoGravity { get set }
    }
    public struct AVLayerVideoGravity : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var resize: AVLayerVideoGravity { get }
      public static var resizeAspect: AVLayerVideoGravity { get }
      public static var resizeAspectFill: AVLayerVideoGravity { get }
    }
    open class AVAssetImageGenerator : NSObject {
      public init(asset: AVAsset)
      open var appliesPreferredTrackTransform: Bool { get set }
      open var requestedTimeToleranceBefore: CMTime { get set }
      open var requestedTimeToleranceAfter: CMTime { get set }
      open func cancelAllCGImageGeneration()
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
      @preconcurrency open func generateCGImageAsynchronously(for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void)
      open var maximumSize: CGSize { get set }
      @discardableResult open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage
      @available(Apple 2022, *)
      public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime)
    }
    """#
}
