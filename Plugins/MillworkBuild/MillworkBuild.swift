import Foundation
import PackagePlugin

/// Generates the Swift files of a target's manifests while the target is built.
@main struct MillworkBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return try Self.commands(
      TargetManifests(of: module), project: context.package.directoryURL,
      tool: try context.tool(named: "millwork").url, workFolder: context.pluginWorkDirectoryURL)
  }

  /// One command for all manifests of a target, or none where it has no manifest.
  private static func commands(_ target: TargetManifests, project: URL, tool: URL, workFolder: URL) throws
    -> [Command]
  {
    if target.manifests.isEmpty {
      Diagnostics.warning(
        "nothing is generated for \(target.target): it has no manifest, \(TargetManifests.expected)")
      return []
    }
    let base = target.folder.standardizedFileURL.path + "/"
    let names = target.manifests.map { manifest in
      let path = manifest.standardizedFileURL.path
      return GeneratedFileName.of(
        manifestAt: path.hasPrefix(base)
          ? String(path.dropFirst(base.count)) : "../" + manifest.lastPathComponent)
    }
    let unusable = zip(target.manifests, names).filter { !isUsable($1) }
    if !unusable.isEmpty {
      for (manifest, _) in unusable {
        Diagnostics.error(
          "\(manifest.path.debugDescription) has a name that SwiftPM can't build: rename the manifest, without quotes, "
            + "backslashes and line ends")
      }
      return []
    }
    let outputs = Set(names + [GeneratedFileName.support]).sorted()
    let inputs = BuildInputs(
      manifests: target.manifests, folder: target.folder,
      configuration: project.appendingPathComponent("millwork.yml"))
    // The record lies beside the outputs, since a build may write nowhere else; whatever stands there is the tool's.
    let list = workFolder.appendingPathComponent("inputs.txt")
    try write(inputs.files.map { $0.path + "\n" }.joined(), to: list)
    let flags = [
      "--layout", "manifest", "--config", project.path, "--base", target.folder.path, "--output",
      workFolder.path, "--record", workFolder.path, "--force", "--reporter", "xcode", "--quiet",
    ]
    return [
      .buildCommand(
        displayName: "Millwork: generating for \(target.target)", executable: tool,
        arguments: ["generate"] + flags + target.manifests.map(\.path),
        // Where a run reads more than was known when the build was planned, such as a new configuration, the tool gives this
        // file a new date, so that the next build runs it again.
        environment: ["MILLWORK_BUILD_INPUTS": list.path], inputFiles: inputs.files + [list],
        outputFiles: outputs.map { workFolder.appendingPathComponent($0) })
    ]
  }

  /// Whether SwiftPM can build a file of this name. It writes names into files of its own without escaping them.
  private static func isUsable(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }

  /// Writes a file where its text changes, so that its date says so.
  private static func write(_ text: String, to file: URL) throws {
    if FileManager.default.contents(atPath: file.path) == Data(text.utf8) { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MillworkBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try Self.commands(
        TargetManifests(target, of: context.xcodeProject), project: context.xcodeProject.directoryURL,
        tool: try context.tool(named: "millwork").url, workFolder: context.pluginWorkDirectoryURL)
    }
  }
#endif
