extension InterfaceModules.SwiftUI {
  /// The environment: its values, keys, wrappers and the types of its values.
  static let environmentValues = #"""
    // https://developer.apple.com/documentation/swiftui/environmentvalues
    @available(Apple 2019, *)
    public struct EnvironmentValues : CustomStringConvertible, Sendable {
      public init()
      public subscript<K>(key: K.Type) -> K.Value where K : EnvironmentKey { get set }
      @available(Apple 2023, *)
      public subscript<T>(objectType: T.Type) -> T? where T : AnyObject, T : Observable { get set }
      public var description: String { get }
    }
    @available(Apple 2019, *)
    public protocol EnvironmentKey {
      associatedtype Value
      static var defaultValue: Self.Value { get }
    }
    @available(Apple 2019, *)
    extension EnvironmentValues {
      public var layoutDirection: LayoutDirection { get set }
      public var isEnabled: Bool { get set }
    }
    @available(Apple 2023, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension EnvironmentValues {
      public var isHoverEffectEnabled: Bool { get set }
    }
    @available(Apple 2020, *)
    extension EnvironmentValues {
      @MainActor @preconcurrency public var openURL: OpenURLAction { get set }
      public var redactionReasons: RedactionReasons { get set }
    }
    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 9.0, visionOS 1.0, *)
    extension EnvironmentValues {
      public var controlSize: ControlSize { get set }
    }
    @available(Apple 2021, *)
    extension EnvironmentValues {
      public var symbolRenderingMode: SymbolRenderingMode? { get set }
    }
    @available(Apple 2019, *)
    extension EnvironmentValues {
      public var multilineTextAlignment: TextAlignment { get set }
    }
    @available(Apple 2023, *)
    extension EnvironmentValues {
      public var backgroundProminence: BackgroundProminence { get set }
    }
    @available(Apple 2022, *)
    extension EnvironmentValues {
      public var backgroundStyle: AnyShapeStyle? { get set }
    }
    @available(Apple 2021, *)
    extension EnvironmentValues {
      public var dynamicTypeSize: DynamicTypeSize { get set }
      public var symbolVariants: SymbolVariants { get set }
    }
    @available(Apple 2019, *)
    extension EnvironmentValues {
      public var font: Font? { get set }
    }
    @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    extension EnvironmentValues {
      public var imageScale: Image.Scale { get set }
    }
    @available(Apple 2019, *)
    extension EnvironmentValues {
      public var displayScale: CGFloat { get set }
      public var pixelLength: CGFloat { get set }
      public var legibilityWeight: LegibilityWeight? { get set }
      public var locale: Locale { get set }
      public var horizontalSizeClass: UserInterfaceSizeClass? { get set }
      public var verticalSizeClass: UserInterfaceSizeClass? { get set }
      public var accessibilityEnabled: Bool { get set }
      public var accessibilityDifferentiateWithoutColor: Bool { get set }
      public var accessibilityReduceTransparency: Bool { get set }
      public var accessibilityReduceMotion: Bool { get set }
      public var accessibilityInvertColors: Bool { get set }
    }
    @available(iOS, introduced: 14.0, deprecated: 100000.0, renamed: "accessibilityShowBorders")
    @available(macOS, introduced: 11.0, deprecated: 100000.0, renamed: "accessibilityShowBorders")
    @available(tvOS, introduced: 14.0, deprecated: 100000.0, renamed: "accessibilityShowBorders")
    @available(watchOS, introduced: 7.0, deprecated: 100000.0, renamed: "accessibilityShowBorders")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "accessibilityShowBorders")
    extension EnvironmentValues {
      public var accessibilityShowButtonShapes: Bool { get set }
    }
    @available(Apple 2020, *)
    extension EnvironmentValues {
      public var accessibilityShowBorders: Bool { get set }
    }
    @available(Apple 2023, *)
    extension EnvironmentValues {
      public var accessibilityDimFlashingLights: Bool { get set }
      public var accessibilityPlayAnimatedImages: Bool { get set }
    }
    @available(Apple 2019, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension EnvironmentValues {
      public var accessibilityPrefersHeadAnchorAlternative: Bool { get set }
    }
    @available(Apple 2019, *)
    extension EnvironmentValues {
      public var colorScheme: ColorScheme { get set }
      public var colorSchemeContrast: ColorSchemeContrast { get }
      public var _colorSchemeContrast: ColorSchemeContrast { get set }
    }
    @available(Apple 2021, *)
    extension EnvironmentValues {
      public var accessibilityLargeContentViewerEnabled: Bool { get set }
    }
    @available(Apple 2024, *)
    extension EnvironmentValues {
      public var accessibilityAssistiveAccessEnabled: Bool { get set }
    }
    @available(Apple 2021, *)
    extension EnvironmentValues {
      public var accessibilityVoiceOverEnabled: Bool { get set }
      public var accessibilitySwitchControlEnabled: Bool { get set }
      public var dismiss: DismissAction { get set }
      public var isPresented: Bool { get set }
    }
    @available(Apple 2025, *)
    extension EnvironmentValues {
      public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { get set }
    }
    @available(Apple 2020, *)
    extension EnvironmentValues {
      public var scenePhase: ScenePhase { get set }
    }
    @available(Apple 2021, *)
    extension EnvironmentValues {
      public var isSearching: Bool { get set }
    }
    @available(Apple 2019, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension EnvironmentValues {
      public var editMode: Binding<EditMode>? { get set }
    }
    @available(Apple 2022, *)
    extension EnvironmentValues {
      public var accessibilityQuickActionsEnabled: Bool { get set }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension EnvironmentValues {
      public var menuIndicatorVisibility: Visibility { get set }
    }
    @available(Apple 2021, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension EnvironmentValues {
      public var keyboardShortcut: KeyboardShortcut? { get set }
    }
    @available(Apple 2024, *)
    extension EnvironmentValues {
      public var toolbarLabelStyle: ToolbarLabelStyle? { get set }
    }
    @available(Apple 2023, *)
    extension EnvironmentValues {
      public var buttonRepeatBehavior: ButtonRepeatBehavior { get set }
    }
    @available(Apple 2020, *)
    extension EnvironmentValues {
      public var isFocused: Bool { get set }
    }
    @available(Apple 2024, *)
    extension EnvironmentValues {
      public var labelsVisibility: Visibility { get set }
    }
    @available(Apple 2023, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension EnvironmentValues {
      public var badgeProminence: BadgeProminence { get set }
    }
    @available(Apple 2021, *)
    extension DynamicTypeSize {
      public var isAccessibilitySize: Bool { get }
    }
    @available(Apple 2019, *)
    extension EnvironmentValues {
      public var lineLimit: Int? { get set }
      public var lineSpacing: CGFloat { get set }
      public var allowsTightening: Bool { get set }
      public var minimumScaleFactor: CGFloat { get set }
      public var truncationMode: Text.TruncationMode { get set }
      public var textCase: Text.Case? { get set }
      public var disableAutocorrection: Bool? { get set }
      public var calendar: Calendar { get set }
      public var timeZone: TimeZone { get set }
      public var undoManager: UndoManager? { get }
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use isPresented or dismiss")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use isPresented or dismiss")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use isPresented or dismiss")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use isPresented or dismiss")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use isPresented or dismiss")
    extension EnvironmentValues {
      public var presentationMode: Binding<PresentationMode> { get }
    }
    @available(Apple 2019, *)
    public struct PresentationMode {
      public var isPresented: Bool { get }
      public mutating func dismiss()
    }
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension EnvironmentValues {
      public var controlActiveState: ControlActiveState { get set }
    }
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public enum ControlActiveState : Equatable, CaseIterable, Sendable {
      case key
      case active
      case inactive
      public static var allCases: [ControlActiveState] { get }
    }
    @available(Apple 2021, *)
    extension EnvironmentValues {
      public var refresh: RefreshAction? { get }
      public var dismissSearch: DismissSearchAction { get }
      public var headerProminence: Prominence { get set }
      public var isLuminanceReduced: Bool { get set }
    }
    @available(Apple 2022, *)
    extension EnvironmentValues {
      public var contentTransition: ContentTransition { get set }
      public var isScrollEnabled: Bool { get set }
      public var rename: RenameAction? { get }
    }
    @available(Apple 2023, *)
    extension EnvironmentValues {
      public var isFocusEffectEnabled: Bool { get set }
      public var springLoadingBehavior: SpringLoadingBehavior { get }
      public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { get set }
      public var allowedDynamicRange: Image.DynamicRange? { get set }
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension EnvironmentValues {
      public var openWindow: OpenWindowAction { get }
      public var supportsMultipleWindows: Bool { get }
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension EnvironmentValues {
      public var dismissWindow: DismissWindowAction { get }
    }
    @available(macOS 14.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension EnvironmentValues {
      public var openSettings: OpenSettingsAction { get }
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension EnvironmentValues {
      public var appearsActive: Bool { get set }
    }
    @available(Apple 2019, *)
    extension EnvironmentValues {
      public var defaultMinListRowHeight: CGFloat { get set }
    }
    // https://developer.apple.com/documentation/swiftui/environmentvalues
    @available(Apple 2021, *)
    extension EnvironmentValues {
      public var autocorrectionDisabled: Bool { get set }
    }
    @available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension EnvironmentValues {
      public var defaultMinListHeaderHeight: CGFloat? { get set }
    }
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension EnvironmentValues {
      public var isSceneCaptured: Bool { get set }
    }
    @available(Apple 2022, *)
    extension EnvironmentValues {
      public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { get set }
      public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { get set }
      public var menuOrder: MenuOrder { get set }
      public var contentTransitionAddsDrawingGroup: Bool { get set }
    }
    @available(Apple 2024, *)
    extension EnvironmentValues {
      public var isTabBarShowingSections: Bool { get }
    }
    @available(Apple 2023, *)
    extension EnvironmentValues {
      public var sidebarRowSize: SidebarRowSize { get set }
    }
    @available(Apple 2023, *)
    public enum SidebarRowSize : Sendable {
      case small
      case medium
      case large
    }
    @available(Apple 2025, *)
    extension EnvironmentValues {
      public var fontResolutionContext: Font.Context { get }
      public var labelIconToTitleSpacing: CGFloat? { get set }
    }
    """#
}
