import Foundation
import MillworkCheck
import MillworkSource

/// Where the memory of one project and output folder is kept.
///
/// A cache that can't be read or written costs time and nothing else.
struct MemoryStore {
  private let file: String
  private let key: Fingerprint

  /// Flags that change neither what is generated nor where.
  private static let harmlessFlags = Set(
    [
      "--check", "--force", "--diff", "--dry-run", "--verify", "--reporter", "--report", "--watch",
      "--color", "--quiet", "--verbose",
    ] + CheckChoice.flags.map(\.name))

  /// How many memories are kept: as many as a day of tests in folders of their own makes.
  private static let maximalCount = 2000

  /// The store for the outputs of a project, of which everything but the manifests has been read. `nil` where this program
  /// can't tell itself from other versions.
  init?(
    _ arguments: ParsedArguments, project: ProjectFolder, paths: OutputPaths, read workspace: Workspace
  ) {
    guard let program = Bundle.main.executablePath,
      let stamp = SystemFile.stamp(of: program, followsLinks: true)
    else { return nil }
    var place = Fingerprint()
    for path in [".", project.project?.file ?? "", paths.folder] {
      place.combine(OutputPaths.absolute(path))
    }
    file =
      CheckEnvironment.defaultCacheFolder(ProcessInfo.processInfo.environment) + "/generated/\(place.text)"
    var key = place
    key.combine(program)
    for number in [stamp.size, stamp.modified, stamp.changed] { key.combine(Int(number)) }
    key.combine(millworkVersion)
    for flag in GenerateCommand.spec.flags.map(\.name) where !Self.harmlessFlags.contains(flag) {
      key.combine(flag)
      for value in arguments.all(flag) { key.combine(value) }
    }
    for file in workspace.sources.files {
      key.combine(file.name)
      key.combine(file.bytes)
    }
    for template in project.templates {
      key.combine(template.path)
      key.combine(template.bytes)
    }
    self.key = key
  }

  /// A memory of nothing, for a run that is to do everything.
  var empty: GenerationMemory { GenerationMemory(key: key) }

  /// What earlier runs left; empty where there is nothing that applies.
  func load() -> GenerationMemory {
    guard let stored = try? SystemFile.read(file), let memory = GenerationMemory(stored: stored),
      memory.key == key,
      memory.shared.allSatisfy({ SharedInput.fingerprint(of: $0.key) == $0.value })
    else { return empty }
    return memory
  }

  /// Keeps a memory in place of an older one.
  func save(_ memory: GenerationMemory) {
    let folder = parentFolder(of: file)
    let isNew = SystemFile.kind(of: file) == .nothing
    do throws(SystemFile.Failure) {
      try SystemFile.makeFolder(folder)
      try SystemFile.replace(file, with: memory.bytes, by: "\(file).millwork-\(SystemFile.processNumber)")
    } catch {
      return
    }
    if isNew { Self.removeOld(in: folder) }
  }

  /// Removes what was not written for the longest time, such as that of projects that are gone.
  private static func removeOld(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.compactMap { name in
      let path = "\(folder)/\(name)"
      return SystemFile.stamp(of: path, followsLinks: false).map { (path: path, written: $0.modified) }
    }
    for file in files.sorted(by: { $0.written > $1.written }).dropFirst(maximalCount) {
      try? SystemFile.remove(file.path)
    }
  }
}

/// A file or asset catalogue that manifests name.
enum SharedInput {
  /// The fingerprint of what a generation can see of it; `nil` where nothing can be read.
  static func fingerprint(of path: String) -> Fingerprint? {
    guard isFolder(path) else {
      return (try? SystemFile.read(path)).flatMap { $0 }.map { Fingerprint(of: $0) }
    }
    var fingerprint = Fingerprint()
    for name in filesInside(path) ?? [] {
      fingerprint.combine(name)
      // Of an asset catalogue its descriptions are read, and no picture.
      if name.hasSuffix(".json"), let bytes = try? SystemFile.read("\(path)/\(name)") {
        fingerprint.combine(bytes)
      }
    }
    return fingerprint
  }
}
