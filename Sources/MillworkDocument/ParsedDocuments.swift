import MillworkSource

/// What was read from one file.
public struct ParsedDocuments: Sendable {
  /// The documents in order; a JSON file has one, a YAML file any number. Where there are errors these are the best
  /// reading: nodes around an error are there.
  public let documents: [Document]
  /// What was found wrong, in the order of places as far as possible. An empty list, or one without errors, means that
  /// the file follows its format's specification.
  public let diagnostics: [Diagnostic]

  /// The first document, for files that hold one.
  public var first: Document? { documents.first }
}

/// One document: a node and all that is in it.
public struct Document: Sendable {
  /// The document's node. A document without content has an empty plain scalar.
  public let root: Node
  /// Whether the document begins with `---`.
  public let hasExplicitStart: Bool
  /// Whether the document ends with `...`.
  public let hasExplicitEnd: Bool
}

/// Reads all documents of `file`, whose bytes are UTF-8; ``decodedText(_:)`` makes UTF-8 of other encodings first.
///
/// Never throws and never traps: whatever the bytes are, the result is a tree and a list of diagnostics. Time and
/// memory grow in line with the file.
public func parseDocuments(
  _ file: SourceFile, format: DocumentFormat, limits: DocumentLimits = DocumentLimits()
) -> ParsedDocuments {
  guard file.bytes.count <= limits.byteCount else {
    let start = Span(source: file.id, at: 0)
    return ParsedDocuments(
      documents: [], diagnostics: [.fileTooLarge(at: start, count: file.bytes.count, limit: limits.byteCount)]
    )
  }
  let input = InputBuffer(file.bytes)
  defer { input.bytes.deallocate() }
  var tree = TreeBuilder(file: file, bytes: UnsafePointer(input.bytes), limits: limits)
  let isMarked = file.bytes.starts(with: [0xEF, 0xBB, 0xBF])
  for error in input.errors.prefix(10) {
    let span = tree.span(error.offset, error.offset + error.length)
    tree.report(
      error.isControl
        ? .controlCharacter(file.bytes[error.offset], at: span, isJSON: format == .json)
        : .malformedUTF8(at: span))
  }
  let stored: [StoredDocument]
  var prefixes: [String] = []
  switch format {
  case .yaml:
    let classes = ByteClasses()
    defer { classes.table.deallocate() }
    var parser = YAMLParser(input.bytes, classes: classes, start: isMarked ? 3 : 0, tree: tree)
    parser.parseStream()
    stored = parser.documents
    prefixes = parser.prefixes
    let marks = parser.marks
    tree = parser.tree
    let suspects = input.quotedOnly.filter { $0.offset >= (isMarked ? 3 : 0) && !marks.contains($0.offset) }
    if !suspects.isEmpty { checkQuotedOnly(suspects, &tree) }
  case .json:
    var parser = JSONParser(input.bytes, start: isMarked ? 3 : 0, tree: tree)
    stored = parser.parseStream()
    tree = parser.tree
  }
  tree.settleAnchors()
  tree.deallocate()
  let storage = DocumentStorage(
    file: file, nodes: tree.nodes, properties: tree.properties, anchors: tree.anchors, prefixes: prefixes)
  let documents = stored.map {
    Document(
      root: Node(storage, $0.root), hasExplicitStart: $0.isExplicitStart, hasExplicitEnd: $0.isExplicitEnd)
  }
  return ParsedDocuments(documents: documents, diagnostics: inOrder(tree.diagnostics))
}

/// Diagnostics sorted by place; those of one place stay in order.
private func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  diagnostics.enumerated().sorted {
    ($0.element.primary?.span.lowerBound ?? 0, $0.offset) < (
      $1.element.primary?.span.lowerBound ?? 0, $1.offset
    )
  }.map(\.element)
}

/// Reports the characters among `found` that stand outside of quotes.
private func checkQuotedOnly(_ found: [(offset: Int, length: Int)], _ tree: inout TreeBuilder) {
  var isQuoted = [Bool](repeating: false, count: found.count)
  for index in 0..<tree.nodes.count {
    let node = tree.nodes.base[index]
    guard node.style == .doubleQuoted || node.style == .singleQuoted else { continue }
    for (position, character) in found.enumerated()
    where (Int(node.start)..<Int(node.end)).contains(character.offset) {
      isQuoted[position] = true
    }
  }
  for (position, character) in found.enumerated() where !isQuoted[position] {
    let place = character.offset
    tree.report(.unprintableCharacter(at: tree.span(place, place + character.length)))
  }
}
