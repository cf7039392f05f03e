import MillworkDocument
import MillworkManifest
import MillworkSource
import MillworkTestSupport
import Testing

/// Kinds of a project's own: each case is a kind's file, and behind a line `=====` a manifest that uses it; the golden is
/// what is said about both.
@Suite struct KindTests {
  @Test(arguments: goldenCases(in: "Kinds", suffix: ".yml"))
  func report(_ golden: GoldenCase) throws {
    var sources = SourceSet()
    var diagnostics: [Diagnostic] = []
    let parts = String(decoding: try golden.input(), as: UTF8.self).split(separator: "=====\n")
    let roots = parts.enumerated().compactMap { index, part -> Node? in
      let name = index == 0 ? "kind.yml" : "manifest.yml"
      let parsed = parseDocuments(sources.add(name: name, bytes: Array(part.utf8)), format: .yaml)
      diagnostics += parsed.diagnostics
      return parsed.documents.first?.root
    }
    let decoded = CustomKind.decode(try #require(roots.first), file: "kind.yml")
    diagnostics += decoded.diagnostics
    if roots.count > 1 {
      let kinds = KindSet([try #require(decoded.kind)])
      diagnostics += Manifest.decode(roots[1], file: "manifest.yml", kinds: { _ in kinds }).diagnostics
    }
    var printer = DiagnosticPrinter(sources: sources, style: .init(showsExcerpts: true, usesColor: false))
    golden.expect(diagnostics.map { printer.text(of: $0) }.joined(separator: "\n"), in: ".out")
  }
}
