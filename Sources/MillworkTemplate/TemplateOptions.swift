import MillworkSource

/// How templates are read and rendered.
public struct TemplateOptions: Sendable {
  /// What a name that does not exist means, and with it the dialect.
  public enum Undefined: String, Sendable {
    /// An error that names it. String literals know escapes, a value of several lines keeps its indentation, and a
    /// variable that a loop or a condition sets is visible after it.
    case strict
    /// Nothing, as in Stencil; so are the three matters above.
    case lenient
  }

  /// What is removed from text beside a `{% %}` tag that has no `-` or `+` of its own, or from the output.
  public enum Trim: String, Sendable, CaseIterable {
    /// Nothing.
    case nothing
    /// Blanks and tabs on both sides.
    case whitespace
    /// Blanks, tabs and one line end on both sides.
    case newline
    /// Blanks and tabs before; blanks, tabs and one line end after.
    case smart
    /// Nothing beside tags; but lines of the output that hold only blanks are removed, except for empty lines of the
    /// template, as StencilSwiftKit's `StencilSwiftTemplate` does.
    case blankLines = "blank-lines"
  }

  /// Bounds on what a template may use; each ends rendering with an error.
  public struct Limits: Sendable {
    /// How deep macro calls, includes and blocks may nest.
    public var recursionDepth = 100
    /// How many loop rounds a rendering may take in all.
    public var loopSteps = 10_000_000
    /// How many bytes of text a rendering may make.
    public var outputBytes = 256 << 20

    /// The default bounds: 100 calls, 10 million rounds, 256 MiB.
    public init() {}
  }

  /// What a name that does not exist means.
  public var undefined = Undefined.strict
  /// What is removed beside tags.
  public var trim = Trim.smart
  /// Bounds on what a template may use.
  public var limits = Limits()
  /// The number of columns that a `{% group %}` may fill.
  public var lineWidth = 100
  /// The number of spaces that a broken `{% group %}` indents a level by.
  public var indentation = 2
  /// Prints the current time in a given format for `{% now %}`. `nil`, the default, refuses the tag: output must not
  /// depend on the date.
  public var now: (@Sendable (_ format: String) -> String)?

  /// Strict, smart trimming, default limits, no clock.
  public init(undefined: Undefined = .strict, trim: Trim = .smart) {
    self.undefined = undefined
    self.trim = trim
  }
}
