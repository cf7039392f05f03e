extension InterfaceModules.SwiftUI {
  /// Progress and gauges, dates and colours.
  static let progressView = #"""
    // https://developer.apple.com/documentation/swiftui/progressview
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
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource) where Label == Text
      @_disfavoredOverload nonisolated public init<S>(_ title: S) where Label == Text, S : StringProtocol
    }
    @available(Apple 2020, *)
    extension ProgressView {
      nonisolated public init<V>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView, V : BinaryFloatingPoint
      nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, V : BinaryFloatingPoint
      nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where V : BinaryFloatingPoint
      nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView, V : BinaryFloatingPoint
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init<V>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView, V : BinaryFloatingPoint
      @_disfavoredOverload nonisolated public init<S, V>(_ title: S, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView, S : StringProtocol, V : BinaryFloatingPoint
    }
    @available(Apple 2020, *)
    extension ProgressView {
      nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView
    }
    @available(Apple 2022, *)
    extension ProgressView {
      nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
    }
    @available(Apple 2022, *)
    extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
      nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
      nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView
    }
    @available(Apple 2022, *)
    nonisolated public struct DefaultDateProgressLabel : View {
      @MainActor @preconcurrency public var body: some View { get }
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
    @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    @available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    extension LinearProgressViewStyle {
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
      nonisolated public init(selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
      nonisolated public init(selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
    }
    @available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension DatePicker where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) where S : StringProtocol
    }
    @available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol DatePickerStyle {
      associatedtype Body : View
      @available(iOS 16.0, macOS 13.0, *)
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
      @available(iOS 16.0, macOS 13.0, *)
      typealias Configuration = DatePickerStyleConfiguration
    }
    @available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct DefaultDatePickerStyle : DatePickerStyle {
      public init()
      @available(iOS 16.0, macOS 13.0, *)
      @MainActor @preconcurrency public func makeBody(configuration: DefaultDatePickerStyle.Configuration) -> some View
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
      @available(iOS 16.0, macOS 13.0, *)
      @MainActor @preconcurrency public func makeBody(configuration: CompactDatePickerStyle.Configuration) -> some View
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
      @available(iOS 16.0, macOS 13.0, *)
      @MainActor @preconcurrency public func makeBody(configuration: GraphicalDatePickerStyle.Configuration) -> some View
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
      @available(iOS 16.0, macOS 13.0, *)
      @MainActor @preconcurrency public func makeBody(configuration: WheelDatePickerStyle.Configuration) -> some View
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
      nonisolated public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ColorPicker where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) where S : StringProtocol
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) where S : StringProtocol
    }
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
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
      nonisolated public init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels) where BoundsLabel == EmptyView, V : BinaryFloatingPoint
      nonisolated public init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels) where V : BinaryFloatingPoint
    }
    """#
}
