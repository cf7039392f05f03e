import MillworkSource

/// Reads YAML 1.2.2 in one pass over the bytes, without recursion: open collections stand on a stack.
///
/// The bytes end in zeros that no text holds, so that a look ahead of a few bytes needs no check. Not copyable, so that
/// no call can cost a copy.
struct YAMLParser: ~Copyable {
  let bytes: UnsafePointer<UInt8>
  let classes: UnsafeMutablePointer<UInt8>
  var tree: TreeBuilder
  var documents: [StoredDocument] = []
  /// Where byte order marks stand before documents, which is where they may.
  var marks: [Int] = []
  /// The next byte to read, and the first byte of its line.
  var position: Int
  var lineStart: Int
  /// Whether the white space before `position`, on its line, holds a tab.
  var sawTab = false
  /// What tag handles stand for; see ``NodeProperties/prefix``.
  var prefixes = ["!", "tag:yaml.org,2002:", ""]
  var handles: [String: UInt32] = [:]
  /// The flow collection whose wrong indentation has been reported.
  var reportedFlow = -1

  /// `bytes` ends in at least 16 zeros; reading begins at `start`, behind a byte order mark.
  init(_ bytes: UnsafePointer<UInt8>, classes: ByteClasses, start: Int, tree: consuming TreeBuilder) {
    self.bytes = bytes
    self.classes = classes.table
    self.tree = tree
    position = start
    lineStart = start
  }

  /// Reads all documents (section 9.2).
  mutating func parseStream() {
    while !tree.isStopped {
      handles.removeAll()
      guard let isExplicit = documentPrefix() else { return }
      let start = isExplicit ? position : lineStart
      if !isExplicit { position = lineStart }
      tree.openDocument(at: start, line: lineStart)
      parseBlocks()
      let root = tree.closeDocument()
      documents.append(
        StoredDocument(root: root, isExplicitStart: isExplicit, isExplicitEnd: documentSuffix()))
    }
  }

  /// Skips to the next document's first byte of content and reads its directives; whether it begins with `---`, or
  /// `nil` at the end.
  private mutating func documentPrefix() -> Bool? {
    var directives: Span?
    var hasVersion = false
    while true {
      skipToToken()
      let byte = bytes[position]
      if byte == 0 {
        if let directives { tree.report(.directiveWithoutDocument(at: directives)) }
        return nil
      }
      if byte == 0xEF, bytes[position + 1] == 0xBB, bytes[position + 2] == 0xBF, position == lineStart {
        // Behind a directive the document has begun (section 9.1), so that a mark is wrong like any other character.
        if directives == nil { marks.append(position) }
        position += 3
        lineStart = position
      } else if byte == Byte.percent, position == lineStart {
        let start = position
        directive(hasVersion: &hasVersion)
        directives = tree.span(start, position)
      } else if position == lineStart, isMarker(position) {
        position += 3
        if byte == Byte.minus { return true }
        if let span = directives { tree.report(.directiveWithoutDocument(at: span)) }
        directives = nil
        hasVersion = false
        expectLineEnd()
      } else {
        if let directives { tree.report(.directiveWithoutMarker(at: directives)) }
        return false
      }
    }
  }

  /// Reads `...` where it follows; whether it does.
  private mutating func documentSuffix() -> Bool {
    guard position == lineStart, bytes[position] == Byte.period, isMarker(position) else { return false }
    position += 3
    expectLineEnd()
    return true
  }

  /// Reports anything but a comment on the rest of the line behind `...`.
  private mutating func expectLineEnd() {
    skipBlanks()
    let byte = bytes[position]
    if classes[Int(byte)] & ByteClasses.lineEnd != 0 { return }
    let start = position
    skipLine()
    if byte == Byte.hash { return }
    tree.report(.contentAfterDocumentEnd(at: tree.span(start, position)))
  }

  /// Whether `---` or `...` stands at `place`, which is a line's start (section 9.1.2).
  func isMarker(_ place: Int) -> Bool {
    let byte = bytes[place]
    return (byte == Byte.minus || byte == Byte.period) && bytes[place + 1] == byte && bytes[place + 2] == byte
      && classes[Int(bytes[place + 3])] & ByteClasses.separator != 0
  }

  /// Whether a blank or a line end stands at `place`.
  func isSeparator(_ place: Int) -> Bool { classes[Int(bytes[place])] & ByteClasses.separator != 0 }

  /// Skips blanks, comments and line ends (section 6.7); whether a line end was among them.
  @discardableResult
  mutating func skipToToken() -> Bool {
    var place = position
    var crossed = false
    sawTab = false
    while true {
      let byte = bytes[place]
      if byte == 0x20 {
        place += 1
      } else if byte == 0x09 {
        sawTab = true
        place += 1
      } else if byte == 0x0A {
        place += 1
        lineStart = place
        crossed = true
        sawTab = false
        place += spaces(at: place)
      } else if byte == 0x0D {
        place += bytes[place + 1] == 0x0A ? 2 : 1
        lineStart = place
        crossed = true
        sawTab = false
      } else if byte == 0x23, place == lineStart || classes[Int(bytes[place - 1])] & ByteClasses.blank != 0 {
        while classes[Int(bytes[place])] & ByteClasses.lineEnd == 0 { place += 1 }
      } else {
        break
      }
    }
    position = place
    return crossed
  }

  /// The number of spaces from `place` on, counted eight at a time.
  func spaces(at start: Int) -> Int {
    var place = start
    while true {
      let word = UInt64(littleEndian: UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt64.self))
      let others = word ^ 0x2020_2020_2020_2020
      if others != 0 { return place - start + others.trailingZeroBitCount / 8 }
      place += 8
    }
  }

  /// Skips spaces and tabs.
  mutating func skipBlanks() {
    while classes[Int(bytes[position])] & ByteClasses.blank != 0 { position += 1 }
  }

  /// Skips to the line's end, which is not passed.
  mutating func skipLine() {
    while classes[Int(bytes[position])] & ByteClasses.lineEnd == 0 { position += 1 }
  }

  /// The number of spaces that the line at `lineStart` begins with.
  func leadingSpaces() -> Int { spaces(at: lineStart) }

  /// The span of the rest of the line, without blanks at its end; at least one byte where there is one.
  func restOfLine(from start: Int) -> Span {
    var end = start
    while classes[Int(bytes[end])] & ByteClasses.lineEnd == 0 { end += 1 }
    while end > start + 1, classes[Int(bytes[end - 1])] & ByteClasses.blank != 0 { end -= 1 }
    return tree.span(start, end)
  }
}

/// One document of a stream, as it is stored.
struct StoredDocument {
  var root: UInt32
  var isExplicitStart: Bool
  var isExplicitEnd: Bool
}
