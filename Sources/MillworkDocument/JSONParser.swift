import MillworkSource

/// Reads one JSON value strictly by RFC 8259, without recursion. Goes on after an error where the meaning is clear.
struct JSONParser: ~Copyable {
  private let bytes: UnsafePointer<UInt8>
  private(set) var tree: TreeBuilder
  private var position: Int
  private let start: Int

  /// `bytes` ends in at least 16 zeros; reading begins at `start`, behind a byte order mark.
  init(_ bytes: UnsafePointer<UInt8>, start: Int, tree: consuming TreeBuilder) {
    self.bytes = bytes
    self.tree = tree
    self.start = start
    position = start
  }

  /// Reads the file's value.
  mutating func parseStream() -> [StoredDocument] {
    tree.openDocument(at: start, line: start)
    skipSpace()
    if bytes[position] == 0 {
      tree.report(.emptyJSON(at: here))
    } else {
      value()
      while tree.depth > 1, !tree.isStopped { step() }
      skipSpace()
      if bytes[position] != 0, !tree.isStopped {
        tree.report(
          .contentAfterJSON(at: word))
      }
    }
    return [StoredDocument(root: tree.closeDocument(), isExplicitStart: false, isExplicitEnd: false)]
  }

  private var here: Span { tree.span(position, position + (bytes[position] == 0 ? 0 : 1)) }

  /// The token at `position`, at least one byte.
  private var word: Span {
    var end = position
    while isWord(bytes[end]) { end += 1 }
    return end > position ? tree.span(position, end) : here
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x5F, 0x24, 0x80...0xFF: true
    default: false
    }
  }

  /// Goes on in the innermost collection by one entry or punctuation.
  private mutating func step() {
    let top = tree.depth - 1
    let isSequence = tree.frames[top].kind == .flowSequence
    skipSpace()
    let byte = bytes[position]
    if byte == 0 {
      let opening = tree.span(tree.frames[top].start, tree.frames[top].start + 1)
      tree.report(.unclosedBracket(at: opening, isSequence: isSequence, next: nil))
      while tree.depth > 1 { tree.close() }
      return
    }
    if byte == Byte.closeBracket || byte == Byte.closeBrace { return closeCollection(byte, isSequence) }
    switch tree.frames[top].state {
    case .afterEntry, .afterPair:
      if byte == Byte.comma {
        let comma = position
        position += 1
        skipSpace()
        if bytes[position] == Byte.closeBracket || bytes[position] == Byte.closeBrace {
          tree.report(
            .trailingCommaInJSON(at: tree.span(comma, comma + 1)))
        }
      } else {
        tree.report(
          .missingCommaInJSON(isSequence: isSequence, at: word))
        if byte == Byte.colon { position += 1 }
      }
      tree.frames[top].state = .entry
    case .afterKey:
      if byte == Byte.colon {
        position += 1
      } else {
        tree.report(
          .missingColonInJSON(at: word))
        if byte == Byte.comma { tree.addAbsent(at: position) }
      }
      tree.frames[top].state = byte == Byte.comma ? .afterEntry : .value
    case .entry where byte == Byte.comma || byte == Byte.colon,
      .value where byte == Byte.comma || byte == Byte.colon:
      let what = tree.frames[top].state == .value || isSequence ? "a value" : "a key"
      tree.report(.missingInJSON(what, at: here))
      if tree.frames[top].state == .value {
        tree.addAbsent(at: position)
        tree.frames[top].state = .afterEntry
      }
      if byte == Byte.colon || tree.frames[top].state == .entry { position += 1 }
    case .entry where !isSequence: key()
    default:
      tree.frames[top].state = .afterEntry
      value()
    }
  }

  private mutating func closeCollection(_ byte: UInt8, _ isSequence: Bool) {
    let top = tree.depth - 1
    if isSequence != (byte == Byte.closeBracket) {
      if tree.frames[top - 1].kind == (isSequence ? .flowMapping : .flowSequence) {
        let opening = tree.span(tree.frames[top].start, tree.frames[top].start + 1)
        tree.report(.unclosedBracket(at: opening, isSequence: isSequence, next: nil))
        return tree.close()
      }
      tree.report(
        .wrongBracket(byte, at: here, opening: tree.span(tree.frames[top].start, tree.frames[top].start + 1)))
    }
    let state = tree.frames[top].state
    if state == .value || state == .afterKey {
      tree.report(.missingInJSON("a value", at: here))
    }
    position += 1
    tree.close(at: position)
  }

  private mutating func key() {
    let top = tree.depth - 1
    if bytes[position] == Byte.doubleQuote || bytes[position] == Byte.singleQuote {
      string()
    } else if bytes[position] == Byte.openBrace || bytes[position] == Byte.openBracket {
      tree.report(.missingInJSON("a key in quotes", at: here))
      position += 1
      return
    } else {
      let place = word
      tree.report(
        .unquotedKeyInJSON(at: place))
      addPlain(place)
    }
    tree.frames[top].state = .afterKey
  }

  private mutating func value() {
    switch bytes[position] {
    case Byte.openBrace, Byte.openBracket:
      let kind: Frame.Kind = bytes[position] == Byte.openBracket ? .flowSequence : .flowMapping
      if tree.open(kind, indent: -1, start: position, line: 0, properties: 0) { position += 1 }
    case Byte.doubleQuote, Byte.singleQuote: string()
    default:
      let place = word
      if !isLiteral(place) {
        tree.report(
          .invalidJSONValue(at: place, isNumber: startsNumber(bytes[place.lowerBound])))
      }
      addPlain(place)
    }
  }

  private func startsNumber(_ byte: UInt8) -> Bool {
    (Byte.zero...Byte.nine).contains(byte) || byte == Byte.minus || byte == Byte.plus || byte == Byte.period
  }

  private mutating func addPlain(_ place: Span) {
    tree.add(
      RawNode(
        start: UInt32(place.lowerBound), end: UInt32(place.upperBound), kind: .scalar, style: .plain,
        flags: RawNode.verbatim))
    position = max(place.upperBound, position + 1)
  }

  /// Whether the bytes are a number, `true`, `false` or `null` (RFC 8259, sections 3 and 6).
  private func isLiteral(_ place: Span) -> Bool {
    let text = UnsafeBufferPointer(start: bytes + place.lowerBound, count: place.count)
    return isJSONNumber(text) || ["true", "false", "null"].contains { $0.utf8.elementsEqual(text) }
  }

  private mutating func string() {
    let quote = bytes[position]
    let first = position
    if quote == Byte.singleQuote {
      tree.report(
        .singleQuotesInJSON(at: here))
    }
    var flags = RawNode.verbatim
    position += 1
    while bytes[position] != quote {
      let byte = bytes[position]
      if byte == Byte.lineFeed || byte == Byte.carriageReturn || byte == 0 {
        tree.report(.unclosedQuoteInJSON(quote, at: tree.span(first, first + 1)))
        tree.add(
          RawNode(start: UInt32(first), end: UInt32(position), kind: .scalar, style: .plain))
        return
      }
      if byte == Byte.backslash {
        flags = 0
        escape()
      } else {
        if byte == Byte.tab {
          tree.report(
            .tabInJSON(at: here))
        }
        position += 1
      }
    }
    position += 1
    tree.add(
      RawNode(
        start: UInt32(first), end: UInt32(position), kind: .scalar,
        style: .doubleQuoted, flags: flags))
  }

  private mutating func escape() {
    let start = position
    position += 1
    switch bytes[position] {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: position += 1
    case 0x75:
      position += 1
      var digits = 0
      while digits < 4, hexValue(bytes[position]) != nil {
        position += 1
        digits += 1
      }
      if digits < 4 {
        tree.report(.shortEscapeInJSON(at: tree.span(start, position)))
      } else if let unit = escapedUnit(at: start), (0xD800...0xDFFF).contains(unit) {
        if unit < 0xDC00, let low = escapedUnit(at: position), (0xDC00...0xDFFF).contains(low) {
          position += 6
        } else {
          tree.report(.loneSurrogateInJSON(at: tree.span(start, position)))
        }
      }
    case let byte:
      tree.report(
        .invalidJSONEscape(at: tree.span(start, start + (byte >= 0x20 && byte < 0x80 ? 2 : 1))))
      if byte >= 0x20 { position += 1 }
    }
  }

  /// The value of the escape `\uXXXX` at `place`, if one stands there.
  private func escapedUnit(at place: Int) -> UInt32? {
    guard bytes[place] == Byte.backslash, bytes[place + 1] == 0x75 else { return nil }
    var value: UInt32 = 0
    for index in place + 2..<place + 6 {
      guard let digit = hexValue(bytes[index]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// Skips white space, and comments with an error.
  private mutating func skipSpace() {
    while true {
      switch bytes[position] {
      case Byte.space, Byte.tab, Byte.lineFeed, Byte.carriageReturn: position += 1
      case Byte.hash: comment(isLong: false)
      case Byte.slash where bytes[position + 1] == Byte.slash: comment(isLong: false)
      case Byte.slash where bytes[position + 1] == Byte.asterisk: comment(isLong: true)
      default: return
      }
    }
  }

  private mutating func comment(isLong: Bool) {
    let start = position
    if isLong {
      position += 2
      while bytes[position] != 0, bytes[position] != Byte.asterisk || bytes[position + 1] != Byte.slash {
        position += 1
      }
      if bytes[position] != 0 { position += 2 }
    } else {
      while bytes[position] != 0, bytes[position] != Byte.lineFeed, bytes[position] != Byte.carriageReturn {
        position += 1
      }
    }
    tree.report(
      .commentInJSON(at: tree.span(start, position)))
  }
}

/// Whether `text` is a number as JSON writes it (RFC 8259, section 6).
func isJSONNumber(_ text: some RandomAccessCollection<UInt8>) -> Bool {
  var rest = text[...]
  if rest.first == Byte.minus { rest = rest.dropFirst() }
  func digits() -> Int {
    let count = rest.prefix { (Byte.zero...Byte.nine).contains($0) }.count
    rest = rest.dropFirst(count)
    return count
  }
  let startsWithZero = rest.first == Byte.zero
  let whole = digits()
  if whole == 0 || startsWithZero && whole > 1 { return false }
  if rest.first == Byte.period {
    rest = rest.dropFirst()
    if digits() == 0 { return false }
  }
  if let byte = rest.first, byte | 0x20 == 0x65 {
    rest = rest.dropFirst()
    if rest.first == Byte.plus || rest.first == Byte.minus { rest = rest.dropFirst() }
    if digits() == 0 { return false }
  }
  return rest.isEmpty
}
