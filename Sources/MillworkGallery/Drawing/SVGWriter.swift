import MillworkManifest

/// Makes SVG text of pictures. Whatever texts and names a picture holds, they stay texts and names; the same picture gives the same
/// bytes.
package struct SVGWriter {
  /// How colours are written.
  private enum Colors {
    /// Those of one appearance.
    case fixed(Appearance)
    /// Those of the light scheme, and classes by which a page's style sheet gives those of every other.
    case classes
  }

  private let colors: Colors
  private let prefix: String
  private var palette: ColorPalette
  private var text = ""
  private var definitions = ""
  private var shadowNames: [ShadowKey: String] = [:]
  private var clipCount = 0
  private var maskCount = 0

  private struct ShadowKey: Hashable {
    let shadow: Shadow
    let region: Frame
  }

  private init(_ colors: Colors, prefix: String, palette: ColorPalette) {
    self.colors = colors
    self.prefix = prefix
    self.palette = palette
  }

  /// A whole SVG file of a picture in one appearance.
  package static func document(_ drawing: Drawing, in appearance: Appearance) -> String {
    var writer = SVGWriter(.fixed(appearance), prefix: "", palette: ColorPalette())
    return writer.document(drawing, attributes: " xmlns=\"http://www.w3.org/2000/svg\"") + "\n"
  }

  /// A picture inside of a page, whose colours follow the page's appearance by the classes of `palette`. `id` has to be unique in
  /// the page, and a name in HTML and CSS. `classes` are the picture's own.
  package static func inline(
    _ drawing: Drawing, id: String, classes: [String] = [], palette: inout ColorPalette
  ) -> String {
    var writer = SVGWriter(.classes, prefix: id + "-", palette: palette)
    let names = classes.isEmpty ? "" : " class=\"\(markupText(classes.joined(separator: " ")))\""
    let text = writer.document(drawing, attributes: names)
    palette = writer.palette
    return text
  }

  private mutating func document(_ drawing: Drawing, attributes: String) -> String {
    for element in drawing.elements { write(element) }
    let size = "width=\"\(svgNumber(drawing.width))\" height=\"\(svgNumber(drawing.height))\""
    let box = "viewBox=\"0 0 \(svgNumber(drawing.width)) \(svgNumber(drawing.height))\""
    let head = "<svg\(attributes) \(size) \(box) role=\"img\" fill=\"none\">"
    let title = "<title>\(markupText(drawing.title))</title>"
    return head + title + (definitions.isEmpty ? "" : "<defs>\(definitions)</defs>") + text + "</svg>"
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
      let line = shape.paint.stroke == nil ? "" : " stroke-linecap=\"round\" stroke-linejoin=\"round\""
      text += "<path\(part(shape.part)) d=\"\(steps(shape.steps))\"\(rule)\(line)\(paint(shape.paint))/>"
    case .text(let shape): write(shape)
    case .symbol(let shape):
      text += "<g\(part(shape.part)) data-symbol=\"\(markupText(shape.name))\""
      text += " data-size=\"\(svgNumber(shape.size))\">"
      for element in SymbolArt.elements(of: shape) { write(element) }
      text += "</g>"
    case .group(let group): write(group)
    }
  }

  private mutating func write(_ shape: TextShape) {
    let anchor =
      switch shape.anchor {
      case .left: ""
      case .middle: " text-anchor=\"middle\""
      case .right: " text-anchor=\"end\""
      }
    let family = shape.font.families
    let weight = shape.font.weight == 400 ? "" : " font-weight=\"\(shape.font.weight)\""
    text +=
      "<text\(part(shape.part)) x=\"\(svgNumber(shape.position.x))\" y=\"\(svgNumber(shape.position.y))\""
      + anchor + " font-family=\"\(family)\" font-size=\"\(svgNumber(shape.font.size))\"\(weight)"
      + " textLength=\"\(svgNumber(shape.width))\" lengthAdjust=\"spacingAndGlyphs\""
      + paint(Paint(fill: shape.fill)) + ">\(markupText(shape.text))</text>"
  }

  private mutating func write(_ group: GroupShape) {
    text += "<g\(part(group.part))"
    let isMoved = group.origin.x != 0 || group.origin.y != 0
    let move =
      isMoved ? "translate(\(svgNumber(group.origin.x)) \(svgNumber(group.origin.y)))" : ""
    let scale = group.scale == 1 ? "" : "scale(\(svgNumber(group.scale)))"
    if isMoved || group.scale != 1 {
      text += " transform=\"\(move)\(isMoved ? scale.isEmpty ? "" : " " : "")\(scale)\""
    }
    if group.opacity != 1 { text += " opacity=\"\(svgNumber(group.opacity))\"" }
    if let shadow = group.shadow { text += " filter=\"url(#\(name(of: shadow, around: group)))\"" }
    if let clip = group.clip {
      clipCount += 1
      let name = "\(prefix)clip\(clipCount)"
      let radius = clip.corner > 0 ? " rx=\"\(svgNumber(clip.corner))\"" : ""
      definitions += "<clipPath id=\"\(name)\"><rect \(attributes(clip.frame))\(radius)/></clipPath>"
      text += " clip-path=\"url(#\(name))\""
    }
    if !group.cuts.isEmpty { text += " mask=\"url(#\(maskName(of: group)))\"" }
    text += ">"
    for element in group.elements { write(element) }
    text += "</g>"
  }

  /// The mask that cuts lines out of a group.
  private mutating func maskName(of group: GroupShape) -> String {
    maskCount += 1
    let name = "\(prefix)mask\(maskCount)"
    let frames = group.elements.compactMap(\.frame)
    let content = frames.dropFirst().reduce(frames.first ?? Frame(x: 0, y: 0, width: 0, height: 0)) {
      $0.union($1)
    }
    let region = attributes(content.inset(by: -max(content.width, content.height) / 8))
    let cuts = group.cuts.map { cut in
      "<path d=\"\(steps(cut.steps))\"\(cut.paint.fill == nil ? "" : " fill=\"#000\"") stroke-width=\"\(svgNumber(cut.paint.lineWidth))\"/>"
    }.joined()
    definitions +=
      "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" \(region)><rect \(region) fill=\"#fff\"/>"
      + "<g stroke=\"#000\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\(cuts)</g></mask>"
    return name
  }

  /// The filter that casts a shadow; its region holds the group and all of the blur.
  private mutating func name(of shadow: Shadow, around group: GroupShape) -> String {
    let frames = group.elements.compactMap(\.frame)
    let content = frames.dropFirst().reduce(frames.first ?? Frame(x: 0, y: 0, width: 0, height: 0)) {
      $0.union($1)
    }
    let region = content.inset(by: -(3 * shadow.radius + max(abs(shadow.x), abs(shadow.y)) + 1))
    let key = ShadowKey(shadow: shadow, region: region)
    if let name = shadowNames[key] { return name }
    let name = "\(prefix)shadow\(shadowNames.count + 1)"
    shadowNames[key] = name
    definitions +=
      "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" \(attributes(region)) "
      + "color-interpolation-filters=\"sRGB\">"
      // Not every program that draws SVG knows feDropShadow.
      + "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(svgNumber(shadow.radius))\"/>"
      + "<feOffset dx=\"\(svgNumber(shadow.x))\" dy=\"\(svgNumber(shadow.y))\" result=\"blur\"/><feFlood"
      + color("flood", of: shadow.color, attribute: "flood-color", opacity: "flood-opacity")
      + "/><feComposite in2=\"blur\" operator=\"in\"/>"
      + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>"
    return name
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
    var classes: [String] = []
    var result = ""
    if let fill = paint.fill {
      result += plain(fill, "fill", opacity: "fill-opacity")
      if case .classes = colors { classes.append(palette.className(of: fill, for: "fill")) }
    }
    if let stroke = paint.stroke {
      result += plain(stroke, "stroke", opacity: "stroke-opacity")
      if let dash = paint.dash { result += " stroke-dasharray=\"\(svgNumber(dash))\"" }
      if paint.lineWidth != 1 { result += " stroke-width=\"\(svgNumber(paint.lineWidth))\"" }
      if case .classes = colors { classes.append(palette.className(of: stroke, for: "stroke")) }
    }
    return (classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\"") + result
  }

  private mutating func color(
    _ use: String, of color: SchemeColor, attribute: String, opacity: String
  ) -> String {
    let plain = plain(color, attribute, opacity: opacity)
    guard case .classes = colors else { return plain }
    return " class=\"\(palette.className(of: color, for: use))\"" + plain
  }

  private func plain(_ color: SchemeColor, _ attribute: String, opacity: String) -> String {
    let value =
      switch colors {
      case .fixed(let appearance): color[appearance]
      case .classes: color.light
      }
    let alpha = value.alpha == 1 ? "" : " \(opacity)=\"\(svgNumber(value.alpha))\""
    return " \(attribute)=\"\(value.hex)\"\(alpha)"
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

extension Paint {
  /// With a dashed edge where the colour inside isn't known, so that shapes that lie on one another can be told apart.
  fileprivate var outlined: Paint {
    guard let fill, !fill.isKnown, stroke == nil else { return self }
    return Paint(fill: fill, stroke: SystemColors.primary, dash: 3)
  }
}

extension DrawnFont {
  /// Fonts that a reader may have, from the nearest on.
  fileprivate var families: String {
    switch design {
    case "monospaced": "ui-monospace, SFMono-Regular, Menlo, monospace"
    case "serif": "ui-serif, New York, Georgia, serif"
    case "rounded": "ui-rounded, SF Pro Rounded, system-ui, sans-serif"
    default: "system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif"
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
