import Foundation
import MillworkDocument
import MillworkSource
import MillworkTestSupport
import Testing

/// Seeded mutations of the cases: no trap, and all ranges in bounds. The benchmark's fuzzer does the same for longer.
struct MutationTests {
  @Test func mutationsStayInBounds() throws {
    let cases = try [".yaml", ".yml", ".json"].flatMap { suffix in
      try goldenCases(in: "Cases", suffix: suffix).map { try $0.input() }
    }
    var state: UInt64 = 2026
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(bound, 1)))
    }
    let pieces = [
      "\n", " ", "\t", "- ", ": ", "? ", "\"", "'", "[", "]", "{", "}", ",", "|\n", "&a ", "*a", "!t ", "\\",
      "\u{0}",
    ]
    for _ in 0..<3000 {
      var text = cases[random(cases.count)]
      for _ in 0...random(4) {
        let place = random(text.count + 1)
        switch random(4) {
        case 0: text.insert(contentsOf: pieces[random(pieces.count)].utf8, at: place)
        case 1: text.removeSubrange(place..<min(text.count, place + random(6)))
        case 2: if place < text.count { text[place] = UInt8(random(256)) }
        default: text.insert(contentsOf: cases[random(cases.count)].prefix(random(40)), at: place)
        }
      }
      for format in [DocumentFormat.yaml, .json] { check(Parsed(bytes: text, format)) }
    }
  }

  /// Inputs on which the parser or a writer once failed.
  @Test(arguments: [
    // Nested keys that are mappings: their JSON grew twofold with each level.
    String(repeating: "{\n  ", count: 40) + "x",
    // A quote behind a backslash between single quotes in JSON was taken for the half of a pair.
    #"['a\'']"#,
    // Brackets in a key that nest past the limit left the stack of nodes shorter than the stack of collections.
    "a: 1\nb: 2\n" + String(repeating: "[", count: 200),
    "a: 1\n? b\n" + String(repeating: "{[x, ", count: 100),
    // The alias of a node that was dropped behind an error stood for the first node of the file.
    "x:\n  - 1\n&a b\nc: *a\n",
  ])
  func onceFailed(_ text: String) {
    for format in [DocumentFormat.yaml, .json] { check(Parsed(text, format)) }
  }

  private func check(_ parsed: Parsed) {
    let bounds = 0...parsed.file.bytes.count
    for diagnostic in parsed.documents.diagnostics {
      let spans = diagnostic.secondary.map(\.span) + [diagnostic.primary?.span].compactMap { $0 }
      for span in spans { #expect(bounds.contains(span.lowerBound) && bounds.contains(span.upperBound)) }
    }
    for document in parsed.documents.documents {
      walk(document.root, bounds)
      #expect(document.root.jsonText().utf8.count < 1_000_000)
    }
    _ = parsed.documents.eventText() + parsed.documents.treeText()
  }

  private func walk(_ node: Node, _ bounds: ClosedRange<Int>) {
    let origins = node.mappedText?.pieces.compactMap(\.origin?.span) ?? []
    let spans = [node.span, node.targetSpan, node.tagSpan, node.anchorSpan].compactMap { $0 } + origins
    let isInside = spans.allSatisfy { bounds.contains($0.lowerBound) && bounds.contains($0.upperBound) }
    #expect(isInside)
    #expect(node.mappedText?.string == node.string)
    for item in node.items { walk(item, bounds) }
    for entry in node.entries {
      walk(entry.key, bounds)
      walk(entry.value, bounds)
    }
  }
}
