import MillworkSource

/// A style that reacts to taps without being a control.
struct TapGestureInStyle: CodeRule {
  let code: DiagnosticCode = "tap-gesture-in-style"
  let summary = "A toggle or button style is driven by a bare tap gesture."
  let explanation = """
    `onTapGesture` makes a view react to touches and nothing else: assistive technology sees no control, no state and
    no action, a keyboard or a remote control can't reach it, there is no pressed look, and transparent parts don't
    take taps. Of a hundred public toggle styles, nearly half are built like this.
    In a toggle style, wrap the drawing in `Button { configuration.isOn.toggle() } label: { … }` with
    `.buttonStyle(.plain)`, or add `.accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { … } }`, which
    gives the drawing the semantics of a real toggle; the rule is silent where the style has one.
    """

  func check(_ code: CheckedCode) -> [RuleFinding] {
    guard !code.hasErrors else { return [] }
    let styles: Set<String> = ["ToggleStyle", "ButtonStyle", "PrimitiveButtonStyle"]
    return code.types(conformingTo: styles).flatMap { _, type -> [RuleFinding] in
      let reach = code.reach(of: type.symbol)
      let isAccessible = reach.contains {
        $0.owner != nil
          && ["accessibilityRepresentation", "accessibilityAddTraits", "accessibilityAction"].contains(
            $0.baseName)
      }
      guard !isAccessible else { return [] }
      return code.declarations(of: type.symbol).flatMap { file, part in
        file.uses(in: part.range) { $0.isMember(of: "View", ["onTapGesture"]) }.map {
          RuleFinding(.tapGestureInStyle(type.symbol.name), in: file, at: file.range(of: $0))
        }
      }
    }
  }
}
