import MillworkSource

/// A toolbar item that shows nothing.
struct EmptyBarItem: CodeRule {
  let code: DiagnosticCode = "empty-bar-item"
  let summary = "A toolbar item has no content."
  let explanation = """
    An item without content is still an item: on the systems numbered 26 it can be drawn as a blank piece of glass, and
    it takes room beside its neighbours. It is often written as the other branch of an `if #available`, where nothing
    was meant to stand.
    Leave the item out. An `if` without `else` is allowed in a toolbar from iOS 16 and macOS 13 on, and a branch of its
    own may be empty. An item in the place of the title, `.principal`, is not reported: it hides the title.
    """

  func check(_ code: CheckedCode) -> [RuleFinding] {
    code.files.flatMap { file in
      file.barItems.filter { item in
        // An empty item in the title's place is how a title is hidden.
        guard let content = item.content, file.placementName(of: item)?.name != "principal",
          file.tree.uses[item.use].arguments[content.argument].isClosure
        else {
          return false
        }
        let uses = file.tree.uses(in: content)
        let closure = file.tree.uses[item.use].arguments[content.argument].tokens
        return closure.count == 2 || uses.count == 1 && file.makes(uses[0], ["EmptyView"])
      }.map { RuleFinding(.emptyBarItem(), in: file, at: file.range(of: $0.use)) }
    }
  }
}
