import Foundation
import MillworkDocument
import MillworkSource
import MillworkTestSupport
import Testing

/// One file a case in `Cases`: `.yaml` with its events, `.yml` with its tree, `.json` with its tree, each with the
/// diagnostics as they are printed.
///
/// `¬` in a case stands for a tab, `␍` for a carriage return, and `∎` at the end takes the last line feed away, so that
/// these can be seen.
struct CaseTests {
  static let yamlEvents = goldenCases(in: "Cases", suffix: ".yaml")
  static let yamlTrees = goldenCases(in: "Cases", suffix: ".yml")
  static let jsonTrees = goldenCases(in: "Cases", suffix: ".json")

  @Test(arguments: yamlEvents)
  func events(_ test: GoldenCase) throws {
    let (parsed, messages) = try parse(test, "yaml", .yaml)
    test.expect(messages + parsed.eventText(), in: ".events")
  }

  @Test(arguments: yamlTrees)
  func trees(_ test: GoldenCase) throws {
    let (parsed, messages) = try parse(test, "yml", .yaml)
    test.expect(messages + parsed.treeText(), in: ".tree")
  }

  @Test(arguments: jsonTrees)
  func json(_ test: GoldenCase) throws {
    let (parsed, messages) = try parse(test, "json", .json)
    test.expect(messages + parsed.treeText(), in: ".jsontree")
  }

  private func parse(
    _ test: GoldenCase, _ suffix: String, _ format: DocumentFormat
  ) throws -> (ParsedDocuments, String) {
    var text = String(decoding: try test.input(), as: UTF8.self)
    text = text.replacingOccurrences(of: "¬", with: "\t").replacingOccurrences(of: "␍", with: "\r")
    if let end = text.range(of: "∎\n") { text = String(text[..<end.lowerBound]) }
    var sources = SourceSet()
    let file = sources.add(name: test.name + "." + suffix, text: text)
    let parsed = parseDocuments(file, format: format)
    var printer = DiagnosticPrinter(sources: sources, style: .init(showsExcerpts: true, usesColor: false))
    return (parsed, parsed.diagnostics.map { printer.text(of: $0) }.joined())
  }
}
