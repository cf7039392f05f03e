import Foundation
import MillworkSource

/// A folder that a gallery has for itself. What it holds is recorded in it, so that files of an earlier gallery go, and so that
/// nothing is written over a folder that is none.
struct GalleryFolder {
  private let path: String

  /// The maker of all files in the record.
  private static let maker = "gallery"

  /// The folder at `path`.
  init(_ path: String) { self.path = path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path }

  /// Brings the folder in line with `files`, whose paths are relative to it. `nil` after a failure, which is reported.
  func write(_ files: [MappedFile], in workspace: inout Workspace, _ console: Console) -> OutputPlan? {
    switch SystemFile.kind(of: path) {
    case .file, .other:
      workspace.diagnostics.append(.outputFolderIsNoFolder(path))
      return nil
    case .nothing where !workspace.makeFolder(path): return nil
    case .nothing, .folder, .link: break
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let isEmpty = names.allSatisfy { $0 == ".DS_Store" }
    guard isEmpty || SystemFile.kind(of: "\(path)/.millwork") == .folder else {
      workspace.diagnostics.append(.notAGallery(path))
      return nil
    }
    let paths = OutputPaths(root: path, folder: path, isAskedFor: true, in: &workspace)
    guard let writer = OutputWriter(paths, writes: true, in: &workspace, console) else { return nil }
    guard isEmpty ? writer.makers.isEmpty : writer.makers == [Self.maker] else {
      workspace.diagnostics.append(.notAGallery(path))
      return nil
    }
    let plan = writer.plan(
      [(path: "\(path)/\(Self.maker)", files: files)], named: [], isStale: { _, _ in true }, in: &workspace)
    guard let plan, !workspace.hasErrors else { return nil }
    writer.carryOut(plan, in: &workspace)
    return workspace.hasErrors ? nil : plan
  }
}

extension OutputPlan {
  /// What is done, in words for people.
  var words: String {
    let written = count(.create, .update, .overwriteEdited, .overwriteForeign)
    let removed = count(.remove, .removeEdited)
    let words =
      ["\(written) written", "\(unchanged) unchanged"] + (removed > 0 ? ["\(removed) removed"] : [])
    return words.joined(separator: ", ")
  }
}
