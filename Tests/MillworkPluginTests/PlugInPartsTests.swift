import Foundation
import Testing

/// The parts of the plug-ins that need no package: names of outputs, inputs of builds, lines of reports.
@Suite struct PlugInPartsTests {
  @Test(arguments: [
    ("bars.millwork.yml", "bars.generated.swift"), ("Main/bars.millwork.yaml", "Main-bars.generated.swift"),
    ("a/b/bars.json", "a-b-bars.generated.swift"), ("../Other/bars.yml", "bars.generated.swift"),
    ("my bars.millwork.json", "my bars.generated.swift"), ("bars", "bars.generated.swift"),
  ]) func anOutputIsNamedAfterItsManifest(_ path: String, _ name: String) {
    #expect(GeneratedFileName.of(manifestAt: path) == name)
  }

  @Test func wordsThatMayBePathsAreFound() {
    let words = BuildInputs.words(
      in: """
        colors:
          tokens: [a.json, "with space.json", 'd.json']  # three
          catalogs:
            - ../App/Assets.xcassets
        kinds: [kinds/one.yml]
        templates: Templates
        {"check": {"stubs": ["/from/root.swift", "s.swift"]}}
        """)
    let expected: Set<String> = [
      "a.json", "with space.json", "d.json", "../App/Assets.xcassets", "kinds/one.yml", "Templates",
      "s.swift",
    ]
    #expect(words.isSuperset(of: expected), "\(words)")
    #expect(!words.contains("/from/root.swift"))
  }

  @Test func inputsAreWhatManifestsName() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "millwork-inputs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let files = [
      "millwork.yml": "millwork: 1\ntemplates: Own\nkinds: [kinds/card.yml]\n",
      "Own/toggle.stencil": "", "Own/notes.txt": "", "kinds/card.yml": "template: card.stencil\n",
      "kinds/card.stencil": "", "kinds/other.stencil": "", "Design/a.json": "{}",
      "Assets.xcassets/A.colorset/Contents.json": "{}",
      "Sources/App/bars.millwork.yml":
        "colors: {tokens: [../../Design/a.json], catalogs: [../../Assets.xcassets]}\nfolder: ..\n",
      "Sources/App/Inner/b.json": "{}", "Sources/App/App.swift": "", "Sources/Other/c.json": "{}",
    ]
    for (path, text) in files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let inputs = BuildInputs(
      manifests: [root.appendingPathComponent("Sources/App/bars.millwork.yml")],
      folder: root.appendingPathComponent("Sources/App"),
      configuration: root.appendingPathComponent("millwork.yml"))
    let base = root.standardizedFileURL.path + "/"
    let paths = inputs.files.map { $0.path.replacingOccurrences(of: base, with: "") }
    #expect(
      paths.sorted() == [
        "Assets.xcassets", "Assets.xcassets/A.colorset", "Assets.xcassets/A.colorset/Contents.json",
        "Design/a.json", "Own", "Own/toggle.stencil",
        "Sources/App/Inner/b.json", "Sources/App/bars.millwork.yml", "kinds/card.stencil", "kinds/card.yml",
        "millwork.yml",
      ])
    try FileManager.default.removeItem(at: root.appendingPathComponent("millwork.yml"))
    let without = BuildInputs(
      manifests: [], folder: root.appendingPathComponent("Sources/Other"),
      configuration: root.appendingPathComponent("millwork.yml"))
    #expect(without.files.first?.path == root.standardizedFileURL.path)
  }

  @Test func aLineOfAReportIsAFinding() {
    let line = ReportLine("/a: b/c.yml:6:13: error: cannot find 'x': y [code]")
    #expect(line?.path == "/a: b/c.yml" && line?.line == 6 && line?.severity == .error)
    #expect(line?.message == "cannot find 'x': y [code]")
    #expect(ReportLine("c.yml:1:2: note: did you mean `y`?")?.severity == .note)
    for other in ["1 error; nothing was written", "a:1: error: x", "a:b:c: error: x", ""] {
      #expect(ReportLine(other) == nil)
    }
  }
}
