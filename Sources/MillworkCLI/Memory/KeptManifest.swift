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
    guard SystemFile.isUnchanged(path, entry.fingerprint, &entry.stamp, followsLinks: true) else {
      return nil
    }
    for index in entry.outputs.indices {
      let output = entry.outputs[index]
      let file = paths.paths(ofOutput: output.name).path
      guard SystemFile.isUnchanged(file, output.fingerprint, &entry.outputs[index].stamp, followsLinks: false)
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
}
