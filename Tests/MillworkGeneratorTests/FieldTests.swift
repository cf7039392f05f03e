import Foundation
import MillworkDocument
import MillworkManifest
import MillworkSource
import MillworkTestSupport
import Testing

/// Changes the value of every field of the manifest model and sees the generated text change: no key is accepted and
/// ignored. A case is a file `<object>.<field>.yml` of two manifests, parted by a line `=====`.
@Suite struct FieldTests {
  /// The fields of the check section name files, which are checked and not printed, `swift` names what is checked, and
  /// projects are read by the command line; MillworkCLITests has them. The format's version has one value so far.
  private static let exempt: Set<String> = [
    "check section.useSites", "check section.stubs", "check section.assets", "check section.rules",
    "check section.isolation",
    "manifest.check",
    "manifest.millwork", "manifest.swift", "manifest.colors", "colour sources.tokens",
    "colour sources.dark", "colour sources.catalogs", "token colour.token",
    "manifest.kinds", "manifest.components",
  ]
  /// What a project's kinds are made of is for the example `call-to-action` and MillworkManifestTests to show; the platforms are
  /// those of `manifest.platforms`.
  private static let exemptObjects: Set<String> = ["component", "kind", "field", "platforms"]

  private static let cases = goldenCases(in: "Fields", suffix: ".yml")

  @Test func everyFieldHasACase() {
    let known = Set(
      ManifestSchema.objects.filter { object in
        !object.name.hasPrefix("project") && !Self.exemptObjects.contains(object.name)
      }.flatMap { object in
        object.ownFields.map { "\(object.name).\($0.name)" }
      })
    let covered = Set(Self.cases.map { $0.name.split(separator: "~").first.map(String.init) ?? "" })
    #expect(known.subtracting(covered).subtracting(Self.exempt) == [])
    #expect(covered.subtracting(known) == [])
  }

  /// The example manifests show every field but a project's.
  @Test func theExamplesShowEveryField() throws {
    var shown: Set<String> = []
    let examples = ["../../Manifests", "../../Manifests/kinds"]
    for golden in examples.flatMap({ goldenCases(in: $0, suffix: ".yml") }) {
      var sources = SourceSet()
      let parsed = parseDocuments(sources.add(name: golden.name, bytes: try golden.input()), format: .yaml)
      var waiting = parsed.documents.compactMap(\.root)
      while let node = waiting.popLast() {
        if node.kind == .mapping {
          shown.formUnion(node.entries.compactMap(\.key.string))
          waiting += node.entries.map(\.value)
        } else if node.kind == .sequence {
          waiting += node.items
        }
      }
    }
    let known = Set(
      ManifestSchema.objects.filter { !$0.name.hasPrefix("project") }.flatMap(\.fieldNames))
    #expect(known.subtracting(shown) == [])
  }

  @Test(arguments: cases)
  func aChangedValueChangesTheText(_ golden: GoldenCase) throws {
    let parts = String(decoding: try golden.input(), as: UTF8.self).components(separatedBy: "\n=====\n")
    try #require(parts.count == 2)
    let before = Generation(Array(parts[0].utf8), name: "case.yml")
    let after = Generation(Array(parts[1].utf8), name: "case.yml")
    #expect(!before.diagnostics.hasErrors && !after.diagnostics.hasErrors, "\(before.report)\(after.report)")
    #expect(!before.files.isEmpty)
    #expect(before.text != after.text)
  }
}
