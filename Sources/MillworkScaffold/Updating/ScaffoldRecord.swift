import MillworkDocument
import MillworkSource

/// What a folder was made of: `.millwork/scaffold.yml` in it. It is meant to be committed; entries are sorted and stand on lines
/// of their own, so that two branches merge like any text.
package struct ScaffoldRecord: Sendable {
  /// The template's name.
  package var name: String
  /// The template's version.
  package var version: String
  /// Where the template is: the name of a built-in one, or a path from the folder (with a `/` in it) or from the root.
  package var origin: String
  /// The answers that were asked for, in the order of the questions.
  package var answers: [(name: String, answer: GivenAnswer)]
  /// The fingerprint of each file's text as the template made it, by path.
  package var files: [String: String]

  /// A record of a template's result.
  package init(
    _ template: ScaffoldTemplate, origin: String, answers: [(name: String, answer: ScaffoldAnswer)],
    files: [ScaffoldPlan.File]
  ) {
    name = template.name
    version = template.version
    self.origin = origin
    self.answers = answers.map { ($0.name, GivenAnswer(.answer($0.answer))) }
    self.files = [:]
    for file in files { self.files[file.path] = Fingerprint(of: file.bytes).text }
  }

  /// The path of the record in the folder.
  package static let path = SafePath.recordFolder + "/scaffold.yml"

  /// The record as text, the same for the same entries.
  package var text: String {
    var writer = JSONWriter()
    writer.raw(
      "# What this folder was made of; `millwork update` reads it. Commit it, with the file beside it.\n")
    writer.raw("scaffold: \(KeySet.format)\ntemplate: ")
    writer.write(string: name)
    writer.raw("\nversion: ")
    writer.write(string: version)
    writer.raw("\nfrom: ")
    writer.write(string: origin)
    writer.raw(answers.isEmpty ? "\nanswers: {}\n" : "\nanswers:\n")
    for (name, given) in answers {
      writer.raw("  \(name): ")
      switch given.form {
      case .answer(let answer): writer.raw(answer.json)
      case .node(let node): writer.write(node)
      case .text(let text): writer.write(string: text)
      }
      writer.raw("\n")
    }
    writer.raw(files.isEmpty ? "files: {}\n" : "files:\n")
    for (path, fingerprint) in files.sorted(by: { $0.key < $1.key }) {
      writer.raw("  ")
      writer.write(string: path)
      writer.raw(": ")
      writer.write(string: fingerprint)
      writer.raw("\n")
    }
    return writer.text
  }

  /// Reads a record. What is no record (a merge conflict, a later version, a path that leads elsewhere) is an error with its
  /// place.
  package init?(_ file: SourceFile, diagnostics: inout [Diagnostic]) {
    let parsed = parseDocuments(file, format: .yaml)
    if let cause = parsed.diagnostics.first(where: { $0.severity == .error }) {
      diagnostics.append(.unreadableScaffoldRecord(cause.message, at: cause.primary?.span))
      return nil
    }
    guard let root = parsed.documents.first?.root, root["scaffold"]?.value == .integer(KeySet.format),
      let name = root["template"]?.string, let version = root["version"]?.string,
      let origin = root["from"]?.string, let answers = root["answers"], answers.kind == .mapping,
      let files = root["files"], files.kind == .mapping
    else {
      diagnostics.append(
        .unreadableScaffoldRecord("this version of Millwork doesn't know its form", at: file.span))
      return nil
    }
    self.name = name
    self.version = version
    self.origin = origin
    self.answers = answers.entries.map {
      ($0.key.string ?? "", GivenAnswer(.node($0.value), at: $0.value.span))
    }
    self.files = [:]
    for entry in files.entries {
      let path = entry.key.string ?? ""
      if let problem = SafePath.problem(of: path) {
        diagnostics.append(
          .unreadableScaffoldRecord(
            "`\(printable(path))` can't be a file of it, since \(problem.reason)", at: entry.key.span))
        return nil
      }
      self.files[path] = entry.value.string ?? ""
    }
  }
}
