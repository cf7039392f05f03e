extension InterfaceModules.SwiftUI {
  /// Toggle, its styles and their configuration.
  static let toggle = #"""
    // https://developer.apple.com/documentation/swiftui/toggle
    // https://developer.apple.com/documentation/swiftui/togglestyle
    @available(Apple 2019, *)
    nonisolated public struct Toggle<Label> : View where Label : View {
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(*, unavailable)
    extension Toggle : Sendable {}
    @available(Apple 2019, *)
    extension Toggle {
      public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
    }
    @available(Apple 2022, *)
    extension Toggle {
      public init<C>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) where C : RandomAccessCollection
    }
    @available(Apple 2019, *)
    extension Toggle where Label == ToggleStyleConfiguration.Label {
      nonisolated public init(_ configuration: ToggleStyleConfiguration)
    }
    @available(Apple 2019, *)
    extension Toggle where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
    }
    @available(Apple 2022, *)
    extension Toggle where Label == Text {
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>)
    }
    @available(Apple 2019, *)
    extension Toggle where Label == Text {
      @_disfavoredOverload nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S : StringProtocol
    }
    @available(Apple 2022, *)
    extension Toggle where Label == Text {
      nonisolated public init<C>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) where C : RandomAccessCollection
      @_disfavoredOverload nonisolated public init<C>(_ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) where C : RandomAccessCollection
      @_disfavoredOverload nonisolated public init<S, C>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) where S : StringProtocol, C : RandomAccessCollection
    }
    @available(Apple 2020, *)
    extension Toggle where Label == SwiftUI.Label<Text, Image> {
      nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
    }
    @available(Apple 2022, *)
    extension Toggle where Label == SwiftUI.Label<Text, Image> {
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>)
    }
    @available(Apple 2020, *)
    extension Toggle where Label == SwiftUI.Label<Text, Image> {
      @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S : StringProtocol
    }
    @available(Apple 2022, *)
    extension Toggle where Label == SwiftUI.Label<Text, Image> {
      nonisolated public init<C>(_ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) where C : RandomAccessCollection
      @_disfavoredOverload nonisolated public init<C>(_ titleResource: LocalizedStringResource, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) where C : RandomAccessCollection
      @_disfavoredOverload nonisolated public init<S, C>(_ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) where S : StringProtocol, C : RandomAccessCollection
    }
    @available(Apple 2023, *)
    extension Toggle where Label == SwiftUI.Label<Text, Image> {
      nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, image: ImageResource, isOn: Binding<Bool>) where S : StringProtocol
      nonisolated public init<C>(_ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) where C : RandomAccessCollection
      @_disfavoredOverload nonisolated public init<C>(_ titleResource: LocalizedStringResource, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) where C : RandomAccessCollection
      @_disfavoredOverload nonisolated public init<S, C>(_ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) where S : StringProtocol, C : RandomAccessCollection
    }
    @available(Apple 2019, *)
    @MainActor @preconcurrency public protocol ToggleStyle {
      associatedtype Body : View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
      typealias Configuration = ToggleStyleConfiguration
    }
    @available(Apple 2019, *)
    public struct ToggleStyleConfiguration {
      @MainActor @preconcurrency public struct Label : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      public let label: ToggleStyleConfiguration.Label
      @Binding @_projectedValueProperty($isOn) public var isOn: Bool { get nonmutating set }
      public var $isOn: Binding<Bool> { get }
      @available(Apple 2022, *)
      public var isMixed: Bool
    }
    @available(*, unavailable)
    extension ToggleStyleConfiguration : Sendable {}
    @available(Apple 2019, *)
    extension View {
      nonisolated public func toggleStyle<S>(_ style: S) -> some View where S : ToggleStyle
    }
    @available(Apple 2019, *)
    public struct DefaultToggleStyle : ToggleStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: DefaultToggleStyle.Configuration) -> some View
    }
    @available(Apple 2019, *)
    extension ToggleStyle where Self == DefaultToggleStyle {
      @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { get }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 18.0, watchOS 6.0, visionOS 1.0, *)
    public struct SwitchToggleStyle : ToggleStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View
    }
    @available(iOS 13.0, macOS 10.15, tvOS 18.0, watchOS 6.0, visionOS 1.0, *)
    extension ToggleStyle where Self == SwitchToggleStyle {
      @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { get }
    }
    @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    @available(tvOS, unavailable)
    @available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    extension SwitchToggleStyle {
      public init(tint: Color)
    }
    @available(iOS 15.0, macOS 12.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct ButtonToggleStyle : ToggleStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: ButtonToggleStyle.Configuration) -> some View
    }
    @available(iOS 15.0, macOS 12.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension ToggleStyle where Self == ButtonToggleStyle {
      @MainActor @preconcurrency public static var button: ButtonToggleStyle { get }
    }
    @available(Apple 2019, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct CheckboxToggleStyle : ToggleStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: CheckboxToggleStyle.Configuration) -> some View
    }
    @available(Apple 2019, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ToggleStyle where Self == CheckboxToggleStyle {
      @MainActor @preconcurrency public static var checkbox: CheckboxToggleStyle { get }
    }
    """#
}
