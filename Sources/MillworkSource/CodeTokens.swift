/// Swift text in tokens: words, literals, operators and brackets, each with its bytes. Comments are kept apart, and lines of
/// conditional compilation are passed over, so that the code of every branch stands in the list.
package struct CodeTokens {
  /// What a token is.
  package enum Kind: Hashable, Sendable {
    /// A name or a keyword, with `#` or `$` where it begins so.
    case word
    /// A number.
    case number
    /// A string or a regular expression, with all that is interpolated.
    case literal
    /// One of `( [ {`.
    case open
    /// One of `) ] }`.
    case close
    /// One of `, ; :`, a single full stop, or `@`.
    case mark
    /// A run of operator characters.
    case symbol
  }

  /// One token.
  package struct Token: Hashable, Sendable {
    /// What it is.
    package let kind: Kind
    /// Its bytes.
    package let range: Range<Int>
    /// Whether a new line begins between the token before it and this one.
    package let startsLine: Bool
  }

  /// The tokens in order.
  package private(set) var tokens: [Token] = []
  /// The comments in order, each with its slashes.
  package private(set) var comments: [Range<Int>] = []
  /// The text.
  package let text: [UInt8]

  /// No person nests strings in strings deeper.
  private static let maximumDepth = 64
  private var index = 0
  private var sawLine = true

  /// Scans `text` once.
  package init(_ text: [UInt8]) {
    self.text = text
    while index < text.count { next() }
  }

  private mutating func next() {
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      sawLine = true
      index += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
    case UInt8(ascii: "/") where at("//", index): comment(to: lineEnd(index))
    case UInt8(ascii: "/") where at("/*", index): comment(to: commentEnd(index))
    case UInt8(ascii: "/") where beginsOperand:
      if let end = expressionEnd(index) { add(.literal, to: end) } else { operators() }
    case UInt8(ascii: "\""): add(.literal, to: stringEnd(index))
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "`"):
      var end = index + 1
      while end < text.count, text[end] != byte, text[end] != UInt8(ascii: "\n") { end += 1 }
      add(.word, to: min(end + 1, text.count))
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): add(.open, to: index + 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): add(.close, to: index + 1)
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "@"):
      add(.mark, to: index + 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: "$"): add(.word, to: wordEnd(index + 1))
    case _ where isWordPart(byte): add(.word, to: wordEnd(index))
    case UInt8(ascii: ".") where !at("..", index): add(.mark, to: index + 1)
    default: operators()
    }
  }

  private mutating func add(_ kind: Kind, to end: Int) {
    tokens.append(Token(kind: kind, range: index..<end, startsLine: sawLine))
    sawLine = false
    index = end
  }

  private mutating func comment(to end: Int) {
    comments.append(index..<end)
    if text[index..<end].contains(UInt8(ascii: "\n")) { sawLine = true }
    index = end
  }

  /// A run of operator characters. Only one that begins with a full stop may hold others, and `?` and `!` right behind an
  /// operand stand for themselves.
  private mutating func operators() {
    let first = text[index]
    var end = index + 1
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), tokens.last?.range.upperBound == index {
      add(.symbol, to: end)
      return
    }
    let stop = UInt8(ascii: ".")
    while end < text.count, isOperator(text[end]), text[end] != stop || first == stop, !at("//", end),
      !at("/*", end)
    {
      end += 1
    }
    add(.symbol, to: end)
  }

  private mutating func number() {
    var end = index + 1
    while end < text.count {
      let isFraction =
        text[end] == UInt8(ascii: ".") && end + 1 < text.count
        && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[end + 1])
      guard isWordPart(text[end]) || isFraction else { break }
      end += 1
    }
    add(.number, to: end)
  }

  /// A raw string, a directive of conditional compilation, or a word such as `#available`.
  private mutating func hash() {
    var quote = index
    while quote < text.count, text[quote] == UInt8(ascii: "#") { quote += 1 }
    if quote < text.count, text[quote] == UInt8(ascii: "\"") {
      add(.literal, to: stringEnd(index))
      return
    }
    if quote < text.count, text[quote] == UInt8(ascii: "/") {
      let close = [UInt8(ascii: "/")] + [UInt8](repeating: UInt8(ascii: "#"), count: quote - index)
      var end = quote + 1
      while end < text.count, !text[end...].starts(with: close) { end += 1 }
      add(.literal, to: min(end + close.count, text.count))
      return
    }
    let end = wordEnd(index + 1)
    switch String(decoding: text[index..<end], as: UTF8.self) {
    case "#if", "#elseif", "#else", "#endif", "#warning", "#error", "#sourceLocation":
      index = directiveEnd(end)
      sawLine = true
    default: add(.word, to: max(end, index + 1))
    }
  }

  /// The end of the line, or the comment on it.
  private func directiveEnd(_ position: Int) -> Int {
    var end = position
    while end < text.count, text[end] != UInt8(ascii: "\n"), !at("//", end), !at("/*", end) { end += 1 }
    return end
  }

  /// Whether an operand may stand here, so that a slash may begin a regular expression.
  private var beginsOperand: Bool {
    guard index + 1 < text.count, text[index + 1] != UInt8(ascii: " "), text[index + 1] != UInt8(ascii: "\t")
    else { return false }
    switch tokens.last?.kind {
    case nil, .open: return true
    case .mark, .symbol: return tokens.last.map { text[$0.range.lowerBound] != UInt8(ascii: ".") } ?? true
    default: return false
    }
  }

  /// The end of a regular expression that is closed on its line.
  private func expressionEnd(_ position: Int) -> Int? {
    var end = position + 1
    while end < text.count, text[end] != UInt8(ascii: "\n") {
      if text[end] == UInt8(ascii: "\\") {
        end += 1
      } else if text[end] == UInt8(ascii: "/") {
        return end + 1
      }
      end += 1
    }
    return nil
  }

  /// The end of the string that begins at `position`, with its hashes and interpolations.
  private func stringEnd(_ position: Int, depth: Int = 0) -> Int {
    guard depth < Self.maximumDepth else { return text.count }
    var quote = position
    while quote < text.count, text[quote] == UInt8(ascii: "#") { quote += 1 }
    let hashes = [UInt8](repeating: UInt8(ascii: "#"), count: quote - position)
    let isMultiline = at("\"\"\"", quote)
    let close = [UInt8](repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1) + hashes
    let escape = [UInt8(ascii: "\\")] + hashes
    var end = quote + (isMultiline ? 3 : 1)
    while end < text.count {
      if text[end] == UInt8(ascii: "\\"), text[end...].starts(with: escape) {
        end += escape.count
        if end < text.count, text[end] == UInt8(ascii: "(") {
          end = parenthesisEnd(end, depth: depth)
        } else {
          end += 1
        }
      } else if text[end] == UInt8(ascii: "\""), text[end...].starts(with: close) {
        return end + close.count
      } else if !isMultiline, text[end] == UInt8(ascii: "\n") {
        return end
      } else {
        end += 1
      }
    }
    return text.count
  }

  /// One past the parenthesis that closes the one at `position`; strings in between are passed over.
  private func parenthesisEnd(_ position: Int, depth outer: Int) -> Int {
    var depth = 0
    var end = position
    while end < text.count {
      switch text[end] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        end = stringEnd(end, depth: outer + 1)
        continue
      default: break
      }
      end += 1
      if depth == 0 { return end }
    }
    return text.count
  }

  private func at(_ word: StaticString, _ position: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard position + count <= text.count else { return false }
    for offset in 0..<count where text[position + offset] != word.utf8Start[offset] { return false }
    return true
  }

  private func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
      UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private func wordEnd(_ position: Int) -> Int {
    var end = position
    while end < text.count, isWordPart(text[end]) { end += 1 }
    return end
  }

  private func lineEnd(_ position: Int) -> Int {
    var end = position
    while end < text.count, text[end] != UInt8(ascii: "\n"), text[end] != UInt8(ascii: "\r") { end += 1 }
    return end
  }

  private func commentEnd(_ position: Int) -> Int {
    var end = position + 2
    var depth = 1
    while end < text.count, depth > 0 {
      if at("/*", end) {
        depth += 1
        end += 2
      } else if at("*/", end) {
        depth -= 1
        end += 2
      } else {
        end += 1
      }
    }
    return min(end, text.count)
  }
}

/// Whether a word of Swift may begin with `byte`.
@inlinable
package func isWordStart(_ byte: UInt8) -> Bool {
  isWordPart(byte) && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

/// Whether `byte` may stand inside a word of Swift; all of a non-ASCII character may.
@inlinable
package func isWordPart(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
    true
  default: false
  }
}
