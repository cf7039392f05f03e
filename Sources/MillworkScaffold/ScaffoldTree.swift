import MillworkSource

/// The files of a scaffolding template, as they were read.
package struct ScaffoldTree: Sendable {
  /// One file.
  package struct File: Sendable {
    /// The path from the template's folder, with `/` between names.
    package let path: String
    /// The contents.
    package let source: SourceFile
    /// Whether it may be run; then so may what is made of it.
    package let isExecutable: Bool

    /// The file at `path`.
    package init(path: String, source: SourceFile, isExecutable: Bool = false) {
      self.path = path
      self.source = source
      self.isExecutable = isExecutable
    }
  }

  /// The files, sorted by path.
  package let files: [File]

  /// A tree of files.
  package init(files: [File]) {
    self.files = files.sorted { $0.path < $1.path }
  }

  /// The name of the file that describes the template.
  package static let descriptionName = "template.yml"

  /// The file that describes the template, where it is there.
  package var description: SourceFile? { files.first { $0.path == Self.descriptionName }?.source }
}
