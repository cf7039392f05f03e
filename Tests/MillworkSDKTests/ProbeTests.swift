import MillworkCheck
import MillworkSDK
import Testing

/// The interface modules say what the probes expect, word for word and at its place.
@Suite struct ProbeTests {
  @Test func probesAreWellFormed() {
    #expect(Set(Probes.all.map(\.name)).count == Probes.all.count)
    for probe in Probes.all {
      #expect(!probe.targets.isEmpty, "\(probe.name) names no targets")
      #expect(probe.targets.allSatisfy { [26, 27].contains($0.sdk) && [5, 6].contains($0.swift) })
      let expected = Set(probe.targets.flatMap(probe.findings))
      let carets = probe.text.split(separator: "\n").count { $0.hasPrefix("//") && $0.contains("^") }
      #expect((carets == 0) == expected.isEmpty, "\(probe.name) has an expectation for no target")
    }
  }

  @Test func wrongInputsAreMany() {
    #expect(Probes.all.count { probe in !probe.targets.allSatisfy { probe.findings(for: $0).isEmpty } } > 150)
  }

  @Test func modulesSayWhatIsExpected() {
    for difference in ProbeCheck(BundledChecker.checker).differences(Probes.all) {
      let lines =
        difference.missing.map { "missing    \($0.line):\($0.column): \($0.text)" }
        + difference.unexpected.map { "unexpected \($0.line):\($0.column): \($0.text)" }
      Issue.record(
        """
        \(difference.probe.name) on \(difference.target): \(difference.obstacle ?? "")
        \(lines.joined(separator: "\n"))
        """)
    }
  }
}
