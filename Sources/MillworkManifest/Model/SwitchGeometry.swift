import MillworkSource

/// The sizes of a switch in points. A drawing and the generated code both take their numbers from here.
package struct SwitchGeometry: Sendable {
  /// The track's width.
  package let width: Dimension
  /// The track's height.
  package let height: Dimension
  /// The track's corner radius; at most half its height.
  package let corner: Dimension
  /// The space between the thumb and the track's edge.
  package let inset: Dimension

  /// The thumb's diameter.
  package var thumbDiameter: Double { height.points - 2 * inset.points }
  /// How far the thumb's centre moves to either side of the track's centre.
  package var thumbTravel: Double { (width.points - thumbDiameter) / 2 - inset.points }
}

/// A length in points, with its place where the manifest gave it.
package struct Dimension: Sendable {
  /// The length.
  package let points: Double
  /// Where the manifest gave it; `nil` for a default.
  package let span: Span?

  /// A length that stands for what the manifest leaves out.
  package static func standard(_ points: Double) -> Dimension { Dimension(points: points, span: nil) }
}
