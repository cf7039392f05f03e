import MillworkSource

/// A target that uses a build-tool plug-in. A check runs none; who knows what one generates can say so.
package struct PlugInUse: Sendable {
  /// What a plug-in generates for a target.
  package struct Outputs: Sendable {
    /// The Swift files.
    package var files: [MappedFile]
    /// What is to be said; where an error is among it, the target is not checked.
    package var diagnostics: [Diagnostic]

    /// These files and findings.
    package init(files: [MappedFile], diagnostics: [Diagnostic]) {
      self.files = files
      self.diagnostics = diagnostics
    }
  }

  /// The plug-in's name.
  package let plugIn: String
  /// The package's folder.
  package let package: String
  /// The target's folder.
  package let folder: String
  /// The target's files that are not Swift, as paths from its folder. Those that the package leaves out are not among them.
  package let otherFiles: [String]
}
