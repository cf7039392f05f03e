extension InterfaceModules.SwiftUI {
  /// Navigation, tabs and search.
  static let navigation = #"""
    // https://developer.apple.com/documentation/swiftui/navigation
    @available(Apple 2022, *)
    nonisolated public struct NavigationStack<Data, Root> : View where Root : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension NavigationStack : Sendable {}
    @available(Apple 2022, *)
    extension NavigationStack {
      nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath
      nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath
      nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data : MutableCollection, Data : RandomAccessCollection, Data : RangeReplaceableCollection, Data.Element : Hashable
    }
    @available(Apple 2022, *)
    public struct NavigationPath : Equatable {
      public init()
      public init<S>(_ elements: S) where S : Sequence, S.Element : Hashable
      public var count: Int { get }
      public var isEmpty: Bool { get }
      public mutating func append<V>(_ value: V) where V : Hashable
      public mutating func removeLast(_ k: Int = 1)
      public static func == (a: NavigationPath, b: NavigationPath) -> Bool
    }
    @available(Apple 2022, *)
    nonisolated public struct NavigationSplitView<Sidebar, Content, Detail> : View where Sidebar : View, Content : View, Detail : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension NavigationSplitView : Sendable {}
    @available(Apple 2022, *)
    extension NavigationSplitView {
      nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
      nonisolated public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
      nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
      nonisolated public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
    }
    @available(Apple 2023, *)
    extension NavigationSplitView {
      nonisolated public init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
      nonisolated public init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
      nonisolated public init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
      nonisolated public init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
    }
    @available(Apple 2022, *)
    public struct NavigationSplitViewVisibility : Equatable, Codable, Sendable {
      public static var automatic: NavigationSplitViewVisibility { get }
      public static var all: NavigationSplitViewVisibility { get }
      public static var doubleColumn: NavigationSplitViewVisibility { get }
      public static var detailOnly: NavigationSplitViewVisibility { get }
      public static func == (a: NavigationSplitViewVisibility, b: NavigationSplitViewVisibility) -> Bool
    }
    @available(Apple 2022, *)
    extension NavigationSplitViewVisibility {
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @available(Apple 2023, *)
    public struct NavigationSplitViewColumn : Hashable, Sendable {
      public static var sidebar: NavigationSplitViewColumn { get }
      public static var content: NavigationSplitViewColumn { get }
      public static var detail: NavigationSplitViewColumn { get }
      public static func == (a: NavigationSplitViewColumn, b: NavigationSplitViewColumn) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2022, *)
    @MainActor @preconcurrency public protocol NavigationSplitViewStyle {
      associatedtype Body : View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
      typealias Configuration = NavigationSplitViewStyleConfiguration
    }
    @available(Apple 2022, *)
    public struct NavigationSplitViewStyleConfiguration {
    }
    @available(Apple 2022, *)
    extension NavigationSplitView {
      nonisolated public init(_ configuration: NavigationSplitViewStyleConfiguration) where Sidebar == NavigationSplitViewStyleConfiguration.Sidebar, Content == NavigationSplitViewStyleConfiguration.Content, Detail == NavigationSplitViewStyleConfiguration.Detail
    }
    @available(Apple 2022, *)
    extension NavigationSplitViewStyleConfiguration {
      @MainActor @preconcurrency public struct Sidebar : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @MainActor @preconcurrency public struct Content : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @MainActor @preconcurrency public struct Detail : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
    }
    @available(Apple 2022, *)
    public struct AutomaticNavigationSplitViewStyle : NavigationSplitViewStyle {
      nonisolated public init()
      @MainActor @preconcurrency public func makeBody(configuration: AutomaticNavigationSplitViewStyle.Configuration) -> some View
    }
    @available(Apple 2022, *)
    extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
      public static var automatic: AutomaticNavigationSplitViewStyle { get }
    }
    @available(Apple 2022, *)
    public struct BalancedNavigationSplitViewStyle : NavigationSplitViewStyle {
      nonisolated public init()
      @MainActor @preconcurrency public func makeBody(configuration: BalancedNavigationSplitViewStyle.Configuration) -> some View
    }
    @available(Apple 2022, *)
    extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
      public static var balanced: BalancedNavigationSplitViewStyle { get }
    }
    @available(Apple 2022, *)
    public struct ProminentDetailNavigationSplitViewStyle : NavigationSplitViewStyle {
      nonisolated public init()
      @MainActor @preconcurrency public func makeBody(configuration: ProminentDetailNavigationSplitViewStyle.Configuration) -> some View
    }
    @available(Apple 2022, *)
    extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
      public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { get }
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func navigationSplitViewStyle<S>(_ style: S) -> some View where S : NavigationSplitViewStyle
      nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View
      nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
      nonisolated public func navigationDestination<D, C>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View where D : Hashable, C : View
      nonisolated public func navigationDestination<V>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View where V : View
      nonisolated public func navigationTitle(_ title: Binding<String>) -> some View
      nonisolated public func navigationDocument(_ url: URL) -> some View
      @_disfavoredOverload nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func navigationDestination<D, C>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View where D : Hashable, C : View
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
    @available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
    nonisolated public struct NavigationView<Content> : View where Content : View {
      nonisolated public init(@ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    public protocol NavigationViewStyle {
    }
    @available(Apple 2019, *)
    public struct DefaultNavigationViewStyle : NavigationViewStyle {
      public init()
    }
    @available(Apple 2019, *)
    extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
      public static var automatic: DefaultNavigationViewStyle { get }
    }
    @available(iOS 13.0, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    public struct StackNavigationViewStyle : NavigationViewStyle {
      public init()
    }
    @available(iOS 13.0, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    extension NavigationViewStyle where Self == StackNavigationViewStyle {
      public static var stack: StackNavigationViewStyle { get }
    }
    @available(Apple 2021, *)
    @available(watchOS, unavailable)
    public struct ColumnNavigationViewStyle : NavigationViewStyle {
      public init()
    }
    @available(Apple 2021, *)
    @available(watchOS, unavailable)
    extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
      public static var columns: ColumnNavigationViewStyle { get }
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func navigationViewStyle<S>(_ style: S) -> some View where S : NavigationViewStyle
    }
    @available(Apple 2019, *)
    nonisolated public struct NavigationLink<Label, Destination> : View where Label : View, Destination : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension NavigationLink : Sendable {}
    @available(Apple 2019, *)
    extension NavigationLink {
      nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Pass a closure as the destination")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Pass a closure as the destination")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Pass a closure as the destination")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Pass a closure as the destination")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Pass a closure as the destination")
    extension NavigationLink {
      nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label)
    }
    @available(iOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView")
    @available(macOS, introduced: 10.15, deprecated: 13.0, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView")
    @available(tvOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView")
    @available(watchOS, introduced: 6.0, deprecated: 9.0, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView")
    extension NavigationLink {
      nonisolated public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
      nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
      nonisolated public init<V>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) where V : Hashable
      nonisolated public init<V>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) where V : Hashable
      nonisolated public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) where Label == Text
      @_disfavoredOverload nonisolated public init<S>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) where Label == Text, S : StringProtocol
      nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) where Label == Text
      @_disfavoredOverload nonisolated public init<S>(_ title: S, destination: Destination, isActive: Binding<Bool>) where Label == Text, S : StringProtocol
      nonisolated public init<V>(_ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination) where Label == Text, V : Hashable
      @_disfavoredOverload nonisolated public init<S, V>(_ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination) where Label == Text, S : StringProtocol, V : Hashable
      nonisolated public init<V>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) where Label == Text, V : Hashable
      @_disfavoredOverload nonisolated public init<S, V>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) where Label == Text, S : StringProtocol, V : Hashable
    }
    @available(Apple 2019, *)
    extension NavigationLink where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S : StringProtocol
      nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, destination: Destination)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, destination: Destination) where S : StringProtocol
    }
    @available(Apple 2022, *)
    extension NavigationLink where Destination == Never {
      nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P : Hashable
      nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P : Hashable
      @_disfavoredOverload nonisolated public init<P>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text, P : Hashable
      @_disfavoredOverload nonisolated public init<S, P>(_ title: S, value: P?) where Label == Text, S : StringProtocol, P : Hashable
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func navigationTitle(_ title: Text) -> some View
      nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
      @_disfavoredOverload nonisolated public func navigationTitle<S>(_ title: S) -> some View where S : StringProtocol
    }
    @available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, macOS 13.0, *)
    extension View {
      @available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, macOS 13.0, *)
      nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
    }
    @available(iOS 14.0, watchOS 8.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    extension View {
      nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    }
    @available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    public struct NavigationBarItem : Sendable {
      public enum TitleDisplayMode : Sendable {
        case automatic
        case inline
        @available(tvOS, unavailable)
        case large
      }
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
    @available(macOS, unavailable)
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
    extension View {
      nonisolated public func navigationBarTitle(_ title: Text) -> some View
      nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View
      @_disfavoredOverload nonisolated public func navigationBarTitle<S>(_ title: S) -> some View where S : StringProtocol
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
      @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @_disfavoredOverload nonisolated public func navigationBarTitle<S>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View where S : StringProtocol
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(.hidden)")
    @available(macOS, unavailable)
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(.hidden)")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use toolbar(.hidden)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use toolbar(.hidden)")
    extension View {
      nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement")
    @available(macOS, unavailable)
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement")
    @available(watchOS, unavailable)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement")
    extension View {
      nonisolated public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L : View, T : View
      nonisolated public func navigationBarItems<L>(leading: L) -> some View where L : View
      nonisolated public func navigationBarItems<T>(trailing: T) -> some View where T : View
    }
    """#
}
