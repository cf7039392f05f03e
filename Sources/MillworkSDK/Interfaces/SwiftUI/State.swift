extension InterfaceModules.SwiftUI {
  /// State, bindings and the wrappers that read the environment or storage.
  static let state = #"""
    // https://developer.apple.com/documentation/swiftui/model-data
    @available(Apple 2019, *)
    public protocol DynamicProperty {
      mutating func update()
    }
    @available(Apple 2019, *)
    extension DynamicProperty {
      public mutating func update()
    }
    #if SDK27
    @available(Apple 2019, *)
    @attached(accessor, names: named(init), named(get), named(set)) @attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`)) public macro State() = #externalMacro(module: "SwiftUIMacros", type: "StateMacro")
    @available(Apple 2019, *)
    @attached(accessor, names: named(init), named(get), named(set)) @attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`)) public macro State<Value>(initialValue: Value) = #externalMacro(module: "SwiftUIMacros", type: "StateMacro")
    // What the expansion of @State is made of; code does not use them.
    @attached(accessor, names: named(init), named(get), named(set)) public macro _StateStorage() = #externalMacro(module: "SwiftUIMacros", type: "StateStorageMacro")
    @attached(accessor, names: named(get)) public macro _StateProjection() = #externalMacro(module: "SwiftUIMacros", type: "StateProjectionMacro")
    #endif
    @available(Apple 2019, *)
    @frozen @propertyWrapper public struct State<Value> : DynamicProperty {
      public init(wrappedValue value: Value)
      public init(initialValue value: Value)
      public var wrappedValue: Value { get nonmutating set }
      public var projectedValue: Binding<Value> { get }
    }
    @available(Apple 2019, *)
    extension State : Sendable where Value : Sendable {}
    @available(Apple 2019, *)
    extension State where Value : ExpressibleByNilLiteral {
      public init()
    }
    @available(Apple 2019, *)
    @frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
      @preconcurrency public init(@_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value, @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void)
      @preconcurrency public init(@_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value, @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void)
      public static func constant(_ value: Value) -> Binding<Value>
      public var transaction: Transaction
      public var wrappedValue: Value { get nonmutating set }
      public var projectedValue: Binding<Value> { get }
      public init(projectedValue: Binding<Value>)
      public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
    }
    @available(Apple 2019, *)
    extension Binding : @unchecked Sendable where Value : Sendable {}
    @available(Apple 2019, *)
    extension Binding {
      public init<V>(_ base: Binding<V>) where Value == V?
      public init?(_ base: Binding<Value?>)
      public init<V>(_ base: Binding<V>) where Value == AnyHashable, V : Hashable
      public func transaction(_ transaction: Transaction) -> Binding<Value>
      public func animation(_ animation: Animation? = .default) -> Binding<Value>
    }
    @available(Apple 2019, *)
    extension Binding : DynamicProperty {
    }
    @available(Apple 2021, *)
    extension Binding : Identifiable where Value : Identifiable {
      public var id: Value.ID { get }
    }
    @available(Apple 2021, *)
    extension Binding : Sequence where Value : MutableCollection {
      public typealias Element = Binding<Value.Element>
      public typealias Iterator = IndexingIterator<Binding<Value>>
      public typealias SubSequence = Slice<Binding<Value>>
    }
    @available(Apple 2021, *)
    extension Binding : Collection where Value : MutableCollection {
      public typealias Index = Value.Index
      public typealias Indices = Value.Indices
      public var startIndex: Binding<Value>.Index { get }
      public var endIndex: Binding<Value>.Index { get }
      public var indices: Value.Indices { get }
      public func index(after i: Binding<Value>.Index) -> Binding<Value>.Index
      public subscript(position: Binding<Value>.Index) -> Binding<Value>.Element { get }
    }
    @available(Apple 2021, *)
    extension Binding : BidirectionalCollection where Value : BidirectionalCollection, Value : MutableCollection {
      public func index(before i: Binding<Value>.Index) -> Binding<Value>.Index
    }
    @available(Apple 2021, *)
    extension Binding : RandomAccessCollection where Value : MutableCollection, Value : RandomAccessCollection {
    }
    @available(Apple 2023, *)
    @propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
      public var wrappedValue: Value
      public var projectedValue: Bindable<Value> { get }
      @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
      public init(wrappedValue: Value)
      @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
      public init(projectedValue: Bindable<Value>)
    }
    @available(Apple 2023, *)
    extension Bindable where Value : AnyObject {
      public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
    }
    @available(Apple 2023, *)
    extension Bindable where Value : ObservableObject {
      @available(*, unavailable, message: "@Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead.")
      public init(wrappedValue: Value)
    }
    @available(Apple 2023, *)
    extension Bindable where Value : AnyObject, Value : Observable {
      public init(wrappedValue: Value)
      public init(_ wrappedValue: Value)
      public init(projectedValue: Bindable<Value>)
    }
    @available(Apple 2023, *)
    extension Bindable : Identifiable where Value : Identifiable {
      public var id: Value.ID { get }
    }
    @available(Apple 2023, *)
    extension Bindable : Sendable where Value : Sendable {}
    @available(Apple 2019, *)
    @frozen @propertyWrapper public struct Environment<Value> : DynamicProperty {
      public init(_ keyPath: KeyPath<EnvironmentValues, Value>)
      public var wrappedValue: Value { get }
    }
    @available(Apple 2019, *)
    extension Environment : Sendable where Value : Sendable {}
    @available(Apple 2023, *)
    extension Environment {
      public init(_ objectType: Value.Type) where Value : AnyObject, Value : Observable
      public init<T>(_ objectType: T.Type) where Value == T?, T : AnyObject, T : Observable
    }
    @available(Apple 2019, *)
    @MainActor @frozen @propertyWrapper @preconcurrency public struct EnvironmentObject<ObjectType> : DynamicProperty where ObjectType : ObservableObject {
      @MainActor @dynamicMemberLookup @frozen @preconcurrency public struct Wrapper {
        @MainActor @preconcurrency public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
      }
      @MainActor @preconcurrency public var wrappedValue: ObjectType { get }
      @MainActor @preconcurrency public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { get }
      @MainActor @preconcurrency public init()
    }
    @available(Apple 2019, *)
    @MainActor @frozen @propertyWrapper @preconcurrency public struct ObservedObject<ObjectType> : DynamicProperty where ObjectType : ObservableObject {
      @MainActor @dynamicMemberLookup @frozen @preconcurrency public struct Wrapper {
        @MainActor @preconcurrency public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
      }
      @MainActor @preconcurrency public init(initialValue: ObjectType)
      @MainActor @preconcurrency public init(wrappedValue: ObjectType)
      @MainActor @preconcurrency public var wrappedValue: ObjectType
      @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
    }
    @available(Apple 2020, *)
    @MainActor @frozen @propertyWrapper @preconcurrency public struct StateObject<ObjectType> : DynamicProperty where ObjectType : ObservableObject {
      nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
      @MainActor @preconcurrency public var wrappedValue: ObjectType { get }
      @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
    }
    @available(Apple 2020, *)
    @propertyWrapper public struct ScaledMetric<Value> : DynamicProperty where Value : BinaryFloatingPoint {
      public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
      public init(wrappedValue: Value)
      public var wrappedValue: Value { get }
    }
    @available(Apple 2020, *)
    extension ScaledMetric : Sendable where Value : Sendable {}
    @available(Apple 2020, *)
    @frozen @propertyWrapper public struct Namespace : DynamicProperty, Sendable {
      public init()
      public var wrappedValue: Namespace.ID { get }
      @frozen public struct ID : Hashable, Sendable {
        public static func == (a: Namespace.ID, b: Namespace.ID) -> Bool
        public func hash(into hasher: inout Hasher)
      }
    }
    @available(Apple 2021, *)
    @frozen @propertyWrapper public struct FocusState<Value> : DynamicProperty where Value : Hashable {
      @frozen @propertyWrapper public struct Binding {
        public var wrappedValue: Value { get nonmutating set }
        public var projectedValue: FocusState<Value>.Binding { get }
      }
      public var wrappedValue: Value { get nonmutating set }
      public var projectedValue: FocusState<Value>.Binding { get }
      public init() where Value == Bool
      public init<T>() where Value == T?, T : Hashable
    }
    @available(Apple 2021, *)
    extension FocusState : Sendable where Value : Sendable {}
    @available(Apple 2021, *)
    @propertyWrapper @frozen public struct AccessibilityFocusState<Value> : DynamicProperty where Value : Hashable {
      @propertyWrapper @frozen public struct Binding {
        public var wrappedValue: Value { get nonmutating set }
        public var projectedValue: AccessibilityFocusState<Value>.Binding { get }
      }
      public var wrappedValue: Value { get nonmutating set }
      public var projectedValue: AccessibilityFocusState<Value>.Binding { get }
      public init() where Value == Bool
      public init(for technologies: AccessibilityTechnologies) where Value == Bool
      public init<T>() where Value == T?, T : Hashable
      public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T : Hashable
    }
    @available(Apple 2019, *)
    @propertyWrapper @frozen public struct GestureState<Value> : DynamicProperty {
      public init(wrappedValue: Value)
      public init(initialValue: Value)
      public init(wrappedValue: Value, resetTransaction: Transaction)
      public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void)
      public var wrappedValue: Value { get }
      public var projectedValue: GestureState<Value> { get }
    }
    @available(Apple 2019, *)
    extension GestureState where Value : ExpressibleByNilLiteral {
      public init(resetTransaction: Transaction = Transaction())
    }
    @available(Apple 2019, *)
    extension GestureState : Sendable where Value : Sendable {}
    @available(Apple 2020, *)
    @frozen @propertyWrapper public struct SceneStorage<Value> : DynamicProperty {
      public var wrappedValue: Value { get nonmutating set }
      public var projectedValue: Binding<Value> { get }
    }
    @available(Apple 2020, *)
    @frozen @propertyWrapper public struct AppStorage<Value> : DynamicProperty {
      public var wrappedValue: Value { get nonmutating set }
      public var projectedValue: Binding<Value> { get }
    }
    @available(Apple 2020, *)
    extension AppStorage : @unchecked Sendable where Value : Sendable {}
    @available(Apple 2019, *)
    public protocol PreferenceKey {
      associatedtype Value
      static var defaultValue: Self.Value { get }
      static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
    }
    @available(Apple 2019, *)
    extension PreferenceKey where Self.Value : ExpressibleByNilLiteral {
      public static var defaultValue: Self.Value { get }
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K : PreferenceKey
      nonisolated public func transformPreference<K>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View where K : PreferenceKey
      nonisolated public func onPreferenceChange<K>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View where K : PreferenceKey, K.Value : Equatable
      nonisolated public func transformAnchorPreference<A, K>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) -> some View where K : PreferenceKey
      nonisolated public func anchorPreference<A, K>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View where K : PreferenceKey
      nonisolated public func backgroundPreferenceValue<Key, T>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View where Key : PreferenceKey, T : View
      nonisolated public func overlayPreferenceValue<Key, T>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View where Key : PreferenceKey, T : View
      nonisolated public func environmentObject<T>(_ object: T) -> some View where T : ObservableObject
      nonisolated public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View
    }
    @available(Apple 2019, *)
    public struct Anchor<Value> {
      public struct Source {
      }
    }
    @available(Apple 2019, *)
    extension Anchor.Source where Value == CGRect {
      public static var bounds: Anchor<CGRect>.Source { get }
      public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source
    }
    @available(Apple 2019, *)
    extension Anchor.Source where Value == CGPoint {
      public static var topLeading: Anchor<CGPoint>.Source { get }
      public static var center: Anchor<CGPoint>.Source { get }
    }
    """#
}
