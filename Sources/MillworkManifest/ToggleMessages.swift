import MillworkSDK
import MillworkSource

/// The sentences about toggle styles, their colours and sizes.
extension Diagnostic {
  // MARK: Keys

  static func partOfOtherVariant(
    _ part: Field, _ variant: ToggleVariant, others: [ToggleVariant], at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, "wrong-variant", "the variant `\(variant.rawValue)` has no `\(part.name)`", at: span,
      help:
        "`\(part.name)` belongs to \(list(others.map(\.rawValue), "and")); `\(variant.rawValue)` has \(list(variant.parts.map { "`\($0)`" }, "and"))"
    )
  }

  static func unusedKey(
    _ field: Field, because reason: String, help: String = "remove it", at span: Span
  ) -> Diagnostic {
    Diagnostic(.error, "unused-key", "`\(field.name)` has no effect here: \(reason)", at: span, help: help)
  }

  static func neither(_ first: Field, _ second: Field, in schema: ObjectSchema, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "missing-key", "the \(schema.name) have neither `\(first.name)` nor `\(second.name)`", at: span,
      help: "add `\(first.name):` with \(first.asked)")
  }

  // MARK: Previews

  static func previewNeedsDefault(_ name: Located<String>, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "preview-needs-default", "previews need a value for the parameter `\(name.value)`", at: span,
      secondary: [.init(name.span, "`\(name.value)` has no default")],
      help: "give it one, {type: …, default: …}, or remove `previews`")
  }

  // MARK: Colours

  static func unknownColor(_ name: String, at span: Span?) -> Diagnostic {
    return Diagnostic(
      .error, "unknown-color", "SwiftUI has no colour `\(name)`", at: span,
      help: nearName(to: name, among: ["tint"] + ColorChoice.systemNames + NativeColor.names)
        .map { "did you mean `\($0)`?" }
        ?? (SwiftIdentifier.isPlain(name)
          ? "for a colour of your own write {asset: \(name)} or {symbol: \(name)}"
          : "write a name such as gray, \"#RRGGBB\" in quotes, {asset: name} or {symbol: name}"))
  }

  static func colorUnavailable(
    _ name: String, on lacking: [Platform], of all: [Platform], at span: Span
  ) -> Diagnostic {
    let words = list(lacking.map(\.name), "and")
    let having = all.filter { !lacking.contains($0) }
    let parts = having.map { "\($0.name): \(name)" } + lacking.map { "\($0.name): …" }
    return Diagnostic(
      .error, "color-unavailable", "\(words) \(lacking.count == 1 ? "has" : "have") no colour `\(name)`",
      at: span,
      help: having.isEmpty
        ? "write one that \(words) \(lacking.count == 1 ? "has" : "have"), or {light: …, dark: …} with its numbers"
        : "write a colour for each platform, {\(parts.joined(separator: ", "))}")
  }

  static func colorNeedsHigherFloor(_ name: String, _ floors: [PlatformFloor], at span: Span) -> Diagnostic {
    needsHigherFloor(
      "the colour `\(name)`", floors,
      instead: "write another one, or {light: …, dark: …} with its numbers", at: span)
  }

  static func colorMissing(on platforms: [Platform], at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "color-missing", "no colour is given for \(list(platforms.map(\.name), "and"))", at: span,
      help: "name one for each declared platform, or a single one for all")
  }

  static func invalidColorLiteral(_ text: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, "invalid-color", "`\(text)` is no colour", at: span,
      help: "write #RGB, #RRGGBB or #RRGGBBAA in hexadecimal digits, in quotes")
  }

  static func nestedColor(_ field: Field, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "nested-color", "the colour of `\(field.name)` can't itself be made of such a colour", at: span,
      help: "write {iOS: …} outside, {light: …, dark: …} in it and {color: …, opacity: …} inside, each once")
  }

  static func tintNotAllowed(_ field: Field, in schema: ObjectSchema, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "tint-not-allowed", "`\(field.name)` of the \(schema.name) can't be the tint", at: span,
      help: "SwiftUI takes a Color there; write accentColor for the app's accent colour")
  }

  // MARK: Looks

  static func noPressLook(_ states: Set<ToggleValue>, scales: Bool, at span: Span) -> Diagnostic {
    let when =
      states == .all
      ? "" : " when \(list(ToggleValue.allCases.filter(states.contains).map(\.rawValue), "or"))"
    return Diagnostic(
      .warning, "no-press-look",
      "nothing shows a press\(when)\(scales ? " where motion is reduced" : ""): `opacity` is 1, and no colour is another one while pressed",
      at: span, help: "leave `opacity` out, for 0.8 where nothing else shows it, or give colours")
  }

  static func sameLook(_ variant: ToggleVariant, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, "same-look", "on and off look the same", at: span,
      help: variant == .icon
        ? "give `mark` other images or colours when off"
        : "give other colours when off, or a `mark` that is always shown"
    )
  }

  // MARK: Behaviour

  static func silentHaptics(
    _ name: Located<String>, on declared: [Platform], others: [Platform], instead: [String]
  ) -> Diagnostic {
    Diagnostic(
      .warning, "silent-haptics",
      "`\(name.value)` gives no feedback on \(list(declared.map(\.name), "or"))", at: name.span,
      help: instead.isEmpty
        ? "remove it, or declare \(list(others.map(\.name), "or"))"
        : "write \(list(instead, "or")), or declare \(list(others.map(\.name), "or"))")
  }

  // MARK: Sizes

  static func trackTooNarrow(_ width: Amount, _ height: Amount, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "impossible-size",
      "a track \(decimal(width.value)) points wide and \(decimal(height.value)) high leaves the thumb no way to move",
      at: span, help: "make it at least as wide as it is high")
  }

  static func cornerTooLarge(_ corner: Amount, of part: String, height: Amount, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "impossible-size",
      "a corner of \(decimal(corner.value)) points is more than half the \(part)'s height of \(decimal(height.value))",
      at: span, help: "use at most \(decimal(height.value / 2))")
  }

  static func noRoomForThumb(_ inset: Amount, _ height: Amount, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "impossible-size",
      "an inset of \(decimal(inset.value)) points leaves no thumb in a track \(decimal(height.value)) points high",
      at: span, help: "use less than \(decimal(height.value / 2))")
  }

  static func thumbTooWide(_ width: Double, _ inset: Amount, _ track: Amount, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "impossible-size",
      "a thumb \(decimal(width)) points wide, \(decimal(inset.value)) from the edge, has no way to move in a track \(decimal(track.value)) points wide",
      at: span, help: "use less than \(decimal(max(0, track.value - 2 * inset.value)))")
  }

  static func markTooLarge(_ mark: Amount, _ size: Amount, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "impossible-size",
      "a mark of \(decimal(mark.value)) points does not fit into a box of \(decimal(size.value))", at: span,
      help: "use at most \(decimal(size.value))")
  }
}
