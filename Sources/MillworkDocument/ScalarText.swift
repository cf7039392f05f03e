import MillworkSource

/// Makes a scalar's text of the bytes that it is written with (YAML 1.2.2, sections 6.5, 7.3 and 8.1; RFC 8259,
/// section 7, which is a part of it).
struct ScalarText {
  /// A part of the text, and the bytes that it stands for.
  private enum Piece {
    /// The bytes as they are.
    case exact
    /// Line feeds in the place of line breaks.
    case lineFeeds(Int)
    /// Another character.
    case scalar(UInt32)
  }

  private let node: RawNode
  private let bytes: [UInt8]
  private var pieces: [(range: Range<Int>, piece: Piece)] = []

  /// The text of `node`, a scalar in a file of the given bytes.
  init(_ node: RawNode, in bytes: [UInt8]) {
    self.node = node
    self.bytes = bytes
    let start = Int(node.start)
    let end = Int(node.end)
    if node.flags & RawNode.verbatim != 0 {
      add(node.style == .plain ? start..<end : start + 1..<end - 1)
      return
    }
    switch node.style {
    case .singleQuoted: flowLines(start + 1, end - 1)
    case .doubleQuoted: flowLines(start + 1, end - 1)
    case .literal, .folded: blockLines()
    default: flowLines(start, end)
    }
  }

  /// The text in UTF-8.
  func text() -> [UInt8] {
    if pieces.count == 1, case .exact = pieces[0].piece { return Array(bytes[pieces[0].range]) }
    var result: [UInt8] = []
    for (range, piece) in pieces { append(range, piece, to: &result) }
    return result
  }

  /// The text with its origins: what is written as it reads is exact, escapes and folds stand for the bytes that they
  /// are written with.
  func mapped(source: SourceID) -> MappedText {
    var result = MappedText()
    for (range, piece) in pieces {
      let span = Span(source: source, range: range)
      if case .exact = piece {
        result.append(bytes: bytes[range], origin: .exact(span))
      } else {
        var text: [UInt8] = []
        append(range, piece, to: &text)
        result.append(bytes: text, origin: .whole(span))
      }
    }
    return result
  }

  private func append(_ range: Range<Int>, _ piece: Piece, to result: inout [UInt8]) {
    switch piece {
    case .exact: result.append(contentsOf: bytes[range])
    case .lineFeeds(let count): result.append(contentsOf: repeatElement(Byte.lineFeed, count: count))
    case .scalar(let value):
      let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
      result.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
    }
  }

  private mutating func add(_ range: Range<Int>, _ piece: Piece = .exact) {
    if case .exact = piece, range.isEmpty { return }
    if case .exact = piece, let last = pieces.last, case .exact = last.piece,
      last.range.upperBound == range.lowerBound
    {
      pieces[pieces.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      pieces.append((range, piece))
    }
  }

  private func isBreak(_ place: Int) -> Bool {
    bytes[place] == Byte.lineFeed || bytes[place] == Byte.carriageReturn
  }

  private func isBlank(_ place: Int) -> Bool { bytes[place] == Byte.space || bytes[place] == Byte.tab }

  /// One past the line break at `place`.
  private func pastBreak(_ place: Int, _ end: Int) -> Int {
    bytes[place] == Byte.carriageReturn && place + 1 < end && bytes[place + 1] == Byte.lineFeed
      ? place + 2 : place + 1
  }

  // MARK: Plain and quoted

  private mutating func flowLines(_ start: Int, _ end: Int) {
    var place = start
    var runStart = start
    // Blanks before this place are no part of a fold: they were escaped.
    var firm = start
    while place < end {
      let byte = bytes[place]
      if byte == Byte.backslash, node.style == .doubleQuoted {
        add(runStart..<place)
        place = escape(place, end)
        runStart = place
        firm = place
      } else if byte == Byte.singleQuote, node.style == .singleQuoted {
        add(runStart..<place + 1)
        place = min(place + 2, end)
        runStart = place
      } else if isBreak(place) {
        var trimmed = place
        while trimmed > max(runStart, firm), isBlank(trimmed - 1) { trimmed -= 1 }
        add(runStart..<trimmed)
        let fold = foldedBreaks(place, end)
        add(trimmed..<fold.next, fold.count == 0 ? .scalar(UInt32(Byte.space)) : .lineFeeds(fold.count))
        place = fold.next
        runStart = place
        firm = place
      } else {
        place += 1
      }
    }
    add(runStart..<end)
  }

  /// Skips the line break at `place`, empty lines and the next line's blanks; returns the number of empty lines.
  private func foldedBreaks(_ place: Int, _ end: Int) -> (next: Int, count: Int) {
    var next = pastBreak(place, end)
    var count = 0
    while next < end {
      if isBlank(next) {
        next += 1
      } else if isBreak(next) {
        next = pastBreak(next, end)
        count += 1
      } else {
        break
      }
    }
    return (next, count)
  }

  /// Adds what the escape at `place` stands for; returns the byte behind it.
  private mutating func escape(_ place: Int, _ end: Int) -> Int {
    guard place + 1 < end else { return end }
    if isBreak(place + 1) {
      let fold = foldedBreaks(place + 1, end)
      if fold.count > 0 { add(place..<fold.next, .lineFeeds(fold.count)) }
      return fold.next
    }
    let digits: Int
    switch bytes[place + 1] {
    case 0x78: digits = 2
    case 0x75: digits = 4
    case 0x55: digits = 8
    case let byte:
      if let value = simpleEscape(byte) {
        add(place..<place + 2, .scalar(value))
      } else {
        add(place..<place + 2)
      }
      return place + 2
    }
    let first = number(place + 2, digits, end)
    if digits == 4, (0xD800..<0xDC00).contains(first.value), first.next + 6 <= end,
      bytes[first.next] == Byte.backslash, bytes[first.next + 1] == 0x75
    {
      let second = number(first.next + 2, 4, end)
      if (0xDC00..<0xE000).contains(second.value) {
        let value = 0x10000 + (first.value - 0xD800) << 10 + (second.value - 0xDC00)
        add(place..<second.next, .scalar(value))
        return second.next
      }
    }
    add(place..<first.next, .scalar(first.value))
    return first.next
  }

  private func number(_ start: Int, _ digits: Int, _ end: Int) -> (value: UInt32, next: Int) {
    var value: UInt32 = 0
    var next = start
    while next < min(start + digits, end), let digit = hexValue(bytes[next]) {
      value = value << 4 | digit
      next += 1
    }
    return (value, next)
  }

  // MARK: Block

  private mutating func blockLines() {
    let indent = Int(node.count)
    let end = Int(node.end)
    var place = Int(node.first)
    let hasText = end > place
    // Line breaks that wait for the next line of text: the first byte of the first break, and their number. Those before
    // the first line are all kept.
    var breaks = 0
    var breakStart = place
    var lastIsSpaced = true
    while place < end {
      let line = place
      while place < end, place - line < indent, bytes[place] == Byte.space { place += 1 }
      if place < end, isBreak(place) {
        if node.style == .literal { addBreak(line, place, end) } else { breaks += 1 }
        place = pastBreak(place, end)
        continue
      }
      let textStart = place
      while place < end, !isBreak(place) { place += 1 }
      if node.style == .literal {
        add(textStart..<place)
        if place < end {
          addBreak(place, place, end)
          place = pastBreak(place, end)
        }
      } else {
        let isSpaced = isBlank(textStart)
        addFold(breakStart..<textStart, breaks, keepsAll: isSpaced || lastIsSpaced)
        add(textStart..<place)
        lastIsSpaced = isSpaced
        breakStart = place
        breaks = 0
        if place < end {
          breaks = 1
          place = pastBreak(place, end)
        }
      }
    }
    if hasText, node.flags & RawNode.strip == 0 { addLastBreak(end) }
    if node.flags & RawNode.keep != 0 {
      keepBreaks(from: hasText ? afterBreak(end) : Int(node.first), indent: indent)
    }
  }

  /// Adds the line feed of a literal scalar's line end at `place`, on a line whose skipped spaces begin at `line`.
  private mutating func addBreak(_ line: Int, _ place: Int, _ end: Int) {
    if bytes[place] == Byte.lineFeed {
      add(place..<place + 1)
    } else {
      add(place..<pastBreak(place, bytes.count), .lineFeeds(1))
    }
  }

  /// Adds what stands for `count` line breaks between two lines of a folded scalar (section 8.1.3).
  private mutating func addFold(_ range: Range<Int>, _ count: Int, keepsAll: Bool) {
    if keepsAll {
      if count > 0 { add(range, .lineFeeds(count)) }
    } else if count == 1 {
      add(range, .scalar(UInt32(Byte.space)))
    } else if count > 1 {
      add(range, .lineFeeds(count - 1))
    }
  }

  /// Adds the line break behind the last line of text.
  private mutating func addLastBreak(_ end: Int) {
    if end < bytes.count, bytes[end] == Byte.lineFeed {
      add(end..<end + 1)
    } else {
      add(end..<afterBreak(end), .lineFeeds(1))
    }
  }

  private func afterBreak(_ place: Int) -> Int { place < bytes.count ? pastBreak(place, bytes.count) : place }

  /// Adds the line breaks of the empty lines from `start` on.
  private mutating func keepBreaks(from start: Int, indent: Int) {
    var place = start
    while place < bytes.count {
      let line = place
      while place < bytes.count, place - line < indent, bytes[place] == Byte.space { place += 1 }
      if place < bytes.count {
        guard isBreak(place) else { return }
        addBreak(line, place, bytes.count)
        place = pastBreak(place, bytes.count)
      } else if place > line {
        add(line..<place, .lineFeeds(1))
      }
    }
  }
}
