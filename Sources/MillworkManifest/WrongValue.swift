import MillworkDocument
import MillworkSource

/// A value of another kind than its field takes, and what it was meant as.
struct WrongValue {
  private let node: Node
  private let field: Field

  init(_ node: Node, _ field: Field) {
    self.node = node
    self.field = field
  }

  /// What to write instead, where the value tells.
  var help: String? {
    if node.kind != .scalar { return meantKey ?? (node.style == .flow && takesCode ? quotes : nil) }
    guard node.value != .null else {
      return field.expects.contains("#RRGGBB")
        ? "YAML reads a value that begins with # as a comment; put it between quotes"
        : "write it behind `\(field.name):`"
    }
    if node.isTextByQuotes { return "write it without quotes" }
    let text = node.string ?? ""
    if case .boolean = field.shape {
      return Self.words[text.lowercased()].map { "write `\($0)`" }
    }
    guard let range = field.shape.numberRange, let number = Self.number(in: text, range) else { return nil }
    return "write `\(decimal(number))`"
  }

  /// What to write for a `number` outside of `range`: the fraction that it is in percent.
  static func help(for number: Double, outside range: ClosedRange<Double>) -> String? {
    range == 0...1 && (5...100).contains(number)
      ? "write `\(decimal(number / 100))` for \(decimal(number)) %" : nil
  }

  private var takesCode: Bool {
    if case .identifier = field.shape { false } else { field.expects.contains("Swift") }
  }

  /// The key of a mapping that the field takes, where one that is there resembles it.
  private var meantKey: String? {
    guard node.kind == .mapping else { return nil }
    let known = field.shape.objects.flatMap(\.fieldNames)
    let keys = node.mergedEntries().lazy.compactMap { $0.key.string }
    return keys.compactMap { nearestName(to: $0, among: known) }.first.map { "did you mean `\($0)`?" }
  }

  private var quotes: String {
    let what = node.kind == .sequence ? "YAML reads `[…]` as a list" : "YAML reads `{…}` as a mapping"
    return ManifestSchema.statementFields.contains(field)
      ? "\(what); write the statements without the brackets"
      : "\(what); put code that begins so between quotes"
  }

  private static let words = [
    "yes": "true", "on": "true", "y": "true", "no": "false", "off": "false", "n": "false",
  ]

  private static let units = [
    "", "%", "ms", "point", "points", "pt", "pts", "px", "s", "sec", "second", "seconds",
  ]

  /// The number in a text that has its unit behind it, such as `50pt`, `40%` and `300ms`, or a comma in place of the point; `nil` for
  /// other texts, and where `range` does not hold it.
  private static func number(in text: String, _ range: ClosedRange<Double>) -> Double? {
    let digits = text.prefix { "0123456789.,-".contains($0) }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    let number = Double(digits.split(separator: ",", omittingEmptySubsequences: false).joined(separator: "."))
    guard let number, units.contains(String(unit)) else { return nil }
    let scale = unit == "ms" ? 1000.0 : unit == "%" && range == 0...1 ? 100 : 1
    return range.contains(number / scale) ? number / scale : nil
  }
}
