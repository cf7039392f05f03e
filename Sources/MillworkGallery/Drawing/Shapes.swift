/// How a shape is coloured. What is `nil` is not drawn.
package struct Paint: Hashable, Sendable {
  /// The colour inside.
  package var fill: SchemeColor?
  /// The colour of the line along the edge, half inside and half outside of it.
  package var stroke: SchemeColor?
  /// The line's width in points.
  package var lineWidth: Double
  /// The length of the line's dashes and of the gaps between them, in points; `nil` for an unbroken line.
  package var dash: Double?

  /// A colour inside, a line along the edge, or both.
  package init(
    fill: SchemeColor? = nil, stroke: SchemeColor? = nil, lineWidth: Double = 1, dash: Double? = nil
  ) {
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

extension Paint {
  /// With a dashed edge where the colour inside isn't known, so that shapes that lie on one another can be told apart.
  var outlined: Paint {
    guard let fill, !fill.isKnown, stroke == nil else { return self }
    return Paint(fill: fill, stroke: SystemColors.primary, dash: 3)
  }
}

/// A rectangle, with round corners where `corner` is more than zero.
package struct RectangleShape: Sendable {
  /// What it is, such as `track`: a name by which tests, scripts and designers find it. Lower case, words joined by hyphens.
  package var part: String?
  /// Where it lies.
  package var frame: Frame
  /// The corner radius; what is more than half of the shorter side counts as half.
  package var corner: Double
  /// Its colours.
  package var paint: Paint

  /// A rectangle at `frame`.
  package init(_ frame: Frame, corner: Double = 0, paint: Paint, part: String? = nil) {
    self.part = part
    self.frame = frame
    self.corner = min(corner, frame.width / 2, frame.height / 2)
    self.paint = paint
  }
}

/// A circle.
package struct CircleShape: Sendable {
  /// What it is; see ``RectangleShape/part``.
  package var part: String?
  /// Its middle.
  package var center: Point
  /// Its radius.
  package var radius: Double
  /// Its colours.
  package var paint: Paint

  /// A circle around `center`.
  package init(_ center: Point, radius: Double, paint: Paint, part: String? = nil) {
    self.part = part
    self.center = center
    self.radius = radius
    self.paint = paint
  }
}

/// Lines and curves.
package struct PathShape: Sendable {
  /// One step of a path, in absolute points.
  package enum Step: Hashable, Sendable {
    case move(Point)
    case line(Point)
    /// A cubic Bézier curve to `to`.
    case curve(Point, Point, to: Point)
    /// An arc of a circle of that radius to `to`; `isClockwise` as it is seen, `isLarge` for the longer way round.
    case arc(radius: Double, isLarge: Bool, isClockwise: Bool, to: Point)
    case close
  }

  /// What it is; see ``RectangleShape/part``.
  package var part: String?
  /// The steps; the first is a move.
  package var steps: [Step]
  /// Its colours. Ends and corners of the line are round.
  package var paint: Paint
  /// Whether a region that is enclosed an even number of times is left out.
  package var isEvenOdd: Bool

  /// A path of the given steps.
  package init(_ steps: [Step], paint: Paint, isEvenOdd: Bool = false, part: String? = nil) {
    self.part = part
    self.steps = steps
    self.paint = paint
    self.isEvenOdd = isEvenOdd
  }
}

/// One line of text. Whatever font the reader has, it takes the width that ``TextMeasure`` gives.
package struct TextShape: Sendable {
  /// What the text's `x` is.
  package enum Anchor: Sendable {
    /// Its left end, in a text of either direction.
    case left
    case middle
    case right
  }

  /// What it is; see ``RectangleShape/part``.
  package var part: String?
  /// The text.
  package var text: String
  /// Where its anchor stands: `y` is the base line.
  package var position: Point
  /// What `position.x` is.
  package var anchor: Anchor
  /// The font.
  package var font: DrawnFont
  /// The colour.
  package var fill: SchemeColor
  /// The most width that it may take; a longer text is made narrower. `nil` for no limit.
  package var maximumWidth: Double?

  /// A text at `position`.
  package init(
    _ text: String, at position: Point, anchor: Anchor = .left, font: DrawnFont, fill: SchemeColor,
    maximumWidth: Double? = nil, part: String? = nil
  ) {
    self.part = part
    self.text = text
    self.position = position
    self.anchor = anchor
    self.font = font
    self.fill = fill
    self.maximumWidth = maximumWidth
  }
}

/// The system's font in one size.
package struct DrawnFont: Hashable, Sendable {
  /// The size in points.
  package var size: Double
  /// The weight as CSS counts it, from 100 to 900; 400 is regular.
  package var weight: Int
  /// The design, by the name of SwiftUI's `Font.Design`.
  package var design: String

  /// The system's font.
  package init(size: Double, weight: Int = 400, design: String = "default") {
    self.size = size
    self.weight = weight
    self.design = design
  }
}

/// A symbol of SF Symbols by its name, drawn by ``SymbolArt``.
package struct SymbolShape: Sendable {
  /// What it is; see ``RectangleShape/part``.
  package var part: String?
  /// The symbol's name.
  package var name: String
  /// Its middle.
  package var center: Point
  /// The size of the font that it stands in, in points.
  package var size: Double
  /// The weight as CSS counts it, from 100 to 900.
  package var weight: Int
  /// The colour.
  package var fill: SchemeColor
  /// The direction of the layout around it, in which some symbols are mirrored.
  package var direction: LayoutDirection

  /// A symbol around `center`.
  package init(
    _ name: String, at center: Point, size: Double, weight: Int = 400, fill: SchemeColor,
    direction: LayoutDirection = .leftToRight, part: String? = nil
  ) {
    self.part = part
    self.direction = direction
    self.name = name
    self.center = center
    self.size = size
    self.weight = weight
    self.fill = fill
  }
}

/// Several shapes as one.
package struct GroupShape: Sendable {
  /// What it is; see ``RectangleShape/part``.
  package var part: String?
  /// The shapes, from the back to the front, in the group's own points.
  package var elements: [DrawingElement]
  /// Where the group's own origin lies, in the points around it.
  package var origin: Point
  /// How many times larger its points are than those around it.
  package var scale: Double
  /// From 0 to 1, for the group as a whole.
  package var opacity: Double
  /// The shadow of all that is in it.
  package var shadow: Shadow?
  /// What lies outside of it, in the group's own points, is not shown.
  package var clip: RectangleShape?
  /// Lines that are cut out of it, and areas where they have a fill, in the group's own points; which colours they have doesn't
  /// matter.
  package var cuts: [PathShape]

  /// Whether other pictures are likely to have the very same shapes, so that a page holds them once.
  package var isRepeated: Bool

  /// A group of shapes.
  package init(
    _ elements: [DrawingElement], origin: Point = Point(x: 0, y: 0), scale: Double = 1, opacity: Double = 1,
    shadow: Shadow? = nil, clip: RectangleShape? = nil, cuts: [PathShape] = [], part: String? = nil,
    isRepeated: Bool = false
  ) {
    self.isRepeated = isRepeated
    self.cuts = cuts
    self.part = part
    self.elements = elements
    self.origin = origin
    self.scale = scale
    self.opacity = opacity
    self.shadow = shadow
    self.clip = clip
  }
}

/// A shadow as SwiftUI's `shadow(color:radius:x:y:)` casts it.
package struct Shadow: Hashable, Sendable {
  /// The colour.
  package var color: SchemeColor
  /// The standard deviation of the blur, in points.
  package var radius: Double
  /// How far it lies to the right.
  package var x: Double
  /// How far it lies below.
  package var y: Double

  /// A shadow.
  package init(color: SchemeColor, radius: Double, x: Double, y: Double) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
