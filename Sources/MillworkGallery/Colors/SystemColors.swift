import MillworkManifest

/// SwiftUI's own colours, with the values of Apple's Human Interface Guidelines, "Color", section "Specifications", as of
/// December 2025 (https://developer.apple.com/design/human-interface-guidelines/color). Apple may change them from release to
/// release. The label colours are those of UIKit's `label` and `secondaryLabel`.
package enum SystemColors {
  /// The names that ``color(named:)`` knows.
  static let names = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "gray", "primary", "secondary", "black", "white", "clear",
  ]

  /// The colour of that name, as `Color` spells it; `nil` for a name that `Color` does not have, and for `accentColor`, which is the
  /// app's.
  package static func color(named name: String) -> SchemeColor? {
    switch name {
    case "red": color([255, 56, 60], [255, 66, 69], [233, 21, 45], [255, 97, 101])
    case "orange": color([255, 141, 40], [255, 146, 48], [197, 83, 0], [255, 160, 86])
    case "yellow": color([255, 204, 0], [255, 214, 0], [161, 106, 0], [254, 223, 67])
    case "green": color([52, 199, 89], [48, 209, 88], [0, 137, 50], [74, 217, 104])
    case "mint": color([0, 200, 179], [0, 218, 195], [0, 133, 117], [84, 223, 203])
    case "teal": color([0, 195, 208], [0, 210, 224], [0, 129, 152], [59, 221, 236])
    case "cyan": color([0, 192, 232], [60, 211, 254], [0, 126, 174], [109, 217, 255])
    case "blue": blue
    case "indigo": color([97, 85, 245], [109, 124, 255], [86, 74, 222], [167, 170, 255])
    case "purple": color([203, 48, 224], [219, 52, 242], [176, 47, 194], [234, 141, 255])
    case "pink": color([255, 45, 85], [255, 55, 95], [231, 18, 77], [255, 138, 196])
    case "brown": color([172, 127, 94], [183, 138, 102], [149, 109, 81], [219, 166, 121])
    case "gray": gray
    case "primary": primary
    case "secondary": secondary
    case "black": SchemeColor(ColorValue(red: 0, green: 0, blue: 0))
    case "white": SchemeColor(ColorValue(red: 1, green: 1, blue: 1))
    case "clear": SchemeColor(ColorValue(red: 0, green: 0, blue: 0, alpha: 0))
    default: nil
    }
  }

  /// The colour of UIKit or AppKit; `nil` where Apple does not say what it looks like.
  static func color(of native: NativeColor) -> SchemeColor? {
    switch native.name {
    case "label": primary
    case "secondaryLabel": secondary
    case "darkText": SchemeColor(ColorValue(red: 0, green: 0, blue: 0))
    case "darkGray": SchemeColor(ColorValue(red: 1 / 3, green: 1 / 3, blue: 1 / 3))
    case "lightGray": SchemeColor(ColorValue(red: 2 / 3, green: 2 / 3, blue: 2 / 3))
    case "magenta": SchemeColor(ColorValue(red: 1, green: 0, blue: 1))
    case "systemGray2": color([174, 174, 178], [99, 99, 102], [142, 142, 147], [124, 124, 128])
    case "systemGray3": color([199, 199, 204], [72, 72, 74], [174, 174, 178], [84, 84, 86])
    case "systemGray4": color([209, 209, 214], [58, 58, 60], [188, 188, 192], [68, 68, 70])
    case "systemGray5": color([229, 229, 234], [44, 44, 46], [216, 216, 220], [54, 54, 56])
    case "systemGray6": color([242, 242, 247], [28, 28, 30], [235, 235, 240], [36, 36, 38])
    default:
      native.name.hasPrefix("system") ? color(named: native.name.dropFirst("system".count).lowercased()) : nil
    }
  }

  /// Blue, the accent colour where an app names none.
  package static let blue = color([0, 136, 255], [0, 145, 255], [30, 110, 244], [92, 184, 255])
  /// What stands for a colour that isn't known.
  package static let unknown = {
    var color = gray
    color.isKnown = false
    return color
  }()

  /// The middle gray.
  package static let gray = color([142, 142, 147], [142, 142, 147], [108, 108, 112], [174, 174, 178])
  /// The colour of text.
  package static let primary = color([0, 0, 0], [255, 255, 255], [0, 0, 0], [255, 255, 255])
  /// The colour of text of less weight.
  package static let secondary = SchemeColor(
    light: bytes([60, 60, 67]).faded(by: 0.6), dark: bytes([235, 235, 245]).faded(by: 0.6))

  private static func color(
    _ light: [UInt8], _ dark: [UInt8], _ lightContrast: [UInt8], _ darkContrast: [UInt8]
  ) -> SchemeColor {
    SchemeColor(
      light: bytes(light), dark: bytes(dark), lightContrast: bytes(lightContrast),
      darkContrast: bytes(darkContrast))
  }

  private static func bytes(_ parts: [UInt8]) -> ColorValue {
    ColorValue(bytes: (parts[0], parts[1], parts[2], 255))
  }
}
