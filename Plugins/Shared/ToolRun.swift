import Foundation
import PackagePlugin

/// Runs the tool for a command plug-in.
struct ToolRun {
  /// The tool.
  let tool: URL
  /// The compiler that builds the package, where it could be found.
  let compiler: URL?
  /// The folder that the plug-in may write to; what the tool keeps goes there.
  let workFolder: URL
  /// The folder of the package or project.
  let folder: URL

  /// Runs the tool and waits for it. A failure becomes the plug-in's; `handle` is given what the tool says to standard
  /// error where it is not to go there directly.
  func callAsFunction(_ arguments: [String], handle: ((String) -> Void)? = nil) throws {
    let process = try process(arguments)
    let pipe = handle.map { _ in Pipe() }
    if let pipe { process.standardError = pipe }
    try process.run()
    if let pipe {
      let text = pipe.fileHandleForReading.readDataToEndOfFile()
      handle?(String(decoding: text, as: UTF8.self))
    }
    process.waitUntilExit()
    if process.terminationReason == .exit, process.terminationStatus == 0 { return }
    throw Failure(process, verb: arguments.first)
  }

  /// Whether the project's configuration, or the one at `path`, names the folder that outputs go to. The tool reads it; one that it
  /// can't read decides nothing, and what is wrong with it is said by the run itself.
  func namesOutput(_ path: String?) throws -> Bool {
    let named =
      path.map { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : folder.appendingPathComponent($0) } ?? folder
    let isFolder = (try? named.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
    let file = isFolder ? named.appendingPathComponent("millwork.yml") : named
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    let process = try process(["dump", "--format", "json", "--", file.path])
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let configuration = try? JSONDecoder().decode(Configuration.self, from: text) else { return true }
    return configuration.output != nil
  }

  /// What matters here of a project's configuration.
  private struct Configuration: Decodable {
    let output: String?
  }

  /// The tool in the project's folder, not started yet.
  private func process(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = try environment()
    return process
  }

  /// Caches and temporary files stay in the work folder, since a sandbox lets nothing be written elsewhere; SwiftPM can't be
  /// started inside of itself.
  private func environment() throws -> [String: String] {
    let temporary = workFolder.appendingPathComponent("tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    var variables = ProcessInfo.processInfo.environment
    variables["MILLWORK_CACHE"] = workFolder.appendingPathComponent("cache").path
    variables["MILLWORK_IN_PLUGIN"] = "1"
    variables["TMPDIR"] = temporary.path
    if variables["MILLWORK_SWIFTC"] == nil, let compiler { variables["MILLWORK_SWIFTC"] = compiler.path }
    return variables
  }

  /// How a run failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ process: Process, verb: String?) {
      let what = (["millwork"] + (verb.map { [$0] } ?? [])).joined(separator: " ")
      let status = process.terminationStatus
      let why =
        switch (process.terminationReason, status) {
        case (.exit, 1): "found errors"
        case (.exit, 2): "found outputs out of date"
        case (.exit, 64): "was used wrongly"
        case (.exit, _): "failed with status \(status)"
        default: "was ended by signal \(status)"
        }
      description = "\(what) \(why)"
    }
  }
}
