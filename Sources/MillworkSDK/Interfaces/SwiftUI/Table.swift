extension InterfaceModules.SwiftUI {
  /// Tables.
  static let table = #"""
    // https://developer.apple.com/documentation/swiftui/table
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct Table<Value, Rows, Columns> : View where Value == Rows.TableRowValue, Rows : TableRowContent, Columns : TableColumnContent, Rows.TableRowValue == Columns.TableRowValue {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension Table : Sendable {}
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public protocol TableRowContent<TableRowValue> {
      associatedtype TableRowValue : Identifiable
      associatedtype TableRowBody : TableRowContent
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
      associatedtype TableRowValue : Identifiable
      associatedtype TableColumnSortComparator
      associatedtype TableColumnBody : TableColumnContent
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Never : TableRowContent, TableColumnContent {
      public typealias TableRowValue = Never
      public typealias TableRowBody = Never
      public typealias TableColumnSortComparator = Never
      public typealias TableColumnBody = Never
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableForEachContent<Data> : TableRowContent where Data : RandomAccessCollection, Data.Element : Identifiable {
      public typealias TableRowValue = Data.Element
      public typealias TableRowBody = Never
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableColumn<RowValue, Sort, Content, Label> : TableColumnContent where RowValue : Identifiable, Content : View, Label : View {
      public typealias TableRowValue = RowValue
      public typealias TableColumnSortComparator = Sort
      public typealias TableColumnBody = Never
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TableColumn where Sort == Never, Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
      nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TableColumn {
      public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label>
      public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label>
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @resultBuilder public struct TableColumnBuilder<RowValue, Sort> where RowValue : Identifiable {
      public static func buildExpression<Content, Label>(_ column: TableColumn<RowValue, Sort, Content, Label>) -> TableColumn<RowValue, Sort, Content, Label> where Content : View, Label : View
      public static func buildBlock<C>(_ column: C) -> C where RowValue == C.TableRowValue, C : TableColumnContent
      public static func buildBlock<each C>(_ column: repeat each C) -> TupleTableColumnContent<RowValue, Sort, (repeat each C)> where repeat each C : TableColumnContent
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TupleTableColumnContent<RowValue, Sort, T> : TableColumnContent where RowValue : Identifiable {
      public typealias TableRowValue = RowValue
      public typealias TableColumnSortComparator = Sort
      public typealias TableColumnBody = Never
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Table {
      nonisolated public init<Data>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data : RandomAccessCollection, Columns.TableRowValue == Data.Element
      nonisolated public init<Data>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data : RandomAccessCollection, Columns.TableRowValue == Data.Element
      nonisolated public init<Data>(_ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data : RandomAccessCollection, Columns.TableRowValue == Data.Element
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableColumnCustomization<RowValue> : Equatable, Sendable, Codable where RowValue : Identifiable {
      public init()
      public static func == (a: TableColumnCustomization<RowValue>, b: TableColumnCustomization<RowValue>) -> Bool
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    """#
}
