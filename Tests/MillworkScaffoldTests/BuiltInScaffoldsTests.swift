import Foundation
import MillworkTestSupport
import Testing

/// `BuiltInScaffolds.swift` is derived from `Templates/scaffolds`. `RECORD=all` writes it.
@Suite struct BuiltInScaffoldsTests {
  @Test func derivedFileIsUpToDate() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Templates/scaffolds")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(path).path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }
    let names = Set(files.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
    #expect(names == ["design-system", "feature"])
    var text = """
      // swift-format-ignore-file
      // Derived from Templates/scaffolds by the test BuiltInScaffoldsTests (RECORD=all writes it); do not edit.

      /// The scaffolding templates that are part of the program, by name.
      package enum BuiltInScaffolds {
        /// All of them, sorted by name.
        package static let all: [BuiltInScaffold] = [

      """
    for name in names {
      text += "    BuiltInScaffold(\n      name: \"\(name)\",\n      files: [\n"
      for file in files where file.hasPrefix(name + "/") {
        let source = String(
          decoding: try Data(contentsOf: folder.appendingPathComponent(file)), as: UTF8.self)
        #expect(!source.contains("\"\"\"##"), "\(file) would end its literal")
        #expect(source.hasSuffix("\n"), "\(file) would lose its last line")
        let path = file.dropFirst(name.count + 1)
        text +=
          "        .init(\n          path: \"\(path)\",\n          text: ##\"\"\"\n\(source)\n\"\"\"##),\n"
      }
      text += "      ]),\n"
    }
    text += "  ]\n}\n"
    let derived = root.appendingPathComponent("Sources/MillworkScaffold/BuiltInScaffolds.swift")
    GoldenCase(url: derived, name: "BuiltInScaffolds").expect(text, in: ".swift")
  }
}
