import MillworkSource

/// A paste button in the bar above the keyboard.
struct PasteButtonInKeyboardBar: CodeRule {
  let code: DiagnosticCode = "paste-button-in-keyboard-bar"
  let summary = "A paste button stands in the bar above the keyboard."
  let explanation = """
    The system draws `PasteButton` itself and checks that it looks as it should, since it grants access to the
    pasteboard without asking. In the bar above the keyboard it comes out with a wrong shape and colour.
    Put it beside the text field, or use a plain button with the paste action there, for which the system asks.
    """

  func check(_ code: CheckedCode) -> [RuleFinding] {
    code.files.flatMap { file in
      file.uses { $0.isType(["PasteButton"]) }.filter { use in
        file.barItem(around: use).flatMap { file.placementName(of: $0) }?.name == "keyboard"
      }.map { RuleFinding(.pasteButtonInKeyboardBar(), in: file, at: file.range(of: $0)) }
    }
  }
}
