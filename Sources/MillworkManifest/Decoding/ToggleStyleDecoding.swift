import MillworkDocument
import MillworkSource

extension Decoder {
  /// One entry of `toggleStyles`.
  mutating func toggleStyle(_ name: Located<String>, _ node: Node) -> ToggleStyleModel? {
    typealias Keys = ManifestSchema.ToggleStyleFields
    typealias Disabled = ManifestSchema.DisabledFields
    typealias Label = ManifestSchema.LabelFields
    typealias Thumb = ManifestSchema.ThumbFields
    guard let fields = fields(of: node, as: Keys.schema) else { return nil }
    if let variant = fields[Keys.variant] { _ = choice(variant, Keys.variant, among: ["switch"]) }
    let track = part(fields, Keys.track, ManifestSchema.TrackFields.schema)
    let thumb = part(fields, Keys.thumb, Thumb.schema)
    let label = part(fields, Keys.label, Label.schema)
    let disabled = part(fields, Keys.disabled, Disabled.schema)
    let model = ToggleStyleModel(
      name: name,
      summary: fields[Keys.summary].flatMap { plainText($0, Keys.summary) },
      geometry: geometry(track: track, thumb: thumb, at: node.span),
      track: StateColors(
        on: color(track, ManifestSchema.TrackFields.on) ?? .standard("accentColor"),
        off: color(track, ManifestSchema.TrackFields.off) ?? .standard("gray")),
      disabledTrack: (on: color(disabled, Disabled.on), off: color(disabled, Disabled.off)),
      disabledOpacity: opacity(disabled),
      thumb: color(thumb, Thumb.color) ?? .standard("white"),
      labelFont: label?[Label.font].flatMap { font($0, Label.font) },
      labelColor: color(label, Label.color),
      animation: fields[Keys.animation].flatMap { animation($0, Keys.animation) } ?? .none,
      companion: fields[Keys.companion].flatMap { identifier($0, Keys.companion) }.flatMap { typeName($0) },
      span: node.span)
    checkMember(of: model)
    return model
  }

  /// A style's static member needs a name of its own, beside the type's and SwiftUI's.
  private mutating func checkMember(of model: ToggleStyleModel) {
    let name = ToggleStyleModel.memberName(of: model.name.value)
    if name == model.name.value {
      report(.styleNeedsCapital(model.name))
    } else if model.member == nil {
      report(.memberLeftOut(model.name, member: name))
    }
  }

  /// The opacity of a disabled control: as given, else a half where nothing else shows that it is disabled.
  private mutating func opacity(_ disabled: Fields?) -> Amount? {
    typealias Keys = ManifestSchema.DisabledFields
    if let node = disabled?[Keys.opacity] {
      return number(node, Keys.opacity).map { Amount(value: $0.value, span: $0.span) }
    }
    let hasColors = disabled?[Keys.on] != nil || disabled?[Keys.off] != nil
    return hasColors ? nil : .standard(0.5)
  }

  private mutating func part(_ fields: Fields, _ field: Field, _ schema: ObjectSchema) -> Fields? {
    fields[field].flatMap { self.fields(of: $0, as: schema) }
  }

  private mutating func color(_ fields: Fields?, _ field: Field) -> ColorChoice? {
    fields?[field].flatMap { color($0, field) }
  }

  /// The sizes, checked against each other: the thumb must fit into the track, and the corner into the height.
  private mutating func geometry(track: Fields?, thumb: Fields?, at span: Span) -> SwitchGeometry {
    typealias Track = ManifestSchema.TrackFields
    let width = dimension(track, Track.width, standard: 50)
    let height = dimension(track, Track.height, standard: 30)
    let corner = dimension(track, Track.corner, standard: height.value / 2)
    let inset = dimension(thumb, ManifestSchema.ThumbFields.inset, standard: 2)
    if width.value < height.value {
      report(.trackTooNarrow(width, height, at: width.span ?? height.span ?? span))
    }
    if corner.value > height.value / 2 {
      report(.cornerTooLarge(corner, height, at: corner.span ?? height.span ?? span))
    }
    if 2 * inset.value >= height.value {
      report(.noRoomForThumb(inset, height, at: inset.span ?? height.span ?? span))
    }
    return SwitchGeometry(width: width, height: height, corner: corner, inset: inset)
  }

  private mutating func dimension(_ fields: Fields?, _ field: Field, standard: Double) -> Amount {
    guard let node = fields?[field], let number = number(node, field) else {
      return .standard(standard)
    }
    return Amount(value: number.value, span: number.span)
  }
}

extension ColorChoice {
  /// A colour of SwiftUI's own that stands for what the manifest leaves out.
  static func standard(_ name: String) -> ColorChoice { ColorChoice(kind: .system(name), span: nil) }
}
