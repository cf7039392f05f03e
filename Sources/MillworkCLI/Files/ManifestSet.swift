import Foundation
import MillworkCheck
import MillworkDocument
import MillworkGenerator
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
    /// The interfaces of other modules that it names.
    let interfaces: [StubInterface]
    /// The asset catalogues that it names.
    let assets: [AssetCatalog]
  }

  /// Those that could be read, in the order of the paths.
  private(set) var entries: [Entry] = []
  /// The templates of the kinds that the manifests' components may be of.
  private(set) var kindTemplates: [OwnTemplate] = []
  /// The design tokens of the project.
  let projectTokens: TokenSet

  /// Reads and validates the manifests at `paths`, each for itself and against each other, and reads what they name.
  /// What is wrong is reported to `workspace`, all of it; nothing is worth generating where that has errors.
  init(paths: [String], of project: ProjectFolder, in workspace: inout Workspace) {
    var colors = ColorFiles()
    var kinds = KindFiles()
    projectTokens = colors.tokens(project.settings.colors, in: &workspace)
    for (index, path) in paths.enumerated() {
      workspace.console?.progress.show("reading", index, of: paths.count, "manifest")
      if let manifest = Self.manifest(at: path, project.settings, &colors, &kinds, &workspace) {
        colors.checkAssets(of: manifest, in: &workspace)
        entries.append(Self.entry(manifest, at: path, project, &workspace))
      }
    }
    kindTemplates = kinds.templates
    workspace.diagnostics += Manifest.checkNames(of: entries.map(\.manifest))
  }

  private static func manifest(
    at path: String, _ settings: Settings, _ colors: inout ColorFiles, _ kinds: inout KindFiles,
    _ workspace: inout Workspace
  ) -> Manifest? {
    guard let root = workspace.parseOne(path, "a manifest") else { return nil }
    let (manifest, diagnostics) = Manifest.decode(
      root.node, file: root.file, project: settings, tokens: { colors.tokens($0, in: &workspace) },
      kinds: { kinds.kinds($0, in: &workspace) })
    workspace.diagnostics += root.causes(diagnostics)
    return manifest
  }

  private static func entry(
    _ manifest: Manifest, at path: String, _ project: ProjectFolder, _ workspace: inout Workspace
  ) -> Entry {
    let named = (manifest.check.stubs + manifest.check.useSites).map {
      (path: resolved($0.value, beside: path), span: $0.span)
    }
    var (attached, interfaces) = (project.stubs, project.interfaces)
    for (path, span) in named { workspace.readStub(path, at: span, &attached, &interfaces) }
    return Entry(
      manifest: manifest, attachedPaths: project.stubPaths + named.map(\.path),
      attached: attached, interfaces: interfaces,
      assets: project.assets
        + manifest.check.assets.compactMap {
          workspace.readAssets(resolved($0.value, beside: path), at: $0.span)
        })
  }
}
