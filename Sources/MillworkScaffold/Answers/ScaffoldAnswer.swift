import MillworkDocument
import MillworkSource
import MillworkTemplate

/// The answer to a question.
package enum ScaffoldAnswer: Hashable, Sendable {
  case text(String)
  case bool(Bool)
  case integer(Int)
  case list([String])

  /// The value that templates see.
  var value: Value {
    switch self {
    case .text(let text): .string(text)
    case .bool(let bool): .bool(bool)
    case .integer(let integer): .integer(integer)
    case .list(let texts): .array(texts.map { .string($0) })
    }
  }

  /// The answer as a person reads and types it.
  package var text: String {
    switch self {
    case .text(let text): text
    case .bool(let bool): bool ? "yes" : "no"
    case .integer(let integer): String(integer)
    case .list(let texts): texts.joined(separator: ", ")
    }
  }

  /// The answer as JSON, which is YAML, too.
  var json: String {
    var writer = JSONWriter()
    switch self {
    case .text(let text): writer.write(string: text)
    case .bool(let bool): writer.raw(bool ? "true" : "false")
    case .integer(let integer): writer.raw(String(integer))
    case .list(let texts):
      writer.raw("[")
      for (index, text) in texts.enumerated() {
        if index > 0 { writer.raw(", ") }
        writer.write(string: text)
      }
      writer.raw("]")
    }
    return writer.text
  }
}

/// An answer as it was given, before its question's kind makes something of it.
package struct GivenAnswer: Sendable {
  /// Where it came from.
  package enum Form: Sendable {
    /// Typed, at a prompt or in a command line.
    case text(String)
    /// A value in a file.
    case node(Node)
    /// A value of the right type.
    case answer(ScaffoldAnswer)
  }

  /// What was given.
  package let form: Form
  /// Where it was given, where that is a place.
  package let span: Span?

  /// An answer that was given at `span`.
  package init(_ form: Form, at span: Span? = nil) {
    self.form = form
    self.span = span
  }
}
