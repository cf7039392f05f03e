import MillworkManifest
import MillworkSource

/// A piece of Swift that uses a component: the usual lines for a toggle style, and for everything else the first declaration of the
/// manifest's own use sites that names it.
struct UseExample {
  let text: String

  init?(of component: Component, in files: [MappedFile]) {
    if case .toggleStyle(let model) = component {
      let style = model.member.map { ".\($0)" } ?? "\(model.name.value)()"
      let toggle = "Toggle(\"Label\", isOn: $isOn)\n  .toggleStyle(\(style))\n"
      let companion =
        model.companion.map { "\n// The same in one view:\n\($0.value)(\"Label\", isOn: $isOn)\n" } ?? ""
      text = "@State private var isOn = true\n\n" + toggle + companion
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
    return nil
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
