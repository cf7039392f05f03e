extension InterfaceModules.SwiftUI {
  /// The toolbar modifiers of View, with their roles, places and behaviours.
  static let toolbarModifiers = #"""
    // https://developer.apple.com/documentation/swiftui/toolbars
    @available(Apple 2022, *)
    public struct ToolbarRole : Sendable {
    }
    @available(Apple 2022, *)
    public struct ToolbarPlacement : Sendable {
    }
    @available(Apple 2023, *)
    public struct ToolbarTitleDisplayMode : Sendable {
    }
    @available(Apple 2024, *)
    public struct ToolbarLabelStyle : Sendable, Equatable {
      public static func == (a: ToolbarLabelStyle, b: ToolbarLabelStyle) -> Bool
    }
    @available(Apple 2024.4, *)
    public struct ContentToolbarPlacement : Sendable {
    }
    @available(Apple 2025, *)
    public struct SearchToolbarBehavior : Sendable {
    }
    @available(Apple 2024, *)
    public struct WindowToolbarFullScreenVisibility : Sendable {
      public static var automatic: WindowToolbarFullScreenVisibility { get }
      public static var visible: WindowToolbarFullScreenVisibility { get }
      public static var onHover: WindowToolbarFullScreenVisibility { get }
    }
    @available(macOS 11.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public protocol WindowToolbarStyle {
    }
    @available(Apple 2024, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View
    }
    @available(Apple 2024, *)
    extension View {
      nonisolated public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View where S : ShapeStyle
    }
    @available(iOS, introduced: 16.0, deprecated: 100000.0, renamed: "toolbarBackgroundVisibility(_:for:)")
    @available(macOS, introduced: 13.0, deprecated: 100000.0, renamed: "toolbarBackgroundVisibility(_:for:)")
    @available(tvOS, introduced: 16.0, deprecated: 100000.0, renamed: "toolbarBackgroundVisibility(_:for:)")
    @available(watchOS, introduced: 9.0, deprecated: 100000.0, renamed: "toolbarBackgroundVisibility(_:for:)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "toolbarBackgroundVisibility(_:for:)")
    extension View {
      nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    }
    @available(Apple 2024, *)
    extension View {
      nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    }
    @available(iOS, introduced: 16.0, deprecated: 100000.0, renamed: "toolbarVisibility(_:for:)")
    @available(macOS, introduced: 13.0, deprecated: 100000.0, renamed: "toolbarVisibility(_:for:)")
    @available(tvOS, introduced: 16.0, deprecated: 100000.0, renamed: "toolbarVisibility(_:for:)")
    @available(watchOS, introduced: 9.0, deprecated: 100000.0, renamed: "toolbarVisibility(_:for:)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "toolbarVisibility(_:for:)")
    extension View {
      nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    }
    @available(Apple 2024, *)
    extension View {
      nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    }
    @available(Apple 2022, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func toolbarForegroundStyle<S>(_ style: S, for bars: ToolbarPlacement...) -> some View where S : ShapeStyle
    }
    @available(Apple 2025, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> some View where Content : View
    }
    @available(Apple 2025.1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func tabViewBottomAccessory<Content>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View where Content : View
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View
    }
    @available(Apple 2025, *)
    extension View {
      nonisolated public func safeAreaBar(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View
      nonisolated public func safeAreaBar(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View
    }
    @available(Apple 2024.4, *)
    extension View {
      nonisolated public func contentToolbar<Content>(for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content) -> some View where Content : View
      #if SDK27
      nonisolated public func contentToolbar<Content>(for placement: ContentToolbarPlacement, @ContentBuilder content: () -> Content) -> some View where Content : ToolbarContent
      #else
      nonisolated public func contentToolbar<Content>(for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content) -> some View where Content : ToolbarContent
      #endif
    }
    @available(Apple 2024.4, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ContentToolbarPlacement {
      public static var tabViewSidebar: ContentToolbarPlacement { get }
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content : View
      #if SDK27
      nonisolated public func toolbar<Content>(@ContentBuilder content: () -> Content) -> some View where Content : ToolbarContent
      nonisolated public func toolbar<Content>(id: String, @ContentBuilder content: () -> Content) -> some View where Content : CustomizableToolbarContent
      #else
      nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View where Content : ToolbarContent
      nonisolated public func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View where Content : CustomizableToolbarContent
      #endif
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func presentedWindowToolbarStyle<S>(_ style: S) -> some View where S : WindowToolbarStyle
    }
    @available(iOS 26.0, macOS 11.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View
      nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View
    }
    @available(iOS 26.0, macOS 13.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      @_disfavoredOverload nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringResource) -> some View
    }
    @available(iOS 26.0, macOS 11.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      @_disfavoredOverload nonisolated public func navigationSubtitle<S>(_ subtitle: S) -> some View where S : StringProtocol
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C : View
    }
    @available(Apple 2025, *)
    extension SearchToolbarBehavior {
      public static var automatic: SearchToolbarBehavior { get }
    }
    @available(Apple 2025, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension SearchToolbarBehavior {
      public static var minimize: SearchToolbarBehavior { get }
    }
    @available(Apple 2025, *)
    extension View {
      nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View
    }
    @available(Apple 2023, *)
    extension ToolbarTitleDisplayMode {
      public static var automatic: ToolbarTitleDisplayMode { get }
    }
    @available(Apple 2023, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    extension ToolbarTitleDisplayMode {
      public static var large: ToolbarTitleDisplayMode { get }
    }
    @available(Apple 2023, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ToolbarTitleDisplayMode {
      public static var inlineLarge: ToolbarTitleDisplayMode { get }
    }
    @available(Apple 2023, *)
    extension ToolbarTitleDisplayMode {
      public static var inline: ToolbarTitleDisplayMode { get }
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View
    }
    @available(Apple 2024, *)
    extension ToolbarLabelStyle {
      public static var automatic: ToolbarLabelStyle { get }
    }
    @available(Apple 2024, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ToolbarLabelStyle {
      public static var titleAndIcon: ToolbarLabelStyle { get }
      public static var iconOnly: ToolbarLabelStyle { get }
      public static var titleOnly: ToolbarLabelStyle { get }
    }
    @available(Apple 2022, *)
    extension ToolbarRole {
      public static var automatic: ToolbarRole { get }
    }
    @available(Apple 2022, *)
    @available(macOS, unavailable)
    extension ToolbarRole {
      public static var navigationStack: ToolbarRole { get }
    }
    @available(Apple 2022, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ToolbarRole {
      public static var browser: ToolbarRole { get }
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ToolbarRole {
      public static var editor: ToolbarRole { get }
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View
    }
    @available(Apple 2022, *)
    extension ToolbarPlacement {
      public static var automatic: ToolbarPlacement { get }
    }
    @available(iOS 16.0, watchOS 10.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    extension ToolbarPlacement {
      public static var bottomBar: ToolbarPlacement { get }
    }
    @available(Apple 2022, *)
    @available(macOS, unavailable)
    extension ToolbarPlacement {
      public static var navigationBar: ToolbarPlacement { get }
    }
    @available(Apple 2022, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ToolbarPlacement {
      public static var windowToolbar: ToolbarPlacement { get }
    }
    @available(Apple 2022, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension ToolbarPlacement {
      public static var tabBar: ToolbarPlacement { get }
    }
    @available(Apple 2022, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ToolbarPlacement {
      public static func accessoryBar<ID>(id: ID) -> ToolbarPlacement where ID : Hashable
    }
    @available(Apple 2019, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ToolbarPlacement {
      public static var bottomOrnament: ToolbarPlacement { get }
    }
    @available(iOS, unavailable)
    @available(macOS, introduced: 13.0, deprecated: 14.0, renamed: "accessoryBar")
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ToolbarPlacement {
      public init<ID>(id: ID) where ID : Hashable
    }
    @available(Apple 2021, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func badge(_ count: Int) -> some View
      nonisolated public func badge(_ label: Text?) -> some View
      nonisolated public func badge(_ key: LocalizedStringKey?) -> some View
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      @_disfavoredOverload nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View
    }
    @available(Apple 2021, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      @_disfavoredOverload nonisolated public func badge<S>(_ label: S?) -> some View where S : StringProtocol
    }
    @available(Apple 2023, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension BadgeProminence {
      public static var decreased: BadgeProminence { get }
      public static var standard: BadgeProminence { get }
      public static var increased: BadgeProminence { get }
    }
    @available(Apple 2023, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View
    }
    @available(Apple 2023, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct BadgeProminence : Hashable, Sendable {
      public static func == (a: BadgeProminence, b: BadgeProminence) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    """#
}
