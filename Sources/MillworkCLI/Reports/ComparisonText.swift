import MillworkCheck
import MillworkSDK
import MillworkSource

/// What `check --compare-sdk` prints.
struct ComparisonText {
  private let report: SDKComparison.Report

  /// The text of `report`.
  init(_ report: SDKComparison.Report) { self.report = report }

  /// A head that says what was compared, a section for each kind of difference, and the verdict.
  var text: String {
    let sdks = report.versions.sorted { $0.key < $1.key }.map { "\($0.key.name) \($0.value)" }
    let counts = report.counts
    var lines = [
      "compared with the SDK of \(sdks.joined(separator: ", ")): \(counted(counts.facts, "fact")), "
        + "\(counted(counts.probes, "probe")), \(counted(counts.code, "target")) of your own"
    ]
    for difference in report.facts {
      let found =
        difference.obstacle.map { "NOT JUDGED: \($0)" } ?? difference.error ?? "accepted, and should not be"
      lines.append("  fact \(difference.fact.name) on \(difference.target): \(found)")
    }
    for difference in report.probes {
      lines.append("  probe \(difference.probe.name) on \(difference.target)" + note(difference.obstacle))
      lines += difference.missing.map { "    expected  \($0.line):\($0.column): \($0.text)" }
      lines += difference.unexpected.map { "    found     \($0.line):\($0.column): \($0.text)" }
    }
    for difference in report.code {
      lines.append("  code on \(difference.target)" + note(difference.obstacle))
      lines += difference.bundledOnly.map { "    expected  \($0)" }
      lines += difference.appleOnly.map { "    found     \($0)" }
    }
    let number = report.facts.count + report.probes.count + report.code.count
    lines.append(report.agrees ? "no differences" : counted(number, "difference"))
    return lines.map { printable($0) + "\n" }.joined()
  }

  private func note(_ obstacle: String?) -> String { obstacle.map { ": NOT JUDGED: \($0)" } ?? "" }
}
