extension InterfaceModules.SwiftUI {
  /// The columns of tables, and how tables look.
  static let tableColumn = #"""
    // https://developer.apple.com/documentation/swiftui/tablecolumn
    // https://developer.apple.com/documentation/swiftui/tablecolumncustomization
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
      associatedtype TableRowValue : Identifiable = Self.TableColumnBody.TableRowValue
      associatedtype TableColumnSortComparator : SortComparator = Self.TableColumnBody.TableColumnSortComparator
      associatedtype TableColumnBody : TableColumnContent
      @TableColumnBuilder<Self.TableRowValue, Self.TableColumnSortComparator> var tableColumnBody: Self.TableColumnBody { get }
    }
    @available(Apple 2021, *)
    extension Never : SortComparator {
      public typealias Compared = Never
      public var order: SortOrder { get set }
      public func compare(_ lhs: Never, _ rhs: Never) -> ComparisonResult
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct TableColumn<RowValue, Sort, Content, Label> : TableColumnContent where RowValue : Identifiable, Sort : SortComparator, Content : View, Label : View {
      public typealias TableRowValue = RowValue
      public typealias TableColumnSortComparator = Sort
      public typealias TableColumnBody = Never
      public var tableColumnBody: Never { get }
      public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label>
      public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label>
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TableColumn where Sort == Never, Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) where S : StringProtocol
      nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content)
      nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) where Content == Text
      @_disfavoredOverload nonisolated public init<S>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text, S : StringProtocol
      nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TableColumn where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) where RowValue == Sort.Compared
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) where RowValue == Sort.Compared
      @_disfavoredOverload nonisolated public init<S>(_ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) where RowValue == Sort.Compared, S : StringProtocol
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TableColumn where RowValue == Sort.Compared, Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard) where Sort == KeyPathComparator<RowValue>, Content == Text
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard) where Sort == KeyPathComparator<RowValue>, Content == Text
      nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == KeyPathComparator<RowValue>
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == KeyPathComparator<RowValue>
      nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == KeyPathComparator<RowValue>, V : Comparable
      @_disfavoredOverload nonisolated public init<V>(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == KeyPathComparator<RowValue>, V : Comparable
      nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == KeyPathComparator<RowValue>, V : Comparable
      @_disfavoredOverload nonisolated public init<V>(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == KeyPathComparator<RowValue>, V : Comparable
      nonisolated public init<V, C>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == KeyPathComparator<RowValue>, V == C.Compared, C : SortComparator
      @_disfavoredOverload nonisolated public init<V, C>(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == KeyPathComparator<RowValue>, V == C.Compared, C : SortComparator
      @_disfavoredOverload nonisolated public init<S>(_ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard) where Sort == KeyPathComparator<RowValue>, Content == Text, S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == KeyPathComparator<RowValue>, S : StringProtocol
      @_disfavoredOverload nonisolated public init<S, V>(_ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == KeyPathComparator<RowValue>, S : StringProtocol, V : Comparable
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TupleTableColumnContent<RowValue, Sort, T> : TableColumnContent where RowValue : Identifiable, Sort : SortComparator {
      public typealias TableRowValue = RowValue
      public typealias TableColumnSortComparator = Sort
      public typealias TableColumnBody = Never
      public var tableColumnBody: Never { get }
    }
    @available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct TableColumnForEach<Data, ID, RowValue, Sort, Content> : TableColumnContent where Data : RandomAccessCollection, ID : Hashable, RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator, Content : TableColumnContent {
      public typealias TableRowValue = RowValue
      public typealias TableColumnSortComparator = Sort
      public typealias TableColumnBody = Never
      public var tableColumnBody: Never { get }
      nonisolated public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element : Identifiable
      nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
    }
    // Only where tables are common: elsewhere it would take over the sentence for a view in a group of toolbar items.
    #if os(macOS)
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Group : TableColumnContent where Content : TableColumnContent {
      public typealias TableRowValue = Content.TableRowValue
      public typealias TableColumnSortComparator = Content.TableColumnSortComparator
      public typealias TableColumnBody = Never
      public var tableColumnBody: Never { get }
      @_disfavoredOverload nonisolated public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content) where R == Content.TableRowValue, C == Content.TableColumnSortComparator
    }
    #endif
    @available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct _OptionalTableColumnContent<Wrapped> : TableColumnContent where Wrapped : TableColumnContent {
      public typealias TableRowValue = Wrapped.TableRowValue
      public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
      public typealias TableColumnBody = Never
      public var tableColumnBody: Never { get }
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @resultBuilder public struct TableColumnBuilder<RowValue, Sort> where RowValue : Identifiable, Sort : SortComparator {
      public static func buildExpression<Content, Label>(_ column: TableColumn<RowValue, Sort, Content, Label>) -> TableColumn<RowValue, Sort, Content, Label> where Content : View, Label : View
      @_disfavoredOverload public static func buildExpression<Content, Label>(_ column: TableColumn<RowValue, Never, Content, Label>) -> TableColumn<RowValue, Never, Content, Label> where Content : View, Label : View
      @_disfavoredOverload public static func buildExpression<Column>(_ column: Column) -> Column where RowValue == Column.TableRowValue, Column : TableColumnContent
      public static func buildBlock<C>(_ column: C) -> C where RowValue == C.TableRowValue, C : TableColumnContent
      public static func buildBlock<each C>(_ column: repeat each C) -> TupleTableColumnContent<RowValue, Sort, (repeat each C)> where repeat each C : TableColumnContent
      @available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public static func buildIf<C>(_ content: C?) -> _OptionalTableColumnContent<C> where RowValue == C.TableRowValue, Sort == C.TableColumnSortComparator, C : TableColumnContent
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TableColumnContent {
      nonisolated public func defaultVisibility(_ visibility: Visibility) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
      nonisolated public func customizationID(_ id: String) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
      nonisolated public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
    }
    @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TableColumnContent {
      nonisolated public func alignment(_ alignment: TableColumnAlignment) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
    }
    @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableColumnAlignment : Hashable, Sendable {
      public static var automatic: TableColumnAlignment { get }
      public static var leading: TableColumnAlignment { get }
      public static var center: TableColumnAlignment { get }
      public static var trailing: TableColumnAlignment { get }
      public static var numeric: TableColumnAlignment { get }
      public static func == (a: TableColumnAlignment, b: TableColumnAlignment) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableColumnCustomizationBehavior : SetAlgebra, Sendable {
      public typealias Element = TableColumnCustomizationBehavior
      public typealias ArrayLiteralElement = TableColumnCustomizationBehavior
      public init()
      public static var all: TableColumnCustomizationBehavior { get }
      public static var reorder: TableColumnCustomizationBehavior { get }
      public static var resize: TableColumnCustomizationBehavior { get }
      public static var visibility: TableColumnCustomizationBehavior { get }
      public func contains(_ member: TableColumnCustomizationBehavior) -> Bool
      public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior
      public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior
      public func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior
      public mutating func formUnion(_ other: TableColumnCustomizationBehavior)
      public mutating func formIntersection(_ other: TableColumnCustomizationBehavior)
      public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior)
      @discardableResult public mutating func insert(_ newMember: TableColumnCustomizationBehavior) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior)
      @discardableResult public mutating func remove(_ member: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior?
      @discardableResult public mutating func update(with newMember: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior?
      public static func == (a: TableColumnCustomizationBehavior, b: TableColumnCustomizationBehavior) -> Bool
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableColumnCustomization<RowValue> : Equatable, Sendable, Codable where RowValue : Identifiable {
      public init()
      public mutating func resetOrder()
      public subscript(visibility id: String) -> Visibility { get set }
      public static func == (a: TableColumnCustomization<RowValue>, b: TableColumnCustomization<RowValue>) -> Bool
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View
    }
    @available(macOS 12.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension TableStyle where Self == InsetTableStyle {
      public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle
    }
    @available(macOS 12.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension TableStyle where Self == BorderedTableStyle {
      public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle
    }
    """#
}
