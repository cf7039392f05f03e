import MillworkSource

/// Every sentence about types where values belong, and the other way round.
extension Diagnostic {
  static func typeInEnvironment(_ field: Field, _ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "wrong-type", "`\(field.name)` takes \(field.expects), found the type `\(name)`", at: span,
      help: "write `\(name).self` for an observable object, or {object: \(name)} for an ObservableObject")
  }

  static func typeForView(_ field: Field, _ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "wrong-type", "`\(field.name)` takes \(field.expects), found the type `\(name)`", at: span,
      help: "write `\(name)()`, with the arguments that its initialiser takes")
  }

  static func valueAsLabel(_ text: PlainText, _ label: Field, _ value: Field) -> Diagnostic {
    Diagnostic(
      .warning, "value-as-label",
      "`\(label.name)` takes \(label.expects) that is read out, and the number `\(text.string)` would be it",
      at: text.span,
      help:
        "write `\(value.name): \(text.string)` for how much is done, and what is done behind `\(label.name):`"
    )
  }

  static func interpolation(in text: PlainText, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, "interpolation-in-text",
      "`\\(…)` is shown as it stands: the field takes a text and not Swift", at: span,
      help:
        "write a text with values in it as code, {code: \"\\\"…\\\"\"}, or {verbatim: …} where it is meant so"
    )
  }

  static func valueOfType(_ field: Field, _ code: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "wrong-type", "`\(field.name)` takes \(field.expects), found the value `\(code)`", at: span,
      help: "write `\(code.dropLast(".self".utf8.count))`")
  }
}
