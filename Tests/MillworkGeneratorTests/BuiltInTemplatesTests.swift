import Foundation
import MillworkManifest
import MillworkTestSupport
import Testing

@testable import MillworkGenerator

/// `BuiltInTemplates.swift` is derived from `Templates/`. `RECORD=all` writes it.
@Suite struct BuiltInTemplatesTests {
  @Test func derivedFileIsUpToDate() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Templates")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".stencil") }.sorted()
    #expect(!names.isEmpty)
    var text = """
      // swift-format-ignore-file
      // Derived from Templates/ by the test BuiltInTemplatesTests (RECORD=all writes it); do not edit.

      /// The built-in templates by file name.
      enum BuiltInTemplates {
        static let all: [(name: String, text: String)] = [

      """
    for name in names {
      let source = String(
        decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
      #expect(!source.contains("\"\"\"##"), "\(name) would end its literal")
      text += "    (\n      name: \"\(name)\",\n      text: ##\"\"\"\n\(source)\n\"\"\"##\n    ),\n"
    }
    text += "  ]\n}\n"
    let derived = root.appendingPathComponent("Sources/MillworkGenerator/BuiltInTemplates.swift")
    GoldenCase(url: derived, name: "BuiltInTemplates").expect(text, in: ".swift")
  }

  /// A component must not hide a type that generated code names, so every type of the templates is a reserved name.
  @Test func everyTypeOfTheTemplatesIsReserved() {
    var names: Set<String> = []
    for (_, text) in BuiltInTemplates.all {
      let lines = text.split(separator: "\n").filter { !$0.contains("//") }
      let code = lines.map(Self.withoutStrings).joined(separator: "\n")
      for word in code.split(whereSeparator: { !$0.isLetter && $0 != "." })
      where word.first?.isUppercase == true {
        names.insert(String(word.prefix { $0 != "." }))
      }
    }
    #expect(names.subtracting(ReservedNames.types) == ["DEBUG", "SwiftUI"])
  }

  /// A line without what stands between quotes.
  private static func withoutStrings(_ line: Substring) -> String {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined(
      separator: " ")
  }
}
