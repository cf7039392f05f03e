import MillworkSource

extension RunReport {
  /// The findings as workflow commands of GitHub Actions
  /// (https://docs.github.com/actions/reference/workflow-commands-for-github-actions): a line each, with notes and help
  /// as further lines of its message.
  func gitHubCommands() -> String {
    var places = PlaceReader(sources)
    var printer = DiagnosticPrinter(sources: sources, style: .plain)
    var text = ""
    for diagnostic in diagnostics {
      var properties: [String] = []
      if let place = diagnostic.primary.flatMap({ places.place(of: $0.span) }) {
        properties = [
          "file=" + Self.property(place.file), "line=\(place.start.line)", "endLine=\(place.end.line)",
          "col=\(place.startColumn16)", "endColumn=\(place.endColumn16)",
        ]
      }
      if let code = diagnostic.code { properties.append("title=" + Self.property(code.rawValue)) }
      let lines =
        [printable(diagnostic.message)]
        + diagnostic.notes.map { note in
          let place = note.span.flatMap { printer.place(of: $0) }
          return "note: \(printable(note.message))" + (place.map { " (\($0))" } ?? "")
        }
        + ((diagnostic.help.map { [$0] } ?? []) + diagnostic.fixIts.map(\.message)).map {
          "help: \(printable($0))"
        }
      text +=
        "::\(Self.command(diagnostic.severity)) \(properties.joined(separator: ","))::"
        + Self.data(lines.joined(separator: "\n")) + "\n"
    }
    return text
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Text behind the second `::`.
  private static func data(_ text: String) -> String {
    escaped(text, [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")])
  }

  /// The value of a property. Ends of lines have an escape of their own; other control characters could steer the terminal
  /// of whoever reads the log.
  private static func property(_ text: String) -> String {
    let shown = text.unicodeScalars.map { $0 == "\r" || $0 == "\n" ? String($0) : printable(String($0)) }
    return escaped(data(shown.joined()), [(":", "%3A"), (",", "%2C")])
  }

  private static func escaped(_ text: String, _ pairs: [(Unicode.Scalar, String)]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let pair = pairs.first(where: { $0.0 == scalar }) {
        result += pair.1
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
