import MillworkManifest

/// The colours of a page's pictures, each once, as classes of a style sheet. The element around a picture says which appearance it
/// has by its attribute `data-appearance`.
package struct ColorPalette: Sendable {
  /// What a shape uses a colour for.
  package enum Use: String, CaseIterable, Sendable {
    case fill, stroke, flood
    /// For all that has the colour of its surroundings.
    case color

    /// The property of CSS, which is also the attribute of SVG.
    package var attribute: String { self == .flood ? "flood-color" : rawValue }
  }

  private var colors: [SchemeColor] = []
  private var numbers: [SchemeColor: Int] = [:]
  private var uses: [Set<Use>] = []

  /// No colours.
  package init() {}

  /// The class that gives a shape this colour.
  package mutating func className(of color: SchemeColor, for use: Use) -> String {
    let number = numbers[color] ?? colors.count
    if number == colors.count {
      colors.append(color)
      uses.append([])
      numbers[color] = number
    }
    uses[number].insert(use)
    return "\(use.rawValue)\(number)"
  }

  /// The rules of the style sheet. Without the attribute a page follows the system; paper is light.
  package var css: String {
    let automatic = ":root:not([data-appearance])"
    var text = variables(":root, [data-appearance=\"light\"]", .light)
    text += "@media screen and (prefers-contrast: more) {\n\(variables(automatic, .lightContrast))}\n"
    text += "@media screen and (prefers-color-scheme: dark) {\n\(variables(automatic, .dark))}\n"
    text += "@media screen and (prefers-color-scheme: dark) and (prefers-contrast: more) {\n"
    text += "\(variables(automatic, .darkContrast))}\n@media screen {\n"
    for appearance in Appearance.allCases where appearance != .light {
      text += variables("[data-appearance=\"\(appearance.rawValue)\"]", appearance)
    }
    text += "}\n"
    for (number, own) in uses.enumerated() {
      for use in Use.allCases where own.contains(use) {
        let isFaded = use == .color && colors[number].isTranslucent
        let opacity = isFaded ? " opacity: var(--a\(number));" : ""
        text +=
          ".\(use.rawValue)\(number) { \(use.attribute): var(--\(isFaded ? "o" : "c")\(number));\(opacity) }\n"
      }
    }
    return text
  }

  private func variables(_ selector: String, _ appearance: Appearance) -> String {
    let values = colors.indices.flatMap { number in
      let color = colors[number][appearance]
      let whole = "--c\(number): \(color.css);"
      // What shows symbols is as translucent as its colour is as a whole, so that nothing shows where their parts overlap.
      guard uses[number].contains(.color), colors[number].isTranslucent else { return [whole] }
      return [whole, "--o\(number): \(color.opaque.css);", "--a\(number): \(svgNumber(color.alpha));"]
    }
    return "\(selector) { \(values.joined(separator: " ")) }\n"
  }
}

extension ColorValue {
  /// The colour without anything shining through.
  var opaque: ColorValue { ColorValue(space: space, red: red, green: green, blue: blue, alpha: 1) }

  /// The colour in sRGB as `#rrggbb`, without its opacity. What sRGB does not have becomes the nearest by each part.
  package var hex: String {
    let color = inSRGB
    let digits = Array("0123456789abcdef")
    return "#"
      + [color.red, color.green, color.blue].map { part in
        let byte = Int((min(max(part, 0), 1) * 255).rounded())
        return "\(digits[byte / 16])\(digits[byte % 16])"
      }.joined()
  }

  /// The colour with its opacity as CSS has it (CSS Color 4): in Display P3 where it is given so.
  package var css: String {
    func part(_ number: Double) -> String { svgNumber((number * 10_000).rounded() / 10_000) }
    if space == .displayP3 {
      return "color(display-p3 \(part(red)) \(part(green)) \(part(blue)) / \(part(alpha)))"
    }
    if alpha == 1 { return hex }
    let bytes = [red, green, blue].map { svgNumber(($0 * 255).rounded()) }.joined(separator: " ")
    return "rgb(\(bytes) / \(part(alpha)))"
  }
}
