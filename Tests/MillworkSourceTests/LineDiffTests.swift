import MillworkSource
import Testing

@Suite struct LineDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    LineDiff(old: Array(old.utf8), new: Array(new.utf8)).unified(old: "a.swift", new: "b.swift")
  }

  private func lines(_ numbers: some Sequence<Int>) -> String { numbers.map { "\($0)\n" }.joined() }

  @Test func equalTextsDifferInNothing() {
    #expect(diff("a\nb\n", "a\nb\n").isEmpty)
    #expect(diff("", "").isEmpty)
  }

  @Test func oneChangedLineHasThreeLinesAround() {
    let expected = """
      --- a.swift
      +++ b.swift
      @@ -3,7 +3,7 @@
       3
       4
       5
      -6
      +six
       7
       8
       9

      """
    #expect(diff(lines(1...12), lines(1...5) + "six\n" + lines(7...12)) == expected)
  }

  @Test func farChangesMakeHunksOfTheirOwn() {
    let text = diff(lines(1...30), "0\n" + lines(1...29))
    #expect(text.contains("@@ -1,3 +1,4 @@\n+0\n 1\n"))
    #expect(text.contains("@@ -27,4 +28,3 @@\n 27\n 28\n 29\n-30\n"))
  }

  @Test func newAndGoneFiles() {
    let new = LineDiff(old: [], new: Array("a\nb".utf8)).unified(old: nil, new: "a.swift")
    #expect(new == "--- /dev/null\n+++ a.swift\n@@ -0,0 +1,2 @@\n+a\n+b\n\\ No newline at end of file\n")
    let gone = LineDiff(old: Array("a\n".utf8), new: []).unified(old: "a.swift", new: nil)
    #expect(gone == "--- a.swift\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func whatCouldSteerATerminalIsWrittenOut() {
    #expect(diff("", "a\u{1B}[31m\tb\r\n").contains("+a\\u{1B}[31m\tb\\u{D}\n"))
  }

  /// The changes lead from the old text to the new one, and no shorter script than the longest common subsequence allows.
  @Test func changesLeadFromOldToNew() {
    var random = SplitMix(state: 7)
    for _ in 0..<300 {
      let old = (0..<Int(random.next() % 30)).map { _ in Int(random.next() % 5) }
      let new = (0..<Int(random.next() % 30)).map { _ in Int(random.next() % 5) }
      let diff = LineDiff(old: Array(lines(old).utf8), new: Array(lines(new).utf8))
      var result: [Int] = []
      var line = 0
      var cost = 0
      for change in diff.changes {
        result += old[line..<change.old.lowerBound] + new[change.new]
        line = change.old.upperBound
        cost += change.old.count + change.new.count
      }
      result += old[line...]
      #expect(result == new)
      #expect(cost == old.count + new.count - 2 * commonLength(old, new))
    }
  }

  @Test func textsThatDifferALotAreOneChange() {
    let diff = LineDiff(old: Array(lines(0..<3000).utf8), new: Array(lines(10_000..<13_000).utf8))
    #expect(diff.changes == [.init(old: 0..<3000, new: 0..<3000)])
  }

  private func commonLength(_ a: [Int], _ b: [Int]) -> Int {
    var row = [Int](repeating: 0, count: b.count + 1)
    for x in a {
      var previous = row
      for (index, y) in b.enumerated() {
        previous[index + 1] = x == y ? row[index] + 1 : max(row[index + 1], previous[index])
      }
      row = previous
    }
    return row[b.count]
  }
}

/// A small seeded generator (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
