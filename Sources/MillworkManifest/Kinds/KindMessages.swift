import MillworkSource

/// Every sentence about kinds of a project's own.
extension Diagnostic {
  static func unknownKind(_ name: Located<String>, known: [String]) -> Diagnostic {
    Diagnostic(
      .error, "unknown-kind", "there is no kind `\(name.value)`", at: name.span,
      help: nearestName(to: name.value, among: known).map { "did you mean `\($0)`?" }
        ?? (known.isEmpty
          ? "name the file that declares it under `kinds`" : "kinds are \(known.joined(separator: ", "))"))
  }

  static func reservedFieldName(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, "reserved-name", "every component has `\(name.value)` already", at: name.span,
      help: "give the field another name")
  }

  static func fieldOfOtherType(_ key: Field, owner: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, "unused-key", "`\(key.name)` belongs to fields of the type \(owner)", at: span)
  }

  static func emptyRange(at span: Span) -> Diagnostic {
    Diagnostic(.error, "out-of-range", "no number lies between `least` and `most`", at: span)
  }
}
