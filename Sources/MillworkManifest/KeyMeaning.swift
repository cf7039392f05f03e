import MillworkDocument
import MillworkSource

/// What a key that a mapping does not know was meant as.
enum KeyMeaning {
  /// A key that similar mappings know and this one can't, with what to do instead.
  case refused(String)
  /// Another key of the mapping.
  case field(String)
  /// Another key of the mapping, which it has already.
  case given(String)
  /// A key of mappings within, by its name there.
  case part(String, of: [Field])
  /// A key that mappings within can't know, with what to do there instead.
  case refusedPart(String, of: [Field])
  /// A section of the manifest, which stands too deep.
  case section
  /// A key with what does not belong to it, such as its value, and how to part them.
  case uncut(String, help: String)
  /// No key that is known.
  case unknown
}

extension ObjectSchema {
  /// What `key` was meant as in the mapping `node`, which has no place for the fields named by `absent`: a field in another form
  /// or by an everyday name, a key of a part, or a misspelt field.
  func meaning(of key: String, in node: Node, absent: Set<String>) -> KeyMeaning {
    if let reason = refused[key] ?? refused[key.lowercased()] { return .refused(reason) }
    let present = fields.filter { !absent.contains($0.name) }
    if let (name, help) = Diagnostic.keyBehindSpaces(key), present.contains(where: { $0.name == name }) {
      return .uncut(name, help: help)
    }
    if let (name, help) = Diagnostic.uncutKey(key, among: present.map(\.name)) {
      return .uncut(name, help: help)
    }
    if let field = present.first(where: { OtherNames.isForm(of: $0.name, key) }) { return .field(field.name) }
    let others = OtherNames.names(for: key)
    if let name = others.first(where: { name in present.contains { $0.name == name } }) {
      return node.mergedEntries().contains { $0.key.string == name } ? .given(name) : .field(name)
    }
    for name in [key] + others {
      let parts = present.filter { field in
        !absent.contains("\(field.name).\(name)")
          && field.shape.parts.contains { $0.fieldNames.contains(name) }
      }
      if !parts.isEmpty { return .part(name, of: parts) }
      let refusing = present.compactMap { field in
        field.shape.parts.lazy.compactMap { $0.refused[name] }.first.map { (field, $0) }
      }
      if let reason = refusing.first?.1 {
        return .refusedPart(reason, of: refusing.filter { $0.1 == reason }.map(\.0))
      }
    }
    let isWithin = !fieldNames.contains(ManifestSchema.Root.version.name)
    if isWithin, ManifestSchema.Root.sections.contains(key) { return .section }
    return nearestName(to: key, among: present.map(\.name)).map { .field($0) } ?? .unknown
  }

  /// The keys that a mapping has no place for, by what its other keys say; keys of a key's mapping stand behind a dot.
  func absent(in node: Node) -> Set<String> {
    var result: Set<String> = []
    for case .choice(let field, let values) in rules {
      let value = node.mergedEntries().first { $0.key.string == field.name }?.value.string
      if let choice = values.first(where: { $0.value == value }) { result.formUnion(choice.absent) }
    }
    return result
  }
}

extension KeyMeaning {
  /// Whether the key holds its value, too.
  var isUncut: Bool { if case .uncut = self { true } else { false } }

  /// The fields that the mapping gives by the key, so that they are not missed.
  var fields: [String] {
    switch self {
    case .field(let name), .uncut(let name, _): [name]
    case .part(_, let parts), .refusedPart(_, let parts): parts.map(\.name)
    case .refused, .given, .section, .unknown: []
    }
  }
}
