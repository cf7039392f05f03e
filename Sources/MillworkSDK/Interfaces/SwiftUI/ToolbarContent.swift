extension InterfaceModules.SwiftUI {
  /// The toolbar content protocols and their modifiers.
  static let toolbarContent = #"""
    // https://developer.apple.com/documentation/swiftui/toolbarcontent
    // https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent
    @available(Apple 2020, *)
    @MainActor @preconcurrency public protocol ToolbarContent {
      associatedtype Body : ToolbarContent
      #if SDK27
      @ContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
      #else
      @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
      #endif
    }
    @available(Apple 2020, *)
    public protocol CustomizableToolbarContent : ToolbarContent where Self.Body : CustomizableToolbarContent {
    }
    @available(Apple 2020, *)
    extension Never : ToolbarContent, CustomizableToolbarContent {
    }
    @available(Apple 2020, *)
    extension Group : ToolbarContent where Content : ToolbarContent {
      #if !SDK27
      nonisolated public init(@ToolbarContentBuilder content: () -> Content)
      #endif
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2020, *)
    extension Group : CustomizableToolbarContent where Content : CustomizableToolbarContent {
      #if !SDK27
      public init(@ToolbarContentBuilder content: () -> Content)
      #endif
    }
    @available(Apple 2022, *)
    extension _ConditionalContent : ToolbarContent where TrueContent : ToolbarContent, FalseContent : ToolbarContent {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2022, *)
    extension _ConditionalContent : CustomizableToolbarContent where TrueContent : CustomizableToolbarContent, FalseContent : CustomizableToolbarContent {
    }
    @available(Apple 2022, *)
    extension Optional : ToolbarContent where Wrapped : ToolbarContent {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2022, *)
    extension Optional : CustomizableToolbarContent where Wrapped : CustomizableToolbarContent {
    }
    #if SDK27
    @available(iOS 26.4, macOS 15.0, tvOS 27.2, watchOS 27.2, visionOS 26.4, *)
    #else
    @available(iOS 26.4, macOS 15.0, visionOS 26.4, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    #endif
    extension ToolbarContent {
      nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent
    }
    #if SDK27
    @available(iOS 26.4, macOS 15.0, tvOS 27.2, watchOS 27.2, visionOS 26.4, *)
    #else
    @available(iOS 26.4, macOS 15.0, visionOS 26.4, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    #endif
    extension CustomizableToolbarContent {
      nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent
    }
    @available(Apple 2025, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ToolbarContent {
      nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent
    }
    @available(Apple 2025, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension CustomizableToolbarContent {
      nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent
    }
    @available(Apple 2022, *)
    extension CustomizableToolbarContent {
      nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent
      public func defaultCustomization(_ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []) -> some CustomizableToolbarContent
    }
    @available(iOS, introduced: 16.0, deprecated: 16.0, message: "Please provide either a visibility or customization options")
    @available(macOS, introduced: 13.0, deprecated: 13.0, message: "Please provide either a visibility or customization options")
    @available(tvOS, introduced: 16.0, deprecated: 16.0, message: "Please provide either a visibility or customization options")
    @available(watchOS, introduced: 9.0, deprecated: 9.0, message: "Please provide either a visibility or customization options")
    @available(visionOS, introduced: 1.0, deprecated: 16.0, message: "Please provide either a visibility or customization options")
    extension CustomizableToolbarContent {
      public func defaultCustomization() -> some CustomizableToolbarContent
    }
    @available(Apple 2025, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension CustomizableToolbarContent {
      nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some CustomizableToolbarContent
    }
    @available(Apple 2025, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ToolbarContent {
      nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent
    }
    """#
}
