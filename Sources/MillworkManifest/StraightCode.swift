/// Whether code is of the few forms about which a compiler has nothing to say once types are checked.
///
/// A compiler goes on after type-checking: it looks for missing returns, for variables that are used before they are set, for
/// literals that don't fit, for calls that never come back, for values that are sent or consumed and used again (what
/// Swift's `DiagnosticsSIL.def` lists). None of that can come of code that only names a parameter or a property of the
/// environment, gives a literal without a number, or calls a closure without a result.
struct StraightCode {
  /// The names that code may read: each is a copyable value that a stored property holds.
  let names: Set<String>
  /// Those of them that code may call: closures that give nothing back.
  let closures: Set<String>

  /// What the code of a component with these parameters and properties may name; `nil` where their own types are of a kind
  /// that goes further.
  init?(parameters: [Parameter], environment: [EnvironmentProperty]) {
    names = Set(parameters.map(\.name.value) + environment.map(\.name.value))
    var closures: Set<String> = []
    for parameter in parameters {
      if Self.tellingWords.contains(where: parameter.type.mentions) { return nil }
      guard case .closure = parameter.kind else { continue }
      guard Self.givesNothing(parameter.type.text.bytes) else { return nil }
      closures.insert(parameter.name.value)
    }
    self.closures = closures
    guard parameters.allSatisfy({ $0.defaultValue.map { allows($0) } ?? true }) else { return nil }
  }

  /// Words in a type by which values are sent, consumed or waited for, or code does not come back.
  private static let tellingWords = [
    "async", "borrowing", "consuming", "inout", "isolated", "Never", "sending", "throws",
  ]

  /// Whether `code` is of one of the forms.
  func allows(_ code: CodeText) -> Bool {
    var reader = Reader(bytes: code.text.bytes)
    return expression(&reader) && reader.isAtEnd
  }

  /// An expression: a literal, `.member`, `\.path`, a name with `!` or `$` before it, or a call.
  private func expression(_ reader: inout Reader) -> Bool {
    if reader.skip("\"") { return reader.endOfString() }
    if reader.skip("\\.") || reader.skip(".") { return reader.word() != nil }
    if reader.skip("$") { return reader.word().map(names.contains) ?? false }
    _ = reader.skip("!")
    guard let word = reader.word() else { return false }
    if ["true", "false", "nil"].contains(word) { return true }
    guard names.contains(word) else { return false }
    guard reader.skip("(") else { return true }
    return closures.contains(word) && arguments(&reader)
  }

  private func arguments(_ reader: inout Reader) -> Bool {
    if reader.skip(")") { return true }
    repeat {
      guard expression(&reader) else { return false }
    } while reader.skip(", ")
    return reader.skip(")")
  }

  /// Whether a function type ends in `-> Void` or `-> ()`.
  private static func givesNothing(_ type: [UInt8]) -> Bool {
    type.reversed().starts(with: Array("-> Void".utf8).reversed())
      || type.reversed().starts(with: Array("-> ()".utf8).reversed())
  }

  /// Bytes of code from a place on.
  private struct Reader {
    let bytes: [UInt8]
    private var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { index == bytes.count }

    /// Goes past `text` where it stands here.
    mutating func skip(_ text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      guard index + count <= bytes.count,
        (0..<count).allSatisfy({ bytes[index + $0] == text.utf8Start[$0] })
      else { return false }
      index += count
      return true
    }

    /// The name that stands here; no number.
    mutating func word() -> String? {
      let start = index
      while index < bytes.count, CodeText.isPartOfName(bytes[index]) { index += 1 }
      guard start < index, !(0x30...0x39).contains(bytes[start]) else { return nil }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Goes past the rest of a string literal on one line without escapes.
    mutating func endOfString() -> Bool {
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        if bytes[index] == UInt8(ascii: "\\") || bytes[index] < 0x20 { return false }
        index += 1
      }
      // Three quotes begin another kind of literal.
      guard skip("\"") else { return false }
      return index - start > 1 || !(index < bytes.count && bytes[index] == UInt8(ascii: "\""))
    }
  }
}
