import MillworkDocument
import MillworkSource

extension TokenReader {
  /// The type of a token: its own, else that of the token that it refers to, else its group's (section 5.2.2). Reports
  /// where there is none.
  mutating func type(of token: Token) -> String? {
    var seen: Set<String> = []
    var current = token
    while seen.insert(current.name).inserted {
      if let type = current.ownType { return type }
      guard let name = Self.referredToken(current.value), let next = tokens[name] else { break }
      current = next
    }
    if let type = current.groupType ?? token.groupType { return type }
    // A reference to nothing is reported when its colour is read.
    if Self.referredToken(token.value) != nil { return "color" }
    report(.tokenWithoutType(token.name, at: token.span))
    return nil
  }

  /// The colour that a value is, with references followed. Reports what is wrong.
  mutating func color(of value: Node) -> ColorValue? {
    guard let node = resolved(value, []) else { return nil }
    if let text = node.string, node.kind == .scalar {
      // The form before 2025.10.
      guard let color = ColorValue(hex: text) else {
        report(.wrongTokenColor("found `\(text)`", at: node.span))
        return nil
      }
      return color
    }
    guard node.kind == .mapping, let spaceNode = node["colorSpace"].flatMap({ resolved($0, []) }) else {
      report(.wrongTokenColor("`colorSpace` is missing", at: node.span))
      return nil
    }
    guard let space = TokenColorSpace(rawValue: spaceNode.string ?? "") else {
      report(.unknownColorSpace(spaceNode.string ?? "", at: spaceNode.span))
      return nil
    }
    guard let list = node["components"].flatMap({ resolved($0, []) }), list.kind == .sequence,
      list.items.count == 3
    else {
      report(
        .wrongTokenColor(
          "`components` has to be a list of three numbers", at: (node["components"] ?? node).span))
      return nil
    }
    let components = list.items.enumerated().compactMap { index, item in
      number(item, in: space.ranges[index], takesNone: true)
    }
    let alpha = node["alpha"].map { number($0, in: 0...1, takesNone: false) } ?? 1
    for entry in node.entries
    where !["colorSpace", "components", "alpha", "hex"].contains(entry.key.string ?? "") {
      report(.wrongTokenColor("unknown property `\(entry.key.string ?? "")`", at: entry.key.span))
    }
    guard components.count == 3, let alpha else { return nil }
    let (color, isClipped) = space.value(components, alpha: alpha)
    if isClipped { report(.colorOutsideGamut(at: node.span)) }
    return color
  }

  private mutating func number(_ node: Node, in range: ClosedRange<Double>?, takesNone: Bool) -> Double? {
    guard let node = resolved(node, []) else { return nil }
    let number: Double? =
      switch node.value {
      case .integer(let integer): Double(integer)
      case .float(let float): float
      case .string where takesNone && node.string == "none": 0
      default: nil
      }
    guard let number, number.isFinite else {
      report(.wrongTokenColor("expected a number\(takesNone ? " or \"none\"" : "")", at: node.span))
      return nil
    }
    guard range?.contains(number) ?? true else {
      report(.wrongTokenColor("\(decimal(number)) is outside of the component's range", at: node.span))
      return nil
    }
    return number
  }

  /// A value with `{group.token}` and `{"$ref": "#/…"}` followed to the end.
  private mutating func resolved(_ node: Node, _ path: [Span]) -> Node? {
    guard path.count < 100, !path.contains(node.span) else {
      report(.tokenCycle(node.string ?? "$ref", at: path.first ?? node.span))
      return nil
    }
    if node.kind == .scalar, let text = node.string, let name = Self.reference(in: text) {
      guard let token = tokens[name] else {
        report(.unknownToken(name, known: order, at: node.span))
        return nil
      }
      return resolved(token.value, path + [node.span])
    }
    if node.kind == .mapping, let reference = node["$ref"] {
      guard let target = reference.string.flatMap({ target(ofPointer: $0) }) else {
        report(.unknownTokenPointer(reference.string ?? "", at: reference.span))
        return nil
      }
      // A pointer may lead to a token as a whole, which stands for its value.
      return resolved(target["$value"] ?? target, path + [node.span])
    }
    return node
  }

  private func target(ofPointer text: String) -> Node? {
    guard let names = Self.pointer(text) else { return nil }
    for root in roots {
      var node: Node? = root
      for name in names { node = node.flatMap { Self.child(name, of: $0) } }
      if let node { return node }
    }
    return nil
  }

  private static func child(_ name: String, of node: Node) -> Node? {
    switch node.kind {
    case .mapping: return node[name]
    case .sequence:
      let items = Array(node.items)
      return Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil }
    case .scalar: return nil
    }
  }

  /// The token that a value refers to as a whole.
  private static func referredToken(_ value: Node) -> String? {
    if value.kind == .scalar { return value.string.flatMap { reference(in: $0) } }
    guard var names = value["$ref"]?.string.flatMap({ pointer($0) }) else { return nil }
    if names.last == "$value" { names.removeLast() }
    return names.joined(separator: ".")
  }

  /// The name in `{group.token}`.
  static func reference(in text: String) -> String? {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
    return String(text.dropFirst(1).dropLast(1))
  }

  /// The names of a JSON Pointer as a fragment, `#/a/b` (RFC 6901, sections 4 and 6).
  static func pointer(_ text: String) -> [String]? {
    guard text.hasPrefix("#/") else { return nil }
    let names: [Substring] = text.dropFirst(2).split(
      separator: Character("/"), omittingEmptySubsequences: false)
    return names.map { name in
      // `~1` is a slash, then `~0` a tilde.
      let slashes = name.split(separator: "~1", omittingEmptySubsequences: false).joined(separator: "/")
      return slashes.split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~")
    }
  }
}
