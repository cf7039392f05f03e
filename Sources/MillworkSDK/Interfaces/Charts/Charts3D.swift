extension InterfaceModules.Charts {
  /// Charts in three dimensions.
  static let charts3D = #"""
    // https://developer.apple.com/documentation/charts/chart3d
    #if !os(tvOS) && !os(watchOS)
    import Spatial
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @MainActor @preconcurrency public protocol Chart3DContent {
      associatedtype Body : Chart3DContent
      @Chart3DContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Never : Chart3DContent {
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Optional : Chart3DContent where Wrapped : Chart3DContent {
      public typealias Body = Never
      public var body: Never { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension ForEach : Chart3DContent where Content : Chart3DContent {
      public typealias Body = Never
      public var body: Never { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension ForEach where Content : Chart3DContent, ID == Data.Element.ID, Data.Element : Identifiable {
      @MainActor @preconcurrency public init(_ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content)
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension ForEach where Content : Chart3DContent {
      @MainActor @preconcurrency public init(_ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content)
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @MainActor @preconcurrency public struct BuilderChart3DContent<Content> : Chart3DContent {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @resultBuilder public struct Chart3DContentBuilder {
      @MainActor @preconcurrency public static func buildExpression<Content>(_ content: Content) -> Content where Content : Chart3DContent
      @MainActor @preconcurrency public static func buildBlock() -> BuilderChart3DContent<()>
      @MainActor @preconcurrency public static func buildBlock<Content>(_ content: Content) -> Content where Content : Chart3DContent
      @_disfavoredOverload @MainActor @preconcurrency public static func buildBlock<each Content>(_ content: repeat each Content) -> BuilderChart3DContent<(repeat each Content)> where repeat each Content : Chart3DContent
      @MainActor @preconcurrency public static func buildIf<Content>(_ content: Content?) -> Content? where Content : Chart3DContent
      @MainActor @preconcurrency public static func buildEither<First, Second>(first: First) -> BuilderChart3DContent<_ConditionalContent<First, Second>> where First : Chart3DContent, Second : Chart3DContent
      @MainActor @preconcurrency public static func buildEither<First, Second>(second: Second) -> BuilderChart3DContent<_ConditionalContent<First, Second>> where First : Chart3DContent, Second : Chart3DContent
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @MainActor @preconcurrency public struct Chart3D<Content> : View where Content : Chart3DContent {
      @MainActor @preconcurrency public init(@Chart3DContentBuilder content: () -> Content)
      @MainActor @preconcurrency public init<Data, C>(_ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C) where Content == ForEach<Data, Data.Element.ID, C>, Data : RandomAccessCollection, C : Chart3DContent, Data.Element : Identifiable
      @MainActor @preconcurrency public init<Data, ID, C>(_ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> C) where Content == ForEach<Data, ID, C>, Data : RandomAccessCollection, ID : Hashable, C : Chart3DContent
      @MainActor @preconcurrency public var body: some View { get }
    }
    // https://developer.apple.com/documentation/charts/surfaceplot
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @MainActor @preconcurrency public struct SurfacePlot : Chart3DContent {
      nonisolated public init(x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey, function: @escaping @Sendable (Double, Double) -> Double)
      @_disfavoredOverload nonisolated public init(x: some StringProtocol, y: some StringProtocol, z: some StringProtocol, function: @escaping @Sendable (Double, Double) -> Double)
      nonisolated public init(x: Text, y: Text, z: Text, function: @escaping @Sendable (Double, Double) -> Double)
      @MainActor @preconcurrency public func roughness(_ roughness: Double) -> SurfacePlot
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension PointMark : Chart3DContent {
      nonisolated public init<X, Y, Z>(x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>) where X : Plottable, Y : Plottable, Z : Plottable
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension RuleMark : Chart3DContent {
      nonisolated public init<X, Y, Z>(x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>) where X : Plottable, Y : Plottable, Z : Plottable
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension RectangleMark : Chart3DContent {
      nonisolated public init<X, Y, Z>(x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>) where X : Plottable, Y : Plottable, Z : Plottable
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Chart3DContent {
      @MainActor @preconcurrency public func foregroundStyle<S>(_ style: S) -> some Chart3DContent where S : Chart3DSurfaceStyle
      @_disfavoredOverload @MainActor @preconcurrency public func foregroundStyle<S>(_ style: S) -> some Chart3DContent where S : ShapeStyle
      @MainActor @preconcurrency public func foregroundStyle<D>(by value: PlottableValue<D>) -> some Chart3DContent where D : Plottable
      @MainActor @preconcurrency public func symbol<S>(_ symbol: S) -> some Chart3DContent where S : Chart3DSymbolShape
      @MainActor @preconcurrency public func symbolSize(_ size: CGFloat) -> some Chart3DContent
    }
    // https://developer.apple.com/documentation/charts/chart3dsurfacestyle
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public protocol Chart3DSurfaceStyle {
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public struct BasicChart3DSurfaceStyle : Chart3DSurfaceStyle, Sendable {
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
      public static var heightBased: BasicChart3DSurfaceStyle { get }
      public static var normalBased: BasicChart3DSurfaceStyle { get }
      public static func heightBased(yRange: ClosedRange<Double>? = nil) -> BasicChart3DSurfaceStyle
      public static func heightBased(_ gradient: Gradient, yRange: ClosedRange<Double>? = nil) -> BasicChart3DSurfaceStyle
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public protocol Chart3DSymbolShape {
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public struct BasicChart3DSymbolShape : Chart3DSymbolShape, Sendable {
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
      public static var sphere: BasicChart3DSymbolShape { get }
      public static var cube: BasicChart3DSymbolShape { get }
      public static var cylinder: BasicChart3DSymbolShape { get }
      public static var cone: BasicChart3DSymbolShape { get }
    }
    // https://developer.apple.com/documentation/charts/chart3dpose
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public struct Chart3DPose : Hashable, Sendable {
      public init(azimuth: Angle2D, inclination: Angle2D)
      public var azimuth: Angle2D
      public var inclination: Angle2D
      public static let `default`: Chart3DPose
      public static let front: Chart3DPose
      public static let back: Chart3DPose
      public static let left: Chart3DPose
      public static let right: Chart3DPose
      public static let top: Chart3DPose
      public static let bottom: Chart3DPose
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public struct Chart3DCameraProjection : Hashable, Sendable {
      public static let automatic: Chart3DCameraProjection
      public static let orthographic: Chart3DCameraProjection
      public static let perspective: Chart3DCameraProjection
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension View {
      nonisolated public func chart3DPose(_ pose: Chart3DPose) -> some View
      nonisolated public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View
      nonisolated public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> some View
      nonisolated public func chartZScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View where Domain : ScaleDomain
      nonisolated public func chartZScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View where Domain : ScaleDomain, Range : PositionScaleRange
      nonisolated public func chartZAxis(_ visibility: Visibility) -> some View
      nonisolated public func chartZAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View where Content : AxisContent
      nonisolated public func chartZAxisLabel<S>(_ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View where S : StringProtocol
    }
    #endif
    """#
}
