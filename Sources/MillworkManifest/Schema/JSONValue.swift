import MillworkDocument

/// A JSON value whose members keep their order.
package indirect enum JSONValue {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The value as text with two spaces a level.
  package var text: String {
    var writer = JSONWriter()
    write(to: &writer, indentation: "")
    return writer.text
  }

  private func write(to writer: inout JSONWriter, indentation: String) {
    let deeper = indentation + "  "
    switch self {
    case .string(let text): writer.write(string: text)
    case .number(let number): writer.raw(decimal(number))
    case .bool(let bool): writer.raw(bool ? "true" : "false")
    case .array(let items) where items.isEmpty: writer.raw("[]")
    case .array(let items):
      writer.raw("[")
      for (index, item) in items.enumerated() {
        writer.raw((index > 0 ? ",\n" : "\n") + deeper)
        item.write(to: &writer, indentation: deeper)
      }
      writer.raw("\n\(indentation)]")
    case .object(let members) where members.isEmpty: writer.raw("{}")
    case .object(let members):
      writer.raw("{")
      for (index, member) in members.enumerated() {
        writer.raw((index > 0 ? ",\n" : "\n") + deeper)
        writer.write(string: member.key)
        writer.raw(": ")
        member.value.write(to: &writer, indentation: deeper)
      }
      writer.raw("\n\(indentation)}")
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
}
