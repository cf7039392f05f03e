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
  /// The number, in the unit of its field. Where code gives it, what the code is known to give, else the field's default.
  package let value: Double
  /// Where the manifest gave it; `nil` for a default.
  package let span: Span?
  /// The code that gives the number; `nil` where the manifest does.
  package let code: CodeText?

  /// The number that the manifest, or its `code`, gives at `span`.
  package init(value: Double, span: Span?, code: CodeText? = nil) {
    self.value = value
    self.span = span
    self.code = code
  }

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

extension CodeText {
  /// Whether the code is the name of a type and nothing else: by Swift's convention a capital letter begins no other name.
  var isTypeName: Bool {
    let parts = text.bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let areNames = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(Self.isPartOfName) }
    return areNames && parts.last?.first.map { (0x41...0x5A).contains($0) } ?? false
  }

  /// Whether the code is a type as a value, such as `Model.self`.
  var isTypeValue: Bool { text.bytes.suffix(5).elementsEqual(".self".utf8) }

  /// Whether a word of the code is `name`, wherever it stands.
  package func mentions(_ name: String) -> Bool { Self.mentions([name], in: text.bytes) }

  /// Whether a word of the code that `bytes` hold is one of `names`.
  package static func mentions(_ names: [String], in bytes: [UInt8]) -> Bool {
    bytes.split { !isPartOfName($0) }.contains { word in names.contains { word.elementsEqual($0.utf8) } }
  }

  /// Whether a byte of UTF-8 can be part of a name.
  package static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}

/// An image: a symbol of SF Symbols, or an image of an asset catalogue.
package enum ImageChoice: Sendable {
  /// A symbol by its system name.
  case symbol(PlainText)
  /// An image set by its name, in the bundle that the code names (the main one where it names none).
  case asset(PlainText, bundle: CodeText?)

  /// Whether it is an image of the app's own, which is as large as its file says.
  package var isAsset: Bool { if case .asset = self { true } else { false } }

  /// Tells images apart, wherever they were asked for.
  package var key: String {
    switch self {
    case .symbol(let name): "symbol \(name.string)"
    case .asset(let name, let bundle): "asset \(bundle?.string ?? "") \(name.string)"
    }
  }
}
