import MillworkSource
import MillworkTestSupport
import Testing

@Suite struct MappedTextTests {
  private let marked = MarkedText("alpha «beta» gamma «delta»")

  private func file() -> SourceFile {
    var sources = SourceSet()
    return sources.add(name: "a.txt", bytes: marked.bytes)
  }

  private func span(_ index: Int) -> Span { Span(source: file().id, range: marked.ranges[index]) }

  @Test func exactPiecesLeadToTheByte() {
    var text = MappedText("let x = ")
    text.append("beta", origin: .exact(span(0)))
    text.append("()")
    let (found, _) = text.origin(of: 10..<12)
    #expect(found == span(0).slice(from: 2, count: 2))
  }

  @Test func wholePiecesLeadToAll() {
    let text = MappedText("\"beta\"", origin: .whole(span(0)), enclosing: span(1))
    let (found, enclosing) = text.origin(of: 3..<4)
    #expect(found == span(0))
    #expect(enclosing == span(1))
  }

  @Test func neighbouringExactPiecesJoin() {
    var text = MappedText()
    let whole = file().span
    text.append("alpha ", origin: .exact(whole.slice(from: 0, count: 6)))
    text.append("beta", origin: .exact(whole.slice(from: 6, count: 4)))
    #expect(text.pieces.count == 1)
    #expect(text.origin(of: 0..<10).span == whole.slice(from: 0, count: 10))
  }

  @Test func rangesOverSeveralExactPiecesCoverThem() {
    var text = MappedText()
    text.append("beta", origin: .exact(span(0)))
    text.append("delta", origin: .exact(span(1)))
    #expect(text.origin(of: 0..<9).span == span(0).union(span(1)))
  }

  @Test func slicesKeepTheirOrigins() {
    var text = MappedText("ab")
    text.append("beta", origin: .exact(span(0)))
    text.append("delta", origin: .whole(span(1)))
    let slice = text.slice(3..<8)
    #expect(slice.string == "etade")
    #expect(slice.origin(of: 0..<1).span == span(0).slice(from: 1, count: 1))
    #expect(slice.origin(of: 3..<4).span == span(1))
  }

  @Test func emptyTextsAndRangesOutsideAreHarmless() {
    #expect(MappedText().origin(of: 3..<9).span == nil)
    #expect(MappedText("ab", origin: .exact(span(0))).origin(of: 40..<90).span != nil)
    #expect(MappedText("ab").slice(5..<9).isEmpty)
  }

  @Test func appendedTextsTakeTheEnclosingPlace() {
    var text = MappedText()
    text.append(MappedText("beta", origin: .exact(span(0))), enclosing: span(1))
    #expect(text.origin(of: 1..<2).enclosing == span(1))
  }
}
