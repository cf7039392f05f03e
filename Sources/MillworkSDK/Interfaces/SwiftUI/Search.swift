extension InterfaceModules.SwiftUI {
  /// Search fields.
  static let search = #"""
    // https://developer.apple.com/documentation/swiftui/search
    // Search.
    @available(Apple 2021, *)
    extension View {
      nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
      nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View
      @_disfavoredOverload nonisolated public func searchable<S>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S) -> some View where S : StringProtocol
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
      nonisolated public func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View
      @_disfavoredOverload nonisolated public func searchable<S>(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S) -> some View where S : StringProtocol
    }
    @available(Apple 2022, *)
    extension View {
      @available(tvOS 16.4, *)
      @available(watchOS, unavailable)
      nonisolated public func searchScopes<V, S>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View where V : Hashable, S : View
      nonisolated public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S : View
    }
    @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
    @available(tvOS, unavailable)
    extension View {
      nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View
    }
    @available(Apple 2021, *)
    public struct SearchFieldPlacement : Sendable {
      public static var automatic: SearchFieldPlacement { get }
      @available(tvOS, unavailable)
      public static var toolbar: SearchFieldPlacement { get }
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public static var sidebar: SearchFieldPlacement { get }
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public static var navigationBarDrawer: SearchFieldPlacement { get }
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
      @available(Apple 2025, *)
      public static var toolbarPrincipal: SearchFieldPlacement { get }
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public struct NavigationBarDrawerDisplayMode : Sendable {
        public static var automatic: SearchFieldPlacement.NavigationBarDrawerDisplayMode { get }
        public static var always: SearchFieldPlacement.NavigationBarDrawerDisplayMode { get }
      }
    }
    """#
}
