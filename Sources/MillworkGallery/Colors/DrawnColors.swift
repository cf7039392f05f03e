import MillworkManifest

/// What the colours of a model look like: numbers as they are given, SwiftUI's own by Apple's documentation, colour sets where their
/// catalogue is known.
package struct DrawnColors: Sendable {
  /// The colour sets that are known, by the names that they are loaded by at run time.
  private let assets: [String: SchemeColor]
  /// The default values of a style's parameters, by the parameters' names.
  private var parameters: [String: SchemeColor] = [:]

  /// Colours with the given colour sets.
  package init(assets: [String: SchemeColor] = [:]) { self.assets = assets }

  /// The same, where the parameters of a style stand for their default values, as far as these are colours of the system's.
  func with(_ parameters: [Parameter]) -> DrawnColors {
    var colors = self
    for parameter in parameters {
      guard let code = parameter.defaultValue?.string else { continue }
      let name = code.split(separator: ".", omittingEmptySubsequences: false)
      guard name.count == 2, name[0].isEmpty || name[0] == "Color" else { continue }
      let color = name[1] == "accentColor" ? accent : SystemColors.color(named: String(name[1]))
      colors.parameters[parameter.name.value] = color
    }
    return colors
  }

  /// The app's accent colour, which is also the tint where no view sets another.
  package var accent: SchemeColor { assets["AccentColor"] ?? SystemColors.blue }

  /// What a colour looks like. One that isn't known is drawn as the system's gray.
  package func color(_ choice: ColorChoice) -> SchemeColor { known(choice) ?? SystemColors.unknown }

  /// What a colour looks like; `nil` for a colour set whose catalogue isn't known, and for code that
  /// is no parameter with a known default.
  package func known(_ choice: ColorChoice) -> SchemeColor? {
    switch choice.kind {
    case .literal(let value): return SchemeColor(value)
    case .system(let name): return name == "accentColor" ? accent : SystemColors.color(named: name)
    case .native(let color): return SystemColors.color(of: color)
    // A picture shows the first declared platform.
    case .byPlatform(let branches): return branches.first.flatMap { known($0.color) }
    case .tint: return accent
    case .inherited: return SystemColors.primary
    case .token(let token): return known(token.choice(at: token.span))
    case .code(let code): return parameters[code.string]
    case .faded(let base, let opacity): return known(base)?.faded(by: opacity.value)
    case .asset(let name, _): return name.string == "AccentColor" ? accent : assets[name.string]
    case .symbol(let name): return name.value == "accent" ? accent : assets[name.value]
    case .adaptive(let colors):
      guard let light = known(colors.light) else { return nil }
      let dark = colors.dark.flatMap { known($0) }
      let lightContrast = colors.lightContrast.flatMap { known($0) }
      let darkContrast = colors.darkContrast.flatMap { known($0) }
      return SchemeColor(
        light: light.light, dark: (dark ?? light).dark, lightContrast: (lightContrast ?? light).lightContrast,
        darkContrast: (darkContrast ?? dark ?? lightContrast ?? light).darkContrast)
    }
  }

  /// The names of the colour sets among `choices`, and in them, whose catalogue isn't known, and colours that only running code
  /// knows; each once, in order.
  package func unknownNames(in choices: [ColorChoice]) -> [String] {
    var names: [String] = []
    func add(_ choice: ColorChoice) {
      switch choice.kind {
      case .asset(let name, _) where known(choice) == nil && !names.contains(name.string):
        names.append(name.string)
      case .symbol(let name) where known(choice) == nil && !names.contains(name.value):
        names.append(name.value)
      case .faded(let base, _): add(base)
      case .adaptive(let colors): for color in colors.all { add(color) }
      case .byPlatform(let branches): branches.first.map { add($0.color) }
      case .native(let color) where known(choice) == nil && !names.contains(color.name):
        names.append(color.name)
      case .code(let code) where known(choice) == nil && !names.contains(code.string):
        names.append(code.string)
      case .token, .asset, .symbol, .system, .literal, .tint, .inherited, .code, .native: break
      }
    }
    for choice in choices { add(choice) }
    return names
  }
}
