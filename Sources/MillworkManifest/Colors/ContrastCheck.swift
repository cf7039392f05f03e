import MillworkSource

/// Looks for too little contrast in a toggle style, where the colours are known: colours by their numbers or tokens, black and
/// white. Web Content Accessibility Guidelines 2.2: 3 to 1 for what makes a control out (success criterion 1.4.11), 4.5 to 1 for
/// text (1.4.3). Disabled controls are free of both.
struct ContrastCheck {
  /// A colour and what it is the colour of.
  private struct Part {
    let color: ColorChoice
    let words: String
  }

  private let model: ToggleStyleModel
  private(set) var diagnostics: [Diagnostic] = []

  /// Checks one style.
  init(_ model: ToggleStyleModel) {
    self.model = model
    // A contrast that is too little as a rule is not reported again for increased contrast.
    var seen: Set<Span?> = []
    for appearance in Appearance.allCases {
      for found in findings(appearance) where seen.insert(found.primary?.span).inserted {
        diagnostics.append(found)
      }
    }
  }

  private func findings(_ appearance: Appearance) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for state in State.allCases {
      let fill = Part(
        color: state.of(model.fill.normal), words: "the \(surfaceWord)'s colour when \(state.rawValue)")
      if let border = model.border {
        let line = Part(color: state.of(border.colors), words: "the border's colour when \(state.rawValue)")
        // Either makes the control out.
        if contrast(fill.color, nil, appearance).map({ $0 < 3 }) ?? false {
          found += finding(line, against: nil, least: 3, appearance)
        }
      } else if !isImageAlone {
        found += finding(fill, against: nil, least: 3, appearance)
      }
      if let thumb = model.thumb {
        let part = Part(color: state.of(thumb.colors), words: "the thumb's colour when \(state.rawValue)")
        found += finding(part, against: fill, least: 3, appearance)
      }
      if let colors = model.label.colors {
        let label = Part(color: state.of(colors), words: "the label's colour when \(state.rawValue)")
        found += finding(label, against: isSurface ? fill : nil, least: 4.5, appearance)
      }
    }
    return found
  }

  private enum State: String, CaseIterable {
    case on, off, mixed

    func of(_ colors: StateColors) -> ColorChoice {
      switch self {
      case .on: colors.on
      case .off: colors.off
      case .mixed: colors.mixed
      }
    }
  }

  private var isSurface: Bool { [.button, .pill, .card].contains(model.variant) }
  private var isImageAlone: Bool { model.variant == .icon }

  private var surfaceWord: String {
    switch model.variant {
    case .switch: "track"
    case .checkbox, .radio: "box"
    case .button, .pill, .card, .segmented: "surface"
    case .icon: "image"
    }
  }

  /// A warning where both colours are known and too near to each other; `under` is `nil` for the background.
  private func finding(_ part: Part, against under: Part?, least: Double, _ appearance: Appearance)
    -> [Diagnostic]
  {
    guard let span = part.color.span ?? under?.color.span,
      let ratio = contrast(part.color, under?.color, appearance), ratio < least
    else { return [] }
    let other = under?.words ?? "the background"
    return [.lowContrast(part.words, with: other, ratio: ratio, least: least, in: appearance, at: span)]
  }

  private func contrast(_ front: ColorChoice, _ under: ColorChoice?, _ appearance: Appearance) -> Double? {
    let background = appearance.background
    let back = under.map { Self.value($0, appearance)?.over(background) } ?? background
    guard let back, let color = Self.value(front, appearance) else { return nil }
    return color.over(back).contrast(with: back)
  }

  /// The colour in an appearance, where it is known.
  static func value(_ color: ColorChoice, _ appearance: Appearance) -> ColorValue? {
    switch color.kind {
    case .literal(let value): return value
    case .system("black"): return ColorValue(red: 0, green: 0, blue: 0)
    case .system("white"): return ColorValue(red: 1, green: 1, blue: 1)
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
    case .asset, .symbol, .system, .tint: return nil
    }
  }
}
