import Foundation
import MillworkManifest
import MillworkTestSupport
import Testing

/// `docs/manifest.md` is derived from the model. `RECORD=all` writes it.
@Suite struct ManifestReferenceTests {
  @Test func pageIsUpToDate() {
    let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/manifest.md")
    GoldenCase(url: docs, name: "manifest").expect(ManifestReference.markdown, in: ".md")
  }

  /// Every section can be linked.
  @Test func headingsAreUnique() {
    let headings = ManifestReference.markdown.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(Set(headings).count == headings.count)
  }

  /// Every mapping that a field of a listed mapping takes is listed too; a control in a group or menu as the item of its kind.
  @Test func everyMappingIsListed() {
    let listed = Set(ManifestSchema.objects.map { Set($0.ownFields) })
    for object in ManifestSchema.objects {
      for field in object.fields {
        for mapping in Self.mappings(of: field.shape) {
          #expect(listed.contains(Set(mapping.ownFields)), "\(object.name).\(field.name): \(mapping.name)")
        }
      }
    }
  }

  private static func mappings(of shape: ValueShape) -> [ObjectSchema] {
    switch shape {
    case .object(let schema): [schema()]
    case .list(let inner, least: _, most: _), .map(let inner, keys: _, least: _), .shared(_, let inner):
      mappings(of: inner)
    case .oneOf(let shapes): shapes.flatMap(mappings)
    default: []
    }
  }
}
