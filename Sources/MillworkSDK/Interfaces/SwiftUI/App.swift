extension InterfaceModules.SwiftUI {
  /// Apps, scenes, windows, commands, documents.
  static let app = #"""
    // https://developer.apple.com/documentation/swiftui/app-organization
    @available(Apple 2020, *)
    @MainActor @preconcurrency public protocol App {
      associatedtype Body : Scene
      @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
      @MainActor @preconcurrency init()
    }
    @available(Apple 2020, *)
    extension App {
      @MainActor @preconcurrency public static func main()
    }
    @available(Apple 2020, *)
    @MainActor @preconcurrency public protocol Scene {
      associatedtype Body : Scene
      @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    }
    @available(Apple 2020, *)
    extension Never : Scene {
    }
    @available(Apple 2020, *)
    extension Group : Scene where Content : Scene {
      @MainActor @preconcurrency public var body: Never { get }
      nonisolated public init(@SceneBuilder content: () -> Content)
    }
    @available(Apple 2020, *)
    @resultBuilder public struct SceneBuilder {
      public static func buildExpression<Content>(_ content: Content) -> Content where Content : Scene
      public static func buildBlock<Content>(_ content: Content) -> Content where Content : Scene
      public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Scene where C0 : Scene, C1 : Scene
      public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Scene where C0 : Scene, C1 : Scene, C2 : Scene
      public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some Scene where C0 : Scene, C1 : Scene, C2 : Scene, C3 : Scene
      public static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some Scene where C0 : Scene, C1 : Scene, C2 : Scene, C3 : Scene, C4 : Scene
      public static func buildBlock<C0, C1, C2, C3, C4, C5>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some Scene where C0 : Scene, C1 : Scene, C2 : Scene, C3 : Scene, C4 : Scene, C5 : Scene
      public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> some Scene where C0 : Scene, C1 : Scene, C2 : Scene, C3 : Scene, C4 : Scene, C5 : Scene, C6 : Scene
      public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> some Scene where C0 : Scene, C1 : Scene, C2 : Scene, C3 : Scene, C4 : Scene, C5 : Scene, C6 : Scene, C7 : Scene
      public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> some Scene where C0 : Scene, C1 : Scene, C2 : Scene, C3 : Scene, C4 : Scene, C5 : Scene, C6 : Scene, C7 : Scene, C8 : Scene
      public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9) -> some Scene where C0 : Scene, C1 : Scene, C2 : Scene, C3 : Scene, C4 : Scene, C5 : Scene, C6 : Scene, C7 : Scene, C8 : Scene, C9 : Scene
      @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, visionOS 1.0, *)
      public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene
      @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, visionOS 1.0, *)
      public static func buildLimitedAvailability(_ scene: some Scene) -> any Scene & _LimitedAvailabilitySceneMarker
    }
    @available(Apple 2020, *)
    public protocol _LimitedAvailabilitySceneMarker : Scene {
    }
    @available(Apple 2020, *)
    nonisolated public struct WindowGroup<Content> : Scene where Content : View {
      nonisolated public init(id: String, @ViewBuilder content: () -> Content)
      nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content)
      nonisolated public init(@ViewBuilder content: () -> Content)
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S : StringProtocol
      @MainActor @preconcurrency public var body: some Scene { get }
    }
    @available(macOS 13.0, visionOS 26.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct Window<Content> : Scene where Content : View {
      nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S : StringProtocol
      @MainActor @preconcurrency public var body: some Scene { get }
    }
    @available(macOS 11.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public struct Settings<Content> : Scene where Content : View {
      nonisolated public init(@ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: some Scene { get }
    }
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public struct MenuBarExtra<Label, Content> : Scene where Label : View, Content : View {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>
      @MainActor @preconcurrency public var body: some Scene { get }
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct DocumentGroup<Document, Content> : Scene where Content : View {
      @MainActor @preconcurrency public var body: some Scene { get }
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension DocumentGroup where Document : FileDocument {
      nonisolated public init(newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content)
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct FileDocumentConfiguration<Document> where Document : FileDocument {
      @Binding @_projectedValueProperty($document) public var document: Document { get nonmutating set }
      public var $document: Binding<Document> { get }
      public var fileURL: URL?
      public let isEditable: Bool
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @preconcurrency public protocol FileDocument : Sendable {
      static var readableContentTypes: [UTType] { get }
      static var writableContentTypes: [UTType] { get }
      init(configuration: Self.ReadConfiguration) throws
      typealias ReadConfiguration = FileDocumentReadConfiguration
      func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
      typealias WriteConfiguration = FileDocumentWriteConfiguration
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension FileDocument {
      public static var writableContentTypes: [UTType] { get }
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct FileDocumentReadConfiguration {
      public let contentType: UTType
      public let file: FileWrapper
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct FileDocumentWriteConfiguration {
      public let contentType: UTType
      public let existingFile: FileWrapper?
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Scene {
      nonisolated public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene where Content : Commands
    }
    @available(Apple 2020, *)
    extension Scene {
      nonisolated public func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene where V : Equatable
      @available(Apple 2023, *)
      nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some Scene where V : Equatable
      @available(Apple 2023, *)
      nonisolated public func environment<T>(_ object: T?) -> some Scene where T : AnyObject, T : Observable
      @available(Apple 2023, *)
      nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene
      @available(Apple 2023, *)
      nonisolated public func environmentObject<T>(_ object: T) -> some Scene where T : ObservableObject
    }
    @available(iOS 17.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Scene {
      nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene
      nonisolated public func defaultSize(_ size: CGSize) -> some Scene
      nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene
    }
    @available(iOS 17.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct WindowResizability : Sendable {
      public static var automatic: WindowResizability { get }
      public static var contentSize: WindowResizability { get }
      public static var contentMinSize: WindowResizability { get }
    }
    @available(macOS 11.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension Scene {
      nonisolated public func windowToolbarStyle<S>(_ style: S) -> some Scene where S : WindowToolbarStyle
    }
    @available(macOS 11.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Scene {
      nonisolated public func windowStyle<S>(_ style: S) -> some Scene where S : WindowStyle
    }
    @available(macOS 11.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public protocol WindowStyle {
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DefaultWindowStyle : WindowStyle {
      public init()
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension WindowStyle where Self == DefaultWindowStyle {
      public static var automatic: DefaultWindowStyle { get }
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct HiddenTitleBarWindowStyle : WindowStyle {
      public init()
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension WindowStyle where Self == HiddenTitleBarWindowStyle {
      public static var hiddenTitleBar: HiddenTitleBarWindowStyle { get }
    }
    @available(macOS 11.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct TitleBarWindowStyle : WindowStyle {
      public init()
    }
    @available(macOS 11.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension WindowStyle where Self == TitleBarWindowStyle {
      public static var titleBar: TitleBarWindowStyle { get }
    }
    @available(visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct VolumetricWindowStyle : WindowStyle {
      public init()
    }
    @available(visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension WindowStyle where Self == VolumetricWindowStyle {
      public static var volumetric: VolumetricWindowStyle { get }
    }
    @available(macOS 15.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct PlainWindowStyle : WindowStyle {
      public init()
    }
    @available(macOS 15.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension WindowStyle where Self == PlainWindowStyle {
      public static var plain: PlainWindowStyle { get }
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct DefaultWindowToolbarStyle : WindowToolbarStyle {
      public init()
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
      public static var automatic: DefaultWindowToolbarStyle { get }
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct ExpandedWindowToolbarStyle : WindowToolbarStyle {
      public init()
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
      public static var expanded: ExpandedWindowToolbarStyle { get }
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct UnifiedWindowToolbarStyle : WindowToolbarStyle {
      public init()
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
      public static var unified: UnifiedWindowToolbarStyle { get }
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct UnifiedCompactWindowToolbarStyle : WindowToolbarStyle {
      public init()
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
      public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { get }
    }
    @available(macOS 11.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
      public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle
    }
    @available(macOS 11.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
      public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle
    }
    // https://developer.apple.com/documentation/swiftui/scene/backgroundtask(_:action:)
    @available(iOS 16.0, watchOS 9.0, visionOS 1.0, tvOS 16.0, *)
    @available(macOS, unavailable)
    public struct BackgroundTask<Request, Response> {
    }
    @available(iOS 16.0, watchOS 9.0, visionOS 1.0, tvOS 16.0, *)
    @available(macOS, unavailable)
    extension BackgroundTask {
      public static var urlSession: BackgroundTask<String, Void> { get }
      public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
      public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void>
      public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
    }
    @available(watchOS 9.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension BackgroundTask {
      public static var snapshot: BackgroundTask<SnapshotData, SnapshotResponse> { get }
    }
    @available(watchOS 9.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct SnapshotData : Sendable {
      public var identifier: String? { get }
    }
    @available(watchOS 9.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct SnapshotResponse : Sendable {
      public init(restoredDefaultState: Bool = false, estimatedSnapshotExpiration: Date? = nil, identifier: String? = nil)
    }
    @available(iOS 16.0, watchOS 9.0, visionOS 1.0, tvOS 16.0, *)
    @available(macOS, unavailable)
    extension Scene {
      nonisolated public func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R) -> some Scene where D : Sendable, R : Sendable
    }
    """#
}
