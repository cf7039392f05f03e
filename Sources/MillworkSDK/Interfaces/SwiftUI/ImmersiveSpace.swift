extension InterfaceModules.SwiftUI {
  /// Scenes that surround people, and volumes.
  static let immersiveSpace = #"""
    // https://developer.apple.com/documentation/swiftui/immersivespace
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public protocol ImmersiveSpaceContent {
      associatedtype Body : ImmersiveSpaceContent
      @ImmersiveSpaceContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
    }
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Never : ImmersiveSpaceContent {
    }
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct ImmersiveSpaceViewContent<Content> : ImmersiveSpaceContent where Content : View {
      public typealias Body = Never
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @resultBuilder public struct ImmersiveSpaceContentBuilder {
      public static func buildBlock<Content>(_ content: Content) -> some ImmersiveSpaceContent where Content : ImmersiveSpaceContent
    }
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct ImmersiveSpace<Content, Data> : Scene where Content : ImmersiveSpaceContent, Data : Decodable, Data : Encodable, Data : Hashable {
      @MainActor @preconcurrency public var body: some Scene { get }
    }
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ImmersiveSpace where Data == Never {
      nonisolated public init<V>(@ViewBuilder content: () -> V) where Content == ImmersiveSpaceViewContent<V>, V : View
      nonisolated public init<V>(id: String, @ViewBuilder content: () -> V) where Content == ImmersiveSpaceViewContent<V>, V : View
      @_disfavoredOverload nonisolated public init(@ImmersiveSpaceContentBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(id: String, @ImmersiveSpaceContentBuilder content: () -> Content)
    }
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ImmersiveSpace {
      nonisolated public init<V>(for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> V) where Content == ImmersiveSpaceViewContent<V>, V : View
      nonisolated public init<V>(id: String, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> V) where Content == ImmersiveSpaceViewContent<V>, V : View
      nonisolated public init<V>(for type: Data.Type = Data.self, @ViewBuilder content: @escaping (Binding<Data>) -> V, defaultValue: @escaping () -> Data) where Content == ImmersiveSpaceViewContent<V>, V : View
      nonisolated public init<V>(id: String, for type: Data.Type = Data.self, @ViewBuilder content: @escaping (Binding<Data>) -> V, defaultValue: @escaping () -> Data) where Content == ImmersiveSpaceViewContent<V>, V : View
    }
    // https://developer.apple.com/documentation/swiftui/immersionstyle
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public protocol ImmersionStyle {
    }
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct AutomaticImmersionStyle : ImmersionStyle {
      public init()
    }
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ImmersionStyle where Self == AutomaticImmersionStyle {
      public static var automatic: AutomaticImmersionStyle { get }
    }
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct FullImmersionStyle : ImmersionStyle {
      public init()
    }
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ImmersionStyle where Self == FullImmersionStyle {
      public static var full: FullImmersionStyle { get }
    }
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct MixedImmersionStyle : ImmersionStyle {
      public init()
    }
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ImmersionStyle where Self == MixedImmersionStyle {
      public static var mixed: MixedImmersionStyle { get }
    }
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct ProgressiveImmersionStyle : ImmersionStyle {
      public init()
    }
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ImmersionStyle where Self == ProgressiveImmersionStyle {
      public static var progressive: ProgressiveImmersionStyle { get }
    }
    @available(visionOS 2.0, macOS 26.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ImmersionStyle where Self == ProgressiveImmersionStyle {
      public static func progressive(_ immersionRange: ClosedRange<Double>, initialAmount: Double? = nil) -> ProgressiveImmersionStyle
    }
    @available(macOS 26.0, visionOS 26.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct ProgressiveImmersionAspectRatio : Equatable, Sendable {
      public static var automatic: ProgressiveImmersionAspectRatio { get }
      public static var landscape: ProgressiveImmersionAspectRatio { get }
      public static var portrait: ProgressiveImmersionAspectRatio { get }
    }
    @available(macOS 26.0, visionOS 26.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ImmersionStyle where Self == ProgressiveImmersionStyle {
      public static func progressive(_ immersionRange: ClosedRange<Double>, initialAmount: Double? = nil, aspectRatio: ProgressiveImmersionAspectRatio?) -> ProgressiveImmersionStyle
      public static func progressive(aspectRatio: ProgressiveImmersionAspectRatio) -> ProgressiveImmersionStyle
    }
    // https://developer.apple.com/documentation/swiftui/worldrecenterphase
    @available(macOS 26.0, visionOS 26.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public enum WorldRecenterPhase : Hashable, Sendable {
      case began
      case ended
    }
    @available(macOS 26.0, visionOS 26.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func onWorldRecenter(action: @escaping @MainActor () -> Void) -> some View
      nonisolated public func onWorldRecenter(action: @escaping @MainActor (WorldRecenterPhase) -> Void) -> some View
    }
    // https://developer.apple.com/documentation/swiftui/worldtrackinglimitation
    @available(macOS 26.0, visionOS 2.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct WorldTrackingLimitation : Hashable, Sendable {
      public static let translation: WorldTrackingLimitation
      public static let orientation: WorldTrackingLimitation
      public static func == (a: WorldTrackingLimitation, b: WorldTrackingLimitation) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(macOS 26.0, visionOS 2.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension EnvironmentValues {
      public var worldTrackingLimitations: Set<WorldTrackingLimitation> { get set }
    }
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Scene {
      nonisolated public func immersionStyle(selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...) -> some Scene
    }
    @available(visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Scene {
      nonisolated public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some Scene
      nonisolated public func defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat) -> some Scene
      nonisolated public func defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat, in unit: UnitLength) -> some Scene
    }
    @available(visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some View
    }
    """#
}
