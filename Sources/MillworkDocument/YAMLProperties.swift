import MillworkSource

/// Tags, anchors, aliases and directives (YAML 1.2.2, sections 6.8, 6.9 and 7.1).
extension YAMLParser {
  /// Reads the tag and the anchor at `position` as far as they stand on this line; returns their position in the table.
  mutating func properties(inFlow: Bool) -> UInt32 {
    var found = NodeProperties()
    while true {
      let start = position
      if bytes[position] == Byte.ampersand {
        position += 1
        skipName()
        if position == start + 1 {
          tree.report(.emptyAnchor("&", at: tree.span(start, start + 1)))
        } else if found.hasAnchor {
          tree.report(.repeatedProperty("anchor", at: tree.span(start, position)))
        } else {
          found.anchorStart = UInt32(start)
          found.anchorEnd = UInt32(position)
        }
      } else if bytes[position] == Byte.exclamation {
        let earlier = found.hasTag
        tag(into: &found)
        if earlier { tree.report(.repeatedProperty("tag", at: tree.span(start, position))) }
      } else {
        break
      }
      let byte = bytes[position]
      let ends = inFlow ? ByteClasses.separator | ByteClasses.flowIndicator : ByteClasses.separator
      if classes[Int(byte)] & ends == 0 || byte == Byte.openBracket || byte == Byte.openBrace {
        tree.report(.propertyNotSeparated(at: tree.span(start, position), byte: byte))
        break
      }
      let end = position
      skipBlanks()
      if bytes[position] != Byte.ampersand && bytes[position] != Byte.exclamation {
        position = end
        break
      }
    }
    return found.hasTag || found.hasAnchor ? tree.addProperties(found) : 0
  }

  /// The properties of a node that stand on two lines.
  mutating func merge(_ outer: UInt32, _ inner: UInt32) -> UInt32 {
    guard outer != 0, inner != 0 else { return max(outer, inner) }
    var both = tree.properties[Int(outer) - 1]
    let new = tree.properties[Int(inner) - 1]
    if new.hasTag {
      if both.hasTag {
        tree.report(.repeatedProperty("tag", at: tree.span(Int(new.tagStart), Int(new.tagEnd))))
      } else {
        (both.tagStart, both.tagEnd) = (new.tagStart, new.tagEnd)
        (both.prefix, both.suffixStart) = (new.prefix, new.suffixStart)
      }
    }
    if new.hasAnchor {
      if both.hasAnchor {
        tree.report(.repeatedProperty("anchor", at: tree.span(Int(new.anchorStart), Int(new.anchorEnd))))
      } else {
        (both.anchorStart, both.anchorEnd, both.anchor) = (new.anchorStart, new.anchorEnd, new.anchor)
      }
    }
    return tree.addProperties(both)
  }

  /// Reads the alias at `position`.
  mutating func alias() {
    let start = position
    position += 1
    skipName()
    if position == start + 1 {
      tree.report(.emptyAnchor("*", at: tree.span(start, start + 1)))
      tree.addAbsent(at: start)
    } else {
      tree.addAlias(from: start, to: position)
    }
  }

  /// Reads one directive line.
  mutating func directive(hasVersion: inout Bool) {
    let start = position
    let words = directiveWords()
    let place = tree.span(start, position)
    skipBlanks()
    guard let name = words.first else { return }
    switch text(name) {
    case "%": tree.report(.malformedDirective("%YAML 1.2", at: place))
    case "%YAML":
      if hasVersion { tree.report(.repeatedDirective(at: place)) }
      hasVersion = true
      version(words, at: place)
    case "%TAG":
      tagDirective(words, at: place)
    default:
      tree.report(.unknownDirective(text(name), at: tree.span(name.lowerBound, name.upperBound)))
    }
  }

  /// The words of the line at `position` up to a comment; goes on to their end.
  private mutating func directiveWords() -> [Range<Int>] {
    var words: [Range<Int>] = []
    var place = position
    while true {
      while classes[Int(bytes[place])] & ByteClasses.blank != 0 { place += 1 }
      if classes[Int(bytes[place])] & ByteClasses.lineEnd != 0 { break }
      if bytes[place] == Byte.hash { break }
      let start = place
      while !isSeparator(place) { place += 1 }
      words.append(start..<place)
      position = place
    }
    skipLine(keeping: place)
    return words
  }

  /// Goes to the line's end from `place`, where a comment may begin.
  private mutating func skipLine(keeping place: Int) {
    position = place
    skipLine()
  }

  private mutating func version(_ words: [Range<Int>], at place: Span) {
    guard words.count == 2 else { return tree.report(.malformedDirective("%YAML 1.2", at: place)) }
    let parts = text(words[1]).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let major = Int(parts[0]), let minor = Int(parts[1]),
      parts.allSatisfy({ $0.utf8.allSatisfy { (Byte.zero...Byte.nine).contains($0) } })
    else { return tree.report(.malformedDirective("%YAML 1.2", at: place)) }
    let span = tree.span(words[1].lowerBound, words[1].upperBound)
    if major != 1 {
      tree.report(.unknownVersion(text(words[1]), at: span, isError: true))
    } else if minor > 2 {
      tree.report(.unknownVersion(text(words[1]), at: span, isError: false))
    }
  }

  private mutating func tagDirective(_ words: [Range<Int>], at place: Span) {
    guard words.count == 3 else {
      return tree.report(.malformedDirective("%TAG !name! tag:example.org,2026:", at: place))
    }
    let handle = text(words[1])
    let name = Array(handle.utf8)
    let isHandle =
      name.first == Byte.exclamation && name.last == Byte.exclamation
      && name.dropFirst().dropLast().allSatisfy(isWordByte)
    let prefix = words[2]
    let first = bytes[prefix.lowerBound]
    let isPrefix =
      (first == Byte.exclamation || isURIByte(first) && classes[Int(first)] & ByteClasses.flowIndicator == 0)
      && prefix.allSatisfy { isURIByte(bytes[$0]) || bytes[$0] == Byte.exclamation } && isWellEncoded(prefix)
    guard isHandle, isPrefix else {
      return tree.report(.malformedDirective("%TAG !name! tag:example.org,2026:", at: place))
    }
    if handles[handle] != nil {
      return tree.report(.repeatedHandle(handle, at: tree.span(words[1].lowerBound, words[1].upperBound)))
    }
    prefixes.append(percentDecoded(text(prefix)))
    handles[handle] = UInt32(prefixes.count - 1)
  }

  /// Skips the characters of an anchor's name: all but blanks, line ends and flow indicators.
  private mutating func skipName() {
    let stop = ByteClasses.separator | ByteClasses.flowIndicator
    while classes[Int(bytes[position])] & stop == 0 { position += 1 }
  }

  /// Reads the tag at `position` (section 6.8.1).
  private mutating func tag(into found: inout NodeProperties) {
    let start = position
    found.tagStart = UInt32(start)
    position += 1
    defer { found.tagEnd = UInt32(position) }
    if bytes[position] == Byte.less {
      position += 1
      found.suffixStart = UInt32(position)
      found.prefix = 2
      while isURIByte(bytes[position]) || bytes[position] == Byte.exclamation { position += 1 }
      let isEmpty = position == start + 2 || position == start + 3 && bytes[start + 2] == Byte.exclamation
      if bytes[position] != Byte.greater || isEmpty || !isWellEncoded(start + 2..<position) {
        tree.report(.malformedTag(at: tree.span(start, position)))
      }
      if bytes[position] == Byte.greater { position += 1 }
      return
    }
    var place = position
    while isWordByte(bytes[place]) { place += 1 }
    let hasHandle = bytes[place] == Byte.exclamation
    if hasHandle { position = place + 1 }
    let suffix = position
    found.suffixStart = UInt32(suffix)
    while isURIByte(bytes[position]), classes[Int(bytes[position])] & ByteClasses.flowIndicator == 0 {
      position += 1
    }
    if !isWellEncoded(suffix..<position) { tree.report(.malformedTag(at: tree.span(start, position))) }
    let handle = text(start..<suffix)
    if hasHandle, position == suffix {
      tree.report(.tagWithoutName(handle, at: tree.span(start, position)))
    }
    if !hasHandle, position == suffix {
      found.prefix = 0
    } else if let known = handles[handle] {
      found.prefix = known
    } else if handle == "!" {
      found.prefix = 0
    } else if handle == "!!" {
      found.prefix = 1
    } else {
      found.prefix = 2
      tree.report(
        .unknownHandle(
          handle, at: tree.span(start, suffix), near: tree.nearName(to: handle, among: handles.keys)))
    }
  }

  /// Whether each `%` in `range` begins two hexadecimal digits.
  private func isWellEncoded(_ range: Range<Int>) -> Bool {
    for place in range where bytes[place] == Byte.percent {
      if hexValue(bytes[place + 1]) == nil || hexValue(bytes[place + 2]) == nil { return false }
    }
    return true
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count), as: UTF8.self)
  }
}

/// A letter, a digit or `-` (section 5.6).
private func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, Byte.minus: true
  default: false
  }
}

/// A character of a URI but `!` (section 5.6); a `%` is checked by the caller.
private func isURIByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x23...0x2F, Byte.colon, 0x3B, 0x3D, Byte.question, Byte.at, Byte.openBracket, Byte.closeBracket, 0x5F,
    0x7E:
    true
  default: isWordByte(byte)
  }
}

/// A tag's text with `%20` and the like replaced.
func percentDecoded(_ text: String) -> String {
  guard text.utf8.contains(Byte.percent) else { return text }
  let bytes = Array(text.utf8)
  var result: [UInt8] = []
  var index = 0
  while index < bytes.count {
    if bytes[index] == Byte.percent, index + 2 < bytes.count, let high = hexValue(bytes[index + 1]),
      let low = hexValue(bytes[index + 2])
    {
      result.append(UInt8(high << 4 | low))
      index += 3
    } else {
      result.append(bytes[index])
      index += 1
    }
  }
  return String(decoding: result, as: UTF8.self)
}
