extension Node {
  /// The entries of a mapping with its merge keys applied (yaml.org/type/merge.html).
  ///
  /// A plain `<<` whose value is a mapping, or a sequence of mappings, stands for their entries. Keys of the mapping
  /// itself win over merged ones, and earlier mappings over later ones; only scalar keys are compared. Own entries come
  /// first, in order, then the merged ones in order. A `<<` with another value stays as it is written: ``isMergeKey``
  /// finds it.
  public func mergedEntries() -> [Entry] {
    let own = entries
    guard own.contains(where: { $0.isMerge }) else { return Array(own) }
    var result: [Entry] = []
    var seen: Set<String> = []
    for entry in own where !entry.isMerge {
      result.append(entry)
      if let text = entry.key.string { seen.insert(text) }
    }
    for entry in own where entry.isMerge {
      let sources = entry.value.kind == .mapping ? [entry.value] : Array(entry.value.items)
      for source in sources {
        for inherited in source.mergedEntries() {
          if let text = inherited.key.string, !seen.insert(text).inserted { continue }
          result.append(inherited)
        }
      }
    }
    return result
  }

  /// Whether the node is the plain scalar `<<`, or one with the tag `!!merge`.
  public var isMergeKey: Bool {
    guard isPlain, isString("<<") else { return false }
    return tag == nil || tag == "tag:yaml.org,2002:merge"
  }
}

extension Entry {
  /// Whether the entry is a merge key with something to merge.
  fileprivate var isMerge: Bool {
    guard key.isMergeKey else { return false }
    return value.kind == .mapping
      || value.kind == .sequence && value.items.allSatisfy { $0.kind == .mapping }
  }
}
