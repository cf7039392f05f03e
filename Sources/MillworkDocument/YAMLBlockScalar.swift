/// Block scalars (YAML 1.2.2, section 8.1).
extension YAMLParser {
  /// Reads the scalar at `|` or `>` inside of a collection whose entries stand in column `parent`.
  mutating func blockScalar(parent: Int, properties: UInt32) {
    let start = position
    var node = RawNode(
      start: UInt32(start), end: 0, properties: properties, kind: .scalar,
      style: bytes[start] == Byte.bar ? .literal : .folded)
    position += 1
    var indent = header(&node, parent: parent)
    let headerEnd = position
    skipLine()
    if bytes[position] != 0 {
      position += bytes[position] == Byte.carriageReturn && bytes[position + 1] == Byte.lineFeed ? 2 : 1
    }
    lineStart = position
    node.first = UInt32(position)
    if indent == nil { indent = detectedIndent(parent: parent) }
    let columns = indent ?? 0
    node.count = UInt32(columns)
    node.end = UInt32(body(indent: columns) ?? headerEnd)
    tree.add(node)

    // A line that begins with a tab is neither text nor an empty line; behind the document it is a comment's line.
    if bytes[position] == 0 { return }
    var place = lineStart
    while bytes[place] == Byte.space { place += 1 }
    if bytes[place] == Byte.tab, !endsDocument(from: lineStart) {
      tree.report(.tabInIndentation(at: tree.span(place, place + 1)))
    }
  }

  /// Whether only blanks and comments follow, from the line's start `start` on, up to the document's end
  /// (section 9.2, production 211).
  private func endsDocument(from start: Int) -> Bool {
    var place = start
    while true {
      if isMarker(place) { return true }
      while classes[Int(bytes[place])] & ByteClasses.blank != 0 { place += 1 }
      if bytes[place] == Byte.hash { place = lineEnd(from: place) }
      switch bytes[place] {
      case 0: return true
      case Byte.lineFeed: place += 1
      case Byte.carriageReturn: place += bytes[place + 1] == Byte.lineFeed ? 2 : 1
      default: return false
      }
    }
  }

  /// Reads the indicators for indentation and chomping; returns the indentation where it is given.
  private mutating func header(_ node: inout RawNode, parent: Int) -> Int? {
    var indent: Int?
    for _ in 0..<2 {
      let byte = bytes[position]
      if byte == Byte.minus || byte == Byte.plus, node.flags == 0 {
        node.flags = byte == Byte.minus ? RawNode.strip : RawNode.keep
      } else if (Byte.zero + 1...Byte.nine).contains(byte), indent == nil {
        indent = max(parent, 0) + Int(byte - Byte.zero)
      } else {
        break
      }
      position += 1
    }
    let end = position
    skipBlanks()
    let byte = bytes[position]
    let isComment = byte == Byte.hash && position > end
    if !isComment, classes[Int(byte)] & ByteClasses.lineEnd == 0 {
      tree.report(.textAfterBlockIndicator(at: restOfLine(from: position)))
    }
    position = end
    return indent
  }

  /// The indentation of the first line that is not empty; reports empty lines before it that are indented more.
  private mutating func detectedIndent(parent: Int) -> Int {
    var place = position
    var widest = 0
    var widestLine = place
    while true {
      let line = place
      while bytes[place] == Byte.space { place += 1 }
      let byte = bytes[place]
      if byte == Byte.lineFeed || byte == Byte.carriageReturn {
        if place - line > widest {
          widest = place - line
          widestLine = line
        }
        place += byte == Byte.carriageReturn && bytes[place + 1] == Byte.lineFeed ? 2 : 1
        continue
      }
      let indent = place - line
      if byte == 0 || indent <= parent || line == place && isMarker(place) {
        return max(widest, parent + 1, byte == 0 ? indent : 0)
      }
      if widest > indent {
        tree.report(
          .emptyLineTooWide(at: tree.span(widestLine + indent, widestLine + widest), indent: indent))
      }
      return indent
    }
  }

  /// Skips the lines of the scalar; returns the end of the last one that is not empty.
  private mutating func body(indent: Int) -> Int? {
    var place = position
    var end: Int?
    while true {
      let line = place
      while place - line < indent, bytes[place] == Byte.space { place += 1 }
      let byte = bytes[place]
      if byte == 0 {
        lineStart = line
        position = place
        return end
      }
      if byte != Byte.lineFeed && byte != Byte.carriageReturn {
        if place - line < indent || indent == 0 && isMarker(place) {
          lineStart = line
          position = line
          return end
        }
        place = lineEnd(from: place)
        end = place
      }
      if bytes[place] == 0 {
        lineStart = line
        position = place
        return end
      }
      place += bytes[place] == Byte.carriageReturn && bytes[place + 1] == Byte.lineFeed ? 2 : 1
    }
  }

  /// The first LF, CR or zero from `start` on, looked for eight bytes at a time.
  private func lineEnd(from start: Int) -> Int {
    var place = start
    let ones: UInt64 = 0x0101_0101_0101_0101
    while true {
      let word = UInt64(littleEndian: UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt64.self))
      let lineFeed = word ^ (ones &* 0x0A)
      let carriageReturn = word ^ (ones &* 0x0D)
      let found =
        ((lineFeed &- ones) & ~lineFeed | (carriageReturn &- ones) & ~carriageReturn | (word &- ones) & ~word)
        & (ones &* 0x80)
      if found != 0 { return place + found.trailingZeroBitCount / 8 }
      place += 8
    }
  }
}
