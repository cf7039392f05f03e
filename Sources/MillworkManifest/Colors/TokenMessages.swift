import MillworkSource

/// Every sentence about design tokens and contrast.
extension Diagnostic {
  static func tokensAreNoMapping(at span: Span) -> Diagnostic {
    Diagnostic(.error, "wrong-type", "a token file is a mapping of groups and tokens", at: span)
  }

  static func unknownTokenProperty(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unknown-token-property", "the token format has no property `\(name)` here", at: span,
      help: name.hasPrefix("$")
        ? "names that begin with $ are the format's own" : "a token holds no other tokens")
  }

  static func wrongTokenName(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "wrong-token-name", "`\(name)` is no name for a token or group", at: span,
      help: "a name is not empty and has no full stop and no brace")
  }

  static func notATokenOrGroup(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "not-a-token", "`\(name)` is neither a token nor a group", at: span,
      help: "a token is a mapping with `$value`, a group a mapping of tokens and groups")
  }

  static func duplicateToken(_ name: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .error, "duplicate-token", "the token `\(name)` is declared twice", at: span,
      secondary: [.init(first, "`\(name)` is first declared here")])
  }

  static func unknownTokenType(_ name: String, known: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unknown-token-type", "`\(name)` is no type of the token format", at: span,
      help: nearestName(to: name, among: known).map { "did you mean `\($0)`?" }
        ?? "types are \(known.joined(separator: ", "))")
  }

  static func tokenWithoutType(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "token-without-type", "the token `\(name)` has no type", at: span,
      help: "give it or a group around it a `$type`, such as \"color\"")
  }

  static func unknownTokenMode(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unknown-token-mode", "Millwork knows no scheme `\(name)`", at: span,
      help: "schemes are dark, lightContrast and darkContrast")
  }

  static func unknownTokenGroup(_ name: String, known: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unknown-token-group", "`$extends` names no group: `\(name)`", at: span,
      help: nearestName(to: name, among: known.map { "{\($0)}" }).map { "did you mean `\($0)`?" }
        ?? "name a group like {group} or {outer.inner}")
  }

  static func unknownToken(_ name: String, known: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unknown-token", "there is no token `\(name)`", at: span,
      help: nearestName(to: name, among: known).map { "did you mean `\($0)`?" })
  }

  static func unknownTokenPointer(_ text: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unknown-token", "`$ref` leads nowhere: `\(text)`", at: span,
      help: "a reference is a JSON Pointer from the file's root, such as #/brand/primary/$value")
  }

  static func tokenCycle(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, "token-cycle", "`\(name)` leads back to itself", at: span)
  }

  static func wrongTokenColor(_ what: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "wrong-token-colour", "this is no colour of the token format: \(what)", at: span,
      help: "write {\"colorSpace\": \"srgb\", \"components\": [1, 0.5, 0], \"alpha\": 1}")
  }

  static func unknownColorSpace(_ name: String, at span: Span) -> Diagnostic {
    let known = TokenColorSpace.allCases.map(\.rawValue)
    return Diagnostic(
      .error, "unknown-colour-space", "`\(name)` is no colour space of the token format", at: span,
      help: nearestName(to: name, among: known).map { "did you mean `\($0)`?" }
        ?? "colour spaces are \(known.joined(separator: ", "))")
  }

  static func colorOutsideGamut(at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, "colour-outside-gamut",
      "no screen of Apple's shows this colour: it lies outside of Display P3", at: span,
      help: "the nearest numbers of Display P3 stand in")
  }

  static func darkTokenAlone(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, "dark-token-alone",
      "the token `\(name)` has a colour in the dark scheme only, so nothing can use it",
      at: span, help: "declare it in the other token files, too")
  }

  static func wrongDeprecation(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "wrong-type", "`$deprecated` is true, false or a text that says why", at: span)
  }

  static func deprecatedToken(
    _ name: Located<String>, _ deprecation: TokenDeprecation
  ) -> Diagnostic {
    let reason = deprecation.reason.map { ": \(printable($0))" } ?? ""
    return Diagnostic(
      .warning, "deprecated-token", "the token `\(name.value)` is deprecated\(reason)", at: name.span,
      secondary: [.init(deprecation.span, "its file says so here")])
  }

  /// Where no files are named, that is what lacks.
  static func noTokenColor(_ name: Located<String>, _ tokens: TokenSet, areNamed: Bool) -> Diagnostic {
    if let type = tokens.otherTypes[name.value] {
      return Diagnostic(
        .error, "token-is-no-colour", "the token `\(name.value)` is no colour but a \(type)", at: name.span)
    }
    let near = nearestName(to: name.value, among: tokens.names)
    return Diagnostic(
      .error, "unknown-token", "there is no colour token `\(name.value)`", at: name.span,
      help: near.map { "did you mean `\($0)`?" }
        ?? (!areNamed ? "name token files: `colors: {tokens: [design.tokens.json]}`" : nil))
  }

  static func lowContrast(
    _ part: String, with other: String, ratio: Double, least: Double, in appearance: Appearance,
    at span: Span
  ) -> Diagnostic {
    let shown = (ratio * 10).rounded(.down) / 10
    return Diagnostic(
      .warning, "low-contrast",
      "\(part) has a contrast of \(decimal(shown)) to 1 with \(other) in \(appearance.words)", at: span,
      help: "\(least == 3 ? "a control" : "text") needs \(decimal(least)) to 1 (WCAG 2.2)")
  }
}
