extension InterfaceModules.RealityKit {
  /// Components of appearance, light, input and sound.
  static let components = #"""
    // https://developer.apple.com/documentation/realitykit/modelcomponent
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public struct ModelComponent : Component {
      @MainActor @preconcurrency public init(mesh: MeshResource, materials: [any Material])
      public var mesh: MeshResource
      public var materials: [any Material]
      public var boundsMargin: Float
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol HasModel : HasTransform {
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    extension HasModel {
      @MainActor @preconcurrency public var model: ModelComponent? { get set }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    public struct OpacityComponent : Component, Equatable {
      public init()
      public init(opacity: Float)
      public var opacity: Float
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 2.0, *)
    public struct BillboardComponent : Component, Equatable {
      public init()
      public var blendFactor: Float
      public var rotationAxis: SIMD3<Float>?
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    public struct ModelSortGroupComponent : Component {
      public init(group: ModelSortGroup, order: Int32)
      public var group: ModelSortGroup
      public var order: Int32
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    public struct ModelSortGroup {
      public enum DepthPass : Sendable {
        case prePass
        case postPass
      }
      public init(depthPass: ModelSortGroup.DepthPass? = nil)
      public static func planarUIPlacement() -> ModelSortGroup
      public static func planarUIInline() -> ModelSortGroup
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 2.0, *)
    public struct TextComponent : TransientComponent {
      public init()
      public var text: AttributedString?
      public var size: CGSize
      public var backgroundColor: CGColor?
      public var cornerRadius: Float
      public var edgeInsets: EdgeInsets
    }
    // https://developer.apple.com/documentation/realitykit/inputtargetcomponent
    @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct InputTargetComponent : Component {
      public struct InputType : OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32)
        public static let direct: InputTargetComponent.InputType
        public static let indirect: InputTargetComponent.InputType
        public static let all: InputTargetComponent.InputType
      }
      public init(allowedInputTypes: InputTargetComponent.InputType = .all)
      public var allowedInputTypes: InputTargetComponent.InputType
      public var isEnabled: Bool
    }
    // https://developer.apple.com/documentation/realitykit/hovereffectcomponent
    @available(visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public struct HoverEffectComponent : Component {
      public init()
      @available(visionOS 2.0, *)
      public init(_ hoverEffect: HoverEffectComponent.HoverEffect)
      @available(visionOS 2.0, *)
      public var hoverEffect: HoverEffectComponent.HoverEffect
      @available(visionOS 2.0, *)
      public enum HoverEffect {
        case spotlight(HoverEffectComponent.SpotlightHoverEffectStyle)
        case highlight(HoverEffectComponent.HighlightHoverEffectStyle)
        case shader(HoverEffectComponent.ShaderHoverEffectInputs)
        public static var spotlight: HoverEffectComponent.HoverEffect { get }
      }
      @available(visionOS 2.0, *)
      public enum OpacityFunction {
        case full
        case mask
        case blend
      }
      @available(visionOS 2.0, *)
      public struct SpotlightHoverEffectStyle {
        public static var `default`: HoverEffectComponent.SpotlightHoverEffectStyle { get }
        public init()
        public init(color: Material.Color? = nil, strength: Float? = nil, opacityFunction: HoverEffectComponent.OpacityFunction = .full)
      }
      @available(visionOS 2.0, *)
      public struct HighlightHoverEffectStyle {
        public static var `default`: HoverEffectComponent.HighlightHoverEffectStyle { get }
        public init()
        public init(color: Material.Color? = nil, strength: Float? = nil, opacityFunction: HoverEffectComponent.OpacityFunction = .full)
      }
      @available(visionOS 2.0, *)
      public struct ShaderHoverEffectInputs {
        public static var `default`: HoverEffectComponent.ShaderHoverEffectInputs { get }
        public init(fadeInDuration: TimeInterval = 0, fadeOutDuration: TimeInterval = 0)
      }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 26.0, visionOS 1.0, *)
    public struct AccessibilityComponent : Component {
      public init()
      public var isAccessibilityElement: Bool
      public var label: LocalizedStringResource?
      public var value: LocalizedStringResource?
    }
    @available(iOS 17.0, macOS 14.0, tvOS 26.0, visionOS 1.0, *)
    extension Entity {
      @MainActor @preconcurrency public var isAccessibilityElement: Bool { get set }
      @MainActor @preconcurrency public var accessibilityLabelKey: LocalizedStringResource? { get set }
      @MainActor @preconcurrency public var accessibilityValue: LocalizedStringResource? { get set }
      @MainActor @preconcurrency public var accessibilityCustomActions: [LocalizedStringResource] { get set }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    extension Entity {
      @MainActor @preconcurrency public var accessibilityLabel: String? { get set }
    }
    @available(visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public struct PortalComponent : Component {
      @MainActor @preconcurrency public init(target: Entity)
      public var targetEntity: Entity?
    }
    @available(visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public struct WorldComponent : Component {
      public init()
    }
    // https://developer.apple.com/documentation/realitykit/pointlight
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol HasPointLight : Entity {
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 2.0, *)
    extension HasPointLight {
      @MainActor @preconcurrency public var light: PointLightComponent { get set }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 2.0, *)
    @MainActor @preconcurrency open class PointLight : Entity, HasPointLight {
      @MainActor @preconcurrency public required init()
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 2.0, *)
    public struct PointLightComponent : Component {
      public typealias Color = Material.Color
      public init(color: PointLightComponent.Color = .white, intensity: Float = 26963.76, attenuationRadius: Float = 10.0)
      @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
      public init(cgColor: CGColor, intensity: Float = 26963.76, attenuationRadius: Float = 10.0)
      public var color: PointLightComponent.Color { get set }
      public var intensity: Float
      public var attenuationRadius: Float
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol HasDirectionalLight : Entity {
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 2.0, *)
    extension HasDirectionalLight {
      @MainActor @preconcurrency public var light: DirectionalLightComponent { get set }
      @MainActor @preconcurrency public var shadow: DirectionalLightComponent.Shadow? { get set }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 2.0, *)
    @MainActor @preconcurrency open class DirectionalLight : Entity, HasDirectionalLight {
      @MainActor @preconcurrency public required init()
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 2.0, *)
    public struct DirectionalLightComponent : Component {
      public typealias Color = Material.Color
      public init(color: DirectionalLightComponent.Color = .white, intensity: Float = 2145.7078, isRealWorldProxy: Bool = false)
      public var color: DirectionalLightComponent.Color { get set }
      public var intensity: Float
      public var isRealWorldProxy: Bool
      public struct Shadow : Component {
        public init(maximumDistance: Float = 5.0, depthBias: Float = 1.0)
        public var maximumDistance: Float { get set }
        public var depthBias: Float
      }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol HasSpotLight : Entity {
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 2.0, *)
    extension HasSpotLight {
      @MainActor @preconcurrency public var light: SpotLightComponent { get set }
      @MainActor @preconcurrency public var shadow: SpotLightComponent.Shadow? { get set }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 2.0, *)
    @MainActor @preconcurrency open class SpotLight : Entity, HasSpotLight {
      @MainActor @preconcurrency public required init()
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 2.0, *)
    public struct SpotLightComponent : Component {
      public typealias Color = Material.Color
      public init(color: SpotLightComponent.Color = .white, intensity: Float = 6740.94, innerAngleInDegrees: Float = 45.0, outerAngleInDegrees: Float = 60.0, attenuationRadius: Float = 10.0)
      public var color: SpotLightComponent.Color { get set }
      public var intensity: Float
      public var innerAngleInDegrees: Float
      public var outerAngleInDegrees: Float
      public var attenuationRadius: Float
      public struct Shadow : Component {
        public init()
      }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    public struct ImageBasedLightComponent : Component {
      public enum Source {
        case single(EnvironmentResource)
        case blend(EnvironmentResource, EnvironmentResource, Float)
      }
      @MainActor @preconcurrency public init(source: ImageBasedLightComponent.Source, intensityExponent: Float = 0)
      public var source: ImageBasedLightComponent.Source
      public var intensityExponent: Float
      public var inheritsRotation: Bool
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    public struct ImageBasedLightReceiverComponent : Component {
      @MainActor @preconcurrency public init(imageBasedLight: Entity)
      public var imageBasedLight: Entity
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    public struct GroundingShadowComponent : Component, Equatable {
      public init(castsShadow: Bool)
      @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
      public init(castsShadow: Bool, receivesShadow: Bool)
      public var castsShadow: Bool
    }
    // https://developer.apple.com/documentation/realitykit/perspectivecamera
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency open class PerspectiveCamera : Entity {
      @MainActor @preconcurrency public required init()
      @MainActor @preconcurrency public var camera: PerspectiveCameraComponent { get set }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *)
    public struct PerspectiveCameraComponent : Component, Equatable {
      public init()
      public init(near: Float = 0.01, far: Float = .infinity, fieldOfViewInDegrees: Float = 60.0)
      public var near: Float
      public var far: Float
      public var fieldOfViewInDegrees: Float
    }
    // https://developer.apple.com/documentation/realitykit/spatialaudiocomponent
    @available(iOS 17.0, macOS 14.0, tvOS 26.0, visionOS 1.0, *)
    public struct SpatialAudioComponent : Component {
      public init(gain: Audio.Decibel = .zero, directLevel: Audio.Decibel = .zero, reverbLevel: Audio.Decibel = .zero, directivity: Audio.Directivity = .beam(focus: .zero), distanceAttenuation: Audio.DistanceAttenuation = .rolloff(factor: 1))
      public var gain: Audio.Decibel
      public var directLevel: Audio.Decibel
      public var reverbLevel: Audio.Decibel
      public var directivity: Audio.Directivity
    }
    @available(iOS 17.0, macOS 14.0, tvOS 26.0, visionOS 1.0, *)
    public struct AmbientAudioComponent : Component {
      public init(gain: Audio.Decibel = .zero)
      public var gain: Audio.Decibel
    }
    @available(iOS 17.0, macOS 14.0, tvOS 26.0, visionOS 1.0, *)
    public struct ChannelAudioComponent : Component {
      public init(gain: Audio.Decibel = .zero)
      public var gain: Audio.Decibel
    }
    @available(iOS 17.0, macOS 14.0, tvOS 26.0, visionOS 1.0, *)
    public enum Audio {
      public typealias Decibel = Double
      public enum Directivity {
        case beam(focus: Double)
      }
      public enum DistanceAttenuation {
        case rolloff(factor: Double)
      }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 26.0, visionOS 1.0, *)
    extension Entity {
      @MainActor @preconcurrency public var spatialAudio: SpatialAudioComponent? { get set }
      @MainActor @preconcurrency public var ambientAudio: AmbientAudioComponent? { get set }
      @MainActor @preconcurrency public var channelAudio: ChannelAudioComponent? { get set }
    }
    """#
}
