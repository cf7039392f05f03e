import MillworkManifest
import MillworkSource

/// A piece of Swift that uses a component: the usual lines for a toggle style, and for everything else the first declaration of the
/// manifest's own use sites that names it, or the usual lines of toolbar content.
struct UseExample {
  let text: String

  init?(of component: Component, in files: [MappedFile]) {
    if case .toggleStyle(let model) = component {
      let call = Call(model.parameters)
      let style =
        model.member.map { ".\($0)" + call.text(orNothing: true) } ?? model.name.value + call.text()
      let toggle = "Toggle(\"Label\", isOn: $isOn)\n  .toggleStyle(\(style))\n"
      let companion =
        model.companion.map {
          "\n// The same in one view:\n\($0.value)\(call.text(behind: "\"Label\", isOn: $isOn"))\n"
        } ?? ""
      text = "@State private var isOn = true\n" + call.properties + "\n" + toggle + companion
      return
    }
    let names =
      component.declaredTypes + [component.declaredMethod, component.declaredFunction].compactMap { $0 }
    let wanted = Set(names.map(\.value))
    for file in files {
      if let found = Self.declaration(naming: wanted, in: file.text.bytes) {
        text = found
        return
      }
    }
    guard case .toolbarContent(let model) = component, model.slots.isEmpty else { return nil }
    let call = Call(model.parameters)
    let toolbar = model.isCustomizable ? ".toolbar(id: \"main\")" : ".toolbar"
    let use =
      model.modifierName.map { ".\($0.value)\(call.text())" }
      ?? "\(toolbar) {\n    \(model.name.value)\(call.text())\n  }"
    text = call.properties + (call.properties.isEmpty ? "" : "\n") + "content\n  \(use)\n"
  }

  /// The first declaration with a body at the top level that holds one of the names.
  private static func declaration(naming names: Set<String>, in bytes: [UInt8]) -> String? {
    var depth = 0
    var start: Int?
    var isImport = false
    var isWanted = false
    for token in CodeTokens(bytes).tokens {
      if token.startsLine { isImport = false }
      let word = token.kind == .word ? String(decoding: bytes[token.range], as: UTF8.self) : ""
      if start == nil, word == "import" { isImport = true }
      if isImport { continue }
      let first = start ?? token.range.lowerBound
      start = first
      isWanted = isWanted || names.contains(word)
      if token.kind == .open { depth += 1 }
      guard token.kind == .close else { continue }
      depth -= 1
      guard depth == 0, bytes[token.range.lowerBound] == UInt8(ascii: "}") else { continue }
      if isWanted { return String(decoding: bytes[first..<token.range.upperBound], as: UTF8.self) + "\n" }
      start = nil
    }
    return nil
  }
}

/// What a view that uses a component hands to its initialiser: a property of the same name for each parameter that has to be given.
private struct Call {
  /// The declarations of the properties, one a line.
  let properties: String
  private let arguments: [String]

  init(_ parameters: [Parameter]) {
    let needed = parameters.filter { $0.defaultValue == nil }
    var properties = ""
    var arguments: [String] = []
    for parameter in needed {
      let name = parameter.name.value
      if case .binding(let value) = parameter.kind {
        properties += "@Binding var \(name): \(value.string)\n"
        arguments.append("\(name): $\(name)")
      } else {
        properties += "let \(name): \(parameter.type.string)\n"
        arguments.append("\(name): \(name)")
      }
    }
    (self.properties, self.arguments) = (properties, arguments)
  }

  /// The arguments between parentheses, `first` before them; without any nothing at all where that may be.
  func text(behind first: String? = nil, orNothing: Bool = false) -> String {
    let all = (first.map { [$0] } ?? []) + arguments
    return all.isEmpty && orNothing ? "" : "(" + all.joined(separator: ", ") + ")"
  }
}
