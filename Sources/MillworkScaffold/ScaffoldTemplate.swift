import MillworkSource

/// A scaffolding template: what is asked, what is worked out, and which files come of it.
package struct ScaffoldTemplate: Sendable {
  /// The template's name, by which a project is known to be made of it.
  package let name: String
  /// The template's version, a text that a reader can tell apart from others.
  package let version: String
  /// What the template makes, as one sentence; empty where it does not say.
  package let summary: String
  /// What is asked, in order.
  package let questions: [ScaffoldQuestion]
  /// Names that are worked out of the answers, in order.
  let computed: [(name: String, text: TemplateText)]
  /// The files, sorted by path, without the template's description.
  let entries: [FileEntry]
  /// Whether Millwork generates what the manifests of the result say; `nil` for never.
  let generates: TemplateText?
  /// What to do with the result, for a person; `nil` where there is nothing to say.
  let next: TemplateText?
}

/// One file of a template, with what its description says about it.
struct FileEntry: Sendable {
  let file: ScaffoldTree.File
  /// What holds for the file: rules of the folders around it, from the outermost one on, and its own.
  let rules: [FileRule]
  /// The path that it gets, as a template: the innermost rule's `to`, where there is one.
  let target: TemplateText?
  /// What follows behind `target`, with its `/`; all of the path where there is no target.
  let rest: PathText
  /// Whether the file is a template, and not copied as it is.
  let isRendered: Bool

  /// A part of a path: tags make it a template.
  enum PathText: Sendable {
    case plain(String)
    case template(TemplateText)
  }

  /// The end of the names of files that are rendered; it is not part of the name that they get.
  static let suffix = ".stencil"
}

/// What a description says about a file, or about all files of a folder.
struct FileRule: Sendable {
  /// The path in the template.
  let path: String
  /// Where the path stands in the description.
  let span: Span
  /// Whether the files are made.
  let condition: TemplateText?
  /// The files are made once for each element.
  let loop: FileLoop?
  /// Where the files go.
  let target: TemplateText?
  /// Whether the files are copied, tags and all.
  let isVerbatim: Bool

  /// Whether the rule speaks of the file or folder at `path`, or of a folder around it.
  func holds(for path: String) -> Bool { path == self.path || path.hasPrefix(self.path + "/") }
}

/// A loop over files.
struct FileLoop: Sendable {
  /// The name of the element.
  let name: String
  /// The elements.
  let collection: TemplateText
}
