import MillworkDocument
import MillworkSource
import MillworkTemplate

/// Makes an answer of what was given. Each answers `nil` after it has reported why it can't.
extension ScaffoldQuestion {
  /// The answer that was given, if it is one.
  func answer(_ given: GivenAnswer, _ diagnostics: inout [Diagnostic]) -> ScaffoldAnswer? {
    let answer: ScaffoldAnswer? =
      switch given.form {
      case .text(let text): typed(text)
      case .node(let node): read(node)
      case .answer(let answer): hasKind(answer) ? answer : nil
      }
    guard let answer else {
      diagnostics.append(.wrongKind(self, found: given.shown, at: given.span))
      return nil
    }
    return checked(answer, at: given.span, &diagnostics)
  }

  /// The answer that a value of a template is, if it is one.
  func answer(_ value: Value, at span: Span, _ diagnostics: inout [Diagnostic]) -> ScaffoldAnswer? {
    guard let answer = made(of: value) else {
      diagnostics.append(.wrongKind(self, found: value.shown, at: span))
      return nil
    }
    return checked(answer, at: span, &diagnostics)
  }

  private func made(of value: Value) -> ScaffoldAnswer? {
    switch kind {
    case .bool: value.boolValue.map { .bool($0) }
    case .integer: value.integerValue.map { .integer($0) }
    case .choices, .list:
      if (value.elementCount ?? 0) <= Self.longestList, let values = value.arrayValue {
        values.allSatisfy { $0.stringValue != nil } ? .list(values.compactMap(\.stringValue)) : nil
      } else {
        value.stringValue.flatMap { typed($0) }
      }
    case .text, .choice, .name, .identifier, .path, .repository, .version:
      value.stringValue.map { .text($0) } ?? value.integerValue.map { .text(String($0)) }
    }
  }

  /// How many elements a list may have.
  static let longestList = 10_000

  private func typed(_ text: String) -> ScaffoldAnswer? {
    switch kind {
    case .bool:
      switch text {
      case "yes", "y", "true": return .bool(true)
      case "no", "n", "false": return .bool(false)
      default: return nil
      }
    case .integer: return Int(text).map { .integer($0) }
    case .choices, .list:
      let parts = text.utf8.split(separator: UInt8(ascii: ","))
      return .list(parts.map { String(decoding: trimmed($0), as: UTF8.self) }.filter { !$0.isEmpty })
    case .text, .choice, .name, .identifier, .path, .repository, .version: return .text(text)
    }
  }

  private func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
    let blank = UInt8(ascii: " ")
    var text = text.drop { $0 == blank }
    while text.last == blank { text = text.dropLast() }
    return text
  }

  private func read(_ node: Node) -> ScaffoldAnswer? {
    switch (kind, node.kind, node.value) {
    case (.bool, .scalar, .bool(let bool)): return .bool(bool)
    case (.integer, .scalar, .integer(let integer)): return .integer(integer)
    // YAML 1.2 reads `yes` and `no` as texts.
    case (.bool, .scalar, .string): return node.string.flatMap(typed)
    case (.bool, _, _), (.integer, _, _): return nil
    case (.choices, .sequence, _), (.list, .sequence, _):
      let texts = node.items.compactMap { $0.kind == .scalar && $0.value != .null ? $0.string : nil }
      return texts.count == node.items.count ? .list(texts) : nil
    case (.choices, _, _), (.list, _, _), (_, .sequence, _), (_, .mapping, _): return nil
    case (_, .scalar, .null): return nil
    case (_, .scalar, _): return node.string.map { .text($0) }
    }
  }

  private func hasKind(_ answer: ScaffoldAnswer) -> Bool {
    switch (kind, answer) {
    case (.bool, .bool), (.integer, .integer), (.choices, .list), (.list, .list): true
    case (.text, .text), (.choice, .text), (.name, .text), (.identifier, .text), (.path, .text),
      (.repository, .text), (.version, .text):
      true
    default: false
    }
  }
}

extension GivenAnswer {
  /// What was given, for messages.
  var shown: String {
    switch form {
    case .text(let text): "`\(printable(text))`"
    case .answer(let answer): "`\(printable(answer.text))`"
    case .node(let node): node.shown
    }
  }
}

extension Node {
  /// What the node is, for messages.
  var shown: String {
    switch kind {
    case .mapping: return "a mapping"
    case .sequence: return "a list"
    case .scalar:
      if case .null = value { return "nothing" }
      let text = string ?? ""
      return text.utf8.count <= 40 ? "`\(printable(text))`" : "a text of \(text.utf8.count) bytes"
    }
  }
}

extension Value {
  /// What the value is, for messages.
  var shown: String {
    if isNull { return "nothing" }
    if let text = stringValue { return text.utf8.count <= 40 ? "`\(printable(text))`" : "a long text" }
    if let bool = boolValue { return "`\(bool)`" }
    if let integer = integerValue { return "`\(integer)`" }
    if numberValue != nil { return "a number with a fraction" }
    return elementCount == nil ? "a mapping" : "a list"
  }
}
