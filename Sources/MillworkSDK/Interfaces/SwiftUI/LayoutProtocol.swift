extension InterfaceModules.SwiftUI {
  /// Visual effects, shaders and the Layout protocol.
  static let layoutProtocol = #"""
    // https://developer.apple.com/documentation/swiftui/layout
    @available(Apple 2023, *)
    public protocol VisualEffect : Sendable, Animatable {
    }
    @available(Apple 2023, *)
    public struct EmptyVisualEffect : VisualEffect {
      public init()
    }
    @available(Apple 2023, *)
    extension VisualEffect {
      public func opacity(_ opacity: Double) -> some VisualEffect
      public func offset(_ offset: CGSize) -> some VisualEffect
      public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect
      public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect
      public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect
      public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect
      public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect
      public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some VisualEffect
      public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect
      public func brightness(_ amount: Double) -> some VisualEffect
      public func contrast(_ amount: Double) -> some VisualEffect
      public func grayscale(_ amount: Double) -> some VisualEffect
      public func saturation(_ amount: Double) -> some VisualEffect
      public func hueRotation(_ angle: Angle) -> some VisualEffect
    }
    @available(Apple 2023, *)
    public struct Shader : Equatable, Sendable {
      public init(function: ShaderFunction, arguments: [Shader.Argument])
      public struct Argument : Equatable, Sendable {
        public static func float<T>(_ x: T) -> Shader.Argument where T : BinaryFloatingPoint
        public static func float2<T>(_ x: T, _ y: T) -> Shader.Argument where T : BinaryFloatingPoint
        public static func float2(_ point: CGPoint) -> Shader.Argument
        public static func float2(_ size: CGSize) -> Shader.Argument
        public static func color(_ color: Color) -> Shader.Argument
        public static var boundingRect: Shader.Argument { get }
        public static func == (a: Shader.Argument, b: Shader.Argument) -> Bool
      }
      public static func == (a: Shader, b: Shader) -> Bool
    }
    @available(Apple 2023, *)
    @dynamicCallable public struct ShaderFunction : Equatable, Sendable {
      public init(library: ShaderLibrary, name: String)
      public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader
      public static func == (a: ShaderFunction, b: ShaderFunction) -> Bool
    }
    @available(Apple 2023, *)
    @dynamicMemberLookup public struct ShaderLibrary : Equatable, Sendable {
      public static var `default`: ShaderLibrary { get }
      public static func bundle(_ bundle: Bundle) -> ShaderLibrary
      public init(data: Data)
      public init(url: URL)
      public static subscript(dynamicMember name: String) -> ShaderFunction { get }
      public subscript(dynamicMember name: String) -> ShaderFunction { get }
      public static func == (a: ShaderLibrary, b: ShaderLibrary) -> Bool
    }
    // https://developer.apple.com/documentation/swiftui/layout
    @available(Apple 2022, *)
    public protocol Layout : Animatable {
      associatedtype Cache = Void
      typealias Subviews = LayoutSubviews
      static var layoutProperties: LayoutProperties { get }
      func makeCache(subviews: Self.Subviews) -> Self.Cache
      func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
      func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
      func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
      func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
      func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
    }
    @available(Apple 2022, *)
    extension Layout {
      public static var layoutProperties: LayoutProperties { get }
      public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
      public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
      public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
      public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
      public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V : View
    }
    @available(Apple 2022, *)
    extension Layout where Self.Cache == () {
      public func makeCache(subviews: Self.Subviews) -> Self.Cache
    }
    @available(Apple 2022, *)
    public struct LayoutProperties : Sendable {
      public init()
      public var stackOrientation: Axis?
    }
    @available(Apple 2022, *)
    public struct LayoutSubviews : Equatable, RandomAccessCollection, Sendable {
      public typealias Element = LayoutSubview
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias SubSequence = LayoutSubviews
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public subscript(index: Int) -> LayoutSubview { get }
      public subscript(bounds: Range<Int>) -> LayoutSubviews { get }
      public var layoutDirection: LayoutDirection
      public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool
    }
    @available(Apple 2022, *)
    public struct LayoutSubview : Equatable {
      public subscript<K>(key: K.Type) -> K.Value where K : LayoutValueKey { get }
      public var priority: Double { get }
      public var spacing: ViewSpacing { get }
      public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
      public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
      public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
      public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool
    }
    @available(Apple 2022, *)
    extension LayoutSubview : @unchecked Sendable {}
    @available(Apple 2022, *)
    public protocol LayoutValueKey {
      associatedtype Value
      static var defaultValue: Self.Value { get }
    }
    @available(Apple 2022, *)
    public struct ViewSpacing : Sendable {
      public init()
      public static var zero: ViewSpacing { get }
      public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat
      public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)
    }
    @available(Apple 2022, *)
    @frozen public struct AnyLayout : Layout {
      public struct Cache {
      }
      public init<L>(_ layout: L) where L : Layout
      public func makeCache(subviews: AnyLayout.Subviews) -> AnyLayout.Cache
      public func sizeThatFits(proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> CGSize
      public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache)
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K : LayoutValueKey
    }
    @available(Apple 2022, *)
    @frozen public struct HStackLayout : Layout {
      public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
      public func sizeThatFits(proposal: ProposedViewSize, subviews: HStackLayout.Subviews, cache: inout ()) -> CGSize
      public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: HStackLayout.Subviews, cache: inout ())
    }
    @available(Apple 2022, *)
    @frozen public struct VStackLayout : Layout {
      public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
      public func sizeThatFits(proposal: ProposedViewSize, subviews: VStackLayout.Subviews, cache: inout ()) -> CGSize
      public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: VStackLayout.Subviews, cache: inout ())
    }
    @available(Apple 2022, *)
    @frozen public struct ZStackLayout : Layout {
      public init(alignment: Alignment = .center)
      public func sizeThatFits(proposal: ProposedViewSize, subviews: ZStackLayout.Subviews, cache: inout ()) -> CGSize
      public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: ZStackLayout.Subviews, cache: inout ())
    }
    // https://developer.apple.com/documentation/swiftui/gridlayout
    @available(Apple 2022, *)
    @frozen public struct GridLayout : Layout {
      public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)
      public var alignment: Alignment
      public var horizontalSpacing: CGFloat?
      public var verticalSpacing: CGFloat?
      public typealias Cache = Void
      public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    }
    """#
}
