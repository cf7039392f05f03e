import MillworkSource

/// Expressions that stand by themselves, such as a condition in a file of data.
extension TemplateEngine {
  /// Reads a whole file as one expression, without `{{` and `}}` around it. ``value(of:context:)`` gives its value.
  package func parseExpression(_ file: SourceFile) -> ParseResult {
    var parser = TemplateParser(file, filters: filters, tags: tags, options: options)
    return parser.parseExpression()
  }

  /// What a template stands for: where it is one expression, alone or between `{{` and `}}` and with nothing around it,
  /// that expression's value, of whatever type; else the text that it makes. `nil` after an error.
  package func value(of template: Template, context: Value) -> (value: Value?, diagnostics: [Diagnostic]) {
    var renderer = Renderer(template, engine: self, context: context)
    let body = template.program.nodes[template.program.body.range]
    guard body.count == 1, case .output(let expression, _)? = body.first else {
      let result = renderer.run()
      return (result.diagnostics.hasErrors ? Value?.none : .text(result.text), result.diagnostics)
    }
    let value = renderer.defined(expression)
    return (renderer.diagnostics.hasErrors ? Value?.none : value, renderer.diagnostics)
  }
}

extension Value {
  /// How many elements a list or range has, without making them; `nil` for other values.
  package var elementCount: Int? {
    switch payload {
    case .array(let values): values.count
    case .range(let range): range.count
    default: nil
    }
  }
}
