import MillworkDocument
import MillworkSDK
import MillworkSource

extension Decoder {
  /// A placement for all platforms, or one for each declared platform by its name.
  ///
  /// A name that a declared platform lacks is replaced there by the table in MillworkSDK, with a note, and so is one that
  /// its floor or the oldest SDK lacks, below the version that brings it. A name that was given for one platform has to
  /// exist there at some version.
  mutating func placement(_ node: Node, _ field: Field) -> PlacementPlan? {
    if node.kind == .mapping { return placementByPlatform(node, field) }
    guard let text = plainText(node, field)?.string else { return nil }
    let name = Located(text, at: node.span)
    guard isKnownPlacement(name) else { return nil }
    let plan = standardPlacement(text, at: node.span)
    noteChanges(of: plan, from: name)
    return plan
  }

  /// Says what becomes of the placement `name` where a declared platform or floor lacks it and the item is there.
  mutating func noteChanges(of plan: PlacementPlan, from name: Located<String>) {
    let changes = zip(platforms, plan.byPlatform).filter {
      $1.name != name.value && !toolbar.leftOut.contains($0.platform)
    }
    if !changes.isEmpty { report(.placementMapped(name, changes.map { (floor: $0, entry: $1) })) }
  }

  /// The plan for a placement that the manifest does not name itself.
  func standardPlacement(_ name: String, at span: Span) -> PlacementPlan {
    PlacementPlan(
      byPlatform: platforms.map { PlacementPlan.Entry(name, on: $0, minimumSDK: minimumSDK) },
      requested: name, span: span)
  }

  private mutating func placementByPlatform(_ node: Node, _ field: Field) -> PlacementPlan? {
    var found: [Platform: PlacementPlan.Entry] = [:]
    var isGood = true
    for (key, value) in entries(of: node, expected: field.expects) {
      guard let platform = Platform(rawValue: key.value) else {
        report(.unknownPlatform(key))
        isGood = false
        continue
      }
      guard let floor = platforms.first(where: { $0.platform == platform }) else {
        reportUndeclared(key)
        isGood = false
        continue
      }
      guard let text = plainText(value, field)?.string else { return nil }
      let name = Located(text, at: value.span)
      guard isKnownPlacement(name) else { return nil }
      if APIFacts.placement(named: text)?.floor(on: platform) == nil {
        let instead = PlacementMap.substitute(for: text, on: platform, from: floor.version)
        report(.placementUnavailable(name, platform, instead: instead))
        isGood = false
      }
      found[platform] = PlacementPlan.Entry(text, on: floor, minimumSDK: minimumSDK)
    }
    let missing = platforms.map(\.platform).filter { found[$0] == nil }
    if !missing.isEmpty, isGood { report(.placementMissing(missing, at: node.span)) }
    guard isGood, missing.isEmpty else { return nil }
    return PlacementPlan(
      byPlatform: platforms.compactMap { found[$0.platform] }, requested: nil, span: node.span)
  }

  /// Reports a platform that `platforms` does not name, unless it may have been meant there.
  mutating func reportUndeclared(_ name: Located<String>) {
    if !platformsAreUnsure { report(.undeclaredPlatform(name)) }
  }

  private mutating func isKnownPlacement(_ name: Located<String>) -> Bool {
    if PlacementPlan.knownNames.contains(name.value) { return true }
    report(.unknownPlacement(name, known: PlacementPlan.knownNames))
    return false
  }
}
