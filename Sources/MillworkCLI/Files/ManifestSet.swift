import Foundation
import MillworkDocument
import MillworkManifest
import MillworkSource

/// The manifests of one run.
struct ManifestSet {
  /// Those that could be read, each with its path, in the order of the paths.
  private(set) var manifests: [(path: String, manifest: Manifest)] = []

  /// Reads and validates the manifests at `paths`, each for itself and against each other. What is wrong is reported to
  /// `workspace`; nothing is worth generating where that has errors.
  init(paths: [String], in workspace: inout Workspace) {
    for path in paths {
      guard let file = workspace.readDocument(path) else { continue }
      let format = DocumentFormat(path: path) ?? .yaml
      let parsed = parseDocuments(file, format: format)
      workspace.diagnostics += parsed.diagnostics
      guard let first = parsed.documents.first else {
        workspace.diagnostics.append(.emptyManifest(at: file.span))
        continue
      }
      if parsed.documents.count > 1 {
        workspace.diagnostics.append(.severalDocuments(at: parsed.documents[1].root.span))
      }
      let (manifest, diagnostics) = Manifest.decode(first.root, file: file.name)
      // What is missing or misplaced in a document with errors may be their consequence.
      workspace.diagnostics +=
        parsed.diagnostics.hasErrors ? diagnostics.filter { !Manifest.isStructural($0) } : diagnostics
      if let manifest { manifests.append((path, manifest)) }
    }
    workspace.diagnostics += Manifest.checkNames(of: manifests.map(\.manifest))
  }
}

/// A path that a manifest names, as seen from the current folder.
func resolve(_ path: String, besideManifest manifest: String) -> String {
  if path.hasPrefix("/") { return path }
  let folder = manifest.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
    separator: "/")
  return folder.isEmpty ? (manifest.hasPrefix("/") ? "/" + path : path) : folder + "/" + path
}
