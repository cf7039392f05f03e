import Foundation
import MillworkCheck
import MillworkGenerator
import MillworkManifest
import MillworkSource
import MillworkTestSupport
import Testing

/// The generated text of each case and example manifest, as a golden, and type-checked for every platform that the
/// manifest declares, in both language modes. Millwork's rules for Swift files find nothing in it either, although no run
/// applies them to it.
@Suite struct GeneratedCodeTests {
  private static let cases = goldenCases(in: "Cases", suffix: ".yml")
  private static let examples = goldenCases(in: "../../Manifests", suffix: ".yml")
  /// What the manifests choose themselves is left out: a sheet on an item, and how many items there are.
  private static let rules = RuleSelection.standard.without(["hosted-in-item", "many-trailing-items"])

  @Test(arguments: cases)
  func generated(_ golden: GoldenCase) throws {
    let generation = try Generation(golden)
    #expect(!generation.diagnostics.hasErrors, "\(generation.report)")
    golden.expect(generation.text, in: ".golden")
  }

  @Test(arguments: examples)
  func example(_ golden: GoldenCase) throws {
    let generation = try Generation(golden)
    #expect(!generation.diagnostics.hasErrors, "\(generation.report)")
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Examples")
    GoldenCase(url: folder.appendingPathComponent(golden.name), name: golden.name)
      .expect(generation.text, in: ".golden")
  }

  @Test(arguments: cases + examples)
  func compiles(_ golden: GoldenCase) throws {
    var generation = try Generation(golden)
    let manifest = try #require(generation.manifest)
    var files = generation.files
    for path in manifest.check.stubs + manifest.check.useSites {
      let url = golden.url.deletingLastPathComponent().appendingPathComponent(path.value)
      let file = generation.sources.add(name: path.value, bytes: [UInt8](try Data(contentsOf: url)))
      files.append(MappedFile(file))
    }
    let minimumSDK = manifest.settings.minimumSDK
    var sdks: Set = [minimumSDK, max(minimumSDK, CheckTarget.defaultSDK)]
    if !CheckedModes.files(forNextSDK: files).isEmpty { sdks.insert(CheckTarget.nextSDK) }
    let turn = (Self.cases + Self.examples).firstIndex { $0.name == golden.name } ?? 0
    CheckedModes.expectNothing(
      in: CheckedModes.modules(
        files, floors: manifest.platforms, sdks: sdks.sorted(), rules: Self.rules, turn: turn),
      of: generation)
  }

  /// `swift format` has nothing to say, with the manifest's indentation and width.
  @Test func isFormatted() throws {
    var files: [[Int]: [MappedFile]] = [:]
    for golden in Self.cases + Self.examples {
      let generation = try Generation(golden)
      let manifest = try #require(generation.manifest)
      let settings = manifest.settings
      // Code of several lines that a manifest brings along keeps its own indentation.
      if settings.indentation != 2, manifest.components.contains(where: { !$0.isToggleStyle }) { continue }
      files[[settings.indentation, settings.lineWidth], default: []] += generation.files.map {
        MappedFile(path: "\(golden.name).\($0.path)", text: $0.text)
      }
    }
    for (format, files) in files {
      let complaints = try formatterComplaints(of: files, indentation: format[0], lineWidth: format[1])
      #expect(complaints.isEmpty, "\(complaints)")
    }
  }

  /// The examples are formatted with other indentations and widths, too: at the ends of what the manifest may ask for, and
  /// between them.
  @Test(arguments: [
    (1, 80), (2, 80), (3, 80), (4, 80), (2, 90), (4, 90), (3, 96), (4, 98), (4, 100), (4, 120), (1, 1000),
    (4, 1000),
  ])
  func isFormatted(indentation: Int, lineWidth: Int) throws {
    var files: [MappedFile] = []
    for example in Self.examples {
      let isGuarded = indentation.isMultiple(of: 2)
      let settings =
        "millwork: 1\nindentation: \(indentation)\nlineWidth: \(lineWidth)\nguardImport: \(isGuarded)"
      let text = String(decoding: try example.input(), as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { line in !["indentation:", "lineWidth:", "guardImport:"].contains { line.hasPrefix($0) } }
        .joined(separator: "\n")
        .replacingOccurrences(of: "millwork: 1", with: settings)
      let generation = Generation(
        [UInt8](text.utf8), name: example.name + ".yml", folder: example.url.deletingLastPathComponent())
      #expect(!generation.files.isEmpty, "\(example.name)")
      files += generation.files.map { MappedFile(path: "\(example.name).\($0.path)", text: $0.text) }
    }
    let complaints = try formatterComplaints(of: files, indentation: indentation, lineWidth: lineWidth)
    #expect(complaints.isEmpty, "\(complaints)")
  }

  @Test func theBuiltInTemplatesAreWellFormed() {
    var sources = SourceSet()
    #expect(Generator(sources: &sources).diagnostics.isEmpty)
  }
}

extension Component {
  fileprivate var isToggleStyle: Bool { if case .toggleStyle = self { true } else { false } }
}
