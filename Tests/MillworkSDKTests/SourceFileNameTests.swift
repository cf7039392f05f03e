import Foundation
import Testing

/// Names of source files, which SwiftPM turns into names of object files: two of one name in a module, in whatever folders, keep
/// the whole package from being planned ("multiple producers").
struct SourceFileNameTests {
  @Test func noTwoFilesOfAModuleHaveOneName() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = FileManager.default
    var count = 0
    for folder in ["Sources", "Tests", "Plugins"] {
      let folder = root.appendingPathComponent(folder)
      for module in try files.contentsOfDirectory(atPath: folder.path) {
        let paths = try files.subpathsOfDirectory(atPath: folder.appendingPathComponent(module).path)
        let sources = paths.filter { $0.hasSuffix(".swift") }
        count += sources.count
        let byName = Dictionary(grouping: sources) { ($0 as NSString).lastPathComponent.lowercased() }
        let twice = byName.values.filter { $0.count > 1 }.map { $0.sorted() }
        #expect(twice.isEmpty, "\(folder.lastPathComponent)/\(module)")
      }
    }
    #expect(count > 500)
  }
}
