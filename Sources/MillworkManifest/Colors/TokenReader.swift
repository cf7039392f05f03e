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
    var description: String?
    /// Values for other schemes, by the names of an adaptive colour's keys.
    var modes: [String: Node]
    var span: Span
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
    readGroup(root, name: "", type: nil, replacing: replacing)
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

  private mutating func readGroup(_ node: Node, name: String, type outer: String?, replacing: Bool) {
    let type = node["$type"].map { self.type($0) } ?? outer
    for entry in node.entries {
      let key = entry.key.string ?? ""
      let full = name.isEmpty ? key : "\(name).\(key)"
      switch key {
      case "$type", "$description", "$extensions", "$deprecated", "$schema": continue
      case "$extends": extend(name, entry.value, type: type, replacing: replacing)
      case "$root": readToken(entry.value, name: full, type: type, replacing: replacing)
      case _ where key.hasPrefix("$"):
        report(.unknownTokenProperty(key, at: entry.key.span))
      case _ where key.isEmpty || key.utf8.contains { ".{}".utf8.contains($0) }:
        report(.wrongTokenName(key, at: entry.key.span))
      case _ where entry.value.kind != .mapping:
        report(.notATokenOrGroup(key, at: entry.value.span))
      case _ where Self.isToken(entry.value):
        readToken(entry.value, name: full, type: type, replacing: replacing)
      default: readGroup(entry.value, name: full, type: type, replacing: replacing)
      }
    }
  }

  private mutating func readToken(_ node: Node, name: String, type: String?, replacing: Bool) {
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
      groupType: type,
      description: node["$description"]?.string, modes: modes, span: node.span)
  }

  private mutating func type(_ node: Node) -> String? {
    if let name = node.string, Self.types.contains(name) { return name }
    report(.unknownTokenType(node.string ?? "", known: Self.types, at: node.span))
    return nil
  }

  /// Takes in another group's tokens and groups (section 6.4): what the group has itself stays.
  private mutating func extend(_ name: String, _ node: Node, type: String?, replacing: Bool) {
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
    inherit(
      other, into: own, name: name, type: other["$type"].map { self.type($0) } ?? type, replacing: replacing)
  }

  private mutating func inherit(_ other: Node, into own: Node?, name: String, type: String?, replacing: Bool)
  {
    if let further = other["$extends"] { extend(name, further, type: type, replacing: replacing) }
    for entry in other.entries where entry.value.kind == .mapping {
      let key = entry.key.string ?? ""
      if key.hasPrefix("$"), key != "$root" { continue }
      let mine = own?[key]
      let full = "\(name).\(key)"
      if Self.isToken(entry.value) {
        if mine == nil { readToken(entry.value, name: full, type: type, replacing: true) }
      } else if mine.map({ !Self.isToken($0) }) ?? true {
        let inner = entry.value["$type"].map { self.type($0) } ?? type
        inherit(entry.value, into: mine, name: full, type: inner, replacing: replacing)
      }
    }
  }
}
