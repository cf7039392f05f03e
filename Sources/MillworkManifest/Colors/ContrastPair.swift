/// Two colours of a toggle style that have to differ. Web Content Accessibility Guidelines 2.2: 3 to 1 for what makes a control out
/// (success criterion 1.4.11), 4.5 to 1 for text (1.4.3). Disabled controls are free of both.
package struct ContrastPair: Sendable {
  /// The state: `on`, `off` or `mixed`.
  package let state: String
  /// What has to be made out, such as `thumb`.
  package let part: String
  /// Its colour.
  package let color: ColorChoice
  /// What it lies on, such as `track`; `background` for the screen.
  package let under: String
  /// The colour of that; `nil` for the screen's background.
  package let underColor: ColorChoice?
  /// A colour that makes the control out as well: where it does, `color` is free.
  package let alternative: ColorChoice?
  /// What has that colour.
  package let alternativePart: String?
  /// The least contrast.
  package let least: Double

  /// The words for messages.
  package var words: String { "the \(part)'s colour when \(state)" }
  /// The words for what it lies on.
  package var underWords: String {
    underColor == nil ? "the background" : "the \(under)'s colour when \(state)"
  }

  /// The contrast in an appearance; `nil` where a colour is not known. Where the alternative makes the control out, its contrast.
  package func ratio(in appearance: Appearance, value: (ColorChoice) -> ColorValue?) -> Double? {
    let background = appearance.background
    let back = underColor.map { value($0)?.over(background) } ?? background
    guard let back else { return nil }
    func contrast(_ color: ColorChoice) -> Double? { value(color)?.over(back).contrast(with: back) }
    guard let alternative else { return contrast(color) }
    guard let other = contrast(alternative) else { return nil }
    return other < least ? contrast(color) : other
  }
}

extension ToggleStyleModel {
  /// The pairs of colours that have to differ, by state.
  package var contrastPairs: [ContrastPair] {
    var pairs: [ContrastPair] = []
    for (state, of) in Self.states {
      func add(
        _ part: String, _ color: ColorChoice, on under: ColorChoice? = nil, instead: ColorChoice? = nil,
        least: Double
      ) {
        pairs.append(
          ContrastPair(
            state: state, part: part, color: color, under: under == nil ? "background" : fillName,
            underColor: under, alternative: instead,
            alternativePart: instead == nil ? nil : fillName, least: least))
      }
      let fill = of(self.fill.normal)
      if let border {
        // Either makes the control out.
        add("border", of(border.colors), instead: fill, least: 3)
      } else if variant != .icon {
        add(fillName, fill, least: 3)
      }
      if let thumb { add("thumb", of(thumb.colors), on: fill, least: 3) }
      if let colors = label.colors {
        add("label", of(colors), on: [.button, .pill, .card].contains(variant) ? fill : nil, least: 4.5)
      }
    }
    return pairs
  }

  private static let states: [(name: String, color: @Sendable (StateColors) -> ColorChoice)] = [
    ("on", { $0.on }), ("off", { $0.off }), ("mixed", { $0.mixed }),
  ]

  /// What people call the part that `fill` colours.
  private var fillName: String {
    switch variant {
    case .switch: "track"
    case .checkbox, .radio: "box"
    case .button, .pill, .card, .segmented: "surface"
    case .icon: "image"
    }
  }
}
