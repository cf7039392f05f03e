import MillworkDocument
import MillworkSource
import MillworkTemplate

/// A template or an expression inside of `template.yml`. Places in what is said about it are those of that file.
struct TemplateText: Sendable {
  /// The whole value in `template.yml`.
  let span: Span
  private let text: MappedText
  private let template: Template

  /// How a text is read.
  enum Form {
    /// Text with tags.
    case template
    /// An expression without `{{` and `}}`.
    case expression
  }

  /// Reads a text; `origin` is the place that it stands at. What is wrong with it goes to `diagnostics`.
  init(
    _ text: MappedText, as form: Form, at span: Span, engine: TemplateEngine, sources: inout SourceSet,
    diagnostics: inout [Diagnostic]
  ) {
    self.span = span
    self.text = text
    let name = sources[span.source]?.name ?? ScaffoldTree.descriptionName
    let file = sources.add(name: name, role: .template, bytes: text.bytes)
    let parsed = form == .template ? engine.parse(file) : engine.parseExpression(file)
    template = parsed.template
    diagnostics += parsed.diagnostics.map { placed($0) }
  }

  /// Whether a text has tags, so that it is more than itself.
  static func hasTags(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return zip(bytes, bytes.dropFirst()).contains { first, second in
      first == UInt8(ascii: "{")
        && [UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "#")].contains(second)
    }
  }

  /// The value of the expression, or of a template that is one; else the template's text. `nil` after an error.
  func value(_ engine: TemplateEngine, _ context: Value, _ diagnostics: inout [Diagnostic]) -> Value? {
    let result = engine.value(of: template, context: context)
    diagnostics += result.diagnostics.map { placed($0) }
    return result.value
  }

  /// The text that the template makes; `nil` after an error.
  func string(_ engine: TemplateEngine, _ context: Value, _ diagnostics: inout [Diagnostic]) -> String? {
    let result = engine.render(template, context: context)
    diagnostics += result.diagnostics.map { placed($0) }
    return result.diagnostics.hasErrors ? nil : result.text.string
  }

  /// Whether the condition holds; `nil` after an error, which a value that is neither true nor false is.
  func holds(_ engine: TemplateEngine, _ context: Value, _ diagnostics: inout [Diagnostic]) -> Bool? {
    guard let value = value(engine, context, &diagnostics) else { return nil }
    if let bool = value.boolValue { return bool }
    diagnostics.append(.noCondition(at: span))
    return nil
  }

  /// The same diagnostic with its places in the text led back to `template.yml`.
  private func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    let source = template.file.id
    func placed(_ span: Span) -> Span {
      span.source == source ? text.origin(of: span.range).span ?? self.span : span
    }
    var result = diagnostic
    result.primary = diagnostic.primary.map { .init(placed($0.span), $0.message) }
    result.secondary = diagnostic.secondary.map { .init(placed($0.span), $0.message) }
    result.notes = diagnostic.notes.map { .init($0.message, at: $0.span.map(placed)) }
    result.fixIts = []
    return result
  }
}
