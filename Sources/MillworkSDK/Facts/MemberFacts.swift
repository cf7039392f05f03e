extension APIFacts {
  /// The values of the types that toolbars, toggles and their styles are described with.
  static let members: [APIFact] =
    // https://developer.apple.com/documentation/swiftui/toolbarrole
    members("ToolbarRole", "16 13 16 9 1", "automatic")
    + members("ToolbarRole", "16 - 16 9 1", "navigationStack")
    + members("ToolbarRole", "16 - - - 1", "browser")
    + members("ToolbarRole", "16 13 - - 1", "editor")
    // https://developer.apple.com/documentation/swiftui/toolbarplacement
    + members("ToolbarPlacement", "16 13 16 9 1", "automatic")
    + members("ToolbarPlacement", "16 - - 10 1", "bottomBar")
    + members("ToolbarPlacement", "16 - 16 9 1", "navigationBar")
    + members("ToolbarPlacement", "- 13 - - -", "windowToolbar")
    + members("ToolbarPlacement", "16 - 16 - 1", "tabBar")
    + members("ToolbarPlacement", "- - - - 1", "bottomOrnament")
    + members("ToolbarPlacement", "27 - - - -", "statusBar", sdk: OSVersion(27))
    // https://developer.apple.com/documentation/swiftui/toolbartitledisplaymode
    + members("ToolbarTitleDisplayMode", "17 14 17 10 1", "automatic inline")
    + members("ToolbarTitleDisplayMode", "17 - - 10 1", "large")
    + members("ToolbarTitleDisplayMode", "17 14 - - 1", "inlineLarge")
    // https://developer.apple.com/documentation/swiftui/toolbarlabelstyle
    + members("ToolbarLabelStyle", "18 15 18 11 2", "automatic")
    + members("ToolbarLabelStyle", "- 15 - - 2", "titleAndIcon iconOnly titleOnly")
    // https://developer.apple.com/documentation/swiftui/toolbarcustomizationbehavior
    + members("ToolbarCustomizationBehavior", "16 13 16 9 1", "default reorderable disabled")
    + members("ToolbarCustomizationOptions", "16 13 16 9 1", "alwaysAvailable")
    + members("ContentToolbarPlacement", "18.4 - - - 2.4", "tabViewSidebar")
    // https://developer.apple.com/documentation/swiftui/searchtoolbarbehavior
    + members("SearchToolbarBehavior", "26 26 26 26 26", "automatic", sdk: OSVersion(26))
    + members("SearchToolbarBehavior", "26 - - - 26", "minimize", sdk: OSVersion(26))
    // https://developer.apple.com/documentation/swiftui/toolbaritemvisibilitypriority
    + members("ToolbarItemVisibilityPriority", "27 26.1 27 27 27", "automatic", sdk: OSVersion(27))
    + members("ToolbarMinimizationBehavior", "27 27 27 27 27", "automatic", sdk: OSVersion(27))
    + members(
      "ToolbarMinimizationBehavior", "27 - - - -", "onScrollDown onScrollUp never", sdk: OSVersion(27))
    + members("BadgeProminence", "17 14 - - 1", "decreased standard increased")
    // https://developer.apple.com/documentation/swiftui/glass
    + members("Glass", "26 26 26 26 -", "regular clear identity", sdk: OSVersion(26))
    + members(
      "GlassEffectTransition", "26 26 26 26 -", "matchedGeometry materialize identity", sdk: OSVersion(26))
    + members("ButtonBorderShape", "15 12 15 8 1", "automatic roundedRectangle")
    // https://developer.apple.com/documentation/swiftui/accessibilitytraits
    + members(
      "AccessibilityTraits", "13 10.15 13 6 1",
      "isHeader isLink isSearchField isImage playsSound isKeyboardKey isStaticText isSummaryElement"
        + " updatesFrequently startsMediaSession allowsDirectInteraction causesPageTurn isModal")
    // https://developer.apple.com/documentation/swiftui/sensoryfeedback
    + members(
      "SensoryFeedback", "17 14 17 10 26",
      "success warning error selection increase decrease start stop alignment levelChange impact")
    + members("SensoryFeedback", "17.5 14.5 17.5 10.5 26", "pathComplete")
    + members("SensoryFeedback.Weight", "17 14 17 10 26", "light medium heavy")
    + members("SensoryFeedback.Flexibility", "17 14 17 10 26", "rigid solid soft")
    + members(
      "SensoryFeedback.SelectionFeedback", "26 26 26 26 26", "maximum minimum on off", sdk: OSVersion(26))
    + members(
      "SensoryFeedback.PressFeedback", "26 26 26 26 26", "button buttonIconOnly slider toggle tab",
      sdk: OSVersion(26))
    + members("SensoryFeedback.ReleaseFeedback", "26 26 26 26 26", "slider", sdk: OSVersion(26))
    + members("HoverEffect", "13.4 - 16 - 1", "automatic lift")
    + members("HoverEffect", "13.4 - 17 - 1", "highlight")
    + members(
      "Color", "13 10.15 13 6 1",
      "red orange yellow green blue purple pink white gray black clear primary secondary")

  /// The environment that styles read.
  /// https://developer.apple.com/documentation/swiftui/environmentvalues
  static let environment: [APIFact] =
    [
      APIFact(
        "Environment.init(_:)", "17 14 17 10 1",
        .statement("func a<T: AnyObject & Observable>(_ type: T.Type) { _ = Environment(type) }"))
    ]
    + environment(
      "13 10.15 13 6 1",
      "multilineTextAlignment font displayScale pixelLength legibilityWeight locale accessibilityEnabled"
        + " accessibilityDifferentiateWithoutColor accessibilityReduceTransparency accessibilityInvertColors"
        + " colorScheme colorSchemeContrast")
    + environment("13 11 13 6 1", "imageScale")
    + environment("14 11 14 7 1", "redactionReasons scenePhase isFocused")
    + environment(
      "15 12 15 8 1",
      "symbolRenderingMode symbolVariants accessibilityVoiceOverEnabled isPresented isSearching")
    + environment("16 13 16 9 1", "backgroundStyle")
    + environment(
      "17 14 17 10 1",
      "backgroundProminence accessibilityDimFlashingLights accessibilityPlayAnimatedImages buttonRepeatBehavior"
    )
    + environment("17 14 - - 1", "badgeProminence")
    + environment("17 - 17 - 1", "isHoverEffectEnabled")
    + environment("18 15 18 11 2", "labelsVisibility toolbarLabelStyle accessibilityAssistiveAccessEnabled")
    + environment("15 12 17 - 1", "menuIndicatorVisibility")
    + environment("15 12 - - 1", "keyboardShortcut")
    + environment("13 - 13 - 1", "editMode")
    + environment("26 26 26 26 26", "tabViewBottomAccessoryPlacement", sdk: OSVersion(26))

  /// A row for each of the static members `names` of `type`.
  private static func members(
    _ type: String, _ floors: String, _ names: String, sdk: OSVersion = OSVersion(16)
  ) -> [APIFact] {
    names.split(separator: " ").map {
      APIFact("\(type).\($0)", floors, sdk: sdk, .statement("_ = \(type).\($0)"))
    }
  }

  private static func environment(_ floors: String, _ names: String, sdk: OSVersion = OSVersion(16))
    -> [APIFact]
  {
    names.split(separator: " ").map {
      APIFact("EnvironmentValues.\($0)", floors, sdk: sdk, .statement("_ = \\EnvironmentValues.\($0)"))
    }
  }
}
