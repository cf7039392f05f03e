import MillworkSource
import MillworkTestSupport
import Testing

@Suite struct LineTableTests {
  @Test(arguments: ["a\nb«c»", "a\r\nb«c»", "a\rb«c»"])
  func everyLineEndCounts(text: String) {
    let marked = MarkedText(text)
    let location = LineTable(marked.bytes).location(at: marked.ranges[0].lowerBound)
    #expect(location == Location(line: 2, column: 2))
  }

  @Test func columnsAreBytes() {
    let marked = MarkedText("éé«x»")
    #expect(LineTable(marked.bytes).location(at: marked.ranges[0].lowerBound).column == 5)
  }

  @Test func offsetsAndLocationsAreInverse() {
    let bytes = Array("one\ntwo\r\n\nthree".utf8)
    let table = LineTable(bytes)
    for offset in 0...bytes.count { #expect(table.offset(of: table.location(at: offset)) == offset) }
  }

  @Test func placesOutsideAreClamped() {
    let table = LineTable(Array("ab\ncd".utf8))
    #expect(table.location(at: -5) == Location(line: 1, column: 1))
    #expect(table.location(at: 99) == Location(line: 2, column: 3))
    #expect(table.offset(of: Location(line: 9, column: 1)) == 5)
    #expect(table.offset(of: Location(line: 0, column: 0)) == 0)
    #expect(table.offset(of: Location(line: 2, column: .max)) == 5)
    #expect(table.range(ofLine: 7, in: Array("ab\ncd".utf8)) == nil)
  }
}
