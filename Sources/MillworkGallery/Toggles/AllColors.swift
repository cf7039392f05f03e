import MillworkManifest

extension ToggleStyleModel {
  /// Every colour that the style names.
  var allColors: [ColorChoice] {
    func of(_ colors: StateColors?) -> [ColorChoice] { colors.map { [$0.on, $0.off, $0.mixed] } ?? [] }
    var all = of(fill.normal) + of(fill.pressed) + of(fill.disabled) + of(border?.colors)
    all += of(thumb?.colors) + of(thumb?.imageColors) + of(mark?.colors) + of(label.colors)
    let single = [
      shadow?.color, thumb?.shadow?.color, track?.color, segments?.chosenColor, segments?.otherColor,
      disabled.labelColor,
    ]
    return all + single.compactMap { $0 }
  }
}
