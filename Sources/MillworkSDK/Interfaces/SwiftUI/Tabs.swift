extension InterfaceModules.SwiftUI {
  /// Tab views.
  static let tabs = #"""
    // https://developer.apple.com/documentation/swiftui/tabview
    // Tabs.
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
    nonisolated public struct TabView<SelectionValue, Content> : View where SelectionValue : Hashable, Content : View {
      nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
    extension TabView where SelectionValue == Int {
      nonisolated public init(@ViewBuilder content: () -> Content)
    }
    @available(Apple 2024, *)
    extension TabView {
      nonisolated public init<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C) where Content == TabContentBuilder<SelectionValue>.Content<C>, C : TabContent
      nonisolated public init<C>(@TabContentBuilder<Never> content: () -> C) where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C : TabContent
    }
    @available(Apple 2024, *)
    @MainActor @preconcurrency public protocol TabContent<TabValue> {
      associatedtype TabValue : Hashable where Self.TabValue == Self.Body.TabValue
      associatedtype Body : TabContent
      @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
    }
    @available(Apple 2024, *)
    extension Never : TabContent {
      public typealias TabValue = Never
    }
    @available(Apple 2024, *)
    @resultBuilder public struct TabContentBuilder<TabValue> where TabValue : Hashable {
      @MainActor @preconcurrency public struct Content<C> : View where TabValue == C.TabValue, C : TabContent {
        @MainActor @preconcurrency public var body: Never { get }
      }
      public static func buildExpression(_ content: some TabContent<TabValue>) -> some TabContent<TabValue>
      public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue>
      public static func buildBlock<C1, C2>(_ content1: C1, _ content2: C2) -> some TabContent<TabValue> where TabValue == C1.TabValue, C1 : TabContent, C2 : TabContent, C1.TabValue == C2.TabValue
      public static func buildBlock<C1, C2, C3>(_ content1: C1, _ content2: C2, _ content3: C3) -> some TabContent<TabValue> where TabValue == C1.TabValue, C1 : TabContent, C2 : TabContent, C3 : TabContent, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue
      public static func buildBlock<C1, C2, C3, C4>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4) -> some TabContent<TabValue> where TabValue == C1.TabValue, C1 : TabContent, C2 : TabContent, C3 : TabContent, C4 : TabContent, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue
      public static func buildBlock<C1, C2, C3, C4, C5>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5) -> some TabContent<TabValue> where TabValue == C1.TabValue, C1 : TabContent, C2 : TabContent, C3 : TabContent, C4 : TabContent, C5 : TabContent, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue
      public static func buildBlock<C1, C2, C3, C4, C5, C6>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6) -> some TabContent<TabValue> where TabValue == C1.TabValue, C1 : TabContent, C2 : TabContent, C3 : TabContent, C4 : TabContent, C5 : TabContent, C6 : TabContent, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue
      public static func buildBlock<C1, C2, C3, C4, C5, C6, C7>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6, _ content7: C7) -> some TabContent<TabValue> where TabValue == C1.TabValue, C1 : TabContent, C2 : TabContent, C3 : TabContent, C4 : TabContent, C5 : TabContent, C6 : TabContent, C7 : TabContent, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue
      public static func buildBlock<C1, C2, C3, C4, C5, C6, C7, C8>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6, _ content7: C7, _ content8: C8) -> some TabContent<TabValue> where TabValue == C1.TabValue, C1 : TabContent, C2 : TabContent, C3 : TabContent, C4 : TabContent, C5 : TabContent, C6 : TabContent, C7 : TabContent, C8 : TabContent, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue, C7.TabValue == C8.TabValue
      public static func buildBlock<C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6, _ content7: C7, _ content8: C8, _ content9: C9) -> some TabContent<TabValue> where TabValue == C1.TabValue, C1 : TabContent, C2 : TabContent, C3 : TabContent, C4 : TabContent, C5 : TabContent, C6 : TabContent, C7 : TabContent, C8 : TabContent, C9 : TabContent, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue, C7.TabValue == C8.TabValue, C8.TabValue == C9.TabValue
      public static func buildBlock<C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6, _ content7: C7, _ content8: C8, _ content9: C9, _ content10: C10) -> some TabContent<TabValue> where TabValue == C1.TabValue, C1 : TabContent, C2 : TabContent, C3 : TabContent, C4 : TabContent, C5 : TabContent, C6 : TabContent, C7 : TabContent, C8 : TabContent, C9 : TabContent, C10 : TabContent, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue, C7.TabValue == C8.TabValue, C8.TabValue == C9.TabValue, C9.TabValue == C10.TabValue
      public static func buildIf(_ content: (some TabContent<TabValue>)?) -> some TabContent<TabValue>
      public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> where TabValue == T.TabValue, T : TabContent, F : TabContent, T.TabValue == F.TabValue
      public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> where TabValue == T.TabValue, T : TabContent, F : TabContent, T.TabValue == F.TabValue
      public static func buildLimitedAvailability<T>(_ content: T) -> AnyTabContent<T.TabValue> where TabValue == T.TabValue, T : TabContent
    }
    @available(Apple 2024, *)
    nonisolated public struct Tab<Value, Content, Label> : TabContent where Value : Hashable {
      public typealias TabValue = Value
      @MainActor @preconcurrency public var body: AnyTabContent<Value> { get }
    }
    @available(Apple 2024, *)
    nonisolated public struct DefaultTabLabel : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension DefaultTabLabel : Sendable {}
    @available(Apple 2024, *)
    public struct TabRole : Hashable, Sendable {
      public static var search: TabRole { get }
      public static func == (a: TabRole, b: TabRole) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
    extension View {
      nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V : View
    }
    @available(Apple 2020, *)
    public protocol TabViewStyle {
    }
    @available(Apple 2020, *)
    public struct DefaultTabViewStyle : TabViewStyle {
      public init()
    }
    @available(Apple 2020, *)
    extension TabViewStyle where Self == DefaultTabViewStyle {
      public static var automatic: DefaultTabViewStyle { get }
    }
    @available(iOS 14.0, tvOS 14.0, watchOS 8.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    public struct PageTabViewStyle : TabViewStyle {
      public init()
    }
    @available(iOS 14.0, tvOS 14.0, watchOS 8.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    extension TabViewStyle where Self == PageTabViewStyle {
      public static var page: PageTabViewStyle { get }
    }
    @available(Apple 2024, *)
    @available(watchOS, unavailable)
    public struct SidebarAdaptableTabViewStyle : TabViewStyle {
      public init()
    }
    @available(Apple 2024, *)
    @available(watchOS, unavailable)
    extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
      public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { get }
    }
    @available(Apple 2024, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public struct TabBarOnlyTabViewStyle : TabViewStyle {
      public init()
    }
    @available(Apple 2024, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
      public static var tabBarOnly: TabBarOnlyTabViewStyle { get }
    }
    @available(Apple 2024, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct GroupedTabViewStyle : TabViewStyle {
      public init()
    }
    @available(Apple 2024, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension TabViewStyle where Self == GroupedTabViewStyle {
      public static var grouped: GroupedTabViewStyle { get }
    }
    @available(Apple 2023, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct VerticalPageTabViewStyle : TabViewStyle {
      public init()
    }
    @available(Apple 2023, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension TabViewStyle where Self == VerticalPageTabViewStyle {
      public static var verticalPage: VerticalPageTabViewStyle { get }
    }
    @available(iOS 14.0, tvOS 14.0, watchOS 8.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    extension PageTabViewStyle {
      public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode)
      public struct IndexDisplayMode : Sendable {
        public static var automatic: PageTabViewStyle.IndexDisplayMode { get }
        public static var always: PageTabViewStyle.IndexDisplayMode { get }
        public static var never: PageTabViewStyle.IndexDisplayMode { get }
      }
    }
    @available(iOS 14.0, tvOS 14.0, watchOS 8.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    extension TabViewStyle where Self == PageTabViewStyle {
      public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S : TabViewStyle
    }
    @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TabViewCustomization : Equatable, Codable, Sendable {
      public init()
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public mutating func resetVisibility()
      public mutating func resetSectionOrder()
      public mutating func resetSectionOrder(for sectionID: String)
      public subscript(sidebarVisibility id: String) -> Visibility { get set }
      public subscript(sectionID sectionID: String) -> [String]? { get }
      @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
      public subscript(tab id: String) -> TabViewCustomization.TabCustomization { get set }
      @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
      public subscript(section id: String) -> TabViewCustomization.SectionCustomization { get set }
      @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public struct TabCustomization {
        public var sidebarVisibility: Visibility
        @available(macOS, unavailable)
        @available(visionOS, unavailable)
        public var tabBarVisibility: Visibility
      }
      @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public struct SectionCustomization {
        public var tabOrder: [String]? { get }
        public mutating func resetTabOrder()
      }
      public static func == (a: TabViewCustomization, b: TabViewCustomization) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View
      nonisolated public func tabViewSidebarHeader<Content>(@ViewBuilder content: () -> Content) -> some View where Content : View
      nonisolated public func tabViewSidebarFooter<Content>(@ViewBuilder content: () -> Content) -> some View where Content : View
      nonisolated public func tabViewSidebarBottomBar<Content>(@ViewBuilder content: () -> Content) -> some View where Content : View
    }
    @available(Apple 2025, *)
    extension View {
      nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View
    }
    @available(Apple 2025, *)
    public struct TabBarMinimizeBehavior : Hashable, Sendable {
      public static var automatic: TabBarMinimizeBehavior { get }
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      public static var onScrollDown: TabBarMinimizeBehavior { get }
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      public static var onScrollUp: TabBarMinimizeBehavior { get }
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      public static var never: TabBarMinimizeBehavior { get }
      public static func == (a: TabBarMinimizeBehavior, b: TabBarMinimizeBehavior) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2024, *)
    nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> : TabContent where SelectionValue : Hashable {
      public typealias TabValue = SelectionValue
      @MainActor @preconcurrency public var body: AnyTabContent<SelectionValue> { get }
    }
    @available(Apple 2024, *)
    extension TabSection where Header == Text, Content : TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
      nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) where S : StringProtocol
    }
    @available(Apple 2024, *)
    extension TabSection where Header : View, Content : TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
      nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
    }
    @available(Apple 2024, *)
    extension TabSection where Header == EmptyView, Content : TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
      nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content)
    }
    @available(Apple 2024, *)
    extension TabContent {
      nonisolated public func badge(_ count: Int) -> some TabContent<Self.TabValue>
      nonisolated public func badge(_ label: Text?) -> some TabContent<Self.TabValue>
      nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<Self.TabValue>
      @_disfavoredOverload nonisolated public func badge<S>(_ label: S?) -> some TabContent<Self.TabValue> where S : StringProtocol
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue>
      nonisolated public func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue>
      nonisolated public func customizationID(_ id: String) -> some TabContent<Self.TabValue>
    }
    // https://developer.apple.com/documentation/swiftui/tabcontent/customizationbehavior(_:for:)
    @available(Apple 2024, *)
    public struct TabCustomizationBehavior : Equatable, Sendable {
      public static var automatic: TabCustomizationBehavior { get }
      public static var reorderable: TabCustomizationBehavior { get }
      public static var disabled: TabCustomizationBehavior { get }
      public static func == (a: TabCustomizationBehavior, b: TabCustomizationBehavior) -> Bool
    }
    @available(Apple 2024, *)
    public struct AdaptableTabBarPlacement : Hashable, Sendable {
      public static var automatic: AdaptableTabBarPlacement { get }
      public static var tabBar: AdaptableTabBarPlacement { get }
      public static var sidebar: AdaptableTabBarPlacement { get }
      public static func == (a: AdaptableTabBarPlacement, b: AdaptableTabBarPlacement) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2024, *)
    public struct TabPlacement : Hashable, Sendable {
      public static var automatic: TabPlacement { get }
      public static var pinned: TabPlacement { get }
      public static var sidebarOnly: TabPlacement { get }
      public static func == (a: TabPlacement, b: TabPlacement) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2024, *)
    extension TabContent {
      nonisolated public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some TabContent<Self.TabValue>
      nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue>
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      nonisolated public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<Self.TabValue>
    }
    """#
}
