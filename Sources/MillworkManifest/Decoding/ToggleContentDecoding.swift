import MillworkDocument
import MillworkSource

extension Decoder {
  /// The part that moves, for variants with a track.
  mutating func thumb(_ parts: ToggleParts) -> ThumbChoice? {
    typealias Keys = ManifestSchema.ThumbFields
    guard parts.variant == .switch || parts.variant == .segmented else { return nil }
    if parts.variant == .segmented {
      rejectKeys(
        Keys.ofSwitch, of: parts.thumb, because: "segments show their own content, each as large as a side")
    } else if parts.thumb?[Keys.image] == nil, parts.thumb?[Keys.text] == nil {
      rejectKeys([Keys.contentColor], of: parts.thumb, because: "there is neither `text` nor `image`")
    } else if parts.thumb?[Keys.text] != nil {
      rejectKeys([Keys.image], of: parts.thumb, because: "there is a `text`")
    }
    let white = ColorChoice.standard("white")
    let raised = ColorChoice(
      kind: .adaptive(
        AdaptiveColors(
          light: white,
          dark: ColorChoice(kind: .literal(ColorValue(bytes: (99, 99, 102, 255))), span: nil),
          lightContrast: nil, darkContrast: nil)), span: nil)
    let standard = parts.variant == .switch ? white : raised
    let gray = ColorChoice.standard("gray")
    return ThumbChoice(
      colors: phaseColors(parts.thumb, Keys.color, standard: StateColors(standard)),
      border: border(of: parts.thumb), shadow: shadow(parts.thumb),
      images: parts.thumb?[Keys.image].flatMap { stateImages($0) },
      texts: parts.thumb?[Keys.text].flatMap { stateTexts($0) },
      contentColors: phaseColors(parts.thumb, Keys.contentColor, standard: StateColors(gray)))
  }

  /// What stands on a switch's track.
  mutating func trackContent(_ parts: ToggleParts) -> TrackContent? {
    typealias Keys = ManifestSchema.TrackFields
    typealias Images = ManifestSchema.StateImageFields
    if parts.variant == .segmented {
      rejectKeys(
        [Keys.text, Keys.image, Keys.contentColor], of: parts.track,
        because: "segments show their own content")
      return nil
    }
    let colors = phaseColors(parts.track, Keys.contentColor, standard: StateColors(.standard("white")))
    guard let track = parts.track, track[Keys.text] != nil || track[Keys.image] != nil else {
      rejectKeys([Keys.contentColor], of: parts.track, because: "there is neither `text` nor `image`")
      return nil
    }
    if track[Keys.text] != nil { rejectKeys([Keys.image], of: track, because: "there is a `text`") }
    if let node = track[Keys.text] {
      return stateTexts(node, withoutMixed: "a track in between has no free side").map { texts in
        TrackContent(
          on: texts.on.map { .text($0) }, off: texts.off.map { .text($0) }, colors: colors)
      }
    }
    guard let images = part(track, Keys.image, Images.schema) else { return nil }
    rejectKeys([Images.mixed], of: images, because: "a track in between has no free side")
    let on = images[Images.on].flatMap { image($0, Images.on) }
    let off = images[Images.off].flatMap { image($0, Images.off) }
    guard on != nil || off != nil else {
      report(.neither(Images.on, Images.off, in: Images.schema, at: images.node.span))
      return nil
    }
    return TrackContent(on: on.map { .image($0) }, off: off.map { .image($0) }, colors: colors)
  }

  private mutating func stateTexts(_ node: Node, withoutMixed reason: String? = nil) -> StateTexts? {
    typealias Keys = ManifestSchema.StateTextFields
    guard let fields = fields(of: node, as: Keys.schema) else { return nil }
    if let reason { rejectKeys([Keys.mixed], of: fields, because: reason) }
    let on = fields[Keys.on].flatMap { text($0, Keys.on) }
    let off = fields[Keys.off].flatMap { text($0, Keys.off) }
    guard on != nil || off != nil else {
      report(.neither(Keys.on, Keys.off, in: Keys.schema, at: node.span))
      return nil
    }
    return StateTexts(on: on, off: off, mixed: fields[Keys.mixed].flatMap { text($0, Keys.mixed) })
  }

  private mutating func stateImages(_ node: Node) -> StateImages? {
    typealias Keys = ManifestSchema.StateImageFields
    guard let fields = fields(of: node, as: Keys.schema) else { return nil }
    let on = fields[Keys.on].flatMap { image($0, Keys.on) }
    let off = fields[Keys.off].flatMap { image($0, Keys.off) }
    guard on != nil || off != nil else {
      report(.neither(Keys.on, Keys.off, in: Keys.schema, at: node.span))
      return nil
    }
    return StateImages(on: on, off: off, mixed: fields[Keys.mixed].flatMap { image($0, Keys.mixed) } ?? on)
  }

  /// The image that tells the states apart. A surface without one has a tick where the system asks for more than colour.
  mutating func mark(_ parts: ToggleParts, fill: PhaseColors, label: ToggleLabel, at span: Span)
    -> MarkChoice?
  {
    typealias Keys = ManifestSchema.MarkFields
    let variant = parts.variant
    guard variant != .switch, variant != .segmented else { return nil }
    let on = parts.mark?[Keys.on].flatMap { image($0, Keys.on) }
    let off = parts.mark?[Keys.off].flatMap { image($0, Keys.off) }
    let mixed = parts.mark?[Keys.mixed].flatMap { image($0, Keys.mixed) }
    let show = parts.mark?[Keys.show].flatMap { choice($0, Keys.show, among: ["always", "differentiating"]) }
    if variant == .icon, let mark = parts.mark {
      for key in [Keys.on, Keys.off] where mark[key] == nil {
        report(.missingField(key, in: Keys.schema, at: mark.node.span))
      }
    }
    func symbol(_ name: String) -> ImageChoice { .symbol(.standard(name, at: span)) }
    let names: (on: String, off: String?, mixed: String) =
      switch variant {
      case .radio: ("circle.fill", nil, "minus")
      case .card: ("checkmark.circle.fill", on == nil ? "circle" : nil, "minus.circle.fill")
      default: ("checkmark", nil, "minus")
      }
    let showsOff = off != nil || names.off != nil
    func standard(_ on: ColorChoice) -> StateColors {
      StateColors(on: on, off: showsOff ? .standard("secondary") : on)
    }
    let standardColors: StateColors? =
      switch variant {
      case .checkbox: standard(.standard("white"))
      case .radio: standard(.tint)
      // The tint is sure to stand out from the faint tint that a card has by default, and not from a fill that is given.
      case .card: fill.normal.on.span == nil ? standard(.tint) : nil
      case .switch, .button, .pill, .icon, .segmented: nil
      }
    let given =
      variant == .icon
      ? fill
      : phaseColors(
        parts.mark, Keys.color, over: standardColors ?? label.colors?.normal ?? StateColors(.inherited))
    return MarkChoice(
      images: StateImages(
        on: on ?? symbol(names.on), off: off ?? names.off.map { symbol($0) },
        mixed: mixed ?? symbol(names.mixed)),
      colors: given ?? standardColors.map { PhaseColors($0) },
      differentiates: show.map { $0.value == "differentiating" }
        ?? (variant.isSurface && variant != .card && parts.mark == nil))
  }

  /// The two sides of a segmented toggle.
  mutating func segments(_ fields: Fields, _ variant: ToggleVariant, at span: Span) -> SegmentChoices? {
    typealias Keys = ManifestSchema.SegmentsFields
    guard variant == .segmented else { return nil }
    guard let node = fields[ManifestSchema.ToggleStyleFields.segments] else {
      report(.missingField(ManifestSchema.ToggleStyleFields.segments, in: fields.schema, at: span))
      return nil
    }
    guard let segments = self.fields(of: node, as: Keys.schema) else { return nil }
    let off = segments[Keys.off].flatMap { segment($0, Keys.off) }
    let on = segments[Keys.on].flatMap { segment($0, Keys.on) }
    let mixed = segments[Keys.mixed].flatMap { text($0, Keys.mixed) }
    let chosen = phaseColors(segments, Keys.color, standard: StateColors(.standard("primary")))
    let other = phaseColors(segments, Keys.otherColor, standard: StateColors(.standard("secondary")))
    guard let off, let on else { return nil }
    return SegmentChoices(
      off: off, on: on, mixed: mixed ?? .localized(.standard("Mixed", at: node.span), lookup: lookup),
      chosenColors: chosen, otherColors: other)
  }

  private mutating func segment(_ node: Node, _ field: Field) -> SegmentChoices.Side? {
    typealias Keys = ManifestSchema.SegmentFields
    guard !isText(node) else {
      return text(node, field).map { .init(title: $0, image: nil) }
    }
    guard let fields = fields(of: node, as: Keys.schema), let titleNode = fields[Keys.title],
      let title = text(titleNode, Keys.title)
    else { return nil }
    return .init(title: title, image: fields[Keys.image].flatMap { image($0, Keys.image) })
  }

  /// Reports keys that are given and have no effect.
  mutating func rejectKeys(_ keys: [Field], of fields: Fields?, because reason: String) {
    for key in keys {
      guard let at = fields?.keySpan(key) else { continue }
      report(.unusedKey(key, because: reason, at: at))
    }
  }
}

extension PlainText {
  /// A text that stands for what the manifest leaves out, in the entry at `span`.
  fileprivate static func standard(_ text: String, at span: Span) -> PlainText {
    PlainText(text: MappedText(text), span: span)
  }
}
