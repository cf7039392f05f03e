import MillworkSource

/// Glass on the content of a toolbar item, which the bar already gives.
struct GlassInBarItem: CodeRule {
  let code: DiagnosticCode = "glass-in-bar-item"
  let summary = "The content of a toolbar item has a glass style of its own."
  let explanation = """
    From the systems numbered 26 on, the bar draws glass behind its items. A `.buttonStyle(.glass)` or `.glassEffect()`
    inside an item puts a second one on top: the button grows to a big shape that fits neither the bar nor its
    neighbours.
    Remove the style; the bar's own glass is enough. For a shape of your own, hide the shared background on the item,
    `ToolbarItem { … }.sharedBackgroundVisibility(.hidden)`; then this rule is silent.
    """

  func check(_ code: CheckedCode) -> [RuleFinding] {
    code.files.flatMap { file in
      file.tree.uses.indices.compactMap { use in
        guard isGlass(use, file), let item = file.barItem(around: use),
          !file.tree.followers(of: item.use).contains(where: {
            file.refers($0) { $0.baseName == "sharedBackgroundVisibility" && $0.owner != nil }
          })
        else { return nil }
        return RuleFinding(.glassInBarItem(), in: file, at: file.range(of: use))
      }
    }
  }

  private func isGlass(_ use: Int, _ file: CheckedFile) -> Bool {
    file.isViewModifier(use, ["glassEffect"]) || file.makes(use, ["GlassButtonStyle"])
      || file.refers(use) { $0.isMember(of: "PrimitiveButtonStyle", ["glass"]) }
  }
}
