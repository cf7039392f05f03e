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
      if let deprecation = color.deprecation { text += ", deprecated: \(deprecation.reason ?? "")" }
      text += color.description.map { "  // \($0)\n" } ?? "\n"
    }
    var printer = DiagnosticPrinter(sources: sources, style: .plain)
    text += diagnostics.map { printer.text(of: $0) }.joined()
    golden.expect(text, in: ".out")
  }

  /// Whoever uses a token that its file calls deprecated is told, with the file's reason.
  @Test func aDeprecatedTokenIsFoundWhereItIsUsed() throws {
    var sources = SourceSet()
    func root(_ name: String, _ text: String, _ format: DocumentFormat) throws -> Node {
      let parsed = parseDocuments(sources.add(name: name, bytes: Array(text.utf8)), format: format)
      return try #require(parsed.documents.first?.root)
    }
    let tokens = try root(
      "a.json",
      """
      {"$type": "color", "old": {"$deprecated": "Use new.", "red": {"$value": "#FF0000"}},
      "green": {"$value": "#00FF00"}}
      """, .json)
    let manifest = try root(
      "a.yml",
      """
      millwork: 1
      platforms: {iOS: 17.0}
      toolbarContent:
        Bar:
          items:
            - {button: A, action: go(), tint: {token: old.red}}
            - {button: B, action: go(), tint: {token: green}}
      """, .yaml)
    var problems: [Diagnostic] = []
    let set = TokenSet([tokens], diagnostics: &problems)
    #expect(problems.isEmpty)
    let found = Manifest.decode(manifest, file: "a.yml", tokens: { _ in set }).diagnostics
    #expect(found.map(\.message) == ["in `Bar`, the token `old.red` is deprecated: Use new."])
    #expect(found.map(\.code) == ["deprecated-token"] && !found.hasErrors)
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
