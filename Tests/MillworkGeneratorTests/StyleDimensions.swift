import MillworkManifest

extension StyleMatrix {
  private static let all = ToggleVariant.allCases
  private static let tracks: [ToggleVariant] = [.switch, .segmented]
  private static let boxes: [ToggleVariant] = [.checkbox, .radio]
  private static let surfaces: [ToggleVariant] = [.button, .pill, .card]
  private static let controls: [ToggleVariant] = [.switch, .checkbox, .radio, .icon, .segmented]

  private static let fills = [
    "", "on: red", "on: {asset: On}, off: {color: {asset: Off}, opacity: 0.25}",
    "on: tint, off: clear, mixed: gray",
    "on: {light: \"#0a0\", dark: \"#0f0\"}, off: {light: white, lightContrast: black}",
    "on: {light: tint, dark: mint, lightContrast: \"#030\", darkContrast: \"#cfc\"}, mixed: {symbol: brand}",
    "off: {color: tint, opacity: 0.1}", "on: {code: hue}, off: {color: {code: hue}, opacity: 0.2}",
    "on: {light: {code: hue}, dark: {code: hue.opacity(0.8)}}, mixed: {code: \".red\"}",
    "on: \(byScheme), off: {color: \(native), opacity: 0.5}",
  ]
  /// Colours by platform: plain ones, some that differ between schemes, too, and some with the tint.
  private static let native = onEach("systemGray5", "controlColor", "label", "gray", "link")
  private static let byScheme = onEach(
    "label", "{light: gridColor, dark: white}", "red", "{asset: W}", "link")
  private static let tinted = onEach(
    "systemFill", "{color: tint, opacity: 0.4}", "tint", "gray", "systemMint")
  private static func onEach(
    _ iOS: String, _ macOS: String, _ tvOS: String, _ watchOS: String, _ visionOS: String
  )
    -> String
  {
    "{iOS: \(iOS), macOS: \(macOS), tvOS: \(tvOS), watchOS: \(watchOS), visionOS: \(visionOS)}"
  }
  private static let stateColors = [
    "red", "{on: green, off: gray}", "{on: {asset: A}, off: {symbol: brand}, mixed: \"#12345678\"}", "tint",
    "{on: tint, off: {light: \"#444\", dark: \"#ccc\"}}", "{code: hue}", "{disabled: gray}",
    "{on: green, off: gray, pressed: {on: {asset: P}, off: tint}, disabled: {light: \"#777\", dark: \"#888\"}}",
    "{pressed: {off: {code: hue}}}", "{on: \(native), off: gray, disabled: \(tinted)}", tinted,
  ]
  private static let lines =
    ["", "border: {}", "border: 3", "border: {on: red, off: gray}"]
    + stateColors.map { "border: {width: 2, color: \($0)}" }
  private static let shadows = [
    "", "shadow: true", "shadow: red", "shadow: \(byScheme)",
    "shadow: {color: {asset: Shadow}, radius: 4, x: -1, y: 0}",
    "shadow: {color: {light: gray, dark: black}}",
  ]
  private static let switchContents = [
    "", "text: {on: I, off: O}", "text: {off: {verbatim: Off}}, contentColor: black",
    "text: {on: {key: On, table: T, bundle: .main, comment: C}, off: {code: word}}, contentColor: {code: hue}",
    "image: {on: power}",
    "image: {on: {asset: moon, bundle: .main}, off: sun.max}, contentColor: {light: black, dark: yellow}",
    "text: {on: I}, contentColor: {pressed: {on: tint}, disabled: {code: hue}}",
  ]
  private static let thumbContents = [
    "", "text: {on: I, off: O}",
    "text: {off: {verbatim: Off}, mixed: {code: word}}, contentColor: {code: hue}",
    "text: {on: {key: On, table: T, comment: C}}, contentColor: {on: red, disabled: gray}",
    "image: {on: checkmark, off: xmark}", "image: {off: xmark}, contentColor: red",
    "image: {on: {asset: tick}, off: {asset: cross}, mixed: minus}, contentColor: {on: green, off: gray}",
    "image: {on: a.rather.long.symbol.name.that.fills.the.line, off: another.long.symbol.name.that.goes.on}",
  ]
  private static let marks = [
    "", "on: star.fill, off: star", "on: {asset: tick}, mixed: {asset: dash}", "mixed: questionmark",
    "on: a.rather.long.symbol.name.that.fills.the.line, off: another.long.symbol.name.that.goes.on",
  ]
  private static let sides = [
    "off: List, on: Grid", "off: {verbatim: A}, on: {title: Grid, image: square.grid.2x2}, mixed: Both",
    "off: {title: L, image: {asset: list}}, on: G, color: tint, otherColor: {asset: Other}",
    "off: {code: word}, on: {title: {key: On, comment: C}, image: star}, mixed: {code: word}",
    "off: Off, on: On, color: {light: black, dark: white}, otherColor: gray, mixed: {verbatim: some}",
    "off: A, on: B, color: {on: black, off: {code: hue}, pressed: gray}, otherColor: {disabled: tint}",
  ]

  /// The fields of a toggle style, with values that fit each other whatever is chosen.
  static let dimensions: [Dimension] = [
    Dimension(
      part: "track",
      values: [
        "", "width: 64, height: 32, corner: 4", "width: 70, corner: 0", "height: 40",
        "height: {code: size}, width: {code: size * 2}", "corner: {code: size / 4}",
      ],
      variants: [.switch]),
    Dimension(
      part: "track",
      values: [
        "", "width: 200, height: 28, corner: 14", "width: {code: size}", "height: {code: size}, corner: 3",
      ],
      variants: [.segmented]),
    Dimension(part: "track", values: fills, variants: tracks),
    Dimension(part: "track", values: lines, variants: tracks),
    Dimension(part: "track", values: shadows, variants: tracks),
    Dimension(part: "track", values: switchContents, variants: [.switch]),
    Dimension(
      part: "thumb",
      values: ["", "inset: 4", "inset: 0, corner: 3", "corner: 0", "inset: {code: size / 10}"],
      variants: tracks),
    Dimension(part: "thumb", values: [""] + stateColors.map { "color: \($0)" }, variants: tracks),
    Dimension(
      part: "thumb",
      values: [
        "", "height: 36", "width: 24, height: 20", "height: {code: size}", "width: {code: size}, height: 12",
      ], variants: [.switch]),
    Dimension(part: "thumb", values: lines, variants: tracks),
    Dimension(part: "thumb", values: shadows, variants: tracks),
    Dimension(part: "thumb", values: thumbContents, variants: [.switch]),
    Dimension(
      part: "box",
      values: [
        "", "size: 30, shape: round", "corner: 0", "size: 18, corner: 9", "size: {code: size}, corner: 4",
      ],
      variants: [.checkbox]),
    Dimension(part: "box", values: ["", "size: 28", "size: {code: size}"], variants: [.radio]),
    Dimension(part: "box", values: fills, variants: boxes),
    Dimension(part: "box", values: lines + ["border: none"], variants: boxes),
    Dimension(part: "box", values: shadows, variants: boxes),
    Dimension(
      part: "surface", values: ["", "corner: 0", "corner: 20", "corner: {code: size}"],
      variants: [.button, .card]),
    Dimension(
      part: "surface",
      values: ["", "padding: 10", "padding: {horizontal: 0, vertical: 6}", "padding: {code: size}"],
      variants: surfaces),
    Dimension(part: "surface", values: fills, variants: surfaces),
    Dimension(part: "surface", values: lines, variants: surfaces),
    Dimension(part: "surface", values: shadows, variants: surfaces),
    Dimension(part: "mark", values: marks, variants: boxes + surfaces),
    Dimension(part: "mark", values: ["", "size: 12", "size: {code: size / 3}"], variants: boxes + surfaces),
    Dimension(part: "mark", values: [""] + stateColors.map { "color: \($0)" }, variants: boxes + surfaces),
    Dimension(part: "mark", values: ["", "show: always", "show: differentiating"], variants: surfaces),
    Dimension(
      part: "mark", values: marks.filter { $0.hasPrefix("on") && $0.contains("off") }, variants: [.icon]),
    Dimension(part: "mark", values: ["", "size: 40", "size: {code: size}"], variants: [.icon]),
    Dimension(part: "mark", values: [""] + stateColors.map { "color: \($0)" }, variants: [.icon]),
    Dimension(part: "segments", values: sides, variants: [.segmented]),
    Dimension(
      part: "label", values: [""] + ["leading", "trailing", "above", "hidden"].map { "placement: \($0)" },
      variants: controls),
    Dimension(part: "label", values: ["", "spacing: 6", "spacing: {code: size / 4}"], variants: all),
    Dimension(
      part: "label",
      values: [
        "", "font: caption", "font: {size: 15}", "font: {style: title3, weight: bold, design: rounded}",
        "font: {size: 17, weight: semibold, design: monospaced}",
      ], variants: all),
    Dimension(part: "label", values: [""] + stateColors.map { "color: \($0)" }, variants: all),
    Dimension(
      part: "pressed", values: ["", "opacity: 0.6", "scale: 0.9", "opacity: 0.9, scale: 1.1"], variants: all),
    Dimension(part: "pressed", values: fills, variants: all),
    Dimension(part: "disabled", values: fills, variants: all),
    Dimension(part: "disabled", values: ["", "opacity: 0.3"], variants: all),
    Dimension(
      part: "",
      values: [
        "", "animation: none", "animation: snappy", "animation: {linear: 1.5}", "animation: spring",
        "animation: {spring: {response: 0.5, damping: 0.6}}",
      ], variants: all),
    Dimension(part: "", values: ["", "haptics: selection", "haptics: levelChange"], variants: all),
    Dimension(
      part: "", values: ["", "hover: none", "hover: lift", "hover: {effect: highlight, opacity: 0.9}"],
      variants: all),
    Dimension(part: "", values: ["", "focus: none", "focus: {scale: 1.2}"], variants: all),
    Dimension(
      part: "", values: ["", "glass: regular", "glass: clear"], variants: all.filter { $0 != .icon }),
    Dimension(part: "", values: ["", "dynamicType: scaled", "dynamicType: fixed"], variants: controls),
    Dimension(part: "", values: ["", "hitArea: 60"], variants: all),
    Dimension(part: "", values: ["", "companion: COMPANION"], variants: all),
    Dimension(part: "", values: ["", "previews: true"], variants: all),
  ]
}
