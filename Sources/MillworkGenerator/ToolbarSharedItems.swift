import MillworkManifest
import MillworkSource
import MillworkTemplate

/// What the body for newer systems and that for older ones share: each item that both have becomes a property that both bodies
/// name, or, where its conditions and modifiers differ, its views do. That holds also where the older body could do without a branch.
struct ToolbarSharedItems {
  /// What a property holds, and its name, by the place of the item in the component.
  private var names: [Int: (name: String, holdsItem: Bool)] = [:]
  /// The properties.
  private(set) var properties: [ToolbarDeclaration] = []
  /// The items whose code is printed, be it in a body or in a property.
  private(set) var items: [ToolbarItemCode] = []

  /// What `newer` and `older` have in common; `plain` are the items as they are outside of both.
  init(
    _ newer: [ToolbarItemCode], _ older: [ToolbarItemCode], plain: [ToolbarItemCode],
    of model: ToolbarContentModel, _ memberNames: inout MemberNames
  ) {
    for item in newer {
      guard let other = older.first(where: { $0.index == item.index }),
        let (shared, holdsItem) = Self.shared(
          item, other, plain: plain.first { $0.index == item.index })
      else {
        items.append(item)
        continue
      }
      if holdsItem {
        items.append(shared)
      } else {
        items.append(Self.part(of: shared, isViews: true))
        items += [item, other].map { Self.part(of: $0, isViews: false) }
      }
      let itemModel = model.items[item.index]
      let base = holdsItem ? itemModel.propertyName : itemModel.contentName
      let name = memberNames.name(base)
      names[item.index] = (name, holdsItem)
      let versions = holdsItem && shared.code.asksForVersion ? nil : shared.needs.available
      properties.append(
        (
          shared.needs.condition,
          [
            "partial": "shared-property.stencil", "name": .string(name, origin: shared.code.span),
            "versions": .optional(versions), "holdsItem": .bool(holdsItem),
            "available": .optional(shared.code.available), "visible": .null,
            "item": .dictionary(shared.code.entries, origin: shared.code.span),
          ]
        ))
    }
    items += older.filter { item in !newer.contains { $0.index == item.index } || names[item.index] == nil }
  }

  /// An item with what its views call, or with what the rest of it calls.
  private static func part(of item: ToolbarItemCode, isViews: Bool) -> ToolbarItemCode {
    var part = item
    part.support.removeAll { $0.isOfContent == isViews }
    if !isViews { part.members = [] }
    return part
  }

  /// The code that can stand for both, and whether it does for the whole item or for its views only.
  private static func shared(
    _ newer: ToolbarItemCode, _ older: ToolbarItemCode, plain: ToolbarItemCode?
  ) -> (code: ToolbarItemCode, holdsItem: Bool)? {
    func one(_ areAlike: (GuardedCode, GuardedCode) -> Bool) -> ToolbarItemCode? {
      if areAlike(newer.code, older.code) { return newer }
      guard let plain, !plain.isDivided else { return nil }
      return [newer, older].first { areAlike($0.code, plain.code) }
    }
    if newer.code.isGuarded(like: older.code), let item = one({ $0.isSame(as: $1) }) { return (item, true) }
    // Where the views differ by what older systems lack, those with their own conditions do for both.
    if let item = one({ $0.hasViews(of: $1) }) { return (item, false) }
    let haveViews = [newer, older].allSatisfy { $0.code.views != nil }
    return plain.flatMap { haveViews && $0.code.holdsViews ? ($0, false) : nil }
  }

  /// `items` with the names of properties in place of what these hold.
  func replacing(in items: [ToolbarItemCode]) -> [GuardedCode] {
    items.map { item in
      guard let shared = names[item.index] else { return item.code }
      let name = Value.string(shared.name, origin: item.code.span)
      guard shared.holdsItem else { return item.code.naming(views: name) }
      return GuardedCode(
        condition: item.code.condition, available: nil, visible: item.code.visible,
        entries: entries(["body": "shared-item.stencil", "name": name]), span: item.code.span)
    }
  }
}

/// The code of an item, with the place of the item in the component, whether it is written in another way for older systems, what the item needs at the declared floors, and the functions
/// and members that the code calls.
typealias ToolbarItemCode = (
  index: Int, isDivided: Bool, code: GuardedCode, needs: AvailabilityGuard, support: [ToolbarSupport],
  members: [ToolbarMember]
)

/// A declaration in a component's struct, for `declarations.stencil`, with what `#if` asks for around it.
typealias ToolbarDeclaration = (condition: String?, value: Value)

/// A member of a component's struct that holds what several branches have.
struct ToolbarMember {
  /// What it holds.
  enum Content {
    /// What a button does, for the template `action.stencil`.
    case action(Value)
    /// The controls of a group, for `controls.stencil`, and what the group needs at the declared floors.
    case controls(Value, AvailabilityGuard)
  }

  /// The item or control that it is of.
  let owner: Span
  /// The member's name.
  let name: String
  /// What it holds.
  let content: Content

  /// The member for the template of the struct.
  var declaration: ToolbarDeclaration {
    func value(_ action: Value, _ controls: Value, versions: Value) -> Value {
      [
        "partial": "member.stencil", "name": .string(name, origin: owner), "action": action,
        "controls": controls, "versions": versions,
      ]
    }
    switch content {
    case .action(let action): return (nil, value(action, .null, versions: .null))
    case .controls(let controls, let needs):
      return (needs.condition, value(.null, controls, versions: availableValue(needs)))
    }
  }
}

extension GuardedCode {
  /// Whether the same versions and conditions are asked for, around the item or in it.
  fileprivate func isGuarded(like other: GuardedCode) -> Bool {
    func inner(_ code: GuardedCode) -> Value {
      .dictionary(code.entries.filter { ["innerAvailable", "innerVisible"].contains($0.key) })
    }
    return available == other.available && visible?.string == other.visible?.string
      && inner(self).isSame(as: inner(other))
  }

  /// Whether both pieces are the same item; a property for it stands outside of `#if` and of the manifest's condition.
  fileprivate func isSame(as other: GuardedCode) -> Bool {
    isGuarded(like: other) && Value.dictionary(entries).isSame(as: .dictionary(other.entries))
  }

  /// Whether both pieces are items of the same views, to which no version applies.
  fileprivate func hasViews(of other: GuardedCode) -> Bool {
    guard let views, let others = other.views else { return false }
    return Value.dictionary(views).isSame(as: .dictionary(others))
  }

  /// Whether it asks for a version around the item or its views.
  fileprivate var asksForVersion: Bool {
    available != nil || entries.contains { $0.key == "innerAvailable" && !$0.value.isNull }
  }

  /// Whether it is an item of views.
  fileprivate var holdsViews: Bool { entries.contains { $0.key == "sharedViews" } }

  /// What the template of the item's views is given; nil for an item without any, and where these need a version.
  fileprivate var views: [Value.Entry]? {
    // The label of a control group is a part of it, that of other groups one of the item's.
    let isControlGroup = entries.contains { $0.key == "isControlGroup" && $0.value.isSame(as: true) }
    let needed =
      ["controls", "controlsName", "isControlGroup", "labelAvailable"]
      + (isControlGroup ? ["groupLabel"] : [])
    guard holdsViews, !asksForVersion else { return nil }
    return entries.filter { needed.contains($0.key) }
  }

  /// The same piece with the name of a property in place of its views.
  fileprivate func naming(views name: Value) -> GuardedCode {
    GuardedCode(
      condition: condition, available: available, visible: visible,
      entries: entries.map { $0.key == "sharedViews" ? Value.Entry(key: $0.key, value: name) : $0 },
      span: span)
  }
}
