import MillworkDocument
import MillworkSDK
import MillworkSource

extension Manifest {
  /// Reads a manifest from a parsed document. The manifest is worth generating from where no diagnostic is an error.
  /// What the manifest does not say is taken from the project's settings. `tokens` and `kinds` read the files that the
  /// settings name.
  package static func decode(
    _ root: Node, file: String, project: Settings = Settings(),
    tokens: (ColorSources) -> TokenSet = { _ in TokenSet() },
    kinds: (PathList) -> KindSet = { _ in KindSet() }
  ) -> (manifest: Manifest?, diagnostics: [Diagnostic]) {
    var decoder = Decoder(file: file)
    let manifest = decoder.manifest(root, project: project, tokens: tokens, kinds: kinds)
    return (manifest, decoder.diagnostics)
  }

  /// What a finding takes for granted, which a syntax error may have changed.
  package enum Reliance {
    /// Nothing but the text that it is about.
    case nothing
    /// That the text it is about was meant as what it was read as.
    case node
    /// The same, of code that ends where it was meant to.
    case code
    /// That the list or mapping that it is about was read as a whole.
    case collection
  }

  /// What a finding about a document relies on.
  package static func reliance(of finding: Diagnostic) -> Reliance {
    switch finding.code?.rawValue {
    case "wrong-type": .node
    case "empty-code", "unbalanced-code", "no-symbol-name": .code
    case "missing-key", "no-components", "no-items", "no-platforms", "one-of", "unknown-item",
      "not-indented":
      .collection
    default: .nothing
    }
  }
}

extension Decoder {
  fileprivate mutating func manifest(
    _ root: Node, project: Settings, tokens read: (ColorSources) -> TokenSet,
    kinds: (PathList) -> KindSet
  ) -> Manifest? {
    typealias Keys = ManifestSchema.Root
    checkTags(in: root)
    guard let fields = fields(of: root, as: Keys.schema) else { return nil }
    checkVersion(fields[Keys.version])
    let settings = settings(fields, over: project, source: .manifest)
    platforms = settings.platforms
    tokens = read(settings.colors)
    tokensAreNamed = !settings.colors.tokens.isEmpty
    lookup = TextLookup(table: settings.table, bundle: settings.bundle)
    colorBundle = settings.colors.bundle ?? settings.bundle
    tokensAreEmitted = settings.colors.emitted.contains(.extension)
    minimumSDK = settings.minimumSDK
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
    let kinds = kinds(settings.kinds)
    if let node = fields[Keys.components] {
      components += self.components(node, Keys.components) { decoder, name, node in
        decoder.customComponent(name, node, kinds).map { .custom($0) }
      }
    }
    let sections = [Keys.toolbarContent, Keys.toggleStyles, Keys.components]
    if sections.allSatisfy({ fields[$0] == nil }), !fields.hasUnknownKeys {
      report(.noComponents(at: root.span))
    }
    return Manifest(
      file: file, settings: settings, tokens: tokens, colorAssets: colorAssets, imageAssets: imageAssets,
      kinds: kinds.kinds, components: components.sorted { $0.name.span.lowerBound < $1.name.span.lowerBound },
      straightComponents: straight,
      check: fields[Keys.check].map { checkInputs($0, as: ManifestSchema.CheckFields.schema) }
        ?? CheckInputs())
  }

  private mutating func components(
    _ node: Node, _ field: Field, read: (inout Decoder, Located<String>, Node) -> Component?
  ) -> [Component] {
    var seen: Set<[UInt8]> = []
    var isCutOff = false
    return entries(of: node, expected: field.expects, inner: field.shape.keysOfEntries).compactMap {
      key, value in
      // A key that stands twice was reported when the document was read.
      guard !isCutOff, seen.insert(Array(key.value.utf8)).inserted else { return nil }
      if isSection(key.value, value, in: field) {
        report(.sectionTooDeep(key, in: field))
        // What follows an empty section was meant to stand in it.
        isCutOff = value.isAbsent
        return nil
      }
      let name = typeName(key)
      let before = diagnostics.count
      let component = read(&self, key, value)
      // Where something is wrong, not all code was read.
      if let component, !diagnostics[before...].contains(where: { $0.severity == .error }) {
        checkUse(of: component.parameters)
        if case .toolbarContent(let model) = component { checkUse(of: model.environment, in: model) }
        if isStraight(component) { straight.insert(component.name.value) }
      }
      for index in before..<diagnostics.count { diagnostics[index].name(component: key.value) }
      return name == nil ? nil : component
    }
  }

  /// Whether an entry of `field` is no component, but a section of the manifest that is indented too far.
  private func isSection(_ name: String, _ value: Node, in field: Field) -> Bool {
    guard ManifestSchema.Root.sections.contains(name) else { return false }
    let keys = field.shape.requiredKeysOfEntries
    return value.kind != .mapping
      || !value.mergedEntries().contains { keys.contains($0.key.string ?? "") }
  }

  /// Whether all code that was read of a component says no more than its types.
  private func isStraight(_ component: Component) -> Bool {
    let environment: [EnvironmentProperty]
    switch component {
    case .toolbarContent(let model): environment = model.environment
    case .toggleStyle: environment = []
    // What the template of a kind of one's own makes of its fields is not known here.
    case .custom: return false
    }
    guard let form = StraightCode(parameters: component.parameters, environment: environment) else {
      return false
    }
    // The source of a property is a key path or a type.
    return (code + [lookup.bundle, colorBundle].compactMap { $0 }).allSatisfy { code in
      environment.contains { $0.source.span == code.span } || form.allows(code)
    }
  }

  /// What a check section says.
  mutating func checkInputs(_ node: Node, as schema: ObjectSchema) -> CheckInputs {
    typealias Keys = ManifestSchema.CheckFields
    var inputs = CheckInputs()
    guard let fields = fields(of: node, as: schema) else { return inputs }
    inputs.useSites = fields[Keys.useSites].map { paths($0, Keys.useSites, suffixes: [".swift"]) } ?? []
    inputs.stubs =
      fields[Keys.stubs].map { paths($0, Keys.stubs, suffixes: [".swift", ".swiftinterface"]) } ?? []
    inputs.assets = fields[Keys.assets].map { paths($0, Keys.assets, suffixes: [".xcassets"]) } ?? []
    inputs.rulesOff = fields[Keys.rules].map { rulesOff($0) } ?? []
    inputs.isolation = fields[Keys.isolation].flatMap {
      choice($0, Keys.isolation, of: Isolation.self)?.value
    }
    return inputs
  }

  /// The codes that are given as off. Which codes there are, this module does not know.
  private mutating func rulesOff(_ node: Node) -> [Located<String>] {
    let field = ManifestSchema.CheckFields.rules
    return entries(of: node, expected: field.expects).compactMap { key, value in
      choice(value, field, of: RuleSwitch.self) == nil ? nil : key
    }
  }
}
