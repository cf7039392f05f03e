/// Filters that stand in a text, as the filter `filter` takes them: `replace:"a","b"|uppercase`.
enum FilterChain {
  struct Step {
    let name: String
    let arguments: [Value]
  }

  /// The filters of the text, in order. Arguments are literals; strings know no escapes.
  static func steps(of text: String) throws(FilterFailure) -> [Step] {
    let bytes = Array(text.utf8)
    var tokens: [Token] = []
    var lexer = TagLexer(bytes, range: 0..<bytes.count, escapes: false)
    lexer.read(into: &tokens)
    var reader = Reader(bytes: bytes, tokens: tokens)
    guard lexer.failure == nil else { throw reader.failure }
    var steps: [Step] = []
    repeat { steps.append(try reader.step()) } while reader.accept(.pipe)
    guard reader.accept(.end) else { throw reader.failure }
    return steps
  }

  private struct Reader {
    let bytes: [UInt8]
    let tokens: [Token]
    var cursor = 0

    var failure: FilterFailure {
      let text = String(decoding: bytes, as: UTF8.self)
      return FilterFailure(
        "cannot read `\(text)`; it needs names of filters with literals as arguments", argument: 0)
    }

    mutating func accept(_ kind: Token.Kind) -> Bool {
      guard cursor < tokens.count, tokens[cursor].kind == kind else { return false }
      cursor += 1
      return true
    }

    mutating func step() throws(FilterFailure) -> Step {
      let sign = accept(.bang) ? "!" : ""
      guard accept(.name) else { throw failure }
      let name = sign + last
      var arguments: [Value] = []
      if accept(.colon) {
        repeat { arguments.append(try argument()) } while accept(.comma)
      }
      return Step(name: name, arguments: arguments)
    }

    private mutating func argument() throws(FilterFailure) -> Value {
      let sign = accept(.minus) ? "-" : ""
      if accept(.integer), let number = Int(sign + last) { return .integer(number) }
      if accept(.number), let number = Double(sign + last) { return .number(number) }
      if sign.isEmpty, accept(.string) { return .string(String(last.dropFirst().dropLast())) }
      if sign.isEmpty, accept(.name), last == "true" || last == "false" { return .bool(last == "true") }
      throw failure
    }

    /// The text of the token that was taken last.
    private var last: String {
      String(decoding: bytes[tokens[cursor - 1].lower..<tokens[cursor - 1].upper], as: UTF8.self)
    }
  }
}
