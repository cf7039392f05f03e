import MillworkCheck

/// Adds an item to what stands between two brackets of a Swift file, in the form that stands there: on a line of its own
/// where the item before it has one, with a comma behind the last item where there is one.
struct ItemInsertion {
  /// A replacement of bytes.
  struct Edit: Hashable {
    let range: Range<Int>
    let text: String
  }

  /// The file.
  let bytes: [UInt8]
  /// The line end of the file.
  let lineEnd: String

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let first = bytes.firstIndex(of: UInt8(ascii: "\n"))
    lineEnd = first.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } == true ? "\r\n" : "\n"
  }

  /// The bytes with some edits, which do not overlap.
  func applying(_ edits: [Edit]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  /// The edits that put `text` behind the item number `index`, or into empty brackets. `text` is given the indentation of
  /// its line; an empty one where it goes on in a line.
  func edits(
    adding text: (_ indentation: String?) -> String, behind index: Int?, in items: PackageOutline.Items
  ) -> [Edit] {
    guard let index else { return editsOfEmpty(items, text) }
    let item = items.items[index]
    let isLast = index == items.items.count - 1
    let limit = isLast ? items.range.upperBound - 1 : items.items[index + 1].range.lowerBound
    guard let indentation = indentation(before: item.range.lowerBound) else {
      guard let comma = item.comma else { return [insert(", " + text(nil), at: item.range.upperBound)] }
      return [insert(" " + text(nil) + ",", at: comma + 1)]
    }
    let line = lineEnd + indentation + text(indentation)
    guard let comma = item.comma else {
      let end = endOfLine(item.range.upperBound)
      return end <= limit && end > item.range.upperBound
        ? [insert(",", at: item.range.upperBound), insert(line, at: end)]
        : [insert("," + line, at: item.range.upperBound)]
    }
    let end = endOfLine(comma + 1)
    return [insert(line + ",", at: end <= limit ? end : comma + 1)]
  }

  /// Between empty brackets there may be line ends and comments, which stay.
  private func editsOfEmpty(_ items: PackageOutline.Items, _ text: (String?) -> String) -> [Edit] {
    let inner = items.range.lowerBound + 1..<items.range.upperBound - 1
    guard bytes[inner].contains(UInt8(ascii: "\n")) else {
      let isBlank = bytes[inner].allSatisfy { $0 <= 0x20 }
      return [Edit(range: isBlank ? inner : inner.lowerBound..<inner.lowerBound, text: text(nil))]
    }
    // The last line that is not blank: a comment, or the one with the bracket.
    let last = inner.last { bytes[$0] > 0x20 }
    let own = leadingSpace(of: items.range.lowerBound)
    let isBelow = last.map { startOfLine($0) > items.range.lowerBound } ?? false
    let indentation = isBelow ? leadingSpace(of: last ?? 0) : own + unit(for: own)
    return [
      insert(lineEnd + indentation + text(indentation) + ",", at: last.map { $0 + 1 } ?? inner.lowerBound)
    ]
  }

  private func insert(_ text: String, at position: Int) -> Edit {
    Edit(range: position..<position, text: text)
  }

  /// One more level of indentation than `outer`: a tab in a file of tabs, else as many spaces as the first indented line has.
  func unit(for outer: String) -> String {
    var start = 0
    while let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      start = newline + 1
      let space = leadingSpace(of: start)
      if space.hasPrefix("\t") { return "\t" }
      if !space.isEmpty, start + space.utf8.count < bytes.count, bytes[start + space.utf8.count] > 0x20 {
        return space
      }
    }
    return outer.hasPrefix("\t") ? "\t" : "    "
  }

  /// The white space before `position`, where nothing else stands before it on its line.
  private func indentation(before position: Int) -> String? {
    let space = leadingSpace(of: position)
    return startOfLine(position) + space.utf8.count == position ? space : nil
  }

  /// The white space that the line of `position` begins with.
  func leadingSpace(of position: Int) -> String {
    let line = bytes[startOfLine(position)...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: line, as: UTF8.self)
  }

  private func startOfLine(_ position: Int) -> Int {
    bytes[..<min(position, bytes.count)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// Where the line of `position` ends, before its line end.
  private func endOfLine(_ position: Int) -> Int {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return end > position && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }
}
