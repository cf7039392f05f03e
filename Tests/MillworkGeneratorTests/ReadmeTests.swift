import Foundation
import MillworkCheck
import MillworkManifest
import MillworkSDK
import MillworkSource
import MillworkTestSupport
import Testing

/// The README shows a component from manifest to generated code; both have to be what they are.
@Suite struct ReadmeTests {
  @Test func theShownComponentIsTheGeneratedOne() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = String(
      decoding: try Data(contentsOf: root.appendingPathComponent("README.md")), as: UTF8.self)
    let manifest = try #require(block("yaml", of: readme))
    let generation = Generation(Array(manifest.utf8), name: "shared-button.yml")
    #expect(!generation.diagnostics.hasErrors, "\(generation.report)")
    let code = try #require(generation.files.first).text.string
    #expect(block("swift", of: readme) == code, "the README's Swift is not what the manifest gives:\n\(code)")
    let example = try Data(contentsOf: root.appendingPathComponent("Manifests/shared-button.yml"))
    let component = try #require(manifest.components(separatedBy: "toolbarContent:\n").last)
    #expect(String(decoding: example, as: UTF8.self).contains(component))
  }

  /// What the README shows of the component's use compiles for the manifest's floors.
  @Test func theShownUseCompiles() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = String(
      decoding: try Data(contentsOf: root.appendingPathComponent("README.md")), as: UTF8.self)
    var generation = Generation(
      Array(try #require(block("yaml", of: readme)).utf8), name: "shared-button.yml")
    var use = "import SwiftUI\n\nstruct SettingsView: View { var body: some View { Text(\"Settings\") } }\n"
    var rest = readme
    var count = 0
    while let code = block("swift", of: rest), let place = rest.range(of: code) {
      if count > 0 { use += "\n" + code }
      count += 1
      rest = String(rest[place.upperBound...])
    }
    #expect(count == 3)
    let screens = MappedFile(generation.sources.add(name: "Screens.swift", text: use))
    let floors = try #require(generation.manifest).settings.platforms
    let module = CheckModule(
      files: generation.files + [screens],
      targets: floors.flatMap { floor in
        [floor.version, floor.platform.newest].map { CheckTarget(platform: floor.platform, version: $0) }
      }, options: CheckOptions())
    CheckedModes.expectNothing(in: [module], of: generation)
  }

  /// The manifests on the page about toggle styles are manifests.
  @Test func thePageOfToggleStylesIsRight() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/toggle-styles.md")
    var rest = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    var count = 0
    while let manifest = block("yaml", of: rest), let place = rest.range(of: manifest) {
      let generation = Generation(Array(manifest.utf8), name: "page.yml")
      #expect(generation.diagnostics.isEmpty && !generation.files.isEmpty, "\(generation.report)")
      rest = String(rest[place.upperBound...])
      count += 1
    }
    #expect(count == 3)
  }

  /// The first fenced block of a language.
  private func block(_ language: String, of text: String) -> String? {
    guard let start = text.range(of: "```\(language)\n"),
      let end = text.range(of: "\n```", range: start.upperBound..<text.endIndex)
    else { return nil }
    return String(text[start.upperBound..<end.lowerBound]) + "\n"
  }
}
