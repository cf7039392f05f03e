/// Finds keys that stand twice in a mapping (YAML 1.2.2, section 3.2.1.3). Only scalar keys are compared, and
/// `<<` may be repeated where its values can be merged.
extension TreeBuilder {
  /// A key's text, for the table of a large mapping.
  private struct Key: Hashable {
    let text: UnsafeRawBufferPointer

    static func == (a: Key, b: Key) -> Bool { a.text.elementsEqual(b.text) }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes: text) }
  }

  /// Up to this many keys each is compared with each.
  private static var fewKeys: Int { 8 }

  /// Checks the mapping whose `count` children begin at `first`.
  mutating func checkKeys(first: Int, count: Int) {
    if count / 2 > Self.fewKeys { return checkManyKeys(first: first, count: count) }
    var index = first + 2
    while index < first + count {
      var other = first
      while other < index {
        if mayBeSame(index, other), isSameKey(index, other) {
          reportDuplicate(index, other)
          break
        }
        other += 2
      }
      index += 2
    }
  }

  /// Whether two keys are the same bytes, or are written in a way that has to be looked at closely.
  private func mayBeSame(_ index: Int, _ other: Int) -> Bool {
    let a = nodes.base + index
    let b = nodes.base + other
    if a.pointee.flags & b.pointee.flags & RawNode.verbatim == 0 { return true }
    let skipA = a.pointee.style == .plain ? 0 : 1
    let skipB = b.pointee.style == .plain ? 0 : 1
    var count = Int(a.pointee.end - a.pointee.start) - 2 * skipA
    guard count == Int(b.pointee.end - b.pointee.start) - 2 * skipB else { return false }
    var textA = bytes + Int(a.pointee.start) + skipA
    var textB = bytes + Int(b.pointee.start) + skipB
    while count > 0, textA.pointee == textB.pointee {
      textA += 1
      textB += 1
      count -= 1
    }
    return count == 0
  }

  private mutating func checkManyKeys(first: Int, count: Int) {
    var seen: [Key: Int] = [:]
    seen.reserveCapacity(count / 2)
    // Keys whose text is not written as it reads, for which the text has to stay in memory.
    var cooked: [[UInt8]: Int] = [:]
    for index in stride(from: first, to: first + count, by: 2) {
      if isStopped { return }
      let node = nodes.base[index]
      if node.flags & RawNode.verbatim != 0 {
        let skip = node.style == .plain ? 0 : 1
        let text = UnsafeRawBufferPointer(
          start: bytes + Int(node.start) + skip, count: Int(node.end - node.start) - 2 * skip)
        let known = seen[Key(text: text)] ?? (cooked.isEmpty ? nil : cooked[Array(text)])
        if known == nil {
          seen[Key(text: text)] = index
        } else if let known, isSameKey(index, known) {
          reportDuplicate(index, known)
        }
      } else if let text = keyText(index) {
        let known = cooked[text] ?? text.withUnsafeBytes { seen[Key(text: $0)] }
        if known == nil {
          cooked[text] = index
        } else if let known, isSameKey(index, known) {
          reportDuplicate(index, known)
        }
      }
    }
  }

  /// The text of a scalar key; `nil` for aliases and collections.
  private func keyText(_ index: Int) -> [UInt8]? {
    let node = nodes.base[index]
    guard node.kind == .scalar else { return nil }
    return ScalarText(node, in: file.bytes).text()
  }

  /// Whether two keys are equal: the same text, and both strings or both plain.
  private func isSameKey(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (nodes.base[a], nodes.base[b])
    guard first.kind == .scalar, second.kind == .scalar else { return false }
    if first.flags & RawNode.absent != 0 || second.flags & RawNode.absent != 0 { return false }
    if first.properties | second.properties != 0, tag(of: first) != tag(of: second) { return false }
    guard let text = keyText(a), text == keyText(b) else { return false }
    let isPlain = first.style == .plain
    if isPlain == (second.style == .plain) {
      return !(isPlain && text == [Byte.less, Byte.less] && canMerge(a + 1) && canMerge(b + 1))
    }
    return ScalarValue(plain: text) == .string
  }

  /// Whether the value of a `<<` can be merged: it is no scalar, and no sequence that holds one.
  private func canMerge(_ index: Int) -> Bool {
    let node = nodes.base[index]
    guard node.kind == .sequence else { return isCollection(node) }
    let first = Int(node.first)
    return (first..<first + Int(node.count)).allSatisfy { isCollection(nodes.base[$0]) }
  }

  private func isCollection(_ node: RawNode) -> Bool {
    switch node.kind {
    case .scalar: false
    case .sequence, .mapping: true
    case .alias: anchors[Int(node.first)].extent.height > 0
    }
  }

  private func tag(of node: RawNode) -> ArraySlice<UInt8>? {
    guard node.properties != 0 else { return nil }
    let properties = properties[Int(node.properties) - 1]
    return properties.hasTag ? file.bytes[Int(properties.tagStart)..<Int(properties.tagEnd)] : nil
  }

  private mutating func reportDuplicate(_ index: Int, _ other: Int) {
    let (node, first) = (nodes.base[index], nodes.base[other])
    let text = String(decoding: (keyText(index) ?? []).prefix(60), as: UTF8.self)
    report(
      .duplicateKey(
        text, at: span(Int(node.start), Int(node.end)), first: span(Int(first.start), Int(first.end))))
  }
}
