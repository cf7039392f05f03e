import Foundation
import MillworkCheck
import MillworkGallery
import MillworkGenerator
import MillworkManifest
import MillworkSource
import MillworkTestSupport
import Testing

/// What the gallery shows as the use of a component compiles as it stands.
@Suite struct UseExampleTests {
  private static let cases = goldenCases(in: "../../Manifests", suffix: ".yml")

  private func files(_ paths: [String], of golden: GoldenCase, _ generation: inout Generation) throws
    -> [MappedFile]
  {
    try paths.map { path in
      let url = golden.url.deletingLastPathComponent().appendingPathComponent(path)
      return MappedFile(
        generation.sources.add(name: path, bytes: [UInt8](try Data(contentsOf: url))))
    }
  }

  private func examples(_ manifest: Manifest, _ generation: Generation, useSites: [MappedFile]) -> [String?] {
    var places = SourcePlaces(generation.sources)
    return zip(manifest.components, generation.files).map { component, code in
      GallerySection(
        component, of: manifest, code: code, useSites: useSites, colors: DrawnColors(), diagnostics: [],
        places: &places
      ).example
    }
  }

  /// Where no file of the manifest's own uses a component, a view is made up.
  @Test(arguments: cases) func whatIsMadeUpCompiles(_ golden: GoldenCase) throws {
    var generation = try Generation(golden)
    let manifest = try #require(generation.manifest)
    // Its types may be those of a use site.
    let others = (manifest.check.stubs + manifest.check.useSites).map(\.value)
    var all = generation.files + (try files(others, of: golden, &generation))
    let examples = examples(manifest, generation, useSites: [])
    #expect(examples.count == manifest.components.count)
    for (index, component) in manifest.components.enumerated() {
      if case .custom = component {
        #expect(examples[index] == nil)
        continue
      }
      let imports = generation.files[index].text.string.split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("import ") }
      let text = imports.joined(separator: "\n") + "\n\n" + (try #require(examples[index]))
      all.append(
        MappedFile(generation.sources.add(name: "\(component.name.value)Use.swift", bytes: Array(text.utf8))))
    }
    CheckedModes.expectNothing(
      in: CheckedModes.modules(all, floors: manifest.platforms, share: .one, turn: 0), of: generation)
  }

  /// What is shown of a use site, which `GeneratedCodeTests` compiles, is a part of it; each component has something.
  @Test(arguments: cases) func whatIsTakenIsAPartOfAUseSite(_ golden: GoldenCase) throws {
    var generation = try Generation(golden)
    let manifest = try #require(generation.manifest)
    let useSites = try files(manifest.check.useSites.map(\.value), of: golden, &generation)
    let madeUp = examples(manifest, generation, useSites: [])
    for (index, example) in examples(manifest, generation, useSites: useSites).enumerated() {
      let text = try #require(example, "\(manifest.components[index].name.value)").trimmingCharacters(
        in: .newlines)
      #expect(example == madeUp[index] || useSites.contains { $0.text.string.contains(text) })
    }
  }

  @Test func aStyleOfAKindOfOnesOwnIsFoundByItsMember() throws {
    let golden = try #require(Self.cases.first { $0.name == "call-to-action" })
    var generation = try Generation(golden)
    let manifest = try #require(generation.manifest)
    let useSites = try files(manifest.check.useSites.map(\.value), of: golden, &generation)
    let examples = examples(manifest, generation, useSites: useSites)
    for (component, example) in zip(manifest.components, examples)
    where component.name.value == "CallToAction" {
      #expect(try #require(example).contains(".buttonStyle(.callToAction)"))
    }
  }

  @Test(arguments: [
    (
      "toggleStyles: {A: {parameters: {wide: {type: CGFloat}, tint: {type: Color, default: .red}}, variant: switch, track: {width: {code: wide}, on: {code: tint}}}}",
      [".toggleStyle(.a(wide: wide))", "let wide: CGFloat"]
    ),
    (
      "toggleStyles: {A: {variant: switch, companion: AToggle}}",
      [".toggleStyle(.a)", "AToggle(\"Label\", isOn: $isOn)"]
    ),
    (
      "toolbarContent: {Bar: {parameters: {run: () -> Void, flag: Binding<Bool>}, items: [{button: A, image: star, action: run()}, {toggle: B, isOn: $flag}]}}",
      ["Bar(run: run, flag: $flag)", "@Binding var flag: Bool", "let run: () -> Void", ".toolbar {"]
    ),
    (
      "toolbarContent: {Bar: {modifier: bar, items: [{button: A, image: star, action: print()}]}}",
      ["    .bar()"]
    ),
    (
      "toolbarContent: {Bar: {items: [{button: A, image: star, sheet: {slot: details}}]}}",
      ["details: { Text("]
    ),
    (
      "toolbarContent: {Free: {customizable: true, items: [{text: A, id: a}]}}",
      [".toolbar(id: \"Free\") {", "Free()"]
    ),
    (
      "toggleStyles: {Sides: {parameters: {one: String, two: {type: String, default: '\"B\"'}, place: Binding<Int>}, variant: segmented, segments: {off: {code: one + place.description}, on: {code: two}}, companion: SidesToggle}}",
      [
        ".toggleStyle(.sides(one: one, place: $place))", "@Binding var place: Int",
        "SidesToggle(\"Label\", isOn: $isOn, one: one, place: $place)",
      ]
    ),
  ])
  func whatTheCallerGivesArePropertiesOfTheView(_ components: String, _ parts: [String]) throws {
    let text = "millwork: 1\nplatforms: {iOS: 17.0}\n" + components + "\n"
    var generation = Generation(Array(text.utf8), name: "a.yml")
    #expect(!generation.diagnostics.hasErrors, "\(generation.report)")
    let manifest = try #require(generation.manifest)
    let example = try #require(examples(manifest, generation, useSites: [])[0])
    for part in parts { #expect(example.contains(part), "\(example)") }
    let use = generation.sources.add(name: "Use.swift", bytes: Array("import SwiftUI\n\n\(example)".utf8))
    CheckedModes.expectNothing(
      in: CheckedModes.modules(
        generation.files + [MappedFile(use)], floors: manifest.platforms, share: .one, turn: 0),
      of: generation)
  }
}
