/// A named part of a picture with its numbers, for tests and hand-over files.
package struct DrawnPart: Sendable {
  /// The name; see ``RectangleShape/part``.
  package let name: String
  /// Where it lies in the picture.
  package let frame: Frame
  /// The corner radius of a rectangle; half the width of a circle.
  package let corner: Double
  /// The colours of a shape; `nil` for a group.
  package let paint: Paint?
  /// The opacity of all groups around it, multiplied.
  package let opacity: Double
}

extension Drawing {
  /// The named parts, from the back to the front.
  package var parts: [DrawnPart] {
    var parts: [DrawnPart] = []
    Self.collect(elements, Point(x: 0, y: 0), 1, 1, &parts)
    return parts
  }

  /// The first part of that name.
  package func part(_ name: String) -> DrawnPart? { parts.first { $0.name == name } }

  /// What can be read in it: its texts, and the names of its symbols.
  package var words: [String] { elements.flatMap(\.words) }

  private static func collect(
    _ elements: [DrawingElement], _ origin: Point, _ scale: Double, _ opacity: Double,
    _ parts: inout [DrawnPart]
  ) {
    func add(_ name: String?, _ frame: Frame?, corner: Double = 0, _ paint: Paint?) {
      guard let name, let frame else { return }
      parts.append(
        DrawnPart(
          name: name,
          frame: Frame(
            x: origin.x + frame.x * scale, y: origin.y + frame.y * scale, width: frame.width * scale,
            height: frame.height * scale),
          corner: corner * scale, paint: paint, opacity: opacity))
    }
    for element in elements {
      switch element {
      case .rectangle(let shape): add(shape.part, shape.frame, corner: shape.corner, shape.paint)
      case .circle(let shape): add(shape.part, shape.frame, corner: shape.radius, shape.paint)
      case .path(let shape): add(shape.part, shape.frame, shape.paint)
      case .text(let shape): add(shape.part, shape.frame, Paint(fill: shape.fill))
      case .symbol(let shape): add(shape.part, shape.frame, Paint(fill: shape.fill))
      case .group(let group):
        let own = group.elements.compactMap(\.frame)
        add(
          group.part,
          own.isEmpty
            ? nil
            : own.dropFirst().reduce(own[0]) { $0.union($1) }.placed(at: group.origin, scale: group.scale),
          nil)
        collect(
          group.elements, Point(x: origin.x + group.origin.x * scale, y: origin.y + group.origin.y * scale),
          scale * group.scale, opacity * group.opacity, &parts)
      }
    }
  }
}

extension DrawingElement {
  /// The texts and the names of symbols in it.
  fileprivate var words: [String] {
    switch self {
    case .text(let shape): [shape.text]
    case .symbol(let shape): [shape.name]
    case .group(let group): group.elements.flatMap(\.words)
    case .rectangle, .circle, .path: []
    }
  }

  /// What it covers, lines and shadows apart; `nil` for nothing.
  package var frame: Frame? {
    switch self {
    case .rectangle(let shape): return shape.frame
    case .circle(let shape): return shape.frame
    case .path(let shape): return shape.frame
    case .text(let shape): return shape.frame
    case .symbol(let shape): return shape.frame
    case .group(let group):
      let frames = group.elements.compactMap(\.frame)
      guard let first = frames.first else { return nil }
      return frames.dropFirst().reduce(first) { $0.union($1) }.placed(at: group.origin, scale: group.scale)
    }
  }
}

extension Frame {
  /// The smallest frame around both.
  package func union(_ other: Frame) -> Frame {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Frame(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// The frame, given in the points of a group, in the points around that group.
  fileprivate func placed(at origin: Point, scale: Double) -> Frame {
    Frame(x: origin.x + x * scale, y: origin.y + y * scale, width: width * scale, height: height * scale)
  }
}

extension CircleShape {
  /// What it covers.
  package var frame: Frame {
    Frame(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}

extension PathShape {
  /// The frame around its points; a curve's control points count too.
  package var frame: Frame? {
    var points: [Point] = []
    for step in steps {
      switch step {
      case .move(let point), .line(let point), .arc(_, _, _, let point): points.append(point)
      case .curve(let first, let second, let point): points += [first, second, point]
      case .close: break
      }
    }
    guard let first = points.first else { return nil }
    return points.reduce(Frame(x: first.x, y: first.y, width: 0, height: 0)) {
      $0.union(Frame(x: $1.x, y: $1.y, width: 0, height: 0))
    }
  }
}

extension TextShape {
  /// The width that it takes.
  package var width: Double {
    let natural = TextMeasure.width(of: text, in: font)
    return maximumWidth.map { min($0, natural) } ?? natural
  }

  /// The line that it stands on.
  package var frame: Frame {
    let left =
      switch anchor {
      case .left: position.x
      case .middle: position.x - width / 2
      case .right: position.x - width
      }
    return Frame(x: left, y: position.y - font.size * 0.95, width: width, height: font.size * 1.2)
  }
}

extension SymbolShape {
  /// The side of the square that a symbol stands in, in sizes of its font.
  package static let widthOfFont = 1.1

  /// The square that it stands in.
  package var frame: Frame {
    let side = size * Self.widthOfFont
    return Frame(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }
}
