import MillworkDocument
import MillworkSDK
import MillworkSource

extension Decoder {
  /// A colour by name, number, asset or symbol, a faded one, or one for each scheme or platform.
  mutating func color(_ node: Node, _ field: Field) -> ColorChoice? {
    guard node.kind == .mapping else { return plainColor(node, field) }
    let kind: ColorChoice.Kind? =
      if has(ManifestSchema.SymbolColorFields.symbol, node) {
        symbolColor(node)
      } else if has(ManifestSchema.AssetColorFields.asset, node) {
        assetColor(node)
      } else if has(ManifestSchema.TokenColorFields.token, node) {
        tokenColor(node)
      } else if has(ManifestSchema.CodeColorFields.code, node) {
        codeColor(node)
      } else if has(ManifestSchema.FadedColorFields.color, node) {
        fadedColor(node)
      } else if has(ManifestSchema.AdaptiveColorFields.light, node) {
        adaptiveColor(node)
      } else if ManifestSchema.PlatformColorFields.schema.fields.contains(where: { has($0, node) }) {
        platformColor(node)
      } else {
        otherColor(node)
      }
    return kind.map { kind in
      ColorChoice(kind: kind, span: node.span).simplified.parted(by: platforms.map(\.platform))
    }
  }

  /// A colour that a field of `fields` gives.
  mutating func color(_ fields: Fields?, _ field: Field) -> ColorChoice? {
    fields?[field].flatMap { color($0, field) }
  }

  /// One colour for every state, or a mapping of colours by state, some of them for a phase alone; `standard` as a rule where
  /// the mapping gives nothing else.
  mutating func phaseColors(_ fields: Fields?, _ field: Field, over standard: StateColors) -> PhaseColors? {
    typealias Keys = ManifestSchema.StateColorFields
    guard let node = fields?[field] else { return nil }
    guard Keys.schema.fields.contains(where: { has($0, node) }) else {
      return color(node, field).map { PhaseColors($0) }
    }
    guard let fields = self.fields(of: node, as: Keys.schema) else { return nil }
    let colors = (on: color(fields, Keys.on), off: color(fields, Keys.off), mixed: color(fields, Keys.mixed))
    let first = colors.on ?? colors.mixed ?? colors.off
    let normal = first.map { StateColors(on: $0, off: colors.off ?? $0, mixed: colors.mixed) } ?? standard
    return PhaseColors(
      normal, pressed: phase(fields, Keys.pressed, over: normal),
      disabled: phase(fields, Keys.disabled, over: normal))
  }

  /// The same, or the part's default.
  mutating func phaseColors(_ fields: Fields?, _ field: Field, standard: StateColors) -> PhaseColors {
    phaseColors(fields, field, over: standard) ?? PhaseColors(standard)
  }

  /// The colours of a phase: one, or those of some states over what holds as a rule.
  private mutating func phase(_ fields: Fields, _ field: Field, over normal: StateColors) -> StateColors? {
    typealias Keys = ManifestSchema.PhaseColorFields
    guard let node = fields[field] else { return nil }
    guard Keys.schema.fields.contains(where: { has($0, node) }) else {
      return color(node, field).map { StateColors($0) }
    }
    return stateColors(self.fields(of: node, as: Keys.schema), over: normal)
  }

  /// The colours `on`, `off` and `mixed` of a mapping over others; `nil` where it gives none.
  mutating func stateColors(_ fields: Fields?, over standard: StateColors) -> StateColors? {
    guard let fields else { return nil }
    let given = ["on", "off", "mixed"].map { name in
      fields.schema.fields.first { $0.name == name }.flatMap { color(fields, $0) }
    }
    guard given.contains(where: { $0 != nil }) else { return nil }
    return StateColors(
      on: given[0] ?? standard.on, off: given[1] ?? standard.off,
      mixed: given[2] ?? given[0] ?? standard.mixed)
  }

  /// The fields of a mapping, or where a colour stands in its place, that colour as the field `color` and nothing else.
  mutating func fields(of node: Node, as schema: ObjectSchema, orColor color: Field) -> Fields? {
    guard isColor(node, inPlaceOf: schema) else { return fields(of: node, as: schema) }
    var fields = Fields(schema: schema, node: node)
    fields.set(color, key: node, value: node)
    return fields
  }

  /// Whether a node is a word, or a mapping with keys of colours that `schema` does not have.
  private func isColor(_ node: Node, inPlaceOf schema: ObjectSchema) -> Bool {
    guard node.kind == .mapping else {
      if case .string = node.value { return node.kind == .scalar }
      return false
    }
    let keys = Set(ManifestSchema.colorObjects.flatMap(\.fieldNames)).subtracting(schema.fieldNames)
    return node.mergedEntries().contains { $0.key.string.map { keys.contains($0) } ?? false }
  }

  private mutating func plainColor(_ node: Node, _ field: Field) -> ColorChoice? {
    guard let text = plainText(node, field)?.string else { return nil }
    if let problem = ColorChoice.problem(with: text, at: node.span) {
      report(problem)
      return nil
    }
    if text == "tint" { return ColorChoice(kind: .tint, span: node.span) }
    if let value = ColorValue(hex: text) { return ColorChoice(kind: .literal(value), span: node.span) }
    if ColorChoice.systemNames.contains(text) { return ColorChoice(kind: .system(text), span: node.span) }
    return nativeColor(text, at: node.span)
  }

  /// A colour of UIKit's or AppKit's, which every platform that it is asked for has to have.
  private mutating func nativeColor(_ name: String, at span: Span) -> ColorChoice? {
    let all = platforms.map(\.platform)
    let lacking = all.filter { NativeColor(name, on: $0) == nil }
    guard lacking.isEmpty else {
      report(.colorUnavailable(name, on: lacking, of: all, at: span))
      return nil
    }
    let newer = platforms.compactMap { declared in
      NativeColor.floor(of: name, on: declared.platform)
        .flatMap { $0 > declared.version ? PlatformFloor(declared.platform, $0) : nil }
    }
    guard newer.isEmpty else {
      report(.colorNeedsHigherFloor(name, newer, at: span))
      return nil
    }
    return ColorChoice(on: all, at: span) { platform in
      NativeColor(name, on: platform).map { ColorChoice(kind: .native($0), span: span) }
    }
  }

  /// A colour for each declared platform by its name. Each is read for that platform alone.
  private mutating func platformColor(_ node: Node) -> ColorChoice.Kind? {
    typealias Keys = ManifestSchema.PlatformColorFields
    guard let fields = fields(of: node, as: Keys.schema) else { return nil }
    let declared = platforms
    var isGood = !fields.hasUnknownKeys
    var missing: [Platform] = []
    var branches: [Platform: ColorChoice] = [:]
    for (platform, field) in zip(Platform.allCases, Keys.schema.fields) {
      let floor = declared.first { $0.platform == platform }
      guard let value = fields[field] else {
        if floor != nil { missing.append(platform) }
        continue
      }
      guard let floor = floor ?? (readsDefault ? PlatformFloor(platform, platform.newest) : nil) else {
        reportUndeclared(Located(platform.name, at: fields.keySpan(field) ?? node.span))
        isGood = false
        continue
      }
      if Keys.schema.fields.contains(where: { has($0, value) }) {
        report(.nestedColor(field, at: value.span))
        isGood = false
        continue
      }
      platforms = [floor]
      branches[platform] = color(value, field)
      platforms = declared
      isGood = isGood && branches[platform] != nil
    }
    if isGood, !missing.isEmpty { report(.colorMissing(on: missing, at: node.span)) }
    guard isGood, missing.isEmpty else { return nil }
    return ColorChoice(on: declared.map(\.platform), at: node.span) { branches[$0] }?.kind
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
    let bundle = fields[Keys.bundle].flatMap { code($0, Keys.bundle) }
    if bundle == nil { colorAssets.append(Located(name.string, at: name.span)) }
    return .asset(name, bundle: bundle ?? colorBundle)
  }

  private mutating func tokenColor(_ node: Node) -> ColorChoice.Kind? {
    typealias Keys = ManifestSchema.TokenColorFields
    guard let fields = fields(of: node, as: Keys.schema), let token = fields[Keys.token],
      let name = assetName(token, Keys.token)?.string
    else { return nil }
    guard let color = tokens.color(named: name) else {
      // What is wrong with a token was reported at the token.
      if !tokens.declares(name) {
        report(.noTokenColor(Located(name, at: token.span), tokens, areNamed: tokensAreNamed))
      }
      return nil
    }
    if let deprecation = color.deprecation {
      report(.deprecatedToken(Located(name, at: token.span), deprecation))
    }
    return tokensAreEmitted ? .token(color) : color.choice(at: node.span).kind
  }

  private mutating func codeColor(_ node: Node) -> ColorChoice.Kind? {
    typealias Keys = ManifestSchema.CodeColorFields
    guard let fields = fields(of: node, as: Keys.schema), let value = fields[Keys.code] else { return nil }
    return code(value, Keys.code).map { .code($0) }
  }

  private mutating func fadedColor(_ node: Node) -> ColorChoice.Kind? {
    typealias Keys = ManifestSchema.FadedColorFields
    guard let fields = fields(of: node, as: Keys.schema), let base = color(fields, Keys.color),
      let opacity = amount(fields, Keys.opacity)
    else { return nil }
    guard base.onEachPlatform.allSatisfy(\.parts.isEmpty) else {
      report(.nestedColor(Keys.color, at: base.span ?? node.span))
      return nil
    }
    return .faded(base, opacity: opacity)
  }

  private mutating func adaptiveColor(_ node: Node) -> ColorChoice.Kind? {
    typealias Keys = ManifestSchema.AdaptiveColorFields
    guard let fields = fields(of: node, as: Keys.schema) else { return nil }
    let parts = Keys.schema.fields.map { part in
      let color = color(fields, part)
      if let color, color.isAdaptive {
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
}

extension ColorChoice {
  /// A colour of SwiftUI's own that stands for what the manifest leaves out.
  package static func standard(_ name: String) -> ColorChoice { ColorChoice(kind: .system(name), span: nil) }

  /// The tint, where the manifest names no colour.
  static let tint = ColorChoice(kind: .tint, span: nil)

  /// The surrounding foreground style, where the manifest names no colour.
  static let inherited = ColorChoice(kind: .inherited, span: nil)

  /// A colour of SwiftUI's own with an opacity, where the manifest names none.
  static func faint(_ color: ColorChoice, _ opacity: Double) -> ColorChoice {
    ColorChoice(kind: .faded(color, opacity: .standard(opacity)), span: nil)
  }
}

extension ColorChoice {
  /// What is wrong with the text of a colour, which stands at `span`; `nil` for `tint`, a name of SwiftUI's, UIKit's or AppKit's
  /// and a number such as `#0B57D0`.
  package static func problem(with text: String, at span: Span? = nil) -> Diagnostic? {
    if text.hasPrefix("#") {
      return ColorValue(hex: text) == nil ? .invalidColorLiteral(text, at: span) : nil
    }
    let isKnown = text == "tint" || systemNames.contains(text) || NativeColor.names.contains(text)
    return isKnown ? nil : .unknownColor(text, at: span)
  }
}
