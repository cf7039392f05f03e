import MillworkSource

/// What earlier runs generated from what, so that a run does only what has changed. It lies in the cache folder, one file
/// a project and output folder; without it, or where it is damaged, everything is done.
///
/// An entry says: from a manifest of these bytes, with everything else as the key and the shared files have it, these
/// files are generated and nothing is found. That stays true whatever happens on disk; whether it applies is looked up
/// by the stamps of the files, and where those can't tell, by their contents.
struct GenerationMemory: Equatable, Sendable {
  /// One manifest.
  struct Entry: Equatable, Sendable {
    /// The stamp with which the manifest had these bytes; `nil` where only reading it tells.
    var stamp: FileStamp?
    /// The manifest's bytes.
    let fingerprint: Fingerprint
    /// What its components declare that no other may, as numbers: the same name has the same number.
    let names: [UInt64]
    /// The generated files.
    var outputs: [Output]
    /// How many components it has.
    var componentCount = 0
    /// Its part in what manifests share, where each becomes one file.
    var part = Fingerprint()
  }

  /// One generated file.
  struct Output: Equatable, Sendable {
    /// The path in the output folder.
    let name: String
    /// The generated text.
    let fingerprint: Fingerprint
    /// The stamp with which the file had this text; `nil` where only reading it tells.
    var stamp: FileStamp?
  }

  /// What holds for all manifests: the tool, the configuration, the project's templates, the flags.
  let key: Fingerprint
  /// The files that the manifests name, such as tokens and kinds, with their contents. One that changes ends all entries.
  var shared: [String: Fingerprint] = [:]
  /// The files that hold what all the manifests share, where each becomes one file.
  var support: [Output] = []
  /// The manifests without findings, by their paths.
  var entries: [String: Entry] = [:]

  /// A memory of nothing.
  init(key: Fingerprint) { self.key = key }
}
