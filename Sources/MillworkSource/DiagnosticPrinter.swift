/// Makes text of diagnostics. The first line is always `path:line:column: error: sentence [code]`, which editors and
/// Xcode read; notes follow in the same form. Never traps, whatever spans it is given.
public struct DiagnosticPrinter {
  /// How much is printed, and how.
  public struct Style: Sendable {
    /// Whether the source line is shown under each place, with a caret.
    public var showsExcerpts: Bool
    /// Whether ANSI colours are used.
    public var usesColor: Bool

    /// A style of the given parts.
    public init(showsExcerpts: Bool, usesColor: Bool) {
      self.showsExcerpts = showsExcerpts
      self.usesColor = usesColor
    }

    /// One line a place, for pipes, files and Xcode.
    public static let plain = Style(showsExcerpts: false, usesColor: false)
  }

  private let sources: SourceSet
  private let style: Style
  private var tables: [SourceID: LineTable] = [:]

  /// A printer for places in `sources`.
  public init(sources: SourceSet, style: Style) {
    self.sources = sources
    self.style = style
  }

  /// The text of one diagnostic, ending in a line feed.
  public mutating func text(of diagnostic: Diagnostic) -> String {
    var code = diagnostic.code.map { " [\($0.rawValue)]" } ?? ""
    if style.usesColor { code = paint(code, "2") }
    var text =
      header(diagnostic.primary?.span, diagnostic.severity, diagnostic.message) + code + "\n"
    if style.showsExcerpts {
      let here = diagnostic.secondary.filter { $0.span.source == diagnostic.primary?.span.source }
      text += excerpt(
        of: diagnostic.primary.map { [$0] + here } ?? here, color: Self.color(of: diagnostic.severity))
      for label in diagnostic.secondary where label.span.source != diagnostic.primary?.span.source {
        text +=
          header(label.span, .note, label.message) + "\n"
          + excerpt(of: [.init(label.span)], color: Self.color(of: .note))
      }
    } else {
      for label in diagnostic.secondary where !label.message.isEmpty {
        text += header(label.span, .note, label.message) + "\n"
      }
    }
    for note in diagnostic.notes {
      text += header(note.span, .note, note.message) + "\n"
      if style.showsExcerpts, let span = note.span {
        text += excerpt(of: [.init(span)], color: Self.color(of: .note))
      }
    }
    let advice = (diagnostic.help.map { [$0] } ?? []) + diagnostic.fixIts.map(\.message)
    for sentence in advice {
      text +=
        style.showsExcerpts
        ? paint("  help: ", "1;36") + printable(sentence) + "\n"
        : header(diagnostic.primary?.span, .note, sentence) + "\n"
    }
    return text
  }

  /// `path:line:column` of a span's start, or `nil` where the file is unknown.
  public mutating func place(of span: Span) -> String? {
    guard let file = sources[span.source] else { return nil }
    let location = table(for: file).location(at: span.lowerBound)
    return "\(printable(file.name)):\(location.line):\(location.column)"
  }

  private mutating func header(_ span: Span?, _ severity: Severity, _ message: String) -> String {
    let place = span.flatMap { self.place(of: $0) }
    let color = Self.color(of: severity)
    return (place.map { paint($0, "1") + ": " } ?? "") + paint(severity.rawValue + ":", color) + " "
      + printable(message)
  }

  private static func color(of severity: Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    }
  }

  private func paint(_ text: String, _ code: String) -> String {
    style.usesColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  private mutating func table(for file: SourceFile) -> LineTable {
    if let table = tables[file.id] { return table }
    let table = LineTable(file.bytes)
    tables[file.id] = table
    return table
  }

  /// The lines that the labels start on, each with its marks; all labels lie in the first one's file.
  private mutating func excerpt(of labels: [Diagnostic.Label], color: String) -> String {
    guard let first = labels.first, let file = sources[first.span.source] else { return "" }
    let table = table(for: file)
    var excerpt = Excerpt(file: file, table: table)
    for (index, label) in labels.enumerated() { excerpt.add(label, isPrimary: index == 0) }
    return excerpt.text(primaryColor: color) { paint($0, $1) }
  }
}
