import MillworkCheck
import MillworkGenerator
import MillworkManifest
import MillworkSource

/// One manifest with what was generated from it.
struct GeneratedManifest {
  /// The manifest and what is checked beside its output.
  let entry: ManifestSet.Entry
  /// The generated files: one a component, or one for all.
  let files: [MappedFile]

  /// The files as one module, with what is checked beside them.
  func module(
    _ choice: TargetChoice, assets more: [AssetCatalog] = [], beside others: [MappedFile] = [],
    rules: RuleSelection = .none
  ) -> CheckModule {
    var options = CheckOptions()
    options.rules = rules
    options.assets = entry.assets + more
    options.stubInterfaces = entry.interfaces
    return CheckModule(files: files + others + entry.attached, targets: choice.targets, options: options)
  }
}

/// What a run generates.
struct GeneratedSet {
  /// What each manifest became.
  private(set) var manifests: [GeneratedManifest] = []
  /// What the project's design tokens became.
  private(set) var tokenFiles: [MappedFile] = []
  /// What the manifests share, where each became one file.
  private(set) var supportFiles: [MappedFile] = []

  /// Nothing.
  init() {}

  /// Generates from every manifest of a set, for `folder` where the files are to be written. What is wrong is reported to
  /// `workspace`. The names of whole manifests' files begin in the folder `base`, else in the project's for manifests.
  init(
    of set: ManifestSet, project: ProjectFolder, layout: OutputLayout, base: String? = nil,
    folder: String? = nil, in workspace: inout Workspace
  ) {
    let generator = Generator(
      indentations: Set(set.entries.map(\.manifest.settings.indentation) + [project.settings.indentation]),
      own: project.templates + set.kindTemplates, matches: FoundationExpression.matches,
      sources: &workspace.sources)
    workspace.diagnostics += generator.diagnostics
    if workspace.hasErrors { return }
    let tokens = generator.tokenFiles(
      of: project.settings, set.projectTokens, folder: folder ?? "", sources: &workspace.sources)
    workspace.diagnostics += tokens.diagnostics
    tokenFiles = tokens.files
    switch layout {
    case .component:
      manifests = set.entries.enumerated().map { index, entry in
        workspace.console?.progress.show("generating from", index, of: set.entries.count, "manifest")
        let result = generator.generate(entry.manifest, folder: folder, sources: &workspace.sources)
        workspace.diagnostics += result.diagnostics
        return GeneratedManifest(entry: entry, files: result.files)
      }
    case .manifest:
      let names = workspace.fileNames(of: set) { base ?? project.manifestFolder(of: $0) }
      if workspace.hasErrors { return }
      generateWhole(set, names, generator, project.settings, folder, in: &workspace)
    }
  }

  private mutating func generateWhole(
    _ set: ManifestSet, _ names: [String], _ generator: Generator, _ settings: Settings, _ folder: String?,
    in workspace: inout Workspace
  ) {
    var functions = SupportFunctions()
    for (entry, name) in zip(set.entries, names) {
      let result = generator.generateWhole(
        entry.manifest, name: name, folder: folder, sources: &workspace.sources)
      workspace.diagnostics += result.diagnostics
      functions.add(result.support)
      manifests.append(GeneratedManifest(entry: entry, files: result.file.map { [$0] } ?? []))
    }
    let shared = generator.supportFile(
      functions, for: settings.shared(by: set.entries.map(\.manifest.settings)),
      name: GeneratedFileName.support, folder: folder, sources: &workspace.sources)
    workspace.diagnostics += shared.diagnostics
    supportFiles = shared.file.map { [$0] } ?? []
  }

  /// The Swift files that are checked beside every manifest's output.
  var sharedSwiftFiles: [MappedFile] { supportFiles + tokenFiles.filter { $0.path.hasSuffix(".swift") } }
}

extension Workspace {
  /// The names of the files that the manifests of a set become, each as a whole; `base` is the folder that a name begins
  /// in. Reports manifests that would become the same file, on a file system that does not tell cases apart either.
  fileprivate mutating func fileNames(of set: ManifestSet, base: (String) -> String) -> [String] {
    var makers = [GeneratedFileName.support.lowercased(): "the functions that manifests share"]
    return set.entries.map { entry in
      let file = entry.manifest.file
      let name = GeneratedFileName.of(manifestAt: OutputPaths.path(from: base(file), to: file))
      if let other = makers.updateValue("`\(file)`", forKey: name.lowercased()) {
        diagnostics.append(.sameOutput(file, other, name))
      }
      return name
    }
  }

  /// Reads an asset catalogue. Reports why it can't be read, at `span` where a manifest names it; what is only doubtful
  /// in it becomes part of the check's report.
  mutating func readAssets(_ path: String, at span: Span? = nil) -> AssetCatalog? {
    let name = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard name.hasSuffix(".xcassets") else {
      diagnostics.append(.notACatalog(path, at: span))
      return nil
    }
    let catalog = AssetCatalog(at: path, sources: &sources)
    guard catalog.diagnostics.hasErrors else { return catalog }
    diagnostics += catalog.diagnostics.map { diagnostic in
      var placed = diagnostic
      if placed.primary == nil { placed.primary = span.map { Diagnostic.Label($0) } }
      return placed
    }
    return nil
  }

  /// Compares what Millwork knows of the SDKs at `path`, and what it says to `modules`, with these; `nil`, with a diagnostic,
  /// where there are none.
  mutating func compare(_ modules: [CheckModule], sdk path: String) -> SDKComparison.Report? {
    guard let comparison = SDKComparison(.current(servesAsPlugIn: true), with: path) else {
      diagnostics.append(.noSDK(path))
      return nil
    }
    return comparison.report(modules, in: sources)
  }
}
