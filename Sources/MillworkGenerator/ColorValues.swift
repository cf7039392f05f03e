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
  case .literal(let value): return entries(literalColor(value), origin: color.span)
  case .tint: return entries("TintShapeStyle()", origin: color.span)
  case .inherited: return entries("ForegroundStyle()", origin: color.span)
  case .token(let token): return entries("Color.\(token.propertyName)", origin: color.span)
  case .code(let code):
    return ["asset": .null, "bundle": .null, "expression": .text(code.text), "opacity": fading]
  case .faded(let base, _): return colorEntries(base, opacity: opacity)
  case .adaptive(let colors): return colorEntries(colors.light, opacity: opacity)
  case .native(let native): return entries(nativeColor(native), origin: color.span)
  case .byPlatform(let branches): return colorEntries(branches[0].color, opacity: opacity)
  }
}

/// A colour of UIKit's or AppKit's as SwiftUI's.
func nativeColor(_ color: NativeColor) -> String {
  switch color.framework {
  case .uiKit: "Color(uiColor: .\(color.name))"
  case .appKit: "Color(nsColor: .\(color.name))"
  }
}

/// The branches of a colour that differs between platforms, for `#if`: that of the first platforms comes last and has no condition.
func platformBranches(_ branches: [PlatformColor], _ value: (ColorChoice) -> Value) -> [Value] {
  (branches.dropFirst() + branches.prefix(1)).enumerated().map { index, branch in
    [
      "platforms": index + 1 < branches.count ? .string(osCondition(branch.platforms)) : .null,
      "branch": value(branch.color),
    ]
  }
}

/// A colour by its numbers; they are rounded to four places, which tells all 256 steps apart.
func literalColor(_ color: ColorValue) -> String {
  func part(_ number: Double) -> String { decimal((number * 10_000).rounded() / 10_000) }
  let space = color.space == .sRGB ? "" : ".\(color.space.rawValue), "
  let opacity = color.alpha == 1 ? "" : ", opacity: \(part(color.alpha))"
  return
    "Color(\(space)red: \(part(color.red)), green: \(part(color.green)), blue: \(part(color.blue))\(opacity))"
}
