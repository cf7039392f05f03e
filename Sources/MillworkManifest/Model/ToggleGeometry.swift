/// The sizes of a toggle style in points. A drawing and the generated code both take their numbers from here.
package enum ToggleGeometry: Sendable {
  /// A track on which a thumb moves from the leading to the trailing edge: a switch, or two segments.
  case track(TrackGeometry)
  /// A box with a mark in it: a checkbox or a radio button.
  case box(BoxGeometry)
  /// An image that is the whole control, as high as this.
  case icon(Amount)
  /// A surface around the label: a button, a pill or a card.
  case surface(SurfaceGeometry)
}

/// The sizes of a track and its thumb.
package struct TrackGeometry: Sendable {
  /// The track's width.
  package let width: Amount
  /// The track's height.
  package let height: Amount
  /// The track's corner radius; at most half its height.
  package let corner: Amount
  /// The space between the thumb and the track's edge.
  package let inset: Amount
  /// The thumb's width, where the manifest gives one.
  package let ownThumbWidth: Amount?
  /// The thumb's height, where the manifest gives one.
  package let ownThumbHeight: Amount?
  /// The thumb's width.
  package let thumbWidth: Double
  /// The thumb's corner radius; at most half its height.
  package let thumbCorner: Amount

  /// The thumb's height; it may be more than the track's.
  package var thumbHeight: Double { ownThumbHeight?.value ?? height.value - 2 * inset.value }
  /// The width that the thumb leaves free when on or off, where a text or an image may stand.
  package var freeWidth: Double { width.value - inset.value - thumbWidth }
  /// The font size of a text on the free part; the height of an image there.
  package var contentSize: Double { (height.value * 0.4).rounded() }
  /// The font size of an image on the thumb.
  package var thumbImageSize: Double { (thumbHeight * 0.5).rounded() }
}

/// The sizes of a box and the mark in it.
package struct BoxGeometry: Sendable {
  /// The box's width and height.
  package let size: Amount
  /// The box's corner radius; half the size makes it round.
  package let corner: Amount
  /// The font size of the mark.
  package let markSize: Amount

  /// How much of a box's size its mark takes unless the manifest says otherwise.
  package static func markShare(of variant: ToggleVariant) -> Double { variant == .radio ? 0.5 : 0.6 }
}

/// The sizes of a surface around a label.
package struct SurfaceGeometry: Sendable {
  /// The corner radius; `nil` for ends that are half circles, whatever the height.
  package let corner: Amount?
  /// The space beside the content.
  package let horizontalPadding: Amount
  /// The space above and below the content.
  package let verticalPadding: Amount
  /// The font size of the mark; `nil` for that of the label.
  package let markSize: Amount?
}
