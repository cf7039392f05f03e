/// What tells a manifest from other YAML and JSON files of a folder: a key at its top that every manifest has, or that only
/// manifests have.
enum ManifestMark {
  /// The keys.
  private static let keys = ["millwork", "toolbarContent", "toggleStyles"].map { Array($0.utf8) }

  /// Whether a text has one of the keys at its top. Looks at the bytes as far as it takes, and needs no valid text, so that a
  /// manifest with a mistake is one, too.
  static func stands(in bytes: [UInt8]) -> Bool {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end]
      if line.first == UInt8(ascii: "{") { return standsInBraces(bytes[start...]) }
      if isKey(at: start, in: bytes[..<end]) { return true }
      start = end + 1
    }
    return false
  }

  /// The same for JSON and for YAML between braces, where keys of the top stand inside of one pair.
  private static func standsInBraces(_ bytes: ArraySlice<UInt8>) -> Bool {
    var depth = 0
    var index = bytes.startIndex
    var quote: UInt8?
    while index < bytes.endIndex {
      let byte = bytes[index]
      if let open = quote {
        if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") { index += 1 }
        if byte == open { quote = nil }
      } else {
        if depth == 1, isKey(at: index, in: bytes) { return true }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        default: break
        }
      }
      index += 1
    }
    return false
  }

  /// Whether one of the keys stands at a place, with or without quotes, and a colon behind it.
  private static func isKey(at place: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes[place...]
    let quote = rest.first.flatMap { [UInt8(ascii: "\""), UInt8(ascii: "'")].contains($0) ? $0 : nil }
    if quote != nil { rest = rest.dropFirst() }
    guard let key = keys.first(where: { rest.starts(with: $0) }) else { return false }
    rest = rest.dropFirst(key.count)
    if let quote {
      guard rest.first == quote else { return false }
      rest = rest.dropFirst()
    }
    return rest.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: ":")
  }
}
