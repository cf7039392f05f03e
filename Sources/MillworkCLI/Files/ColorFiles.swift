import MillworkCheck
import MillworkDocument
import MillworkManifest
import MillworkSource

/// The design tokens and asset catalogues that a project and its manifests name, each read once.
struct ColorFiles: Sendable {
  private var documents: [String: Node?] = [:]
  private var sets: [[String]: TokenSet] = [:]
  private var catalogs: [String: AssetCatalog?] = [:]

  /// The design tokens of some sources, where they were read before.
  func known(_ sources: ColorSources) -> TokenSet? {
    sources.tokens.isEmpty && sources.dark.isEmpty ? TokenSet() : sets[key(of: sources)]
  }

  /// The design tokens of some sources. What is wrong with them is reported once.
  mutating func tokens(_ sources: ColorSources, in workspace: inout Workspace) -> TokenSet {
    if let known = known(sources) { return known }
    let light = sources.tokens.compactMap { document($0, sources, &workspace) }
    let dark = sources.dark.compactMap { document($0, sources, &workspace) }
    let set = TokenSet(light, dark: dark, diagnostics: &workspace.diagnostics)
    sets[key(of: sources)] = set
    return set
  }

  private func key(of sources: ColorSources) -> [String] {
    (sources.tokens + sources.dark).map { resolved($0.value, beside: sources.file) }
      + ["\(sources.tokens.count)"]
  }

  private mutating func document(
    _ path: Located<String>, _ sources: ColorSources, _ workspace: inout Workspace
  ) -> Node? {
    let resolved = resolved(path.value, beside: sources.file)
    if let known = documents[resolved] { return known }
    let root = workspace.parseOne(resolved, "a token file", at: path.span)
    let node = root.flatMap { $0.diagnostics.hasErrors ? nil : $0.node }
    documents[resolved] = .some(node)
    return node
  }

  /// Reports the colour sets that a manifest names and no catalogue of its sources has, and those without a colour for the
  /// dark scheme.
  mutating func checkAssets(of manifest: Manifest, in workspace: inout Workspace) {
    let sources = manifest.settings.colors
    guard !sources.catalogs.isEmpty else { return }
    var colors: [String: Bool] = [:]
    for path in sources.catalogs {
      let resolved = resolved(path.value, beside: sources.file)
      if catalogs[resolved] == nil {
        catalogs[resolved] = .some(workspace.readAssets(resolved, at: path.span))
      }
      guard let known = catalogs[resolved], let catalog = known else { return }
      for color in catalog.colors { colors[color.path] = color.hasDark }
    }
    for name in manifest.colorAssets {
      switch colors[name.value] {
      case nil: workspace.diagnostics.append(.unknownColorAsset(name, known: colors.keys.sorted()))
      case false?: workspace.diagnostics.append(.noDarkVariant(name))
      case true?: break
      }
    }
  }
}
