/// Swift's identifiers (The Swift Programming Language, Lexical Structure, "Identifiers" and "Keywords"), without the
/// characters that turn the direction of text around.
package enum SwiftIdentifier {
  /// Whether `text` is an identifier without backticks: a head and further characters, no keyword.
  package static func isPlain(_ text: String) -> Bool { isIdentifier(text) && !isKeyword(text) }

  /// Whether `text` has the form of an identifier; it may be a keyword.
  package static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isHead(first), text != "_" else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy { isHead($0) || isContinuation($0) }
  }

  /// Whether `text` is reserved, so that it needs backticks where a name is declared.
  package static func isKeyword(_ text: String) -> Bool { keywords.contains(text) }

  /// `text` as it is written in a declaration or reference.
  package static func escaped(_ text: String) -> String { isKeyword(text) ? "`\(text)`" : text }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
    "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x5F: true
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF:
      true
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
    case 0x0100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF: true
    case 0x200C...0x200D, 0x203F...0x2040, 0x2054: true
    case 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
    case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF: true
    case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD: true
    case 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0xEFFFD:
      scalar.value & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  private static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }
}
