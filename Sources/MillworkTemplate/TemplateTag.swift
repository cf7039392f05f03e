import MillworkSource

/// A tag that was added from Swift.
public struct TemplateTag: Sendable {
  /// What a tag is given.
  public struct Call: Sendable {
    /// The values after the tag's name.
    public let arguments: [Value]
    /// What stands between the tag and its end tag, rendered; empty for a tag without end.
    public let body: MappedText
    /// The tag's place in the template.
    public let place: Span
    /// The place of the innermost data in scope.
    public let data: Span?
  }

  /// Whether the tag is closed by `end` and its name.
  public let hasBody: Bool
  let render: @Sendable (Call) throws(FilterFailure) -> Value

  /// A tag; what `render` answers is printed.
  public init(
    hasBody: Bool = false, render: @escaping @Sendable (Call) throws(FilterFailure) -> Value
  ) {
    self.hasBody = hasBody
    self.render = render
  }
}
