import MillworkManifest
import MillworkSDK
import MillworkSource
import MillworkTemplate

/// What the templates of toolbar items are given. Collects the support functions that the items call.
struct ToolbarItemValues {
  let model: ToolbarContentModel
  let settings: Settings
  let minimumSDK: OSVersion
  /// The declared floors of the manifest.
  let declared: [PlatformFloor]
  /// The floors where the items that are being made are used.
  var floors: [PlatformFloor]
  /// The oldest SDK where the items that are being made are used.
  private var sdk: OSVersion
  /// What is known not to hold where the items that are being made are used.
  private var denied: AvailabilityGuard?
  let placements: ToolbarPlacementValues
  private(set) var support: [ToolbarSupport] = []
  /// The members that the struct needs besides its body.
  private(set) var members: [ToolbarMember] = []
  /// The properties that both bodies share, where there are two.
  private(set) var sharedProperties: [ToolbarDeclaration] = []
  private var memberNames: MemberNames
  private var namesByOwner: [Span: String] = [:]

  init(_ model: ToolbarContentModel, of manifest: Manifest) {
    self.model = model
    settings = manifest.settings
    minimumSDK = manifest.minimumSDK
    sdk = manifest.minimumSDK
    declared = manifest.platforms
    floors = manifest.platforms
    placements = ToolbarPlacementValues(
      model, floors: manifest.platforms, minimumSDK: manifest.minimumSDK)
    memberNames = MemberNames(model)
  }

  func availability(_ facts: [String]) -> AvailabilityGuard {
    AvailabilityGuard(floors: floors, minimumSDK: sdk, facts: facts)
  }

  /// Notes that the code calls a support function.
  mutating func use(_ function: ToolbarSupport) {
    if !support.contains(function) { support.append(function) }
  }

  /// The name of a member of the struct that holds `content`, which is of the item or control at `owner`.
  mutating func member(for owner: Span, named base: String, _ content: ToolbarMember.Content) -> String {
    let name = namesByOwner[owner] ?? memberNames.name(base)
    namesByOwner[owner] = name
    use(ToolbarMember(owner: owner, name: name, content: content))
    return name
  }

  private mutating func use(_ member: ToolbarMember) {
    if !members.contains(where: { $0.owner == member.owner }) { members.append(member) }
  }

  // MARK: The body

  /// Whether the toolbar builder knows `if` at the floors.
  private var allowsConditions: Bool { availability(["ToolbarContentBuilder.buildIf"]).required.isEmpty }

  /// The body: the items, or where the builder knows no `if` and some items need one, two properties.
  var body: Value {
    mutating get {
      guard let split else {
        let items = items()
        use(items)
        return ["blocks": blocks(items.map(\.code)), "split": .null]
      }
      let floors = floors
      self.floors = split.raised(floors)
      sdk = split.raised(minimumSDK)
      let newer = items()
      self.floors = floors
      sdk = minimumSDK
      let plain = items()
      denied = split
      let older = items()
      denied = nil
      let shared = ToolbarSharedItems(newer, older, plain: plain, of: model, &memberNames)
      use(shared.items)
      sharedProperties = shared.properties
      return [
        "blocks": .null, "split": guardValue(split), "newer": blocks(shared.replacing(in: newer)),
        "older": blocks(shared.replacing(in: older)),
      ]
    }
  }

  /// What parts the two bodies: what all items that can't stand inside a condition need, or else the builder's `if` with
  /// what such items need on each platform. Where nothing would be left, an item without content has to do.
  private var split: AvailabilityGuard? {
    let builder = availability(["ToolbarContentBuilder.buildIf"])
    let guards = Set(
      model.items.map { availability($0.dividingRequirements) }
        .filter { $0.isConditional && !$0.isNeverPresent })
    let fixed = guards.filter { !$0.fitsAroundItem }
    if allowsConditions {
      let split = builder.joined(with: Array(fixed))
      return split.required.isEmpty || split.required.contains(where: { !hasItem(below: $0) }) ? nil : split
    }
    guard let first = guards.first else { return nil }
    return guards.count == 1 ? first : builder.joined(with: Array(fixed))
  }

  /// Whether some item is there on the platform of `version` whatever the version is.
  private func hasItem(below version: PlatformFloor) -> Bool {
    model.items.contains { item in
      let needs = availability(item.requirements)
      return needs.present.contains { $0.platform == version.platform }
        && !needs.required.contains { $0.platform == version.platform }
    }
  }

  /// Notes what the code of items calls.
  private mutating func use(_ items: [ToolbarItemCode]) {
    for function in items.flatMap(\.support) { use(function) }
    for member in items.flatMap(\.members) { use(member) }
  }

  /// The items that can be there.
  private mutating func items() -> [ToolbarItemCode] {
    let others = (support, members)
    defer { (support, members) = others }
    return shownItems.map { shown in
      (support, members) = ([], [])
      let needs = AvailabilityGuard(
        floors: declared, minimumSDK: minimumSDK, facts: model.items[shown.index].requirements)
      let code = item(at: shown.index, shown.needs)
      let isDivided = availability(model.items[shown.index].dividingRequirements).isConditional
      return (shown.index, isDivided, code, needs, support, members)
    }
  }

  /// Items in blocks that the builder takes.
  private func blocks(_ items: [GuardedCode]) -> Value {
    let size = ToolbarItemModel.blockSize
    guard items.count > size else { return .array([.array(GuardedCode.values(items))]) }
    // Each group counts as one, so that groups of equal size come out.
    let count = (items.count + size - 1) / size
    let length = (items.count + count - 1) / count
    return .array(
      stride(from: 0, to: items.count, by: length).map { start in
        .array(GuardedCode.values(Array(items[start..<min(start + length, items.count)])))
      })
  }

  // MARK: Items

  /// The items that can be there, each with what it needs. Where they would leave a platform without any, those whose views
  /// can't be stay, since the builder takes no empty body.
  private var shownItems: [(index: Int, needs: AvailabilityGuard)] {
    let all = model.items.indices.map { (index: $0, needs: availability(model.items[$0].requirements)) }
      .filter { !$0.needs.isNeverPresent && (model.items[$0.index].holdsViews || !isDenied($0.needs)) }
    let possible = all.filter { item in
      guard case .group(let group) = model.items[item.index].kind else { return !isNowhere(item.needs) }
      return !isNowhere(item.needs)
        && group.controls.contains { !isNowhere(availability($0.requirements)) }
    }.map { (index: $0.index, needs: reachable($0.needs)) }
    let isEnough = floors.allSatisfy { floor in
      possible.contains { item in item.needs.present.contains { $0.platform == floor.platform } }
    }
    return isEnough ? possible : all
  }

  private mutating func item(at index: Int, _ needs: AvailabilityGuard) -> GuardedCode {
    let item = model.items[index]
    // Views can be parted inside an item; everything else is parted around it.
    let isVisibleInside = item.holdsViews && !allowsConditions
    // A version that views need is asked for inside the item, so that the item's modifiers stand below it.
    let outer = floors
    defer { floors = outer }
    if item.holdsViews { floors = outer.filter { !needs.missing.contains($0.platform) } }
    let modifiers = itemModifiers(item.attributes)
    floors = needs.raised(outer)
    let inner = entries([
      "innerAvailable": item.holdsViews ? availableValue(needs) : .null,
      "innerVisible": isVisibleInside ? item.visible.map { .text($0.text) } ?? .null : .null,
    ])
    return GuardedCode(
      condition: needs.condition, available: item.holdsViews ? nil : needs.available,
      visible: isVisibleInside ? nil : item.visible, entries: inner + content(of: item, at: index, modifiers),
      span: item.span)
  }

  /// Whether what needs `needs` is known not to be there on some platform.
  func isDenied(_ needs: AvailabilityGuard) -> Bool {
    guard let denied else { return false }
    return needs.required.contains { wanted in
      denied.required.contains { $0.platform == wanted.platform && $0.version <= wanted.version }
    } || needs.compiler != nil && needs.compiler == denied.compiler
  }

  /// Whether what needs `needs` is known to be there on no platform.
  func isNowhere(_ needs: AvailabilityGuard) -> Bool {
    denied != nil && needs.present.allSatisfy { isNowhere(needs, on: $0.platform) }
  }

  /// Whether what needs `needs` is known not to be there on `platform`, or nothing of what is being made is.
  private func isNowhere(_ needs: AvailabilityGuard, on platform: Platform) -> Bool {
    guard let denied else { return false }
    guard let limit = denied.required.first(where: { $0.platform == platform }) else {
      // With the compiler that `denied` asks for, the platform is left to what is not denied.
      return !denied.missing.contains(platform)
        && (denied.compiler == nil || denied.compiler == needs.compiler)
    }
    return needs.required.contains { $0.platform == limit.platform && $0.version >= limit.version }
  }

  /// `needs` without the platforms where the version that it asks for is known not to be there.
  func reachable(_ needs: AvailabilityGuard) -> AvailabilityGuard {
    if denied == nil || isNowhere(needs) { return needs }
    return needs.leavingOut(
      needs.required.map(\.platform).filter { isNowhere(needs, on: $0) }, of: floors)
  }

  private mutating func content(
    of item: ToolbarItemModel, at index: Int, _ modifiers: Value
  ) -> [Value.Entry] {
    let place = placements.expression(at: index)
    switch item.kind {
    case .control(let control):
      return views("ToolbarItem", [control], label: nil, isControlGroup: false, item, place, modifiers)
    case .group(let group):
      let head = group.isControlGroup ? "ToolbarItem" : "ToolbarItemGroup"
      return views(
        head, group.controls, label: group.label, isControlGroup: group.isControlGroup, item, place,
        modifiers)
    case .titleMenu(let controls):
      return entries([
        "body": "item-title-menu.stencil", "controls": .array(self.controls(controls, in: .menu)),
      ])
    case .spacer(let sizing):
      let arguments: [SwiftCall.Argument] = [.expression(nil, ".\(sizing.rawValue)", at: item.span)]
      return entries([
        "body": "item-call.stencil", "call": SwiftCall("ToolbarSpacer", arguments + self.place(place)).value,
      ])
    case .defaultItem(let kind): return defaultItem(kind.rawValue, item, place)
    case .search: return defaultItem("search", item, place)
    }
  }

  private func place(_ value: Value) -> [SwiftCall.Argument] {
    value.isNull ? [] : [.value("placement", value)]
  }

  private func defaultItem(
    _ kind: String, _ item: ToolbarItemModel, _ place: Value
  ) -> [Value.Entry] {
    let arguments: [SwiftCall.Argument] = [.expression("kind", ".\(kind)", at: item.span)]
    return entries([
      "body": "item-call.stencil",
      "call": SwiftCall("DefaultToolbarItem", arguments + self.place(place)).value,
    ])
  }

  private mutating func views(
    _ head: String, _ controls: [ToolbarControl], label: LabelChoice?, isControlGroup: Bool,
    _ item: ToolbarItemModel, _ place: Value, _ modifiers: Value
  ) -> [Value.Entry] {
    let id = item.attributes.id.map { [SwiftCall.Argument.literal("id", $0)] } ?? []
    let inside: ControlPlace = if case .control = item.kind { .item } else { .group }
    var labelNeeds = availability([])
    if case .group(let group) = item.kind { labelNeeds = availability(group.labelFact.map { [$0] } ?? []) }
    let hasLabel = !isDenied(labelNeeds)
    let label = hasLabel ? label : nil
    // A control group is written with its label and without it where only newer versions know labels; its controls stand once.
    let isParted = isControlGroup && hasLabel && !labelNeeds.required.isEmpty
    let inner = Value.array(self.controls(controls, in: inside))
    let needs = AvailabilityGuard(floors: declared, minimumSDK: minimumSDK, facts: item.requirements)
    let controlsName =
      isParted ? member(for: item.span, named: item.controlsName, .controls(inner, needs)) : nil
    return entries([
      "body": "item-views.stencil",
      "call": SwiftCall(head, id + self.place(place), opensClosure: true).value,
      "controls": controlsName == nil ? inner : .null,
      "controlsName": controlsName.map { .string($0, origin: item.span) } ?? .null,
      "groupLabel": label.map { labelValue($0) } ?? .null,
      "isControlGroup": .bool(isControlGroup),
      "labelAvailable": isParted ? availableValue(labelNeeds) : .null,
      "itemModifiers": modifiers, "sharedViews": .null,
    ])
  }
}
