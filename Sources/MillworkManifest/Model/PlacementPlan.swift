import MillworkSDK
import MillworkSource

/// A toolbar placement, resolved for each declared platform.
package struct PlacementPlan: Sendable {
  /// Where an item stands on one platform.
  package struct Entry: Sendable, Hashable {
    /// The platform.
    package let platform: Platform
    /// The name of a `ToolbarItemPlacement` that the platform's floor has.
    package let name: String
    /// A better one that only newer versions or SDKs have.
    package let newer: Newer?
  }

  /// A placement that the floor or the oldest SDK lacks.
  package struct Newer: Sendable, Hashable {
    /// The name of the `ToolbarItemPlacement`.
    package let name: String
    /// The version from which it exists; `nil` where the floor has it.
    package let version: OSVersion?
    /// The condition that hides it from compilers that do not know it.
    package let compiler: String?
  }

  /// Where the item stands on each declared platform, in the order of declaration; never empty.
  package let byPlatform: [Entry]
  /// The one name that was asked for; `nil` where the manifest names one for each platform.
  package let requested: String?
  /// The value in the manifest.
  package let span: Span

  /// The name that all platforms share, or `nil` where they differ.
  package var uniform: String? {
    guard let first = byPlatform.first else { return nil }
    return byPlatform.allSatisfy { $0.name == first.name && $0.newer == nil } ? first.name : nil
  }

  /// The plan for those of its platforms that are among `platforms`; for all where none is.
  package func on(_ platforms: [Platform]) -> PlacementPlan {
    let entries = byPlatform.filter { platforms.contains($0.platform) }
    return PlacementPlan(byPlatform: entries.isEmpty ? byPlatform : entries, requested: requested, span: span)
  }

  /// The placements that a manifest may name: those without parameters.
  package static let knownNames: [String] = APIFacts.placements.compactMap { fact in
    let name = String(fact.name.drop { $0 != "." }.dropFirst())
    return name == "accessoryBar" ? nil : name
  }
}

extension PlacementPlan {
  /// The placement that is meant by a side, a place or a role in everyday words, in any case; `nil` for other words.
  package static func meant(by words: String) -> String? {
    switch words.lowercased() {
    case "right", "topright", "trailing", "toptrailing", "barright", "bartrailing", "navigationbarright":
      "topBarTrailing"
    case "left", "topleft", "leading", "topleading", "barleft", "barleading", "navigationbarleft":
      "topBarLeading"
    case "center", "centre", "middle", "topcenter": "principal"
    case "bottom", "bottomtoolbar", "toolbar": "bottomBar"
    case "cancel": "cancellationAction"
    case "confirm", "done", "save": "confirmationAction"
    case "delete", "destructive": "destructiveAction"
    default: nil
    }
  }
}

extension PlacementPlan.Entry {
  /// The best that `floor` can do for the placement `requested`: itself, or the first of its chain that the platform
  /// gets in some version, and what stands in for that below the version that brings it.
  init(_ requested: String, on floor: PlatformFloor, minimumSDK: OSVersion) {
    let name = Self.best(for: requested, on: floor.platform)
    let fact = APIFacts.placement(named: name)
    let first = fact?.floor(on: floor.platform)
    let isKnown = fact.map { $0.sdk <= minimumSDK } ?? false
    platform = floor.platform
    guard let fact, let first, first > floor.version || !isKnown else {
      self.name = PlacementMap.placement(name, on: floor.platform, from: floor.version)
      newer = nil
      return
    }
    self.name = PlacementMap.substitute(for: requested, on: floor.platform, from: floor.version)
    newer = PlacementPlan.Newer(
      name: name, version: first > floor.version ? first : nil,
      compiler: isKnown ? nil : fact.compilerCondition)
  }

  /// The placement to use on the newest version of `platform`: `placement` itself where some version has it, else the
  /// first of its chain that some version has, else `automatic`.
  private static func best(for placement: String, on platform: Platform) -> String {
    let candidates = PlacementMap.row(for: placement, on: platform)?.candidates ?? []
    return ([placement] + candidates).first { APIFacts.placement(named: $0)?.floor(on: platform) != nil }
      ?? "automatic"
  }
}
