import MillworkDocument
import MillworkSource

extension Project {
  /// Reads a configuration from a parsed document. It is worth using where no diagnostic is an error.
  package static func decode(_ root: Node, file: String) -> (project: Project?, diagnostics: [Diagnostic]) {
    var decoder = Decoder(file: file)
    let project = decoder.project(root)
    return (project, decoder.diagnostics)
  }
}

extension Decoder {
  fileprivate mutating func project(_ root: Node) -> Project? {
    typealias Keys = ManifestSchema.ProjectFields
    checkTags(in: root)
    guard let fields = fields(of: root, as: Keys.schema) else { return nil }
    checkVersion(fields[Keys.version])
    let manifests = fields[Keys.manifests].map { node in
      let nodes = items(of: node, expected: Keys.manifests.expects)
      if node.kind == .sequence, nodes.isEmpty {
        report(.wrongValue(Keys.manifests, found: "an empty list", at: node.span))
      }
      return nodes.compactMap { relativePath($0, Keys.manifests) }
    }
    return Project(
      file: file, settings: settings(fields, over: Settings(), source: .project), manifests: manifests ?? [],
      output: fields[Keys.output].flatMap { relativePath($0, Keys.output) },
      layout: fields[Keys.layout].flatMap { choice($0, Keys.layout, of: OutputLayout.self)?.value },
      templates: fields[Keys.templates].flatMap { relativePath($0, Keys.templates) },
      check: fields[Keys.check].map { checkInputs($0, as: ManifestSchema.ProjectCheckFields.schema) }
        ?? CheckInputs())
  }

  /// A path inside the project: not empty, and not from the root of the file system.
  private mutating func relativePath(_ node: Node, _ field: Field) -> Located<String>? {
    guard let text = plainText(node, field)?.string else { return nil }
    // `~` is a home folder to a shell only.
    let isHome = text == "~" || text.hasPrefix("~/")
    guard !text.isEmpty, !text.hasPrefix("/"), !isHome, !text.utf8.contains(0) else {
      report(.notARelativePath(field, found: describe(node), at: node.span))
      return nil
    }
    return Located(text, at: node.span)
  }
}
