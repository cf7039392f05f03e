import Foundation
import MillworkSDK
import MillworkSource

@testable import MillworkCheck

/// A Swift package in a folder of its own, which is removed with the value.
final class SamplePackage {
  /// The package's folder, in one that holds it and its neighbours.
  let folder: String
  private let outer: String

  /// A package with a manifest of tools version 6.0 that holds `arguments`, and further files by path.
  init(_ arguments: String, _ files: [String: String] = [:], tools: String = "6.0") throws {
    outer = TestFolder.path + "/packages-\(UUID().uuidString)"
    folder = outer + "/sample"
    try write("Package.swift", Self.manifest("sample", arguments, tools: tools))
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: outer) }

  /// The text of a manifest.
  static func manifest(_ name: String, _ arguments: String, tools: String = "6.0") -> String {
    "// swift-tools-version: \(tools)\nimport PackageDescription\n"
      + "let package = Package(name: \"\(name)\", \(arguments))\n"
  }

  /// Writes a file at a path from the package's folder.
  func write(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(path)").standardizedFileURL
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// What SwiftPM says of the package.
  func description() throws -> [UInt8] {
    let work = try WorkFolder.make()
    defer { work.remove() }
    let toolchain = try Toolchain.find(in: stubChecker().environment, workFolder: work.path)
    let swift = URL(fileURLWithPath: toolchain.resources).deletingLastPathComponent()
      .deletingLastPathComponent()
    let command = Subprocess.Command(
      executable: swift.appendingPathComponent("bin/swift").path,
      arguments: [
        "package", "--package-path", folder, "--scratch-path", work.path + "/build", "dump-package",
      ],
      environment: ProcessInfo.processInfo.environment, folder: work.path)
    return Subprocess(parallel: 1, timeLimit: 120, watcher: nil).run([command], folder: work.path)[0].output
  }

  /// What a check says.
  struct Found {
    let report: PackageReport
    /// The findings as lines, with paths from the package's folder.
    let lines: [String]

    /// The verdicts on a module, one a platform: `ok`, a number of errors, or why nothing is known.
    func verdicts(_ name: String) -> [String] {
      let module = report.modules.first { $0.name == name }
      let left = module?.leftOut.map { ["left out: \($0)"] } ?? []
      return (module?.results ?? []).map { result in
        result.passed ? "ok" : result.reason ?? "\(result.errors) errors"
      } + left
    }
  }

  /// Checks the package.
  func check(_ change: (inout PackageRequest) -> Void = { _ in }) -> Found {
    var sources = SourceSet()
    var request = PackageRequest(folder: folder)
    change(&request)
    let report = stubChecker().check(request, in: &sources)
    var printer = DiagnosticPrinter(sources: sources, style: .plain)
    let text = report.diagnostics.map { printer.text(of: $0) }.joined()
    return Found(
      report: report,
      lines: text.replacingOccurrences(of: folder + "/", with: "").split(separator: "\n").map(String.init))
  }
}
