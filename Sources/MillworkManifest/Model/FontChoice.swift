import MillworkSource

/// A font.
package struct FontChoice: Sendable {
  /// What decides the size.
  package enum Size: Sendable {
    /// A size in points.
    case points(Located<Double>)
    /// A text style, which follows Dynamic Type.
    case style(Located<String>)
  }

  /// What decides the size.
  package let size: Size
  /// The weight, by its name; `nil` for the size's own.
  package let weight: Located<String>?
  /// The design, by its name; `nil` for the default.
  package let design: Located<String>?

  /// The names of SwiftUI's text styles that every supported floor has.
  package static let styleNames = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
    "caption", "caption2",
  ]
  /// The names of SwiftUI's font weights.
  package static let weightNames = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
  /// The names of SwiftUI's font designs that every supported platform has.
  package static let designNames = ["default", "monospaced", "rounded", "serif"]
}
