import MillworkManifest
import MillworkSource
import MillworkTemplate

/// A colour for `color.stencil`: an asset with its bundle, or an expression, and the opacity that it fades to.
func colorValue(_ color: ColorChoice) -> Value {
  if case .faded(let base, let opacity) = color.kind {
    return .dictionary(colorEntries(base, opacity: opacity), origin: color.span)
  }
  return .dictionary(colorEntries(color, opacity: nil), origin: color.span)
}

private func colorEntries(_ color: ColorChoice, opacity: Amount?) -> KeyValuePairs<String, Value> {
  let fading: Value = opacity.map { .string(decimal($0.value), origin: $0.span) } ?? .null
  func entries(_ expression: String, origin: Span?) -> KeyValuePairs<String, Value> {
    ["asset": .null, "bundle": .null, "expression": .string(expression, origin: origin), "opacity": fading]
  }
  switch color.kind {
  case .asset(let name, let bundle):
    return [
      "asset": .text(name.text), "bundle": bundle.map { .text($0.text) } ?? .null, "expression": .null,
      "opacity": fading,
    ]
  case .symbol(let name): return entries("Color.\(name.value)", origin: name.span)
  case .system(let name): return entries("Color.\(name)", origin: color.span)
  case .literal(let red, let green, let blue, let alpha):
    return entries(literalColor(red, green, blue, alpha), origin: color.span)
  case .tint: return entries("TintShapeStyle()", origin: color.span)
  case .faded(let base, _): return colorEntries(base, opacity: opacity)
  case .adaptive(let colors): return colorEntries(colors.light, opacity: opacity)
  }
}

/// A colour in the sRGB space; components are rounded to four places, which tells all 256 steps apart.
private func literalColor(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> String {
  func part(_ byte: UInt8) -> String { decimal((Double(byte) / 255 * 10_000).rounded() / 10_000) }
  let opacity = alpha == 255 ? "" : ", opacity: \(part(alpha))"
  return "Color(red: \(part(red)), green: \(part(green)), blue: \(part(blue))\(opacity))"
}
