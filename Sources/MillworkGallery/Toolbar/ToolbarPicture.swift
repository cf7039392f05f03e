import MillworkManifest

/// Draws a layout of toolbar content: the device or window, its bars, and every item where the layout puts it.
package struct ToolbarPicture {
  let layout: ToolbarLayout
  let colors: ToolbarColors
  let drawn: DrawnColors
  let metrics: BarMetrics

  /// The space around the device, in points.
  package static let margin = 14.0

  /// The picture of a layout. `name` is the component's.
  package static func drawing(of layout: ToolbarLayout, named name: String, colors: DrawnColors) -> Drawing {
    let picture = ToolbarPicture(
      layout: layout, colors: ToolbarColors(layout.scene, accent: colors.accent), drawn: colors,
      metrics: BarMetrics(layout.scene))
    let screen = Frame(x: 0, y: 0, width: layout.width, height: layout.height)
    let inside = GroupShape(
      picture.surfaces + picture.items + layout.menus.flatMap { picture.menu($0) },
      clip: picture.layout.hasOrnament ? nil : picture.outline(screen),
      part: "screen")
    let device = GroupShape(
      layout.hasOrnament
        ? picture.behind + picture.around + [.group(inside)]
        : picture.behind + [.group(inside)] + picture.around,
      origin: Point(x: margin, y: margin))
    let note = picture.note
    return Drawing(
      width: layout.width + 2 * margin,
      height: layout.height + 2 * margin + Double(note.count) * noteHeight,
      title: "\(name) on \(layout.scene.name): \(layout.sentence)", elements: [.group(device)] + note)
  }

  var scene: ToolbarScene { layout.scene }
  var isRightToLeft: Bool { scene.direction == .rightToLeft }

  // MARK: Items

  private var items: [DrawingElement] {
    layout.groups.indices.flatMap { index in
      background(of: index) + layout.boxes.filter { $0.group == index }.flatMap { item($0) }
    }
  }

  private func background(of index: Int) -> [DrawingElement] {
    let group = layout.groups[index]
    switch group.background {
    case .none: return []
    case .surface:
      let corner = scene.device == .mac ? 6 : group.frame.height / 2
      return [
        .rectangle(
          RectangleShape(group.frame, corner: corner, paint: Paint(fill: colors.shade), part: "surface"))
      ]
    case .glass: return [glass(group.frame, corner: group.frame.height / 2, part: "glass")]
    case .prominent:
      let tint = layout.boxes.first { $0.group == index }?.element.tint.map { drawn.color($0) }
      // Before 26 the background in a bar of iOS is lower than the item.
      var frame = group.frame
      if !scene.isGlass, scene.device.platform == .iOS {
        frame.y += 5
        frame.height -= 10
      }
      let corner = scene.isGlass || scene.device == .vision || scene.device == .watch ? frame.height / 2 : 7
      return [
        .rectangle(
          RectangleShape(frame, corner: corner, paint: Paint(fill: tint ?? colors.accent), part: "prominent"))
      ]
    }
  }

  /// A surface of glass. One that covers text, such as a menu, lets less of it through.
  func glass(_ frame: Frame, corner: Double, part: String?, isDense: Bool = false) -> DrawingElement {
    let paint = Paint(fill: isDense ? colors.panel.faded(by: 0.94) : colors.glass, stroke: colors.glassEdge)
    return .group(
      GroupShape(
        Self.softEdge(of: frame, corner: corner)
          + [.rectangle(RectangleShape(frame, corner: corner, paint: paint, part: part))]))
  }

  /// A shadow without a filter, of which a page with hundreds of pictures would be slow: three lines around the edge, each wider and
  /// fainter. What is inside stays clear, since glass shows it.
  static func softEdge(of frame: Frame, corner: Double) -> [DrawingElement] {
    [(4.0, 2.0, 0.022), (2.4, 1.5, 0.035), (1, 1, 0.05)].map { reach, drop, opacity in
      let outset = (reach - drop) / 2
      var line = frame.inset(by: -outset)
      line.y += drop
      let paint = Paint(stroke: SystemColors.black.faded(by: opacity), lineWidth: reach + drop)
      return .rectangle(RectangleShape(line, corner: max(0, corner + outset), paint: paint))
    }
  }

  // MARK: What is not on the screen

  private static let noteHeight = 20.0

  /// Lines below the device: what its bars have no room for, where it has no overflow menu, and what is hidden at first.
  private var note: [DrawingElement] {
    let lines =
      wordsOfNoRoom.map { (text: $0, part: "does-not-fit") }
      + wordsOfHidden.map { (text: $0, part: "hidden-at-first") }
    return lines.enumerated().map { index, line in
      let y = layout.height + 2 * Self.margin - 4 + Double(index) * Self.noteHeight
      return centered(
        line.text, in: Frame(x: Self.margin, y: y, width: layout.width, height: Self.noteHeight),
        font: DrawnFont(size: 14), SystemColors.secondary, part: line.part)
    }
  }

  private var wordsOfNoRoom: [String] {
    guard !scene.device.hasOverflowMenu, !layout.overflow.isEmpty else { return [] }
    let shown = layout.overflow.prefix(ToolbarLayout.Menu.mostRows).map(\.label)
    let hidden = layout.overflow.count - shown.count
    return ["Does not fit:"] + shown + (hidden > 0 ? ["and \(hidden) more"] : [])
  }

  private var wordsOfHidden: [String] {
    let labels = layout.hiddenAtFirst.map(\.label)
    return labels.isEmpty ? [] : ["Hidden at first: " + labels.joined(separator: ", ")]
  }

  private func menu(_ menu: ToolbarLayout.Menu) -> [DrawingElement] {
    let rowHeight = ToolbarLayout.Menu.rowHeight
    let trails = scene.menuSymbolsTrail
    let leading = menu.hasSymbols && !trails ? 46.0 : 18
    let trailing = menu.hasSymbols && trails ? 46.0 : 12
    var elements = [glass(menu.frame, corner: 13, part: "overflow-menu", isDense: true)]
    for (index, element) in menu.rows.enumerated() {
      let frame = Frame(
        x: menu.frame.x, y: menu.frame.y + 6 + Double(index) * rowHeight, width: menu.frame.width,
        height: rowHeight)
      if element.hasOwnLabel {
        // What the caller gives is no title.
        let edge = RectangleShape(
          frame.inset(by: 6), corner: 7, paint: Paint(stroke: colors.secondary, lineWidth: 1, dash: 3))
        elements.append(.rectangle(edge))
      }
      let own = element.role == .destructive ? ToolbarColors.destructive : colors.label
      let color = element.isDisabled ? own.faded(by: Self.disabledOpacity) : own
      if let symbol = element.menuSymbol {
        let inset = trails ? frame.width - 26 : 26
        elements.append(
          self.symbol(symbol, at: start(of: frame, inset: inset), frame.center.y, size: 14, color))
      }
      elements.append(
        line(
          element.label, in: frame, from: leading, to: trailing, font: DrawnFont(size: 15), color,
          part: "overflow-item"))
    }
    if menu.hiddenCount > 0 {
      let y = menu.frame.y + 6 + Double(menu.rows.count) * rowHeight
      let frame = Frame(x: menu.frame.x, y: y, width: menu.frame.width, height: rowHeight)
      elements.append(
        line(
          "and \(menu.hiddenCount) more", in: frame, from: leading, to: trailing, font: DrawnFont(size: 13),
          colors.secondary))
    }
    return elements
  }

  // MARK: Shapes

  /// The place so far from the leading edge of a frame.
  func start(of frame: Frame, inset: Double) -> Double {
    isRightToLeft ? frame.x + frame.width - inset : frame.x + inset
  }

  /// A line of text that begins and ends so far from the leading and the trailing edge of a frame.
  func line(
    _ text: String, in frame: Frame, from leading: Double, to trailing: Double, font: DrawnFont,
    _ color: SchemeColor,
    part: String? = nil
  ) -> DrawingElement {
    let width = max(frame.width - leading - trailing, 0)
    return .text(
      TextShape(
        TextMeasure.cut(text, to: width, font),
        at: Point(x: start(of: frame, inset: leading), y: frame.center.y + font.size * 0.35),
        anchor: isRightToLeft ? .right : .left, font: font, fill: color, maximumWidth: width, part: part))
  }

  /// A line of text in the middle of a frame.
  func centered(
    _ text: String, in frame: Frame, font: DrawnFont, _ color: SchemeColor, part: String? = nil
  ) -> DrawingElement {
    let width = max(frame.width, 0)
    return .text(
      TextShape(
        TextMeasure.cut(text, to: width, font),
        at: Point(x: frame.center.x, y: frame.center.y + font.size * 0.35),
        anchor: .middle, font: font, fill: color, maximumWidth: width, part: part))
  }

  /// A symbol around a place.
  func symbol(
    _ name: String, at x: Double, _ y: Double, size: Double, weight: Int = 400, _ color: SchemeColor,
    part: String? = nil
  ) -> DrawingElement {
    .symbol(
      SymbolShape(
        name, at: Point(x: x, y: y), size: size, weight: weight, fill: color, direction: scene.direction,
        part: part))
  }
}

extension SystemColors {
  /// Black in every appearance.
  static let black = SchemeColor(ColorValue(red: 0, green: 0, blue: 0))
}
