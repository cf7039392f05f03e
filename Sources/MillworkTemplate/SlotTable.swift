/// The slots of variables: each name has one, whichever template mentions it. Names are searched by the hash that entries of
/// dictionaries have already: many are looked up in each rendering.
struct SlotTable: Sendable {
  /// The names, each at the index that is its slot.
  private(set) var names: [String] = []
  private var hashes: [UInt64] = []
  /// Slots at the places that the hashes of their names lead to, or behind these; a power of two, at most half of them taken.
  private var buckets = [Int32](repeating: Self.free, count: 64)

  private static let free: Int32 = -1

  /// The slot of a name, a new one where it has none.
  mutating func slot(_ name: String) -> Int32 { slot(name, hash: DictionaryStorage.hash(name)) }

  /// The slot of a name with that hash, a new one where it has none.
  mutating func slot(_ name: String, hash: UInt64) -> Int32 {
    let bucket = self.bucket(of: name, hash)
    if buckets[bucket] != Self.free { return buckets[bucket] }
    let slot = Int32(names.count)
    names.append(name)
    hashes.append(hash)
    buckets[bucket] = slot
    if names.count * 2 > buckets.count { grow() }
    return slot
  }

  /// The slot that a name has.
  subscript(name: String) -> Int32? { self[name, DictionaryStorage.hash(name)] }

  /// The slot that a name with that hash has.
  subscript(name: String, hash: UInt64) -> Int32? {
    let slot = buckets[bucket(of: name, hash)]
    return slot == Self.free ? nil : slot
  }

  /// Where the slot of a name stands, or would stand.
  private func bucket(of name: String, _ hash: UInt64) -> Int {
    let mask = buckets.count - 1
    var bucket = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while buckets[bucket] != Self.free {
      let slot = Int(buckets[bucket])
      if hashes[slot] == hash, names[slot] == name { break }
      bucket = (bucket + 1) & mask
    }
    return bucket
  }

  private mutating func grow() {
    buckets = Array(repeating: Self.free, count: buckets.count * 2)
    for slot in names.indices { buckets[bucket(of: names[slot], hashes[slot])] = Int32(slot) }
  }
}
