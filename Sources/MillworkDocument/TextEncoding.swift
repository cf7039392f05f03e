import MillworkSource

/// UTF-8 text of a file in any encoding that YAML allows (YAML 1.2.2, section 5.2): UTF-8, UTF-16 and UTF-32 in either
/// byte order, with a byte order mark or told by the zeros around the first character.
///
/// UTF-8 comes back as it is, with its mark if it has one. Text of the other encodings comes back as UTF-8 without a
/// mark; places in the parsed documents are places in this text, so it is what belongs into the `SourceFile`. What is
/// no character becomes a byte 0xFF, which is no UTF-8, so that ``parseDocuments(_:format:limits:)`` reports it.
public func decodedText(_ bytes: [UInt8]) -> [UInt8] {
  let first = bytes.prefix(4) + [1, 1, 1, 1].prefix(max(0, 4 - bytes.count))
  let (a, b, c, d) = (first[0], first[1], first[2], first[3])
  switch (a, b, c, d) {
  case (0x00, 0x00, 0xFE, 0xFF): return utf32(bytes, from: 4, isBigEndian: true)
  case (0x00, 0x00, 0x00, _) where bytes.count >= 4: return utf32(bytes, from: 0, isBigEndian: true)
  case (0xFF, 0xFE, 0x00, 0x00): return utf32(bytes, from: 4, isBigEndian: false)
  case (_, 0x00, 0x00, 0x00): return utf32(bytes, from: 0, isBigEndian: false)
  case (0xFE, 0xFF, _, _): return utf16(bytes, from: 2, isBigEndian: true)
  case (0x00, _, _, _) where bytes.count >= 2: return utf16(bytes, from: 0, isBigEndian: true)
  case (0xFF, 0xFE, _, _): return utf16(bytes, from: 2, isBigEndian: false)
  case (_, 0x00, _, _): return utf16(bytes, from: 0, isBigEndian: false)
  default: return bytes
  }
}

private func utf16(_ bytes: [UInt8], from start: Int, isBigEndian: Bool) -> [UInt8] {
  var units: [UInt16] = []
  units.reserveCapacity(bytes.count / 2)
  var index = start
  while index + 1 < bytes.count {
    let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
    units.append(isBigEndian ? first << 8 | second : second << 8 | first)
    index += 2
  }
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var iterator = units.makeIterator()
  var decoder = UTF16()
  decoding: while true {
    switch decoder.decode(&iterator) {
    case .scalarValue(let scalar): append(scalar, to: &result)
    case .error: append(nil, to: &result)
    case .emptyInput: break decoding
    }
  }
  if index < bytes.count { append(nil, to: &result) }
  return result
}

private func utf32(_ bytes: [UInt8], from start: Int, isBigEndian: Bool) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count / 4)
  var index = start
  while index < bytes.count {
    var value: UInt32 = 0
    let unit = bytes[index..<min(index + 4, bytes.count)]
    for (position, byte) in unit.enumerated() {
      value |= UInt32(byte) << UInt32(8 * (isBigEndian ? 3 - position : position))
    }
    append(unit.count == 4 ? Unicode.Scalar(value) : nil, to: &result)
    index += 4
  }
  return result
}

/// Appends a character, or the byte that stands for a malformed one.
private func append(_ scalar: Unicode.Scalar?, to result: inout [UInt8]) {
  if let scalar, let encoded = UTF8.encode(scalar) {
    result.append(contentsOf: encoded)
  } else {
    result.append(0xFF)
  }
}
