import MillworkCheck
import MillworkDocument
import MillworkGenerator
import MillworkManifest
import MillworkSource
import MillworkTestSupport

/// What became of one manifest in a test.
struct Generation {
  var sources = SourceSet()
  var diagnostics: [Diagnostic] = []
  var manifest: Manifest?
  var files: [MappedFile] = []

  /// Reads `bytes` as a manifest named `name` and generates from it where it is without errors.
  init(_ bytes: [UInt8], name: String) {
    let file = sources.add(name: name, bytes: bytes)
    let parsed = parseDocuments(file, format: DocumentFormat(path: name) ?? .yaml)
    diagnostics = parsed.diagnostics
    guard !diagnostics.hasErrors, let root = parsed.documents.first?.root else { return }
    let decoded = Manifest.decode(root, file: name)
    diagnostics += decoded.diagnostics
    manifest = decoded.manifest
    if let manifest { diagnostics += Manifest.checkNames(of: [manifest]) }
    guard !diagnostics.hasErrors, let manifest else { return }
    let generator = Generator(indentations: [manifest.settings.indentation], sources: &sources)
    let result = generator.generate(manifest, sources: &sources)
    files = result.files
    diagnostics += result.diagnostics
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
