import MillworkDocument
import MillworkSource

extension Decoder {
  /// The text of a scalar. Reports a missing value, mappings and lists.
  private mutating func scalar(_ node: Node, _ field: Field) -> String? {
    if node.kind == .scalar, let text = node.string {
      if case .null = node.value {} else { return text }
    }
    reportWrongValue(node, field)
    return nil
  }

  /// A text for people or for a comment; numbers and booleans count as their text.
  mutating func plainText(_ node: Node, _ field: Field) -> PlainText? {
    guard scalar(node, field) != nil else { return nil }
    return PlainText(text: node.mappedText ?? MappedText(), span: node.span)
  }

  /// The name of an image, a colour set or the like: a text that is not empty.
  mutating func assetName(_ node: Node, _ field: Field) -> PlainText? {
    guard let text = plainText(node, field) else { return nil }
    guard text.text.bytes.contains(where: { $0 > 0x20 }) else {
      report(.emptyName(field, at: node.span))
      return nil
    }
    return text
  }

  /// Swift code. White space around it is dropped; code without anything else is an error, and so is code that does not
  /// close what it opens.
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
    let code = text.slice(first..<last + 1)
    let isExpression = !ManifestSchema.statementFields.contains(field)
    if let problem = CodeBalance.problem(of: code.bytes, isExpression: isExpression) {
      let offset = problem.offset
      report(
        .unbalancedCode(
          field, problem, in: code.bytes, at: code.origin(of: offset..<offset + 1).span ?? node.span))
      return nil
    }
    if !isExpression, field != ManifestSchema.ButtonFields.task,
      let offset = CodeBalance.awaitOffset(in: code.bytes)
    {
      report(.awaitOutsideTask(field, at: code.origin(of: offset..<offset + 5).span ?? node.span))
      return nil
    }
    if !isExpression, let offset = CodeBalance.tryOffset(in: code.bytes) {
      report(.uncaughtError(field, at: code.origin(of: offset..<offset + 3).span ?? node.span))
      return nil
    }
    let result = CodeText(text: code, span: node.span)
    self.code.append(result)
    return result
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

  /// The name of a type that is declared at the top level.
  mutating func typeName(_ name: Located<String>) -> Located<String>? {
    guard let name = identifier(name) else { return nil }
    if ReservedNames.types.contains(name.value) {
      report(.reservedName(name))
    } else if ReservedNames.everydayTypes.contains(name.value) {
      report(.everydayName(name))
    } else {
      return name
    }
    return nil
  }

  /// A finite number within the field's range.
  mutating func number(_ node: Node, _ field: Field) -> Located<Double>? {
    let number: Double? =
      switch node.value {
      case .integer(let integer): Double(integer)
      case .float(let float): float
      default: nil
      }
    guard node.kind == .scalar, let number, number.isFinite else {
      reportWrongValue(node, field)
      return nil
    }
    if let range = field.shape.numberRange, !range.contains(number) {
      report(
        .outOfRange(
          field, found: describe(node), range: range, help: WrongValue.help(for: number, outside: range),
          at: node.span))
      return nil
    }
    return Located(number, at: node.span)
  }

  /// A whole number within the field's range.
  mutating func wholeNumber(_ node: Node, _ field: Field) -> Located<Int>? {
    guard let number = number(node, field) else { return nil }
    guard let whole = Int(exactly: number.value) else {
      reportWrongValue(node, field)
      return nil
    }
    return Located(whole, at: node.span)
  }

  /// True or false.
  mutating func boolean(_ node: Node, _ field: Field) -> Located<Bool>? {
    if node.kind == .scalar, case .bool(let value) = node.value { return Located(value, at: node.span) }
    reportWrongValue(node, field)
    return nil
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

  /// Paths relative to the manifest's folder, of files whose names end in one of `suffixes`.
  mutating func paths(_ node: Node, _ field: Field, suffixes: [String]) -> [Located<String>] {
    items(of: node, expected: field.expects).compactMap { path($0, field, suffixes: suffixes) }
  }

  /// A path relative to the manifest's folder, of a file whose name ends in one of `suffixes`.
  mutating func path(_ node: Node, _ field: Field, suffixes: [String]) -> Located<String>? {
    let text = node.kind == .scalar ? node.string ?? "" : ""
    let name = text.hasSuffix("/") ? String(text.dropLast()) : text
    let isNamed = suffixes.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
    guard isNamed, !text.utf8.contains(0) else {
      report(.wrongPath(field, suffixes: suffixes, found: describe(node), at: node.span))
      return nil
    }
    return Located(text, at: node.span)
  }
}
