import MillworkDocument
import MillworkSource

extension Decoder {
  /// The parameters of an initialiser: types by name, or `{type: …, default: …}` by name.
  mutating func parameters(_ node: Node) -> [Parameter] {
    typealias Keys = ManifestSchema.ParameterFields
    let field = ManifestSchema.ToolbarFields.parameters
    return entries(of: node, expected: field.expects, inner: field.shape.keysOfEntries).compactMap {
      key, value in
      guard let name = identifier(key) else { return nil }
      guard value.kind == .mapping else {
        return type(value, Keys.type.named(name.value)).map { Parameter(name, $0, kind: kind(of: $0)) }
      }
      guard let fields = fields(of: value, as: Keys.schema),
        let type = fields[Keys.type].flatMap({ type($0, Keys.type) })
      else { return nil }
      return Parameter(
        name, type, kind: kind(of: type),
        defaultValue: fields[Keys.defaultValue].flatMap { code($0, Keys.defaultValue) },
        summary: fields[Keys.summary].flatMap { plainText($0, Keys.summary) })
    }
  }

  /// Reports parameters that no code of the component refers to.
  mutating func checkUse(of parameters: [Parameter]) {
    for parameter in parameters where !code.contains(where: { $0.mentions(parameter.name.value) }) {
      report(.unusedParameter(parameter.name))
    }
  }

  /// Reports properties of the environment that no other code of the component refers to.
  mutating func checkUse(of environment: [EnvironmentProperty], in model: ToolbarContentModel) {
    for property in environment where !(model.usesDismiss && property.name.value == "dismiss") {
      let isUsed = code.contains { $0.span != property.source.span && $0.mentions(property.name.value) }
      if !isUsed { report(.unusedEnvironment(property.name)) }
    }
  }

  /// What is read from the environment: key paths, types or `{object: type}` by the names of properties.
  mutating func environment(_ node: Node) -> [EnvironmentProperty] {
    typealias Keys = ManifestSchema.EnvironmentObjectFields
    let field = ManifestSchema.ToolbarFields.environment
    return entries(of: node, expected: field.expects).compactMap { key, value -> EnvironmentProperty? in
      guard let name = identifier(key) else { return nil }
      guard value.kind != .mapping else {
        return fields(of: value, as: Keys.schema)?[Keys.object].flatMap { type($0, Keys.object) }.map {
          EnvironmentProperty(isObject: true, name: name, source: $0)
        }
      }
      guard let source = code(value, field) else { return nil }
      let word = source.string.hasPrefix(".") ? String(source.string.dropFirst()) : source.string
      // A capital letter begins the name of a type.
      let isType = word.utf8.first.map { 0x41...0x5A ~= $0 } ?? false
      if !isType, SwiftIdentifier.isIdentifier(word) {
        report(.noKeyPath(field, word, found: source.string, at: value.span))
        return nil
      }
      if source.isTypeName {
        report(.typeInEnvironment(field, source.string, at: value.span))
        return nil
      }
      let bytes = source.text.bytes
      let isObject = source.isTypeValue && bytes.first != UInt8(ascii: "\\")
      let needs = availability("Environment.init(_:)")
      if isObject, needs.isConditional {
        report(.environmentNeedsHigherFloor(needs.required, at: value.span))
      }
      return EnvironmentProperty(isObject: false, name: name, source: source)
    }
  }

  /// One type of a property: what belongs to parameters of functions only is reported.
  private mutating func type(_ node: Node, _ field: Field) -> CodeText? {
    guard let type = code(node, field) else { return nil }
    if type.isTypeValue {
      report(.valueOfType(field, type.string, at: node.span))
      return nil
    }
    for (range, text) in Self.outerWords(of: type.text.bytes) {
      guard let help = Self.noWordsOfTypes[text] else { continue }
      let span = type.text.origin(of: range).span ?? node.span
      report(.notOneType(field, found: text, help: help, at: span))
      return nil
    }
    return type
  }

  private static let noWordsOfTypes = [
    ",": "write each parameter as an entry of its own",
    "@escaping": "remove it: a closure that is kept escapes anyway",
    "@autoclosure": "remove it: the initialiser keeps the closure itself",
    "=>": "write `->`",
    "=": "write {type: …, default: …}",
    "inout": "remove it, and write `Binding<…>` where the caller's value is to change",
  ]

  /// The words outside of all brackets, attributes with their `@`, and commas, arrows and what is taken for
  /// one.
  private static func outerWords(of bytes: [UInt8]) -> [(range: Range<Int>, text: String)] {
    var words: [(range: Range<Int>, text: String)] = []
    var depth = 0
    var index = 0
    while index < bytes.count {
      let start = index
      index += 1
      var isWord = false
      switch bytes[start] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ","): isWord = true
      case UInt8(ascii: "-") where index < bytes.count && bytes[index] == UInt8(ascii: ">"):
        index += 1
        isWord = true
      case UInt8(ascii: "="):
        if index < bytes.count, bytes[index] == UInt8(ascii: ">") { index += 1 }
        isWord = true
      case let byte where byte == UInt8(ascii: "@") || CodeText.isPartOfName(byte):
        while index < bytes.count, CodeText.isPartOfName(bytes[index]) { index += 1 }
        isWord = true
      default: break
      }
      if isWord, depth == 0 {
        words.append((start..<index, String(decoding: bytes[start..<index], as: UTF8.self)))
      }
    }
    return words
  }

  /// A function type has an arrow outside all brackets; a binding is `Binding<…>` as a whole.
  private func kind(of type: CodeText) -> Parameter.Kind {
    let bytes = type.text.bytes
    let words = Self.outerWords(of: bytes).map(\.text)
    if words.contains("->") { return .closure }
    let prefix = Array("Binding<".utf8)
    let end = bytes.count - 1
    guard bytes.starts(with: prefix), words == ["Binding"], bytes[end] == UInt8(ascii: ">") else {
      return .value
    }
    let value = CodeText(text: type.text.slice(prefix.count..<end), span: type.span)
    return .binding(of: value)
  }
}
