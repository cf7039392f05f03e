import MillworkCheck
import MillworkManifest
import MillworkSource

/// What the build-tool plug-in MillworkBuild does, without a build: a package's check takes it for part of the target.
enum BuildPlugIn {
  /// The files of a target's manifests, as the plug-in generates them, with what there is to say about the manifests; `nil`
  /// for another plug-in.
  static func outputs(of use: PlugInUse, in sources: inout SourceSet) -> PlugInUse.Outputs? {
    guard use.plugIn == PackageWiring.plugIn else { return nil }
    let manifests = use.otherFiles.filter { name in
      GeneratedFileName.manifestSuffixes.contains { name.hasSuffix($0) }
    }.map { "\(use.folder)/\($0)" }
    if manifests.isEmpty { return .init(files: [], diagnostics: []) }
    var workspace = Workspace()
    workspace.sources = sources
    let project = ProjectFolder(configuration: use.package, in: &workspace)
    let set = ManifestSet(paths: manifests, of: project, in: &workspace)
    var generated = GeneratedSet()
    if !workspace.hasErrors {
      generated = GeneratedSet(
        of: set, project: project, layout: .manifest, base: use.folder, in: &workspace)
    }
    sources = workspace.sources
    return .init(
      files: generated.manifests.flatMap(\.files) + generated.supportFiles,
      diagnostics: workspace.diagnostics)
  }
}
