extension InterfaceModules.SwiftUI {
  /// Lists and their rows.
  static let list = #"""
    // https://developer.apple.com/documentation/swiftui/list
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
    // A list that always has a selection is for macOS.
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension List {
      @_disfavoredOverload nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<Data, RowContent>(_ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data : RandomAccessCollection, RowContent : View, Data.Element : Identifiable
      @_disfavoredOverload nonisolated public init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>, Data : RandomAccessCollection, ID : Hashable, RowContent : View
      @_disfavoredOverload nonisolated public init<RowContent>(_ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent : View
      @_disfavoredOverload nonisolated public init<Data, RowContent>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>, Data : RandomAccessCollection, RowContent : View, Data.Element : Identifiable
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
    @available(Apple 2020, *)
    extension View {
      nonisolated public func listItemTint(_ tint: Color?) -> some View
    }
    @available(Apple 2021, *)
    extension View {
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
    @available(iOS 15.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View
    }
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension View {
      nonisolated public func swipeActions<T>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View where T : View
    }
    @available(Apple 2020, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> : View where Data : RandomAccessCollection, ID : Hashable, Parent : View, Leaf : View, Subgroup : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension OutlineGroup : Sendable {}
    @available(Apple 2020, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct OutlineSubgroupChildren : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension OutlineSubgroupChildren : Sendable {}
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension OutlineGroup where ID == Data.Element.ID, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element : Identifiable {
      nonisolated public init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where ID == DataElement.ID, DataElement : Identifiable, DataElement == Data.Element
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension List where SelectionValue == Never {
      nonisolated public init<Data, RowContent>(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>, Data : RandomAccessCollection, RowContent : View, Data.Element : Identifiable
    }
    @available(iOS 26.0, visionOS 26.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View
    }
    """#
}
