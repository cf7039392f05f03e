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
}
