import MillworkManifest

/// The control of a toggle in one state: the part that is not the label, or for a surface the surface with the label on it.
struct ToggleControl {
  let model: ToggleStyleModel
  let state: ToggleState
  let textSize: TextSize
  let direction: LayoutDirection
  /// Whether its fill is glass.
  let isGlass: Bool
  let colors: DrawnColors

  init(
    _ model: ToggleStyleModel, state: ToggleState, textSize: TextSize, direction: LayoutDirection,
    isGlass: Bool, colors: DrawnColors
  ) {
    self.isGlass = isGlass
    self.model = model
    self.state = state
    self.textSize = textSize
    self.direction = direction
    self.colors = colors
  }

  /// How many times larger the control's sizes are than in the manifest.
  var scale: Double { model.behavior.isScaled && !model.variant.isSurface ? textSize.scale : 1 }

  /// The width and height.
  var size: (width: Double, height: Double) {
    switch model.geometry {
    case .track(let track): (track.width.value * scale, max(track.height.value, track.thumbHeight) * scale)
    case .box(let box): (box.size.value * scale, box.size.value * scale)
    case .icon(let size): (size.value * scale, size.value * scale)
    case .surface(let surface): SurfaceLayout(self, surface).size
    }
  }

  /// The control, in a frame of its size.
  func element(at frame: Frame) -> DrawingElement {
    let elements: [DrawingElement] =
      switch model.geometry {
      case .track(let track):
        model.variant == .segmented ? segments(track) : switchParts(track)
      case .box(let box): boxParts(box)
      case .icon(let size): iconParts(size)
      case .surface(let surface): surfaceParts(surface)
      }
    return .group(
      GroupShape(
        elements, origin: Point(x: frame.x, y: frame.y), part: "control"))
  }

  // MARK: Parts

  /// The fill and the line along its edge.
  func outline(_ name: String, _ width: Double, _ height: Double, corner: Double) -> [DrawingElement] {
    let frame = Frame(x: 0, y: 0, width: width, height: height)
    let fill = colors.color(state.color(model.fill))
    var elements: [DrawingElement] =
      if isGlass, let glass = model.behavior.glass {
        ToggleGlass.shapes(glass.value, tint: fill, frame, corner: corner, part: name)
      } else {
        [.rectangle(RectangleShape(frame, corner: corner, paint: Paint(fill: fill), part: name))]
      }
    if let own = model.shadow { elements = [.group(GroupShape(elements, shadow: shadow(own)))] }
    if let border = model.border {
      elements.append(line(border, around: frame, corner: corner, part: "border"))
    }
    return elements
  }

  /// A line along the inside of an edge.
  func line(_ border: BorderChoice, around frame: Frame, corner: Double, part: String) -> DrawingElement {
    let half = border.width.value / 2
    return .rectangle(
      RectangleShape(
        frame.inset(by: half), corner: max(0, min(corner, frame.width / 2, frame.height / 2) - half),
        paint: Paint(stroke: colors.color(state.color(border.colors)), lineWidth: border.width.value),
        part: part))
  }

  func shadow(_ shadow: ShadowChoice) -> Shadow {
    Shadow(
      color: colors.color(shadow.color), radius: shadow.radius.value, x: shadow.x.value, y: shadow.y.value)
  }

  /// The images of a part around a place; invisible in the states that have none.
  func image(
    _ images: StateImages, at center: Point, size: Double, weight: Int, color: SchemeColor, part: String
  ) -> DrawingElement {
    let (image, isShown) = state.image(images)
    let shape = symbol(image, at: center, size: size, weight: weight, color: color)
    return .group(GroupShape([.symbol(shape)], opacity: isShown ? 1 : 0, part: part))
  }

  /// An image as a symbol; one of an asset catalogue is a frame with its first letter.
  func symbol(
    _ image: ImageChoice?, at center: Point, size: Double, weight: Int, color: SchemeColor
  ) -> SymbolShape {
    let name =
      switch image {
      case .symbol(let name), .asset(let name, _): name.string
      case nil: ""
      }
    return SymbolShape(
      name, at: center, size: size, weight: weight, fill: color, direction: direction)
  }

  private func boxParts(_ box: BoxGeometry) -> [DrawingElement] {
    let side = box.size.value * scale
    var elements = outline("box", side, side, corner: box.corner.value * scale)
    if let mark = model.mark {
      elements.append(
        image(
          mark.images, at: Point(x: side / 2, y: side / 2), size: box.markSize.value * scale,
          weight: model.variant == .checkbox ? 700 : 400, color: markColor, part: "mark"))
    }
    return elements
  }

  private func iconParts(_ size: Amount) -> [DrawingElement] {
    guard let mark = model.mark else { return [] }
    let side = size.value * scale
    return [
      image(
        mark.images, at: Point(x: side / 2, y: side / 2), size: side, weight: 400,
        color: colors.color(state.color(model.fill)), part: "icon")
    ]
  }

  /// The colour of the mark; that of text where it has none.
  var markColor: SchemeColor {
    model.markColors.map { colors.color(state.color($0)) } ?? SystemColors.primary
  }
}
