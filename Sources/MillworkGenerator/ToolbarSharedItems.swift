import MillworkManifest
import MillworkTemplate

/// The items that stand alike in the body for newer systems and in that for older ones: each becomes a property, which both
/// bodies name.
struct ToolbarSharedItems {
  /// The name of an item's property, by the place of the item in the component.
  private var names: [Int: String] = [:]
  /// The properties for the template `split-properties.stencil`.
  private(set) var properties: [Value] = []

  /// The items that `newer` and `older` have in common.
  init(_ newer: [ToolbarItemCode], _ older: [ToolbarItemCode], of model: ToolbarContentModel) {
    var taken = Set(["body", "newer", "older", "placement", "dismiss"])
    taken.formUnion((model.parameters.map(\.name) + model.environment.map(\.name)).map(\.value))
    taken.formUnion(model.slots.map(\.name.value) + model.states.map(\.name))
    for item in newer {
      guard item.code.isUnconditional,
        let other = older.first(where: { $0.index == item.index }), other.code.isSame(as: item.code)
      else { continue }
      let base = model.items[item.index].propertyName
      let numbered = (2...taken.count + 2).lazy.map { "\(base)\($0)" }
      // The manifest's code may mean something else by the name.
      let name = ([base] + numbered).first { name in
        !taken.contains(name) && !model.code.contains { $0.mentions(name) }
      }
      guard let name else { continue }
      taken.insert(name)
      names[item.index] = name
      properties.append([
        "name": .string(name, origin: item.code.span),
        "item": .dictionary(item.code.entries, origin: item.code.span),
      ])
    }
  }

  /// `items` with the names of properties in place of those that have one.
  func replacing(in items: [ToolbarItemCode]) -> [GuardedCode] {
    items.map { item in
      guard let name = names[item.index] else { return item.code }
      return GuardedCode(
        condition: nil, available: nil, visible: nil,
        entries: entries(["body": "shared-item.stencil", "name": .string(name, origin: item.code.span)]),
        span: item.code.span)
    }
  }
}

/// The code of an item, with the place of the item in the component.
typealias ToolbarItemCode = (index: Int, code: GuardedCode)
