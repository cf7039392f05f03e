extension InterfaceModules.ShazamKit {
  /// Sessions that recognise songs.
  static let recognition = #"""
    // https://developer.apple.com/documentation/shazamkit
    @_exported import Foundation
    import AVFoundation
    import Swift
    import _Concurrency
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    open class SHSignature : NSObject, @unchecked Sendable {
      public init(dataRepresentation: Data) throws
      open var duration: TimeInterval { get }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    open class SHSignatureGenerator : NSObject {
      override public init()
      open func append(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) throws
      open func signature() -> SHSignature
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    open class SHCatalog : NSObject {
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    open class SHCustomCatalog : SHCatalog {
      public init()
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    open class SHSession : NSObject {
      override public init()
      public init(catalog: SHCatalog)
      weak open var delegate: (any SHSessionDelegate)? { get set }
      open func match(_ signature: SHSignature)
      open func matchStreamingBuffer(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    @objc public protocol SHSessionDelegate : NSObjectProtocol {
      @objc optional func session(_ session: SHSession, didFind match: SHMatch)
      @objc optional func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    open class SHMatch : NSObject, @unchecked Sendable {
      open var mediaItems: [SHMatchedMediaItem] { get }
      open var querySignature: SHSignature { get }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    open class SHMediaItem : NSObject, @unchecked Sendable {
      open var shazamID: String? { get }
      open var title: String? { get }
      open var subtitle: String? { get }
      open var artist: String? { get }
      open var genres: [String] { get }
      open var appleMusicURL: URL? { get }
      open var appleMusicID: String? { get }
      open var webURL: URL? { get }
      open var artworkURL: URL? { get }
      open var videoURL: URL? { get }
      open var isrc: String? { get }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    open class SHMatchedMediaItem : SHMediaItem, @unchecked Sendable {
      open var matchOffset: TimeInterval { get }
      open var predictedCurrentMatchOffset: TimeInterval { get }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    final public class SHManagedSession : @unchecked Sendable {
      public enum State : Equatable, Sendable {
        case idle
        case prerecording
        case matching
      }
      public init()
      final public var state: SHManagedSession.State { get }
      final public func result() async -> SHSession.Result
      final public func prepare() async
      final public func cancel()
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    extension SHSession {
      public enum Result : Sendable {
        case match(SHMatch)
        case noMatch(SHSignature)
        case error(any Error, SHSignature)
      }
      public func result(from signature: SHSignature) async -> SHSession.Result
    }
    """#
}
