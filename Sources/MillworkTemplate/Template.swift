import MillworkSource

/// A template that was read once and can be rendered often. ``TemplateEngine/parse(_:)`` makes it.
public struct Template: Sendable {
  let program: Program

  /// The file that the template was read from.
  public var file: SourceFile { program.file }

  /// The names of the variables that the template and its macros mention, in the order of their first mention.
  public var variableNames: [String] { program.variables }
}

/// A template, as far as it could be read, and everything that is wrong with it.
public struct ParseResult: Sendable {
  /// The template; tags that could not be read are missing in it.
  public let template: Template
  /// What was found, in the order of the text.
  public let diagnostics: [Diagnostic]
}

/// The text that a template made, and everything that went wrong.
public struct RenderResult: Sendable {
  /// The text with the origin of each byte; where there are errors, what could be rendered.
  public let text: MappedText
  /// Errors, warnings and notes; each kind of error is reported once for a place in a template.
  public let diagnostics: [Diagnostic]
}
