import MillworkSDK
import MillworkSource

/// More items at the trailing edge than a phone has room for.
struct ManyTrailingItems: CodeRule {
  let code: DiagnosticCode = "many-trailing-items"
  let summary = "A toolbar has more than three items at the trailing edge, too many for a phone."
  let explanation = """
    At compact width, which is every iPhone held upright, the bar has room for about three items beside the title; an
    app linked with SDK 27 pads each more, and of five icons three fit at 375 points. The rest goes into an overflow
    menu in the bar's own order or squeezes the title, and which ones these are is not yours to say.
    Move what is used less into a `Menu`, to `.secondaryAction` or to `.bottomBar`. The rule counts, for iOS, the items
    that always stand in one toolbar with a trailing placement, a group by its views. It is silent where the code reads
    `horizontalSizeClass` or sets `visibilityPriority`.
    """

  func check(_ code: CheckedCode) -> [RuleFinding] {
    guard code.target.platform == .iOS else { return [] }
    return code.files.flatMap { file in
      var toolbars: [(place: Range<Int>, items: [Range<Int>])] = []
      for item in file.barItems {
        guard isTrailing(item, file), let toolbar = toolbar(of: item, file), !handlesWidth(item, file) else {
          continue
        }
        let places = places(of: item, file)
        if let index = toolbars.firstIndex(where: { $0.place == toolbar }) {
          toolbars[index].items += places
        } else {
          toolbars.append((toolbar, places))
        }
      }
      return toolbars.filter { $0.items.count > PlacementMap.trailingRoomOnIOS }.map {
        RuleFinding(
          .manyTrailingItems($0.items.count), in: file, at: $0.items[PlacementMap.trailingRoomOnIOS])
      }
    }
  }

  private func isTrailing(_ item: BarItem, _ file: CheckedFile) -> Bool {
    guard item.placement != nil else { return true }
    return file.placementName(of: item).map { PlacementMap.trailingOnIOS.contains($0.name) } ?? false
  }

  /// The name of the toolbar modifier or of the declaration that an item always stands in.
  private func toolbar(of item: BarItem, _ file: CheckedFile) -> Range<Int>? {
    for holder in file.tree.holders(of: item.use) where file.isViewModifier(holder.use, ["toolbar"]) {
      return file.isConditional(item.use, inside: holder.use) ? nil : file.range(of: holder.use)
    }
    guard !file.isConditional(item.use, inside: nil) else { return nil }
    return file.declaration(around: file.range(of: item.use)) {
      [.instanceProperty, .instanceMethod, .staticProperty, .staticMethod, .function].contains($0.symbol.kind)
    }?.name
  }

  private func handlesWidth(_ item: BarItem, _ file: CheckedFile) -> Bool {
    let type = file.declaration(around: file.range(of: item.use)) {
      $0.isType || $0.symbol.kind == .extension
    }
    return file.symbols(in: type?.range ?? 0..<Int.max).contains {
      $0.isMember(of: "EnvironmentValues", ["horizontalSizeClass"])
        || $0.owner != nil && $0.baseName == "visibilityPriority"
    }
  }

  /// The names that stand for an item each.
  private func places(of item: BarItem, _ file: CheckedFile) -> [Range<Int>] {
    guard item.isGroup, let content = item.content else { return [file.range(of: item.use)] }
    return file.statements(in: content).filter {
      !file.makes($0, ["Spacer", "Divider", "EmptyView"]) && !file.isConditional($0, inside: item.use)
    }.map { file.range(of: $0) }
  }
}
