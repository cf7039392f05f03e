extension ToggleVariant {
  /// The fields that would change nothing, each by its key, or by the part that it is a key of and its key, with the reason.
  var unusedFields: [(path: [Field], reason: String)] {
    typealias Style = ManifestSchema.ToggleStyleFields
    typealias Box = ManifestSchema.BoxFields
    let placement = [Style.label, ManifestSchema.LabelFields.placement]
    let show = [Style.mark, ManifestSchema.MarkFields.show]
    let corner = [Style.surface, ManifestSchema.SurfaceFields.corner]
    let alwaysShown = (show, "the mark of a \(rawValue) is always shown")
    let aroundLabel = [
      (placement, "a \(rawValue) is drawn around its label"),
      ([Style.dynamicType], "a \(rawValue) grows with its label"),
    ]
    switch self {
    case .switch, .segmented: return []
    case .checkbox: return [alwaysShown]
    case .radio:
      return [
        ([Style.box, Box.shape], "a radio button is always round"),
        ([Style.box, Box.corner], "the box is round"),
        alwaysShown,
      ]
    case .icon: return [alwaysShown, ([Style.glass], "an icon has no fill")]
    case .button, .card: return aroundLabel
    case .pill: return [(corner, "the ends of a pill are half circles")] + aroundLabel
    }
  }
}
