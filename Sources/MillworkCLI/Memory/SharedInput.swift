import MillworkSource

/// A file or asset catalogue that manifests name.
enum SharedInput {
  /// The fingerprint of what a generation can see of it; `nil` where nothing can be read.
  static func fingerprint(of path: String) -> Fingerprint? {
    guard let contents = FolderContents(path) else {
      return (try? SystemFile.read(path)).flatMap { $0 }.map { Fingerprint(of: $0) }
    }
    var fingerprint = Fingerprint()
    for name in contents.names {
      fingerprint.combine(name)
      // Of an asset catalogue its descriptions are read, and no picture.
      if name.hasSuffix(".json"), let bytes = try? SystemFile.read("\(path)/\(name)") {
        fingerprint.combine(bytes)
      }
    }
    return fingerprint
  }
}
