import MillworkDocument
import MillworkSource

/// Reads groups and tokens, and follows their references.
struct TokenReader {
  /// One token as it stands in its file.
  struct Token {
    var name: String
    /// `$value`, or the mapping with `$ref` that stands for it.
    var value: Node
    /// The token's own type, or the next outer group's.
    var ownType: String?
    var groupType: String?
    var deprecation: TokenDeprecation?
    var description: String?
    /// Values for other schemes, by the names of an adaptive colour's keys.
    var modes: [String: Node]
    var span: Span
  }

  /// What the tokens of a group have from it where they say nothing of their own.
  private struct Inherited {
    var type: String?
    var deprecation: TokenDeprecation?
  }

  /// The tokens by name.
  private(set) var tokens: [String: Token] = [:]
  /// Their names in the order of the files.
  private(set) var order: [String] = []
  /// What was found so far.
  private(set) var diagnostics: [Diagnostic] = []
  private var groups: [String: Node] = [:]
  /// The roots of the files, the last one first.
  private(set) var roots: [Node] = []
  /// The groups whose `$extends` is being followed.
  private var extending: [String] = []

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// The types of the format (section 8 and 9).
  private static let types = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number", "strokeStyle",
    "border",
    "transition", "shadow", "gradient", "typography",
  ]

  /// Reads a file. A token that an earlier file has is an error, but where `replacing`.
  mutating func read(_ root: Node, replacing: Bool = false) {
    guard root.kind == .mapping else {
      report(.tokensAreNoMapping(at: root.span))
      return
    }
    roots.insert(root, at: 0)
    collectGroups(root, name: "")
    readGroup(root, name: "", Inherited(), replacing: replacing)
  }

  /// Makes every group known by name, since `$extends` may name a later one.
  private mutating func collectGroups(_ node: Node, name: String) {
    groups[name] = node
    for entry in node.entries where entry.value.kind == .mapping {
      let key = entry.key.string ?? ""
      if !key.hasPrefix("$"), !Self.isToken(entry.value) {
        collectGroups(entry.value, name: name.isEmpty ? key : "\(name).\(key)")
      }
    }
  }

  private static func isToken(_ node: Node) -> Bool { node["$value"] != nil || node["$ref"] != nil }

  private mutating func readGroup(_ node: Node, name: String, _ outer: Inherited, replacing: Bool) {
    let inherited = inherited(from: node, in: outer)
    for entry in node.entries {
      let key = entry.key.string ?? ""
      let full = name.isEmpty ? key : "\(name).\(key)"
      switch key {
      case "$type", "$description", "$extensions", "$deprecated", "$schema": continue
      case "$extends": extend(name, entry.value, inherited, replacing: replacing)
      case "$root": readToken(entry.value, name: full, inherited, replacing: replacing)
      case _ where key.hasPrefix("$"):
        report(.unknownTokenProperty(key, at: entry.key.span))
      case _ where key.isEmpty || key.utf8.contains { ".{}".utf8.contains($0) }:
        report(.wrongTokenName(key, at: entry.key.span))
      case _ where entry.value.kind != .mapping:
        report(.notATokenOrGroup(key, at: entry.value.span))
      case _ where Self.isToken(entry.value):
        readToken(entry.value, name: full, inherited, replacing: replacing)
      default: readGroup(entry.value, name: full, inherited, replacing: replacing)
      }
    }
  }

  private mutating func inherited(from node: Node, in outer: Inherited) -> Inherited {
    Inherited(
      type: node["$type"].map { self.type($0) } ?? outer.type,
      deprecation: node["$deprecated"].map { self.deprecation($0) } ?? outer.deprecation)
  }

  private mutating func readToken(_ node: Node, name: String, _ group: Inherited, replacing: Bool) {
    guard node.kind == .mapping, Self.isToken(node) else {
      report(.notATokenOrGroup(name, at: node.span))
      return
    }
    for entry in node.entries {
      let key = entry.key.string ?? ""
      let known = ["$value", "$ref", "$type", "$description", "$extensions", "$deprecated"]
      if !known.contains(key) { report(.unknownTokenProperty(key, at: entry.key.span)) }
    }
    if let earlier = tokens[name], !replacing {
      report(.duplicateToken(name, at: node.span, first: earlier.span))
      return
    }
    if tokens[name] == nil { order.append(name) }
    var modes: [String: Node] = [:]
    let extensions = node["$extensions"]?["millwork"]
    for entry in extensions.map({ Array($0.entries) }) ?? [] {
      let key = entry.key.string ?? ""
      if ["dark", "lightContrast", "darkContrast"].contains(key) {
        modes[key] = entry.value
      } else {
        report(.unknownTokenMode(key, at: entry.key.span))
      }
    }
    tokens[name] = Token(
      name: name, value: node["$value"] ?? node, ownType: node["$type"].map { self.type($0) } ?? nil,
      groupType: group.type,
      deprecation: node["$deprecated"].map { self.deprecation($0) } ?? group.deprecation,
      description: node["$description"]?.string, modes: modes, span: node.span)
  }

  private mutating func type(_ node: Node) -> String? {
    if let name = node.string, Self.types.contains(name) { return name }
    report(.unknownTokenType(node.string ?? "", known: Self.types, at: node.span))
    return nil
  }

  /// That a token is not to be used any more: `true`, or why (section 5.2.5 of the format). `false` says that it is, whatever its group says.
  private mutating func deprecation(_ node: Node) -> TokenDeprecation? {
    if case .bool(let isDeprecated) = node.value {
      return isDeprecated ? TokenDeprecation(reason: nil, span: node.span) : nil
    }
    if case .string = node.value { return TokenDeprecation(reason: node.string, span: node.span) }
    report(.wrongDeprecation(at: node.span))
    return nil
  }

  /// Takes in another group's tokens and groups (section 6.4): what the group has itself stays.
  private mutating func extend(_ name: String, _ node: Node, _ outer: Inherited, replacing: Bool) {
    let target = node.string.flatMap { Self.reference(in: $0) ?? Self.pointer($0)?.joined(separator: ".") }
    guard let target, let other = groups[target], let own = groups[name] else {
      report(.unknownTokenGroup(node.string ?? "", known: groups.keys.sorted(), at: node.span))
      return
    }
    let isCycle = target == name || extending.contains(target) || name.hasPrefix(target + ".")
    guard !isCycle, !target.isEmpty else {
      report(.tokenCycle(target, at: node.span))
      return
    }
    extending.append(name)
    defer { extending.removeLast() }
    inherit(other, into: own, name: name, inherited(from: other, in: outer), replacing: replacing)
  }

  private mutating func inherit(
    _ other: Node, into own: Node?, name: String, _ outer: Inherited, replacing: Bool
  ) {
    if let further = other["$extends"] { extend(name, further, outer, replacing: replacing) }
    for entry in other.entries where entry.value.kind == .mapping {
      let key = entry.key.string ?? ""
      if key.hasPrefix("$"), key != "$root" { continue }
      let mine = own?[key]
      let full = "\(name).\(key)"
      if Self.isToken(entry.value) {
        if mine == nil { readToken(entry.value, name: full, outer, replacing: true) }
      } else if mine.map({ !Self.isToken($0) }) ?? true {
        let inner = inherited(from: entry.value, in: outer)
        inherit(entry.value, into: mine, name: full, inner, replacing: replacing)
      }
    }
  }
}
