import Foundation
import Testing

/// One case of a folder of goldens: an input file, with expected results beside it under the same name.
public struct GoldenCase: Sendable, CustomTestStringConvertible {
  /// The input file.
  public let url: URL
  /// The name without the folder and the suffix, which is the name of the case.
  public let name: String

  public var testDescription: String { name }

  /// The case `name` whose input is the file at `url`.
  public init(url: URL, name: String) {
    self.url = url
    self.name = name
  }

  /// The input's bytes.
  public func input() throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }

  /// The file of the same name with another suffix, such as `.swift`.
  public func sibling(_ suffix: String) -> URL {
    url.deletingLastPathComponent().appendingPathComponent(name + suffix)
  }

  /// Compares `actual` with the file of the same name and the given suffix. `RECORD=missing` or `RECORD=all` in the
  /// environment writes the file and fails the test; otherwise nothing is written.
  public func expect(_ actual: String, in suffix: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let file = sibling(suffix)
    let expected = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    if expected == actual { return }
    let record = ProcessInfo.processInfo.environment["RECORD"]
    if record == "all" || record == "missing" && expected == nil {
      do {
        try Data(actual.utf8).write(to: file)
        Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
      } catch {
        Issue.record("cannot record \(file.path): \(error)", sourceLocation: sourceLocation)
      }
      return
    }
    guard let expected else {
      Issue.record("\(name)\(suffix) is missing; RECORD=missing writes it", sourceLocation: sourceLocation)
      return
    }
    Issue.record(
      "\(name)\(suffix) differs: \(firstDifference(expected, actual))", sourceLocation: sourceLocation)
  }
}

/// The cases in `folder` (beside the calling test file) whose file names end in `suffix`, sorted by name.
public func goldenCases(in folder: String, suffix: String, file: String = #filePath) -> [GoldenCase] {
  let base = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(folder)
  let names = (try? FileManager.default.contentsOfDirectory(atPath: base.path)) ?? []
  return names.filter { $0.hasSuffix(suffix) }.sorted().map {
    GoldenCase(url: base.appendingPathComponent($0), name: String($0.dropLast(suffix.count)))
  }
}

/// The first line in which two texts differ, with both versions.
public func firstDifference(_ expected: String, _ actual: String) -> String {
  let before = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let after = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let index = zip(before, after).prefix { $0 == $1 }.count
  let old = index < before.count ? String(before[index]) : "(end)"
  let new = index < after.count ? String(after[index]) : "(end)"
  return
    "line \(index + 1)\n  expected: \(old.debugDescription)\n  actual:   \(new.debugDescription)\n\(actual)"
}
