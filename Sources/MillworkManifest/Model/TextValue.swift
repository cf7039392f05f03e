/// A text for people.
package enum TextValue: Sendable {
  /// A `LocalizedStringKey`, which SwiftUI looks up (and reads as Markdown), where `lookup` says.
  case localized(PlainText, lookup: TextLookup = TextLookup())
  /// A text that is shown as it stands.
  case verbatim(PlainText)
  /// What code gives: a `LocalizedStringResource`, or whatever else a `Text` is made of.
  case code(CodeText)

  /// The text itself; of a text by code the code.
  package var plain: PlainText {
    switch self {
    case .localized(let text, _), .verbatim(let text): text
    case .code(let code): PlainText(text: code.text, span: code.span)
    }
  }

  /// The code in it: what gives the text, or the bundle.
  package var code: CodeText? {
    switch self {
    case .localized(_, let lookup): lookup.bundle
    case .verbatim: nil
    case .code(let code): code
    }
  }

  /// Whether there is nothing to be read in it.
  var isBlank: Bool { plain.text.bytes.allSatisfy { $0 <= 0x20 } }

  /// Whether a string literal says all of the text, where a `LocalizedStringKey` is taken.
  package var isKey: Bool {
    if case .localized(_, let lookup) = self { lookup.isStandard } else { false }
  }
}

/// Where SwiftUI looks a key up.
package struct TextLookup: Sendable {
  /// The name of the string table; `nil` for `Localizable`.
  package let table: PlainText?
  /// An expression of type `Bundle?`; `nil` for the main bundle.
  package let bundle: CodeText?
  /// What translators are told.
  package let comment: PlainText?

  /// The lookup in a table of a bundle.
  package init(table: PlainText? = nil, bundle: CodeText? = nil, comment: PlainText? = nil) {
    self.table = table
    self.bundle = bundle
    self.comment = comment
  }

  /// Whether nothing is said that a key alone does not say.
  package var isStandard: Bool { table == nil && bundle == nil && comment == nil }
}
