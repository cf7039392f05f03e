extension InterfaceModules.WidgetKit {
  /// Widgets, timelines and what reloads them.
  static let widgets = #"""
    // https://developer.apple.com/documentation/widgetkit
    @_exported import Foundation
    import AppIntents
    import Swift
    import SwiftUI
    import _Concurrency
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public enum WidgetFamily : Int, CustomStringConvertible, Sendable {
      case systemSmall
      case systemMedium
      case systemLarge
      @available(iOS 15.0, macOS 14.0, visionOS 26.0, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      case systemExtraLarge
      @available(iOS 16.0, watchOS 9.0, *)
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      @available(visionOS, unavailable)
      case accessoryCircular
      @available(iOS 16.0, watchOS 9.0, *)
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      @available(visionOS, unavailable)
      case accessoryRectangular
      @available(iOS 16.0, watchOS 9.0, *)
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      @available(visionOS, unavailable)
      case accessoryInline
      @available(watchOS 9.0, *)
      @available(iOS, unavailable)
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      @available(visionOS, unavailable)
      case accessoryCorner
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
      public var description: String { get }
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public protocol TimelineEntry {
      var date: Date { get }
      var relevance: TimelineEntryRelevance? { get }
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    extension TimelineEntry {
      public var relevance: TimelineEntryRelevance? { get }
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public struct TimelineEntryRelevance : Hashable, Codable, Sendable {
      public init(score: Float, duration: TimeInterval = 0)
      public var score: Float { get set }
      public var duration: TimeInterval { get set }
      public static func == (a: TimelineEntryRelevance, b: TimelineEntryRelevance) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public struct TimelineReloadPolicy : Equatable, Sendable {
      public static var atEnd: TimelineReloadPolicy { get }
      public static var never: TimelineReloadPolicy { get }
      public static func after(_ date: Date) -> TimelineReloadPolicy
      public static func == (a: TimelineReloadPolicy, b: TimelineReloadPolicy) -> Bool
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public struct Timeline<EntryType> where EntryType : TimelineEntry {
      public init(entries: [EntryType], policy: TimelineReloadPolicy)
      public let entries: [EntryType]
      public let policy: TimelineReloadPolicy
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public struct TimelineProviderContext {
      public var family: WidgetFamily { get }
      public var isPreview: Bool { get }
      public var displaySize: CGSize { get }
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public protocol TimelineProvider {
      associatedtype Entry : TimelineEntry
      typealias Context = TimelineProviderContext
      func placeholder(in context: Self.Context) -> Self.Entry
      @preconcurrency func getSnapshot(in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
      @preconcurrency func getTimeline(in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
    }
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public protocol AppIntentTimelineProvider {
      associatedtype Entry : TimelineEntry
      associatedtype Intent : WidgetConfigurationIntent
      typealias Context = TimelineProviderContext
      func placeholder(in context: Self.Context) -> Self.Entry
      func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
      func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<Self.Entry>
      func recommendations() -> [AppIntentRecommendation<Self.Intent>]
    }
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    extension AppIntentTimelineProvider {
      public func recommendations() -> [AppIntentRecommendation<Self.Intent>]
    }
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public struct AppIntentRecommendation<Intent> where Intent : WidgetConfigurationIntent {
      public init(intent: Intent, description: LocalizedStringKey)
      @_disfavoredOverload public init<S>(intent: Intent, description: S) where S : StringProtocol
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public struct StaticConfiguration<Content> : WidgetConfiguration where Content : View {
      public init<Provider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) where Provider : TimelineProvider
      public typealias Body = Never
      public var body: Never { get }
    }
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public struct AppIntentConfiguration<Intent, Content> : WidgetConfiguration where Intent : WidgetConfigurationIntent, Content : View {
      public init<Provider>(kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) where Intent == Provider.Intent, Provider : AppIntentTimelineProvider
      public typealias Body = Never
      public var body: Never { get }
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    extension WidgetConfiguration {
      @MainActor @preconcurrency public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration
      @MainActor @preconcurrency public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration
      @MainActor @preconcurrency @_disfavoredOverload public func configurationDisplayName<S>(_ displayName: S) -> some WidgetConfiguration where S : StringProtocol
      @MainActor @preconcurrency public func description(_ description: Text) -> some WidgetConfiguration
      @MainActor @preconcurrency public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration
      @MainActor @preconcurrency @_disfavoredOverload public func description<S>(_ description: S) -> some WidgetConfiguration where S : StringProtocol
      @MainActor @preconcurrency public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration
      @MainActor @preconcurrency public func onBackgroundURLSessionEvents(matching matchingString: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void) -> some WidgetConfiguration
    }
    @available(iOS 15.0, macOS 12.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    extension WidgetConfiguration {
      @MainActor @preconcurrency public func contentMarginsDisabled() -> some WidgetConfiguration
    }
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    extension WidgetConfiguration {
      @MainActor @preconcurrency public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration
      @MainActor @preconcurrency public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration
      @MainActor @preconcurrency public func promptsForUserConfiguration() -> some WidgetConfiguration
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    extension EnvironmentValues {
      public var widgetFamily: WidgetFamily { get }
    }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public struct WidgetRenderingMode : Equatable, Sendable {
      public static var fullColor: WidgetRenderingMode { get }
      public static var accented: WidgetRenderingMode { get }
      public static var vibrant: WidgetRenderingMode { get }
      public static func == (a: WidgetRenderingMode, b: WidgetRenderingMode) -> Bool
    }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    extension EnvironmentValues {
      public var widgetRenderingMode: WidgetRenderingMode { get set }
      public var showsWidgetLabel: Bool { get set }
    }
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public struct WidgetLocation : Hashable, Sendable {
      public static var homeScreen: WidgetLocation { get }
      public static var lockScreen: WidgetLocation { get }
      public static var standBy: WidgetLocation { get }
      public static var iPhoneWidgetsOnMac: WidgetLocation { get }
      public static func == (a: WidgetLocation, b: WidgetLocation) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    extension View {
      nonisolated public func widgetLabel<Label>(@ViewBuilder label: () -> Label) -> some View where Label : View
      @_disfavoredOverload nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View
    }
    @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public struct WidgetAccentedRenderingMode : Hashable, Sendable {
      public static var accented: WidgetAccentedRenderingMode { get }
      public static var accentedDesaturated: WidgetAccentedRenderingMode { get }
      public static var desaturated: WidgetAccentedRenderingMode { get }
      public static var fullColor: WidgetAccentedRenderingMode { get }
      public static func == (a: WidgetAccentedRenderingMode, b: WidgetAccentedRenderingMode) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    extension Image {
      nonisolated public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View
    }
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    extension EnvironmentValues {
      public var showsWidgetContainerBackground: Bool { get }
      public var widgetContentMargins: EdgeInsets { get }
    }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    extension View {
      nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View
      nonisolated public func widgetLabel<S>(_ label: S) -> some View where S : StringProtocol
    }
    @available(iOS 16.0, watchOS 9.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct AccessoryWidgetBackground : View {
      nonisolated public init()
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    final public class WidgetCenter : Sendable {
      public static var shared: WidgetCenter { get }
      public func reloadTimelines(ofKind kind: String)
      public func reloadAllTimelines()
      @preconcurrency public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void)
      public func invalidateConfigurationRecommendations()
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public struct WidgetInfo : Sendable {
      public var family: WidgetFamily { get }
      public var kind: String { get }
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public struct WidgetPreviewContext : PreviewContext {
      public init(family: WidgetFamily)
    }
    @available(Apple 2019, *)
    public protocol PreviewContext {
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func previewContext<C>(_ value: C) -> some View where C : PreviewContext
    }
    // https://developer.apple.com/documentation/swiftui/preview(_:as:widget:timeline:)
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @freestanding(declaration) public macro Preview(_ name: String? = nil, as family: WidgetFamily, @WidgetPreviewBuilder widget: @escaping () -> any Widget, @PreviewTimelineBuilder timeline: @escaping () async -> [any TimelineEntry]) = #externalMacro(module: "PreviewsMacros", type: "WidgetTimeline")
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @resultBuilder public struct WidgetPreviewBuilder {
      public static func buildBlock(_ widget: any Widget) -> any Widget
    }
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @resultBuilder public struct PreviewTimelineBuilder {
      public static func buildBlock(_ entries: any TimelineEntry...) -> [any TimelineEntry]
    }
    """#
}
