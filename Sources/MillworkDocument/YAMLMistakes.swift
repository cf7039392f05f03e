/// What is wrong where the parser can't go on, told as helpfully as the place allows.
extension YAMLParser {
  /// Reports the tab among the white space before `place`.
  mutating func reportTab(before place: Int) {
    var start = place
    while start > lineStart, classes[Int(bytes[start - 1])] & ByteClasses.blank != 0 { start -= 1 }
    while start < place, bytes[start] != Byte.tab { start += 1 }
    var end = start
    while end < place, bytes[end] == Byte.tab { end += 1 }
    tree.report(.tabInIndentation(at: tree.span(start, end)))
  }

  /// Reports a byte that no plain scalar begins with.
  mutating func reportPlainStart(_ byte: UInt8, atLineStart: Bool) {
    let place = tree.span(position, position + 1)
    switch byte {
    case Byte.at, Byte.backtick: tree.report(.reservedIndicator(byte, at: place))
    case Byte.percent where atLineStart: tree.report(.directiveInDocument(at: place))
    case Byte.closeBracket, Byte.closeBrace, Byte.comma: tree.report(.strayFlowIndicator(byte, at: place))
    case Byte.hash: tree.report(.commentWithoutSpace(at: place))
    default: tree.report(.plainCannotBegin(byte, at: place))
    }
  }

  /// Reports that the text from `start` to `end`, where a mapping's key is expected, is not followed by `:`.
  mutating func reportMissingColon(_ start: Int, _ end: Int) {
    let style = tree.pending.base[tree.pending.count - 1].style
    if classes[Int(bytes[position])] & ByteClasses.lineEnd == 0, bytes[position] != Byte.hash {
      let byte = bytes[position]
      return tree.report(.contentAfterNode(at: restOfLine(from: position), byte: byte, style: style))
    }
    var colon = start
    while colon < end, bytes[colon] != Byte.colon { colon += 1 }
    if style == .plain, colon < end, bytes[colon + 1] != Byte.slash {
      tree.report(.missingSpaceAfterColon(at: tree.span(colon, colon + 1)))
    } else {
      let text = String(
        decoding: UnsafeBufferPointer(start: bytes + start, count: min(end - start, 40)), as: UTF8.self)
      tree.report(.missingColon(text, at: tree.span(start, end)))
    }
  }

  /// Reports the `:` at `colon` behind a text of several lines, or what makes the text one: a `-` without a space before it,
  /// or a `:` without one on one of its lines.
  mutating func reportMultilineKey(colon: Int, from start: Int, to end: Int) {
    if tree.pending.base[tree.pending.count - 1].style == .plain {
      var dash = start
      while dash > 0, classes[Int(bytes[dash - 1])] & ByteClasses.lineEnd == 0 { dash -= 1 }
      while dash < start, classes[Int(bytes[dash])] & ByteClasses.blank != 0 { dash += 1 }
      if bytes[dash] == Byte.minus, !isSeparator(dash + 1) {
        if tree.frames[tree.depth - 1].start == dash { tree.frames[tree.depth - 1].holdsItem = true }
        return tree.report(.missingSpaceAfterDash(at: tree.span(dash, dash + 1)))
      }
      if let place = tightColon(from: start, to: colon) {
        return tree.report(.missingSpaceAfterColon(at: tree.span(place, place + 1)))
      }
    }
    tree.report(.multilineKey(at: tree.span(colon, colon + 1), key: tree.span(start, end)))
  }

  /// Reports the item at `position` in the open mapping at `top`, unless one was before: what makes a mapping of a list is mostly its
  /// first item, whose `-` has no space behind it.
  mutating func reportItem(in top: Int) {
    guard !tree.frames[top].holdsItem else { return }
    tree.frames[top].holdsItem = true
    let start = tree.frames[top].start
    if bytes[start] == Byte.minus, !isSeparator(start + 1) {
      tree.report(.missingSpaceAfterDash(at: tree.span(start, start + 1)))
    } else {
      tree.report(.itemInMapping(at: restOfLine(from: position)))
    }
  }

  /// The first `:` between two places that no `/` follows: any on the first line, and on the others one behind the first word.
  private func tightColon(from start: Int, to end: Int) -> Int? {
    var isFirstLine = true
    var isInFirstWord = true
    for place in start..<end {
      let kind = classes[Int(bytes[place])]
      if kind & ByteClasses.lineEnd != 0 {
        isFirstLine = false
        isInFirstWord = true
      } else if kind & ByteClasses.blank != 0 {
        if !isFirstLine, place > start,
          classes[Int(bytes[place - 1])] & (ByteClasses.blank | ByteClasses.lineEnd) == 0
        {
          isInFirstWord = false
        }
      } else if bytes[place] == Byte.colon, isFirstLine || isInFirstWord, bytes[place + 1] != Byte.slash {
        return place
      }
    }
    return nil
  }

  /// Reports a key of one line that is longer than 1024 characters (section 7.4.2).
  mutating func checkKeyLength(from start: Int, to colon: Int) {
    guard colon - start > 1024 else { return }
    var characters = 0
    for place in start..<colon where bytes[place] & 0xC0 != 0x80 { characters += 1 }
    if characters > 1024 { tree.report(.keyTooLong(at: tree.span(start, colon))) }
  }

  /// The columns of the open block collections, from 1, innermost last, for a message.
  func openColumns() -> [Int] {
    var columns: [Int] = []
    for index in 1..<max(tree.depth, 1) where tree.frames[index].indent + 1 != columns.last {
      columns.append(tree.frames[index].indent + 1)
    }
    return columns
  }
}
