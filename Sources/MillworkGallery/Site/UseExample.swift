import MillworkManifest
import MillworkSource

/// A piece of Swift that uses a component, which compiles as it stands beside the generated code: for toolbar content and kinds of
/// one's own the first declaration of the manifest's use sites that names it; else, where Millwork knows how it is used, a view that
/// does.
struct UseExample {
  let text: String

  /// The use of a component whose generated file is `code`; `nil` for one of a kind of one's own that no use site has.
  init?(of component: Component, code: MappedFile, in files: [MappedFile]) {
    switch component {
    case .toggleStyle(let model): text = ExampleView(of: model).text
    case .toolbarContent(let model):
      text = Self.declaration(of: component, in: files) ?? ExampleView(of: model).text
    case .custom:
      let members = Self.staticMembers(in: code.text.bytes)
      guard let found = Self.declaration(of: component, members: members, in: files) else { return nil }
      text = found
    }
  }

  /// The first declaration of some files that has a name of a component, or one of its static members behind a dot.
  private static func declaration(
    of component: Component, members: Set<String> = [], in files: [MappedFile]
  ) -> String? {
    let names =
      component.declaredTypes + [component.declaredMethod, component.declaredFunction].compactMap { $0 }
    let wanted = Set(names.map(\.value))
    return files.lazy.compactMap { declaration(naming: wanted, members, in: $0.text.bytes) }.first
  }

  /// The first declaration with a body at the top level that holds one of the names, or one of `members` behind a dot.
  private static func declaration(naming names: Set<String>, _ members: Set<String>, in bytes: [UInt8])
    -> String?
  {
    var depth = 0
    var start: Int?
    var isImport = false
    var isWanted = false
    var isBehindDot = false
    for token in CodeTokens(bytes).tokens {
      if token.startsLine { isImport = false }
      let word = token.kind == .word ? String(decoding: bytes[token.range], as: UTF8.self) : ""
      if start == nil, word == "import" { isImport = true }
      if isImport { continue }
      let first = start ?? token.range.lowerBound
      start = first
      isWanted = isWanted || names.contains(word) || isBehindDot && members.contains(word)
      isBehindDot = bytes[token.range].elementsEqual([UInt8(ascii: ".")])
      if token.kind == .open { depth += 1 }
      guard token.kind == .close else { continue }
      depth -= 1
      guard depth == 0, bytes[token.range.lowerBound] == UInt8(ascii: "}") else { continue }
      if isWanted { return String(decoding: bytes[first..<token.range.upperBound], as: UTF8.self) + "\n" }
      start = nil
    }
    return nil
  }

  /// The names of what is declared `static`, such as `.quiet` of a style.
  private static func staticMembers(in bytes: [UInt8]) -> Set<String> {
    let words = CodeTokens(bytes).tokens.map { token in
      token.kind == .word ? String(decoding: bytes[token.range], as: UTF8.self) : ""
    }
    let kinds: Set<String> = ["var", "let", "func"]
    return Set(
      words.indices.dropFirst(2).filter { words[$0 - 2] == "static" && kinds.contains(words[$0 - 1]) }
        .map { words[$0] })
  }
}
