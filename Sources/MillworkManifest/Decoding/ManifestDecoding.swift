import MillworkDocument
import MillworkSDK
import MillworkSource

extension Manifest {
  /// Reads a manifest from a parsed document. The manifest is worth generating from where no diagnostic is an error.
  package static func decode(_ root: Node, file: String) -> (manifest: Manifest?, diagnostics: [Diagnostic]) {
    var decoder = Decoder()
    let manifest = decoder.manifest(root, file: file)
    return (manifest, decoder.diagnostics)
  }

  /// Whether a diagnostic is about the kind or absence of a node, and so may follow from a syntax error.
  package static func isStructural(_ diagnostic: Diagnostic) -> Bool {
    let codes: [DiagnosticCode] = [
      "wrong-type", "missing-key", "no-components", "no-items", "no-platforms", "one-of", "unknown-item",
    ]
    return diagnostic.code.map { codes.contains($0) } ?? false
  }
}

extension Decoder {
  fileprivate mutating func manifest(_ root: Node, file: String) -> Manifest? {
    typealias Keys = ManifestSchema.Root
    checkTags(in: root)
    guard let fields = fields(of: root, as: Keys.schema) else { return nil }
    if let version = fields[Keys.version], version.string != String(ManifestSchema.version) {
      report(.unknownFormatVersion(describe(version), at: version.span))
    }
    let declared = fields[Keys.platforms].map { platformFloors($0) } ?? []
    platforms = declared.isEmpty ? [PlatformFloor(.iOS, Platform.iOS.newest)] : declared
    let access =
      fields[Keys.access].flatMap { choice($0, Keys.access, of: AccessLevel.self) }?.value ?? .internal
    var components: [Component] = []
    if let node = fields[Keys.toolbarContent] {
      components += self.components(node, Keys.toolbarContent) { decoder, name, node in
        decoder.toolbarContent(name, node).map { .toolbarContent($0) }
      }
    }
    if let node = fields[Keys.toggleStyles] {
      components += self.components(node, Keys.toggleStyles) { decoder, name, node in
        decoder.toggleStyle(name, node).map { .toggleStyle($0) }
      }
    }
    if fields[Keys.toolbarContent] == nil, fields[Keys.toggleStyles] == nil, !fields.hasUnknownKeys {
      report(.noComponents(at: root.span))
    }
    return Manifest(
      file: file, platforms: platforms, declaresPlatforms: !declared.isEmpty, access: access,
      components: components.sorted { $0.name.span.lowerBound < $1.name.span.lowerBound },
      check: fields[Keys.check].map { checkInputs($0) } ?? CheckInputs())
  }

  private mutating func components(
    _ node: Node, _ field: Field, read: (inout Decoder, Located<String>, Node) -> Component?
  ) -> [Component] {
    var seen: Set<[UInt8]> = []
    return entries(of: node, expected: field.expects).compactMap { key, value in
      // A key that stands twice was reported when the document was read.
      guard seen.insert(Array(key.value.utf8)).inserted else { return nil }
      let name = typeName(key)
      let component = read(&self, key, value)
      return name == nil ? nil : component
    }
  }

  private mutating func platformFloors(_ node: Node) -> [PlatformFloor] {
    let field = ManifestSchema.Root.platforms
    let entries = entries(of: node, expected: field.expects)
    if node.kind == .mapping, entries.isEmpty { report(.noPlatforms(at: node.span)) }
    return entries.compactMap { key, value in
      guard let platform = Platform(rawValue: key.value) else {
        report(.unknownPlatform(key))
        return nil
      }
      guard value.kind == .scalar, let version = OSVersion(value.string ?? "") else {
        report(.notAVersion(platform, found: describe(value), at: value.span))
        return nil
      }
      guard platform.exists(version) else {
        report(.versionDoesNotExist(platform, version, at: value.span))
        return nil
      }
      guard version >= platform.oldestSupported else {
        report(.versionTooOld(platform, version, at: value.span))
        return nil
      }
      return PlatformFloor(platform, version)
    }
  }

  private mutating func checkInputs(_ node: Node) -> CheckInputs {
    typealias Keys = ManifestSchema.CheckFields
    var inputs = CheckInputs()
    guard let fields = fields(of: node, as: Keys.schema) else { return inputs }
    inputs.useSites = fields[Keys.useSites].map { paths($0, Keys.useSites, suffix: ".swift") } ?? []
    inputs.stubs = fields[Keys.stubs].map { paths($0, Keys.stubs, suffix: ".swift") } ?? []
    inputs.assets = fields[Keys.assets].map { paths($0, Keys.assets, suffix: ".xcassets") } ?? []
    return inputs
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
