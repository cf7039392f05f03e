import MillworkDocument
import MillworkSource

/// What `@Entry var name: Type = value` stands for: accessors that read and write under a key, and the key, whose
/// protocol is that of the extended type.
struct EntryMacro {
  /// The code that takes the macro's place in the role that was asked for.
  let expansion: String

  /// Reads the compiler's request; `nil` where the declaration is of no form that the macro allows.
  init?(_ request: Node) {
    guard let source = request["declSyntax"]?["source"]?.string, let role = request["macroRole"]?.string,
      let property = Property(source)
    else { return nil }
    let key = "__Key_\(property.name)"
    let declaration: String
    let context = request["lexicalContext"]?.items.first?["source"]?.string ?? ""
    switch Self.extendedType(context) {
    case "FocusedValues":
      guard let type = property.type else { return nil }
      declaration =
        "private struct \(key): SwiftUI.FocusedValueKey { typealias Value = \(Self.unwrapped(type)) }"
    case let type:
      let keyProtocol = Self.protocols[type] ?? "EnvironmentKey"
      guard let value = property.value ?? (property.type.map(Self.isOptional) == true ? "nil" : nil) else {
        return nil
      }
      let member =
        property.type.map { "static var defaultValue: \($0) { get { \(value) } }" }
        ?? "static let defaultValue = \(value)"
      declaration = "private struct \(key): SwiftUI.\(keyProtocol) { \(member) }"
    }
    expansion =
      role == "accessor" ? "get { self[\(key).self] }\nset { self[\(key).self] = newValue }" : declaration
  }

  private static let protocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey",
  ]

  /// The last part of the name that stands after `extension`.
  private static func extendedType(_ context: String) -> String {
    let words = context.split { $0.isWhitespace || $0 == "{" || $0 == ":" }
    guard let index = words.firstIndex(of: "extension"), index + 1 < words.count else { return "" }
    return words[index + 1].split(separator: ".").last.map(String.init) ?? ""
  }

  /// Whether `type` is written as an optional.
  static func isOptional(_ type: String) -> Bool {
    type.hasSuffix("?") || type.hasPrefix("Optional<")
  }

  /// `type` without what makes it an optional.
  static func unwrapped(_ type: String) -> String {
    if type.hasSuffix("?") { return String(type.dropLast()) }
    return type.hasPrefix("Optional<") ? String(type.dropFirst("Optional<".count).dropLast()) : type
  }

  /// The parts of `var name: Type = value`.
  struct Property: Hashable {
    let name: String
    let type: String?
    let value: String?

    /// Reads a declaration with its attributes and modifiers; `nil` where it has accessors or no single name.
    init?(_ source: String) {
      let text = Array(source.utf8)
      let codeEnd = SwiftTokens.end(of: text)
      guard let keyword = SwiftTokens.position(of: "var", in: text) else { return nil }
      var index = keyword + 3
      while index < codeEnd, !isWordStart(text[index]), text[index] != UInt8(ascii: "`") { index += 1 }
      let start = index
      while index < codeEnd, isWordPart(text[index]) || text[index] == UInt8(ascii: "`") { index += 1 }
      name = String(decoding: text[start..<index], as: UTF8.self).filter { $0 != "`" }
      guard !name.isEmpty else { return nil }
      let equals = SwiftTokens.assignment(in: text, from: index)
      let head = Self.trimmed(text[index..<(equals ?? codeEnd)])
      guard head.isEmpty || head.hasPrefix(":") else { return nil }
      type = head.isEmpty ? nil : Self.trimmed(Array(head.utf8)[1...])
      value = equals.map { Self.trimmed(text[($0 + 1)..<codeEnd]) }
      guard type != nil || value != nil, type?.contains("{") != true else { return nil }
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
      let isSpace = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
      let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
      let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
      return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    }
  }
}

/// Finds places in a short piece of Swift, passing over comments, strings and whatever is in brackets.
enum SwiftTokens {
  /// The position of the word `word` outside brackets.
  static func position(of word: StaticString, in text: [UInt8]) -> Int? {
    var found: Int?
    let count = word.utf8CodeUnitCount
    walk(text, from: 0) { index in
      guard index + count <= text.count, index == 0 || !isWordPart(text[index - 1]),
        index + count == text.count || !isWordPart(text[index + count]),
        (0..<count).allSatisfy({ text[index + $0] == word.utf8Start[$0] })
      else { return true }
      found = index
      return false
    }
    return found
  }

  /// The position of the first `=` outside brackets that is an operator of its own.
  static func assignment(in text: [UInt8], from start: Int) -> Int? {
    var found: Int?
    let operators = Set("=<>!&|+-*/%^~?".utf8)
    walk(text, from: start) { index in
      guard text[index] == UInt8(ascii: "="), index + 1 >= text.count || !operators.contains(text[index + 1]),
        // `Int?=nil` is no Swift, so the sign before may only be the end of a type.
        index == 0 || text[index - 1] == UInt8(ascii: "?") || !operators.contains(text[index - 1])
      else { return true }
      found = index
      return false
    }
    return found
  }

  /// The access modifier of a declaration; one that is for the setter alone does not count.
  static func access(of source: [UInt8]) -> String {
    let words: [StaticString] = ["fileprivate", "private", "internal", "package", "public"]
    for word in words {
      guard let position = position(of: word, in: source) else { continue }
      let end = position + word.utf8CodeUnitCount
      if end < source.count, source[end] != UInt8(ascii: "(") { return "\(word) " }
    }
    return ""
  }

  /// The lines of a type's body, with what their brackets hold; those that a semicolon parts too.
  static func statements(of text: [UInt8]) -> [[UInt8]] {
    var statements: [[UInt8]] = []
    var start = 0
    walk(text, from: 0) { index in
      guard text[index] == UInt8(ascii: "\n") || text[index] == UInt8(ascii: ";") else { return true }
      statements.append(Array(text[start..<index]))
      start = index + 1
      return true
    }
    return statements + [Array(text[start...])]
  }

  /// One past the last byte that is neither space nor comment.
  static func end(of text: [UInt8]) -> Int {
    var end = 0
    walk(text, from: 0, entersBrackets: true) { index in
      if text[index] > UInt8(ascii: " ") { end = index + 1 }
      return true
    }
    return end
  }

  /// Calls `visit` for each byte of code from `start` on until it says `false`.
  private static func walk(
    _ text: [UInt8], from start: Int, entersBrackets: Bool = false, visit: (Int) -> Bool
  ) {
    var index = start
    var depth = 0
    while index < text.count {
      let byte = text[index]
      let next = index + 1 < text.count ? text[index + 1] : 0
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
        continue
      }
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        index += 2
        while index < text.count,
          !(text[index] == UInt8(ascii: "*") && index + 1 < text.count
            && text[index + 1] == UInt8(ascii: "/"))
        { index += 1 }
        index = min(index + 2, text.count)
        continue
      }
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
      if depth == 0 || entersBrackets, !visit(index) { return }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth -= 1 }
      if byte == UInt8(ascii: "\"") {
        index += 1
        while index < text.count, text[index] != UInt8(ascii: "\"") {
          index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        if entersBrackets, index < text.count { _ = visit(index) }
      }
      index += 1
    }
  }
}
