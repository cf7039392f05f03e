/// Where the code of manifests goes that lie in targets of a package, where nothing names a folder for it: to the target's own
/// folder `Generated`, so that it is part of the target. Where a build generates from a manifest, or may do so, a second copy
/// would be one too many there.
struct TargetOutputs: Sendable {
  /// The folders, by the manifests' paths, but for those that are the project's own.
  private(set) var folders: [String: String] = [:]
  /// The folders of the targets, in which the names of whole manifests' files begin, by the manifests' paths.
  private(set) var bases: [String: String] = [:]

  /// Nothing: all code goes to one folder.
  init() {}

  /// Looks up the targets that some manifests lie in. Those outside of the project are none of its own.
  init(of manifests: [String], in project: ProjectFolder, by makers: inout ManifestMakers) {
    let own = OutputPaths.absolute(project.output)
    var known: [String: String] = [:]
    for manifest in manifests {
      guard let target = makers.target(of: manifest), makers.use(for: manifest) == .no else { continue }
      let inside = OutputPaths.path(from: project.root, to: target.folder)
      if inside == ".." || inside.hasPrefix("../") { continue }
      bases[manifest] = target.folder
      let folder = known[target.folder] ?? project.path(of: Self.folder(in: inside))
      known[target.folder] = folder
      if OutputPaths.absolute(folder) != own { folders[manifest] = folder }
    }
  }

  private static func folder(in target: String) -> String {
    (target.isEmpty ? "" : target + "/") + ProjectFolder.defaultOutput
  }
}

extension ProjectFolder {
  /// Where the code of some manifests goes that lie in targets; nowhere else than to the folder that the configuration names,
  /// where it names one.
  func targetOutputs(of manifests: [String], by makers: inout ManifestMakers) -> TargetOutputs {
    project?.output == nil ? TargetOutputs(of: manifests, in: self, by: &makers) : TargetOutputs()
  }

  /// The manifests that are generated where each becomes one file: since what those of a folder share is made of all of them,
  /// to name one means all whose code goes to the same folder. Says whether they are the whole project's.
  func manifestsTogether(
    _ operands: [String], mayBeEmpty: (_ haveMoved: Bool) -> Bool, by makers: inout ManifestMakers,
    in workspace: inout Workspace
  ) -> (manifests: [String], isWholeProject: Bool) {
    var inputs = allInputs(operands, mayBeEmpty: mayBeEmpty, in: &workspace)
    inputs.add(
      neighbours(of: inputs.manifests, by: &makers), includesSwift: false, to: &workspace)
    if operands.isEmpty { return (inputs.manifests, true) }
    var asked = Workspace()
    let named = self.inputs(operands, in: &asked).manifests
    let folders = targetOutputs(of: inputs.manifests + named, by: &makers).folders
    let wanted = Set(named.map { folders[$0] ?? output })
    let together = inputs.manifests.filter { wanted.contains(folders[$0] ?? output) }
    return (together, together.count == inputs.manifests.count)
  }

  /// The manifests that lie beside some in their targets, by their names: their code goes to the same folder.
  func neighbours(of manifests: [String], by makers: inout ManifestMakers) -> [String] {
    let bases = Set(targetOutputs(of: manifests, by: &makers).bases.values)
    return bases.sorted().flatMap { base in
      let inside = OutputPaths.path(from: root, to: base)
      let found = FolderContents(base)?.names.filter { BuildPlugIn.isManifest($0) } ?? []
      return found.map { path(of: inside.isEmpty ? $0 : "\(inside)/\($0)") }
        .filter { makers.use(for: $0) == .no }
    }
  }
}
