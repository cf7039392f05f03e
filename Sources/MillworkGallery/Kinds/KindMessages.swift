import MillworkSource

/// Every sentence about pictures of kinds of a project's own.
extension Diagnostic {
  private static func wrongPicture(_ message: String, at span: Span, help: String? = nil) -> Diagnostic {
    Diagnostic(.error, "wrong-picture", message, at: span, help: help)
  }

  static func pictureSyntax(_ expected: String, at span: Span) -> Diagnostic {
    wrongPicture("the picture can't be read here: expected \(expected)", at: span)
  }

  static func pictureRoot(at span: Span) -> Diagnostic {
    wrongPicture(
      "a picture is one `<svg>` with all shapes in it", at: span,
      help: "begin with <svg width=\"200\" height=\"44\"> and end with </svg>")
  }

  static func pictureUnclosed(_ name: String, at span: Span) -> Diagnostic {
    wrongPicture("`<\(name)>` is not closed", at: span, help: "close it with `</\(name)>`")
  }

  static func pictureClosing(_ name: String, expected: String?, at span: Span) -> Diagnostic {
    wrongPicture(
      "`</\(name)>` closes nothing", at: span,
      help: expected.map { "`</\($0)>` comes next" } ?? "leave it out")
  }

  static func pictureTooDeep(_ most: Int, at span: Span) -> Diagnostic {
    wrongPicture("elements stand in one another more than \(most) deep", at: span)
  }

  static func pictureTextOutside(at span: Span) -> Diagnostic {
    wrongPicture("words stand in `<text>`, and only there", at: span)
  }

  static func pictureElementInText(_ name: String, at span: Span) -> Diagnostic {
    wrongPicture("`<\(name)>` can't stand in `<text>`", at: span, help: "close the text before it")
  }

  static func pictureElement(_ name: String, known: [String], at span: Span) -> Diagnostic {
    wrongPicture(
      "a picture has no `<\(name)>`", at: span,
      help: nearestName(to: name, among: known).map { "did you mean `<\($0)>`?" }
        ?? "elements are \(known.joined(separator: ", "))")
  }

  static func pictureAttribute(_ name: String, of element: String, known: [String], at span: Span)
    -> Diagnostic
  {
    wrongPicture(
      "`<\(element)>` takes no `\(name)` in a picture", at: span,
      help: nearestName(to: name, among: known).map { "did you mean `\($0)`?" }
        ?? "attributes are \(known.joined(separator: ", "))")
  }

  static func pictureMissing(_ name: String, in element: String, at span: Span) -> Diagnostic {
    wrongPicture("`<\(element)>` has no `\(name)`", at: span)
  }

  static func pictureValue(_ name: String, found: String, expected: String, at span: Span) -> Diagnostic {
    wrongPicture("`\(name)` is `\(found)`, expected \(expected)", at: span)
  }

  static func pictureColor(_ text: String, known: [String], at span: Span) -> Diagnostic {
    let name = text.split(whereSeparator: { "()".contains($0) }).last.map { $0.drop { $0 == "-" } }
    return wrongPicture(
      "`\(text)` is no colour of the picture", at: span,
      help: name.flatMap { nearestName(to: String($0), among: known) }.map { "did you mean `var(--\($0))`?" }
        ?? "write none, #rrggbb, or var(--name) with the name of a field or of a colour of the system's")
  }
}
