import Foundation
import MillworkTestSupport
import Testing

/// A small package that uses the plug-ins of this checkout, in a folder of its `.build`. Only files whose text changes are
/// written, so that a build does no more than a user's would.
final class FixturePackage {
  /// The package's folder.
  let folder: URL
  /// What builds keep.
  private let scratch: URL
  /// The package that it depends on for the plug-ins, and so the last part of its path for an identity.
  let millwork: URL

  /// What a run of SwiftPM gave.
  struct Run {
    let status: Int32
    let output: String
    let errors: String
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A package without files. Its plug-ins run the tool that was built with the tests; with `PLUG_INS_FROM=source` in the
  /// environment the checkout itself is the dependency, and Millwork is built a second time as a user's first build does.
  init() throws {
    let base = Self.root.appendingPathComponent(".build/plug-in-tests")
    let fromSource = ProcessInfo.processInfo.environment["PLUG_INS_FROM"] == "source"
    folder = base.appendingPathComponent("fixture")
    scratch = base.appendingPathComponent(fromSource ? "scratch-source" : "scratch")
    millwork = fromSource ? Self.root : try BuiltMillwork.package(of: Self.root, in: base)
  }

  /// Makes it a package of these files and no others.
  func replace(by files: [String: String]) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for path in try manager.subpathsOfDirectory(atPath: folder.path) where files[path] == nil {
      let url = folder.appendingPathComponent(path)
      if (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) != true {
        try manager.removeItem(at: url)
      }
    }
    for (path, text) in files { try write(text, to: path) }
  }

  /// How the package refers to the one with the plug-ins.
  var dependency: (path: String, identity: String) {
    (millwork.path, millwork.lastPathComponent.lowercased())
  }

  /// Writes a file where its text changes.
  func write(_ text: String, to path: String) throws {
    try Self.write(text, to: folder.appendingPathComponent(path))
  }

  /// Writes a file where its text changes.
  static func write(_ text: String, to url: URL) throws {
    if (try? Data(contentsOf: url)) == Data(text.utf8) { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Removes a file.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
  }

  /// The text of a file of the package, or `nil`.
  func text(of path: String) -> String? {
    (try? Data(contentsOf: folder.appendingPathComponent(path))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What the build-tool plug-in has made for a target.
  func outputs(of target: String) throws -> [String: Date] {
    let folder = outputFolder(target)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try names.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { dates, name in
      let file = folder.appendingPathComponent(name)
      dates[name] = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }
  }

  /// The text of a file that the build-tool plug-in has made for a target.
  func output(_ name: String, of target: String) throws -> String {
    String(
      decoding: try Data(contentsOf: outputFolder(target).appendingPathComponent(name)), as: UTF8.self)
  }

  private func outputFolder(_ target: String) -> URL {
    scratch.appendingPathComponent("plugins/outputs/fixture/\(target)/destination/MillworkBuild")
  }

  /// Builds the package.
  func build() throws -> Run { try swift("build", []) }

  /// Builds the package and runs its tests.
  func test() throws -> Run { try swift("test", []) }

  /// Runs the built tool in the package's folder.
  func tool(_ arguments: String...) throws -> Run { try run(builtTool.path, arguments) }

  /// Runs a command plug-in, or another command of `swift package`.
  func package(_ arguments: String...) throws -> Run { try package(arguments) }

  /// Runs a command plug-in, or another command of `swift package`.
  func package(_ arguments: [String]) throws -> Run { try swift("package", arguments) }

  /// What makes a build of all of Millwork cheaper.
  private static let cheap = ["--disable-index-store", "-Xswiftc", "-gnone"]

  private func swift(_ verb: String, _ arguments: [String]) throws -> Run {
    // SwiftPM finds the tests of a package in its index.
    let flags = Self.cheap.filter { verb != "test" || $0 != "--disable-index-store" }
    return try run(
      "swift", [verb, "--package-path", folder.path, "--scratch-path", scratch.path] + flags + arguments)
  }

  private func run(_ program: String, _ arguments: [String]) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    let files = try ["out", "err"].map { name in
      let url = scratch.deletingLastPathComponent().appendingPathComponent("run-\(name)")
      try Data().write(to: url)
      return url
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Run(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}
