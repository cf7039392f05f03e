/// What a scalar stands for by the core schema (YAML 1.2.2, section 10.3).
public enum ScalarValue: Hashable, Sendable {
  /// Nothing: `null`, `~` or no text at all.
  case null
  /// `true` or `false`; `yes`, `no`, `on` and `off` are strings.
  case bool(Bool)
  /// A decimal, octal (`0o14`) or hexadecimal (`0xC`) integer that fits 64 bits.
  case integer(Int)
  /// Any other number, `.inf` and `.nan`; the nearest double. ``Node/string`` has it as it is written.
  case float(Double)
  /// Text; ``Node/string`` has it.
  case string

  /// The value of a plain scalar of the given text.
  init(plain text: some RandomAccessCollection<UInt8>) {
    guard let first = text.first else {
      self = .null
      return
    }
    switch first {
    case 0x7E: self = text.count == 1 ? .null : .string
    case 0x6E, 0x4E: self = isWord(text, "null") ? .null : .string
    case 0x74, 0x54: self = isWord(text, "true") ? .bool(true) : .string
    case 0x66, 0x46: self = isWord(text, "false") ? .bool(false) : .string
    case Byte.plus, Byte.minus, Byte.period, Byte.zero...Byte.nine: self = number(Array(text)) ?? .string
    default: self = .string
    }
  }
}

/// Whether `text` is `word` in lower case, with a capital or in capitals.
private func isWord(_ text: some RandomAccessCollection<UInt8>, _ word: StaticString) -> Bool {
  let count = word.utf8CodeUnitCount
  guard text.count == count else { return false }
  var capitals = 0
  for (index, byte) in text.enumerated() {
    let letter = word.utf8Start[index]
    if byte == letter - 0x20 {
      if capitals != index { return false }
      capitals += 1
    } else if byte != letter {
      return false
    }
  }
  return capitals == 0 || capitals == 1 || capitals == count
}

/// The number that `text` is, by the core schema's expressions.
private func number(_ text: [UInt8]) -> ScalarValue? {
  if text.count > 2, text[0] == Byte.zero, text[1] == 0x6F { return integer(text[2...], radix: 8) }
  if text.count > 2, text[0] == Byte.zero, text[1] == 0x78 { return integer(text[2...], radix: 16) }
  var index = 0
  let isNegative = text[0] == Byte.minus
  if isNegative || text[0] == Byte.plus { index = 1 }
  let rest = text[index...]
  if rest.count == 4, rest.first == Byte.period {
    let name = Array(rest.dropFirst())
    if isWord(name, "inf") { return .float(isNegative ? -.infinity : .infinity) }
    // `.nan` has no sign; its capitals are `.NaN` and `.NAN`.
    if index == 0, [Array("nan".utf8), Array("NaN".utf8), Array("NAN".utf8)].contains(name) {
      return .float(.nan)
    }
    if name.contains(where: { !(Byte.zero...Byte.nine).contains($0) && $0 | 0x20 != 0x65 }) { return nil }
  }
  var digits = 0
  while index < text.count, (Byte.zero...Byte.nine).contains(text[index]) {
    index += 1
    digits += 1
  }
  if index == text.count {
    guard digits > 0 else { return nil }
    let string = String(decoding: text, as: UTF8.self)
    return Int(string).map { .integer($0) } ?? Double(string).map { .float($0) }
  }
  if text[index] == Byte.period {
    index += 1
    while index < text.count, (Byte.zero...Byte.nine).contains(text[index]) {
      index += 1
      digits += 1
    }
  }
  guard digits > 0 else { return nil }
  if index < text.count {
    guard text[index] | 0x20 == 0x65 else { return nil }
    index += 1
    if index < text.count, text[index] == Byte.plus || text[index] == Byte.minus { index += 1 }
    guard index < text.count, text[index...].allSatisfy({ (Byte.zero...Byte.nine).contains($0) }) else {
      return nil
    }
  }
  return Double(padded(text)).map { .float($0) }
}

/// The text as `Double` reads it: with a digit on both sides of the point.
private func padded(_ text: [UInt8]) -> String {
  var result: [UInt8] = []
  for (index, byte) in text.enumerated() {
    let isDigit = { (place: Int) in
      text.indices.contains(place) && (Byte.zero...Byte.nine).contains(text[place])
    }
    if byte == Byte.period, !isDigit(index - 1) { result.append(Byte.zero) }
    result.append(byte)
    if byte == Byte.period, !isDigit(index + 1) { result.append(Byte.zero) }
  }
  return String(decoding: result, as: UTF8.self)
}

private func integer(_ digits: ArraySlice<UInt8>, radix: Int) -> ScalarValue? {
  var value: Double = 0
  for byte in digits {
    guard let digit = hexValue(byte), digit < radix else { return nil }
    value = value * Double(radix) + Double(digit)
  }
  let text = String(decoding: digits, as: UTF8.self)
  return Int(text, radix: radix).map { .integer($0) } ?? .float(value)
}
