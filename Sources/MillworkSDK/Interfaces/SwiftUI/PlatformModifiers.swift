extension InterfaceModules.SwiftUI {
  /// Modifiers that belong to single platforms, to documents, search, speech, and dropping.
  static let platformModifiers = #"""
    // https://developer.apple.com/documentation/swiftui/view-fundamentals
    @available(Apple 2021, *)
    extension View {
      nonisolated public func containerShape<T>(_ shape: T) -> some View where T : InsettableShape
      nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View
      nonisolated public func searchCompletion(_ completion: String) -> some View
      nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View
      nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View
      nonisolated public func speechAdjustedPitch(_ value: Double) -> some View
      nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func focusedObject<T>(_ object: T) -> some View where T : ObservableObject
      nonisolated public func focusedSceneObject<T>(_ object: T) -> some View where T : ObservableObject
    }
    @available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    extension View {
      nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View
      nonisolated public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View
      @_disfavoredOverload nonisolated public func dialogSuppressionToggle(_ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>) -> some View
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View
      nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View
      nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
      nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View
      nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View
    }
    // https://developer.apple.com/documentation/swiftui/view/scenepadding(_:edges:)
    @available(Apple 2022, *)
    public struct ScenePadding : Equatable, Sendable {
      public static let minimum: ScenePadding
      @available(iOS, unavailable)
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      @available(visionOS, unavailable)
      public static let navigationBar: ScenePadding
      public static func == (a: ScenePadding, b: ScenePadding) -> Bool
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
    }
    @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View
      nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View
      @_disfavoredOverload nonisolated public func typeSelectEquivalent<S>(_ string: S) -> some View where S : StringProtocol
    }
    @available(Apple 2023, *)
    public struct TypesettingLanguage : Equatable, Sendable {
      public static var automatic: TypesettingLanguage { get }
      public static func explicit(_ language: Locale.Language) -> TypesettingLanguage
      public static func == (a: TypesettingLanguage, b: TypesettingLanguage) -> Bool
    }
    @available(Apple 2023.1, *)
    extension View {
      nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
    }
    @available(Apple 2023.1, *)
    public struct SearchPresentationToolbarBehavior : Sendable {
      public static var automatic: SearchPresentationToolbarBehavior { get }
      public static var avoidHidingContent: SearchPresentationToolbarBehavior { get }
    }
    @available(Apple 2025, *)
    extension View {
      nonisolated public func containerShape(_ shape: some RoundedRectangularShape) -> some View
      nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View
      nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View
      nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View
      nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View
    }
    @available(Apple 2025, *)
    public struct ButtonSizing : Hashable, Sendable {
      public static var automatic: ButtonSizing { get }
      public static var fitted: ButtonSizing { get }
      public static var flexible: ButtonSizing { get }
      public static func == (a: ButtonSizing, b: ButtonSizing) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2025, *)
    extension AttributedString {
      public struct LineHeight : Hashable, Sendable {
        public static var loose: AttributedString.LineHeight { get }
        public static var normal: AttributedString.LineHeight { get }
        public static var tight: AttributedString.LineHeight { get }
        public static var variable: AttributedString.LineHeight { get }
        public static func exact(points: CGFloat) -> AttributedString.LineHeight
        public static func multiple(factor: CGFloat) -> AttributedString.LineHeight
        public static func leading(increase: CGFloat) -> AttributedString.LineHeight
        public static func == (a: AttributedString.LineHeight, b: AttributedString.LineHeight) -> Bool
        public func hash(into hasher: inout Hasher)
      }
    }
    @available(iOS 16.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View
    }
    // https://developer.apple.com/documentation/swiftui/findcontext
    @available(iOS 16.0, macOS 26.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View
      nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View
      nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct FindContext {
      public var isPresented: Binding<Bool>?
      public var supportsReplace: Bool
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension EnvironmentValues {
      public var findContext: FindContext? { get }
    }
    @available(iOS 13.4, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool) -> some View
      nonisolated public func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool) -> some View
      nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View
    }
    @available(iOS 13.4, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public protocol DropDelegate {
      @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
      @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
      @MainActor @preconcurrency func dropEntered(info: DropInfo)
      @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
      @MainActor @preconcurrency func dropExited(info: DropInfo)
    }
    @available(iOS 13.4, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension DropDelegate {
      @MainActor @preconcurrency public func validateDrop(info: DropInfo) -> Bool
      @MainActor @preconcurrency public func dropEntered(info: DropInfo)
      @MainActor @preconcurrency public func dropUpdated(info: DropInfo) -> DropProposal?
      @MainActor @preconcurrency public func dropExited(info: DropInfo)
    }
    @available(iOS 13.4, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DropInfo {
      public var location: CGPoint { get }
      public func hasItemsConforming(to contentTypes: [UTType]) -> Bool
      public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider]
    }
    @available(iOS 13.4, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DropProposal : Sendable {
      public let operation: DropOperation
      public init(operation: DropOperation)
    }
    @available(iOS 13.4, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public enum DropOperation : Sendable {
      case cancel
      case forbidden
      case copy
      case move
    }
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View
      nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View
      @available(macOS 11.0, *)
      nonisolated public func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View
    }
    @available(tvOS 13.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View
    }
    @available(watchOS 6.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func digitalCrownRotation<V>(_ binding: Binding<V>) -> some View where V : BinaryFloatingPoint
      nonisolated public func digitalCrownRotation<V>(_ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true) -> some View where V : BinaryFloatingPoint
    }
    @available(watchOS 6.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public enum DigitalCrownRotationalSensitivity : Sendable {
      case low
      case medium
      case high
    }
    @available(visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View
      nonisolated public func glassBackgroundEffect<S>(in shape: S, displayMode: GlassBackgroundDisplayMode = .always) -> some View where S : InsettableShape
      nonisolated public func ornament<Content>(visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor, contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content) -> some View where Content : View
    }
    @available(visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public enum GlassBackgroundDisplayMode : Sendable {
      case always
      case implicit
      case never
    }
    @available(visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct OrnamentAttachmentAnchor {
      public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor
    }
    """#
}
