extension InterfaceModules.SwiftUI {
  /// Links of the time before navigation stacks, and modifiers that newer ones replaced.
  static let navigationLinks = #"""
    // https://developer.apple.com/documentation/swiftui/migrating-to-new-navigation-types
    @available(iOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
    @available(macOS, introduced: 10.15, deprecated: 13.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
    @available(tvOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
    @available(watchOS, introduced: 6.0, deprecated: 9.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
    extension NavigationLink {
      nonisolated public init<V>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) where V : Hashable
      nonisolated public init<V>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) where V : Hashable
    }
    @available(iOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
    @available(macOS, introduced: 10.15, deprecated: 13.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
    @available(tvOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
    @available(watchOS, introduced: 6.0, deprecated: 9.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
    extension NavigationLink where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
      nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>)
      nonisolated public init<V>(_ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination) where V : Hashable
      nonisolated public init<V>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) where V : Hashable
      @_disfavoredOverload nonisolated public init<S>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ title: S, destination: Destination, isActive: Binding<Bool>) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S, V>(_ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination) where S : StringProtocol, V : Hashable
    }
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
    """#
}
