import MillworkSource

/// A switch whose own colour is lost while it is disabled.
struct TintedSwitchDisabled: CodeRule {
  let code: DiagnosticCode = "tinted-switch-disabled"
  let summary = "A switch with a tint of its own can be disabled, and is grey then."
  let explanation = """
    `SwitchToggleStyle(tint:)` colours the track of the system's switch only while it is enabled. Under `.disabled` the
    system draws a switch that is on in its own faded grey, so that the brand's colour is gone and on is hard to tell
    from off.
    Where that matters, use a toggle style of your own that reads `\\.isEnabled` and fades its own colour; a manifest's
    `disabled: {on: …}` generates one. Where it does not, turn the rule off on that line.
    """

  func check(_ code: CheckedCode) -> [RuleFinding] {
    code.files.flatMap { file in
      file.tree.uses.indices.compactMap { use -> RuleFinding? in
        guard file.makes(use, ["SwitchToggleStyle"]),
          file.tree.uses[use].arguments.contains(where: { $0.label == "tint" }),
          let style = file.tree.uses[use].holder, file.isViewModifier(style.use, ["toggleStyle"]),
          let disabling = disabling(around: style.use, file)
        else { return nil }
        var finding = RuleFinding(.tintedSwitchDisabled(), in: file, at: file.range(of: use))
        finding.notes.append(("disabled here", file.file, file.range(of: disabling)))
        return finding
      }
    }
  }

  /// What disables the view that a modifier applies to: in its chain on either side, or around it.
  private func disabling(around use: Int, _ file: CheckedFile) -> Int? {
    var before: [Int] = []
    var base = file.tree.uses[use].base
    while let one = base {
      before.append(one)
      base = file.tree.uses[one].base
    }
    return (before + file.modifiers(applyingTo: use)).first { file.isDisabling($0) }
  }
}
