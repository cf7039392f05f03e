import MillworkDocument
import Testing

/// Encodings by YAML 1.2.2, section 5.2.
struct EncodingTests {
  private let text = "k: é😀\n"

  private func utf16(_ isBig: Bool) -> [UInt8] {
    text.utf16.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  private func utf32(_ isBig: Bool) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> UInt32($0)) }
      return isBig ? bytes : bytes.reversed()
    }
  }

  @Test func allEncodings() {
    let utf8 = Array(text.utf8)
    #expect(decodedText(utf8) == utf8)
    #expect(decodedText([0xFE, 0xFF] + utf16(true)) == utf8)
    #expect(decodedText([0xFF, 0xFE] + utf16(false)) == utf8)
    #expect(decodedText(utf16(true)) == utf8)
    #expect(decodedText(utf16(false)) == utf8)
    #expect(decodedText([0, 0, 0xFE, 0xFF] + utf32(true)) == utf8)
    #expect(decodedText([0xFF, 0xFE, 0, 0] + utf32(false)) == utf8)
    #expect(decodedText(utf32(true)) == utf8)
    #expect(decodedText(utf32(false)) == utf8)
  }

  @Test func shortAndBrokenTexts() {
    for bytes: [UInt8] in [
      [], [0], [0x41], [0xFE, 0xFF], [0xFF, 0xFE, 0x41], [0x41, 0], [0, 0, 0xFE, 0xFF, 0, 0x11],
    ] {
      _ = parseDocuments(Parsed(bytes: decodedText(bytes)).file, format: .yaml)
    }
  }

  @Test func malformedUnitsAreReported() {
    for bytes: [UInt8] in [
      [0xFF, 0xFE, 0x00, 0xD8], [0xFF, 0xFE, 0x00, 0xD8, 0x41, 0x00], [0xFF, 0xFE, 0x41, 0x00, 0x42],
      [0xFE, 0xFF, 0xDC, 0x00, 0x00, 0x41], [0xFE, 0xFF, 0xD8, 0x00, 0xD8, 0x00],
      [0, 0, 0xFE, 0xFF, 0, 0, 0xD8, 0], [0, 0, 0xFE, 0xFF, 0, 0x11, 0, 0], [0xFF, 0xFE, 0, 0, 0x41, 0, 0],
    ] {
      let text = decodedText(bytes)
      #expect(text.contains(0xFF))
      #expect(Parsed(bytes: text).codes == ["malformed-utf8"])
    }
    #expect(decodedText([0xFF, 0xFE, 0x00, 0xD8, 0x41, 0x00]) == [0xFF, 0x41])
  }

  @Test func byteOrderMarks() {
    let parsed = Parsed("\u{FEFF}a: \"\u{FEFF}\"\n")
    #expect(parsed.codes == [])
    #expect(parsed.root?.entries.first?.key.span.range == 3..<4)
    #expect(Parsed("\u{FEFF}{}", .json).codes == [])
    #expect(Parsed("a\u{FEFF}b").codes == ["control-character"])
    #expect(Parsed("a: 1\n\u{FEFF}b: 2\n").codes == ["control-character"])
    #expect(Parsed("a\n...\n\u{FEFF}b\n").codes == [])
  }

  @Test func malformedUTF8() {
    for bytes: [UInt8] in [
      [0x80], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC3],
    ] {
      #expect(Parsed(bytes: Array("a: \"".utf8) + bytes + Array("\"\n".utf8)).codes == ["malformed-utf8"])
    }
  }

  @Test func everyPlaceInALongTextIsChecked() {
    for offset in stride(from: 65_500, to: 65_560, by: 1) {
      var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 65_600)
      bytes[offset] = 0x01
      #expect(Parsed(bytes: bytes).codes == ["control-character"])
      bytes[offset] = 0xC3
      bytes[offset + 1] = 0xA9
      #expect(Parsed(bytes: bytes).codes == [])
    }
  }
}
