import MillworkSource

/// A sheet whose content is disabled with the view that presents it.
struct PresentationUnderDisabled: CodeRule {
  let code: DiagnosticCode = "presentation-under-disabled"
  let summary = "A sheet, cover or popover is attached inside a view that can be disabled."
  let explanation = """
    A presentation gets the environment of the view that it is attached to, and `disabled` is part of it: where the
    condition is true while the sheet is shown, every control in the sheet is grey and dead, its Done button included.
    It is easy to overlook, since the two lines may be far apart.
    Attach the presentation behind the `disabled`, so that it is outside: `.disabled(isBusy).sheet(…)`. The rule is
    silent for `.disabled(false)` and where the presented content sets `\\.isEnabled` itself.
    """

  private static let presentations: Set<String> = ["fullScreenCover", "popover", "sheet"]

  func check(_ code: CheckedCode) -> [RuleFinding] {
    code.files.flatMap { file in
      file.tree.uses.indices.compactMap { use -> RuleFinding? in
        guard file.isViewModifier(use, Self.presentations),
          let disabling = file.modifiers(applyingTo: use).first(where: { file.isDisabling($0) }),
          !file.tree.uses[use].arguments.contains(where: { argument in
            file.symbols(in: file.tree.bytes(argument.tokens)).contains {
              $0.isMember(of: "EnvironmentValues", ["isEnabled"])
            }
          })
        else { return nil }
        var finding = RuleFinding(
          .presentationUnderDisabled(file.tree.word(file.tree.uses[use].token)), in: file,
          at: file.range(of: use))
        finding.notes.append(("disabled here", file.file, file.range(of: disabling)))
        return finding
      }
    }
  }
}
