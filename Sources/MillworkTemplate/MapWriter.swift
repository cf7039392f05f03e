import MillworkSource

/// Writes the origins of a text as JSON.
///
/// The form, version 1:
/// `{"version": 1, "sources": ["path", …], "pieces": [piece, …]}`. A piece is an object with `start` and `end`, its bytes
/// in the text; `origin`, the place that it was made of, with `exact` where it repeats that place byte for byte; and
/// `enclosing`, the place around it. A place is `[source, start, end]`: an index into `sources`, and bytes in that file.
/// What is not known is left out.
public struct MapWriter: Sendable {
  private let sources: SourceSet

  /// A writer that names the files of `sources`.
  public init(sources: SourceSet) { self.sources = sources }

  /// The JSON text, ending in a line feed; one line a piece.
  public func json(_ text: MappedText) -> String {
    var indices: [SourceID: Int] = [:]
    var names: [String] = []
    func place(_ span: Span) -> String {
      let index = indices[span.source] ?? names.count
      if index == names.count {
        indices[span.source] = index
        names.append(JSONText.quoted(sources[span.source]?.name ?? ""))
      }
      return "[\(index), \(span.lowerBound), \(span.upperBound)]"
    }
    var pieces: [String] = []
    for (index, piece) in text.pieces.enumerated() {
      let end = index + 1 < text.pieces.count ? text.pieces[index + 1].start : text.bytes.count
      var fields = ["\"start\": \(piece.start)", "\"end\": \(end)"]
      if let origin = piece.origin {
        fields.append("\"origin\": \(place(origin.span))")
        if origin.isExact { fields.append("\"exact\": true") }
      }
      if let enclosing = piece.enclosing { fields.append("\"enclosing\": \(place(enclosing))") }
      pieces.append("    {" + fields.joined(separator: ", ") + "}")
    }
    let list = pieces.isEmpty ? "[]" : "[\n" + pieces.joined(separator: ",\n") + "\n  ]"
    return
      "{\n  \"version\": 1,\n  \"sources\": [\(names.joined(separator: ", "))],\n  \"pieces\": \(list)\n}\n"
  }
}
