import MillworkManifest

/// How screens, windows and bars are drawn.
extension ToolbarPicture {
  /// The edge of the screen or window.
  func outline(_ screen: Frame) -> RectangleShape {
    let corner: Double =
      switch scene.device {
      case .iPhone: 34
      case .iPad: 20
      case .mac: scene.isGlass ? 18 : 11
      case .tv: 12
      case .watch: 40
      case .vision: 32
      }
    var frame = screen
    // The ornament hangs over the window's lower edge.
    if let ornament = bar(.ornament) { frame.height = ornament.y + 22 }
    return RectangleShape(frame, corner: corner, paint: Paint(fill: colors.screen))
  }

  private var screenFrame: Frame { Frame(x: 0, y: 0, width: layout.width, height: layout.height) }

  private func bar(_ kind: ToolbarLayout.Bar.Kind) -> Frame? {
    layout.bars.first { $0.kind == kind }?.frame
  }

  /// The device behind its screen.
  var behind: [DrawingElement] {
    var outline = outline(screenFrame)
    outline.part = "device"
    return Self.softEdge(of: outline.frame, corner: outline.corner) + [.rectangle(outline)]
  }

  /// The line around the screen, and what hangs over its edge.
  var around: [DrawingElement] {
    var outline = outline(screenFrame)
    outline.paint = Paint(stroke: colors.edge, lineWidth: scene.device == .mac ? 1 : 2)
    return [.rectangle(outline)]
  }

  /// What is on the screen behind the items.
  var surfaces: [DrawingElement] {
    layout.bars.flatMap { surface($0) } + windowButtons
  }

  private func surface(_ bar: ToolbarLayout.Bar) -> [DrawingElement] {
    switch bar.kind {
    case .status: return plain(bar, hasLine: false) + statusMarks(bar.frame)
    case .navigation: return plain(bar, hasLine: self.bar(.search) == nil && self.bar(.largeTitle) == nil)
    case .search, .largeTitle: return plain(bar, hasLine: bar.kind == .search)
    case .bottom: return plain(bar, hasLine: true, atTop: true) + homeMark
    case .keyboardRow: return plain(bar, hasLine: true, atTop: true)
    case .keyboard: return keyboard(bar.frame)
    case .sidebar, .inspector: return pane(bar)
    case .sheet:
      return [glass(bar.frame, corner: scene.isGlass ? 22 : 12, part: "sheet", isDense: true)]
        + lines(in: sheetText(bar.frame))
    case .ornament: return [glass(bar.frame, corner: bar.frame.height / 2, part: "ornament")]
    case .content: return behindGlass + lines(in: textFrame) + (self.bar(.bottom) == nil ? homeMark : [])
    }
  }

  /// A bar's own background, which it has where it is no glass.
  private func plain(_ bar: ToolbarLayout.Bar, hasLine: Bool, atTop: Bool = false) -> [DrawingElement] {
    if scene.isGlass || scene.device == .vision || scene.device == .watch || scene.device == .tv { return [] }
    var elements: [DrawingElement] = [
      .rectangle(
        RectangleShape(
          bar.frame, paint: Paint(fill: colors.bar), part: "bar-\(bar.kind.rawValue.lowercased())"))
    ]
    if hasLine {
      let y = atTop ? bar.frame.y : bar.frame.y + bar.frame.height - 1
      elements.append(
        .rectangle(
          RectangleShape(
            Frame(x: bar.frame.x, y: y, width: bar.frame.width, height: 1),
            paint: Paint(fill: colors.hairline))))
    }
    return elements
  }

  // MARK: Content

  /// Shapes in the content, which shine through the glass of the bar at the top and reach below it: there is no band behind a bar.
  private var behindGlass: [DrawingElement] {
    let devices: [ToolbarDevice] = [.iPhone, .iPad, .mac]
    guard scene.isGlass, devices.contains(scene.device), let bar = bar(.navigation) else { return [] }
    let (width, height) = (layout.width, bar.y + bar.height)
    func color(_ name: String, _ opacity: Double) -> SchemeColor {
      (SystemColors.color(named: name) ?? SystemColors.gray).faded(by: opacity)
    }
    func circle(_ x: Double, _ y: Double, _ radius: Double, _ color: SchemeColor) -> DrawingElement {
      .circle(
        CircleShape(
          Point(x: mirrored(x * width), y: y * height), radius: radius * height, paint: Paint(fill: color)))
    }
    return [
      .group(
        GroupShape(
          [
            circle(0.1, 0.75, 0.55, color("orange", 0.2)), circle(0.52, 0.3, 0.5, color("teal", 0.18)),
            circle(0.9, 0.5, 0.7, color("indigo", 0.17)),
          ], part: "backdrop", isRepeated: true))
    ]
  }

  /// The part of the content that no bar and no pane covers.
  private var textFrame: Frame {
    let upper: [ToolbarLayout.Bar.Kind] = [.status, .navigation, .search, .largeTitle]
    let lower: [ToolbarLayout.Bar.Kind] = [.bottom, .keyboardRow, .keyboard, .ornament]
    var top = layout.bars.filter { upper.contains($0.kind) }.map { $0.frame.y + $0.frame.height }.max() ?? 0
    top = layout.boxes.filter { $0.zone == .content }.map { $0.frame.y + $0.frame.height }.max() ?? top
    let bottom = layout.bars.filter { lower.contains($0.kind) }.map(\.frame.y).min() ?? layout.height
    let side = scene.device == .watch ? 14.0 : 20
    let panes = layout.bars.filter { $0.kind == .sidebar || $0.kind == .inspector }.map(\.frame)
    let left = panes.filter { $0.x < layout.width / 2 }.map { $0.x + $0.width }.max() ?? 0
    let right = panes.filter { $0.x >= layout.width / 2 }.map(\.x).min() ?? layout.width
    return Frame(x: left + side, y: top + 16, width: right - left - 2 * side, height: bottom - top - 30)
  }

  /// The upper part of a sheet, above what stands at its foot.
  private func sheetText(_ frame: Frame) -> Frame {
    Frame(x: frame.x + 20, y: frame.y + 20, width: frame.width - 40, height: frame.height - 80)
  }

  /// Lines that stand for any content.
  private func lines(in frame: Frame) -> [DrawingElement] {
    let shares = [0.46, 0.86, 0.7, 0.32, 0.9, 0.62]
    let pitch = 24.0
    let count = Int(max(0, (frame.height + 12) / pitch))
    let lines = (0..<min(count, 40)).map { index -> DrawingElement in
      let width = frame.width * shares[index % shares.count]
      return .rectangle(
        RectangleShape(
          Frame(
            x: isRightToLeft ? frame.x + frame.width - width : frame.x, y: frame.y + Double(index) * pitch,
            width: width,
            height: 9), corner: 4.5, paint: Paint(fill: colors.content)))
    }
    return lines.isEmpty ? [] : [.group(GroupShape(lines, part: "content", isRepeated: true))]
  }

  private func pane(_ bar: ToolbarLayout.Bar) -> [DrawingElement] {
    let navigation = self.bar(.navigation)
    let top = max(bar.frame.y, navigation.map { $0.y + $0.height - 4 } ?? 0) + 18
    let height = bar.frame.y + bar.frame.height - top - 6
    let inner = Frame(x: bar.frame.x + 16, y: top, width: bar.frame.width - 40, height: height)
    if scene.isGlass, bar.kind == .sidebar {
      return [glass(bar.frame, corner: 14, part: bar.kind.rawValue)] + lines(in: inner)
    }
    let edge = bar.frame.x < layout.width / 2 ? bar.frame.x + bar.frame.width - 1 : bar.frame.x
    return [
      .rectangle(
        RectangleShape(
          bar.frame, paint: Paint(fill: scene.isGlass ? colors.glass : colors.bar), part: bar.kind.rawValue)),
      .rectangle(
        RectangleShape(
          Frame(x: edge, y: bar.frame.y, width: 1, height: bar.frame.height),
          paint: Paint(fill: colors.hairline))),
    ] + lines(in: inner)
  }

  // MARK: Marks of the device

  private func mirrored(_ x: Double, width: Double = 0) -> Double {
    isRightToLeft ? layout.width - x - width : x
  }

  /// The clock and the battery, as grey forms.
  private func statusMarks(_ frame: Frame) -> [DrawingElement] {
    let isPhone = scene.device == .iPhone
    let inset = isPhone ? 28.0 : 16
    let y = frame.center.y + (isPhone ? 2 : 0)
    let mark = Paint(fill: colors.label.faded(by: 0.55))
    func form(_ x: Double, _ width: Double, _ height: Double) -> DrawingElement {
      .rectangle(
        RectangleShape(
          Frame(x: mirrored(x, width: width), y: y - height / 2, width: width, height: height),
          corner: height / 2.6,
          paint: mark))
    }
    return [
      form(inset, 30, 9), form(layout.width - inset - 24, 24, 10), form(layout.width - inset - 46, 15, 9),
    ]
  }

  /// The line at the foot of an iPhone's and an iPad's screen.
  private var homeMark: [DrawingElement] {
    guard scene.device == .iPhone || scene.device == .iPad, !scene.hasKeyboard else { return [] }
    let isPhone = scene.device == .iPhone
    let (width, height) = isPhone ? (128.0, 5.0) : (240, 4)
    let frame = Frame(
      x: (layout.width - width) / 2, y: layout.height - (isPhone ? 11 : 8), width: width, height: height)
    return [
      .rectangle(
        RectangleShape(
          frame, corner: height / 2, paint: Paint(fill: colors.label.faded(by: 0.8)), part: "home-indicator"))
    ]
  }

  /// The buttons that close, hide and zoom a Mac's window.
  private var windowButtons: [DrawingElement] {
    guard scene.device == .mac else { return [] }
    let names = ["red", "yellow", "green"]
    return names.enumerated().map { index, name in
      .circle(
        CircleShape(
          Point(x: mirrored(22 + Double(index) * 20), y: metrics.height / 2), radius: 6,
          paint: Paint(fill: SystemColors.color(named: name)), part: "window-button"))
    }
  }

  private func keyboard(_ frame: Frame) -> [DrawingElement] {
    var elements: [DrawingElement] = [.rectangle(RectangleShape(frame, paint: Paint(fill: colors.keyboard)))]
    let gap = 6.0
    for row in 0..<3 {
      let count = [10, 9, 7][row]
      let width = (frame.width - 8 - 9 * gap) / 10
      let total = Double(count) * width + Double(count - 1) * gap
      for key in 0..<count {
        let place = Frame(
          x: frame.center.x - total / 2 + Double(key) * (width + gap), y: frame.y + 9 + Double(row) * 41,
          width: width,
          height: 33)
        elements.append(.rectangle(RectangleShape(place, corner: 5, paint: Paint(fill: colors.key))))
      }
    }
    return [.group(GroupShape(elements, part: "keyboard", isRepeated: true))]
  }
}
