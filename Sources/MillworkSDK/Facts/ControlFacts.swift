extension APIFacts {
  /// Buttons, their roles, shapes and styles.
  /// https://developer.apple.com/documentation/swiftui/buttonrole
  static let buttons: [APIFact] = [
    APIFact("Button.role", "15 12 15 8 1", .view(#"Button("a", role: .cancel) {}"#)),
    APIFact("LocalizedStringResource", "16 13 16 9 1", .statement(#"_ = LocalizedStringResource("a")"#)),
    APIFact("Button.systemImage", "14 11 14 7 1", .view(#"Button("a", systemImage: "b") {}"#)),
    APIFact(
      "Button.image", "17 14 17 10 1",
      .view(#"Button("a", image: ImageResource(name: "b", bundle: .main)) {}"#)),
    APIFact("Button.roleOnly", "26 26 26 26 26", sdk: OSVersion(26), .view("Button(role: .close) {}")),
    APIFact("ButtonRole.destructive", "15 12 15 8 1", .statement("_ = ButtonRole.destructive")),
    APIFact("ButtonRole.cancel", "15 12 15 8 1", .statement("_ = ButtonRole.cancel")),
    APIFact("ButtonRole.confirm", "26 26 26 26 26", sdk: OSVersion(26), .statement("_ = ButtonRole.confirm")),
    APIFact("ButtonRole.close", "26 26 26 26 26", sdk: OSVersion(26), .statement("_ = ButtonRole.close")),
    style("automatic", "13 10.15 13 6 1"),
    style("plain", "13 10.15 13 6 1"),
    style("borderless", "13 10.15 17 8 1"),
    style("bordered", "15 10.15 13 7 1"),
    style("borderedProminent", "15 12 15 8 1"),
    style("link", "- 10.15 - - -"),
    style("accessoryBar", "- 14 - - -"),
    style("accessoryBarAction", "- 14 - - -"),
    style("card", "- - 14 - -"),
    style("glass", "26 26 26 26 -", sdk: OSVersion(26)),
    style("glassProminent", "26 26 26 26 -", sdk: OSVersion(26)),
    APIFact(
      "View.buttonBorderShape", "15 12 15 8 1", .view(#"Text("a").buttonBorderShape(.roundedRectangle)"#)),
    APIFact("ButtonBorderShape.capsule", "15 14 17 8 1", .statement("_ = ButtonBorderShape.capsule")),
    APIFact("ButtonBorderShape.circle", "17 14 16.4 10 1", .statement("_ = ButtonBorderShape.circle")),
    APIFact(
      "View.buttonRepeatBehavior", "17 14 17 10 1", .view(#"Text("a").buttonRepeatBehavior(.enabled)"#)),
    APIFact("Menu", "14 11 17 - 1", .view(#"Menu("a") { Text("b") }"#)),
    APIFact("Menu.primaryAction", "15 12 17 - 1", .view(#"Menu("a") { Text("b") } primaryAction: {}"#)),
    APIFact("ShareLink", "16 13 - 9 1", .view(#"ShareLink(item: "a")"#)),
    APIFact("Link", "14 11 14 7 1", .view(#"Link("a", destination: URL(fileURLWithPath: "/"))"#)),
    APIFact(
      "NavigationSplitViewVisibility", "16 13 16 9 1", .statement("_ = NavigationSplitViewVisibility.all")),
    APIFact("EditButton", "13 - - - 1", .view("EditButton()")),
    APIFact("RenameButton", "16 13 16 9 1", .view("RenameButton()")),
    APIFact("PasteButton", "16 13 - - 1", .view("PasteButton(payloadType: String.self) { _ in }")),
    APIFact("ControlGroup", "15 12 17 - 1", .view(#"ControlGroup { Text("a") }"#)),
  ]

  /// Toggle, its styles and what they read.
  /// https://developer.apple.com/documentation/swiftui/togglestyle
  static let styles: [APIFact] = [
    APIFact("Toggle", "13 10.15 13 6 1", .view(#"Toggle("a", isOn: $flag)"#)),
    APIFact("Toggle.systemImage", "14 11 14 7 1", .view(#"Toggle("a", systemImage: "b", isOn: $flag)"#)),
    APIFact(
      "Toggle.image", "17 14 17 10 1",
      .view(#"Toggle("a", image: ImageResource(name: "b", bundle: .main), isOn: $flag)"#)),
    APIFact("Toggle.sources", "16 13 16 9 1", .view(#"Toggle("a", sources: [$flag], isOn: \.self)"#)),
    APIFact("ToggleStyle.automatic", "13 10.15 13 6 1", .view(#"Text("a").toggleStyle(.automatic)"#)),
    APIFact("ToggleStyle.switch", "13 10.15 18 6 1", .view(#"Text("a").toggleStyle(.switch)"#)),
    APIFact("ToggleStyle.button", "15 12 - 9 1", .view(#"Text("a").toggleStyle(.button)"#)),
    APIFact("ToggleStyle.checkbox", "- 10.15 - - -", .view(#"Text("a").toggleStyle(.checkbox)"#)),
    APIFact(
      "SwitchToggleStyle.tint", "14 11 - 7 1", supersededBy: "View.tint",
      .view(#"Text("a").toggleStyle(SwitchToggleStyle(tint: .red))"#)),
    APIFact(
      "ToggleStyleConfiguration.isMixed", "16 13 16 9 1",
      .statement(#"_ = \ToggleStyleConfiguration.isMixed"#)),
    APIFact(
      "LabelStyle.titleAndIcon", "14.5 11.3 14.5 7.4 1", .view(#"Text("a").labelStyle(.titleAndIcon)"#)),
    APIFact("LabelStyle.iconOnly", "14 11 14 7 1", .view(#"Text("a").labelStyle(.iconOnly)"#)),
    APIFact("View.labelsVisibility", "18 15 18 11 2", .view(#"Text("a").labelsVisibility(.hidden)"#)),
    APIFact("View.controlSize", "15 10.15 15 9 1", .view(#"Text("a").controlSize(.small)"#)),
    APIFact(
      "EnvironmentValues.controlSize", "15 10.15 15 9 1", .statement(#"_ = \EnvironmentValues.controlSize"#)),
    APIFact(
      "EnvironmentValues.isEnabled", "13 10.15 13 6 1", .statement(#"_ = \EnvironmentValues.isEnabled"#)),
    APIFact(
      "EnvironmentValues.layoutDirection", "13 10.15 13 6 1",
      .statement(#"_ = \EnvironmentValues.layoutDirection"#)),
    APIFact(
      "EnvironmentValues.accessibilityReduceMotion", "13 10.15 13 6 1",
      .statement(#"_ = \EnvironmentValues.accessibilityReduceMotion"#)),
    APIFact(
      "EnvironmentValues.accessibilityShowBorders", "14 11 14 7 1", sdk: OSVersion(26),
      .statement(#"_ = \EnvironmentValues.accessibilityShowBorders"#)),
    APIFact("EnvironmentValues.dismiss", "15 12 15 8 1", .statement(#"_ = \EnvironmentValues.dismiss"#)),
    APIFact("EnvironmentValues.openURL", "14 11 14 7 1", .statement(#"_ = \EnvironmentValues.openURL"#)),
    APIFact(
      "EnvironmentValues.dynamicTypeSize", "15 12 15 8 1",
      .statement(#"_ = \EnvironmentValues.dynamicTypeSize"#)),
    APIFact("ScaledMetric", "14 11 14 7 1", .statement("_ = ScaledMetric(wrappedValue: 1.0)")),
  ]

  private static func style(_ name: String, _ floors: String, sdk: OSVersion = OSVersion(16)) -> APIFact {
    APIFact("ButtonStyle." + name, floors, sdk: sdk, .view("Text(\"a\").buttonStyle(.\(name))"))
  }
}
