import MillworkManifest
import MillworkSDK

/// Lays a component out on a screen or in a window. Everything is placed from left to right first; a layout from right to
/// left is the same in a mirror.
package struct ToolbarLayouter {
  let plan: ToolbarPlan
  let scene: ToolbarScene
  let metrics: BarMetrics
  var layout: ToolbarLayout
  /// How far down the picture reaches so far.
  var bottom = 0.0
  /// Where the content's column begins, and the bars above and below it: beside the sidebar, which is a pane of the whole height.
  let column: Double

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
    let hasPane = plan.hasSidebar && scene.device.hasSidebarPane
    column = hasPane ? Self.sidebarWidth + 2 * Self.paneInset(scene) : 0
    layout = ToolbarLayout(scene, width: scene.device.width, height: 0)
    layout.titleMenu = plan.titleMenu
    layout.unseen = plan.elements(in: .unseen)
    layout.leftOut = plan.leftOut.map { ($0.item, $0.kind, $0.api) }
  }

  var isGlass: Bool { scene.isGlass }

  func entries(_ zone: ToolbarZone) -> [ToolbarEntry] { plan.entries[zone] ?? [] }

  // MARK: The bar at the top

  /// The bar at the top: the edges first, then what is in the middle, in what they leave.
  mutating func navigationBar(at y: Double) {
    let left = column + metrics.margin
    let right = layout.width - metrics.margin
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
      entries(.trailing), moved: plan.elements(in: .overflow), into: room,
      // The rule `many-trailing-items` has the same bound, for what stands there whatever the conditions.
      mostItems: scene.device == .iPhone ? PlacementMap.trailingRoomOnIOS : .max, metrics, isGlass: isGlass)
    let trailingRow = ToolbarRow(trailing.entries, metrics, isGlass: isGlass)
    place(leadingRow.placed(from: left, width: leadingNatural, .leading), .leading, y: y)
    let trailingNatural = min(trailingRow.naturalWidth, max(room, trailingRow.leastWidth))
    let trailingLeft = right - trailingNatural
    place(trailingRow.placed(from: trailingLeft, width: trailingNatural, .leading), .trailing, y: y)
    center(
      middleRow, from: left + leadingWidth,
      to: trailingLeft - (trailingRow.pieces.isEmpty ? 0 : breath), y: y)
    overflow(leading.overflow, of: .leading, below: y + metrics.itemHeight + 6)
    overflow(trailing.overflow, of: .trailing, below: y + metrics.itemHeight + 6)
  }

  /// What is in the middle of the bar: the title that the screen has, unless something takes its place.
  var centerEntries: [ToolbarEntry] {
    let own = entries(.center)
    return titled(
      own.isEmpty && entries(.largeTitle).isEmpty ? [ToolbarEntry.element(ToolbarPlan.screenTitle)] : own)
  }

  /// The entries with the first title among them as the one that has the menu and the subtitle.
  func titled(_ entries: [ToolbarEntry]) -> [ToolbarEntry] {
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

  func isTitle(_ entry: ToolbarEntry) -> Bool {
    if case .element(let element) = entry, case .title = element.look { true } else { false }
  }

  /// Puts a row into the middle of the content's column, or as near to it as the space from `left` to `right` lets it.
  mutating func center(_ row: ToolbarRow, from left: Double, to right: Double, y: Double) {
    let width = min(row.naturalWidth, max(0, right - left))
    guard width > 0 else { return }
    let x = min(max((column + layout.width - width) / 2, left), right - width)
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

  // MARK: Placing

  /// A surface as wide as the content's column, or for the keyboard as the screen, below all others.
  mutating func bar(_ kind: ToolbarLayout.Bar.Kind, height: Double) {
    guard height > 0 else { return }
    add(kind, y: bottom, height: height)
    bottom += height
  }

  mutating func add(_ kind: ToolbarLayout.Bar.Kind, y: Double, height: Double) {
    let x = kind == .keyboard || kind == .keyboardRow ? 0 : column
    layout.bars.append(.init(kind: kind, frame: Frame(x: x, y: y, width: layout.width - x, height: height)))
  }

  /// The content, behind glass bars from `top` on, and high enough for the menus of the bar above and for `menu`, which is the height of
  /// what hangs over the bar below.
  mutating func content(under top: Double, least: Double, menu: Double = 0) {
    let start = bottom
    let end = layout.menus.map { $0.frame.y + $0.frame.height + 12 }.max() ?? start
    bottom += max(least, end - start + menu)
    let y = isGlass ? top : start
    layout.bars.insert(
      .init(kind: .content, frame: Frame(x: 0, y: y, width: layout.width, height: bottom - y)), at: 0)
  }

  mutating func place(
    _ places: ToolbarRow.Places, _ zone: ToolbarZone, y: Double, height: Double? = nil
  ) {
    let height = height ?? metrics.itemHeight
    let first = layout.groups.count
    layout.groups += places.groups.indices.map { index in
      let group = places.groups[index]
      let isControl = places.items.contains { $0.group == index && $0.element.isControl }
      let background =
        group.background == .none && isControl && hasSurfaces(zone) ? .surface : group.background
      return .init(background: background, frame: Frame(x: group.x, y: y, width: group.width, height: height))
    }
    layout.boxes += places.items.map {
      .init(
        element: $0.element, zone: zone, frame: Frame(x: $0.x, y: y, width: $0.width, height: height),
        group: first + $0.group,
        isOverflow: $0.element.item == nil && $0.element.look == ToolbarOverflow.menuItem.look)
    }
  }

  /// Whether buttons without glass have a surface of their own in a zone: in content, in a sheet, and all of visionOS's.
  private func hasSurfaces(_ zone: ToolbarZone) -> Bool {
    switch zone {
    case .content, .sheetLeading, .sheetTrailing: true
    case .leading, .trailing: scene.device == .vision
    case .bottom: scene.device == .watch
    default: false
    }
  }

  /// Opens the menu with what does not fit in a zone, below or above the item that opens it, and below a menu that is in its way.
  mutating func overflow(
    _ elements: [ToolbarElement], of zone: ToolbarZone, below top: Double? = nil, above end: Double? = nil
  ) {
    guard !elements.isEmpty else { return }
    layout.overflow += elements
    guard let box = layout.boxes.last(where: { $0.isOverflow && $0.zone == zone }) else { return }
    let rows = Array(elements.prefix(ToolbarLayout.Menu.mostRows))
    let hidden = elements.count - rows.count
    let height = Self.menuHeight(elements.count)
    let widest = rows.map { TextMeasure.width(of: $0.label, in: DrawnFont(size: 15)) }.max() ?? 0
    let sides = rows.contains { $0.menuSymbol != nil } ? 72.0 : 44
    let width = min(max(widest + sides, 150), 250)
    let x = min(max(box.frame.x + box.frame.width - width, 8), layout.width - width - 8)
    var frame = Frame(x: x, y: top ?? (end ?? 0) - height, width: width, height: height)
    for other in layout.menus.map(\.frame) where frame.overlaps(other) {
      frame.y = other.y + other.height + 8
    }
    layout.menus.append(.init(zone: zone, frame: frame, rows: rows, hiddenCount: hidden))
  }

  /// The height of the menu over the bar below, with the space around it; 0 where there is none.
  static func menuRoom(_ elements: [ToolbarElement]) -> Double {
    elements.isEmpty ? 0 : menuHeight(elements.count) + 24
  }

  /// The height of the menu with so many items; one more row says how many have no room.
  static func menuHeight(_ count: Int) -> Double {
    Double(min(count, ToolbarLayout.Menu.mostRows + 1)) * ToolbarLayout.Menu.rowHeight + 12
  }
}
