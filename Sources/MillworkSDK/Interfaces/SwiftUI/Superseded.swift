extension InterfaceModules.SwiftUI {
  /// Paths that are stored, and modifiers that newer ones replaced.
  static let superseded = #"""
    // https://developer.apple.com/documentation/swiftui/navigationpath
    // https://developer.apple.com/documentation/swiftui/view-deprecated
    @available(iOS 13.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension NavigationLink {
      nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View
    }
    @available(Apple 2022, *)
    extension NavigationPath {
      public struct CodableRepresentation : Codable, Equatable {
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
        public static func == (a: NavigationPath.CodableRepresentation, b: NavigationPath.CodableRepresentation) -> Bool
      }
      public init(_ codable: NavigationPath.CodableRepresentation)
      public init<S>(_ elements: S) where S : Sequence, S.Element : Decodable, S.Element : Encodable, S.Element : Hashable
      public var codable: NavigationPath.CodableRepresentation? { get }
      public mutating func append<V>(_ value: V) where V : Decodable, V : Encodable, V : Hashable
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
    extension View {
      nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
    @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "Use `contextMenu(menuItems:)` instead.")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
    public struct ContextMenu<MenuItems> where MenuItems : View {
      public init(@ViewBuilder menuItems: () -> MenuItems)
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
    @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "Use `contextMenu(menuItems:)` instead.")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
    extension View {
      nonisolated public func contextMenu<MenuItems>(_ contextMenu: ContextMenu<MenuItems>?) -> some View where MenuItems : View
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
    extension View {
      @_disfavoredOverload nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View
    }
    @available(iOS, unavailable)
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "Menu")
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public struct MenuButton<Label, Content> : View where Label : View, Content : View {
      nonisolated public init(label: Label, @ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(iOS, unavailable)
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "Menu")
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension MenuButton where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S : StringProtocol
    }
    @available(iOS, unavailable)
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "MenuStyle")
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public protocol MenuButtonStyle {
    }
    @available(iOS, unavailable)
    @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use BorderlessButtonMenuStyle instead.")
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct BorderlessButtonMenuButtonStyle : MenuButtonStyle {
      public init()
    }
    @available(iOS, unavailable)
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "menuStyle(_:)")
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func menuButtonStyle<S>(_ style: S) -> some View where S : MenuButtonStyle
    }
    @available(Apple 2023, *)
    extension Shape {
      nonisolated public func lineIntersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T : Shape
      nonisolated public func symmetricDifference<T>(_ other: T, eoFill: Bool = false) -> some Shape where T : Shape
      nonisolated public func lineSubtraction<T>(_ other: T, eoFill: Bool = false) -> some Shape where T : Shape
    }
    // https://developer.apple.com/documentation/swiftui/doublecolumnnavigationviewstyle
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead")
    @available(watchOS, unavailable)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead")
    public struct DoubleColumnNavigationViewStyle : NavigationViewStyle {
      public init()
    }
    """#
}
