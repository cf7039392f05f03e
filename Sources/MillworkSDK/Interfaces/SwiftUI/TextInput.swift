extension InterfaceModules.SwiftUI {
  /// The selection in text fields and editors, suggestions, and how text is entered.
  static let textInput = #"""
    // https://developer.apple.com/documentation/swiftui/textselection
    // https://developer.apple.com/documentation/swiftui/attributedtextselection
    // https://developer.apple.com/documentation/swiftui/view-text-and-symbols
    @available(Apple 2024, *)
    public struct TextSelection : Equatable, Hashable, Sendable {
      @frozen public enum Indices : Equatable, Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
      }
      public var indices: TextSelection.Indices { get }
      public var affinity: TextSelectionAffinity { get }
      public var isInsertion: Bool { get }
      public init(range: Range<String.Index>)
      public init(ranges: RangeSet<String.Index>)
      public init(insertionPoint: String.Index)
      public static func == (a: TextSelection, b: TextSelection) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2024, *)
    @frozen public enum TextSelectionAffinity : Equatable, Hashable, Sendable {
      case automatic
      case upstream
      case downstream
    }
    @available(Apple 2025, *)
    public struct AttributedTextSelection : Equatable, Hashable, Sendable {
      @frozen public enum Indices : Equatable, Sendable {
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
      }
      public init()
      public init(range: Range<AttributedString.Index>)
      public init(ranges: RangeSet<AttributedString.Index>)
      public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil)
      public func indices(in text: AttributedString) -> AttributedTextSelection.Indices
      public func affinity(in text: AttributedString) -> TextSelectionAffinity
      public func typingAttributes(in text: AttributedString) -> AttributeContainer
      public static func == (a: AttributedTextSelection, b: AttributedTextSelection) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2024, *)
    extension View {
      nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    extension TextField where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil) where S : StringProtocol
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    extension TextField {
      nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil, @ViewBuilder label: () -> Label)
    }
    @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TextEditor {
      nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>)
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TextEditor {
      nonisolated public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil)
    }
    // What a person types.
    @available(iOS 18.0, macOS 15.0, visionOS 2.4, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct WritingToolsBehavior : Equatable, Sendable {
      public static var automatic: WritingToolsBehavior { get }
      public static var complete: WritingToolsBehavior { get }
      public static var limited: WritingToolsBehavior { get }
      public static var disabled: WritingToolsBehavior { get }
      public static func == (a: WritingToolsBehavior, b: WritingToolsBehavior) -> Bool
    }
    @available(iOS 18.0, macOS 15.0, visionOS 2.4, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View
    }
    @available(iOS 18.0, visionOS 2.4, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func textInputSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S : View
      nonisolated public func textInputSuggestions<Data, Content>(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) -> some View where Data : RandomAccessCollection, Content : View, Data.Element : Identifiable
      nonisolated public func textInputSuggestions<Data, ID, Content>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) -> some View where Data : RandomAccessCollection, ID : Hashable, Content : View
      nonisolated public func textInputCompletion(_ text: String) -> some View
    }
    @available(iOS 17.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View
    }
    @available(iOS 17.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TextInputDictationBehavior : Equatable, Sendable {
      public static var automatic: TextInputDictationBehavior { get }
      public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior
      public static var preventDictation: TextInputDictationBehavior { get }
      public static func == (a: TextInputDictationBehavior, b: TextInputDictationBehavior) -> Bool
    }
    @available(iOS 17.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TextInputDictationActivation : Equatable, Sendable {
      public static var onSelect: TextInputDictationActivation { get }
      public static var onLook: TextInputDictationActivation { get }
      public static func == (a: TextInputDictationActivation, b: TextInputDictationActivation) -> Bool
    }
    // Fields with a prompt, an axis or a format.
    @available(Apple 2021, *)
    extension TextField where Label == Text {
      @_disfavoredOverload nonisolated public init<S, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where S : StringProtocol, F : ParseableFormatStyle, F.FormatOutput == String
      @_disfavoredOverload nonisolated public init<S, F>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where S : StringProtocol, F : ParseableFormatStyle, F.FormatOutput == String
      nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?)
      @_disfavoredOverload nonisolated public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) where S : StringProtocol
    }
    @available(Apple 2019, *)
    extension TextField where Label == Text {
      @_disfavoredOverload nonisolated public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter) where S : StringProtocol
    }
    @available(Apple 2022, *)
    extension TextField where Label == Text {
      @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) where S : StringProtocol
    }
    @available(Apple 2021, *)
    extension TextField {
      nonisolated public init<F>(value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label) where F : ParseableFormatStyle, F.FormatOutput == String
      nonisolated public init<F>(value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label) where F : ParseableFormatStyle, F.FormatOutput == String
      nonisolated public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    }
    @available(Apple 2022, *)
    extension TextField {
      nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)
    }
    @available(Apple 2021, *)
    extension SecureField where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S : StringProtocol
    }
    @available(Apple 2021, *)
    extension SecureField {
      nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Renamed SecureField.init(_:text:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter.")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Renamed SecureField.init(_:text:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter.")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Renamed SecureField.init(_:text:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter.")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Renamed SecureField.init(_:text:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter.")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Renamed SecureField.init(_:text:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter.")
    extension SecureField where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) where S : StringProtocol
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState.")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState.")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState.")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState.")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState.")
    extension TextField where Label == Text {
      @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) where S : StringProtocol
      nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void)
      @_disfavoredOverload nonisolated public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void) where S : StringProtocol
    }
    // https://developer.apple.com/documentation/swiftui/view/textinputformattingcontrolvisibility(_:for:)
    @available(iOS 26.0, visionOS 26.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func textInputFormattingControlVisibility(_ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set) -> some View
    }
    @available(Apple 2025, *)
    public struct TextInputFormattingControlPlacement {
      public struct Set : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var `default`: TextInputFormattingControlPlacement.Set { get }
        public static var contextMenu: TextInputFormattingControlPlacement.Set { get }
        public static var inputAssistant: TextInputFormattingControlPlacement.Set { get }
        public static var all: TextInputFormattingControlPlacement.Set { get }
      }
    }
    """#
}
