import MillworkManifest

/// A colour in every appearance.
package struct SchemeColor: Hashable, Sendable {
  /// In the light scheme.
  package var light: ColorValue
  /// In the dark scheme.
  package var dark: ColorValue
  /// In the light scheme with increased contrast.
  package var lightContrast: ColorValue
  /// In the dark scheme with increased contrast.
  package var darkContrast: ColorValue
  /// Whether it is the colour that was asked for, and none in place of one that isn't known.
  package var isKnown = true

  /// One colour everywhere.
  package init(_ color: ColorValue) {
    self.init(light: color, dark: color)
  }

  /// A colour for each appearance. Increased contrast changes nothing where it is not given.
  package init(
    light: ColorValue, dark: ColorValue, lightContrast: ColorValue? = nil, darkContrast: ColorValue? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightContrast = lightContrast ?? light
    self.darkContrast = darkContrast ?? dark
  }

  /// The colour in one appearance.
  package subscript(appearance: Appearance) -> ColorValue {
    switch appearance {
    case .light: light
    case .dark: dark
    case .lightContrast: lightContrast
    case .darkContrast: darkContrast
    }
  }

  /// The colour of one appearance in every one.
  func fixed(in appearance: Appearance) -> SchemeColor {
    var color = SchemeColor(self[appearance])
    color.isKnown = isKnown
    return color
  }

  /// Whether something shines through it in some appearance.
  var isTranslucent: Bool { Appearance.allCases.contains { self[$0].alpha != 1 } }

  /// The colour with so much of its opacity, from 0 to 1.
  package func faded(by opacity: Double) -> SchemeColor {
    var color = SchemeColor(
      light: light.faded(by: opacity), dark: dark.faded(by: opacity),
      lightContrast: lightContrast.faded(by: opacity), darkContrast: darkContrast.faded(by: opacity))
    color.isKnown = isKnown
    return color
  }
}
