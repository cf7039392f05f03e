import MillworkSource

/// A toggle without a name.
struct UnnamedToggle: CodeRule {
  let code: DiagnosticCode = "unnamed-toggle"
  let summary = "A toggle has an empty label."
  let explanation = """
    A toggle's label is what VoiceOver reads and what Voice Control listens for. `Toggle("", isOn: …)` is announced as a
    switch without saying which, whether or not `.labelsHidden()` follows.
    Give it the text and hide only its picture: `Toggle("Notifications", isOn: $isOn).labelsHidden()`. The rule is
    silent where `.accessibilityLabel` follows in the same chain or `.accessibilityHidden` takes the toggle away.
    """

  func check(_ code: CheckedCode) -> [RuleFinding] {
    code.files.flatMap { file in
      file.uses { $0.isType(["Toggle"]) }.compactMap { use -> RuleFinding? in
        guard let label = emptyLabel(of: use, file),
          !file.modifiers(applyingTo: use).contains(where: {
            file.refers($0) {
              $0.owner != nil
                && [
                  "accessibilityLabel", "accessibilityHidden", "accessibilityElement",
                  "accessibilityRepresentation",
                ]
                .contains($0.baseName)
            }
          })
        else { return nil }
        return RuleFinding(.unnamedToggle(), in: file, at: label)
      }
    }
  }

  /// The bytes of a label that is an empty text or view.
  private func emptyLabel(of use: Int, _ file: CheckedFile) -> Range<Int>? {
    for (index, argument) in file.tree.uses[use].arguments.enumerated() {
      if index == 0, argument.label == nil, file.plainString(argument) == "\"\"" {
        return file.tree.bytes(argument.tokens)
      }
      guard argument.isClosure, argument.label == nil || argument.label == "label" else { continue }
      let content = file.tree.uses(in: CodeTree.Holder(use: use, argument: index))
      if content.count == 1, file.makes(content[0], ["EmptyView"]) { return file.range(of: content[0]) }
    }
    return nil
  }
}
