/// A scaffolding template that is part of the program.
package struct BuiltInScaffold: Sendable {
  /// One of its files.
  package struct File: Sendable {
    /// The path in the template.
    package let path: String
    /// The contents.
    package let text: String
  }

  /// The name that it is called by.
  package let name: String
  /// Its files, sorted by path.
  package let files: [File]
}
