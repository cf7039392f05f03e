import MillworkSource

/// Reads and renders templates: holds the filters, the tags, the options and the way to other templates.
///
/// ```swift
/// var engine = TemplateEngine()
/// engine.filters["shout"] = Filter { (call) throws(FilterFailure) in call.result(try call.text() + "!") }
/// let parsed = engine.parse(file)
/// let result = engine.render(parsed.template, context: ["name": "Toggle"])
/// ```
public struct TemplateEngine: Sendable {
  /// The filters that templates may use; at first all built-in ones.
  public var filters: FilterSet
  /// Tags that were added from Swift, by name.
  public var tags: [String: TemplateTag] = [:]
  /// How templates are read and rendered.
  public var options: TemplateOptions
  /// Finds the file that `include`, `import` and `extends` name, or answers `nil`. Names with `..` and absolute paths
  /// are refused before it is asked. It is asked once a rendering for a name.
  public var loader: @Sendable (_ name: String) -> SourceFile?
  /// Says more about a template that the loader did not find, such as where it was looked for. At first nothing.
  public var hint: @Sendable (_ missing: String) -> String? = { _ in nil }
  /// Finds what a regular expression matches in a text.
  public typealias Matches =
    @Sendable (_ pattern: String, _ text: String) throws(FilterFailure) -> [ExpressionMatch]
  /// How `replace` finds what a regular expression matches; fails where the pattern cannot be read. At first Swift's own
  /// expressions are used, which know no look-behind; a program that has Foundation can use `NSRegularExpression`, as
  /// StencilSwiftKit does.
  public var matches: Matches = SwiftExpression.matches
  /// The templates that are known by name, as every rendering uses them.
  private(set) var units: [Renderer.Unit] = []
  private var unitIndices: [String: Int] = [:]
  /// The slots of these templates' variables.
  private(set) var slots = SlotTable()

  /// An engine with the built-in filters.
  public init(
    options: TemplateOptions = TemplateOptions(),
    loader: @escaping @Sendable (String) -> SourceFile? = { _ in nil }
  ) {
    self.options = options
    self.loader = loader
    filters = .builtIn
  }

  /// The names of the tags that are always there.
  public static let builtInTags = [
    "block", "break", "call", "continue", "cycle", "error", "extends", "filter", "for", "group", "if",
    "ifnot",
    "import", "include", "line", "macro", "map", "now", "raw", "set", "softline", "verbatim", "warning",
  ]

  /// Reads a template. Every syntax error of the file is reported; the template can be rendered in spite of them.
  public func parse(_ file: SourceFile) -> ParseResult {
    var parser = TemplateParser(file, filters: filters, tags: tags, options: options)
    return parser.parse()
  }

  /// Makes a template that is already read known under `name`, so that the loader isn't asked for it.
  public mutating func add(_ template: Template, named name: String) {
    let index = unitIndices[name] ?? units.count
    let unit = Renderer.Unit(
      template.program, index: index, slots: template.variableNames.map { slots.slot($0) })
    if index == units.count { units.append(unit) } else { units[index] = unit }
    unitIndices[name] = index
  }

  /// Renders a template with the entries of `context` as variables.
  ///
  /// Goes on after an undefined name and the like, with no text for it, so that one run shows all of them; a limit that
  /// is passed ends the rendering.
  public func render(_ template: Template, context: Value) -> RenderResult {
    var renderer = Renderer(template, engine: self, context: context)
    return renderer.run()
  }

  /// Reads and renders a file; where it has syntax errors, these are the result.
  public func render(_ file: SourceFile, context: Value) -> RenderResult {
    let parsed = parse(file)
    if parsed.diagnostics.hasErrors {
      return RenderResult(text: MappedText(), diagnostics: parsed.diagnostics)
    }
    let result = render(parsed.template, context: context)
    return RenderResult(text: result.text, diagnostics: parsed.diagnostics + result.diagnostics)
  }

  /// The index of the template that was made known under that name.
  func unitIndex(_ name: String) -> Int? { unitIndices[name] }

  /// The template that the loader has, with what is wrong with it; `nil` where there is none.
  func load(_ name: String) -> ParseResult? { loader(name).map { parse($0) } }

  /// Whether a template name stays inside of the template folders.
  static func isSafe(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/") && !name.hasPrefix("~") && !name.contains("\\")
      && !name.contains("\0")
      && !name.split(separator: "/", omittingEmptySubsequences: false).contains("..")
      && !(name.utf8.count > 1 && Array(name.utf8)[1] == UInt8(ascii: ":"))
  }
}
