extension InterfaceModules.SwiftUI {
  /// Pickers, sliders and steppers.
  static let picker = #"""
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
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
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
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V : Strideable
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V : Strideable
      nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V : Strideable
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V : Strideable
      @_disfavoredOverload nonisolated public init<S, V>(_ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where S : StringProtocol, V : Strideable
    }
    """#
}
