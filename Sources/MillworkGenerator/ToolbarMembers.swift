import MillworkManifest
import MillworkSource
import MillworkTemplate

/// The properties and the initialiser of generated toolbar content, and of what wraps it.
struct ToolbarMembers {
  private let model: ToolbarContentModel
  private let access: AccessLevel

  init(_ model: ToolbarContentModel, access: AccessLevel) {
    self.model = model
    self.access = access
  }

  /// The members of the struct.
  var content: Value {
    let states = model.states.filter { !$0.isHosted }
    let slots = model.slots.filter { !$0.isHosted }
    let bindings = model.states.filter(\.isHosted).map { binding(to: $0) }
    return members(
      environment: environment(model.environment, dismisses: model.usesDismiss), states: states,
      parameters: given(hasDefaults: true) + bindings + parameters(of: slots), slots: slots,
      documented: model.parameters)
  }

  /// The parameters of what wraps the struct: the same, but with what the root presents in place of its state.
  var wrapper: Value {
    members(
      environment: [], states: [], parameters: given(hasDefaults: true) + parameters(of: model.slots),
      slots: model.slots, documented: model.parameters)
  }

  /// The members of the modifier that presents at the root, which reads `environment`.
  func presenter(environment read: [EnvironmentProperty]) -> Value {
    members(
      environment: environment(read, dismisses: false), states: model.states.filter(\.isHosted),
      parameters: given(hasDefaults: false) + parameters(of: model.slots), slots: model.slots, documented: [],
      access: .internal)
  }

  private func environment(_ properties: [EnvironmentProperty], dismisses: Bool) -> [Value] {
    let isDeclared = properties.contains { $0.name.value == "dismiss" }
    let standard: [Value] = dismisses && !isDeclared ? [["name": "dismiss", "source": "\\.dismiss"]] : []
    return standard + properties.map { ["name": $0.name.templateValue, "source": .text($0.source.text)] }
  }

  private func members(
    environment: [Value], states: [StateProperty], parameters: [Value], slots: [ViewSlot],
    documented: [Parameter], access: AccessLevel? = nil
  ) -> Value {
    let access = accessPrefix(access ?? self.access)
    // Swift makes the initialiser itself, of the properties that are not private, but not for other modules.
    let isMemberwise = access.isEmpty
    let isEmpty = access.isEmpty && environment.isEmpty && states.isEmpty && parameters.isEmpty
    return [
      "access": .string(access), "hasMembers": .bool(!isEmpty), "isMemberwise": .bool(isMemberwise),
      "isNonisolated": false,
      "environment": .array(environment),
      "generics": .array(ordered(slots).map { .string($0.genericName, origin: $0.name.span) }),
      "states": .array(states.map { stateValue($0) }),
      "parameters": .array(parameters),
      "created": "content", "documented": documentedValue(documented),
    ]
  }

  private func stateValue(_ state: StateProperty) -> Value {
    let name = Value.string(state.name, origin: state.span)
    return switch state.kind {
    case .flag: ["name": name, "definition": " = false"]
    case .task: ["name": name, "definition": ": Task<Void, Never>?"]
    }
  }

  // MARK: Parameters

  /// The placement, then the declared parameters.
  private func given(hasDefaults: Bool) -> [Value] {
    var values: [Value] = []
    if let plan = model.placement {
      values.append(
        parameterValue(
          "value", .string("placement", origin: plan.span), type: "ToolbarItemPlacement",
          default: hasDefaults ? plan.uniform.map { .string(".\($0)", origin: plan.span) } : nil,
          memberDefault: hasDefaults && plan.uniform == nil ? "defaultPlacement" : nil))
    }
    return values
      + model.parameters.map { parameterValue($0, hasDefault: hasDefaults) }
  }

  private func binding(to state: StateProperty) -> Value {
    parameterValue("binding", .string(state.name, origin: state.span), type: "Bool")
  }

  private func parameters(of slots: [ViewSlot]) -> [Value] {
    ordered(slots).map { slot in
      parameterValue(
        slot.role == .presented ? "content" : "label", slot.name.templateValue,
        type: .string(slot.genericName, origin: slot.name.span))
    }
  }

  /// Contents first, labels last, as SwiftUI orders its closures.
  private func ordered(_ slots: [ViewSlot]) -> [ViewSlot] {
    slots.filter { $0.role == .presented } + slots.filter { $0.role == .view }
      + slots.filter { $0.role == .label }
  }
}
