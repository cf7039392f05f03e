import MillworkCheck
import MillworkGallery
import MillworkManifest
import MillworkSource

/// What a gallery shows: the components of the manifests that a command line names, with their generated code.
struct GalleryInput {
  /// A section for each component, in the order of the manifests.
  private(set) var sections: [GallerySection] = []
  /// What the check of the generated code found, where one was asked for. It keeps nothing from being drawn.
  private(set) var findings: [Diagnostic] = []
  /// What was checked; `nil` where that was not asked for.
  private(set) var summary: CheckSummary?
  private var catalogs: [String: AssetCatalog?] = [:]

  /// Reads the manifests as `generate` does, and checks what is generated where `checks`. What is wrong is reported to
  /// `workspace`.
  init(
    _ arguments: ParsedArguments, checks: Bool, in workspace: inout Workspace
  ) throws(ParsedArguments.UsageError) {
    let rules = try RuleChoice(arguments)
    let check = CheckChoice(arguments, in: &workspace)
    let project = ProjectFolder(arguments, in: &workspace)
    let inputs = project.inputs(arguments.operands, in: &workspace)
    // A gallery has a page and a file for each name.
    let set = ManifestSet(paths: inputs.manifests, of: project, isTogether: true, in: &workspace)
    for entry in set.entries {
      workspace.diagnostics += rules.advice(on: entry.manifest, project.project?.check)
    }
    if workspace.hasErrors { return }
    let generated = GeneratedSet(of: set, project: project, layout: .component, in: &workspace)
    if workspace.hasErrors { return }
    let targets = generated.manifests.map {
      TargetChoice(sdk: check.sdkVersion, settings: $0.entry.manifest.settings)
    }
    if checks {
      let known = workspace.diagnostics
      summary = workspace.check(
        zip(generated.manifests, targets).map { manifest, choice in
          let applied = rules.selection(project.project?.check, manifest.entry.manifest.check)
          return (
            manifest.module(choice, beside: generated.sharedSwiftFiles(beside: manifest), rules: applied),
            choice
          )
        }, check)
      findings = Array(workspace.diagnostics.dropFirst(known.count))
      workspace.diagnostics = known
    }
    let pictures = set.kindPictures.map { picture in
      (
        kind: picture.kind,
        file: workspace.sources.add(name: picture.path, role: .template, bytes: picture.bytes)
      )
    }
    let kinds = KindPictures(pictures)
    workspace.diagnostics += kinds.diagnostics
    if workspace.hasErrors { return }
    var places = SourcePlaces(workspace.sources)
    for (manifest, choice) in zip(generated.manifests, targets) {
      let entry = manifest.entry
      let colors = DrawnColors(assets: assetColors(of: entry, in: &workspace))
      for (component, file) in zip(entry.manifest.components, manifest.files) {
        let own = kinds.pictures(of: component, colors)
        // What is wrong with a kind's template is found for each component anew.
        let known = workspace.diagnostics
        workspace.diagnostics += own.diagnostics.filter { !known.contains($0) }
        sections.append(
          GallerySection(
            component, of: entry.manifest, code: file, useSites: entry.attached, colors: colors,
            own: own.pictures, checkedTargets: summary?.proven(of: choice) ?? [],
            diagnostics: workspace.diagnostics + findings, places: &places))
      }
    }
  }

  /// The colour sets that a manifest may use, by the names and the symbols by which it names them.
  private mutating func assetColors(of entry: ManifestSet.Entry, in workspace: inout Workspace) -> [String:
    SchemeColor]
  {
    let sources = entry.manifest.settings.colors
    for path in sources.catalogs {
      let resolved = resolved(path.value, beside: sources.file)
      if catalogs[resolved] == nil {
        catalogs[resolved] = .some(workspace.readAssets(resolved, at: path.span))
      }
    }
    let named = sources.catalogs.compactMap { catalogs[resolved($0.value, beside: sources.file)] ?? nil }
    var colors: [String: SchemeColor] = [:]
    for catalog in entry.assets + named {
      for color in catalog.colors { colors[color.path] = SchemeColor(color.values) }
      for (symbol, path) in catalog.colorSymbols { colors[symbol] = colors[path] }
    }
    return colors
  }
}

extension SchemeColor {
  /// The colours of a set; `nil` where it has none for every appearance.
  fileprivate init?(_ values: [AssetColor]) {
    func color(_ isDark: Bool, _ isIncreased: Bool) -> ColorValue? {
      values.first { $0.isDark == isDark && $0.isIncreased == isIncreased }.map { value in
        ColorValue(
          space: value.isDisplayP3 ? .displayP3 : .sRGB, red: value.components[0], green: value.components[1],
          blue: value.components[2], alpha: value.components[3])
      }
    }
    guard let light = color(false, false) else { return nil }
    let dark = color(true, false)
    let lightContrast = color(false, true)
    self.init(
      light: light, dark: dark ?? light, lightContrast: lightContrast,
      darkContrast: color(true, true) ?? dark ?? lightContrast)
  }
}
