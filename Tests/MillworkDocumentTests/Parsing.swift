import MillworkDocument
import MillworkSource

/// A text that was parsed, with what is needed to print its diagnostics.
struct Parsed {
  let file: SourceFile
  let documents: ParsedDocuments
  private let sources: SourceSet

  init(_ text: String, _ format: DocumentFormat = .yaml, limits: DocumentLimits = DocumentLimits()) {
    self.init(bytes: Array(text.utf8), format, limits: limits)
  }

  init(bytes: [UInt8], _ format: DocumentFormat = .yaml, limits: DocumentLimits = DocumentLimits()) {
    var sources = SourceSet()
    file = sources.add(name: "test.yml", bytes: bytes)
    self.sources = sources
    documents = parseDocuments(file, format: format, limits: limits)
  }

  /// The first document's node.
  var root: Node? { documents.first?.root }
  /// The codes of all diagnostics.
  var codes: [String] { documents.diagnostics.map { $0.code?.rawValue ?? "" } }

  /// The bytes of `span`.
  func text(_ span: Span?) -> String? { span.map { file.text(of: $0) } }
}
