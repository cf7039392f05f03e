/// A set of words, by their hashes, in the order in which they came. The hashes are spread already, so that a word is found
/// without hashing it again, which is most of the cost of a `Set`.
struct WordSet: Sendable {
  /// The hashes of the words.
  private(set) var words: [UInt64] = []
  /// The places in ``words`` by the low bits of the hash, with free ones behind each other's; a power of two, at least a
  /// half of them free (-1).
  private var places: [Int32] = []

  /// The place in ``words`` of the word with this hash; `nil` where it is not there.
  func index(of word: UInt64) -> Int? {
    guard !places.isEmpty else { return nil }
    let place = places[slot(of: word)]
    return place < 0 ? nil : Int(place)
  }

  /// Adds a word, unless it is there; gives its place in ``words``.
  @discardableResult
  mutating func insert(_ word: UInt64) -> Int {
    if 2 * words.count >= places.count { grow() }
    let slot = slot(of: word)
    if places[slot] >= 0 { return Int(places[slot]) }
    places[slot] = Int32(words.count)
    words.append(word)
    return words.count - 1
  }

  /// Where a word is, or where it would be.
  private func slot(of word: UInt64) -> Int {
    let mask = places.count - 1
    var slot = Int(truncatingIfNeeded: word) & mask
    while places[slot] >= 0, words[Int(places[slot])] != word { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    places = Array(repeating: -1, count: max(64, 2 * places.count))
    for (index, word) in words.enumerated() { places[slot(of: word)] = Int32(index) }
  }
}
