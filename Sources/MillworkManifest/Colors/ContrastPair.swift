import MillworkSDK

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

  /// Whether one of the colours differs between platforms.
  var differsByPlatform: Bool {
    [color, underColor, alternative].contains { $0?.differsByPlatform ?? false }
  }

  /// The pair on one of the declared platforms.
  func on(_ platform: Platform) -> ContrastPair {
    ContrastPair(
      state: state, part: part, color: color.on(platform), under: under,
      underColor: underColor?.on(platform), alternative: alternative?.on(platform),
      alternativePart: alternativePart, least: least)
  }

  /// The pair as it is seen: where the colour is clear, its alternative alone; `nil` where nothing is drawn.
  package var drawn: ContrastPair? {
    guard color.isClear else { return self }
    guard let alternative, let alternativePart, !alternative.isClear else { return nil }
    return ContrastPair(
      state: state, part: alternativePart, color: alternative, under: under, underColor: underColor,
      alternative: nil, alternativePart: nil, least: least)
  }

  /// The contrast in an appearance; `nil` where a colour is not known. Where the alternative makes the control out, its contrast.
  package func ratio(in appearance: Appearance, value: (ColorChoice) -> ColorValue?) -> Double? {
    // Where nothing is drawn, nothing has to be made out.
    if color.isClear { return nil }
    if let underColor, underColor.key == color.key { return 1 }
    let background = appearance.background
    let back = underColor.map { $0.isClear ? background : value($0)?.over(background) } ?? background
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
        _ part: String, _ color: ColorChoice, on under: ColorChoice? = nil, named name: String? = nil,
        instead: (part: String, color: ColorChoice)? = nil, least: Double
      ) {
        pairs.append(
          ContrastPair(
            state: state, part: part, color: color,
            under: under == nil ? "background" : name ?? fillName,
            underColor: under, alternative: instead?.color, alternativePart: instead?.part, least: least))
      }
      let fill = of(self.fill.normal)
      if let border {
        // Either makes the control out.
        add("border", of(border.colors.normal), instead: (fillName, fill), least: 3)
      } else {
        add(fillName, fill, least: 3)
      }
      // When mixed no side is chosen, and nothing lies behind one.
      if let thumb, segments == nil || state != "mixed" {
        let own = of(thumb.colors.normal)
        if let border = thumb.border {
          add("thumb border", of(border.colors.normal), on: fill, instead: ("thumb", own), least: 3)
        } else {
          add("thumb", own, on: fill, least: 3)
        }
        let content = of(thumb.contentColors.normal)
        if let images = thumb.images, Self.isShown(images, state) {
          add("thumb image", content, on: own, named: "thumb", least: 3)
        }
        if let texts = thumb.texts, texts.states.contains(where: { $0.rawValue == state }) {
          add("thumb text", content, on: own, named: "thumb", least: 4.5)
        }
      }
      // In between there is no free side on a track.
      if let track, let piece = state == "on" ? track.on : state == "off" ? track.off : nil {
        let isText = if case .text = piece { true } else { false }
        add(isText ? "track text" : "track image", of(track.colors.normal), on: fill, least: isText ? 4.5 : 3)
      }
      // On a surface words and marks that nobody colours have the system's label colour.
      let words = variant.isSurface ? ColorChoice.standard("primary") : nil
      if let color = (label.colors?.normal).map(of) ?? words {
        add("label", color, on: variant.isSurface ? fill : nil, least: 4.5)
      }
      if let mark, let color = (markColors?.normal).map(of) ?? words, variant != .icon,
        Self.isShown(mark.images, state)
      {
        add("mark", color, on: fill, least: 3)
      }
      if let segments, let thumb {
        let sides = [(segments.off, state == "off"), (segments.on, state == "on")].map { side, isChosen in
          (least: side.image == nil ? 4.5 : 3, isChosen: isChosen)
        }
        for side in sides where side.isChosen {
          add(
            "chosen side", of(segments.chosenColors.normal), on: of(thumb.colors.normal), named: "thumb",
            least: side.least)
        }
        // When mixed both sides are the other one.
        for least in Set(sides.filter { !$0.isChosen }.map(\.least)).sorted() {
          add("other side", of(segments.otherColors.normal), on: fill, least: least)
        }
      }
    }
    return pairs
  }

  private static let states: [(name: String, color: @Sendable (StateColors) -> ColorChoice)] = [
    ("on", { $0.on }), ("off", { $0.off }), ("mixed", { $0.mixed }),
  ]

  /// Whether there is an image in a state.
  private static func isShown(_ images: StateImages, _ state: String) -> Bool {
    (state == "on" ? images.on : state == "off" ? images.off : images.mixed) != nil
  }

  /// What people call the part that `fill` colours.
  private var fillName: String {
    switch variant {
    case .switch, .segmented: "track"
    case .checkbox, .radio: "box"
    case .button, .pill, .card: "surface"
    case .icon: "image"
    }
  }
}

extension ColorChoice {
  /// Whether it is the colour that can't be seen.
  fileprivate var isClear: Bool { if case .system("clear") = kind { true } else { false } }
}
