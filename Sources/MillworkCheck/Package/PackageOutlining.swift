import Foundation
import MillworkSDK
import MillworkSource

extension Checker {
  /// Reads a `Package.swift` by the compiler's typed tree of it. Nothing of it is run, and SwiftPM is not started. `path`
  /// stands in messages.
  package func outline(ofPackage text: [UInt8], path: String) throws(Obstacle) -> PackageOutline {
    let folder = try WorkFolder.make()
    defer { folder.remove() }
    guard let version = PackageOutline.toolsVersion(in: text) else {
      throw Obstacle(Reason.manifest, .noToolsVersion(path))
    }
    let toolchain = try Toolchain.find(in: environment, workFolder: folder.path)
    let library = toolchain.resources + "/pm/ManifestAPI"
    try folder.write(text, to: "Package.swift")
    // The driver, since on a Mac it finds the SDK by itself.
    let command = Subprocess.Command(
      executable: toolchain.compiler,
      arguments: [
        "-dump-ast", "-dump-ast-format", "json", "-I", library, "-package-description-version",
        version.patched,
        "-swift-version", String(min(max(version.major, 4), 6)), "Package.swift",
      ], environment: environment.variables, folder: folder.path)
    let runner = Subprocess(
      parallel: 1, timeLimit: 60, outputLimit: 1 << 28, watcher: environment.macroPlugIn)
    let outcome = runner.run([command], folder: folder.path)[0]
    guard outcome.end == .exited(0), let tree = readJSON(outcome.output) else {
      let said = String(decoding: outcome.errors.prefix(4000), as: UTF8.self)
      // It says so of a flag that it does not know.
      if said.contains("'-dump-ast-format'") {
        throw Obstacle(Reason.noCompiler, .compilerTooOld(toolchain.version, toReadPackage: path))
      }
      throw Obstacle(Reason.manifest, .unparsedPackage(path, outcome.end.words, said: said))
    }
    guard let outline = PackageOutlineReader(text).outline(of: tree, toolsVersion: version) else {
      throw Obstacle(Reason.manifest, .noPackageCall(path))
    }
    return outline
  }
}

extension OSVersion {
  /// All three numbers, as the compiler wants a tools version.
  fileprivate var patched: String { "\(major).\(minor).\(patch)" }
}
