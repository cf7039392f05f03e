extension InterfaceModules.SwiftUI {
  /// Modifiers that size, place, draw over, clip and transform a view.
  static let viewLayout = #"""
    // https://developer.apple.com/documentation/swiftui/view-layout
    // https://developer.apple.com/documentation/swiftui/view-graphics-and-rendering
    @available(Apple 2019, *)
    extension View {
      nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
      @available(*, deprecated, message: "Please pass one or more parameters.")
      nonisolated public func frame() -> some View
      nonisolated public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
      nonisolated public func padding(_ insets: EdgeInsets) -> some View
      nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
      nonisolated public func padding(_ length: CGFloat) -> some View
      nonisolated public func offset(_ offset: CGSize) -> some View
      nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
      nonisolated public func position(_ position: CGPoint) -> some View
      nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
      nonisolated public func layoutPriority(_ value: Double) -> some View
      nonisolated public func zIndex(_ value: Double) -> some View
      @preconcurrency nonisolated public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) -> some View
      @preconcurrency nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) -> some View
      nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View
      nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
      nonisolated public func scaledToFit() -> some View
      nonisolated public func scaledToFill() -> some View
      nonisolated public func clipped(antialiased: Bool = false) -> some View
      nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask : View
      nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View
      nonisolated public func brightness(_ amount: Double) -> some View
      nonisolated public func contrast(_ amount: Double) -> some View
      nonisolated public func colorInvert() -> some View
      nonisolated public func colorMultiply(_ color: Color) -> some View
      nonisolated public func hueRotation(_ angle: Angle) -> some View
      nonisolated public func luminanceToAlpha() -> some View
      nonisolated public func blendMode(_ blendMode: BlendMode) -> some View
      nonisolated public func compositingGroup() -> some View
      nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
      nonisolated public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
      nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S : ShapeStyle
      nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View
      #if !os(visionOS)
      nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View
      #endif
      nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View
      nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View
      @_disfavoredOverload nonisolated public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View
      nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View
      nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View
      nonisolated public func hidden() -> some View
      nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View
      nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View
      nonisolated public func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P : Publisher, P.Failure == Never
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
    extension View {
      nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use ignoresSafeArea(_:edges:) instead.")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use ignoresSafeArea(_:edges:) instead.")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use ignoresSafeArea(_:edges:) instead.")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use ignoresSafeArea(_:edges:) instead.")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use ignoresSafeArea(_:edges:) instead.")
    extension View {
      nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
      nonisolated public func matchedGeometryEffect<ID>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View where ID : Hashable
      nonisolated public func unredacted() -> some View
      @available(iOS, deprecated: 17.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
      @available(macOS, deprecated: 14.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
      @available(tvOS, deprecated: 17.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
      @available(watchOS, deprecated: 10.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
      @available(visionOS, deprecated: 1.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
      nonisolated public func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View where V : Equatable
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View where Mask : View
      nonisolated public func safeAreaInset<V>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View where V : View
      nonisolated public func safeAreaInset<V>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View where V : View
      nonisolated public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void) -> some View
      nonisolated public func task<T>(id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void) -> some View where T : Equatable
      nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View
      nonisolated public func headerProminence(_ prominence: Prominence) -> some View
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func backgroundStyle<S>(_ style: S) -> some View where S : ShapeStyle
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View where V : Equatable
      nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View where V : Equatable
      nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View
      nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
      nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View
      nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
      nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View
      nonisolated public func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View
      nonisolated public func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View where S : ShapeStyle
      nonisolated public func containerBackground<V>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V : View
      nonisolated public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View
      nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View
      nonisolated public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
      nonisolated public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
    }
    @available(Apple 2025, *)
    extension View {
      nonisolated public func backgroundExtensionEffect() -> some View
      nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View
    }
    @available(Apple 2023, *)
    public struct ContainerBackgroundPlacement : Hashable, Sendable {
      public static func == (a: ContainerBackgroundPlacement, b: ContainerBackgroundPlacement) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 18.0, watchOS 10.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension ContainerBackgroundPlacement {
      public static var navigation: ContainerBackgroundPlacement { get }
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ContainerBackgroundPlacement {
      public static var window: ContainerBackgroundPlacement { get }
    }
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension ContainerBackgroundPlacement {
      public static var widget: ContainerBackgroundPlacement { get }
    }
    @available(Apple 2020, *)
    @frozen public struct SafeAreaRegions : OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var container: SafeAreaRegions { get }
      public static var keyboard: SafeAreaRegions { get }
      public static var all: SafeAreaRegions { get }
    }
    @available(Apple 2020, *)
    @frozen public struct MatchedGeometryProperties : OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32)
      public static var position: MatchedGeometryProperties { get }
      public static var size: MatchedGeometryProperties { get }
      public static var frame: MatchedGeometryProperties { get }
    }
    @available(Apple 2019, *)
    public enum ColorRenderingMode : Sendable {
      case nonLinear
      case linear
      case extendedLinear
    }
    @available(Apple 2021, *)
    @frozen public struct ContentShapeKinds : OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var interaction: ContentShapeKinds { get }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    extension ContentShapeKinds {
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public static var dragPreview: ContentShapeKinds { get }
      @available(tvOS 17.0, *)
      @available(macOS, unavailable)
      @available(watchOS, unavailable)
      public static var contextMenuPreview: ContentShapeKinds { get }
      @available(macOS, unavailable)
      @available(watchOS, unavailable)
      public static var hoverEffect: ContentShapeKinds { get }
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      @available(visionOS, unavailable)
      public static var focusEffect: ContentShapeKinds { get }
      @available(Apple 2023, *)
      public static var accessibility: ContentShapeKinds { get }
    }
    """#
}
