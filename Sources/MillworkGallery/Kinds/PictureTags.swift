import MillworkSource

/// Takes the text of a picture apart into tags and what stands between them. It knows the part of XML that pictures need.
struct PictureTags {
  /// One attribute of a tag.
  struct Attribute {
    let name: String
    /// Its value, with the characters that references such as `&lt;` stand for.
    let value: String
    /// Where it stands in the text.
    let range: Range<Int>
  }

  /// A piece of the text.
  enum Piece {
    /// `<name …>`; `isWhole` where it ends in `/>`.
    case open(name: String, [Attribute], isWhole: Bool, Range<Int>)
    /// `</name>`.
    case close(name: String, Range<Int>)
    /// Characters that are more than white space.
    case characters(String, Range<Int>)
    /// Something that can't be read; what was expected there.
    case wrong(expected: String, Range<Int>)
  }

  private let bytes: [UInt8]
  private var position = 0

  /// The pieces of a text, in order; the first that is wrong ends them.
  static func pieces(of bytes: [UInt8]) -> [Piece] {
    var tags = PictureTags(bytes: bytes)
    var pieces: [Piece] = []
    while let piece = tags.next() {
      pieces.append(piece)
      if case .wrong = piece { break }
    }
    return pieces
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func next() -> Piece? {
    while position < bytes.count {
      let start = position
      if bytes[position] != UInt8(ascii: "<") {
        position = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        if bytes[start..<position].allSatisfy(Self.isBlank) { continue }
        return .characters(Self.decoded(bytes[start..<position]), start..<position)
      }
      guard skip("<!--") else { return tag(from: start) }
      while position < bytes.count, !starts("-->") { position += 1 }
      if !skip("-->") { return .wrong(expected: "`-->` at the end of the comment", start..<start + 4) }
    }
    return nil
  }

  private mutating func tag(from start: Int) -> Piece {
    position += 1
    let isClosing = skip("/")
    guard let name = name() else {
      return .wrong(expected: "the name of an element after `<`; a character `<` is `&lt;`", start..<position)
    }
    var attributes: [Attribute] = []
    while true {
      skipBlanks()
      if skip(">") {
        return isClosing
          ? .close(name: name, start..<position)
          : .open(name: name, attributes, isWhole: false, start..<position)
      }
      if !isClosing, skip("/>") { return .open(name: name, attributes, isWhole: true, start..<position) }
      let place = position
      guard !isClosing, let key = self.name() else {
        return .wrong(expected: "`>` at the end of `<\(name)>`", start..<max(position, start + 1))
      }
      skipBlanks()
      guard skip("=") else {
        return .wrong(expected: "`=` and a value in quotes after `\(key)`", place..<position)
      }
      skipBlanks()
      guard position < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[position]),
        let end = bytes[(position + 1)...].firstIndex(of: bytes[position])
      else { return .wrong(expected: "a value in quotes after `\(key)=`", place..<position) }
      attributes.append(
        Attribute(name: key, value: Self.decoded(bytes[position + 1..<end]), range: place..<end + 1))
      position = end + 1
    }
  }

  private mutating func name() -> String? {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"):
        position += 1
      default: return start < position ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
      }
    }
    return start < position ? String(decoding: bytes[start...], as: UTF8.self) : nil
  }

  private mutating func skipBlanks() {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
  }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[min(position, bytes.count)...].starts(with: $0) }
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    guard starts(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// The text with the characters that its references stand for; others stay as they are.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let references = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&amp;", "&"),
    ]
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "&"),
        let (name, character) = references.first(where: { bytes[index...].starts(with: $0.0.utf8) })
      {
        result += character.utf8
        index += name.utf8.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
