extension InterfaceModules.SwiftUI {
  /// Forms.
  static let form = #"""
    // https://developer.apple.com/documentation/swiftui/form
    @available(Apple 2019, *)
    nonisolated public struct Form<Content> : View where Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension Form : Sendable {}
    @available(Apple 2019, *)
    extension Form {
      nonisolated public init(@ViewBuilder content: () -> Content)
    }
    @available(Apple 2022, *)
    @MainActor @preconcurrency public protocol FormStyle {
      associatedtype Body : View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
      typealias Configuration = FormStyleConfiguration
    }
    @available(Apple 2022, *)
    public struct FormStyleConfiguration {
      @MainActor @preconcurrency public struct Content : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      public let content: FormStyleConfiguration.Content
    }
    @available(Apple 2022, *)
    public struct AutomaticFormStyle : FormStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: AutomaticFormStyle.Configuration) -> some View
    }
    @available(Apple 2022, *)
    extension FormStyle where Self == AutomaticFormStyle {
      @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { get }
    }
    @available(Apple 2022, *)
    public struct GroupedFormStyle : FormStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: GroupedFormStyle.Configuration) -> some View
    }
    @available(Apple 2022, *)
    extension FormStyle where Self == GroupedFormStyle {
      @MainActor @preconcurrency public static var grouped: GroupedFormStyle { get }
    }
    @available(Apple 2022, *)
    public struct ColumnsFormStyle : FormStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: ColumnsFormStyle.Configuration) -> some View
    }
    @available(Apple 2022, *)
    extension FormStyle where Self == ColumnsFormStyle {
      @MainActor @preconcurrency public static var columns: ColumnsFormStyle { get }
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func formStyle<S>(_ style: S) -> some View where S : FormStyle
      @available(tvOS, unavailable)
      nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View
      nonisolated public func scrollDisabled(_ disabled: Bool) -> some View
      nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
      nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
    }
    @available(Apple 2022, *)
    public struct ScrollIndicatorVisibility : Sendable {
      public static var automatic: ScrollIndicatorVisibility { get }
      public static var visible: ScrollIndicatorVisibility { get }
      public static var hidden: ScrollIndicatorVisibility { get }
      public static var never: ScrollIndicatorVisibility { get }
    }
    @available(Apple 2022, *)
    public struct ScrollDismissesKeyboardMode : Sendable {
      public static var automatic: ScrollDismissesKeyboardMode { get }
      public static var immediately: ScrollDismissesKeyboardMode { get }
      public static var interactively: ScrollDismissesKeyboardMode { get }
      public static var never: ScrollDismissesKeyboardMode { get }
    }
    """#
}
