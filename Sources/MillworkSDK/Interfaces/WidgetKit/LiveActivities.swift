extension InterfaceModules.WidgetKit {
  /// Live activities: the Lock Screen and the Dynamic Island.
  static let liveActivities = #"""
    // https://developer.apple.com/documentation/widgetkit/activityconfiguration
    #if os(iOS)
    import ActivityKit
    @available(iOS 16.1, *)
    public struct ActivityViewContext<Attributes> where Attributes : ActivityAttributes {
      public let attributes: Attributes
      public let state: Attributes.ContentState
      public var activityID: String { get }
      @available(iOS 16.2, *)
      public var isStale: Bool { get }
    }
    @available(iOS 16.1, *)
    @MainActor @preconcurrency public struct ActivityConfiguration<Attributes> : WidgetConfiguration where Attributes : ActivityAttributes {
      public init<Content>(for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content, dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland) where Content : View
      public typealias Body = Never
      public var body: Never { get }
    }
    @available(iOS 18.0, *)
    extension WidgetConfiguration {
      @MainActor @preconcurrency public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration
    }
    @available(iOS 18.0, *)
    public enum ActivityFamily : Hashable, Sendable { case small, medium }
    @available(iOS 18.0, *)
    extension EnvironmentValues {
      public var activityFamily: ActivityFamily { get }
      public var isActivityUpdateReduced: Bool { get }
    }
    // https://developer.apple.com/documentation/widgetkit/dynamicisland
    @available(iOS 16.1, *)
    @MainActor @preconcurrency public struct DynamicIsland {
      public init<Expanded, CompactLeading, CompactTrailing, Minimal>(@DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>, @ViewBuilder compactLeading: @escaping () -> CompactLeading, @ViewBuilder compactTrailing: @escaping () -> CompactTrailing, @ViewBuilder minimal: @escaping () -> Minimal) where Expanded : View, CompactLeading : View, CompactTrailing : View, Minimal : View
      public func widgetURL(_ url: URL?) -> DynamicIsland
      public func keylineTint(_ color: Color?) -> DynamicIsland
      public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland
    }
    @available(iOS 16.1, *)
    public struct DynamicIslandMode : Hashable, Sendable {
      public static var compactLeading: DynamicIslandMode { get }
      public static var compactTrailing: DynamicIslandMode { get }
      public static var expanded: DynamicIslandMode { get }
      public static var minimal: DynamicIslandMode { get }
      public static func == (a: DynamicIslandMode, b: DynamicIslandMode) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 16.1, *)
    public struct DynamicIslandExpandedRegionPosition : Hashable, Sendable {
      public static var leading: DynamicIslandExpandedRegionPosition { get }
      public static var trailing: DynamicIslandExpandedRegionPosition { get }
      public static var center: DynamicIslandExpandedRegionPosition { get }
      public static var bottom: DynamicIslandExpandedRegionPosition { get }
      public static func == (a: DynamicIslandExpandedRegionPosition, b: DynamicIslandExpandedRegionPosition) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 16.1, *)
    public struct DynamicIslandExpandedRegionVerticalPlacement : Hashable, Sendable {
      public static var belowIfTooWide: DynamicIslandExpandedRegionVerticalPlacement { get }
      public static func == (a: DynamicIslandExpandedRegionVerticalPlacement, b: DynamicIslandExpandedRegionVerticalPlacement) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 16.1, *)
    @MainActor @preconcurrency public struct DynamicIslandExpandedRegion<Content> where Content : View {
      public init(_ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content)
    }
    @available(iOS 16.1, *)
    public struct DynamicIslandExpandedContent<Content> where Content : View {
    }
    @available(iOS 16.1, *)
    @MainActor @preconcurrency @resultBuilder public struct DynamicIslandExpandedContentBuilder {
      public static func buildExpression<Content>(_ content: DynamicIslandExpandedRegion<Content>) -> DynamicIslandExpandedContent<Content> where Content : View
      public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView>
      public static func buildBlock<each Content>(_ content: repeat DynamicIslandExpandedContent<each Content>) -> DynamicIslandExpandedContent<some View> where repeat each Content : View
      public static func buildIf<Content>(_ content: DynamicIslandExpandedContent<Content>?) -> DynamicIslandExpandedContent<Content?> where Content : View
      public static func buildEither<T>(first: DynamicIslandExpandedContent<T>) -> DynamicIslandExpandedContent<some View> where T : View
      public static func buildEither<T>(second: DynamicIslandExpandedContent<T>) -> DynamicIslandExpandedContent<some View> where T : View
    }
    @available(iOS 16.1, *)
    extension View {
      nonisolated public func activityBackgroundTint(_ color: Color?) -> some View
      nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View
      @available(iOS 16.1, *)
      nonisolated public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View
    }
    // https://developer.apple.com/documentation/widgetkit/activitypreviewviewkind
    @available(iOS 16.2, *)
    public enum ActivityPreviewViewKind : Sendable {
      case content
      case dynamicIsland(DynamicIslandPreviewViewState)
    }
    @available(iOS 16.2, *)
    public enum DynamicIslandPreviewViewState : Sendable { case compact, expanded, minimal }
    @available(iOS 17.0, *)
    @resultBuilder public struct PreviewActivityBuilder<Attributes> where Attributes : ActivityAttributes {
      public static func buildBlock(_ states: Attributes.ContentState...) -> [Attributes.ContentState]
    }
    @available(iOS 17.0, *)
    @freestanding(declaration) public macro Preview<Attributes>(_ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes, @WidgetPreviewBuilder widget: @escaping () -> any Widget, @PreviewActivityBuilder<Attributes> contentStates: @escaping () async -> [Attributes.ContentState]) = #externalMacro(module: "PreviewsMacros", type: "WidgetTimeline") where Attributes : ActivityAttributes
    #endif
    extension View {
      @available(iOS 14.0, macOS 11.0, visionOS 26.0, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      nonisolated public func widgetURL(_ url: URL?) -> some View
    }
    """#
}
