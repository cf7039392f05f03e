extension InterfaceModules.SwiftUI {
  /// Dragging and dropping besides the common modifiers, copying, sharing with the system, pencils.
  static let dragAndDrop = #"""
    // https://developer.apple.com/documentation/swiftui/drag-and-drop
    // https://developer.apple.com/documentation/swiftui/clipboard
    @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func onDrag<V>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View where V : View
    }
    @available(iOS 13.0, macOS 10.15, tvOS 14.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View
    }
    @available(iOS, introduced: 13.4, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    extension View {
      nonisolated public func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool) -> some View
      nonisolated public func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool) -> some View
      nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View
    }
    @available(iOS, introduced: 13.4, deprecated: 100000.0, message: "Provide `UTType`s as the `contentTypes` instead.")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Provide `UTType`s as the `contentTypes` instead.")
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Provide `UTType`s as the `contentTypes` instead.")
    extension DropInfo {
      public func hasItemsConforming(to types: [String]) -> Bool
      public func itemProviders(for types: [String]) -> [NSItemProvider]
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DropConfiguration {
      public init(operation: DropOperation)
      public var operation: DropOperation { get set }
    }
    @available(macOS 26.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View
      nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View
      nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View
      nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View
      nonisolated public func dragContainer<ItemID, Item, Data>(for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Data) -> some View where ItemID : Hashable, ItemID : Sendable, Item : Transferable, Item == Data.Element, Data : Collection
      nonisolated public func dragContainer<Item, Data>(for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping ([Item.ID]) -> Data) -> some View where Item : Transferable, Item : Identifiable, Item == Data.Element, Data : Collection, Item.ID : Sendable
      nonisolated public func dragContainerSelection<ItemID>(_ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil) -> some View where ItemID : Hashable, ItemID : Sendable
      nonisolated public func draggable<ItemID>(containerItemID: ItemID, containerNamespace: Namespace.ID? = nil) -> some View where ItemID : Hashable, ItemID : Sendable
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DropSession : Identifiable, Sendable {
      public enum Phase : Hashable, Sendable {
        case entering
        case active
        case exiting
        case ended(DropOperation)
        case dataTransferCompleted
      }
      public let id: Int
      public var phase: DropSession.Phase { get }
      public var location: CGPoint { get }
      public var suggestedOperations: DropOperation.Set { get }
      public var itemsCount: Int { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DragSession : Identifiable, Sendable {
      public enum Phase : Hashable, Sendable {
        case initial
        case active
        case ended(DropOperation)
        case dataTransferCompleted
      }
      public let id: Int
      public var phase: DragSession.Phase { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension DropOperation {
      public struct Set : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static var copy: DropOperation.Set { get }
        public static var move: DropOperation.Set { get }
        public static var delete: DropOperation.Set { get }
        public static var alias: DropOperation.Set { get }
      }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DragConfiguration {
      public struct OperationsWithinApp {
        public init()
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false, allowAlias: Bool = false)
      }
      public struct OperationsOutsideApp {
        public init()
        public init(allowCopy: Bool = true, allowDelete: Bool = false)
      }
      public init(operationsWithinApp: DragConfiguration.OperationsWithinApp = .init(), operationsOutsideApp: DragConfiguration.OperationsOutsideApp = .init())
      public init(allowMove: Bool, allowDelete: Bool = false)
    }
    // The clipboard and services.
    @available(macOS 13.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func exportableToServices<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View where T : Transferable
      nonisolated public func exportableToServices<T>(_ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool) -> some View where T : Transferable
      nonisolated public func importableFromServices<T>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool) -> some View where T : Transferable
    }
    @available(macOS 12.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> some View
      nonisolated public func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider], onEdit: @escaping ([NSItemProvider]) -> Bool) -> some View
      nonisolated public func importsItemProviders(_ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool) -> some View
    }
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      @available(macOS 11.0, *)
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      nonisolated public func onPasteCommand<Payload>(of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?, perform payloadAction: @escaping (Payload) -> Void) -> some View
    }
    // Activities.
    @available(Apple 2020, *)
    extension View {
      nonisolated public func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> ()) -> some View
    }
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    extension View {
      nonisolated public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View
    }
    // The pencil.
    @available(iOS 17.5, macOS 14.5, visionOS 1.2, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func onPencilDoubleTap(perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void) -> some View
      nonisolated public func onPencilSqueeze(perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void) -> some View
    }
    @available(iOS 17.5, macOS 14.5, visionOS 1.2, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct PencilDoubleTapGestureValue : Hashable {
      public let hoverPose: PencilHoverPose?
      public static func == (a: PencilDoubleTapGestureValue, b: PencilDoubleTapGestureValue) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 17.5, macOS 14.5, visionOS 1.2, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct PencilSqueezeGestureValue : Hashable {
      public let hoverPose: PencilHoverPose?
      public static func == (a: PencilSqueezeGestureValue, b: PencilSqueezeGestureValue) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 17.5, macOS 14.5, visionOS 1.2, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @frozen public enum PencilSqueezeGesturePhase : Hashable {
      case active(PencilSqueezeGestureValue)
      case ended(PencilSqueezeGestureValue)
      case failed
    }
    @available(iOS 17.5, macOS 14.5, visionOS 1.2, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct PencilHoverPose : Hashable, Sendable {
      public let location: CGPoint
      public let anchor: UnitPoint
      public let zDistance: CGFloat
      public let altitude: Angle
      public let azimuth: Angle
      public let roll: Angle
      public static func == (a: PencilHoverPose, b: PencilHoverPose) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 17.5, macOS 14.5, visionOS 1.2, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct PencilPreferredAction : Hashable, Sendable {
      public static var ignore: PencilPreferredAction { get }
      public static var switchEraser: PencilPreferredAction { get }
      public static var switchPrevious: PencilPreferredAction { get }
      public static var showColorPalette: PencilPreferredAction { get }
      public static var showInkAttributes: PencilPreferredAction { get }
      public static var showContextualPalette: PencilPreferredAction { get }
      public static var runSystemShortcut: PencilPreferredAction { get }
      public static func == (a: PencilPreferredAction, b: PencilPreferredAction) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 17.5, macOS 14.5, visionOS 1.2, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension EnvironmentValues {
      public var preferredPencilDoubleTapAction: PencilPreferredAction { get }
      public var preferredPencilSqueezeAction: PencilPreferredAction { get }
    }
    // Gestures.
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    extension View {
      nonisolated public func gesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View where T : Gesture
      nonisolated public func simultaneousGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View where T : Gesture
      nonisolated public func highPriorityGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View where T : Gesture
    }
    @available(Apple 2019, *)
    extension Gesture {
      @available(macOS 10.15, *)
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self>
    }
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct _ModifiersGesture<Content> : Gesture where Content : Gesture {
      public typealias Body = Never
      public typealias Value = Content.Value
      @MainActor @preconcurrency public var body: Never { get }
    }
    """#
}
