import Foundation
import Testing

/// The imports of every source file, against the table in docs/ARCHITECTURE.md. The build checks the package's own edges;
/// this checks system modules too.
@Suite struct LayeringTests {
  private static let platform = ["Glibc", "Musl", "Darwin"]
  private static let allowed: [String: [String]] = [
    "MillworkSource": [],
    "MillworkSDK": ["MillworkSource"],
    "MillworkDocument": ["MillworkSource"],
    "MillworkTemplate": ["MillworkSource"],
    "MillworkManifest": ["MillworkSource", "MillworkSDK", "MillworkDocument"],
    "MillworkCheck": ["MillworkSource", "MillworkSDK", "MillworkDocument", "Foundation"] + platform,
    "MillworkScaffold": ["MillworkSource", "MillworkDocument", "MillworkTemplate"],
    "MillworkGenerator": ["MillworkSource", "MillworkSDK", "MillworkManifest", "MillworkTemplate"],
    "MillworkGallery": ["MillworkSource", "MillworkSDK", "MillworkManifest", "MillworkTemplate"],
    "MillworkCLI": [
      "MillworkSource", "MillworkSDK", "MillworkDocument", "MillworkTemplate", "MillworkManifest",
      "MillworkCheck",
      "MillworkGenerator", "MillworkGallery", "MillworkScaffold", "Foundation",
    ] + platform,
    "millwork": ["MillworkCLI", "MillworkCheck", "Foundation"],
  ]

  @Test func everyImportIsAllowed() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    #expect(Set(modules) == Set(Self.allowed.keys))
    for module in modules {
      let folder = sources.appendingPathComponent(module)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
        $0.hasSuffix(".swift")
      }
      #expect(!files.isEmpty)
      for file in files {
        let text = String(
          decoding: try Data(contentsOf: folder.appendingPathComponent(file)), as: UTF8.self)
        for name in imports(in: text) {
          #expect(Self.allowed[module]?.contains(name) == true, "\(module)/\(file) imports \(name)")
        }
      }
    }
  }

  /// The modules that a file imports; lines inside string literals (interface text, made files) do not count.
  private func imports(in text: String) -> [String] {
    var isLiteral = false
    return text.split(separator: "\n").compactMap { line in
      defer { if line.ranges(of: "\"\"\"").count % 2 == 1 { isLiteral.toggle() } }
      if isLiteral { return nil }
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 2, index + 1 < words.count,
        !line.hasPrefix("//")
      else { return nil }
      return String(words[index + 1])
    }
  }
}
