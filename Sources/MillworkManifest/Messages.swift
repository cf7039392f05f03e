import MillworkSDK
import MillworkSource

/// Every sentence that this module says. A name in `quotes` is the person's own.
extension Diagnostic {
  /// Says which component the diagnostic is about, where its sentence does not.
  mutating func name(component: String) {
    if !message.contains("`\(component)`") { message = "in `\(component)`, \(message)" }
  }

  // MARK: Shape

  static func wrongType(expected: String, found: String, at span: Span, help: String? = nil) -> Diagnostic {
    Diagnostic(.error, "wrong-type", "expected \(expected), found \(found)", at: span, help: help)
  }

  /// `text` is what stands there, where it is a scalar.
  static func notAMapping(for schema: ObjectSchema, found: String, text: String?, at span: Span) -> Diagnostic
  {
    let required = schema.fields.filter(\.isRequired)
    let keys =
      "\(schema.fields.count == 1 ? "its only key is" : "its keys are") \(list(schema.fieldNames, "and"))"
    let help =
      switch required.count {
      case 0: text.flatMap { form(holding: $0, in: schema) }.map { "write `\($0)`; \(keys)" } ?? keys
      case 1: "write `\(required[0].name):` with \(required[0].asked)"
      default:
        form(of: required, text) + ": "
          + required.map { "`\($0.name)` is \($0.expects)" }.joined(separator: "; ")
      }
    return wrongType(expected: "a mapping for the \(schema.name)", found: found, at: span, help: help)
  }

  /// The mapping of a schema that a scalar would have been enough for, had it a key, such as `{size: 17}`.
  private static func form(holding text: String, in schema: ObjectSchema) -> String? {
    let number = Double(text)
    let field = schema.fields.first { field in
      number.map { field.shape.numberRange?.contains($0) ?? false } ?? field.shape.takes(text)
    }
    return field.map { "{\($0.name): \(printable(text))}" }
  }

  /// How a mapping with some fields is written; a text that stands in its place goes to the first of them.
  private static func form(of fields: [Field], _ text: String?) -> String {
    let isFirst = text != nil && fields.first?.shape.takesText == true
    let parts = fields.enumerated().map { index, field in
      "\(field.name): \(index == 0 && isFirst ? printable(text ?? "") : "…")"
    }
    return "write `{\(parts.joined(separator: ", "))}`"
  }

  /// `firstKey` is that of a mapping.
  static func notAList(expected: String, found: String, firstKey: String?, at span: Span) -> Diagnostic {
    let item = firstKey.flatMap { $0.hasPrefix("-") ? $0.dropFirst() : nil }
    return wrongType(
      expected: expected, found: found, at: span,
      help: item.map { "a space is missing after `-`, which begins an item: write `- \($0)`" }
        ?? firstKey.map { _ in "begin each item with `- `, or put the list between `[` and `]`" })
  }

  static func wrongValue(_ field: Field, found: String, help: String? = nil, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "wrong-type", "`\(field.name)` takes \(field.expects), found \(found)", at: span, help: help)
  }

  /// `absent` are the fields that the mapping has no place for, and `meaning` is what the key was meant as.
  static func unknownKey(
    _ key: Located<String>, in schema: ObjectSchema, absent: Set<String>, meaning: KeyMeaning
  ) -> Diagnostic {
    // What a comma cut off from code is no word.
    let isCode = key.value.utf8.contains { "()[]\"".utf8.contains($0) }
    return Diagnostic(
      .error, "unknown-key", "unknown key `\(key.value)` in the \(schema.name)", at: key.span,
      help: isCode && !meaning.isUncut
        ? "a comma ends a value between braces; put code that holds one between quotes"
        : help(key.value, meaning, known: schema.fieldNames.filter { !absent.contains($0) }))
  }

  private static func help(_ key: String, _ meaning: KeyMeaning, known: [String]) -> String {
    switch meaning {
    case .refused(let reason): reason
    case .field(let name): "did you mean `\(name)`?"
    case .given(let name): "that is `\(name)`, which is here already; keep one of them"
    case .part(let name, let parts) where name == key:
      "it is a key of \(list(parts.map { "`\($0.name)`" }, "and")); put it in there"
    case .part(let name, let parts): "write `\(name)` in \(list(parts.map { "`\($0.name)`" }, "or"))"
    case .refusedPart(let reason, let parts): "in \(list(parts.map { "`\($0.name)`" }, "or")), \(reason)"
    case .section: "it is a section of the manifest: put it at the top, beside `millwork`"
    case .uncut(_, let help): help
    case .unknown: "\(known.count == 1 ? "the only key is" : "known keys are") \(list(known, "and"))"
    }
  }

  /// The one of `names` that `key` begins with, where its value follows and what separates them is not as it has to be, such as in
  /// `{width:50}`, with what to write.
  static func uncutKey(_ key: String, among names: [String]) -> (name: String, help: String)? {
    guard let end = key.firstIndex(where: { ":= ".contains($0) }) else { return nil }
    let name = String(key[..<end])
    let value = key[end...].drop { ":= ".contains($0) }
    guard names.contains(name), !value.isEmpty, key[end] != ":" || !key[end...].hasPrefix(": ") else {
      return nil
    }
    let fault = key[end] == ":" ? "a space is missing after `:`" : "a `:` is missing after `\(name)`"
    return (name, "\(fault): write `\(name): \(printable(value))`")
  }

  /// The key behind spaces that YAML takes for letters, such as no-break spaces, with what to do about them.
  static func keyBehindSpaces(_ key: String) -> (name: String, help: String)? {
    let scalars = key.unicodeScalars
    let name = String(String.UnicodeScalarView(scalars.drop { $0.properties.isWhitespace }))
    guard name != key, let space = scalars.first(where: { $0.properties.isWhitespace && !$0.isASCII }) else {
      return nil
    }
    let code = String(space.value, radix: 16, uppercase: true)
    return (
      name,
      "before `\(name)` stands U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code), which looks like a space and is none to YAML; replace it by spaces"
    )
  }

  static func sectionTooDeep(_ name: Located<String>, in field: Field) -> Diagnostic {
    Diagnostic(
      .error, "section-too-deep",
      "`\(name.value)` is a section of the manifest, and stands in `\(field.name)` here", at: name.span,
      help: "put it at the top, beside `\(field.name)`")
  }

  /// Several keys that a mapping can't have for one reason.
  static func refusedKeys(_ keys: [Located<String>], in schema: ObjectSchema, because reason: String)
    -> Diagnostic
  {
    let names = keys.map { "`\($0.value)`" }
    return Diagnostic(
      .error, "unknown-key",
      "unknown \(keys.count == 1 ? "key" : "keys") \(list(names, "and")) in the \(schema.name)",
      at: keys.first?.span, secondary: keys.dropFirst().map { .init($0.span, "and this one") }, help: reason)
  }

  static func notIndented(_ key: String, below outer: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "not-indented", "`\(key)` stands beside `\(outer)`, and nothing stands below `\(outer)`",
      at: span,
      help: "indent `\(key)`, and what belongs to it, by two spaces more, so that it is part of `\(outer)`")
  }

  static func missingField(_ field: Field, in schema: ObjectSchema, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "missing-key", "the \(schema.name) lacks `\(field.name)`", at: span,
      help: "add `\(field.name):` with \(field.asked)")
  }

  static func oneOf(_ fields: [Field], in schema: ObjectSchema, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "one-of", "the \(schema.name) needs exactly one of \(list(fields.map(\.name), "or"))", at: span,
      help: fields.first.map { "write `\($0.name):` with \($0.asked)" })
  }

  static func oneOfSeveral(_ given: [Field], in schema: ObjectSchema, at span: Span) -> Diagnostic {
    let names = given.map { "`\($0.name)`" }
    return Diagnostic(
      .error, "one-of", "the \(schema.name) takes only one of \(list(names, "and"))", at: span,
      help: "keep \(list(names, "or")), and remove the \(given.count == 2 ? "other" : "others")")
  }

  static func unknownChoice(_ text: String, _ field: Field, known: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unknown-value", "`\(text)` is no value for `\(field.name)`", at: span,
      help: choiceHelp(text, field, known: known))
  }

  private static func choiceHelp(_ text: String, _ field: Field, known: [String]) -> String {
    if text == "false" && known.contains("none") { return "did you mean `none`?" }
    let intro = known.count == 1 ? "the known value is" : "known values are"
    // Numbers whose digits are alike are not near to each other.
    if Int(text) != nil, field.shape.objects.isEmpty { return "\(intro) \(list(known, "and"))" }
    guard field.shape.takesMapping else { return suggestion(text, known, intro: intro) }
    if let form = field.shape.objects.lazy.compactMap({ form(holding: text, in: $0) }).first {
      return "write `\(form)`; \(intro) \(list(known, "and"))"
    }
    return nearName(to: text, among: known).map { "did you mean `\($0)`?" } ?? "it takes \(field.expects)"
  }

  static func outOfRange(
    _ field: Field, found: String, range: ClosedRange<Double>, help: String? = nil, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, "out-of-range",
      "`\(field.name)` lies between \(decimal(range.lowerBound)) and \(decimal(range.upperBound)), found \(found)",
      at: span, help: help)
  }

  static func emptyCode(_ field: Field, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "empty-code", "`\(field.name)` takes \(field.expects), found white space only", at: span)
  }

  static func unbalancedCode(
    _ field: Field, _ problem: CodeBalance.Problem, in code: [UInt8], at span: Span
  ) -> Diagnostic {
    let message =
      switch problem {
      case .unclosed(let opening, _): "this `\(opening)` in `\(field.name)` is not closed"
      case .stray(let closing, _): "this `\(closing)` in `\(field.name)` closes nothing"
      case .movesPlaces: "`#sourceLocation` in `\(field.name)` would move the places that messages name"
      case .endsInComment: "`\(field.name)` ends in a comment, which would hide the code after it"
      }
    let help =
      switch problem {
      case .unclosed, .stray: "the code of a field has to be complete in itself"
      case .movesPlaces: "remove it"
      case .endsInComment(let offset) where offset > 0 && code[offset - 1] == UInt8(ascii: ":"):
        // The scheme of an address, not a comment.
        "the field takes Swift; write an address as `URL(string: \"\(printable(String(decoding: code, as: UTF8.self)))\")!`"
      case .endsInComment: "remove the comment"
      }
    return Diagnostic(.error, "unbalanced-code", message, at: span, help: help)
  }

  static func controlsTooDeep(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "nesting-too-deep", "menus and sections nest more than \(limit) deep here, which is the limit",
      at: span, help: "make the menu flatter")
  }

  static func notOneType(_ field: Field, found: String, help: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "wrong-type", "`\(field.name)` takes one Swift type, found `\(found)`", at: span, help: help)
  }

  static func noKeyPath(_ field: Field, _ name: String, found: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "wrong-type", "`\(field.name)` takes \(field.expects), found `\(found)`", at: span,
      help: "write `\\.\(name)`")
  }

  static func awaitOutsideTask(_ field: Field, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "await-outside-task", "`\(field.name)` can't wait: its code is not asynchronous", at: span,
      help: field == ManifestSchema.ButtonFields.action
        ? "write `task:` in place of `action:`" : "put what waits into `Task { … }`")
  }

  static func uncaughtError(_ field: Field, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "uncaught-error", "`\(field.name)` can't throw: nobody is there who would catch the error",
      at: span, help: "catch it, `do { try … } catch { … }`, or write `try?` to pass over it")
  }

  // MARK: The manifest

  static func unknownFormatVersion(_ found: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unknown-format",
      "this file is not in version \(ManifestSchema.version) of the format: found \(found)",
      at: span, help: "write `millwork: \(ManifestSchema.version)`, or update Millwork")
  }

  static func noComponents(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "no-components", "the manifest holds no components", at: span,
      help: "add `toolbarContent:` or `toggleStyles:`")
  }

  static func noPlatforms(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "no-platforms", "`platforms` names no platform", at: span,
      help: "name at least one, such as `iOS: 17.0`, or leave `platforms` out for the newest iOS")
  }

  static func unknownPlatform(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, "unknown-platform", "there is no platform `\(name.value)`", at: name.span,
      help: uncutKey(name.value, among: Platform.allCases.map(\.name))?.help
        ?? Platform.meant(by: name.value).map {
          $0 == .iOS && Platform(name: name.value) == nil
            ? "write `iOS`, which is for iPhone and iPad" : "did you mean `\($0.name)`?"
        }
        ?? suggestion(name.value, Platform.allCases.map(\.name), intro: "known platforms are"))
  }

  static func notAVersion(_ platform: Platform, found: String, text: String, at span: Span) -> Diagnostic {
    let number = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    let version = OSVersion(number).flatMap { platform.exists($0) ? $0 : nil } ?? platform.newest
    return Diagnostic(
      .error, "wrong-version",
      "the floor of \(platform.name) is a version such as \(platform.newest), found \(found)",
      at: span, help: "write `\(platform.name): \(version)`")
  }

  static func versionDoesNotExist(_ platform: Platform, _ version: OSVersion, at span: Span) -> Diagnostic {
    let majors = platform.majorVersions
    let before = majors.last { $0 < version.major }
    let after = majors.first { $0 > version.major }
    let near = [before, after].compactMap { $0 }.map { "\(platform.name) \($0)" }
    let help =
      majors.contains(version.major)
      ? "\(platform.name) \(version.major) has no version that high"
      : "the nearest \(near.count == 1 ? "is" : "are") \(list(near, "and"))"
    return Diagnostic(
      .error, "no-such-version", "there is no \(platform.name) \(version)", at: span, help: help)
  }

  static func versionTooOld(_ platform: Platform, _ version: OSVersion, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "floor-too-low",
      "\(platform.name) \(version) is below \(platform.oldestSupported), the lowest floor that generated code supports",
      at: span, help: "write `\(platform.name): \(platform.oldestSupported)`")
  }

  // MARK: Wording

  static func suggestion(_ name: String, _ known: [String], intro: String) -> String {
    nearName(to: name, among: known).map { "did you mean `\($0)`?" } ?? "\(intro) \(list(known, "and"))"
  }

  /// The nearest of some names, also of one that stands behind its type, such as `Color.green`. Numbers that look alike are not near.
  static func nearName(to name: String, among known: [String]) -> String? {
    if Double(name) != nil { return nil }
    let word = name.utf8.split(separator: UInt8(ascii: ".")).last.flatMap { String($0) } ?? name
    return nearestName(to: name, among: known) ?? nearestName(to: word, among: known)
  }

  static func list(_ names: [String], _ word: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}

/// A number without a needless fraction: `50`, `0.2`.
package func decimal(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
}
