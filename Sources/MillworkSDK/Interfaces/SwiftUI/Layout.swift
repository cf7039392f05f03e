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
    @available(Apple 2019, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public struct HSplitView<Content> : View where Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension HSplitView : Sendable {}
    @available(Apple 2019, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public struct VSplitView<Content> : View where Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension VSplitView : Sendable {}
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension HSplitView {
      public init(@ViewBuilder content: () -> Content)
    }
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension VSplitView {
      public init(@ViewBuilder content: () -> Content)
    }
    """#
}
