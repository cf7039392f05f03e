extension InterfaceModules.SwiftUI {
  /// Rotors, custom content, charts, zooming, dragging, and accessibility as older code spells it.
  static let accessibilityRotors = #"""
    // https://developer.apple.com/documentation/swiftui/view-accessibility
    // https://developer.apple.com/documentation/swiftui/accessibilityrotorentry
    @available(Apple 2021, *)
    extension View {
      nonisolated public func accessibilityRotor<Content>(_ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) -> some View where Content : AccessibilityRotorContent
      nonisolated public func accessibilityRotor<Content>(_ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) -> some View where Content : AccessibilityRotorContent
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func accessibilityRotor<Content>(_ labelResource: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) -> some View where Content : AccessibilityRotorContent
      @_disfavoredOverload nonisolated public func accessibilityRotor<L, Content>(_ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) -> some View where L : StringProtocol, Content : AccessibilityRotorContent
      nonisolated public func accessibilityRotor<EntryModel>(_ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View where EntryModel : Identifiable
      nonisolated public func accessibilityRotor<EntryModel>(_ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View where EntryModel : Identifiable
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func accessibilityRotor<EntryModel>(_ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View where EntryModel : Identifiable
      @_disfavoredOverload nonisolated public func accessibilityRotor<L, EntryModel>(_ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View where L : StringProtocol, EntryModel : Identifiable
      nonisolated public func accessibilityRotor<EntryModel, ID>(_ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View where ID : Hashable
      nonisolated public func accessibilityRotor<EntryModel, ID>(_ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View where ID : Hashable
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func accessibilityRotor<EntryModel, ID>(_ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View where ID : Hashable
      nonisolated public func accessibilityRotor<EntryModel>(_ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View where EntryModel : Identifiable
      nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View
      nonisolated public func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID : Hashable
    }
    @available(Apple 2021, *)
    public struct AccessibilitySystemRotor : Sendable {
      public static func links(visited: Bool) -> AccessibilitySystemRotor
      public static var links: AccessibilitySystemRotor { get }
      public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor
      public static var headings: AccessibilitySystemRotor { get }
      public static var boldText: AccessibilitySystemRotor { get }
      public static var italicText: AccessibilitySystemRotor { get }
      public static var underlineText: AccessibilitySystemRotor { get }
      public static var misspelledWords: AccessibilitySystemRotor { get }
      public static var images: AccessibilitySystemRotor { get }
      public static var textFields: AccessibilitySystemRotor { get }
      public static var tables: AccessibilitySystemRotor { get }
      public static var lists: AccessibilitySystemRotor { get }
      public static var landmarks: AccessibilitySystemRotor { get }
    }
    @available(Apple 2021, *)
    extension AccessibilityRotorEntry {
      public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {})
      @available(Apple 2022, *)
      @_disfavoredOverload public init(_ labelResource: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {})
      @_disfavoredOverload public init<L>(_ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) where L : StringProtocol
      public init(_ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {})
      public init(_ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {})
      @available(Apple 2022, *)
      @_disfavoredOverload public init(_ labelResource: LocalizedStringResource, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {})
    }
    @available(Apple 2021, *)
    extension ForEach : AccessibilityRotorContent where Content : AccessibilityRotorContent {
    }
    @available(Apple 2021, *)
    extension ForEach where ID == Data.Element.ID, Content : AccessibilityRotorContent, Data.Element : Identifiable {
      @_disfavoredOverload public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    }
    @available(Apple 2021, *)
    extension ForEach where Content : AccessibilityRotorContent {
      @_disfavoredOverload public init(_ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload nonisolated public func accessibilityCustomContent<V>(_ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V : StringProtocol
      nonisolated public func accessibilityCustomContent(_ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func accessibilityCustomContent(_ labelResource: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func accessibilityCustomContent(_ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload nonisolated public func accessibilityCustomContent<V>(_ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V : StringProtocol
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func accessibilityCustomContent<V>(_ labelResource: LocalizedStringResource, _ value: V, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V : StringProtocol
    }
    @available(Apple 2021, *)
    public struct AccessibilityCustomContentKey {
      public init(_ label: Text, id: String)
      public init(_ labelKey: LocalizedStringKey, id: String)
      @available(Apple 2022, *)
      @_disfavoredOverload public init(_ labelResource: LocalizedStringResource, id: String)
      public init(_ labelKey: LocalizedStringKey)
      @available(Apple 2022, *)
      @_disfavoredOverload public init(_ labelResource: LocalizedStringResource)
    }
    @available(Apple 2021, *)
    extension AccessibilityCustomContentKey : Equatable {
      public static func == (a: AccessibilityCustomContentKey, b: AccessibilityCustomContentKey) -> Bool
    }
    @available(Apple 2021, *)
    public protocol AXChartDescriptorRepresentable {
      func makeChartDescriptor() -> AXChartDescriptor
      func updateChartDescriptor(_ descriptor: AXChartDescriptor)
    }
    @available(Apple 2021, *)
    extension AXChartDescriptorRepresentable {
      public func updateChartDescriptor(_ descriptor: AXChartDescriptor)
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func accessibilityChartDescriptor<R>(_ representable: R) -> some View where R : AXChartDescriptorRepresentable
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    }
    @available(Apple 2023, *)
    public struct AccessibilityZoomGestureAction {
      @frozen public enum Direction : Sendable {
        case zoomIn
        case zoomOut
      }
      public let direction: AccessibilityZoomGestureAction.Direction
      public let location: UnitPoint
      public let point: CGPoint
    }
    @available(Apple 2024, *)
    extension View {
      nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload nonisolated public func accessibilityDragPoint<S>(_ point: UnitPoint, description: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : StringProtocol
      @_disfavoredOverload nonisolated public func accessibilityDropPoint<S>(_ point: UnitPoint, description: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : StringProtocol
      nonisolated public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> some View
      @_disfavoredOverload nonisolated public func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true) -> some View
      nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View
      @_disfavoredOverload nonisolated public func accessibilityScrollStatus<S>(_ status: S, isEnabled: Bool = true) -> some View where S : StringProtocol
    }
    @available(Apple 2025, *)
    extension View {
      nonisolated public func accessibilityDefaultFocus<Value>(_ binding: AccessibilityFocusState<Value>.Binding, _ value: Value) -> some View where Value : Hashable
    }
    """#
}
