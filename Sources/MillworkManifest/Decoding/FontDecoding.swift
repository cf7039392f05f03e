import MillworkDocument
import MillworkSource

extension Decoder {
  /// A text style's name, or a mapping with a size or style.
  mutating func font(_ node: Node, _ field: Field) -> FontChoice? {
    typealias Keys = ManifestSchema.FontFields
    guard node.kind == .mapping else {
      return choice(node, field, among: FontChoice.styleNames).map {
        FontChoice(size: .style($0), weight: nil, design: nil)
      }
    }
    guard let fields = fields(of: node, as: Keys.schema) else { return nil }
    let points = fields[Keys.size].flatMap { number($0, Keys.size) }
    let style = fields[Keys.style].flatMap { choice($0, Keys.style, among: FontChoice.styleNames) }
    let size: FontChoice.Size
    switch onlyField(of: [Keys.style, Keys.size], in: fields) {
    case Keys.size?:
      guard let points else { return nil }
      size = .points(points)
    case Keys.style?:
      guard let style else { return nil }
      size = .style(style)
    default: return nil
    }
    return FontChoice(
      size: size,
      weight: fields[Keys.weight].flatMap { choice($0, Keys.weight, among: FontChoice.weightNames) },
      design: fields[Keys.design].flatMap { choice($0, Keys.design, among: FontChoice.designNames) })
  }
}
