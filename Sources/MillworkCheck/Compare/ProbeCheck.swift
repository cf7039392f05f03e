import MillworkSDK
import MillworkSource

/// Holds a checker's SDK to the probes: each must give exactly the findings that it names.
package struct ProbeCheck {
  /// A probe whose findings for one target are others than it names.
  package struct Difference: Hashable, Sendable {
    /// The probe.
    package let probe: Probe
    /// The target.
    package let target: CheckTarget
    /// What was expected and not said.
    package let missing: [Probe.Finding]
    /// What was said and not expected.
    package let unexpected: [Probe.Finding]
    /// Why the target could not be judged, or `nil` where it was.
    package let obstacle: String?
  }

  private let checker: Checker
  private let options: CheckOptions

  /// A check of probes with `checker`.
  package init(_ checker: Checker, options: CheckOptions = CheckOptions()) {
    self.checker = checker
    self.options = options
  }

  /// The differences of those targets of `probes` that `isIncluded` says.
  package func differences(
    _ probes: [Probe], where isIncluded: (Probe.Target) -> Bool = { _ in true }
  ) -> [Difference] {
    var sources = SourceSet()
    var cases: [(probe: Probe, target: Probe.Target)] = []
    var modules: [CheckModule] = []
    for probe in probes {
      let file = MappedFile(sources.add(name: probe.name + ".swift", text: probe.file))
      for target in probe.targets where isIncluded(target) {
        cases.append((probe, target))
        modules.append(CheckModule(files: [file], targets: [CheckTarget(target)], options: options))
      }
    }
    let reports = checker.check(modules, in: sources)
    return zip(cases, reports).compactMap { one, report in
      let expected = Set(one.probe.findings(for: one.target))
      let found = findings(report, one.probe)
      let obstacle = report.results.first { !$0.wasChecked || !$0.availabilityWasChecked }?.reason
      guard found != expected || obstacle != nil else { return nil }
      return Difference(
        probe: one.probe, target: CheckTarget(one.target), missing: expected.subtracting(found).sorted(),
        unexpected: found.subtracting(expected).sorted(), obstacle: obstacle)
    }
  }

  private func findings(_ report: CheckReport, _ probe: Probe) -> Set<Probe.Finding> {
    let table = LineTable(Array(probe.file.utf8))
    var found: Set<Probe.Finding> = []
    for diagnostic in report.diagnostics where diagnostic.severity != .note {
      let location = table.location(at: diagnostic.primary?.span.lowerBound ?? 0)
      var texts = ["\(diagnostic.severity.rawValue): \(diagnostic.message)"]
      if probe.namesFixes { texts += diagnostic.fixIts.map { "fix: \($0.message)" } }
      for text in texts {
        found.insert(Probe.Finding(line: location.line, column: location.column, text: text))
      }
    }
    return found
  }
}

extension CheckTarget {
  /// The target of a probe.
  init(_ target: Probe.Target) {
    self.init(
      platform: target.platform, version: target.version, sdkVersion: OSVersion(target.sdk),
      swift: target.swift == 5 ? .v5 : .v6)
  }
}
