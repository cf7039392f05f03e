import MillworkManifest

/// The windows of a Mac and of visionOS, and the screen of a watch.
extension ToolbarLayouter {
  mutating func layOutWindow() {
    let buttons = 84.0
    bar(.navigation, height: metrics.height)
    let y = (metrics.height - metrics.itemHeight) / 2
    windowBar(y: y, from: column > 0 ? column + metrics.margin : buttons)
    let top = bottom
    content(under: isGlass ? 0 : top, least: 150)
    panes(toggleAt: y, inspectorFrom: isGlass ? 0 : top)
    sheet(from: top)
  }

  /// A Mac's toolbar: navigation, the title, then the rest at the trailing edge, where flexible spaces part it.
  mutating func windowBar(y: Double, from left: Double) {
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
    overflow(fitted.overflow, of: .trailing, below: metrics.height + 2)
  }

  /// The width of a sidebar, without the space around it.
  static let sidebarWidth = 170.0

  /// The space between a sidebar and the edges of its window: from 26 on it is a pane of glass above the content.
  static func paneInset(_ scene: ToolbarScene) -> Double { scene.isGlass ? 8 : 0 }

  /// The panes beside the content, behind all bars: the sidebar with the control that hides it, and the inspector, which reaches
  /// the window's edges and from 26 on its top.
  mutating func panes(toggleAt y: Double, inspectorFrom top: Double) {
    if plan.hasInspector {
      let frame = Frame(x: layout.width - 190, y: top, width: 190, height: bottom - top)
      layout.bars.insert(.init(kind: .inspector, frame: frame), at: 1)
    }
    guard column > 0 else { return }
    let inset = Self.paneInset(scene)
    let frame = Frame(x: inset, y: inset, width: Self.sidebarWidth, height: bottom - 2 * inset)
    layout.bars.insert(.init(kind: .sidebar, frame: frame), at: 1)
    let row = ToolbarRow(entries(.sidebar), metrics, isGlass: isGlass)
    place(
      row.placed(from: frame.x + 8, width: frame.width - 16, scene.device == .mac ? .trailing : .leading),
      .sidebar, y: y)
  }

  /// A sheet hangs in the window where something stands at its foot.
  mutating func sheet(from top: Double) {
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

  func isConfirming(_ entry: ToolbarEntry) -> Bool {
    if case .element(let element) = entry { element.placement == "confirmationAction" } else { false }
  }

  // MARK: Other devices

  mutating func layOutWatch() {
    bar(.navigation, height: 52)
    let edges: [(ToolbarZone, Double, ToolbarRow.Alignment)] = [
      (.leading, 8, .leading), (.trailing, 102, .trailing),
    ]
    for (zone, x, alignment) in edges {
      let fitted = ToolbarOverflow(entries(zone), into: 88, hasMenu: false, metrics, isGlass: isGlass)
      let row = ToolbarRow(fitted.entries, metrics, isGlass: isGlass)
      place(row.placed(from: x, width: 88, alignment), zone, y: 12)
      layout.overflow += fitted.overflow
    }
    for element in plan.elements(in: .content) {
      var places = ToolbarRow([.element(element)], metrics, isGlass: isGlass).placed(
        from: 8, width: layout.width - 16, .center)
      if element.isControl {
        // Buttons in the content are as wide as it.
        places.items[0].x = 8
        places.items[0].width = layout.width - 16
        places.groups[0].x = 8
        places.groups[0].width = layout.width - 16
      }
      place(places, .content, y: bottom + 4, height: 40)
      bottom += 46
    }
    let fitted = ToolbarOverflow(
      bottomEntries, into: layout.width - 16, hasMenu: false, metrics, isGlass: isGlass)
    layout.overflow += fitted.overflow
    content(under: 0, least: max(24, 176 - bottom))
    guard !bottomEntries.isEmpty else {
      bottom += 14
      return
    }
    bar(.bottom, height: 52)
    let row = ToolbarRow(fitted.entries, metrics, isGlass: isGlass)
    place(row.placed(from: 8, width: layout.width - 16, .spread), .bottom, y: bottom - 46)
  }

  mutating func layOutVision() {
    bar(.navigation, height: metrics.height)
    navigationBar(at: (metrics.height - metrics.itemHeight) / 2)
    titlesBelow()
    let fitted = ToolbarOverflow(bottomEntries, into: layout.width - 112, metrics, isGlass: false)
    // The ornament reaches into the window.
    content(under: 0, least: 150, menu: Self.menuRoom(fitted.overflow) + 22)
    let row = ToolbarRow(fitted.entries, metrics, isGlass: false)
    guard !row.pieces.isEmpty else { return }
    let width = min(row.naturalWidth + 32, layout.width - 80)
    let frame = Frame(x: (layout.width - width) / 2, y: bottom - 22, width: width, height: 60)
    layout.bars.append(.init(kind: .ornament, frame: frame))
    place(row.placed(from: frame.x + 16, width: width - 32, .center), .bottom, y: frame.y + 8)
    overflow(fitted.overflow, of: .bottom, above: frame.y - 6)
    bottom = frame.y + frame.height + 8
  }
}
