import MillworkManifest
import MillworkSource

/// Where a new manifest goes that nobody names a file for, and who makes the code of a manifest.
struct ManifestPlaces {
  /// A folder for manifests.
  struct Place {
    /// Its path, as the project or the package names it.
    let folder: String
    /// The target that it belongs to; `nil` outside of all.
    let target: PackageTargets.Target?
  }

  /// Who makes the code of a manifest.
  enum Maker {
    /// `millwork generate`.
    case command
    /// The build-tool plug-in, when this target is built.
    case plugIn(target: String)
    /// Outside of a package: the command, or the plug-in of an Xcode target.
    case either
  }

  /// The project's manifests.
  let manifests: [String]
  private let project: ProjectFolder
  private var makers = ManifestMakers()

  /// The places of a project that has these manifests.
  init(of project: ProjectFolder, manifests: [String]) {
    self.project = project
    self.manifests = manifests
  }

  /// The package that the project belongs to.
  private var package: PackageTargets? {
    mutating get { makers.package(around: OutputPaths.absolute(project.root)) }
  }

  /// The folders that a new manifest can go to: those that the project names, a target of the plug-in's in place of a folder
  /// around it; where it names none, the targets of the plug-in's; else the folder that is the default.
  private mutating func all() -> [Place] {
    let package = package
    let users = project.project?.output == nil ? package?.targets.filter { $0.use == .yes } ?? [] : []
    let places = project.manifestFolders.flatMap { folder in
      let inside = OutputPaths.absolute(folder) + "/"
      if let target = package?.target(around: inside) { return [Place(folder: folder, target: target)] }
      let targets = users.filter { ($0.folder + "/").hasPrefix(inside) }
      return targets.isEmpty ? [Place(folder: folder, target: nil)] : targets.map { place(of: $0) }
    }
    if !places.isEmpty { return places }
    return users.isEmpty
      ? [Place(folder: project.defaultManifestFolder, target: nil)] : users.map { place(of: $0) }
  }

  private func place(of target: PackageTargets.Target) -> Place {
    let inside = OutputPaths.path(from: OutputPaths.absolute(project.root), to: target.folder)
    return Place(folder: project.path(of: inside), target: target)
  }

  /// The place of the target with this name.
  mutating func place(ofTarget name: String) throws(ParsedArguments.UsageError) -> Place {
    if let place = all().first(where: { $0.target?.name == name }) { return place }
    let targets = package?.targets ?? []
    guard let target = targets.first(where: { $0.name == name }) else {
      throw ParsedArguments.UsageError(.unknownTarget(name, known: targets.map(\.name), others: []))
    }
    return place(of: target)
  }

  /// The place that is meant where none is named: the project's first folder, or of several targets the one that has
  /// manifests; else it is asked for. `nil` where nobody answers.
  mutating func choose(by interview: inout Interview) -> Place? {
    let places = all()
    let names = places.compactMap(\.target?.name)
    guard let first = places.first, first.target != nil, Set(names).count > 1 else { return places.first }
    let used = places.filter { place in
      let folder = OutputPaths.absolute(place.folder) + "/"
      return place.target != nil && manifests.contains { OutputPaths.absolute($0).hasPrefix(folder) }
    }
    if used.count == 1 { return used[0] }
    let question = ComponentQuestions.target(among: names)
    let name = interview.ask(question)?.text
    return places.first { $0.target != nil && $0.target?.name == name }
  }

  /// The path of a new manifest for a component: in a target by the name that the plug-in finds, also where none uses it yet,
  /// else in the form that its neighbours have.
  func path(for name: String, in place: Place) -> String {
    let prefix = place.folder == "." ? "" : place.folder.hasSuffix("/") ? place.folder : place.folder + "/"
    let neighbours = manifests.filter { $0.hasPrefix(prefix) }
    let isInTarget = place.target != nil || neighbours.contains(where: BuildPlugIn.isManifest)
    let usual = ComponentKind.kebab(name) + ".yml"
    // What has the configuration's name is never a manifest.
    return prefix + (isInTarget || usual == Project.fileName ? name + ".millwork.yml" : usual)
  }

  /// Those of some manifests that the build-tool plug-in generates from.
  mutating func left(of manifests: [String]) -> Set<String> {
    Set(project.plugIns(for: manifests, by: &makers).left)
  }

  /// What stands for the modules that the manifests' code becomes part of.
  mutating func modules(of manifests: [String]) -> [String] {
    project.project?.output == nil ? makers.modules(of: manifests) : manifests.map { _ in "" }
  }

  /// Where the code of manifests goes that lie in targets.
  mutating func targetOutputs(of manifests: [String]) -> TargetOutputs {
    project.targetOutputs(of: manifests, by: &makers)
  }

  /// The manifests that lie beside some in their targets.
  mutating func neighbours(of manifests: [String]) -> [String] {
    project.neighbours(of: manifests, by: &makers)
  }

  /// The folder that generated files go to, where it lies in no target of the package, so that no build takes them in.
  mutating func outputOutsideOfTargets() -> String? {
    let inside = OutputPaths.absolute(project.output) + "/"
    return package.flatMap { $0.target(around: inside) == nil ? project.output : nil }
  }

  /// The target of the manifest at a path, where generated files go to another one.
  mutating func targetBesideOutput(of path: String) -> String? {
    let output = package?.target(around: OutputPaths.absolute(project.output) + "/")
    let target = package?.target(around: OutputPaths.absolute(path))
    return output == nil || output?.name == target?.name ? nil : target?.name
  }

  /// Who makes the code of the manifest at a path.
  mutating func maker(of path: String) -> Maker {
    guard project.project?.output == nil, BuildPlugIn.isManifest(path) else { return .command }
    let place = OutputPaths.absolute(path)
    guard let package = makers.package(around: parentFolder(of: place)) else {
      let record = project.path(of: ".millwork/outputs.json")
      return SystemFile.kind(of: record) == .nothing ? .either : .command
    }
    guard package.usesPlugIn(for: place) == .yes, let target = package.target(around: place) else {
      return .command
    }
    return .plugIn(target: target.name)
  }
}
