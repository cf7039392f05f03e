/// The sizes of a switch in points. A drawing and the generated code both take their numbers from here.
package struct SwitchGeometry: Sendable {
  /// The track's width.
  package let width: Amount
  /// The track's height.
  package let height: Amount
  /// The track's corner radius; at most half its height.
  package let corner: Amount
  /// The space between the thumb and the track's edge.
  package let inset: Amount

  /// The thumb's diameter.
  package var thumbDiameter: Double { height.value - 2 * inset.value }
}
