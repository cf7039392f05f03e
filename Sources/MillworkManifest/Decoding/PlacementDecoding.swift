import MillworkDocument
import MillworkSDK
import MillworkSource

extension Decoder {
  /// A placement for all platforms, or one for each declared platform by its name.
  ///
  /// A single name that a declared floor lacks is replaced there by the table in MillworkSDK, with a note. A name that
  /// was given for one platform has to exist there.
  mutating func placement(_ node: Node, _ field: Field) -> PlacementPlan? {
    if node.kind == .mapping { return placementByPlatform(node, field) }
    guard let text = plainText(node, field)?.string else { return nil }
    let name = Located(text, at: node.span)
    guard isKnownPlacement(name) else { return nil }
    var changes: [(floor: PlatformFloor, name: String)] = []
    let plan = platforms.map { floor -> (platform: Platform, name: String) in
      let resolved = PlacementMap.placement(name.value, on: floor.platform, from: floor.version)
      if resolved != name.value { changes.append((floor, resolved)) }
      return (floor.platform, resolved)
    }
    if !changes.isEmpty { report(.placementMapped(name, changes)) }
    return PlacementPlan(byPlatform: plan, requested: text, span: node.span)
  }

  private mutating func placementByPlatform(_ node: Node, _ field: Field) -> PlacementPlan? {
    var names: [Platform: Located<String>] = [:]
    var isGood = true
    for (key, value) in entries(of: node, expected: field.expects) {
      guard let platform = Platform(rawValue: key.value) else {
        report(.unknownPlatform(key))
        isGood = false
        continue
      }
      guard let floor = platforms.first(where: { $0.platform == platform }) else {
        report(.undeclaredPlatform(key))
        isGood = false
        continue
      }
      guard let text = plainText(value, field)?.string else { return nil }
      let name = Located(text, at: value.span)
      guard isKnownPlacement(name) else { return nil }
      let resolved = PlacementMap.placement(text, on: platform, from: floor.version)
      if resolved != text {
        report(.placementUnavailable(name, floor, instead: resolved))
        isGood = false
      }
      names[platform] = name
    }
    let missing = platforms.map(\.platform).filter { names[$0] == nil }
    if !missing.isEmpty, isGood { report(.placementMissing(missing, at: node.span)) }
    guard isGood, missing.isEmpty else { return nil }
    let plan = platforms.compactMap { floor in
      names[floor.platform].map { (platform: floor.platform, name: $0.value) }
    }
    return PlacementPlan(byPlatform: plan, requested: nil, span: node.span)
  }

  private mutating func isKnownPlacement(_ name: Located<String>) -> Bool {
    if PlacementPlan.knownNames.contains(name.value) { return true }
    report(.unknownPlacement(name, known: PlacementPlan.knownNames))
    return false
  }
}
