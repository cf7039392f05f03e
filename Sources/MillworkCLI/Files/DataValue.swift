import MillworkDocument
import MillworkSource
import MillworkTemplate

extension Value {
  /// The template value of a document's node; each keeps its place. Merge keys are applied; a key that is a collection
  /// becomes its JSON text, and an integer that fits no machine word becomes a text, so that nothing is lost.
  init(_ node: Node) {
    switch node.kind {
    case .mapping:
      let entries = node.mergedEntries().map { entry in
        Entry(
          key: entry.key.string ?? entry.key.jsonText(), value: Value(entry.value),
          keyOrigin: entry.key.span)
      }
      self = .dictionary(entries, origin: node.span)
    case .sequence:
      self = .array(node.items.map { Value($0) }, origin: node.span)
    case .scalar:
      switch node.value ?? .null {
      case .null: self = .null(origin: node.span)
      case .bool(let value): self = .bool(value, origin: node.span)
      case .integer(let value): self = .integer(value, origin: node.span)
      case .float(let value):
        let digits = (node.string ?? "").utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        let isInteger = !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
        self = isInteger ? .text(node.mappedText ?? MappedText()) : .number(value, origin: node.span)
      case .string: self = node.mappedText.map { .text($0) } ?? .string("", origin: node.span)
      }
    }
  }
}
