import MillworkDocument
import MillworkSource

extension Decoder {
  /// The colours of the part that tells the states apart, also while pressed and disabled.
  mutating func fill(_ parts: ToggleParts) -> PhaseColors {
    typealias Track = ManifestSchema.TrackFields
    typealias Pressed = ManifestSchema.PressedFields
    typealias Disabled = ManifestSchema.DisabledFields
    let standard = parts.variant.standardFill
    let normal: StateColors =
      if parts.variant == .icon {
        stateColors(parts.mark, ManifestSchema.MarkFields.color) ?? standard
      } else {
        fillColors(parts.main, over: standard) ?? standard
      }
    return PhaseColors(
      normal: normal, pressed: fillColors(parts.pressed, over: normal),
      disabled: fillColors(parts.disabled, over: normal))
  }

  /// The colours `on`, `off` and `mixed` of a mapping over others; `nil` where it gives none.
  private mutating func fillColors(_ fields: Fields?, over standard: StateColors) -> StateColors? {
    guard let fields else { return nil }
    let given = ["on", "off", "mixed"].map { name in
      fields.schema.fields.first { $0.name == name }.flatMap { color(fields, $0) }
    }
    guard given.contains(where: { $0 != nil }) else { return nil }
    return StateColors(
      on: given[0] ?? standard.on, off: given[1] ?? standard.off,
      mixed: given[2] ?? given[0] ?? standard.mixed)
  }

  /// The line around the main part. A box has one unless the manifest says `none`.
  mutating func border(_ parts: ToggleParts, around fill: StateColors) -> BorderChoice? {
    typealias Keys = ManifestSchema.BorderFields
    let isBox = parts.variant == .checkbox || parts.variant == .radio
    let secondary = ColorChoice.standard("secondary")
    let standard =
      isBox
      ? StateColors(on: parts.variant == .radio ? .tint : fill.on, off: secondary)
      : StateColors(on: secondary, off: secondary)
    // The schemas of the parts share the key.
    guard let node = parts.main?.node(named: "border") else {
      return isBox ? BorderChoice(width: .standard(1.5), colors: standard) : nil
    }
    if isBox, node.kind == .scalar {
      _ = choice(node, ManifestSchema.BoxFields.border, among: ["none"])
      return nil
    }
    guard let fields = fields(of: node, as: Keys.schema) else { return nil }
    return BorderChoice(
      width: amount(fields, Keys.width, standard: isBox ? 1.5 : 1),
      colors: stateColors(fields, Keys.color) ?? standard)
  }

  /// The shadow of a part.
  mutating func shadow(_ fields: Fields?) -> ShadowChoice? {
    typealias Keys = ManifestSchema.ShadowFields
    guard let node = fields?.node(named: "shadow"), let fields = self.fields(of: node, as: Keys.schema)
    else { return nil }
    let color = color(fields, Keys.color) ?? .faint(.standard("black"), 0.2)
    if color.holdsTint { report(.tintNotAllowed(Keys.color, in: Keys.schema, at: color.span ?? node.span)) }
    return ShadowChoice(
      color: color, radius: amount(fields, Keys.radius, standard: 2),
      x: amount(fields, Keys.x, standard: 0),
      y: amount(fields, Keys.y, standard: 1))
  }

  /// How a press shows: as given, else by opacity where nothing else shows it.
  mutating func pressedLook(_ parts: ToggleParts) -> PressedLook {
    typealias Keys = ManifestSchema.PressedFields
    let scale = amount(parts.pressed, Keys.scale)
    let hasColors = [Keys.on, Keys.off, Keys.mixed].contains { parts.pressed?[$0] != nil }
    return PressedLook(
      opacity: amount(parts.pressed, Keys.opacity)
        ?? (scale != nil || hasColors ? nil : .standard(0.8)),
      scale: scale)
  }

  /// How it shows that the toggle is disabled: as given, else the whole at half the opacity, or the label alone where
  /// the fill has colours of its own for it.
  mutating func disabledLook(_ parts: ToggleParts, isNone: Bool) -> DisabledLook {
    typealias Keys = ManifestSchema.DisabledFields
    guard !isNone else { return DisabledLook(opacity: nil, labelOpacity: nil, labelColor: nil) }
    let opacity = amount(parts.disabled, Keys.opacity)
    let labelColor = color(parts.disabled, Keys.label)
    if parts.label?[ManifestSchema.LabelFields.placement]?.string == "hidden",
      let at = parts.disabled?.keySpan(Keys.label)
    {
      report(.unusedKey(Keys.label, because: "the label is hidden", at: at))
    }
    let hasColors = [Keys.on, Keys.off, Keys.mixed].contains { parts.disabled?[$0] != nil }
    let half = Amount.standard(0.5)
    return DisabledLook(
      opacity: opacity ?? (hasColors || labelColor != nil ? nil : half),
      labelOpacity: opacity == nil && hasColors && labelColor == nil ? half : nil, labelColor: labelColor)
  }

  /// The label: where it stands and how it looks.
  mutating func toggleLabel(_ parts: ToggleParts) -> ToggleLabel {
    typealias Keys = ManifestSchema.LabelFields
    let variant = parts.variant
    var placement: ToggleLabel.Placement? = nil
    if !variant.isSurface {
      let given = parts.label?[Keys.placement].flatMap {
        choice($0, Keys.placement, of: ToggleLabel.Placement.self)
      }
      placement = given?.value ?? (variant == .switch || variant == .segmented ? .leading : .trailing)
    }
    if placement == .hidden {
      for key in Keys.onlyVisible {
        guard let at = parts.label?.keySpan(key) else { continue }
        report(.unusedKey(key, because: "the label is hidden", at: at))
      }
    }
    return ToggleLabel(
      placement: placement, spacing: amount(parts.label, Keys.spacing, known: 8),
      font: parts.label?[Keys.font].flatMap { font($0, Keys.font) },
      colors: stateColors(parts.label, Keys.color) ?? variant.standardLabel)
  }
}

extension Fields {
  /// The value of the key `name`, whichever schema it belongs to.
  func node(named name: String) -> Node? {
    schema.fields.first { $0.name == name }.flatMap { self[$0] }
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
