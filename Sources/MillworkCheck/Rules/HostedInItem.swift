import MillworkSource

/// Tasks and presentations that hang on the content of a toolbar item.
struct HostedInItem: CodeRule {
  let code: DiagnosticCode = "hosted-in-item"
  let summary = "The content of a toolbar item starts a task or presents something."
  let explanation = """
    The system hosts the content of a toolbar item apart from the view that declares it, makes it anew when the bar
    changes and keeps it out of the hierarchy while the item is in the overflow menu. A `task` or `onAppear` there may
    never run or run again, and a sheet or alert may be dismissed with its item or not be presented at all.
    Keep the content a plain label. Put the state into the view, pass the item a `Binding`, and attach the sheet or
    the task to the view that has the toolbar. `popover` and `confirmationDialog` are not reported: they are anchored at
    the button that they hang on.
    What a manifest presents is not reported either. Its short form hangs on the item, which is good enough for a button
    that always stands in the bar; `present: hosted` generates the other one, with a modifier that has the state.
    """

  private static let modifiers: Set<String> = [
    "alert", "fileExporter", "fileImporter", "fileMover", "fullScreenCover", "onAppear", "onReceive", "sheet",
    "task",
  ]

  func check(_ code: CheckedCode) -> [RuleFinding] {
    code.files.flatMap { file in
      file.tree.uses.indices.filter {
        file.isViewModifier($0, Self.modifiers) && file.barItem(around: $0) != nil
      }
      .map {
        RuleFinding(.hostedInItem(file.tree.word(file.tree.uses[$0].token)), in: file, at: file.range(of: $0))
      }
    }
  }
}
