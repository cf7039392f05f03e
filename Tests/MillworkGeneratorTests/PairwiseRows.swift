/// Rows of values, one of each dimension, in which every pair of values of two dimensions stands. `counts` are the numbers
/// of values. Of some random rows the one with the most new pairs is taken, each made around a missing pair.
func pairwiseRows(_ counts: [Int], random: inout SeededGenerator) -> [[Int]] {
  struct Pair: Hashable {
    let first: Int
    let second: Int
    let values: [Int]
  }
  func pairs(of row: [Int]) -> [Pair] {
    row.indices.flatMap { first in
      row.indices.dropFirst(first + 1).map { second in
        Pair(first: first, second: second, values: [row[first], row[second]])
      }
    }
  }
  var missing: Set<Pair> = []
  for first in counts.indices {
    for second in counts.indices.dropFirst(first + 1) {
      for value in 0..<counts[first] {
        for other in 0..<counts[second] {
          missing.insert(Pair(first: first, second: second, values: [value, other]))
        }
      }
    }
  }
  var rows: [[Int]] = []
  while let pair = missing.min(by: {
    ($0.first, $0.second, $0.values[0], $0.values[1]) < ($1.first, $1.second, $1.values[0], $1.values[1])
  }) {
    let candidates = (0..<24).map { _ in
      var row = counts.map { random.below($0) }
      row[pair.first] = pair.values[0]
      row[pair.second] = pair.values[1]
      return (row: row, gain: pairs(of: row).filter { missing.contains($0) }.count)
    }
    guard let best = candidates.max(by: { $0.gain < $1.gain }) else { break }
    rows.append(best.row)
    missing.subtract(pairs(of: best.row))
  }
  return rows
}
