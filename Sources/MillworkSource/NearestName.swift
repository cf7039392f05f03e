/// The name among `candidates` that is nearest to `name` by edit distance, where it is near enough to be meant; else the one
/// that `name` is the beginning of.
///
/// Near enough is a third of the longer name's length, at least 1 (Damerau–Levenshtein distance, case counts half a
/// step). Of equally near names the first wins. A beginning has at least three bytes, and one name goes on from it, or
/// one goes on with a new word.
public func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let bytes = Array(name.utf8)
  let candidates = Array(candidates)
  guard !bytes.isEmpty, bytes.count <= 64 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let other = Array(candidate.utf8)
    guard !other.isEmpty, other.count <= 64, abs(other.count - bytes.count) <= 8 else { continue }
    let length = max(bytes.count, other.count)
    let limit = min(max(2, 2 * length / 3), 2 * length - 1)
    let distance = editDistance(bytes, other)
    if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
  }
  return best?.name ?? completion(of: bytes, among: candidates)
}

/// The only candidate that begins with a name, or of several the only one whose next word begins behind it.
private func completion(of name: [UInt8], among candidates: [String]) -> String? {
  guard name.count >= 3 else { return nil }
  let longer = candidates.filter { $0.utf8.count > name.count && $0.utf8.starts(with: name) }
  if longer.count == 1 { return longer[0] }
  let words = longer.filter { candidate in
    let next = candidate.utf8.dropFirst(name.count).first ?? 0
    return !(0x61...0x7A ~= next || 0x30...0x39 ~= next)
  }
  return words.count == 1 ? words[0] : nil
}

/// Twice the number of insertions, deletions, replacements and swaps that lead from one text to the other; a
/// replacement by the other case of a letter counts 1.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = (0...b.count).map { 2 * $0 }
  for i in 1...a.count {
    var row = [2 * i]
    row.reserveCapacity(b.count + 1)
    for j in 1...b.count {
      let replace = a[i - 1] == b[j - 1] ? 0 : (a[i - 1] | 0x20 == b[j - 1] | 0x20 ? 1 : 2)
      var cost = min(last[j] + 2, row[j - 1] + 2, last[j - 1] + replace)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, beforeLast[j - 2] + 2) }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
