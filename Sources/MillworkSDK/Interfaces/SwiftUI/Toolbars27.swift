extension InterfaceModules.SwiftUI {
  /// What SDK 27 adds to toolbars.
  static let toolbars27 = #"""
    // https://developer.apple.com/documentation/swiftui/toolbaritemvisibilitypriority
    // https://developer.apple.com/documentation/swiftui/toolbaroverflowmenu
    #if SDK27
    @available(iOS 27.0, macOS 26.1, tvOS 27.0, watchOS 27.0, visionOS 27.0, *)
    public struct ToolbarItemVisibilityPriority : Sendable {
      public static var automatic: ToolbarItemVisibilityPriority { get }
    }
    @available(iOS 27.0, macOS 26.1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ToolbarItemVisibilityPriority {
      public static var low: ToolbarItemVisibilityPriority { get }
      public static var high: ToolbarItemVisibilityPriority { get }
    }
    @available(iOS 27.0, macOS 27.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ToolbarItemVisibilityPriority {
      public init(lowerThan other: ToolbarItemVisibilityPriority)
      public init(higherThan other: ToolbarItemVisibilityPriority)
    }
    @available(iOS 27.0, macOS 26.1, tvOS 27.0, watchOS 27.0, visionOS 27.0, *)
    extension ToolbarContent {
      @MainActor @preconcurrency public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent
    }
    @available(iOS 27.0, macOS 26.1, tvOS 27.0, watchOS 27.0, visionOS 27.0, *)
    extension CustomizableToolbarContent {
      @MainActor @preconcurrency public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some CustomizableToolbarContent
    }
    @available(Apple 2026, *)
    extension ToolbarContent {
      nonisolated public func contentMarginsRemoved(_ removed: Bool = true) -> some ToolbarContent
    }
    @available(Apple 2026, *)
    extension CustomizableToolbarContent {
      nonisolated public func contentMarginsRemoved(_ removed: Bool = true) -> some CustomizableToolbarContent
    }
    @available(iOS 27.0, visionOS 27.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct ToolbarOverflowMenu<Content> : ToolbarContent where Content : View {
      public init(@ContentBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: some ToolbarContent { get }
    }
    @available(iOS 27.0, visionOS 27.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func toolbarOverflowMenu<Content>(@ContentBuilder content: () -> Content) -> some View where Content : View
    }
    @available(iOS 27.0, visionOS 27.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ToolbarItemPlacement {
      public static var topBarPinnedTrailing: ToolbarItemPlacement { get }
    }
    @available(iOS 27.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ToolbarPlacement {
      public static var statusBar: ToolbarPlacement { get }
    }
    @available(Apple 2026, *)
    public struct ToolbarMinimizationBehavior : Sendable {
      public static var automatic: ToolbarMinimizationBehavior { get }
    }
    @available(iOS 27.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ToolbarMinimizationBehavior {
      public static var onScrollDown: ToolbarMinimizationBehavior { get }
      public static var onScrollUp: ToolbarMinimizationBehavior { get }
      public static var never: ToolbarMinimizationBehavior { get }
    }
    @available(Apple 2026, *)
    public struct ToolbarMinimizationSafeAreaAdjustment : Sendable {
      public static var automatic: ToolbarMinimizationSafeAreaAdjustment { get }
    }
    @available(iOS 27.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ToolbarMinimizationSafeAreaAdjustment {
      public static var enabled: ToolbarMinimizationSafeAreaAdjustment { get }
      public static var disabled: ToolbarMinimizationSafeAreaAdjustment { get }
    }
    @available(Apple 2026, *)
    extension View {
      nonisolated public func toolbarMinimizationBehavior(_ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...) -> some View
      nonisolated public func toolbarMinimizationSafeAreaAdjustment(_ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...) -> some View
    }
    @available(Apple 2026, *)
    extension TabRole {
      public static var prominent: TabRole { get }
    }
    #endif
    """#
}
