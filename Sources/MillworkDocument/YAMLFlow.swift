import MillworkSource

/// Flow collections (YAML 1.2.2, section 7.4).
extension YAMLParser {
  /// The node that was read last between brackets, for the `:` that may make it a key.
  private struct FlowNode {
    /// The line that it begins on.
    var line: Int
    /// Whether it ends in a quote or bracket, so that the `:` behind it needs no space.
    var isJSONLike: Bool
  }

  /// Reads the collection whose bracket is at `position`, with all that is in it. False where it is not closed and
  /// reading goes on at a line's start.
  mutating func flowCollection(minimumIndent: Int) -> Bool {
    let outside = tree.depth
    reportedFlow = -1
    guard openFlow(properties: 0, line: lineStart) else { return false }
    var last = FlowNode(line: lineStart, isJSONLike: false)
    while tree.depth > outside {
      let crossed = skipToToken()
      if bytes[position] == 0 {
        return leaveFlow(outside, at: nil)
      }
      if crossed, !checkFlowLine(minimumIndent: minimumIndent, outside: outside) { return false }
      let byte = bytes[position]
      let top = tree.depth - 1
      switch tree.frames[top].state {
      case .entry, .explicitKey, .value, .explicitValue:
        if classes[Int(byte)] & ByteClasses.flowIndicator != 0, byte != Byte.openBracket,
          byte != Byte.openBrace
        {
          flowPunctuation(byte, top, &last)
        } else if byte == Byte.question, tree.frames[top].state == .entry, isSeparator(position + 1) {
          explicitFlowKey(top)
        } else if byte == Byte.colon, isFlowColon(after: nil) {
          flowColon(top)
        } else {
          if !flowNode(minimumIndent: minimumIndent, outside: outside, &last) {
            return leaveFlow(outside, at: position, afterError: true)
          }
        }
      case .afterKey:
        if byte == Byte.colon, isFlowColon(after: last) {
          passFlowColon(isJSONLike: last.isJSONLike)
          tree.frames[top].state = .value
        } else if byte == Byte.comma || byte == Byte.closeBrace || byte == Byte.closeBracket {
          tree.addAbsent(at: Int(tree.pending.base[tree.pending.count - 1].end))
          finishFlowNode()
        } else if let end = endOfTextWithBrackets() {
          passTextWithBrackets(to: end)
        } else {
          tree.report(.expectedColonOrComma(at: restOfFlow()))
          tree.addAbsent(at: Int(tree.pending.base[tree.pending.count - 1].end))
          finishFlowNode()
          tree.frames[tree.depth - 1].state = .entry
        }
      case .afterEntry, .afterPair:
        if byte == Byte.comma {
          position += 1
          tree.frames[top].state = .entry
        } else if byte == Byte.closeBracket || byte == Byte.closeBrace {
          closeFlow(byte, &last)
        } else if byte == Byte.colon, tree.frames[top].state == .afterEntry,
          tree.frames[top].kind == .flowSequence,
          isFlowColon(after: last)
        {
          guard flowPair(&last) else { return false }
        } else if byte == Byte.colon {
          tree.report(.secondColon(at: entryAroundColon()))
          position += 1
          tree.frames[top].state = .entry
        } else if let end = endOfTextWithBrackets() {
          passTextWithBrackets(to: end)
        } else {
          tree.report(.expectedComma(at: restOfFlow(), opening: openingSpan(top)))
          tree.frames[top].state = .entry
        }
      }
      if tree.isStopped { return false }
    }
    return true
  }

  /// Opens the collection at `position`, whose first property, or else itself, stands on `line`.
  private mutating func openFlow(properties: UInt32, line: Int) -> Bool {
    let kind: Frame.Kind = bytes[position] == Byte.openBracket ? .flowSequence : .flowMapping
    guard tree.open(kind, indent: -1, start: position, line: line, properties: properties)
    else { return false }
    position += 1
    return true
  }

  /// Checks the indentation of the line that `position` is the first token of; false where the collection can't go on.
  private mutating func checkFlowLine(minimumIndent: Int, outside: Int) -> Bool {
    if position == lineStart, isMarker(position) { return leaveFlow(outside, at: position) }
    let indent = sawTab ? leadingSpaces() : position - lineStart
    if indent >= minimumIndent { return true }
    let byte = bytes[position]
    if sawTab {
      tree.report(.tabInIndentation(at: tree.span(lineStart + indent, position)))
      return true
    }
    let top = tree.depth - 1
    if byte == Byte.closeBracket || byte == Byte.closeBrace {
      if indent == minimumIndent - 1, top == outside {
        tree.report(.closingBracketIndentation(at: tree.span(position, position + 1)))
        return true
      }
    } else if looksLikeEntry() {
      return leaveFlow(outside, at: position)
    }
    if reportedFlow != tree.frames[top].start {
      reportedFlow = tree.frames[top].start
      tree.report(
        .flowIndentation(at: restOfLine(from: position), opening: openingSpan(top), minimum: minimumIndent))
    }
    return true
  }

  /// Reports the innermost collection as not closed and leaves all that were opened inside of `outside`; false.
  private mutating func leaveFlow(_ outside: Int, at next: Int?, afterError: Bool = false) -> Bool {
    if !tree.isStopped, !afterError, tree.depth > outside {
      var top = tree.depth - 1
      while tree.frames[top].kind == .flowPair { top -= 1 }
      let isSequence = tree.frames[top].kind == .flowSequence
      tree.report(
        .unclosedBracket(
          at: openingSpan(top), isSequence: isSequence, next: next.map { restOfLine(from: $0) },
          comment: hidingComment(
            Int(tree.frames[top].start), isSequence ? Byte.closeBracket : Byte.closeBrace)))
    }
    while tree.depth > outside { tree.close() }
    if bytes[position] != 0 { position = lineStart }
    return false
  }

  /// The comment that hides the bracket `closing` on the line of the collection that opens at `opening`.
  private func hidingComment(_ opening: Int, _ closing: UInt8) -> Span? {
    var place = opening
    var quote: UInt8 = 0
    while classes[Int(bytes[place])] & ByteClasses.lineEnd == 0 {
      let byte = bytes[place]
      if byte == quote {
        quote = 0
      } else if quote == 0, byte == Byte.doubleQuote || byte == Byte.singleQuote {
        quote = byte
      } else if quote == 0, byte == Byte.hash, bytes[place - 1] == Byte.space {
        var end = place
        while classes[Int(bytes[end])] & ByteClasses.lineEnd == 0, bytes[end] != closing { end += 1 }
        return bytes[end] == closing ? restOfLine(from: place) : nil
      }
      place += 1
    }
    return nil
  }

  /// Whether the line at `position` reads like an entry of a block collection.
  private func looksLikeEntry() -> Bool {
    if bytes[position] == Byte.minus, isSeparator(position + 1) { return true }
    var place = position
    while classes[Int(bytes[place])] & ByteClasses.flowStop == 0 || bytes[place] == Byte.hash { place += 1 }
    return bytes[place] == Byte.colon && isSeparator(place + 1)
  }

  private func openingSpan(_ top: Int) -> Span {
    tree.span(tree.frames[top].start, tree.frames[top].start + 1)
  }

  /// The token at `position`, up to a blank or a flow indicator.
  private func restOfFlow() -> Span {
    var end = position + 1
    while classes[Int(bytes[end])] & (ByteClasses.separator | ByteClasses.flowIndicator) == 0 { end += 1 }
    return tree.span(position, end)
  }

  /// Where a text without quotes ends that goes on with the opening bracket at `position`, such as `Binding<[String]>`: before
  /// the next comma or closing bracket that belongs to no bracket of its own. `nil` where no such text stands before.
  private func endOfTextWithBrackets() -> Int? {
    let before = tree.pending.base[tree.pending.count - 1]
    guard bytes[position] == Byte.openBracket || bytes[position] == Byte.openBrace, before.style == .plain,
      Int(before.end) == position
    else { return nil }
    var depth = 0
    var end = position
    while classes[Int(bytes[end])] & ByteClasses.lineEnd == 0, bytes[end] != 0 {
      switch bytes[end] {
      case Byte.openBracket, Byte.openBrace: depth += 1
      case Byte.closeBracket, Byte.closeBrace:
        if depth == 0 { return end }
        depth -= 1
      case Byte.comma: if depth == 0 { return end }
      default: break
      }
      end += 1
    }
    return nil
  }

  private mutating func passTextWithBrackets(to end: Int) {
    let start = Int(tree.pending.base[tree.pending.count - 1].start)
    tree.report(.bracketInPlain(bytes[position], at: tree.span(start, end)))
    position = end
  }

  /// The value before the `:` at `position`, and what follows up to the end of the entry or line.
  private func entryAroundColon() -> Span {
    let ends = [Byte.comma, Byte.closeBrace, Byte.closeBracket, Byte.lineFeed, Byte.carriageReturn, 0]
    var end = position + 1
    while !ends.contains(bytes[end]) { end += 1 }
    while bytes[end - 1] == Byte.space { end -= 1 }
    let value = tree.pending.base[tree.pending.count - 1]
    return tree.span(min(Int(value.start), position), end)
  }

  /// Whether the `:` at `position` separates a key from its value.
  private func isFlowColon(after node: FlowNode?) -> Bool {
    if let node, node.isJSONLike { return true }
    return classes[Int(bytes[position + 1])] & (ByteClasses.separator | ByteClasses.flowIndicator) != 0
  }

  /// Passes a `:`; behind one that is no part of `"key":`, a value needs a space before it.
  private mutating func passFlowColon(isJSONLike: Bool) {
    position += 1
    let next = bytes[position]
    if !isJSONLike, next == Byte.openBracket || next == Byte.openBrace {
      tree.report(.missingSpaceAfterColon(at: tree.span(position - 1, position)))
    }
  }

  /// Handles `,`, `]` or `}` where a node may stand.
  private mutating func flowPunctuation(_ byte: UInt8, _ top: Int, _ last: inout FlowNode) {
    switch tree.frames[top].state {
    case .value, .explicitValue:
      tree.addAbsent(at: Int(tree.pending.base[tree.pending.count - 1].end))
      finishFlowNode()
    case .explicitKey:
      tree.addAbsent(at: position)
      tree.frames[top].state = .afterKey
      last = FlowNode(line: lineStart, isJSONLike: false)
    default:
      if byte == Byte.comma {
        tree.report(.extraComma(at: tree.span(position, position + 1)))
        position += 1
      } else {
        closeFlow(byte, &last)
      }
    }
  }

  /// Handles `?`.
  private mutating func explicitFlowKey(_ top: Int) {
    if tree.frames[top].kind == .flowSequence {
      guard tree.open(.flowPair, indent: -1, start: position, line: lineStart, properties: 0) else { return }
    }
    tree.frames[tree.depth - 1].state = .explicitKey
    position += 1
  }

  /// Handles a `:` with no key before it.
  private mutating func flowColon(_ top: Int) {
    switch tree.frames[top].state {
    case .entry:
      if tree.frames[top].kind == .flowSequence {
        guard tree.open(.flowPair, indent: -1, start: position, line: lineStart, properties: 0) else {
          return
        }
      }
    case .explicitKey: break
    default: tree.report(.secondColon(at: tree.span(position, position + 1)))
    }
    let state = tree.frames[tree.depth - 1].state
    if state != .value { tree.addAbsent(at: position) }
    tree.frames[tree.depth - 1].state = .value
    passFlowColon(isJSONLike: false)
  }

  /// Reads a node with its properties; false where it is a quote that is not closed, or the collection can't go on.
  private mutating func flowNode(minimumIndent: Int, outside: Int, _ last: inout FlowNode) -> Bool {
    last = FlowNode(line: lineStart, isJSONLike: false)
    var properties: UInt32 = 0
    while bytes[position] == Byte.ampersand || bytes[position] == Byte.exclamation {
      properties = merge(properties, self.properties(inFlow: true))
      let end = position
      let crossed = skipToToken()
      let byte = bytes[position]
      if crossed, byte != 0, !checkFlowLine(minimumIndent: minimumIndent, outside: outside) { return false }
      let isEnd = byte == Byte.comma || byte == Byte.closeBracket || byte == Byte.closeBrace || byte == 0
      if isEnd || byte == Byte.colon && isFlowColon(after: nil) {
        tree.addAbsent(at: end, properties: properties)
        finishFlowNode()
        return true
      }
    }
    let byte = bytes[position]
    switch byte {
    case Byte.openBracket, Byte.openBrace:
      _ = openFlow(properties: properties, line: last.line)
      return true
    case Byte.doubleQuote:
      guard doubleQuoted(minimumIndent: minimumIndent) else { return false }
      last.isJSONLike = true
    case Byte.singleQuote:
      guard singleQuoted(minimumIndent: minimumIndent) else { return false }
      last.isJSONLike = true
    case Byte.asterisk:
      alias()
      if properties != 0 {
        let node = tree.pending.base[tree.pending.count - 1]
        tree.report(.propertiesOnAlias(at: tree.span(Int(node.start), Int(node.end))))
        properties = 0
      }
    default:
      if !mayBeginPlain(byte, inFlow: true) {
        reportPlainStart(byte, atLineStart: false)
      }
      plain(minimumIndent: minimumIndent, stops: ByteClasses.flowStop, isKey: false)
    }
    if properties != 0 { tree.attach(properties) }
    finishFlowNode()
    return true
  }

  /// Brings the innermost collection to the state behind a node.
  private mutating func finishFlowNode() {
    let top = tree.depth - 1
    switch tree.frames[top].state {
    case .explicitKey: tree.frames[top].state = .afterKey
    case .entry: tree.frames[top].state = tree.frames[top].kind == .flowSequence ? .afterEntry : .afterKey
    default:
      if tree.frames[top].kind == .flowPair {
        tree.close()
        tree.frames[tree.depth - 1].state = .afterPair
      } else {
        tree.frames[top].state = .afterEntry
      }
    }
  }

  /// Makes the last item of a flow sequence the key of a pair.
  private mutating func flowPair(_ last: inout FlowNode) -> Bool {
    let key = tree.pending.base[tree.pending.count - 1]
    var start = Int(key.start)
    if key.properties != 0 {
      let properties = tree.properties[Int(key.properties) - 1]
      if properties.hasTag { start = min(start, Int(properties.tagStart)) }
      if properties.hasAnchor { start = min(start, Int(properties.anchorStart)) }
    }
    if last.line != lineStart {
      tree.report(.multilineKey(at: tree.span(position, position + 1), key: tree.span(start, Int(key.end))))
    } else {
      checkKeyLength(from: start, to: position)
    }
    guard tree.open(.flowPair, indent: -1, start: start, line: last.line, properties: 0, adopting: 1) else {
      return false
    }
    tree.frames[tree.depth - 1].state = .value
    passFlowColon(isJSONLike: last.isJSONLike)
    return true
  }

  /// Whether the bracket `byte` would close the collection around the one at `top`.
  private func closesOuter(_ byte: UInt8, _ top: Int) -> Bool {
    var outer = top - 1
    while tree.frames[outer].kind == .flowPair { outer -= 1 }
    return tree.frames[outer].kind == (byte == Byte.closeBracket ? .flowSequence : .flowMapping)
  }

  /// Closes the innermost collection at the bracket `byte`.
  private mutating func closeFlow(_ byte: UInt8, _ last: inout FlowNode) {
    let top = tree.depth - 1
    let isSequence = tree.frames[top].kind == .flowSequence
    if isSequence != (byte == Byte.closeBracket) {
      if closesOuter(byte, top) {
        tree.report(.unclosedBracket(at: openingSpan(top), isSequence: isSequence, next: nil))
        tree.close()
        return finishFlowNode()
      }
      tree.report(.wrongBracket(byte, at: tree.span(position, position + 1), opening: openingSpan(top)))
    }
    last = FlowNode(line: tree.frames[top].line, isJSONLike: true)
    position += 1
    tree.close(at: position)
    if tree.frames[tree.depth - 1].indent < 0, tree.frames[tree.depth - 1].kind != .document {
      finishFlowNode()
    }
  }
}
