import Foundation
import MillworkDocument
import MillworkManifest
import MillworkSource
import MillworkTestSupport
import Testing

/// The JSON Schema accepts every manifest that Millwork accepts, and refuses the wrong ones that a schema can tell.
@Suite struct JSONSchemaTests {
  private static let good =
    goldenCases(in: "../../Manifests", suffix: ".yml")
    + goldenCases(in: "../MillworkGeneratorTests/Cases", suffix: ".yml")
  private static let wrong = goldenCases(in: "Cases", suffix: ".yml")

  private static func node(_ bytes: [UInt8], name: String) -> Node? {
    var sources = SourceSet()
    let file = sources.add(name: name, bytes: bytes)
    return parseDocuments(file, format: DocumentFormat(path: name) ?? .yaml).documents.first?.root
  }

  private static func validator() throws -> SchemaValidator {
    SchemaValidator(try #require(node(Array(JSONSchema.manifest.utf8), name: "schema.json")))
  }

  @Test(arguments: good)
  func accepts(_ golden: GoldenCase) throws {
    let node = try #require(Self.node(try golden.input(), name: "case.yml"))
    #expect(try Self.validator().problems(node) == [])
  }

  /// The cases of the fields show each of them with two values.
  @Test func acceptsEveryField() throws {
    let validator = try Self.validator()
    for golden in goldenCases(in: "../MillworkGeneratorTests/Fields", suffix: ".yml") {
      let text = String(decoding: try golden.input(), as: UTF8.self)
      for part in text.components(separatedBy: "\n=====\n") {
        let node = try #require(Self.node(Array(part.utf8), name: "case.yml"))
        #expect(validator.problems(node) == [], "\(golden.name)")
      }
    }
  }

  /// What the schema says of each wrong manifest; what it can't tell is `lint`'s alone.
  @Test func refuses() throws {
    let validator = try Self.validator()
    var text = ""
    for golden in Self.wrong {
      let problems = Self.node(try golden.input(), name: "case.yml").map { validator.problems($0) }
      let words = problems.map { $0.isEmpty ? "left to lint" : $0.joined(separator: "; ") } ?? "no document"
      text += "\(golden.name): \(words)\n"
    }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")
    GoldenCase(url: folder.appendingPathComponent("schema"), name: "schema").expect(text, in: ".schema")
  }
}
