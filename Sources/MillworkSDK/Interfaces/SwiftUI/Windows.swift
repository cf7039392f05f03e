extension InterfaceModules.SwiftUI {
  /// Windows: further scenes, placement, behaviour, and what views say of their window.
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
    // Documents.
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @preconcurrency public protocol ReferenceFileDocument : ObservableObject, Sendable {
      associatedtype Snapshot
      static var readableContentTypes: [UTType] { get }
      static var writableContentTypes: [UTType] { get }
      init(configuration: Self.ReadConfiguration) throws
      typealias ReadConfiguration = FileDocumentReadConfiguration
      func snapshot(contentType: UTType) throws -> Self.Snapshot
      func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
      typealias WriteConfiguration = FileDocumentWriteConfiguration
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ReferenceFileDocument {
      public static var writableContentTypes: [UTType] { get }
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public struct ReferenceFileDocumentConfiguration<Document> where Document : ReferenceFileDocument {
      @ObservedObject @_projectedValueProperty($document) @MainActor @preconcurrency public var document: Document { get set }
      @MainActor @preconcurrency public var $document: ObservedObject<Document>.Wrapper { get }
      @MainActor @preconcurrency public var fileURL: URL?
      @MainActor @preconcurrency public var isEditable: Bool
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension DocumentGroup where Document : FileDocument {
      nonisolated public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content)
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension DocumentGroup where Document : ReferenceFileDocument {
      nonisolated public init(newDocument: @escaping () -> Document, @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content)
      nonisolated public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content)
    }
    @available(iOS 18.0, visionOS 2.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct DocumentGroupLaunchScene<Actions> : Scene where Actions : View {
      nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions)
      @_disfavoredOverload nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder _ actions: () -> Actions)
      @MainActor @preconcurrency public var body: some Scene { get }
    }
    @available(iOS 18.0, visionOS 2.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct NewDocumentButton<Label> : View where Label : View {
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(iOS 18.0, visionOS 2.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension NewDocumentButton where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, contentType: UTType? = nil)
    }
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension EnvironmentValues {
      public var openDocument: OpenDocumentAction { get }
      public var newDocument: NewDocumentAction { get }
    }
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency public struct OpenDocumentAction {
      @MainActor @preconcurrency public func callAsFunction(at url: URL) async throws
    }
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency public struct NewDocumentAction {
      @MainActor @preconcurrency public func callAsFunction<D>(_ newDocument: @autoclosure @escaping () -> D) where D : FileDocument
      @MainActor @preconcurrency public func callAsFunction<D>(_ newDocument: @escaping () -> D) where D : ReferenceFileDocument
      @MainActor @preconcurrency public func callAsFunction(contentType: UTType)
      @MainActor @preconcurrency public func callAsFunction(contentType: UTType, prepareDocument: () -> Void)
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension EnvironmentValues {
      @available(macOS 13.0, *)
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      public var documentConfiguration: DocumentConfiguration? { get }
    }
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct DocumentConfiguration : Sendable {
      public var fileURL: URL? { get }
      public var isEditable: Bool { get }
    }
    @available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
    @available(iOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency public struct ResetFocusAction {
      @MainActor @preconcurrency public func callAsFunction(in namespace: Namespace.ID)
    }
    @available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
    @available(iOS, unavailable)
    @available(visionOS, unavailable)
    extension EnvironmentValues {
      public var resetFocus: ResetFocusAction { get }
    }
    @available(Apple 2022, *)
    @MainActor @frozen @propertyWrapper @preconcurrency public struct FocusedObject<ObjectType> : DynamicProperty where ObjectType : ObservableObject {
      @MainActor @dynamicMemberLookup @frozen @preconcurrency public struct Wrapper {
        @MainActor @preconcurrency public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> { get }
      }
      @MainActor @preconcurrency public var wrappedValue: ObjectType? { get }
      @MainActor @preconcurrency public var projectedValue: FocusedObject<ObjectType>.Wrapper? { get }
      @MainActor @preconcurrency public init()
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func focusedValue<T>(_ object: T?) -> some View where T : AnyObject, T : Observable
      nonisolated public func focusedSceneValue<T>(_ object: T?) -> some View where T : AnyObject, T : Observable
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View
      nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View
    }
    """#
}
