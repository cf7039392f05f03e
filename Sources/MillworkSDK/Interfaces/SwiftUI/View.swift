extension InterfaceModules.SwiftUI {
  /// The View protocol, the views without content of their own, modifiers as types.
  static let view = #"""
    // https://developer.apple.com/documentation/swiftui/view
    // https://developer.apple.com/documentation/swiftui/viewmodifier
    @available(Apple 2019, *)
    @_typeEraser(AnyView) @MainActor @preconcurrency public protocol View {
      associatedtype Body : View
      @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
    }
    @available(Apple 2019, *)
    extension Never : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    extension Optional : View where Wrapped : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    @frozen nonisolated public struct EmptyView : View, Sendable {
      public init()
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    nonisolated public struct AnyView : View {
      public init<V>(_ view: V) where V : View
      public init<V>(erasing view: V) where V : View
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension AnyView : Sendable {}
    @available(Apple 2019, *)
    nonisolated public struct TupleView<T> : View {
      public init(_ value: T)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension TupleView : Sendable {}
    @available(Apple 2019, *)
    @frozen nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    }
    @available(Apple 2019, *)
    extension _ConditionalContent : View where TrueContent : View, FalseContent : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension _ConditionalContent : Sendable {}
    @available(Apple 2019, *)
    @MainActor @preconcurrency public protocol ViewModifier {
      associatedtype Body : View
      @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
      typealias Content = _ViewModifier_Content<Self>
    }
    @available(Apple 2019, *)
    extension ViewModifier where Self.Body == Never {
      @MainActor @preconcurrency public func body(content: Self.Content) -> Self.Body
    }
    @available(Apple 2019, *)
    extension ViewModifier {
      nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T>
      nonisolated public func animation(_ animation: Animation?) -> some ViewModifier
      nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier
    }
    @available(Apple 2019, *)
    nonisolated public struct _ViewModifier_Content<Modifier> : View where Modifier : ViewModifier {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension _ViewModifier_Content : Sendable {}
    @available(Apple 2019, *)
    @frozen nonisolated public struct EmptyModifier : ViewModifier, Sendable {
      public typealias Body = Never
      public static var identity: EmptyModifier { get }
      public init()
    }
    @available(Apple 2019, *)
    @frozen nonisolated public struct ModifiedContent<Content, Modifier> {
      public typealias Body = Never
      public var content: Content
      public var modifier: Modifier
      public init(content: Content, modifier: Modifier)
    }
    @available(Apple 2019, *)
    extension ModifiedContent : View where Content : View, Modifier : ViewModifier {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    extension ModifiedContent : ViewModifier where Content : ViewModifier, Modifier : ViewModifier {
    }
    @available(Apple 2019, *)
    extension ModifiedContent : Equatable where Content : Equatable, Modifier : Equatable {
      public static func == (a: ModifiedContent<Content, Modifier>, b: ModifiedContent<Content, Modifier>) -> Bool
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
      nonisolated public func id<ID>(_ id: ID) -> some View where ID : Hashable
      nonisolated public func tag<V>(_ tag: V) -> some View where V : Hashable
      nonisolated public func equatable() -> EquatableView<Self> where Self : Equatable
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V : Hashable
    }
    @available(Apple 2019, *)
    nonisolated public struct EquatableView<Content> : View where Content : Equatable, Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension EquatableView : Sendable {}
    @available(Apple 2019, *)
    @frozen nonisolated public struct Group<Content> {
    }
    @available(*, unavailable)
    extension Group : Sendable {}
    @available(Apple 2019, *)
    extension Group : View where Content : View {
      #if !SDK27
      nonisolated public init(@ViewBuilder content: () -> Content)
      #endif
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2024, *)
    extension Group {
      public init<Base, Result>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result) where Content == GroupElementsOfContent<Base, Result>, Base : View, Result : View
      public init<Base, Result>(sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result) where Content == GroupSectionsOfContent<Base, Result>, Base : View, Result : View
    }
    @available(Apple 2024, *)
    nonisolated public struct GroupElementsOfContent<Subviews, Content> : View where Subviews : View, Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension GroupElementsOfContent : Sendable {}
    @available(Apple 2024, *)
    nonisolated public struct GroupSectionsOfContent<Sections, Content> : View where Sections : View, Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension GroupSectionsOfContent : Sendable {}
    @available(Apple 2024, *)
    nonisolated public struct Subview : View, Identifiable {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension Subview : Sendable {}
    @available(Apple 2024, *)
    extension Subview {
      public struct ID : Hashable {
        public static func == (a: Subview.ID, b: Subview.ID) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public var id: Subview.ID { get }
      public var containerValues: ContainerValues { get }
    }
    @available(Apple 2024, *)
    public struct SubviewsCollection : RandomAccessCollection {
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public subscript(index: Int) -> Subview { get }
    }
    @available(Apple 2024, *)
    extension SubviewsCollection : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2024, *)
    public struct SectionCollection : RandomAccessCollection {
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public subscript(index: Int) -> SectionConfiguration { get }
    }
    @available(Apple 2024, *)
    public struct SectionConfiguration : Identifiable {
      public struct ID : Hashable {
        public static func == (a: SectionConfiguration.ID, b: SectionConfiguration.ID) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public var id: SectionConfiguration.ID { get }
      public var containerValues: ContainerValues { get }
      public var header: SubviewsCollection { get }
      public var footer: SubviewsCollection { get }
      public var content: SubviewsCollection { get }
    }
    @available(Apple 2024, *)
    public struct ContainerValues {
    }
    @available(Apple 2024, *)
    public protocol ContainerValueKey {
      associatedtype Value
      static var defaultValue: Self.Value { get }
    }
    @available(Apple 2024, *)
    extension ContainerValues {
      public subscript<Key>(key: Key.Type) -> Key.Value where Key : ContainerValueKey { get set }
    }
    @available(Apple 2024, *)
    extension View {
      nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View
    }
    @available(Apple 2019, *)
    nonisolated public struct ForEach<Data, ID, Content> where Data : RandomAccessCollection, ID : Hashable {
      public var data: Data
      public var content: (Data.Element) -> Content
    }
    @available(*, unavailable)
    extension ForEach : Sendable {}
    @available(Apple 2019, *)
    extension ForEach : View where Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    #if !SDK27
    @available(Apple 2019, *)
    extension ForEach where ID == Data.Element.ID, Content : View, Data.Element : Identifiable {
      nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    }
    @available(Apple 2019, *)
    extension ForEach where Content : View {
      nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
      @_disfavoredOverload nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C : MutableCollection, C : RandomAccessCollection, C.Element : Identifiable, C.Index : Hashable
      @_disfavoredOverload nonisolated public init<C>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C : MutableCollection, C : RandomAccessCollection, C.Index : Hashable
    }
    @available(Apple 2019, *)
    extension ForEach where Data == Range<Int>, ID == Int, Content : View {
      nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    }
    #endif
    @available(Apple 2024, *)
    extension ForEach {
      public init<V>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content : View, V : View
      public init<V>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content : View, V : View
    }
    @available(Apple 2024, *)
    public struct ForEachSectionCollection<Content> : RandomAccessCollection {
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public subscript(index: Int) -> SectionConfiguration { get }
    }
    @available(Apple 2024, *)
    public struct ForEachSubviewCollection<Content> : RandomAccessCollection {
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public subscript(index: Int) -> Subview { get }
    }
    @available(Apple 2019, *)
    public protocol DynamicViewContent : View {
      associatedtype Data : Collection
      var data: Self.Data { get }
    }
    @available(Apple 2019, *)
    extension ForEach : DynamicViewContent where Content : View {
    }
    @available(Apple 2019, *)
    extension DynamicViewContent {
      nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
      nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
    }
    @available(Apple 2019, *)
    public protocol PreviewProvider : _PreviewProvider {
      associatedtype Previews : View
      @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
    }
    @available(Apple 2019, *)
    public protocol _PreviewProvider {
    }
    @available(Apple 2019, *)
    @MainActor @preconcurrency public protocol EnvironmentalModifier : ViewModifier where Self.Body == Never {
      associatedtype ResolvedModifier : ViewModifier
      @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
    }
    @available(iOS, introduced: 13.0, deprecated: 15.0, message: "use Animatable directly")
    @available(macOS, introduced: 10.15, deprecated: 12.0, message: "use Animatable directly")
    @available(tvOS, introduced: 13.0, deprecated: 15.0, message: "use Animatable directly")
    @available(watchOS, introduced: 6.0, deprecated: 8.0, message: "use Animatable directly")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "use Animatable directly")
    public protocol AnimatableModifier : Animatable, ViewModifier {
    }
    // https://developer.apple.com/documentation/swiftui/view/_printchanges()
    @available(Apple 2021, *)
    extension View {
      public static func _printChanges()
    }
    @available(Apple 2023.1, *)
    extension View {
      public static func _logChanges()
    }
    """#
}
