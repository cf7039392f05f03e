import MillworkSource

/// Writes values as JSON. A template can nest a list in itself many times over, so there is a bound on the text.
struct JSONText {
  /// Blanks a level; 0 writes one line.
  private let indent: Int
  private let limit: Int
  private(set) var text: [UInt8] = []

  /// The text of a value; longer than `limit` bytes, but not complete, where it would be longer than that.
  static func text(of value: Value, indent: Int = 0, limit: Int) -> [UInt8] {
    var json = JSONText(indent: indent, limit: limit)
    json.write(value, level: 0)
    return json.text
  }

  private init(indent: Int, limit: Int) {
    self.indent = indent
    self.limit = limit
  }

  private mutating func write(_ value: Value, level: Int) {
    guard text.count <= limit else { return }
    switch value.payload {
    case .undefined, .null, .macro: write("null")
    case .bool, .integer: write(value.description)
    case .number(let number): write(number.isFinite ? number.description : "null")
    case .text, .mapped: write(Self.quoted(value.description))
    case .array, .range:
      list("[", "]", value.arrayValue ?? [], level) { $0.write($1, level: level + 1) }
    case .dictionary(let storage):
      list("{", "}", storage.entries, level) { json, entry in
        json.write(Self.quoted(entry.key) + (json.indent == 0 ? ":" : ": "))
        json.write(entry.value, level: level + 1)
      }
    }
  }

  private mutating func list<Element>(
    _ open: String, _ close: String, _ elements: [Element], _ level: Int,
    _ element: (inout JSONText, Element) -> Void
  ) {
    write(open)
    for (index, part) in elements.enumerated() where text.count <= limit {
      if index > 0 { write(",") }
      line(level + 1)
      element(&self, part)
    }
    if !elements.isEmpty { line(level) }
    write(close)
  }

  private mutating func line(_ level: Int) {
    if indent > 0 { write("\n" + String(repeating: " ", count: indent * level)) }
  }

  private mutating func write(_ part: String) { text.append(contentsOf: part.utf8) }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
