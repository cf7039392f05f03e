/// The lines in which two texts differ.
package struct LineDiff {
  /// Lines of the old text and the lines of the new one that stand in their place; one of the two may be empty.
  package struct Change: Hashable, Sendable {
    /// Lines of the old text, counted from 0.
    package let old: Range<Int>
    /// Lines of the new text, counted from 0.
    package let new: Range<Int>

    /// `old` lines that become the `new` ones.
    package init(old: Range<Int>, new: Range<Int>) {
      self.old = old
      self.new = new
    }
  }

  /// The lines of both texts, each with its line end.
  let oldLines: [ArraySlice<UInt8>]
  let newLines: [ArraySlice<UInt8>]
  /// What changed, in order.
  package let changes: [Change]

  /// Compares two texts by E. W. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986). Texts that differ in more
  /// than two thousand lines are taken as changed from the first difference to the last.
  package init(old: [UInt8], new: [UInt8]) {
    oldLines = Self.lines(old)
    newLines = Self.lines(new)
    changes = Self.changes(oldLines, newLines)
  }

  private static let limit = 2_000

  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  private static func changes(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    let a = old[start..<old.count - end]
    let b = new[start..<new.count - end]
    if a.isEmpty && b.isEmpty { return [] }
    guard let pairs = commonLines(Array(a), Array(b)) else {
      return [Change(old: a.indices, new: b.indices)]
    }
    var changes: [Change] = []
    var (x, y) = (0, 0)
    for (line, partner) in pairs + [(a.count, b.count)] {
      if line > x || partner > y {
        changes.append(Change(old: start + x..<start + line, new: start + y..<start + partner))
      }
      (x, y) = (line + 1, partner + 1)
    }
    return changes
  }

  /// The lines that a shortest script keeps, as pairs of places; `nil` where the texts differ too much.
  private static func commonLines(_ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> [(Int, Int)]? {
    // Lines become numbers, so that each is compared once.
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let (a, b) = (a.map(number), b.map(number))
    let reach = min(a.count + b.count, limit)
    var furthest = [Int](repeating: 0, count: 2 * reach + 3)
    var trace: [[Int]] = []
    for distance in 0...reach {
      trace.append(Array(furthest[(reach + 1 - distance)...(reach + 1 + distance)]))
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let index = reach + 1 + diagonal
        let goesDown =
          diagonal == -distance || diagonal != distance && furthest[index - 1] < furthest[index + 1]
        var x = goesDown ? furthest[index + 1] : furthest[index - 1] + 1
        var y = x - diagonal
        while x < a.count, y < b.count, a[x] == b[y] { (x, y) = (x + 1, y + 1) }
        furthest[index] = x
        if x >= a.count, y >= b.count { return backtrack(trace, a.count, b.count) }
      }
    }
    return nil
  }

  /// Follows the script back from its end. `trace[d]` holds how far the diagonals from -d to d reached before step d.
  private static func backtrack(_ trace: [[Int]], _ oldCount: Int, _ newCount: Int) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (x, y) = (oldCount, newCount)
    for distance in trace.indices.reversed() {
      let reached = trace[distance]
      func furthest(_ diagonal: Int) -> Int { reached[diagonal + distance] }
      let diagonal = x - y
      let goesDown =
        diagonal == -distance || diagonal != distance && furthest(diagonal - 1) < furthest(diagonal + 1)
      let before = distance == 0 ? 0 : goesDown ? furthest(diagonal + 1) : furthest(diagonal - 1)
      let previous = (x: before, y: before - (goesDown ? diagonal + 1 : diagonal - 1))
      // Behind the step to this diagonal come the lines that both texts share.
      var turn = previous
      if distance > 0 { if goesDown { turn.y += 1 } else { turn.x += 1 } }
      while x > turn.x, y > turn.y {
        (x, y) = (x - 1, y - 1)
        pairs.append((x, y))
      }
      (x, y) = previous
    }
    return pairs.reversed()
  }
}
