/// Finds tags in the bytes of a template.
struct TagScanner {
  enum Failure {
    /// A tag that is not closed; reading goes on at the offset.
    case unclosed(Tag.Kind, opening: Range<Int>, next: Int)
    /// A string in a tag that is not closed.
    case unclosedString(opening: Int, Range<Int>, next: Int)
  }
  enum Found {
    case tag(Tag)
    case failure(Failure)
  }

  private let bytes: [UInt8]
  private let escapes: Bool
  /// Where the last `#}` stands, so that comments that are not closed aren't searched to the end again and again.
  private let lastCommentEnd: Int

  init(_ bytes: [UInt8], escapes: Bool) {
    self.bytes = bytes
    self.escapes = escapes
    var index = bytes.count - 2
    while index >= 0, bytes[index] != UInt8(ascii: "#") || bytes[index + 1] != UInt8(ascii: "}") {
      index -= 1
    }
    lastCommentEnd = index
  }

  /// The offset of the next opening delimiter at or after `start`, or the end.
  func opening(from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      let last = bytes.count - 1
      while index < last {
        if bytes[index] == UInt8(ascii: "{") {
          let next = bytes[index + 1]
          if next == UInt8(ascii: "{") || next == UInt8(ascii: "%") || next == UInt8(ascii: "#") {
            return index
          }
        }
        index += 1
      }
      return bytes.count
    }
  }

  /// The tag that opens at `start`.
  func tag(at start: Int) -> Found {
    switch bytes[start + 1] {
    case UInt8(ascii: "#"): comment(at: start)
    case UInt8(ascii: "%"): code(at: start, kind: .block)
    default: code(at: start, kind: .output)
    }
  }

  /// The end tag of a raw block, which is searched without reading what stands before it.
  func rawEnd(named name: String, from start: Int) -> Tag? {
    let word = Array("end\(name)".utf8)
    var index = opening(from: start)
    while index < bytes.count {
      if bytes[index + 1] == UInt8(ascii: "%"), case .tag(let tag) = code(at: index, kind: .block),
        bytes[tag.inner].split(whereSeparator: isSpace).first.map({ $0.elementsEqual(word) }) == true
      {
        return tag
      }
      index = opening(from: index + 1)
    }
    return nil
  }

  private func comment(at start: Int) -> Found {
    var index = start + 2
    while index <= lastCommentEnd {
      if bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: "}") {
        return .tag(tag(.comment, start, index + 2))
      }
      index += 1
    }
    return unclosed(start, .comment, next: bytes.count)
  }

  private func code(at start: Int, kind: Tag.Kind) -> Found {
    let closing = kind == .block ? UInt8(ascii: "%") : UInt8(ascii: "}")
    var index = start + 2
    var depth = 0
    while index + 1 < bytes.count {
      let byte = bytes[index]
      switch byte {
      case closing where bytes[index + 1] == UInt8(ascii: "}") && (depth == 0 || kind == .block):
        return .tag(tag(kind, start, index + 2))
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = stringEnd(from: index) else { return unclosedString(at: index, start, kind) }
        index = end
      case UInt8(ascii: "{"):
        let next = bytes[index + 1]
        if next == UInt8(ascii: "{") || next == UInt8(ascii: "%") || next == UInt8(ascii: "#") {
          return unclosed(start, kind, next: index)
        }
        depth += 1
        index += 1
      case UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        index += 1
      default: index += 1
      }
    }
    return unclosed(start, kind, next: bytes.count)
  }

  /// The offset after the string that begins at `start`; `nil` where it is not closed before the next tag opens on a
  /// later line, or at all.
  private func stringEnd(from start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == bytes[start] { return index + 1 }
      if byte == 0x0A { return multilineEnd(from: index, quote: bytes[start]) }
      index += escapes && byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// A string may go over line ends, as long as no tag opens or closes in it.
  private func multilineEnd(from start: Int, quote: UInt8) -> Int? {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote { return index + 1 }
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let opens = byte == UInt8(ascii: "{") && (next == byte || next == UInt8(ascii: "%"))
      let closes = next == UInt8(ascii: "}") && (byte == next || byte == UInt8(ascii: "%"))
      if opens || closes { return nil }
      index += escapes && byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private func unclosedString(at quote: Int, _ start: Int, _ kind: Tag.Kind) -> Found {
    let end = lineEnd(after: quote, before: opening(from: quote))
    let closing = kind == .block ? UInt8(ascii: "%") : UInt8(ascii: "}")
    var index = quote
    while index + 1 < end {
      if bytes[index] == closing, bytes[index + 1] == UInt8(ascii: "}") {
        return .failure(.unclosedString(opening: start, quote..<index, next: index + 2))
      }
      index += 1
    }
    return unclosed(start, kind, next: end)
  }

  /// Reading goes on after the line of the opening, or at the next tag where that comes first.
  private func unclosed(_ start: Int, _ kind: Tag.Kind, next: Int) -> Found {
    .failure(.unclosed(kind, opening: start..<start + 2, next: lineEnd(after: start, before: next)))
  }

  private func lineEnd(after start: Int, before end: Int) -> Int {
    bytes[start..<end].firstIndex(of: 0x0A) ?? end
  }

  private func tag(_ kind: Tag.Kind, _ start: Int, _ end: Int) -> Tag {
    var lower = start + 2
    var upper = end - 2
    var leading = Tag.Mark.none
    var trailing = Tag.Mark.none
    if lower < upper {
      leading = mark(bytes[lower])
      // `{{ -1 }}` has a sign and no mark; `{{-1}}` has a mark, as in Jinja. A rule of hyphens in a comment is none.
      if kind == .comment, lower + 1 < upper, !isSpace(bytes[lower + 1]) { leading = .none }
      if leading != .none { lower += 1 }
    }
    if lower < upper {
      trailing = mark(bytes[upper - 1])
      if kind == .comment, upper - 2 >= lower, !isSpace(bytes[upper - 2]) { trailing = .none }
      if trailing != .none { upper -= 1 }
    }
    return Tag(
      kind: kind, bounds: Bounds(start, end), inner: lower..<upper, leading: leading, trailing: trailing)
  }

  private func mark(_ byte: UInt8) -> Tag.Mark {
    switch byte {
    case UInt8(ascii: "-"): .trim
    case UInt8(ascii: "+"): .keep
    default: .none
    }
  }
}
