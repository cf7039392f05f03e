import Foundation
import MillworkDocument
import MillworkSource
import Testing

/// The YAML test suite, whole, from the folder that the variable `YAML_TEST_SUITE` names.
struct SuiteTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let folder: URL
    var testDescription: String { name }

    func text(_ file: String) -> [UInt8]? {
      (try? Data(contentsOf: folder.appendingPathComponent(file))).map { [UInt8]($0) }
    }
  }

  static let root = ProcessInfo.processInfo.environment["YAML_TEST_SUITE"].map { URL(fileURLWithPath: $0) }

  /// All folders that hold an `in.yaml`.
  static let cases: [Case] = {
    guard let root else { return [] }
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix("in.yaml") }.sorted().map { path in
      let name = String(path.dropLast("/in.yaml".count))
      return Case(name: name, folder: root.appendingPathComponent(name))
    }
  }()

  @Test(.enabled("YAML_TEST_SUITE names no folder") { root != nil })
  func suiteIsThere() {
    #expect(Self.cases.count >= 297)
  }

  @Test(.enabled("YAML_TEST_SUITE names no folder") { root != nil }, arguments: cases)
  func follows(_ test: Case) throws {
    var sources = SourceSet()
    let file = sources.add(name: "in.yaml", bytes: decodedText(try #require(test.text("in.yaml"))))
    let parsed = parseDocuments(file, format: .yaml)
    if test.text("error") != nil {
      #expect(parsed.diagnostics.hasErrors, "accepted")
      for diagnostic in parsed.diagnostics {
        let span = try #require(diagnostic.primary?.span)
        #expect(span.upperBound <= file.bytes.count)
      }
      return
    }
    var printer = DiagnosticPrinter(sources: sources, style: .plain)
    let errors = parsed.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map { printer.text(of: $0) })")
    let events = String(decoding: try #require(test.text("test.event")), as: UTF8.self)
    #expect(parsed.eventText() == events)
    guard let json = test.text("in.json") else { return }
    // The expected values stand one behind the other; flow YAML reads them as documents when they are split.
    let ours = try parsed.documents.map { try value(Array($0.root.jsonText().utf8)) }
    #expect(ours as NSArray == (try values(json)) as NSArray)
  }

  private func value(_ text: [UInt8]) throws -> NSObject {
    try #require(try JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed) as? NSObject)
  }

  /// The JSON values that stand one behind the other in `text`, each from a line's start to a line's end.
  private func values(_ text: [UInt8]) throws -> [NSObject] {
    var result: [NSObject] = []
    var part: [UInt8] = []
    for line in text.split(separator: UInt8(ascii: "\n")) {
      part += line + [UInt8(ascii: "\n")]
      if let value = try? value(part) {
        result.append(value)
        part = []
      }
    }
    #expect(part.isEmpty)
    return result
  }
}
