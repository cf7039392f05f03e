import MillworkManifest

/// Makes SVG text of pictures. Whatever texts and names a picture holds, they stay texts and names; the same picture gives the same
/// bytes.
package struct SVGWriter {
  /// How colours are written.
  private enum Colors {
    /// Those of one appearance.
    case fixed(Appearance)
    /// Classes, by which a page's style sheet gives those of every appearance.
    case classes
    /// That of whatever shows the shapes.
    case current
  }

  private let colors: Colors
  private var stock: PictureStock
  private var text = ""
  /// Whether lines around have round ends already.
  private var hasRoundLines = false
  private var hasText = false

  private init(_ colors: Colors, stock: PictureStock) {
    self.colors = colors
    self.stock = stock
  }

  /// A whole SVG file of a picture in one appearance.
  package static func document(_ drawing: Drawing, in appearance: Appearance) -> String {
    var writer = SVGWriter(.fixed(appearance), stock: PictureStock())
    for element in drawing.elements { writer.write(element) }
    let font = writer.hasText ? " font-family=\"\(DrawnFont.systemFamilies)\"" : ""
    let definitions = writer.stock.text
    return writer.framed(
      drawing, attributes: " xmlns=\"http://www.w3.org/2000/svg\"", more: font,
      definitions: definitions.isEmpty ? "" : "<defs>\(definitions)</defs>") + "\n"
  }

  /// A picture inside of a page, whose colours follow the page's appearance. What it refers to is in `stock`, which the page has to
  /// hold. `classes` are the picture's own.
  package static func inline(
    _ drawing: Drawing, classes: [String] = [], stock: inout PictureStock
  ) -> String {
    var writer = SVGWriter(.classes, stock: stock.taken())
    for element in drawing.elements { writer.write(element) }
    stock = writer.stock
    let names = classes.isEmpty ? "" : " class=\"\(markupText(classes.joined(separator: " ")))\""
    return writer.framed(drawing, attributes: names)
  }

  private func framed(
    _ drawing: Drawing, attributes: String, more: String = "", definitions: String = ""
  ) -> String {
    let size = "width=\"\(svgNumber(drawing.width))\" height=\"\(svgNumber(drawing.height))\""
    let box = "viewBox=\"0 0 \(svgNumber(drawing.width)) \(svgNumber(drawing.height))\""
    let head = "<svg\(attributes) \(size) \(box) role=\"img\" fill=\"none\"\(more)>"
    return head + "<title>\(markupText(drawing.title))</title>" + definitions + text + "</svg>"
  }

  private mutating func write(_ element: DrawingElement) {
    switch element {
    case .rectangle(let shape):
      let radius = shape.corner > 0 ? " rx=\"\(svgNumber(shape.corner))\"" : ""
      text += "<rect\(part(shape.part)) \(attributes(shape.frame))\(radius)\(paint(shape.paint.outlined))/>"
    case .circle(let shape):
      let center = "cx=\"\(svgNumber(shape.center.x))\" cy=\"\(svgNumber(shape.center.y))\""
      let radius = svgNumber(shape.radius)
      text += "<circle\(part(shape.part)) \(center) r=\"\(radius)\"\(paint(shape.paint.outlined))/>"
    case .path(let shape):
      let rule = shape.isEvenOdd ? " fill-rule=\"evenodd\"" : ""
      let line = shape.paint.stroke == nil || hasRoundLines ? "" : Self.roundLines
      text += "<path\(part(shape.part)) d=\"\(steps(shape.steps))\"\(rule)\(line)\(paint(shape.paint))/>"
    case .text(let shape): write(shape)
    case .symbol(let shape): write(shape)
    case .group(let group): write(group)
    }
  }

  private static let roundLines = " stroke-linecap=\"round\" stroke-linejoin=\"round\""

  private mutating func write(_ shape: SymbolShape) {
    let name = " data-symbol=\"\(markupText(shape.name))\" data-size=\"\(svgNumber(shape.size))\""
    guard case .classes = colors else {
      // A symbol is as translucent as its colour is as a whole, so that nothing shows where its lines and areas overlap.
      let own = opaque(shape)
      text += "<g\(part(shape.part))\(name)\(opacity(own.opacity))\(Self.roundLines)>"
      writeArt(of: own.shape)
      text += "</g>"
      return
    }
    // A page holds each symbol once, in the size of its grid and in the colour of what shows it.
    var own = shape
    own.part = nil
    own.size = Symbol.size / SymbolShape.widthOfFont
    own.center = Point(x: Symbol.size / 2, y: Symbol.size / 2)
    var writer = SVGWriter(.current, stock: stock.taken())
    writer.writeArt(of: own)
    stock = writer.stock
    let side = svgNumber(Symbol.size)
    let symbol = stock.name(
      "symbol", "<symbol",
      " viewBox=\"0 0 \(side) \(side)\" overflow=\"visible\"\(Self.roundLines)>\(writer.text)</symbol>")
    let color = stock.palette.className(of: shape.fill, for: .color)
    text +=
      "<use\(part(shape.part))\(name) href=\"#\(symbol)\" \(attributes(shape.frame)) class=\"\(color)\"/>"
  }

  /// A symbol in its colour without the opacity of that, and the opacity; what shows a symbol of the page's has both.
  private func opaque(_ shape: SymbolShape) -> (shape: SymbolShape, opacity: Double) {
    guard case .fixed(let appearance) = colors else { return (shape, 1) }
    let color = shape.fill[appearance]
    var own = shape
    own.fill = SchemeColor(color.opaque)
    return (own, color.alpha)
  }

  private func opacity(_ opacity: Double) -> String {
    opacity == 1 ? "" : " opacity=\"\(svgNumber(opacity))\""
  }

  private mutating func writeArt(of shape: SymbolShape) {
    let hadRoundLines = hasRoundLines
    hasRoundLines = true
    for element in SymbolArt.elements(of: shape) { write(element) }
    hasRoundLines = hadRoundLines
  }

  private mutating func write(_ shape: TextShape) {
    let anchor =
      switch shape.anchor {
      case .left: ""
      case .middle: " text-anchor=\"middle\""
      case .right: " text-anchor=\"end\""
      }
    hasText = true
    let family = shape.font.families.map { " font-family=\"\($0)\"" } ?? ""
    let weight = shape.font.weight == 400 ? "" : " font-weight=\"\(shape.font.weight)\""
    text +=
      "<text\(part(shape.part)) x=\"\(svgNumber(shape.position.x))\" y=\"\(svgNumber(shape.position.y))\""
      + anchor + family + " font-size=\"\(svgNumber(shape.font.size))\"\(weight)"
      + length(of: shape) + paint(Paint(fill: shape.fill)) + ">\(markupText(shape.text))</text>"
  }

  /// Fits a text to the width that the layout reckons with, where that is near to what the letters take.
  private func length(of shape: TextShape) -> String {
    guard TextMeasure.knowsLetters(of: shape.text) else { return "" }
    return " textLength=\"\(svgNumber(shape.width))\" lengthAdjust=\"spacingAndGlyphs\""
  }

  private mutating func write(_ group: GroupShape) {
    guard group.isRepeated, case .classes = colors else {
      text += "<g\(attributes(of: group))>"
      for element in group.elements { write(element) }
      text += "</g>"
      return
    }
    var writer = SVGWriter(.classes, stock: stock.taken())
    for element in group.elements { writer.write(element) }
    stock = writer.stock
    let shape = stock.name("shape", "<g", ">\(writer.text)</g>")
    text += "<use href=\"#\(shape)\"\(attributes(of: group))/>"
  }

  private mutating func attributes(of group: GroupShape) -> String {
    var text = part(group.part)
    let isMoved = group.origin.x != 0 || group.origin.y != 0
    let move =
      isMoved ? "translate(\(svgNumber(group.origin.x)) \(svgNumber(group.origin.y)))" : ""
    let scale = group.scale == 1 ? "" : "scale(\(svgNumber(group.scale)))"
    if isMoved || group.scale != 1 {
      text += " transform=\"\(move)\(isMoved ? scale.isEmpty ? "" : " " : "")\(scale)\""
    }
    text += opacity(group.opacity)
    if let shadow = group.shadow { text += " filter=\"url(#\(name(of: shadow, around: group)))\"" }
    if let clip = group.clip {
      let radius = clip.corner > 0 ? " rx=\"\(svgNumber(clip.corner))\"" : ""
      let name = stock.name("clip", "<clipPath", "><rect \(attributes(clip.frame))\(radius)/></clipPath>")
      text += " clip-path=\"url(#\(name))\""
    }
    if !group.cuts.isEmpty { text += " mask=\"url(#\(maskName(of: group)))\"" }
    return text
  }

  /// The mask that cuts lines out of a group.
  private mutating func maskName(of group: GroupShape) -> String {
    let frames = group.elements.compactMap(\.frame)
    let content = frames.dropFirst().reduce(frames.first ?? Frame(x: 0, y: 0, width: 0, height: 0)) {
      $0.union($1)
    }
    let region = attributes(content.inset(by: -max(content.width, content.height) / 8))
    let cuts = group.cuts.map { cut in
      "<path d=\"\(steps(cut.steps))\"\(cut.paint.fill == nil ? "" : " fill=\"#000\"") stroke-width=\"\(svgNumber(cut.paint.lineWidth))\"/>"
    }.joined()
    return stock.name(
      "mask", "<mask",
      " maskUnits=\"userSpaceOnUse\" \(region)><rect \(region) fill=\"#fff\"/>"
        + "<g fill=\"none\" stroke=\"#000\"\(Self.roundLines)>\(cuts)</g></mask>")
  }

  /// The filter that casts a shadow; its region holds the group and all of the blur.
  private mutating func name(of shadow: Shadow, around group: GroupShape) -> String {
    let frames = group.elements.compactMap(\.frame)
    let content = frames.dropFirst().reduce(frames.first ?? Frame(x: 0, y: 0, width: 0, height: 0)) {
      $0.union($1)
    }
    let region = content.inset(by: -(3 * shadow.radius + max(abs(shadow.x), abs(shadow.y)) + 1))
    return stock.name(
      "shadow", "<filter",
      " filterUnits=\"userSpaceOnUse\" \(attributes(region)) color-interpolation-filters=\"sRGB\">"
        // Not every program that draws SVG knows feDropShadow.
        + "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(svgNumber(shadow.radius))\"/>"
        + "<feOffset dx=\"\(svgNumber(shadow.x))\" dy=\"\(svgNumber(shadow.y))\" result=\"blur\"/><feFlood"
        + paint([(.flood, shadow.color)]) + "/><feComposite in2=\"blur\" operator=\"in\"/>"
        + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>")
  }

  // MARK: Attributes

  private func part(_ name: String?) -> String {
    name.map { " data-part=\"\(markupText($0))\"" } ?? ""
  }

  private func attributes(_ frame: Frame) -> String {
    "x=\"\(svgNumber(frame.x))\" y=\"\(svgNumber(frame.y))\" width=\"\(svgNumber(frame.width))\" "
      + "height=\"\(svgNumber(frame.height))\""
  }

  private mutating func paint(_ paint: Paint) -> String {
    var uses: [(ColorPalette.Use, SchemeColor)] = []
    if let fill = paint.fill { uses.append((.fill, fill)) }
    if let stroke = paint.stroke { uses.append((.stroke, stroke)) }
    var result = self.paint(uses)
    if paint.stroke != nil {
      if let dash = paint.dash { result += " stroke-dasharray=\"\(svgNumber(dash))\"" }
      if paint.lineWidth != 1 { result += " stroke-width=\"\(svgNumber(paint.lineWidth))\"" }
    }
    return result
  }

  /// The attributes that give a shape its colours.
  private mutating func paint(_ uses: [(use: ColorPalette.Use, color: SchemeColor)]) -> String {
    if uses.isEmpty { return "" }
    switch colors {
    case .classes:
      let names = uses.map { stock.palette.className(of: $0.color, for: $0.use) }
      return " class=\"\(names.joined(separator: " "))\""
    case .current: return uses.map { " \($0.use.attribute)=\"currentColor\"" }.joined()
    case .fixed(let appearance):
      return uses.map { use, color in
        let value = color[appearance]
        let alpha = value.alpha == 1 ? "" : " \(use.rawValue)-opacity=\"\(svgNumber(value.alpha))\""
        return " \(use.attribute)=\"\(value.hex)\"\(alpha)"
      }.joined()
    }
  }

  private func steps(_ steps: [PathShape.Step]) -> String {
    func place(_ point: Point) -> String { "\(svgNumber(point.x)) \(svgNumber(point.y))" }
    return steps.map { step in
      switch step {
      case .move(let point): "M\(place(point))"
      case .line(let point): "L\(place(point))"
      case .curve(let first, let second, let point): "C\(place(first)) \(place(second)) \(place(point))"
      case .arc(let radius, let isLarge, let isClockwise, let point):
        "A\(svgNumber(radius)) \(svgNumber(radius)) 0 \(isLarge ? 1 : 0) \(isClockwise ? 1 : 0) \(place(point))"
      case .close: "Z"
      }
    }.joined()
  }
}

extension DrawnFont {
  /// Fonts that a reader may have in place of the system's, from the nearest on.
  fileprivate static let systemFamilies =
    "system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif"

  /// Fonts that a reader may have in place of a design of the system's; `nil` for its standard one.
  fileprivate var families: String? {
    switch design {
    case "monospaced": "ui-monospace, SFMono-Regular, Menlo, monospace"
    case "serif": "ui-serif, New York, Georgia, serif"
    case "rounded": "ui-rounded, SF Pro Rounded, system-ui, sans-serif"
    default: nil
    }
  }
}

/// A number as SVG has it: at most three places, no exponent, and zero for what is no number.
package func svgNumber(_ number: Double) -> String {
  guard number.isFinite, abs(number) < 1e9 else { return "0" }
  let rounded = (number * 1000).rounded() / 1000
  return rounded == 0 ? "0" : decimal(rounded)
}

/// A text for HTML and XML, in an element or between double quotes: what would be markup is escaped, and what XML 1.0 forbids
/// (section 2.2) is replaced.
package func markupText(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x26: result += "&amp;"
    case 0x3C: result += "&lt;"
    case 0x3E: result += "&gt;"
    case 0x22: result += "&quot;"
    case 0x27: result += "&#39;"
    case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
