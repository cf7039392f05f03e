import MillworkDocument
import MillworkManifest
import MillworkSource
import MillworkTestSupport
import Testing

/// Each case is a manifest; the golden beside it is everything that is said about it, with excerpts.
@Suite struct WrongManifestTests {
  @Test(arguments: goldenCases(in: "Cases", suffix: ".yml"))
  func report(_ golden: GoldenCase) throws {
    var sources = SourceSet()
    let file = sources.add(name: golden.name + ".yml", bytes: try golden.input())
    let parsed = parseDocuments(file, format: .yaml)
    var diagnostics = parsed.diagnostics
    if let root = parsed.documents.first?.root {
      let decoded = Manifest.decode(root, file: file.name)
      diagnostics += decoded.diagnostics
      diagnostics += Manifest.checkNames(of: decoded.manifest.map { [$0] } ?? [])
    }
    #expect(!diagnostics.isEmpty)
    for diagnostic in diagnostics { #expect(diagnostic.primary != nil && diagnostic.code != nil) }
    var printer = DiagnosticPrinter(sources: sources, style: .init(showsExcerpts: true, usesColor: false))
    golden.expect(diagnostics.map { printer.text(of: $0) }.joined(separator: "\n"), in: ".out")
  }
}
