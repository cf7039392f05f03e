extension InterfaceModules.SwiftUI {
  /// Styles of gauges, boxes, disclosure groups, tables and editors.
  static let controlStyles = #"""
    // https://developer.apple.com/documentation/swiftui/view-styles
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol GaugeStyle {
      associatedtype Body : View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
      typealias Configuration = GaugeStyleConfiguration
    }
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct GaugeStyleConfiguration {
      @MainActor @preconcurrency public struct Label : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @MainActor @preconcurrency public struct CurrentValueLabel : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @MainActor @preconcurrency public struct MinimumValueLabel : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @MainActor @preconcurrency public struct MaximumValueLabel : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      public var value: Double
      public var label: GaugeStyleConfiguration.Label
      public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
      public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
      public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
    }
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct DefaultGaugeStyle : GaugeStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: DefaultGaugeStyle.Configuration) -> some View
    }
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension GaugeStyle where Self == DefaultGaugeStyle {
      @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { get }
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct LinearGaugeStyle : GaugeStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: LinearGaugeStyle.Configuration) -> some View
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension GaugeStyle where Self == LinearGaugeStyle {
      @MainActor @preconcurrency public static var linear: LinearGaugeStyle { get }
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct CircularGaugeStyle : GaugeStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: CircularGaugeStyle.Configuration) -> some View
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension GaugeStyle where Self == CircularGaugeStyle {
      @MainActor @preconcurrency public static var circular: CircularGaugeStyle { get }
    }
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct LinearCapacityGaugeStyle : GaugeStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: LinearCapacityGaugeStyle.Configuration) -> some View
    }
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension GaugeStyle where Self == LinearCapacityGaugeStyle {
      @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { get }
    }
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct AccessoryCircularGaugeStyle : GaugeStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: AccessoryCircularGaugeStyle.Configuration) -> some View
    }
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
      @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle { get }
    }
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct AccessoryCircularCapacityGaugeStyle : GaugeStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: AccessoryCircularCapacityGaugeStyle.Configuration) -> some View
    }
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
      @MainActor @preconcurrency public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { get }
    }
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct AccessoryLinearGaugeStyle : GaugeStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: AccessoryLinearGaugeStyle.Configuration) -> some View
    }
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
      @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle { get }
    }
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct AccessoryLinearCapacityGaugeStyle : GaugeStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: AccessoryLinearCapacityGaugeStyle.Configuration) -> some View
    }
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
      @MainActor @preconcurrency public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { get }
    }
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension View {
      nonisolated public func gaugeStyle<S>(_ style: S) -> some View where S : GaugeStyle
    }
    @available(Apple 2020, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public protocol GroupBoxStyle {
      associatedtype Body : View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
      typealias Configuration = GroupBoxStyleConfiguration
    }
    @available(Apple 2020, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct GroupBoxStyleConfiguration {
      @MainActor @preconcurrency public struct Label : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @MainActor @preconcurrency public struct Content : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      public let label: GroupBoxStyleConfiguration.Label
      public let content: GroupBoxStyleConfiguration.Content
    }
    @available(Apple 2020, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DefaultGroupBoxStyle : GroupBoxStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: DefaultGroupBoxStyle.Configuration) -> some View
    }
    @available(Apple 2020, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
      @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { get }
    }
    @available(Apple 2020, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func groupBoxStyle<S>(_ style: S) -> some View where S : GroupBoxStyle
    }
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public protocol DisclosureGroupStyle {
      associatedtype Body : View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
      typealias Configuration = DisclosureGroupStyleConfiguration
    }
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DisclosureGroupStyleConfiguration {
      @MainActor @preconcurrency public struct Label : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @MainActor @preconcurrency public struct Content : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      public let label: DisclosureGroupStyleConfiguration.Label
      public let content: DisclosureGroupStyleConfiguration.Content
      @Binding @_projectedValueProperty($isExpanded) public var isExpanded: Bool { get nonmutating set }
      public var $isExpanded: Binding<Bool> { get }
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct AutomaticDisclosureGroupStyle : DisclosureGroupStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: AutomaticDisclosureGroupStyle.Configuration) -> some View
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
      @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle { get }
    }
    @available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func disclosureGroupStyle<S>(_ style: S) -> some View where S : DisclosureGroupStyle
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public protocol TableStyle {
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct AutomaticTableStyle : TableStyle {
      public init()
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TableStyle where Self == AutomaticTableStyle {
      public static var automatic: AutomaticTableStyle { get }
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct InsetTableStyle : TableStyle {
      public init()
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TableStyle where Self == InsetTableStyle {
      public static var inset: InsetTableStyle { get }
    }
    @available(Apple 2021, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct BorderedTableStyle : TableStyle {
      public init()
    }
    @available(Apple 2021, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension TableStyle where Self == BorderedTableStyle {
      public static var bordered: BorderedTableStyle { get }
    }
    @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func tableStyle<S>(_ style: S) -> some View where S : TableStyle
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public protocol TextEditorStyle {
    }
    @available(Apple 2023, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct AutomaticTextEditorStyle : TextEditorStyle {
      public init()
    }
    @available(Apple 2023, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TextEditorStyle where Self == AutomaticTextEditorStyle {
      public static var automatic: AutomaticTextEditorStyle { get }
    }
    @available(Apple 2023, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct PlainTextEditorStyle : TextEditorStyle {
      public init()
    }
    @available(Apple 2023, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TextEditorStyle where Self == PlainTextEditorStyle {
      public static var plain: PlainTextEditorStyle { get }
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View
    }
    @available(iOS 14.0, tvOS 14.0, watchOS 8.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    public protocol IndexViewStyle {
    }
    @available(iOS 14.0, tvOS 14.0, watchOS 8.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    public struct PageIndexViewStyle : IndexViewStyle {
      public init()
    }
    @available(iOS 14.0, tvOS 14.0, watchOS 8.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    extension IndexViewStyle where Self == PageIndexViewStyle {
      public static var page: PageIndexViewStyle { get }
    }
    @available(iOS 14.0, tvOS 14.0, watchOS 8.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    extension IndexViewStyle where Self == PageIndexViewStyle {
      public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle
    }
    @available(iOS 14.0, tvOS 14.0, watchOS 8.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    extension PageIndexViewStyle {
      public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
      public struct BackgroundDisplayMode : Sendable {
        public static var automatic: PageIndexViewStyle.BackgroundDisplayMode { get }
        public static var always: PageIndexViewStyle.BackgroundDisplayMode { get }
        public static var never: PageIndexViewStyle.BackgroundDisplayMode { get }
        public static var interactive: PageIndexViewStyle.BackgroundDisplayMode { get }
      }
    }
    @available(iOS 14.0, tvOS 14.0, watchOS 8.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    extension View {
      nonisolated public func indexViewStyle<S>(_ style: S) -> some View where S : IndexViewStyle
    }
    """#
}
