extension InterfaceModules.RealityKit {
  /// The views of SwiftUI that show entities and models.
  static let realityViews = #"""
    // https://developer.apple.com/documentation/realitykit/realityview
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency public struct RealityView<Content> : View where Content : View {
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *)
    @MainActor @preconcurrency public struct RealityViewDefaultPlaceholder : View {
      @MainActor @preconcurrency public var body: some View { get }
    }
    #if os(visionOS)
    @available(visionOS 1.0, *)
    extension RealityView {
      nonisolated public init(make: @escaping @MainActor @Sendable (inout RealityViewContent) async -> Void, update: (@MainActor (inout RealityViewContent) -> Void)? = nil) where Content == RealityViewContent.Body<RealityViewDefaultPlaceholder>
      nonisolated public init<P>(make: @escaping @MainActor @Sendable (inout RealityViewContent) async -> Void, update: (@MainActor (inout RealityViewContent) -> Void)? = nil, @ViewBuilder placeholder: () -> P) where Content == RealityViewContent.Body<P>, P : View
      nonisolated public init<A>(make: @escaping @MainActor @Sendable (inout RealityViewContent, RealityViewAttachments) async -> Void, update: (@MainActor (inout RealityViewContent, RealityViewAttachments) -> Void)? = nil, @AttachmentContentBuilder attachments: @escaping () -> A) where Content == RealityViewAttachmentBuilderContent<A, RealityViewContent.Body<RealityViewDefaultPlaceholder>>, A : AttachmentContent
      nonisolated public init<A, P>(make: @escaping @MainActor @Sendable (inout RealityViewContent, RealityViewAttachments) async -> Void, update: (@MainActor (inout RealityViewContent, RealityViewAttachments) -> Void)? = nil, @ViewBuilder placeholder: () -> P, @AttachmentContentBuilder attachments: @escaping () -> A) where Content == RealityViewAttachmentBuilderContent<A, RealityViewContent.Body<P>>, A : AttachmentContent, P : View
    }
    #else
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, *)
    extension RealityView {
      nonisolated public init(make: @escaping @MainActor @Sendable (inout RealityViewCameraContent) async -> Void, update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil) where Content == RealityViewCameraContent.Body<RealityViewDefaultPlaceholder>
      nonisolated public init<P>(make: @escaping @MainActor @Sendable (inout RealityViewCameraContent) async -> Void, update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil, @ViewBuilder placeholder: () -> P) where Content == RealityViewCameraContent.Body<P>, P : View
    }
    #endif
    #if os(iOS) || os(macOS)
    // https://developer.apple.com/documentation/swiftui/view/realityviewcameracontrols(_:)
    @available(iOS 18.0, macOS 15.0, *)
    public struct CameraControls : Hashable, Sendable {
      public static let none: CameraControls
      public static let orbit: CameraControls
      public static let pan: CameraControls
      public static let tilt: CameraControls
      public static let dolly: CameraControls
    }
    @available(iOS 18.0, macOS 15.0, *)
    extension View {
      @MainActor @preconcurrency public func realityViewCameraControls(_ controls: CameraControls) -> some View
    }
    #endif
    #if os(visionOS)
    // https://developer.apple.com/documentation/realitykit/attachment
    @available(visionOS 1.0, *)
    @MainActor @preconcurrency public protocol AttachmentContent {
      associatedtype Body : AttachmentContent
      @AttachmentContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
    }
    @available(visionOS 1.0, *)
    extension Never : AttachmentContent {
    }
    @available(visionOS 1.0, *)
    @MainActor @preconcurrency public struct Attachment<Content> : AttachmentContent where Content : View {
      public typealias Body = Never
      @MainActor @preconcurrency public var id: AnyHashable
      @MainActor @preconcurrency public var content: Content
      nonisolated public init(id: AnyHashable, @ViewBuilder _ content: @escaping () -> Content)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(visionOS 1.0, *)
    @MainActor @preconcurrency public struct EmptyAttachmentContent : AttachmentContent {
      public typealias Body = Never
      @MainActor @preconcurrency public init()
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(visionOS 1.0, *)
    @MainActor @preconcurrency public struct TuplePackAttachmentContent<each Content> : AttachmentContent where repeat each Content : AttachmentContent {
      public typealias Body = Never
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(visionOS 1.0, *)
    @MainActor @preconcurrency public struct ConditionalAttachmentContent<TrueContent, FalseContent> : AttachmentContent where TrueContent : AttachmentContent, FalseContent : AttachmentContent {
      public typealias Body = Never
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(visionOS 1.0, *)
    extension Optional : AttachmentContent where Wrapped : AttachmentContent {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(visionOS 1.0, *)
    extension ForEach : AttachmentContent where Content : AttachmentContent {
      public typealias Body = Never
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(visionOS 1.0, *)
    extension ForEach where Content : AttachmentContent, ID == Data.Element.ID, Data.Element : Identifiable {
      @MainActor @preconcurrency public init(_ data: Data, @AttachmentContentBuilder content: @escaping (Data.Element) -> Content)
    }
    @available(visionOS 1.0, *)
    extension ForEach where Content : AttachmentContent {
      @MainActor @preconcurrency public init(_ data: Data, id: KeyPath<Data.Element, ID>, @AttachmentContentBuilder content: @escaping (Data.Element) -> Content)
    }
    @available(visionOS 1.0, *)
    extension ForEach where Data == Range<Int>, ID == Int, Content : AttachmentContent {
      @MainActor @preconcurrency public init(_ data: Range<Int>, @AttachmentContentBuilder content: @escaping (Int) -> Content)
    }
    @available(visionOS 1.0, *)
    @resultBuilder public struct AttachmentContentBuilder {
      @MainActor @preconcurrency public static func buildExpression<Content>(_ content: Content) -> Content where Content : AttachmentContent
      @MainActor @preconcurrency public static func buildBlock() -> EmptyAttachmentContent
      @MainActor @preconcurrency public static func buildBlock<Content>(_ content: Content) -> Content where Content : AttachmentContent
      @_disfavoredOverload @MainActor @preconcurrency public static func buildBlock<each Content>(_ content: repeat each Content) -> TuplePackAttachmentContent<repeat each Content> where repeat each Content : AttachmentContent
      @MainActor @preconcurrency public static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> ConditionalAttachmentContent<TrueContent, FalseContent> where TrueContent : AttachmentContent, FalseContent : AttachmentContent
      @MainActor @preconcurrency public static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> ConditionalAttachmentContent<TrueContent, FalseContent> where TrueContent : AttachmentContent, FalseContent : AttachmentContent
      @MainActor @preconcurrency public static func buildIf<Content>(_ content: Content?) -> Content? where Content : AttachmentContent
    }
    @available(visionOS 1.0, *)
    public struct RealityViewAttachments {
      @MainActor @preconcurrency public func entity(for id: some Hashable) -> ViewAttachmentEntity?
    }
    @available(visionOS 1.0, *)
    @MainActor @preconcurrency public struct RealityViewAttachmentBuilderContent<Attachment, Content> : View where Attachment : AttachmentContent, Content : View {
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(visionOS 1.0, *)
    @MainActor @preconcurrency public class ViewAttachmentEntity : Entity {
      @MainActor @preconcurrency public required init()
      @MainActor @preconcurrency public var attachment: ViewAttachmentComponent { get set }
    }
    @available(visionOS 1.0, *)
    public struct ViewAttachmentComponent : TransientComponent, Identifiable {
      public typealias ID = AnyHashable
      public var id: AnyHashable { get }
      public var bounds: BoundingBox { get }
      @available(visionOS 26.0, *)
      @MainActor @preconcurrency public init<V>(rootView: V) where V : View
    }
    @available(visionOS 26.0, *)
    public struct GestureComponent : TransientComponent {
      @MainActor @preconcurrency public init<T>(_ gesture: T) where T : Gesture
    }
    @available(visionOS 26.0, *)
    public struct PresentationComponent : TransientComponent {
      public enum Configuration {
        case popover(arrowEdge: Edge?)
        public static var popover: PresentationComponent.Configuration { get }
      }
      @MainActor @preconcurrency public init<V>(isPresented: Binding<Bool>? = nil, configuration: PresentationComponent.Configuration, content: V) where V : View
      public var isPresented: Bool { get set }
    }
    // https://developer.apple.com/documentation/realitykit/manipulationcomponent
    @available(visionOS 26.0, *)
    public struct ManipulationComponent : Component {
      public init()
      public var dynamics: ManipulationComponent.Dynamics
      public var releaseBehavior: ManipulationComponent.ReleaseBehavior
      public var audioConfiguration: ManipulationComponent.AudioConfiguration
      public struct Dynamics : Hashable, Sendable {
        public init()
        public var translationBehavior: ManipulationComponent.Dynamics.TranslationBehavior
        public var primaryRotationBehavior: ManipulationComponent.Dynamics.RotationBehavior
        public var secondaryRotationBehavior: ManipulationComponent.Dynamics.RotationBehavior
        public var scalingBehavior: ManipulationComponent.Dynamics.ScalingBehavior
        public var inertia: ManipulationComponent.Dynamics.Inertia
        public struct TranslationBehavior : Hashable, Sendable {
          public static var none: ManipulationComponent.Dynamics.TranslationBehavior { get }
          public static var unconstrained: ManipulationComponent.Dynamics.TranslationBehavior { get }
        }
        public struct RotationBehavior : Hashable, Sendable {
          public static var none: ManipulationComponent.Dynamics.RotationBehavior { get }
          public static var unconstrained: ManipulationComponent.Dynamics.RotationBehavior { get }
        }
        public struct ScalingBehavior : Hashable, Sendable {
          public static var none: ManipulationComponent.Dynamics.ScalingBehavior { get }
          public static var unconstrained: ManipulationComponent.Dynamics.ScalingBehavior { get }
        }
        public struct Inertia : Hashable, Sendable {
          public static var zero: ManipulationComponent.Dynamics.Inertia { get }
          public static var low: ManipulationComponent.Dynamics.Inertia { get }
          public static var medium: ManipulationComponent.Dynamics.Inertia { get }
          public static var high: ManipulationComponent.Dynamics.Inertia { get }
        }
      }
      public struct ReleaseBehavior : Hashable, Sendable {
        public static var reset: ManipulationComponent.ReleaseBehavior { get }
        public static var stay: ManipulationComponent.ReleaseBehavior { get }
      }
      public struct AudioConfiguration : Hashable, Sendable {
        public static var `default`: ManipulationComponent.AudioConfiguration { get }
        public static var none: ManipulationComponent.AudioConfiguration { get }
      }
      @MainActor @preconcurrency public static func configureEntity(_ entity: Entity, hoverEffect: HoverEffectComponent.HoverEffect? = nil, allowedInputTypes: InputTargetComponent.InputType? = nil, collisionShapes: [ShapeResource]? = nil)
    }
    // https://developer.apple.com/documentation/realitykit/manipulationevents
    @available(visionOS 26.0, *)
    public enum ManipulationEvents {
      public struct WillBegin : Event {
        public let entity: Entity
      }
      public struct DidUpdateTransform : Event {
        public let entity: Entity
      }
      public struct DidHandOff : Event {
        public let entity: Entity
      }
      public struct WillRelease : Event {
        public let entity: Entity
      }
      public struct WillEnd : Event {
        public let entity: Entity
      }
    }
    // https://developer.apple.com/documentation/realitykit/model3d
    @available(visionOS 1.0, *)
    nonisolated public struct Model3D<Content> : View where Content : View {
      nonisolated public init(named name: String, bundle: Bundle? = nil) where Content == ResolvedModel3D
      nonisolated public init<Model, Placeholder>(named name: String, bundle: Bundle? = nil, @ViewBuilder content: @escaping (ResolvedModel3D) -> Model, @ViewBuilder placeholder: @escaping () -> Placeholder) where Content == Model3DPlaceholderContent<Model, Placeholder>, Model : View, Placeholder : View
      nonisolated public init(named name: String, bundle: Bundle? = nil, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (Model3DPhase) -> Content)
      nonisolated public init(url: URL) where Content == ResolvedModel3D
      nonisolated public init<Model, Placeholder>(url: URL, @ViewBuilder content: @escaping (ResolvedModel3D) -> Model, @ViewBuilder placeholder: @escaping () -> Placeholder) where Content == Model3DPlaceholderContent<Model, Placeholder>, Model : View, Placeholder : View
      nonisolated public init(url: URL, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (Model3DPhase) -> Content)
      @available(visionOS 26.0, *)
      nonisolated public init(asset: Model3DAsset) where Content == ResolvedModel3D
      @available(visionOS 26.0, *)
      nonisolated public init<Model>(asset: Model3DAsset, @ViewBuilder content: @escaping (ResolvedModel3D) -> Model) where Content == Model3DPlaceholderContent<Model, EmptyView>, Model : View
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(visionOS 1.0, *)
    public enum Model3DPhase : Sendable {
      case empty
      case success(ResolvedModel3D)
      case failure(any Error)
      public var model: ResolvedModel3D? { get }
      public var error: (any Error)? { get }
    }
    @available(visionOS 1.0, *)
    @MainActor @preconcurrency public struct ResolvedModel3D : View, Sendable {
      @MainActor @preconcurrency public func resizable(_ resizable: Bool = true) -> ResolvedModel3D
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(visionOS 1.0, *)
    @MainActor @preconcurrency public struct Model3DPlaceholderContent<Content, Placeholder> : View where Content : View, Placeholder : View {
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(visionOS 26.0, *)
    public class Model3DAsset {
      public init(url: URL) async throws
      public init(named name: String, in bundle: Bundle? = nil) async throws
      public var availableAnimations: [AnimationResource] { get }
      public var selectedAnimation: AnimationResource? { get set }
      public var animationPlaybackController: AnimationPlaybackController? { get }
    }
    #endif
    """#
}
