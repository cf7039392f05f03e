/// The colour spaces of the Design Tokens Color Module 2025.10 (https://www.designtokens.org/tr/2025.10/color), by CSS
/// Color Module Level 4.
enum TokenColorSpace: String, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl, hwb
  case lab, lch
  case oklab, oklch
  case displayP3 = "display-p3"
  case a98 = "a98-rgb"
  case proPhoto = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// The least and greatest number of each component, by the module's table; `nil` where there is no bound.
  var ranges: [ClosedRange<Double>?] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98, .proPhoto, .rec2020: [0...1, 0...1, 0...1]
    case .hsl, .hwb: [0...360, 0...100, 0...100]
    case .lab: [0...100, nil, nil]
    case .lch: [0...100, 0...Double.greatestFiniteMagnitude, 0...360]
    case .oklab: [0...1, nil, nil]
    case .oklch: [0...1, 0...Double.greatestFiniteMagnitude, 0...360]
    case .xyzD65, .xyzD50: [0...1, 0...1, 0...1]
    }
  }

  /// The colour in the smallest space of SwiftUI's that holds it: sRGB, else Display P3; `isClipped` where neither does
  /// and the nearest numbers stand in.
  func value(_ components: [Double], alpha: Double) -> (value: ColorValue, isClipped: Bool) {
    // Numbers of the space itself stay as they are.
    if self == .srgb || self == .displayP3 {
      let space: ColorValue.Space = self == .srgb ? .sRGB : .displayP3
      return (
        ColorValue(space: space, red: components[0], green: components[1], blue: components[2], alpha: alpha),
        false
      )
    }
    let xyz = xyz(components)
    let inSRGB = ColorMatrix.xyzToSRGB.applied(xyz).map(ColorTransfer.encodedSRGB)
    if Self.isInGamut(inSRGB) { return (Self.color(.sRGB, inSRGB, alpha), false) }
    let inP3 = ColorMatrix.xyzToP3.applied(xyz).map(ColorTransfer.encodedSRGB)
    return (Self.color(.displayP3, inP3, alpha), !Self.isInGamut(inP3))
  }

  /// The colour in XYZ under D65.
  private func xyz(_ c: [Double]) -> [Double] {
    switch self {
    case .srgb: ColorMatrix.sRGBToXYZ.applied(c.map(ColorTransfer.sRGB.decoded))
    case .srgbLinear: ColorMatrix.sRGBToXYZ.applied(c)
    case .hsl:
      ColorMatrix.sRGBToXYZ.applied(
        Self.rgb(hue: c[0], saturation: c[1], lightness: c[2]).map(ColorTransfer.sRGB.decoded))
    case .hwb:
      ColorMatrix.sRGBToXYZ.applied(
        Self.rgb(hue: c[0], white: c[1], black: c[2]).map(ColorTransfer.sRGB.decoded))
    case .lab: ColorMatrix.d50ToD65.applied(Self.xyzD50(lab: c))
    case .lch: ColorMatrix.d50ToD65.applied(Self.xyzD50(lab: Self.rectangular(c)))
    case .oklab: Self.xyz(okLab: c)
    case .oklch: Self.xyz(okLab: Self.rectangular(c))
    case .displayP3: ColorMatrix.p3ToXYZ.applied(c.map(ColorTransfer.sRGB.decoded))
    case .a98: ColorMatrix.a98ToXYZ.applied(c.map(ColorTransfer.a98.decoded))
    case .proPhoto:
      ColorMatrix.d50ToD65.applied(
        ColorMatrix.proPhotoToXYZD50.applied(c.map(ColorTransfer.proPhoto.decoded)))
    case .rec2020: ColorMatrix.rec2020ToXYZ.applied(c.map(ColorTransfer.rec2020.decoded))
    case .xyzD65: c
    case .xyzD50: ColorMatrix.d50ToD65.applied(c)
    }
  }

  /// HSL with percentages, by section 7.1 of CSS Color 4.
  private static func rgb(hue: Double, saturation: Double, lightness: Double) -> [Double] {
    let (saturation, lightness) = (saturation / 100, lightness / 100)
    return [0.0, 8, 4].map { n in
      let k = (n + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(k - 3, 9 - k, 1))
    }
  }

  /// HWB with percentages, by section 8.1.
  private static func rgb(hue: Double, white: Double, black: Double) -> [Double] {
    let (white, black) = (white / 100, black / 100)
    if white + black >= 1 { return [Double](repeating: white / (white + black), count: 3) }
    return rgb(hue: hue, saturation: 100, lightness: 50).map { $0 * (1 - white - black) + white }
  }

  /// Lightness, chroma and hue as lightness, a and b.
  private static func rectangular(_ lch: [Double]) -> [Double] {
    let (sine, cosine) = RealFunctions.sineAndCosine(degrees: lch[2])
    return [lch[0], lch[1] * cosine, lch[1] * sine]
  }

  /// CIE Lab under D50.
  private static func xyzD50(lab: [Double]) -> [Double] {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let y = (lab[0] + 16) / 116
    let (x, z) = (lab[1] / 500 + y, y - lab[2] / 200)
    func inverse(_ value: Double) -> Double {
      let cube = value * value * value
      return cube > epsilon ? cube : (116 * value - 16) / kappa
    }
    let light = lab[0] > kappa * epsilon ? y * y * y : lab[0] / kappa
    let white = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]
    return [inverse(x) * white[0], light, inverse(z) * white[2]]
  }

  private static func xyz(okLab: [Double]) -> [Double] {
    ColorMatrix.lmsToXYZ.applied(ColorMatrix.okLabToLMS.applied(okLab).map { $0 * $0 * $0 })
  }

  private static func isInGamut(_ rgb: [Double]) -> Bool {
    rgb.allSatisfy { (-0.001...1.001).contains($0) }
  }

  private static func color(_ space: ColorValue.Space, _ rgb: [Double], _ alpha: Double) -> ColorValue {
    let clamped = rgb.map { min(max($0, 0), 1) }
    return ColorValue(space: space, red: clamped[0], green: clamped[1], blue: clamped[2], alpha: alpha)
  }
}
