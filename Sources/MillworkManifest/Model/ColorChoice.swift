import MillworkSource

/// A colour. `span` is where it was asked for; `nil` for a default.
package struct ColorChoice: Sendable {
  /// Where a colour comes from.
  package indirect enum Kind: Sendable {
    /// A colour set of an asset catalogue, in the bundle that the code names.
    case asset(PlainText, bundle: CodeText?)
    /// The symbol that Xcode generates for a colour set.
    case symbol(Located<String>)
    /// A colour of SwiftUI's own, by its name.
    case system(String)
    /// A colour by its numbers.
    case literal(ColorValue)
    /// The tint that surrounds the view.
    case tint
    /// The foreground style that surrounds the view, where the manifest names no colour.
    case inherited
    /// The property of `Color` that a design token is emitted as.
    case token(TokenColor)
    /// An expression of type `Color`.
    case code(CodeText)
    /// A colour with an opacity from 0 to 1.
    case faded(ColorChoice, opacity: Amount)
    /// A colour that depends on the colour scheme and on the contrast that the person asks for.
    case adaptive(AdaptiveColors)
    /// A colour of UIKit's or AppKit's own.
    case native(NativeColor)
    /// A colour that depends on the platform, of which each declared one has a branch. It is no part of another colour.
    case byPlatform([PlatformColor])
  }

  /// Where the colour comes from.
  package let kind: Kind
  /// Where it was asked for; `nil` for a default.
  package let span: Span?

  /// The names of SwiftUI's own colours, as `Color` spells them.
  package static let systemNames = [
    "accentColor", "primary", "secondary", "black", "blue", "brown", "clear", "cyan", "gray", "green",
    "indigo", "mint", "orange", "pink", "purple", "red", "teal", "white", "yellow",
  ]

  /// Whether the colour is, or holds, the tint, which is a shape style and no `Color`.
  package var holdsTint: Bool {
    if case .tint = kind { true } else { parts.contains { $0.holdsTint } }
  }

  /// Whether it depends on the colour scheme, on some platform.
  package var isAdaptive: Bool { if case .adaptive = kind { true } else { parts.contains { $0.isAdaptive } } }

  /// The colours that it is made of.
  var parts: [ColorChoice] {
    switch kind {
    case .faded(let color, _): [color]
    case .adaptive(let colors): colors.all
    case .byPlatform(let branches): branches.map(\.color)
    case .asset, .symbol, .system, .literal, .tint, .inherited, .token, .code, .native: []
    }
  }

  /// The colour made of what `change` makes of its parts.
  func mapParts(_ change: (ColorChoice) -> ColorChoice) -> ColorChoice {
    let kind: Kind =
      switch self.kind {
      case .faded(let color, let opacity): .faded(change(color), opacity: opacity)
      case .adaptive(let colors):
        .adaptive(
          AdaptiveColors(
            light: change(colors.light), dark: colors.dark.map(change),
            lightContrast: colors.lightContrast.map(change), darkContrast: colors.darkContrast.map(change)))
      case .byPlatform(let branches):
        .byPlatform(branches.map { PlatformColor(platforms: $0.platforms, color: change($0.color)) })
      case .asset, .symbol, .system, .literal, .tint, .inherited, .token, .code, .native: self.kind
      }
    return ColorChoice(kind: kind, span: span)
  }

  /// The colour without a difference between schemes where each has the same.
  var simplified: ColorChoice {
    guard case .adaptive(let colors) = kind, colors.all.allSatisfy({ $0.key == colors.light.key }) else {
      return self
    }
    return colors.light
  }

  /// Whether it is a shape style and no `Color`.
  package var isStyle: Bool { if case .inherited = kind { true } else { holdsTint } }

  /// Tells colours apart, wherever they were asked for.
  package var key: String {
    switch kind {
    case .asset(let name, let bundle): "asset \(bundle?.string ?? "") \(name.string)"
    case .symbol(let name): "symbol \(name.value)"
    case .system(let name): "system \(name)"
    case .literal(let value): "literal \(value)"
    case .tint: "tint"
    case .inherited: "inherited"
    case .token(let token): "token \(token.name)"
    case .code(let code): "code \(code.string)"
    case .faded(let color, let opacity): "faded \(opacity.value) \(color.key)"
    case .adaptive(let colors):
      "adaptive "
        + [colors.light, colors.dark, colors.lightContrast, colors.darkContrast]
        .map { "[\($0?.key ?? "")]" }.joined()
    case .native(let color): "native \(color)"
    case .byPlatform(let branches):
      "by platform " + branches.map { "\($0.platforms) [\($0.color.key)]" }.joined()
    }
  }

  /// The colour with the app's accent colour in place of the tint, for what takes a `Color` alone.
  package var withoutTint: ColorChoice {
    if case .tint = kind { return ColorChoice(kind: .system("accentColor"), span: span) }
    return mapParts { $0.withoutTint }
  }
}

/// A colour for each scheme, and where it differs for increased contrast.
package struct AdaptiveColors: Sendable {
  /// The colour in the light scheme.
  package let light: ColorChoice
  /// The colour in the dark scheme; `nil` where it is the light one.
  package let dark: ColorChoice?
  /// The colour in the light scheme with increased contrast; `nil` where contrast changes nothing.
  package let lightContrast: ColorChoice?
  /// The colour in the dark scheme with increased contrast; `nil` where contrast changes nothing.
  package let darkContrast: ColorChoice?

  /// The colours that are given.
  package var all: [ColorChoice] { [light, dark, lightContrast, darkContrast].compactMap { $0 } }
}

/// What a toggle says.
package enum ToggleValue: String, CaseIterable, Sendable {
  case on, off, mixed
}

/// A colour for each state of a toggle.
package struct StateColors: Sendable {
  /// The colour when on.
  package let on: ColorChoice
  /// The colour when off.
  package let off: ColorChoice
  /// The colour when some of several values are on.
  package let mixed: ColorChoice

  /// The three colours; `mixed` is that of `on` where it is not given.
  package init(on: ColorChoice, off: ColorChoice, mixed: ColorChoice? = nil) {
    self.on = on
    self.off = off
    self.mixed = mixed ?? on
  }

  /// The same colour in every state.
  package init(_ color: ColorChoice) { self.init(on: color, off: color) }

  /// The colour of a state.
  package subscript(_ value: ToggleValue) -> ColorChoice {
    switch value {
    case .on: on
    case .off: off
    case .mixed: mixed
    }
  }

  /// The three colours.
  package var all: [ColorChoice] { ToggleValue.allCases.map { self[$0] } }

  /// The colours with the app's accent colour in place of the tint.
  package var withoutTint: StateColors {
    StateColors(on: on.withoutTint, off: off.withoutTint, mixed: mixed.withoutTint)
  }
}

/// The colours of a part in each state, and how they differ while it is pressed or disabled.
package struct PhaseColors: Sendable {
  /// The colours as a rule.
  package let normal: StateColors
  /// The colours while pressed; `nil` where a press changes none.
  package let pressed: StateColors?
  /// The colours when disabled; `nil` where they stay.
  package let disabled: StateColors?

  /// The colours of a part in every phase.
  package init(_ normal: StateColors, pressed: StateColors? = nil, disabled: StateColors? = nil) {
    self.normal = normal
    self.pressed = pressed
    self.disabled = disabled
  }

  /// The same colour in every phase and state.
  package init(_ color: ColorChoice) { self.init(StateColors(color)) }

  /// Tells colours apart, wherever they were asked for.
  package var key: String {
    [normal, pressed, disabled].map { $0.map { $0.all.map(\.key).joined(separator: ", ") } ?? "-" }
      .joined(separator: "; ")
  }

  /// Every colour.
  package var all: [ColorChoice] { [normal, pressed, disabled].compactMap { $0?.all }.flatMap { $0 } }

  /// The colours with the app's accent colour in place of the tint.
  package var withoutTint: PhaseColors {
    PhaseColors(
      normal.withoutTint, pressed: pressed?.withoutTint, disabled: disabled?.withoutTint)
  }
}
