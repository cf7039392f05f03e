import MillworkDocument
import MillworkSource

extension Decoder {
  /// One entry of `toolbarContent`.
  mutating func toolbarContent(_ name: Located<String>, _ node: Node) -> ToolbarContentModel? {
    typealias Keys = ManifestSchema.ToolbarFields
    guard let fields = fields(of: node, as: Keys.schema) else { return nil }
    slotNames = []
    let items = fields[Keys.items].map { toolbarItems($0) } ?? []
    let model = ToolbarContentModel(
      name: name,
      summary: fields[Keys.summary].flatMap { plainText($0, Keys.summary) },
      placement: fields[Keys.placement].flatMap { placement($0, Keys.placement) },
      parameters: fields[Keys.parameters].map { parameters($0) } ?? [],
      modifier: fields[Keys.modifier].flatMap { identifier($0, Keys.modifier) },
      items: items,
      span: node.span)
    checkMemberNames(of: model)
    return model
  }

  private mutating func toolbarItems(_ node: Node) -> [ToolbarItemModel] {
    let nodes = items(of: node, expected: "a list of items")
    if node.kind == .sequence, nodes.isEmpty { report(.noItems(at: node.span)) }
    if nodes.count > ToolbarItemModel.maximumCount { report(.tooManyItems(nodes.count, at: node.span)) }
    let items = nodes.compactMap { toolbarItem($0) }
    let spacers = items.filter { if case .spacer = $0.kind { true } else { false } }
    if !nodes.isEmpty, spacers.count == nodes.count { report(.spacersAlone(at: node.span)) }
    return items
  }

  private mutating func toolbarItem(_ node: Node) -> ToolbarItemModel? {
    let kinds = ManifestSchema.itemKinds
    guard node.kind == .mapping else {
      report(
        .wrongType(expected: "an item: a mapping with a kind as key", found: describe(node), at: node.span))
      return nil
    }
    let given = kinds.filter { has($0.key, node) }
    guard let kind = given.first, given.count == 1 else {
      if given.isEmpty {
        let keys = node.mergedEntries().compactMap { entry in
          entry.key.string.map { Located($0, at: entry.key.span) }
        }
        report(.unknownItemKind(keys: keys, kinds: kinds.map(\.key.name), at: node.span))
      } else {
        report(.severalItemKinds(given.map(\.key.name), at: node.span))
      }
      return nil
    }
    guard let fields = fields(of: node, as: kind.schema), fields.isComplete else { return nil }
    let content: ToolbarItemModel.Kind?
    let placementField: Field
    switch kind.key {
    case ManifestSchema.ButtonFields.button:
      content = button(fields)
      placementField = ManifestSchema.ButtonFields.placement
    case ManifestSchema.ToggleItemFields.toggle:
      content = toggle(fields)
      placementField = ManifestSchema.ToggleItemFields.placement
    default:
      let field = ManifestSchema.SpacerFields.spacer
      content = fields[field].flatMap { choice($0, field, of: SpacerSizing.self) }.map { .spacer($0.value) }
      placementField = ManifestSchema.SpacerFields.placement
    }
    let place = fields[placementField].flatMap { placement($0, placementField) }
    return content.map { ToolbarItemModel(kind: $0, placement: place, span: node.span) }
  }

  private mutating func button(_ fields: Fields) -> ToolbarItemModel.Kind? {
    typealias Keys = ManifestSchema.ButtonFields
    let label = label(fields, title: Keys.button, image: Keys.image)
    let action: ButtonAction?
    switch (fields[Keys.action], fields[Keys.sheet]) {
    case (let statements?, nil): action = code(statements, Keys.action).map { .run($0) }
    case (nil, let sheet?): action = self.sheet(sheet).map { .sheet($0) }
    default:
      report(.oneOf([Keys.action, Keys.sheet], in: Keys.schema, at: fields.node.span))
      action = nil
    }
    guard let label, let action else { return nil }
    return .button(label: label, action: action)
  }

  private mutating func toggle(_ fields: Fields) -> ToolbarItemModel.Kind? {
    typealias Keys = ManifestSchema.ToggleItemFields
    let label = label(fields, title: Keys.toggle, image: Keys.image)
    let isOn = fields[Keys.isOn].flatMap { code($0, Keys.isOn) }
    guard let label, let isOn else { return nil }
    return .toggle(label: label, isOn: isOn)
  }

  private mutating func label(_ fields: Fields, title: Field, image: Field) -> LabelChoice? {
    guard let node = fields[title] else { return nil }
    if has(ManifestSchema.SlotFields.slot, node) {
      if let extra = fields.keySpan(image) { report(.imageBesideSlot(at: extra)) }
      return slot(node).map { .slot($0) }
    }
    guard node.kind != .mapping || has(ManifestSchema.TextFields.verbatim, node) else {
      _ = self.fields(of: node, as: ManifestSchema.labelSchema)
      return nil
    }
    let choice = fields[image].flatMap { self.image($0, image) }
    guard let text = text(node, title) else { return nil }
    if text.plain.text.bytes.allSatisfy({ $0 <= 0x20 }) { report(.emptyTitle(title, at: text.plain.span)) }
    return .title(text, image: choice)
  }

  private mutating func sheet(_ node: Node) -> SheetContent? {
    if has(ManifestSchema.SlotFields.slot, node) { return slot(node).map { .slot($0) } }
    return code(node, ManifestSchema.ButtonFields.sheet).map { .view($0) }
  }

  /// Every name that the struct declares, once: parameters, slots and what the generator adds; and the same for the
  /// generic parameters. Slots of items with errors count too.
  private mutating func checkMemberNames(of model: ToolbarContentModel) {
    var first: [String: Span?] = ["body": nil, "parted": nil, "plain": nil]
    if model.placement != nil { first["placement"] = .some(nil) }
    for state in model.sheetStates { first[state.name] = .some(nil) }
    let members = (model.parameters.map(\.name) + slotNames).sorted {
      $0.span.lowerBound < $1.span.lowerBound
    }
    for name in members {
      if ReservedNames.types.contains(name.value) {
        report(.reservedName(name))
      } else if let earlier = first[name.value] {
        report(.duplicateMember(name, first: earlier))
      } else {
        first[name.value] = name.span
      }
    }
    var generics = [model.name.value: model.name]
    for (slot, role) in model.slots where first[slot.name.value] == .some(slot.name.span) {
      let name = Located(role.genericName(of: slot), at: slot.name.span)
      if ReservedNames.types.contains(name.value) {
        report(.reservedName(name))
      } else if let earlier = generics[name.value] {
        report(.duplicateGeneric(name, first: earlier))
      } else {
        generics[name.value] = name
      }
    }
  }
}
