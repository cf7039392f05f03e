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
    guard workspace.makeFolder(path) else { return result }
    for file in files {
      switch workspace.write(file.text.bytes, to: path + "/" + file.path) {
      case true?: result.written += 1
      case false?: result.unchanged += 1
      case nil: return result
      }
    }
    return result
  }
}

extension Workspace {
  /// Writes a file where its bytes change, replacing it as a whole. Says whether it was written; `nil` after a failure,
  /// which is reported.
  @discardableResult
  mutating func write(_ bytes: [UInt8], to path: String) -> Bool? {
    let url = URL(fileURLWithPath: path)
    let data = Data(bytes)
    if let old = try? Data(contentsOf: url), old == data { return false }
    do {
      try data.write(to: url, options: .atomic)
      return true
    } catch {
      diagnostics.append(.cannotWrite(path, reason: error.localizedDescription))
      return nil
    }
  }

  /// Makes the folder that a file is to stand in, with those around it. Says whether it is there; a failure is reported.
  mutating func makeFolder(around file: String) -> Bool {
    makeFolder(URL(fileURLWithPath: file).deletingLastPathComponent().relativePath)
  }

  /// Makes a folder, with those around it. Says whether it is there; a failure is reported.
  mutating func makeFolder(_ path: String) -> Bool {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      return true
    } catch {
      diagnostics.append(.cannotWrite(path, reason: error.localizedDescription))
      return false
    }
  }
}
