/// Splits the inside of a tag into tokens.
struct TagLexer {
  private let bytes: [UInt8]
  private let end: Int
  private let escapes: Bool
  private var position: Int
  /// The first byte that starts no token, if there is one.
  private(set) var failure: Range<Int>?

  /// Reads `range`; `escapes` says whether a backslash in a string is an escape.
  init(_ bytes: [UInt8], range: Range<Int>, escapes: Bool) {
    self.bytes = bytes
    self.escapes = escapes
    position = range.lowerBound
    end = range.upperBound
  }

  /// Replaces `tokens` by the tokens of the range, ending with ``Token/Kind/end``.
  mutating func read(into tokens: inout [Token]) {
    tokens.removeAll(keepingCapacity: true)
    while let token = next(after: tokens.last) { tokens.append(token) }
    tokens.append(Token(kind: .end, lower: end, upper: end))
  }

  private mutating func next(after previous: Token?) -> Token? {
    while position < end, isSpace(bytes[position]) { position += 1 }
    guard position < end else { return nil }
    let start = position
    let byte = bytes[start]
    if isNameStart(byte) { return name() }
    if isDigit(byte) { return number(after: previous) }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return string() }
    let following = start + 1 < end ? bytes[start + 1] : 0
    if byte == UInt8(ascii: "."), following == byte, start + 2 < end, bytes[start + 2] == byte {
      return take(.ellipsis, 3)
    }
    if following == UInt8(ascii: "=") {
      switch byte {
      case UInt8(ascii: "="): return take(.equal, 2)
      case UInt8(ascii: "!"): return take(.notEqual, 2)
      case UInt8(ascii: "<"): return take(.lessOrEqual, 2)
      case UInt8(ascii: ">"): return take(.greaterOrEqual, 2)
      default: break
      }
    }
    guard let kind = Self.sign(byte) else {
      if failure == nil { failure = start..<start + 1 }
      position = end
      return nil
    }
    return take(kind, 1)
  }

  private static func sign(_ byte: UInt8) -> Token.Kind? {
    switch byte {
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "|"): .pipe
    case UInt8(ascii: "!"): .bang
    case UInt8(ascii: "("): .leftParen
    case UInt8(ascii: ")"): .rightParen
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "-"): .minus
    case UInt8(ascii: "*"): .star
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "%"): .percent
    case UInt8(ascii: "~"): .tilde
    case UInt8(ascii: "="): .assign
    case UInt8(ascii: "<"): .less
    case UInt8(ascii: ">"): .greater
    default: nil
    }
  }

  private mutating func take(_ kind: Token.Kind, _ count: Int) -> Token {
    position += count
    return Token(kind: kind, lower: position - count, upper: position)
  }

  /// A name; a `-` between letters belongs to it, as keys of documents often have one.
  private mutating func name() -> Token {
    let start = position
    while position < end {
      let byte = bytes[position]
      if isNameStart(byte) || isDigit(byte) {
        position += 1
      } else if byte == UInt8(ascii: "-"), position + 1 < end, isNameStart(bytes[position + 1]) {
        position += 2
      } else {
        break
      }
    }
    return Token(kind: .name, lower: start, upper: position)
  }

  /// A number; after a dot, digits only.
  private mutating func number(after previous: Token?) -> Token {
    let start = position
    digits()
    let isMember = previous?.kind == .dot && previous?.upper == start
    // A member such as `2x`.
    if isMember, position < end, isNameStart(bytes[position]) {
      return Token(kind: .name, lower: start, upper: name().upper)
    }
    guard !isMember, position + 1 < end, bytes[position] == UInt8(ascii: "."), isDigit(bytes[position + 1])
    else { return Token(kind: .integer, lower: start, upper: position) }
    position += 1
    digits()
    return Token(kind: .number, lower: start, upper: position)
  }

  private mutating func digits() {
    while position < end, isDigit(bytes[position]) { position += 1 }
  }

  private mutating func string() -> Token? {
    let start = position
    let quote = bytes[start]
    position += 1
    while position < end, bytes[position] != quote {
      position += escapes && bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < end else {
      if failure == nil { failure = start..<end }
      position = end
      return nil
    }
    position += 1
    return Token(kind: .string, lower: start, upper: position)
  }
}

func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

/// Whether a name may begin with the byte: letters, `_`, `$`, `@`, and every byte of other scripts.
func isNameStart(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
    UInt8(ascii: "$"), UInt8(ascii: "@"), 0x80...:
    true
  default: false
  }
}
