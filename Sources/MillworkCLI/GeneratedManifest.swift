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
  /// Whether Millwork's own templates made them.
  let isBuiltIn: Bool
  /// What it has in the file that manifests share, where each becomes one file.
  let part: Fingerprint

  /// The paths of the files of which only types have to be checked. What Millwork's own templates make is known to be sound
  /// beyond these, but for code that waits or that leaves its actor, which depends on the person's types.
  private var straightFiles: [String] {
    guard isBuiltIn else { return [] }
    let names = entry.manifest.straightComponents
    // A file that holds a whole manifest has the name of no component.
    let areAll = names.count == entry.manifest.components.count
    return files.filter { file in
      (areAll || names.contains(String(file.path.dropLast(".swift".count))))
        && !CodeText.mentions(["async", "await", "nonisolated"], in: file.text.bytes)
    }.map(\.path)
  }

  /// The files as one module, with what is checked beside them.
  func module(
    _ choice: TargetChoice, assets more: [AssetCatalog] = [], beside others: [MappedFile] = [],
    rules: RuleSelection = .none
  ) -> CheckModule {
    var options = CheckOptions()
    options.rules = rules
    options.assets = entry.assets + more
    options.stubInterfaces = entry.interfaces
    options.isMainActorByDefault = entry.isMainActorByDefault
    var others = others + entry.attached
    // A package's code may name its bundle, which SwiftPM declares where there are resources.
    let isDeclared = entry.attached.contains { $0.mentionsModule }
    if !isDeclared, (files + others).contains(where: { $0.mentionsModule }) {
      others.append(ResourceAccessors.ofBundle)
    }
    options.straightFiles = Set(straightFiles).subtracting(others.map(\.path))
    return CheckModule(files: files + others, targets: choice.targets, options: options)
  }
}

/// What a run generates.
struct GeneratedSet {
  /// What each manifest became.
  private(set) var manifests: [GeneratedManifest] = []
  /// What the project's design tokens became.
  private(set) var tokenFiles: [MappedFile] = []
  /// What the manifests of a folder share, where each became one file, by the folder for outputs.
  private var support: [String: [MappedFile]] = [:]
  /// Where the outputs are to be written; `nil` where they are not.
  private var outputs: OutputPaths?

  /// Nothing.
  init() {}

  /// Generates from every manifest of a set, for `outputs` where the files are to be written. What is wrong is reported to
  /// `workspace`. Whole manifests' files have `names`. The file that those of a folder share is made where `makesSupport`.
  init(
    of set: ManifestSet, project: ProjectFolder, layout: OutputLayout,
    names known: OutputNames = OutputNames(),
    to outputs: OutputPaths? = nil, makesSupport: Bool = true, in workspace: inout Workspace
  ) {
    self.outputs = outputs
    let fileNames = known
    let makesSupport = makesSupport && layout == .manifest && !set.entries.isEmpty
    if set.entries.isEmpty, project.settings.colors.emitted.isEmpty { return }
    // Threads that share the templates' values would wait for each other at every use, so each reads its own.
    let indentations = Set(set.entries.map(\.manifest.settings.indentation) + [project.settings.indentation])
    let templates = project.templates + set.kindTemplates
    let makeGenerator = { @Sendable (sources: SourceSet) in
      var sources = sources
      let generator = Generator(
        indentations: indentations, own: templates, matches: FoundationExpression.matches, sources: &sources)
      return (generator: generator, sources: sources)
    }
    let known = workspace.sources
    let (generator, sources) = makeGenerator(known)
    workspace.sources = sources
    workspace.diagnostics += generator.diagnostics
    if workspace.hasErrors { return }
    let tokens = generator.tokenFiles(
      of: project.settings, set.projectTokens, folder: outputs?.folder ?? "", sources: &workspace.sources)
    workspace.diagnostics += tokens.diagnostics
    tokenFiles = tokens.files
    let names =
      layout == .manifest
      ? set.entries.map { fileNames.name(of: $0.manifest.file, in: project) } : []
    if workspace.hasErrors { return }

    let counts = set.entries.map { layout == .manifest ? 1 : $0.manifest.components.count }
    var next = workspace.sources.reserve(counts.reduce(0, +))
    let firsts = counts.map { count in
      defer { next = next.advanced(by: count) }
      return next
    }
    let console = workspace.console
    let made = inParallel(
      set.entries.count, with: { $0 == 0 ? generator : makeGenerator(known).generator },
      { generator, index in
        console?.progress.show("generating from", index, of: set.entries.count, "manifest")
        let manifest = set.entries[index].manifest
        let folder = outputs?.folder(of: manifest.file)
        var own = SourceSet(from: firsts[index])
        if names.isEmpty {
          let result = generator.generate(manifest, folder: folder, sources: &own)
          return Made(
            files: result.files, support: SupportFunctions(), diagnostics: result.diagnostics, sources: own)
        }
        let result = generator.generateWhole(manifest, name: names[index], folder: folder, sources: &own)
        return Made(
          files: result.file.map { [$0] } ?? [], support: result.support, diagnostics: result.diagnostics,
          sources: own)
      })
    for result in made {
      workspace.sources.take(result.sources)
    }
    workspace.diagnostics += sharedFindings(made.flatMap(\.diagnostics))
    let isBuiltIn = Generator.builtInTemplates.allSatisfy { known in
      !templates.contains { $0.name == known.name }
    }
    manifests = zip(set.entries, made).map {
      GeneratedManifest(
        entry: $0, files: $1.files, isBuiltIn: isBuiltIn, part: $1.support.fingerprint($0.manifest.settings))
    }
    if makesSupport {
      let parts = Dictionary(grouping: zip(set.entries.map(\.manifest), made.map(\.support))) {
        outputs?.folder(of: $0.0.file) ?? ""
      }
      for (folder, parts) in parts.sorted(by: { $0.key < $1.key }) {
        addSupport(parts, generator, project.settings, folder, in: &workspace)
      }
    }
  }

  /// What one manifest became, on whichever thread.
  private struct Made: Sendable {
    let files: [MappedFile]
    let support: SupportFunctions
    let diagnostics: [Diagnostic]
    let sources: SourceSet
  }

  private mutating func addSupport(
    _ parts: [(manifest: Manifest, functions: SupportFunctions)], _ generator: Generator,
    _ settings: Settings, _ folder: String, in workspace: inout Workspace
  ) {
    var functions = SupportFunctions()
    for part in parts { functions.add(part.functions) }
    let shared = generator.supportFile(
      functions, for: settings.shared(by: parts.map(\.manifest.settings)), name: GeneratedFileName.support,
      folder: outputs.map { _ in folder }, sources: &workspace.sources)
    workspace.diagnostics += shared.diagnostics
    support[folder] = shared.file.map { [$0] }
  }

  /// What the manifests share whose outputs go to a folder, where each became one file.
  func supportFiles(in folder: String) -> [MappedFile] { support[folder] ?? [] }

  /// What manifests share, where each became one file and all go to one folder.
  var supportFiles: [MappedFile] { supportFiles(in: outputs?.folder ?? "") }

  /// Reports what would become the same file as something else, on a file system that does not tell cases apart either: whole
  /// manifests, and components of targets that may have the same names. Those that are `left` to a plug-in become no files
  /// here.
  func sharedFiles(without left: Set<String> = [], in sources: SourceSet) -> [Diagnostic] {
    var makers: [String: String] = [:]
    let own = outputs?.folder ?? ""
    for file in tokenFiles { makers["\(own)/\(file.path.lowercased())"] = "the design tokens" }
    for (folder, files) in support {
      for file in files {
        makers["\(folder)/\(file.path.lowercased())"] = "the functions that manifests share"
      }
    }
    var found: [Diagnostic] = []
    for manifest in manifests where !left.contains(manifest.entry.manifest.file) {
      let path = manifest.entry.manifest.file
      let maker = "`\(path)`"
      let folder = outputs?.folder(of: path) ?? ""
      for file in manifest.files {
        guard let other = makers.updateValue(maker, forKey: "\(folder)/\(file.path.lowercased())") else {
          continue
        }
        let component = manifest.entry.manifest.components.first { $0.fileName == file.path }
        let start = sources.files.first { $0.name == path }.map { Span(source: $0.id, at: 0) }
        found.append(
          .sameOutput(component?.name.value, of: path, other, file.path, at: component?.name.span ?? start))
      }
    }
    return found
  }

  /// The Swift files that are checked beside a manifest's output.
  func sharedSwiftFiles(beside manifest: GeneratedManifest) -> [MappedFile] {
    supportFiles(in: outputs?.folder(of: manifest.entry.manifest.file) ?? "")
      + tokenFiles.filter { $0.path.hasSuffix(".swift") }
  }
}

extension Workspace {
  /// Reads an asset catalogue. Reports why it can't be read, at `span` where a manifest names it; what is only doubtful
  /// in it becomes part of the check's report.
  mutating func readAssets(_ path: String, at span: Span? = nil) -> AssetCatalog? {
    let name = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard name.hasSuffix(".xcassets") else {
      diagnostics.append(.notACatalog(path, at: span))
      return nil
    }
    inputs[path] = SharedInput.fingerprint(of: path)
    if SystemFile.kind(of: name) == .nothing {
      diagnostics.append(.noSuchFolder(path, at: span))
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

extension MappedFile {
  /// Whether the word `module`, such as that of `Bundle.module`, stands in the file.
  fileprivate var mentionsModule: Bool { CodeText.mentions(["module"], in: text.bytes) }
}
