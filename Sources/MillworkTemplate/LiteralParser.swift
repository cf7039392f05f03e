import MillworkSource

/// What expressions are made of: literals, names, and parentheses around other expressions.
extension TemplateParser {
  mutating func primary() -> ExpressionID {
    let start = token
    switch start.kind {
    case .name:
      cursor += 1
      return name(start)
    case .integer, .number: return number(isNegative: false, from: start.lower)
    case .string:
      cursor += 1
      return constant(string(start), from: start.lower)
    case .leftParen:
      cursor += 1
      let value = expression()
      if !accept(.rightParen) { fail(expected: "`)`") }
      return value
    case .leftBracket:
      cursor += 1
      let values = list(until: .rightBracket, "`]`")
      return add(.list(operands(values)), from: start.lower)
    case .leftBrace:
      cursor += 1
      return dictionary(from: start.lower)
    default:
      fail(expected: "a value")
      return add(.invalid, from: start.lower)
    }
  }

  private mutating func name(_ word: Token) -> ExpressionID {
    if isWord(word, "true") { return constant(.bool(true), from: word.lower) }
    if isWord(word, "false") { return constant(.bool(false), from: word.lower) }
    if isWord(word, "nil") || isWord(word, "null") { return constant(.null, from: word.lower) }
    if isWord(word, "forloop") { return add(.forloop, from: word.lower) }
    if isWord(word, "block"), token.kind == .dot, isWord(tokens[cursor + 1], "super") {
      cursor += 2
      return add(.blockSuper, from: word.lower)
    }
    return add(.variable(symbol: symbol(text(word))), from: word.lower)
  }

  mutating func list(until end: Token.Kind, _ sign: String) -> [ExpressionID] {
    var values: [ExpressionID] = []
    while token.kind != end, token.kind != .end {
      values.append(expression())
      if !accept(.comma) { break }
    }
    if !accept(end) { fail(expected: "`,` or \(sign)") }
    return values
  }

  private mutating func dictionary(from start: Int) -> ExpressionID {
    let outer = isArgument
    isArgument = false
    defer { isArgument = outer }
    var values: [ExpressionID] = []
    while token.kind != .rightBrace, token.kind != .end {
      if token.kind == .name, tokens[cursor + 1].kind == .colon {
        let word = token
        cursor += 1
        values.append(constant(.string(text(word), origin: span(word)), from: word.lower))
      } else {
        values.append(concatenation())
      }
      if !accept(.colon) { fail(expected: "`:`") }
      values.append(expression())
      if !accept(.comma) { break }
    }
    if !accept(.rightBrace) { fail(expected: "`,` or `}`") }
    if values.count % 2 == 1 { values.removeLast() }
    return add(.dictionary(operands(values)), from: start)
  }

  mutating func number(isNegative: Bool, from start: Int) -> ExpressionID {
    let word = token
    let digits = (isNegative ? "-" : "") + text(word)
    cursor += 1
    if word.kind == .number, let value = Double(digits) { return constant(.number(value), from: start) }
    guard let value = Int(digits) else {
      fail(SyntaxMessage.numberTooLarge(at: span(word)))
      return constant(.integer(0), from: start)
    }
    return constant(.integer(value), from: start)
  }

  /// The value of a string literal. The lenient dialect knows no escapes, as Stencil does not.
  private mutating func string(_ word: Token) -> Value {
    let range = word.lower + 1..<word.upper - 1
    guard escapes, bytes[range].contains(UInt8(ascii: "\\")) else {
      return .utf8(Array(bytes[range]), origin: span(range), isExact: true)
    }
    var text: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < range.upperBound else {
        text.append(bytes[index])
        index += 1
        continue
      }
      let start = index
      index += 2
      switch bytes[start + 1] {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): text.append(bytes[start + 1])
      case UInt8(ascii: "u"):
        if let (scalar, end) = unicodeEscape(at: index, in: range) {
          text.append(contentsOf: Array(String(Character(scalar)).utf8))
          index = end
        } else {
          fail(SyntaxMessage.badEscape("\\u", at: span(start..<index)))
        }
      default:
        while index < range.upperBound, bytes[index] & 0xC0 == 0x80 { index += 1 }
        let place = span(start..<index)
        fail(SyntaxMessage.badEscape(program.file.text(of: place), at: place))
      }
    }
    return .utf8(text, origin: span(range))
  }

  private func unicodeEscape(at start: Int, in range: Range<Int>) -> (Unicode.Scalar, end: Int)? {
    guard start < range.upperBound, bytes[start] == UInt8(ascii: "{"),
      let close = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "}")), close - start <= 9,
      let value = UInt32(String(decoding: bytes[start + 1..<close], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, close + 1)
  }
}
