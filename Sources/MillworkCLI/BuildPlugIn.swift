import Foundation
import MillworkCheck
import MillworkManifest
import MillworkSource

/// What the build-tool plug-in MillworkBuild does, without a build: a package's check takes it for part of the target.
enum BuildPlugIn {
  /// Whether a file is a manifest that the plug-in finds by its name.
  static func isManifest(_ path: String) -> Bool {
    GeneratedFileName.manifestSuffixes.contains { path.hasSuffix($0) }
  }

  /// The files of a target's manifests, as the plug-in generates them, with what there is to say about the manifests; `nil`
  /// for another plug-in.
  static func outputs(of use: PlugInUse, in sources: inout SourceSet) -> PlugInUse.Outputs? {
    guard use.plugIn == PackageWiring.plugIn else { return nil }
    let manifests = use.otherFiles.filter { isManifest($0) }.map { "\(use.folder)/\($0)" }
    if manifests.isEmpty { return .init(files: [], diagnostics: []) }
    var workspace = Workspace()
    workspace.sources = sources
    let project = ProjectFolder(configuration: use.package, in: &workspace)
    let set = ManifestSet(paths: manifests, of: project, in: &workspace)
    var generated = GeneratedSet()
    if !workspace.hasErrors {
      generated = GeneratedSet(
        of: set, project: project, layout: .manifest, names: OutputNames(base: use.folder), in: &workspace)
      workspace.diagnostics += generated.sharedFiles(in: workspace.sources)
    }
    sources = workspace.sources
    return .init(
      files: generated.manifests.flatMap(\.files) + generated.supportFiles,
      diagnostics: workspace.diagnostics)
  }

  /// Names the file with the paths that a build waits for, one a line, which is one of them.
  static let inputsVariable = "MILLWORK_BUILD_INPUTS"

  /// Lets the next build run the tool again where this run has read `files` that the build does not wait for: its inputs
  /// were named when it was planned, and a configuration or what it names may have come since.
  static func askForAnotherRun(afterReading files: Set<String>, in environment: [String: String]) {
    guard let list = environment[inputsVariable],
      let bytes = try? SystemFile.read(list)
    else { return }
    let planned = Set(
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { OutputPaths.absolute(String($0)) })
    let all = files.flatMap { file in FolderContents(file)?.names.map { "\(file)/\($0)" } ?? [file] }
    // What lies beside the list is the tool's own, such as the record of outputs.
    let own = parentFolder(of: OutputPaths.absolute(list)) + "/"
    if all.map(OutputPaths.absolute).contains(where: { !planned.contains($0) && !$0.hasPrefix(own) }) {
      try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: list)
    }
  }
}

extension ProjectFolder {
  /// Those of some manifests that the build-tool plug-in generates from, where nothing says that the code goes elsewhere, and
  /// those of which their packages do not say it plainly.
  func plugIns(for manifests: [String], by makers: inout ManifestMakers) -> (
    left: [String], unclear: [String]
  ) {
    project?.output == nil ? makers.plugIns(for: manifests) : ([], [])
  }
}
