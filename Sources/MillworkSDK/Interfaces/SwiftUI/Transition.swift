extension InterfaceModules.SwiftUI {
  /// Transitions.
  static let transition = #"""
    // https://developer.apple.com/documentation/swiftui/transition
    // https://developer.apple.com/documentation/swiftui/anytransition
    @available(Apple 2019, *)
    @frozen public struct AnyTransition {
    }
    @available(*, unavailable)
    extension AnyTransition : Sendable {}
    @available(Apple 2023, *)
    @MainActor @preconcurrency public protocol Transition {
      associatedtype Body : View
      @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
      @MainActor @preconcurrency static var properties: TransitionProperties { get }
      typealias Content = PlaceholderContentView<Self>
    }
    @available(Apple 2023, *)
    extension Transition {
      @MainActor @preconcurrency public static var properties: TransitionProperties { get }
    }
    @available(Apple 2023, *)
    public struct TransitionProperties : Sendable {
      public init(hasMotion: Bool = true)
      public var hasMotion: Bool { get set }
    }
    @available(Apple 2023, *)
    @frozen public enum TransitionPhase : Hashable, Sendable {
      case willAppear
      case identity
      case didDisappear
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct OffsetTransition : Transition {
      @MainActor @preconcurrency public init(_ offset: CGSize)
      @MainActor @preconcurrency public func body(content: OffsetTransition.Content, phase: TransitionPhase) -> some View
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct MoveTransition : Transition {
      @MainActor @preconcurrency public init(edge: Edge)
      @MainActor @preconcurrency public func body(content: MoveTransition.Content, phase: TransitionPhase) -> some View
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct OpacityTransition : Transition {
      @MainActor @preconcurrency public init()
      @MainActor @preconcurrency public func body(content: OpacityTransition.Content, phase: TransitionPhase) -> some View
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct SlideTransition : Transition {
      @MainActor @preconcurrency public init()
      @MainActor @preconcurrency public func body(content: SlideTransition.Content, phase: TransitionPhase) -> some View
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct PushTransition : Transition {
      @MainActor @preconcurrency public init(edge: Edge)
      @MainActor @preconcurrency public func body(content: PushTransition.Content, phase: TransitionPhase) -> some View
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct IdentityTransition : Transition {
      @MainActor @preconcurrency public init()
      @MainActor @preconcurrency public func body(content: IdentityTransition.Content, phase: TransitionPhase) -> some View
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct BlurReplaceTransition : Transition {
      @MainActor @preconcurrency public init(configuration: BlurReplaceTransition.Configuration)
      @MainActor @preconcurrency public func body(content: BlurReplaceTransition.Content, phase: TransitionPhase) -> some View
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct ScaleTransition : Transition {
      @MainActor @preconcurrency public init(_ scale: Double, anchor: UnitPoint = .center)
      @MainActor @preconcurrency public func body(content: ScaleTransition.Content, phase: TransitionPhase) -> some View
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct SymbolEffectTransition : Transition {
      @MainActor @preconcurrency public init<T>(effect: T, options: SymbolEffectOptions = .default) where T : SymbolEffect, T : TransitionSymbolEffect
      @MainActor @preconcurrency public func body(content: SymbolEffectTransition.Content, phase: TransitionPhase) -> some View
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct AsymmetricTransition<Insertion, Removal> : Transition where Insertion : Transition, Removal : Transition {
      @MainActor @preconcurrency public init(insertion: Insertion, removal: Removal)
      @MainActor @preconcurrency public func body(content: AsymmetricTransition<Insertion, Removal>.Content, phase: TransitionPhase) -> some View
    }
    @available(Apple 2023, *)
    extension BlurReplaceTransition {
      public struct Configuration : Equatable, Sendable {
        public static var downUp: BlurReplaceTransition.Configuration { get }
        public static var upUp: BlurReplaceTransition.Configuration { get }
        public static func == (a: BlurReplaceTransition.Configuration, b: BlurReplaceTransition.Configuration) -> Bool
      }
    }
    @available(Apple 2023, *)
    extension Transition {
      @MainActor @preconcurrency public func apply<V>(content: V, phase: TransitionPhase) -> some View where V : View
    }
    @available(Apple 2019, *)
    extension AnyTransition {
      public static func modifier<E>(active: E, identity: E) -> AnyTransition where E : ViewModifier
      public static func offset(_ offset: CGSize) -> AnyTransition
      public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition
    }
    @available(Apple 2023, *)
    extension Transition where Self == OffsetTransition {
      @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self
      @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self
    }
    @available(Apple 2019, *)
    extension AnyTransition {
      public static func move(edge: Edge) -> AnyTransition
    }
    @available(Apple 2023, *)
    extension Transition where Self == MoveTransition {
      @MainActor @preconcurrency public static func move(edge: Edge) -> Self
    }
    @available(Apple 2019, *)
    extension AnyTransition {
      public nonisolated(unsafe) static var opacity: AnyTransition { get }
    }
    @available(Apple 2023, *)
    extension Transition where Self == OpacityTransition {
      @MainActor @preconcurrency public static var opacity: OpacityTransition { get }
    }
    @available(Apple 2019, *)
    extension AnyTransition {
      public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
      public static var slide: AnyTransition { get }
    }
    @available(Apple 2023, *)
    extension Transition where Self == SlideTransition {
      @MainActor @preconcurrency public static var slide: SlideTransition { get }
    }
    @available(Apple 2022, *)
    extension AnyTransition {
      public static func push(from edge: Edge) -> AnyTransition
    }
    @available(Apple 2023, *)
    extension Transition where Self == PushTransition {
      @MainActor @preconcurrency public static func push(from edge: Edge) -> Self
    }
    @available(Apple 2023, *)
    extension AnyTransition {
      public init<T>(_ transition: T) where T : Transition
    }
    @available(Apple 2019, *)
    extension AnyTransition {
      public func animation(_ animation: Animation?) -> AnyTransition
    }
    @available(Apple 2023, *)
    extension Transition {
      @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition
    }
    @available(Apple 2019, *)
    extension AnyTransition {
      public func combined(with other: AnyTransition) -> AnyTransition
    }
    @available(Apple 2023, *)
    extension Transition {
      @MainActor @preconcurrency public func combined<T>(with other: T) -> some Transition where T : Transition
    }
    @available(Apple 2023, *)
    extension TransitionPhase {
      public var isIdentity: Bool { get }
      public var value: Double { get }
    }
    @available(Apple 2019, *)
    extension AnyTransition {
      public static var identity: AnyTransition { get }
    }
    @available(Apple 2023, *)
    extension Transition where Self == IdentityTransition {
      @MainActor @preconcurrency public static var identity: IdentityTransition { get }
    }
    @available(Apple 2023, *)
    extension Transition where Self == BlurReplaceTransition {
      @MainActor @preconcurrency public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self
      @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition { get }
    }
    @available(Apple 2019, *)
    extension AnyTransition {
      public static var scale: AnyTransition { get }
      public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition
    }
    @available(Apple 2023, *)
    extension Transition where Self == ScaleTransition {
      @MainActor @preconcurrency public static var scale: ScaleTransition { get }
      @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self
    }
    @available(Apple 2023, *)
    extension Transition where Self == SymbolEffectTransition {
      @MainActor @preconcurrency public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> SymbolEffectTransition where T : SymbolEffect, T : TransitionSymbolEffect
      @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition { get }
    }
    @available(Apple 2022, *)
    public struct ContentTransition : Equatable, Sendable {
      public static var identity: ContentTransition { get }
      public static var opacity: ContentTransition { get }
      public static var interpolate: ContentTransition { get }
      public static func == (a: ContentTransition, b: ContentTransition) -> Bool
    }
    @available(Apple 2022, *)
    extension ContentTransition {
      public static func numericText(countsDown: Bool = false) -> ContentTransition
      @available(Apple 2023, *)
      public static func numericText(value: Double) -> ContentTransition
      @available(Apple 2023, *)
      public static var symbolEffect: ContentTransition { get }
      @available(Apple 2023, *)
      public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition where T : ContentTransitionSymbolEffect, T : SymbolEffect
    }
    @available(Apple 2024, *)
    public protocol NavigationTransition {
    }
    @available(Apple 2024, *)
    public struct AutomaticNavigationTransition : NavigationTransition {
    }
    @available(Apple 2024, *)
    extension NavigationTransition where Self == AutomaticNavigationTransition {
      public static var automatic: AutomaticNavigationTransition { get }
    }
    @available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    @available(macOS, unavailable)
    public struct ZoomNavigationTransition : NavigationTransition {
    }
    @available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    @available(macOS, unavailable)
    extension NavigationTransition where Self == ZoomNavigationTransition {
      public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition
    }
    @available(Apple 2024, *)
    public protocol MatchedTransitionSourceConfiguration {
    }
    @available(Apple 2024, *)
    public struct EmptyMatchedTransitionSourceConfiguration : MatchedTransitionSourceConfiguration {
    }
    """#
}
