import MillworkDocument
import MillworkSource

extension Decoder {
  /// The colours of the part that tells the states apart, also while pressed and disabled.
  mutating func fill(_ parts: ToggleParts) -> PhaseColors {
    let standard = parts.variant.standardFill
    if parts.variant == .icon {
      let mark = phaseColors(parts.mark, ManifestSchema.MarkFields.color, standard: standard)
      return PhaseColors(
        mark.normal, pressed: stateColors(parts.pressed, over: mark.pressed ?? mark.normal) ?? mark.pressed,
        disabled: stateColors(parts.disabled, over: mark.disabled ?? mark.normal) ?? mark.disabled)
    }
    let normal = stateColors(parts.main, over: standard) ?? standard
    return PhaseColors(
      normal, pressed: stateColors(parts.pressed, over: normal),
      disabled: stateColors(parts.disabled, over: normal))
  }

  /// The line around the main part. A box has one unless the manifest says `none`.
  mutating func border(_ parts: ToggleParts, around fill: StateColors) -> BorderChoice? {
    let isBox = parts.variant == .checkbox || parts.variant == .radio
    let secondary = ColorChoice.standard("secondary")
    let standard =
      isBox
      ? StateColors(on: parts.variant == .radio ? .tint : fill.on, off: secondary)
      : StateColors(on: secondary, off: secondary)
    guard let (node, field) = parts.main?.entry(named: "border") else {
      return isBox ? BorderChoice(width: .standard(1.5), colors: PhaseColors(standard)) : nil
    }
    if isBox, isNone(node) { return nil }
    return line(node, field, width: isBox ? 1.5 : 1, colors: standard)
  }

  /// The line around a part that has none unless the manifest gives it.
  mutating func border(of fields: Fields?) -> BorderChoice? {
    fields?.entry(named: "border").flatMap {
      line($0.node, $0.field, width: 1, colors: StateColors(.standard("secondary")))
    }
  }

  private mutating func line(_ node: Node, _ field: Field, width: Double, colors: StateColors)
    -> BorderChoice?
  {
    typealias Keys = ManifestSchema.BorderFields
    if node.isNumber {
      return number(node, field).map {
        BorderChoice(width: Amount(value: $0.value, span: $0.span), colors: PhaseColors(colors))
      }
    }
    guard let fields = fields(of: node, as: Keys.schema, orColor: Keys.color) else { return nil }
    return BorderChoice(
      width: amount(fields, Keys.width, standard: width),
      colors: phaseColors(fields, Keys.color, standard: colors))
  }

  /// The shadow of a part; a plain `true` asks for the standard one.
  mutating func shadow(_ fields: Fields?) -> ShadowChoice? {
    typealias Keys = ManifestSchema.ShadowFields
    guard let (node, field) = fields?.entry(named: "shadow") else { return nil }
    let parts: Fields?
    if case .bool(let isWanted) = node.value {
      if !isWanted { report(.saysNothing(field, "false", instead: "write true or a mapping", at: node.span)) }
      parts = isWanted ? Fields(schema: Keys.schema, node: node) : nil
    } else {
      parts = self.fields(of: node, as: Keys.schema, orColor: Keys.color)
    }
    guard let fields = parts else { return nil }
    let color = color(fields, Keys.color) ?? .faint(.standard("black"), 0.2)
    if color.holdsTint { report(.tintNotAllowed(Keys.color, in: Keys.schema, at: color.span ?? node.span)) }
    return ShadowChoice(
      color: color, radius: amount(fields, Keys.radius, standard: 2),
      x: amount(fields, Keys.x, standard: 0),
      y: amount(fields, Keys.y, standard: 1))
  }

  /// What the manifest says of a press, besides colours.
  mutating func pressedLook(_ parts: ToggleParts) -> PressedLook {
    typealias Keys = ManifestSchema.PressedFields
    return PressedLook(
      opacity: amount(parts.pressed, Keys.opacity), scale: amount(parts.pressed, Keys.scale))
  }

  /// The label: where it stands and how it looks.
  mutating func toggleLabel(_ parts: ToggleParts) -> ToggleLabel {
    typealias Keys = ManifestSchema.LabelFields
    let variant = parts.variant
    var placement: ToggleLabel.Placement? = nil
    if !variant.isSurface {
      placement = parts.labelPlacement ?? (variant == .switch || variant == .segmented ? .leading : .trailing)
    }
    if placement == .hidden {
      for key in Keys.onlyVisible {
        guard let at = parts.label?.keySpan(key) else { continue }
        report(.unusedKey(key, because: "the label is hidden", at: at))
      }
    }
    return ToggleLabel(
      placement: placement, spacing: amount(parts.label, Keys.spacing, known: 8),
      font: parts.label?[Keys.font].flatMap { font($0, Keys.font) }, colors: labelColors(parts))
  }

  /// The label's colours, also those that `disabled` names; `nil` where nothing is said of them.
  private mutating func labelColors(_ parts: ToggleParts) -> PhaseColors? {
    typealias Keys = ManifestSchema.DisabledFields
    let standard = parts.variant.standardLabel
    let given =
      phaseColors(
        parts.label, ManifestSchema.LabelFields.color, over: standard ?? StateColors(.inherited))
      ?? standard.map { PhaseColors($0) }
    guard let disabled = color(parts.disabled, Keys.label), let at = parts.disabled?.keySpan(Keys.label)
    else {
      return given
    }
    if parts.labelPlacement == .hidden {
      report(.unusedKey(Keys.label, because: "the label is hidden", at: at))
    } else if given?.disabled != nil {
      report(.unusedKey(Keys.label, because: "`color` of the label has `disabled`", at: at))
    }
    return PhaseColors(
      given?.normal ?? StateColors(.inherited), pressed: given?.pressed, disabled: StateColors(disabled))
  }
}

extension Node {
  /// Whether it is a number.
  fileprivate var isNumber: Bool {
    switch value {
    case .integer, .float: true
    default: false
    }
  }
}

extension Fields {
  /// The value of the key `name` and its field, whichever schema it belongs to: the schemas of the parts share some keys.
  func entry(named name: String) -> (node: Node, field: Field)? {
    schema.fields.first { $0.name == name }.flatMap { field in self[field].map { ($0, field) } }
  }
}

extension ToggleVariant {
  /// The fill where the manifest names none.
  fileprivate var standardFill: StateColors {
    let clear = ColorChoice.standard("clear")
    let faint = ColorChoice.faint(.standard("secondary"), 0.15)
    return switch self {
    case .switch: StateColors(on: .tint, off: .standard("gray"))
    case .segmented: StateColors(on: faint, off: faint)
    case .checkbox: StateColors(on: .tint, off: clear)
    case .radio: StateColors(on: clear, off: clear)
    case .icon: StateColors(on: .tint, off: .standard("secondary"))
    case .button, .pill: StateColors(on: .tint, off: faint)
    case .card: StateColors(on: .faint(.tint, 0.15), off: faint)
    }
  }

  /// The label's colours where the manifest names none: what can be read on the fill.
  fileprivate var standardLabel: StateColors? {
    self == .button || self == .pill
      ? StateColors(on: .standard("white"), off: .standard("primary")) : nil
  }
}
