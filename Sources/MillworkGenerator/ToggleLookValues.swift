import MillworkManifest
import MillworkSource
import MillworkTemplate

/// What the templates that draw a toggle style are given.
struct ToggleLookValues {
  private let model: ToggleStyleModel
  private let width: Int

  /// The values for `model`, of which what is drawn deepest has `width` columns for its code.
  init(_ model: ToggleStyleModel, width: Int) {
    self.model = model
    self.width = width
  }

  /// Whether the control's sizes follow the text size.
  var isScaled: Bool { model.behavior.isScaled && !model.variant.isSurface }

  /// A number as code.
  func number(_ amount: Amount) -> Value { Length(amount).value() }

  /// A length of the control as code.
  private func length(_ length: Length) -> Value { length.value(isScaled: isScaled) }

  private func length(_ amount: Amount) -> Value { length(Length(amount)) }

  /// The drawn parts. Their colours are asked of `colors`, which then knows the properties that they need.
  func parts(_ colors: inout ToggleColors) -> Value {
    let main = model.geometry.controlName
    let fill = colors.reference(
      to: model.behavior.glass == nil ? model.fill : model.fill.withoutTint,
      part: main)
    let border = border(model.border, "border", &colors)
    let shadow = shadow(model.shadow, "shadow", &colors)
    let (thumb, content, mark, sides) = (
      thumb(&colors), trackContent(&colors), mark(&colors), sides(&colors)
    )
    let takesPress = colors.takesPress
    let label = label(&colors)
    return [
      "name": .string(main), "takesPress": .bool(takesPress),
      "bodyTakesPress": .bool(
        model.variant.isSurface
          ? colors.takesPress : model.label.placement != .hidden && model.label.colors?.pressed != nil),
      "fill": .string(fill), "geometry": geometry, "border": border, "shadow": shadow, "thumb": thumb,
      "content": content, "mark": mark, "sides": sides, "sidePadding": .integer(SegmentChoices.padding),
      "sidesOpacity": model.disabledSidesOpacity.map { number($0) } ?? .null,
      "controlOpacity": model.disabledControlOpacity.map { number($0) } ?? .null,
      "label": label, "images": .array(ownImages),
    ]
  }

  // MARK: Sizes

  private var geometry: Value {
    switch model.geometry {
    case .track(let track): self.track(track)
    case .box(let box):
      [
        "width": length(box.size), "height": length(box.size),
        "shape": shape(box.size.value, box.size.value, box.corner, isKnown: box.size.code == nil),
        "markSize": box.markSize.span == nil && box.size.code != nil
          ? length(Length(box.size) * BoxGeometry.markShare(of: model.variant)) : length(box.markSize),
      ]
    case .icon(let size): ["markSize": length(size)]
    case .surface(let surface):
      [
        "shape": surface.corner.map { shape(10_000, 20_000, $0, isKnown: true) } ?? "Capsule()",
        "horizontal": number(surface.horizontalPadding), "vertical": number(surface.verticalPadding),
        "markSize": surface.markSize.map { number($0) } ?? .null,
      ]
    }
  }

  private func track(_ track: TrackGeometry) -> Value {
    let (width, height, inset) = (Length(track.width), Length(track.height), Length(track.inset))
    let ownHeight = track.ownThumbHeight.map { Length($0) }
    let thumbHeight = ownHeight ?? height - inset * 2
    let thumbWidth =
      model.variant == .segmented
      ? width * 0.5 - inset : track.ownThumbWidth.map { Length($0) } ?? thumbHeight
    let isKnown = !thumbWidth.isCode && !thumbHeight.isCode && !height.isCode
    let isRound = track.corner.code == nil && track.corner.value >= track.height.value / 2
    let thumbShape: Value =
      if track.thumbCorner.span == nil, ownHeight == nil, !isRound,
        track.corner.code != nil || track.inset.code != nil
      {
        rounded("max(0, ", Length(track.corner) - inset, ")")
      } else {
        shape(
          track.thumbWidth, track.thumbHeight, track.thumbCorner, isKnown: isKnown,
          isSquare: isKnown || track.ownThumbWidth == nil)
      }
    return [
      "width": length(width), "height": length(height),
      "inset": track.inset.code == nil && track.inset.value == 0 ? .null : length(inset),
      "shape": shape(track.width.value, track.height.value, track.corner, isKnown: isKnown),
      "thumbWidth": length(thumbWidth), "thumbHeight": length(thumbHeight), "thumbShape": thumbShape,
      "insetEdges": ownHeight == nil ? "" : ".horizontal, ",
      "leastHeight": ownHeight.flatMap { own in
        own.isCode || height.isCode || track.thumbHeight > track.height.value ? length(own) : nil
      } ?? .null,
      "freeWidth": length(width - inset - thumbWidth),
      "textSize": length(height.isCode ? height * 0.4 : Length(track.contentSize)),
      "imageSize": length(thumbHeight.isCode ? thumbHeight * 0.5 : Length(track.thumbImageSize)),
    ]
  }

  /// The simplest shape of a size and corner radius. Whether a corner that the manifest gives is half of a size that is not
  /// known nobody can tell.
  private func shape(
    _ width: Double, _ height: Double, _ corner: Amount, isKnown: Bool, isSquare: Bool = true
  ) -> Value {
    let isGiven = corner.span != nil
    guard corner.code == nil, isKnown || !isGiven || corner.value == 0 else {
      return rounded("", Length(corner), "")
    }
    if corner.value == 0 { return .string("Rectangle()", origin: corner.span) }
    guard corner.value >= min(width, height) / 2 else { return rounded("", Length(corner), "") }
    // A thumb without a width of its own and a box are as wide as they are high, whatever the size.
    let isCircle = isSquare && width == height && (isKnown || !isGiven)
    return .string(isCircle ? "Circle()" : "Capsule()", origin: corner.span)
  }

  private func rounded(_ before: String, _ corner: Length, _ after: String) -> Value {
    var text = MappedText("RoundedRectangle(cornerRadius: " + before)
    text.append(corner.text(isScaled: isScaled))
    text.append(after + ")")
    return .text(text)
  }

  // MARK: Parts

  private func border(_ border: BorderChoice?, _ name: String, _ colors: inout ToggleColors) -> Value {
    guard let border else { return .null }
    return [
      "width": number(border.width),
      "color": .string(colors.reference(to: border.colors, part: name)),
    ]
  }

  private func shadow(_ shadow: ShadowChoice?, _ name: String, _ colors: inout ToggleColors) -> Value {
    guard let shadow else { return .null }
    return [
      "color": .string(colors.expression(shadow.color, name: name + "Color")),
      "radius": number(shadow.radius), "x": offset(shadow.x), "y": offset(shadow.y),
    ]
  }

  /// A distance; nil where it is none.
  private func offset(_ amount: Amount) -> Value {
    amount.code == nil && amount.value == 0 ? .null : number(amount)
  }

  private func thumb(_ colors: inout ToggleColors) -> Value {
    guard let thumb = model.thumb else { return .null }
    return [
      "color": .string(colors.reference(to: thumb.colors, part: "thumb")),
      "shadow": shadow(thumb.shadow, "thumbShadow", &colors),
      "border": border(thumb.border, "thumbBorder", &colors),
      "text": thumb.texts.map { texts($0) } ?? .null,
      "image": thumb.images.map { images($0, "thumbImage") } ?? .null,
      "contentColor": thumb.images == nil && thumb.texts == nil
        ? .null : .string(colors.reference(to: thumb.contentColors, part: "thumbContent")),
    ]
  }

  /// The texts of the states: the branches, and in which states there is none.
  private func texts(_ texts: StateTexts) -> Value {
    // What is invisible in a state keeps the text of another one, so that it fades and does not change.
    let (on, off) = (texts.on == nil ? "off" : "on", texts.off == nil ? "on" : "off")
    let choice = StateChoice(on: on, off: off, mixed: texts.mixed == nil ? on : "mixed")
    let named = ["on": texts.on, "off": texts.off, "mixed": texts.mixed]
    return [
      "branches": .array(
        choice.branches.map { branch in
          [
            "condition": .optional(branch.condition),
            "text": named[branch.text].flatMap { $0 }.map { textValue($0) } ?? .null,
          ]
        }), "opacity": opacity(in: texts.states),
    ]
  }

  /// The opacity of what shows in some states only; nil where it shows in all.
  private func opacity(in states: Set<ToggleValue>) -> Value {
    func number(_ state: ToggleValue) -> String { states.contains(state) ? "1" : "0" }
    let visible = StateChoice(on: number(.on), off: number(.off), mixed: number(.mixed))
    return visible.text == "1" ? .null : .string(visible.text)
  }

  private func trackContent(_ colors: inout ToggleColors) -> Value {
    guard let content = model.track else { return .null }
    func piece(_ piece: TrackContent.Piece?) -> Value {
      switch piece {
      case nil: .null
      case .text(let text): ["text": textValue(text), "image": .null]
      case .image(let image): ["text": .null, "image": imageValue(image)]
      }
    }
    let isText = [content.on, content.off].contains { if case .text = $0 { true } else { false } }
    let visible = StateChoice(
      on: content.on == nil ? "0" : "1", off: content.off == nil ? "0" : "1", mixed: "0")
    return [
      "on": piece(content.on), "off": piece(content.off), "type": isText ? "Text" : "Image",
      "color": .string(colors.reference(to: content.colors, part: "trackContent")),
      "opacity": .string(visible.text),
    ]
  }

  private func mark(_ colors: inout ToggleColors) -> Value {
    guard let mark = model.mark else { return .null }
    let part = model.markColors?.key == model.label.colors?.key ? "content" : "mark"
    let color: Value =
      model.variant == .icon
      ? .null : model.markColors.map { .string(colors.reference(to: $0, part: part)) } ?? .null
    return [
      "image": images(mark.images, "markImage"), "color": color, "differentiates": .bool(mark.differentiates),
      "showsMixed": .bool(model.marksMixed),
    ]
  }

  /// The two sides of a segmented toggle.
  private func sides(_ colors: inout ToggleColors) -> Value {
    guard let segments = model.segments else { return .null }
    func side(_ side: SegmentChoices.Side, _ color: String) -> Value {
      [
        "text": textValue(side.title), "image": imageValue(side.image), "color": .string(color),
      ]
    }
    let colorsOfSides = segments.sideColors
    let off = colors.reference(to: colorsOfSides.off, part: "offSide")
    let on = colors.reference(to: colorsOfSides.on, part: "onSide")
    return .array([side(segments.off, off), side(segments.on, on)])
  }

  /// What assistive technology reads of a segmented toggle: the chosen side.
  var segments: Value {
    guard let segments = model.segments else { return .null }
    return [
      "on": textValue(segments.on.title), "off": textValue(segments.off.title),
      "mixed": textValue(segments.mixed),
    ]
  }

  private func label(_ colors: inout ToggleColors) -> Value {
    let label = model.label
    let color =
      label.placement == .hidden ? nil : label.colors.map { colors.reference(to: $0, part: "label") }
    return [
      "placement": .optional(label.placement?.rawValue),
      "spacing": label.spacing.map { number($0) } ?? .null, "font": fontValue(label.font),
      "color": .optional(color), "opacity": model.disabledLabelOpacity.map { number($0) } ?? .null,
    ]
  }

  // MARK: Images

  /// The images that need a property.
  private var ownImages: [Value] {
    var values: [Value] = []
    for (given, name) in [(model.thumb?.images, "thumbImage"), (model.mark?.images, "markImage")] {
      if let given, !isInline(given) { values.append(images(given, name)) }
    }
    return values
  }

  /// Whether the images are symbols whose names fit a line, beside what chooses one of three.
  private func isInline(_ images: StateImages) -> Bool {
    let names = [images.on, images.off, images.mixed].compactMap { $0 }.map { image in
      if case .symbol(let name) = image { name.string.utf8.count } else { 100 }
    }
    return names.reduce(0, +) < width - 44
  }

  /// The images of the states: the branches, and in which states there is none.
  private func images(_ images: StateImages, _ property: String) -> Value {
    let all = [images.on, images.off, images.mixed].compactMap { $0 }
    let symbols = all.compactMap { if case .symbol(let name) = $0 { name.string } else { nil } }
    // What is invisible in a state keeps the image of another one, so that it fades and does not change.
    let on = images.on ?? images.off
    let off = images.off ?? images.on
    let mixed = images.mixed ?? on
    let choice = StateChoice(on: on?.key ?? "", off: off?.key ?? "", mixed: mixed?.key ?? "")
    return [
      "property": .string(property), "isInline": .bool(isInline(images)),
      "hasAsset": .bool(symbols.count < all.count),
      "branches": .array(
        choice.branches.map { branch in
          [
            "condition": .optional(branch.condition),
            "image": imageValue([on, off, mixed].compactMap { $0 }.first { $0.key == branch.text }),
          ]
        }),
      "opacity": opacity(in: images.states),
    ]
  }
}

extension ToggleGeometry {
  /// The name of the property that draws the control.
  fileprivate var controlName: String {
    switch self {
    case .track: "track"
    case .box: "box"
    case .icon: "icon"
    case .surface: "surface"
    }
  }
}
