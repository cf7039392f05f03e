import MillworkSource

/// What a piece of Swift comes to that is a sum or product of numbers and of names with known values, such as `height * 1.75`.
struct CodeNumber {
  private let tokens: [(kind: CodeTokens.Kind, text: String)]
  private let names: [String: Double]
  private var index = 0

  /// Nobody nests parentheses deeper in a size.
  private static let maximumDepth = 16

  /// The number; `nil` where anything else stands in `code`.
  static func value(of code: CodeText, names: [String: Double]) -> Double? {
    let bytes = code.text.bytes
    var reader = CodeNumber(
      tokens: CodeTokens(bytes).tokens.map { ($0.kind, String(decoding: bytes[$0.range], as: UTF8.self)) },
      names: names)
    guard let value = reader.sum(depth: 0), reader.index == reader.tokens.count, value.isFinite else {
      return nil
    }
    return value
  }

  private init(tokens: [(kind: CodeTokens.Kind, text: String)], names: [String: Double]) {
    self.tokens = tokens
    self.names = names
  }

  private mutating func sum(depth: Int) -> Double? {
    guard depth < Self.maximumDepth, var value = product(depth) else { return nil }
    while let sign = take("+", "-") {
      guard let next = product(depth) else { return nil }
      value += sign == "+" ? next : -next
    }
    return value
  }

  private mutating func product(_ depth: Int) -> Double? {
    guard var value = factor(depth) else { return nil }
    while let sign = take("*", "/") {
      guard let next = factor(depth) else { return nil }
      value = sign == "*" ? value * next : value / next
    }
    return value
  }

  private mutating func factor(_ depth: Int) -> Double? {
    if take("(") != nil {
      let value = sum(depth: depth + 1)
      return take(")") == nil ? nil : value
    }
    guard index < tokens.count else { return nil }
    let token = tokens[index]
    index += 1
    switch token.kind {
    case .number: return Double(token.text)
    case .word: return names[token.text]
    default: return nil
    }
  }

  /// The next token, where it is one of these.
  private mutating func take(_ texts: String...) -> String? {
    guard index < tokens.count, texts.contains(tokens[index].text) else { return nil }
    index += 1
    return tokens[index - 1].text
  }
}
