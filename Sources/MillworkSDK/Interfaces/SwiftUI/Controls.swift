extension InterfaceModules.SwiftUI {
  /// Pickers, sliders, fields, progress, gauges.
  static let controls = #"""
    // https://developer.apple.com/documentation/swiftui/controls-and-indicators
    @available(Apple 2019, *)
    nonisolated public struct Picker<Label, SelectionValue, Content> : View where Label : View, SelectionValue : Hashable, Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension Picker : Sendable {}
    @available(Apple 2019, *)
    extension Picker {
      nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    @available(Apple 2019, *)
    extension Picker where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where S : StringProtocol
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    }
    @available(Apple 2020, *)
    extension Picker where Label == SwiftUI.Label<Text, Image> {
      nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where S : StringProtocol
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Picker(selection:content:label:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "Picker(selection:content:label:)")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "Picker(selection:content:label:)")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "Picker(selection:content:label:)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "Picker(selection:content:label:)")
    extension Picker {
      nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)
    }
    @available(Apple 2019, *)
    public protocol PickerStyle {
    }
    @available(Apple 2019, *)
    public struct DefaultPickerStyle : PickerStyle {
      public init()
    }
    @available(Apple 2019, *)
    extension PickerStyle where Self == DefaultPickerStyle {
      public static var automatic: DefaultPickerStyle { get }
    }
    @available(Apple 2019, *)
    @available(watchOS, unavailable)
    public struct SegmentedPickerStyle : PickerStyle {
      public init()
    }
    @available(Apple 2019, *)
    @available(watchOS, unavailable)
    extension PickerStyle where Self == SegmentedPickerStyle {
      public static var segmented: SegmentedPickerStyle { get }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    public struct MenuPickerStyle : PickerStyle {
      public init()
    }
    @available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension PickerStyle where Self == MenuPickerStyle {
      public static var menu: MenuPickerStyle { get }
    }
    @available(Apple 2020, *)
    public struct InlinePickerStyle : PickerStyle {
      public init()
    }
    @available(Apple 2020, *)
    extension PickerStyle where Self == InlinePickerStyle {
      public static var inline: InlinePickerStyle { get }
    }
    @available(Apple 2019, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public struct WheelPickerStyle : PickerStyle {
      public init()
    }
    @available(Apple 2019, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    extension PickerStyle where Self == WheelPickerStyle {
      public static var wheel: WheelPickerStyle { get }
    }
    @available(Apple 2023, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct PalettePickerStyle : PickerStyle {
      public init()
    }
    @available(Apple 2023, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension PickerStyle where Self == PalettePickerStyle {
      public static var palette: PalettePickerStyle { get }
    }
    @available(Apple 2022, *)
    @available(macOS, unavailable)
    public struct NavigationLinkPickerStyle : PickerStyle {
      public init()
    }
    @available(Apple 2022, *)
    @available(macOS, unavailable)
    extension PickerStyle where Self == NavigationLinkPickerStyle {
      public static var navigationLink: NavigationLinkPickerStyle { get }
    }
    @available(Apple 2019, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct RadioGroupPickerStyle : PickerStyle {
      public init()
    }
    @available(Apple 2019, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension PickerStyle where Self == RadioGroupPickerStyle {
      public static var radioGroup: RadioGroupPickerStyle { get }
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func pickerStyle<S>(_ style: S) -> some View where S : PickerStyle
    }
    @available(iOS 17.0, macOS 14.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct PaletteSelectionEffect : Equatable, Sendable {
      public static var automatic: PaletteSelectionEffect { get }
      public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect
      public static func == (a: PaletteSelectionEffect, b: PaletteSelectionEffect) -> Bool
    }
    @available(Apple 2019, *)
    @available(tvOS, unavailable)
    nonisolated public struct Slider<Label, ValueLabel> : View where Label : View, ValueLabel : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension Slider : Sendable {}
    @available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension Slider {
      nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V : BinaryFloatingPoint, V.Stride : BinaryFloatingPoint
      nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V : BinaryFloatingPoint, V.Stride : BinaryFloatingPoint
    }
    @available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension Slider where ValueLabel == EmptyView {
      nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V : BinaryFloatingPoint, V.Stride : BinaryFloatingPoint
      nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V : BinaryFloatingPoint, V.Stride : BinaryFloatingPoint
    }
    @available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension Slider where Label == EmptyView, ValueLabel == EmptyView {
      nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V : BinaryFloatingPoint, V.Stride : BinaryFloatingPoint
      nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V : BinaryFloatingPoint, V.Stride : BinaryFloatingPoint
    }
    @available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    nonisolated public struct Stepper<Label> : View where Label : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension Stepper : Sendable {}
    @available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension Stepper {
      nonisolated public init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      nonisolated public init<V>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V : Strideable
      nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V : Strideable
    }
    @available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension Stepper where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V : Strideable
      nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V : Strideable
      @_disfavoredOverload nonisolated public init<S, V>(_ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where S : StringProtocol, V : Strideable
    }
    @available(Apple 2019, *)
    nonisolated public struct TextField<Label> : View where Label : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension TextField : Sendable {}
    @available(Apple 2019, *)
    extension TextField where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S : StringProtocol
      @available(Apple 2021, *)
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
      @available(Apple 2021, *)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S : StringProtocol
      @available(Apple 2022, *)
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, axis: Axis) where S : StringProtocol
      @available(Apple 2022, *)
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)
      @available(Apple 2021, *)
      nonisolated public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F : ParseableFormatStyle, F.FormatOutput == String
      @available(Apple 2021, *)
      nonisolated public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where F : ParseableFormatStyle, F.FormatOutput == String
      @available(Apple 2019, *)
      nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter)
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
    @available(Apple 2020, *)
    nonisolated public struct ProgressView<Label, CurrentValueLabel> : View where Label : View, CurrentValueLabel : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension ProgressView : Sendable {}
    @available(Apple 2020, *)
    extension ProgressView where CurrentValueLabel == EmptyView {
      nonisolated public init() where Label == EmptyView
      nonisolated public init(@ViewBuilder label: () -> Label)
      nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text
      @_disfavoredOverload nonisolated public init<S>(_ title: S) where Label == Text, S : StringProtocol
    }
    @available(Apple 2020, *)
    extension ProgressView {
      nonisolated public init<V>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView, V : BinaryFloatingPoint
      nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, V : BinaryFloatingPoint
      nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where V : BinaryFloatingPoint
      nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView, V : BinaryFloatingPoint
      @_disfavoredOverload nonisolated public init<S, V>(_ title: S, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView, S : StringProtocol, V : BinaryFloatingPoint
    }
    @available(Apple 2020, *)
    extension ProgressView where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
      nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
    }
    @available(Apple 2020, *)
    @MainActor @preconcurrency public protocol ProgressViewStyle {
      associatedtype Body : View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
      typealias Configuration = ProgressViewStyleConfiguration
    }
    @available(Apple 2020, *)
    public struct ProgressViewStyleConfiguration {
      @MainActor @preconcurrency public struct Label : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @MainActor @preconcurrency public struct CurrentValueLabel : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      public let fractionCompleted: Double?
      public var label: ProgressViewStyleConfiguration.Label?
      public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
    }
    @available(Apple 2020, *)
    public struct DefaultProgressViewStyle : ProgressViewStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: DefaultProgressViewStyle.Configuration) -> some View
    }
    @available(Apple 2020, *)
    extension ProgressViewStyle where Self == DefaultProgressViewStyle {
      @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { get }
    }
    @available(Apple 2020, *)
    public struct LinearProgressViewStyle : ProgressViewStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: LinearProgressViewStyle.Configuration) -> some View
    }
    @available(Apple 2020, *)
    extension ProgressViewStyle where Self == LinearProgressViewStyle {
      @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { get }
    }
    @available(Apple 2020, *)
    public struct CircularProgressViewStyle : ProgressViewStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: CircularProgressViewStyle.Configuration) -> some View
    }
    @available(Apple 2020, *)
    extension ProgressViewStyle where Self == CircularProgressViewStyle {
      @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { get }
    }
    @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    @available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    extension CircularProgressViewStyle {
      public init(tint: Color)
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S : ProgressViewStyle
    }
    @available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    nonisolated public struct DatePicker<Label> : View where Label : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension DatePicker : Sendable {}
    @available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct DatePickerComponents : OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var hourAndMinute: DatePickerComponents { get }
      public static var date: DatePickerComponents { get }
    }
    @available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension DatePicker {
      public typealias Components = DatePickerComponents
      nonisolated public init(selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
      nonisolated public init(selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
    }
    @available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension DatePicker where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) where S : StringProtocol
    }
    @available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public protocol DatePickerStyle {
    }
    @available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct DefaultDatePickerStyle : DatePickerStyle {
      public init()
    }
    @available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension DatePickerStyle where Self == DefaultDatePickerStyle {
      public static var automatic: DefaultDatePickerStyle { get }
    }
    @available(iOS 14.0, macOS 10.15.4, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct CompactDatePickerStyle : DatePickerStyle {
      public init()
    }
    @available(iOS 14.0, macOS 10.15.4, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension DatePickerStyle where Self == CompactDatePickerStyle {
      public static var compact: CompactDatePickerStyle { get }
    }
    @available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct GraphicalDatePickerStyle : DatePickerStyle {
      public init()
    }
    @available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension DatePickerStyle where Self == GraphicalDatePickerStyle {
      public static var graphical: GraphicalDatePickerStyle { get }
    }
    @available(iOS 13.0, watchOS 10.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public struct WheelDatePickerStyle : DatePickerStyle {
      public init()
    }
    @available(iOS 13.0, watchOS 10.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    extension DatePickerStyle where Self == WheelDatePickerStyle {
      public static var wheel: WheelDatePickerStyle { get }
    }
    @available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension View {
      nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S : DatePickerStyle
    }
    @available(Apple 2020, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct ColorPicker<Label> : View where Label : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension ColorPicker : Sendable {}
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ColorPicker {
      nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ColorPicker where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) where S : StringProtocol
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    nonisolated public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> : View where Label : View, CurrentValueLabel : View, BoundsLabel : View, MarkedValueLabels : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension Gauge : Sendable {}
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension Gauge {
      nonisolated public init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView, V : BinaryFloatingPoint
      nonisolated public init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView, V : BinaryFloatingPoint
      nonisolated public init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel) where MarkedValueLabels == EmptyView, V : BinaryFloatingPoint
    }
    @available(Apple 2021, *)
    nonisolated public struct TimelineView<Schedule, Content> : View where Schedule : TimelineSchedule, Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension TimelineView : Sendable {}
    @available(Apple 2021, *)
    public protocol TimelineSchedule {
      associatedtype Entries : Sequence where Self.Entries.Element == Date
    }
    @available(Apple 2021, *)
    public struct TimelineViewDefaultContext {
      public let date: Date
    }
    @available(Apple 2021, *)
    extension TimelineView {
      public typealias Context = TimelineViewDefaultContext
      nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
    }
    @available(Apple 2021, *)
    public struct PeriodicTimelineSchedule : TimelineSchedule, Sendable {
      public typealias Entries = [Date]
      public init(from startDate: Date, by interval: TimeInterval)
    }
    @available(Apple 2021, *)
    public struct AnimationTimelineSchedule : TimelineSchedule, Sendable {
      public typealias Entries = [Date]
      public init(minimumInterval: Double? = nil, paused: Bool = false)
    }
    @available(Apple 2021, *)
    public struct EveryMinuteTimelineSchedule : TimelineSchedule, Sendable {
      public typealias Entries = [Date]
      public init()
    }
    @available(Apple 2021, *)
    extension TimelineSchedule where Self == PeriodicTimelineSchedule {
      public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule
    }
    @available(Apple 2021, *)
    extension TimelineSchedule where Self == AnimationTimelineSchedule {
      public static var animation: AnimationTimelineSchedule { get }
      public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule
    }
    @available(Apple 2021, *)
    extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
      public static var everyMinute: EveryMinuteTimelineSchedule { get }
    }
    // https://developer.apple.com/documentation/swiftui/canvas
    @available(Apple 2021, *)
    nonisolated public struct Canvas<Symbols> : View where Symbols : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension Canvas : Sendable {}
    @available(Apple 2021, *)
    extension Canvas {
      public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols)
    }
    @available(Apple 2021, *)
    extension Canvas where Symbols == EmptyView {
      public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
    }
    @available(Apple 2021, *)
    @frozen public struct GraphicsContext {
      public var opacity: Double { get set }
      public var blendMode: GraphicsContext.BlendMode { get set }
      public var environment: EnvironmentValues { get }
      public var transform: CGAffineTransform { get set }
      public mutating func scaleBy(x: CGFloat, y: CGFloat)
      public mutating func translateBy(x: CGFloat, y: CGFloat)
      public mutating func rotate(by angle: Angle)
      public mutating func clip(to path: Path, style: FillStyle = FillStyle())
      public mutating func addFilter(_ filter: GraphicsContext.Filter)
      public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows
      public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle())
      public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle)
      public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1)
      public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage
      public func resolve(_ text: Text) -> GraphicsContext.ResolvedText
      public func resolveSymbol<ID>(id: ID) -> GraphicsContext.ResolvedSymbol? where ID : Hashable
      public func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle())
      public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center)
      public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle())
      public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center)
      public func draw(_ text: Text, in rect: CGRect)
      public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center)
      public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center)
      public func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center)
      public struct ResolvedImage {
        public var size: CGSize { get }
        public var shading: GraphicsContext.Shading?
      }
      public struct ResolvedText {
        public var shading: GraphicsContext.Shading
        public func measure(in size: CGSize) -> CGSize
      }
      public struct ResolvedSymbol {
        public var size: CGSize { get }
      }
      @frozen public struct BlendMode : Equatable, Sendable {
        public static var normal: GraphicsContext.BlendMode { get }
        public static var multiply: GraphicsContext.BlendMode { get }
        public static var screen: GraphicsContext.BlendMode { get }
        public static var overlay: GraphicsContext.BlendMode { get }
        public static var clear: GraphicsContext.BlendMode { get }
        public static var destinationOut: GraphicsContext.BlendMode { get }
        public static var plusLighter: GraphicsContext.BlendMode { get }
        public static func == (a: GraphicsContext.BlendMode, b: GraphicsContext.BlendMode) -> Bool
      }
      public struct Shading : Sendable {
        public static var foreground: GraphicsContext.Shading { get }
        public static func color(_ color: Color) -> GraphicsContext.Shading
        public static func style<S>(_ style: S) -> GraphicsContext.Shading where S : ShapeStyle
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> GraphicsContext.Shading
        public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat) -> GraphicsContext.Shading
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> GraphicsContext.Shading
      }
      public struct Filter : Sendable {
        public static func blur(radius: CGFloat) -> GraphicsContext.Filter
        public static func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> GraphicsContext.Filter
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> GraphicsContext.Filter
        public static func brightness(_ amount: Double) -> GraphicsContext.Filter
        public static func saturation(_ amount: Double) -> GraphicsContext.Filter
      }
    }
    """#
}
