extension APIFacts {
  /// Types and initialisers of toolbar content.
  /// https://developer.apple.com/documentation/swiftui/toolbars
  static let toolbarContent: [APIFact] = [
    APIFact("ToolbarItem", "14 11 14 7 1", .toolbar(#"ToolbarItem { Text("a") }"#)),
    APIFact("ToolbarItem.id", "14 11 14 7 1", .customizableToolbar(#"ToolbarItem(id: "a") { Text("a") }"#)),
    APIFact(
      "ToolbarItem.showsByDefault", "14 11 14 7 1",
      supersededBy: "CustomizableToolbarContent.defaultCustomization",
      .customizableToolbar(#"ToolbarItem(id: "a", showsByDefault: false) { Text("a") }"#)),
    APIFact("ToolbarItemGroup", "14 11 14 7 1", .toolbar(#"ToolbarItemGroup { Text("a") }"#)),
    APIFact(
      "ToolbarItemGroup.label", "16 13 16 9 1",
      .toolbar(#"ToolbarItemGroup { Text("a") } label: { Text("b") }"#)),
    APIFact("ToolbarSpacer", "26 26 - - -", sdk: OSVersion(26), .toolbar("ToolbarSpacer(.fixed)")),
    APIFact("SpacerSizing", "26 26 - - -", sdk: OSVersion(26), .statement("_ = SpacerSizing.flexible")),
    APIFact(
      "DefaultToolbarItem", "26 26 26 26 26", sdk: OSVersion(26),
      .toolbar("DefaultToolbarItem(kind: .sidebarToggle)")),
    APIFact(
      "ToolbarDefaultItemKind.sidebarToggle", "17 14 17 10 1",
      .statement("_ = ToolbarDefaultItemKind.sidebarToggle")),
    APIFact("ToolbarDefaultItemKind.title", "18 15 - - 2", .statement("_ = ToolbarDefaultItemKind.title")),
    APIFact(
      "ToolbarDefaultItemKind.search", "26 26 - - 26", sdk: OSVersion(26),
      .statement("_ = ToolbarDefaultItemKind.search")),
    APIFact("ToolbarTitleMenu", "16 13 16 9 1", .toolbar(#"ToolbarTitleMenu { Text("a") }"#)),
    APIFact("Group.toolbar", "14 11 14 7 1", .toolbar(#"Group { ToolbarItem { Text("a") } }"#)),
    APIFact(
      "ToolbarOverflowMenu", "27 - - - 27", sdk: OSVersion(27),
      .toolbar(#"ToolbarOverflowMenu { Text("a") }"#)),
    APIFact(
      "ForEach.toolbar", "16 13 16 9 1", sdk: OSVersion(27),
      .toolbar(#"ForEach(["a"], id: \.self) { a in ToolbarItem { Text(a) } }"#)),
  ]

  /// Modifiers of toolbar content, and the toolbar modifiers of views.
  static let toolbarModifiers: [APIFact] = [
    APIFact(
      "ToolbarContent.sharedBackgroundVisibility", "26 26 - - -", sdk: OSVersion(26),
      .toolbar(#"ToolbarItem { Text("a") }.sharedBackgroundVisibility(.hidden)"#)),
    APIFact(
      "ToolbarContent.matchedTransitionSource", "26 - - - -", sdk: OSVersion(26),
      .toolbar(#"ToolbarItem { Text("a") }.matchedTransitionSource(id: 1, in: space)"#)),
    // SDK 26.4 has it for iOS, macOS and visionOS alone.
    APIFact(
      "ToolbarContent.hidden", "26.4 15 27.2 27.2 26.4", sdk: OSVersion(26, 4),
      .toolbar(#"ToolbarItem { Text("a") }.hidden(true)"#)),
    APIFact(
      "ToolbarContent.visibilityPriority", "27 26.1 27 27 27", sdk: OSVersion(27),
      .toolbar(#"ToolbarItem { Text("a") }.visibilityPriority(.automatic)"#)),
    APIFact(
      "ToolbarItemVisibilityPriority.low", "27 26.1 - - -", sdk: OSVersion(27),
      .statement("_ = ToolbarItemVisibilityPriority.low")),
    APIFact(
      "ToolbarItemVisibilityPriority.high", "27 26.1 - - -", sdk: OSVersion(27),
      .statement("_ = ToolbarItemVisibilityPriority.high")),
    APIFact(
      "ToolbarContent.contentMarginsRemoved", "27 27 27 27 27", sdk: OSVersion(27),
      .toolbar(#"ToolbarItem { Text("a") }.contentMarginsRemoved(true)"#)),
    APIFact(
      "CustomizableToolbarContent.customizationBehavior", "16 13 16 9 1",
      .customizableToolbar(#"ToolbarItem(id: "a") { Text("a") }.customizationBehavior(.reorderable)"#)),
    APIFact(
      "CustomizableToolbarContent.defaultCustomization", "16 13 16 9 1",
      .customizableToolbar(#"ToolbarItem(id: "a") { Text("a") }.defaultCustomization(.hidden)"#)),
    APIFact("View.toolbar", "14 11 14 7 1", .view(#"Text("a").toolbar { ToolbarItem { Text("b") } }"#)),
    APIFact(
      "View.toolbar.id", "14 11 14 7 1",
      .view(#"Text("a").toolbar(id: "t") { ToolbarItem(id: "i") { Text("b") } }"#)),
    APIFact("View.toolbarRole", "16 13 16 9 1", .view(#"Text("a").toolbarRole(.automatic)"#)),
    APIFact("View.toolbarTitleMenu", "16 13 16 9 1", .view(#"Text("a").toolbarTitleMenu { Text("b") }"#)),
    APIFact(
      "View.toolbarTitleDisplayMode", "17 14 17 10 1", .view(#"Text("a").toolbarTitleDisplayMode(.inline)"#)),
    APIFact("View.toolbarVisibility", "18 15 18 11 2", .view(#"Text("a").toolbarVisibility(.hidden)"#)),
    APIFact(
      "View.toolbarBackgroundVisibility", "18 15 18 11 2",
      .view(#"Text("a").toolbarBackgroundVisibility(.hidden)"#)),
    APIFact("View.toolbarBackground", "16 13 16 9 1", .view(#"Text("a").toolbarBackground(Color.red)"#)),
    APIFact("View.toolbarColorScheme", "16 13 16 9 1", .view(#"Text("a").toolbarColorScheme(.dark)"#)),
    APIFact("View.toolbar.removing", "17 14 17 10 1", .view(#"Text("a").toolbar(removing: .sidebarToggle)"#)),
    APIFact("View.toolbarItemHidden", "- 15 - - -", .view(#"Text("a").toolbarItemHidden(true)"#)),
    APIFact(
      "View.searchToolbarBehavior", "26 26 26 26 26", sdk: OSVersion(26),
      .view(#"Text("a").searchToolbarBehavior(.automatic)"#)),
    APIFact("View.navigationSubtitle", "26 11 - - -", .view(#"Text("a").navigationSubtitle("b")"#)),
    APIFact("View.badge", "15 12 - - 1", .view(#"Text("a").badge(1)"#)),
  ]

  /// The parts of `ToolbarContentBuilder` that conditions in a toolbar need.
  ///
  /// An `if` without `else` needs `buildIf`, with `else` `buildEither`; `if #available` needs `buildIf` and
  /// `buildLimitedAvailability`, whose older form is refused by a warning below the given floor when the condition's
  /// version is below it too (that code may crash).
  /// https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder
  static let builders: [APIFact] = [
    APIFact(
      "ToolbarContentBuilder.buildIf", "16 13 16 9 1", .toolbar(#"if flag { ToolbarItem { Text("a") } }"#)),
    APIFact(
      "ToolbarContentBuilder.buildEither", "16 13 16 9 1",
      .toolbar(#"if flag { ToolbarItem { Text("a") } } else { ToolbarItemGroup { Text("b") } }"#)),
    APIFact(
      "ToolbarContentBuilder.buildLimitedAvailability", "17.5 14.5 17.5 10.5 1.2",
      .statement(#"_ = ToolbarContentBuilder.buildLimitedAvailability(ToolbarItem { Text("a") })"#)),
  ]
}
