import Foundation
import MillworkTestSupport
import Testing

/// The built executable, run in a folder of its own that is removed with the value.
final class Tool {
  /// The folder that it runs in.
  let folder: URL

  /// What a run gave.
  struct Run {
    let status: Int32
    let output: String
    let errors: String
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("millwork-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file into the folder, creating folders on the way.
  func write(_ text: String, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The text of a file in the folder, or `nil`.
  func text(of path: String) -> String? {
    (try? Data(contentsOf: folder.appendingPathComponent(path))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs the tool and waits for it.
  func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Run {
    try run(arguments, input: input, environment: environment)
  }

  /// Runs the tool and waits for it.
  func run(
    _ arguments: [String], input: String = "", through program: [String] = [],
    environment: [String: String] = [:]
  ) throws -> Run {
    let process = try start(arguments, input: input, through: program, environment: environment)
    process.waitUntilExit()
    let names = [".run-in", ".run-out", ".run-err"]
    let texts = try names.map { name in
      let url = folder.appendingPathComponent(name)
      defer { try? FileManager.default.removeItem(at: url) }
      return String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }
    return Run(status: process.terminationStatus, output: texts[1], errors: texts[2])
  }

  /// Runs the tool in another folder, as seen from its own, and waits for it.
  func run(in other: String, _ arguments: String...) throws -> Run {
    let script = #"cd "$1" && shift && exec "$0" "$@""#
    return try run(["-c", script, builtTool.path, other] + arguments, through: ["/bin/sh"])
  }

  /// The tool in the folder, not started yet. A `program` that starts the tool is given with its arguments, a copy of the
  /// tool among them.
  func process(
    _ arguments: [String], through program: [String] = [], environment: [String: String] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = program.first.map { URL(fileURLWithPath: $0) } ?? builtTool
    process.arguments = program.dropFirst() + arguments
    process.currentDirectoryURL = folder
    // What the tests' own terminal is like is no matter of the tool's.
    let inherited = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("CLICOLOR") && $0.key != "NO_COLOR" }
    process.environment = inherited.merging(environment) { $1 }
    return process
  }

  /// Starts the tool; what it says goes to the files `.run-out` and `.run-err` of the folder.
  func start(
    _ arguments: [String], input: String = "", through program: [String] = [],
    environment: [String: String] = [:]
  ) throws -> Process {
    let process = process(arguments, through: program, environment: environment)
    let files = try ["in", "out", "err"].map { name in
      let url = folder.appendingPathComponent(".run-\(name)")
      try Data(name == "in" ? Array(input.utf8) : []).write(to: url)
      return url
    }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    return process
  }

  /// The repository's root.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
