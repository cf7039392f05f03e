import MillworkSource

/// A toggle style that never shows its label.
struct StyleDropsLabel: CodeRule {
  let code: DiagnosticCode = "style-drops-label"
  let summary = "A toggle style never shows its label."
  let explanation = """
    A toggle's label is its name, on the screen and for VoiceOver and Voice Control. A style whose `makeBody` does not
    use `configuration.label` leaves a control that is announced without a name, and every caller who passes a text is
    surprised that nothing is shown.
    Show `configuration.label`. Where the design has no room for it, keep it for assistive technology:
    `.accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.label } }`.
    """

  func check(_ code: CheckedCode) -> [RuleFinding] {
    guard !code.hasErrors else { return [] }
    return ToggleStyleCode.all(in: code).compactMap { style in
      guard !style.isHandedOn, !style.uses(["label"], of: "ToggleStyleConfiguration"),
        !style.reach.contains(where: { $0.isMember(of: "Toggle", ["init"]) && $0.name == "init(_:)" })
      else { return nil }
      return RuleFinding(.styleDropsLabel(style.type.symbol.name), in: style.file, at: style.type.name)
    }
  }
}
