import Foundation
import MillworkCheck
import MillworkDocument
import MillworkGenerator
import MillworkManifest
import MillworkSource
import MillworkTestSupport
import Testing

/// What became of one manifest in a test.
struct Generation {
  var sources = SourceSet()
  var diagnostics: [Diagnostic] = []
  var manifest: Manifest?
  var files: [MappedFile] = []
  private var generator: Generator?

  /// The generator of most cases, with the sources that its templates are in: they are read once.
  private static let usual: (generator: Generator, sources: SourceSet) = {
    var sources = SourceSet()
    let generator = Generator(sources: &sources)
    return (generator, sources)
  }()

  /// Generates from a golden's manifest, with the kinds in the folder beside it.
  init(_ golden: GoldenCase) throws {
    self.init(
      try golden.input(), name: golden.name + ".yml", folder: golden.url.deletingLastPathComponent())
  }

  /// Reads `bytes` as a manifest named `name` and generates from it where it is without errors.
  init(_ bytes: [UInt8], name: String, folder: URL? = nil) {
    sources = Self.usual.sources
    let file = sources.add(name: name, bytes: bytes)
    let parsed = parseDocuments(file, format: DocumentFormat(path: name) ?? .yaml)
    diagnostics = parsed.diagnostics
    guard !diagnostics.hasErrors, let root = parsed.documents.first?.root else { return }
    var templates: [OwnTemplate] = []
    let decoded = Manifest.decode(
      root, file: name,
      tokens: { colors in
        TokenSet(
          colors.tokens.compactMap { parsedFile($0.value, in: folder, sources: &sources) },
          dark: colors.dark.compactMap { parsedFile($0.value, in: folder, sources: &sources) },
          diagnostics: &diagnostics)
      },
      kinds: { list in
        let kinds = list.paths.compactMap { path -> CustomKind? in
          let root = parsedFile(path.value, in: folder, sources: &sources)
          guard let folder, let kind = root.flatMap({ CustomKind.decode($0, file: path.value).kind }) else {
            return nil
          }
          let template = folder.appendingPathComponent(path.value).deletingLastPathComponent()
            .appendingPathComponent(kind.template.value)
          let bytes = (try? Data(contentsOf: template)).map { [UInt8]($0) } ?? []
          templates.append(OwnTemplate(name: kind.templateName, path: kind.template.value, bytes: bytes))
          return kind
        }
        return KindSet(kinds)
      })
    diagnostics += decoded.diagnostics
    manifest = decoded.manifest
    if let manifest { diagnostics += Manifest.checkNames(of: [manifest]) }
    guard !diagnostics.hasErrors, let manifest else { return }
    let isUsual = manifest.settings.indentation == 2 && templates.isEmpty
    let generator =
      isUsual
      ? Self.usual.generator
      : Generator(indentations: [manifest.settings.indentation], own: templates, sources: &sources)
    self.generator = generator
    let result = generator.generate(manifest, sources: &sources)
    files = result.files
    diagnostics += result.diagnostics
  }

  /// The manifest as one file, and the functions that it shares with others as another.
  mutating func wholeManifest() throws -> (whole: MappedFile, support: MappedFile) {
    let manifest = try #require(manifest)
    let generator = try #require(generator)
    let result = generator.generateWhole(manifest, name: "Whole.swift", folder: nil, sources: &sources)
    let support = generator.supportFile(
      result.support, for: manifest.settings, name: "Support.swift", folder: nil, sources: &sources)
    diagnostics += result.diagnostics + support.diagnostics
    return (try #require(result.file), try #require(support.file))
  }

  /// The diagnostics as a pipe would show them.
  var report: String {
    var printer = DiagnosticPrinter(sources: sources, style: .plain)
    return diagnostics.map { printer.text(of: $0) }.joined()
  }

  /// The generated files, each under its name.
  var text: String {
    files.map { "// ---- \($0.path)\n\($0.text.string)" }.joined(separator: "\n")
  }
}

extension CheckEnvironment {
  /// The environment of the tests' checks: previews are expanded by the built tool.
  static var tests: CheckEnvironment {
    var environment = CheckEnvironment.current()
    environment.macroPlugIn = builtTool.path
    return environment
  }
}
