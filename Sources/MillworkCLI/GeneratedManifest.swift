import MillworkCheck
import MillworkGenerator
import MillworkManifest
import MillworkSource

/// One manifest with what was generated from it and what is checked with it.
struct GeneratedManifest {
  /// The manifest.
  let manifest: Manifest
  /// The generated files, one a component.
  let files: [MappedFile]
  /// The use sites and stubs that the manifest names.
  let attached: [MappedFile]
  /// Their paths.
  let attachedPaths: [String]
  /// The asset catalogues that the manifest names.
  let assets: [AssetCatalog]

  /// Generates from every manifest of a set, for `folder` where the files are to be written, and reads what they name. What is wrong is reported to `workspace`.
  static func all(of set: ManifestSet, folder: String? = nil, in workspace: inout Workspace)
    -> [GeneratedManifest]
  {
    let generator = Generator(sources: &workspace.sources)
    return set.manifests.map { path, manifest in
      let result = generator.generate(manifest, folder: folder, sources: &workspace.sources)
      workspace.diagnostics += result.diagnostics
      let named = (manifest.check.stubs + manifest.check.useSites).map {
        (path: resolve($0.value, besideManifest: path), span: $0.span)
      }
      let catalogs = manifest.check.assets.compactMap {
        workspace.readAssets(resolve($0.value, besideManifest: path), at: $0.span)
      }
      return GeneratedManifest(
        manifest: manifest, files: result.files,
        attached: named.compactMap { workspace.read($0.path, at: $0.span).map { MappedFile($0) } },
        attachedPaths: named.map(\.path), assets: catalogs)
    }
  }

  /// The files as one module, with use sites and stubs.
  func module(_ choice: TargetChoice, assets more: [AssetCatalog] = []) -> CheckModule {
    var options = CheckOptions()
    options.assets = assets + more
    return CheckModule(files: files + attached, targets: choice.targets, options: options)
  }
}

extension Workspace {
  /// Reads an asset catalogue. Reports why it can't be read, at `span` where a manifest names it; what is only doubtful
  /// in it becomes part of the check's report.
  mutating func readAssets(_ path: String, at span: Span? = nil) -> AssetCatalog? {
    let catalog = AssetCatalog(at: path, sources: &sources)
    guard catalog.diagnostics.hasErrors else { return catalog }
    diagnostics += catalog.diagnostics.map { diagnostic in
      var placed = diagnostic
      if placed.primary == nil { placed.primary = span.map { Diagnostic.Label($0) } }
      return placed
    }
    return nil
  }

  /// Checks modules, each with the reason for its targets; takes in what is found, and returns what became of them.
  mutating func check(_ modules: [(module: CheckModule, choice: TargetChoice)]) -> CheckSummary {
    let checker = Checker(environment: .current(servesAsPlugIn: true))
    let reports = checker.check(modules.map(\.module), in: sources)
    var summary = CheckSummary()
    for (report, (module, choice)) in zip(reports, modules) {
      diagnostics += report.diagnostics
      summary.add(report.results, files: module.files.count, choice)
    }
    return summary
  }
}
