import MillworkSource

/// A value with the place that it was read from.
package struct Located<Wrapped> {
  /// The value.
  package let value: Wrapped
  /// Where it stands in the manifest.
  package let span: Span

  /// `value`, read at `span`.
  package init(_ value: Wrapped, at span: Span) {
    self.value = value
    self.span = span
  }
}

extension Located: Sendable where Wrapped: Sendable {}

/// A number, with its place where the manifest gave it.
package struct Amount: Sendable {
  /// The number, in the unit of its field.
  package let value: Double
  /// Where the manifest gave it; `nil` for a default.
  package let span: Span?

  /// A number that stands for what the manifest leaves out.
  package static func standard(_ value: Double) -> Amount { Amount(value: value, span: nil) }
}

/// Text that is shown or printed: it becomes a string literal or a comment and can never become code.
package struct PlainText: Sendable {
  /// The text, each byte with its place.
  package let text: MappedText
  /// The whole value in the manifest.
  package let span: Span

  /// The text without its places.
  package var string: String { text.string }
}

/// Swift code, from a field that is declared to be code. It is inserted as it stands and type-checked by the compile check.
package struct CodeText: Sendable {
  /// The code without white space around it, each byte with its place.
  package let text: MappedText
  /// The whole value in the manifest.
  package let span: Span

  /// The code without its places.
  package var string: String { text.string }
}

/// A text for people: a key that is looked up in the app's string tables, or a text that is shown as it is.
package enum TextValue: Sendable {
  /// A `LocalizedStringKey`, which SwiftUI looks up (and reads as Markdown).
  case localized(PlainText)
  /// A text that is shown as it stands.
  case verbatim(PlainText)

  /// The text itself.
  package var plain: PlainText {
    switch self {
    case .localized(let text), .verbatim(let text): text
    }
  }
}

/// An image: a symbol of SF Symbols, or an image of an asset catalogue.
package enum ImageChoice: Sendable {
  /// A symbol by its system name.
  case symbol(PlainText)
  /// An image set by its name, in the bundle that the code names (the main one where it names none).
  case asset(PlainText, bundle: CodeText?)
}
