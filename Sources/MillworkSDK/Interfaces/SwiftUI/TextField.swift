extension InterfaceModules.SwiftUI {
  /// Fields of text.
  static let textField = #"""
    // https://developer.apple.com/documentation/swiftui/textfield
    @available(Apple 2019, *)
    nonisolated public struct TextField<Label> : View where Label : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension TextField : Sendable {}
    @available(Apple 2019, *)
    extension TextField where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S : StringProtocol
      @available(Apple 2021, *)
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
      @available(Apple 2021, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?)
      @available(Apple 2021, *)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S : StringProtocol
      @available(Apple 2022, *)
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, axis: Axis) where S : StringProtocol
      @available(Apple 2022, *)
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis)
      @available(Apple 2021, *)
      nonisolated public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F : ParseableFormatStyle, F.FormatOutput == String
      @available(Apple 2021, *)
      @_disfavoredOverload nonisolated public init<F>(_ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F : ParseableFormatStyle, F.FormatOutput == String
      @available(Apple 2021, *)
      nonisolated public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where F : ParseableFormatStyle, F.FormatOutput == String
      @available(Apple 2021, *)
      @_disfavoredOverload nonisolated public init<F>(_ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where F : ParseableFormatStyle, F.FormatOutput == String
      @available(Apple 2019, *)
      nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter)
      @available(Apple 2022, *)
      @available(Apple 2019, *)
      @_disfavoredOverload nonisolated public init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter)
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Renamed TextField.init(_:text:onEditingChanged:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter. Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter.")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState.")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState.")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState.")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState.")
    extension TextField where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void)
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void)
    }
    @available(Apple 2021, *)
    extension TextField {
      nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    }
    @available(Apple 2019, *)
    @MainActor @preconcurrency public protocol TextFieldStyle {
      associatedtype _Body : View
      @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
      typealias _Label = _TextFieldStyleLabel
    }
    @available(Apple 2019, *)
    nonisolated public struct _TextFieldStyleLabel : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension _TextFieldStyleLabel : Sendable {}
    @available(Apple 2019, *)
    public struct DefaultTextFieldStyle : TextFieldStyle {
      public init()
      @MainActor @preconcurrency public func _body(configuration: TextField<DefaultTextFieldStyle._Label>) -> some View
    }
    @available(Apple 2019, *)
    extension TextFieldStyle where Self == DefaultTextFieldStyle {
      @MainActor @preconcurrency public static var automatic: DefaultTextFieldStyle { get }
    }
    @available(Apple 2019, *)
    public struct PlainTextFieldStyle : TextFieldStyle {
      public init()
      @MainActor @preconcurrency public func _body(configuration: TextField<PlainTextFieldStyle._Label>) -> some View
    }
    @available(Apple 2019, *)
    extension TextFieldStyle where Self == PlainTextFieldStyle {
      @MainActor @preconcurrency public static var plain: PlainTextFieldStyle { get }
    }
    @available(Apple 2019, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct RoundedBorderTextFieldStyle : TextFieldStyle {
      public init()
      @MainActor @preconcurrency public func _body(configuration: TextField<RoundedBorderTextFieldStyle._Label>) -> some View
    }
    @available(Apple 2019, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
      @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextFieldStyle { get }
    }
    @available(Apple 2019, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct SquareBorderTextFieldStyle : TextFieldStyle {
      public init()
      @MainActor @preconcurrency public func _body(configuration: TextField<SquareBorderTextFieldStyle._Label>) -> some View
    }
    @available(Apple 2019, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
      @MainActor @preconcurrency public static var squareBorder: SquareBorderTextFieldStyle { get }
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S : TextFieldStyle
    }
    @available(Apple 2019, *)
    nonisolated public struct SecureField<Label> : View where Label : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension SecureField : Sendable {}
    @available(Apple 2019, *)
    extension SecureField where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S : StringProtocol
    }
    @available(Apple 2020, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct TextEditor : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension TextEditor : Sendable {}
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TextEditor {
      nonisolated public init(text: Binding<String>)
    }
    """#
}
