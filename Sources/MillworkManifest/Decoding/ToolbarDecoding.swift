import MillworkDocument
import MillworkSource

extension Decoder {
  /// One entry of `toolbarContent`.
  mutating func toolbarContent(_ name: Located<String>, _ node: Node) -> ToolbarContentModel? {
    typealias Keys = ManifestSchema.ToolbarFields
    guard let fields = fields(of: node, as: Keys.schema) else { return nil }
    toolbar = ToolbarNeeds()
    let parameters = fields[Keys.parameters].map { self.parameters($0) } ?? []
    toolbar.taken = Set(parameters.map(\.name.value))
    code = []
    toolbar.isCustomizable =
      fields[Keys.customizable].flatMap { boolean($0, Keys.customizable) }?.value ?? false
    let items = fields[Keys.items].map { toolbarItems($0, of: name.value) } ?? []
    let model = ToolbarContentModel(
      name: name,
      summary: fields[Keys.summary].flatMap { plainText($0, Keys.summary) },
      isCustomizable: toolbar.isCustomizable,
      placement: fields[Keys.placement].flatMap { placement($0, Keys.placement) },
      parameters: parameters,
      environment: fields[Keys.environment].map { environment($0) } ?? [],
      modifier: fields[Keys.modifier].flatMap { identifier($0, Keys.modifier) },
      function: fields[Keys.function].flatMap { identifier($0, Keys.function) },
      items: items, slots: toolbar.slots, states: toolbar.states, code: code,
      span: node.span)
    checkMemberNames(of: model)
    checkItems(of: model)
    return model
  }

  private mutating func toolbarItems(_ node: Node, of component: String) -> [ToolbarItemModel] {
    let nodes = items(of: node, expected: "a list of items")
    if node.kind == .sequence, nodes.isEmpty { report(.noItems(at: node.span)) }
    if nodes.count > ToolbarItemModel.maximumCount { report(.tooManyItems(nodes.count, at: node.span)) }
    let items = nodes.compactMap { toolbarItem($0) }
    if !nodes.isEmpty, items.count == nodes.count { checkNothingIsEmpty(items, of: component, at: node.span) }
    return items
  }

  /// The kind of an item or control, with its fields. Where a key of one kind is a field of another, the other one counts.
  private mutating func kind(of node: Node, among kinds: [ToolbarKind]) -> (key: Field, fields: Fields)? {
    guard node.kind == .mapping else {
      if let text = shortText(of: node), !kinds.contains(where: { $0.key.name == text }),
        !ManifestSchema.places(of: text).isEmpty
      {
        let key = Located(text, at: node.span)
        report(.kindElsewhere(key, places: ManifestSchema.places(of: text), kinds: kinds.map(\.key.name)))
        return nil
      }
      report(
        .notAnItem(found: describe(node), text: shortText(of: node), kinds: kinds.map(\.key), at: node.span))
      return nil
    }
    let names = node.mergedEntries().compactMap(\.key.string)
    let given = kinds.filter { names.contains($0.key.name) }
    let own = given.filter { kind in
      !given.contains { $0.key != kind.key && $0.schema().fieldNames.contains(kind.key.name) }
    }
    guard let kind = own.first, own.count == 1 else {
      if given.isEmpty {
        let keys = node.mergedEntries().compactMap { entry in
          entry.key.string.map { Located($0, at: entry.key.span) }
        }
        if let key = keys.first(where: { !ManifestSchema.places(of: $0.value).isEmpty }) {
          report(
            .kindElsewhere(key, places: ManifestSchema.places(of: key.value), kinds: kinds.map(\.key.name)))
        } else {
          report(.unknownItemKind(keys: keys, kinds: kinds.map(\.key.name), at: node.span))
        }
      } else {
        reportSeveral(given, in: node)
      }
      return nil
    }
    guard let fields = fields(of: node, as: kind.schema()), fields.isComplete else { return nil }
    return (kind.key, fields)
  }

  /// Reports that a mapping has the keys of several kinds, and the keys that none of these knows.
  private mutating func reportSeveral(_ given: [ToolbarKind], in node: Node) {
    let schemas = given.map { $0.schema() }
    let known = Set(schemas.flatMap(\.fieldNames))
    var keys: [Located<String>] = []
    var unknown: [Located<String>] = []
    for entry in node.mergedEntries() {
      guard let key = entry.key.string else { continue }
      if given.contains(where: { $0.key.name == key }) { keys.append(Located(key, at: entry.key.span)) }
      if !known.contains(key) { unknown.append(Located(key, at: entry.key.span)) }
    }
    report(.severalItemKinds(keys))
    let first = schemas.first { $0.fieldNames.contains(keys[0].value) } ?? schemas[0]
    var fields = Fields(schema: first, node: node)
    reportUnknown(unknown, of: &fields)
  }

  private mutating func toolbarItem(_ node: Node) -> ToolbarItemModel? {
    typealias Keys = ManifestSchema.ItemAttributeFields
    guard let (key, fields) = kind(of: node, among: ManifestSchema.itemKinds) else { return nil }
    let content = itemKind(key, fields)
    let visible = ManifestSchema.ControlAttributeFields.visible
    let attributes = itemAttributes(fields)
    if case .control(let control)? = content {
      toolbar.leftOut = Set(
        AvailabilityGuard(floors: platforms, minimumSDK: minimumSDK, facts: control.requirements).missing)
    } else {
      toolbar.leftOut = []
    }
    let place = fields[Keys.placement] ?? fields[ManifestSchema.SpacerFields.placement]
    var plan = place.flatMap { placement($0, Keys.placement) }
    if place == nil, let standard = standardPlacement(of: key, fields, at: node.span) {
      plan = standard
      let span = fields.keySpan(key) ?? node.span
      if let name = standard.requested { noteChanges(of: standard, from: Located(name, at: span)) }
    }
    let condition = fields[visible].flatMap { self.condition($0, visible, standard: "true") }
    return content.map {
      ToolbarItemModel(
        kind: $0, kindName: key.name, placement: plan, visible: condition, attributes: attributes,
        span: node.span)
    }
  }

  /// The place of a kind that has one of its own.
  private func standardPlacement(of key: Field, _ fields: Fields, at span: Span) -> PlacementPlan? {
    switch key {
    case ManifestSchema.SystemFields.system:
      return fields[key]?.string.flatMap(SystemButton.init).map { standardPlacement($0.placement, at: span) }
    case ManifestSchema.SidebarToggleFields.sidebarToggle: return standardPlacement("navigation", at: span)
    case ManifestSchema.InspectorToggleFields.inspectorToggle:
      return standardPlacement("primaryAction", at: span)
    case ManifestSchema.StatusFields.status: return standardPlacement("status", at: span)
    case ManifestSchema.TitleItemFields.title, ManifestSchema.PrincipalFields.principal:
      return standardPlacement("principal", at: span)
    case ManifestSchema.BottomBarFields.bottomBar: return standardPlacement("bottomBar", at: span)
    case ManifestSchema.KeyboardFields.keyboard:
      // The row is left out where there is none, so that it has one place.
      let entries = platforms.map { PlacementPlan.Entry(platform: $0.platform, name: "keyboard", newer: nil) }
      return PlacementPlan(byPlatform: entries, requested: "keyboard", span: span)
    default: return nil
    }
  }

  private mutating func itemKind(_ key: Field, _ fields: Fields) -> ToolbarItemModel.Kind? {
    switch key {
    case ManifestSchema.GroupFields.group: return group(fields, key)
    case ManifestSchema.KeyboardFields.keyboard: return group(fields, key)
    case ManifestSchema.BottomBarFields.bottomBar: return group(fields, key)
    case ManifestSchema.TitleMenuFields.titleMenu:
      return .titleMenu(menuItems(fields, key))
    case ManifestSchema.SpacerFields.spacer:
      return fields[key].flatMap { choice($0, key, of: SpacerSizing.self) }.map { .spacer($0.value) }
    case ManifestSchema.DefaultItemFields.defaultItem:
      return fields[key].flatMap { choice($0, key, of: DefaultItem.self) }.map { .defaultItem($0.value) }
    case ManifestSchema.SearchFields.search:
      let field = ManifestSchema.SearchFields.text
      guard let prompt = fields[key].flatMap({ text($0, key) }),
        let query = fields[field].flatMap({ code($0, field) })
      else { return nil }
      return .search(SearchItem(prompt: prompt, text: query))
    default: return control(key, fields, isNested: false).map { .control($0) }
    }
  }

  private mutating func group(_ fields: Fields, _ key: Field) -> ToolbarItemModel.Kind? {
    typealias Keys = ManifestSchema.GroupFields
    let controls = controls(fields, key, among: ManifestSchema.controlKinds)
    let label = label(fields, title: Keys.label, image: Keys.image)
    if label == nil, let image = fields.keySpan(Keys.image) { report(.imageWithoutLabel(at: image)) }
    return controls.isEmpty
      ? nil
      : .group(
        ToolbarGroup(
          controls: controls, label: label, isControlGroup: toolbar.isCustomizable,
          isKeyboardRow: key == ManifestSchema.KeyboardFields.keyboard))
  }

  /// The controls of a group or menu, which are of the given kinds.
  mutating func controls(_ fields: Fields, _ field: Field, among kinds: [ToolbarKind]) -> [ToolbarControl] {
    guard let node = fields[field] else { return [] }
    let nodes = items(of: node, expected: field.expects)
    if node.kind == .sequence, nodes.isEmpty { report(.noControls(field, at: node.span)) }
    return nodes.compactMap { node in
      guard let (key, fields) = kind(of: node, among: kinds) else { return nil }
      return control(key, fields, isNested: true)
    }
  }
}
