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

  /// The toolchain's own textual interface of a module of the standard library.
  func interface(of module: String) -> String {
    #if os(macOS)
      let folder = "macosx"
    #else
      let folder = "linux"
    #endif
    return "\(resources)/\(folder)/\(module).swiftmodule/\(hostTriple).swiftinterface"
  }

  /// Looks for a compiler and asks it what it is.
  static func find(in environment: CheckEnvironment, workFolder: String) throws(Obstacle) -> Toolchain {
    let candidates = environment.compilerCandidates
    guard let compiler = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw Obstacle(Reason.noCompiler, .noCompiler(lookedAt: candidates))
    }
    let key = identity(of: compiler)
    if let key, let answer = environment.results.read(key), let known = Toolchain(compiler, answer),
      FileManager.default.fileExists(atPath: known.resources)
    {
      return known
    }
    let command = Subprocess.Command(
      executable: compiler, arguments: ["-print-target-info"], environment: environment.variables,
      folder: workFolder)
    let runner = Subprocess(parallel: 1, timeLimit: 30, outputLimit: 1 << 20)
    let outcome = runner.run([command], folder: workFolder)[0]
    guard outcome.end == .exited(0) else {
      throw Obstacle(Reason.noCompiler, .unusableCompiler(compiler, outcome.end.words))
    }
    guard let toolchain = Toolchain(compiler, outcome.output) else {
      throw Obstacle(Reason.noCompiler, .unusableCompiler(compiler, "gave no such description"))
    }
    if let key { environment.results.write(outcome.output, for: key) }
    return toolchain
  }

  /// Reads what a compiler says of itself.
  private init?(_ compiler: String, _ description: [UInt8]) {
    guard let info = readJSON(description), let version = info["compilerVersion"]?.string,
      let triple = info["target"]?["moduleTriple"]?.string,
      let resources = info["paths"]?["runtimeResourcePath"]?.string
    else { return nil }
    self.init(compiler: compiler, version: version, resources: resources, hostTriple: triple)
  }

  private init(compiler: String, version: String, resources: String, hostTriple: String) {
    self.compiler = compiler
    self.version = version
    self.resources = resources
    self.hostTriple = hostTriple
  }

  /// What a compiler's description can be kept under; `nil` for a program that may pass the call on to one of several
  /// compilers.
  private static func identity(of compiler: String) -> Fingerprint? {
    let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    let frontend = real.deletingLastPathComponent().appendingPathComponent("swift-frontend").path
    var key = Fingerprint(of: Array("target info".utf8))
    guard FileIdentity.add(compiler, to: &key), FileIdentity.add(frontend, to: &key) else { return nil }
    return key
  }

  /// Stands for this very compiler; `nil` where its program can't be found.
  var identity: Fingerprint? {
    var key = Fingerprint()
    key.combine(version)
    key.combine(resources)
    return FileIdentity.add(frontend.executable, to: &key) ? key : nil
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
