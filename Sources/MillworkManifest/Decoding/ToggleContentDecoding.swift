import MillworkDocument
import MillworkSource

extension Decoder {
  /// The part that moves, for variants with a track.
  mutating func thumb(_ parts: ToggleParts) -> ThumbChoice? {
    typealias Keys = ManifestSchema.ThumbFields
    guard parts.variant == .switch || parts.variant == .segmented else { return nil }
    if parts.variant == .segmented {
      rejectKeys([Keys.image, Keys.imageColor], of: parts.thumb, because: "segments show their own content")
    } else if parts.thumb?[Keys.image] == nil {
      rejectKeys([Keys.imageColor], of: parts.thumb, because: "there is no `image`")
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
      colors: stateColors(parts.thumb, Keys.color) ?? StateColors(on: standard, off: standard),
      shadow: shadow(parts.thumb), images: parts.thumb?[Keys.image].flatMap { stateImages($0) },
      imageColors: stateColors(parts.thumb, Keys.imageColor) ?? StateColors(on: gray, off: gray))
  }

  /// What stands on a switch's track.
  mutating func trackContent(_ parts: ToggleParts) -> TrackContent? {
    typealias Keys = ManifestSchema.TrackFields
    typealias Texts = ManifestSchema.StateTextFields
    typealias Images = ManifestSchema.StateImageFields
    if parts.variant == .segmented {
      rejectKeys(
        [Keys.text, Keys.image, Keys.contentColor], of: parts.track,
        because: "segments show their own content")
      return nil
    }
    let color = color(parts.track, Keys.contentColor) ?? .standard("white")
    guard let track = parts.track, track[Keys.text] != nil || track[Keys.image] != nil else {
      rejectKeys([Keys.contentColor], of: parts.track, because: "there is neither `text` nor `image`")
      return nil
    }
    if track[Keys.text] != nil { rejectKeys([Keys.image], of: track, because: "there is a `text`") }
    if let texts = part(track, Keys.text, Texts.schema) {
      let on = texts[Texts.on].flatMap { text($0, Texts.on) }
      let off = texts[Texts.off].flatMap { text($0, Texts.off) }
      guard on != nil || off != nil else {
        report(.neither(Texts.on, Texts.off, in: Texts.schema, at: texts.node.span))
        return nil
      }
      return TrackContent(on: on.map { .text($0) }, off: off.map { .text($0) }, color: color)
    }
    guard let images = part(track, Keys.image, Images.schema) else { return nil }
    rejectKeys([Images.mixed], of: images, because: "a track in between has no free side")
    let on = images[Images.on].flatMap { image($0, Images.on) }
    let off = images[Images.off].flatMap { image($0, Images.off) }
    guard on != nil || off != nil else {
      report(.neither(Images.on, Images.off, in: Images.schema, at: images.node.span))
      return nil
    }
    return TrackContent(on: on.map { .image($0) }, off: off.map { .image($0) }, color: color)
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
  mutating func mark(_ parts: ToggleParts, fill: StateColors, at span: Span) -> MarkChoice? {
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
    let given = stateColors(parts.mark, Keys.color)
    let colors: StateColors? =
      switch variant {
      case .icon: fill
      case .checkbox: given ?? standard(.standard("white"))
      case .radio: given ?? standard(.tint)
      // The tint is sure to stand out from the faint tint that a card has by default, and not from a fill that is given.
      case .card: given ?? (fill.on.span == nil ? standard(.tint) : nil)
      default: given
      }
    return MarkChoice(
      images: StateImages(
        on: on ?? symbol(names.on), off: off ?? names.off.map { symbol($0) },
        mixed: mixed ?? symbol(names.mixed)),
      colors: colors,
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
    let color = color(segments, Keys.color) ?? .standard("primary")
    let otherColor = self.color(segments, Keys.otherColor) ?? .standard("secondary")
    guard let off, let on else { return nil }
    return SegmentChoices(
      off: off, on: on, mixed: mixed ?? .localized(.standard("Mixed", at: node.span), lookup: lookup),
      chosenColor: color, otherColor: otherColor)
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
