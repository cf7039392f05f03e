import MillworkManifest
import MillworkSource

/// Reads a picture of a kind of one's own: a small part of SVG, of which it makes shapes. Nothing of the text itself gets into a page,
/// so whatever a template prints, only shapes come of it.
struct PictureReader {
  /// The elements and the attributes that they may have.
  private static let elements: [(name: String, attributes: [String])] = [
    ("svg", ["xmlns", "width", "height"]),
    ("g", ["transform", "opacity", "data-part"]),
    ("rect", ["x", "y", "width", "height", "rx"] + paint),
    ("circle", ["cx", "cy", "r"] + paint),
    ("path", ["d"] + paint),
    (
      "text",
      ["x", "y", "font-size", "font-weight", "font-family", "text-anchor", "fill", "opacity", "data-part"]
    ),
    ("use", ["href", "x", "y", "width", "height", "font-weight", "fill", "opacity", "data-part"]),
  ]
  private static let paint = [
    "fill", "stroke", "stroke-width", "stroke-dasharray", "opacity", "data-part",
  ]
  private static let mostDepth = 32

  private let text: MappedText
  private let colors: KindColors
  private let direction: LayoutDirection
  private let template: Span
  private var diagnostics: [Diagnostic] = []

  /// A group that is open.
  private struct Open {
    let tag: Tag
    var elements: [DrawingElement] = []
  }

  private struct Tag {
    let name: String
    let attributes: [PictureTags.Attribute]
    let range: Range<Int>

    subscript(name: String) -> PictureTags.Attribute? { attributes.first { $0.name == name } }
  }

  /// The picture that a text is, which `template` printed; `nil`, with the reasons, for one that can't be read.
  static func drawing(
    of text: MappedText, by template: Span, title: String, colors: KindColors, direction: LayoutDirection
  ) -> (drawing: Drawing?, diagnostics: [Diagnostic]) {
    var reader = PictureReader(text: text, template: template, colors: colors, direction: direction)
    var drawing = reader.drawing()
    drawing?.title = title
    return reader.diagnostics.isEmpty ? (drawing, []) : (nil, reader.diagnostics)
  }

  private init(text: MappedText, template: Span, colors: KindColors, direction: LayoutDirection) {
    self.template = template
    self.text = text
    self.colors = colors
    self.direction = direction
  }

  private func span(_ range: Range<Int>) -> Span {
    let origin = text.origin(of: range)
    return origin.span ?? origin.enclosing ?? template
  }

  private mutating func drawing() -> Drawing? {
    var open: [Open] = []
    var result: Drawing?
    var words: (tag: Tag, text: String)?
    for piece in PictureTags.pieces(of: text.bytes) {
      switch piece {
      case .wrong(let expected, let range): diagnostics.append(.pictureSyntax(expected, at: span(range)))
      case .characters(let characters, let range):
        if words != nil {
          words?.text += characters
        } else {
          diagnostics.append(.pictureTextOutside(at: span(range)))
        }
      case .open(let name, let attributes, let isWhole, let range):
        let tag = Tag(name: name, attributes: attributes, range: range)
        if words != nil { diagnostics.append(.pictureElementInText(name, at: span(range))) }
        guard isKnown(tag) else { return nil }
        if open.isEmpty, name != "svg" || result != nil || isWhole {
          diagnostics.append(.pictureRoot(at: span(range)))
          return nil
        }
        if open.count >= Self.mostDepth {
          diagnostics.append(.pictureTooDeep(Self.mostDepth, at: span(range)))
          return nil
        }
        switch name {
        case "svg" where !open.isEmpty: diagnostics.append(.pictureRoot(at: span(range)))
        case "svg", "g":
          if !isWhole { open.append(Open(tag: tag)) }
        case "text":
          if !isWhole { words = (tag, "") }
        default:
          if !isWhole {
            diagnostics.append(.pictureSyntax("`/>` at the end of `<\(name)>`", at: span(range)))
          }
          if let element = shape(tag) { open[open.count - 1].elements.append(element) }
        }
      case .close(let name, let range):
        if let (tag, characters) = words, name == "text" {
          words = nil
          if let element = line(tag, characters) { open[open.count - 1].elements.append(element) }
          continue
        }
        guard words == nil, let last = open.last, last.tag.name == name else {
          let expected = words?.tag.name ?? open.last?.tag.name
          diagnostics.append(.pictureClosing(name, expected: expected, at: span(range)))
          return nil
        }
        open.removeLast()
        if name == "svg" {
          let width = number(last.tag, "width", least: 1, most: 2000)
          let height = number(last.tag, "height", least: 1, most: 2000)
          result = Drawing(width: width ?? 1, height: height ?? 1, title: "", elements: last.elements)
        } else {
          open[open.count - 1].elements.append(group(last))
        }
      }
    }
    if let last = words?.tag ?? open.last?.tag {
      diagnostics.append(.pictureUnclosed(last.name, at: span(last.range)))
    }
    if result == nil, diagnostics.isEmpty { diagnostics.append(.pictureRoot(at: span(0..<1))) }
    return result
  }

  private mutating func isKnown(_ tag: Tag) -> Bool {
    guard let known = Self.elements.first(where: { $0.name == tag.name }) else {
      diagnostics.append(.pictureElement(tag.name, known: Self.elements.map(\.name), at: span(tag.range)))
      return false
    }
    for attribute in tag.attributes where !known.attributes.contains(attribute.name) {
      diagnostics.append(
        .pictureAttribute(attribute.name, of: tag.name, known: known.attributes, at: span(attribute.range)))
    }
    return true
  }

  // MARK: Shapes

  private mutating func shape(_ tag: Tag) -> DrawingElement? {
    let part = tag["data-part"]?.value
    let element: DrawingElement
    switch tag.name {
    case "rect":
      guard let frame = frame(tag) else { return nil }
      let corner = tag["rx"] == nil ? 0 : number(tag, "rx", least: 0) ?? 0
      element = .rectangle(RectangleShape(frame, corner: corner, paint: paint(tag), part: part))
    case "circle":
      guard let x = number(tag, "cx"), let y = number(tag, "cy"), let radius = number(tag, "r", least: 0)
      else {
        return nil
      }
      element = .circle(CircleShape(Point(x: x, y: y), radius: radius, paint: paint(tag), part: part))
    case "use":
      guard let frame = frame(tag), let href = tag["href"], href.value.first == "#" else {
        if let href = tag["href"] {
          wrong(href, expected: "`#` and the name of a symbol")
        } else {
          missing("href", tag)
        }
        return nil
      }
      element = .symbol(
        SymbolShape(
          String(href.value.dropFirst()), at: frame.center,
          size: min(frame.width, frame.height) / SymbolShape.widthOfFont, weight: weight(tag),
          fill: color(tag, "fill") ?? SystemColors.black, direction: direction, part: part))
    default:
      guard let data = tag["d"] else {
        missing("d", tag)
        return nil
      }
      guard let steps = PicturePath.steps(data.value) else {
        wrong(data, expected: "M, L, H, V, C, Z, and A with one radius, each with its numbers")
        return nil
      }
      element = .path(PathShape(steps, paint: paint(tag), part: part))
    }
    return faded(element, tag)
  }

  private mutating func line(_ tag: Tag, _ characters: String) -> DrawingElement? {
    guard let x = number(tag, "x"), let y = number(tag, "y") else { return nil }
    let size = tag["font-size"] == nil ? 17 : number(tag, "font-size", least: 1, most: 400) ?? 17
    let design = choice(tag, "font-family", ["default", "serif", "rounded", "monospaced"])
    let anchor: TextShape.Anchor =
      switch choice(tag, "text-anchor", ["start", "middle", "end"]) {
      case "middle": .middle
      case "end": .right
      default: .left
      }
    let words = characters.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return faded(
      .text(
        TextShape(
          words, at: Point(x: x, y: y), anchor: anchor,
          font: DrawnFont(size: size, weight: weight(tag), design: design),
          fill: color(tag, "fill") ?? SystemColors.black, part: tag["data-part"]?.value)), tag)
  }

  private mutating func group(_ open: Open) -> DrawingElement {
    var group = GroupShape(open.elements, opacity: opacity(open.tag), part: open.tag["data-part"]?.value)
    if let transform = open.tag["transform"] {
      if let (origin, scale) = Self.transform(transform.value) {
        (group.origin, group.scale) = (origin, scale)
      } else {
        wrong(transform, expected: "`translate(x y)`, `scale(s)` or both in this order")
      }
    }
    return .group(group)
  }

  private mutating func faded(_ element: DrawingElement, _ tag: Tag) -> DrawingElement {
    let opacity = opacity(tag)
    return opacity == 1 ? element : .group(GroupShape([element], opacity: opacity))
  }

  // MARK: Values

  private mutating func paint(_ tag: Tag) -> Paint {
    Paint(
      fill: tag["fill"] == nil ? SystemColors.black : color(tag, "fill"), stroke: color(tag, "stroke"),
      lineWidth: tag["stroke-width"] == nil ? 1 : number(tag, "stroke-width", least: 0) ?? 1,
      dash: tag["stroke-dasharray"] == nil ? nil : number(tag, "stroke-dasharray", least: 0.1))
  }

  private mutating func color(_ tag: Tag, _ name: String) -> SchemeColor? {
    guard let attribute = tag[name], attribute.value != "none" else { return nil }
    if let color = colors.color(attribute.value) { return color }
    diagnostics.append(.pictureColor(attribute.value, known: colors.names, at: span(attribute.range)))
    return nil
  }

  private mutating func frame(_ tag: Tag) -> Frame? {
    let x = tag["x"] == nil ? 0 : number(tag, "x") ?? 0
    let y = tag["y"] == nil ? 0 : number(tag, "y") ?? 0
    guard let width = number(tag, "width", least: 0), let height = number(tag, "height", least: 0) else {
      return nil
    }
    return Frame(x: x, y: y, width: width, height: height)
  }

  private mutating func opacity(_ tag: Tag) -> Double {
    tag["opacity"] == nil ? 1 : number(tag, "opacity", least: 0, most: 1) ?? 1
  }

  private mutating func weight(_ tag: Tag) -> Int {
    tag["font-weight"] == nil ? 400 : number(tag, "font-weight", least: 100, most: 900).map { Int($0) } ?? 400
  }

  private mutating func number(_ tag: Tag, _ name: String, least: Double = -10_000, most: Double = 10_000)
    -> Double?
  {
    guard let attribute = tag[name] else {
      missing(name, tag)
      return nil
    }
    if let number = PicturePath.number(Array(attribute.value.utf8)[...]), (least...most).contains(number) {
      return number
    }
    wrong(attribute, expected: "a number from \(svgNumber(least)) to \(svgNumber(most))")
    return nil
  }

  private mutating func choice(_ tag: Tag, _ name: String, _ words: [String]) -> String {
    guard let attribute = tag[name] else { return words[0] }
    if !words.contains(attribute.value) { wrong(attribute, expected: words.joined(separator: ", ")) }
    return attribute.value
  }

  /// Reports that an attribute is missing, unless one that isn't known may be meant for it.
  private mutating func missing(_ name: String, _ tag: Tag) {
    let known = Self.elements.first { $0.name == tag.name }?.attributes ?? []
    guard tag.attributes.allSatisfy({ known.contains($0.name) }) else { return }
    diagnostics.append(.pictureMissing(name, in: tag.name, at: span(tag.range)))
  }

  private mutating func wrong(_ attribute: PictureTags.Attribute, expected: String) {
    diagnostics.append(
      .pictureValue(attribute.name, found: attribute.value, expected: expected, at: span(attribute.range)))
  }

  private static func transform(_ text: String) -> (origin: Point, scale: Double)? {
    var origin = Point(x: 0, y: 0)
    var scale = 1.0
    for part in text.split(separator: ")") {
      let halves = part.split(separator: "(", omittingEmptySubsequences: false)
      guard halves.count == 2 else { return nil }
      let numbers = halves[1].split { $0 == " " || $0 == "," }.map { PicturePath.number(Array($0.utf8)[...]) }
      switch (halves[0].filter { $0 != " " }, numbers.count) {
      case ("translate", 2):
        guard scale == 1, let x = numbers[0], let y = numbers[1] else { return nil }
        origin = Point(x: x, y: y)
      case ("scale", 1):
        guard let factor = numbers[0], factor > 0, factor <= 100 else { return nil }
        scale = factor
      default: return nil
      }
    }
    return (origin, scale)
  }
}
