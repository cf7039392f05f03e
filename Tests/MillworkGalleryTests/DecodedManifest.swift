import Foundation
import MillworkDocument
import MillworkManifest
import MillworkSource
import MillworkTestSupport
import Testing

/// Reads a manifest that is without errors; design tokens are those of the examples.
func decodedManifest(_ bytes: [UInt8], name: String = "test.yml") throws -> Manifest {
  var sources = SourceSet()
  let file = sources.add(name: name, bytes: bytes)
  let parsed = parseDocuments(file, format: .yaml)
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Manifests")
  var diagnostics = parsed.diagnostics
  let decoded = Manifest.decode(
    try #require(parsed.documents.first?.root), file: name,
    tokens: { colors in
      TokenSet(
        colors.tokens.compactMap { parsedFile($0.value, in: folder, sources: &sources) },
        dark: colors.dark.compactMap { parsedFile($0.value, in: folder, sources: &sources) },
        diagnostics: &diagnostics)
    })
  #expect(!(diagnostics + decoded.diagnostics).hasErrors)
  return try #require(decoded.manifest)
}

/// The examples of the repository whose components are all built in.
let galleryExamples: [GoldenCase] = goldenCases(in: "../../Manifests", suffix: ".yml").filter {
  !String(decoding: (try? $0.input()) ?? [], as: UTF8.self).contains("\nkinds:")
}

extension Manifest {
  /// The components that are toolbar content.
  var toolbars: [ToolbarContentModel] {
    components.compactMap { if case .toolbarContent(let model) = $0 { model } else { nil } }
  }
}
