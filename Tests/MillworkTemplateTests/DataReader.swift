import MillworkSource
import MillworkTemplate

/// Reads JSON into values with places. Knows only what the cases need and answers `nil` for everything else.
struct DataReader {
  private let file: SourceFile
  private var position = 0

  static func read(_ file: SourceFile) -> Value? {
    var reader = DataReader(file: file)
    guard let value = reader.value() else { return nil }
    reader.skip()
    return reader.position == file.bytes.count ? value : nil
  }

  private init(file: SourceFile) { self.file = file }

  private var byte: UInt8 { position < file.bytes.count ? file.bytes[position] : 0 }

  private mutating func skip() {
    while byte == 0x20 || byte == 0x0A { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skip()
    guard byte == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func span(from start: Int) -> Span { Span(source: file.id, range: start..<position) }

  private mutating func value() -> Value? {
    skip()
    let start = position
    switch byte {
    case UInt8(ascii: "{"): return dictionary(start)
    case UInt8(ascii: "["): return array(start)
    case UInt8(ascii: "\""): return string().map { .utf8($0.text, origin: $0.span, isExact: true) }
    default:
      while ![0x2C, 0x5D, 0x7D, 0x20, 0x0A, 0].contains(byte) { position += 1 }
      let word = file.text(of: span(from: start))
      switch word {
      case "true": return .bool(true, origin: span(from: start))
      case "false": return .bool(false, origin: span(from: start))
      case "null": return .null(origin: span(from: start))
      default:
        if let number = Int(word) { return .integer(number, origin: span(from: start)) }
        return Double(word).map { .number($0, origin: span(from: start)) }
      }
    }
  }

  private mutating func array(_ start: Int) -> Value? {
    guard take("[") else { return nil }
    var values: [Value] = []
    if take("]") { return .array([], origin: span(from: start)) }
    repeat {
      guard let element = value() else { return nil }
      values.append(element)
    } while take(",")
    return take("]") ? .array(values, origin: span(from: start)) : nil
  }

  private mutating func dictionary(_ start: Int) -> Value? {
    guard take("{") else { return nil }
    var entries: [Value.Entry] = []
    if take("}") { return .dictionary(entries, origin: span(from: start)) }
    repeat {
      skip()
      guard let key = string(), take(":"), let element = value() else { return nil }
      entries.append(
        .init(key: String(decoding: key.text, as: UTF8.self), value: element, keyOrigin: key.span))
    } while take(",")
    return take("}") ? .dictionary(entries, origin: span(from: start)) : nil
  }

  private mutating func string() -> (text: [UInt8], span: Span)? {
    guard byte == UInt8(ascii: "\"") else { return nil }
    position += 1
    let start = position
    var text: [UInt8] = []
    while byte != UInt8(ascii: "\""), byte != 0 {
      if byte == UInt8(ascii: "\\") {
        position += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        default: text.append(byte)
        }
      } else {
        text.append(byte)
      }
      position += 1
    }
    let span = span(from: start)
    guard byte == UInt8(ascii: "\"") else { return nil }
    position += 1
    return (text, span)
  }
}
