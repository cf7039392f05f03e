import MillworkCheck
import MillworkSDK
import MillworkSource

/// What became of a package's modules, for people: a row for each module and platform, then the verdict.
struct PackageSummary {
  private let report: PackageReport
  private let reason: TargetChoice.Reason

  /// A summary of `report`, whose platforms were chosen for `reason`.
  init(_ report: PackageReport, _ reason: TargetChoice.Reason) {
    self.report = report
    self.reason = reason
  }

  /// The same as rows of the run's report.
  var rows: CheckSummary {
    var summary = CheckSummary()
    for module in report.modules { summary.add(module.results, files: module.files, reason) }
    return summary
  }

  /// The lines.
  func text(_ counts: (errors: Int, warnings: Int)) -> String {
    var lines: [(name: String, target: String, verdict: String)] = []
    for module in report.modules {
      let name = printable(module.package.map { "\($0)/\(module.name)" } ?? module.name)
      for result in module.results {
        let verdict: String
        if !result.wasChecked || !result.availabilityWasChecked {
          verdict = "NOT PROVEN: \(result.reason ?? "not checked")"
        } else {
          verdict = result.errors == 0 ? "ok" : counted(result.errors, "error")
        }
        lines.append((name, "\(result.target)", "\(counted(module.files, "file"))  \(printable(verdict))"))
      }
      if let leftOut = module.leftOut { lines.append((name, "", "not checked: \(leftOut)")) }
    }
    let nameWidth = lines.map(\.name.count).max() ?? 0
    let targetWidth = lines.map(\.target.count).max() ?? 0
    let table = lines.map { line in
      "  \(padded(line.name, nameWidth))  \(padded(line.target, targetWidth))  \(line.verdict)\n"
    }
    return table.joined() + verdict(counts)
  }

  private func verdict(_ counts: (errors: Int, warnings: Int)) -> String {
    let findings = [
      counts.errors > 0 ? counted(counts.errors, "error") : nil,
      counts.warnings > 0 ? counted(counts.warnings, "warning") : nil,
    ].compactMap { $0 }
    let found = findings.isEmpty ? "no errors" : findings.joined(separator: ", ")
    let checked = report.modules.filter { !$0.results.isEmpty }
    guard !checked.isEmpty else { return "nothing was checked: \(found)\n" }
    let unproven = checked.count { !$0.results.allSatisfy { $0.wasChecked && $0.availabilityWasChecked } }
    let scope = unproven == 0 ? "checked" : "NOT PROVEN: \(unproven) of"
    return "\(scope) \(counted(checked.count, "module")), platforms \(reason.rawValue): \(found)\n"
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
