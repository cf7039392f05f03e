import Foundation
import MillworkDocument
import MillworkSource

/// A Swift toolchain that answered.
public struct Toolchain: Hashable, Sendable {
  /// The compiler that was found.
  public let compiler: String
  /// What it calls itself, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  public let version: String
  /// The folder of its own resources, `…/lib/swift`.
  public let resources: String
  /// The triple that its own interfaces are named by.
  public let hostTriple: String

  /// The major and minor version.
  var number: CompilerVersion {
    let word = version.split(separator: " ").first { $0.first?.isNumber == true } ?? ""
    let parts = word.split(separator: ".").prefix(2).map { part in
      Int(part.prefix { $0.isNumber }) ?? 0
    }
    return CompilerVersion(parts.first ?? 0, parts.count > 1 ? parts[1] : 0)
  }

  /// How the frontend is called: the program beside the driver where there is one, else through the driver.
  var frontend: (executable: String, arguments: [String]) {
    let direct = URL(fileURLWithPath: resources).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("bin/swift-frontend").path
    return FileManager.default.isExecutableFile(atPath: direct)
      ? (direct, ["-frontend"]) : (compiler, ["-frontend"])
  }

  /// Looks for a compiler and asks it what it is.
  static func find(in environment: CheckEnvironment, workFolder: String) throws(Obstacle) -> Toolchain {
    let candidates = environment.compilerCandidates
    guard let compiler = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw Obstacle(Reason.noCompiler, .noCompiler(lookedAt: candidates))
    }
    let command = Subprocess.Command(
      executable: compiler, arguments: ["-print-target-info"], environment: environment.variables,
      folder: workFolder)
    let runner = Subprocess(parallel: 1, timeLimit: 30, outputLimit: 1 << 20)
    let outcome = runner.run([command], folder: workFolder)[0]
    guard outcome.end == .exited(0) else {
      throw Obstacle(Reason.noCompiler, .unusableCompiler(compiler, outcome.end.words))
    }
    guard let info = readJSON(outcome.output), let version = info["compilerVersion"]?.string,
      let triple = info["target"]?["moduleTriple"]?.string,
      let resources = info["paths"]?["runtimeResourcePath"]?.string
    else { throw Obstacle(Reason.noCompiler, .unusableCompiler(compiler, "gave no such description")) }
    return Toolchain(compiler: compiler, version: version, resources: resources, hostTriple: triple)
  }
}

/// What keeps a check from being done at all.
public struct Obstacle: Error {
  /// What to say about it.
  public let diagnostic: Diagnostic
  /// Why a target was not checked, in a few words.
  let reason: String

  init(_ reason: String, _ diagnostic: Diagnostic) {
    self.reason = reason
    self.diagnostic = diagnostic
  }
}
