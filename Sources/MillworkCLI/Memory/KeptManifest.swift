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
    guard GenerationMemory.areUnchanged(&entry.outputs, of: path, paths) else { return nil }
    self.path = path
    self.entry = entry
  }

  /// Its outputs for the plan.
  func outputs(_ paths: OutputPaths) -> OutputPlan.Outputs {
    OutputPlan.Outputs(
      manifest: paths.recorded(path),
      files: entry.outputs.map { OutputPlan.File(unchanged: $0, of: path, paths) })
  }
}

extension GenerationMemory {
  /// Whether a manifest's files stand as they were generated; their stamps become those of now.
  static func areUnchanged(_ outputs: inout [Output], of manifest: String, _ paths: OutputPaths) -> Bool {
    outputs.indices.allSatisfy { index in
      let output = outputs[index]
      return SystemFile.isUnchanged(
        paths.paths(ofOutput: output.name, of: manifest).path, output.fingerprint, &outputs[index].stamp,
        followsLinks: false)
    }
  }
}

extension OutputPlan.File {
  /// A manifest's file that stands as it is to.
  init(unchanged output: GenerationMemory.Output, of manifest: String, _ paths: OutputPaths) {
    let place = paths.paths(ofOutput: output.name, of: manifest)
    self.init(
      name: output.name, path: place.path, recorded: place.recorded, fingerprint: output.fingerprint,
      stamp: output.stamp, change: nil)
  }
}
