import MillworkManifest

/// A row of items: which of them stand on one background, and how wide everything is.
struct ToolbarRow {
  /// Items that stand together, or space.
  enum Piece {
    case block([ToolbarElement], ToolbarLayout.Background)
    case space(Double)
    case flexible
  }

  /// Where a row goes that is narrower than its place and has nothing that grows.
  enum Alignment {
    case leading, center, trailing
    /// From edge to edge with the same space between all items; one alone stands in the middle.
    case spread
  }

  let metrics: BarMetrics
  let isGlass: Bool
  /// The pieces in order. Fixed spaces stand between blocks alone.
  private(set) var pieces: [Piece] = []

  /// The row of some entries.
  init(_ entries: [ToolbarEntry], _ metrics: BarMetrics, isGlass: Bool) {
    self.metrics = metrics
    self.isGlass = isGlass
    var spaces: [SpacerSizing] = []
    for entry in entries {
      switch entry {
      case .space(let sizing): spaces.append(sizing)
      case .element(let element):
        add(element, after: spaces)
        spaces = []
      }
    }
    if spaces.contains(.flexible), !pieces.isEmpty { pieces.append(.flexible) }
  }

  private mutating func add(_ element: ToolbarElement, after spaces: [SpacerSizing]) {
    let background = background(of: element)
    if spaces.isEmpty, case .block(let elements, let last) = pieces.last, let neighbour = elements.last,
      last == .glass, background == .glass, shares(neighbour, element)
    {
      pieces[pieces.count - 1] = .block(elements + [element], .glass)
      return
    }
    if spaces.contains(.flexible) {
      pieces.append(.flexible)
    } else if !pieces.isEmpty {
      pieces.append(.space(spaces.isEmpty ? metrics.gap : metrics.fixedSpace))
    }
    pieces.append(.block([element], background))
  }

  /// Symbols side by side share their glass, and whatever stands in one group; a text has glass of its own.
  private func shares(_ first: ToolbarElement, _ second: ToolbarElement) -> Bool {
    if let group = first.group, group == second.group { return true }
    return isSymbol(first) && isSymbol(second)
  }

  private func isSymbol(_ element: ToolbarElement) -> Bool {
    switch element.look {
    case .symbol, .asset: true
    default: false
    }
  }

  private func background(of element: ToolbarElement) -> ToolbarLayout.Background {
    if element.isProminent { return .prominent }
    if !isGlass || !element.sharesBackground { return .none }
    switch element.look {
    case .title, .status: return .none
    default: return .glass
    }
  }

  // MARK: Widths

  /// The width with every text whole.
  var naturalWidth: Double { width { metrics.width(of: $0) } }

  /// The width with texts as short as they get.
  var leastWidth: Double { width { metrics.leastWidth(of: $0) } }

  private func width(_ width: (ToolbarElement) -> Double) -> Double {
    pieces.reduce(0) { sum, piece in
      switch piece {
      case .block(let elements, _): sum + elements.reduce(0) { $0 + width($1) }
      case .space(let width): sum + width
      case .flexible: sum + max(metrics.gap, 8)
      }
    }
  }

  private var fieldCount: Int {
    pieces.reduce(0) { count, piece in
      guard case .block(let elements, _) = piece else { return count }
      return count + elements.count { $0.look.isField }
    }
  }

  // MARK: Places

  /// Items and what is behind them, in one dimension.
  struct Places {
    /// Each item with its place and the number of its group.
    var items: [(element: ToolbarElement, x: Double, width: Double, group: Int)] = []
    /// What is behind the items of each group.
    var groups: [(background: ToolbarLayout.Background, x: Double, width: Double)] = []
  }

  /// Puts the row into the space from `x` on. Texts grow to their whole width before search fields grow, up to `widestField`,
  /// and those before flexible spaces do.
  func placed(
    from x: Double, width: Double, _ alignment: Alignment, widestField: Double = .infinity
  ) -> Places {
    let (least, natural) = (leastWidth, naturalWidth)
    // How much of what is cut from texts has room, from 0 to 1.
    let wholeness = natural > least ? min(max(0, width - least) / (natural - least), 1) : 1
    let extra = max(0, width - natural)
    let fields = Double(fieldCount)
    let fieldGrowth = fields == 0 ? 0 : min(extra / fields, max(0, widestField - 120))
    let left = extra - fieldGrowth * fields
    let flexibleCount = pieces.filter { if case .flexible = $0 { true } else { false } }.count
    let spaceCount = pieces.filter { if case .space = $0 { true } else { false } }.count
    let flexibleGrowth = flexibleCount == 0 ? 0 : left / Double(flexibleCount)
    let isSpread = flexibleCount == 0 && alignment == .spread && spaceCount > 0
    let spaceGrowth = isSpread ? left / Double(spaceCount) : 0
    var pen = x
    if flexibleCount == 0, !isSpread {
      switch alignment {
      case .leading: break
      case .center, .spread: pen += left / 2
      case .trailing: pen += left
      }
    }
    var places = Places()
    for piece in pieces {
      switch piece {
      case .space(let width): pen += width + spaceGrowth
      case .flexible: pen += max(metrics.gap, 8) + flexibleGrowth
      case .block(let elements, let background):
        let start = pen
        for element in elements {
          let least = metrics.leastWidth(of: element)
          var width = least + (metrics.width(of: element) - least) * wholeness
          if element.look.isField { width += fieldGrowth }
          places.items.append((element, pen, width, places.groups.count))
          pen += width
        }
        places.groups.append((background, start, pen - start))
      }
    }
    return places
  }
}
