import Foundation
import MillworkSource
import MillworkTemplate

/// Finds the templates that a template includes, in one folder.
///
/// The engine asks from inside a rendering, so the files that are read in between are kept here; a lock makes that safe
/// from any thread.
final class TemplateLoader: @unchecked Sendable {
  private let lock = NSLock()
  private let folder: URL
  private let shownFolder: String
  private var known: SourceSet

  /// A loader of the templates in `folder` that adds to `sources`.
  init(folder: String, sources: SourceSet) {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    shownFolder = folder == "." ? "" : folder + "/"
    known = sources
  }

  /// All files that were known or read.
  var sources: SourceSet { lock.withLock { known } }

  /// The template `name` in the folder; `nil` where there is none, or where a symbolic link leads out of the folder.
  func load(_ name: String) -> SourceFile? {
    let url = folder.appendingPathComponent(name).resolvingSymlinksInPath()
    let root = folder.resolvingSymlinksInPath().path
    guard url.path.hasPrefix(root == "/" ? root : root + "/"), let data = try? Data(contentsOf: url) else {
      return nil
    }
    return lock.withLock { known.add(name: shownFolder + name, role: .template, bytes: [UInt8](data)) }
  }
}

extension Workspace {
  /// Renders a template that may include others of its folder; what is found is reported with the result.
  mutating func render(
    _ file: SourceFile, folder: String, context: Value, options: TemplateOptions
  ) -> RenderResult {
    let loader = TemplateLoader(folder: folder, sources: sources)
    let engine = TemplateEngine(options: options) { loader.load($0) }
    let result = engine.render(file, context: context)
    sources = loader.sources
    return result
  }
}
