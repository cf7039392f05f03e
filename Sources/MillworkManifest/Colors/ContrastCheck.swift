import MillworkSDK
import MillworkSource

/// Looks for too little contrast in a toggle style, where the colours are known: colours by their numbers or tokens, black and
/// white, `primary` and UIKit's `label` as black in the light scheme and white in the dark one, which is what the system's label
/// colour is but for a little transparency on macOS; and two colours that are the same.
struct ContrastCheck {
  /// What is compared, and where the colour was asked for: states and parts that share both are reported once.
  private struct Comparison: Hashable {
    let span: Span
    let color: String
    let underColor: String?

    init(_ pair: ContrastPair, at span: Span) {
      self.span = span
      color = pair.color.key
      underColor = pair.underColor?.key
    }
  }

  private(set) var diagnostics: [Diagnostic] = []

  /// Checks one style for the declared platforms.
  init(_ model: ToggleStyleModel, on platforms: [Platform]) {
    // A contrast that is too little as a rule is not reported again for increased contrast, or for another platform.
    var seen: Set<Comparison> = []
    let pairs = model.contrastPairs
    let byPlatform =
      pairs.contains { $0.differsByPlatform }
      ? platforms.map { platform in pairs.map { $0.on(platform) } } : [pairs]
    for (pairs, appearance) in byPlatform.flatMap({ pairs in Appearance.allCases.map { (pairs, $0) } }) {
      for pair in pairs {
        guard let span = pair.color.span ?? pair.underColor?.span,
          let ratio = pair.ratio(in: appearance, value: { Self.value($0, appearance) }), ratio < pair.least,
          seen.insert(Comparison(pair, at: span)).inserted
        else { continue }
        diagnostics.append(
          .lowContrast(
            pair.words, with: pair.underWords, ratio: ratio, least: pair.least, in: appearance, at: span))
      }
    }
  }

  /// The colour in an appearance, where it is known.
  static func value(_ color: ColorChoice, _ appearance: Appearance) -> ColorValue? {
    switch color.kind {
    case .literal(let value): return value
    case .system("black"): return .black
    case .system("white"): return .white
    case .system("primary"), .inherited: return appearance.isDark ? .white : .black
    case .native(let color) where color.name == "label": return appearance.isDark ? .white : .black
    case .faded(let base, let opacity):
      return value(base, appearance).map { $0.faded(by: opacity.value) }
    case .adaptive(let colors):
      switch appearance {
      case .light: return value(colors.light, appearance)
      case .dark: return value(colors.dark ?? colors.light, appearance)
      case .lightContrast: return value(colors.lightContrast ?? colors.light, appearance)
      case .darkContrast:
        return value(colors.darkContrast ?? colors.dark ?? colors.lightContrast ?? colors.light, appearance)
      }
    case .token(let token): return value(token.choice(at: token.span), appearance)
    case .asset, .symbol, .system, .tint, .code, .native, .byPlatform: return nil
    }
  }
}

extension ColorValue {
  fileprivate static let black = ColorValue(red: 0, green: 0, blue: 0)
  fileprivate static let white = ColorValue(red: 1, green: 1, blue: 1)
}
