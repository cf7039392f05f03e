import MillworkSDK
import MillworkSource

/// A toolbar placement, resolved for each declared platform.
package struct PlacementPlan: Sendable {
  /// The name of a `ToolbarItemPlacement` for each declared platform, in the order of declaration; never empty.
  package let byPlatform: [(platform: Platform, name: String)]
  /// The value in the manifest.
  package let span: Span

  /// The name that all platforms share, or `nil` where they differ.
  package var uniform: String? {
    guard let first = byPlatform.first else { return nil }
    return byPlatform.allSatisfy { $0.name == first.name } ? first.name : nil
  }
}
