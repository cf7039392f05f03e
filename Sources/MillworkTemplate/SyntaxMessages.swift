import MillworkSource

/// What is wrong with the text of a template.
enum SyntaxMessage {
  static func unclosedTag(_ kind: Tag.Kind, at span: Span) -> Diagnostic {
    let (open, close) =
      switch kind {
      case .output: ("{{", "}}")
      case .block: ("{%", "%}")
      case .comment: ("{#", "#}")
      }
    return Diagnostic(
      .error, "unclosed-tag", "this `\(open)` is not closed by `\(close)`", at: span, label: "opened here",
      help: "add `\(close)`, or put text that holds `\(open)` between `{% raw %}` and `{% endraw %}`")
  }

  static func notUTF8(_ byte: UInt8, at span: Span) -> Diagnostic {
    let digits = String(byte, radix: 16, uppercase: true)
    return Diagnostic(
      .error, "not-utf8", "the byte 0x\(digits.count == 1 ? "0" : "")\(digits) is no text in UTF-8 here",
      at: span,
      help: "save the template in UTF-8")
  }

  static func tooManyErrors(_ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "too-many-errors", "the template has more than \(limit) errors; no more are shown", at: span)
  }

  static func inlineIfArgument(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "syntax-error", "an argument with `if` needs parentheses", at: span,
      help: "write `(a if condition else b)`")
  }

  static func elseIf(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "syntax-error", "`else` takes no condition", at: span,
      fixIts: [.init("write `elif`", edits: [.init(span, replacement: "elif")])])
  }

  static func unclosedString(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unclosed-string", "this string is not closed before its tag ends", at: span,
      label: "opened here",
      help: "add the closing quotation mark")
  }

  static func unclosedBlock(_ name: String, at span: Span, endedBy: Span?) -> Diagnostic {
    Diagnostic(
      .error, "unclosed-block", "`\(name)` is not closed by `\(endTag(name))`", at: span,
      label: "opened here",
      secondary: endedBy.map { [.init($0, "expected `\(endTag(name))` before this")] } ?? [])
  }

  static func endTag(_ name: String) -> String { name == "ifnot" ? "endif" : "end" + name }

  static func strayTag(_ name: String, at span: Span) -> Diagnostic {
    let owner =
      name == "else" || name == "elif" ? "`if`" : name == "empty" ? "`for`" : "`\(name.dropFirst(3))`"
    return Diagnostic(
      .error, "unexpected-tag", "`\(name)` without an open \(owner) before it", at: span)
  }

  static func unknownTag(_ name: String, at span: Span, near: String?) -> Diagnostic {
    Diagnostic(
      .error, "unknown-tag", "there is no tag `\(name)`", at: span,
      fixIts: near.map { [.init("did you mean `\($0)`?", edits: [.init(span, replacement: $0)])] } ?? [])
  }

  static func unknownFilter(_ name: String, at span: Span, known: some Sequence<String>) -> Diagnostic {
    Diagnostic(
      .error, "unknown-filter", "there is no filter `\(name)`", at: span,
      fixIts: replacement(otherNames[name] ?? name, known, span))
  }

  /// The filters of other engines, by their names there.
  private static let otherNames = [
    "downcase": "lowercase", "length": "count", "lower": "lowercase", "reverse": "reversed", "size": "count",
    "sort": "sorted", "strip": "trim", "title": "titlecase", "uniq": "unique", "upcase": "uppercase",
    "upper": "uppercase",
  ]

  static func filterArguments(
    _ name: String, allowed: ClosedRange<Int>, given: Int, at span: Span
  ) -> Diagnostic {
    let (lower, upper) = (allowed.lowerBound, allowed.upperBound)
    let count =
      upper == Int.max
      ? "at least \(lower)"
      : lower == upper ? "\(lower)" : lower == 0 ? "at most \(upper)" : "\(lower) to \(upper)"
    let noun = (upper == Int.max ? lower : upper) == 1 ? "argument" : "arguments"
    return Diagnostic(
      .error, "filter-arguments", "the filter `\(name)` takes \(count) \(noun), not \(given)", at: span,
      help: given == 0 ? "write arguments after a `:`, with commas between them" : nil)
  }

  static func emptyTag(at span: Span) -> Diagnostic {
    Diagnostic(.error, "empty-tag", "this tag is empty; it needs a variable or a tag name", at: span)
  }

  static func expected(_ what: String, found: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "syntax-error", "expected \(what), found \(found)", at: span, label: "expected \(what)",
      help: advice(forForeign: found, expected: what))
  }

  static func unexpectedCharacter(_ text: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unexpected-character", "`\(text)` has no meaning in a tag", at: span,
      help: advice(forForeign: "`\(text)`", expected: nil))
  }

  /// What to write instead of what other languages have.
  private static func advice(forForeign found: String, expected: String?) -> String? {
    switch found {
    case "`&`": "write `and` for `&&`"
    case "`|`" where expected == "a filter name": "a filter has one `|` before it; write `or` for `||`"
    case "`!`": "write `not` for `!`"
    case "`=`": "write `==` to compare"
    case "`?`": "write `a if condition else b`, or use the filter `default`"
    case "`(`": "parameters and arguments of a macro follow its name without parentheses"
    default: nil
    }
  }

  static func numberTooLarge(at span: Span) -> Diagnostic {
    Diagnostic(.error, "number-too-large", "this number does not fit into 64 bits", at: span)
  }

  static func badEscape(_ text: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unknown-escape", "`\(text)` is no escape in a string", at: span,
      help: "known are \\n, \\t, \\r, \\\\, \\\", \\' and \\u{…}; write \\\\ for a backslash")
  }

  static func chainedComparison(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "chained-comparison", "comparisons cannot be chained", at: span,
      help: "join two comparisons with `and`, or use parentheses")
  }

  static func nestedTooDeep(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "nested-too-deep",
      "this is nested too deep; at most 100 levels of tags and parentheses and 200 operators are read",
      at: span)
  }

  static func misplacedExtends(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "misplaced-extends", "`extends` may stand once, outside of other tags", at: span)
  }

  static func outsideLoop(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, "outside-loop", "`\(name)` stands in no loop", at: span)
  }

  static func unknownLabel(_ label: String, at span: Span, known: [String]) -> Diagnostic {
    Diagnostic(
      .error, "unknown-label", "no loop around this is labelled `\(label)`", at: span,
      help: suggestion(label, known))
  }

  static func repeatedParameter(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, "repeated-parameter", "the parameter `\(name)` is named twice", at: span)
  }

  static func breakPointOutsideGroup(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, "outside-group", "`\(name)` stands in no `group`", at: span)
  }

  static func nowRefused(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "now-refused", "`now` is refused, because output must not depend on the date", at: span,
      help: "pass the date as data")
  }
}

private func replacement(_ name: String, _ known: some Sequence<String>, _ span: Span) -> [Diagnostic.FixIt] {
  nearestName(to: name, among: known).map {
    [.init("did you mean `\($0)`?", edits: [.init(span, replacement: $0)])]
  }
    ?? []
}
