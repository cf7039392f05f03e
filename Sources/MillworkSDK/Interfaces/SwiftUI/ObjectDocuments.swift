extension InterfaceModules.SwiftUI {
  /// Documents that are objects, and what opens and starts them.
  static let objectDocuments = #"""
    // https://developer.apple.com/documentation/swiftui
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
