import MillworkSource

/// The colour of a design token, in each scheme that the tokens tell apart.
package struct TokenColor: Sendable {
  /// The token's name: its groups' names and its own, joined by full stops.
  package let name: String
  /// What the token is for.
  package let description: String?
  /// That it is not to be used any more; `nil` where it is.
  package let deprecation: TokenDeprecation?
  /// The token in its file.
  package let span: Span
  /// The colour in the light scheme, and where nothing else is said.
  package let light: ColorValue
  /// The colour in the dark scheme; `nil` where it is the light one.
  package let dark: ColorValue?
  /// The colour in the light scheme with increased contrast; `nil` where contrast changes nothing.
  package let lightContrast: ColorValue?
  /// The colour in the dark scheme with increased contrast; `nil` where contrast changes nothing.
  package let darkContrast: ColorValue?

  /// The name of the property of `Color` that the colour is emitted as, with backticks where it needs them: `brand.primary-hover` becomes `brandPrimaryHover`.
  package var propertyName: String {
    let words = name.split { !($0.isLetter || $0.isNumber) }.filter { $0 != "root" }
    let joined = words.enumerated().map { index, word in
      index == 0
        ? word.prefix(1).lowercased() + word.dropFirst() : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return SwiftIdentifier.escaped(joined.first?.isNumber ?? true ? "color" + joined : joined)
  }

  /// The colour as a manifest's `{token: name}` means it.
  package func choice(at span: Span) -> ColorChoice {
    func plain(_ value: ColorValue) -> ColorChoice { ColorChoice(kind: .literal(value), span: span) }
    if dark == nil, lightContrast == nil, darkContrast == nil { return plain(light) }
    return ColorChoice(
      kind: .adaptive(
        AdaptiveColors(
          light: plain(light), dark: dark.map(plain), lightContrast: lightContrast.map(plain),
          darkContrast: darkContrast.map(plain))),
      span: span)
  }
}

/// That a token is not to be used any more.
package struct TokenDeprecation: Sendable {
  /// Why, and what to use instead, where the file says it.
  package let reason: String?
  /// Where the file says it.
  package let span: Span
}
