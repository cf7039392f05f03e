/// The slots of variables: each name has one, whichever template mentions it.
struct SlotTable: Sendable {
  /// The names, each at the index that is its slot.
  private(set) var names: [String] = []
  private var known: [String: Int32] = [:]

  /// The slot of a name, a new one where it has none.
  mutating func slot(_ name: String) -> Int32 {
    if let slot = known[name] { return slot }
    let slot = Int32(names.count)
    names.append(name)
    known[name] = slot
    return slot
  }

  /// The slot that a name has.
  subscript(name: String) -> Int32? { known[name] }
}

/// A template that an engine knows by name, with the slots of its variables, so that renderings need not find them.
struct PreparedTemplate: Sendable {
  let template: Template
  let slots: [Int32]
}
