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

  /// `{slot: name}`, where `node` is a mapping with that key.
  mutating func slot(_ node: Node) -> ViewSlot? {
    typealias Keys = ManifestSchema.SlotFields
    guard let fields = fields(of: node, as: Keys.schema), let name = fields[Keys.slot] else { return nil }
    guard let found = identifier(name, Keys.slot) else { return nil }
    slotNames.append(found)
    return ViewSlot(name: found)
  }

  /// Whether `node` is a mapping that has `field`.
  func has(_ field: Field, _ node: Node) -> Bool {
    node.kind == .mapping && node.mergedEntries().contains { $0.key.string == field.name }
  }

  /// A colour by name, number, asset or symbol.
  mutating func color(_ node: Node, _ field: Field) -> ColorChoice? {
    typealias Asset = ManifestSchema.AssetColorFields
    typealias Symbol = ManifestSchema.SymbolColorFields
    if has(Symbol.symbol, node) {
      guard let fields = fields(of: node, as: Symbol.schema), let name = fields[Symbol.symbol] else {
        return nil
      }
      return identifier(name, Symbol.symbol).map { ColorChoice(kind: .symbol($0), span: node.span) }
    }
    if node.kind == .mapping {
      guard has(Asset.asset, node) else {
        _ = fields(of: node, as: ManifestSchema.colorSchema)
        return nil
      }
      guard let fields = fields(of: node, as: Asset.schema), let asset = fields[Asset.asset],
        let name = assetName(asset, Asset.asset)
      else { return nil }
      let bundle = fields[Asset.bundle].flatMap { code($0, Asset.bundle) }
      return ColorChoice(kind: .asset(name, bundle: bundle), span: node.span)
    }
    guard let text = plainText(node, field)?.string else { return nil }
    if text.hasPrefix("#") {
      guard let literal = literalColor(text) else {
        report(.invalidColorLiteral(text, at: node.span))
        return nil
      }
      return ColorChoice(kind: literal, span: node.span)
    }
    guard ColorChoice.systemNames.contains(text) else {
      report(.unknownColor(text, at: node.span))
      return nil
    }
    return ColorChoice(kind: .system(text), span: node.span)
  }

  /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`, as CSS Color 4 (section 5.2) reads them.
  private func literalColor(_ text: String) -> ColorChoice.Kind? {
    var digits = text.utf8.dropFirst().compactMap { byte in
      switch byte {
      case 0x30...0x39: byte - 0x30
      case 0x41...0x46: byte - 0x41 + 10
      case 0x61...0x66: byte - 0x61 + 10
      default: nil
      }
    }
    guard digits.count == text.utf8.count - 1 else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    if digits.count == 6 { digits += [15, 15] }
    guard digits.count == 8 else { return nil }
    let bytes = stride(from: 0, to: 8, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    return .literal(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }

  /// A text style's name, or `{size: points}`.
  mutating func font(_ node: Node, _ field: Field) -> FontChoice? {
    typealias Keys = ManifestSchema.FontFields
    guard node.kind == .mapping else {
      return choice(node, field, among: FontChoice.styleNames).map { .style($0) }
    }
    guard let fields = fields(of: node, as: Keys.schema), let size = fields[Keys.size] else { return nil }
    return number(size, Keys.size).map { .size($0) }
  }

  /// `none`, or one curve with its duration.
  mutating func animation(_ node: Node, _ field: Field) -> AnimationChoice? {
    guard node.kind == .mapping else {
      return choice(node, field, among: ["none"]).map { _ in AnimationChoice.none }
    }
    guard let fields = fields(of: node, as: ManifestSchema.AnimationFields.schema) else { return nil }
    let given = AnimationChoice.Curve.allCases.enumerated().compactMap { index, curve in
      let key = ManifestSchema.AnimationFields.fields[index]
      return fields[key].map { (key: key, curve: curve, node: $0) }
    }
    guard let first = given.first, given.count == 1 else {
      report(
        .oneOf(
          ManifestSchema.AnimationFields.fields, in: ManifestSchema.AnimationFields.schema, at: node.span))
      return nil
    }
    return number(first.node, first.key).map {
      .curve(Located(first.curve, at: fields.keySpan(first.key) ?? node.span), duration: $0)
    }
  }
}
