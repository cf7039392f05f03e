import Foundation
import MillworkTestSupport
import Testing

/// `GalleryTemplates.swift` is derived from `Templates/gallery`. `RECORD=all` writes it.
@Suite struct GalleryTemplatesTests {
  @Test func derivedFileIsUpToDate() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Templates/gallery")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted()
    #expect(names.contains("index.stencil"))
    var text = """
      // swift-format-ignore-file
      // Derived from Templates/gallery by the test GalleryTemplatesTests (RECORD=all writes it); do not edit.

      /// The texts of the site by file name.
      enum GalleryTemplates {
        static let all: [(name: String, text: String)] = [

      """
    for name in names {
      let source = String(
        decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
      #expect(!source.contains("\"\"\"##"), "\(name) would end its literal")
      text += "    (\n      name: \"\(name)\",\n      text: ##\"\"\"\n\(source)\n\"\"\"##\n    ),\n"
    }
    text += "  ]\n}\n"
    let derived = root.appendingPathComponent("Sources/MillworkGallery/GalleryTemplates.swift")
    GoldenCase(url: derived, name: "GalleryTemplates").expect(text, in: ".swift")
  }
}
