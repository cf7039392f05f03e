/// Block structure (YAML 1.2.2, chapter 8): collections by indentation.
extension YAMLParser {
  private enum Step {
    /// A node that follows an indicator, or the document's.
    case value
    /// The next entry of the innermost collection, or the end.
    case next
    case done
  }

  /// Reads one document's node and all that is in it.
  mutating func parseBlocks() {
    var step = Step.value
    while true {
      switch step {
      case .value: step = blockValue()
      case .next: step = nextEntry()
      case .done: return
      }
      if tree.isStopped { return }
    }
  }

  /// Reads a node behind `-`, `?`, `:` or the start of a document, up to its end or its first entry.
  private mutating func blockValue() -> Step {
    let frame = tree.frames + (tree.depth - 1)
    let parent = frame.pointee.indent
    let afterIndicator = position
    let startsLine = position == lineStart
    var onNewLine = skipToToken() || startsLine
    // Behind the `:` of a one-line key and behind `---` no collection may begin on the same line.
    let mayBeInline =
      frame.pointee.kind == .blockSequence
      || frame.pointee.kind == .blockMapping && frame.pointee.state != .value
    if onNewLine, !isIndented(parent: parent, in: frame) {
      tree.addAbsent(at: afterIndicator)
      position = lineStart
      return .next
    }
    if bytes[position] == 0 {
      tree.addAbsent(at: afterIndicator)
      return .next
    }

    // Properties on lines of their own belong to the node; those on the line of a key belong to the key.
    var outer: UInt32 = 0
    var inner: UInt32 = 0
    var tabBefore = sawTab
    var keyStart = position
    while bytes[position] == Byte.ampersand || bytes[position] == Byte.exclamation {
      if inner != 0 { outer = merge(outer, inner) }
      keyStart = position
      tabBefore = sawTab
      inner = properties(inFlow: false)
      let end = position
      guard skipToToken() else {
        if bytes[position] == 0 {
          tree.addAbsent(at: end, properties: merge(outer, inner))
          return .next
        }
        break
      }
      onNewLine = true
      outer = merge(outer, inner)
      inner = 0
      keyStart = position
      tabBefore = sawTab
      if bytes[position] == 0 || !isIndented(parent: parent, in: frame) {
        tree.addAbsent(at: end, properties: outer)
        position = lineStart
        return .next
      }
    }
    let mayBegin = onNewLine || mayBeInline
    let byte = bytes[position]
    let column = keyStart - lineStart

    if byte == Byte.minus || byte == Byte.question || byte == Byte.colon, isSeparator(position + 1) {
      if inner != 0, byte != Byte.colon {
        tree.report(.propertiesBeforeIndicator(byte, at: tree.span(position, position + 1)))
        return fail(merge(outer, inner))
      }
      if !mayBegin {
        tree.report(.inlineCollection(byte, at: tree.span(position, position + 1), document: parent < 0))
        return fail(merge(outer, inner))
      }
      if tabBefore {
        reportTab(before: keyStart)
        return fail(merge(outer, inner))
      }
      if byte == Byte.minus {
        guard tree.open(.blockSequence, indent: column, start: position, line: lineStart, properties: outer)
        else { return .done }
        position += 1
        return .value
      }
      guard tree.open(.blockMapping, indent: column, start: keyStart, line: lineStart, properties: outer)
      else { return .done }
      return beginEntry(byte, keyProperties: inner)
    }
    if byte == Byte.bar || byte == Byte.greater {
      blockScalar(parent: parent, properties: merge(outer, inner))
      return .next
    }

    let nodeLine = lineStart
    guard scanNode(minimumIndent: parent + 1) else {
      if !tree.isStopped { attach(merge(outer, inner)) }
      return .next
    }
    let nodeEnd = position
    var place = position
    while classes[Int(bytes[place])] & ByteClasses.blank != 0 { place += 1 }
    guard bytes[place] == Byte.colon, isSeparator(place + 1) || mayBegin else {
      attach(merge(outer, inner))
      return .next
    }
    let key = tree.pending.base[tree.pending.count - 1]
    if lineStart != nodeLine {
      attach(merge(outer, inner))
      reportMultilineKey(colon: place, from: Int(key.start), to: nodeEnd)
      recover()
      return .next
    }
    if !mayBegin {
      attach(merge(outer, inner))
      tree.report(
        .inlineMapping(at: tree.span(place, place + 1), document: parent < 0, isPlain: key.style == .plain))
      recover()
      return .next
    }
    if tabBefore {
      reportTab(before: keyStart)
      attach(merge(outer, inner))
      recover()
      return .next
    }
    checkKeyLength(from: keyStart, to: place)
    if !isSeparator(place + 1) { tree.report(.missingSpaceAfterColon(at: tree.span(place, place + 1))) }
    attach(inner)
    guard
      tree.open(
        .blockMapping, indent: column, start: keyStart, line: lineStart, properties: outer, adopting: 1)
    else { return .done }
    tree.frames[tree.depth - 1].state = .value
    position = place + 1
    return .value
  }

  /// Goes on behind a node: closes what the indentation ends and reads the next key or indicator.
  private mutating func nextEntry() -> Step {
    let startsLine = position == lineStart
    let crossed = skipToToken() || startsLine
    let byte = bytes[position]
    if byte == 0 { return .done }
    if !crossed {
      let style = tree.pending.count > 0 ? tree.pending.base[tree.pending.count - 1].style : .plain
      tree.report(
        .contentAfterNode(at: restOfLine(from: position), byte: byte, style: style))
      recover()
      return .next
    }
    let column = position - lineStart
    if column == 0, isMarker(position) { return .done }
    if sawTab {
      reportTab(before: position)
      recover()
      return .next
    }
    while tree.frames[tree.depth - 1].indent > column { tree.close() }
    var top = tree.depth - 1
    if tree.frames[top].kind == .document {
      tree.report(.contentAfterRoot(at: restOfLine(from: position), byte: byte, isIndented: column > 0))
      recover()
      return .next
    }
    if tree.frames[top].indent < column {
      tree.report(.wrongIndentation(at: restOfLine(from: position), expected: openColumns(), found: column))
      recover()
      return .next
    }
    let isDash = byte == Byte.minus && isSeparator(position + 1)
    if tree.frames[top].kind == .blockSequence {
      if isDash {
        position += 1
        return .value
      }
      guard tree.depth > 1, tree.frames[top - 1].kind == .blockMapping, tree.frames[top - 1].indent == column
      else {
        if byte == Byte.minus {
          tree.report(.missingSpaceAfterDash(at: tree.span(position, position + 1)))
          position += 1
          return .value
        }
        tree.report(.expectedItem(at: restOfLine(from: position)))
        recover()
        return .next
      }
      tree.close()
      top -= 1
    }
    settle(top)
    if isDash {
      reportItem(in: top)
      recover()
      return .next
    }
    if byte == Byte.colon, isSeparator(position + 1), tree.frames[top].state == .afterKey {
      tree.frames[top].state = .explicitValue
      position += 1
      return .value
    }
    if tree.frames[top].state == .afterKey {
      tree.addAbsent(at: Int(tree.pending.base[tree.pending.count - 1].end))
      tree.frames[top].state = .entry
    }
    if byte == Byte.question || byte == Byte.colon, isSeparator(position + 1) {
      return beginEntry(byte, keyProperties: 0)
    }
    return key(indent: column)
  }

  /// Reads a one-line key and its `:` in an open mapping.
  private mutating func key(indent: Int) -> Step {
    let start = position
    let line = lineStart
    let top = tree.depth - 1
    var inner: UInt32 = 0
    if bytes[position] == Byte.ampersand || bytes[position] == Byte.exclamation {
      inner = properties(inFlow: false)
      let end = position
      skipBlanks()
      let byte = bytes[position]
      if classes[Int(byte)] & ByteClasses.lineEnd != 0 || byte == Byte.hash
        || byte == Byte.minus && isSeparator(position + 1)
      {
        tree.report(.propertiesWithoutKey(at: tree.span(start, end)))
        tree.drop(inner)
        recover()
        return .next
      }
      if byte == Byte.colon, isSeparator(position + 1) { return beginEntry(byte, keyProperties: inner) }
    }
    let before = tree.pending.count
    let nodeStart = position
    guard scanNode(minimumIndent: indent + 1, isKey: true) else {
      // Past a limit brackets are still open, above the nodes that were there before.
      if tree.isStopped { return .done }
      tree.pending.count = before
      tree.drop(inner)
      return .next
    }
    let end = position
    skipBlanks()
    guard lineStart == line, bytes[position] == Byte.colon else {
      if lineStart != line {
        tree.report(.multilineKey(at: tree.span(start, end), key: nil))
      } else {
        reportMissingColon(nodeStart, end)
      }
      tree.pending.count = before
      tree.drop(inner)
      recover()
      return .next
    }
    checkKeyLength(from: start, to: position)
    if !isSeparator(position + 1) {
      tree.report(.missingSpaceAfterColon(at: tree.span(position, position + 1)))
    }
    attach(inner)
    tree.frames[top].state = .value
    position += 1
    return .value
  }

  /// Begins an entry at `?`, or at the `:` of an empty key.
  private mutating func beginEntry(_ byte: UInt8, keyProperties: UInt32) -> Step {
    let top = tree.depth - 1
    if byte == Byte.question {
      tree.frames[top].state = .explicitKey
    } else {
      tree.addAbsent(at: position, properties: keyProperties)
      tree.frames[top].state = .value
    }
    position += 1
    return .value
  }

  /// Brings the mapping at `top` to the state behind the node that was just read.
  private mutating func settle(_ top: Int) {
    let state = tree.frames[top].state
    let isOdd = (tree.pending.count - tree.frames[top].base) & 1 == 1
    if state == .explicitKey {
      if !isOdd { tree.addAbsent(at: position) }
      tree.frames[top].state = .afterKey
    } else if state == .value || state == .explicitValue {
      if isOdd { tree.addAbsent(at: Int(tree.pending.base[tree.pending.count - 1].end)) }
      tree.frames[top].state = .entry
    }
  }

  /// Whether the token at `position`, the first of its line, may belong to a node inside of `frame`.
  private func isIndented(parent: Int, in frame: UnsafeMutablePointer<Frame>) -> Bool {
    if position == lineStart, isMarker(position) { return false }
    let indent = sawTab ? leadingSpaces() : position - lineStart
    if indent > parent { return true }
    // A sequence that is a mapping's value may stand in the mapping's own column.
    return indent == parent && !sawTab && frame.pointee.kind == .blockMapping && bytes[position] == Byte.minus
      && isSeparator(position + 1)
  }

  /// Puts an empty node in the place of one that can't be read, and goes on behind it.
  private mutating func fail(_ properties: UInt32) -> Step {
    tree.addAbsent(at: position, properties: properties)
    recover()
    return .next
  }

  /// Gives the last pending node its properties.
  private mutating func attach(_ properties: UInt32) {
    guard properties != 0 else { return }
    let node = tree.pending.base[tree.pending.count - 1]
    if node.kind == .alias {
      tree.report(.propertiesOnAlias(at: tree.span(Int(node.start), Int(node.end))))
      return
    }
    tree.attach(properties)
  }

  /// Skips the rest of the line and all lines that begin in no open collection's column.
  mutating func recover() {
    skipLine()
    while bytes[position] != 0 {
      position += bytes[position] == Byte.carriageReturn && bytes[position + 1] == Byte.lineFeed ? 2 : 1
      lineStart = position
      let column = leadingSpaces()
      let byte = bytes[position + column]
      if column == 0, isMarker(position) { return }
      if byte != Byte.tab, byte != Byte.hash, classes[Int(byte)] & ByteClasses.lineEnd == 0 {
        for index in stride(from: tree.depth - 1, to: 0, by: -1) where tree.frames[index].indent == column {
          return
        }
      }
      skipLine()
    }
  }
}
