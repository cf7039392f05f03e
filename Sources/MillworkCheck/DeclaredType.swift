/// The declaration of a type that a macro is attached to.
struct DeclaredType {
  /// The type's name.
  let name: String
  /// The access that its members need, with a space after it: that of the type where others may see it.
  let access: String
  /// What stands in its braces.
  private let body: [UInt8]

  /// Reads a declaration; `nil` where it is of no type that `keyword` begins.
  init?(_ source: String, _ keyword: StaticString) {
    let text = Array(source.utf8)
    guard let position = SwiftTokens.position(of: keyword, in: text) else { return nil }
    let rest = text[(position + keyword.utf8CodeUnitCount)...].drop { $0 == UInt8(ascii: " ") }
    let name = rest.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "{") }
    guard !name.isEmpty else { return nil }
    self.name = String(decoding: name, as: UTF8.self)
    let head = Array(text[..<position])
    let isSeen = { (words: [StaticString]) in words.contains { SwiftTokens.position(of: $0, in: head) != nil }
    }
    access = isSeen(["public", "open"]) ? "public " : isSeen(["package"]) ? "package " : ""
    let open = rest.firstIndex(of: UInt8(ascii: "{")).map { $0 + 1 } ?? text.endIndex
    body = Array(text[open..<max(open, text.lastIndex(of: UInt8(ascii: "}")) ?? open)])
  }

  /// The properties of an instance that are stored and whose type is written.
  var storedProperties: [EntryMacro.Property] {
    SwiftTokens.statements(of: body).compactMap { statement in
      guard SwiftTokens.position(of: "static", in: statement) == nil,
        SwiftTokens.position(of: "func", in: statement) == nil,
        let keyword = SwiftTokens.position(of: "let", in: statement)
          ?? SwiftTokens.position(of: "var", in: statement)
      else { return nil }
      let rest = String(decoding: statement[(keyword + 3)...], as: UTF8.self)
      return EntryMacro.Property("var" + rest).flatMap { $0.type == nil ? nil : $0 }
    }
  }
}
