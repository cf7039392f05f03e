import Foundation
import MillworkDocument
import MillworkScaffold
import MillworkSource
import MillworkTemplate

/// A scaffolding template that was found and read.
struct ScaffoldSource {
  /// The template.
  let template: ScaffoldTemplate
  /// What renders it.
  let engine: TemplateEngine
  /// The folder that it was read from; `nil` for a built-in one.
  let folder: String?

  /// The template's name and version, as they stand at markers.
  var label: String { "\(template.name) \(template.version)" }

  /// Refuses a name, as it stands on the command line, that no template has.
  static func checkName(_ name: String) throws(ParsedArguments.UsageError) {
    let known = BuiltInScaffolds.all.map(\.name)
    if isPath(name) || known.contains(name) || isFolder(name) { return }
    let mistake = Diagnostic.noSuchScaffold(name, isPath: false, known: known)
    throw ParsedArguments.UsageError(mistake)
  }

  private static func isPath(_ name: String) -> Bool { name.contains("/") || name == "." || name == ".." }

  /// Finds and reads the template: a built-in one by its name, or a folder by its path. What is wrong is reported.
  init?(_ name: String, in workspace: inout Workspace) {
    let limits = ScaffoldLimits()
    var engine = limits.engine
    engine.matches = FoundationExpression.matches
    let isPath = Self.isPath(name)
    let builtIn = isPath ? nil : BuiltInScaffolds.all.first { $0.name == name }
    let files: [ScaffoldTree.File]
    if let builtIn {
      files = builtIn.files.map { file in
        let shown = "<\(builtIn.name)>/\(file.path)"
        return .init(
          path: file.path, source: workspace.sources.add(name: shown, role: .template, text: file.text))
      }
    } else if isFolder(name) {
      guard let found = Self.files(in: name, limits, &workspace) else { return nil }
      files = found
    } else {
      workspace.diagnostics.append(
        .noSuchScaffold(name, isPath: isPath, known: BuiltInScaffolds.all.map(\.name)))
      return nil
    }
    guard let template = Self.template(ScaffoldTree(files: files), name, engine, &workspace) else {
      return nil
    }
    self.template = template
    self.engine = engine
    folder = builtIn == nil ? name : nil
  }

  private static func template(
    _ tree: ScaffoldTree, _ name: String, _ engine: TemplateEngine, _ workspace: inout Workspace
  ) -> ScaffoldTemplate? {
    guard let description = tree.description else {
      workspace.diagnostics.append(.noDescription(name))
      return nil
    }
    let parsed = parseDocuments(description, format: .yaml)
    workspace.diagnostics += parsed.diagnostics
    guard !parsed.diagnostics.hasErrors, let root = parsed.documents.first?.root else {
      if parsed.documents.isEmpty { workspace.diagnostics.append(.emptyDescription(at: description.span)) }
      return nil
    }
    if parsed.documents.count > 1 {
      workspace.diagnostics.append(
        .severalDocuments("a template's description", at: parsed.documents[1].root.span))
    }
    let (template, diagnostics) = ScaffoldTemplate.decode(
      root, of: tree, engine: engine, sources: &workspace.sources)
    workspace.diagnostics += diagnostics
    return workspace.hasErrors ? nil : template
  }

  /// What stands in a folder and belongs to no template.
  private static let leftOut = [".git", ".DS_Store"]

  /// The files of a folder at any depth, hidden ones too.
  private static func files(in folder: String, _ limits: ScaffoldLimits, _ workspace: inout Workspace)
    -> [ScaffoldTree.File]?
  {
    var files: [ScaffoldTree.File] = []
    var byteCount = 0
    var waiting = [""]
    while let inner = waiting.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(inner)")) ?? []
      for name in names.sorted() where !leftOut.contains(name) {
        let path = inner + name
        let whole = folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
        switch SystemFile.kind(of: whole) {
        case .nothing: break
        case .folder: waiting.append(path + "/")
        case .link, .other: workspace.diagnostics.append(.templateFileIsNoFile(whole))
        case .file:
          guard let bytes = workspace.bytes(of: whole, at: nil) else { return nil }
          byteCount += bytes.count
          if files.count == limits.fileCount || byteCount > limits.byteCount {
            workspace.diagnostics.append(.templateTooLarge(folder, limits))
            return nil
          }
          files.append(
            .init(
              path: path, source: workspace.sources.add(name: whole, role: .template, bytes: bytes),
              isExecutable: SystemFile.isExecutable(whole)))
        }
      }
    }
    return workspace.hasErrors ? nil : files
  }

  /// Where the template is, as the record in `target` says it: the name of a built-in one, or a path from there, always with a
  /// `/` in it.
  func origin(from target: String) -> String {
    guard let folder else { return template.name }
    let names = OutputPaths.absolute(folder).split(separator: "/")
    let base = OutputPaths.absolute(target).split(separator: "/")
    let shared = zip(names, base).prefix { $0 == $1 }.count
    let up = [Substring](repeating: "..", count: base.count - shared)
    let path = (up + names[shared...]).joined(separator: "/")
    return path.contains("/") ? path : "./" + path
  }
}
