extension InterfaceModules.SwiftUI {
  /// Lists, sections, forms, scroll views, tables and boxes.
  static let containers = #"""
    // https://developer.apple.com/documentation/swiftui/lists
    // https://developer.apple.com/documentation/swiftui/scroll-views
    @available(Apple 2019, *)
    nonisolated public struct Section<Parent, Content, Footer> {
    }
    @available(*, unavailable)
    extension Section : Sendable {}
    @available(Apple 2019, *)
    extension Section : View where Parent : View, Content : View, Footer : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    extension Section where Parent : View, Content : View, Footer : View {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
    }
    @available(Apple 2019, *)
    extension Section where Parent == EmptyView, Content : View, Footer : View {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
    }
    @available(Apple 2019, *)
    extension Section where Parent : View, Content : View, Footer == EmptyView {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
    }
    @available(Apple 2019, *)
    extension Section where Parent == EmptyView, Content : View, Footer == EmptyView {
      nonisolated public init(@ViewBuilder content: () -> Content)
    }
    @available(Apple 2021, *)
    extension Section where Parent == Text, Content : View, Footer == EmptyView {
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S : StringProtocol
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    extension Section where Parent == Text, Content : View, Footer == EmptyView {
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) where S : StringProtocol
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Section where Parent : View, Content : View, Footer == EmptyView {
      nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
    extension Section where Parent : View, Content : View, Footer : View {
      nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Section(content:header:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "Section(content:header:)")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "Section(content:header:)")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "Section(content:header:)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "Section(content:header:)")
    extension Section where Parent : View, Content : View, Footer == EmptyView {
      nonisolated public init(header: Parent, @ViewBuilder content: () -> Content)
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Section(content:footer:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "Section(content:footer:)")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "Section(content:footer:)")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "Section(content:footer:)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "Section(content:footer:)")
    extension Section where Parent == EmptyView, Content : View, Footer : View {
      nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content)
    }
    @available(Apple 2019, *)
    nonisolated public struct List<SelectionValue, Content> : View where SelectionValue : Hashable, Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension List : Sendable {}
    @available(Apple 2019, *)
    extension List {
      @available(watchOS 10.0, *)
      nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
      @available(watchOS 10.0, *)
      nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
    }
    @available(Apple 2019, *)
    extension List where SelectionValue == Never {
      nonisolated public init(@ViewBuilder content: () -> Content)
      nonisolated public init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data : RandomAccessCollection, RowContent : View, Data.Element : Identifiable
      nonisolated public init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>, Data : RandomAccessCollection, ID : Hashable, RowContent : View
      nonisolated public init<RowContent>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent : View
      @_disfavoredOverload nonisolated public init<Data, RowContent>(_ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>, Data : MutableCollection, Data : RandomAccessCollection, RowContent : View, Data.Element : Identifiable, Data.Index : Hashable
    }
    @available(Apple 2019, *)
    extension List {
      nonisolated public init<Data, RowContent>(_ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data : RandomAccessCollection, RowContent : View, Data.Element : Identifiable
      nonisolated public init<Data, RowContent>(_ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data : RandomAccessCollection, RowContent : View, Data.Element : Identifiable
      nonisolated public init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>, Data : RandomAccessCollection, ID : Hashable, RowContent : View
      nonisolated public init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>, Data : RandomAccessCollection, ID : Hashable, RowContent : View
    }
    @available(Apple 2019, *)
    public protocol ListStyle {
    }
    @available(Apple 2019, *)
    public struct DefaultListStyle : ListStyle {
      public init()
    }
    @available(Apple 2019, *)
    extension ListStyle where Self == DefaultListStyle {
      public static var automatic: DefaultListStyle { get }
    }
    @available(Apple 2019, *)
    public struct PlainListStyle : ListStyle {
      public init()
    }
    @available(Apple 2019, *)
    extension ListStyle where Self == PlainListStyle {
      public static var plain: PlainListStyle { get }
    }
    @available(Apple 2019, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public struct GroupedListStyle : ListStyle {
      public init()
    }
    @available(Apple 2019, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension ListStyle where Self == GroupedListStyle {
      public static var grouped: GroupedListStyle { get }
    }
    @available(Apple 2020, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct InsetListStyle : ListStyle {
      public init()
    }
    @available(Apple 2020, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ListStyle where Self == InsetListStyle {
      public static var inset: InsetListStyle { get }
    }
    @available(Apple 2020, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct InsetGroupedListStyle : ListStyle {
      public init()
    }
    @available(Apple 2020, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ListStyle where Self == InsetGroupedListStyle {
      public static var insetGrouped: InsetGroupedListStyle { get }
    }
    @available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct SidebarListStyle : ListStyle {
      public init()
    }
    @available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ListStyle where Self == SidebarListStyle {
      public static var sidebar: SidebarListStyle { get }
    }
    @available(Apple 2021, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct BorderedListStyle : ListStyle {
      public init()
    }
    @available(Apple 2021, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ListStyle where Self == BorderedListStyle {
      public static var bordered: BorderedListStyle { get }
    }
    @available(Apple 2019, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct CarouselListStyle : ListStyle {
      public init()
    }
    @available(Apple 2019, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension ListStyle where Self == CarouselListStyle {
      public static var carousel: CarouselListStyle { get }
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct EllipticalListStyle : ListStyle {
      public init()
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension ListStyle where Self == EllipticalListStyle {
      public static var elliptical: EllipticalListStyle { get }
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func listStyle<S>(_ style: S) -> some View where S : ListStyle
      nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View
      nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V : View
      nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View
      nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View
    }
    @available(iOS 15.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
      nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
      nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    extension View {
      nonisolated public func listItemTint(_ tint: Color?) -> some View
      nonisolated public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View
    }
    @available(iOS 17.0, watchOS 10.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    extension View {
      nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View
      nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View
    }
    @available(iOS 17.0, watchOS 10.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public struct ListSectionSpacing : Sendable {
      public static var `default`: ListSectionSpacing { get }
      public static var compact: ListSectionSpacing { get }
      public static func custom(_ spacing: CGFloat) -> ListSectionSpacing
    }
    @available(iOS 15.0, macOS 15.0, tvOS 15.0, watchOS 9.0, visionOS 1.0, *)
    extension View {
      nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View
    }
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension View {
      nonisolated public func swipeActions<T>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View where T : View
    }
    @available(Apple 2019, *)
    nonisolated public struct Form<Content> : View where Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension Form : Sendable {}
    @available(Apple 2019, *)
    extension Form {
      nonisolated public init(@ViewBuilder content: () -> Content)
    }
    @available(Apple 2022, *)
    @MainActor @preconcurrency public protocol FormStyle {
      associatedtype Body : View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
      typealias Configuration = FormStyleConfiguration
    }
    @available(Apple 2022, *)
    public struct FormStyleConfiguration {
      @MainActor @preconcurrency public struct Content : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      public let content: FormStyleConfiguration.Content
    }
    @available(Apple 2022, *)
    public struct AutomaticFormStyle : FormStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: AutomaticFormStyle.Configuration) -> some View
    }
    @available(Apple 2022, *)
    extension FormStyle where Self == AutomaticFormStyle {
      @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { get }
    }
    @available(Apple 2022, *)
    public struct GroupedFormStyle : FormStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: GroupedFormStyle.Configuration) -> some View
    }
    @available(Apple 2022, *)
    extension FormStyle where Self == GroupedFormStyle {
      @MainActor @preconcurrency public static var grouped: GroupedFormStyle { get }
    }
    @available(Apple 2022, *)
    public struct ColumnsFormStyle : FormStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: ColumnsFormStyle.Configuration) -> some View
    }
    @available(Apple 2022, *)
    extension FormStyle where Self == ColumnsFormStyle {
      @MainActor @preconcurrency public static var columns: ColumnsFormStyle { get }
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func formStyle<S>(_ style: S) -> some View where S : FormStyle
      nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View
      nonisolated public func scrollDisabled(_ disabled: Bool) -> some View
      nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
      nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
    }
    @available(Apple 2022, *)
    public struct ScrollIndicatorVisibility : Sendable {
      public static var automatic: ScrollIndicatorVisibility { get }
      public static var visible: ScrollIndicatorVisibility { get }
      public static var hidden: ScrollIndicatorVisibility { get }
      public static var never: ScrollIndicatorVisibility { get }
    }
    @available(Apple 2022, *)
    public struct ScrollDismissesKeyboardMode : Sendable {
      public static var automatic: ScrollDismissesKeyboardMode { get }
      public static var immediately: ScrollDismissesKeyboardMode { get }
      public static var interactively: ScrollDismissesKeyboardMode { get }
      public static var never: ScrollDismissesKeyboardMode { get }
    }
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
      nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View
      nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View
      nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View
      nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View
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
    @available(Apple 2023, *)
    public protocol ScrollTargetBehavior {
    }
    @available(Apple 2023, *)
    public struct PagingScrollTargetBehavior : ScrollTargetBehavior {
    }
    @available(Apple 2023, *)
    public struct ViewAlignedScrollTargetBehavior : ScrollTargetBehavior {
    }
    @available(Apple 2023, *)
    extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
      public static var paging: PagingScrollTargetBehavior { get }
    }
    @available(Apple 2023, *)
    extension ViewAlignedScrollTargetBehavior {
      public struct LimitBehavior {
        public static var automatic: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
        public static var always: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
        public static var never: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
      }
    }
    @available(Apple 2023, *)
    extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
      public static var viewAligned: ViewAlignedScrollTargetBehavior { get }
      public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self
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
    @available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct GroupBox<Label, Content> : View where Label : View, Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension GroupBox : Sendable {}
    @available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension GroupBox {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    @available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension GroupBox where Label == EmptyView {
      nonisolated public init(@ViewBuilder content: () -> Content)
    }
    @available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension GroupBox where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S : StringProtocol
    }
    @available(Apple 2020, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct DisclosureGroup<Label, Content> : View where Label : View, Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension DisclosureGroup : Sendable {}
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension DisclosureGroup {
      nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
      nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension DisclosureGroup where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
      nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) where S : StringProtocol
    }
    @available(Apple 2022, *)
    nonisolated public struct LabeledContent<Label, Content> : View where Label : View, Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension LabeledContent : Sendable {}
    @available(Apple 2022, *)
    extension LabeledContent {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    @available(Apple 2022, *)
    extension LabeledContent where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S : StringProtocol
    }
    @available(Apple 2022, *)
    extension LabeledContent where Label == Text, Content == Text {
      nonisolated public init<S>(_ titleKey: LocalizedStringKey, value: S) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S1, S2>(_ title: S1, value: S2) where S1 : StringProtocol, S2 : StringProtocol
      nonisolated public init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F) where F : FormatStyle, F.FormatInput : Equatable, F.FormatOutput == String
    }
    @available(Apple 2022, *)
    extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
      nonisolated public init(_ configuration: LabeledContentStyleConfiguration)
    }
    @available(Apple 2022, *)
    @MainActor @preconcurrency public protocol LabeledContentStyle {
      associatedtype Body : View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
      typealias Configuration = LabeledContentStyleConfiguration
    }
    @available(Apple 2022, *)
    public struct LabeledContentStyleConfiguration {
      @MainActor @preconcurrency public struct Label : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @MainActor @preconcurrency public struct Content : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      public let label: LabeledContentStyleConfiguration.Label
      public let content: LabeledContentStyleConfiguration.Content
    }
    @available(Apple 2022, *)
    public struct AutomaticLabeledContentStyle : LabeledContentStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: AutomaticLabeledContentStyle.Configuration) -> some View
    }
    @available(Apple 2022, *)
    extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
      @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle { get }
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func labeledContentStyle<S>(_ style: S) -> some View where S : LabeledContentStyle
    }
    @available(Apple 2023, *)
    nonisolated public struct ContentUnavailableView<Label, Description, Actions> : View where Label : View, Description : View, Actions : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension ContentUnavailableView : Sendable {}
    @available(Apple 2023, *)
    extension ContentUnavailableView {
      nonisolated public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() })
    }
    @available(Apple 2023, *)
    extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
      nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
      nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String, description: Text? = nil) where S : StringProtocol
    }
    @available(Apple 2023, *)
    extension ContentUnavailableView where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
      public static var search: ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> { get }
      public static func search(text: String) -> Self
    }
    @available(Apple 2023, *)
    public struct SearchUnavailableContent {
      @MainActor @preconcurrency public struct Label : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @MainActor @preconcurrency public struct Description : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @MainActor @preconcurrency public struct Actions : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
    }
    """#
}
