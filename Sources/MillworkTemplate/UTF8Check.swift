/// Finds what is not text in UTF-8.
enum UTF8Check {
  /// The offset of the first byte that does not belong to a well-formed sequence (Unicode, table 3-7), or of the first
  /// zero byte, which text in UTF-16 has; `nil` where all is well.
  static func firstWrongByte(of bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if byte == 0 { return index }
        index += 1
        continue
      }
      guard let (count, second) = sequence(byte), index + count <= bytes.count,
        second.contains(bytes[index + 1]),
        bytes[(index + 2)..<(index + count)].allSatisfy({ $0 & 0xC0 == 0x80 })
      else { return index }
      index += count
    }
    return nil
  }

  /// How many bytes a sequence has that begins with the byte, and which ones may come second.
  private static func sequence(_ first: UInt8) -> (count: Int, second: ClosedRange<UInt8>)? {
    switch first {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
