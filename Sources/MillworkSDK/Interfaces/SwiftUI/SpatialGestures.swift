extension InterfaceModules.SwiftUI {
  /// Gestures in space, hover effects with closures, and immersion, in visionOS alone.
  static let spatialGestures = #"""
    // https://developer.apple.com/documentation/swiftui/rotategesture3d
    #if os(visionOS)
    nonisolated public struct RotateGesture3D : Gesture {
      public struct Value : Equatable, Sendable {
        public var rotation: Rotation3D
        public var velocity: Rotation3D
        public var startAnchor3D: UnitPoint3D
        public var startLocation3D: Point3D
        public var time: Date
        public static func == (a: RotateGesture3D.Value, b: RotateGesture3D.Value) -> Bool
      }
      public var constrainedAxis: RotationAxis3D?
      public var minimumAngleDelta: Angle
      public init(constrainedToAxis axis: RotationAxis3D? = nil, minimumAngleDelta: Angle = .degrees(1))
      @MainActor @preconcurrency public var body: Never { get }
    }
    extension SpatialTapGesture.Value {
      public var location3D: Point3D { get }
    }
    extension DragGesture.Value {
      public var location3D: Point3D { get }
      public var startLocation3D: Point3D { get }
      public var translation3D: Vector3D { get }
      public var predictedEndLocation3D: Point3D { get }
      public var predictedEndTranslation3D: Vector3D { get }
      public var inputDevicePose3D: Pose3D? { get }
      public var startInputDevicePose3D: Pose3D? { get }
    }
    extension MagnifyGesture.Value {
      public var startAnchor3D: UnitPoint3D { get }
      public var startLocation3D: Point3D { get }
    }
    extension RotateGesture.Value {
      public var startAnchor3D: UnitPoint3D { get }
      public var startLocation3D: Point3D { get }
    }
    // https://developer.apple.com/documentation/swiftui/hovereffectcontent
    @available(visionOS 2.0, *)
    extension HoverEffectContent {
      public func opacity(_ opacity: Double) -> some HoverEffectContent
      public func offset(_ offset: CGSize) -> some HoverEffectContent
      public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent
      public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some HoverEffectContent
      public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some HoverEffectContent
      public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some HoverEffectContent
      public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some HoverEffectContent
      public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some HoverEffectContent where S : Shape
      public func animation(_ animation: Animation?, body: (EmptyHoverEffectContent) -> some HoverEffectContent) -> some HoverEffectContent
    }
    // https://developer.apple.com/documentation/swiftui/immersionchangecontext
    @available(visionOS 2.0, *)
    public struct ImmersionChangeContext : Sendable {
      public let amount: Double?
    }
    @available(visionOS 2.0, *)
    extension View {
      nonisolated public func onImmersionChange(initial: Bool = true, _ action: @escaping (ImmersionChangeContext, ImmersionChangeContext) -> Void) -> some View
      nonisolated public func immersiveEnvironmentPicker<Content>(@ViewBuilder content: () -> Content) -> some View where Content : View
    }
    public struct ImmersiveContentBrightness : Sendable {
      public static let automatic: ImmersiveContentBrightness
      public static let bright: ImmersiveContentBrightness
      public static let dim: ImmersiveContentBrightness
      public static let dark: ImmersiveContentBrightness
      public static func custom(_ value: Double) -> ImmersiveContentBrightness
    }
    extension Scene {
      nonisolated public func immersiveContentBrightness(_ brightness: ImmersiveContentBrightness) -> some Scene
    }
    @available(visionOS 26.0, *)
    public struct ImmersiveEnvironmentBehavior : Sendable {
      public static var automatic: ImmersiveEnvironmentBehavior { get }
      public static var coexist: ImmersiveEnvironmentBehavior { get }
      public static var replace: ImmersiveEnvironmentBehavior { get }
    }
    @available(visionOS 26.0, *)
    extension Scene {
      nonisolated public func immersiveEnvironmentBehavior(_ behavior: ImmersiveEnvironmentBehavior) -> some Scene
    }
    @available(visionOS 2.0, *)
    extension SurroundingsEffect {
      public static func colorMultiply(_ color: Color) -> SurroundingsEffect
    }
    // https://developer.apple.com/documentation/swiftui/ornamentattachmentanchor
    extension OrnamentAttachmentAnchor {
      @available(visionOS 2.0, *)
      @_disfavoredOverload public static func scene(_ anchor: UnitPoint3D) -> OrnamentAttachmentAnchor
      @available(visionOS 26.0, *)
      public static func parent(_ anchor: UnitPoint3D) -> OrnamentAttachmentAnchor
    }
    extension View {
      @_disfavoredOverload nonisolated public func ornament<Content>(visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor, contentAlignment: Alignment3D, @ViewBuilder ornament: () -> Content) -> some View where Content : View
    }
    // https://developer.apple.com/documentation/swiftui/uihostingornament
    @MainActor open class UIHostingOrnament<Content> : UIOrnament where Content : View {
      @MainActor public init(sceneAnchor: UnitPoint, contentAlignment: Alignment = .center, @ViewBuilder content: () -> Content)
      @MainActor public var rootView: Content { get set }
      @MainActor public var sceneAnchor: UnitPoint { get set }
      @MainActor public var contentAlignment: Alignment { get set }
    }
    @MainActor open class UIOrnament {
    }
    extension UIViewController {
      @MainActor @preconcurrency public var ornaments: [UIOrnament] { get set }
    }
    #endif
    """#
}
