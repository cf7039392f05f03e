import MillworkManifest

extension ToggleStyleModel {
  /// Every colour that the style names.
  var allColors: [ColorChoice] {
    let parts = [
      fill, border?.colors, thumb?.colors, thumb?.border?.colors, thumb?.contentColors, track?.colors,
      mark?.colors, label.colors,
      segments?.chosenColors, segments?.otherColors,
    ]
    return parts.compactMap { $0?.all }.flatMap { $0 }
      + [shadow?.color, thumb?.shadow?.color].compactMap { $0 }
  }
}
