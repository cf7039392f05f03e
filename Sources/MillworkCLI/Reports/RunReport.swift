import Foundation
import MillworkSource

/// What one run found, ready to be given in any form.
struct RunReport {
  /// The findings, sorted by place.
  let diagnostics: [Diagnostic]
  /// The files that they point into.
  let sources: SourceSet
  /// What was checked.
  let targets: CheckSummary
  /// The lines that close the report for a person.
  let summary: String

  /// The findings of `workspace`.
  init(_ workspace: Workspace, targets: CheckSummary, summary: String) {
    diagnostics = workspace.sortedDiagnostics
    sources = workspace.sources
    self.targets = targets
    self.summary = summary
  }

  /// The findings as people and editors read them.
  func printed(_ style: DiagnosticPrinter.Style) -> String {
    var printer = DiagnosticPrinter(sources: sources, style: style)
    let texts = diagnostics.map { printer.text(of: $0) }
    return style.showsExcerpts ? texts.joined(separator: "\n") + hint : texts.joined()
  }

  /// The line that leads to the pages about the errors, else about the warnings.
  private var hint: String {
    let known = Set(ExplainCommand.codes)
    let worst = diagnostics.contains { $0.severity == .error } ? Severity.error : .warning
    var codes: [String] = []
    for diagnostic in diagnostics where diagnostic.severity == worst {
      guard let code = diagnostic.code?.rawValue, known.contains(code), !codes.contains(code) else {
        continue
      }
      codes.append(code)
    }
    guard let first = codes.first else { return "" }
    let others = codes.dropFirst()
    let more = others.isEmpty ? "" : ", or \(others.joined(separator: ", "))"
    return "\nfor more, try `millwork explain \(first)`\(more)\n"
  }

  /// `value` as JSON text. Keys are sorted, so that the same findings give the same bytes.
  func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
