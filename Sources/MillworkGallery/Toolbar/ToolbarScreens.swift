import MillworkManifest

/// Screens: a bar at the top, the content, and what is at the bottom.
extension ToolbarLayouter {
  mutating func layOutScreen() {
    let isPhone = scene.device == .iPhone
    bar(.status, height: isPhone ? 44 : scene.device == .iPad ? 24 : 0)
    let top = bottom
    bar(.navigation, height: metrics.height + (entries(.subtitle).isEmpty || isGlass ? 0 : 8))
    let isFlush = isGlass && scene.device != .tv
    navigationBar(at: top + (isFlush ? 0 : (metrics.height - metrics.itemHeight) / 2))
    titlesBelow()
    let lower = scene.hasKeyboard ? entries(.keyboard) : bottomEntries
    let margin = scene.hasKeyboard && isGlass ? 12.0 : metrics.margin
    let room = layout.width - (scene.hasKeyboard ? 0 : column) - 2 * margin
    let fitted = ToolbarOverflow(lower, into: room, metrics, isGlass: isGlass)
    let inspectorTop = isGlass ? 0 : bottom
    content(
      under: top, least: isPhone && scene.hasKeyboard ? 96 : 132, menu: Self.menuRoom(fitted.overflow))
    if scene.hasKeyboard {
      keyboard(fitted, margin: margin)
    } else if !lower.isEmpty {
      bottomBar(fitted)
    } else {
      bottom += isPhone ? 20 : 0
    }
    if scene.device == .iPad {
      panes(
        toggleAt: top + (isFlush ? 0 : (metrics.height - metrics.itemHeight) / 2), inspectorFrom: inspectorTop
      )
    }
  }

  /// The search field, and the title that stands below the bar.
  mutating func titlesBelow() {
    let start = bottom
    let below = [ToolbarZone.largeTitle, .largeSubtitle].filter { !entries($0).isEmpty }
    for zone in below {
      let height = zone == .largeTitle ? 44.0 : 24
      let row = ToolbarRow(entries(zone), metrics, isGlass: false)
      place(
        row.placed(from: column + 16, width: layout.width - column - 32, .leading), zone, y: bottom,
        height: height)
      bottom += height
    }
    if bottom > start { add(.largeTitle, y: start, height: bottom - start) }
    guard !entries(.search).isEmpty else { return }
    bar(.search, height: 52)
    let row = ToolbarRow(entries(.search), metrics, isGlass: isGlass)
    place(
      row.placed(from: column + 16, width: layout.width - column - 32, .leading), .search, y: bottom - 46,
      height: 36)
  }

  // MARK: The bottom

  mutating func bottomBar(_ fitted: ToolbarOverflow) {
    let home = scene.device == .iPhone ? 20.0 : 8
    let height = isGlass ? 52.0 : 49
    let row = ToolbarRow(fitted.entries, metrics, isGlass: isGlass)
    let places = row.placed(
      from: column + metrics.margin, width: layout.width - column - 2 * metrics.margin,
      isGlass ? .center : .spread)
    bar(.bottom, height: height + home)
    let y = bottom - home - height + (isGlass ? 4 : (height - metrics.itemHeight) / 2)
    place(places, .bottom, y: y)
    overflow(fitted.overflow, of: .bottom, above: y - 6)
  }

  /// The entries of the bottom bar, with the status in their middle: after the first flexible space, or at the end.
  var bottomEntries: [ToolbarEntry] {
    let (own, status) = (entries(.bottom), entries(.status))
    if status.isEmpty { return own }
    let parting = own.firstIndex { if case .space(.flexible) = $0 { true } else { false } } ?? own.count
    return Array(own[..<parting]) + [.space(.flexible)] + status + [.space(.flexible)]
      + Array(own[parting...].drop { if case .space = $0 { true } else { false } })
  }

  mutating func keyboard(_ fitted: ToolbarOverflow, margin: Double) {
    let row = ToolbarRow(fitted.entries, metrics, isGlass: isGlass)
    bar(.keyboardRow, height: isGlass ? 56 : 44)
    place(
      row.placed(from: margin, width: layout.width - 2 * margin, .leading), .keyboard,
      y: bottom - (isGlass ? 50 : 44))
    overflow(fitted.overflow, of: .keyboard, above: bottom - 56)
    bar(.keyboard, height: scene.device == .iPhone ? 132 : 148)
  }
}
