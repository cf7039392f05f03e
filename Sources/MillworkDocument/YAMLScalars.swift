/// Plain and quoted scalars (YAML 1.2.2, section 7.3), and which kind of node stands at a place.
extension YAMLParser {
  /// Reads the scalar, alias or flow collection at `position`, and adds it. Its lines behind the first are indented by
  /// at least `minimumIndent` spaces. False where reading goes on at a line's start behind an error.
  mutating func scanNode(minimumIndent: Int, isKey: Bool = false) -> Bool {
    switch bytes[position] {
    case Byte.doubleQuote: return doubleQuoted(minimumIndent: minimumIndent)
    case Byte.singleQuote: return singleQuoted(minimumIndent: minimumIndent)
    case Byte.openBracket, Byte.openBrace: return flowCollection(minimumIndent: minimumIndent)
    case Byte.asterisk: alias()
    case let byte:
      if !mayBeginPlain(byte, inFlow: false) { reportPlainStart(byte, atLineStart: position == lineStart) }
      plain(minimumIndent: minimumIndent, stops: ByteClasses.blockStop, isKey: isKey)
    }
    return true
  }

  /// Whether a plain scalar may begin with `byte`, at `position`.
  func mayBeginPlain(_ byte: UInt8, inFlow: Bool) -> Bool {
    switch byte {
    case Byte.minus, Byte.question, Byte.colon:
      let stop = inFlow ? ByteClasses.separator | ByteClasses.flowIndicator : ByteClasses.separator
      return classes[Int(bytes[position + 1])] & stop == 0
    case Byte.hash, Byte.bar, Byte.greater, Byte.percent, Byte.at, Byte.backtick, Byte.comma,
      Byte.openBracket,
      Byte.closeBracket, Byte.openBrace, Byte.closeBrace, Byte.ampersand, Byte.asterisk, Byte.exclamation,
      Byte.doubleQuote, Byte.singleQuote:
      return false
    default: return true
    }
  }

  /// Reads a plain scalar, whose first byte is taken as it is. `stops` is the class of bytes that may end it; a key
  /// ends with its line.
  mutating func plain(minimumIndent: Int, stops: UInt8, isKey: Bool) {
    let start = position
    let inFlow = stops == ByteClasses.flowStop
    let colonEnd =
      inFlow ? ByteClasses.separator | ByteClasses.flowIndicator : ByteClasses.separator
    var place = start + 1
    if bytes[start] == Byte.colon { place = start }
    var end = start
    var flags = RawNode.verbatim
    while true {
      while true {
        while classes[Int(bytes[place])] & stops == 0 { place += 1 }
        let byte = bytes[place]
        if byte == Byte.colon {
          if classes[Int(bytes[place + 1])] & colonEnd != 0 { break }
        } else if byte != Byte.hash
          || place > start && classes[Int(bytes[place - 1])] & ByteClasses.blank != 0
        {
          break
        }
        place += 1
      }
      end = place
      while end > start, classes[Int(bytes[end - 1])] & ByteClasses.blank != 0 { end -= 1 }
      position = place
      if isKey || classes[Int(bytes[place])] & ByteClasses.lineEnd == 0 { break }
      guard let next = continuation(from: place, minimumIndent: minimumIndent, inFlow: inFlow) else { break }
      place = next
      flags = 0
    }
    tree.pending.append(
      RawNode(start: UInt32(start), end: UInt32(end), kind: .scalar, style: .plain, flags: flags))
  }

  /// The first byte of the line that continues a plain scalar which reaches the line end at `place`, or `nil`.
  private mutating func continuation(from place: Int, minimumIndent: Int, inFlow: Bool) -> Int? {
    var next = place
    var line = place
    while true {
      switch bytes[next] {
      case Byte.lineFeed: next += 1
      case Byte.carriageReturn: next += bytes[next + 1] == Byte.lineFeed ? 2 : 1
      default: return nil
      }
      line = next
      next += spaces(at: next)
      let indent = next - line
      while classes[Int(bytes[next])] & ByteClasses.blank != 0 { next += 1 }
      let byte = bytes[next]
      if classes[Int(byte)] & ByteClasses.lineEnd != 0 {
        if byte == 0 { return nil }
        continue
      }
      if indent < minimumIndent || byte == Byte.hash || next == line && isMarker(next) { return nil }
      if inFlow {
        if classes[Int(byte)] & ByteClasses.flowIndicator != 0 { return nil }
        if byte == Byte.colon,
          classes[Int(bytes[next + 1])] & (ByteClasses.separator | ByteClasses.flowIndicator) != 0
        {
          return nil
        }
      }
      lineStart = line
      return next
    }
  }

  /// Reads a scalar between double quotes, and checks its escapes (section 5.7).
  mutating func doubleQuoted(minimumIndent: Int) -> Bool {
    let start = position
    var place = start + 1
    var flags = RawNode.verbatim
    while true {
      let byte = bytes[place]
      if byte == 0x22 { break }
      if byte == 0x5C {
        flags = 0
        place += 1
        if classes[Int(bytes[place])] & ByteClasses.lineEnd == 0 { place += escape(at: place) }
      } else if classes[Int(byte)] & ByteClasses.lineEnd != 0 {
        flags = 0
        guard let next = quotedLine(after: place, minimumIndent: minimumIndent, from: start) else {
          return false
        }
        place = next
      } else {
        place += 1
      }
    }
    position = place + 1
    tree.pending.append(
      RawNode(start: UInt32(start), end: UInt32(position), kind: .scalar, style: .doubleQuoted, flags: flags))
    return true
  }

  /// Reads a scalar between single quotes.
  mutating func singleQuoted(minimumIndent: Int) -> Bool {
    let start = position
    var place = start + 1
    var flags = RawNode.verbatim
    while true {
      let byte = bytes[place]
      if byte == 0x27 {
        if bytes[place + 1] != 0x27 { break }
        flags = 0
        place += 2
      } else if classes[Int(byte)] & ByteClasses.lineEnd != 0 {
        flags = 0
        guard let next = quotedLine(after: place, minimumIndent: minimumIndent, from: start) else {
          return false
        }
        place = next
      } else {
        place += 1
      }
    }
    position = place + 1
    tree.pending.append(
      RawNode(start: UInt32(start), end: UInt32(position), kind: .scalar, style: .singleQuoted, flags: flags))
    return true
  }

  /// Goes from the line end at `place` to the next line's first byte that is no blank. Where the quote that was opened
  /// at `start` can't go on there, adds what there is of the scalar and returns `nil`.
  private mutating func quotedLine(after place: Int, minimumIndent: Int, from start: Int) -> Int? {
    var next = place
    while bytes[next] != 0 {
      next += bytes[next] == Byte.carriageReturn && bytes[next + 1] == Byte.lineFeed ? 2 : 1
      let line = next
      while bytes[next] == Byte.space { next += 1 }
      let indent = next - line
      while classes[Int(bytes[next])] & ByteClasses.blank != 0 { next += 1 }
      if bytes[next] == 0 { break }
      if classes[Int(bytes[next])] & ByteClasses.lineEnd != 0 { continue }
      if indent < minimumIndent, next > line + indent {
        tree.report(.tabInIndentation(at: tree.span(line + indent, next)))
      } else if indent < minimumIndent || next == line && isMarker(next) {
        tree.report(
          .unclosedQuote(bytes[start], at: tree.span(start, start + 1), next: restOfLine(from: next)))
        addUnclosed(start, place)
        position = line
        lineStart = line
        return nil
      }
      lineStart = line
      return next
    }
    tree.report(.unclosedQuote(bytes[start], at: tree.span(start, start + 1), next: nil))
    addUnclosed(start, place)
    position = next
    return nil
  }

  private mutating func addUnclosed(_ start: Int, _ end: Int) {
    tree.pending.append(
      RawNode(start: UInt32(start), end: UInt32(end), kind: .scalar, style: .plain))
  }

  /// The number of bytes of the escape whose character behind the backslash is at `place`; reports a wrong one.
  private mutating func escape(at place: Int) -> Int {
    switch bytes[place] {
    case 0x78: return digits(2, at: place)
    case 0x75:
      let length = digits(4, at: place)
      guard length == 5, let high = codePoint(4, at: place + 1), (0xD800...0xDFFF).contains(high) else {
        return length
      }
      // JSON writes characters beyond U+FFFF as two escapes (RFC 8259, section 7).
      if high < 0xDC00, bytes[place + 5] == Byte.backslash, bytes[place + 6] == 0x75,
        let low = codePoint(4, at: place + 7), (0xDC00...0xDFFF).contains(low)
      {
        return 11
      }
      tree.report(.invalidCodePoint(at: tree.span(place - 1, place + 5)))
      return length
    case 0x55:
      let length = digits(8, at: place)
      if length == 9, codePoint(8, at: place + 1).flatMap(Unicode.Scalar.init) == nil {
        tree.report(.invalidCodePoint(at: tree.span(place - 1, place + 9)))
      }
      return length
    case let byte:
      if simpleEscape(byte) == nil {
        var end = place + 1
        while bytes[end] & 0xC0 == 0x80 { end += 1 }
        tree.report(.invalidEscape(at: tree.span(place - 1, end), byte: byte))
      }
      return 1
    }
  }

  private mutating func digits(_ count: Int, at place: Int) -> Int {
    var found = 0
    while found < count, hexValue(bytes[place + 1 + found]) != nil { found += 1 }
    if found < count { tree.report(.shortEscape(at: tree.span(place - 1, place + 1 + found), digits: count)) }
    return 1 + found
  }

  private func codePoint(_ count: Int, at place: Int) -> UInt32? {
    var value: UInt32 = 0
    for index in 0..<count {
      guard let digit = hexValue(bytes[place + index]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}

/// The character that an escape of one letter stands for (YAML 1.2.2, section 5.7).
func simpleEscape(_ byte: UInt8) -> UInt32? {
  switch byte {
  case 0x30: 0x00  // 0
  case 0x61: 0x07  // a
  case 0x62: 0x08  // b
  case 0x74, 0x09: 0x09  // t
  case 0x6E: 0x0A  // n
  case 0x76: 0x0B  // v
  case 0x66: 0x0C  // f
  case 0x72: 0x0D  // r
  case 0x65: 0x1B  // e
  case 0x20, 0x22, 0x2F, 0x5C: UInt32(byte)
  case 0x4E: 0x85  // N
  case 0x5F: 0xA0  // _
  case 0x4C: 0x2028  // L
  case 0x50: 0x2029  // P
  default: nil
  }
}
