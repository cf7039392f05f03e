extension InterfaceModules.SwiftUI {
  /// What widgets in Control Center are made of. The controls themselves are WidgetKit's.
  static let controlWidgets = #"""
    // https://developer.apple.com/documentation/swiftui/controlwidget
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency public protocol ControlWidget {
      associatedtype Body : ControlWidgetConfiguration
      @MainActor @preconcurrency init()
      @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Self.Body { get }
    }
    // https://developer.apple.com/documentation/swiftui/controlwidgetconfiguration
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency public protocol ControlWidgetConfiguration {
      associatedtype Body : ControlWidgetConfiguration
      @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Self.Body { get }
    }
    // https://developer.apple.com/documentation/swiftui/controlwidgetconfigurationbuilder
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    @resultBuilder public struct ControlWidgetConfigurationBuilder {
      public static func buildExpression<Content>(_ content: Content) -> Content where Content : ControlWidgetConfiguration
      public static func buildBlock<Content>(_ content: Content) -> some ControlWidgetConfiguration where Content : ControlWidgetConfiguration
    }
    // https://developer.apple.com/documentation/swiftui/controlwidgettemplate
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency public protocol ControlWidgetTemplate {
      associatedtype Body : ControlWidgetTemplate
      @ControlWidgetTemplateBuilder @MainActor @preconcurrency var body: Self.Body { get }
    }
    // https://developer.apple.com/documentation/swiftui/controlwidgettemplatebuilder
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    @resultBuilder public struct ControlWidgetTemplateBuilder {
      public static func buildExpression<Content>(_ content: Content) -> Content where Content : ControlWidgetTemplate
      public static func buildBlock<Content>(_ content: Content) -> Content where Content : ControlWidgetTemplate
    }
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension Never : ControlWidgetConfiguration, ControlWidgetTemplate {
    }
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency public struct EmptyControlWidgetConfiguration : ControlWidgetConfiguration {
      public init()
      public var body: Never { get }
    }
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency public struct EmptyControlWidgetTemplate : ControlWidgetTemplate {
      public init()
      public var body: Never { get }
    }
    // A bundle holds controls beside widgets.
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension WidgetBundleBuilder {
      public static func buildExpression<Content>(_ content: Content) -> some Widget where Content : ControlWidget
    }
    """#
}
