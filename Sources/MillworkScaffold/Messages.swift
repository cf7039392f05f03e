import MillworkSource

/// Every sentence of this module about `template.yml`.
extension Diagnostic {
  static func wrongType(_ key: KeySet.Key, found: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, "wrong-type", "`\(key.name)` takes \(key.expects), found \(found)", at: span)
  }

  static func wrongKey(found: String, in key: KeySet.Key, at span: Span) -> Diagnostic {
    Diagnostic(.error, "wrong-type", "`\(key.name)` takes \(key.expects), found the key \(found)", at: span)
  }

  static func notAMapping(for set: KeySet, found: String, at span: Span) -> Diagnostic {
    let required = set.keys.filter(\.isRequired).map { "`\($0.name):` with \($0.expects)" }
    return Diagnostic(
      .error, "wrong-type", "expected a mapping for the \(set.name), found \(found)", at: span,
      help: required.isEmpty
        ? "its keys are \(list(set.keys.map(\.name), "and"))" : "write \(list(required, "and"))")
  }

  static func unknownKey(_ name: String, in set: KeySet, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unknown-key", "unknown key `\(printable(name))` in the \(set.name)", at: span,
      help: suggestion(name, set.keys.map(\.name), intro: "known keys are"))
  }

  static func missingKey(_ key: KeySet.Key, in set: KeySet, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "missing-key", "the \(set.name) lacks `\(key.name)`", at: span,
      help: "add `\(key.name):` with \(key.expects)")
  }

  static func unknownWord(_ word: String, for key: KeySet.Key, known: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unknown-value", "`\(printable(word))` is no value for `\(key.name)`", at: span,
      help: suggestion(word, known, intro: "known values are"))
  }

  static func unknownFormat(found: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unknown-format", "this is no template of version \(KeySet.format): found \(found)", at: span,
      help: "write `scaffold: \(KeySet.format)`, or update Millwork")
  }

  static func missingChoices(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "missing-key", "a question of this type needs at least one word under `choices`", at: span,
      help: "add `choices:` with \(KeySet.Question.choices.expects)")
  }

  static func repeatedChoice(_ word: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, "duplicate-name", "`\(printable(word))` can already be chosen", at: span)
  }

  static func emptyRange(at span: Span) -> Diagnostic {
    Diagnostic(.error, "out-of-range", "no number lies between `least` and `most`", at: span)
  }

  static func keyOfOtherType(_ key: KeySet.Key, owners: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unused-key", "`\(key.name)` belongs to questions of the type \(list(owners, "or"))", at: span)
  }

  static func wrongVariable(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "not-an-identifier", "templates can't use the name `\(printable(name))`", at: span,
      help: "use letters, digits and underscores, not beginning with a digit")
  }

  static func reservedVariable(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "reserved-name", "`\(name)` means something else in templates", at: span,
      help: "choose another name")
  }

  static func variableTaken(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "duplicate-name", "`\(name)` is already a question or worked out", at: span,
      help: "choose another name")
  }

  static func nothingAtPath(_ path: String, known: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "no-such-file", "the template has no file or folder `\(printable(path))`", at: span,
      help: nearestName(to: path, among: known).map { "did you mean `\(printable($0))`?" }
        ?? "paths are those of the template's folder, with the suffix `\(FileEntry.suffix)`")
  }

  static func noCondition(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "not-a-condition", "a condition is true or false, and this is neither", at: span,
      help: "compare it, such as `x == \"a\"`, or ask for its `count`")
  }

  // MARK: Wording

  private static func suggestion(_ name: String, _ known: [String], intro: String) -> String {
    // A name that goes on where a known one ends, such as `boolean`, is meant as that.
    let near = nearestName(to: name, among: known) ?? known.first { $0.utf8.count > 3 && name.hasPrefix($0) }
    return near.map { "did you mean `\($0)`?" } ?? "\(intro) \(list(known, "and"))"
  }

  static func list(_ names: [String], _ word: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
