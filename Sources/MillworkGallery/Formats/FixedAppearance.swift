import MillworkManifest

/// Drawings whose colours are those of one appearance, whichever is asked for.
extension DrawingElement {
  /// The element with the colours of one appearance.
  func fixed(in appearance: Appearance) -> DrawingElement {
    switch self {
    case .rectangle(var shape):
      shape.paint = shape.paint.outlined.fixed(in: appearance)
      return .rectangle(shape)
    case .circle(var shape):
      shape.paint = shape.paint.outlined.fixed(in: appearance)
      return .circle(shape)
    case .path(var shape):
      shape.paint = shape.paint.fixed(in: appearance)
      return .path(shape)
    case .text(var shape):
      shape.fill = shape.fill.fixed(in: appearance)
      return .text(shape)
    case .symbol(var shape):
      shape.fill = shape.fill.fixed(in: appearance)
      return .symbol(shape)
    case .group(var group):
      group.elements = group.elements.map { $0.fixed(in: appearance) }
      if let shadow = group.shadow { group.shadow?.color = shadow.color.fixed(in: appearance) }
      return .group(group)
    }
  }
}

extension Paint {
  fileprivate func fixed(in appearance: Appearance) -> Paint {
    var paint = self
    paint.fill = fill?.fixed(in: appearance)
    paint.stroke = stroke?.fixed(in: appearance)
    return paint
  }
}
