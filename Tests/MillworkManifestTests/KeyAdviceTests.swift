import MillworkDocument
import MillworkSource
import Testing

@testable import MillworkManifest

/// What is advised about an unknown key can be followed.
@Suite struct KeyAdviceTests {
  private func advice(_ text: String) throws -> [(message: String, help: String)] {
    var sources = SourceSet()
    let file = sources.add(name: "a.yml", text: text)
    let root = try #require(parseDocuments(file, format: .yaml).documents.first?.root)
    return Manifest.decode(root, file: file.name).diagnostics.filter { $0.code?.rawValue == "unknown-key" }
      .map { ($0.message, $0.help ?? "") }
  }

  /// Every key of any mapping, and every name that one of them has elsewhere.
  private static let words = Set(ManifestSchema.objects.flatMap(\.fieldNames) + OtherNames.words)

  /// The words between backticks.
  private func names(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  @Test(arguments: ToggleVariant.allCases)
  func onlyPartsOfTheVariantAreNamed(_ variant: ToggleVariant) throws {
    let parts = Set(ToggleVariant.allCases.flatMap(\.parts))
    let keys = Self.words.subtracting(ManifestSchema.ToggleStyleFields.schema.fieldNames).sorted()
    let lines = keys.map { "    \"\($0)\": 1\n" }.joined()
    let found = try advice("toggleStyles:\n  A:\n    variant: \(variant.rawValue)\n\(lines)")
    #expect(found.count == keys.count)
    for (message, help) in found {
      let wrong = names(in: help).filter { parts.contains($0) && !variant.parts.contains($0) }
      #expect(wrong.isEmpty, "\(message): \(help)")
    }
  }

  /// A key that is advised for an item is one that the item has, or one of a part that it has.
  @Test(arguments: ManifestSchema.itemKinds.map(\.key.name))
  func onlyKeysOfTheKindAreNamed(_ kind: String) throws {
    let schema = try #require(ManifestSchema.itemKinds.first { $0.key.name == kind }).schema()
    let kinds = ManifestSchema.itemKinds.map(\.key.name)
    let keys = OtherNames.words.filter { !schema.fieldNames.contains($0) && !kinds.contains($0) }.sorted()
    let lines = keys.map { "        \"\($0)\": 1\n" }.joined()
    let found = try advice("toolbarContent:\n  A:\n    items:\n      - \(kind): x\n\(lines)")
    #expect(!found.isEmpty)
    for (message, help) in found {
      let known = schema.fields + schema.fields.flatMap { $0.shape.parts.flatMap(\.fields) }
      if help.hasPrefix("did you mean") || help.hasPrefix("write") || help.hasPrefix("it is a key") {
        #expect(
          names(in: help).allSatisfy { name in known.contains { $0.name == name } }, "\(message): \(help)")
      }
    }
  }

  @Test func everyNameLeadsToAKey() {
    let known = Set(ManifestSchema.objects.flatMap(\.fieldNames))
    for word in OtherNames.words {
      #expect(!OtherNames.names(for: word).isEmpty)
      for name in OtherNames.names(for: word) { #expect(known.contains(name), "\(word) leads to \(name)") }
    }
  }
}
