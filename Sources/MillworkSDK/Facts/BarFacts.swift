extension APIFacts {
  /// What bars, tabs and windows take beside toolbar content.
  /// https://developer.apple.com/documentation/swiftui/toolbars
  static let bars: [APIFact] = [
    modifier("toolbar.view", "14 11 14 7 1", #"toolbar { Text("b") }"#),
    modifier("toolbar.visibility", "16 13 16 9 1", "toolbar(.hidden)", supersededBy: "toolbarVisibility"),
    modifier(
      "toolbarBackground.visibility", "16 13 16 9 1", "toolbarBackground(.hidden)",
      supersededBy: "toolbarBackgroundVisibility"),
    modifier("toolbarForegroundStyle", "- - - 9 -", "toolbarForegroundStyle(.red, for: .automatic)"),
    modifier("tabViewBottomAccessory", "26 - - - -", #"tabViewBottomAccessory { Text("b") }"#, sdk: 26),
    modifier(
      "tabViewBottomAccessory.isEnabled", "26.1 - - - -",
      #"tabViewBottomAccessory(isEnabled: flag) { Text("b") }"#,
      sdk: 26),
    modifier("tabBarMinimizeBehavior", "26 26 26 26 26", "tabBarMinimizeBehavior(.automatic)", sdk: 26),
    modifier("safeAreaBar", "26 26 26 26 26", #"safeAreaBar(edge: .bottom) { Text("b") }"#, sdk: 26),
    modifier(
      "contentToolbar", "18.4 - - - 2.4",
      #"contentToolbar(for: .tabViewSidebar) { ToolbarItem { Text("b") } }"#),
    modifier("presentedWindowToolbarStyle", "- 11 - - -", "presentedWindowToolbarStyle(.unified)"),
    modifier(
      "windowToolbarFullScreenVisibility", "18 15 18 11 2", "windowToolbarFullScreenVisibility(.automatic)"),
    modifier("badge.text", "15 12 - - 1", #"badge("b")"#),
    modifier("badgeProminence", "17 14 - - 1", "badgeProminence(.decreased)"),
    modifier("searchable", "15 12 15 8 1", #"searchable(text: .constant("b"))"#),
    modifier("scrollEdgeEffectStyle", "26 26 26 26 26", "scrollEdgeEffectStyle(.soft, for: .top)", sdk: 26),
    modifier("toolbarOverflowMenu", "27 - - - 27", #"toolbarOverflowMenu { Text("b") }"#, sdk: 27),
    modifier(
      "toolbarMinimizationBehavior", "27 27 27 27 27", "toolbarMinimizationBehavior(.automatic)", sdk: 27),
    modifier(
      "toolbarMinimizationSafeAreaAdjustment", "27 27 27 27 27",
      "toolbarMinimizationSafeAreaAdjustment(.automatic)",
      sdk: 27),
    APIFact(
      "ToolbarItemVisibilityPriority.lowerThan", "27 27 - - -", sdk: OSVersion(27),
      .statement("_ = ToolbarItemVisibilityPriority(lowerThan: .automatic)")),
    APIFact("TabRole.prominent", "27 27 27 27 27", sdk: OSVersion(27), .statement("_ = TabRole.prominent")),
    APIFact(
      "ToolbarPlacement.accessoryBar", "- 13 - - -",
      .statement(#"_ = ToolbarPlacement.accessoryBar(id: "a")"#)),
  ]

  /// Glass, labels, feedback and hover of controls.
  /// https://developer.apple.com/documentation/swiftui/view-styles
  static let controls: [APIFact] = [
    modifier(
      "glassEffectUnion", "26 26 26 26 -", "glassEffectUnion(id: 1, namespace: Namespace().wrappedValue)",
      sdk: 26),
    modifier("glassEffectTransition", "26 26 26 26 -", "glassEffectTransition(.identity)", sdk: 26),
    APIFact("Glass.tint", "26 26 26 26 -", sdk: OSVersion(26), .statement("_ = Glass.regular.tint(.red)")),
    APIFact(
      "Glass.interactive", "26 26 26 26 -", sdk: OSVersion(26), .statement("_ = Glass.regular.interactive()")),
    APIFact(
      "GlassButtonStyle.glass", "26.1 26.1 26.1 26.1 -", sdk: OSVersion(26),
      .statement("_ = GlassButtonStyle(.clear)")),
    modifier("controlSize.range", "26 26 26 26 26", "controlSize(.small...)", sdk: 26),
    modifier(
      "sensoryFeedback.condition", "17 14 17 10 26", "sensoryFeedback(.start, trigger: flag) { _, _ in true }"
    ),
    modifier("sensoryFeedback.closure", "17 14 17 10 26", "sensoryFeedback(trigger: flag) { .start }"),
    modifier("accessibilityInputLabels", "14 11 14 7 1", #"accessibilityInputLabels(["b"])"#),
    modifier("accessibilityRemoveTraits", "14 11 14 7 1", "accessibilityRemoveTraits(.isButton)"),
    modifier("accessibilityAction.named", "14 11 14 7 1", #"accessibilityAction(named: "b") {}"#),
    modifier(
      "accessibilityLabel.resource", "16 13 16 9 1", #"accessibilityLabel(LocalizedStringResource("b"))"#),
    modifier("labelsHidden", "13 10.15 13 6 1", "labelsHidden()"),
    modifier("labelStyle", "14 11 14 7 1", "labelStyle(.titleOnly)"),
    modifier("menuStyle", "14 11 17 - 1", "menuStyle(.automatic)"),
    modifier("menuOrder", "16 13 16 9 1", "menuOrder(.fixed)"),
    modifier("redacted", "14 11 14 7 1", "redacted(reason: .placeholder)"),
    modifier("geometryGroup", "17 14 17 10 1", "geometryGroup()"),
    modifier("hoverEffectDisabled", "17 - 17 - 1", "hoverEffectDisabled()"),
    modifier("onContinuousHover", "16 13 16 - 1", "onContinuousHover(coordinateSpace: .local) { _ in }"),
    modifier("transition.value", "17 14 17 10 1", "transition(.blurReplace)"),
    modifier("dialogIcon", "17 13 17 10 -", #"dialogIcon(Image(systemName: "b"))"#),
    modifier("preferredColorScheme", "13 11 13 6 1", "preferredColorScheme(.dark)"),
    APIFact(
      "ToggleStyleConfiguration.label", "13 10.15 13 6 1", .statement(#"_ = \ToggleStyleConfiguration.label"#)
    ),
    APIFact(
      "ButtonStyleConfiguration.role", "15 12 15 8 1", .statement(#"_ = \ButtonStyleConfiguration.role"#)),
    APIFact("UnevenRoundedRectangle", "16 13 16 9 1", .statement("_ = UnevenRoundedRectangle()")),
    APIFact("ContainerRelativeShape", "14 11 14 7 1", .statement("_ = ContainerRelativeShape()")),
    APIFact("AnyShape", "16 13 16 9 1", .statement("_ = AnyShape(Circle())")),
  ]

  /// A modifier of views; `name` without the type, `use` what follows the full stop.
  private static func modifier(
    _ name: String, _ floors: String, _ use: String, sdk: Int = 16, supersededBy: String? = nil
  ) -> APIFact {
    APIFact(
      "View." + name, floors, sdk: OSVersion(sdk), supersededBy: supersededBy.map { "View." + $0 },
      .view("Text(\"a\").\(use)"))
  }
}
