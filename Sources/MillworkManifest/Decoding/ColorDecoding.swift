import MillworkDocument
import MillworkSource

extension Decoder {
  /// A colour by name, number, asset or symbol, a faded one, or one for each scheme.
  mutating func color(_ node: Node, _ field: Field) -> ColorChoice? {
    guard node.kind == .mapping else { return plainColor(node, field) }
    let kind: ColorChoice.Kind? =
      if has(ManifestSchema.SymbolColorFields.symbol, node) {
        symbolColor(node)
      } else if has(ManifestSchema.AssetColorFields.asset, node) {
        assetColor(node)
      } else if has(ManifestSchema.FadedColorFields.color, node) {
        fadedColor(node)
      } else if has(ManifestSchema.AdaptiveColorFields.light, node) {
        adaptiveColor(node)
      } else {
        otherColor(node)
      }
    return kind.map { ColorChoice(kind: $0, span: node.span) }
  }

  /// A colour that a field of `fields` gives.
  mutating func color(_ fields: Fields?, _ field: Field) -> ColorChoice? {
    fields?[field].flatMap { color($0, field) }
  }

  /// One colour for every state, or a mapping of colours by state.
  mutating func stateColors(_ fields: Fields?, _ field: Field) -> StateColors? {
    typealias Keys = ManifestSchema.StateColorFields
    guard let node = fields?[field] else { return nil }
    guard Keys.schema.fields.contains(where: { has($0, node) }) else {
      return color(node, field).map { StateColors(on: $0, off: $0) }
    }
    guard let fields = self.fields(of: node, as: Keys.schema) else { return nil }
    let colors = (on: color(fields, Keys.on), off: color(fields, Keys.off), mixed: color(fields, Keys.mixed))
    guard let on = colors.on ?? colors.mixed ?? colors.off else { return nil }
    return StateColors(on: on, off: colors.off ?? on, mixed: colors.mixed)
  }

  private mutating func plainColor(_ node: Node, _ field: Field) -> ColorChoice? {
    guard let text = plainText(node, field)?.string else { return nil }
    if text == "tint" { return ColorChoice(kind: .tint, span: node.span) }
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

  private mutating func symbolColor(_ node: Node) -> ColorChoice.Kind? {
    typealias Keys = ManifestSchema.SymbolColorFields
    guard let fields = fields(of: node, as: Keys.schema), let name = fields[Keys.symbol] else { return nil }
    return identifier(name, Keys.symbol).map { .symbol($0) }
  }

  private mutating func assetColor(_ node: Node) -> ColorChoice.Kind? {
    typealias Keys = ManifestSchema.AssetColorFields
    guard let fields = fields(of: node, as: Keys.schema), let asset = fields[Keys.asset],
      let name = assetName(asset, Keys.asset)
    else { return nil }
    return .asset(name, bundle: fields[Keys.bundle].flatMap { code($0, Keys.bundle) })
  }

  private mutating func fadedColor(_ node: Node) -> ColorChoice.Kind? {
    typealias Keys = ManifestSchema.FadedColorFields
    guard let fields = fields(of: node, as: Keys.schema), let base = color(fields, Keys.color),
      let opacity = amount(fields, Keys.opacity)
    else { return nil }
    switch base.kind {
    case .adaptive, .faded:
      report(.nestedColor(Keys.color, at: base.span ?? node.span))
      return nil
    case .asset, .symbol, .system, .literal, .tint: return .faded(base, opacity: opacity)
    }
  }

  private mutating func adaptiveColor(_ node: Node) -> ColorChoice.Kind? {
    typealias Keys = ManifestSchema.AdaptiveColorFields
    guard let fields = fields(of: node, as: Keys.schema) else { return nil }
    let parts = Keys.schema.fields.map { part in
      let color = color(fields, part)
      if let color, case .adaptive = color.kind {
        report(.nestedColor(part, at: color.span ?? node.span))
      }
      return color
    }
    return parts[0].map {
      .adaptive(AdaptiveColors(light: $0, dark: parts[1], lightContrast: parts[2], darkContrast: parts[3]))
    }
  }

  /// Reports a mapping that is no colour: by the keys of an adaptive one where it has one, else by what there is.
  private mutating func otherColor(_ node: Node) -> ColorChoice.Kind? {
    let adaptive = ManifestSchema.AdaptiveColorFields.schema
    let isAdaptive = adaptive.fields.contains { has($0, node) }
    let isFaded = has(ManifestSchema.FadedColorFields.opacity, node)
    _ = fields(
      of: node,
      as: isAdaptive
        ? adaptive : isFaded ? ManifestSchema.FadedColorFields.schema : ManifestSchema.colorSchema)
    return nil
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
}

extension ColorChoice {
  /// A colour of SwiftUI's own that stands for what the manifest leaves out.
  package static func standard(_ name: String) -> ColorChoice { ColorChoice(kind: .system(name), span: nil) }

  /// The tint, where the manifest names no colour.
  static let tint = ColorChoice(kind: .tint, span: nil)

  /// A colour of SwiftUI's own with an opacity, where the manifest names none.
  static func faint(_ color: ColorChoice, _ opacity: Double) -> ColorChoice {
    ColorChoice(kind: .faded(color, opacity: .standard(opacity)), span: nil)
  }
}
