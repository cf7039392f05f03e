import MillworkDocument
import MillworkSource

extension Decoder {
  /// `none`, the name of an animation, or one animation with its duration.
  mutating func animation(_ node: Node, _ field: Field) -> AnimationChoice? {
    typealias Keys = ManifestSchema.AnimationFields
    guard node.kind == .mapping else { return plainAnimation(node, field) }
    guard let fields = fields(of: node, as: Keys.schema) else { return nil }
    guard let key = onlyField(of: Keys.schema.fields, in: fields), let value = fields[key] else { return nil }
    guard let name = AnimationChoice.Name(rawValue: key.name) else { return spring(value) }
    return amount(fields, key).map { .named(name, duration: $0, span: node.span) }
  }

  private mutating func plainAnimation(_ node: Node, _ field: Field) -> AnimationChoice? {
    typealias Keys = ManifestSchema.AnimationFields
    let names = ["none"] + Keys.schema.fields.map(\.name)
    guard let name = choice(node, field, among: names) else { return nil }
    if let named = AnimationChoice.Name(rawValue: name.value) {
      return .named(named, duration: nil, span: name.span)
    }
    return name.value == Keys.spring.name ? spring(nil, at: name.span) : AnimationChoice.none
  }

  private mutating func spring(_ node: Node) -> AnimationChoice? {
    fields(of: node, as: ManifestSchema.SpringFields.schema).map { spring($0, at: node.span) }
  }

  private mutating func spring(_ fields: Fields?, at span: Span) -> AnimationChoice {
    typealias Keys = ManifestSchema.SpringFields
    return .spring(
      response: amount(fields, Keys.response) ?? .standard(0.3),
      damping: amount(fields, Keys.damping) ?? .standard(0.8), span: span)
  }
}
