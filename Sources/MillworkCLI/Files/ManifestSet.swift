import Foundation
import MillworkCheck
import MillworkDocument
import MillworkManifest
import MillworkSource

/// The manifests of one run, with the files that they name.
struct ManifestSet {
  /// One manifest with what is checked beside its output.
  struct Entry {
    /// The manifest.
    let manifest: Manifest
    /// The paths of the stubs and use sites that it names.
    let attachedPaths: [String]
    /// Those of them that could be read.
    let attached: [MappedFile]
    /// The asset catalogues that it names.
    let assets: [AssetCatalog]
  }

  /// Those that could be read, in the order of the paths.
  private(set) var entries: [Entry] = []

  /// Reads and validates the manifests at `paths`, each for itself and against each other, and reads what they name.
  /// What is wrong is reported to `workspace`, all of it; nothing is worth generating where that has errors.
  init(paths: [String], in workspace: inout Workspace) {
    for path in paths {
      if let manifest = Self.manifest(at: path, &workspace) {
        entries.append(Self.entry(manifest, at: path, &workspace))
      }
    }
    workspace.diagnostics += Manifest.checkNames(of: entries.map(\.manifest))
  }

  private static func manifest(at path: String, _ workspace: inout Workspace) -> Manifest? {
    guard let (file, parsed) = workspace.parse(path) else { return nil }
    guard let first = parsed.documents.first else {
      workspace.diagnostics.append(.emptyManifest(at: file.span))
      return nil
    }
    if parsed.documents.count > 1 {
      workspace.diagnostics.append(.severalDocuments("a manifest", at: parsed.documents[1].root.span))
    }
    let (manifest, diagnostics) = Manifest.decode(first.root, file: file.name)
    workspace.diagnostics += diagnostics.filter { isCause($0, after: parsed.diagnostics) }
    return manifest
  }

  /// Whether a finding stands for itself. What is missing or misplaced in a document with syntax errors may be their
  /// consequence, and so may anything at the very place of one.
  private static func isCause(_ finding: Diagnostic, after errors: [Diagnostic]) -> Bool {
    let harmless: [DiagnosticCode?] = ["duplicate-key", "undefined-alias"]
    let errors = errors.filter { $0.severity == .error }
    if errors.contains(where: { $0.primary?.span == finding.primary?.span }) { return false }
    return errors.allSatisfy { harmless.contains($0.code) } || !Manifest.isStructural(finding)
  }

  private static func entry(_ manifest: Manifest, at path: String, _ workspace: inout Workspace) -> Entry {
    let named = (manifest.check.stubs + manifest.check.useSites).map {
      (path: resolve($0.value, besideManifest: path), span: $0.span)
    }
    return Entry(
      manifest: manifest, attachedPaths: named.map(\.path),
      attached: named.compactMap { workspace.read($0.path, at: $0.span).map { MappedFile($0) } },
      assets: manifest.check.assets.compactMap {
        workspace.readAssets(resolve($0.value, besideManifest: path), at: $0.span)
      })
  }

  /// A path that a manifest names, as seen from the current folder.
  private static func resolve(_ path: String, besideManifest manifest: String) -> String {
    if path.hasPrefix("/") { return path }
    let folders = manifest.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folders.isEmpty ? path : folders.joined(separator: "/") + "/" + path
  }
}
