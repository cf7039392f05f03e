import MillworkDocument
import MillworkSource
import Testing

/// Each byte of a scalar's text leads back to the byte of the file that it was written with.
struct MappedScalarTests {
  /// For each part of the scalar's text the bytes of the file that it came from.
  private func origin(of part: String, in text: String, key: String = "a") throws -> String? {
    let parsed = Parsed(text)
    let mapped = try #require(parsed.root?[key]?.mappedText)
    #expect(mapped.string == parsed.root?[key]?.string)
    let bytes = Array(mapped.string.utf8)
    let wanted = Array(part.utf8)
    let start = try #require(
      bytes.indices.first { bytes[$0...].starts(with: wanted) }, "\(part) is not in \(mapped.string)")
    return parsed.text(mapped.origin(of: start..<start + wanted.count).span)
  }

  @Test func eachLineOfALiteral() throws {
    let text = "a: |\n    one\n      two\n\n    three é\n"
    for line in ["one", "  two", "three é"] { #expect(try origin(of: line, in: text) == line) }
    let parsed = Parsed(text)
    let mapped = try #require(parsed.root?["a"]?.mappedText)
    let offset = try #require(Array(mapped.string.utf8).firstIndex(of: UInt8(ascii: "h")))
    let span = try #require(mapped.origin(of: offset..<offset + 1).span)
    #expect(LineTable(parsed.file.bytes).location(at: span.lowerBound) == Location(line: 5, column: 6))
  }

  @Test func linesOfAFoldedText() throws {
    let text = "a: >-\n  one\n  two\n\n  three\n"
    for line in ["one", "two", "three"] { #expect(try origin(of: line, in: text) == line) }
    #expect(try origin(of: " ", in: text) == "\n  ")
    #expect(try origin(of: "\n", in: text) == "\n\n  ")
  }

  @Test func quotedText() throws {
    let text = "a: \"x \\u00e9y\\\n   z\n  w\"\n"
    #expect(try origin(of: "x ", in: text) == "x ")
    #expect(try origin(of: "é", in: text) == "\\u00e9")
    #expect(try origin(of: "z", in: text) == "z")
    #expect(try origin(of: " w", in: text) == "\n  ")
    #expect(try origin(of: "w", in: text) == "w")
  }

  @Test func singleQuotes() throws {
    #expect(try origin(of: "it'", in: "a: 'it''s'\n") == "it'")
    #expect(try origin(of: "s", in: "a: 'it''s'\n") == "s")
  }

  @Test func plainText() throws {
    #expect(try origin(of: "c d", in: "a: b c d\n") == "c d")
    #expect(try origin(of: "c", in: "a: b\n   c\n") == "c")
  }

  @Test func lineEndsOfOtherSystems() throws {
    let text = "a: |\r\n  one\r\n  two\r\n"
    #expect(Parsed(text).root?["a"]?.string == "one\ntwo\n")
    #expect(try origin(of: "two", in: text) == "two")
    #expect(try origin(of: "\n", in: text) == "\r\n")
  }
}
