extension InterfaceModules.MusicKit {
  /// Authorisation, catalogue, library and players of music.
  static let musicItems = #"""
    // https://developer.apple.com/documentation/musickit
    @_exported import Foundation
    import Combine
    import CoreGraphics
    import SwiftUI
    import Swift
    import _Concurrency
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct MusicAuthorization {
      public enum Status : String, Hashable, Sendable {
        case notDetermined
        case denied
        case restricted
        case authorized
        public init?(rawValue: String)
        public var rawValue: String { get }
      }
      public static var currentStatus: MusicAuthorization.Status { get }
      public static func request() async -> MusicAuthorization.Status
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct MusicItemID : RawRepresentable, ExpressibleByStringLiteral, Codable, Hashable, CustomStringConvertible, Sendable {
      public let rawValue: String
      public init(rawValue: String)
      public init(_ rawValue: String)
      public init(stringLiteral value: String)
      public var description: String { get }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public protocol MusicItem : Identifiable, Sendable where Self.ID == MusicItemID {
      var id: MusicItemID { get }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public protocol MusicCatalogSearchable : MusicItem {
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public protocol PlayableMusicItem : MusicItem {
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct MusicItemCollection<MusicItemType> : RandomAccessCollection, ExpressibleByArrayLiteral, Sendable where MusicItemType : MusicItem {
      public typealias Element = MusicItemType
      public init()
      public init<S>(_ elements: S, title: String? = nil) where MusicItemType == S.Element, S : Sequence
      public init(arrayLiteral elements: MusicItemType...)
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public subscript(index: Int) -> MusicItemType { get }
      public var title: String? { get }
      public var hasNextBatch: Bool { get }
      public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<MusicItemType>?
      public static func += <S>(a: inout MusicItemCollection<MusicItemType>, b: S) where MusicItemType == S.Element, S : Sequence
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct Artwork : Codable, Hashable, Sendable {
      public var maximumWidth: Int { get }
      public var maximumHeight: Int { get }
      public var backgroundColor: CGColor? { get }
      public var primaryTextColor: CGColor? { get }
      public func url(width: Int, height: Int) -> URL?
      public func encode(to encoder: any Encoder) throws
      public init(from decoder: any Decoder) throws
      public static func == (a: Artwork, b: Artwork) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    @MainActor @preconcurrency public struct ArtworkImage : View {
      nonisolated public init(_ artwork: Artwork, width: CGFloat)
      nonisolated public init(_ artwork: Artwork, height: CGFloat)
      nonisolated public init(_ artwork: Artwork, width: CGFloat, height: CGFloat)
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct Song : MusicCatalogSearchable, PlayableMusicItem, Codable, Hashable {
      public let id: MusicItemID
      public var title: String { get }
      public var artistName: String { get }
      public var albumTitle: String? { get }
      public var artwork: Artwork? { get }
      public var duration: TimeInterval? { get }
      public var genreNames: [String] { get }
      public var trackNumber: Int? { get }
      public var releaseDate: Date? { get }
      public var isrc: String? { get }
      public var url: URL? { get }
      public var previewAssets: [PreviewAsset]? { get }
      public func encode(to encoder: any Encoder) throws
      public init(from decoder: any Decoder) throws
      public static func == (a: Song, b: Song) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct PreviewAsset : Hashable, Sendable {
      public var artwork: Artwork? { get }
      public var url: URL? { get }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct Album : MusicCatalogSearchable, PlayableMusicItem, Codable, Hashable {
      public let id: MusicItemID
      public var title: String { get }
      public var artistName: String { get }
      public var artwork: Artwork? { get }
      public var releaseDate: Date? { get }
      public var trackCount: Int { get }
      public var tracks: MusicItemCollection<Track>? { get }
      public var genreNames: [String] { get }
      public var url: URL? { get }
      public func encode(to encoder: any Encoder) throws
      public init(from decoder: any Decoder) throws
      public static func == (a: Album, b: Album) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct Artist : MusicCatalogSearchable, Codable, Hashable {
      public let id: MusicItemID
      public var name: String { get }
      public var artwork: Artwork? { get }
      public var url: URL? { get }
      public func encode(to encoder: any Encoder) throws
      public init(from decoder: any Decoder) throws
      public static func == (a: Artist, b: Artist) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct Playlist : MusicCatalogSearchable, PlayableMusicItem, Codable, Hashable {
      public let id: MusicItemID
      public var name: String { get }
      public var curatorName: String? { get }
      public var artwork: Artwork? { get }
      public var standardDescription: String? { get }
      public var tracks: MusicItemCollection<Track>? { get }
      public var url: URL? { get }
      public func encode(to encoder: any Encoder) throws
      public init(from decoder: any Decoder) throws
      public static func == (a: Playlist, b: Playlist) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public enum Track : PlayableMusicItem, Hashable {
      case song(Song)
      public var id: MusicItemID { get }
      public var title: String { get }
      public var artistName: String { get }
      public var albumTitle: String? { get }
      public var artwork: Artwork? { get }
      public var duration: TimeInterval? { get }
      public var trackNumber: Int? { get }
    }
    // https://developer.apple.com/documentation/musickit/musiccatalogsearchrequest
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct MusicCatalogSearchRequest : Hashable, Sendable {
      public init(term: String, types: [any MusicCatalogSearchable.Type])
      public var limit: Int?
      public var offset: Int?
      public func response() async throws -> MusicCatalogSearchResponse
      public static func == (a: MusicCatalogSearchRequest, b: MusicCatalogSearchRequest) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct MusicCatalogSearchResponse : Hashable, Sendable {
      public var songs: MusicItemCollection<Song> { get }
      public var albums: MusicItemCollection<Album> { get }
      public var artists: MusicItemCollection<Artist> { get }
      public var playlists: MusicItemCollection<Playlist> { get }
      public static func == (a: MusicCatalogSearchResponse, b: MusicCatalogSearchResponse) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct MusicCatalogResourceRequest<MusicItemType> where MusicItemType : MusicItem {
      public init<Value>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value)
      public init<Value>(matching keyPath: KeyPath<MusicItemType, Value>, memberOf values: [Value])
      public var limit: Int?
      public func response() async throws -> MusicCatalogResourceResponse<MusicItemType>
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct MusicCatalogResourceResponse<MusicItemType> where MusicItemType : MusicItem {
      public let items: MusicItemCollection<MusicItemType>
    }
    @available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, *)
    public protocol MusicLibraryRequestable : MusicItem {
    }
    @available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, *)
    extension Song : MusicLibraryRequestable {
    }
    @available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, *)
    extension Album : MusicLibraryRequestable {
    }
    @available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, *)
    extension Artist : MusicLibraryRequestable {
    }
    @available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, *)
    extension Playlist : MusicLibraryRequestable {
    }
    @available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, *)
    public struct MusicLibraryRequest<MusicItemType> where MusicItemType : MusicLibraryRequestable {
      public init()
      public var limit: Int
      public func response() async throws -> MusicLibraryResponse<MusicItemType>
    }
    @available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, *)
    public struct MusicLibraryResponse<MusicItemType> where MusicItemType : MusicLibraryRequestable {
      public let items: MusicItemCollection<MusicItemType>
    }
    // https://developer.apple.com/documentation/musickit/musicplayer
    @available(iOS 15.0, macOS 14.0, tvOS 15.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    public class MusicPlayer {
      public enum PlaybackStatus : Hashable, Sendable {
        case stopped
        case playing
        case paused
        case interrupted
        case seekingForward
        case seekingBackward
      }
      public enum RepeatMode : Hashable, Sendable {
        case none
        case one
        case all
      }
      public enum ShuffleMode : Hashable, Sendable {
        case off
        case songs
      }
      public class State : ObservableObject {
        public var playbackStatus: MusicPlayer.PlaybackStatus { get }
        public var playbackRate: Float { get set }
        public var repeatMode: MusicPlayer.RepeatMode? { get set }
        public var shuffleMode: MusicPlayer.ShuffleMode? { get set }
      }
      public class Queue : ObservableObject, ExpressibleByArrayLiteral {
        public struct Entry : Identifiable, Hashable, Sendable {
          public let id: String
          public var title: String { get }
          public var subtitle: String? { get }
          public var artwork: Artwork? { get }
        }
        public convenience init<S, PlayableMusicItemType>(for playableItems: S, startingAt startPlayableItem: S.Element? = nil) where S : Sequence, PlayableMusicItemType : PlayableMusicItem, PlayableMusicItemType == S.Element
        public required convenience init(arrayLiteral elements: any PlayableMusicItem...)
        public var currentEntry: MusicPlayer.Queue.Entry? { get set }
      }
      public var state: MusicPlayer.State { get }
      public var playbackTime: TimeInterval { get set }
      public var isPreparedToPlay: Bool { get }
      public func prepareToPlay() async throws
      public func play() async throws
      public func pause()
      public func stop()
      public func skipToNextEntry() async throws
      public func skipToPreviousEntry() async throws
      public func restartCurrentEntry()
    }
    @available(iOS 15.0, macOS 14.0, tvOS 15.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    public class ApplicationMusicPlayer : MusicPlayer {
      public static let shared: ApplicationMusicPlayer
      public var queue: MusicPlayer.Queue { get set }
    }
    @available(iOS 15.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public class SystemMusicPlayer : MusicPlayer {
      public static let shared: SystemMusicPlayer
      public var queue: MusicPlayer.Queue { get set }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct MusicSubscription : Hashable, Sendable {
      public var canPlayCatalogContent: Bool { get }
      public var canBecomeSubscriber: Bool { get }
      public var hasCloudLibraryEnabled: Bool { get }
      public static var current: MusicSubscription { get async throws }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct MusicDataRequest {
      public init(urlRequest: URLRequest)
      public static var currentCountryCode: String { get async throws }
      public func response() async throws -> MusicDataResponse
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct MusicDataResponse {
      public let data: Data
    }
    """#
}
