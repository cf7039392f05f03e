import MillworkDocument
import MillworkManifest
import MillworkSource

/// What a document's syntax errors make doubtful.
///
/// Reading goes on behind an error at the next line that fits what is open. So what was read stands as it was written, but for
/// three things: what an error lies in, or begins right behind, may have lost something; what is written where an error is
/// may be something else; and between brackets nothing behind an error is certain. All the rest can be judged.
struct SyntaxDoubts {
  private let root: Node
  private let bytes: [UInt8]
  /// Where errors are, with what they say that they begin at.
  private let places: [(start: Int, end: Int, line: Int)]

  /// The doubts that `errors` cast on the document `root` in a file of these bytes.
  init(_ errors: [Diagnostic], in root: Node, of bytes: [UInt8]) {
    self.root = root
    self.bytes = bytes
    places = errors.map { error in
      guard let place = error.primary?.span else { return (0, bytes.count, 0) }
      let labels = error.secondary.map(\.span).filter { $0.source == place.source }
      let start = min(place.lowerBound, labels.map(\.lowerBound).min() ?? place.lowerBound)
      return (start, place.upperBound, Self.line(of: start, in: bytes))
    }
  }

  /// Whether a finding about the document may be a consequence.
  func include(_ finding: Diagnostic) -> Bool {
    guard !places.isEmpty else { return false }
    let reliance = Manifest.reliance(of: finding)
    guard reliance != .nothing, let span = finding.primary?.span else { return false }
    let around = collections(around: span)
    if reliance == .collection { return mayLack((around.last ?? root).span) }
    if span.lowerBound == span.upperBound { return mayLack(span) }
    return places.contains { place in
      if place.start < span.upperBound, span.lowerBound < place.end { return true }
      if place.start >= span.upperBound {
        return place.line <= span.lowerBound
          && (reliance == .code || isBlank(from: span.upperBound, to: place.start))
      }
      return around.contains { node in
        node.style == .flow && node.span.lowerBound <= place.start && place.start < node.span.upperBound
      }
    }
  }

  /// Whether an error lies in a node, or in the next line that holds something.
  private func mayLack(_ span: Span) -> Bool {
    places.contains { $0.end >= span.lowerBound && isBlank(from: span.upperBound, to: $0.line) }
  }

  /// The lists and mappings that a place lies in, the innermost one last.
  private func collections(around span: Span) -> [Node] {
    var path: [Node] = []
    var next: Node? = root
    while let node = next, node.kind != .scalar, !node.isAlias, node.span.contains(span) {
      path.append(node)
      next =
        switch node.kind {
        case .mapping: Self.last(of: node.entries, startingBy: span) { $0.key.span }?.value
        case .sequence: Self.last(of: node.items, startingBy: span) { $0.span }
        case .scalar: nil
        }
    }
    return path
  }

  /// The last of some elements, which are in order, that begins at a place or before it.
  private static func last<Elements: RandomAccessCollection<Element>, Element>(
    of elements: Elements, startingBy span: Span, _ place: (Element) -> Span
  ) -> Element? where Elements.Index == Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if place(elements[middle]).lowerBound <= span.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : elements[low - 1]
  }

  /// Whether nothing but white space and comments stands between two places.
  private func isBlank(from start: Int, to end: Int) -> Bool {
    guard start < end, end <= bytes.count else { return true }
    var isComment = false
    for byte in bytes[start..<end] {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isComment = false
      case UInt8(ascii: "#"): isComment = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"): continue
      default: if !isComment { return false }
      }
    }
    return true
  }

  /// Where the line of a place begins.
  private static func line(of place: Int, in bytes: [UInt8]) -> Int {
    let before = bytes.prefix(place).lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return before.map { $0 + 1 } ?? 0
  }
}
