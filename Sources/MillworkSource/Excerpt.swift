/// The source lines around some places of one file, with a mark and a few words under each.
struct Excerpt {
  private let file: SourceFile
  private let table: LineTable
  private var marks: [(line: Int, range: Range<Int>, message: String, isPrimary: Bool)] = []

  /// Lines longer than this many columns are cut around the mark.
  private static let maximumWidth = 100

  init(file: SourceFile, table: LineTable) {
    self.file = file
    self.table = table
  }

  /// Marks the part of `label`'s span that lies on its first line.
  mutating func add(_ label: Diagnostic.Label, isPrimary: Bool) {
    let line = table.location(at: label.span.lowerBound).line
    guard let bytes = table.range(ofLine: line, in: file.bytes) else { return }
    let lower = min(max(label.span.lowerBound, bytes.lowerBound), bytes.upperBound)
    let upper = min(max(label.span.upperBound, lower), bytes.upperBound)
    marks.append((line, lower..<upper, label.message, isPrimary))
  }

  /// The excerpt, each line ending in a line feed. `paint` colours a text by an ANSI code.
  func text(primaryColor: String, paint: (String, String) -> String) -> String {
    let sorted = marks.sorted { ($0.line, $0.range.lowerBound) < ($1.line, $1.range.lowerBound) }
    guard let last = sorted.last else { return "" }
    let gutter = String(last.line).count
    let bar = paint(String(repeating: " ", count: gutter + 1) + " |", "1;34")
    var text = ""
    var shown: Int?
    for mark in sorted {
      guard let line = table.range(ofLine: mark.line, in: file.bytes) else { continue }
      let window = self.window(around: mark.range, in: line)
      if mark.line != shown {
        if let shown, mark.line > shown + 1 {
          text += paint(" " + String(repeating: ".", count: gutter), "1;34") + "\n"
        }
        let number = String(mark.line)
        let pad = String(repeating: " ", count: gutter - number.count + 1)
        let left = window.lowerBound > line.lowerBound ? "…" : ""
        let right = window.upperBound < line.upperBound ? "…" : ""
        text += paint(pad + number + " |", "1;34") + " " + left + string(window) + right + "\n"
        shown = mark.line
      }
      let lead =
        displayWidth(string(window.lowerBound..<max(window.lowerBound, mark.range.lowerBound)))
        + (window.lowerBound > line.lowerBound ? 1 : 0)
      let width = max(1, displayWidth(string(mark.range.clamped(to: window))))
      let underline =
        mark.isPrimary
        ? "^" + String(repeating: "~", count: width - 1) : String(repeating: "-", count: width)
      let words = mark.message.isEmpty ? "" : " " + printable(mark.message)
      let color = mark.isPrimary ? primaryColor : "1;34"
      text += bar + " " + String(repeating: " ", count: lead) + paint(underline + words, color) + "\n"
    }
    return text
  }

  /// The part of a long line that is shown, on character boundaries.
  private func window(around mark: Range<Int>, in line: Range<Int>) -> Range<Int> {
    guard line.count > Self.maximumWidth else { return line }
    var lower = max(line.lowerBound, mark.lowerBound - Self.maximumWidth / 3)
    if line.upperBound - lower < Self.maximumWidth { lower = line.upperBound - Self.maximumWidth }
    var upper = min(line.upperBound, lower + Self.maximumWidth)
    while lower > line.lowerBound, file.bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
    while upper < line.upperBound, file.bytes[upper] & 0xC0 == 0x80 { upper += 1 }
    return lower..<upper
  }

  private func string(_ range: Range<Int>) -> String {
    printable(String(decoding: file.bytes[range], as: UTF8.self))
  }
}
