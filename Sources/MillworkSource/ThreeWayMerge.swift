/// Joins what two people made of one text, line by line, as diff3 and git do (Khanna, Kunal and Pierce, "A Formal
/// Investigation of Diff3", 2007): what one of them changed is taken, what both changed in the same way is taken once, and
/// what they changed differently, or side by side without a line between, is a conflict.
package struct ThreeWayMerge {
  /// The joined text; conflicts stand in it between git's markers.
  package private(set) var bytes: [UInt8] = []
  /// How many conflicts there are.
  package private(set) var conflicts = 0

  private let names: (ours: String, theirs: String)
  private let lineEnd: [UInt8]

  /// Joins `ours` and `theirs`, both made of `base`. The names stand at the markers. Without a base, what the two have in
  /// common is kept and the rest are conflicts.
  package init(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], names: (ours: String, theirs: String)
  ) {
    self.names = names
    lineEnd = Self.lineEnd(of: ours)
    let left = LineDiff(old: base, new: ours)
    let right = LineDiff(old: base, new: theirs)
    var line = 0
    for region in Self.regions(left.changes, right.changes) {
      append(left.oldLines[line..<region.base.lowerBound])
      line = region.base.upperBound
      let original = left.oldLines[region.base]
      let (ours, theirs) = (left.newLines[region.ours], right.newLines[region.theirs])
      if ours == theirs || theirs == original {
        append(ours)
      } else if ours == original {
        append(theirs)
      } else {
        appendConflicts(ours, theirs)
      }
    }
    append(left.oldLines[line...])
  }

  /// Lines of the base, and what stands in their place on both sides.
  private struct Region {
    var base: Range<Int>
    var ours: Range<Int>
    var theirs: Range<Int>
  }

  /// Joins changes of both sides that touch each other, in the order of the base.
  private static func regions(_ left: [LineDiff.Change], _ right: [LineDiff.Change]) -> [Region] {
    var regions: [Region] = []
    var (i, j) = (0, 0)
    // How much longer each side's text is than the base's up to here.
    var (leftShift, rightShift) = (0, 0)
    while i < left.count || j < right.count {
      let start = min(
        i < left.count ? left[i].old.lowerBound : .max, j < right.count ? right[j].old.lowerBound : .max)
      var end = start
      let (leftStart, rightStart) = (start + leftShift, start + rightShift)
      var grows = true
      while grows {
        grows = false
        if i < left.count, left[i].old.lowerBound <= end {
          end = max(end, left[i].old.upperBound)
          leftShift = left[i].new.upperBound - left[i].old.upperBound
          i += 1
          grows = true
        }
        if j < right.count, right[j].old.lowerBound <= end {
          end = max(end, right[j].old.upperBound)
          rightShift = right[j].new.upperBound - right[j].old.upperBound
          j += 1
          grows = true
        }
      }
      regions.append(
        Region(
          base: start..<end, ours: leftStart..<end + leftShift, theirs: rightStart..<end + rightShift))
    }
    return regions
  }

  /// Puts two versions between markers; lines that they share stand outside, where there are more than three.
  private mutating func appendConflicts(
    _ ours: ArraySlice<ArraySlice<UInt8>>, _ theirs: ArraySlice<ArraySlice<UInt8>>
  ) {
    let diff = LineDiff(old: Array(ours.joined()), new: Array(theirs.joined()))
    var changes: [LineDiff.Change] = []
    for change in diff.changes {
      if let last = changes.last, change.old.lowerBound - last.old.upperBound <= 3 {
        changes[changes.count - 1] = .init(
          old: last.old.lowerBound..<change.old.upperBound, new: last.new.lowerBound..<change.new.upperBound)
      } else {
        changes.append(change)
      }
    }
    var line = 0
    for change in changes {
      append(diff.oldLines[line..<change.old.lowerBound])
      line = change.old.upperBound
      conflicts += 1
      appendMarker("<<<<<<< \(names.ours)")
      append(diff.oldLines[change.old])
      appendMarker("=======")
      append(diff.newLines[change.new])
      appendMarker(">>>>>>> \(names.theirs)")
    }
    append(diff.oldLines[line...])
  }

  private mutating func append(_ lines: ArraySlice<ArraySlice<UInt8>>) {
    for line in lines { bytes += line }
  }

  /// A marker stands on a line of its own, also behind a text whose last line has no end.
  private mutating func appendMarker(_ text: String) {
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes += lineEnd }
    bytes += Array(text.utf8) + lineEnd
  }

  private static func lineEnd(of text: [UInt8]) -> [UInt8] {
    guard let end = text.firstIndex(of: UInt8(ascii: "\n")), end > 0, text[end - 1] == UInt8(ascii: "\r")
    else {
      return [UInt8(ascii: "\n")]
    }
    return [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
  }

  /// Whether a text holds a conflict between markers that nobody has resolved.
  package static func hasMarkers(_ text: [UInt8]) -> Bool {
    let starts = ["<<<<<<< ", "=======", ">>>>>>> "].map { Array($0.utf8) }
    var found = 0
    for line in text.split(separator: UInt8(ascii: "\n")) where line.starts(with: starts[found]) {
      found += 1
      if found == starts.count { return true }
    }
    return false
  }

  /// A text with its markers' lines, those of a merge with the common ancestor too, made blank, so that what both sides say
  /// is left and places stay. `nil` where there is none.
  package static func blankingMarkers(in text: [UInt8]) -> [UInt8]? {
    let marks = "<|=>".utf8
    var blanked: [UInt8]?
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
      if marks.contains(text[start]), end - start >= 7,
        text[start..<start + 7].allSatisfy({ $0 == text[start] })
      {
        if blanked == nil { blanked = text }
        blanked?.replaceSubrange(start..<end, with: repeatElement(UInt8(ascii: " "), count: end - start))
      }
      start = end + 1
    }
    return blanked
  }
}
