extension InterfaceModules.SwiftUI {
  /// Stacks, grids, spacers, alignment, frames and the Layout protocol.
  static let layout = #"""
    // https://developer.apple.com/documentation/swiftui/layout-fundamentals
    @available(Apple 2019, *)
    @frozen nonisolated public struct HStack<Content> : View where Content : View {
      public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension HStack : Sendable {}
    @available(Apple 2019, *)
    @frozen nonisolated public struct VStack<Content> : View where Content : View {
      public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension VStack : Sendable {}
    @available(Apple 2019, *)
    @frozen nonisolated public struct ZStack<Content> : View where Content : View {
      public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension ZStack : Sendable {}
    @available(Apple 2020, *)
    nonisolated public struct LazyHStack<Content> : View where Content : View {
      public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension LazyHStack : Sendable {}
    @available(Apple 2020, *)
    nonisolated public struct LazyVStack<Content> : View where Content : View {
      public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension LazyVStack : Sendable {}
    @available(Apple 2020, *)
    nonisolated public struct LazyVGrid<Content> : View where Content : View {
      public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension LazyVGrid : Sendable {}
    @available(Apple 2020, *)
    nonisolated public struct LazyHGrid<Content> : View where Content : View {
      public init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension LazyHGrid : Sendable {}
    @available(Apple 2020, *)
    @frozen public struct PinnedScrollableViews : OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32)
      public static var sectionHeaders: PinnedScrollableViews { get }
      public static var sectionFooters: PinnedScrollableViews { get }
    }
    @available(Apple 2020, *)
    public struct GridItem : Sendable {
      public enum Size : Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
      }
      public var size: GridItem.Size
      public var spacing: CGFloat?
      public var alignment: Alignment?
      public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)
    }
    @available(Apple 2022, *)
    @frozen nonisolated public struct Grid<Content> : View where Content : View {
      public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2022, *)
    @frozen nonisolated public struct GridRow<Content> : View where Content : View {
      public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func gridCellColumns(_ count: Int) -> some View
      nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View
      nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
      nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
    }
    @available(Apple 2022, *)
    @frozen nonisolated public struct ViewThatFits<Content> : View where Content : View {
      public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    @frozen nonisolated public struct Spacer : View, Sendable {
      public var minLength: CGFloat?
      public init(minLength: CGFloat? = nil)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    nonisolated public struct Divider : View, Sendable {
      public init()
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    @frozen nonisolated public struct GeometryReader<Content> : View where Content : View {
      public var content: (GeometryProxy) -> Content
      public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension GeometryReader : Sendable {}
    @available(Apple 2019, *)
    public struct GeometryProxy {
      public var size: CGSize { get }
      public subscript<T>(anchor: Anchor<T>) -> T { get }
      public var safeAreaInsets: EdgeInsets { get }
      public func frame(in coordinateSpace: CoordinateSpace) -> CGRect
      @available(Apple 2023, *)
      public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
      @available(Apple 2023, *)
      public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect?
    }
    @available(Apple 2019, *)
    public enum CoordinateSpace : Equatable, Hashable {
      case global
      case local
      case named(AnyHashable)
      public var isGlobal: Bool { get }
      public var isLocal: Bool { get }
      public static func == (a: CoordinateSpace, b: CoordinateSpace) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    public protocol CoordinateSpaceProtocol {
      var coordinateSpace: CoordinateSpace { get }
    }
    @available(Apple 2023, *)
    public struct NamedCoordinateSpace : CoordinateSpaceProtocol, Equatable {
      public static func == (a: NamedCoordinateSpace, b: NamedCoordinateSpace) -> Bool
    }
    @available(Apple 2023, *)
    public struct LocalCoordinateSpace : CoordinateSpaceProtocol, Sendable {
    }
    @available(Apple 2023, *)
    public struct GlobalCoordinateSpace : CoordinateSpaceProtocol, Sendable {
    }
    @available(Apple 2023, *)
    extension NamedCoordinateSpace {
      public var coordinateSpace: CoordinateSpace { get }
    }
    @available(Apple 2023, *)
    extension LocalCoordinateSpace {
      public init()
      public var coordinateSpace: CoordinateSpace { get }
    }
    @available(Apple 2023, *)
    extension GlobalCoordinateSpace {
      public init()
      public var coordinateSpace: CoordinateSpace { get }
    }
    @available(Apple 2023, *)
    extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
      public static func named(_ name: some Hashable) -> NamedCoordinateSpace
      public static func scrollView(axis: Axis) -> NamedCoordinateSpace
      public static var scrollView: NamedCoordinateSpace { get }
    }
    @available(Apple 2023, *)
    extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
      public static var local: LocalCoordinateSpace { get }
    }
    @available(Apple 2023, *)
    extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
      public static var global: GlobalCoordinateSpace { get }
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func coordinateSpace<T>(name: T) -> some View where T : Hashable
      @available(Apple 2023, *)
      nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View
      @available(Apple 2022, *)
      nonisolated public func onGeometryChange<T>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void) -> some View where T : Equatable, T : Sendable
      @available(Apple 2022, *)
      nonisolated public func onGeometryChange<T>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void) -> some View where T : Equatable, T : Sendable
    }
    // Alignment and geometry.
    @available(Apple 2019, *)
    public protocol AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat
    }
    @available(Apple 2019, *)
    public struct ViewDimensions : Equatable {
      public var width: CGFloat { get }
      public var height: CGFloat { get }
      public subscript(guide: HorizontalAlignment) -> CGFloat { get }
      public subscript(guide: VerticalAlignment) -> CGFloat { get }
      public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }
      public subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }
      public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool
    }
    @available(Apple 2019, *)
    public struct HorizontalAlignment : Equatable, Sendable {
      public static var leading: HorizontalAlignment { get }
      public static var center: HorizontalAlignment { get }
      public static var trailing: HorizontalAlignment { get }
      public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool
    }
    @available(Apple 2019, *)
    public struct VerticalAlignment : Equatable, Sendable {
      public static var top: VerticalAlignment { get }
      public static var center: VerticalAlignment { get }
      public static var bottom: VerticalAlignment { get }
      public static var firstTextBaseline: VerticalAlignment { get }
      public static var lastTextBaseline: VerticalAlignment { get }
      public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool
    }
    @available(Apple 2019, *)
    extension HorizontalAlignment {
      public init(_ id: any AlignmentID.Type)
    }
    @available(Apple 2022, *)
    extension HorizontalAlignment {
      public static var listRowSeparatorLeading: HorizontalAlignment { get }
      public static var listRowSeparatorTrailing: HorizontalAlignment { get }
    }
    @available(Apple 2019, *)
    extension VerticalAlignment {
      public init(_ id: any AlignmentID.Type)
    }
    @available(Apple 2019, *)
    @frozen public struct Alignment : Equatable, Sendable {
      public var horizontal: HorizontalAlignment
      public var vertical: VerticalAlignment
      public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
      public static var center: Alignment { get }
      public static var leading: Alignment { get }
      public static var trailing: Alignment { get }
      public static var top: Alignment { get }
      public static var bottom: Alignment { get }
      public static var topLeading: Alignment { get }
      public static var topTrailing: Alignment { get }
      public static var bottomLeading: Alignment { get }
      public static var bottomTrailing: Alignment { get }
      @available(Apple 2022, *)
      public static var centerFirstTextBaseline: Alignment { get }
      @available(Apple 2022, *)
      public static var centerLastTextBaseline: Alignment { get }
      @available(Apple 2022, *)
      public static var leadingFirstTextBaseline: Alignment { get }
      @available(Apple 2022, *)
      public static var leadingLastTextBaseline: Alignment { get }
      @available(Apple 2022, *)
      public static var trailingFirstTextBaseline: Alignment { get }
      @available(Apple 2022, *)
      public static var trailingLastTextBaseline: Alignment { get }
      public static func == (a: Alignment, b: Alignment) -> Bool
    }
    @available(Apple 2019, *)
    @frozen public enum Axis : Int8, CaseIterable, Sendable {
      case horizontal
      case vertical
    }
    @available(Apple 2019, *)
    extension Axis {
      @frozen public struct Set : OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8)
        public static var horizontal: Axis.Set { get }
        public static var vertical: Axis.Set { get }
      }
    }
    @available(Apple 2019, *)
    @frozen public enum Edge : Int8, CaseIterable, Sendable {
      case top
      case leading
      case bottom
      case trailing
    }
    @available(Apple 2019, *)
    extension Edge {
      @frozen public struct Set : OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8)
        public init(_ e: Edge)
        public static var top: Edge.Set { get }
        public static var leading: Edge.Set { get }
        public static var bottom: Edge.Set { get }
        public static var trailing: Edge.Set { get }
        public static var all: Edge.Set { get }
        public static var horizontal: Edge.Set { get }
        public static var vertical: Edge.Set { get }
      }
    }
    @available(Apple 2021, *)
    @frozen public enum HorizontalEdge : Int8, CaseIterable, Codable, Sendable {
      case leading
      case trailing
    }
    @available(Apple 2021, *)
    extension HorizontalEdge {
      @frozen public struct Set : OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8)
        public static var leading: HorizontalEdge.Set { get }
        public static var trailing: HorizontalEdge.Set { get }
        public static var all: HorizontalEdge.Set { get }
      }
    }
    @available(Apple 2021, *)
    @frozen public enum VerticalEdge : Int8, CaseIterable, Codable, Sendable {
      case top
      case bottom
    }
    @available(Apple 2021, *)
    extension VerticalEdge {
      @frozen public struct Set : OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8)
        public static var top: VerticalEdge.Set { get }
        public static var bottom: VerticalEdge.Set { get }
        public static var all: VerticalEdge.Set { get }
      }
    }
    @available(Apple 2019, *)
    @frozen public struct EdgeInsets : Equatable, Animatable, Sendable {
      public var top: CGFloat
      public var leading: CGFloat
      public var bottom: CGFloat
      public var trailing: CGFloat
      public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
      public init()
      public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
      public var animatableData: EdgeInsets.AnimatableData { get set }
      public static func == (a: EdgeInsets, b: EdgeInsets) -> Bool
    }
    @available(Apple 2019, *)
    @frozen public struct UnitPoint : Hashable, Animatable, Sendable {
      public var x: CGFloat
      public var y: CGFloat
      public init()
      public init(x: CGFloat, y: CGFloat)
      public static var zero: UnitPoint { get }
      public static var center: UnitPoint { get }
      public static var leading: UnitPoint { get }
      public static var trailing: UnitPoint { get }
      public static var top: UnitPoint { get }
      public static var bottom: UnitPoint { get }
      public static var topLeading: UnitPoint { get }
      public static var topTrailing: UnitPoint { get }
      public static var bottomLeading: UnitPoint { get }
      public static var bottomTrailing: UnitPoint { get }
      public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
      public var animatableData: UnitPoint.AnimatableData { get set }
      public static func == (a: UnitPoint, b: UnitPoint) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    @frozen public struct Angle : Hashable, Comparable, Animatable, Sendable {
      public var radians: Double
      public var degrees: Double { get set }
      public init()
      public init(radians: Double)
      public init(degrees: Double)
      public static func radians(_ radians: Double) -> Angle
      public static func degrees(_ degrees: Double) -> Angle
      public static var zero: Angle { get }
      public typealias AnimatableData = Double
      public var animatableData: Double { get set }
      public static func + (a: Angle, b: Angle) -> Angle
      public static func - (a: Angle, b: Angle) -> Angle
      public static prefix func - (a: Angle) -> Angle
      public static func * (a: Angle, b: Double) -> Angle
      public static func * (a: Double, b: Angle) -> Angle
      public static func / (a: Angle, b: Double) -> Angle
      public static func += (a: inout Angle, b: Angle)
      public static func -= (a: inout Angle, b: Angle)
      public static func < (a: Angle, b: Angle) -> Bool
      public static func == (a: Angle, b: Angle) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    @frozen public enum ContentMode : Hashable, CaseIterable, Sendable {
      case fit
      case fill
    }
    @available(Apple 2022, *)
    @frozen public struct ProposedViewSize : Equatable, Sendable {
      public var width: CGFloat?
      public var height: CGFloat?
      public static var zero: ProposedViewSize { get }
      public static var unspecified: ProposedViewSize { get }
      public static var infinity: ProposedViewSize { get }
      public init(width: CGFloat?, height: CGFloat?)
      public init(_ size: CGSize)
      public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize
      public static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool
    }
    """#
}
