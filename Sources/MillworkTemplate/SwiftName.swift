/// Names and literals of Swift.
enum SwiftName {
  /// The words that StencilSwiftKit escapes.
  static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
    "inout",
    "internal", "let", "open", "operator", "private", "protocol", "public", "static", "struct", "subscript",
    "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "switch", "where", "while", "as", "Any", "catch", "false", "is",
    "nil", "rethrows", "super", "self", "Self", "throw", "throws", "true", "try", "_", "#available",
    "#colorLiteral", "#column", "#else", "#elseif", "#endif", "#file", "#fileLiteral", "#function", "#if",
    "#imageLiteral", "#line", "#selector", "#sourceLocation", "associativity", "convenience", "dynamic",
    "didSet",
    "final", "get", "infix", "indirect", "lazy", "left", "mutating", "none", "nonmutating", "optional",
    "override", "postfix", "precedence", "prefix", "Protocol", "required", "right", "set", "Type", "unowned",
    "weak", "willSet",
  ]

  /// A valid identifier: each part between characters that no identifier may have begins with a capital, `_` stands for
  /// such a character, and before a first character that may only stand later.
  static func identifier(_ text: String) -> String {
    var result = ""
    var isStart = true
    for scalar in text.unicodeScalars {
      if isTail(scalar) {
        if isStart { result += String(scalar).uppercased() } else { result.unicodeScalars.append(scalar) }
        isStart = false
      } else {
        result += "_"
        isStart = true
      }
    }
    return prefixed(result)
  }

  /// An identifier in camel case.
  static func prettyIdentifier(_ text: String) -> String {
    prefixed(LetterCase.snakeToCamelCase(identifier(text), stripsLeading: true))
  }

  private static func prefixed(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return "" }
    return isHead(first) ? text : "_" + text
  }

  /// A complete string literal for the text, on one line.
  static func stringLiteral(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      case "\u{1}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}", "\u{FEFF}":
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A literal of one line that takes more than `columns`, written over several lines of at most so many where its blanks
  /// allow. The text stays the same: every line ends in a backslash (The Swift Programming Language, String Literals).
  static func folded(_ literal: String, columns: Int) -> String {
    guard literal.unicodeScalars.count > columns else { return literal }
    var lines: [String] = []
    var line = ""
    for word in literal.dropFirst().dropLast().split(separator: " ", omittingEmptySubsequences: false) {
      // A line ends in the blank before the word and in a backslash, and begins with no blank.
      let isFull = line.unicodeScalars.count + word.unicodeScalars.count + 1 > columns
      if isFull, !word.isEmpty, line.contains(where: { $0 != " " }) {
        lines.append(line)
        line = ""
      }
      line += word + " "
    }
    lines.append(String(line.dropLast()))
    guard lines.count > 1 else { return literal }
    var text = lines.joined(separator: "\\\n")
    // Here a quotation mark alone stands for itself.
    if !text.contains("\\\"\\\"") { text.replace("\\\"", with: "\"") }
    return "\"\"\"\n\(text)\n\"\"\""
  }

  /// Whether an identifier may begin with the character (The Swift Programming Language, Lexical Structure).
  static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case 0..<0x80: false
    default: heads.contains { $0.contains(scalar.value) }
    }
  }

  /// Whether the character may stand in an identifier.
  static func isTail(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: isHead(scalar)
    }
  }

  private static let heads: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF,
    0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x20CF, 0x2100...0x218F,
    0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
    0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD,
    0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD,
    0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD,
    0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
  ]
}
