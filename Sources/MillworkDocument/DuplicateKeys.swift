/// Finds keys that stand twice in a mapping (YAML 1.2.2, section 3.2.1.3). Only scalar keys are compared, and
/// `<<` may be repeated.
extension TreeBuilder {
  /// A key's text, for the table of a large mapping.
  private struct Key: Hashable {
    let text: UnsafeRawBufferPointer

    static func == (a: Key, b: Key) -> Bool {
      a.text.elementsEqual(b.text)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes: text) }
  }

  /// Up to this many keys each is compared with each.
  private static var fewKeys: Int { 8 }

  /// Checks the mapping whose `count` children begin at `first`.
  mutating func checkKeys(first: Int, count: Int) {
    if count / 2 > Self.fewKeys { return checkManyKeys(first: first, count: count) }
    var index = first + 2
    while index < first + count {
      let length = keyLength(index)
      var other = first
      while other < index {
        if length < 0 || keyLength(other) == length || keyLength(other) < 0, isSameKey(index, other) {
          reportDuplicate(index, other)
          break
        }
        other += 2
      }
      index += 2
    }
  }

  /// The number of bytes of a key that is a verbatim scalar, or -1.
  private func keyLength(_ index: Int) -> Int {
    let node = nodes.base + index
    guard node.pointee.flags & RawNode.verbatim != 0 else { return -1 }
    let quotes = node.pointee.style == .plain ? 0 : 2
    return Int(node.pointee.end) - Int(node.pointee.start) - quotes
  }

  private mutating func checkManyKeys(first: Int, count: Int) {
    let doubles: [(Int, Int)] = file.bytes.withUnsafeBytes { bytes in
      var seen: [Key: Int] = [:]
      seen.reserveCapacity(count / 2)
      var cooked: [[UInt8]: Int] = [:]
      var doubles: [(Int, Int)] = []
      for index in stride(from: first, to: first + count, by: 2) {
        let length = keyLength(index)
        if length >= 0 {
          let start = Int(nodes.base[index].start) + (nodes.base[index].style == .plain ? 0 : 1)
          let key = Key(text: UnsafeRawBufferPointer(rebasing: bytes[start..<start + length]))
          if let other = seen[key] {
            if isSameKey(index, other) { doubles.append((index, other)) }
          } else {
            seen[key] = index
          }
        } else if let text = keyText(index) {
          let other =
            cooked[text] ?? text.withUnsafeBytes { seen[Key(text: $0)] }
          if let other {
            if isSameKey(index, other) { doubles.append((index, other)) }
          } else {
            cooked[text] = index
          }
        }
      }
      return doubles
    }
    for (index, other) in doubles { reportDuplicate(index, other) }
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
    if tag(of: first) != tag(of: second) { return false }
    guard let text = keyText(a), text == keyText(b) else { return false }
    let isPlain = first.style == .plain
    if isPlain == (second.style == .plain) { return !(isPlain && text == [Byte.less, Byte.less]) }
    return ScalarValue(plain: text) == .string
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
