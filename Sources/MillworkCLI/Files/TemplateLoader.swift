import Foundation
import MillworkSource
import MillworkTemplate

/// Finds the templates that a template includes, in some folders.
///
/// The engine asks from inside a rendering, so the files that are read in between are kept here; a lock makes that safe
/// from any thread.
final class TemplateLoader: @unchecked Sendable {
  private let lock = NSLock()
  private let folders: [String]
  private var known: SourceSet

  /// A loader of the templates in `folders`, the first one first, that adds to `sources`.
  init(folders: [String], sources: SourceSet) {
    self.folders = folders
    known = sources
  }

  /// All files that were known or read.
  var sources: SourceSet { lock.withLock { known } }

  /// The template `name`; `nil` where no folder has it, or where a symbolic link leads out of the folder.
  func load(_ name: String) -> SourceFile? {
    for folder in folders {
      let base = URL(fileURLWithPath: folder, isDirectory: true)
      let root = base.resolvingSymlinksInPath().path
      let url = base.appendingPathComponent(name).resolvingSymlinksInPath()
      guard url.path.hasPrefix(root == "/" ? root : root + "/"), let data = try? Data(contentsOf: url) else {
        continue
      }
      let shown = folder == "." ? name : folder + "/" + name
      return lock.withLock { known.add(name: shown, role: .template, bytes: [UInt8](data)) }
    }
    return nil
  }

  /// Why there is no template `name`: what stands there instead, a near name, or the folders that were looked in.
  func hint(_ name: String) -> String {
    let parts = name.split(separator: "/")
    let start = parts.dropLast().map { $0 + "/" }.joined()
    var near: [String] = []
    for folder in folders {
      switch SystemFile.kind(of: "\(folder)/\(name)") {
      case .nothing:
        near += (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(start)")) ?? []
      case .folder: return "`\(folder)/\(name)` is a folder; a file was expected"
      case .file, .link, .other:
        return "a symbolic link leads out of the folder `\(folder)`, or the file cannot be read"
      }
    }
    if let file = parts.last, let match = nearestName(to: String(file), among: near.sorted()) {
      return "did you mean `\(start)\(match)`?"
    }
    return "it was looked for in " + folders.map { "`\($0)`" }.joined(separator: " and ")
  }
}

extension Workspace {
  /// Renders a template that may include others from `folders`; what is found is reported with the result.
  mutating func render(
    _ file: SourceFile, folders: [String], context: Value, options: TemplateOptions
  ) -> RenderResult {
    let loader = TemplateLoader(folders: folders, sources: sources)
    var engine = TemplateEngine(options: options) { loader.load($0) }
    engine.hint = { loader.hint($0) }
    engine.matches = FoundationExpression.matches
    let result = engine.render(file, context: context)
    sources = loader.sources
    return result
  }
}
