extension InterfaceModules.SwiftUI {
  /// Widgets and their bundles.
  static let widgetBundle = #"""
    // https://developer.apple.com/documentation/swiftui/widget
    // https://developer.apple.com/documentation/swiftui/widgetbundle
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol WidgetConfiguration {
      associatedtype Body : WidgetConfiguration
      @MainActor @preconcurrency var body: Self.Body { get }
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    extension Never : WidgetConfiguration {
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol Widget {
      associatedtype Body : WidgetConfiguration
      @MainActor @preconcurrency init()
      @MainActor @preconcurrency var body: Self.Body { get }
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    extension Widget {
      @MainActor @preconcurrency public static func main()
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol WidgetBundle {
      associatedtype Body : Widget
      @MainActor @preconcurrency init()
      @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    extension WidgetBundle {
      @MainActor @preconcurrency public static func main()
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public struct _WidgetTuple<T> : Widget {
      nonisolated public init()
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    extension Optional : Widget where Wrapped : Widget {
      nonisolated public init()
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @resultBuilder public struct WidgetBundleBuilder {
      public static func buildExpression<Content>(_ content: Content) -> Content where Content : Widget
      public static func buildBlock<Content>(_ content: Content) -> Content where Content : Widget
      public static func buildBlock<each Content>(_ content: repeat each Content) -> _WidgetTuple<(repeat each Content)> where repeat each Content : Widget
      public static func buildOptional<Content>(_ content: Content?) -> Content? where Content : Widget
      public static func buildLimitedAvailability<Content>(_ content: Content) -> some Widget where Content : Widget
    }
    """#
}
