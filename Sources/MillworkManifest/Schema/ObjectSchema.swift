/// One key of a mapping in a manifest.
package struct Field: Sendable {
  /// The key.
  package let name: String
  /// What the value may be.
  package let shape: ValueShape
  /// What the value has to be, as it stands in "expected …".
  package let expects: String
  /// What the field is for, as one sentence.
  package let summary: String
  /// Whether the mapping is incomplete without it.
  package let isRequired: Bool

  init(_ name: String, _ shape: ValueShape, _ expects: String, _ summary: String, required: Bool = false) {
    self.name = name
    self.shape = shape
    self.expects = expects
    self.summary = summary
    isRequired = required
  }

  /// The same field under another key.
  func named(_ name: String) -> Field { Field(name, shape, expects, summary, required: isRequired) }

  /// `expects`, with keys where it says no more than that the value is a mapping.
  var asked: String {
    guard expects == "a mapping", let schema = shape.parts.first else { return expects }
    let required = schema.fields.filter(\.isRequired)
    let shown = required.isEmpty ? Array(schema.fields.prefix(2)) : required
    return "a mapping such as {\(shown.map { "\($0.name): …" }.joined(separator: ", "))}"
  }

  /// The field with a value that it may have.
  var sample: String {
    switch shape {
    case .boolean: "\(name): true"
    case .choice(let values): "\(name): \(values.first ?? "…")"
    default: "\(name): …"
    }
  }
}

/// Two fields are the same where key and purpose are.
extension Field: Hashable {
  package static func == (a: Field, b: Field) -> Bool { a.name == b.name && a.summary == b.summary }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What holds between the keys of a mapping. The decoder reads by the same lists.
package enum FieldRule: Sendable {
  /// The mapping has exactly one of these keys.
  case exactlyOne([Field])
  /// The mapping has at least one of these keys.
  case atLeastOne([Field])
  /// The first key has no meaning without the second.
  case needs(Field, Field)
  /// The others have no meaning beside the first key.
  case excludes(Field, [Field])
  /// The first key has no meaning where the value of the second is of the shape.
  case pointless(Field, where: Field, is: ValueShape)
  /// What the value of a key asks for, and what it leaves no place for: keys, or keys of a key's mapping behind a dot.
  case choice(Field, [(value: String, required: [String], absent: [String])])
  /// Of the entries of a list that fit one of the shapes of a group there is one at most.
  case single(in: Field, [[ValueShape]])
  /// Where the first key is true, the entries of the list fit the first shape, else the second.
  case entries(of: Field, where: Field, are: ValueShape, else: ValueShape)
}

/// The keys that a kind of mapping knows. The decoder, its messages and the reference are all driven by this.
package struct ObjectSchema: Sendable {
  /// What the mapping is, as it stands in "in a …".
  package let name: String
  /// The keys in the order in which they are documented.
  package let fields: [Field]
  /// The schemas of keys that other mappings take too; their fields follow the mapping's own in `fields`.
  package let shared: [ObjectSchema]
  /// Whether the mapping is a choice, which has exactly one of the keys.
  let takesOneKey: Bool
  /// Whether the mapping may have further keys, which something else describes.
  let isOpen: Bool
  /// What holds between the keys.
  let rules: [FieldRule]
  /// Keys that similar mappings know and this one can't, with what to do instead.
  let refused: [String: String]

  /// A schema of the mapping's own fields and those of `shared`.
  init(
    name: String, fields: [Field], shared: [ObjectSchema] = [], takesOneKey: Bool = false,
    isOpen: Bool = false, refused: [String: String] = [:], rules: [FieldRule] = []
  ) {
    self.name = name
    self.fields = fields + shared.flatMap(\.fields)
    self.shared = shared
    self.takesOneKey = takesOneKey
    self.isOpen = isOpen
    self.refused = refused
    self.rules = rules
  }

  /// The fields that are the mapping's own.
  package var ownFields: ArraySlice<Field> { fields.dropLast(shared.reduce(0) { $0 + $1.fields.count }) }

  /// The names of the fields.
  package var fieldNames: [String] { fields.map(\.name) }
}
