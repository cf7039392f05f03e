/// How much a diagnostic matters.
public enum Severity: String, Hashable, Sendable, Comparable {
  /// Something worth knowing.
  case note
  /// Something that compiles and is likely to go wrong.
  case warning
  /// Something that stops a build.
  case error

  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A stable name for one kind of diagnostic, in lower-case words joined by hyphens, such as `unknown-key`.
public struct DiagnosticCode: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as it is printed.
  public let rawValue: String

  /// A code with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A code with the given name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// One thing that is to be said about a place. Pure data: ``DiagnosticPrinter`` makes text of it.
public struct Diagnostic: Hashable, Sendable {
  /// A place with a few words about it.
  public struct Label: Hashable, Sendable {
    /// The place.
    public let span: Span
    /// What to say there; empty for a bare underline.
    public let message: String

    /// Says `message` at `span`.
    public init(_ span: Span, _ message: String = "") {
      self.span = span
      self.message = message
    }
  }

  /// A sentence that adds to a diagnostic, with a place where it has one.
  public struct Note: Hashable, Sendable {
    /// The sentence.
    public let message: String
    /// The place that it speaks of.
    public let span: Span?

    /// Says `message`, at `span` where there is one.
    public init(_ message: String, at span: Span? = nil) {
      self.message = message
      self.span = span
    }
  }

  /// A change that would mend the cause.
  public struct FixIt: Hashable, Sendable {
    /// What the change does, as an instruction.
    public let message: String
    /// The bytes to replace, and by what; in order, without overlap.
    public let edits: [Edit]

    /// Names a change made of `edits`.
    public init(_ message: String, edits: [Edit]) {
      self.message = message
      self.edits = edits
    }
  }

  /// One replacement.
  public struct Edit: Hashable, Sendable {
    /// The bytes to replace; empty to insert.
    public let span: Span
    /// The new text.
    public let replacement: String

    /// Replaces `span` by `replacement`.
    public init(_ span: Span, replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }

  /// How much it matters.
  public var severity: Severity
  /// Its kind; `nil` for the compiler's own.
  public var code: DiagnosticCode?
  /// One sentence that stands alone, without a full stop.
  public var message: String
  /// The place it is about, with a label; `nil` where there is no place (a missing tool).
  public var primary: Label?
  /// Other places that play a part, each with its label.
  public var secondary: [Label]
  /// What to add.
  public var notes: [Note]
  /// What to do about it, as one sentence; printed last.
  public var help: String?
  /// Changes that would mend it.
  public var fixIts: [FixIt]

  /// A diagnostic at `span`.
  public init(
    _ severity: Severity, _ code: DiagnosticCode?, _ message: String, at span: Span?, label: String = "",
    secondary: [Label] = [], notes: [Note] = [], help: String? = nil, fixIts: [FixIt] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    primary = span.map { Label($0, label) }
    self.secondary = secondary
    self.notes = notes
    self.help = help
    self.fixIts = fixIts
  }
}

extension Sequence<Diagnostic> {
  /// Whether one of them is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}
