import MillworkManifest

/// The label of a toggle as it looks in one state.
struct ToggleLabelShape {
  let font: DrawnFont
  let color: SchemeColor
  private let opacity: Double

  init(_ model: ToggleStyleModel, state: ToggleState, textSize: TextSize, colors: DrawnColors) {
    font = DrawnFont(model.label.font, in: textSize)
    color = model.label.colors.map { colors.color(state.color($0)) } ?? SystemColors.primary
    opacity = state.phase == .disabled ? model.disabledLabelOpacity?.value ?? 1 : 1
  }

  var width: Double { TextMeasure.width(of: TogglePictures.labelText, in: font) }
  var height: Double { font.lineHeight }

  /// The text in a frame of its size.
  func element(in frame: Frame) -> DrawingElement {
    let text = TextShape(
      TogglePictures.labelText, at: Point(x: frame.x, y: frame.y + font.baseline), font: font, fill: color,
      part: "label")
    return opacity == 1 ? .text(text) : .group(GroupShape([.text(text)], opacity: opacity))
  }
}

extension DrawnFont {
  /// How far the base line lies below the upper edge of the line.
  var baseline: Double { lineHeight / 2 + size * 0.35 }
}
