import MillworkDocument
import MillworkSDK
import MillworkSource

extension Decoder {
  /// The settings that a manifest or a project gives, over those that hold without them.
  mutating func settings(_ fields: Fields, over base: Settings, source: Settings.PlatformSource) -> Settings {
    typealias Keys = ManifestSchema.SettingsFields
    var settings = base
    let floors = fields[Keys.platforms].map { platformFloors($0) } ?? []
    if !floors.isEmpty { (settings.platforms, settings.platformSource) = (floors, source) }
    if let access = fields[Keys.access].flatMap({ choice($0, Keys.access, of: AccessLevel.self) }) {
      settings.access = access.value
    }
    if let sdk = fields[Keys.minimumSDK].flatMap({ choice($0, Keys.minimumSDK, among: Keys.sdkNames) }),
      let version = OSVersion(sdk.value)
    {
      settings.namedSDK = version
      if source == .manifest, version.major < settings.minimumSDK.major,
        let lowest = settings.platforms.min(by: { $0.version < $1.version })
      {
        let reason = "\(lowest.platform.name) \(lowest.version) needs SDK \(lowest.version.major)"
        report(.unusedKey(Keys.minimumSDK, because: reason, at: sdk.span))
      }
    }
    if let modes = fields[Keys.swift].map({ languageModes($0) }), !modes.isEmpty {
      settings.languageModes = modes
    }
    if let isGuarded = fields[Keys.guardImport].flatMap({ boolean($0, Keys.guardImport) }) {
      settings.guardsImport = isGuarded.value
    }
    if let indentation = fields[Keys.indentation].flatMap({ wholeNumber($0, Keys.indentation) }) {
      settings.indentation = indentation.value
    }
    if let width = fields[Keys.lineWidth].flatMap({ wholeNumber($0, Keys.lineWidth) }) {
      settings.lineWidth = width.value
    }
    if let table = fields[Keys.table].flatMap({ assetName($0, Keys.table) }) { settings.table = table }
    if let bundle = fields[Keys.bundle].flatMap({ code($0, Keys.bundle) }) { settings.bundle = bundle }
    if var sources = fields[Keys.colors].flatMap({ colorSources($0, source) }) {
      sources.bundle = sources.bundle ?? base.colors.bundle
      settings.colors = sources
    }
    if let node = fields[Keys.kinds] {
      settings.kinds.file = file
      settings.kinds.paths = items(of: node, expected: Keys.kinds.expects).compactMap {
        path($0, Keys.kinds, suffixes: [($0.string ?? "").hasSuffix(".yaml") ? ".yaml" : ".yml"])
      }
    }
    return settings
  }

  private mutating func colorSources(_ node: Node, _ source: Settings.PlatformSource) -> ColorSources? {
    typealias Keys = ManifestSchema.ColorSourceFields
    typealias ProjectKeys = ManifestSchema.ProjectColorFields
    let schema = source == .project ? ProjectKeys.schema : Keys.schema
    guard let fields = fields(of: node, as: schema) else { return nil }
    var sources = ColorSources()
    sources.file = file
    sources.tokens = fields[Keys.tokens].map { paths($0, Keys.tokens, suffixes: [".json"]) } ?? []
    sources.dark = fields[Keys.dark].map { paths($0, Keys.dark, suffixes: [".json"]) } ?? []
    sources.catalogs = fields[Keys.catalogs].map { paths($0, Keys.catalogs, suffixes: [".xcassets"]) } ?? []
    sources.bundle = fields[Keys.bundle].flatMap { code($0, Keys.bundle) }
    let emitted = fields[ProjectKeys.emit].map { items(of: $0, expected: ProjectKeys.emit.expects) } ?? []
    let kinds = emitted.compactMap { choice($0, ProjectKeys.emit, of: TokenOutput.self)?.value }
    sources.emitted = TokenOutput.allCases.filter { kinds.contains($0) }
    return sources
  }

  /// Reports a format version that this library does not read.
  mutating func checkVersion(_ node: Node?) {
    guard let node else { return }
    if node.string == String(ManifestSchema.version), node.isTextByQuotes {
      reportWrongValue(node, ManifestSchema.Root.version)
    } else if node.string != String(ManifestSchema.version) {
      report(.unknownFormatVersion(describe(node), at: node.span))
    }
  }

  private mutating func platformFloors(_ node: Node) -> [PlatformFloor] {
    let field = ManifestSchema.SettingsFields.platforms
    let before = diagnostics.count
    let entries = entries(of: node, expected: field.expects)
    if node.kind == .mapping, entries.isEmpty { report(.noPlatforms(at: node.span)) }
    var floors: [PlatformFloor] = []
    for (key, value) in entries {
      let platform = Platform(rawValue: key.value)
      if platform == nil { report(.unknownPlatform(key)) }
      guard let named = platform ?? Platform.meant(by: key.value) else { continue }
      // A version that the key holds was not meant to stand behind it.
      let isUncut = platform == nil && value.isAbsent
      let version = isUncut ? nil : self.version(value, of: named)
      // What is misspelt or too low is declared all the same, so that no item is reported for it.
      guard !floors.contains(where: { $0.platform == named }) else { continue }
      floors.append(PlatformFloor(named, version ?? named.newest))
    }
    platformsAreUnsure = diagnostics.count > before
    return floors
  }

  /// The floor that `node` gives for a platform.
  private mutating func version(_ node: Node, of platform: Platform) -> OSVersion? {
    guard node.kind == .scalar, let version = OSVersion(node.string ?? "") else {
      report(.notAVersion(platform, found: describe(node), text: node.string ?? "", at: node.span))
      return nil
    }
    guard version >= platform.oldestSupported else {
      report(.versionTooOld(platform, version, at: node.span))
      return nil
    }
    guard platform.exists(version) else {
      report(.versionDoesNotExist(platform, version, at: node.span))
      return nil
    }
    return version
  }

  /// One language mode, or a list of them.
  private mutating func languageModes(_ node: Node) -> [LanguageMode] {
    let field = ManifestSchema.SettingsFields.swift
    let nodes = node.kind == .sequence ? items(of: node, expected: field.expects) : [node]
    if nodes.isEmpty { reportWrongValue(node, field) }
    let modes = nodes.compactMap { choice($0, field, of: LanguageMode.self)?.value }
    return LanguageMode.allCases.filter { modes.contains($0) }
  }
}

extension Platform {
  /// The lowest deployment floor that generated code supports.
  package var oldestSupported: OSVersion {
    switch self {
    case .iOS, .tvOS: OSVersion(15)
    case .macOS: OSVersion(12)
    case .watchOS: OSVersion(8)
    case .visionOS: OSVersion(1)
    }
  }
}
