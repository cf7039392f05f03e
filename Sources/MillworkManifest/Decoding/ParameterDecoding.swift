import MillworkDocument
import MillworkSource

extension Decoder {
  /// The parameters of an initialiser: types by name, or `{type: …, default: …}` by name.
  mutating func parameters(_ node: Node) -> [Parameter] {
    typealias Keys = ManifestSchema.ParameterFields
    let expected = ManifestSchema.ToolbarFields.parameters.expects
    return entries(of: node, expected: expected).compactMap { key, value in
      guard let name = identifier(key) else { return nil }
      guard value.kind == .mapping else {
        return code(value, Keys.type).map { Parameter(name, $0, kind: kind(of: $0)) }
      }
      guard let fields = fields(of: value, as: Keys.schema),
        let type = fields[Keys.type].flatMap({ code($0, Keys.type) })
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

  /// What is read from the environment: key paths or types by the names of properties.
  mutating func environment(_ node: Node) -> [EnvironmentProperty] {
    let field = ManifestSchema.ToolbarFields.environment
    return entries(of: node, expected: field.expects).compactMap { key, value in
      guard let name = identifier(key), let source = code(value, field) else { return nil }
      return EnvironmentProperty(name: name, source: source)
    }
  }

  /// A function type has an arrow outside all brackets; a binding is `Binding<…>` as a whole.
  private func kind(of type: CodeText) -> Parameter.Kind {
    let bytes = type.text.bytes
    var depth = 0
    var end = bytes.count
    for (index, byte) in bytes.enumerated() {
      let isArrow = byte == UInt8(ascii: ">") && index > 0 && bytes[index - 1] == UInt8(ascii: "-")
      if isArrow, depth == 0 { return .closure }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where !isArrow:
        depth -= 1
        if depth == 0 { end = min(end, index) }
      default: break
      }
    }
    let prefix = Array("Binding<".utf8)
    guard bytes.starts(with: prefix), end == bytes.count - 1 else { return .value }
    let value = CodeText(text: type.text.slice(prefix.count..<end), span: type.span)
    return .binding(of: value)
  }
}
