import MillworkManifest

/// Lays a component out on a screen or in a window. Everything is placed from left to right first; a layout from right to
/// left is the same in a mirror.
package struct ToolbarLayouter {
  private let plan: ToolbarPlan
  private let scene: ToolbarScene
  private let metrics: BarMetrics
  private var layout: ToolbarLayout
  /// How far down the picture reaches so far.
  private var bottom = 0.0

  /// The layout of a component in a scene.
  package static func layout(_ model: ToolbarContentModel, _ scene: ToolbarScene) -> ToolbarLayout {
    var layouter = ToolbarLayouter(model, scene)
    switch scene.device {
    case .iPhone, .iPad, .tv: layouter.layOutScreen()
    case .mac: layouter.layOutWindow()
    case .watch: layouter.layOutWatch()
    case .vision: layouter.layOutVision()
    }
    layouter.layout.height = layouter.bottom
    return scene.direction == .rightToLeft ? layouter.layout.mirrored() : layouter.layout
  }

  private init(_ model: ToolbarContentModel, _ scene: ToolbarScene) {
    plan = ToolbarPlan(model, scene)
    self.scene = scene
    metrics = BarMetrics(scene)
    layout = ToolbarLayout(scene, width: scene.device.width, height: 0)
    layout.titleMenu = plan.titleMenu
    layout.unseen = plan.elements(in: .unseen)
    layout.leftOut = plan.leftOut.map { ($0.item, $0.kind, $0.api) }
  }

  private var isGlass: Bool { scene.isGlass }

  private func entries(_ zone: ToolbarZone) -> [ToolbarEntry] { plan.entries[zone] ?? [] }

  // MARK: Screens

  private mutating func layOutScreen() {
    let isPhone = scene.device == .iPhone
    bar(.status, height: isPhone ? 44 : scene.device == .iPad ? 24 : 0)
    let top = bottom
    bar(.navigation, height: metrics.height + (entries(.subtitle).isEmpty || isGlass ? 0 : 8))
    let isFlush = isGlass && scene.device != .tv
    navigationBar(at: top + (isFlush ? 0 : (metrics.height - metrics.itemHeight) / 2))
    titlesBelow()
    let lower = scene.hasKeyboard ? entries(.keyboard) : bottomEntries
    let margin = scene.hasKeyboard && isGlass ? 12.0 : metrics.margin
    let fitted = ToolbarOverflow(lower, into: layout.width - 2 * margin, metrics, isGlass: isGlass)
    let menuHeight = fitted.overflow.isEmpty ? 0 : Self.menuHeight(fitted.overflow.count) + 24
    content(under: top, least: max(menuHeight, isPhone && scene.hasKeyboard ? 96 : 132))
    if scene.hasKeyboard {
      keyboard(fitted, margin: margin)
    } else if !lower.isEmpty {
      bottomBar(fitted)
    } else {
      bottom += isPhone ? 20 : 0
    }
  }

  /// The search field, and the title that stands below the bar.
  private mutating func titlesBelow() {
    let start = bottom
    let below = [ToolbarZone.largeTitle, .largeSubtitle].filter { !entries($0).isEmpty }
    for zone in below {
      let height = zone == .largeTitle ? 44.0 : 24
      let row = ToolbarRow(entries(zone), metrics, isGlass: false)
      place(row.placed(from: 16, width: layout.width - 32, .leading), zone, y: bottom, height: height)
      bottom += height
    }
    if bottom > start { add(.largeTitle, y: start, height: bottom - start) }
    guard !entries(.search).isEmpty else { return }
    bar(.search, height: 52)
    let row = ToolbarRow(entries(.search), metrics, isGlass: isGlass)
    place(row.placed(from: 16, width: layout.width - 32, .leading), .search, y: bottom - 46, height: 36)
  }

  /// The bar at the top: the edges first, then what is in the middle, in what they leave.
  private mutating func navigationBar(at y: Double, from left: Double? = nil, to right: Double? = nil) {
    let left = left ?? metrics.margin
    let right = right ?? layout.width - metrics.margin
    let middle = centerEntries
    let middleRow = ToolbarRow(middle, metrics, isGlass: isGlass)
    let breath = 12.0
    // What is in the middle may be cut short before an item falls into the menu, but not below this.
    let leastMiddle = middle.isEmpty ? 0 : middleRow.leastWidth + breath
    let leading = ToolbarOverflow(entries(.leading), into: (right - left) * 0.6, metrics, isGlass: isGlass)
    let leadingRow = ToolbarRow(leading.entries, metrics, isGlass: isGlass)
    let leadingNatural = min(leadingRow.naturalWidth, (right - left) * 0.6)
    let leadingWidth = leadingNatural + (leadingRow.pieces.isEmpty ? 0 : breath)
    let room = right - left - leadingWidth - leastMiddle
    let trailing = ToolbarOverflow(
      entries(.trailing), moved: plan.elements(in: .overflow), into: room, metrics, isGlass: isGlass)
    let trailingRow = ToolbarRow(trailing.entries, metrics, isGlass: isGlass)
    place(leadingRow.placed(from: left, width: leadingNatural, .leading), .leading, y: y)
    let trailingNatural = min(trailingRow.naturalWidth, max(room, trailingRow.leastWidth))
    let trailingLeft = right - trailingNatural
    place(trailingRow.placed(from: trailingLeft, width: trailingNatural, .leading), .trailing, y: y)
    center(
      middleRow, from: left + leadingWidth,
      to: trailingLeft - (trailingRow.pieces.isEmpty ? 0 : breath), y: y)
    overflow(leading.overflow + trailing.overflow, below: y + metrics.itemHeight + 6)
  }

  /// What is in the middle of the bar: the title that the screen has, unless something takes its place.
  private var centerEntries: [ToolbarEntry] {
    let own = entries(.center)
    return titled(
      own.isEmpty && entries(.largeTitle).isEmpty ? [ToolbarEntry.element(ToolbarPlan.screenTitle)] : own)
  }

  /// The entries with the first title among them as the one that has the menu and the subtitle.
  private func titled(_ entries: [ToolbarEntry]) -> [ToolbarEntry] {
    var title = entries
    if let place = title.firstIndex(where: { isTitle($0) }), case .element(var element) = title[place] {
      element.opensMenu = !plan.titleMenu.isEmpty
      if case .title(let text, nil) = element.look, let below = plan.elements(in: .subtitle).first {
        element.look = .title(text, subtitle: below.label)
      }
      title[place] = .element(element)
    }
    return title
  }

  private func isTitle(_ entry: ToolbarEntry) -> Bool {
    if case .element(let element) = entry, case .title = element.look { true } else { false }
  }

  /// Puts a row into the middle of the screen, or of the space from `left` to `right` where it is not free there.
  private mutating func center(_ row: ToolbarRow, from left: Double, to right: Double, y: Double) {
    let width = min(row.naturalWidth, max(0, right - left))
    guard width > 0 else { return }
    let middle = layout.width / 2 - width / 2
    let x = middle >= left && middle + width <= right ? middle : (left + right - width) / 2
    var places = row.placed(from: x, width: width, .leading)
    // Cut short what reaches too far.
    for index in places.items.indices {
      places.items[index].width = max(0, min(places.items[index].width, x + width - places.items[index].x))
    }
    for index in places.groups.indices {
      places.groups[index].width = max(0, min(places.groups[index].width, x + width - places.groups[index].x))
    }
    place(places, .center, y: y)
  }

  // MARK: The bottom

  private mutating func bottomBar(_ fitted: ToolbarOverflow) {
    let home = scene.device == .iPhone ? 20.0 : 8
    let height = isGlass ? 52.0 : 49
    let row = ToolbarRow(fitted.entries, metrics, isGlass: isGlass)
    let places = row.placed(
      from: metrics.margin, width: layout.width - 2 * metrics.margin, isGlass ? .center : .spread)
    bar(.bottom, height: height + home)
    let y = bottom - home - height + (isGlass ? 4 : (height - metrics.itemHeight) / 2)
    place(places, .bottom, y: y)
    overflow(fitted.overflow, above: y - 6)
  }

  /// The entries of the bottom bar, with the status in their middle: after the first flexible space, or at the end.
  private var bottomEntries: [ToolbarEntry] {
    let (own, status) = (entries(.bottom), entries(.status))
    if status.isEmpty { return own }
    let parting = own.firstIndex { if case .space(.flexible) = $0 { true } else { false } } ?? own.count
    return Array(own[..<parting]) + [.space(.flexible)] + status + [.space(.flexible)]
      + Array(own[parting...].drop { if case .space = $0 { true } else { false } })
  }

  private mutating func keyboard(_ fitted: ToolbarOverflow, margin: Double) {
    let row = ToolbarRow(fitted.entries, metrics, isGlass: isGlass)
    bar(.keyboardRow, height: isGlass ? 56 : 44)
    place(
      row.placed(from: margin, width: layout.width - 2 * margin, .leading), .keyboard,
      y: bottom - (isGlass ? 50 : 44))
    overflow(fitted.overflow, above: bottom - 56)
    bar(.keyboard, height: scene.device == .iPhone ? 132 : 148)
  }

  // MARK: Windows

  private mutating func layOutWindow() {
    let buttons = 84.0
    bar(.navigation, height: metrics.height)
    let y = (metrics.height - metrics.itemHeight) / 2
    windowBar(y: y, from: buttons)
    let top = bottom
    content(under: isGlass ? 0 : top, least: 150)
    panes(from: top)
    sheet(from: top)
  }

  /// A Mac's toolbar: navigation, the title, then the rest at the trailing edge, where flexible spaces part it.
  private mutating func windowBar(y: Double, from left: Double) {
    let right = layout.width - metrics.margin
    var head = entries(.leading)
    let own = titled(entries(.center))
    if !own.contains(where: isTitle) {
      if !head.isEmpty { head.append(.space(.fixed)) }
      head += titled([.element(ToolbarPlan.screenTitle)])
    }
    let headRow = ToolbarRow(head, metrics, isGlass: isGlass)
    let middleRow = ToolbarRow(own, metrics, isGlass: isGlass)
    let leastMiddle = own.isEmpty ? 12 : middleRow.leastWidth + 24
    let start = left + headRow.naturalWidth + 12
    let fitted = ToolbarOverflow(
      entries(.trailing), moved: plan.elements(in: .overflow), into: right - start - leastMiddle, metrics,
      isGlass: isGlass)
    let row = ToolbarRow(fitted.entries, metrics, isGlass: isGlass)
    place(headRow.placed(from: left, width: headRow.naturalWidth, .leading), .leading, y: y)
    let free = own.isEmpty ? right - start : min(row.naturalWidth, right - start - leastMiddle)
    let places = row.placed(from: right - free, width: free, .trailing, widestField: 220)
    place(places, .trailing, y: y)
    center(middleRow, from: start, to: (places.groups.first?.x ?? right) - 12, y: y)
    overflow(fitted.overflow, below: metrics.height + 2)
  }

  private mutating func panes(from top: Double) {
    let inset = isGlass ? 8.0 : 0
    let height = bottom - top - (isGlass ? 8 : 0)
    if plan.hasSidebar {
      layout.bars.append(
        .init(kind: .sidebar, frame: Frame(x: inset, y: top, width: 170, height: height)))
    }
    if plan.hasInspector {
      layout.bars.append(
        .init(
          kind: .inspector, frame: Frame(x: layout.width - 190 - inset, y: top, width: 190, height: height)))
    }
  }

  /// A sheet hangs in the window where something stands at its foot.
  private mutating func sheet(from top: Double) {
    guard !entries(.sheetLeading).isEmpty || !entries(.sheetTrailing).isEmpty else { return }
    let width = 420.0
    let x = (layout.width - width) / 2
    let frame = Frame(x: x, y: top + 10, width: width, height: bottom - top - 26)
    layout.bars.append(.init(kind: .sheet, frame: frame))
    let y = frame.y + frame.height - 16 - metrics.itemHeight
    // The cancelling buttons stand before the confirming ones, whatever their order in the manifest.
    let trailing =
      entries(.sheetTrailing).filter { !isConfirming($0) } + entries(.sheetTrailing).filter(isConfirming)
    let left = ToolbarRow(entries(.sheetLeading), metrics, isGlass: isGlass)
    let right = ToolbarRow(trailing, metrics, isGlass: isGlass)
    place(left.placed(from: x + 20, width: width - 40, .leading), .sheetLeading, y: y)
    place(right.placed(from: x + 20, width: width - 40, .trailing), .sheetTrailing, y: y)
  }

  private func isConfirming(_ entry: ToolbarEntry) -> Bool {
    if case .element(let element) = entry { element.placement == "confirmationAction" } else { false }
  }

  // MARK: Other devices

  private mutating func layOutWatch() {
    bar(.navigation, height: 52)
    let edges: [(ToolbarZone, Double, ToolbarRow.Alignment)] = [
      (.leading, 8, .leading), (.trailing, 102, .trailing),
    ]
    for (zone, x, alignment) in edges {
      let fitted = ToolbarOverflow(entries(zone), into: 88, metrics, isGlass: isGlass)
      let row = ToolbarRow(fitted.entries, metrics, isGlass: isGlass)
      place(row.placed(from: x, width: 88, alignment), zone, y: 12)
      overflow(fitted.overflow, below: 54)
    }
    for element in plan.elements(in: .content) {
      let row = ToolbarRow([.element(element)], metrics, isGlass: isGlass)
      place(row.placed(from: 8, width: layout.width - 16, .center), .content, y: bottom + 4)
      bottom += 44
    }
    content(under: 0, least: max(24, 176 - bottom))
    guard !bottomEntries.isEmpty else {
      bottom += 14
      return
    }
    bar(.bottom, height: 52)
    let fitted = ToolbarOverflow(bottomEntries, into: layout.width - 16, metrics, isGlass: isGlass)
    let row = ToolbarRow(fitted.entries, metrics, isGlass: isGlass)
    place(row.placed(from: 8, width: layout.width - 16, .spread), .bottom, y: bottom - 46)
    overflow(fitted.overflow, above: bottom - 52)
  }

  private mutating func layOutVision() {
    bar(.navigation, height: metrics.height)
    navigationBar(at: (metrics.height - metrics.itemHeight) / 2)
    titlesBelow()
    content(under: 0, least: 150)
    let fitted = ToolbarOverflow(bottomEntries, into: layout.width - 112, metrics, isGlass: false)
    let row = ToolbarRow(fitted.entries, metrics, isGlass: false)
    guard !row.pieces.isEmpty else { return }
    let width = min(row.naturalWidth + 32, layout.width - 80)
    let frame = Frame(x: (layout.width - width) / 2, y: bottom - 22, width: width, height: 60)
    layout.bars.append(.init(kind: .ornament, frame: frame))
    place(row.placed(from: frame.x + 16, width: width - 32, .center), .bottom, y: frame.y + 8)
    overflow(fitted.overflow, above: frame.y - 6)
    bottom = frame.y + frame.height + 8
  }

  // MARK: Placing

  /// A surface as wide as the screen, below all others.
  private mutating func bar(_ kind: ToolbarLayout.Bar.Kind, height: Double) {
    guard height > 0 else { return }
    add(kind, y: bottom, height: height)
    bottom += height
  }

  private mutating func add(_ kind: ToolbarLayout.Bar.Kind, y: Double, height: Double) {
    layout.bars.append(.init(kind: kind, frame: Frame(x: 0, y: y, width: layout.width, height: height)))
  }

  /// The content, behind glass bars from `top` on, and high enough for the menu.
  private mutating func content(under top: Double, least: Double) {
    let start = bottom
    bottom += max(least, (layout.menu.map { $0.frame.y + $0.frame.height + 12 - start }) ?? 0)
    let y = isGlass ? top : start
    layout.bars.insert(
      .init(kind: .content, frame: Frame(x: 0, y: y, width: layout.width, height: bottom - y)), at: 0)
  }

  private mutating func place(
    _ places: ToolbarRow.Places, _ zone: ToolbarZone, y: Double, height: Double? = nil
  ) {
    let height = height ?? metrics.itemHeight
    let first = layout.groups.count
    layout.groups += places.groups.map {
      .init(background: $0.background, frame: Frame(x: $0.x, y: y, width: $0.width, height: height))
    }
    layout.boxes += places.items.map {
      .init(
        element: $0.element, zone: zone, frame: Frame(x: $0.x, y: y, width: $0.width, height: height),
        group: first + $0.group,
        isOverflow: $0.element.item == nil && $0.element.look == ToolbarOverflow.menuItem.look)
    }
  }

  /// Opens the menu with what does not fit, below or above the item that opens it.
  private mutating func overflow(
    _ elements: [ToolbarElement], below top: Double? = nil, above end: Double? = nil
  ) {
    guard !elements.isEmpty else { return }
    layout.overflow += elements
    guard layout.menu == nil, let box = layout.boxes.last(where: \.isOverflow) else { return }
    let rows = Array(elements.prefix(ToolbarLayout.Menu.mostRows))
    let hidden = elements.count - rows.count
    let height = Self.menuHeight(elements.count)
    let widest = rows.map { TextMeasure.width(of: $0.label, in: DrawnFont(size: 15)) }.max() ?? 0
    let width = min(max(widest + 72, 150), 250)
    let x = min(max(box.frame.x + box.frame.width - width, 8), layout.width - width - 8)
    let y = top ?? (end ?? 0) - height
    layout.menu = .init(
      frame: Frame(x: x, y: y, width: width, height: height), rows: rows, hiddenCount: hidden)
  }

  /// The height of the menu with so many items; one more row says how many have no room.
  private static func menuHeight(_ count: Int) -> Double {
    Double(min(count, ToolbarLayout.Menu.mostRows + 1)) * ToolbarLayout.Menu.rowHeight + 12
  }
}
