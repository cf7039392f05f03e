import Foundation
import MillworkDocument
import MillworkSDK
import MillworkSource

extension Checker {
  /// Checks the modules of a Swift package in dependency order, without building it, and those of the packages beside it
  /// that it needs. The files are read into `sources`.
  package func check(_ request: PackageRequest, in sources: inout SourceSet) -> PackageReport {
    do throws(Obstacle) {
      let folder = try WorkFolder.make()
      return try check(request, in: &sources, folder)
    } catch {
      return PackageReport(diagnostics: [error.diagnostic], modules: [])
    }
  }

  private func check(_ request: PackageRequest, in sources: inout SourceSet, _ folder: WorkFolder)
    throws(Obstacle) -> PackageReport
  {
    do throws(Obstacle) {
      let descriptions = request.descriptions.compactMap(readJSON)
      if descriptions.count < request.descriptions.count {
        throw Obstacle(Reason.manifest, .unreadableDescription())
      }
      let loader = PackageLoader(
        program: try packageProgram(folder), variables: environment.variables, workFolder: folder,
        options: request.options, watcher: environment.macroPlugIn, descriptions: descriptions)
      let packages = try loader.load(request.folder)
      let graph = PackageGraph(packages, outputs: request.outputs, in: &sources)
      var check = try PackageCheck(
        checker: self, graph: graph, sources: sources, rounds: rounds(request, packages[0].package),
        options: request.options, folder: folder)
      defer { check.removeFolders() }
      return check.report()
    } catch {
      folder.remove()
      throw error
    }
  }

  /// What each module is checked for: the platforms that were asked for, else the manifest's, else all.
  private func rounds(_ request: PackageRequest, _ package: SwiftPackage) -> [PackageCheck.Round] {
    var choices = request.platforms
    if choices.isEmpty {
      let named = package.floors.keys.sorted()
      choices = (named.isEmpty ? Platform.allCases : named).map { .init($0) }
    }
    let modes: [SwiftMode?] = request.modes.isEmpty ? [nil] : request.modes
    return choices.flatMap { choice in
      modes.map { PackageCheck.Round(platform: choice.platform, floor: choice.floor, mode: $0) }
    }
  }

  /// The program that is `swift package`: beside the compiler, or through `xcrun`.
  private func packageProgram(_ folder: WorkFolder) throws(Obstacle) -> (
    executable: String, arguments: [String]
  ) {
    if case .xcode(let xcrun) = environment.sdk { return (xcrun, ["swift", "package"]) }
    let toolchain = try Toolchain.find(in: environment, workFolder: folder.path)
    let tools = URL(fileURLWithPath: toolchain.resources).deletingLastPathComponent()
      .deletingLastPathComponent()
    return (tools.appendingPathComponent("bin/swift").path, ["package"])
  }
}
