import MillworkManifest

extension DrawnFont {
  /// The font of a choice in a text size; the body's where there is none.
  package init(_ choice: FontChoice?, in textSize: TextSize) {
    guard let choice else {
      self.init(size: textSize.points(of: "body"))
      return
    }
    var weight = 400
    let size: Double
    switch choice.size {
    case .points(let points): size = points.value
    case .style(let style):
      size = textSize.points(of: style.value)
      if style.value == "headline" { weight = 600 }
    }
    if let name = choice.weight?.value, let index = FontChoice.weightNames.firstIndex(of: name) {
      weight = (index + 1) * 100
    }
    self.init(size: size, weight: weight, design: choice.design?.value ?? "default")
  }

  /// The height of a line.
  package var lineHeight: Double { (size * 1.2).rounded() }
}
