import MillworkManifest

/// Where label and mark lie on a surface.
struct SurfaceLayout {
  let size: (width: Double, height: Double)
  /// The left edges of label and mark in a left-to-right layout; the mark's is `nil` where none is shown.
  let labelX: Double
  let markX: Double?
  let label: ToggleLabelShape
  /// The font size of the mark.
  let markSize: Double

  init(_ control: ToggleControl, _ surface: SurfaceGeometry) {
    let model = control.model
    label = ToggleLabelShape(
      model, state: control.state, textSize: control.textSize, colors: control.colors)
    let hasMark = model.showsMark(in: control.state)
    // A mark without a size of its own has that of the text around it.
    markSize = surface.markSize?.value ?? control.textSize.points(of: "body")
    let markWidth = hasMark ? markSize * SymbolShape.widthOfFont : 0
    let spacing = model.label.spacing?.value ?? TogglePictures.standardSpacing
    let gap = hasMark ? spacing : 0
    let padding = surface.horizontalPadding.value
    let isCard = model.variant == .card
    let content = label.width + gap + markWidth + 2 * padding
    // The spacer of a card is as wide as the spacing that is given, else it has the stack's at both ends.
    let width =
      isCard ? max(TogglePictures.rowWidth, content + (model.label.spacing == nil ? spacing : 0)) : content
    let height =
      max(label.height, hasMark ? markSize * SymbolShape.widthOfFont : 0) + 2 * surface.verticalPadding.value
    size = (width, height)
    labelX = isCard ? padding : padding + markWidth + gap
    markX = hasMark ? (isCard ? width - padding - markWidth : padding) : nil
  }
}

extension ToggleStyleModel {
  /// Whether a surface has its mark in a state.
  fileprivate func showsMark(in state: ToggleState) -> Bool {
    guard let mark else { return false }
    return !mark.differentiates || state.look == .differentiated || (state.value == .mixed && marksMixed)
  }
}

extension ToggleControl {
  /// A surface with the label and the mark on it.
  func surfaceParts(_ surface: SurfaceGeometry) -> [DrawingElement] {
    let layout = SurfaceLayout(self, surface)
    let (width, height) = layout.size
    var elements = outline("surface", width, height, corner: surface.corner?.value ?? height / 2)
    func place(_ x: Double, _ own: Double) -> Double {
      direction == .leftToRight ? x : width - x - own
    }
    let label = layout.label
    if let mark = model.mark, let x = layout.markX {
      let side = layout.markSize * SymbolShape.widthOfFont
      let center = Point(x: place(x, side) + side / 2, y: height / 2)
      elements.append(
        image(
          mark.images, at: center, size: layout.markSize, weight: 400, color: markColor, part: "mark"))
    }
    elements.append(
      label.element(
        in: Frame(
          x: place(layout.labelX, label.width), y: (height - label.height) / 2, width: label.width,
          height: label.height)))
    return elements
  }
}
