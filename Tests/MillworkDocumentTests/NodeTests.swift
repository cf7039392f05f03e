import MillworkDocument
import MillworkSource
import MillworkTestSupport
import Testing

struct NodeTests {
  @Test func placesOfKeysValuesTagsAndAnchors() throws {
    let marked = MarkedText("«a»: «&x» «!t» «\"b\\n\"»\nc:\n  - «d e»\n  - «*x»\n")
    let parsed = Parsed(bytes: marked.bytes)
    let root = try #require(parsed.root)
    let entry = try #require(root.entries.first)
    let list = try #require(root["c"])
    let spans = [
      entry.key.span, entry.value.anchorSpan, entry.value.tagSpan, entry.value.span, list.items.first?.span,
      list.items.last?.span,
    ]
    #expect(spans.map { $0?.range } == marked.ranges)
    #expect(list.items.last?.aliasName == "x")
    #expect(list.items.last?.string == "b\n")
    #expect(list.items.last?.targetSpan == entry.value.span)
    #expect(list.items.last?.sourceText == "\"b\\n\"")
  }

  @Test func blockCollectionsReachFromFirstEntryToLastValue() throws {
    let marked = MarkedText("x:\n  «- a\n  - «b: 1\n    c: |\n      text»»\n\n# end\n")
    let parsed = Parsed(bytes: marked.bytes)
    let list = try #require(parsed.root?["x"])
    #expect(list.span.range == marked.ranges[0])
    #expect(list.items.last?.span.range == marked.ranges[1])
  }

  @Test func styles() throws {
    let root = try #require(Parsed("- a\n- 'b'\n- \"c\"\n- |\n  d\n- >\n  e\n- [f]\n- g: h\n").root)
    #expect(
      root.items.map(\.style) == [.plain, .singleQuoted, .doubleQuoted, .literal, .folded, .flow, .block])
    #expect(root.items.map(\.kind).suffix(3) == [.scalar, .sequence, .mapping])
    #expect(root.items.map(\.isPlain).filter { $0 }.count == 1)
    #expect(root.items.first?.items.isEmpty == true)
    #expect(root.string == nil)
  }

  @Test func absentValues() throws {
    let root = try #require(Parsed("a:\nb: ''\nc: ~\n").root)
    #expect(root.entries.map(\.value.isAbsent) == [true, false, false])
    #expect(root.entries.map(\.value.value) == [.null, .string, .null])
    #expect(root["a"]?.span.range == 2..<2)
  }

  @Test func tagsInFull() throws {
    let root = try #require(
      Parsed("%TAG !e! tag:example.org,2026:\n---\n[!e!a%21 x, !!str 1, !<tag:b> c, ! 12, !local d]\n").root)
    #expect(
      root.items.map(\.tag) == [
        "tag:example.org,2026:a!", "tag:yaml.org,2002:str", "tag:b", "!", "!local",
      ])
    #expect(root.items.map(\.value) == Array(repeating: .string, count: 5))
  }

  @Test func severalDocuments() {
    let parsed = Parsed("a\n---\nb\n...\n---\n")
    #expect(parsed.documents.documents.map(\.root.string) == ["a", "b", ""])
    #expect(parsed.documents.documents.map(\.hasExplicitStart) == [false, true, true])
    #expect(parsed.documents.documents.map(\.hasExplicitEnd) == [false, true, false])
  }

  @Test func formats() {
    #expect(DocumentFormat(path: "a/b.millwork.yml") == .yaml)
    #expect(DocumentFormat(path: "B.YAML") == .yaml)
    #expect(DocumentFormat(path: "c.json") == .json)
    #expect(DocumentFormat(path: "yml") == nil)
  }
}
