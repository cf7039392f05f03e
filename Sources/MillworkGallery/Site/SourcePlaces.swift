import MillworkManifest
import MillworkSource

/// Where things stand in the files of a run. The lines of a file are counted once.
package struct SourcePlaces {
  private let sources: SourceSet
  private var tables: [SourceID: LineTable] = [:]

  /// Places in the files of `sources`.
  package init(_ sources: SourceSet) { self.sources = sources }

  /// The file and line of a span, such as `Manifests/app.yml:12`.
  package mutating func place(of span: Span) -> String {
    guard let file = sources[span.source] else { return "" }
    let table = tables[file.id] ?? LineTable(file.bytes)
    tables[file.id] = table
    return "\(file.name):\(table.location(at: span.lowerBound).line)"
  }

  /// The lines of a component's entry in its manifest, moved to the left as far as they go.
  func lines(of component: Component) -> String {
    let span = component.name.span.union(component.span)
    guard let file = sources[span.source] else { return "" }
    let newline = UInt8(ascii: "\n")
    let bytes = file.bytes
    let (first, last) = (min(span.lowerBound, bytes.count), min(span.upperBound, bytes.count))
    let start = bytes[..<first].lastIndex(of: newline).map { $0 + 1 } ?? 0
    // A block's span may reach up to what follows it.
    let isWhole = last > 0 && bytes[last - 1] == newline
    let end = isWhole ? last : bytes[last...].firstIndex(of: newline) ?? bytes.count
    let lines = bytes[start..<max(start, end)].split(separator: newline, omittingEmptySubsequences: false)
    func indentation(_ line: ArraySlice<UInt8>) -> Int? {
      line.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }.map { $0 - line.startIndex }
    }
    let margin = lines.compactMap(indentation).min() ?? 0
    var kept = lines.map { indentation($0) == nil ? [] : $0.dropFirst(margin) }
    while kept.last?.isEmpty == true { kept.removeLast() }
    return String(decoding: Array(kept.joined(separator: [newline])), as: UTF8.self) + "\n"
  }
}
