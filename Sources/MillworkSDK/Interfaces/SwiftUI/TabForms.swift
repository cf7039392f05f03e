extension InterfaceModules.SwiftUI {
  /// The forms of a tab: with and without a label, a value and a role.
  static let tabForms = #"""
    // https://developer.apple.com/documentation/swiftui/tab
    @available(Apple 2024, *)
    extension Tab where Content : View, Label : View {
      nonisolated public init(value: Value, @ViewBuilder content: () -> Content) where Label == EmptyView
      nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    @available(Apple 2024, *)
    extension Tab where Content : View, Label == DefaultTabLabel {
      nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where S : StringProtocol
      nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where S : StringProtocol
      nonisolated public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, image: String, value: Value, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) where S : StringProtocol
      nonisolated public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where S : StringProtocol
    }
    @available(Apple 2024, *)
    extension Tab where Value == Never, Content : View, Label : View {
      nonisolated public init(@ViewBuilder content: () -> Content) where Label == EmptyView
      nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    @available(Apple 2024, *)
    extension Tab where Value == Never, Content : View, Label == DefaultTabLabel {
      nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where S : StringProtocol
      nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) where S : StringProtocol
      nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, image: String, @ViewBuilder content: () -> Content) where S : StringProtocol
      nonisolated public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, image: String, role: TabRole?, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content) where S : StringProtocol
    }
    """#
}
