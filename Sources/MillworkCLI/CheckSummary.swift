import MillworkCheck
import MillworkSource

/// What was checked in a run, for whom, and how it went.
struct CheckSummary {
  private var results: [(result: TargetResult, files: Int, reason: TargetChoice.Reason)] = []

  /// Adds one module's results.
  mutating func add(_ results: [TargetResult], files: Int, _ choice: TargetChoice) {
    self.results += results.map { ($0, files, choice.reason) }
  }

  /// Whether every target was checked and is free of errors.
  var passed: Bool { results.allSatisfy(\.result.passed) }

  /// A few lines: a row for each platform and version, then the verdict.
  func text(_ counts: (errors: Int, warnings: Int)) -> String {
    var rows: [(name: String, modes: [String], files: Int, errors: Int, unchecked: String?, reason: String)] =
      []
    for (result, files, reason) in results {
      let name = "\(result.target.platform.name) \(result.target.version)"
      let mode = result.target.swift.rawValue
      let unchecked =
        result.wasChecked && result.availabilityWasChecked ? nil : result.reason ?? "not checked"
      if let index = rows.firstIndex(where: { $0.name == name && $0.reason == reason.rawValue }) {
        if !rows[index].modes.contains(mode) { rows[index].modes.append(mode) }
        if rows[index].modes.first == mode { rows[index].files += files }
        rows[index].errors = max(rows[index].errors, result.errors)
        rows[index].unchecked = rows[index].unchecked ?? unchecked
      } else {
        rows.append((name, [mode], files, result.errors, unchecked, reason.rawValue))
      }
    }
    let width = rows.map(\.name.count).max() ?? 0
    var text = ""
    for row in rows.sorted(by: { $0.name < $1.name }) {
      let pad = String(repeating: " ", count: width - row.name.count)
      let verdict =
        row.unchecked.map { "NOT PROVEN: \($0)" } ?? (row.errors == 0 ? "ok" : counted(row.errors, "error"))
      text +=
        "  \(row.name)\(pad)  Swift \(row.modes.joined(separator: ", "))  "
        + "\(counted(row.files, "file"))  \(verdict)  (\(row.reason))\n"
    }
    let findings = [
      counts.errors > 0 ? counted(counts.errors, "error") : nil,
      counts.warnings > 0 ? counted(counts.warnings, "warning") : nil,
    ].compactMap { $0 }
    let verdict = findings.isEmpty ? "no errors" : findings.joined(separator: ", ")
    if results.isEmpty { return "nothing was checked: \(verdict)\n" }
    let missing = rows.count { $0.unchecked != nil }
    let scope = missing == 0 ? "checked for" : "NOT PROVEN for \(missing) of"
    return text + "\(scope) \(counted(rows.count, "platform version")): \(verdict)\n"
  }
}
