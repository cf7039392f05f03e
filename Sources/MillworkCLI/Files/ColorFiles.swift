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

  /// Reports the colour and image sets that a manifest names and no catalogue has, and colour sets without a colour for the dark
  /// scheme. Where the manifest's sources name catalogues, these have all that is named, images where they hold any; what
  /// `others` hold, which the check knows, is only what a name may be misspelt from.
  mutating func checkAssets(of manifest: Manifest, others: [AssetCatalog], in workspace: inout Workspace) {
    let sources = manifest.settings.colors
    var named: [AssetCatalog] = []
    for path in sources.catalogs {
      let resolved = resolved(path.value, beside: sources.file)
      if catalogs[resolved] == nil {
        catalogs[resolved] = .some(workspace.readAssets(resolved, at: path.span))
      }
      guard let known = catalogs[resolved], let catalog = known else { return }
      named.append(catalog)
    }
    var colors: [String: Bool] = [:]
    for color in named.flatMap(\.colors) { colors[color.path] = color.hasDark }
    for name in manifest.colorAssets where colors[name.value] == false {
      workspace.diagnostics.append(.noDarkVariant(name))
    }
    Self.check(
      manifest.colorAssets, "colour set", Array(colors.keys), isWhole: !named.isEmpty,
      others: others.flatMap { $0.colors.map(\.path) }, &workspace)
    let images = named.flatMap(\.images)
    Self.check(
      manifest.imageAssets, "image set", images, isWhole: !images.isEmpty,
      others: others.flatMap(\.images), &workspace)
  }

  /// Reports the `names` that neither `known` nor `others` have. Unless all that is named has to be there, it may as well lie
  /// where nothing was looked up, so that only what resembles a known name is reported, as a warning.
  private static func check(
    _ names: [Located<String>], _ kind: String, _ known: [String], isWhole: Bool, others: [String],
    _ workspace: inout Workspace
  ) {
    let all = Set(known + others)
    for name in names where !all.contains(name.value) {
      let near = nearestName(to: name.value, among: all.sorted())
      guard isWhole || near != nil else { continue }
      workspace.diagnostics.append(
        .unknownAsset(name, kind, meant: near, severity: isWhole ? .error : .warning))
    }
  }
}
