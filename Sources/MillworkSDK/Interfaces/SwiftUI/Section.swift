extension InterfaceModules.SwiftUI {
  /// Sections.
  static let section = #"""
    // https://developer.apple.com/documentation/swiftui/section
    @available(Apple 2019, *)
    nonisolated public struct Section<Parent, Content, Footer> {
    }
    @available(*, unavailable)
    extension Section : Sendable {}
    @available(Apple 2019, *)
    extension Section : View where Parent : View, Content : View, Footer : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    extension Section where Parent : View, Content : View, Footer : View {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
    }
    @available(Apple 2019, *)
    extension Section where Parent == EmptyView, Content : View, Footer : View {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
    }
    @available(Apple 2019, *)
    extension Section where Parent : View, Content : View, Footer == EmptyView {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
    }
    @available(Apple 2019, *)
    extension Section where Parent == EmptyView, Content : View, Footer == EmptyView {
      nonisolated public init(@ViewBuilder content: () -> Content)
    }
    @available(Apple 2021, *)
    extension Section where Parent == Text, Content : View, Footer == EmptyView {
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S : StringProtocol
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    extension Section where Parent == Text, Content : View, Footer == EmptyView {
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) where S : StringProtocol
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Section where Parent : View, Content : View, Footer == EmptyView {
      nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
    extension Section where Parent : View, Content : View, Footer : View {
      nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Section(content:header:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "Section(content:header:)")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "Section(content:header:)")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "Section(content:header:)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "Section(content:header:)")
    extension Section where Parent : View, Content : View, Footer == EmptyView {
      nonisolated public init(header: Parent, @ViewBuilder content: () -> Content)
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Section(content:footer:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "Section(content:footer:)")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "Section(content:footer:)")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "Section(content:footer:)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "Section(content:footer:)")
    extension Section where Parent == EmptyView, Content : View, Footer : View {
      nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content)
    }
    """#
}
