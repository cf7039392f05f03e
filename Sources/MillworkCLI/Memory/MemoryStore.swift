import MillworkSource

/// Where the memory of one project and output folder is kept.
struct MemoryStore {
  private let file: MemoryFile
  private let key: Fingerprint

  /// Flags that change neither what is generated nor where.
  private static let harmlessFlags = Set(
    [
      "--check", "--force", "--diff", "--dry-run", "--verify", "--reporter", "--report", "--watch",
      "--color", "--quiet", "--verbose",
    ] + CheckChoice.flags.map(\.name))

  /// The store for the outputs of a project, of which everything but the manifests has been read. `nil` where this program
  /// can't tell itself from other versions.
  init?(
    _ arguments: ParsedArguments, project: ProjectFolder, paths: OutputPaths, read workspace: Workspace
  ) {
    guard let program = Fingerprint.ofThisProgram else { return nil }
    var place = Fingerprint()
    for path in [".", project.project?.file ?? "", paths.folder] {
      place.combine(OutputPaths.absolute(path))
    }
    file = MemoryFile(in: "generated", place)
    var key = place
    key.combine(program)
    key.combine(
      GenerateCommand.spec.flags.map(\.name).filter { !Self.harmlessFlags.contains($0) }, of: arguments)
    key.combine(readBy: workspace, of: project)
    self.key = key
  }

  /// A memory of nothing, for a run that is to do everything.
  var empty: GenerationMemory { GenerationMemory(key: key) }

  /// What earlier runs left; empty where there is nothing that applies.
  func load() -> GenerationMemory {
    guard let stored = file.read(), let memory = GenerationMemory(stored: stored),
      memory.key == key,
      memory.shared.allSatisfy({ SharedInput.fingerprint(of: $0.key) == $0.value })
    else { return empty }
    return memory
  }

  /// Keeps a memory in place of an older one.
  func save(_ memory: GenerationMemory) { file.save(memory.bytes) }
}
