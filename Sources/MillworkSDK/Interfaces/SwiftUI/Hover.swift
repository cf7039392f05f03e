extension InterfaceModules.SwiftUI {
  /// Hover effects.
  static let hover = #"""
    // https://developer.apple.com/documentation/swiftui/customhovereffect
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public protocol CustomHoverEffect : Sendable {
    }
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public struct AutomaticHoverEffect : CustomHoverEffect {
    }
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public struct HighlightHoverEffect : CustomHoverEffect {
    }
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public struct LiftHoverEffect : CustomHoverEffect {
    }
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension CustomHoverEffect where Self == AutomaticHoverEffect {
      public static var automatic: AutomaticHoverEffect { get }
    }
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension CustomHoverEffect where Self == HighlightHoverEffect {
      public static var highlight: HighlightHoverEffect { get }
    }
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension CustomHoverEffect where Self == LiftHoverEffect {
      public static var lift: LiftHoverEffect { get }
    }
    @available(visionOS 2.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct HoverEffectGroup : Sendable {
      public enum Behavior : Sendable {
        case activatesGroup
        case followsGroup
      }
    }
    @available(visionOS 2.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public protocol HoverEffectContent {
    }
    @available(visionOS 2.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct EmptyHoverEffectContent : HoverEffectContent {
    }
    @available(iOS 13.4, tvOS 16.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public struct HoverEffect : Sendable {
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    @frozen public enum HoverPhase : Equatable, Sendable {
      case active(CGPoint)
      case ended
    }
    @available(iOS, introduced: 16.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
    @available(macOS, introduced: 13.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
    @available(tvOS, introduced: 16.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
    @available(watchOS, unavailable)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
    extension View {
      @_disfavoredOverload nonisolated public func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View
    }
    @available(Apple 2023, *)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void) -> some View
    }
    @available(Apple 2024, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension HoverEffect {
      public init<E>(_ effect: E) where E : CustomHoverEffect
    }
    @available(iOS 13.4, tvOS 16.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension HoverEffect {
      public static var automatic: HoverEffect { get }
    }
    @available(iOS 13.4, tvOS 17.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension HoverEffect {
      public static var highlight: HoverEffect { get }
    }
    @available(iOS 13.4, tvOS 16.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension HoverEffect {
      public static var lift: HoverEffect { get }
    }
    @available(Apple 2024, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func hoverEffectGroup(id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup) -> some View
      nonisolated public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View
      nonisolated public func hoverEffectGroup() -> some View
    }
    """#
}
