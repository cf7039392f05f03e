import MillworkScaffold
import MillworkSource
import MillworkTestSupport
import Testing

/// Templates with answers; the golden is what is said about them, and the files that come of them.
@Suite struct ScaffoldCaseTests {
  @Test(arguments: goldenCases(in: "Cases", suffix: ".yml"))
  func golden(_ golden: GoldenCase) throws {
    golden.expect(ScaffoldCase(String(decoding: try golden.input(), as: UTF8.self)).text, in: ".out")
  }

  /// Templates and answers that mean ill: none makes a file, each is told why.
  @Test(arguments: goldenCases(in: "Hostile", suffix: ".yml"))
  func hostile(_ golden: GoldenCase) throws {
    var limits = ScaffoldLimits()
    limits.fileCount = 200
    limits.byteCount = 1 << 20
    limits.renderedBytes = 1 << 20
    limits.loopLength = 100
    limits.loopSteps = 10_000
    let result = ScaffoldCase(String(decoding: try golden.input(), as: UTF8.self), limits: limits)
    #expect(result.diagnostics.hasErrors)
    golden.expect(result.text, in: ".out")
  }

}
