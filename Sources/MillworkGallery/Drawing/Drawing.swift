/// A picture as shapes, in points, with the origin at the top left and y growing downwards. It holds no text format: ``SVGWriter``
/// makes SVG of it, and ``frames`` gives its numbers to tests and hand-over files.
package struct Drawing: Sendable {
  /// The width in points; more than zero.
  package var width: Double
  /// The height in points; more than zero.
  package var height: Double
  /// What a screen reader reads in place of the picture.
  package var title: String
  /// The shapes, from the back to the front.
  package var elements: [DrawingElement]

  /// A picture of the given size.
  package init(width: Double, height: Double, title: String, elements: [DrawingElement] = []) {
    self.width = width
    self.height = height
    self.title = title
    self.elements = elements
  }
}

/// One shape of a picture, or several as one.
package indirect enum DrawingElement: Sendable {
  case rectangle(RectangleShape)
  case circle(CircleShape)
  case path(PathShape)
  case text(TextShape)
  case symbol(SymbolShape)
  case group(GroupShape)
}

/// A place and a size in points.
package struct Frame: Hashable, Sendable {
  /// The left edge.
  package var x: Double
  /// The upper edge.
  package var y: Double
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// Whether some area is in both.
  package func overlaps(_ other: Frame) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }

  /// A frame whose upper left corner is at `x`, `y`.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The middle.
  package var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// The same frame with every edge moved inwards by `amount`.
  package func inset(by amount: Double) -> Frame {
    Frame(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }
}

/// A place in points.
package struct Point: Hashable, Sendable {
  /// How far it lies to the right.
  package var x: Double
  /// How far it lies below.
  package var y: Double

  /// The place at `x`, `y`.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
