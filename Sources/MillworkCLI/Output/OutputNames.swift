/// The names of whole manifests' files: in which folder they begin.
struct OutputNames: Sendable {
  /// The folder that a command line names for all.
  var base: String?
  /// The folders of targets, by the paths of manifests whose code goes to these.
  var bases: [String: String] = [:]

  /// The file that a manifest becomes.
  func name(of manifest: String, in project: ProjectFolder) -> String {
    let base = base ?? bases[manifest] ?? project.manifestFolder(of: manifest)
    return GeneratedFileName.of(manifestAt: OutputPaths.path(from: base, to: manifest))
  }
}
