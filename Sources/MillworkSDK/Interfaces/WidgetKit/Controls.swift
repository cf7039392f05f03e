extension InterfaceModules.WidgetKit {
  /// Controls for Control Center, the Lock Screen and the Action button.
  static let controls = #"""
    // https://developer.apple.com/documentation/widgetkit/controlwidget
    #if os(iOS)
    @available(iOS 18.0, *)
    @MainActor @preconcurrency public struct StaticControlConfiguration<Content> : ControlWidgetConfiguration where Content : ControlWidgetTemplate {
      public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content)
      public init<Provider>(kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content) where Provider : ControlValueProvider
    }
    @available(iOS 18.0, *)
    public protocol ControlValueProvider : Sendable {
      associatedtype Value
      var previewValue: Self.Value { get }
      func currentValue() async throws -> Self.Value
    }
    @available(iOS 18.0, *)
    @MainActor @preconcurrency public protocol ControlWidgetConfiguration { }
    @available(iOS 18.0, *)
    @MainActor @preconcurrency public protocol ControlWidgetTemplate { }
    @available(iOS 18.0, *)
    @resultBuilder public struct ControlWidgetTemplateBuilder {
      public static func buildBlock<Content>(_ content: Content) -> Content where Content : ControlWidgetTemplate
    }
    @available(iOS 18.0, *)
    @MainActor @preconcurrency public protocol ControlWidget {
      associatedtype Body : ControlWidgetConfiguration
      init()
      var body: Self.Body { get }
    }
    @available(iOS 18.0, *)
    @MainActor @preconcurrency public struct ControlWidgetButton<Label, ActionLabel, Action> : ControlWidgetTemplate where Label : View, ActionLabel : View, Action : AppIntent {
    }
    @available(iOS 18.0, *)
    extension ControlWidgetButton where ActionLabel == EmptyView {
      public init(action: Action, @ViewBuilder label: @escaping () -> Label)
    }
    @available(iOS 18.0, *)
    @MainActor @preconcurrency public struct ControlWidgetToggle<Label, ValueLabel, Action> : ControlWidgetTemplate where Label : View, ValueLabel : View, Action : SetValueIntent, Action.ValueType == Bool {
    }
    @available(iOS 18.0, *)
    extension ControlWidgetToggle where Label == Text {
      public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel)
    }
    @available(iOS 18.0, *)
    extension ControlWidgetConfiguration {
      public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration
      public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration
    }
    #endif
    """#
}
