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
    return texts.joined(separator: style.showsExcerpts ? "\n" : "")
  }

  /// `value` as JSON text. Keys are sorted, so that the same findings give the same bytes.
  func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
