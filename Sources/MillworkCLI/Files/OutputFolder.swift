import Foundation
import MillworkSource

/// The folder that generated files are written to.
struct OutputFolder {
  /// The folder's path, as given.
  let path: String

  /// What writing did.
  struct Result {
    /// Files that are new or whose bytes changed.
    var written = 0
    /// Files that were left alone, since they already hold the same bytes.
    var unchanged = 0
  }

  /// Writes `files`, creating the folder. A file is touched only when its bytes change, and replaced as a whole: a
  /// reader sees the old text or the new one. Reports the first failure and stops there.
  func write(_ files: [MappedFile], to workspace: inout Workspace) -> Result {
    var result = Result()
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      workspace.diagnostics.append(.cannotWrite(path, reason: error.localizedDescription))
      return result
    }
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      let data = Data(file.text.bytes)
      if let old = try? Data(contentsOf: url), old == data {
        result.unchanged += 1
        continue
      }
      do {
        try data.write(to: url, options: .atomic)
        result.written += 1
      } catch {
        workspace.diagnostics.append(.cannotWrite(url.relativePath, reason: error.localizedDescription))
        return result
      }
    }
    return result
  }
}
