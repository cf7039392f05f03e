extension InterfaceModules.SwiftUI {
  /// Menus, their styles, and groups of controls.
  static let menu = #"""
    // https://developer.apple.com/documentation/swiftui/menu
    @available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    nonisolated public struct Menu<Label, Content> : View where Label : View, Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension Menu : Sendable {}
    @available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension Menu {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text
      @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text, S : StringProtocol
    }
    @available(iOS 16.0, macOS 13.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension Menu {
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) where Label == Text
    }
    @available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension Menu {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void)
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) where Label == Text
      @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) where Label == Text, S : StringProtocol
    }
    @available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension Menu where Label == SwiftUI.Label<Text, Image> {
      nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where S : StringProtocol
      @available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
      nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
      @available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
      @available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) where S : StringProtocol
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension Menu where Label == SwiftUI.Label<Text, Image> {
      nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) where S : StringProtocol
    }
    @available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
      nonisolated public init(_ configuration: MenuStyleConfiguration)
    }
    @available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public protocol MenuStyle {
      associatedtype Body : View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
      typealias Configuration = MenuStyleConfiguration
    }
    @available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    public struct MenuStyleConfiguration {
      @MainActor @preconcurrency public struct Label : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @MainActor @preconcurrency public struct Content : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    public struct DefaultMenuStyle : MenuStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: DefaultMenuStyle.Configuration) -> some View
    }
    @available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension MenuStyle where Self == DefaultMenuStyle {
      @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { get }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    public struct ButtonMenuStyle : MenuStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: ButtonMenuStyle.Configuration) -> some View
    }
    @available(iOS 16.0, macOS 13.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension MenuStyle where Self == ButtonMenuStyle {
      @MainActor @preconcurrency public static var button: ButtonMenuStyle { get }
    }
    @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.borderless)")
    @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.borderless)")
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.borderless)")
    public struct BorderlessButtonMenuStyle : MenuStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: BorderlessButtonMenuStyle.Configuration) -> some View
    }
    @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.borderless)")
    @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.borderless)")
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.borderless)")
    extension MenuStyle where Self == BorderlessButtonMenuStyle {
      @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle { get }
    }
    @available(Apple 2022, *)
    public struct MenuOrder : Equatable, Hashable, Sendable {
      public static var automatic: MenuOrder { get }
      public static var fixed: MenuOrder { get }
      public static func == (a: MenuOrder, b: MenuOrder) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 16.0, tvOS 17.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension MenuOrder {
      public static var priority: MenuOrder { get }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func menuIndicator(_ visibility: Visibility) -> some View
    }
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
    extension View {
      nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View
    }
    @available(Apple 2022.4, *)
    public struct MenuActionDismissBehavior : Equatable, Sendable {
      public static var automatic: MenuActionDismissBehavior { get }
      public static var enabled: MenuActionDismissBehavior { get }
      public static var disabled: MenuActionDismissBehavior { get }
      public static func == (a: MenuActionDismissBehavior, b: MenuActionDismissBehavior) -> Bool
    }
    @available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    nonisolated public struct ControlGroup<Content> : View where Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension ControlGroup : Sendable {}
    @available(iOS 16.0, macOS 13.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    nonisolated public struct LabeledControlGroupContent<Content, Label> : View where Content : View, Label : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension LabeledControlGroupContent : Sendable {}
    @available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension ControlGroup {
      public init(@ViewBuilder content: () -> Content)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
      nonisolated public init(_ configuration: ControlGroupStyleConfiguration)
    }
    @available(iOS 16.0, macOS 13.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension ControlGroup {
      nonisolated public init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledControlGroupContent<C, L>, C : View, L : View
      nonisolated public init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text>, C : View
      @_disfavoredOverload nonisolated public init<C>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text>, C : View
      @_disfavoredOverload nonisolated public init<C, S>(_ title: S, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text>, C : View, S : StringProtocol
      nonisolated public init<C>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>>, C : View
      @_disfavoredOverload nonisolated public init<C>(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>>, C : View
      // https://developer.apple.com/documentation/swiftui/controlgroup/init(_:systemimage:content:)
      @_disfavoredOverload nonisolated public init<C, S>(_ title: S, systemImage: String, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>>, C : View, S : StringProtocol
    }
    // https://developer.apple.com/documentation/swiftui/controlgroup/init(_:image:content:)
    @available(Apple 2023, *)
    @available(watchOS, unavailable)
    extension ControlGroup {
      nonisolated public init<C>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>>, C : View
      @_disfavoredOverload nonisolated public init<C>(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>>, C : View
      @_disfavoredOverload nonisolated public init<C, S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>>, C : View, S : StringProtocol
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
      nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
      nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
      nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<URL>
      nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<String>
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
      nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil)
      nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) where S : StringProtocol
      nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
      nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil)
      nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) where S : StringProtocol
      nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
      nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL>
      nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String>
      nonisolated public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL>
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL>
      @_disfavoredOverload nonisolated public init<S>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL>, S : StringProtocol
      nonisolated public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String>
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String>
      @_disfavoredOverload nonisolated public init<S>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String>, S : StringProtocol
      nonisolated public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL>
      nonisolated public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String>
    }
    @available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public protocol ControlGroupStyle {
      associatedtype Body : View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
      typealias Configuration = ControlGroupStyleConfiguration
    }
    @available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    public struct ControlGroupStyleConfiguration {
      @MainActor @preconcurrency public struct Content : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @MainActor @preconcurrency public struct Label : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      public let content: ControlGroupStyleConfiguration.Content
      @available(iOS 16.0, macOS 13.0, *)
      public let label: ControlGroupStyleConfiguration.Label
    }
    @available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    public struct AutomaticControlGroupStyle : ControlGroupStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: AutomaticControlGroupStyle.Configuration) -> some View
    }
    @available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
      @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { get }
    }
    @available(Apple 2021, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct NavigationControlGroupStyle : ControlGroupStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: NavigationControlGroupStyle.Configuration) -> some View
    }
    @available(Apple 2021, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ControlGroupStyle where Self == NavigationControlGroupStyle {
      @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle { get }
    }
    @available(iOS 16.4, macOS 13.3, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    public struct MenuControlGroupStyle : ControlGroupStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: MenuControlGroupStyle.Configuration) -> some View
    }
    @available(iOS 16.4, macOS 13.3, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension ControlGroupStyle where Self == MenuControlGroupStyle {
      @MainActor @preconcurrency public static var menu: MenuControlGroupStyle { get }
    }
    @available(iOS 16.4, macOS 13.3, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct CompactMenuControlGroupStyle : ControlGroupStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: CompactMenuControlGroupStyle.Configuration) -> some View
    }
    @available(iOS 16.4, macOS 13.3, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
      @MainActor @preconcurrency public static var compactMenu: CompactMenuControlGroupStyle { get }
    }
    @available(Apple 2023, *)
    @available(watchOS, unavailable)
    public struct PaletteControlGroupStyle : ControlGroupStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: PaletteControlGroupStyle.Configuration) -> some View
    }
    @available(Apple 2023, *)
    @available(watchOS, unavailable)
    extension ControlGroupStyle where Self == PaletteControlGroupStyle {
      @MainActor @preconcurrency public static var palette: PaletteControlGroupStyle { get }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func controlGroupStyle<S>(_ style: S) -> some View where S : ControlGroupStyle
    }
    """#
}
