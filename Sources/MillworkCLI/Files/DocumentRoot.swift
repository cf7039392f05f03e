import MillworkDocument
import MillworkManifest
import MillworkSource

/// The root of a file that holds one document.
struct DocumentRoot: Sendable {
  /// The file's name.
  let file: String
  /// The document.
  let node: Node
  /// What was wrong with its syntax.
  let diagnostics: [Diagnostic]
  /// The file's bytes, which places refer to.
  let bytes: [UInt8]

  /// Those findings about the document that stand for themselves. What is missing or misplaced may be the consequence of a
  /// syntax error, and so may anything inside of one's place, or where that or a note of it begins.
  func causes(_ findings: [Diagnostic]) -> [Diagnostic] {
    let errors = diagnostics.filter { $0.severity == .error }
    let harmless: [DiagnosticCode?] = ["duplicate-key", "undefined-alias"]
    let harmful = errors.filter { !harmless.contains($0.code) }
    let places = errors.compactMap { $0.primary?.span }
    let starts = places + harmful.flatMap(\.notes).compactMap(\.span)
    let doubts = SyntaxDoubts(harmful, in: node, of: bytes)
    return findings.filter { finding in
      if let place = finding.primary?.span,
        places.contains(where: { $0.contains(place) })
          || starts.contains(where: { $0.source == place.source && $0.lowerBound == place.lowerBound })
      {
        return false
      }
      return !doubts.include(finding)
    }
  }
}

extension Workspace {
  /// Reads a file that has to hold one document; `what` it is stands in messages. What is wrong is reported, at `span`
  /// where a file names it that can't be read.
  mutating func parseOne(_ path: String, _ what: String, at span: Span? = nil) -> DocumentRoot? {
    guard let (file, parsed) = parse(path, at: span) else { return nil }
    guard let first = parsed.documents.first else {
      diagnostics.append(.emptyDocument(what, at: file.span))
      return nil
    }
    if parsed.documents.count > 1 {
      diagnostics.append(.severalDocuments(what, at: parsed.documents[1].root.span))
    }
    return DocumentRoot(file: file.name, node: first.root, diagnostics: parsed.diagnostics, bytes: file.bytes)
  }
}
