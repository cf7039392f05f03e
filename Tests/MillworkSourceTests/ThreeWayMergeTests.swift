import MillworkSource
import MillworkTestSupport
import Testing

@Suite struct ThreeWayMergeTests {
  private func merge(_ base: String, _ ours: String, _ theirs: String) -> ThreeWayMerge {
    ThreeWayMerge(
      base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8),
      names: (ours: "yours", theirs: "template"))
  }

  private func text(_ merge: ThreeWayMerge) -> String { String(decoding: merge.bytes, as: UTF8.self) }

  /// Each case holds the base, ours and theirs, parted by lines `====`; the golden is what comes of them.
  @Test(arguments: goldenCases(in: "Merges", suffix: ".txt"))
  func golden(_ golden: GoldenCase) throws {
    let parts = String(decoding: try golden.input(), as: UTF8.self)
      .split(separator: "====\n", omittingEmptySubsequences: false).map(String.init)
    try #require(parts.count == 3)
    let result = merge(parts[0], parts[1], parts[2])
    golden.expect("conflicts: \(result.conflicts)\n" + text(result), in: ".out")
  }

  @Test func whatOneSideChangedIsTaken() {
    var random = SplitMix(state: 11)
    for _ in 0..<300 {
      let base = lines(&random)
      let other = lines(&random)
      #expect(text(merge(base, other, base)) == other)
      #expect(text(merge(base, base, other)) == other)
      #expect(text(merge(base, other, other)) == other)
      #expect(merge(base, other, other).conflicts == 0)
    }
  }

  /// Changes with unchanged lines between them are all taken, whoever made them.
  @Test func farChangesOfBothSidesAreTaken() {
    var random = SplitMix(state: 12)
    for _ in 0..<300 {
      let (base, ours, theirs, both) = (0..<40).reduce(into: ("", "", "", "")) { texts, index in
        let changed = index % 4 == 1 ? Int(random.next() % 4) : 0
        let line = "line \(index)\n"
        let other = random.next() % 3 == 0 ? "" : "changed \(index)\n"
        texts.0 += line
        texts.1 += changed == 1 || changed == 3 ? other : line
        texts.2 += changed == 2 || changed == 3 ? other : line
        texts.3 += changed == 0 ? line : other
      }
      let result = merge(base, ours, theirs)
      #expect(text(result) == both)
      #expect(result.conflicts == 0)
    }
  }

  /// Whatever the texts are: taking one side of each conflict leaves no marker, and lines come from one of the texts.
  @Test func everyLineComesFromATextOrIsAMarker() {
    var random = SplitMix(state: 13)
    for _ in 0..<500 {
      let texts = (0..<3).map { _ in lines(&random) }
      let result = merge(texts[0], texts[1], texts[2])
      let known = Set(texts.joined().split(separator: "\n"))
      var open = 0
      for line in text(result).split(separator: "\n") {
        switch line {
        case "<<<<<<< yours": open += 1
        case "=======": #expect(open == 1)
        case ">>>>>>> template": open -= 1
        default: #expect(known.contains(line))
        }
      }
      #expect(open == 0)
      #expect(ThreeWayMerge.hasMarkers(result.bytes) == (result.conflicts > 0))
    }
  }

  @Test func markersEndAsTheTextsLinesDo() {
    let result = merge("a\r\n", "b\r\n", "c\r\n")
    #expect(text(result) == "<<<<<<< yours\r\nb\r\n=======\r\nc\r\n>>>>>>> template\r\n")
    #expect(text(merge("a", "b", "c")) == "<<<<<<< yours\nb\n=======\nc\n>>>>>>> template\n")
  }

  @Test func markersAreKnownOnlyAsAWhole() {
    func hasMarkers(_ text: String) -> Bool { ThreeWayMerge.hasMarkers(Array(text.utf8)) }
    #expect(hasMarkers("x\n<<<<<<< yours\na\n=======\nb\n>>>>>>> 1.0\n"))
    #expect(!hasMarkers("Heading\n=======\n"))
    #expect(!hasMarkers("<<<<<<< yours\n"))
    #expect(!hasMarkers(""))
  }

  private func lines(_ random: inout SplitMix) -> String {
    (0..<Int(random.next() % 15)).map { _ in "\(random.next() % 5)\n" }.joined()
  }
}
