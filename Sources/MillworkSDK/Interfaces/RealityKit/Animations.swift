extension InterfaceModules.RealityKit {
  /// Animations, sound and what controls them.
  static let animations = #"""
    // https://developer.apple.com/documentation/realitykit/animationresource
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public class AnimationResource : Resource, @unchecked Sendable {
      @MainActor @preconcurrency public var name: String? { get }
      @MainActor @preconcurrency public var definition: any AnimationDefinition { get }
      @MainActor @preconcurrency public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource
      @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
      @MainActor @preconcurrency public func `repeat`(count: Int) -> AnimationResource
      @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
      @MainActor @preconcurrency public static func generate(with definition: any AnimationDefinition) throws -> AnimationResource
      @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
      @MainActor @preconcurrency public static func sequence(with resources: [AnimationResource]) throws -> AnimationResource
      @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
      @MainActor @preconcurrency public static func group(with resources: [AnimationResource]) throws -> AnimationResource
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public protocol AnimationDefinition {
      var name: String { get set }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public enum AnimationRepeatMode : Equatable, Hashable, Sendable {
      case none
      case `repeat`
      case autoReverse
      case cumulative
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public struct AnimationFillMode : OptionSet, Sendable {
      public let rawValue: UInt8
      public init(rawValue: UInt8)
      public static let none: AnimationFillMode
      public static let forwards: AnimationFillMode
      public static let backwards: AnimationFillMode
      public static let both: AnimationFillMode
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public enum BindTarget : Equatable, Hashable, Sendable {
      case transform
      case jointTransforms
      case opacity
      case path(String)
      public enum EntityPath : Equatable, Hashable, Sendable {
        case entity(String)
      }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public protocol AnimatableData {
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    extension Transform : AnimatableData {
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    extension Float : AnimatableData {
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    extension Double : AnimatableData {
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public struct FromToByAnimation<Value> : AnimationDefinition where Value : AnimatableData {
      public init(name: String = "", from: Value? = nil, to: Value? = nil, by: Value? = nil, duration: TimeInterval = 1.0, timing: AnimationTimingFunction = .linear, isScaleAnimated: Bool = true, isRotationAnimated: Bool = true, isTranslationAnimated: Bool = true, isAdditive: Bool = false, bindTarget: BindTarget? = nil, blendLayer: Int32 = 0, repeatMode: AnimationRepeatMode = .none, fillMode: AnimationFillMode = [], trimStart: TimeInterval? = nil, trimEnd: TimeInterval? = nil, trimDuration: TimeInterval? = nil, offset: TimeInterval = 0, delay: TimeInterval = 0, speed: Float = 1.0)
      public var name: String
      public var duration: TimeInterval
    }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *)
    public struct OrbitAnimation : AnimationDefinition {
      public init(name: String = "", duration: TimeInterval = 1.0, axis: SIMD3<Float> = SIMD3<Float>(0.0, 1.0, 0.0), startTransform: Transform = .identity, spinClockwise: Bool = true, orientToPath: Bool = true, rotationCount: Float = 1.0, bindTarget: BindTarget? = nil, blendLayer: Int32 = 0, repeatMode: AnimationRepeatMode = .none, fillMode: AnimationFillMode = [], isAdditive: Bool = false, trimStart: TimeInterval? = nil, trimEnd: TimeInterval? = nil, trimDuration: TimeInterval? = nil, offset: TimeInterval = 0, delay: TimeInterval = 0, speed: Float = 1.0)
      public var name: String
      public var duration: TimeInterval
    }
    // https://developer.apple.com/documentation/realitykit/animationtimingfunction
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public struct AnimationTimingFunction : Sendable {
      public static let `default`: AnimationTimingFunction
      public static let linear: AnimationTimingFunction
      public static let easeIn: AnimationTimingFunction
      public static let easeOut: AnimationTimingFunction
      public static let easeInOut: AnimationTimingFunction
      public static func cubicBezier(controlPoint1: SIMD2<Float>, controlPoint2: SIMD2<Float>) -> AnimationTimingFunction
    }
    // https://developer.apple.com/documentation/realitykit/animationplaybackcontroller
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency public class AnimationPlaybackController : Equatable {
      nonisolated public static func == (a: AnimationPlaybackController, b: AnimationPlaybackController) -> Bool
      @MainActor @preconcurrency public var entity: Entity? { get }
      @MainActor @preconcurrency public var isPaused: Bool { get }
      @MainActor @preconcurrency public var isPlaying: Bool { get }
      @MainActor @preconcurrency public var isComplete: Bool { get }
      @MainActor @preconcurrency public var isValid: Bool { get }
      @MainActor @preconcurrency public var isStopped: Bool { get }
      @MainActor @preconcurrency public var speed: Float { get set }
      @MainActor @preconcurrency public var time: TimeInterval { get set }
      @MainActor @preconcurrency public var duration: TimeInterval { get }
      @MainActor @preconcurrency public func pause()
      @MainActor @preconcurrency public func resume()
      @MainActor @preconcurrency public func stop()
      @MainActor @preconcurrency public func stop(blendOutDuration: TimeInterval)
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    extension Entity {
      @MainActor @preconcurrency public var availableAnimations: [AnimationResource] { get }
      @discardableResult @MainActor @preconcurrency public func playAnimation(_ animation: AnimationResource, transitionDuration: TimeInterval = 0, startsPaused: Bool = false) -> AnimationPlaybackController
      @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
      @discardableResult @MainActor @preconcurrency public func playAnimation(_ animation: AnimationResource, transitionDuration: TimeInterval = 0, blendLayerOffset: Int = 0, separateAnimatedValue: Bool = false, startsPaused: Bool = false, clock: CMClockOrTimebase? = nil) -> AnimationPlaybackController
      @discardableResult @MainActor @preconcurrency public func playAnimation(named animationName: String, transitionDuration: TimeInterval = 0, startsPaused: Bool = false, recursive: Bool = true) -> AnimationPlaybackController
      @MainActor @preconcurrency public func stopAllAnimations(recursive: Bool = true)
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public class CMClockOrTimebase {
    }
    // https://developer.apple.com/documentation/realitykit/animationevents
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public enum AnimationEvents {
      public struct PlaybackStarted : Event {
        public let playbackController: AnimationPlaybackController
      }
      public struct PlaybackCompleted : Event {
        public let playbackController: AnimationPlaybackController
      }
      public struct PlaybackLooped : Event {
        public let playbackController: AnimationPlaybackController
      }
      public struct PlaybackTerminated : Event {
        public let playbackController: AnimationPlaybackController
      }
    }
    // https://developer.apple.com/documentation/realitykit/audioresource
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public class AudioResource : Resource, @unchecked Sendable {
      @MainActor @preconcurrency public var duration: Duration { get }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public class AudioFileResource : AudioResource, @unchecked Sendable {
      public enum LoadingStrategy : Hashable, Sendable {
        case preload
        case stream
      }
      @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
      public struct Configuration : Sendable {
        public init(loadingStrategy: AudioFileResource.LoadingStrategy = .preload, shouldLoop: Bool = false, shouldRandomizeStartTime: Bool = false)
      }
      @MainActor @preconcurrency public static func load(named name: String, in bundle: Bundle? = nil, inputMode: AudioResource.InputMode = .spatial, loadingStrategy: AudioFileResource.LoadingStrategy = .preload, shouldLoop: Bool = false) throws -> AudioFileResource
      @MainActor @preconcurrency public static func load(contentsOf url: URL, withName resourceName: String? = nil, inputMode: AudioResource.InputMode = .spatial, loadingStrategy: AudioFileResource.LoadingStrategy = .preload, shouldLoop: Bool = false) throws -> AudioFileResource
      @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency public static func load(named name: String, from file: String? = nil, in bundle: Bundle? = nil, configuration: AudioFileResource.Configuration = .init()) throws -> AudioFileResource
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency public convenience init(named name: String, from file: String? = nil, in bundle: Bundle? = nil, configuration: AudioFileResource.Configuration = .init()) async throws
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency public convenience init(contentsOf url: URL, withName resourceName: String? = nil, configuration: AudioFileResource.Configuration = .init()) async throws
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    extension AudioResource {
      public enum InputMode : Hashable, Sendable {
        case nonSpatial
        case spatial
        case ambient
      }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency public class AudioPlaybackController {
      @MainActor @preconcurrency public var entity: Entity? { get }
      @MainActor @preconcurrency public var isPlaying: Bool { get }
      @MainActor @preconcurrency public var gain: Double { get set }
      @MainActor @preconcurrency public var speed: Double { get set }
      @MainActor @preconcurrency public var completionHandler: (() -> Void)? { get set }
      @MainActor @preconcurrency public func play()
      @MainActor @preconcurrency public func pause()
      @MainActor @preconcurrency public func stop()
      @MainActor @preconcurrency public func fade(to gain: Double, duration: TimeInterval)
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    extension Entity {
      @discardableResult @MainActor @preconcurrency public func playAudio(_ resource: AudioResource) -> AudioPlaybackController
      @MainActor @preconcurrency public func prepareAudio(_ resource: AudioResource) -> AudioPlaybackController
      @MainActor @preconcurrency public func stopAllAudio()
    }
    """#
}
