import MillworkManifest
import MillworkSource
import MillworkTemplate

/// A piece of code with what stands around it: `#if`, `#available`, and the manifest's own condition.
struct GuardedCode {
  /// What `#if` asks, or nil.
  let condition: String?
  /// The arguments of `#available`, or nil.
  let available: String?
  /// The manifest's condition.
  let visible: CodeText?
  /// What the piece's template is given; its name is `body`.
  let entries: [Value.Entry]
  /// The entry in the manifest; `nil` for what no single entry asks for.
  let span: Span?

  /// A modifier that the template `body` prints.
  static func modifier(
    _ body: String, condition: String? = nil, _ values: KeyValuePairs<String, Value>
  ) -> GuardedCode {
    GuardedCode(
      condition: condition, available: nil, visible: nil,
      entries: MillworkGenerator.entries(["body": .string(body)]) + MillworkGenerator.entries(values),
      span: nil)
  }

  /// The pieces for `conditional.stencil`: what stands around neighbours alike stands around all of them once.
  static func values(_ pieces: [GuardedCode]) -> [Value] {
    pieces.runs { $0.condition == $1.condition }.flatMap { run -> [Value] in
      let inner = run.runs {
        $0.available == $1.available && $0.visible?.string == $1.visible?.string
          && ($0.available != nil || $0.visible != nil)
      }
      guard let first = run.first, first.condition != nil, inner.count > 1 else {
        return inner.compactMap { $0.first?.value(around: $0, condition: run.first?.condition) }
      }
      let branches = inner.compactMap { $0.first?.value(around: $0, condition: nil) }
      return [value(first.condition, nil, nil, around: branches, at: first.span)]
    }
  }

  /// This piece, or a run that begins with it, with its conditions and the given `#if` around it.
  private func value(around run: [GuardedCode], condition: String?) -> Value {
    if run.count == 1 {
      return .dictionary(Self.guards(condition, available, visible) + entries, origin: span)
    }
    let pieces = run.map { Value.dictionary(Self.guards(nil, nil, nil) + $0.entries, origin: $0.span) }
    return Self.value(condition, available, visible, around: pieces, at: span)
  }

  private static func value(
    _ condition: String?, _ available: String?, _ visible: CodeText?, around pieces: [Value], at span: Span?
  ) -> Value {
    .dictionary(
      guards(condition, available, visible)
        + MillworkGenerator.entries(["body": "run.stencil", "pieces": .array(pieces)]), origin: span)
  }

  private static func guards(
    _ condition: String?, _ available: String?, _ visible: CodeText?
  ) -> [Value.Entry] {
    MillworkGenerator.entries([
      "condition": condition.map { .string($0) } ?? .null,
      "available": available.map { .string($0) } ?? .null,
      "visible": visible.map { .text($0.text) } ?? .null,
    ])
  }
}

extension Array {
  /// The elements in runs of neighbours that are alike.
  func runs(where areAlike: (Element, Element) -> Bool) -> [[Element]] {
    var runs: [[Element]] = []
    for element in self {
      if let last = runs.last?.last, areAlike(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
    return runs
  }
}
