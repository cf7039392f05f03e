extension InterfaceModules.WidgetKit {
  /// Controls for Control Center, the Lock Screen and the Action button.
  static let controls = #"""
    // https://developer.apple.com/documentation/widgetkit/staticcontrolconfiguration
    #if os(iOS) || os(macOS) || os(watchOS)
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @MainActor @preconcurrency public struct StaticControlConfiguration<Content> : ControlWidgetConfiguration where Content : ControlWidgetTemplate {
      public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content)
      public init<Provider>(kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content) where Provider : ControlValueProvider
      public var body: Never { get }
    }
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    public protocol ControlValueProvider {
      associatedtype Value
      var previewValue: Self.Value { get }
      func currentValue() async throws -> Self.Value
    }
    // https://developer.apple.com/documentation/widgetkit/appintentcontrolconfiguration
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @MainActor @preconcurrency public struct AppIntentControlConfiguration<Configuration, Content> : ControlWidgetConfiguration where Configuration : ControlConfigurationIntent, Content : ControlWidgetTemplate {
      public init(kind: String, intent: Configuration.Type = Configuration.self, @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content)
      public init<Provider>(kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content) where Configuration == Provider.Configuration, Provider : AppIntentControlValueProvider
      public var body: Never { get }
    }
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    public protocol AppIntentControlValueProvider {
      associatedtype Configuration : ControlConfigurationIntent
      associatedtype Value
      func previewValue(configuration: Self.Configuration) -> Self.Value
      func currentValue(configuration: Self.Configuration) async throws -> Self.Value
    }
    // https://developer.apple.com/documentation/widgetkit/controlwidgetbutton
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @MainActor @preconcurrency public struct ControlWidgetButton<Label, ActionLabel, Action> : ControlWidgetTemplate where Label : View, ActionLabel : View {
      public init(action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) where Action : AppIntent
      public init(action: Action, @ViewBuilder label: @escaping () -> Label) where ActionLabel == ControlWidgetButtonDefaultActionLabel, Action : AppIntent
      public init(action: Action, @ViewBuilder label: @escaping () -> Label) where ActionLabel == ControlWidgetButtonDefaultActionLabel, Action : OpenIntent
      public var body: Never { get }
    }
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    extension ControlWidgetButton where Label == Text {
      @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) where Action : AppIntent
      @_disfavoredOverload @MainActor @preconcurrency public init(_ titleResource: LocalizedStringResource, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) where Action : AppIntent
      @_disfavoredOverload @MainActor @preconcurrency public init(_ title: some StringProtocol, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) where Action : AppIntent
    }
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @MainActor @preconcurrency public struct ControlWidgetButtonDefaultActionLabel : View {
      public var body: some View { get }
    }
    // https://developer.apple.com/documentation/widgetkit/controlwidgettoggle
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @MainActor @preconcurrency public struct ControlWidgetToggle<Label, ValueLabel, Action> : ControlWidgetTemplate where Label : View, ValueLabel : View {
      public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) where Action : SetValueIntent, Action.ValueType == Bool
      public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) where ValueLabel == ControlWidgetToggleDefaultLabel, Action : SetValueIntent, Action.ValueType == Bool
      public var body: Never { get }
    }
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    extension ControlWidgetToggle where Label == Text {
      @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) where Action : SetValueIntent, Action.ValueType == Bool
      @_disfavoredOverload @MainActor @preconcurrency public init(_ titleResource: LocalizedStringResource, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) where Action : SetValueIntent, Action.ValueType == Bool
      @_disfavoredOverload @MainActor @preconcurrency public init(_ title: some StringProtocol, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) where Action : SetValueIntent, Action.ValueType == Bool
    }
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @MainActor @preconcurrency public struct ControlWidgetToggleDefaultLabel : View {
      public var body: some View { get }
    }
    // https://developer.apple.com/documentation/swiftui/controlwidgetconfiguration
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    extension ControlWidgetConfiguration {
      @MainActor @preconcurrency public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration
      @MainActor @preconcurrency public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration
      @MainActor @preconcurrency public func promptsForUserConfiguration() -> some ControlWidgetConfiguration
      @MainActor @preconcurrency public func pushHandler(_ handlerType: any ControlPushHandler.Type) -> some ControlWidgetConfiguration
    }
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    extension ControlWidgetTemplate {
      @MainActor @preconcurrency public func tint(_ tint: Color?) -> some ControlWidgetTemplate
      @MainActor @preconcurrency public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate
      @MainActor @preconcurrency public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate
    }
    // https://developer.apple.com/documentation/swiftui/view/controlwidgetstatus(_:)
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    extension View {
      @MainActor @preconcurrency public func controlWidgetStatus(_ status: Text) -> some View
      @MainActor @preconcurrency public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View
      @_disfavoredOverload @MainActor @preconcurrency public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View
      @_disfavoredOverload @MainActor @preconcurrency public func controlWidgetStatus(_ status: some StringProtocol) -> some View
      @MainActor @preconcurrency public func controlWidgetActionHint(_ hint: Text) -> some View
      @MainActor @preconcurrency public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View
      @_disfavoredOverload @MainActor @preconcurrency public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View
      @_disfavoredOverload @MainActor @preconcurrency public func controlWidgetActionHint(_ hint: some StringProtocol) -> some View
    }
    // https://developer.apple.com/documentation/widgetkit/controlcenter
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    final public class ControlCenter : Sendable {
      public static let shared: ControlCenter
      final public func currentControls() async throws -> [ControlInfo]
      final public func reloadControls(ofKind kind: String)
      final public func reloadAllControls()
    }
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    public struct ControlInfo : Identifiable, Sendable {
      public let kind: String
      public var id: String { get }
      public var pushInfo: ControlPushInfo?
      public func configurationIntent<Intent>(of intentType: Intent.Type = Intent.self) -> Intent? where Intent : ControlConfigurationIntent
    }
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    public struct ControlPushInfo : Sendable {
      public var token: Data
    }
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    public protocol ControlPushHandler {
      init()
      func pushTokensDidChange(controls: [ControlInfo])
    }
    #endif
    """#
}
