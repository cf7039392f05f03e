import MillworkSDK
import MillworkSource

extension Manifest {
  /// What compiles and still goes wrong, as far as the model shows it. Generated code is judged here and not on its text;
  /// the codes are those of the rules for Swift files, which docs/rules.md explains.
  package func advice() -> [Diagnostic] {
    let names = components.flatMap(\.declaredTypes)
      .filter { InterfaceModules.swiftUITypeNames.contains($0.value) }.map { Diagnostic.sdkTypeName($0) }
    let toolbars = components.compactMap { component -> Diagnostic? in
      guard case .toolbarContent(let content) = component else { return nil }
      let trailing = content.trailingItems
      let room = PlacementMap.trailingRoomOnIOS
      return trailing.count > room
        ? .manyTrailingItems(trailing.count, in: content.name, at: trailing[room]) : nil
    }
    return names + toolbars
  }
}

extension ToolbarContentModel {
  /// The places of what always stands at the trailing edge of an iPhone's bar, a group's controls each; none where an
  /// item says how long it stays.
  fileprivate var trailingItems: [Span] {
    guard items.allSatisfy({ $0.attributes.visibilityPriority == nil }) else { return [] }
    return items.flatMap { item -> [Span] in
      guard item.visible == nil, let plan = item.placement ?? placement,
        let place = plan.byPlatform.first(where: { $0.platform == .iOS }),
        PlacementMap.trailingOnIOS.contains(place.newer?.name ?? place.name)
      else { return [] }
      switch item.kind {
      case .control: return [item.span]
      case .group(let group): return group.isKeyboardRow ? [] : group.controls.map { _ in item.span }
      case .titleMenu, .spacer, .defaultItem, .search: return []
      }
    }
  }
}
