import MillworkManifest

/// Moves what does not fit into the overflow menu.
struct ToolbarOverflow {
  /// What stays in the bar, with the item that opens the menu at its end where there is a menu with something in it.
  private(set) var entries: [ToolbarEntry]
  /// What is in the menu or, without one, has no room; in order.
  private(set) var overflow: [ToolbarElement]

  /// Fits `entries` into `width` points. Items of the lowest priority go first, of equal ones that nearest to the trailing edge;
  /// pinned ones and search fields never, unless there is no menu. At most `mostItems` stay, however narrow they are; search
  /// fields don't count. `moved` is in the menu in any case.
  ///
  /// Source: https://developer.apple.com/documentation/appkit/nstoolbaritem/visibilitypriority-swift.property and
  /// https://developer.apple.com/documentation/swiftui/toolbaritemvisibilitypriority.
  init(
    _ entries: [ToolbarEntry], moved: [ToolbarElement] = [], into width: Double, mostItems: Int = .max,
    hasMenu: Bool = true, _ metrics: BarMetrics, isGlass: Bool
  ) {
    var kept = entries
    var gone: [(index: Int, element: ToolbarElement)] = []
    var indices = Array(entries.indices)
    func row() -> [ToolbarEntry] {
      !hasMenu || gone.isEmpty && moved.isEmpty ? kept : Self.withMenu(kept)
    }
    while Self.itemCount(kept) > mostItems || ToolbarRow(row(), metrics, isGlass: isGlass).leastWidth > width,
      let place = Self.first(toGo: kept, hasMenu: hasMenu), case .element(let element) = kept[place]
    {
      gone.append((indices[place], element))
      kept.remove(at: place)
      indices.remove(at: place)
    }
    self.entries = row()
    overflow = gone.sorted { $0.index < $1.index }.map(\.element) + moved
  }

  /// The item that opens the menu.
  static var menuItem: ToolbarElement {
    var element = ToolbarElement(.symbol("ellipsis"), label: "More")
    element.opensMenu = true
    element.isPinned = true
    return element
  }

  private static func withMenu(_ entries: [ToolbarEntry]) -> [ToolbarEntry] {
    var entries = entries
    while case .space = entries.last { entries.removeLast() }
    return entries + [.element(menuItem)]
  }

  private static func first(toGo entries: [ToolbarEntry], hasMenu: Bool) -> Int? {
    let order: [VisibilityPriority] = [.low, .automatic, .high]
    for priority in order {
      let last = entries.lastIndex {
        guard case .element(let element) = $0 else { return false }
        return element.priority == priority && (!hasMenu || canGo(element))
      }
      if let last { return last }
    }
    return nil
  }

  /// How many items stand there, those with a condition among them: all are drawn as if their conditions held.
  private static func itemCount(_ entries: [ToolbarEntry]) -> Int {
    entries.count { if case .element(let element) = $0 { !element.look.isField } else { false } }
  }

  private static func canGo(_ element: ToolbarElement) -> Bool {
    !element.isPinned
  }
}
