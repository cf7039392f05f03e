/// A colour by its numbers: red, green and blue from 0 to 1 in one of the spaces that SwiftUI's `Color` takes.
package struct ColorValue: Sendable, Hashable {
  /// A colour space of `Color.RGBColorSpace`.
  package enum Space: String, Sendable {
    case sRGB, displayP3
  }

  /// The space.
  package let space: Space
  /// Red, from 0 to 1.
  package let red: Double
  /// Green, from 0 to 1.
  package let green: Double
  /// Blue, from 0 to 1.
  package let blue: Double
  /// Opacity, from 0 to 1.
  package let alpha: Double

  /// A colour of the given numbers.
  package init(space: Space = .sRGB, red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour in sRGB by red, green, blue and opacity from 0 to 255.
  package init(bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) {
    self.init(
      red: Double(bytes.red) / 255, green: Double(bytes.green) / 255, blue: Double(bytes.blue) / 255,
      alpha: Double(bytes.alpha) / 255)
  }

  /// A colour in sRGB from `#RGB`, `#RRGGBB` or `#RRGGBBAA`, as CSS Color 4 (section 5.2) reads them; `nil` for any other text.
  package init?(hex text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    var digits = text.utf8.dropFirst().compactMap { byte in
      switch byte {
      case 0x30...0x39: byte - 0x30
      case 0x41...0x46: byte - 0x41 + 10
      case 0x61...0x66: byte - 0x61 + 10
      default: nil
      }
    }
    guard digits.count == text.utf8.count - 1 else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    if digits.count == 6 { digits += [15, 15] }
    guard digits.count == 8 else { return nil }
    let bytes = stride(from: 0, to: 8, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    self.init(bytes: (bytes[0], bytes[1], bytes[2], bytes[3]))
  }

  /// The colour over an opaque one, as it is seen. Both are mixed in this colour's space as sRGB does it, by their encoded
  /// numbers.
  package func over(_ background: ColorValue) -> ColorValue {
    func mix(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return ColorValue(
      space: space, red: mix(red, background.red), green: mix(green, background.green),
      blue: mix(blue, background.blue))
  }

  /// The colour with so much of its opacity, from 0 to 1.
  package func faded(by opacity: Double) -> ColorValue {
    ColorValue(space: space, red: red, green: green, blue: blue, alpha: alpha * opacity)
  }

  /// The same colour by its numbers in sRGB, which lie outside of 0 to 1 where sRGB does not have it.
  package var inSRGB: ColorValue {
    guard space == .displayP3 else { return self }
    let light = ColorMatrix.p3ToXYZ.applied([red, green, blue].map(ColorTransfer.sRGB.decoded))
    let encoded = ColorMatrix.xyzToSRGB.applied(light).map(ColorTransfer.encodedSRGB)
    return ColorValue(red: encoded[0], green: encoded[1], blue: encoded[2], alpha: alpha)
  }

  /// The relative luminance, from 0 to 1 (WCAG 2.2, "relative luminance"). Opacity does not count.
  package var luminance: Double {
    let linear = [red, green, blue].map(ColorTransfer.sRGB.decoded)
    return space == .sRGB
      ? 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
      : ColorMatrix.p3ToXYZ.applied(linear)[1]
  }

  /// The contrast of two opaque colours, from 1 to 21 (WCAG 2.2, "contrast ratio").
  package func contrast(with other: ColorValue) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
