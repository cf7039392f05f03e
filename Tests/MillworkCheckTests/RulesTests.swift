import Foundation
import MillworkSDK
import MillworkSource
import MillworkTestSupport
import Testing

@testable import MillworkCheck

/// Good and bad code for every rule. A case is named `<code>~bad` or `<code>~good`; its first line names its targets, and
/// «» stand around each place that is reported. The golden holds what is said.
@Suite struct RulesTests {
  static let cases = goldenCases(in: "RuleCases", suffix: ".case")
  static let results: [String: CheckedCase] = CheckedCase.check(cases)

  @Test(arguments: cases) func findsTheMarkedPlaces(_ one: GoldenCase) throws {
    let result = try #require(Self.results[one.name])
    #expect(result.wasJudged)
    #expect(result.places == result.marks, "\(result.text)")
    one.expect(result.text, in: ".txt")
    let code = one.name.prefix { $0 != "~" }
    if one.name.hasSuffix("~good") {
      #expect(result.diagnostics.isEmpty, "\(result.text)")
    } else {
      #expect(result.diagnostics.contains { $0.code?.rawValue == String(code) }, "\(result.text)")
    }
  }

  @Test func everyRuleHasAGoodAndABadCase() {
    let names = Set(Self.cases.map(\.name))
    for rule in Rules.all {
      let code = rule.code.rawValue
      #expect(names.contains("\(code)~bad") && names.contains("\(code)~good"), "\(code)")
    }
  }

  @Test func everyRuleIsExplained() {
    #expect(Rules.all.map(\.code.rawValue) == Rules.all.map(\.code.rawValue).sorted())
    for rule in Rules.all {
      #expect(rule.summary.hasSuffix(".") && rule.summary.count { $0 == "." } == 1, "\(rule.code.rawValue)")
      #expect(rule.explanation.split { $0 == "." || $0 == ":" }.count >= 3, "\(rule.code.rawValue)")
      #expect(Rules.rule(rule.code.rawValue)?.code == rule.code)
    }
  }

  /// `docs/rules.md` is derived from the rules. `RECORD=all` writes it.
  @Test func pageIsUpToDate() {
    let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/rules.md")
    GoldenCase(url: docs, name: "rules").expect(Rules.reference, in: ".md")
  }

  @Test func rulesThatAreNotChosenAreSilent() throws {
    let one = try #require(Self.cases.first { $0.name == "fixed-offset~bad" })
    let chosen = RuleSelection.standard.without(["fixed-offset"])
    #expect(CheckedCase.check([one], rules: chosen)[one.name]?.diagnostics == [])
    #expect(CheckedCase.check([one], rules: .none)[one.name]?.diagnostics == [])
  }
}

/// What became of a case.
struct CheckedCase {
  /// The findings of rules.
  let diagnostics: [Diagnostic]
  /// The places that they are about, in order, each once.
  let places: [Range<Int>]
  /// The marked places.
  let marks: [Range<Int>]
  /// What a person reads.
  let text: String
  /// Whether the compiler judged every target.
  let wasJudged: Bool

  /// Checks cases, all in one batch.
  static func check(_ cases: [GoldenCase], rules: RuleSelection = .standard) -> [String: CheckedCase] {
    var sources = SourceSet()
    var options = CheckOptions()
    options.rules = rules
    var marked: [MarkedText] = []
    let modules = cases.map { one in
      let text = MarkedText(String(decoding: (try? one.input()) ?? [], as: UTF8.self))
      marked.append(text)
      let file = sources.add(name: one.name + ".swift", bytes: text.bytes)
      return CheckModule(files: [MappedFile(file)], targets: targets(of: text.string), options: options)
    }
    let reports = Checker(environment: .current()).check(modules, in: sources)
    var results: [String: CheckedCase] = [:]
    for (index, one) in cases.enumerated() {
      let found = reports[index].diagnostics.filter { $0.code != nil }
      var printer = DiagnosticPrinter(sources: sources, style: .plain)
      let places = Set(found.compactMap { $0.primary?.span.range })
      results[one.name] = CheckedCase(
        diagnostics: found, places: places.sorted { $0.lowerBound < $1.lowerBound },
        marks: marked[index].ranges, text: found.map { printer.text(of: $0) }.joined(),
        wasJudged: reports[index].results.allSatisfy(\.wasChecked) && !reports[index].results.isEmpty)
    }
    return results
  }

  /// The targets in the first line, such as `// iOS 17.0, macOS 14.0`.
  private static func targets(of code: String) -> [CheckTarget] {
    code.prefix { $0 != "\n" }.drop { $0 == "/" || $0 == " " }.split(separator: ",").compactMap { target in
      let words = target.split(separator: " ")
      guard words.count == 2, let platform = Platform(name: words[0]), let version = OSVersion(words[1])
      else {
        return nil
      }
      return CheckTarget(platform: platform, version: version)
    }
  }
}
