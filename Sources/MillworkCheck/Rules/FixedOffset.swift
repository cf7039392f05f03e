import MillworkSource

/// A thumb that is moved by a number, to the same side in every language.
struct FixedOffset: CodeRule {
  let code: DiagnosticCode = "fixed-offset"
  let summary = "A toggle style moves its thumb by a fixed offset, which ignores right-to-left layout."
  let explanation = """
    `offset(x:)` and `position(x:y:)` count from the left in every language. Where the layout runs from right to left,
    SwiftUI mirrors the order of views and the meaning of leading and trailing, but not an offset: the thumb of such a
    switch sits on the wrong side, so that on looks like off. Flipping the whole control is no cure, it mirrors text.
    Let the layout place the thumb: a frame or stack with `alignment: configuration.isOn ? .trailing : .leading`.
    Or multiply the offset by -1 where `@Environment(\\.layoutDirection)` is `.rightToLeft`; the rule is silent where the
    style reads it.
    """

  func check(_ code: CheckedCode) -> [RuleFinding] {
    ToggleStyleCode.all(in: code).flatMap { style -> [RuleFinding] in
      guard !style.uses(["layoutDirection"], of: "EnvironmentValues"),
        !style.uses(["flipsForRightToLeftLayoutDirection"], of: "View")
      else { return [] }
      let (file, body) = style.body
      let moves = file.uses(in: body.range) {
        $0.isMember(of: "View", ["offset", "position"]) || $0.isMember(of: "Shape", ["offset"])
      }
      return moves.compactMap { use in
        guard let x = file.tree.uses[use].arguments.first(where: { $0.label == "x" }),
          file.symbols(in: file.tree.bytes(x.tokens)).contains(where: {
            $0.isMember(of: "ToggleStyleConfiguration", ["isOn"])
          })
        else { return nil }
        return RuleFinding(
          .fixedOffset(file.tree.word(file.tree.uses[use].token)), in: file, at: file.range(of: use))
      }
    }
  }
}
