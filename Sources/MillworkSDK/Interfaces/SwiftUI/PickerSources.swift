extension InterfaceModules.SwiftUI {
  /// Pickers of several sources and with a label for the current value, pickers of dates, ticks of sliders, further steppers.
  static let pickerSources = #"""
    // https://developer.apple.com/documentation/swiftui/picker
    // https://developer.apple.com/documentation/swiftui/multidatepicker
    // https://developer.apple.com/documentation/swiftui/slidertick
    // https://developer.apple.com/documentation/swiftui/stepper
    @available(Apple 2022, *)
    extension Picker {
      nonisolated public init<C>(sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where C : RandomAccessCollection
    }
    @available(Apple 2022, *)
    extension Picker where Label == Text {
      nonisolated public init<C>(_ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) where C : RandomAccessCollection
      @_disfavoredOverload nonisolated public init<C>(_ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) where C : RandomAccessCollection
      @_disfavoredOverload nonisolated public init<C, S>(_ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) where C : RandomAccessCollection, S : StringProtocol
    }
    @available(Apple 2023, *)
    extension Picker where Label == SwiftUI.Label<Text, Image> {
      nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where S : StringProtocol
    }
    @available(Apple 2024, *)
    extension Picker {
      nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View)
    }
    @available(Apple 2024, *)
    extension Picker where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
    }
    @available(Apple 2024, *)
    extension Picker where Label == SwiftUI.Label<Text, Image> {
      nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
    }
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func horizontalRadioGroupLayout() -> some View
    }
    // Several dates.
    @available(iOS 16.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct MultiDatePicker<Label> : View where Label : View {
      nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label)
      nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label)
      nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label)
      nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label)
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(*, unavailable)
    extension MultiDatePicker : Sendable {}
    @available(iOS 16.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension MultiDatePicker where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>)
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>)
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<Set<DateComponents>>) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) where S : StringProtocol
    }
    // Ticks of sliders.
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public protocol SliderTickContent<V> {
      associatedtype V : BinaryFloatingPoint
    }
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public struct SliderTick<V> : SliderTickContent where V : BinaryFloatingPoint {
      public init(_ value: V)
      public init(_ value: V, @ViewBuilder label: () -> some View)
      public init(_ titleKey: LocalizedStringKey, _ value: V)
      @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, _ value: V)
      @_disfavoredOverload public init(_ title: some StringProtocol, _ value: V)
    }
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public struct SliderTickContentForEach<Data, ID, Content> : SliderTickContent where Data : RandomAccessCollection, ID : Hashable, Content : SliderTickContent {
      public typealias V = Content.V
      public init(_ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<Content.V> content: @escaping (Data.Element) -> Content)
    }
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public struct TupleSliderTickContent<V, T> : SliderTickContent where V : BinaryFloatingPoint {
    }
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @resultBuilder public struct SliderTickBuilder<V> where V : BinaryFloatingPoint {
      public static func buildExpression<Content>(_ content: Content) -> Content where V == Content.V, Content : SliderTickContent
      public static func buildBlock<Content>(_ content: Content) -> Content where V == Content.V, Content : SliderTickContent
      public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleSliderTickContent<V, (repeat each Content)> where repeat each Content : SliderTickContent
    }
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    extension Slider {
      nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, @ViewBuilder minimumValueLabel: () -> ValueLabel = { EmptyView() }, @ViewBuilder maximumValueLabel: () -> ValueLabel = { EmptyView() }, @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V : BinaryFloatingPoint, V.Stride : BinaryFloatingPoint
      nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, @ViewBuilder minimumValueLabel: () -> ValueLabel = { EmptyView() }, @ViewBuilder maximumValueLabel: () -> ValueLabel = { EmptyView() }, tick: @escaping (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V : BinaryFloatingPoint, V.Stride : BinaryFloatingPoint
    }
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    extension View {
      nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View
    }
    // Labels given as views, which came before builders.
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
    @available(tvOS, unavailable)
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
    extension Slider {
      @_disfavoredOverload nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) where V : BinaryFloatingPoint, V.Stride : BinaryFloatingPoint
      @_disfavoredOverload nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) where V : BinaryFloatingPoint, V.Stride : BinaryFloatingPoint
    }
    // Steppers.
    @available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension Stepper where Label == Text {
      @_disfavoredOverload nonisolated public init<S>(_ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S, V>(_ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where S : StringProtocol, V : Strideable
    }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension Stepper where Label == Text {
      nonisolated public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F : ParseableFormatStyle, F.FormatInput : BinaryFloatingPoint, F.FormatOutput == String
      @_disfavoredOverload nonisolated public init<F>(_ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F : ParseableFormatStyle, F.FormatInput : BinaryFloatingPoint, F.FormatOutput == String
      nonisolated public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F : ParseableFormatStyle, F.FormatInput : BinaryFloatingPoint, F.FormatOutput == String
      @_disfavoredOverload nonisolated public init<F>(_ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F : ParseableFormatStyle, F.FormatInput : BinaryFloatingPoint, F.FormatOutput == String
      @_disfavoredOverload nonisolated public init<S, F>(_ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where S : StringProtocol, F : ParseableFormatStyle, F.FormatInput : BinaryFloatingPoint, F.FormatOutput == String
      @_disfavoredOverload nonisolated public init<S, F>(_ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where S : StringProtocol, F : ParseableFormatStyle, F.FormatInput : BinaryFloatingPoint, F.FormatOutput == String
    }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension Stepper {
      nonisolated public init<F>(value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F : ParseableFormatStyle, F.FormatInput : BinaryFloatingPoint, F.FormatOutput == String
      nonisolated public init<F>(value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F : ParseableFormatStyle, F.FormatInput : BinaryFloatingPoint, F.FormatOutput == String
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Stepper(label:onIncrement:onDecrement:onEditingChanged:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "Stepper(label:onIncrement:onDecrement:onEditingChanged:)")
    @available(tvOS, unavailable)
    @available(watchOS, introduced: 9.0, deprecated: 100000.0, renamed: "Stepper(label:onIncrement:onDecrement:onEditingChanged:)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "Stepper(label:onIncrement:onDecrement:onEditingChanged:)")
    extension Stepper {
      @_disfavoredOverload nonisolated public init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label)
      @_disfavoredOverload nonisolated public init<V>(value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label) where V : Strideable
      @_disfavoredOverload nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label) where V : Strideable
    }
    // Labels and their values.
    @available(Apple 2022, *)
    extension LabeledContent where Label == Text, Content == Text {
      @_disfavoredOverload nonisolated public init<S, F>(_ title: S, value: F.FormatInput, format: F) where S : StringProtocol, F : FormatStyle, F.FormatInput : Equatable, F.FormatOutput == String
    }
    @available(Apple 2023, *)
    extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
      @_disfavoredOverload nonisolated public init<S>(_ title: S, image name: String, description: Text? = nil) where S : StringProtocol
    }
    """#
}
