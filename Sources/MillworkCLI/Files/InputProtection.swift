import MillworkDocument
import MillworkManifest
import MillworkScaffold
import MillworkSource

/// What a run reads is never what it writes its results over.
extension Workspace {
  /// The files that a project keeps under names of their own.
  private static let namesOfProjects = [
    Project.fileName, "Package.swift", "Package.resolved", ".millwork/outputs.json", ".millwork/scaffold.yml",
  ]

  /// The files that the run has read or knows, without symbolic links.
  var realInputs: Set<String> {
    Set(WatchLoop.Inputs(self, named: []).files.union(inputs.keys).compactMap { SystemFile.realPath($0) })
  }

  /// Writes what a flag names a file for, such as a report, and makes its folder. Says whether it stands there; a failure is
  /// reported.
  @discardableResult
  mutating func writeResult(_ bytes: [UInt8], to path: String, mayBeInput: Bool = false) -> Bool {
    canWriteResult(to: path, mayBeInput: mayBeInput) && makeFolder(around: path)
      && write(bytes, to: path) != nil
  }

  /// Whether a result can be written to `path`, and may be; one that `mayBeInput` can be a manifest or a configuration. Why
  /// not is reported once, so that this can be asked before any work is done for it.
  mutating func canWriteResult(to path: String, mayBeInput: Bool = false) -> Bool {
    if path == "-" { return true }
    if refusedResults.contains(path) { return false }
    let problem = problem(ofResult: path, mayBeInput: mayBeInput)
    if let problem { reportOnce(problem) }
    return problem == nil
  }

  private mutating func reportOnce(_ problem: Diagnostic) {
    if !diagnostics.contains(where: { $0.message == problem.message }) { diagnostics.append(problem) }
  }

  private func problem(ofResult path: String, mayBeInput: Bool) -> Diagnostic? {
    if path.hasSuffix("/") { return .cannotWrite(path, reason: "it names a folder") }
    if let problem = problem(ofFolder: parentFolder(of: path)) { return problem }
    if !mayOverwrite(path) { return .overwritesInput(path) }
    if !mayBeInput, wouldBeRead(path) { return .wouldBeRead(path) }
    return SystemFile.obstacle(toWriting: path).map { .cannotWrite(path, reason: $0.reason) }
  }

  /// Reports a result that would stand where the run makes something else, and keeps it from being written.
  mutating func refuseResult(at path: String) {
    refusedResults.insert(path)
    reportOnce(.overwritesInput(path))
  }

  /// What is wrong with the folder of a result: a repository's own holds hooks, which run. What Millwork keeps beside its records
  /// is no matter.
  private func problem(ofFolder folder: String) -> Diagnostic? {
    let isOwn = folder.split(separator: "/").last == SafePath.recordFolder[...]
    return OutputPaths.problem(of: isOwn ? parentFolder(of: folder) : folder)
  }

  /// Whether a result may be written to `path`: a file that the run reads stays, and so does one that a project consists of.
  private func mayOverwrite(_ path: String) -> Bool {
    guard SystemFile.descriptor(named: path) == nil, SystemFile.isOrdinary(path),
      let real = SystemFile.realPath(path)
    else { return true }
    return !realInputs.contains(real) && !isOfProject(real)
  }

  /// Whether a path ends in a name that a project keeps for itself, or a package for a version of the tools; that of a
  /// target's manifest, or of a part of an asset catalogue.
  private func isNamedLikeAPart(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    return Self.namesOfProjects.contains { path.hasSuffix("/\($0)") } || BuildPlugIn.isManifest(path)
      || names.last?.hasPrefix("Package@swift-") == true
      || names.dropLast().contains { $0.hasSuffix(".xcassets") }
  }

  /// Whether other runs would take a new file at `path` for what a project consists of.
  private func wouldBeRead(_ path: String) -> Bool {
    if SystemFile.kind(of: path) != .nothing { return false }
    if isNamedLikeAPart("/\(path)") { return true }
    // As it is spelled, and behind the links around it.
    let last = path.split(separator: "/").last.map(String.init) ?? path
    let places = ([path] + (SystemFile.realPath(parentFolder(of: path)).map { ["\($0)/\(last)"] } ?? []))
      .map(OutputPaths.absolute)
    func name(in folder: String) -> String? {
      let bases = [OutputPaths.absolute(folder)] + (SystemFile.realPath(folder).map { [$0] } ?? [])
      return places.lazy.compactMap { place in
        bases.first { place.hasPrefix($0 + "/") }.map { String(place.dropFirst($0.count + 1)) }
      }.first
    }
    return projects(around: places).contains { place in
      var other = Workspace()
      let project = ProjectFolder(configuration: place, in: &other)
      return project.templateFolder.flatMap(name) != nil
        || project.manifestFolders.contains { name(in: $0).map(InputPaths.isManifest) ?? false }
    }
  }

  /// Whether the file at a path without links is part of a project: by its name, as a manifest or an output by its text, or
  /// as what a project reads.
  private func isOfProject(_ real: String) -> Bool {
    if isNamedLikeAPart(real) { return true }
    if let bytes = try? SystemFile.read(real) {
      if ManifestMark.stands(in: decodedText(bytes)) || MappedFile.isMarkedAsOutput(bytes) { return true }
    }
    return projects(around: [real]).contains { place in
      var other = Workspace()
      let project = ProjectFolder(configuration: place, in: &other)
      let manifests = project.inputs([], in: &other).manifests
      // What those of this run name was read for them.
      let unknown = manifests.filter { inputs[$0] == nil && !unread.contains($0) }
      _ = ManifestSet(paths: unknown, of: project, in: &other)
      return other.realInputs.contains(real)
    }
  }

  /// The projects of the run, of the current folder and around some places: their configurations or folders, each once.
  private func projects(around places: [String]) -> [String] {
    let folders = places.flatMap { place in
      let names = place.split(separator: "/")
      return names.indices.map { "/" + names[..<$0].joined(separator: "/") }
    }
    let around = folders.filter {
      isFolder("\($0)/\(ProjectFolder.defaultManifests)")
        || SystemFile.kind(of: "\($0)/\(Project.fileName)") != .nothing
    }
    var known: Set<String> = []
    return (projects.sorted() + [parentFolder(of: ProjectFolder.currentConfiguration)] + around).filter {
      // A configuration of the usual name stands for its folder.
      let isUsual = "/\($0)".hasSuffix("/\(Project.fileName)")
      let place = isUsual ? parentFolder(of: $0) : $0
      return known.insert(SystemFile.realPath(place) ?? OutputPaths.absolute(place)).inserted
    }
  }
}
