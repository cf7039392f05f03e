/// A text size that a person has chosen in the system's settings.
package enum TextSize: String, CaseIterable, Sendable {
  /// The size where nobody chose another.
  case large
  /// The largest of the ordinary sizes.
  case xxxLarge
  /// The third of the five accessibility sizes.
  case accessibility3

  /// The name for people.
  package var name: String {
    switch self {
    case .large: "Standard"
    case .xxxLarge: "Very large"
    case .accessibility3: "Accessibility 3"
    }
  }

  /// The size in points of a text style, by its name in SwiftUI (Human Interface Guidelines, "Typography", section
  /// "Specifications", the tables of Dynamic Type for iOS); that of the body for an unknown one.
  package func points(of style: String) -> Double {
    guard let index = Self.styles.firstIndex(of: style) else { return points(of: "body") }
    switch self {
    case .large: return [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11][index]
    case .xxxLarge: return [40, 34, 28, 26, 23, 21, 23, 22, 19, 18, 17][index]
    case .accessibility3: return [52, 48, 44, 43, 40, 36, 40, 38, 33, 32, 29][index]
    }
  }

  /// How many times larger than by standard a length is that `@ScaledMetric` scales along with the body.
  package var scale: Double { points(of: "body") / TextSize.large.points(of: "body") }

  private static let styles = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
    "caption", "caption2",
  ]
}
