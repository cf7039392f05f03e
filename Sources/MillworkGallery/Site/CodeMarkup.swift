import MillworkSource

/// Swift as HTML, with a class for each kind of word.
enum CodeMarkup {
  /// Words that are not names. Some are names elsewhere; in generated code they are not.
  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "do", "else", "enum", "extension", "false", "fileprivate", "for", "func", "get",
    "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "isolated", "lazy", "let", "mutating", "nil",
    "nonisolated", "open", "operator", "override", "package", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "Self", "sending", "set", "some", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]

  /// The HTML of a piece of Swift.
  static func html(_ code: String) -> String {
    let bytes = Array(code.utf8)
    let scan = CodeTokens(bytes)
    var pieces = scan.comments.map { ($0, "c") }
    for (index, token) in scan.tokens.enumerated() {
      let before = index > 0 ? bytes[scan.tokens[index - 1].range] : []
      if let name = className(of: token, after: before, bytes) { pieces.append((token.range, name)) }
    }
    pieces.sort { $0.0.lowerBound < $1.0.lowerBound }
    // What stands side by side has one mark.
    pieces = pieces.reduce(into: []) { joined, piece in
      if let last = joined.last, last.1 == piece.1, last.0.upperBound == piece.0.lowerBound {
        joined[joined.count - 1].0 = last.0.lowerBound..<piece.0.upperBound
      } else {
        joined.append(piece)
      }
    }
    var html = ""
    var position = 0
    func text(_ range: Range<Int>) -> String { markupText(String(decoding: bytes[range], as: UTF8.self)) }
    for (range, name) in pieces {
      html += between(position..<range.lowerBound, bytes)
      html += "<span class=\"\(name)\">\(text(range))</span>"
      position = range.upperBound
    }
    return html + between(position..<bytes.count, bytes)
  }

  private static func className(of token: CodeTokens.Token, after before: ArraySlice<UInt8>, _ bytes: [UInt8])
    -> String?
  {
    let first = bytes[token.range.lowerBound]
    switch token.kind {
    case .literal: return "s"
    case .number: return "n"
    case .word:
      if before.elementsEqual([UInt8(ascii: "@")]) || first == UInt8(ascii: "#") { return "a" }
      let word = String(decoding: bytes[token.range], as: UTF8.self)
      if keywords.contains(word), !before.elementsEqual([UInt8(ascii: ".")]) { return "k" }
      return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) ? "t" : nil
    case .mark: return first == UInt8(ascii: "@") ? "a" : nil
    case .open, .close, .symbol: return nil
    }
  }

  /// What stands between the words that have a class; among it are the lines of conditional compilation, which are no tokens.
  private static func between(_ range: Range<Int>, _ bytes: [UInt8]) -> String {
    let text = markupText(String(decoding: bytes[range], as: UTF8.self))
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let blanks = line.prefix { $0 == " " }
      let rest = line.dropFirst(blanks.count)
      let isDirective = directives.contains { rest == $0 || rest.hasPrefix($0 + " ") }
      return isDirective ? "\(blanks)<span class=\"a\">\(rest)</span>" : String(line)
    }.joined(separator: "\n")
  }

  private static let directives = ["#if", "#elseif", "#else", "#endif"]
}
