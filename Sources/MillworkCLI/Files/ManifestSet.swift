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
    /// What its components declare that no other may, as numbers.
    let names: [UInt64]
    /// What tells whether the manifest's file is still the same: its stamp, where that is enough, and its fingerprint.
    let stamp: FileStamp?
    let fingerprint: Fingerprint?
    /// The paths of the stubs and use sites that it names.
    let attachedPaths: [String]
    /// Those of them that could be read.
    let attached: [MappedFile]
    /// The interfaces of other modules that it names.
    let interfaces: [StubInterface]
    /// The asset catalogues that it names.
    let assets: [AssetCatalog]
    /// Whether everything is isolated to the main actor by default.
    let isMainActorByDefault: Bool
  }

  /// Those that could be read, in the order of the paths.
  private(set) var entries: [Entry] = []
  /// The templates of the kinds that the manifests' components may be of.
  private(set) var kindTemplates: [OwnTemplate] = []
  /// The templates of these kinds' pictures.
  private(set) var kindPictures: [KindPicture] = []
  /// The design tokens of the project.
  let projectTokens: TokenSet

  /// Reads and validates the manifests at `paths`, each for itself and against each other, and reads what they name.
  /// What is wrong is reported to `workspace`, all of it; nothing is worth generating where that has errors.
  ///
  /// Names are judged among the manifests of one target. All are judged together where their code goes to one place: to the
  /// project's output, or elsewhere as `isTogether` says.
  init(paths: [String], of project: ProjectFolder, isTogether: Bool = false, in workspace: inout Workspace) {
    var colors = ColorFiles()
    var kinds = KindFiles()
    projectTokens = colors.tokens(project.settings.colors, in: &workspace)
    if !paths.isEmpty { kinds.read(project.settings.kinds, in: &workspace) }
    let readings = ManifestReading.all(paths, project.settings, &colors, &kinds, in: &workspace)
    for (path, reading) in zip(paths, readings) {
      workspace.diagnostics += reading.diagnostics
      if let manifest = reading.manifest {
        let entry = Self.entry(manifest, reading, at: path, project, &workspace)
        colors.checkAssets(of: manifest, others: entry.assets, in: &workspace)
        entries.append(entry)
      }
    }
    kindTemplates = kinds.templates
    kindPictures = kinds.pictures
    if !Self.areUnique(entries.map(\.names)) {
      let manifests = entries.map(\.manifest)
      let found =
        isTogether || project.project?.output != nil
        ? Manifest.checkNames(of: manifests) : Self.checkNamesByTarget(of: manifests, in: &workspace)
      workspace.diagnostics += found
    }
  }

  private static func checkNamesByTarget(of manifests: [Manifest], in workspace: inout Workspace)
    -> [Diagnostic]
  {
    var makers = ManifestMakers()
    let modules = makers.modules(of: manifests.map(\.file))
    // Another target may be around a manifest once one of these changes.
    for file in makers.packageFiles {
      workspace.inputs[file] = SharedInput.fingerprint(of: file)
      workspace.unread.insert(file)
    }
    let groups = Dictionary(grouping: zip(modules, manifests), by: { $0.0 })
    return groups.sorted { $0.key < $1.key }.flatMap { Manifest.checkNames(of: $0.value.map(\.1)) }
  }

  /// Whether no name stands twice.
  static func areUnique(_ names: [[UInt64]]) -> Bool {
    var known: Set<UInt64> = []
    known.reserveCapacity(names.reduce(0) { $0 + $1.count })
    return names.allSatisfy { $0.allSatisfy { known.insert($0).inserted } }
  }

  private static func entry(
    _ manifest: Manifest, _ reading: ManifestReading, at path: String, _ project: ProjectFolder,
    _ workspace: inout Workspace
  ) -> Entry {
    let named = (manifest.check.stubs + manifest.check.useSites).map {
      (path: resolved($0.value, beside: path), span: $0.span)
    }
    var (attached, interfaces) = (project.stubs, project.interfaces)
    for (path, span) in named { workspace.readStub(path, at: span, &attached, &interfaces) }
    return Entry(
      manifest: manifest, names: reading.names, stamp: reading.stamp, fingerprint: reading.fingerprint,
      attachedPaths: project.stubPaths + named.map(\.path),
      attached: attached, interfaces: interfaces,
      assets: project.assets
        + manifest.check.assets.compactMap {
          workspace.readAssets(resolved($0.value, beside: path), at: $0.span)
        },
      isMainActorByDefault: (manifest.check.isolation ?? project.project?.check.isolation) == .mainActor)
  }
}
