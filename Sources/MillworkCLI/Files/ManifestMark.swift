/// What tells a manifest from other YAML and JSON files: keys at its top. Millwork's other files with `millwork: 1` are
/// configurations, which have a name of their own, and kinds, which say so.
enum ManifestMark {
  private static let version = Array("millwork".utf8)
  private static let kind = Array("kind".utf8)
  private static let sections = ["toolbarContent", "toggleStyles"].map { Array($0.utf8) }

  /// Whether a text has the keys of a manifest at its top. Needs no valid text, so that a manifest with a mistake is one, too.
  static func stands(in bytes: [UInt8]) -> Bool {
    var hasVersion = false
    var isKind = false
    for key in TopKeys(bytes) {
      if sections.contains(where: { key.elementsEqual($0) }) { return true }
      hasVersion = hasVersion || key.elementsEqual(version)
      isKind = isKind || key.elementsEqual(kind)
    }
    return hasVersion && !isKind
  }
}

/// The words that stand in the places of a text's outermost keys, as far as that can be seen without parsing it: at the
/// beginning of a line, or in the outermost braces, with a colon behind them.
private struct TopKeys: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index: Int
  /// How many braces and brackets are open; `nil` before the first one, where lines count.
  private var depth: Int?
  private var isAtLineStart = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func next() -> ArraySlice<UInt8>? {
    while index < bytes.count {
      let byte = bytes[index]
      if depth == nil, isAtLineStart, byte == UInt8(ascii: "{") { depth = 0 }
      let canBegin = depth.map { $0 == 1 } ?? isAtLineStart
      isAtLineStart = byte == UInt8(ascii: "\n")
      if canBegin, let key = takeKey() { return key }
      if depth != nil { takeBracket(byte) }
      index += 1
    }
    return nil
  }

  /// A word here, with or without quotes, and a colon behind it. Is behind the colon then; stays where there is none.
  private mutating func takeKey() -> ArraySlice<UInt8>? {
    let isQuoted = Self.isQuote(bytes[index])
    // None that matters is longer.
    let word = bytes[(index + (isQuoted ? 1 : 0))...].prefix(20).prefix {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
    }
    var rest = bytes[word.endIndex...]
    if isQuoted {
      guard rest.first == bytes[index] else { return nil }
      rest = rest.dropFirst()
    }
    rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard !word.isEmpty, rest.first == UInt8(ascii: ":") else { return nil }
    index = rest.startIndex + 1
    return word
  }

  /// Counts brackets, and goes over texts between quotes, in which they mean nothing.
  private mutating func takeBracket(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth = (depth ?? 0) + 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth = (depth ?? 0) - 1
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      index += 1
      while index < bytes.count, bytes[index] != byte {
        index += byte == UInt8(ascii: "\"") && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
    default: break
    }
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}
