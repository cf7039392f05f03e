import MillworkDocument
import MillworkSource
import MillworkTemplate

/// Reads JSON or YAML into values with places; answers `nil` where the document has errors.
enum DataReader {
  static func read(_ file: SourceFile) -> Value? {
    let parsed = parseDocuments(file, format: .yaml)
    guard !parsed.diagnostics.hasErrors, let document = parsed.first else { return nil }
    return value(of: document.root)
  }

  private static func value(of node: Node) -> Value {
    switch node.kind {
    case .sequence: return .array(node.items.map { value(of: $0) }, origin: node.span)
    case .mapping:
      let entries = node.entries.map { entry in
        let key = entry.key.mappedText
        return Value.Entry(
          key: key?.string ?? "", value: value(of: entry.value), keyOrigin: key?.pieces.first?.origin?.span)
      }
      return .dictionary(entries, origin: node.span)
    case .scalar:
      switch node.value {
      case .bool(let value): return .bool(value, origin: node.span)
      case .integer(let value): return .integer(value, origin: node.span)
      case .float(let value): return .number(value, origin: node.span)
      case .string:
        return node.mappedText.map { $0.isEmpty ? .string("", origin: node.span) : .text($0) } ?? .null
      case .null, nil: return .null(origin: node.span)
      }
    }
  }
}
