extension InterfaceModules.SwiftUI {
  /// Toolbar items, groups, spacers, default items and the title menu.
  static let toolbarItem = #"""
    // https://developer.apple.com/documentation/swiftui/toolbaritem
    // https://developer.apple.com/documentation/swiftui/toolbaritemgroup
    // https://developer.apple.com/documentation/swiftui/toolbarspacer
    @available(Apple 2020, *)
    nonisolated public struct ToolbarItem<ID, Content> : ToolbarContent where Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension ToolbarItem : Sendable {}
    @available(Apple 2020, *)
    extension ToolbarItem where ID == () {
      nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    }
    @available(Apple 2020, *)
    extension ToolbarItem : CustomizableToolbarContent where ID == String {
      nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
      @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use the CustomizableToolbarContent/defaultCustomization(_:options) modifier with a value of .hidden")
      @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use the CustomizableToolbarContent/defaultCustomization(_:options) modifier with a value of .hidden")
      @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "Use the CustomizableToolbarContent/defaultCustomization(_:options) modifier with a value of .hidden")
      @available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "Use the CustomizableToolbarContent/defaultCustomization(_:options) modifier with a value of .hidden")
      @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use the CustomizableToolbarContent/defaultCustomization(_:options) modifier with a value of .hidden")
      nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content)
    }
    @available(Apple 2020, *)
    extension ToolbarItem : Identifiable where ID : Hashable {
      public var id: ID { get }
    }
    @available(Apple 2020, *)
    nonisolated public struct ToolbarItemGroup<Content> : ToolbarContent where Content : View {
      public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension ToolbarItemGroup : Sendable {}
    @available(Apple 2022, *)
    extension ToolbarItemGroup {
      nonisolated public init<C, L>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledToolbarItemGroupContent<C, L>, C : View, L : View
    }
    @available(Apple 2022, *)
    nonisolated public struct LabeledToolbarItemGroupContent<Content, Label> : View where Content : View, Label : View {
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(Apple 2025, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public struct ToolbarSpacer : ToolbarContent, CustomizableToolbarContent {
      public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2025, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct SpacerSizing : Sendable {
      public static var flexible: SpacerSizing { get }
      public static var fixed: SpacerSizing { get }
    }
    @available(Apple 2025, *)
    nonisolated public struct DefaultToolbarItem : ToolbarContent {
      public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic)
      @MainActor @preconcurrency public var body: some ToolbarContent { get }
    }
    @available(Apple 2022, *)
    nonisolated public struct ToolbarTitleMenu<Content> : ToolbarContent, CustomizableToolbarContent where Content : View {
      public init() where Content == EmptyView
      public init(@ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension ToolbarTitleMenu : Sendable {}
    @available(Apple 2023, *)
    public struct ToolbarDefaultItemKind : Sendable {
      public static var sidebarToggle: ToolbarDefaultItemKind { get }
      @available(Apple 2024, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public static var title: ToolbarDefaultItemKind { get }
      @available(Apple 2025, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public static var search: ToolbarDefaultItemKind { get }
    }
    @available(Apple 2022, *)
    public struct ToolbarCustomizationBehavior : Sendable {
      public static var `default`: ToolbarCustomizationBehavior { get }
      public static var reorderable: ToolbarCustomizationBehavior { get }
      public static var disabled: ToolbarCustomizationBehavior { get }
    }
    @available(Apple 2022, *)
    @frozen public struct ToolbarCustomizationOptions : OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var alwaysAvailable: ToolbarCustomizationOptions { get }
    }

    // https://developer.apple.com/documentation/swiftui/toolbaritemplacement
    @available(Apple 2020, *)
    public struct ToolbarItemPlacement {
    }
    @available(Apple 2020, *)
    extension ToolbarItemPlacement {
      public static var automatic: ToolbarItemPlacement { get }
    }
    @available(Apple 2020, *)
    @available(watchOS, unavailable)
    extension ToolbarItemPlacement {
      public static var principal: ToolbarItemPlacement { get }
      public static var navigation: ToolbarItemPlacement { get }
    }
    @available(Apple 2020, *)
    extension ToolbarItemPlacement {
      public static var primaryAction: ToolbarItemPlacement { get }
    }
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ToolbarItemPlacement {
      public static var secondaryAction: ToolbarItemPlacement { get }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 18.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension ToolbarItemPlacement {
      public static var status: ToolbarItemPlacement { get }
    }
    @available(Apple 2020, *)
    extension ToolbarItemPlacement {
      public static var confirmationAction: ToolbarItemPlacement { get }
      public static var cancellationAction: ToolbarItemPlacement { get }
      public static var destructiveAction: ToolbarItemPlacement { get }
    }
    @available(Apple 2021, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ToolbarItemPlacement {
      public static var keyboard: ToolbarItemPlacement { get }
    }
    @available(iOS 14.0, tvOS 14.0, watchOS 10.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    extension ToolbarItemPlacement {
      public static var topBarLeading: ToolbarItemPlacement { get }
      public static var topBarTrailing: ToolbarItemPlacement { get }
    }
    @available(Apple 2022, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ToolbarItemPlacement {
      public static func accessoryBar<ID>(id: ID) -> ToolbarItemPlacement where ID : Hashable
    }
    @available(iOS, introduced: 14.0, deprecated: 100000.0, renamed: "topBarLeading")
    @available(macOS, unavailable)
    @available(tvOS, introduced: 14.0, deprecated: 100000.0, renamed: "topBarLeading")
    @available(watchOS, unavailable)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "topBarLeading")
    extension ToolbarItemPlacement {
      public static var navigationBarLeading: ToolbarItemPlacement { get }
    }
    @available(iOS, introduced: 14.0, deprecated: 100000.0, renamed: "topBarTrailing")
    @available(macOS, unavailable)
    @available(tvOS, introduced: 14.0, deprecated: 100000.0, renamed: "topBarTrailing")
    @available(watchOS, unavailable)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "topBarTrailing")
    extension ToolbarItemPlacement {
      public static var navigationBarTrailing: ToolbarItemPlacement { get }
    }
    @available(Apple 2020, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ToolbarItemPlacement {
      public static var title: ToolbarItemPlacement { get }
    }
    @available(Apple 2025, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ToolbarItemPlacement {
      public static var largeTitle: ToolbarItemPlacement { get }
    }
    @available(iOS 14.0, tvOS 18.0, watchOS 10.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    extension ToolbarItemPlacement {
      public static var bottomBar: ToolbarItemPlacement { get }
    }
    @available(Apple 2019, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ToolbarItemPlacement {
      public static var bottomOrnament: ToolbarItemPlacement { get }
    }
    @available(Apple 2025, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ToolbarItemPlacement {
      public static var subtitle: ToolbarItemPlacement { get }
      public static var largeSubtitle: ToolbarItemPlacement { get }
    }
    @available(iOS, unavailable)
    @available(macOS, introduced: 13.0, deprecated: 14.0, renamed: "accessoryBar")
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ToolbarItemPlacement {
      public init<ID>(id: ID) where ID : Hashable
    }
    """#
}
