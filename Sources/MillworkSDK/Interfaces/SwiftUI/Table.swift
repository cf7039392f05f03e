extension InterfaceModules.SwiftUI {
  /// Tables: columns, rows, sorting, selection and customisation.
  static let table = #"""
    // https://developer.apple.com/documentation/swiftui/tables
    // https://developer.apple.com/documentation/swiftui/table
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct Table<Value, Rows, Columns> : View where Value == Rows.TableRowValue, Rows : TableRowContent, Columns : TableColumnContent, Rows.TableRowValue == Columns.TableRowValue {
      nonisolated public init(@TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      nonisolated public init(selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      nonisolated public init(selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      nonisolated public init<Sort>(sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Sort : SortComparator, Columns.TableRowValue == Sort.Compared
      nonisolated public init<Sort>(selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Sort : SortComparator, Columns.TableRowValue == Sort.Compared
      nonisolated public init<Sort>(selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Sort : SortComparator, Columns.TableRowValue == Sort.Compared
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(*, unavailable)
    extension Table : Sendable {}
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Table {
      nonisolated public init(of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      nonisolated public init(of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      nonisolated public init(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      nonisolated public init<Sort>(of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Sort : SortComparator, Columns.TableRowValue == Sort.Compared
      nonisolated public init<Sort>(of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Sort : SortComparator, Columns.TableRowValue == Sort.Compared
      nonisolated public init<Sort>(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Sort : SortComparator, Columns.TableRowValue == Sort.Compared
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Table {
      nonisolated public init<Data>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data : RandomAccessCollection, Columns.TableRowValue == Data.Element
      nonisolated public init<Data>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data : RandomAccessCollection, Columns.TableRowValue == Data.Element
      nonisolated public init<Data>(_ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data : RandomAccessCollection, Columns.TableRowValue == Data.Element
      nonisolated public init<Data, Sort>(_ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data : RandomAccessCollection, Sort : SortComparator, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
      nonisolated public init<Data, Sort>(_ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data : RandomAccessCollection, Sort : SortComparator, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
      nonisolated public init<Data, Sort>(_ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data : RandomAccessCollection, Sort : SortComparator, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Table {
      nonisolated public init<Data>(_ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data : RandomAccessCollection, Columns.TableRowValue == Data.Element
      nonisolated public init<Data>(_ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data : RandomAccessCollection, Columns.TableRowValue == Data.Element
      nonisolated public init<Data>(_ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data : RandomAccessCollection, Columns.TableRowValue == Data.Element
      nonisolated public init<Data, Sort>(_ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data : RandomAccessCollection, Sort : SortComparator, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
      nonisolated public init<Data, Sort>(_ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data : RandomAccessCollection, Sort : SortComparator, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
      nonisolated public init<Data, Sort>(_ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data : RandomAccessCollection, Sort : SortComparator, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
      nonisolated public init(of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      nonisolated public init(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      nonisolated public init<Sort>(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Sort : SortComparator, Columns.TableRowValue == Sort.Compared
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Table {
      nonisolated public init<Data>(_ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Data : RandomAccessCollection, Columns.TableRowValue == Data.Element
      nonisolated public init<Data>(_ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Data : RandomAccessCollection, Columns.TableRowValue == Data.Element
      nonisolated public init<Data>(_ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Data : RandomAccessCollection, Columns.TableRowValue == Data.Element
      nonisolated public init<Data, Sort>(_ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Data : RandomAccessCollection, Sort : SortComparator, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    }
    // Rows.
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
      associatedtype TableRowValue : Identifiable = Self.TableRowBody.TableRowValue
      associatedtype TableRowBody : TableRowContent
      @TableRowBuilder<Self.TableRowValue> @MainActor @preconcurrency var tableRowBody: Self.TableRowBody { get }
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct TableRow<Value> : TableRowContent where Value : Identifiable {
      nonisolated public init(_ value: Value)
      public typealias TableRowValue = Value
      public var tableRowBody: Never { get }
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Never : TableRowContent, TableColumnContent {
      public typealias TableRowValue = Never
      public typealias TableRowBody = Never
      public typealias TableColumnSortComparator = Never
      public typealias TableColumnBody = Never
      public var tableRowBody: Never { get }
      public var tableColumnBody: Never { get }
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Optional : TableRowContent where Wrapped : TableRowContent {
      public typealias TableRowValue = Wrapped.TableRowValue
      public typealias TableRowBody = Never
      public var tableRowBody: Never { get }
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Group : TableRowContent where Content : TableRowContent {
      public typealias TableRowValue = Content.TableRowValue
      public typealias TableRowBody = Never
      public var tableRowBody: Never { get }
      @_disfavoredOverload nonisolated public init<Value>(@TableRowBuilder<Value> content: () -> Content) where Value == Content.TableRowValue
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ForEach : TableRowContent where Content : TableRowContent {
      public typealias TableRowValue = Content.TableRowValue
      public typealias TableRowBody = Never
      public var tableRowBody: Never { get }
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ForEach where ID == Data.Element.ID, Content : TableRowContent, Data.Element : Identifiable {
      @_disfavoredOverload nonisolated public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content) where V == Content.TableRowValue
      @_disfavoredOverload nonisolated public init(_ data: Data) where Content == TableRow<Data.Element>
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ForEach where Content : TableRowContent {
      @_disfavoredOverload nonisolated public init<V>(_ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content) where V == Content.TableRowValue
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Section : TableRowContent where Parent : TableRowContent, Content : TableRowContent, Footer : TableRowContent {
      public typealias TableRowValue = Content.TableRowValue
      public typealias TableRowBody = Never
      public var tableRowBody: Never { get }
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Section where Parent == TableHeaderRowContent<Content.TableRowValue, Text>, Content : TableRowContent, Footer == EmptyTableRowContent<Content.TableRowValue> {
      @_disfavoredOverload nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue
      @_disfavoredOverload nonisolated public init<V>(_ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue
      @_disfavoredOverload nonisolated public init<V, S>(_ title: S, @TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue, S : StringProtocol
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Section where Content : TableRowContent, Footer == EmptyTableRowContent<Content.TableRowValue> {
      @_disfavoredOverload nonisolated public init<V, H>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H) where Parent == TableHeaderRowContent<V, H>, V == Content.TableRowValue, H : View
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Section where Parent == EmptyTableRowContent<Content.TableRowValue>, Content : TableRowContent, Footer == EmptyTableRowContent<Content.TableRowValue> {
      @_disfavoredOverload nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableHeaderRowContent<Value, Content> : TableRowContent where Value : Identifiable, Content : View {
      public typealias TableRowValue = Value
      public var tableRowBody: Never { get }
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct EmptyTableRowContent<Value> : TableRowContent where Value : Identifiable {
      public typealias TableRowValue = Value
      public var tableRowBody: Never { get }
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableForEachContent<Data> : TableRowContent where Data : RandomAccessCollection, Data.Element : Identifiable {
      public typealias TableRowValue = Data.Element
      public var tableRowBody: Never { get }
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableOutlineGroupContent<Data> : TableRowContent where Data : RandomAccessCollection, Data.Element : Identifiable {
      public typealias TableRowValue = Data.Element
      public var tableRowBody: Never { get }
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TupleTableRowContent<Value, T> : TableRowContent where Value : Identifiable {
      public typealias TableRowValue = Value
      public var tableRowBody: Never { get }
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension _ConditionalContent : TableRowContent where TrueContent : TableRowContent, FalseContent : TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue {
      public typealias TableRowValue = TrueContent.TableRowValue
      public typealias TableRowBody = Never
      public var tableRowBody: Never { get }
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @resultBuilder public struct TableRowBuilder<Value> where Value : Identifiable {
      public static func buildExpression<Content>(_ content: Content) -> Content where Value == Content.TableRowValue, Content : TableRowContent
      public static func buildBlock<C>(_ content: C) -> C where Value == C.TableRowValue, C : TableRowContent
      public static func buildBlock<each C>(_ content: repeat each C) -> TupleTableRowContent<Value, (repeat each C)> where repeat each C : TableRowContent
      public static func buildIf<C>(_ content: C?) -> C? where Value == C.TableRowValue, C : TableRowContent
      public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> where Value == T.TableRowValue, T : TableRowContent, F : TableRowContent, T.TableRowValue == F.TableRowValue
      public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> where Value == F.TableRowValue, T : TableRowContent, F : TableRowContent, T.TableRowValue == F.TableRowValue
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct DisclosureTableRow<Label, Content> : TableRowContent where Label : TableRowContent, Content : TableRowContent, Label.TableRowValue == Content.TableRowValue {
      nonisolated public init<Value>(_ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content) where Label == TableRow<Value>, Value == Content.TableRowValue
      public typealias TableRowValue = Label.TableRowValue
      public var tableRowBody: some TableRowContent { get }
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TableRowContent {
      nonisolated public func contextMenu<M>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<Self.TableRowValue> where M : View
      nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<Self.TableRowValue>
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TableRowContent {
      nonisolated public func contextMenu<M, P>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some TableRowContent<Self.TableRowValue> where M : View, P : View
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TableRowContent {
      nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<Self.TableRowValue> where T : Transferable
      nonisolated public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void) -> some TableRowContent<Self.TableRowValue> where T : Transferable
      nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<Self.TableRowValue>
      nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<Self.TableRowValue>
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public protocol DynamicTableRowContent<TableRowValue> : TableRowContent {
      associatedtype Data : Collection
      var data: Self.Data { get }
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ForEach : DynamicTableRowContent where Content : TableRowContent {
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension DynamicTableRowContent {
      nonisolated public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicTableRowContent<Self.TableRowValue>
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension DynamicTableRowContent {
      nonisolated public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void) -> some DynamicTableRowContent<Self.TableRowValue> where T : Transferable
    }
    """#
}
