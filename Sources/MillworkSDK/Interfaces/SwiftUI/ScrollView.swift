extension InterfaceModules.SwiftUI {
  /// Scroll views, their positions, targets and transitions.
  static let scrollView = #"""
    // https://developer.apple.com/documentation/swiftui/scrollview
    @available(Apple 2019, *)
    @frozen nonisolated public struct ScrollView<Content> : View where Content : View {
      public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(*, unavailable)
    extension ScrollView : Sendable {}
    @available(Apple 2020, *)
    @frozen nonisolated public struct ScrollViewReader<Content> : View where Content : View {
      public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(Apple 2020, *)
    public struct ScrollViewProxy {
      public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID : Hashable
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View
      nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View
      nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View
      nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View
      nonisolated public func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
      nonisolated public func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
      nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View
      nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View
      nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
      nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View
      nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View
      nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View
    }
    @available(Apple 2024, *)
    extension View {
      nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View
      nonisolated public func onScrollGeometryChange<T>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void) -> some View where T : Equatable
      nonisolated public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void) -> some View
      nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View
      nonisolated public func onScrollTargetVisibilityChange<ID>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View where ID : Hashable
    }
    @available(Apple 2025, *)
    extension View {
      nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View
      nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View
    }
    @available(Apple 2025, *)
    public struct ScrollEdgeEffectStyle : Hashable, Sendable {
      public static var automatic: ScrollEdgeEffectStyle { get }
      public static var hard: ScrollEdgeEffectStyle { get }
      public static var soft: ScrollEdgeEffectStyle { get }
      public static func == (a: ScrollEdgeEffectStyle, b: ScrollEdgeEffectStyle) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2024, *)
    public struct ScrollGeometry : Equatable, Sendable {
      public var contentOffset: CGPoint { get }
      public var contentSize: CGSize { get }
      public var contentInsets: EdgeInsets { get }
      public var containerSize: CGSize { get }
      public var visibleRect: CGRect { get }
      public var bounds: CGRect { get }
      public static func == (a: ScrollGeometry, b: ScrollGeometry) -> Bool
    }
    @available(Apple 2024, *)
    @frozen public enum ScrollPhase : Equatable, Sendable {
      case idle
      case tracking
      case interacting
      case decelerating
      case animating
    }
    @available(Apple 2024, *)
    extension ScrollPhase {
      public var isScrolling: Bool { get }
    }
    @available(Apple 2024, *)
    public struct ScrollPosition : Equatable, Sendable {
      public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge)
      public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil)
      public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint)
      public init(idType: (some Hashable & Sendable).Type = Never.self)
      public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil)
      public mutating func scrollTo(edge: Edge)
      public mutating func scrollTo(point: CGPoint)
      public mutating func scrollTo(y: CGFloat)
      public mutating func scrollTo(x: CGFloat)
      public var isPositionedByUser: Bool { get }
      public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool
    }
    @available(Apple 2022.4, *)
    extension View {
      nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View
    }
    @available(Apple 2022.4, *)
    public struct ScrollBounceBehavior : Sendable {
      public static var automatic: ScrollBounceBehavior { get }
      public static var always: ScrollBounceBehavior { get }
      public static var basedOnSize: ScrollBounceBehavior { get }
    }
    @available(Apple 2023, *)
    public struct ScrollTransitionConfiguration : Sendable {
      public static var interactive: ScrollTransitionConfiguration { get }
      public static var animated: ScrollTransitionConfiguration { get }
      public static var identity: ScrollTransitionConfiguration { get }
    }
    @available(Apple 2023, *)
    extension ScrollTransitionConfiguration {
      public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration
      public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration
      public func threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> ScrollTransitionConfiguration
      public struct Threshold : Sendable {
        public static var visible: ScrollTransitionConfiguration.Threshold { get }
        public static var hidden: ScrollTransitionConfiguration.Threshold { get }
        public static var centered: ScrollTransitionConfiguration.Threshold { get }
        public static func visible(_ amount: Double) -> ScrollTransitionConfiguration.Threshold
      }
    }
    @available(Apple 2023, *)
    @frozen public enum ScrollTransitionPhase : Sendable {
      case topLeading
      case identity
      case bottomTrailing
    }
    @available(Apple 2023, *)
    extension ScrollTransitionPhase {
      public var isIdentity: Bool { get }
      public var value: Double { get }
    }
    @available(Apple 2023, *)
    public struct ContentMarginPlacement : Sendable {
      public static var automatic: ContentMarginPlacement { get }
      public static var scrollContent: ContentMarginPlacement { get }
      public static var scrollIndicators: ContentMarginPlacement { get }
    }
    """#
}
