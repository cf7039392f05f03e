extension InterfaceModules.SwiftUI {
  /// Scenes of windows and of the menu bar.
  static let windows = #"""
    // https://developer.apple.com/documentation/swiftui/windows
    // https://developer.apple.com/documentation/swiftui/window-management
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension WindowGroup {
      nonisolated public init<D, C>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>, D : Decodable, D : Encodable, D : Hashable, C : View
      nonisolated public init<D, C>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>, D : Decodable, D : Encodable, D : Hashable, C : View
      nonisolated public init<D, C>(_ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>, D : Decodable, D : Encodable, D : Hashable, C : View
      @_disfavoredOverload nonisolated public init<D, C>(_ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>, D : Decodable, D : Encodable, D : Hashable, C : View
      @_disfavoredOverload nonisolated public init<S, D, C>(_ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where S : StringProtocol, Content == PresentedWindowContent<D, C>, D : Decodable, D : Encodable, D : Hashable, C : View
      nonisolated public init<D, C>(_ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>, D : Decodable, D : Encodable, D : Hashable, C : View
      @_disfavoredOverload nonisolated public init<D, C>(_ titleResource: LocalizedStringResource, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>, D : Decodable, D : Encodable, D : Hashable, C : View
      @_disfavoredOverload nonisolated public init<S, D, C>(_ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where S : StringProtocol, Content == PresentedWindowContent<D, C>, D : Decodable, D : Encodable, D : Hashable, C : View
      nonisolated public init<D, C>(for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C>, D : Decodable, D : Encodable, D : Hashable, C : View
      nonisolated public init<D, C>(id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C>, D : Decodable, D : Encodable, D : Hashable, C : View
      nonisolated public init<D, C>(_ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C>, D : Decodable, D : Encodable, D : Hashable, C : View
      @_disfavoredOverload nonisolated public init<D, C>(_ titleResource: LocalizedStringResource, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C>, D : Decodable, D : Encodable, D : Hashable, C : View
      @_disfavoredOverload nonisolated public init<S, D, C>(_ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where S : StringProtocol, Content == PresentedWindowContent<D, C>, D : Decodable, D : Encodable, D : Hashable, C : View
      nonisolated public init<D, C>(_ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C>, D : Decodable, D : Encodable, D : Hashable, C : View
      @_disfavoredOverload nonisolated public init<D, C>(_ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C>, D : Decodable, D : Encodable, D : Hashable, C : View
      @_disfavoredOverload nonisolated public init<S, D, C>(_ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where S : StringProtocol, Content == PresentedWindowContent<D, C>, D : Decodable, D : Encodable, D : Hashable, C : View
    }
    @available(Apple 2020, *)
    extension WindowGroup {
      nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
      nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S : StringProtocol
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct PresentedWindowContent<Data, Content> : View where Data : Decodable, Data : Encodable, Data : Hashable, Content : View {
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(macOS 13.0, visionOS 26.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Window {
      nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public struct UtilityWindow<Content> : Scene where Content : View {
      nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
      nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S : StringProtocol
      @MainActor @preconcurrency public var body: some Scene { get }
    }
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension MenuBarExtra {
      nonisolated public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension MenuBarExtra where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
      nonisolated public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where S : StringProtocol
    }
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
      nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content)
      nonisolated public init(_ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ title: S, image: String, @ViewBuilder content: () -> Content) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where S : StringProtocol
    }
    @available(macOS 14.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
      nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content)
    }
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public protocol MenuBarExtraStyle {
    }
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct AutomaticMenuBarExtraStyle : MenuBarExtraStyle {
      public init()
    }
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct PullDownMenuBarExtraStyle : MenuBarExtraStyle {
      public init()
    }
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct WindowMenuBarExtraStyle : MenuBarExtraStyle {
      public init()
    }
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
      public static var automatic: AutomaticMenuBarExtraStyle { get }
    }
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
      public static var menu: PullDownMenuBarExtraStyle { get }
    }
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
      public static var window: WindowMenuBarExtraStyle { get }
    }
    """#
}
