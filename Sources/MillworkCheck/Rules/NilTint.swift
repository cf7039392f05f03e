import MillworkSource

/// `.tint(nil)`, which takes the tint away.
struct NilTint: CodeRule {
  let code: DiagnosticCode = "nil-tint"
  let summary = "A tint can be nil, which clears the inherited tint."
  let explanation = """
    `.tint(nil)` does not mean "leave it as it is": it sets the tint back to the default and so clears the one that the
    view would have inherited. `.tint(isUrgent ? .red : nil)` therefore changes the colour in both cases.
    Apply the modifier only where there is a colour, or name the colour that is meant, such as `.accentColor`. Where
    clearing is meant, turn the rule off on that line.
    """

  func check(_ code: CheckedCode) -> [RuleFinding] {
    code.files.flatMap { file in
      file.tree.uses.indices.compactMap { use -> RuleFinding? in
        guard file.isViewModifier(use, ["tint"]), let argument = file.tree.uses[use].arguments.first,
          let last = argument.tokens.last, file.tree.isToken(last, "nil"),
          argument.tokens.count == 1 || file.tree.isToken(last - 1, ":")
        else { return nil }
        return RuleFinding(.nilTint(), in: file, at: file.tree.tokens[last].range)
      }
    }
  }
}
