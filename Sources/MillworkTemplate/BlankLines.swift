import MillworkSource

/// Removes the blank lines that tags and values left in a text, as StencilSwiftKit's `StencilSwiftTemplate` does: a mark
/// is put into the empty lines of the templates, and in the end all lines of blanks and tabs go but the marked ones. The
/// first line stays, and so does a last one without a line end.
enum BlankLines {
  /// The character that marks an empty line, a vertical tab. As white space, it goes where a filter removes line ends.
  private static let mark: UInt8 = 0x0B

  /// Appends a part of a template to a text, with a mark in each of its empty lines.
  static func append(
    _ file: SourceFile, _ range: Range<Int>, to text: inout MappedText, enclosing: Span?
  ) {
    let bytes = file.bytes
    var start = range.lowerBound
    for index in range where bytes[index] == 0x0A {
      let next = lineEnd(at: index + 1, of: bytes)
      guard next > index + 1, next <= range.upperBound else { continue }
      append(start..<index + 1)
      text.append(bytes: [mark], origin: .whole(span(index + 1..<next)), enclosing: enclosing)
      start = index + 1
    }
    append(start..<range.upperBound)

    func append(_ range: Range<Int>) {
      text.append(bytes: bytes, in: range, origin: .exact(span(range)), enclosing: enclosing)
    }
    func span(_ range: Range<Int>) -> Span { Span(source: file.id, range: range) }
  }

  /// The text without marks and without the blank lines that have none; what remains keeps its origins.
  static func removed(from text: MappedText) -> MappedText {
    let bytes = text.bytes
    var result = MappedText()
    result.reserve(byteCount: bytes.count, pieceCount: text.pieces.count)
    var kept = 0
    var start = 0
    while start < bytes.count {
      let newline = bytes[start...].firstIndex(of: 0x0A)
      let end = newline.map { $0 + 1 } ?? bytes.count
      let content = bytes[start..<end].firstIndex { !isBlank($0) } ?? end
      let isMarked = content < end && bytes[content] == mark
      let rest = isMarked ? content + 1 : content
      if start > 0, newline != nil, lineEnd(at: rest, of: bytes) == end {
        result.append(text, in: kept..<start)
        kept = isMarked ? rest : end
      } else {
        // A mark whose line ends a filter removed.
        for index in start..<end where bytes[index] == mark {
          result.append(text, in: kept..<index)
          kept = index + 1
        }
      }
      start = end
    }
    result.append(text, in: kept..<bytes.count)
    return result
  }

  /// The offset after the line end that begins at `index`; `index` where none does.
  private static func lineEnd(at index: Int, of bytes: [UInt8]) -> Int {
    if index < bytes.count, bytes[index] == 0x0A { return index + 1 }
    return index + 1 < bytes.count && bytes[index] == 0x0D && bytes[index + 1] == 0x0A ? index + 2 : index
  }
}
