import Foundation
import PackagePlugin

/// Generates the Swift files of a target's manifests while the target is built.
@main struct MillworkBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return Self.commands(
      TargetManifests(of: module), project: context.package.directoryURL,
      tool: try context.tool(named: "millwork").url, workFolder: context.pluginWorkDirectoryURL)
  }

  /// One command for all manifests of a target, or none where it has no manifest.
  private static func commands(_ target: TargetManifests, project: URL, tool: URL, workFolder: URL)
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
    let outputs = Set(names + [GeneratedFileName.support]).sorted()
    let inputs = BuildInputs(
      manifests: target.manifests, folder: target.folder,
      configuration: project.appendingPathComponent("millwork.yml"))
    // The record lies beside the outputs, since a build may write nowhere else; whatever stands there is the tool's.
    let flags = [
      "--layout", "manifest", "--config", project.path, "--base", target.folder.path, "--output",
      workFolder.path, "--record", workFolder.path, "--force", "--reporter", "xcode", "--quiet",
    ]
    return [
      .buildCommand(
        displayName: "Millwork: generating for \(target.target)", executable: tool,
        arguments: ["generate"] + flags + target.manifests.map(\.path), inputFiles: inputs.files,
        outputFiles: outputs.map { workFolder.appendingPathComponent($0) })
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MillworkBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      Self.commands(
        TargetManifests(target, of: context.xcodeProject), project: context.xcodeProject.directoryURL,
        tool: try context.tool(named: "millwork").url, workFolder: context.pluginWorkDirectoryURL)
    }
  }
#endif
