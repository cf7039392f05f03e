extension Node {
  /// The node as JSON on one line, with aliases followed and `<<` as it is written.
  ///
  /// Numbers keep their text where it is JSON; others are converted: `0o14` becomes `12`, `+1` becomes `1`, `.5`
  /// becomes `0.5`. JSON has no infinity and no NaN: they become the strings ".inf", "-.inf" and ".nan". Keys that are
  /// no strings become their text, and keys that are collections the text that they are written with.
  public func jsonText() -> String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }
}

/// Collects JSON text.
public struct JSONWriter {
  /// The text so far, in UTF-8.
  public private(set) var bytes: [UInt8] = []

  /// The text so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// An empty text.
  public init() {}

  /// Appends a node; see ``Node/jsonText()``.
  public mutating func write(_ node: Node) {
    switch node.kind {
    case .scalar: writeScalar(node)
    case .sequence:
      bytes.append(Byte.openBracket)
      for (index, item) in node.items.enumerated() {
        if index > 0 { raw(", ") }
        write(item)
      }
      bytes.append(Byte.closeBracket)
    case .mapping:
      bytes.append(Byte.openBrace)
      for (index, entry) in node.entries.enumerated() {
        if index > 0 { raw(", ") }
        write(string: entry.key.string ?? entry.key.writtenText)
        raw(": ")
        write(entry.value)
      }
      bytes.append(Byte.closeBrace)
    }
  }

  /// Appends a string between quotes, escaped (RFC 8259, section 7).
  public mutating func write(string: String) {
    bytes.append(Byte.doubleQuote)
    for byte in string.utf8 {
      switch byte {
      case Byte.doubleQuote, Byte.backslash:
        bytes.append(Byte.backslash)
        bytes.append(byte)
      case Byte.lineFeed: raw("\\n")
      case Byte.carriageReturn: raw("\\r")
      case Byte.tab: raw("\\t")
      case 0x08: raw("\\b")
      case 0x0C: raw("\\f")
      case 0..<0x20:
        raw("\\u00")
        raw(byte < 0x10 ? "0" : "1")
        raw(String(byte & 0x0F, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(Byte.doubleQuote)
  }

  /// Appends text as it is.
  public mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func writeScalar(_ node: Node) {
    let text = node.string ?? ""
    switch node.value ?? .string {
    case .null: raw("null")
    case .bool(let value): raw(value ? "true" : "false")
    case .integer(let value): raw(isJSONNumber(Array(text.utf8)) ? text : String(value))
    case .float(let value):
      if value.isFinite {
        raw(jsonNumber(text) ?? "\(value)")
      } else if let number = jsonNumber(text) {
        raw(number)
      } else {
        write(string: value.isNaN ? ".nan" : value < 0 ? "-.inf" : ".inf")
      }
    case .string: write(string: text)
    }
  }

  /// A decimal number with what JSON does not allow taken away or added: `+`, leading zeros, a missing digit at the
  /// point.
  private func jsonNumber(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    if isJSONNumber(bytes) { return text }
    let isDigit = { (byte: UInt8) in (Byte.zero...Byte.nine).contains(byte) }
    var rest = bytes[...]
    var result: [UInt8] = []
    if rest.first == Byte.minus { result.append(Byte.minus) }
    if rest.first == Byte.minus || rest.first == Byte.plus { rest = rest.dropFirst() }
    let whole = rest.prefix(while: isDigit)
    rest = rest.dropFirst(whole.count)
    let significant = whole.drop { $0 == Byte.zero }
    result += significant.isEmpty ? [Byte.zero] : Array(significant)
    if rest.first == Byte.period {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      rest = rest.dropFirst(1 + fraction.count)
      if !fraction.isEmpty { result += [Byte.period] + fraction }
    }
    result += rest
    return isJSONNumber(result) ? String(decoding: result, as: UTF8.self) : nil
  }
}
