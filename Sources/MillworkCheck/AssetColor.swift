import MillworkDocument

/// One colour of a colour set: its numbers, and where it holds.
package struct AssetColor: Hashable, Sendable {
  /// Whether it holds in the dark scheme.
  package let isDark: Bool
  /// Whether it holds with increased contrast.
  package let isIncreased: Bool
  /// Whether the numbers are in Display P3; else in sRGB.
  package let isDisplayP3: Bool
  /// Red, green, blue and opacity from 0 to 1.
  package let components: [Double]

  /// The colours of a set's description, those for every kind of device alone; one that names a colour of the system has none.
  static func all(in contents: Node) -> [AssetColor] {
    guard let variants = contents["colors"], variants.kind == .sequence else { return [] }
    return variants.items.compactMap { AssetColor($0) }
  }

  private init?(_ variant: Node) {
    guard (variant["idiom"]?.string ?? "universal") == "universal",
      let color = variant["color"], let parts = color["components"], parts.kind == .mapping
    else { return nil }
    // A gray has one number for all three.
    let names = parts["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
    let numbers = names.compactMap { parts[$0]?.string.flatMap(Self.number) }
    guard numbers.count == 3 else { return nil }
    components = numbers + [parts["alpha"]?.string.flatMap(Self.number) ?? 1]
    isDisplayP3 = color["color-space"]?.string == "display-p3"
    let appearances = variant["appearances"].map { $0.kind == .sequence ? Array($0.items) : [] } ?? []
    let values = appearances.compactMap { $0["value"]?.string }
    isDark = values.contains("dark")
    isIncreased = values.contains("high")
  }

  /// A number as Xcode writes it: `0x7A` and `122` out of 255, `0.478` out of 1.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if text.utf8.contains(UInt8(ascii: ".")) { return Double(text) }
    return Int(text).map { Double($0) / 255 }
  }
}
