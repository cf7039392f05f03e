import MillworkManifest
import MillworkSource
import MillworkTemplate

/// A call for the template `call.stencil`, which breaks it at its arguments where it does not fit its line.
struct SwiftCall {
  /// One argument.
  struct Argument {
    fileprivate var label: String?
    fileprivate var code = Value.null
    fileprivate var literal = Value.null
    fileprivate var text = Value.null
    fileprivate var isView = false
    fileprivate var isPreview = false
    /// The manifest's code in it.
    fileprivate var given: Span?

    /// An expression of the manifest.
    static func code(_ label: String?, _ code: CodeText) -> Argument {
      Argument(label: label, code: .text(code.text), given: code.span)
    }

    /// An expression of the generator, for which `span` is the reason.
    static func expression(_ label: String?, _ expression: String, at span: Span?) -> Argument {
      Argument(label: label, code: .string(expression, origin: span))
    }

    /// An expression that is a value already.
    static func value(_ label: String?, _ value: Value) -> Argument { Argument(label: label, code: value) }

    /// A text that becomes a string literal.
    static func literal(_ label: String?, _ text: PlainText) -> Argument {
      Argument(label: label, literal: .text(text.text))
    }

    /// A text for people: a key as a literal, else a `Text`.
    static func text(_ label: String?, _ text: TextValue) -> Argument {
      Argument(label: label, text: textValue(text), given: text.code?.span)
    }

    /// The title of what is shared.
    static func preview(_ label: String?, _ title: TextValue) -> Argument {
      Argument(label: label, text: textValue(title), isPreview: true, given: title.code?.span)
    }

    /// A text for people as a `Text`.
    static func textView(_ label: String?, _ text: TextValue) -> Argument {
      Argument(label: label, text: textValue(text), isView: true, given: text.code?.span)
    }
  }

  private let callee: String
  private let arguments: [Argument]
  private let tail: String

  /// A call of `callee`; without parentheses where it has no arguments and opens a closure.
  init(_ callee: String, _ arguments: [Argument], opensClosure: Bool = false) {
    self.callee = callee
    self.arguments = arguments
    tail = opensClosure ? " {" : ""
  }

  /// What the template is given. What the compiler says of the whole call is about the one argument that is code.
  var value: Value {
    let given = arguments.compactMap(\.given)
    return [
      "callee": .string(callee, origin: given.count == 1 ? given[0] : nil), "tail": .string(tail),
      "arguments": .array(
        arguments.map { argument in
          [
            "label": argument.label.map { .string($0) } ?? .null, "code": argument.code,
            "literal": argument.literal, "text": argument.text, "isView": .bool(argument.isView),
            "isPreview": .bool(argument.isPreview),
          ]
        }),
    ]
  }
}
