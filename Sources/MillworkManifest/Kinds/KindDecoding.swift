import MillworkDocument
import MillworkSource

extension CustomKind {
  /// Reads a kind from a parsed document. It is worth using where no diagnostic is an error.
  package static func decode(_ root: Node, file: String) -> (kind: CustomKind?, diagnostics: [Diagnostic]) {
    var decoder = Decoder(file: file)
    let kind = decoder.kind(root)
    return (kind, decoder.diagnostics)
  }
}

extension Decoder {
  fileprivate mutating func kind(_ root: Node) -> CustomKind? {
    typealias Keys = ManifestSchema.KindFields
    checkTags(in: root)
    guard let fields = fields(of: root, as: Keys.schema), fields.isComplete else { return nil }
    checkVersion(fields[Keys.version])
    let own =
      fields[Keys.fields].map {
        entries(of: $0, expected: Keys.fields.expects, inner: Keys.fields.shape.keysOfEntries)
      } ?? []
    let kindFields = own.compactMap { key, node -> CustomKind.KindField? in
      guard let name = identifier(key) else { return nil }
      if ManifestSchema.ComponentFields.schema.fieldNames.contains(name.value) {
        report(.reservedFieldName(name))
        return nil
      }
      return kindField(name, node)
    }
    let picture = fields[Keys.picture].flatMap { path($0, Keys.picture, suffixes: [".stencil"]) }
    let states = states(fields)
    guard let name = fields[Keys.kind].flatMap({ identifier($0, Keys.kind) }),
      let template = fields[Keys.template].flatMap({ path($0, Keys.template, suffixes: [".stencil"]) })
    else { return nil }
    return CustomKind(
      name: name, summary: fields[Keys.summary]?.string ?? "", template: template, picture: picture,
      states: states, file: file, fields: kindFields)
  }

  private mutating func states(_ fields: Fields) -> [String] {
    typealias Keys = ManifestSchema.KindFields
    guard let node = fields[Keys.states] else { return ["enabled"] }
    if let at = fields.keySpan(Keys.states), fields[Keys.picture] == nil {
      report(.unusedKey(Keys.states, because: "there is no `picture`", at: at))
    }
    var states: [Located<String>] = []
    for state in items(of: node, expected: Keys.states.expects).compactMap({ identifier($0, Keys.states) }) {
      if let first = states.first(where: { $0.value == state.value }) {
        report(.duplicateMember(state, first: first.span))
      } else {
        states.append(state)
      }
    }
    return states.isEmpty ? ["enabled"] : states.map(\.value)
  }

  private mutating func kindField(_ name: Located<String>, _ node: Node) -> CustomKind.KindField? {
    typealias Keys = ManifestSchema.FieldFields
    guard let fields = fields(of: node, as: Keys.schema),
      let type = fields[Keys.type].flatMap({ choice($0, Keys.type, of: CustomKind.FieldType.self) })?.value
    else { return nil }
    for (key, owner) in [
      (Keys.choices, CustomKind.FieldType.choice), (Keys.least, .number), (Keys.most, .number),
    ]
    where fields[key] != nil && type != owner {
      report(.fieldOfOtherType(key, owner: owner.rawValue, at: fields.keySpan(key) ?? node.span))
    }
    let choices =
      fields[Keys.choices].map { items(of: $0, expected: Keys.choices.expects).compactMap(\.string) } ?? []
    if type == .choice, choices.isEmpty {
      report(.missingField(Keys.choices, in: Keys.schema, at: node.span))
    }
    let least = fields[Keys.least].flatMap { number($0, Keys.least) }?.value ?? 0
    let most = fields[Keys.most].flatMap { number($0, Keys.most) }?.value ?? max(least, 10_000)
    if least > most { report(.emptyRange(at: node.span)) }
    let isRequired = fields[Keys.required].flatMap { boolean($0, Keys.required) }?.value ?? false
    let (shape, expects) = self.shape(type, choices: choices, range: least...max(least, most))
    let field = Field(
      name.value, shape, expects, fields[Keys.summary]?.string ?? "A \(type.rawValue).", required: isRequired)
    let kindField = CustomKind.KindField(
      field: field, type: type, choices: choices, defaultValue: fields[Keys.defaultValue])
    // A wrong default is reported where it stands, unless nobody can say what would be right.
    if kindField.defaultValue != nil, type != .choice || !choices.isEmpty { _ = defaultValue(of: kindField) }
    return kindField
  }

  private func shape(_ type: CustomKind.FieldType, choices: [String], range: ClosedRange<Double>) -> (
    ValueShape, String
  ) {
    switch type {
    case .text:
      (.oneOf([.text] + ManifestSchema.textForms), "a text, or {verbatim: text}")
    case .name: (.identifier, "a Swift identifier")
    case .code: (.name, "Swift code")
    case .number: (.number(in: range), "a number")
    case .boolean: (.boolean, "true or false")
    case .choice: (.choice(choices), "one of \(choices.joined(separator: ", "))")
    case .color: (ManifestSchema.colorShape, ManifestSchema.color)
    case .font:
      (
        .oneOf([.choice(FontChoice.styleNames), .object { ManifestSchema.FontFields.schema }]),
        "a text style, or a mapping with a size or style"
      )
    case .image:
      (
        .oneOf([.symbolName, .object { ManifestSchema.ImageFields.schema }]),
        "the name of a symbol, or {asset: name}"
      )
    }
  }

  /// The value of a kind's field.
  private mutating func value(_ node: Node, _ field: CustomKind.KindField) -> CustomModel.FieldValue? {
    let key = field.field
    switch field.type {
    case .text: return text(node, key).map { .text($0) }
    case .name: return identifier(node, key).map { .name($0) }
    case .code: return code(node, key).map { .code($0) }
    case .number: return number(node, key).map { .number($0) }
    case .boolean: return boolean(node, key).map { .boolean($0) }
    case .choice: return choice(node, key, among: field.choices).map { .name($0) }
    case .color: return color(node, key).map { .color($0) }
    case .font: return font(node, key).map { .font($0) }
    case .image: return image(node, key).map { .image($0) }
    }
  }

  /// What the kind gives for a field.
  private mutating func defaultValue(of field: CustomKind.KindField) -> CustomModel.FieldValue? {
    readsDefault = true
    defer { readsDefault = false }
    return field.defaultValue.flatMap { value($0, field) }
  }

  /// One entry of `components`.
  mutating func customComponent(_ name: Located<String>, _ node: Node, _ known: KindSet) -> CustomModel? {
    typealias Keys = ManifestSchema.ComponentFields
    guard node.kind == .mapping, let kindNode = node[Keys.kind.name] else {
      _ = fields(of: node, as: Keys.schema)
      return nil
    }
    guard let kindName = plainText(kindNode, Keys.kind)?.string else { return nil }
    guard let kind = known.kinds.first(where: { $0.name.value == kindName }) else {
      if known.isComplete {
        report(.unknownKind(Located(kindName, at: kindNode.span), known: known.kinds.map(\.name.value)))
      }
      return nil
    }
    guard let fields = fields(of: node, as: kind.schema) else { return nil }
    let values = kind.fields.map { field in
      let given = fields[field.field].map { value($0, field) } ?? defaultValue(of: field)
      return (field: field.field.name, value: given)
    }
    return CustomModel(
      name: name, summary: fields[Keys.summary].flatMap { plainText($0, Keys.summary) }, kind: kind,
      values: values,
      span: node.span)
  }
}
