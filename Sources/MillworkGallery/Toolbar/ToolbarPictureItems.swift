import MillworkManifest

/// How the items of a toolbar are drawn.
extension ToolbarPicture {
  /// One item.
  func item(_ box: ToolbarLayout.Box) -> [DrawingElement] {
    let isPushButton = layout.groups[box.group].background == .surface
    let color = color(of: box.element, isPushButton: isPushButton)
    var elements: [DrawingElement]
    switch box.element.look {
    case .symbol(let name): elements = [symbolItem(name, in: box, color)]
    case .asset(let name): elements = asset(name, in: box.frame, color)
    case .text(let text):
      let font = metrics.font(isStrong: box.element.isStrong || box.element.isProminent)
      // A word that is cut keeps away from the ends, too.
      let inset = metrics.padding * 0.7
      let frame = Frame(
        x: box.frame.x + inset, y: box.frame.y, width: box.frame.width - 2 * inset, height: box.frame.height)
      elements = [centered(text, in: frame, font: font, color, part: "item-text")]
    case .status(let text, let symbol, let isSmall):
      elements = status(text, symbol, isSmall: isSmall, in: box.frame)
    case .title(let text, let subtitle): elements = title(text, subtitle, in: box)
    case .choice(let text): elements = choice(text, in: box.frame, color)
    case .segments(let looks): elements = segments(looks, in: box.frame)
    case .field(let prompt): elements = field(prompt, in: box.frame)
    case .progress(let isLine): elements = progress(isLine: isLine, in: box.frame)
    case .view(let text): elements = view(text, in: box.frame)
    }
    if let badge = box.element.badge { elements += self.badge(badge, in: box.frame) }
    return [
      .group(GroupShape(elements, opacity: box.element.isDisabled ? Self.disabledOpacity : 1, part: "item"))
    ]
  }

  /// How strong an item is that is disabled whatever the app does.
  static let disabledOpacity = 0.35

  private func color(of element: ToolbarElement, isPushButton: Bool) -> SchemeColor {
    if element.isProminent { return ToolbarColors.onAccent }
    if let tint = element.tint { return drawn.color(tint) }
    if element.role == .destructive { return ToolbarColors.destructive }
    // Gray on the gray of a push button would look disabled.
    return element.isControl && !isPushButton ? colors.control : colors.label
  }

  private func symbolItem(_ name: String, in box: ToolbarLayout.Box, _ color: SchemeColor) -> DrawingElement {
    let weight = box.element.isProminent ? 600 : scene.isGlass ? 500 : 400
    return symbol(
      name, at: box.frame.center.x, box.frame.center.y, size: metrics.symbolSize, weight: weight, color,
      part: "item-symbol")
  }

  /// An image of the app's own: a frame with the first letters of its name.
  private func asset(_ name: String, in frame: Frame, _ color: SchemeColor) -> [DrawingElement] {
    let side = metrics.symbolSize * 1.1
    let square = Frame(x: frame.center.x - side / 2, y: frame.center.y - side / 2, width: side, height: side)
    let letters = String(
      name.unicodeScalars.filter { $0.properties.isAlphabetic }.prefix(2).map { Character($0) })
    return [
      .rectangle(
        RectangleShape(
          square, corner: 5, paint: Paint(stroke: color, lineWidth: 1.2, dash: 2.5), part: "item-image")),
      centered(letters, in: square, font: DrawnFont(size: side * 0.42, weight: 600), color),
    ]
  }

  private func status(
    _ text: String, _ symbol: String?, isSmall: Bool, in frame: Frame
  ) -> [DrawingElement] {
    let font = isSmall ? metrics.smallFont : metrics.font()
    let color = isSmall ? colors.secondary : colors.label
    let width = min(TextMeasure.width(of: text, in: font) + (symbol == nil ? 0 : 20), frame.width)
    let inner = Frame(x: frame.center.x - width / 2, y: frame.y, width: width, height: frame.height)
    let mark = symbol.map {
      [self.symbol($0, at: start(of: inner, inset: 7), frame.center.y, size: font.size, color)]
    }
    return (mark ?? []) + [
      line(
        text, in: inner, from: symbol == nil ? 0 : 20, to: 0, font: font, color, part: "item-text")
    ]
  }

  private func title(_ text: String, _ subtitle: String?, in box: ToolbarLayout.Box) -> [DrawingElement] {
    let isLarge = box.zone == .largeTitle
    let font = isLarge ? DrawnFont(size: 30, weight: 700) : metrics.titleFont
    let isLeading = isLarge || box.zone == .largeSubtitle || scene.device == .mac && box.zone == .leading
    // The chevron of a menu stands behind the title, in the title's own place.
    let menuSpace = box.element.opensMenu && !isLarge ? BarMetrics.titleMenuWidth : 0
    func line(
      _ text: String, _ font: DrawnFont, _ color: SchemeColor, y: Double, height: Double, part: String,
      isTitle: Bool = true
    )
      -> DrawingElement
    {
      // A large title may be wider than its place in a bar.
      let space = isTitle ? menuSpace : 0
      let width = isLarge ? layout.width - 32 : box.frame.width - space
      let frame = Frame(
        x: isLarge && isRightToLeft
          ? box.frame.x + box.frame.width - width
          : box.frame.x + (isRightToLeft ? space : 0), y: y, width: width,
        height: height)
      return isLeading
        ? self.line(text, in: frame, from: 0, to: 0, font: font, color, part: part)
        : centered(text, in: frame, font: font, color, part: part)
    }
    // Two lines need more than the height of some bars' items.
    let height = max(box.frame.height, 1.3 * (font.size + metrics.smallFont.size))
    let (top, half) = (box.frame.center.y - height / 2, height / 2)
    var elements: [DrawingElement] = []
    if let subtitle {
      elements.append(line(text, font, colors.label, y: top + 3, height: half, part: "item-title"))
      elements.append(
        line(
          subtitle, metrics.smallFont, colors.secondary, y: top + half, height: half - 3,
          part: "item-subtitle", isTitle: false))
    } else {
      elements.append(
        line(text, font, colors.label, y: box.frame.y, height: box.frame.height, part: "item-title"))
    }
    if box.element.opensMenu {
      let room = box.frame.width - menuSpace
      let width = min(TextMeasure.width(of: text, in: font), room)
      let end = isLeading ? width : (room + width) / 2
      let x = start(of: box.frame, inset: end + 9)
      let y = subtitle == nil ? box.frame.center.y : top + 3 + half / 2
      elements.append(
        symbol("chevron.down", at: x, y + 1, size: 9, weight: 700, colors.secondary, part: "title-menu"))
    }
    return elements
  }

  private func choice(_ text: String, in frame: Frame, _ color: SchemeColor) -> [DrawingElement] {
    let end = frame.x + (isRightToLeft ? metrics.padding + 5 : frame.width - metrics.padding - 5)
    return [
      line(
        text, in: frame, from: metrics.padding, to: metrics.padding + 14, font: metrics.font(), color,
        part: "item-text"),
      symbol("chevron.up.chevron.down", at: end, frame.center.y, size: 11, weight: 600, color),
    ]
  }

  private func segments(_ looks: [ToolbarElement.Look], in frame: Frame) -> [DrawingElement] {
    let height = min(frame.height - 8, 32)
    let track = Frame(x: frame.x, y: frame.center.y - height / 2, width: frame.width, height: height)
    let corner = scene.isGlass ? height / 2 : 8
    var elements: [DrawingElement] = []
    if !scene.isGlass {
      elements.append(
        .rectangle(RectangleShape(track, corner: corner, paint: Paint(fill: colors.shade), part: "segments")))
    }
    var pen = 2.0
    for (index, look) in looks.enumerated() {
      let width = metrics.segmentWidth(look)
      let x = isRightToLeft ? track.x + track.width - pen - width : track.x + pen
      let segment = Frame(x: x, y: track.y, width: width, height: height).inset(by: 2)
      if index == 0 {
        let fill = scene.isGlass ? colors.shade : colors.key
        elements.append(
          .rectangle(
            RectangleShape(segment, corner: corner - 2, paint: Paint(fill: fill), part: "segment-on")))
      }
      switch look {
      case .symbol(let name):
        elements.append(symbol(name, at: segment.center.x, segment.center.y, size: 14, colors.label))
      case .asset(let name): elements += asset(name, in: segment, colors.label)
      case .text(let text):
        elements.append(centered(text, in: segment, font: DrawnFont(size: 13, weight: 500), colors.label))
      default: break
      }
      pen += width
    }
    return elements
  }

  private func field(_ prompt: String, in frame: Frame) -> [DrawingElement] {
    let height = min(frame.height, 36)
    let inner = Frame(x: frame.x, y: frame.center.y - height / 2, width: frame.width, height: height)
    var elements: [DrawingElement] = []
    if !scene.isGlass {
      let corner = scene.device == .mac ? 6.0 : 10
      elements.append(
        .rectangle(RectangleShape(inner, corner: corner, paint: Paint(fill: colors.shade), part: "field")))
    }
    let size = metrics.fontSize
    return elements + [
      symbol(
        "magnifyingglass", at: start(of: inner, inset: 18), inner.center.y, size: size * 0.92,
        colors.secondary),
      line(
        prompt, in: inner, from: 32, to: 10, font: DrawnFont(size: size), colors.secondary, part: "item-text"),
    ]
  }

  private func progress(isLine: Bool, in frame: Frame) -> [DrawingElement] {
    guard isLine else {
      let ring = (0..<8).map { index -> DrawingElement in
        let (x, y) = Self.spokes[index]
        let paint = Paint(stroke: colors.secondary.faded(by: 1 - Double(index) * 0.1), lineWidth: 2)
        let center = frame.center
        return .path(
          PathShape(
            [
              .move(Point(x: center.x + x * 5, y: center.y + y * 5)),
              .line(Point(x: center.x + x * 9, y: center.y + y * 9)),
            ], paint: paint))
      }
      return [.group(GroupShape(ring, part: "item-progress"))]
    }
    let track = Frame(
      x: frame.x + metrics.padding, y: frame.center.y - 2, width: frame.width - 2 * metrics.padding, height: 4
    )
    let done = track.width * 0.4
    let part = Frame(
      x: isRightToLeft ? track.x + track.width - done : track.x, y: track.y, width: done, height: 4)
    return [
      .rectangle(RectangleShape(track, corner: 2, paint: Paint(fill: colors.shade), part: "item-progress")),
      .rectangle(RectangleShape(part, corner: 2, paint: Paint(fill: colors.accent))),
    ]
  }

  /// The directions of a spinner's spokes, clockwise from the top.
  private static let spokes = [
    (0.0, -1.0), (-0.707, -0.707), (-1, 0), (-0.707, 0.707), (0, 1), (0.707, 0.707), (1, 0), (0.707, -0.707),
  ]

  /// A view of the app's own: a dashed frame with what the manifest says of it.
  private func view(_ text: String, in frame: Frame) -> [DrawingElement] {
    let height = min(frame.height - 8, 30)
    let inner = Frame(x: frame.x + 5, y: frame.center.y - height / 2, width: frame.width - 10, height: height)
    return [
      .rectangle(
        RectangleShape(
          inner, corner: scene.isGlass ? height / 2 : 6,
          paint: Paint(stroke: colors.secondary, lineWidth: 1, dash: 3), part: "item-view")),
      centered(text, in: inner.inset(by: 5), font: metrics.smallFont, colors.secondary, part: "item-text"),
    ]
  }

  private func badge(_ text: String, in frame: Frame) -> [DrawingElement] {
    let x = isRightToLeft ? frame.x + 8 : frame.x + frame.width - 8
    if text.isEmpty {
      let dot = CircleShape(
        Point(x: x, y: frame.y + 8), radius: 5, paint: Paint(fill: ToolbarColors.destructive), part: "badge")
      return [.circle(dot)]
    }
    let font = DrawnFont(size: 11, weight: 600)
    let width = min(max(TextMeasure.width(of: text, in: font) + 9, 17), 44)
    let pill = Frame(x: x - width / 2, y: frame.y, width: width, height: 17)
    return [
      .rectangle(
        RectangleShape(pill, corner: 8.5, paint: Paint(fill: ToolbarColors.destructive), part: "badge")),
      centered(text, in: pill.inset(by: 2), font: font, ToolbarColors.onAccent),
    ]
  }
}
