import MillworkSource

/// A manifest that need not be read, as its outputs stand where and as it would make them.
struct KeptManifest: Sendable {
  /// The path of the manifest.
  let path: String
  /// What is remembered of it, with stamps that are true now.
  let entry: GenerationMemory.Entry

  /// The manifest at `path`, where `memory` knows it and neither it nor an output has changed since.
  init?(_ path: String, in memory: GenerationMemory, outputs paths: OutputPaths) {
    guard var entry = memory.entries[path] else { return nil }
    guard Self.isUnchanged(path, entry.fingerprint, &entry.stamp, followsLinks: true) else { return nil }
    for index in entry.outputs.indices {
      let output = entry.outputs[index]
      let file = paths.paths(ofOutput: output.name).path
      guard Self.isUnchanged(file, output.fingerprint, &entry.outputs[index].stamp, followsLinks: false)
      else {
        return nil
      }
    }
    self.path = path
    self.entry = entry
  }

  /// Its outputs for the plan.
  func outputs(_ paths: OutputPaths) -> OutputPlan.Outputs {
    OutputPlan.Outputs(
      manifest: paths.recorded(path),
      files: entry.outputs.map { output in
        let place = paths.paths(ofOutput: output.name)
        return OutputPlan.File(
          name: output.name, path: place.path, recorded: place.recorded, fingerprint: output.fingerprint,
          stamp: output.stamp, change: nil)
      })
  }

  /// Whether a file has the contents of `fingerprint`. Where its stamp is not the known one, it is read; then `known`
  /// becomes the new one.
  private static func isUnchanged(
    _ path: String, _ fingerprint: Fingerprint, _ known: inout FileStamp?, followsLinks: Bool
  ) -> Bool {
    guard let stamp = SystemFile.stamp(of: path, followsLinks: followsLinks) else { return false }
    if stamp == known { return true }
    known = SystemFile.settledStamp(of: path, followsLinks: followsLinks)
    guard let bytes = try? SystemFile.read(path) else { return false }
    return Fingerprint(of: bytes) == fingerprint
  }
}
