extension InterfaceModules.SwiftUI {
  /// Liquid Glass.
  static let glass = #"""
    // https://developer.apple.com/documentation/swiftui/applying-liquid-glass-to-custom-views
    @available(Apple 2025, *)
    @available(visionOS, unavailable)
    public struct Glass : Equatable, Sendable {
      public static func == (a: Glass, b: Glass) -> Bool
    }
    @available(Apple 2025, *)
    @available(visionOS, unavailable)
    public struct GlassButtonStyle : PrimitiveButtonStyle {
      public init()
    }
    @available(Apple 2025, *)
    @available(visionOS, unavailable)
    public struct GlassProminentButtonStyle : PrimitiveButtonStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: GlassProminentButtonStyle.Configuration) -> some View
    }
    @available(Apple 2025, *)
    @available(visionOS, unavailable)
    nonisolated public struct DefaultGlassEffectShape : Shape {
      public init()
      nonisolated public func path(in rect: CGRect) -> Path
    }
    @available(Apple 2025, *)
    @available(visionOS, unavailable)
    public struct GlassEffectTransition : Sendable {
    }
    @available(Apple 2025, *)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency public struct GlassEffectContainer<Content> : View where Content : View {
      @MainActor @preconcurrency public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(Apple 2025, *)
    @available(visionOS, unavailable)
    extension PrimitiveButtonStyle where Self == GlassButtonStyle {
      @MainActor @preconcurrency public static var glass: GlassButtonStyle { get }
      @MainActor @preconcurrency public static func glass(_ glass: Glass) -> Self
    }
    @available(Apple 2025.1, *)
    @available(visionOS, unavailable)
    extension GlassButtonStyle {
      public init(_ glass: Glass)
    }
    @available(Apple 2025, *)
    @available(visionOS, unavailable)
    extension GlassButtonStyle {
      @MainActor @preconcurrency public func makeBody(configuration: GlassButtonStyle.Configuration) -> some View
    }
    @available(Apple 2025, *)
    @available(visionOS, unavailable)
    extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
      @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle { get }
    }
    @available(Apple 2025, *)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View
    }
    @available(Apple 2025, *)
    @available(visionOS, unavailable)
    extension GlassEffectTransition {
      public static var matchedGeometry: GlassEffectTransition { get }
      public static var materialize: GlassEffectTransition { get }
      public static var identity: GlassEffectTransition { get }
    }
    @available(Apple 2025, *)
    @available(visionOS, unavailable)
    extension View {
      @MainActor @preconcurrency public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View
    }
    @available(Apple 2025, *)
    @available(visionOS, unavailable)
    extension Glass {
      public static var regular: Glass { get }
      public static var clear: Glass { get }
      public static var identity: Glass { get }
      public func tint(_ color: Color?) -> Glass
      public func interactive(_ isEnabled: Bool = true) -> Glass
    }
    @available(Apple 2025, *)
    @available(visionOS, unavailable)
    extension View {
      @MainActor @preconcurrency public func glassEffectUnion(id: (some (Hashable & Sendable))?, namespace: Namespace.ID) -> some View
      nonisolated public func glassEffectID(_ id: (some (Hashable & Sendable))?, in namespace: Namespace.ID) -> some View
    }
    """#
}
