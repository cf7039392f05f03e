import MillworkDocument
import MillworkSource

extension Decoder {
  /// The text of a scalar. Reports a missing value, mappings and lists.
  private mutating func scalar(_ node: Node, _ field: Field) -> String? {
    if node.kind == .scalar, let text = node.string {
      if case .null = node.value {} else { return text }
    }
    report(.wrongValue(field, found: describe(node), at: node.span))
    return nil
  }

  /// A text for people or for a comment; numbers and booleans count as their text.
  mutating func plainText(_ node: Node, _ field: Field) -> PlainText? {
    guard scalar(node, field) != nil else { return nil }
    return PlainText(text: node.mappedText ?? MappedText(), span: node.span)
  }

  /// Swift code. White space around it is dropped; code without anything else is an error.
  mutating func code(_ node: Node, _ field: Field) -> CodeText? {
    guard scalar(node, field) != nil else { return nil }
    let text = node.mappedText ?? MappedText()
    let space: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard let first = text.bytes.firstIndex(where: { !space($0) }),
      let last = text.bytes.lastIndex(where: { !space($0) })
    else {
      report(.emptyCode(field, at: node.span))
      return nil
    }
    return CodeText(text: text.slice(first..<last + 1), span: node.span)
  }

  /// A name that is to be declared: an identifier that is no keyword.
  mutating func identifier(_ node: Node, _ field: Field) -> Located<String>? {
    guard let text = scalar(node, field) else { return nil }
    return identifier(Located(text, at: node.span))
  }

  /// The same for a name that was already read, such as a key.
  mutating func identifier(_ name: Located<String>) -> Located<String>? {
    if SwiftIdentifier.isPlain(name.value) { return name }
    report(.notAnIdentifier(name))
    return nil
  }

  /// A finite number within `range`.
  mutating func number(_ node: Node, _ field: Field, in range: ClosedRange<Double>) -> Located<Double>? {
    let number: Double? =
      switch node.value {
      case .integer(let integer): Double(integer)
      case .float(let float): float
      default: nil
      }
    guard node.kind == .scalar, let number, number.isFinite else {
      report(.wrongValue(field, found: describe(node), at: node.span))
      return nil
    }
    guard range.contains(number) else {
      report(.outOfRange(field, found: describe(node), range: range, at: node.span))
      return nil
    }
    return Located(number, at: node.span)
  }

  /// One of a fixed set of names.
  mutating func choice(_ node: Node, _ field: Field, among names: [String]) -> Located<String>? {
    guard let text = scalar(node, field) else { return nil }
    if names.contains(text) { return Located(text, at: node.span) }
    report(.unknownChoice(text, field, known: names, at: node.span))
    return nil
  }

  /// The name of a case of `Choice`.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: Node, _ field: Field, of type: Choice.Type
  ) -> Located<Choice>? {
    guard let name = choice(node, field, among: Choice.allCases.map(\.rawValue)),
      let choice = Choice(rawValue: name.value)
    else { return nil }
    return Located(choice, at: name.span)
  }

  /// Paths relative to the manifest's folder.
  mutating func paths(_ node: Node, _ field: Field) -> [Located<String>] {
    items(of: node, expected: field.expects).compactMap { item in
      guard let text = scalar(item, field) else { return nil }
      guard !text.isEmpty, !text.utf8.contains(0) else {
        report(.wrongValue(field, found: describe(item), at: item.span))
        return nil
      }
      return Located(text, at: item.span)
    }
  }
}
