import MillworkSource

/// What goes wrong while a template is rendered.
enum RenderMessage {
  static func undefinedVariable(_ name: String, at span: Span, known: some Sequence<String>) -> Diagnostic {
    Diagnostic(
      .error, "undefined-variable", "`\(name)` is not defined", at: span, label: "not defined",
      help: suggestion(name, known) ?? "use the filter `default` or `is defined` where it may be missing")
  }

  static func undefinedMember(
    _ name: String, of base: String, kind: String, at span: Span, data: Span?, known: [String]
  ) -> Diagnostic {
    let names = known.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
    let more = known.count > 8 ? " and \(known.count - 8) more" : ""
    return Diagnostic(
      .error, "undefined-member", "`\(base)` has no member `\(name)`", at: span, label: "not defined",
      secondary: data.map { [.init($0, "`\(base)` is \(kind) and comes from here")] } ?? [],
      help: suggestion(name, known) ?? (known.isEmpty ? nil : "it has \(names)\(more)"))
  }

  static func notACollection(_ name: String, kind: String, at span: Span, data: Span?) -> Diagnostic {
    Diagnostic(
      .error, "not-a-collection", "`\(name)` is \(kind); a loop needs a list, a dictionary or a range",
      at: span, secondary: origin(data))
  }

  static func noElement(_ index: Int, of base: String, count: Int, at span: Span, data: Span?) -> Diagnostic {
    Diagnostic(
      .error, "undefined-element",
      "`\(base)` has \(count) \(count == 1 ? "element" : "elements"), none at \(index)",
      at: span, secondary: origin(data))
  }

  static func emptyCollection(_ name: String, of base: String, kind: String, at span: Span, data: Span?)
    -> Diagnostic
  {
    Diagnostic(
      .error, "undefined-member", "`\(base)` is \(kind) without elements, so it has no `\(name)`", at: span,
      label: "not defined", secondary: origin(data),
      help: "ask for `\(base).count` first, or use the filter `default`")
  }

  static func nothingFiltered(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "undefined-element", "the filter `\(name)` finds nothing here", at: span,
      help: "use the filter `default` after it where that may happen")
  }

  static func macroOutput(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "macro-output", "`\(name)` is a macro, which has no text of its own", at: span,
      help: "render it with `{% call \(name) %}`")
  }

  static func collectionOutput(_ name: String, kind: String, at span: Span, data: Span?) -> Diagnostic {
    Diagnostic(
      .error, "collection-output", "`\(name)` is \(kind), which has no text of its own", at: span,
      secondary: origin(data), help: "use a filter such as `join` or `json`, or a loop")
  }

  static func wrongOperand(_ sign: String, _ a: Value, _ b: Value, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "wrong-operand", "`\(sign)` cannot take \(a.kind) and \(b.kind)", at: span,
      secondary: origin(a.origin, unless: span) + origin(b.origin, unless: span),
      help: sign == "+" ? "`+` adds numbers; write `~` to join texts" : nil)
  }

  static func divisionByZero(at span: Span) -> Diagnostic {
    Diagnostic(.error, "division-by-zero", "division by zero", at: span)
  }

  static func overflow(at span: Span) -> Diagnostic {
    Diagnostic(.error, "number-overflow", "the result does not fit into 64 bits", at: span)
  }

  static func rangeBounds(_ value: Value, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "range-bounds", "a range needs whole numbers, not \(value.kind)", at: span,
      secondary: origin(value.origin, unless: span))
  }

  static func filterFailed(_ name: String, _ failure: FilterFailure, at span: Span, data: Span?) -> Diagnostic
  {
    Diagnostic(
      .error, "filter-failed", "the filter `\(name)` \(failure.message)", at: span,
      secondary: origin(data, unless: span))
  }

  static func tagFailed(_ name: String, _ failure: FilterFailure, at span: Span, data: Span?) -> Diagnostic {
    Diagnostic(
      .error, "tag-failed", "the tag `\(name)` \(failure.message)", at: span, secondary: origin(data))
  }

  static func destructuring(_ count: Int, _ value: Value, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "loop-variables", "the loop has \(count) variables, but an element is \(value.kind)", at: span,
      secondary: origin(value.origin))
  }

  static func notAMacro(_ name: String, _ value: Value, at span: Span, known: [String]) -> Diagnostic {
    let found = value.isUndefined ? "there is no macro `\(name)`" : "`\(name)` is \(value.kind), not a macro"
    return Diagnostic(
      .error, "unknown-macro", found, at: span,
      help: suggestion(name, known) ?? "a macro is known after its `macro` tag was rendered or imported")
  }

  static func argumentCount(_ name: String, given: Int, parameters: [String], at span: Span, macro: Span)
    -> Diagnostic
  {
    let list = parameters.isEmpty ? "none" : parameters.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      .error, "macro-arguments",
      "`\(name)` takes \(parameters.count) \(parameters.count == 1 ? "argument" : "arguments") (\(list)), not \(given)",
      at: span, secondary: [.init(macro, "the macro is here")])
  }

  static func missingArgument(_ name: String, parameter: String, at span: Span, macro: Span) -> Diagnostic {
    Diagnostic(
      .error, "macro-arguments", "the call of `\(name)` gives no `\(parameter)`", at: span,
      secondary: [.init(macro, "the macro is here")])
  }

  static func unknownArgument(
    _ argument: String, of name: String, at span: Span, parameters: [String], macro: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, "macro-arguments", "`\(name)` has no parameter `\(argument)` left to fill", at: span,
      secondary: [.init(macro, "the macro is here")], help: suggestion(argument, parameters))
  }

  static func repeatedArgument(_ argument: String, of name: String, at span: Span, macro: Span) -> Diagnostic
  {
    Diagnostic(
      .error, "macro-arguments", "the call of `\(name)` gives `\(argument)` twice", at: span,
      secondary: [.init(macro, "the macro is here")])
  }

  static func templateName(_ value: Value, at span: Span) -> Diagnostic {
    Diagnostic(.error, "template-name", "the name of a template is a text, not \(value.kind)", at: span)
  }

  static func unsafeTemplateName(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "template-outside-root", "the template `\(name)` lies outside of the template folders",
      at: span,
      help: "name a file inside them, without `..` and without a leading `/`")
  }

  static func unknownTemplate(_ name: String, help: String?, at span: Span) -> Diagnostic {
    Diagnostic(.error, "unknown-template", "there is no template `\(name)`", at: span, help: help)
  }

  static func notADictionary(_ value: Value, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "include-context", "the context of an include is a dictionary, not \(value.kind)", at: span,
      secondary: origin(value.origin))
  }

  static func noSuperBlock(at span: Span) -> Diagnostic {
    Diagnostic(.error, "no-super-block", "`block.super` stands in no block that replaces another", at: span)
  }

  static func unusedBlock(_ name: String, at span: Span, known: [String]) -> Diagnostic {
    Diagnostic(
      .warning, "unused-block",
      "no template that is extended or included has a block `\(name)`, so this text is left out",
      at: span, help: suggestion(name, known))
  }

  static func noRunningLoop(at span: Span) -> Diagnostic {
    Diagnostic(.error, "outside-loop", "no loop is running here", at: span)
  }

  static func groupOption(_ name: String, _ value: Value, at span: Span) -> Diagnostic {
    let found = value.integerValue.map { "\($0)" } ?? value.kind
    return Diagnostic(
      .error, "group-option", "the \(name) of a group is a whole number from 0 on, not \(found)", at: span)
  }

  static func recursion(_ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "recursion-limit", "macros, includes and blocks are nested more than \(limit) deep", at: span,
      help: "end the recursion with a condition")
  }

  static func loopSteps(_ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(.error, "loop-limit", "the template takes more than \(limit) steps", at: span)
  }

  static func collectionDepth(_ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "collection-depth", "lists and dictionaries hold each other more than \(limit) deep", at: span)
  }

  static func comparisonLimit(_ failure: FilterFailure, at span: Span) -> Diagnostic {
    Diagnostic(.error, "comparison-limit", "this \(failure.message)", at: span)
  }

  static func repeatedKey(_ key: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, "repeated-key", "the key `\(key)` stands twice in this dictionary", at: span)
  }

  static func outputSize(_ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(.error, "output-limit", "the template makes more than \(limit) bytes of text", at: span)
  }

  static func copiedText(_ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "output-limit", "`~` copies more than 64 times \(limit) bytes of text", at: span,
      help: "a text that grows by `~` is copied each time; use a `set` block around the loop, or `join`")
  }

  static func tooManyErrors(_ limit: Int, at span: Span?) -> Diagnostic {
    Diagnostic(.error, "too-many-errors", "rendering stopped after \(limit) errors", at: span)
  }

  static func data(at span: Span) -> Diagnostic.Note { .init("while this data was rendered", at: span) }

  static func raised(_ severity: Severity, _ text: String, at span: Span, tag: Span) -> Diagnostic {
    let notes = span == tag ? [] : [Diagnostic.Note("raised by the template here", at: tag)]
    return severity == .error
      ? Diagnostic(.error, "template-error", text, at: span, notes: notes)
      : Diagnostic(.warning, "template-warning", text, at: span, notes: notes)
  }

  /// A label for where a value comes from, unless that is a literal in the marked place itself.
  private static func origin(_ span: Span?, unless place: Span? = nil) -> [Diagnostic.Label] {
    guard let span, place.map({ $0.union(span) != $0 || $0.source != span.source }) ?? true else { return [] }
    return [.init(span, "the value comes from here")]
  }
}

/// Advice to use the name that is nearest to `name`, where one is near.
func suggestion(_ name: String, _ known: some Sequence<String>) -> String? {
  nearestName(to: name, among: known).map { "did you mean `\($0)`?" }
}
