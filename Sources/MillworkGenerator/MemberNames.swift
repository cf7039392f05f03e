import MillworkManifest

/// The names that members of a component's struct can have besides those that the manifest asks for.
struct MemberNames {
  private let code: [CodeText]
  private var taken: Set<String>

  /// The names that are left in the struct of `model`.
  init(_ model: ToolbarContentModel) {
    code = model.code
    taken = ["body", "newer", "older", "placement", "dismiss"]
    taken.formUnion((model.parameters.map(\.name) + model.environment.map(\.name)).map(\.value))
    taken.formUnion(model.slots.map(\.name.value) + model.states.map(\.name))
  }

  /// A new name: `base`, or `base` with a number. The manifest's code may mean something else by a name, so that none is one of its
  /// words.
  mutating func name(_ base: String) -> String {
    var name = base
    var number = 2
    while taken.contains(name) || code.contains(where: { $0.mentions(name) }) {
      name = base + String(number)
      number += 1
    }
    taken.insert(name)
    return name
  }
}
