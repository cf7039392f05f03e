extension InterfaceModules.SwiftUI {
  /// Modifiers of scenes, and where windows are placed.
  static let sceneModifiers = #"""
    // https://developer.apple.com/documentation/swiftui
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension Scene {
      nonisolated public func menuBarExtraStyle<S>(_ style: S) -> some Scene where S : MenuBarExtraStyle
    }
    // Where and how windows stand.
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension Scene {
      nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Scene {
      nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene
    }
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension Scene {
      nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene
      nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Scene {
      nonisolated public func commandsRemoved() -> some Scene
      nonisolated public func commandsReplaced<Content>(@CommandsBuilder content: () -> Content) -> some Scene where Content : Commands
    }
    @available(Apple 2023, *)
    extension Scene {
      nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene where V : Equatable
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Scene {
      nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene
    }
    @available(macOS 15.0, visionOS 26.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Scene {
      nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct SceneLaunchBehavior : Sendable {
      public static var automatic: SceneLaunchBehavior { get }
      public static var presented: SceneLaunchBehavior { get }
      public static var suppressed: SceneLaunchBehavior { get }
    }
    @available(macOS 15.0, visionOS 26.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Scene {
      nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct SceneRestorationBehavior : Sendable {
      public static var automatic: SceneRestorationBehavior { get }
      public static var disabled: SceneRestorationBehavior { get }
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension Scene {
      nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene
      nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene
      nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene
      nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene
      nonisolated public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene
      nonisolated public func windowToolbarLabelStyle(fixed toolbarLabelStyle: ToolbarLabelStyle) -> some Scene
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct WindowLevel : Hashable, Sendable {
      public static var automatic: WindowLevel { get }
      public static var normal: WindowLevel { get }
      public static var floating: WindowLevel { get }
      public static var desktop: WindowLevel { get }
      public static func == (a: WindowLevel, b: WindowLevel) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct WindowManagerRole : Hashable, Sendable {
      public static var automatic: WindowManagerRole { get }
      public static var principal: WindowManagerRole { get }
      public static var associated: WindowManagerRole { get }
      public static func == (a: WindowManagerRole, b: WindowManagerRole) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct WindowIdealSize : Sendable {
      public static var automatic: WindowIdealSize { get }
      public static var maximum: WindowIdealSize { get }
      public static var fitToContent: WindowIdealSize { get }
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct WindowInteractionBehavior : Hashable, Sendable {
      public static var automatic: WindowInteractionBehavior { get }
      public static var enabled: WindowInteractionBehavior { get }
      public static var disabled: WindowInteractionBehavior { get }
      public static func == (a: WindowInteractionBehavior, b: WindowInteractionBehavior) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
      nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
      nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View
      nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View
    }
    @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct WindowPlacement {
      public init(_ position: UnitPoint, size: CGSize? = nil)
      public init(_ position: CGPoint? = nil, size: CGSize? = nil)
      public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil)
      public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil)
    }
    @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct WindowLayoutRoot {
      public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    }
    @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct WindowPlacementContext {
      @available(macOS 15.0, *)
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      public var defaultDisplay: DisplayProxy { get }
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct DisplayProxy : Equatable, Sendable {
      public var visibleRect: CGRect { get }
      public var bounds: CGRect { get }
      public var safeAreaInsets: EdgeInsets { get }
      public static func == (a: DisplayProxy, b: DisplayProxy) -> Bool
    }
    @available(macOS 15.0, visionOS 2.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Scene {
      nonisolated public func defaultWindowPlacement(_ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) -> some Scene
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension Scene {
      nonisolated public func windowIdealPlacement(_ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) -> some Scene
    }
    @available(macOS 11.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func presentedWindowStyle<S>(_ style: S) -> some View where S : WindowStyle
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public struct WindowVisibilityToggle<Label> : View where Label : View {
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension WindowVisibilityToggle where Label == DefaultWindowVisibilityToggleLabel {
      nonisolated public init(windowID: String)
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public struct DefaultWindowVisibilityToggleLabel : View {
      @MainActor @preconcurrency public var body: some View { get }
    }
    // https://developer.apple.com/documentation/swiftui/alertscene
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public struct AlertScene<Actions, Message> : Scene where Actions : View, Message : View {
      @MainActor @preconcurrency public var body: some Scene { get }
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension AlertScene where Message == EmptyView {
      nonisolated public init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) where S : StringProtocol
      nonisolated public init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension AlertScene {
      nonisolated public init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message) where S : StringProtocol
      nonisolated public init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message)
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension Scene {
      nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some Scene
      nonisolated public func dialogIcon(_ icon: Image?) -> some Scene
      nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene
      nonisolated public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some Scene
    }
    // https://developer.apple.com/documentation/swiftui/view/windowresizeanchor(_:)
    @available(macOS 26.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View
    }
    // https://developer.apple.com/documentation/swiftui/view/dismissalconfirmationdialog(_:shouldpresent:actions:message:)
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func dismissalConfirmationDialog<A>(_ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View where A : View
      nonisolated public func dismissalConfirmationDialog<A, M>(_ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A : View, M : View
      @_disfavoredOverload nonisolated public func dismissalConfirmationDialog<A, S>(_ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View where A : View, S : StringProtocol
      @_disfavoredOverload nonisolated public func dismissalConfirmationDialog<A, M, S>(_ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A : View, M : View, S : StringProtocol
      nonisolated public func dismissalConfirmationDialog<A>(_ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View where A : View
      nonisolated public func dismissalConfirmationDialog<A, M>(_ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A : View, M : View
    }
    """#
}
