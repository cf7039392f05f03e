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

  /// The findings as a person reads them, and the way on.
  func text(for console: Console) -> String {
    (console.showsAll ? listed(console.style) : grouped(console.style))
      + (console.isQuiet ? "" : closing(console.style))
  }

  /// The findings as a person reads them at the end of a run: the errors last, where they are seen, and of notes of one kind the
  /// first, with the places of the others.
  private func grouped(_ style: DiagnosticPrinter.Style) -> String {
    var printer = DiagnosticPrinter(sources: sources, style: style)
    var texts: [String] = []
    var told: Set<DiagnosticCode> = []
    let notes = Dictionary(grouping: diagnostics.filter { $0.severity == .note }, by: \.code)
    let diagnostics = adviceOnce
    for severity in [Severity.note, .warning, .error] {
      for diagnostic in diagnostics where diagnostic.severity == severity {
        guard severity == .note, let code = diagnostic.code else {
          texts.append(printer.text(of: diagnostic))
          continue
        }
        let all = notes[code] ?? []
        if all.count < Self.leastGroup {
          texts.append(printer.text(of: diagnostic))
        } else if told.insert(code).inserted {
          texts.append(printer.text(of: diagnostic) + others(Array(all.dropFirst()), code, &printer))
        }
      }
    }
    return joined(texts, style)
  }

  /// The findings; where many of a kind say what to do in the same words, the last one says it.
  private var adviceOnce: [Diagnostic] {
    struct Advice: Hashable {
      let code: DiagnosticCode?
      let help: String
    }
    let advice = diagnostics.map { finding in finding.help.map { Advice(code: finding.code, help: $0) } }
    var waiting = Dictionary(grouping: advice.compactMap { $0 }, by: { $0 }).mapValues(\.count)
      .filter { $0.value >= Self.leastGroup }
    return zip(diagnostics, advice).map { finding, advice in
      guard let advice, let left = waiting[advice] else { return finding }
      waiting[advice] = left - 1
      if left == 1 { return finding }
      var finding = finding
      finding.help = nil
      return finding
    }
  }

  /// So many notes of one kind are told as one.
  private static let leastGroup = 3

  /// A line for notes that are not printed, with the lines of each file.
  private func others(_ notes: [Diagnostic], _ code: DiagnosticCode, _ printer: inout DiagnosticPrinter)
    -> String
  {
    var files: [(name: Substring, lines: [Substring])] = []
    for place in notes.compactMap({ $0.primary.flatMap { printer.place(of: $0.span) } }) {
      let parts = place.split(separator: ":")
      let (name, line) = (
        place.dropLast(parts.suffix(2).reduce(2) { $0 + $1.count }), parts.dropLast().last ?? ""
      )
      if let index = files.firstIndex(where: { $0.name == name }) {
        if files[index].lines.last != line { files[index].lines.append(line) }
      } else {
        files.append((name, [line]))
      }
    }
    let places = files.map { "  \($0.name):\($0.lines.joined(separator: ", "))\n" }.joined()
    return "note: \(notes.count) more like it; `--verbose` prints them [\(code.rawValue)]\n\(places)"
  }

  /// The findings in the order of their places, each whole, as editors read them.
  func listed(_ style: DiagnosticPrinter.Style) -> String {
    var printer = DiagnosticPrinter(sources: sources, style: style)
    return joined(diagnostics.map { printer.text(of: $0) }, style)
  }

  private func joined(_ texts: [String], _ style: DiagnosticPrinter.Style) -> String {
    texts.joined(separator: style.showsExcerpts ? "\n" : "")
  }

  /// The line that leads to the pages about the errors and the warnings. Errors of the compiler have one page.
  func closing(_ style: DiagnosticPrinter.Style) -> String {
    guard diagnostics.contains(where: { $0.severity != .note }) else { return "" }
    let known = Set(ExplainCommand.codes)
    var codes: [String] = []
    for severity in [Severity.error, .warning] {
      for diagnostic in diagnostics where diagnostic.severity == severity {
        guard
          let code = diagnostic.code?.rawValue ?? (severity == .error ? ExplainCommand.compilerCode : nil),
          known.contains(code), !codes.contains(code)
        else { continue }
        codes.append(code)
      }
    }
    guard let first = codes.first else { return "" }
    let others = codes.dropFirst()
    let more = others.isEmpty ? "" : ", or \(others.joined(separator: ", "))"
    return (style.showsExcerpts ? "\n" : "") + "for more, try `millwork explain \(first)`\(more)\n"
  }

  /// `value` as JSON text. Keys are sorted, so that the same findings give the same bytes.
  func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
