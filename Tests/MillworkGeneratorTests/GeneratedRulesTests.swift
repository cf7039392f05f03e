import Foundation
import MillworkCheck
import MillworkSource
import MillworkTestSupport
import Testing

/// Millwork's rules for Swift files find nothing in what Millwork generates, although no run applies them to it.
@Suite struct GeneratedRulesTests {
  private static let cases =
    goldenCases(in: "Cases", suffix: ".yml") + goldenCases(in: "../../Manifests", suffix: ".yml")

  /// What the manifests choose themselves: a sheet on an item, and how many items there are.
  private static let chosen = ["hosted-in-item", "many-trailing-items"]

  @Test(arguments: cases) func generatedCodeKeepsTheRules(_ golden: GoldenCase) throws {
    var generation = try Generation(golden)
    let manifest = try #require(generation.manifest)
    var files = generation.files
    for path in manifest.check.stubs + manifest.check.useSites {
      let url = golden.url.deletingLastPathComponent().appendingPathComponent(path.value)
      let file = generation.sources.add(name: path.value, bytes: [UInt8](try Data(contentsOf: url)))
      files.append(MappedFile(file))
    }
    var options = CheckOptions()
    options.rules = .standard.without(Self.chosen)
    options.rulesJudgeGeneratedFiles = true
    let targets = manifest.platforms.map { CheckTarget(platform: $0.platform, version: $0.version) }
    let report = Checker(environment: .tests).check(
      files, in: generation.sources, targets: targets, options: options)
    var printer = DiagnosticPrinter(sources: generation.sources, style: .plain)
    let text = report.diagnostics.map { printer.text(of: $0) }.joined()
    #expect(text.isEmpty, "\(text)")
    #expect(report.passed)
  }
}
