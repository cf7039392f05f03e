import MillworkDocument
import MillworkSource

extension Decoder {
  /// One entry of `toggleStyles`.
  mutating func toggleStyle(_ name: Located<String>, _ node: Node) -> ToggleStyleModel? {
    typealias Keys = ManifestSchema.ToggleStyleFields
    typealias Label = ManifestSchema.LabelFields
    guard let fields = fields(of: node, as: Keys.schema), let variantNode = fields[Keys.variant],
      let variant = choice(variantNode, Keys.variant, of: ToggleVariant.self)?.value
    else { return nil }
    checkParts(of: fields, for: variant)
    checkUnusedFields(of: fields, for: variant)
    let parameters = fields[Keys.parameters].map { self.parameters($0) } ?? []
    parameterNumbers = [:]
    for parameter in parameters {
      parameterNumbers[parameter.name.value] = parameter.defaultValue.flatMap { Double($0.string) }
    }
    code = []
    let parts = ToggleParts(
      variant: variant,
      track: part(fields, Keys.track, ManifestSchema.TrackFields.schema),
      thumb: fields[Keys.thumb].flatMap {
        self.fields(of: $0, as: ManifestSchema.ThumbFields.schema, orColor: ManifestSchema.ThumbFields.color)
      },
      box: part(fields, Keys.box, ManifestSchema.BoxFields.schema),
      surface: part(fields, Keys.surface, ManifestSchema.SurfaceFields.schema),
      mark: part(fields, Keys.mark, ManifestSchema.MarkFields.schema),
      label: fields[Keys.label].flatMap { $0.kind == .mapping ? self.fields(of: $0, as: Label.schema) : nil },
      labelPlacement: labelPlacement(fields),
      pressed: part(fields, Keys.pressed, ManifestSchema.PressedFields.schema),
      disabled: disabledPart(fields))
    if variant.requiredParts.contains(Keys.mark.name), fields[Keys.mark] == nil {
      report(.missingField(Keys.mark, in: Keys.schema, at: node.span))
    }
    let fill = fill(parts)
    let label = toggleLabel(parts)
    let model = ToggleStyleModel(
      name: name, summary: fields[Keys.summary].flatMap { plainText($0, Keys.summary) },
      parameters: parameters, variant: variant,
      geometry: geometry(parts, at: node.span), fill: fill, border: border(parts, around: fill.normal),
      shadow: shadow(parts.main), thumb: thumb(parts),
      track: trackContent(parts), mark: mark(parts, fill: fill, label: label, at: node.span),
      segments: segments(fields, variant, at: node.span),
      label: label, pressed: pressedLook(parts),
      disabled: DisabledLook(
        isNone: fields[Keys.disabled].map { isNone($0) } ?? false,
        opacity: amount(parts.disabled, ManifestSchema.DisabledFields.opacity)),
      behavior: behavior(fields, variant),
      companion: fields[Keys.companion].flatMap { identifier($0, Keys.companion) }.flatMap { typeName($0) },
      hasPreviews: fields[Keys.previews].flatMap { boolean($0, Keys.previews) }?.value ?? false,
      code: code, span: node.span)
    checkMember(of: model)
    checkParameters(of: model, fields)
    diagnostics += ContrastCheck(model, on: platforms.map(\.platform)).diagnostics
    checkLooks(of: model)
    return model
  }

  /// Warns of a press that nothing shows, and of states that look the same.
  private mutating func checkLooks(of model: ToggleStyleModel) {
    if let opacity = model.pressed.opacity, let span = opacity.span, model.pressedFading == nil {
      let states = Set.all.subtracting(model.statesShown { $0.pressed })
      if !states.isEmpty { report(.noPressLook(states, scales: model.scalesWhenPressed, at: span)) }
    }
    if !model.tellsOnFromOff {
      let fill = model.fill.normal
      report(.sameLook(model.variant, at: fill.off.span ?? fill.on.span ?? model.name.span))
    }
  }

  /// Reports fields that change nothing in the variant.
  private mutating func checkUnusedFields(of fields: Fields, for variant: ToggleVariant) {
    for (path, reason) in variant.unusedFields {
      guard let field = path.last else { continue }
      let part = path.count == 1 ? nil : fields[path[0]]
      let isShort = part?.kind == .scalar && field == ManifestSchema.LabelFields.placement
      let key =
        path.count == 1
        ? fields.keySpan(field)
        : isShort ? part?.span : part?.mergedEntries().first { $0.key.string == field.name }?.key.span
      if let key { report(.unusedKey(field, because: reason, at: key)) }
    }
  }

  /// Where the label stands: said in its mapping, or by the short form that says nothing else.
  private mutating func labelPlacement(_ fields: Fields) -> ToggleLabel.Placement? {
    typealias Keys = ManifestSchema.ToggleStyleFields
    typealias Label = ManifestSchema.LabelFields
    guard let node = fields[Keys.label] else { return nil }
    if node.kind != .mapping { return choice(node, Keys.label, of: ToggleLabel.Placement.self)?.value }
    return node.mergedEntries().first { $0.key.string == Label.placement.name }.flatMap {
      choice($0.value, Label.placement, of: ToggleLabel.Placement.self)?.value
    }
  }

  /// The mapping of a field, where the field is given.
  mutating func part(_ fields: Fields?, _ field: Field, _ schema: ObjectSchema) -> Fields? {
    fields?[field].flatMap { self.fields(of: $0, as: schema) }
  }

  private mutating func disabledPart(_ fields: Fields) -> Fields? {
    typealias Keys = ManifestSchema.ToggleStyleFields
    guard let node = fields[Keys.disabled] else { return nil }
    if node.kind == .mapping { return self.fields(of: node, as: ManifestSchema.DisabledFields.schema) }
    _ = choice(node, Keys.disabled, among: ["none"])
    return nil
  }

  /// Whether a node is the word `none`.
  func isNone(_ node: Node) -> Bool { node.kind == .scalar && node.string == "none" }

  /// Reports parts that the variant does not have.
  private mutating func checkParts(of fields: Fields, for variant: ToggleVariant) {
    typealias Keys = ManifestSchema.ToggleStyleFields
    for part in Keys.parts where fields[part] != nil && !variant.parts.contains(part.name) {
      let others = ToggleVariant.allCases.filter { $0.parts.contains(part.name) }
      report(
        .partOfOtherVariant(
          part, variant, others: others, at: fields.keySpan(part) ?? fields.node.span))
    }
  }

  /// A style's static member needs a name of its own, beside the type's and SwiftUI's.
  private mutating func checkMember(of model: ToggleStyleModel) {
    guard SwiftIdentifier.isPlain(model.name.value) else { return }
    let name = ToggleStyleModel.memberName(of: model.name.value)
    if name == model.name.value {
      report(.styleNeedsCapital(model.name))
    } else if model.member == nil {
      report(.memberLeftOut(model.name, member: name))
    }
  }
}

extension Decoder {
  /// Names that the generated struct needs itself, and parameters that previews lack.
  private mutating func checkParameters(of model: ToggleStyleModel, _ fields: Fields) {
    var first: [String: Span?] = [:]
    for name in ReservedNames.styleProperties { first[name] = .some(nil) }
    if model.companion != nil {
      for name in ReservedNames.companionProperties { first[name] = .some(nil) }
    }
    for parameter in model.parameters {
      let name = parameter.name
      if ReservedNames.types.contains(name.value) {
        report(.reservedName(name))
      } else if let earlier = first[name.value] {
        report(.duplicateMember(name, first: earlier))
      }
      first[name.value] = name.span
      let previews = ManifestSchema.ToggleStyleFields.previews
      if model.hasPreviews, parameter.defaultValue == nil {
        report(.previewNeedsDefault(name, at: fields.keySpan(previews) ?? name.span))
      }
    }
  }
}

/// The mappings of one toggle style.
struct ToggleParts {
  let variant: ToggleVariant
  let track: Fields?
  let thumb: Fields?
  let box: Fields?
  let surface: Fields?
  let mark: Fields?
  let label: Fields?
  let labelPlacement: ToggleLabel.Placement?
  let pressed: Fields?
  let disabled: Fields?

  /// The part whose fill tells the states apart.
  var main: Fields? {
    switch variant {
    case .switch, .segmented: track
    case .checkbox, .radio: box
    case .button, .pill, .card: surface
    case .icon: mark
    }
  }
}

extension ToggleVariant {
  /// The keys of the parts that it has.
  var parts: [String] {
    switch self {
    case .switch: ["track", "thumb"]
    case .segmented: ["track", "thumb", "segments"]
    case .checkbox, .radio: ["box", "mark"]
    case .button, .pill, .card: ["surface", "mark"]
    case .icon: ["mark"]
    }
  }

  /// The keys of the parts that it can't be without.
  var requiredParts: [String] { self == .icon ? ["mark"] : [] }

  /// Whether it is drawn around the label, and not beside it.
  package var isSurface: Bool { self == .button || self == .pill || self == .card }
}
