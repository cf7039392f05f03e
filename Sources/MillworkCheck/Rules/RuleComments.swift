import MillworkSource

/// The comments of one file that turn rules off: `// millwork:disable fixed-offset` on the line itself or on a line of its
/// own above it, with several codes parted by commas and a reason behind a colon or a dash where there is one.
struct RuleComments {
  /// A code in a comment.
  struct Code: Hashable {
    /// The code as written.
    let name: String
    /// Its bytes.
    let range: Range<Int>
  }

  /// The codes that are off, by line.
  private var codes: [Int: Set<String>] = [:]
  /// The codes that no rule has.
  private(set) var unknown: [Code] = []
  /// The bytes of comments that name no code.
  private(set) var empty: [Range<Int>] = []
  private let lines: LineTable

  private static let marker = Array("millwork:disable".utf8)

  /// Reads the comments of `tree`.
  init(_ tree: CodeTree) {
    lines = LineTable(tree.text)
    for comment in tree.comments {
      guard let start = Self.listStart(tree.text, comment) else { continue }
      let found = Self.codes(tree.text, start..<comment.upperBound)
      if found.isEmpty { empty.append(comment) }
      unknown += found.filter { Rules.rule($0.name) == nil }
      // A comment behind code speaks of its own line, one that stands alone of the next line with code.
      let first = lines.location(at: comment.lowerBound).line
      let isBehindCode = tree.tokens.contains {
        $0.range.lowerBound < comment.lowerBound && lines.location(at: $0.range.lowerBound).line == first
      }
      let next = tree.tokens.first { $0.range.lowerBound >= comment.upperBound }
      let line = isBehindCode ? first : next.map { lines.location(at: $0.range.lowerBound).line } ?? first
      codes[line, default: []].formUnion(found.map(\.name))
    }
  }

  /// Whether a comment turns a rule off for what begins at a byte.
  func disable(_ code: String, at offset: Int) -> Bool {
    codes[lines.location(at: offset).line]?.contains(code) ?? false
  }

  /// The byte behind the marker with which a comment begins, or `nil` where it is another comment.
  private static func listStart(_ text: [UInt8], _ comment: Range<Int>) -> Int? {
    var start = comment.lowerBound
    while start < comment.upperBound,
      [UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: " ")].contains(text[start])
    {
      start += 1
    }
    guard text[start..<comment.upperBound].starts(with: marker) else { return nil }
    let end = start + marker.count
    if end < comment.upperBound, isCodePart(text[end]) { return nil }
    return end
  }

  /// The codes from the start of a list: words parted by commas. What follows the last of them is a reason.
  private static func codes(_ text: [UInt8], _ range: Range<Int>) -> [Code] {
    var found: [Code] = []
    var index = range.lowerBound
    while true {
      while index < range.upperBound, text[index] == UInt8(ascii: " ") || text[index] == UInt8(ascii: "\t") {
        index += 1
      }
      let start = index
      while index < range.upperBound, isCodePart(text[index]) { index += 1 }
      // A dash alone begins a reason.
      guard start < index, text[start] != UInt8(ascii: "-") else { return found }
      found.append(Code(name: String(decoding: text[start..<index], as: UTF8.self), range: start..<index))
      while index < range.upperBound, text[index] == UInt8(ascii: " ") { index += 1 }
      guard index < range.upperBound, text[index] == UInt8(ascii: ",") else { return found }
      index += 1
    }
  }

  private static func isCodePart(_ byte: UInt8) -> Bool { isWordPart(byte) || byte == UInt8(ascii: "-") }
}
