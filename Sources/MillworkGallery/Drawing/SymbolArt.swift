import MillworkManifest

/// Makes shapes of symbols, by Millwork's own drawings. No artwork of Apple's is used.
package enum SymbolArt {
  /// The symbol as shapes; one that has no drawing is a dashed frame with the first letters of its name.
  package static func elements(of shape: SymbolShape) -> [DrawingElement] {
    let symbol = Symbol(shape.name)
    let scale = shape.frame.width / Symbol.size
    let weight = 1 + Double(min(max(shape.weight, 100), 900) - 400) / 900
    let isMirrored = symbol.isMirrored && shape.direction == .rightToLeft
    func place(_ point: Point) -> Point {
      let x = isMirrored ? Symbol.size - point.x : point.x
      return Point(x: shape.frame.x + x * scale, y: shape.frame.y + point.y * scale)
    }
    func line(_ part: Symbol.Part, width: Double) -> PathShape {
      let paint = Paint(
        fill: part.paint == .solid || part.paint == .hole ? shape.fill : nil, stroke: shape.fill,
        lineWidth: width * scale * weight)
      return PathShape(part.mapped(place).steps, paint: paint)
    }
    if symbol.parts.isEmpty { return placeholder(symbol.initials, shape) }
    var elements: [DrawingElement] = []
    for part in symbol.parts {
      switch part.paint {
      case .line, .solid: elements.append(.path(line(part, width: Symbol.lineWidth)))
      case .cut, .hole, .gap:
        let width = part.paint == .gap ? Symbol.gapWidth : Symbol.lineWidth
        elements = cutting(line(part, width: width), from: elements)
      }
    }
    return elements
  }

  /// Several cuts in a row are cut out of the same group.
  private static func cutting(_ cut: PathShape, from elements: [DrawingElement]) -> [DrawingElement] {
    if elements.count == 1, case .group(var group) = elements[0] {
      group.cuts.append(cut)
      return [.group(group)]
    }
    return [.group(GroupShape(elements, cuts: [cut]))]
  }

  private static func placeholder(_ initials: String, _ shape: SymbolShape) -> [DrawingElement] {
    let side = shape.frame.width
    let lineWidth = side / 20
    let frame = shape.frame.inset(by: side * 0.12)
    let font = DrawnFont(size: side * 0.36, weight: 600)
    return [
      .rectangle(
        RectangleShape(
          frame, corner: side * 0.16, paint: Paint(stroke: shape.fill, lineWidth: lineWidth, dash: side / 9))),
      .text(
        TextShape(
          initials, at: Point(x: frame.center.x, y: frame.center.y + side * 0.13), anchor: .middle,
          font: font,
          fill: shape.fill, maximumWidth: frame.width * 0.8)),
    ]
  }
}
