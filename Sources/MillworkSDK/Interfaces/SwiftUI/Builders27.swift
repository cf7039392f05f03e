extension InterfaceModules.SwiftUI {
  /// The one builder of SDK 27, and what it makes of blocks.
  static let builders27 = #"""
    // https://developer.apple.com/documentation/swiftui/contentbuilder
    // https://developer.apple.com/documentation/swiftui/tuplecontent
    // https://developer.apple.com/documentation/technotes/tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder
    #if SDK27
    @available(Apple 2019, *)
    public typealias ContentBuilder = ViewBuilder
    @available(Apple 2019, *)
    public typealias EmptyContent = EmptyView
    @available(Apple 2019, *)
    @resultBuilder public struct ViewBuilder {
      public static func buildExpression<Content>(_ content: Content) -> Content
      public static func buildBlock() -> EmptyContent
      public static func buildBlock<Content>(_ content: Content) -> Content
      @available(Apple 2026, *)
      public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleContent<repeat each Content>
      @_disfavoredOverload public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)> where repeat each Content : View
      public static func buildIf<Content>(_ content: Content?) -> Content?
      public static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent>
      public static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent>
      @available(Apple 2020, *)
      public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content : View
    }
    // Below 27 a block of several items is of no type that code can name.
    @available(Apple 2020, *)
    extension ViewBuilder {
      @_disfavoredOverload public static func buildBlock<each Content>(_ content: repeat each Content) -> some ToolbarContent where repeat each Content : ToolbarContent
      @_disfavoredOverload public static func buildBlock<each Content>(_ content: repeat each Content) -> some CustomizableToolbarContent where repeat each Content : CustomizableToolbarContent
      public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent
      public static func buildLimitedAvailability(_ content: any CustomizableToolbarContent) -> some CustomizableToolbarContent
    }
    @available(Apple 2026, *)
    @frozen nonisolated public struct TupleContent<each Content> {
      public var content: (repeat each Content)
      public init(_ content: repeat each Content)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2026, *)
    extension TupleContent : View where repeat each Content : View {
    }
    @available(Apple 2026, *)
    extension TupleContent : ToolbarContent where repeat each Content : ToolbarContent {
    }
    @available(Apple 2026, *)
    extension TupleContent : CustomizableToolbarContent where repeat each Content : CustomizableToolbarContent {
    }
    @available(Apple 2026, *)
    extension EmptyView : ToolbarContent, CustomizableToolbarContent {
    }
    @available(Apple 2022, *)
    extension ForEach : ToolbarContent where Content : ToolbarContent {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2022, *)
    extension ForEach : CustomizableToolbarContent where Content : CustomizableToolbarContent {
    }
    @available(Apple 2019, *)
    extension Group {
      nonisolated public init(@ContentBuilder content: () -> Content)
    }
    @available(Apple 2019, *)
    extension ForEach where ID == Data.Element.ID, Data.Element : Identifiable {
      nonisolated public init(_ data: Data, @ContentBuilder content: @escaping (Data.Element) -> Content)
    }
    @available(Apple 2019, *)
    extension ForEach {
      nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ContentBuilder content: @escaping (Data.Element) -> Content)
      @_disfavoredOverload nonisolated public init<C>(_ data: Binding<C>, @ContentBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C : MutableCollection, C : RandomAccessCollection, C.Element : Identifiable, C.Index : Hashable
      @_disfavoredOverload nonisolated public init<C>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ContentBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C : MutableCollection, C : RandomAccessCollection, C.Index : Hashable
    }
    @available(Apple 2019, *)
    extension ForEach where Data == Range<Int>, ID == Int {
      nonisolated public init(_ data: Range<Int>, @ContentBuilder content: @escaping (Int) -> Content)
    }
    #endif
    """#
}
