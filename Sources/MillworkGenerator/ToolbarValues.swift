import MillworkManifest
import MillworkSDK
import MillworkSource
import MillworkTemplate

/// What the template `toolbar-content.stencil` is given for one component.
struct ToolbarValues {
  private let model: ToolbarContentModel
  private let manifest: Manifest
  /// The plans that need a static property, each with the property's name.
  private let placements: [(name: String, plan: PlacementPlan)]

  init(_ model: ToolbarContentModel, of manifest: Manifest) {
    self.model = model
    self.manifest = manifest
    var placements: [(name: String, plan: PlacementPlan)] = []
    for plan in model.items.compactMap(\.placement) where plan.uniform == nil {
      guard !placements.contains(where: { Self.same($0.plan, plan) }) else { continue }
      let base = plan.requested ?? plan.byPlatform.first?.name ?? "placement"
      let taken = placements.map(\.name)
      let numbered = (2...).lazy.map { base + String($0) }
      let name = ([base] + numbered.prefix(placements.count)).first { !taken.contains($0) }
      placements.append((name ?? base, plan))
    }
    self.placements = placements
  }

  /// The context of the template.
  var value: Value {
    [
      "access": .string(accessPrefix(manifest.access)),
      "name": model.name.templateValue,
      "summary": summaryLines(model.summary),
      "generics": .array(
        model.slots.map { .string($0.role.genericName(of: $0.slot), origin: $0.slot.name.span) }),
      "states": .array(model.sheetStates.map { .string($0.name, origin: model.items[$0.item].span) }),
      "parameters": .array(parameters),
      "items": .array(model.items.indices.map { item(at: $0) }),
      "spacerGuard": guardValue(spacerGuard),
      "isParted": .bool(hasSpacers && spacerGuard.needsTwoBodies),
      "placements": .array(placements.map { placementProperty($0.name, $0.plan) }),
      "defaultPlacement": model.placement.flatMap { plan in
        plan.uniform == nil ? placementProperty("defaultPlacement", plan) : nil
      } ?? .null,
      "modifier": model.modifier.map { $0.templateValue } ?? .null,
    ]
  }

  private var spacerGuard: AvailabilityGuard { .toolbarSpacer(floors: manifest.platforms) }

  private var hasSpacers: Bool {
    model.items.contains { if case .spacer = $0.kind { true } else { false } }
  }

  // MARK: Parameters

  /// The initialiser's parameters: the placement, the declared ones, then the view slots.
  private var parameters: [Value] {
    var values: [Value] = []
    if let plan = model.placement {
      values.append(
        parameter(
          "value", .string("placement", origin: plan.span), type: "ToolbarItemPlacement",
          default: plan.uniform.map { .string(".\($0)", origin: plan.span) },
          memberDefault: plan.uniform == nil ? "defaultPlacement" : nil))
    }
    values += model.parameters.map { given in
      let type: Value
      let kind: String
      switch given.kind {
      case .value: (kind, type) = ("value", .text(given.type.text))
      case .closure: (kind, type) = ("closure", .text(given.type.text))
      case .binding(let value): (kind, type) = ("binding", .text(value.text))
      }
      return parameter(
        kind, given.name.templateValue, type: type, default: given.defaultValue.map { .text($0.text) })
    }
    values += model.slots.map { slot, role in
      parameter(
        role == .label ? "label" : "content", slot.name.templateValue,
        type: .string(role.genericName(of: slot), origin: slot.name.span), default: nil)
    }
    return values
  }

  private func parameter(
    _ kind: String, _ name: Value, type: Value, default defaultValue: Value?, memberDefault: String? = nil
  ) -> Value {
    [
      "kind": .string(kind), "name": name, "type": type, "default": defaultValue ?? .null,
      "memberDefault": memberDefault.map { .string($0) } ?? .null,
    ]
  }

  // MARK: Items

  private func item(at index: Int) -> Value {
    let item = model.items[index]
    let state = model.sheetStates.first { $0.item == index }?.name
    var kind = "spacer"
    var label = Value.null
    var action = Value.null
    var sheet = Value.null
    var isOn = Value.null
    var sizing = Value.null
    switch item.kind {
    case .button(let choice, .run(let code)):
      (kind, label, action) = ("button", self.label(choice), .text(code.text))
    case .button(let choice, .sheet(let content)):
      (kind, label, sheet) = ("button", self.label(choice), self.sheet(content))
      action = .string("\(state ?? "") = true", origin: item.span)
    case .toggle(let choice, let code): (kind, label, isOn) = ("toggle", self.label(choice), .text(code.text))
    case .spacer(let width): sizing = .string(width.rawValue)
    }
    let entries: KeyValuePairs<String, Value> = [
      "kind": .string(kind), "placement": placementExpression(at: index), "label": label, "action": action,
      "sheet": sheet, "state": state.map { .string($0, origin: item.span) } ?? .null, "isOn": isOn,
      "sizing": sizing,
    ]
    return .dictionary(entries, origin: item.span)
  }

  private func label(_ choice: LabelChoice) -> Value {
    switch choice {
    case .slot(let slot):
      ["slot": slot.name.templateValue, "title": .null, "image": .null, "isVerbatim": false]
    case .title(let text, let image):
      [
        "slot": .null, "title": .text(text.plain.text), "isVerbatim": isVerbatim(text),
        "image": imageValue(image),
      ]
    }
  }

  private func sheet(_ content: SheetContent) -> Value {
    switch content {
    case .slot(let slot): ["slot": slot.name.templateValue, "view": .null]
    case .view(let code): ["slot": .null, "view": .text(code.text)]
    }
  }

  // MARK: Placements

  /// The placement of the item at `index`: its own, the component's, or for a spacer that of the nearest item.
  private func placementExpression(at index: Int) -> Value {
    let own = model.items[index].placement
    let isSpacer = if case .spacer = model.items[index].kind { true } else { false }
    if own == nil, isSpacer, let near = nearestItem(to: index) { return placementExpression(at: near) }
    guard let own else {
      return model.placement == nil ? .null : .string("placement", origin: model.placement?.span)
    }
    if let name = own.uniform { return .string(".\(name)", origin: own.span) }
    let property = placements.first { Self.same($0.plan, own) }?.name ?? ""
    return .string("Self.\(property)", origin: own.span)
  }

  /// The item, no spacer, that stands nearest before `index`, else after it.
  private func nearestItem(to index: Int) -> Int? {
    let items = model.items.indices.filter { index in
      if case .spacer = model.items[index].kind { false } else { true }
    }
    return items.last { $0 < index } ?? items.first { $0 > index }
  }

  private func placementProperty(_ name: String, _ plan: PlacementPlan) -> Value {
    let fallback = plan.byPlatform.first?.name ?? ""
    var branches: [(platforms: [Platform], name: String)] = []
    for (platform, name) in plan.byPlatform where name != fallback {
      if let index = branches.firstIndex(where: { $0.name == name }) {
        branches[index].platforms.append(platform)
      } else {
        branches.append(([platform], name))
      }
    }
    return [
      "name": .string(name),
      "branches": .array(
        branches.map { branch in
          [
            "condition": .string(branch.platforms.map { "os(\($0.name))" }.joined(separator: " || ")),
            "placement": .string(branch.name, origin: plan.span),
          ]
        }),
      "fallback": .string(fallback, origin: plan.span),
    ]
  }

  private static func same(_ a: PlacementPlan, _ b: PlacementPlan) -> Bool {
    a.byPlatform.elementsEqual(b.byPlatform) { $0.platform == $1.platform && $0.name == $1.name }
  }
}
