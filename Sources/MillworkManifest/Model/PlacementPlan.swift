import MillworkSDK
import MillworkSource

/// A toolbar placement, resolved for each declared platform.
package struct PlacementPlan: Sendable {
  /// The name of a `ToolbarItemPlacement` for each declared platform, in the order of declaration; never empty.
  package let byPlatform: [(platform: Platform, name: String)]
  /// The one name that was asked for; `nil` where the manifest names one for each platform.
  package let requested: String?
  /// The value in the manifest.
  package let span: Span

  /// The name that all platforms share, or `nil` where they differ.
  package var uniform: String? {
    guard let first = byPlatform.first else { return nil }
    return byPlatform.allSatisfy { $0.name == first.name } ? first.name : nil
  }

  /// The placements that a manifest may name: those without parameters that the default SDK knows.
  package static let knownNames: [String] = APIFacts.placements.compactMap { fact in
    let name = String(fact.name.drop { $0 != "." }.dropFirst())
    return fact.sdk <= Platform.iOS.newest && name != "accessoryBar" ? name : nil
  }
}
