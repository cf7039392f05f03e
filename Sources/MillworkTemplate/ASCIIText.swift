/// The same changes for text that is all ASCII, byte by byte.
enum ASCIIText {
  static func uppercased(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for index in bytes.indices where LetterCase.isLower(bytes[index]) { bytes[index] &= 0xDF }
    return bytes
  }

  static func lowercased(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for index in bytes.indices where LetterCase.isUpper(bytes[index]) { bytes[index] |= 0x20 }
    return bytes
  }

  static func upperFirst(_ bytes: [UInt8]) -> [UInt8] {
    guard let first = bytes.first, LetterCase.isLower(first) else { return bytes }
    var bytes = bytes
    bytes[0] &= 0xDF
    return bytes
  }

  static func lowerFirst(_ bytes: [UInt8]) -> [UInt8] {
    guard let first = bytes.first, LetterCase.isUpper(first) else { return bytes }
    var bytes = bytes
    bytes[0] |= 0x20
    return bytes
  }

  static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return [] }
    return first == 0 && last == bytes.count - 1 ? bytes : Array(bytes[first...last])
  }
}
