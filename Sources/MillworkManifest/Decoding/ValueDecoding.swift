import MillworkDocument
import MillworkSource

extension Decoder {
  /// A text for people, which says something.
  mutating func text(_ node: Node, _ field: Field) -> TextValue? {
    guard let text = anyText(node, field) else { return nil }
    guard !text.isBlank else {
      report(.emptyText(field, at: text.plain.span))
      return nil
    }
    return text
  }

  /// A text for people: a key, or a mapping that says more.
  mutating func anyText(_ node: Node, _ field: Field) -> TextValue? {
    typealias Verbatim = ManifestSchema.VerbatimTextFields
    typealias Resource = ManifestSchema.ResourceTextFields
    typealias Code = ManifestSchema.CodeTextFields
    guard node.kind == .mapping else {
      guard let text = plainText(node, field) else { return nil }
      checkInterpolation(in: text)
      return .localized(text, lookup: lookup)
    }
    if has(Verbatim.verbatim, node) {
      guard let text = part(node, Verbatim.schema, Verbatim.verbatim) else { return nil }
      return plainText(text, Verbatim.verbatim).map { .verbatim($0) }
    }
    if has(Resource.resource, node) {
      guard let text = part(node, Resource.schema, Resource.resource) else { return nil }
      let needs = availability("LocalizedStringResource")
      if needs.isConditional { report(.resourceNeedsHigherFloor(needs.required, at: node.span)) }
      return code(text, Resource.resource).map { .code($0) }
    }
    if has(Code.code, node) {
      guard let text = part(node, Code.schema, Code.code) else { return nil }
      return code(text, Code.code).map { .code($0) }
    }
    return keyText(node)
  }

  /// Reports a text that looks like one with values in it.
  private mutating func checkInterpolation(in text: PlainText) {
    let bytes = text.text.bytes
    guard let index = bytes.indices.dropLast().first(where: { bytes[$0] == 0x5C && bytes[$0 + 1] == 0x28 }),
      bytes[index...].contains(0x29)
    else { return }
    report(.interpolation(in: text, at: text.text.origin(of: index..<index + 2).span ?? text.span))
  }

  private mutating func keyText(_ node: Node) -> TextValue? {
    typealias Keys = ManifestSchema.KeyTextFields
    guard Keys.schema.fields.contains(where: { has($0, node) }) else {
      _ = fields(of: node, as: ManifestSchema.textSchema)
      return nil
    }
    guard let fields = fields(of: node, as: Keys.schema), let key = fields[Keys.key] else { return nil }
    let lookup = TextLookup(
      table: fields[Keys.table].flatMap { assetName($0, Keys.table) } ?? self.lookup.table,
      bundle: fields[Keys.bundle].flatMap { code($0, Keys.bundle) } ?? self.lookup.bundle,
      comment: fields[Keys.comment].flatMap { plainText($0, Keys.comment) })
    return plainText(key, Keys.key).map { .localized($0, lookup: lookup) }
  }

  /// The value of the one key of a mapping.
  private mutating func part(_ node: Node, _ schema: ObjectSchema, _ field: Field) -> Node? {
    fields(of: node, as: schema)?[field]
  }

  /// Whether `node` is a text, and not another mapping that a field takes.
  func isText(_ node: Node) -> Bool {
    let keys = ManifestSchema.textSchema.fields + ManifestSchema.KeyTextFields.schema.fields
    return node.kind != .mapping || keys.contains { has($0, node) }
  }

  /// Whether `node` is a mapping that has `field`.
  func has(_ field: Field, _ node: Node) -> Bool {
    node.kind == .mapping && node.mergedEntries().contains { $0.key.string == field.name }
  }
}
