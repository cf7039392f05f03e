import MillworkSource

/// Every sentence of this module about answers.
extension Diagnostic {
  static func wrongKind(_ question: ScaffoldQuestion, found: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, "wrong-answer", "`\(question.name)` takes \(question.expects), found \(found)", at: span)
  }

  static func unknownChoice(_ text: String, for name: String, known: [String], at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, "wrong-answer", "`\(printable(text))` is no choice for `\(name)`", at: span,
      help: nearestName(to: text, among: known).map { "did you mean `\($0)`?" }
        ?? "choices are \(list(known, "and"))")
  }

  static func outOfRange(
    _ name: String, least: Int?, most: Int?, of what: String, found: Int, at span: Span?
  ) -> Diagnostic {
    let noun = what.isEmpty ? "" : " \(what)"
    let bounds =
      switch (least, most) {
      case (let least?, let most?): least == most ? "\(least)\(noun)" : "\(least) to \(most)\(noun)"
      case (let least?, nil): "at least \(least)\(noun)"
      case (nil, let most?): "at most \(most)\(noun)"
      case (nil, nil): "any number"
      }
    return Diagnostic(.error, "wrong-answer", "`\(name)` takes \(bounds), found \(found)", at: span)
  }

  static func answerTooLong(_ name: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, "wrong-answer", "the answer to `\(name)` has more than \(ScaffoldLimits().answerBytes) bytes",
      at: span)
  }

  static func repeatedElement(_ text: String, in name: String, at span: Span?) -> Diagnostic {
    Diagnostic(.error, "wrong-answer", "`\(printable(text))` stands twice in `\(name)`", at: span)
  }

  static func unsafeAnswer(_ text: String, for name: String, _ problem: SafePath.Problem, at span: Span?)
    -> Diagnostic
  {
    Diagnostic(
      .error, "unsafe-path", "`\(printable(text))` can't be `\(name)`, since \(problem.reason)", at: span)
  }

  static func notAnIdentifier(_ text: String, for name: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, "not-an-identifier", "`\(name)` takes a Swift identifier, found `\(printable(text))`", at: span,
      help: "use letters, digits and underscores, not beginning with a digit, and no word that Swift reserves"
    )
  }

  static func wrongCharacter(_ scalar: Unicode.Scalar, in name: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, "wrong-answer", "`\(name)` can't have the character `\(printable(String(scalar)))`", at: span)
  }

  static func nothingHeld(_ file: String, in folder: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, "wrong-answer", "there is no \(printable(file)) in `\(printable(folder))`", at: span,
      help: folder.hasPrefix("/")
        ? nil : "the path is seen from the folder that is made, not from the current one")
  }

  static func ruleBroken(_ message: String, question: String, at span: Span?, rule: Span) -> Diagnostic {
    Diagnostic(
      .error, "wrong-answer", "\(printable(message))", at: span ?? rule,
      notes: span == nil ? [] : [.init("the template asks for this of `\(question)`", at: rule)])
  }
}
