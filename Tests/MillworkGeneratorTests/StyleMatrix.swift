import MillworkManifest

/// Manifests of toggle styles over the fields of the model: for each variant every pair of values stands in one of them,
/// and beyond that they are drawn at random from a seed.
struct StyleMatrix {
  /// What one part of a style may say.
  struct Dimension {
    /// The part that the entries belong to; empty for the style itself.
    let part: String
    /// The values, each as entries of a flow mapping; the empty text leaves them out.
    let values: [String]
    /// The variants that have the part.
    let variants: [ToggleVariant]
  }

  /// What the values' code refers to.
  private static let parameters = [
    (name: "hue", declaration: "{type: Color, default: .green}"),
    (name: "size", declaration: "{type: CGFloat, default: 30}"),
    (name: "word", declaration: "{type: LocalizedStringKey, default: '\"W\"'}"),
  ]

  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(state: seed) }

  /// At least `count` styles, as lines for the mapping `toggleStyles`; more where the pairs need them.
  mutating func styles(count: Int) -> [String] {
    var rows: [(variant: ToggleVariant, values: [Int])] = []
    let table = ToggleVariant.allCases.map { variant in
      (variant, Self.dimensions.filter { $0.variants.contains(variant) })
    }
    for (variant, dimensions) in table {
      rows += pairwiseRows(dimensions.map(\.values.count), random: &random).map { (variant, $0) }
    }
    while rows.count < count {
      let (variant, dimensions) = table[random.below(table.count)]
      rows.append((variant, randomRow(dimensions)))
    }
    return rows.enumerated().map { index, row in
      Self.text(row.values, of: row.variant, name: "Style\(index)")
    }
  }

  private mutating func randomRow(_ dimensions: [Dimension]) -> [Int] {
    dimensions.map { random.below($0.values.count) }
  }

  /// A style that chooses a value of each dimension.
  private static func text(_ row: [Int], of variant: ToggleVariant, name: String) -> String {
    let dimensions = Self.dimensions.filter { $0.variants.contains(variant) }
    return text(zip(dimensions, row).map { ($0.part, $0.values[$1]) }, of: variant, name: name)
  }

  /// What a variant can't do without, where `dimension` does not say it.
  static func needed(by variant: ToggleVariant, in dimension: Dimension) -> [(part: String, value: String)] {
    let required = Self.dimensions.filter { $0.variants == [variant] && !$0.values[0].isEmpty }
    return required.filter { $0.part != dimension.part || $0.values != dimension.values }.map {
      ($0.part, $0.values[0])
    }
  }

  /// A style as an entry of `toggleStyles`.
  static func text(
    _ values: [(part: String, value: String)], of variant: ToggleVariant, name: String
  ) -> String {
    var parts: [(name: String, entries: [String])] = []
    for (part, value) in values where !value.isEmpty {
      if let index = parts.firstIndex(where: { $0.name == part }) {
        parts[index].entries.append(value)
      } else {
        parts.append((part, [value]))
      }
    }
    let entries = parts.map { part in
      // What a hidden label looks like can't be said.
      let isHidden = part.name == "label" && part.entries.contains("placement: hidden")
      let text = isHidden ? "placement: hidden" : part.entries.joined(separator: ", ")
      return part.name.isEmpty ? text : "\(part.name): {\(text)}"
    }
    let given = entries.joined()
    let used = Self.parameters.filter { given.contains("{code: \($0.name)") }.map {
      "\($0.name): \($0.declaration)"
    }
    let parameters = used.isEmpty ? [] : ["parameters: {\(used.joined(separator: ", "))}"]
    let all = (["variant: \(variant.rawValue)"] + parameters + entries).joined(separator: ", ")
    return "  \(name): {\(all.replacing("COMPANION", with: name + "View"))}"
  }
}

/// The splitmix64 generator (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
struct SeededGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 to below `limit`.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
