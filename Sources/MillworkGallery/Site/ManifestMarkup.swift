/// YAML and JSON as HTML, with a class for keys, texts, numbers and comments. It reads line by line and knows no more of YAML than
/// colours need.
enum ManifestMarkup {
  /// The HTML of a piece of a manifest.
  static func html(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line(Array($0.utf8)) }
      .joined(separator: "\n")
  }

  private static func line(_ bytes: [UInt8]) -> String {
    var html = ""
    var index = 0
    while index < bytes.count {
      let start = index
      let byte = bytes[index]
      var name: String?
      switch byte {
      case UInt8(ascii: "#") where index == 0 || isBlank(bytes[index - 1]):
        index = bytes.count
        name = "c"
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index = stringEnd(bytes, from: index)
        name = isKey(bytes, end: index) ? "k" : "s"
      case _ where isDelimiter(byte) || isBlank(byte): index += 1
      default:
        while index < bytes.count, !isDelimiter(bytes[index]), !endsWord(bytes, at: index) { index += 1 }
        index = max(index, start + 1)
        name = isKey(bytes, end: index) ? "k" : isNumber(bytes[start..<index]) ? "n" : nil
      }
      let part = markupText(String(decoding: bytes[start..<index], as: UTF8.self))
      html += name.map { "<span class=\"\($0)\">\(part)</span>" } ?? part
    }
    return html
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","): true
    default: false
    }
  }

  /// Whether a plain word ends here: at a blank, or at a colon that is followed by one.
  private static func endsWord(_ bytes: [UInt8], at index: Int) -> Bool {
    isBlank(bytes[index])
      || bytes[index] == UInt8(ascii: ":") && (index + 1 == bytes.count || isBlank(bytes[index + 1]))
  }

  /// Whether what ends here is followed by a colon.
  private static func isKey(_ bytes: [UInt8], end: Int) -> Bool {
    end < bytes.count && bytes[end] == UInt8(ascii: ":")
  }

  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    Double(String(decoding: bytes, as: UTF8.self)) != nil
  }

  private static func stringEnd(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != bytes[start] {
      index += bytes[index] == UInt8(ascii: "\\") && bytes[start] == UInt8(ascii: "\"") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }
}
