extension InterfaceModules.SwiftUI {
  /// Focus, keyboard, drag and drop, menus on views.
  static let focus = #"""
    // https://developer.apple.com/documentation/swiftui/focus
    // https://developer.apple.com/documentation/swiftui/keyboardshortcut
    @available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    public struct KeyEquivalent : Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
      public var character: Character
      public init(_ character: Character)
      public init(extendedGraphemeClusterLiteral: Character)
      public static var upArrow: KeyEquivalent { get }
      public static var downArrow: KeyEquivalent { get }
      public static var leftArrow: KeyEquivalent { get }
      public static var rightArrow: KeyEquivalent { get }
      public static var escape: KeyEquivalent { get }
      public static var delete: KeyEquivalent { get }
      public static var deleteForward: KeyEquivalent { get }
      public static var home: KeyEquivalent { get }
      public static var end: KeyEquivalent { get }
      public static var pageUp: KeyEquivalent { get }
      public static var pageDown: KeyEquivalent { get }
      public static var clear: KeyEquivalent { get }
      public static var tab: KeyEquivalent { get }
      public static var space: KeyEquivalent { get }
      public static var `return`: KeyEquivalent { get }
      public static func == (a: KeyEquivalent, b: KeyEquivalent) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct KeyboardShortcut : Hashable, Sendable {
      public struct Localization : Sendable {
        public static var automatic: KeyboardShortcut.Localization { get }
        public static var withoutMirroring: KeyboardShortcut.Localization { get }
        public static var custom: KeyboardShortcut.Localization { get }
      }
      public static var defaultAction: KeyboardShortcut { get }
      public static var cancelAction: KeyboardShortcut { get }
      public var key: KeyEquivalent
      public var modifiers: EventModifiers
      public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
      public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization)
      public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    @frozen public struct EventModifiers : OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var capsLock: EventModifiers { get }
      public static var shift: EventModifiers { get }
      public static var control: EventModifiers { get }
      public static var option: EventModifiers { get }
      public static var command: EventModifiers { get }
      public static var numericPad: EventModifiers { get }
      public static var all: EventModifiers { get }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    public struct KeyPress : Sendable {
      public enum Result : Sendable {
        case handled
        case ignored
      }
      public struct Phases : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static var down: KeyPress.Phases { get }
        public static var `repeat`: KeyPress.Phases { get }
        public static var up: KeyPress.Phases { get }
        public static var all: KeyPress.Phases { get }
      }
      public let phase: KeyPress.Phases
      public let key: KeyEquivalent
      public let characters: String
      public let modifiers: EventModifiers
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    public struct FocusInteractions : OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var activate: FocusInteractions { get }
      public static var edit: FocusInteractions { get }
      public static var automatic: FocusInteractions { get }
    }
    @available(iOS 17.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    extension View {
      nonisolated public func defaultFocus<V>(_ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic) -> some View where V : Hashable
    }
    @available(Apple 2022, *)
    public struct DefaultFocusEvaluationPriority : Sendable {
      public static var automatic: DefaultFocusEvaluationPriority { get }
      public static var userInitiated: DefaultFocusEvaluationPriority { get }
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
    }
    @available(Apple 2020, *)
    public struct FocusedValues {
      public subscript<Key>(key: Key.Type) -> Key.Value? where Key : FocusedValueKey { get set }
    }
    @available(Apple 2020, *)
    public protocol FocusedValueKey {
      associatedtype Value
    }
    @available(Apple 2020, *)
    @propertyWrapper public struct FocusedValue<Value> : DynamicProperty {
      public init(_ keyPath: KeyPath<FocusedValues, Value?>)
      @available(Apple 2023, *)
      public init(_ objectType: Value.Type) where Value : AnyObject, Value : Observable
      public var wrappedValue: Value? { get }
    }
    @available(Apple 2020, *)
    @propertyWrapper public struct FocusedBinding<Value> : DynamicProperty {
      public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>)
      public var wrappedValue: Value? { get nonmutating set }
      public var projectedValue: Binding<Value?> { get }
    }
    @available(macOS 13.0, tvOS 15.0, *)
    @available(iOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func focusSection() -> some View
    }
    @available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
    @available(iOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View
      nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View
    }
    @available(macOS 10.15, tvOS 13.0, *)
    @available(iOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View
      nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View
    }
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View
      nonisolated public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View
    }
    @available(Apple 2019, *)
    public enum MoveCommandDirection : Sendable {
      case up
      case down
      case left
      case right
    }
    @available(iOS 13.0, macOS 10.15, tvOS 14.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View where MenuItems : View
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func contextMenu<M, P>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View where M : View, P : View
      nonisolated public func contextMenu<I, M>(forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil) -> some View where I : Hashable, M : View
    }
    @available(iOS 13.4, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T : Transferable
      nonisolated public func draggable<V, T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View where V : View, T : Transferable
      nonisolated public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View where T : Transferable
    }
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View where T : Transferable
      nonisolated public func cuttable<T>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View where T : Transferable
      nonisolated public func pasteDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }) -> some View where T : Transferable
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View
      nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View
      nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View
      nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View
    }
    @available(Apple 2021, *)
    public struct SubmitLabel : Sendable {
      public static var done: SubmitLabel { get }
      public static var go: SubmitLabel { get }
      public static var send: SubmitLabel { get }
      public static var join: SubmitLabel { get }
      public static var route: SubmitLabel { get }
      public static var search: SubmitLabel { get }
      public static var `return`: SubmitLabel { get }
      public static var next: SubmitLabel { get }
      public static var `continue`: SubmitLabel { get }
    }
    @available(Apple 2021, *)
    @frozen public struct SubmitTriggers : OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var text: SubmitTriggers { get }
      public static var search: SubmitTriggers { get }
    }
    @available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, macOS 10.15, *)
    extension View {
      @available(Apple 2021, *)
      @available(macOS, unavailable)
      nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
      @available(watchOS 8.0, *)
      nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View
      @available(watchOS 8.0, *)
      nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View
    }
    @available(iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    public struct TextInputAutocapitalization : Sendable {
      public static var never: TextInputAutocapitalization { get }
      public static var words: TextInputAutocapitalization { get }
      public static var sentences: TextInputAutocapitalization { get }
      public static var characters: TextInputAutocapitalization { get }
    }
    #if !os(macOS) && !os(watchOS)
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    extension View {
      nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View
      nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View
      nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View
    }
    #endif
    #if os(macOS)
    @available(macOS 11.0, *)
    extension View {
      nonisolated public func textContentType(_ textContentType: NSTextContentType?) -> some View
    }
    #endif
    """#
}
