import MillworkDocument
import MillworkSource

extension Decoder {
  /// A text for people: a localisable one, or `{verbatim: text}`.
  mutating func text(_ node: Node, _ field: Field) -> TextValue? {
    typealias Keys = ManifestSchema.TextFields
    guard node.kind == .mapping else { return plainText(node, field).map { .localized($0) } }
    guard let fields = fields(of: node, as: Keys.schema), let text = fields[Keys.verbatim] else { return nil }
    return plainText(text, Keys.verbatim).map { .verbatim($0) }
  }

  /// A symbol's name, or `{asset: name}`.
  mutating func image(_ node: Node, _ field: Field) -> ImageChoice? {
    typealias Keys = ManifestSchema.ImageFields
    guard node.kind == .mapping else { return assetName(node, field).map { .symbol($0) } }
    guard let fields = fields(of: node, as: Keys.schema), let asset = fields[Keys.asset],
      let name = assetName(asset, Keys.asset)
    else { return nil }
    return .asset(name, bundle: fields[Keys.bundle].flatMap { code($0, Keys.bundle) })
  }

  /// Whether `node` is a mapping that has `field`.
  func has(_ field: Field, _ node: Node) -> Bool {
    node.kind == .mapping && node.mergedEntries().contains { $0.key.string == field.name }
  }
}
