import MillworkDocument
import MillworkSource

extension Decoder {
  /// The sizes of a toggle style, checked against each other.
  mutating func geometry(_ parts: ToggleParts, at span: Span) -> ToggleGeometry {
    switch parts.variant {
    case .switch: .track(track(parts, width: 50, height: 30, corner: nil, at: span))
    case .segmented: .track(track(parts, width: 160, height: 32, corner: 8, at: span))
    case .checkbox, .radio: .box(box(parts, at: span))
    case .icon: .icon(amount(parts.mark, ManifestSchema.MarkFields.size, standard: 24))
    case .button: .surface(surface(parts, corner: 8, horizontal: 12, vertical: 8))
    case .pill: .surface(surface(parts, corner: nil, horizontal: 14, vertical: 8))
    case .card: .surface(surface(parts, corner: 12, horizontal: 16, vertical: 16))
    }
  }

  /// A number that a field of `fields` gives, or that its code gives: that of the parameter which the code names, else
  /// `standard`, as far as is known here.
  mutating func amount(_ fields: Fields?, _ field: Field, known standard: Double = 0) -> Amount? {
    typealias Keys = ManifestSchema.CodeNumberFields
    guard let node = fields?[field] else { return nil }
    guard node.kind == .mapping, field.shape.takesMapping else {
      return number(node, field).map { Amount(value: $0.value, span: $0.span) }
    }
    guard let fields = self.fields(of: node, as: Keys.schema),
      let code = fields[Keys.code].flatMap({ code($0, Keys.code) })
    else { return nil }
    return Amount(
      value: CodeNumber.value(of: code, names: parameterNumbers) ?? standard, span: node.span, code: code)
  }

  /// The same, or the field's default `standard`.
  mutating func amount(_ fields: Fields?, _ field: Field, standard: Double) -> Amount {
    amount(fields, field, known: standard) ?? .standard(standard)
  }

  /// The thumb must fit into the track, have a way to move, and the corners into the height.
  private mutating func track(
    _ parts: ToggleParts, width standardWidth: Double, height standardHeight: Double,
    corner standardCorner: Double?, at span: Span
  ) -> TrackGeometry {
    typealias Track = ManifestSchema.TrackFields
    typealias Thumb = ManifestSchema.ThumbFields
    let width = amount(parts.track, Track.width, standard: standardWidth)
    let height = amount(parts.track, Track.height, standard: standardHeight)
    let half = height.value / 2
    let corner = amount(parts.track, Track.corner, standard: min(standardCorner ?? half, half))
    let isSwitch = parts.variant == .switch
    let ownHeight = isSwitch ? amount(parts.thumb, Thumb.height, known: height.value - 4) : nil
    let ownWidth = isSwitch ? amount(parts.thumb, Thumb.width, known: height.value - 4) : nil
    // A thumb of its own height lies as far from the ends as from the edges above and below, but within the track.
    let standardInset = ownHeight.map { max(0, (height.value - $0.value) / 2) } ?? 2
    let inset = amount(parts.thumb, Thumb.inset, standard: standardInset)
    // What code gives is the code's affair.
    let isKnown = [width, height, inset].allSatisfy { $0.code == nil }
    if isKnown, width.value < height.value {
      report(.trackTooNarrow(width, height, at: width.span ?? height.span ?? span))
    }
    checkCorner(corner, of: "track", height: height, at: span)
    if isKnown, ownHeight == nil, 2 * inset.value >= height.value {
      report(.noRoomForThumb(inset, height, at: inset.span ?? height.span ?? span))
    }
    let thumbHeight =
      ownHeight
      ?? Amount(value: height.value - 2 * inset.value, span: height.span, code: height.code ?? inset.code)
    let thumbWidth = isSwitch ? ownWidth?.value ?? thumbHeight.value : width.value / 2 - inset.value
    if isKnown, let own = ownWidth ?? ownHeight, own.code == nil, thumbWidth + 2 * inset.value >= width.value
    {
      report(.thumbTooWide(thumbWidth, inset, width, at: own.span ?? span))
    }
    let thumbCorner = amount(parts.thumb, Thumb.corner)
    if let thumbCorner { checkCorner(thumbCorner, of: "thumb", height: thumbHeight, at: span) }
    let fitting = corner.value - (height.value - thumbHeight.value) / 2
    return TrackGeometry(
      width: width, height: height, corner: corner, inset: inset, ownThumbWidth: ownWidth,
      ownThumbHeight: ownHeight, thumbWidth: thumbWidth,
      thumbCorner: thumbCorner ?? .standard(max(0, min(fitting, thumbHeight.value / 2))))
  }

  private mutating func box(_ parts: ToggleParts, at span: Span) -> BoxGeometry {
    typealias Keys = ManifestSchema.BoxFields
    let size = amount(parts.box, Keys.size, standard: 22)
    let shape = parts.box?[Keys.shape].flatMap { choice($0, Keys.shape, among: ["square", "round"]) }
    let isRound = parts.variant == .radio || shape?.value == "round"
    if shape?.value == "round", parts.variant != .radio, let at = parts.box?.keySpan(Keys.corner) {
      report(.unusedKey(Keys.corner, because: "the box is round", at: at))
    }
    let half = size.value / 2
    let corner =
      isRound ? .standard(half) : amount(parts.box, Keys.corner, standard: min(5, half))
    checkCorner(corner, of: "box", height: size, at: span)
    let standardMark = (size.value * BoxGeometry.markShare(of: parts.variant)).rounded()
    let mark = amount(parts.mark, ManifestSchema.MarkFields.size, standard: standardMark)
    if mark.code == nil, size.code == nil, mark.value > size.value {
      report(.markTooLarge(mark, size, at: mark.span ?? size.span ?? span))
    }
    return BoxGeometry(size: size, corner: corner, markSize: mark)
  }

  private mutating func surface(
    _ parts: ToggleParts, corner standardCorner: Double?, horizontal: Double, vertical: Double
  ) -> SurfaceGeometry {
    typealias Keys = ManifestSchema.SurfaceFields
    typealias Padding = ManifestSchema.PaddingFields
    let corner = standardCorner.map { amount(parts.surface, Keys.corner, standard: $0) }
    var sides = (horizontal: Amount.standard(horizontal), vertical: Amount.standard(vertical))
    if let node = parts.surface?[Keys.padding] {
      if node.kind == .mapping, !has(ManifestSchema.CodeNumberFields.code, node) {
        let padding = fields(of: node, as: Padding.schema)
        sides.horizontal = amount(padding, Padding.horizontal, standard: horizontal)
        sides.vertical = amount(padding, Padding.vertical, standard: vertical)
      } else if let both = amount(parts.surface, Keys.padding) {
        sides = (both, both)
      }
    }
    return SurfaceGeometry(
      corner: corner, horizontalPadding: sides.horizontal, verticalPadding: sides.vertical,
      markSize: amount(parts.mark, ManifestSchema.MarkFields.size, known: 17))
  }

  private mutating func checkCorner(_ corner: Amount, of part: String, height: Amount, at span: Span) {
    guard corner.code == nil, height.code == nil, corner.value > height.value / 2, height.value > 0 else {
      return
    }
    report(.cornerTooLarge(corner, of: part, height: height, at: corner.span ?? height.span ?? span))
  }
}
