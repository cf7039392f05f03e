extension APIFacts {
  /// Accessibility modifiers and traits.
  /// https://developer.apple.com/documentation/swiftui/view-accessibility
  static let accessibility: [APIFact] = [
    APIFact(
      "AccessibilityTraits.isButton", "13 10.15 13 6 1", .statement("_ = AccessibilityTraits.isButton")),
    APIFact(
      "AccessibilityTraits.isSelected", "13 10.15 13 6 1", .statement("_ = AccessibilityTraits.isSelected")),
    APIFact("AccessibilityTraits.isToggle", "17 14 17 10 1", .statement("_ = AccessibilityTraits.isToggle")),
    APIFact("AccessibilityTraits.isTabBar", "17 14 17 10 1", .statement("_ = AccessibilityTraits.isTabBar")),
    APIFact("View.accessibilityLabel", "14 11 14 7 1", .view(#"Text("a").accessibilityLabel("b")"#)),
    APIFact("View.accessibilityValue", "14 11 14 7 1", .view(#"Text("a").accessibilityValue("b")"#)),
    APIFact("View.accessibilityHint", "14 11 14 7 1", .view(#"Text("a").accessibilityHint("b")"#)),
    APIFact("View.accessibilityHidden", "14 11 14 7 1", .view(#"Text("a").accessibilityHidden(true)"#)),
    APIFact(
      "View.accessibilityIdentifier", "14 11 14 7 1", .view(#"Text("a").accessibilityIdentifier("b")"#)),
    APIFact(
      "View.accessibilityAddTraits", "14 11 14 7 1", .view(#"Text("a").accessibilityAddTraits(.isButton)"#)),
    APIFact("View.accessibilityAction", "13 10.15 13 6 1", .view(#"Text("a").accessibilityAction {}"#)),
    APIFact(
      "View.accessibilityElement", "13 10.15 13 6 1",
      .view(#"Text("a").accessibilityElement(children: .combine)"#)),
    APIFact(
      "View.accessibilityRepresentation", "15 12 15 8 1",
      .view(#"Text("a").accessibilityRepresentation { Text("b") }"#)),
    APIFact(
      "View.accessibilityShowsLargeContentViewer", "15 12 15 8 1",
      .view(#"Text("a").accessibilityShowsLargeContentViewer()"#)),
  ]

  /// Presentations that a toolbar button may open.
  /// https://developer.apple.com/documentation/swiftui/modal-presentations
  static let presentation: [APIFact] = [
    APIFact("View.sheet", "13 10.15 13 6 1", .view(#"Text("a").sheet(isPresented: $flag) { Text("b") }"#)),
    APIFact(
      "View.fullScreenCover", "14 - 14 7 1",
      .view(#"Text("a").fullScreenCover(isPresented: $flag) { Text("b") }"#)),
    APIFact("View.popover", "13 10.15 - - 1", .view(#"Text("a").popover(isPresented: $flag) { Text("b") }"#)),
    APIFact(
      "View.inspector", "17 14 - - -", .view(#"Text("a").inspector(isPresented: $flag) { Text("b") }"#)),
    APIFact("View.alert", "15 12 15 8 1", .view(#"Text("a").alert("b", isPresented: $flag) { Text("c") }"#)),
    APIFact(
      "View.confirmationDialog", "15 12 15 8 1",
      .view(#"Text("a").confirmationDialog("b", isPresented: $flag) { Text("c") }"#)),
    APIFact("View.presentationDetents", "16 13 16 9 1", .view(#"Text("a").presentationDetents([.medium])"#)),
    APIFact(
      "View.presentationDragIndicator", "16 13 16 9 1",
      .view(#"Text("a").presentationDragIndicator(.visible)"#)),
    APIFact(
      "View.presentationBackground", "16.4 13.3 16.4 9.4 1",
      .view(#"Text("a").presentationBackground(Color.red)"#)),
    APIFact("View.presentationSizing", "18 15 18 11 2", .view(#"Text("a").presentationSizing(.fitted)"#)),
    APIFact(
      "View.fileImporter", "14 11 - - 1",
      .view(#"Text("a").fileImporter(isPresented: $flag, allowedContentTypes: []) { _ in }"#)),
    APIFact(
      "View.navigationDestination", "16 13 16 9 1",
      .view(#"Text("a").navigationDestination(isPresented: $flag) { Text("b") }"#)),
    APIFact(
      "View.navigationTransition", "18 15 18 11 2", .view(#"Text("a").navigationTransition(.automatic)"#)),
    APIFact(
      "View.matchedTransitionSource", "18 15 18 11 2",
      .view(#"Text("a").matchedTransitionSource(id: 1, in: space)"#)),
  ]

  /// Modifiers for input and reaction.
  /// https://developer.apple.com/documentation/swiftui/input-events
  static let interaction: [APIFact] = [
    APIFact("View.onTapGesture", "13 10.15 16 6 1", .view(#"Text("a").onTapGesture {}"#)),
    APIFact("DragGesture", "13 10.15 - 6 1", .statement("_ = DragGesture()")),
    APIFact("View.onHover", "13.4 10.15 - - 1", .view(#"Text("a").onHover { _ in }"#)),
    APIFact("View.hoverEffect", "13.4 - 16 - 1", .view(#"Text("a").hoverEffect(HoverEffect.automatic)"#)),
    APIFact("View.onKeyPress", "17 14 17 - 1", .view(#"Text("a").onKeyPress(.space) { .handled }"#)),
    APIFact("View.keyboardShortcut", "14 11 - - 1", .view(#"Text("a").keyboardShortcut("k")"#)),
    APIFact("View.focusable", "17 10.15 13 6 1", .view(#"Text("a").focusable()"#)),
    APIFact(
      "View.focusable.interactions", "17 14 17 10 1", .view(#"Text("a").focusable(interactions: .activate)"#)),
    APIFact("View.focusEffectDisabled", "17 14 17 10 1", .view(#"Text("a").focusEffectDisabled()"#)),
    APIFact("FocusState", "15 12 15 8 1", .statement("_ = FocusState<Bool>()")),
    APIFact(
      "View.sensoryFeedback", "17 14 17 10 26",
      .view(#"Text("a").sensoryFeedback(.selection, trigger: flag)"#)),
    APIFact(
      "SensoryFeedback.press", "26 26 26 26 26", sdk: OSVersion(26),
      .statement("_ = SensoryFeedback.press(.toggle)")),
    APIFact("View.onChange", "17 14 17 10 1", .view(#"Text("a").onChange(of: flag) { _, _ in }"#)),
    APIFact(
      "View.onChange.perform", "14 11 14 7 1", supersededBy: "View.onChange",
      .view(#"Text("a").onChange(of: flag) { _ in }"#)),
    APIFact("View.task", "15 12 15 8 1", .view(#"Text("a").task {}"#)),
    APIFact("View.contentShape", "13 10.15 13 6 1", .view(#"Text("a").contentShape(Rectangle())"#)),
    APIFact(
      "View.contentShape.kind", "15 12 15 8 1", .view(#"Text("a").contentShape(.interaction, Rectangle())"#)),
    APIFact("View.help", "14 11 14 7 1", .view(#"Text("a").help("b")"#)),
    APIFact("View.contextMenu", "13 10.15 14 - 1", .view(#"Text("a").contextMenu { Text("b") }"#)),
  ]

  /// Colours, styles, symbols, glass and animation.
  /// https://developer.apple.com/documentation/swiftui/view-appearance
  static let appearance: [APIFact] = [
    APIFact("Color.resource", "17 14 17 10 1", .view(#"Color(ColorResource(name: "a", bundle: .main))"#)),
    APIFact("Color.mix", "18 15 18 11 2", .view("Color.red.mix(with: .blue, by: 0.5)")),
    APIFact("Color.cyan", "15 12 15 8 1", .view("Color.cyan")),
    APIFact("Color.indigo", "15 12 15 8 1", .view("Color.indigo")),
    APIFact("Color.mint", "15 12 15 8 1", .view("Color.mint")),
    APIFact("Color.teal", "15 12 15 8 1", .view("Color.teal")),
    APIFact("Color.brown", "15 12 15 8 1", .view("Color.brown")),
    APIFact("Image.resource", "17 14 17 10 1", .view(#"Image(ImageResource(name: "a", bundle: .main))"#)),
    APIFact("Image.systemName", "13 11 13 6 1", .view(#"Image(systemName: "a")"#)),
    APIFact("View.foregroundStyle", "15 12 15 8 1", .view(#"Text("a").foregroundStyle(.red)"#)),
    APIFact(
      "View.foregroundColor", "13 10.15 13 6 1", supersededBy: "View.foregroundStyle",
      .view(#"EmptyView().foregroundColor(.red)"#)),
    APIFact(
      "View.accentColor", "13 10.15 13 6 1", supersededBy: "View.tint", .view(#"Text("a").accentColor(.red)"#)
    ),
    APIFact("View.tint", "15 12 15 8 1", .view(#"Text("a").tint(Color.red)"#)),
    APIFact(
      "View.tint.style", "16 13 16 9 1",
      .view(#"Text("a").tint(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))"#)),
    APIFact("ShapeStyle.tint", "15 12 15 8 1", .statement("_ = AnyShapeStyle(.tint)")),
    APIFact("Material", "15 12 15 10 1", .statement("_ = Material.regular")),
    APIFact("View.overlay.content", "15 12 15 8 1", .view(#"Text("a").overlay { Text("b") }"#)),
    APIFact("View.background.content", "15 12 15 8 1", .view(#"Text("a").background { Text("b") }"#)),
    APIFact("Shape.fillAndStroke", "17 14 17 10 1", .view("Circle().fill(.red).stroke(.blue)")),
    APIFact("View.symbolEffect", "17 14 17 10 1", .view(#"Text("a").symbolEffect(.bounce, value: flag)"#)),
    APIFact("View.contentTransition", "16 13 16 9 1", .view(#"Text("a").contentTransition(.opacity)"#)),
    APIFact("View.symbolRenderingMode", "15 12 15 8 1", .view(#"Text("a").symbolRenderingMode(.palette)"#)),
    APIFact("View.symbolVariant", "15 12 15 8 1", .view(#"Text("a").symbolVariant(.fill)"#)),
    APIFact("View.glassEffect", "26 26 26 26 -", sdk: OSVersion(26), .view(#"Text("a").glassEffect()"#)),
    APIFact(
      "GlassEffectContainer", "26 26 26 26 -", sdk: OSVersion(26),
      .view(#"GlassEffectContainer { Text("a") }"#)),
    APIFact(
      "View.glassEffectID", "26 26 26 26 -", sdk: OSVersion(26),
      .view(#"Text("a").glassEffectID(1, in: space)"#)),
    APIFact("ConcentricRectangle", "26 26 26 26 26", sdk: OSVersion(26), .view("ConcentricRectangle()")),
    APIFact("View.animation.value", "13 10.15 13 6 1", .view(#"Text("a").animation(.default, value: flag)"#)),
    APIFact("Animation.smooth", "13 10.15 13 6 1", .statement("_ = Animation.smooth")),
    APIFact("Animation.spring", "13 10.15 13 6 1", .statement("_ = Animation.spring")),
    APIFact(
      "View.phaseAnimator", "17 14 17 10 1", .view(#"Text("a").phaseAnimator([1]) { view, _ in view }"#)),
    APIFact("View.dynamicTypeSize", "15 12 15 8 1", .view(#"Text("a").dynamicTypeSize(.large)"#)),
    APIFact("View.fontWeight", "16 13 16 9 1", .view(#"EmptyView().fontWeight(.bold)"#)),
    APIFact("View.fontDesign", "16.1 13 16.1 9.1 1", .view(#"EmptyView().fontDesign(.rounded)"#)),
  ]
}
