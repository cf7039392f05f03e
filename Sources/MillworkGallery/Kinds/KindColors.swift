import MillworkManifest

/// The colours that the picture of a component of one's own kind may name: those of its fields, and the system's.
struct KindColors {
  private let fields: [(name: String, color: SchemeColor)]
  private let accent: SchemeColor

  init(_ model: CustomModel, _ colors: DrawnColors) {
    fields = model.values.compactMap { field, value in
      guard case .color(let choice) = value else { return nil }
      return (field, colors.color(choice))
    }
    accent = colors.accent
  }

  /// The names of all of them.
  var names: [String] { fields.map(\.name) + ["accent"] + SystemColors.names }

  /// `#rrggbb`, or `var(--name)`; `nil` for anything else.
  func color(_ text: String) -> SchemeColor? {
    if text.hasPrefix("var(--"), text.hasSuffix(")") {
      let name = String(text.dropFirst(6).dropLast())
      if let field = fields.first(where: { $0.name == name }) { return field.color }
      return name == "accent" ? accent : SystemColors.color(named: name)
    }
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.count == 6, let number = UInt32(digits, radix: 16),
      digits.first != "+"
    else { return nil }
    let byte = { (shift: UInt32) in UInt8((number >> shift) & 0xFF) }
    return SchemeColor(ColorValue(bytes: (byte(16), byte(8), byte(0), 255)))
  }
}
