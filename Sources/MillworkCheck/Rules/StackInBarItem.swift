import MillworkSource

/// Several buttons that are packed into one item.
struct StackInBarItem: CodeRule {
  let code: DiagnosticCode = "stack-in-bar-item"
  let summary = "One toolbar item holds a row of buttons."
  let explanation = """
    The bar treats an item as one thing. Buttons in an `HStack` inside it share one background, have one place in a
    customisable toolbar, and go into the overflow menu together, where a stack can't be shown as a menu.
    Use `ToolbarItemGroup`, whose views are items of their own, or one `ToolbarItem` for each button. Where the buttons
    belong together, `ControlGroup` says so to the system. The title's place and the bar above the
    keyboard are not looked at.
    """

  func check(_ code: CheckedCode) -> [RuleFinding] {
    code.files.flatMap { file in
      file.barItems.flatMap { item -> [RuleFinding] in
        // A view in the title's place, and the bar above the keyboard, are laid out by hand.
        let place = file.placementName(of: item)?.name
        guard !item.isGroup, let content = item.content, place != "principal", place != "keyboard" else {
          return []
        }
        return file.tree.uses(in: content).filter { use in
          guard file.makes(use, ["HStack"]) else { return false }
          let arguments = file.tree.uses[use].arguments
          guard let closure = arguments.indices.last(where: { arguments[$0].isClosure }) else { return false }
          let buttons = file.tree.uses(in: CodeTree.Holder(use: use, argument: closure)).filter {
            file.makes($0, ["Button", "Menu", "ShareLink", "NavigationLink"])
          }
          return buttons.count > 1
        }.map { RuleFinding(.stackInBarItem(), in: file, at: file.range(of: $0)) }
      }
    }
  }
}
