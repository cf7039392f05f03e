extension LineDiff {
  /// The differences in the unified format that `diff -u` and git print, with three lines around each; empty where
  /// there are none. A side without a name is `/dev/null`: a file that is new or gone.
  package func unified(old oldName: String?, new newName: String?) -> String {
    if changes.isEmpty { return "" }
    var text = "--- \(oldName.map(printable) ?? "/dev/null")\n+++ \(newName.map(printable) ?? "/dev/null")\n"
    let context = 3
    var index = 0
    while index < changes.count {
      var last = index
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * context
      {
        last += 1
      }
      text += hunk(Array(changes[index...last]), context)
      index = last + 1
    }
    return text
  }

  private func hunk(_ changes: [Change], _ context: Int) -> String {
    guard let first = changes.first, let end = changes.last else { return "" }
    let before = min(context, first.old.lowerBound)
    let after = min(context, oldLines.count - end.old.upperBound)
    let old = first.old.lowerBound - before..<end.old.upperBound + after
    let new = first.new.lowerBound - before..<end.new.upperBound + after
    var text = "@@ -\(place(old)) +\(place(new)) @@\n"
    var line = old.lowerBound
    for change in changes {
      for index in line..<change.old.lowerBound { text += printed(" ", oldLines[index]) }
      for index in change.old { text += printed("-", oldLines[index]) }
      for index in change.new { text += printed("+", newLines[index]) }
      line = change.old.upperBound
    }
    for index in line..<old.upperBound { text += printed(" ", oldLines[index]) }
    return text
  }

  /// A hunk's lines as its head names them: from 1, or the line before where there are none.
  private func place(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private func printed(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
    let hasEnd = line.last == UInt8(ascii: "\n")
    let body = String(decoding: hasEnd ? line.dropLast() : line, as: UTF8.self)
    return mark + visible(body) + "\n" + (hasEnd ? "" : "\\ No newline at end of file\n")
  }

  /// Tabs stay; what could steer a terminal is written out.
  private func visible(_ text: String) -> String {
    text.split(separator: "\t", omittingEmptySubsequences: false).map { printable($0) }.joined(
      separator: "\t")
  }
}
