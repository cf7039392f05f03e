import MillworkSource

/// Turns spans into lines and columns.
struct PlaceReader {
  private let sources: SourceSet
  private var tables: [SourceID: LineTable] = [:]

  /// A reader of places in `sources`.
  init(_ sources: SourceSet) { self.sources = sources }

  /// A span as lines and columns, all from 1.
  struct Place {
    /// The file's name, as the person gave it.
    let file: String
    /// The span's first byte, and the one behind its last, in columns of UTF-8 bytes.
    let start: Location
    let end: Location
    /// The same columns in UTF-16 code units, as SARIF and GitHub count.
    let startColumn16: Int
    let endColumn16: Int
    /// The bytes.
    let range: Range<Int>
  }

  /// The place of a span; `nil` where its file is unknown.
  mutating func place(of span: Span) -> Place? {
    guard let file = sources[span.source] else { return nil }
    let table = tables[file.id] ?? LineTable(file.bytes)
    tables[file.id] = table
    let range = span.range.clamped(to: 0..<file.bytes.count)
    let (start, end) = (table.location(at: range.lowerBound), table.location(at: range.upperBound))
    return Place(
      file: file.name, start: start, end: end,
      startColumn16: Self.column16(start, at: range.lowerBound, in: file.bytes),
      endColumn16: Self.column16(end, at: range.upperBound, in: file.bytes), range: range)
  }

  private static func column16(_ location: Location, at offset: Int, in bytes: [UInt8]) -> Int {
    String(decoding: bytes[(offset - location.column + 1)..<offset], as: UTF8.self).utf16.count + 1
  }
}
