import MillworkDocument
import MillworkTemplate

extension Value {
  /// The template value of a document's node; each keeps its place. Merge keys are applied; keys that are no texts are
  /// left out, since a template has no way to name them.
  init(_ node: Node) {
    switch node.kind {
    case .mapping:
      let entries = node.mergedEntries().compactMap { entry in
        entry.key.string.map { Entry(key: $0, value: Value(entry.value), keyOrigin: entry.key.span) }
      }
      self = .dictionary(entries, origin: node.span)
    case .sequence:
      self = .array(node.items.map { Value($0) }, origin: node.span)
    case .scalar:
      switch node.value ?? .null {
      case .null: self = .null(origin: node.span)
      case .bool(let value): self = .bool(value, origin: node.span)
      case .integer(let value): self = .integer(value, origin: node.span)
      case .float(let value): self = .number(value, origin: node.span)
      case .string: self = node.mappedText.map { .text($0) } ?? .string("", origin: node.span)
      }
    }
  }
}
