/// What is removed at one end of a text.
enum TextTrim {
  case nothing, whitespace, newline, all

  /// The bounds of the text without the white space at its start.
  func trimStart(_ range: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    var index = range.lowerBound
    switch self {
    case .nothing: return range
    case .whitespace:
      while index < range.upperBound, isBlank(bytes[index]) { index += 1 }
      return index..<range.upperBound
    case .all:
      while index < range.upperBound, isSpace(bytes[index]) { index += 1 }
      return index..<range.upperBound
    case .newline:
      while index < range.upperBound, isBlank(bytes[index]) { index += 1 }
      if index + 1 < range.upperBound, bytes[index] == 0x0D, bytes[index + 1] == 0x0A { index += 1 }
      return index < range.upperBound && bytes[index] == 0x0A ? index + 1..<range.upperBound : range
    }
  }

  /// The pieces of the text that remain without the white space at its end. There are two where a last line end
  /// remains but blanks before it go, as the anchor `$` of Stencil's expression also matches there.
  func trimEnd(_ range: Range<Int>, of bytes: [UInt8]) -> (Range<Int>, rest: Range<Int>) {
    var index = range.upperBound
    let none = range.upperBound..<range.upperBound
    switch self {
    case .nothing: return (range, none)
    case .whitespace:
      while index > range.lowerBound, isBlank(bytes[index - 1]) { index -= 1 }
      guard index == range.upperBound, index > range.lowerBound, bytes[index - 1] == 0x0A else {
        return (range.lowerBound..<index, none)
      }
      var lineEnd = index - 1
      if lineEnd > range.lowerBound, bytes[lineEnd - 1] == 0x0D { lineEnd -= 1 }
      index = lineEnd
      while index > range.lowerBound, isBlank(bytes[index - 1]) { index -= 1 }
      return index == lineEnd ? (range, none) : (range.lowerBound..<index, lineEnd..<range.upperBound)
    case .all:
      while index > range.lowerBound, isSpace(bytes[index - 1]) { index -= 1 }
      return (range.lowerBound..<index, none)
    case .newline:
      while index > range.lowerBound, isBlank(bytes[index - 1]) { index -= 1 }
      guard index > range.lowerBound, bytes[index - 1] == 0x0A else { return (range, none) }
      let isLast = index == range.upperBound
      index = lineEnd(before: index, in: range, of: bytes)
      guard isLast else { return (range.lowerBound..<index, none) }
      // The anchor matches before the last line end too, so the line end before that one goes as well.
      var earlier = index
      while earlier > range.lowerBound, isBlank(bytes[earlier - 1]) { earlier -= 1 }
      if earlier > range.lowerBound, bytes[earlier - 1] == 0x0A {
        index = lineEnd(before: earlier, in: range, of: bytes)
      }
      return (range.lowerBound..<index, none)
    }
  }

  /// Where the line end begins that ends at `index`.
  private func lineEnd(before index: Int, in range: Range<Int>, of bytes: [UInt8]) -> Int {
    index - 1 > range.lowerBound && bytes[index - 2] == 0x0D ? index - 2 : index - 1
  }
}
