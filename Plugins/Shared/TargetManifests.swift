import Foundation

/// The manifests among the files of one target.
struct TargetManifests {
  /// The target's name.
  let target: String
  /// The target's folder: where the names of outputs begin, and where those of a command go.
  let folder: URL
  /// The manifests, sorted by path.
  let manifests: [URL]

  /// Looks for manifests among `files`.
  init(target: String, folder: URL, files: [URL]) {
    self.target = target
    self.folder = folder
    manifests = files.filter { file in
      GeneratedFileName.manifestSuffixes.contains { file.path.hasSuffix($0) }
    }.sorted { $0.path < $1.path }
  }

  /// How manifests are to be named, for messages.
  static let expected = "a file whose name ends in .millwork.yml, .millwork.yaml or .millwork.json"
}
