import MillworkDocument
import MillworkManifest
import MillworkSource
import MillworkTestSupport
import Testing

/// Design tokens: each case is a token file, the golden its colours and what is said about it. A line `=====` parts it from
/// a file for the dark scheme.
@Suite struct TokenTests {
  @Test(arguments: goldenCases(in: "Tokens", suffix: ".json"))
  func tokens(_ golden: GoldenCase) throws {
    var sources = SourceSet()
    var diagnostics: [Diagnostic] = []
    let parts = String(decoding: try golden.input(), as: UTF8.self).split(separator: "=====\n")
    let roots = parts.enumerated().compactMap { index, part -> Node? in
      let name = index == 0 ? "\(golden.name).json" : "\(golden.name).dark.json"
      let parsed = parseDocuments(sources.add(name: name, bytes: Array(part.utf8)), format: .json)
      diagnostics += parsed.diagnostics
      return parsed.documents.first?.root
    }
    let tokens = TokenSet(Array(roots.prefix(1)), dark: Array(roots.dropFirst()), diagnostics: &diagnostics)
    var text = ""
    for color in tokens.colors {
      text += "\(color.name): \(words(color.light))"
      for (name, value) in [
        ("dark", color.dark), ("lightContrast", color.lightContrast), ("darkContrast", color.darkContrast),
      ] {
        if let value { text += ", \(name) \(words(value))" }
      }
      text += color.description.map { "  // \($0)\n" } ?? "\n"
    }
    var printer = DiagnosticPrinter(sources: sources, style: .plain)
    text += diagnostics.map { printer.text(of: $0) }.joined()
    golden.expect(text, in: ".out")
  }

  private func words(_ color: ColorValue) -> String {
    let parts = [color.red, color.green, color.blue, color.alpha].map {
      decimal(($0 * 10_000).rounded() / 10_000)
    }
    return "\(color.space.rawValue)(\(parts.joined(separator: " ")))"
  }

  /// The ratios that WCAG's definition gives, for greys and colours whose luminance is easy to work out.
  @Test(arguments: [
    ("#FFFFFF", "#000000", 21.0), ("#767676", "#FFFFFF", 4.54), ("#FF0000", "#FFFFFF", 3.998),
    ("#777777", "#777777", 1),
  ])
  func contrast(a: String, b: String, ratio: Double) throws {
    let (first, second) = (try #require(ColorValue(hex: a)), try #require(ColorValue(hex: b)))
    #expect(abs(first.contrast(with: second) - ratio) < 0.005)
    #expect(first.contrast(with: second) == second.contrast(with: first))
  }
}
